"""What pages of lists cost: 10,000 ratings, 100,000 ended games; and what counting those anew costs."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import insert
from sqlmodel import Session

from bot.community.ratings import Came, Played, count
from bot.store import Store
from bot.store.models import Game, Preference, Rating, SeatRow
from bot.store.repositories.limits import GameFilter, Spot
from tests.bench.harness import Row, length
from tests.shared.servers import serving, why_not

PEOPLE, GAMES, SERVER, SHOWN, TIMES = 10_000, 100_000, 9, 10, 15
#: What is promised: seconds for a page, and for counting all games anew in a process of its own.
PAGE, ANEW = 0.05, 30.0


async def filled(where: str, people: int) -> Store:
    """Fill a database with people who have ratings; every seventh hides theirs."""
    store = await Store.open(where)

    def fill(db: Session) -> None:
        rng = Random(1)
        for user in range(1, people + 1):
            mu = rng.gauss(25, 8)
            mean = {"mu": mu, "sigma": 3.0, "least": mu - 6}
            table = {"guild": SERVER, "title": "starwars", "games": 30, **mean}
            db.add_all([Rating(user=user, role="", **table), Rating(user=user, role="blue", **table)])
            db.add(Preference(user=user, profile=user % 7 != 0))

        games = [_ended(n) for n in range(GAMES)]
        seats = [_seat(n, place, people) for n in range(GAMES) for place in (0, 1)]
        for model, rows in ((Game, games), (SeatRow, seats)):
            usual = {x: y.default for x, y in model.model_fields.items() if not y.is_required()}
            for i in range(0, len(rows), 5000):
                db.execute(insert(model), [usual | x for x in rows[i : i + 5000]])

    await store.writer.write(fill)
    return store


def _ended(n: int) -> dict[str, object]:
    """Return a game that is over, in one of 200 channels; of two titles in turns."""
    where = {"guild": SERVER, "channel": 1000 + n % 200, "here": None, "title": ("starwars", "armada")[n % 2]}
    return {"id": f"g{n:06}", "status": "over", "n": 50, "changed": n // 3, "ended": n // 3, **where}


def _seat(n: int, place: int, people: int) -> dict[str, object]:
    """Return a seat: one of person 1, who plays in every game, the other of anybody."""
    user = 1 if not place else 2 + n % (people - 2)
    return {"game": f"g{n:06}", "seat": ("blue", "orange")[place], "place": place, "user": user}


async def pages(store: Store, people: int) -> dict[str, float]:
    """Return the seconds of pages: the first, one in the middle, the last, and a person's own card."""
    last = people // SHOWN

    def page(n: int) -> Callable[[], Awaitable[object]]:
        return lambda: store.rating_table(SERVER, "starwars", "", n, SHOWN)

    rated = f"ratings of {people:,} people"
    asked: dict[str, Callable[[], Awaitable[object]]] = {
        f"{rated}, the first page": page(1),
        f"{rated}, a page in the middle": page(last // 2),
        f"{rated}, the last page": page(last),
        f"{rated}, a card": lambda: store.ratings_of([people // 2], SERVER),
        **_lists(store, people),
    }
    return {name: await _seconds(ask) for name, ask in asked.items()}


def _lists(store: Store, people: int) -> dict[str, Callable[[], Awaitable[object]]]:
    """Return what reads pages of ended games: a server's, a person's, and past channels that are shut."""
    groups, middle = (("over", "abandoned"),), Spot(0, GAMES // 6, f"g{GAMES // 2:06}")
    shut = frozenset(range(1000, 1195))

    def page(at: Spot | None = None, **of: Any) -> Callable[[], Awaitable[object]]:
        return lambda: store.browse(GameFilter(groups, **of), at, 25)

    ended = f"{GAMES:,} ended games"
    return {
        f"{ended} of a server, the first page": page(guild=SERVER),
        f"{ended} of a server, a page in the middle": page(middle, guild=SERVER),
        f"{ended} of a server, 195 of 200 channels shut": page(guild=SERVER, reader=7, shut=shut),
        f"{ended} of one person, the first page": page(user=1),
        f"{ended} of one person, a page in the middle": page(middle, user=1),
        f"{ended} of one person, those of a title": page(user=1, title="armada"),
        f"{GAMES // (people - 2)} ended games of one person among {GAMES:,}": page(user=people // 2),
    }


async def _seconds(ask: Callable[[], Awaitable[object]]) -> float:
    spent = []
    for _ in range(TIMES):
        began = time.perf_counter()
        await ask()
        spent.append(time.perf_counter() - began)
    return statistics.median(spent)


def counted(people: int, games: int) -> float:
    """Return the processor seconds of counting so many games of two roles from the first."""
    rng = Random(2)
    pairs = (rng.sample(range(1, people + 1), 2) for _ in range(games))
    came = (
        (Came(2 * n, one, "blue", 1), Came(2 * n + 1, two, "orange", 2)) for n, (one, two) in enumerate(pairs)
    )
    played = [Played(SERVER, everywhere=False, came=x) for x in came]
    began = time.process_time()
    count(played, {})
    return time.process_time() - began


async def measured(where: str, people: int) -> dict[str, float]:
    """Measure the pages of a database."""
    store = await filled(where, people)
    if store.opened.server:
        await store.writer.run(lambda db: db.execute("ANALYZE"))  # type: ignore[call-overload]
    try:
        return await pages(store, people)
    finally:
        await store.close()


def rows() -> Iterator[Row]:
    """Measure pages on both kinds of database, and counting anew."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="nullgate-bench-")))
        places = {"SQLite": str(folder / "ranked.db")}
        if not why_not():
            server = stack.enter_context(serving())
            places["PostgreSQL"] = server.address(server.fresh())
        for name, where in places.items():
            for what, seconds in asyncio.run(measured(where, PEOPLE)).items():
                said = f"{what}, {name}"
                yield Row(said, length(seconds), goal=f"at most {length(PAGE)}", met=seconds <= PAGE)
    seconds = counted(PEOPLE, GAMES)
    said = f"{GAMES:,} rated games counted anew"
    yield Row(said, length(seconds), goal=f"at most {length(ANEW)}", met=seconds <= ANEW, notable=True)
