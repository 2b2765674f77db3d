"""A turn of Starwars in few clicks: who is asked before the throw, and which press needs no second one."""

from __future__ import annotations

import pytest

from bot.play.model.rows import SOLE
from bot.store.models import Standing
from engine.core.flow import Result
from engine.core.rules import Event
from engine.starwars.game import STARWARS, Position
from tests.bot.room import buttons, controls, texts

#: Both sides stand at home; blue has a ship to spare, and a planet for it.
HOME = {"blue": {10: "SOL-9"}, "orange": {10: "VEGA-9"}}


@pytest.fixture
def begins(monkeypatch):
    """Have every game begin with a position."""

    def begin(**more) -> None:
        position = Position(**({"mover": "blue", "fleets": HOME} | more))
        told = (Event("first", "SET-UP.3", {"seat": "blue"}),)
        at = STARWARS.lay_out(position)
        monkeypatch.setattr(type(STARWARS), "new", lambda self, setup, dice: Result(at, told, final=True))

    return begin


async def entries(room, game):
    return await room.bot.store.entries(game)


async def test_whoever_can_build_nothing_finds_the_dice_thrown(room):
    game = await room.started()
    start, throw = await entries(room, game)
    assert (throw.by, throw.kind) == (SOLE, "turn.start")
    assert "Move a ship: 2 or 4." in texts(room.live())
    assert not any("Throw" in x for x in buttons(room.live()))
    assert start.n == 0


async def test_the_last_move_of_a_turn_throws_for_the_next_player_in_one_post(room, begins):
    begins(fleets={"blue": {1: "RIGEL-4", 10: "SOL-9"}, "orange": {10: "VEGA-9"}}, dice=(3, 1))
    game = await room.started()
    posts = len(room.messages())
    await room.press(room.alice, room.live(), "1 → RIGEL-7")
    await room.press(room.alice, room.live(), "No second move")
    assert (await room.mover(game)) is room.bob
    assert len(room.messages()) == posts + 1
    assert "unused" in texts(room.live())
    assert "Move a ship: 1 or 3." in texts(room.live())


@pytest.mark.parametrize("hand", ["AAA", "AAW"])
async def test_with_three_cards_the_question_stands_whatever_they_are(room, begins, hand):
    begins(hands={"blue": hand})
    game = await room.started()
    assert len(await entries(room, game)) == 1
    assert {"Throw the dice", "Build…"} <= set(buttons(room.live()))
    assert texts(room.live()).count("**Throw** the dice, or **build**.") == 1


async def test_a_standing_answer_to_throw_leaves_the_question_out(room, begins):
    begins(hands={"blue": "AAA"})
    game = await room.opened()
    await room.slash(room.alice, "join", seat="blue")
    await room.slash(room.bob, "join", seat="orange")
    row = Standing(game=game, seat="blue", kind="turn.start", policy="throw", since=1)
    await room.bot.store.set_standing(row)
    await room.slash(room.alice, "start")
    assert [x.by for x in await entries(room, game)] == ["", "standing"]
    assert "Move a ship: 6 or 1." in texts(room.live())


async def test_a_move_whose_label_says_all_needs_one_press(room, begins):
    begins(fleets={"blue": {1: "RIGEL-4", 10: "SOL-9"}, "orange": {1: "RIGEL-7", 10: "VEGA-9"}}, dice=(3, 1))
    game = await room.started()
    first = next(iter(buttons(room.live())))
    assert first == "1 × RIGEL-7 · card"
    await room.press(room.alice, room.live(), first)
    assert "alice captured bob’s ship 1 and drew a card" in texts(room.live())
    assert len(await entries(room, game)) == 2


async def test_a_move_that_ends_the_game_is_shown_first(room, begins):
    begins(fleets={"blue": {1: "VEGA-8", 10: "SOL-9"}, "orange": {10: "VEGA-9"}}, dice=(1, 6))
    game = await room.started()
    first = next(iter(buttons(room.live())))
    assert first.endswith("· wins")
    page = room.private(await room.press(room.alice, room.live(), first))
    assert "Confirm" in buttons(page)
    assert len(await entries(room, game)) == 1
    assert any(":do:" in x for x in controls(page))


async def test_a_press_that_ends_a_turn_leads_to_the_next_table_that_waits(room, begins):
    begins(fleets={"blue": {1: "RIGEL-4", 10: "SOL-9"}, "orange": {10: "VEGA-9"}}, dice=(3, 1))
    first = await room.started()
    await room.press(room.alice, room.live(), "1 → RIGEL-7")
    asked = room.live()
    await room.slash(room.alice, "new", title="starwars", where="thread", name="Second")
    (other,) = {x.id for x in await room.bot.services.game_lists.games(room.guild.id)} - {first}
    await room.slash(room.alice, "join", seat="blue", game=other)
    await room.slash(room.bob, "join", seat="orange", game=other)
    await room.slash(room.alice, "start", game=other)
    result = await room.press(room.alice, asked, "No second move")
    assert (await room.mover(first)) is room.bob
    shown = await room.press(room.alice, room.private(result), "Next: Second")
    assert "Second" in texts(room.private(shown))


async def test_a_press_that_ends_a_turn_says_nothing_to_who_plays_at_one_table(room, begins):
    begins(fleets={"blue": {1: "RIGEL-4", 10: "SOL-9"}, "orange": {10: "VEGA-9"}}, dice=(3, 1))
    await room.started()
    await room.press(room.alice, room.live(), "1 → RIGEL-7")
    result = await room.press(room.alice, room.live(), "No second move")
    assert [x for x in (result.response, *result.followups) if x is not None and x.ephemeral] == []


async def test_what_one_did_is_said_and_not_whose_turn_it_was_then(room, begins):
    """*Done. Turn 2: Orange (machine) throws* was stale a second later."""
    begins(fleets={"blue": {1: "RIGEL-4", 10: "SOL-9"}, "orange": {10: "VEGA-9"}}, dice=(3, 1))
    await room.started(machine=True)
    await room.press(room.alice, room.live(), "1 → RIGEL-7")
    page = room.private(await room.slash(room.alice, "move", text="pass"))
    said = texts(room.private(await room.press(room.alice, page, "Confirm")))
    assert "Done. alice left the 1 unused." in said
    assert "machine" not in said


async def test_who_is_called_is_told_of_the_whole_turn_of_the_other(room, begins):
    """The first move grew a post that was not for them: the one that calls them tells it again."""
    begins(fleets={"blue": {1: "RIGEL-4", 10: "SOL-8"}, "orange": {1: "RIGEL-7", 10: "VEGA-9"}}, dice=(3, 1))
    await room.started()
    above = room.live()
    await room.press(room.alice, above, "1 × RIGEL-7 · card")
    assert room.live().id == above.id
    await room.press(room.alice, room.live(), "10 → SOL-9")
    assert room.live().id != above.id
    assert "bob" in texts(room.live())
    captured, moved = texts(room.live()).splitlines()[:2]
    assert captured == "### alice captured bob’s ship 1 and drew a card"
    assert moved == "alice’s ship 10 moved to SOL-9."
