"""Hints without Discord: who may take them, what they show, and what is kept of them."""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import replace
from random import Random

import pytest

from bot.play.analysis.hints import FORM, NUMBERS, WHY
from bot.play.games.cards import Desk, hints_agreed
from bot.play.model.custom_ids import Verb, read
from bot.play.model.ports import Button, Tone
from bot.play.model.terms import Refused
from bot.play.queries import settings
from bot.play.services import build_services
from bot.play.workers import pool
from bot.play.workers.pool import seed_of
from bot.titles import TITLES, catalogue
from engine.core.flow import options, pending
from engine.core.record import read_record
from engine.policies.worth import imagine
from render.core.text import words
from tests.play.conftest import ANN, BEN, EVE, HERE, Room, controls, said, verbs

WORD = re.compile(r"\w[\w'’.-]*")


@pytest.fixture
def services(room: Room):
    """Services with the titles as they are, on the room's store."""
    return build_services(room.store, room.courier, catalogue=catalogue(), now=room.clock, rng=Random(5))


async def to_move(room: Room, game: str, who=ANN) -> None:
    """Play on until somebody is asked which ship moves, with something to choose."""
    t, rng = room.services, Random(2)
    for _ in range(60):
        sight = await t.player_views.look(game, who)
        if any(len(x.options or ()) > 2 for x in sight.asked):
            return
        await room.step(game, rng)
    raise AssertionError("nothing is to be chosen")


def hint_buttons(post) -> list[Button]:
    return [x for x in controls(post) if isinstance(x, Button) and read(x.id).verb is Verb.HINT]


async def test_in_practice_a_hint_says_where_to_look_and_then_why(room, services):
    game = await room.started(foe="greedy")
    await to_move(room, game)
    told = len(room.courier.sent)
    (button,) = hint_buttons(await services.choices.picker(game, ANN))
    first = await services.help.take(game, ANN, read(button.id).number(1), read(button.id).arg(0))
    assert "Look at **" in said(first)
    assert "What counts now" in said(first)
    assert "Take **" not in said(first)
    assert verbs(first) == [Verb.HINT, Verb.CANCEL]
    assert first.image is not None
    assert first.image.alt.startswith("Marked")
    (again,) = hint_buttons(first)
    second = await services.help.take(game, ANN, *_asked(again), way=WHY)
    assert "Take **" in said(second)
    assert len(re.findall(r"\d[\d.]* ships?", said(second))) <= 1
    assert verbs(second) == [Verb.TAKE, Verb.HINT, Verb.CANCEL]
    third = await services.help.take(game, ANN, *_asked(again), way=NUMBERS)
    assert "Best: " in said(third)
    assert re.search(r"[.] [(]([\d.]+ ships?|a ship|a little)[)]", said(third)), said(third)
    assert verbs(third) == [Verb.TAKE, Verb.CANCEL]
    assert len(room.courier.sent) == told  # nothing reaches the channel


def _id(button: Button):
    return read(button.id)


def _asked(button: Button) -> tuple[int, str]:
    return read(button.id).number(1), read(button.id).arg(0)


async def test_the_answer_of_a_hint_can_be_taken_as_it_stands(room, services):
    game = await room.started(foe="greedy")
    await to_move(room, game)
    page = await services.help.take(game, ANN, way=WHY)
    take = next(read(x.id) for x in controls(page) if read(x.id).verb is Verb.TAKE)
    preview = await services.drafts.preview(game, ANN, take.number(1), take.arg(0), token=take.arg(2))
    assert Verb.DO in verbs(preview)


async def agreed(services, game):
    """Return what the settings of a table say about hints."""
    info = await services.game_lists.info(game)
    desk = Desk(info, services.context.titles[info.title], words("en"))
    return hints_agreed(desk, {x.seat: x.name for x in info.seats})


