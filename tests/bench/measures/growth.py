"""What a large database costs: answer 5,000 of a game among a million entries beside answer 50 of a new one.

The large database holds copies of one played game, entries and posts alike. The long game is the same game
with copies of its own entries before them: nothing on the way of an answer may read them.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Store
from render.core import raster
from tests.bench.harness import Row, length, size
from tests.bench.measures.copies import columns, copied
from tests.bench.measures.stores import PEOPLE, Table

#: The game that grows: its random games last longest.
TITLE = "starwars"
#: Answers played, entries in the large database, and the answer that is measured there.
PLAYED, MANY, LATE = 50, 1_000_000, 5_000
ANSWERS, GOAL = 80, 1.25


def stocked(path: Path, game: str, entries: int) -> int:
    """Fill a database with copies of a game until it holds so many entries. Returns the games."""
    with sqlite3.connect(path) as db:
        have = db.execute("SELECT count(*) FROM entry WHERE game = ?", (game,)).fetchone()[0]
    times = -(-entries // have)
    users = (PEOPLE[0].id, PEOPLE[1].id)
    copied(path, game, ((n, 10 + n, 1, 2) for n in range(1, times + 1)), users, also=("outbox", "message"))
    with sqlite3.connect(path) as db:
        db.execute("UPDATE game SET status = 'over', here = NULL WHERE id LIKE 'x%'")
        db.execute("UPDATE outbox SET sent = 1 WHERE game LIKE 'x%'")
        db.execute("DELETE FROM decision WHERE game LIKE 'x%'")
    db.close()
    return times


def aged(path: Path, game: str, answer: int) -> None:
    """Move a game on to an answer, with copies of its own entries before it."""
    with sqlite3.connect(path) as db:
        (last,) = db.execute("SELECT n FROM game WHERE id = ?", (game,)).fetchone()
        by = answer - last
        for table in ("milestone", "entry", "snapshot", "game"):
            moved = [name for name in ("n", "prev", "floor", "shown") if name in columns(db, table)]
            mine = "id" if table == "game" else "game"
            for sign in (-1, 1):  # through numbers nobody has, so that none is taken twice
                new = (f"{x} = -({x} + {by}) - 10" if sign < 0 else f"{x} = -({x} + 10)" for x in moved)
                db.execute(f"UPDATE {table} SET {', '.join(new)} WHERE {mine} = ?", (game,))
        names = columns(db, "entry")
        values = ", ".join({"n": "k.n", "prev": "k.n - 1"}.get(x, f't."{x}"') for x in names)
        db.execute(
            "WITH RECURSIVE k(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM k WHERE n < ?)"
            f" INSERT INTO entry ({', '.join(names)})"
            f" SELECT {values} FROM k, entry AS t WHERE t.game = ? AND t.n = ? + k.n % ?",
            (by - 1, game, by, last),
        )
    db.close()


async def posted(table: Table) -> float:
    """Answer and post. Gives seconds of the processor."""
    person, d, text = await table.next()
    began = time.process_time()
    await table.services.answering.answer(table.game, person, d.id, d.seat, text=text)
    await table.services.turns.drain(table.game)
    return time.process_time() - began


async def measured(folder: Path, many: int = MANY, late: int = LATE) -> tuple[list[float], list[float], int]:
    """Return seconds of the processor for answers, posts included: in the small and in the large database."""
    store = await Store.open(folder / "small.db")
    table = Table(store, TITLE)
    await table.begin()
    while (await table.services.games.load(table.game)).row.n < PLAYED:
        await table.answer()
        await table.services.turns.drain(table.game)
    game = table.game
    await store.close()
    shutil.copy(folder / "small.db", folder / "large.db")
    stocked(folder / "large.db", game, many)
    aged(folder / "large.db", game, late)
    spent: list[list[float]] = []
    stores = [await Store.open(folder / name) for name in ("small.db", "large.db")]
    tables = [Table(x, TITLE) for x in stores]
    for x in tables:
        x.game, x.channel = game, 1
    n = (await tables[1].services.games.load(game)).row.n
    assert n == late, n
    for n in range(ANSWERS):
        pair = [0.0, 0.0]
        for i in (0, 1) if n % 2 else (1, 0):
            raster._files.clear()  # or the second would find the picture of the first
            pair[i] = await posted(tables[i])
        spent.append(pair)
    for x in stores:
        await x.close()
    return [a for a, _ in spent], [b for _, b in spent], (folder / "large.db").stat().st_size


def rows() -> Iterator[Row]:
    """Measure an answer in a small and in a large database."""
    with TemporaryDirectory(prefix="nullgate-bench-") as folder:
        small, large, weight = asyncio.run(measured(Path(folder)))
    ratio = statistics.median(b / a for a, b in zip(small, large, strict=True))
    yield Row(
        f"answer {LATE:,} of a game among {MANY:,} entries ({size(weight)}), posted",
        length(statistics.median(large)),
        f"answer {PLAYED} of a new database: {length(statistics.median(small))}",
        ratio, f"<= {GOAL}", ratio <= GOAL,
    )  # fmt: skip
