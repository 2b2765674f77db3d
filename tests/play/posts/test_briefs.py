"""What a game is about: in its lobby, on top of its first post, and for whoever asks."""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Any

import pytest

from bot.play.model.custom_ids import stays
from bot.play.model.ports import Image, Place
from bot.play.model.terms import Person
from bot.titles import TITLES
from engine.armada.model.state import Line
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.types.frozen import replace
from tests.play.conftest import ANN, BEN, EVE, GUILD, HERE, Room, controls, said, verbs

GOAL = "Capture VEGA, their home star"


async def test_the_post_of_the_start_says_who_plays_for_what_and_is_never_touched_again(room: Room) -> None:
    game = await room.started()
    begun, first = (x.post for x in room.courier.channel()[-2:])
    assert f"**Ann (Blue):** {GOAL}" in said(begun)
    assert "**Ben (Orange):** Capture SOL" in said(begun)
    commitment = (await room.services.game_lists.info(game)).commitment
    assert commitment in begun.small
    assert controls(begun) == []
    assert commitment not in said(first)
    assert GOAL not in said(first)
    assert [stays(x.id) for x in controls(first)].count(True) == 1
    for _ in range(8):
        await room.step(game, Random(3))
    kept = next(x for x in room.courier.channel() if x.post == begun)
    assert kept.now == begun
    later = [x.now for x in room.courier.channel()[-2:]]
    assert not any(GOAL in said(x) or any(stays(c.id) for c in controls(x)) for x in later)
    assert "more" in verbs(later[-1])


async def test_a_board_has_what_each_side_plays_for_behind_it_for_good(room: Room) -> None:
    game = await room.started()
    await room.services.hosting.quieten(game, ANN, 4711)
    await room.services.turns.drain(game)
    for _ in range(4):
        await room.step(game, Random(3))
    board = room.courier.whole(room.courier.channel()[-1].at)
    assert any(stays(c.id) for c in controls(board))
    assert "more" in verbs(board)
    assert GOAL in "\n".join((await room.services.player_views.brief(game, EVE)).about)


async def test_whoever_asks_is_told_how_far_each_side_has_come(room: Room) -> None:
    game = await room.services.lobby.open_game(HERE, ANN, "starwars", options={"homes": "thrown"})
    lobby = await room.services.player_views.brief(game, BEN)
    assert "The home stars are chosen first" in "\n".join(lobby.about)
    assert lobby.options == ("Who gets which home star: The higher throw chooses a home star",)
    game = await room.started(place=Place(GUILD, 77), options={})
    german = Person(EVE.id, EVE.name, "de")
    for user, line in ((EVE, "At VEGA now: 0 against"), (german, "Bei VEGA jetzt")):
        told = await room.services.player_views.brief(game, user)
        assert line in "\n".join(told.about)
        assert told.small == ()
        assert told.options == ()


async def test_a_lobby_names_the_rules_that_differ_and_no_others(room: Room) -> None:
    await room.services.turns.drain(await room.services.lobby.open_game(HERE, ANN, "starwars"))
    plain = said(room.courier.channel()[-1].post)
    assert "As marked on the board" not in plain
    assert "rules" not in plain
    options = {"unspent": "none", "defender": "red"}
    game = await room.services.lobby.open_game(
        Place(GUILD, 77), ANN, "armada", scenario="invasion", options=options
    )
    await room.services.turns.drain(game)
    card = said(room.courier.sent[-1].post)
    assert "Planet invasion" in card
    assert "2 house rules: see Settings." in card
    behind = "\n".join((await room.services.player_views.brief(game, BEN)).small)
    assert "score: nothing, so buying nothing no longer wins" in behind
    assert "exactly 8" not in behind


async def test_a_lobby_opened_from_a_table_of_one_s_own_shows_that_table(room: Room) -> None:
    own = (files("data") / "skirmish/missions/first.toml").read_text(encoding="utf-8")
    own = own.replace('"First patrol"', '"Our own hill"').replace('brief = """', 'brief = """@all *now*:')
    drawn = room.services.drawing.image

    async def image(scene: Any, stem: str) -> Image:
        return Image(f"{stem}.png", b"png", scene.alt)

    for files_, shown in (({"table": own}, True), ({}, False)):
        room.services.drawing.image = image  # type: ignore[method-assign]
        place = Place(GUILD, 70 + shown)
        game = await room.services.lobby.open_game(place, ANN, "skirmish", files=files_)
        await room.services.turns.drain(game)
        card = room.courier.channel(place)[-1].post
        assert card.image is not None
        assert ("**Our own hill.**" in said(card)) == shown
        assert ("\\*now\\*" in said(card)) == shown
        behind = "\n".join((await room.services.player_views.brief(game, BEN)).small)
        assert ("a table of the host's own" in behind) == shown
        assert "@all" not in said(card)
    room.services.drawing.image = drawn  # type: ignore[method-assign]


@pytest.mark.parametrize("name", TITLES)
def test_nothing_hidden_is_in_what_all_are_told(name: str) -> None:
    title, setup = TITLES[name], Setup(name)
    s = title.game.new(setup, RandomDice(Random(1))).state
    told = title.game.briefing(setup, title.game.view(s, None))
    other = title.game.imagine(s, title.game.seats[0], Random(2))
    assert title.game.briefing(setup, title.game.view(other, None)) == told


def test_points_that_the_enemy_has_not_seen_are_told_to_nobody_else() -> None:
    game, setup = TITLES["armada"].game, Setup("armada")
    s = game.new(setup, RandomDice(Random(1))).state
    line = Line(1, "red", "expended", "probe", 1, 40, open=False)
    s.ledger = (line, replace(line, points=7, open=True))
    counted = {x: game.briefing(setup, game.view(s, x)).objectives[0].facts["points2"] for x in (None, "red")}
    assert counted == {None: 7, "red": 47}
