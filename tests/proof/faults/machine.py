"""What goes wrong with the machine: its disk, the database and its server, and the bot's process."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
import time
from random import Random

from tests.proof.faults.drawn import Trouble, kind
from tests.shared.servers import Server

#: A minute of the bot's: less where its clock runs fast.
MINUTE = 60.0
#: So long somebody else's program may hold the database.
HELD = 10.0


# -- the database's file -----------------------------------------------------------------------------------


@kind("full disk", 2, database="sqlite")
async def fill_disk(t: Trouble, rng: Random, game: str) -> None:
    """For a while the bot can write to no file: the system refuses, as it does when the disk is full."""
    bot = t.bot
    if bot is None or not bot.running:
        return
    if t.disk is not None:
        t.disk.fill()
        t.heal(rng.uniform(0.2, 3.0), t.disk.free)
        return
    _, hard = resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (0, hard))

    def empty() -> None:
        if bot.running:
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(bot.pid, resource.RLIMIT_FSIZE, (hard, hard))

    t.heal(rng.uniform(0.2, 1.5), empty)


@kind("locked database", 3, database="sqlite")
async def lock_database(t: Trouble, rng: Random, game: str) -> None:
    """Another program holds the database's lock, shorter or longer than the bot waits."""
    _hold(t, rng.uniform(0.05, 1.2))


def _hold(t: Trouble, seconds: float) -> None:
    db = sqlite3.connect(t.look.file, isolation_level=None, timeout=2)
    try:
        db.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        db.close()
        return

    def release() -> None:
        db.execute("ROLLBACK")
        db.close()

    t.heal(seconds, release)


@kind("database locked for 10 s", 0.3, HELD, database="sqlite")
async def lock_long(t: Trouble, rng: Random, game: str) -> None:
    """Another program holds the database's lock for longer than the bot waits."""
    _hold(t, HELD)


@kind("I/O error", 1.5, database="sqlite")
async def fail_disk(t: Trouble, rng: Random, game: str) -> None:
    """For a while every other statement fails."""
    sign = t.notes / "io"
    sign.touch()
    t.heal(rng.uniform(0.2, 1.5), lambda: sign.unlink(missing_ok=True))


# -- the database's server ---------------------------------------------------------------------------------


@kind("database server restarted", 1.5, database="postgres")
async def restart_server(t: Trouble, rng: Random, game: str) -> None:
    """The server breaks down and is started again."""
    server, at_once, away = t.server, rng.random() < 0.5, rng.uniform(0.0, 0.5)

    def restarted(server: Server) -> None:
        server.stop(at_once=at_once)
        time.sleep(away)
        server.start()

    if server is not None:  # all on a thread: whoever looks at the database meanwhile holds our loop
        await asyncio.to_thread(restarted, server)


@kind("database connections cut", 2, database="postgres")
async def cut_connections(t: Trouble, rng: Random, game: str) -> None:
    """The server ends every connection."""
    if t.server is not None:
        await asyncio.to_thread(
            t.server.sql,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
        )


@kind("database rows held by another", 1.5, database="postgres")
async def hold_rows(t: Trouble, rng: Random, game: str) -> None:
    """Another program holds every game's row."""
    import psycopg

    db = await asyncio.to_thread(psycopg.connect, t.address)
    await asyncio.to_thread(db.execute, "SELECT id FROM game FOR UPDATE")
    t.heal(rng.uniform(0.05, 4.0), db.close)


# -- the process -------------------------------------------------------------------------------------------


@kind("kill -9 from outside", 0.8)
async def kill(t: Trouble, rng: Random, game: str) -> None:
    """Somebody kills the process, in the midst of whatever it does."""
    await asyncio.sleep(rng.uniform(0.0, 0.2))
    bot = t.bot
    if bot is not None and bot.running:
        t.ordered = True
        t.up.clear()
        os.kill(bot.pid, signal.SIGKILL)


@kind("new process", 0.7)
async def restart(t: Trouble, rng: Random, game: str) -> None:
    """An operator stops the bot and starts a new one."""
    await t.stop()
    if rng.random() < 0.3:
        t.pass_time(rng.choice((40.0, 4000.0)))
    await t.start()


@kind("SIGSTOP for a minute", 0.4, MINUTE)
async def stand_still(t: Trouble, rng: Random, game: str) -> None:
    """The process stands still for a minute of its own, with all its connections open."""
    bot = t.bot
    if bot is None or not bot.running or t.still:
        return
    t.still = True
    bot.freeze()
    t.heal(MINUTE / t.pace, lambda: t.thaw(bot))
