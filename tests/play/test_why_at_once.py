"""*Why?* of a machine player's answer while the game goes on: by kind of question, the same for all."""

from __future__ import annotations

import json
from random import Random

import pytest

from bot.play.analysis.explanations import told_at_once, worth_asking
from bot.play.analysis.reports import entry_of_page
from bot.play.model.custom_ids import Verb, read
from bot.play.model.ports import Button
from bot.play.model.terms import Refused
from bot.play.services import Services, build_services
from bot.titles import catalogue
from engine.policies.policy import POLICIES
from engine.stargate.queries.position import Position
from tests.bot.stars import MEETING, begins_with
from tests.play.conftest import ANN, EVE, HERE, Room, controls, no_picture, said


@pytest.fixture
def tables(room: Room) -> Services:
    made = build_services(room.store, room.courier, catalogue=catalogue(), now=room.clock, rng=Random(5))
    no_picture(made)
    return made


async def met(t: Services) -> tuple[str, list[int]]:
    """Begin a game of Ann's against a machine player and play on until it has answered what all see."""
    game = await t.lobby.open_game(HERE, ANN, "stargate")
    await t.lobby.join(game, ANN, "coalition")
    await t.lobby.add_machine(game, ANN, "virunian", "greedy")
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    rng = Random(3)
    for _ in range(60):
        live = await t.games.load(game)
        rows = await t.context.store.entries(game)
        told = [x.n for x in rows if told_at_once(live.title.game, live.row.mark, x)]
        if told:
            return game, told
        asked = (await t.player_views.look(game, ANN)).asked[0]
        choice = rng.choice(asked.options or ())
        await t.answering.answer(game, ANN, asked.decision, asked.seat, token=choice.token)
        await t.turns.drain(game)
    raise AssertionError("the machine player was asked nothing")


def why_buttons(room: Room) -> list[Button]:
    found = [x for x in controls(room.courier.channel()[-1].now) if isinstance(x, Button)]
    return [x for x in found if read(x.id).verb is Verb.LOOKBACK]


async def test_the_post_of_a_machine_player_says_why_and_everybody_reads_the_same(
    room: Room, tables: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins_with(monkeypatch, MEETING)
    game, told = await met(tables)
    posts = len(room.courier.sent)
    (button,) = why_buttons(room)
    n = entry_of_page(read(button.id).arg(0))
    assert n == told[-1] == await tables.explanations.number_at_once(game)
    mine, theirs = [await tables.explanations.page_at_once(game, who, n) for who in (ANN, EVE)]
    assert "machine player steady" in said(mine)
    assert "**Why?**" in said(mine)
    assert mine.text == theirs.text
    assert len(room.courier.sent) == posts  # no further post
    with pytest.raises(Refused, match="refused-playing"):  # the chances to win are for afterwards
        await tables.explanations.page(game, ANN, n)


async def test_answers_of_people_and_of_kinds_that_hide_something_wait_for_the_end(
    room: Room, tables: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins_with(monkeypatch, MEETING)
    game, _ = await met(tables)
    rows = await tables.context.store.entries(game)
    other = next(x.n for x in rows if x.how == "answer" and x.by not in POLICIES)
    with pytest.raises(Refused, match="refused-why-later"):
        await tables.explanations.page_at_once(game, ANN, other)
    with pytest.raises(Refused, match="refused-why-later"):
        await tables.explanations.number_at_once(game, "999")


async def test_a_title_whose_seats_hold_cards_has_no_button(room: Room) -> None:
    t, game = room.services, await room.started(foe="greedy")
    rng = Random(1)
    while not any(x.by in POLICIES for x in await room.store.entries(game)):
        await room.step(game, rng)
    assert why_buttons(room) == []
    n = next(x.n for x in await room.store.entries(game) if x.by in POLICIES)
    with pytest.raises(Refused, match="refused-why-later"):
        await t.explanations.page_at_once(game, ANN, n)
    with pytest.raises(Refused, match="refused-why-later"):
        await t.explanations.number_at_once(game)


async def test_the_post_says_why_a_machine_player_moves_nothing(
    room: Room, tables: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """*Steady* attacks nobody from here, and its units have somewhere to go."""
    at = {"C1": "0902", "W3": "1309", "C5": "1304", "X1": "0417", "H1": "1310", "I1": "1317", "M1": "1517"}
    waits = Position("virunian", at, lost=("D1", "W4"), turn=2)
    begins_with(monkeypatch, waits)
    game = await tables.lobby.open_game(HERE, ANN, "stargate")
    await tables.lobby.join(game, ANN, "coalition")
    await tables.lobby.add_machine(game, ANN, "virunian", "steady")
    await tables.lobby.start(game, ANN)
    await tables.turns.drain(game)
    (post,) = [x for x in room.courier.texts() if "waited" in x]
    assert "Virunians waited: no move was worth it" in post
    entry = next(x for x in await room.store.entries(game) if x.by == "steady")
    assert "waits" in entry.events
    assert (await tables.log.proof(game)) is not None
    assert await room.store.check() == []


async def test_who_moved_and_then_ended_the_phase_is_asked_about_the_move(
    room: Room, tables: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins_with(monkeypatch, MEETING)
    game, told = await met(tables)
    live, rows = await tables.games.load(game), await tables.context.store.entries(game)
    moved = next(x for x in rows if x.n == told[-1])
    ended = json.dumps([["phase_began", "3.0", {"phase": "combat", "seat": ["virunian"]}, []]])
    end = moved.model_copy(update={"n": moved.n + 1, "action": '{"do":"done"}', "events": ended})
    assert told_at_once(live.title.game, live.row.mark, end)
    assert worth_asking(live, [*rows, end]) == moved.n
    person = end.model_copy(update={"n": end.n + 1, "by": ""})
    later = end.model_copy(update={"n": end.n + 2})
    assert worth_asking(live, [*rows, end, person, later]) == later.n, "that move was a turn ago"
