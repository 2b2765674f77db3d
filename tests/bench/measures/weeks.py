"""What it costs a sweep to find the clocks that are due, where 100,000 games with clocks run in one file."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.play.services import build_services
from bot.store import Store
from bot.titles import catalogue
from tests.bench.harness import Row, length
from tests.bench.measures.stores import Nowhere, Table

GAMES, SWEEPS, NOW = 100_000, 21, 1_900_000_000


async def filled(path: Path, games: int) -> Store:
    """Write a database in which so many games run, two seats each; one clock of each, none of them due."""
    store = await Store.open(path)
    table = Table(store, "starwars")
    await table.begin()

    def fill(db: object) -> None:
        run = db.execute  # type: ignore[attr-defined]
        numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
        for name in ("game", "seat", "decision"):
            columns = [x[1] for x in run(f"PRAGMA table_info({name})")]
            own = {"id": "'w' || i", "game": "'w' || i", "here": "NULL", "channel": "i"}
            taken = ", ".join(own.get(x, f"t.{x}") for x in columns)
            named = ", ".join(f'"{x}"' for x in columns)
            key = "id" if name == "game" else "game"
            run(f"INSERT INTO {name} ({named}) {numbers} SELECT {taken} FROM {name} t, n WHERE t.{key} = ?",
                (games, table.game))  # fmt: skip
        run(f"INSERT INTO seat_clock (game, seat, left, since, runs, answered, held, fault, due, zero, stage,"
            f' waited, back, owes, "usual", nudged) {numbers} SELECT \'w\' || i, s.seat, 86400, ?, 1, 0, 0,'
            " 0, ? + i, ? + i, 0, 0, 0, 0, 0, 0 FROM n, seat s WHERE s.game = ?",
            (games, NOW - 60, NOW + 60, NOW + 60, table.game))  # fmt: skip
        run("UPDATE outbox SET sent = 1")
        run("UPDATE seat SET looked = ?", (NOW,))  # whether players are still there is asked once a day

    await store.line.run(fill)
    return store


async def measured(folder: Path, games: int = GAMES) -> tuple[list[float], list[float]]:
    """Return seconds of whole sweeps with nothing to do, and of asking which clocks are due."""
    store = await filled(folder / "weeks.db", games)
    services = build_services(store, Nowhere(), catalogue=catalogue(), now=lambda: float(NOW))
    sweeps, asked = [], []
    for _ in range(SWEEPS):
        began = time.perf_counter()
        await services.sweeper.sweep()
        sweeps.append(time.perf_counter() - began)
        began = time.perf_counter()
        await store.clocks_due(NOW)
        asked.append(time.perf_counter() - began)
    await store.close()
    return sweeps[1:], asked[1:]


def rows() -> Iterator[Row]:
    """Measure sweeps over many running clocks; the first, which fills caches, does not count."""
    with TemporaryDirectory(prefix="nullgate-bench-") as folder:
        sweeps, asked = asyncio.run(measured(Path(folder)))
    middle, due = statistics.median(sweeps), length(statistics.median(asked))
    name, beside = (
        f"a sweep, {GAMES:,} games with running clocks, none due",
        f"of it the clocks that are due: {due}",
    )
    yield Row(name, length(middle), beside, None, "<= 50 ms", middle <= 0.05)
