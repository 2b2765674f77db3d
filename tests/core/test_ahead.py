"""A preview shows what is sure, and neither rolls, reveals nor betrays anything."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.codec import save
from engine.core.dice import GivenDice
from engine.core.errors import IllegalAction
from engine.core.flow import apply, pending
from engine.policies.preview import preview
from engine.starwars.game import STARWARS, Position
from engine.starwars.state import Go
from tests.toys import duel
from tests.toys.duel import DUEL, Choose, Rest, Scout, Step


def ahead(s, action, seat="red", game=DUEL):
    (d,) = (d for d in pending(s) if d.seat == seat)
    before = save(s)
    seen = preview(game, s, d, action, Random(1))
    assert save(s) == before
    return seen


def field(**more):
    return DUEL.lay_out(duel.Position({"r1": ("red", 0), "w1": ("white", 6)}, **more))


def test_what_is_sure_is_shown_in_full():
    seen = ahead(field(), Step("r1", 1))
    assert [e.kind for e in seen.events] == ["moved"]
    assert (seen.sides, seen.shut) == (0, False)
    assert seen.state.units["r1"].at == 1


def test_it_stops_at_the_first_roll():
    seen = ahead(field(), Scout("r1"))
    assert (seen.sides, seen.events) == (6, ())


def test_an_illegal_answer_is_refused():
    with pytest.raises(IllegalAction):
        ahead(field(), Step("r1", 5))


def test_looking_at_every_step_does_not_find_the_traps():
    """White has three traps; red sees the same before each step, wherever they lie."""
    for step in (-2, -1, 1, 2):
        seen = [
            ahead(field(traps={"white": traps}), Step("r1", step))
            for traps in ((1, 2, 3), (9, 10, 11), (0, 5, 8))
        ]
        assert len({(x.events.__repr__(), x.sides, x.shut) for x in seen}) == 1
        assert len({repr(DUEL.view(x.state, "red")) for x in seen}) == 1


def test_the_sealed_answer_of_another_stays_shut():
    """The second to choose would open both: looking ahead shows neither the choice nor its effect."""
    s = DUEL.lay_out(duel.Position({"r1": ("red", 0), "w1": ("white", 1), "w2": ("white", 5)}))
    s = apply(s, "red", 1, Step("r1", 1), GivenDice()).state
    shown = set()
    for what in ("charge", "feint", "hold"):
        (d,) = (d for d in pending(s) if d.seat == "white")
        after = apply(s, "white", d.id, Choose(what), GivenDice()).state
        seen = ahead(after, Choose("charge"))
        assert seen.shut
        assert not any(e.kind == "opened" for e in seen.events)
        shown.add((repr(seen.events), repr(DUEL.view(seen.state, "red"))))
    assert len(shown) == 1


def test_the_last_card_is_not_seen_before_it_is_drawn():
    """With one card left nothing is rolled for it, and it would be known by looking ahead."""
    deck = "A" * 7 + "W" * 7 + "S" * 7
    at = {"blue": {1: "RIGEL-1"}, "orange": {1: "VEGA-1"}}
    views = set()
    for left in "AWS":
        hand = deck.replace(left, "", 1)
        p = Position("blue", at, dice=(1, 3), hands={"orange": hand})
        s = STARWARS.lay_out(p)
        assert s.deck == left
        seen = ahead(s, Go(1, 1, "RIGEL-2"), "blue", STARWARS)
        assert seen.shut
        views.add(repr((seen.events, STARWARS.view(seen.state, "blue").hand)))
    assert len(views) == 1


def test_after_a_rest_the_turn_passes():
    seen = ahead(field(), Rest())
    assert [d.seat for d in pending(seen.state)] == ["white"]
