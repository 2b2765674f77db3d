"""The local table as a person starts it, in processes of its own."""

from __future__ import annotations

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

ROOT = Path(__file__).parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/\S*")


@dataclass
class Desk:
    """A table that is open."""

    process: subprocess.Popen[str]
    address: str
    port: int

    def bot(self) -> int:
        """Return the process of the bot."""
        told = subprocess.run(
            ["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, check=True
        )
        return int(told.stdout.split()[-1])

    def stop(self) -> None:
        """Press Ctrl-C and wait for the end."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)


@contextmanager
def running(data: Path, *, port: int = 0, seconds: float = 120) -> Iterator[Desk]:
    """Open the table and wait for its address; it is stopped at the end."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("NULLGATE_", "DISCORD_"))}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "play", "--no-browser", "--port", str(port)], cwd=ROOT, text=True,
        env={**kept, "NULLGATE_DATA": str(data), "NULLGATE_REPORTS": "0", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    clock, reader = threading.Timer(seconds, process.kill), None
    clock.start()
    try:
        assert process.stdout
        said = iter(process.stdout)
        found = next((m for m in map(ADDRESS.search, said) if m), None)
        assert found, f"it ended with {process.wait()}"
        clock.cancel()
        desk = Desk(process, found.group(), int(found.group(1)))
        # A full pipe would hold the table up.
        reader = threading.Thread(target=lambda: [None for _ in said], daemon=True)
        reader.start()
        yield desk
    finally:
        clock.cancel()
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                process.kill()
        process.wait()
        if reader is not None:
            reader.join(60)
