"""The bot's process, as tests have it: forked where there is what forks, with hooks, and stood still."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.desk.process import ROOT, BotProcess, Process
from tests.loopback.forks import Forks


class TriedProcess(BotProcess):
    """`first`: "module:function", called in the process before the bot starts. `empty`: a migrated database
    to begin with. `forks`: what forks it; without it each is a new Python.
    """

    def __init__(
        self, discord, data: Path, environment: Mapping[str, str] | None = None, *, first: str = "",
        empty: Path | None = None, name: str = "bot", forks: Forks | None = None,
    ) -> None:  # fmt: skip
        super().__init__(discord, data, environment, name=name)
        self.first, self.forks = first, forks
        if empty is not None and not (data / "nullgate.db").exists():
            shutil.copy(empty, data / "nullgate.db")

    def inherited(self) -> dict[str, str]:
        kept = {k: v for k, v in super().inherited().items() if not k.startswith("NULLGATE_")}
        return {**kept, "NULLGATE_REPORTS": "0"}

    async def begin(self, argv: Sequence[str], environment: Mapping[str, str]) -> Process:
        api, gateway, *rest = argv
        argv = [api, gateway, *(["--first", self.first] if self.first else []), *rest]
        if self.forks is not None:
            return await self.forks.fork(argv, environment, self.log)
        with self.log.open("ab") as out:
            return await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.loopback.launch", *argv, cwd=ROOT, env=environment,
                stdin=asyncio.subprocess.DEVNULL, stdout=out, stderr=out,
            )  # fmt: skip

    def freeze(self) -> None:
        """Let it stand still (SIGSTOP) until `thaw`: its connections stay open and it answers nothing."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        os.kill(self.pid, signal.SIGCONT)