async def test_between_two_people_there_are_hints_only_if_both_agree(room, services):
    t = services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.join(game, ANN, "blue")
    assert await t.help.toggle(game, ANN)
    assert "Ann would agree" in await agreed(t, game)
    await t.lobby.join(game, BEN, "orange")
    assert await t.help.toggle(game, BEN)
    assert not await t.help.toggle(game, BEN)
    with pytest.raises(Refused, match="refused-not-seated"):
        await t.help.toggle(game, EVE)
    assert "Ben" not in await agreed(t, game)
    assert await t.help.toggle(game, BEN)
    assert "all at the table agree" in await agreed(t, game)
    await t.lobby.start(game, ANN)
    who = await room.turn(game)
    await to_move(room, game, who)
    assert hint_buttons(await t.choices.picker(game, who))
    assert "Look at" in said(await t.help.take(game, who))
    with pytest.raises(Refused):
        await t.help.toggle(game, BEN)


async def test_without_agreement_there_is_no_button_and_no_hint(room, services):
    game = await room.started()
    who = await room.turn(game)
    await to_move(room, game, who)
    assert hint_buttons(await services.choices.picker(game, who)) == []
    with pytest.raises(Refused, match="refused-hint-table"):
        await services.help.take(game, who)
    with pytest.raises(Refused, match="refused-not-seated"):
        await services.help.take(game, EVE)


async def test_whoever_takes_a_seat_over_has_not_agreed(room, services):
    t = services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    for who, seat in ((ANN, "blue"), (BEN, "orange")):
        await t.lobby.join(game, who, seat)
        await t.help.toggle(game, who)
    live = await t.games.load(game)
    assert all(x.hints for x in live.info.seats)
    await t.lobby.leave(game, BEN)
    await t.lobby.join(game, EVE, "orange")
    live = await t.games.load(game)
    assert [x.hints for x in live.info.seats] == [True, False]


async def test_hints_are_counted_once_a_question_and_told_at_the_end(room, services):
    t = services
    game = await room.started(foe="greedy")
    await to_move(room, game)
    await t.help.take(game, ANN)
    await t.help.take(game, ANN, way=WHY)
    await t.help.take(game, ANN)
    assert [(x.seat, x.why, x.user) for x in await room.store.hints(game)] == [("blue", True, ANN.id)]
    assert "one hint taken" in said(await t.game_lists.inbox(ANN))
    assert "hint" not in said(await t.game_lists.inbox(BEN))
    await t.answering.resign(game, ANN)
    await t.turns.drain(game)
    assert "Hints taken: Ann 1." in "\n".join(await t.log.summary(game, ANN))
    got = await t.log.export(game, EVE)
    (kept,) = read_record(got.text).hints
    assert (kept.seat, kept.why) == ("blue", True)
    copy = await t.records.import_record(HERE, BEN, got.text)
    assert (await t.log.export(copy, EVE)).text == got.text


async def test_a_hint_that_makes_no_difference_is_not_counted(room, services, monkeypatch):
    game = await room.started(foe="greedy")
    await to_move(room, game)
    think = services.context.thinkers.think

    async def level(*given: object, **named: object) -> object:
        return replace(await think(*given, **named), even=True, gains=(), look=())

    monkeypatch.setattr(services.context.thinkers, "think", level)
    for way in ("", WHY):
        page = await services.help.take(game, ANN, way=way)
        assert "It makes no difference here: take " in said(page)
        assert verbs(page) == [Verb.CANCEL]
    assert await room.store.hints(game) == []
    await services.answering.resign(game, ANN)
    await services.turns.drain(game)
    assert "Hints taken" not in "\n".join(await services.log.summary(game, ANN))


async def test_a_record_with_hints_that_cannot_be_is_refused(room, services):
    game = await room.started(foe="greedy")
    await to_move(room, game)
    await services.help.take(game, ANN)
    await services.answering.resign(game, ANN)
    text = (await services.log.export(game, EVE)).text
    record = json.loads(text)
    for wrong in ({"seat": "nobody"}, {"decision": 10**30}, {"n": -1}):
        spoilt = {**record, "hints": [{**record["hints"][0], **wrong}]}
        with pytest.raises(Refused, match="refused-record"):
            await services.records.import_record(HERE, BEN, json.dumps(spoilt))
    twice = {**record, "hints": [record["hints"][0]] * 2}
    with pytest.raises(Refused, match="refused-record"):
        await services.records.import_record(HERE, BEN, json.dumps(twice))


