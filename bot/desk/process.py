"""The bot in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess  # nosec B404
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bot.desk.discord.server import LocalDiscord

ROOT = Path(__file__).parents[2]
#: Where processes find our code, and whatever is installed beside it.
PATH = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))


class Process(Protocol):
    """What `asyncio.subprocess.Process` has, as far as it is used."""

    @property
    def pid(self) -> int:
        """Return its id."""

    @property
    def returncode(self) -> int | None:
        """Return how it ended; below 0 the signal that killed it; None: it lives."""

    def terminate(self) -> None:
        """Ask it to stop."""

    def kill(self) -> None:
        """End it at once."""

    async def wait(self) -> int:
        """Wait for its end, and give how it ended."""


class BotProcess:
    """One process of the bot.

    `data` is its folder (database, log); several may share one database by `environment`.

    `log` is the file of all that it prints.
    """

    def __init__(
        self, discord: LocalDiscord, data: Path, environment: Mapping[str, str] | None = None, *,
        name: str = "bot",
    ) -> None:  # fmt: skip
        self.discord, self.data, self.name = discord, data, name
        self.environment = dict(environment or {})
        self.log = data / f"{name}.log"
        self._process: Process | None = None
        self._beginning: asyncio.Task[Process] | None = None
        data.mkdir(parents=True, exist_ok=True)

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
        if self.discord.closed:
            raise RuntimeError(f"{self.name} is not started: its Discord is closed")
        ready = self.discord.gateway.identified
        own = {"DISCORD_TOKEN": self.discord.world.token, "NULLGATE_DATA": str(self.data)}
        argv = [self.discord.api, self.discord.gateway_url, "run"]
        environment = {**self.inherited(), "PYTHONPATH": PATH, **own, **self.environment}
        # Cancelled half-way, asyncio would wait for ever for a process that it does not know yet.
        self._beginning = asyncio.create_task(self.begin(argv, environment))
        self._beginning.add_done_callback(self._begun)
        await asyncio.shield(self._beginning)
        if wait:
            await self.discord.until(
                lambda: self.discord.gateway.identified > ready or not self.running,
                limit,
                "the bot is ready",
            )
            status = self._process.returncode if self._process else None
            assert self.running, f"the bot ended with {status}:\n{self.tail()}"
        return self

    def inherited(self) -> dict[str, str]:
        """Return what of our own environment it is given: all but another bot's token."""
        return {k: v for k, v in os.environ.items() if k not in {"DISCORD_TOKEN", "NULLGATE_TOKEN"}}

    def _begun(self, beginning: asyncio.Task[Process]) -> None:
        if not beginning.cancelled() and beginning.exception() is None:
            self._process = beginning.result()

    async def begin(self, argv: Sequence[str], environment: Mapping[str, str]) -> Process:
        """Execute Python anew. Tests override it.

        It is in a group of its own, so that Ctrl-C reaches us alone, and ends when we do: its input ends.
        """
        apart: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
        with self.log.open("ab") as out:
            return await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.desk.launch", "--with-owner", *argv, env=environment,
                stdin=asyncio.subprocess.PIPE, stdout=out, stderr=out, creationflags=apart,
                start_new_session=not apart,
            )  # fmt: skip

    async def ended(self, limit: float | None = 30.0) -> int:
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

    def tail(self, lines: int = 30) -> str:
        """Return the end of its log."""
        with contextlib.suppress(FileNotFoundError):
            return "\n".join(self.log.read_text("utf-8", "replace").splitlines()[-lines:])
        return ""
