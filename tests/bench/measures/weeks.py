"""What a sweep costs that finds nothing to do, where 100,000 games with clocks run in one database."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlmodel import Session, SQLModel
from sqlmodel import text as sql

from bot.play.services import Services, build_services
from bot.store import Store
from bot.titles import catalogue
from tests.bench.harness import Row, length
from tests.bench.measures.stores import Nowhere, Table
from tests.shared.servers import serving, why_not

GAMES, SWEEPS, NOW = 100_000, 21, 1_900_000_000
#: What is a game's own when it is one of many that are alike.
OWN = {"id": "'week-' || i", "game": "'week-' || i", "here": "NULL", "channel": "i", "turn_at": "0"}
OWN |= {"waits_since": f"{NOW} - i % 80000", "looked": f"{NOW} - i % 80000"}
#: Every third game is played against a machine player, every fifth has a standing answer for later.
AGAINST_MACHINES = """UPDATE seat SET "user" = 0, policy = 'random'
 WHERE game IN (SELECT id FROM game WHERE channel % 3 = 0)
 AND seat NOT IN (SELECT d.seat FROM decision d WHERE d.game = seat.game)"""
LATER = """INSERT INTO standing (game, seat, kind, policy, salt, seal, since)
 SELECT game, seat, 'later', '', '', '', 0 FROM decision
 WHERE game IN (SELECT id FROM game WHERE channel % 5 = 0)"""
CLOCKS = """INSERT INTO seat_clock (game, seat, "left", since, runs, answered, held, fault, due, zero, stage,
 waited, back, owes, gained, usual, nudged) SELECT s.game, s.seat, 86400, :since, true, 0, 0, false,
 :due + g.channel, :due + g.channel, 0, 0, 0, 0, 0, 0, 0 FROM seat s JOIN game g ON g.id = s.game
 WHERE g.id LIKE 'week-%'"""
#: Each has been posted, and something was asked of its players.
POSTED = """INSERT INTO message (id, game, channel, what, request, n, live, retire, at, first, begun, changed,
 "user", seat, asked, pin) SELECT channel, id, channel, 'table', 0, 0, true, false, 1, 0, -1, 0, 0, '', 0, 0
 FROM game WHERE id LIKE 'week-%'"""
AGREED = """INSERT INTO request (game, what, "user", seat, n, "to", asked, yes, open, at, holder, taker,
 taker_name, policy, due) SELECT id, 'undo', 0, '', 0, 0, '[]', '[]', false, 1, 0, 0, '', '', :since
 FROM game WHERE id LIKE 'week-%'"""
SENT = "UPDATE outbox SET sent = 1"


async def filled(where: str, games: int) -> Store:
    """Fill a database in which so many games run, two seats each, a clock each; nothing is due in any."""
    store = await Store.open(where)
    table = Table(store, "starwars")
    await table.begin()

    def fill(db: Session) -> None:
        numbers = f"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {games})"
        for name in ("game", "seat", "decision"):
            columns = [x.name for x in SQLModel.metadata.tables[name].columns]
            taken = ", ".join(OWN.get(x, f't."{x}"') for x in columns)
            named, key = ", ".join(f'"{x}"' for x in columns), "id" if name == "game" else "game"
            copied = f"{numbers} SELECT {taken} FROM {name} t, n WHERE t.{key} = :game"
            db.execute(sql(f"INSERT INTO {name} ({named}) {copied}"), {"game": table.game})
        values = {"since": NOW - 60, "due": NOW + 60}
        for more in (CLOCKS, AGAINST_MACHINES, LATER, POSTED, AGREED, SENT):
            db.execute(sql(more), {x: at for x, at in values.items() if f":{x}" in more})

    await store.writer.write(fill)
    return store


def at_work(store: Store, now: int = NOW) -> Services:
    """Return the services that sweep a database."""
    return build_services(store, Nowhere(), catalogue=catalogue(), now=lambda: float(now))


async def measured(where: str, games: int = GAMES) -> tuple[list[float], list[float]]:
    """Return seconds of whole sweeps with nothing to do, and of asking which clocks are due."""
    store = await filled(where, games)
    if store.opened.server:
        await store.writer.run(lambda db: db.execute("ANALYZE"))  # type: ignore[call-overload]
    services = at_work(store)
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
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="nullgate-bench-")))
        where = {"SQLite": str(folder / "weeks.db")}
        if not why_not():
            server: Any = stack.enter_context(serving())
            where["PostgreSQL"] = server.address(server.fresh())
        for name, address in where.items():
            sweeps, asked = asyncio.run(measured(address))
            middle, due = statistics.median(sweeps), length(statistics.median(asked))
            what = f"a sweep that finds nothing to do, {GAMES:,} games with clocks, {name}"
            yield Row(
                what,
                length(middle),
                f"of it the clocks that are due: {due}",
                None,
                "<= 50 ms",
                middle <= 0.05,
            )
