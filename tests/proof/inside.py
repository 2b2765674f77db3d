"""What the proof does inside the bot's process, before the bot starts: it draws lots, it hurries, it kills.

    PROOF_SEED   from which game ids, dice seeds and machine players' lots are drawn
    PROOF_KILL   the step at which the process kills itself; 0: never. Steps are counted, not timed
    PROOF_TERM   the step at which it sends itself a SIGTERM, and leaves its process id in PROOF_ASKED
    PROOF_PACE   so many times as fast as real time the bot's clock runs; 1: nothing passes quickly
    PROOF_CLOCK  a file with the seconds by which the bot's clock is wrong, and since when it runs as ours
    PROOF_IO     while this file is there, every other statement fails with an I/O error
    PROOF_STEPS  a file into which the number of steps is written when the process ends by itself

A step is any statement that the database is about to carry out, and the beginning and end of every request
and gateway frame. The bot itself is as it is served; only the client library's long pauses after trouble, and
its own five seconds between two sweeps, pass quickly, and where time does, hours go by between two sweeps.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
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

#: Usual speed of the bot's clock, as a multiple of real time, so that it need not wait for seconds.
PACE = 20.0
#: Seconds without a word after which the gateway is given up, where time passes quickly.
SILENCE = 6.0
#: Seconds between two sweeps; how long the bot waits for a locked database, in milliseconds.
SWEEP, PATIENCE = 0.5, 400
#: Seconds of its own clock without a sweep after which it still counts as running, where time passes quickly.
HOURS = 7000


class Steps:
    """Counts the steps of this process and ends it at the drawn one; at `asked` it is asked to end."""

    def __init__(self, last: int, asked: int = 0, note: Path | None = None) -> None:
        self.last, self.asked, self.note, self._count = last, asked, note, itertools.count(1)
        self.n = 0

    def one(self, *_: Any) -> None:
        """Count a step. It may be called from any thread."""
        self.n = next(self._count)
        if self.n == self.last:
            os.kill(os.getpid(), signal.SIGKILL)
        if self.n == self.asked:
            if self.note is not None:
                self.note.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGTERM)


def begin() -> None:
    """Put everything in place."""
    given, pace = os.environ.get, float(os.environ.get("PROOF_PACE", PACE))
    note = Path(os.environ["PROOF_ASKED"]) if "PROOF_ASKED" in os.environ else None
    steps = Steps(int(given("PROOF_KILL", "0")), int(given("PROOF_TERM", "0")), note)
    if told := os.environ.get("PROOF_STEPS"):
        atexit.register(lambda: Path(told).write_text(str(steps.n)))
    seed = given("PROOF_SEED", "0")
    count_statements(steps, Broken(Path(given("PROOF_IO", "/nowhere")), seed))
    count_requests(steps)
    if pace != 1:
        hurry()
    shorten_cooldowns(pace)
    draw_lots(seed)
    keep_time(Path(os.environ["PROOF_CLOCK"]), pace)


# -- steps -------------------------------------------------------------------------------------------------


class Broken:
    """A disk that fails while a file is there."""

    def __init__(self, sign: Path, seed: str) -> None:
        self.sign, self._rng = sign, Random(f"{seed}/disk")

    def fails(self, sql: str) -> bool:
        """Return whether a statement fails. Taking back always works."""
        return self.sign.exists() and not sql.startswith("ROLLBACK") and self._rng.random() < 0.5


def failing(broken: Broken) -> type[sqlite3.Connection]:
    """Return connections to a database on that disk."""

    def try_(db: sqlite3.Connection, sql: str) -> None:
        if broken.fails(sql):
            if sql.startswith("COMMIT") and db.in_transaction:  # then SQLite itself takes it back
                sqlite3.Connection.execute(db, "ROLLBACK")
            raise sqlite3.OperationalError("disk I/O error")

    class Cursor(sqlite3.Cursor):
        def execute(self, sql: str, *values: Any) -> Any:
            try_(self.connection, sql)
            return super().execute(sql, *values)

        def executemany(self, sql: str, *values: Any) -> Any:
            try_(self.connection, sql)
            return super().executemany(sql, *values)

    class Connection(sqlite3.Connection):
        def cursor(self, factory: Any = Cursor) -> Any:
            return super().cursor(factory)

        def execute(self, sql: str, *values: Any) -> Any:
            try_(self, sql)
            return super().execute(sql, *values)

        def executemany(self, sql: str, *values: Any) -> Any:
            try_(self, sql)
            return super().executemany(sql, *values)

    return Connection


def count_statements(steps: Steps, broken: Broken) -> None:
    """Count every statement, on whatever connection of whichever database."""
    plain, faulty = sqlite3.connect, failing(broken)

    def connect(*args: Any, **more: Any) -> sqlite3.Connection:
        db = plain(*args, **{"factory": faulty, **more})
        db.set_trace_callback(steps.one)
        return db

    sqlite3.connect = sqlite3.dbapi2.connect = connect  # type: ignore[misc,assignment]
    with contextlib.suppress(ImportError):
        import psycopg

        spoken = psycopg.Cursor.execute

        def execute(self: Any, *args: Any, **more: Any) -> Any:
            steps.one()
            return spoken(self, *args, **more)

        psycopg.Cursor.execute = execute  # type: ignore[method-assign]


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
    import discord.state
    import discord.webhook.async_

    import bot.app
    from bot.play.lobby import overdue
    from bot.store.connections import sqlite

    hasty = Hasty("hasty")
    for module in (discord.http, discord.webhook.async_, discord.client):
        module.asyncio = hasty  # type: ignore[attr-defined]
    bot.app.NullgateBot.beat.change_interval(seconds=SWEEP)
    sqlite.PATIENCE = PATIENCE
    overdue.OUTAGE = HOURS
    plain = discord.state.ConnectionState.__init__

    def begun(self: Any, *args: Any, **more: Any) -> None:
        plain(self, *args, **more)
        self.heartbeat_timeout = SILENCE

    discord.state.ConnectionState.__init__ = begun  # type: ignore[method-assign]


class Clock(ModuleType):
    """The time module as the bot's own clock sees it: fast, and wrong by what the file says."""

    def __init__(self, file: Path, pace: float = PACE) -> None:
        super().__init__("time")
        self._file, self._pace = file, pace

    def __getattr__(self, name: str) -> Any:
        return getattr(time, name)

    def time(self) -> float:
        """Return the bot's time in seconds since 1970."""
        try:
            wrong, *since = map(float, self._file.read_text().split())
        except (OSError, ValueError):
            wrong, since = 0.0, []
        return now(self._pace, *since) + wrong


#: Fast time is the same in every process: it began at this moment.
BEGAN = 1_790_000_000.0


def now(pace: float = PACE, since: float = 0.0) -> float:
    """Return the fast time of all processes of the proof, before any jump; `since` then it is as ours."""
    real = time.time()
    return BEGAN + ((since or real) - BEGAN) * pace + (real - since if since else 0.0)


def keep_time(file: Path, pace: float) -> None:
    """Let the bot's clock run fast, and jump as the file says."""
    import bot.app

    bot.app.time = Clock(file, pace)  # type: ignore[attr-defined]


def shorten_cooldowns(pace: float) -> None:
    """Have people wait for their next file or replay by the bot's time: cooldowns know only ours."""
    from bot.ui.visit import Pace

    plain = Pace.__init__

    def quick(self: Pace, rate: int, per: float) -> None:
        plain(self, rate, per / pace)

    Pace.__init__ = quick  # type: ignore[method-assign]


# -- lots --------------------------------------------------------------------------------------------------


def draw_lots(seed: str) -> None:
    """Draw ids, dice and machine players' lots from the seed, anew in every process."""
    from bot.play import context
    from bot.play.lobby import lobby

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
    context.SystemRandom = sure  # type: ignore[attr-defined,assignment]
