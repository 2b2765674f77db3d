"""The local table as a person starts it: `python -m bot play` in a process of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.local.screen import Screen, get

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


def environment(data: Path) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("NULLGATE_", "DISCORD_"))}
    return {**kept, "NULLGATE_DATA": str(data), "NULLGATE_REPORTS": "0", "PYTHONUNBUFFERED": "1"}


@dataclass
class Running:
    process: subprocess.Popen[str]
    address: str
    said: list[str]

    def screens(self) -> dict[str, Screen]:
        players = json.loads(get(self.address + "table.json")[1])["players"]
        return {pane["id"]: Screen(pane["url"]) for player in players for pane in player["panes"]}

    def stop(self, sign: int = signal.SIGINT) -> int:
        """Press Ctrl-C and give the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(sign)
        self.said.append(self.process.communicate(timeout=40)[0])
        return self.process.returncode

    @property
    def output(self) -> str:
        return "".join(self.said)


@contextmanager
def running(data: Path, *arguments: str, seconds: float = 90) -> Iterator[Running]:
    """Start the table and wait for its address; it is stopped at the end if it still runs."""
    command = [sys.executable, "-m", "bot", "play", "--no-browser", *arguments]
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment(data), text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    clock = threading.Timer(seconds, process.kill)
    clock.start()
    said: list[str] = []
    try:
        assert process.stdout
        for line in process.stdout:
            said.append(line)
            if found := ADDRESS.search(line):
                break
        else:
            raise AssertionError(f"it ended with {process.wait()} and said:\n{''.join(said)}")
        clock.cancel()
        yield Running(process, found.group(), said)
    finally:
        clock.cancel()
        if process.poll() is None:
            process.kill()
        process.wait()
        process.stdout and process.stdout.close()
