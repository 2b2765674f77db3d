"""What a process of the bot weighs and how soon it is ready, beside one that only imports the same libraries.

The bot serves Discord over the loopback: with no games, and with 1,000 stored of which 100 are played on.
Memory and CPU are read from /proc: these rows are skipped where there is none.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.harness import Row, length, size
from tests.bench.measures import proc
from tests.bench.measures.copies import copied
from tests.bench.measures.path import PACE, opened
from tests.loopback.server import Loopback

#: What the bot imports of others before it is ready, and nothing else.
IMPORTS = (
    "import discord, sqlmodel, aiosqlite, pydantic_settings, fluent.runtime, isal.isal_zlib, PIL.Image,"
    " PIL.ImageDraw, PIL.ImageFont, rapidfuzz, tenacity, discord.ext.commands"
)
STORED, ACTIVE, STARTS = 1_000, 100, 5
#: Answers at the active games before the memory is read: pictures, words and caches are there by then.
ANSWERS = 300
#: The bot is started from compiled modules, as it is when it was started before.
COMPILED = {"PYTHONDONTWRITEBYTECODE": ""}
#: How a bare process says what it holds and has used once its imports are done.
BARE = f"{IMPORTS}\nimport sys; print('ready', flush=True); sys.stdin.read()"


async def bare() -> tuple[int, float]:
    """Import the same libraries and do nothing. Gives bytes of memory and seconds of the processor."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BARE, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdin
    assert process.stdout
    assert await process.stdout.readline() == b"ready\n"
    found = proc.resident(process.pid), proc.cpu(process.pid)
    process.stdin.close()
    await process.wait()
    return found


def stored(database: Path, games: int) -> None:
    """Add games that are over, copies of one that was abandoned."""
    with sqlite3.connect(database) as db:
        (game,) = db.execute("SELECT id FROM game WHERE id NOT LIKE 'x%' LIMIT 1").fetchone()
    db.close()
    copied(database, game, ((10**6 + n, 10**6 + n, 1, 2) for n in range(games)), (1, 2))
    with sqlite3.connect(database) as db:
        db.execute("UPDATE game SET here = NULL WHERE status = 'abandoned'")
        db.execute("DELETE FROM decision WHERE game IN (SELECT id FROM game WHERE status = 'abandoned')")
        (have,) = db.execute("SELECT count(*) FROM game").fetchone()
    db.close()
    assert have >= games


async def starts(folder: Path) -> tuple[list[float], list[float], int]:
    """Return seconds of the processor until the bot is ready, and until a bare process is; new each time.

    The bot has no games; the last are the bytes that it holds then.
    """
    ours, theirs, held = list[float](), list[float](), 0
    async with Loopback.open(checks=False, remember=False) as discord:
        discord.world.guild()
        for n in range(STARTS + 1):
            bot = await discord.bot(folder, COMPILED | {"PYTHONPYCACHEPREFIX": str(folder)}).start()
            spent, held = proc.cpu(bot.pid), proc.resident(bot.pid)
            await bot.stop()
            if n:  # the first one makes the database and warms the disk
                ours.append(spent)
                theirs.append((await bare())[1])
    return ours, theirs, held


async def weight(folder: Path) -> int:
    """Return the bytes that the bot holds with its games stored and some of them played on."""
    async with Loopback.open(checks=False, remember=False) as discord:
        hall = await opened(discord, folder, ACTIVE)
        await asyncio.to_thread(stored, folder / "nullgate.db", STORED)
        bot = await discord.bot(folder).start()
        await hall.many(ANSWERS, PACE)
        await discord.settled(0.5)
        held = proc.resident(bot.pid)
        await bot.stop()
    return held


def rows() -> Iterator[Row]:
    """Measure memory and start-up."""
    if not proc.THERE:
        yield Row("memory and start-up of the bot", "not measured", "this system has no /proc")
        return
    with TemporaryDirectory(prefix="nullgate-bench-") as folder:
        held, (alone, _) = asyncio.run(weight(Path(folder))), asyncio.run(bare())
    with TemporaryDirectory(prefix="nullgate-bench-") as folder:
        ours, theirs, empty = asyncio.run(starts(Path(folder)))
    beside = f"its libraries imported: {size(alone)}"
    for games, memory in ("no games", empty), (f"{STORED:,} games stored, {ACTIVE} played on", held):
        ratio = memory / alone
        yield Row(f"memory of the bot, {games}", size(memory), beside, ratio, "<= 2", ratio <= 2)
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    yield Row(
        "start of the bot until Discord says it is ready, CPU", length(statistics.median(ours)),
        f"its libraries imported: {length(statistics.median(theirs))}", ratio, "<= 2", ratio <= 2,
    )  # fmt: skip