async def test_what_is_kept_is_exported_and_goes_with_its_person(room, services):
    game = await room.started(foe="greedy")
    await to_move(room, game)
    await services.help.take(game, ANN)
    told = json.loads((await settings.personal_data(services.context, ANN)).text)
    (mine,) = [x for x in told["games"] if x["id"] == game]
    assert [(x["seat"], x["answer_shown"]) for x in mine["hints_taken"]] == [("blue", False)]
    await services.privacy.forget(ANN)
    assert [x.user for x in await room.store.hints(game)] == [0]


async def test_what_the_other_side_holds_changes_nothing_in_a_hint(room, services):
    """Text, picture and controls are the same to the byte, whatever the enemy's cards are."""
    game = await room.started(foe="greedy")
    await to_move(room, game)
    live = await services.games.load(game)
    d = next(x for x in pending(live.state) if x.seat == "blue")
    pages = []
    for n in range(2):
        state = imagine(live.title.game, live.state, "blue", Random(n)) if n else live.state
        await room.put(game, state)
        services = build_services(
            room.store, room.courier, catalogue=catalogue(), now=room.clock, rng=Random(n)
        )
        pages.append(
            [await services.help.take(game, ANN, d.id, d.seat, way=way) for way in ("", WHY, NUMBERS)]
        )
    assert pages[0] == pages[1]
    assert pages[0][0].image.data == pages[1][0].image.data


async def test_a_hint_is_given_up_when_the_question_is_asked_no_more(room, services, monkeypatch):
    game = await room.started(foe="greedy")
    await to_move(room, game)
    monkeypatch.setattr(pool, "GLANCE", 0.01)
    begun = asyncio.Event()

    async def forever(*_: object, **__: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(services.context.thinkers, "think", forever)
    asking = asyncio.create_task(services.help.take(game, ANN))
    await begun.wait()
    with pytest.raises(Refused, match="refused-hint-busy"):
        await services.help.take(game, ANN)
    await room.services.answering.resign(game, ANN)
    with pytest.raises(Refused):
        await asking
    assert await room.store.hints(game) == []


async def test_a_hint_that_takes_too_long_is_given_up(room, services, monkeypatch):
    game = await room.started(foe="greedy")
    await to_move(room, game)
    monkeypatch.setattr(pool, "LONGEST_THOUGHT", 0.05)
    monkeypatch.setattr(pool, "GLANCE", 0.01)
    monkeypatch.setattr(services.context.thinkers, "think", lambda *_, **__: asyncio.Event().wait())
    with pytest.raises(Refused, match="refused-too-long"):
        await services.help.take(game, ANN)


def test_the_same_question_has_the_same_seed():
    seed = seed_of("game01", "blue", 4)
    assert seed == seed_of("game01", "blue", 4)
    assert len({seed, seed_of("game02", "blue", 4), seed_of("game01", "blue", 5)}) == 3


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_every_title_gives_both_pages_of_a_hint(services, title):
    t = services
    game = await t.lobby.open_game(HERE, ANN, title)
    info = await t.game_lists.info(game)
    first, *others = (x.seat for x in info.seats)
    await t.lobby.join(game, ANN, first)
    for seat in others:
        await t.lobby.add_machine(game, ANN, seat, "steady")
    await t.lobby.start(game, ANN)
    for _ in range(9):
        await t.turns.drain(game)
        live = await t.games.load(game)
        asked = [d for d in pending(live.state) if d.seat == first]
        if asked:
            for way, most in (("", 35), (WHY, 50)):
                page = await t.help.take(game, ANN, asked[0].id, first, way=way)
                assert len(WORD.findall("\n".join((page.title, *page.text, page.small)))) <= most, said(page)
                assert page.image is not None
            if options(live.state, asked[0]) is None:
                assert "```" not in said(page), "its answer is told in the words of the form"
                assert [x.arg(2) for x in map(_id, hint_buttons(page))] == [FORM]
                got = await t.help.form(game, ANN, asked[0].id, first)
                filled = await t.drafts.sheet_of(game, ANN, got.text, got.kind, got.seat)
                page = await t.choices.form_page(ANN, filled)
                assert any(x.tone is Tone.GOOD for x in controls(page) if isinstance(x, Button)), said(page)
            return
    raise AssertionError("nobody is asked")
