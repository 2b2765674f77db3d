"""`python -m tests.store.old.make`: play every title; write the database and records of this version.

Run once for a release; what later versions must read is what that release's own program wrote.
"""

from __future__ import annotations

import asyncio
import gzip
import lzma
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.play.clocks import schedules
from bot.play.model.ports import Place
from bot.play.services import Services, build_services
from bot.store import Store
from bot.titles import catalogue
from engine import __version__
from engine.titles import GAMES
from tests.play.conftest import FakeClock, FakeCourier, no_picture
from tests.play.editions.old_games import ANN, BEN, ended, play_on

HERE = Path(__file__).parent
#: Answers in a game under way, and in one that is over.
ANSWERS = 40


async def begun(t: Services, title: str, place: Place, answers: int) -> str:
    """Begin a game of Ann and Ben, and answer at random."""
    game = await t.lobby.open_game(place, ANN, title)
    await t.lobby.join(game, ANN, "", "apple")
    await t.lobby.join(game, BEN)
    if answers:
        await t.lobby.start(game, ANN)
        assert await play_on(t, game, Random(answers), answers) == answers
    await t.turns.drain(game)
    return game


async def made(file: Path) -> dict[str, str]:
    """Write a database; return the records of the games that are over, by title."""
    store, clock, courier = await Store.open(file), FakeClock(), FakeCourier()
    courier.n = 100_000  # so that no later message has the id of one of these
    t = build_services(store, courier, catalogue=catalogue(), now=clock, rng=Random(5))
    no_picture(t)
    await store.set_preference(ANN.id, locale="de", theme="light")
    await schedules.set_hours(t.context, BEN.id, "Europe/Berlin", (60, 480))
    records = dict[str, str]()
    for n, title in enumerate(GAMES):
        where = [Place(3 * n + i, 70 + 3 * n + i) for i in (1, 2, 3)]
        lobby, playing, over = [
            await begun(t, title, *x) for x in zip(where, (0, ANSWERS, ANSWERS + 1), strict=True)
        ]
        records[title] = await ended(t, over)
        await t.turns.drain(over)
        print(f"{title}: lobby {lobby}, under way {playing}, over {over}")
        clock.at += 3600
    assert await store.check() == []
    await store.close()
    return records


def main() -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "nullgate.db"
        records = asyncio.run(made(file))
        with closing(sqlite3.connect(file)) as db:
            text = "\n".join(db.iterdump())
    (HERE / f"{__version__}.sql.xz").write_bytes(lzma.compress(text.encode(), preset=9))
    for title, record in records.items():
        (HERE / f"{title}.json.gz").write_bytes(gzip.compress(record.encode(), mtime=0))


if __name__ == "__main__":
    sys.exit(main())
