"""A game in direct messages against machines: its posts are read by one person, and are theirs."""

from __future__ import annotations

import pytest

from bot.play.lobby import hosting
from bot.play.model.terms import Person
from bot.play.services import Services, build_services
from bot.titles import catalogue
from engine.core.flow import pending
from tests.play.conftest import ANN, Room, said

MOVED = "You moved: R1-4 go to sector F."

FLEET = "1-4 starship: laser 2, shield 1, regiment 1"


@pytest.fixture
def services(room: Room) -> Services:
    """Services with the titles as they are, on the room's store."""
    return build_services(room.store, room.courier, catalogue=catalogue())


async def played(t: Services, game: str, *answers: str) -> None:
    """Give answers to questions that are forms, and any to others; then let the machine answer."""
    left, seat = list(answers), "red"
    for _ in range(12):
        await t.turns.go_on(game, machines=True)
        await t.turns.drain(game)
        if not left:
            return
        mine = [d for d in pending((await t.games.load(game)).state) if d.seat == seat]
        if mine and mine[0].kind in ("fleet", "orders"):
            await t.answering.answer(game, ANN, mine[0].id, seat, text=left.pop(0))
        elif mine:
            asked = (await t.player_views.look(game, ANN)).asked[0]
            assert asked.options
            await t.answering.answer(game, ANN, mine[0].id, seat, token=asked.options[0].token)
    raise AssertionError("these answers were never asked for")


async def test_one_post_tells_its_only_reader_what_all_know_and_what_they_alone_do(services, room):
    game = await services.lobby.against_machine(ANN, "armada", coached=True)
    await played(services, game, FLEET, "1-4: to F")
    here = [x.now for x in room.courier.sent if not x.now.small.startswith("game")]
    told = [x for x in here if "Turn 2 of" in said(x) and MOVED in said(x)]
    assert len(told) == 1, [(x.title, x.text, x.small[:30]) for x in told]
    assert "Yours:**" not in said(told[0]), "the picture and the sheet show it"
    assert "sector F: R1" in told[0].image.alt, "its picture shows what its reader sees, not an empty map"


async def test_whoever_wants_nothing_secret_sent_gets_none_in_a_post(services, room):
    game = await services.lobby.against_machine(ANN, "armada")
    await hosting.set_preferences(services.context, ANN.id, secrets="look")
    await played(services, game, FLEET, "1-4: to F")
    assert MOVED not in "\n".join(said(x.now) for x in room.courier.sent)


async def test_an_overseer_keeps_what_comes_with_a_panel(services, room):
    game = await services.lobby.against_machine(ANN, "skirmish", "gm")
    live = await services.games.load(game)
    assert live.is_read_alone("gm")
    assert live.lone_reader is None


async def test_posts_that_one_person_reads_are_in_their_language(services, room):
    german = Person(ANN.id, ANN.name, "de")
    game = await services.lobby.against_machine(german, "armada", coached=True)
    await services.turns.drain(game)
    first = "\n".join(said(x.now) for x in room.courier.sent)
    assert "Kauf deine Flotte" in first, first
    await hosting.set_preferences(services.context, ANN.id, locale="en")
    await played(services, game, FLEET)
    assert any("Both fleets are bought" in said(x.now) for x in room.courier.sent), "as they chose since"
