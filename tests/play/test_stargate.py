"""Wars of StarGate at the tables, without Discord."""

from random import Random

import pytest

from bot.play.services import Services, build_services
from bot.titles import catalogue
from engine.core.record import read_record, replay
from engine.stargate.queries.position import Position
from engine.titles import get
from tests.bot.stars import MEETING, begins_with
from tests.play.conftest import ANN, BEN, HERE, Room, no_picture


@pytest.fixture
def tables(room: Room) -> Services:
    made = build_services(room.store, room.courier, catalogue=catalogue(), now=room.clock, rng=Random(5))
    no_picture(made)
    return made


async def begun(t: Services, *, foe: str = "") -> str:
    game = await t.lobby.open_game(HERE, ANN, "stargate")
    await t.lobby.join(game, ANN, "coalition")
    if foe:
        await t.lobby.add_machine(game, ANN, "virunian", foe)
    else:
        await t.lobby.join(game, BEN, "virunian")
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    return game


async def fight(t: Services, game: str, rng: Random, most: int = 4000) -> int:
    """Answer at random for whoever is asked, sealed questions included; give how often."""
    for n in range(most):
        asked = [(p, a) for p in (ANN, BEN) for a in (await t.player_views.look(game, p)).asked]
        if not asked:
            return n
        who, question = rng.choice(asked)
        choice = rng.choice(question.options)
        await t.answering.answer(game, who, question.decision, question.seat, token=choice.token)
        await t.turns.drain(game)
    return most


#: Some units of each race and kind, near each other: a war of some dozen turns at most.
NEAR = Position(
    "coalition",
    {"H1": "1311", "H2": "1413", "M1": "1512", "D1": "1610", "C5": "1905", "T5": "2006", "W5": "1907",
     "C6": "2008", "W6": "2110", "X1": "1809"},
    lost=("C1", "C2", "C3", "C4", "I1", "I2", "M2", "D2", "H3"),
)  # fmt: skip


async def test_a_war_between_two_people_to_the_last_loss(
    room: Room, tables: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins_with(monkeypatch, NEAR)
    game = await begun(tables)
    answers = await fight(tables, game, Random(1))
    info = await tables.game_lists.info(game)
    assert info.status == "over", answers
    assert (await tables.log.proof(game)).proved
    export = await tables.log.export(game, ANN)
    assert export.whole
    assert replay(get("stargate"), read_record(export.text))[-1].state.over == info.outcome
    assert await room.store.check() == []


async def test_a_machine_is_met_with_standing_answers(room: Room, tables: Services, monkeypatch) -> None:
    begins_with(monkeypatch, MEETING)
    game = await begun(tables, foe="random")
    await tables.answering.leave_standing(game, ANN, "approach.option", "warp 2 maneuver 1; igugui charge")
    await tables.answering.leave_standing(game, ANN, "approach.loss", "weakest")
    await tables.answering.leave_standing(game, ANN, "disperse.place", "far")
    await tables.answering.answer(game, ANN, text="M1 s1")
    await tables.turns.drain(game)
    await fight(tables, game, Random(2), most=40)
    entries = await room.store.entries(game)
    assert {e.kind for e in entries if e.by == "standing"} >= {"approach.option"}
    assert not (await tables.game_lists.info(game)).frozen
