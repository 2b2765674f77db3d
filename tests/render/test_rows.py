"""The ready look by rows of seats, the ready shapes, and ladders made from fields of actions."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from bot.play.model.title import by_fields, narrow_down
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import apply, options, pending
from engine.core.positions import read_position
from render.core import shapes
from render.core.look import Picture
from render.core.raster import png
from render.core.scene import Circle, Text
from tests.core.test_typed import POSITION
from tests.toys.liars_dice.nullgate_liarsdice.game import GAME, Bid, Call
from tests.toys.liars_dice.nullgate_liarsdice.look import LOOK


class Spoken:
    """Words that say their keys."""

    locale = "en"

    def __call__(self, key: str, /, **facts: object) -> str:
        return f"{key} {facts.get('what', facts.get('name', ''))}".strip()

    def has(self, key: str) -> bool:
        return key in ("liarsdice-row-dice", "liarsdice-count-3")


def drawn(seat: str | None):
    s = GAME.lay_out(read_position(POSITION, GAME.position))
    return LOOK.scene(Picture(view=GAME.view(s, seat), words=Spoken()))


def test_another_process_gets_the_look_as_it_is():
    """Replays and films are drawn there: without this they failed for games with such a look (seed 94000)."""
    there = pickle.loads(pickle.dumps(LOOK))
    assert (there.game, there.seats, there.drawn) == (LOOK.game, LOOK.seats, LOOK.drawn)
    assert pickle.loads(pickle.dumps(there)).drawn == LOOK.drawn


def test_a_row_shows_what_a_seat_sees_there_and_no_more():
    own, *others = drawn("north").board.splitlines()[1:]
    assert own.startswith("liarsdice-side-north: liarsdice-row-dice 2, ")
    assert others[0] == "liarsdice-side-east: liarsdice-row-dice 1"
    assert drawn(None).board.splitlines()[1] == "liarsdice-side-north: liarsdice-row-dice 2"
    assert png(drawn("north")) != png(drawn("east"))


def test_lessons_can_point_at_rows():
    s = GAME.lay_out(read_position(POSITION, GAME.position))
    p = Picture(view=GAME.view(s, None), words=Spoken())
    assert LOOK.spot(p, "north").y < LOOK.spot(p, "east").y < LOOK.spot(p, "middle").y
    assert LOOK.spot(p, "south") is None, "who is out has no row"


@pytest.mark.parametrize("n", range(1, 7))
def test_a_die_has_as_many_pips_as_it_shows(n):
    assert sum(isinstance(x, Circle) for x in shapes.die(0, 0, n)) == n


def test_other_shapes_say_what_they_are_given():
    said = [
        next(x.text for x in shape if isinstance(x, Text))
        for shape in (
            shapes.die(0, 0, 13),
            shapes.card(0, 0, "K"),
            shapes.counter(0, 0, 7),
            shapes.hexagon(0, 0, "A1"),
            shapes.track(0, 0, 5, 2),
        )
    ]
    assert said == ["13", "K", "7", "A1", "0"]
    assert sum(isinstance(x, Circle) for x in shapes.track(0, 0, 5, 2)) == 1
    assert len([*shapes.panel(0, 0, 10, 10)]) == 1


def test_a_ladder_by_a_field_asks_for_its_values():
    s = GAME.new(Setup("liarsdice"), RandomDice(Random(1))).state
    s = apply(s, "north", pending(s)[0].id, Bid(2, 6), RandomDice(Random(1))).state
    (ladder,) = by_fields(GAME, bid=("count",)).values()
    found = narrow_down(ladder, options(s, pending(s)[0]), ())
    assert found.facet.prompt == "liarsdice-prompt-count"
    assert [x for _, x in found.steps] == [*range(3, 16)]
    assert found.leaves == (Call(),)
    view = GAME.view(s, None)
    assert [found.facet.label(x, view, Spoken()) for x in (3, 4)] == ["liarsdice-count-3", "4"]
    left = narrow_down(ladder, options(s, pending(s)[0]), (found.steps[0][0],)).leaves
    assert {*left} == {Bid(3, x) for x in range(1, 7)}
