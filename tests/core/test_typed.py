"""How answers are typed: by a pattern, or by tag and fields. What is illegal, the rules refuse."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.errors import BadData, InvalidAction
from engine.core.flow import faults, pending
from engine.core.positions import read_position
from engine.core.types.typed import pattern, typed, understood
from engine.core.types.values import action
from tests.toys.liars_dice.nullgate_liarsdice.game import GAME, Bid, Call


@action("go")
class Go:
    ship: int
    to: str


@action("set", typed="{what} = {on}")
class Switch:
    what: str
    on: bool


@action("plan")
class Plan:
    ways: tuple[int, ...]


ANY = Bid | Call | Go | Switch | Plan


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("5x3", {"do": "bid", "count": 5, "face": 3}),
        ("  BID 5 X 3 ", {"do": "bid", "count": 5, "face": 3}),
        ("-1x+3", {"do": "bid", "count": -1, "face": 3}),
        ("call", {"do": "call"}),
        ("go 2 sol-1", {"do": "go", "ship": 2, "to": "SOL-1"}),
        ("go 2 nowhere", {"do": "go", "ship": 2, "to": "nowhere"}),
        ("light = TRUE", {"do": "set", "what": "light", "on": True}),
        ("set light = false", {"do": "set", "what": "light", "on": False}),
    ],
)
def test_a_text_is_read_by_the_pattern_it_fits(text, want):
    assert understood(ANY, text, [Go(2, "SOL-1")]) == want


@pytest.mark.parametrize(
    "text", ["", "5", "5x", "5 3", "five x 3", "call me", "go 2", "plan 1", "1" * 12 + "x3", "x" * 900]
)
def test_a_text_that_fits_no_pattern_is_not_read(text):
    assert understood(ANY, text, ()) is None


def test_actions_are_written_by_their_patterns():
    assert [typed(x) for x in (Bid(5, 3), Call(), Go(2, "SOL-1"))] == ["5x3", "call", "go 2 SOL-1"]
    assert pattern(Go) == "go {ship} {to}"


def asked():
    s = GAME.new(Setup("liarsdice"), RandomDice(Random(1))).state
    return s, pending(s)[0]


@pytest.mark.parametrize("text", ["99x3", "3x9", "0x0", "call"])
def test_what_is_illegal_meets_the_refusal_of_the_game(text):
    s, d = asked()
    (fault,) = faults(s, d, GAME.read(s, d, text))
    assert (fault.code, fault.case) == ("low", "BID.1")


def test_what_is_no_answer_is_not_read_and_a_beginning_may_mean_several():
    s, d = asked()
    with pytest.raises(InvalidAction, match="1x1"):
        GAME.read(s, d, "I bid")
    assert GAME.read(s, d, "bid 2X6") == Bid(2, 6)


POSITION = {
    "dice": {"north": 2, "east": 1},
    "hands": {"north": [1, 4], "east": [6]},
    "mover": "east",
    "bidder": "north",
    "bid": {"count": 1, "face": 5},
}


def test_a_position_holds_the_fields_of_state_and_procedure():
    s = GAME.lay_out(read_position(POSITION, GAME.position))
    assert (s.dice, s.hands, s.wild, s.bid) == (
        {"north": 2, "east": 1},
        {"north": (1, 4), "east": (6,)},
        False,
        Bid(1, 5),
    )
    assert [(d.seat, d.kind) for d in pending(s)] == [("east", "bid")]


@pytest.mark.parametrize(
    "wrong",
    [
        {"mover": "nobody"},
        {"bidder": "south"},
        {"dice": {"north": 3, "east": 1}},
        {"bid": {"count": 9, "face": 1}},
        {"colour": 1},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(wrong):
    with pytest.raises(BadData):
        GAME.lay_out(read_position({**POSITION, **wrong}, GAME.position))
