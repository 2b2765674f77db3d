"""The bot in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tests.loopback.forks import PATH, ROOT, Forked

if TYPE_CHECKING:
    from tests.loopback.discord.server import Loopback


class BotProcess:
    """One process of the bot.

    `data` is its folder (database, log); several may share one database by `environment`.

    `log` is the file of all that it prints. `first`: "module:function", called in the process before the bot
    starts.
    """

    def __init__(
        self,
        loopback: Loopback,
        data: Path,
        environment: Mapping[str, str] | None = None,
        *,
        first: str = "",
        empty: Path | None = None,
        name: str = "bot",
    ) -> None:
        self.loopback, self.data, self.first, self.name = loopback, data, first, name
        self.environment = dict(environment or {})
        self.log = data / f"{name}.log"
        self._process: asyncio.subprocess.Process | Forked | None = None
        self._beginning: asyncio.Task[None] | None = None
        data.mkdir(parents=True, exist_ok=True)
        if empty is not None and not (data / "nullgate.db").exists():
            shutil.copy(empty, data / "nullgate.db")

    @property
    def pid(self) -> int:
        """Return its process id."""
        assert self._process is not None, "it has not been started"
        return self._process.pid

    @property
    def running(self) -> bool:
        """Return whether it lives."""
        return self._process is not None and self._process.returncode is None

    async def start(self, *, wait: bool = True, limit: float = 60.0) -> BotProcess:
        """Start it; with `wait` give it back only when it is READY on the gateway.

        Raises:
            AssertionError: it ended or was not ready in `limit` seconds; the end of its log says why.
            RuntimeError: its Discord is closed; nobody would end it any more.

        """
        if self.loopback.closed:
            raise RuntimeError(f"{self.name} is not started: its Discord is closed")
        ready = self.loopback.gateway.identified
        kept = {k: v for k, v in os.environ.items() if not k.startswith("NULLGATE_")}
        own = {
            "DISCORD_TOKEN": self.loopback.world.token,
            "NULLGATE_DATA": str(self.data),
            "NULLGATE_REPORTS": "0",
        }
        hook = ["--first", self.first] if self.first else []
        argv = [self.loopback.api, self.loopback.gateway_url, *hook, "run"]
        environment = {**kept, "PYTHONPATH": PATH, **own, **self.environment}
        # Cancelled half-way, asyncio would wait for ever for a process that it does not know yet.
        self._beginning = asyncio.create_task(self._begin(argv, environment))
        await asyncio.shield(self._beginning)
        if wait:
            await self.loopback.until(
                lambda: self.loopback.gateway.identified > ready or not self.running,
                limit,
                "the bot is ready",
            )
            status = self._process.returncode if self._process else None
            assert self.running, f"the bot ended with {status}:\n{self.tail()}"
        return self

    async def _begin(self, argv: Sequence[str], environment: Mapping[str, str]) -> None:
        """Fork it, where there is what forks, or execute Python anew."""
        if self.loopback.forks is not None:
            self._process = await self.loopback.forks.fork(argv, environment, self.log)
            return
        with self.log.open("ab") as out:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.loopback.launch", *argv, cwd=ROOT, env=environment,
                stdin=asyncio.subprocess.DEVNULL, stdout=out, stderr=out,
            )  # fmt: skip

    async def ended(self, limit: float = 30.0) -> int:
        """Wait for its end and give its exit status (-9: killed)."""
        assert self._process is not None, "it has not been started"
        async with asyncio.timeout(limit):  # `wait_for` may forget that its caller was cancelled
            return await self._process.wait()

    async def stop(self, limit: float = 30.0) -> int:
        """Ask it to stop (SIGTERM), wait, and give its exit status."""
        if not self.running:
            return self._process.returncode or 0 if self._process else 0
        assert self._process is not None
        self._process.terminate()
        try:
            return await self.ended(limit)
        except TimeoutError:
            await self.kill()
            raise AssertionError(f"{self.name} did not stop in {limit} s:\n{self.tail()}") from None

    async def kill(self) -> None:
        """End it at once (SIGKILL), also when it is just being started."""
        if self._beginning is not None:
            await asyncio.wait([self._beginning])
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()

    def freeze(self) -> None:
        """Let it stand still (SIGSTOP) until `thaw`: its connections stay open and it answers nothing."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        os.kill(self.pid, signal.SIGCONT)

    def tail(self, lines: int = 30) -> str:
        """Return the end of its log."""
        with contextlib.suppress(FileNotFoundError):
            return "\n".join(self.log.read_text("utf-8", "replace").splitlines()[-lines:])
        return ""
