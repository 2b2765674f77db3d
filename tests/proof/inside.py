"""What the proof does inside the bot's process, before the bot starts: it draws lots, it hurries, it kills.

    PROOF_SEED   from which game ids, dice seeds and machine players' lots are drawn
    PROOF_KILL   the step at which the process kills itself; 0: never. Steps are counted, not timed
    PROOF_CLOCK  a file with the seconds by which the bot's clock is wrong
    PROOF_STEPS  a file into which the number of steps is written when the process ends by itself

A step is any statement that the database is about to carry out, and the beginning and end of every request
and gateway frame. The bot itself is as it is served; only the client library's long pauses after trouble, and
its own five seconds between two sweeps, pass quickly.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

#: The bot's clock runs so many times as fast: what it waits for seconds for comes at once.
PACE = 20.0
#: Seconds between two sweeps; how long the bot waits for a locked database, in milliseconds.
SWEEP, PATIENCE = 0.5, 400


class Steps:
    """Counts the steps of this process and ends it at the drawn one."""

    def __init__(self, last: int) -> None:
        self.last, self._count = last, itertools.count(1)
        self.n = 0

    def one(self, *_: Any) -> None:
        """Count a step. It may be called from any thread."""
        self.n = next(self._count)
        if self.n == self.last:
            os.kill(os.getpid(), signal.SIGKILL)


def begin() -> None:
    """Put everything in place."""
    steps = Steps(int(os.environ.get("PROOF_KILL", "0")))
    if told := os.environ.get("PROOF_STEPS"):
        atexit.register(lambda: Path(told).write_text(str(steps.n)))
    count_statements(steps)
    count_requests(steps)
    hurry()
    draw_lots(os.environ.get("PROOF_SEED", "0"))
    keep_time(Path(os.environ["PROOF_CLOCK"]))


# -- steps -------------------------------------------------------------------------------------------------


def count_statements(steps: Steps) -> None:
    """Count every statement, on whatever connection."""
    plain = sqlite3.connect

    def connect(*args: Any, **more: Any) -> sqlite3.Connection:
        db = plain(*args, **more)
        db.set_trace_callback(steps.one)
        return db

    sqlite3.connect = sqlite3.dbapi2.connect = connect  # type: ignore[misc,assignment]


def count_requests(steps: Steps) -> None:
    """Count the beginning and end of every request, and every frame of the gateway."""
    import aiohttp

    _counted(aiohttp.ClientSession, "_request", steps)
    _counted(aiohttp.ClientWebSocketResponse, "send_str", steps)
    _counted(aiohttp.ClientWebSocketResponse, "receive", steps)


def _counted(of: type, name: str, steps: Steps) -> None:
    plain = getattr(of, name)

    async def counted(*args: Any, **more: Any) -> Any:
        steps.one()
        try:
            return await plain(*args, **more)
        finally:
            steps.one()

    setattr(of, name, counted)


# -- time --------------------------------------------------------------------------------------------------


class Hasty(ModuleType):
    """asyncio with short pauses, for modules of the client library that wait seconds after trouble."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(delay: float, result: Any = None) -> Any:
        """Pause; what is longer than half a second passes quickly."""
        return await asyncio.sleep(delay if delay <= 0.5 else 0.5 + delay * 0.02, result)


def hurry() -> None:
    """Shorten the pauses after trouble, the sweep's and the database's."""
    import discord.client
    import discord.http
    import discord.webhook.async_

    import bot.app
    from bot.store import line

    hasty = Hasty("hasty")
    for module in (discord.http, discord.webhook.async_, discord.client):
        module.asyncio = hasty  # type: ignore[attr-defined]
    bot.app.NullgateBot.beat.change_interval(seconds=SWEEP)
    line.PATIENCE = PATIENCE


class Clock(ModuleType):
    """The time module as the bot's own clock sees it: fast, and wrong by what the file says."""

    def __init__(self, file: Path) -> None:
        super().__init__("time")
        self._file = file

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)

    def time(self) -> float:
        """Give the bot's time in seconds since 1970."""
        try:
            wrong = float(self._file.read_text())
        except (OSError, ValueError):
            wrong = 0.0
        return now() + wrong


#: Fast time is the same in every process: it began at this moment.
BEGAN = 1_790_000_000.0


def now() -> float:
    """Give the fast time of all processes of the proof, before any jump."""
    return BEGAN + (time.time() - BEGAN) * PACE


def keep_time(file: Path) -> None:
    """Let the bot's clock run fast, and jump as the file says."""
    import bot.app

    bot.app.time = Clock(file)  # type: ignore[attr-defined]


# -- lots --------------------------------------------------------------------------------------------------


def draw_lots(seed: str) -> None:
    """Draw ids, dice and machine players' lots from the seed, anew in every process."""
    from bot.play import base, lobby

    drawn = itertools.count()

    def lot(what: str) -> str:
        return sha256(f"{seed}/{what}/{next(drawn)}".encode()).hexdigest()

    alphabet = "abcdefghijkmnpqrstuvwxyz23456789"

    def new_id() -> str:
        rng = Random(lot("id"))
        return "".join(rng.choice(alphabet) for _ in range(6))

    lobby.new_seed = lambda: lot("dice")
    lobby.new_id = new_id
    sure: Callable[[], Random] = lambda: Random(lot("machine"))  # noqa: E731
    base.SystemRandom = sure  # type: ignore[attr-defined,assignment]
