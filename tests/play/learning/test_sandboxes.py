"""Sandboxes without Discord: from an ended game or from what a seat knows, and no game is changed by any."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bot.play.analysis import sandboxes as opening
from bot.play.model.custom_ids import Verb
from bot.play.model.ports import Button, Post
from bot.play.model.terms import Refused
from bot.play.queries import settings
from bot.play.services import Services, build_services
from bot.titles import catalogue
from engine.core.codec import save
from engine.core.errors import NotYours
from engine.core.flow import options
from render.core.text import words
from tests.play.conftest import ANN, BEN, EVE, GUILD, HERE, Place, Room, ids, no_picture, said, verbs
from tests.play.questions.test_secrets import copy_of, deal


async def ended(room: Room, moves: int = 6) -> str:
    """Play a little, and end it by a resignation of Ann's."""
    game, rng = await room.started(), Random(3)
    for _ in range(moves):
        await room.step(game, rng)
    await room.services.answering.resign(game, ANN)
    await room.services.turns.drain(game)
    return game


async def all_else(room: Room) -> dict[str, list[object]]:
    """Read every row of every table but the sandboxes."""

    def read(db):
        tables = [x for (x,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {x: db.execute(f"SELECT * FROM {x}").fetchall() for x in tables if x != "sandbox"}

    return await room.store.writer.run(read)


async def tried(t: Services, trial, **given):
    """Answer the first thing that is asked, at random unless it is said how."""
    now = await t.sandboxes.now(trial)
    d = now.question("")
    if not given:
        given = {"action": Random(1).choice(options(now.state, d))}
    played = await t.sandbox_play.answer(trial, d.seat, **given)
    assert played.why is None
    return played.trial


async def test_an_ended_game_is_played_on_from_an_entry_and_nothing_else_changes(room: Room) -> None:
    t, game = room.services, await ended(room)
    before, posts = await all_else(room), len(room.courier.sent)
    live = await t.games.load(game)
    trial = await t.sandboxes.open(EVE, game, 3)
    assert trial.row.start == save(await t.games.state_at(live, 3)).decode()
    assert (await t.sandboxes.open(EVE, game, 3)).row.id == trial.row.id  # nothing tried: not another one
    states = [trial.row.start]
    for _ in range(5):
        trial = await tried(t, trial)
        states.append(save((await t.sandboxes.now(trial)).state).decode())
        page = await t.sandbox_pages.page(EVE, trial)
        assert (page.colour, "Sandbox" in page.title) == (0xC39BFF, True)
    for then in states[-2::-1]:
        trial = await t.sandbox_play.take_back(trial)
        assert save((await t.sandboxes.now(trial)).state).decode() == then
    trial = await t.sandbox_play.begin_again(await tried(t, await tried(t, trial)))
    assert trial.moves == ()
    assert await all_else(room) == before
    assert len(room.courier.sent) == posts
    with pytest.raises(Refused) as why:
        await t.sandboxes.open(EVE, game, 99)
    assert why.value.key == "refused-sandbox-entry"
    with pytest.raises(Refused) as why:
        await t.sandboxes.get(BEN, trial.row.id)
    assert why.value.key == "refused-sandbox-gone"


async def test_an_entry_is_called_as_the_log_calls_it(room: Room) -> None:
    """What not all were told of is not counted there; a sandbox began one entry early for each such one."""
    t, game = room.services, await ended(room, moves=30)

    def hide(db):
        db.execute("UPDATE entry SET public = 0 WHERE game = ? AND n BETWEEN 2 AND 25", (game,))
        db.execute("UPDATE entry SET shown = 1 WHERE game = ? AND n BETWEEN 2 AND 25", (game,))
        db.execute("UPDATE entry SET shown = n - 24 WHERE game = ? AND n > 25", (game,))

    await room.store.writer.run(hide)
    for label, n in (("2", 26), ("#e2", 26), ("1.3", 4), ("1", 1), ("1.24", 25)):
        trial = await t.sandboxes.open_at(EVE, game, label)
        assert trial.row.n == n
        assert f"after entry {label.removeprefix('#e')}" in said(await t.sandbox_pages.page(EVE, trial))
    kept = said(await t.sandbox_pages.list_all(EVE))
    assert [x in kept for x in ("after entry 1.24 ", "after entry 2 ", "after entry 26 ")] == [
        True,
        True,
        False,
    ]
    trial = await t.sandboxes.open_at(EVE, game, "1.24")
    page = said(await t.sandbox_pages.comparison(EVE, trial))
    assert "= 2 · " in page or "▸ 2 · " in page
    with pytest.raises(Refused, match="refused-sandbox-entry") as why:
        await t.sandboxes.open_at(EVE, game, "1.25")
    assert (why.value.facts["first"], why.value.facts["last"]) == (
        "0",
        str((await t.games.load(game)).row.n - 24),
    )
    with pytest.raises(Refused, match="refused-sandbox-entry-under-way"):
        await t.sandboxes.open_at(ANN, await room.started(place=Place(GUILD, 55)), "2")


async def test_a_game_under_way_is_tried_by_its_players_from_what_they_know(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "token_hex", lambda _: "5eed")
    game = await room.started()
    for who, n, key in ((EVE, None, "refused-sandbox-seat"), (BEN, 2, "refused-sandbox-entry-under-way")):
        with pytest.raises(Refused) as why:
            await room.services.sandboxes.open(who, game, n)
        assert why.value.key == key
    rows, pages = list[str](), list[object]()
    for hand in ("AWS", "AAW"):
        twin = await copy_of(room, tmp_path / f"{hand}.db", pictures=False)
        await deal(twin, game, blue=hand)
        trial = await twin.services.sandboxes.open(BEN, game)
        pages.append(await twin.services.sandbox_pages.page(BEN, trial))
        for _ in range(8):
            trial = await tried(twin.services, trial)
            pages.append(await twin.services.sandbox_pages.page(BEN, trial))
        rows.append((await twin.store.sandbox(trial.row.id)).model_dump_json())
        await twin.store.close()
    assert rows[0] == rows[1]
    assert pages[: len(pages) // 2] == pages[len(pages) // 2 :]


async def test_dice_are_chosen_one_by_one_typed_or_rolled(room: Room) -> None:
    t = room.services
    trial = await t.sandboxes.open(EVE, await ended(room), 2)
    trial = await t.sandbox_play.choose_dice(trial, on=True)
    while trial.waiting is None:
        trial = await tried(t, trial)
    assert "6 sides" in said(await t.sandbox_pages.page(EVE, trial))
    with pytest.raises(Refused) as why:
        await t.sandbox_play.roll(trial, [7])
    assert why.value.key == "refused-sandbox-die"
    one = await t.sandbox_play.roll(trial, [5])
    assert "show 5" in said(await t.sandbox_pages.page(EVE, one))
    done = await t.sandbox_play.roll(one, [2])
    assert (done.waiting, done.moves[-1].rolls) == (None, ((6, 5), (6, 2)))
    back = await t.sandbox_play.take_back(done)
    trial = await tried(t, back)
    assert (await t.sandbox_play.take_back(trial)).moves == back.moves  # what waits for dice is dropped
    trial = await tried(t, await t.sandboxes.get(EVE, trial.row.id))
    trial = await t.sandbox_play.roll(await t.sandbox_play.roll(trial), rest=True)
    assert trial.waiting is None


async def test_machine_players_answer_for_others_and_for_oneself_where_hints_are_allowed(room: Room) -> None:
    t, game = room.services, await room.started()
    trial = await t.sandboxes.open(ANN, game)
    with pytest.raises(Refused) as why:
        await t.sandbox_play.seat_machine(trial, "blue", "steady")
    assert why.value.key == "refused-sandbox-hint"
    trial = await t.sandbox_play.seat_machine(trial, "orange", "first_steps")
    while not any(x.by for x in trial.moves):
        trial = await tried(t, trial)
    assert {x.seat for x in trial.moves if x.by} == {"orange"}
    mine = [x for x in trial.moves if not x.by]
    back = await t.sandbox_play.take_back(trial)
    assert [x for x in back.moves if not x.by] == mine[:-1]
    await t.answering.resign(game, ANN)
    both = await t.sandbox_play.seat_machine(back, "blue", "first_steps")
    trial = await t.sandbox_play.go_on(both)
    assert len(trial.moves) > len(back.moves)
    page = await t.sandbox_pages.machines(ANN, trial)
    assert [x.chosen for x in page.rows[0][0].choices].index(True) == 1


async def test_what_was_tried_stands_beside_what_was_played(room: Room) -> None:
    t, game = room.services, await ended(room)
    trial = await t.sandboxes.open(EVE, game, 1)
    start = await t.sandbox_pages.comparison(EVE, trial)
    assert "This is how the game went on" in said(start)
    for _ in range(3):
        move = await t.sandbox_pages.next(trial)
        assert move is not None
        trial = await t.sandbox_play.repeat(trial, move)
    live = await t.games.load(game)
    now = await t.sandboxes.now(trial)
    assert save(now.state) == save(await t.games.state_at(live, 4))
    assert "with the same dice" in said(await t.sandbox_pages.comparison(EVE, trial))
    trial = await tried(t, trial, action=options(now.state, now.questions[0])[0])
    page = said(await t.sandbox_pages.comparison(EVE, trial))
    parted = await t.sandbox_pages.next(trial) is None
    assert ("After 3 answers the game went another way" in page) == parted
    known = await t.sandboxes.open(ANN, await room.started(place=Place(GUILD, 55)))
    with pytest.raises(Refused):
        await t.sandbox_pages.comparison(ANN, known)


async def test_a_long_comparison_plays_the_game_again_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It began at the nearest kept state anew for each answer: of four hundred that took many seconds."""
    t, game = room.services, await ended(room, moves=40)
    trial = await t.sandboxes.open(EVE, game, 0)
    while (move := await t.sandbox_pages.next(trial)) is not None:
        trial = await t.sandbox_play.repeat(trial, move)
    assert len(trial.moves) > 30
    plain, asked = t.games.replayed, list[int]()

    async def replayed(row, title, first, last, states=None):
        asked.append(last - first)
        return await plain(row, title, first, last, states)

    monkeypatch.setattr(t.games, "replayed", replayed)
    page = said(await t.sandbox_pages.comparison(EVE, trial))
    assert f"after entry {len(trial.moves)}," in page
    assert len(asked) <= 2


async def test_ones_first_answers_become_the_plan_of_the_game_while_they_are_legal(room: Room) -> None:
    t, game, rng = room.services, await room.started(), Random(3)
    while (await room.turn(game)) is not ANN:
        await room.step(game, rng)
    trial = await t.sandboxes.open(ANN, game)
    with pytest.raises(Refused) as why:
        await t.sandbox_play.own(trial, ANN)
    assert why.value.key == "refused-sandbox-no-plan"
    trial = await tried(t, trial)
    own = await t.sandbox_play.own(trial, ANN)
    assert (own.game, own.seat) == (game, "blue")
    n = (await t.games.load(game)).row.n
    preview = await t.drafts.preview(game, ANN, own.decision, own.seat, text=own.text)
    assert Verb.DO in verbs(preview)
    assert (await t.games.load(game)).row.n == n
    await t.answering.answer(game, ANN, own.decision, own.seat, text=own.text)
    await t.turns.drain(game)
    while (await room.turn(game)) is ANN:
        await room.step(game, rng)
    with pytest.raises(NotYours):
        await t.sandbox_play.own(trial, ANN)


async def test_ten_are_kept_for_thirty_days_exported_and_forgotten(room: Room) -> None:
    t, game = room.services, await ended(room, moves=12)
    for n in range(opening.MOST):
        last = await t.sandboxes.open(EVE, game, n)
    with pytest.raises(Refused) as why:
        await t.sandboxes.open(EVE, game, 11)
    assert why.value.key == "refused-sandbox-full"
    assert len(ids(await t.sandbox_pages.list_all(EVE))) == opening.MOST + 1
    await t.sandboxes.drop(BEN, last.row.id)
    await t.sandboxes.drop(EVE, last.row.id)
    last = await tried(t, await t.sandboxes.open(EVE, game, 11))
    told = json.loads((await settings.personal_data(t.context, EVE)).text)["sandboxes"]
    assert len(told) == opening.MOST
    assert [len(x["moves"]) for x in told if x["entry"] == 11] == [1]
    room.clock.at += (opening.LASTS - 1) * 86400
    last = await t.sandbox_play.take_back(last)
    room.clock.at += 2 * 86400
    await t.sweeper.sweep()
    assert [x.id for x in await t.sandboxes.of(EVE)] == [last.row.id]
    await t.privacy.forget(EVE)
    assert await t.sandboxes.of(EVE) == []


async def test_the_moves_of_a_phase_become_its_plan_in_the_game(room: Room) -> None:
    t = build_services(room.store, room.courier, catalogue=catalogue(), now=room.clock, rng=Random(5))
    no_picture(t)
    game = await t.lobby.open_game(HERE, ANN, "stargate")
    for who, seat in ((ANN, "coalition"), (BEN, "virunian")):
        await t.lobby.join(game, who, seat)
    await t.lobby.start(game, ANN)
    stage = await t.progress.stage(ANN, "stargate", "lines")
    while (at := await t.progress.standing(stage)).question is None:
        stage, _ = await t.progress.go_on(ANN, stage)
    await room.put(game, at.state)
    trial = await t.sandboxes.open(ANN, game)
    for text in ("H1 linear", "se2"):
        played = await t.sandbox_play.answer(trial, "coalition", text=text)
        assert (played.why, played.undone) == (None, ())
        trial = played.trial
    own = await t.sandbox_play.own(trial, ANN)
    assert (own.text, own.formed, own.count) == ("H1 linear se2", True, 3)
    form = await t.drafts.sheet_of(game, ANN, own.text, own.kind, own.seat)
    assert Verb.SHEET in verbs(await t.choices.form_page(ANN, form))
    assert t.context.titles["stargate"].editor(own.kind).answer(form.context).text == own.text
    now = await t.sandboxes.now(trial)  # orders of several steps are typed as in a game
    back = await t.sandbox_play.begin_again(trial)
    typed = await t.sandbox_play.answer(back, "coalition", text="H1 se2")
    assert typed.trial.moves == trial.moves
    assert save((await t.sandboxes.now(typed.trial)).state) == save(now.state)


async def test_a_page_says_where_it_stands_and_what_a_press_on_it_does(room: Room) -> None:
    t = room.services
    trial = await t.sandboxes.open(EVE, await ended(room), 2)
    first = await t.sandbox_pages.page(EVE, trial)
    assert "You answer for every side here" in said(first)
    look, now = trial.title.look, await t.sandboxes.now(trial)
    seat = now.question("").seat
    assert f"**{look.headline(trial.title.game.view(now.state, seat), {}, words('en'))}**" in said(first)
    assert "Choose the dice" in labels(first)
    trial = await t.sandbox_play.choose_dice(await tried(t, trial), on=True)
    later = await t.sandbox_pages.page(EVE, trial)
    assert "You answer for every side here" not in said(later)
    assert "Have dice rolled" in labels(later)
    while trial.waiting is None:
        trial = await tried(t, trial)
    asks = await t.sandbox_pages.page(EVE, trial)
    assert [[x.label for x in row] for row in asks.rows[:2]] == [["1", "2", "3"], ["4", "5", "6"]]


def labels(post: Post) -> list[str]:
    return [x.label for row in post.rows for x in row if isinstance(x, Button)]
