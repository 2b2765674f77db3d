"""The database that version 1.0.0 wrote, and random play on it (tests/store/old/README.md)."""

from __future__ import annotations

import gzip
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from bot.play.model.terms import Person, Refused
from bot.play.services import Services
from engine.core.codec import pack_action
from engine.core.flow import pending, sample

OLD = Path(__file__).parents[2] / "store" / "old"
ANN, BEN = Person(11, "Ann"), Person(12, "Ben")
LOBBIES = {"starwars": "uvfde3", "stargate": "rzffyc", "armada": "bupjhp", "skirmish": "nu9qnj"}
UNDER_WAY = {"starwars": "6wy45p", "stargate": "m8y325", "armada": "xdtar4", "skirmish": "5zpvep"}
ENDED = {"starwars": "t53djb", "stargate": "gpb7rx", "armada": "2r8qqr", "skirmish": "at5bqm"}


def unpacked(path: Path, title: str = "") -> Path:
    """Write the database into a file; with a title only its games, for each check replays all there are."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(lzma.decompress((OLD / "1.0.0.sql.xz").read_bytes()).decode())
        if title:
            others = "(SELECT id FROM game WHERE title <> ?)"
            having = "SELECT m.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE c.name = 'game'"
            for (table,) in db.execute(having).fetchall():
                db.execute(f'DELETE FROM "{table}" WHERE game IN {others}', (title,))
            db.execute("DELETE FROM game WHERE title <> ?", (title,))
            db.commit()
    return path


def record_text(title: str) -> str:
    return gzip.decompress((OLD / f"{title}.json.gz").read_bytes()).decode()


def by_id(user: int) -> Person:
    return ANN if user == ANN.id else BEN


async def play_on(t: Services, game: str, rng: Random, answers: int) -> int:
    """Answer at random for whoever is asked; tell how often."""
    for done in range(answers):
        live = await t.games.load(game)
        users = {x.seat: x.user for x in live.info.seats if x.user}
        open_now = [d for d in pending(live.state) if d.seat in users]
        if live.row.status != "playing" or not open_now:
            return done
        d = rng.choice(open_now)
        takes = live.state.rules.kinds[d.kind].takes
        action = pack_action(takes, sample(live.state, d, rng))
        await t.answering.answer(game, by_id(users[d.seat]), d.id, d.seat, action=action)
    return answers


async def undo(t: Services, game: str) -> int:
    """Undo the latest answer that can be, the others agreeing; tell the entry it led to, or raise."""
    refused = None
    for user in (ANN, BEN):
        try:
            undone = await t.answering.undo(game, user)
        except Refused as why:
            refused = why
            continue
        if undone.request:
            for other in (ANN, BEN):
                if other != user:
                    await t.consent.answer(game, other, undone.request, yes=True)
        return (await t.games.load(game)).row.n
    assert refused is not None
    raise refused


async def ended(t: Services, game: str) -> str:
    """End a game, whatever it takes, and give its record."""
    await t.answering.resign(game, ANN)
    if (await t.games.load(game)).row.status == "playing":
        await t.hosting.abandon(game, ANN)
    return (await t.log.export(game, ANN)).text
