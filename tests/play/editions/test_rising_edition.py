"""A title whose edition rises between two starts of the program, in a file and on a server."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.play.games import commits
from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from bot.play.model.title import Catalogue, Title
from bot.play.posts.table_posts import Audit
from bot.play.services import Services, build_services
from bot.store import Store
from bot.store.connections import postgres
from bot.store.maintenance import upgrade as moving
from bot.store.maintenance.upgrade import HEAD
from engine import __version__
from engine.core.contract import Game
from engine.core.editions import OtherEdition
from engine.core.errors import BrokenRecord
from engine.core.record import read_record, replay
from engine.titles import GAMES
from engine.verify import check
from render.core.text import words
from tests.play.conftest import GUILD, HERE, FakeClock, FakeCourier, said
from tests.play.editions.conftest import begun
from tests.play.editions.old_games import ANN, BEN, UNDER_WAY, play_on, undo, unpacked
from tests.play.editions.test_editions import correct, put_right
from tests.play.plain_look import PlainLook
from tests.shared.servers import Server
from tests.toys.duel import DUEL
from tests.toys.duel_corrected import CORRECTED

ELSEWHERE = Place(GUILD, 950)
#: The last revision of the database that knew nothing of marks.


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path, migrated: Path) -> str:
    """The address of an empty database."""
    if request.param == "postgres":
        return str(request.getfixturevalue("on_server")())
    return shutil.copy(migrated, tmp_path / "nullgate.db")


async def started(where: str, game: Game, courier: FakeCourier) -> Services:
    """Start a program that has this edition of the toy."""
    titles = Catalogue({"duel": Title(game, PlainLook())})
    return build_services(await Store.open(where), courier, catalogue=titles, now=FakeClock(), rng=Random(5))


async def beginning(t: Services, rng: Random, answers: int) -> str:
    """Begin a game and play it on."""
    game = await t.lobby.open_game(HERE, ANN, "duel")
    await t.lobby.join(game, ANN, "red", "apple")
    await t.lobby.join(game, BEN, "white")
    await t.lobby.start(game, ANN)
    assert await play_on(t, game, rng, answers) == answers
    await t.turns.drain(game)
    return game


async def back_as_far_as_it_goes(t: Services, game: str) -> None:
    for _ in range(60):
        await undo(t, game)


async def after_the_mark(t: Services, game: str, rng: Random) -> None:
    """Play on under the new rules, go back, and play on again."""
    mark = (await t.games.load(game)).row.mark
    for answers in (7, 5):
        assert await play_on(t, game, rng, answers) == answers
        assert await undo(t, game) > mark
    with pytest.raises(Refused, match="refused-undo-edition"):
        await back_as_far_as_it_goes(t, game)
    live = await t.games.load(game)
    then = await t.games.state_at(live, mark)
    assert (live.row.prev, live.state.units, live.state.traps) == (mark - 1, then.units, then.traps)
    assert await play_on(t, game, rng, 6) == 6


async def test_a_game_of_a_toy_goes_over_to_a_new_edition(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng, courier = Random(8), FakeCourier()
    monkeypatch.setattr(commits, "__version__", "0.0.9")
    t = await started(where, DUEL, courier)
    game = await beginning(t, rng, 15)
    before = await t.games.load(game)
    await t.context.store.close()
    monkeypatch.setattr(commits, "__version__", __version__)

    t = await started(where, CORRECTED, courier)
    store, mark = t.context.store, before.row.n + 1
    assert await store.check({"duel": CORRECTED}) == []
    for _ in range(3):
        await t.sweeper.sweep()
        (told,) = [x for x in courier.channel() if "new_edition" in said(x.post)]  # said once
    assert "('version', '0.0.9'), ('was', 1)" in said(told.post)
    live = await t.games.load(game)
    assert (live.row.edition, live.row.mark, live.row.n) == (2, mark, mark)
    assert live.row.version == __version__
    assert live.state.rounds == 0
    with pytest.raises(Refused, match="refused-undo-edition"):
        await undo(t, game)
    await after_the_mark(t, game, rng)
    live = await t.games.load(game)
    assert live.state.rounds > 0  # the new rules are what is played
    assert await store.check({"duel": CORRECTED}) == []
    film = await t.boards.replay(game, ANN)
    assert film.data
    proof = await Audit(t.context, t.wording, t.games).audit_line(live, words("en"))
    assert "from where the rules were corrected" in proof

    await t.answering.resign(game, ANN)
    assert (await t.log.proof(game)).proved
    text = (await t.log.export(game, ANN)).text
    record = read_record(text)
    assert [e.n for e in record.entries if e.how == "mark"] == [mark]
    assert len(replay(CORRECTED, record)) == len(record.entries) - mark
    assert check(json.loads(text)) == []
    earlier = replace(record, entries=record.entries[:mark], edition=1, outcome=None)
    assert len(replay(DUEL, earlier)) == mark  # by the program that the mark names
    with pytest.raises(BrokenRecord):
        replay(CORRECTED, replace(earlier, edition=2))
    with pytest.raises(OtherEdition):
        replay(DUEL, record)

    taken = await t.records.import_record(ELSEWHERE, BEN, text)
    live = await t.games.load(taken)
    assert (live.row.mark, live.row.edition, live.row.n) == (mark, 2, len(record.entries) - 1)
    assert (await t.log.proof(taken)).proved
    again = read_record((await t.log.export(taken, BEN)).text)
    assert (again.entries, again.seed) == (record.entries, record.seed)
    assert (await t.boards.replay(taken, BEN)).data
    assert await store.check({"duel": CORRECTED}) == []


@pytest_asyncio.fixture
async def old_on_a_server(server: Server, tmp_path: Path) -> str:
    """The address of a server's database with old games of every title."""
    file, address = unpacked(tmp_path / "old.db"), server.address(server.fresh())
    moving.upgrade_server(address, HEAD)
    with moving._file(file) as source, moving._server(address) as db:
        moving._pour(source, db)
        postgres.count_on(db)
    return address


async def test_old_games_on_a_server_go_over_at_a_mark(
    old_on_a_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, rng = await Store.open(old_on_a_server), Random(3)
    t = begun(store)
    rows = {title: (await t.games.load(game)).row for title, game in UNDER_WAY.items()}
    assert {(x.version, x.mark) for x in rows.values()} == {("1.0.0", 0)}
    assert await store.check() == []
    for title in UNDER_WAY:
        correct(monkeypatch, title)
    t = begun(store)
    for title, game in UNDER_WAY.items():
        (told,) = await put_right(t, game)
        assert "The rules were corrected" in told
        now = (await t.games.load(game)).row
        assert (now.edition, now.mark) == (GAMES[title].edition, rows[title].n + 1)
        assert await play_on(t, game, rng, 4) == 4
        assert await undo(t, game) > now.mark
    assert await store.check() == []
