"""A newer edition of the rules: games under way go over to it at a mark, ended ones are held as they are."""

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.play.model.terms import Refused
from bot.play.posts.table_posts import Audit
from bot.play.services import Services
from bot.play.workers import records
from engine.core.record import read_record, replay
from engine.titles import GAMES
from engine.tools.replay import compared, replay_all
from engine.verify import check
from render.core.text import words
from tests.play.conftest import said
from tests.play.editions.conftest import begun
from tests.play.editions.old_games import ANN, ENDED, UNDER_WAY, ended, play_on, undo

TITLE = pytest.mark.parametrize("title", UNDER_WAY)
CORRECTED = "The rules were corrected"


def correct(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """Raise a title's edition by a rule that spoils every old log: the set-up throws one more die."""
    kind = type(GAMES[title])
    plain, edition = kind.new, kind.edition

    def new(self, setup, dice):
        dice.d(6)
        return plain(self, setup, dice)

    monkeypatch.setattr(kind, "new", new)
    monkeypatch.setattr(kind, "edition", edition + 1)


async def put_right(t: Services, game: str) -> list[str]:
    """Sweep, and give what the channel was told of the new edition."""
    await t.sweeper.sweep()
    channel = (await t.games.load(game)).row.channel
    posts = [x for x in t.context.courier.sent if x.place.channel == channel]
    return [said(x.post) for x in posts if CORRECTED in said(x.post)]


@TITLE
@pytest.mark.parametrize("answers", [0, 9])
async def test_a_game_under_way_goes_over_at_a_mark(
    old: Services, title: str, answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, store, rng = UNDER_WAY[title], old.context.store, Random(3)
    await put_right(old, game)  # under today's edition, if it was begun under an earlier one
    await play_on(old, game, rng, answers)
    before = await old.games.load(game)
    correct(monkeypatch, title)
    assert await store.check() == []  # before the program has said anything
    t = begun(store)
    told = await put_right(t, game)
    assert "The rules were corrected" in told[-1]
    assert await put_right(t, game) == told  # said once
    row = (await t.games.load(game)).row
    mark = before.row.n + 1
    assert (row.edition, row.mark) == (GAMES[title].edition, mark)
    (entry,) = await store.entries(game, mark, mark)
    held = json.loads(entry.action)
    assert (entry.how, held["was"], held["version"]) == ("mark", before.row.edition, before.row.version)
    assert held["state"] == before.loaded.snapshot.state
    assert await store.check() == []
    with pytest.raises(Refused, match="refused-undo-edition"):
        await undo(t, game)
    assert await play_on(t, game, rng, 6) == 6
    assert await undo(t, game) > mark
    assert await play_on(t, game, rng, 4) == 4
    assert await store.check() == []
    for spoil in ("UPDATE snapshot SET state = '{'", "UPDATE milestone SET state = '{'"):
        await store.writer.run(
            lambda db, spoil=spoil: db.execute(f"{spoil} WHERE game = ?", (game,)) and None
        )
        live = await t.games.load(game)
        assert live.row.status == "playing"
        assert (await t.games.state_at(live, mark)).stack
        assert (await t.games.state_at(live, 1)).stack  # what lies before is the mark's
    proof = await Audit(t.context, t.wording, t.games).audit_line(live, words("en"))
    assert "from where the rules were corrected" in proof


@TITLE
async def test_the_record_of_such_a_game_carries_the_mark(
    old: Services, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, store = UNDER_WAY[title], old.context.store
    mark = (await old.games.load(game)).row.n + 1
    correct(monkeypatch, title)
    await put_right(old, game)
    await play_on(old, game, Random(4), 8)
    text = await ended(old, game)
    record = read_record(text)
    assert record.entries[mark].how == "mark"
    results = replay(GAMES[title], record)
    assert len(results) == len(record.entries) - mark
    assert check(json.loads(text)) == []
    wrong, left = compared(record)
    assert (wrong, f"from entry {mark}" in left) == ("", True)
    assert (await old.log.proof(game)).proved
    taken = records.read_in("new", 0, text, GAMES)
    assert (taken.fields["mark"], taken.fields["n"]) == (mark, len(record.entries) - 1)
    assert await store.check() == []
    spoiled = json.loads(text)
    spoiled["entries"][mark]["action"]["state"] += " "
    assert "state at the mark" in compared(read_record(json.dumps(spoiled)))[0]


@TITLE
async def test_an_ended_game_of_an_older_edition_is_held(
    old: Services, title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, store = ENDED[title], old.context.store
    text = (await old.log.export(game, ANN)).text
    correct(monkeypatch, title)
    assert await store.check() == []
    assert (await old.log.proof(game)).proved
    assert (await old.log.export(game, ANN)).text == text
    with pytest.raises(Refused, match="refused-replay-edition"):
        await old.boards.replay(game, ANN)
    with pytest.raises(Refused, match="refused-record"):
        records.read_in("new", 0, text, GAMES)
    assert "version 1.0.0 of the program can replay it" in compared(read_record(text))[1]
    lines: list[str] = []
    assert replay_all(store.opened.path, lines.append) == 0
    assert any(x.startswith(f"game {game}: not replayed") for x in lines)
    spoiled = json.loads(text)
    spoiled["entries"][next(e["n"] for e in spoiled["entries"] if e["rolls"])]["rolls"][0][1] %= 6
    spoiled["entries"][next(e["n"] for e in spoiled["entries"] if e["rolls"])]["rolls"][0][1] += 1
    assert compared(read_record(json.dumps(spoiled)))[0]
    await store.writer.run(
        lambda db: db.execute("UPDATE entry SET k = k + 1 WHERE game = ? AND rolls <> '[]'", (game,)) and None
    )
    assert [x.game for x in await store.check()] == [game]


@TITLE
async def test_a_position_that_no_longer_fits_stands_still(
    old: Services, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, store, rules = UNDER_WAY[title], old.context.store, GAMES[title].rules
    before = await old.games.load(game)
    f = before.state.stack[-1]
    plain = rules.procedures[f.proc]
    gone = {x: step for x, step in plain.steps.items() if x not in (f.step, f.by)}
    with monkeypatch.context() as newer:
        correct(newer, title)
        newer.setitem(rules.procedures, f.proc, replace(plain, steps=gone))
        t = begun(store)
        await t.sweeper.sweep()
        await t.turns.drain(game)
        posts = [said(x.post) for x in t.context.courier.sent if x.place.channel == before.row.channel]
        assert sum("does not fit" in x and "Nothing is lost" in x for x in posts) == 1
        with pytest.raises(Refused, match="refused-edition"):
            await t.hosting.thaw(game, ANN)
        assert await store.check() == []
    rows = await store.find(ids=[game])
    assert (rows[0].game.status, rows[0].game.n) == ("frozen", before.row.n)
    await store.writer.run(
        lambda db: db.execute("UPDATE game SET status = 'playing' WHERE id = ?", (game,)) and None
    )
    t = begun(store)  # the program that can
    assert await play_on(t, game, Random(1), 3) == 3
    assert await store.check() == []


@TITLE
async def test_an_older_program_leaves_a_newer_game_alone(
    old: Services, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, store = UNDER_WAY[title], old.context.store

    def newer(db: sqlite3.Connection) -> None:
        db.execute("UPDATE game SET edition = 99 WHERE id = ?", (game,))

    await store.writer.run(newer)
    with pytest.raises(Refused, match="refused-newer-edition"):
        await play_on(old, game, Random(1), 1)
    await old.sweeper.sweep()
    assert (await old.games.load(game)).row.status == "playing"


async def test_the_film_begins_at_the_mark(old: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    game = UNDER_WAY["starwars"]
    correct(monkeypatch, "starwars")
    await put_right(old, game)
    await play_on(old, game, Random(4), 3)
    assert (await old.boards.replay(game, ANN)).data
