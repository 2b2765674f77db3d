"""Reading and writing what players type."""

import re
from random import Random

import pytest

from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.errors import AmbiguousAction, IllegalAction, InvalidAction
from engine.core.flow import apply, faults, options, pending, sample
from engine.starwars.galaxy import read_galaxy, standard
from engine.starwars.game import STARWARS
from engine.starwars.notation import write
from engine.starwars.state import Home
from tests.starwars.board.boards import board
from tests.starwars.play import Build, Go, Stay, Throw, do, fault, lay


def read(s, text):
    (d,) = pending(s)
    return STARWARS.read(s, d, text)


S = lay({1: "SOL-1", 2: "SOL-4"}, {}, 2, 1)
MOVING = lay({1: "SOL-1"}, {}, 2, 1)
CHOOSING = STARWARS.new(Setup("starwars", options={"homes": "thrown"}), GivenDice(6, 6, 1, 1)).state


@pytest.mark.parametrize("text", ["throw", "THROW", " roll "])
def test_throwing(text):
    assert read(S, text) == Throw()


@pytest.mark.parametrize("text", ["stay", "Pass", "done"])
def test_staying(text):
    assert read(S, text) == Stay()


@pytest.mark.parametrize(
    "text",
    ["1 2", "1 2 SOL-3", "1 2 sol3", "1, 2, s3", "ship 1 by 2 to sol-3", "move 1 with 2 sol 3", "1 2 SO-3"],
)
def test_moving(text):
    assert read(S, text) == Go(1, 2, "SOL-3")


@pytest.mark.parametrize("text", ["2 1 RIGEL-4", "2 1 r4", "ship 2 by 1 to Rigel 4"])
def test_moving_by_a_hyperjump(text):
    assert read(S, text) == Go(2, 1, "RIGEL-4")


@pytest.mark.parametrize(
    "text",
    [
        "build AWS SOL-2",
        "BUILD wsa s2",
        "build saw sol2",
        "build A W S sol 2",
        "build a+w+s at SOL-2",
        "build A, W, S s2",
    ],
)
def test_building(text):
    assert read(S, text) == Build("AWS", "SOL-2")


@pytest.mark.parametrize("text", ["home VEGA", "home v", "Home veg"])
def test_taking_a_home(text):
    assert read(S, text) == Home("VEGA")


def test_a_hyperjump_without_its_end_is_ambiguous_and_the_ends_are_named():
    with pytest.raises(AmbiguousAction) as why:
        read(S, "2 1")
    assert set(why.value.candidates) == {f"2 1 {x}" for x in standard().jumps["SOL"]}


def test_a_hyperjump_with_one_end_only_needs_no_end_named():
    blue = dict(enumerate([*standard().empty["RIGEL"], "SOL-3", "SOL-4"], 1))
    orange = dict(enumerate(x for x in standard().empty["MIRA"] if x != "MIRA-5"))
    s = lay(blue, {n + 1: x for n, x in orange.items()} | {9: "MIRA-3"}, 1, 2)
    free = {x for x in standard().jumps["SOL"] if x not in s.fleet["blue"] + s.fleet["orange"]}
    assert len(free) == 1
    assert read(s, "7 1") == Go(7, 1, free.pop())


@pytest.mark.parametrize(
    "text",
    ["", "   ", "hello", "1", "1 2 3 4 5", "one two", "1 2 SOL",
     "build", "home", "home SOL now", "9999 1", "-1 2", "1 ²",
     "x" * 61, "1 2 \u0000", "throw throw", "1 2 SOL-3 please"],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_with_a_sentence(text):
    with pytest.raises(InvalidAction) as why:
        read(S, text)
    assert "cannot read" in str(why.value)
    assert len(str(why.value)) < 250


@pytest.mark.parametrize(
    ("text", "code"),
    [("1 2 NOWHERE-3", "no-star"), ("build AWS MARS-2", "no-star"), ("home MARS", "no-star"),
     ("1 2 SOL-13", "no-space"), ("1 2 SOL-0", "no-space")],
)  # fmt: skip
def test_gameboard_1_what_is_not_on_the_board_is_said_with_its_case(text, code):
    with pytest.raises(IllegalAction, match=r"GAMEBOARD\.1") as why:
        read(S, text)
    assert [x.code for x in why.value.faults] == [code]


HOLDING = lay({1: "SOL-2"}, {}, hands={"blue": "AWS"})


@pytest.mark.parametrize("text", ["build AWS", "A W S", "cards A W S", "aws", "build a w s"])
def test_planets_2_a_set_without_a_planet_is_built_where_it_can_be(text):
    with pytest.raises(AmbiguousAction) as why:
        read(HOLDING, text)
    assert why.value.candidates == ("build AWS SOL-7", "build AWS SOL-12")
    assert {write(a) for a in options(HOLDING, pending(HOLDING)[0])} > set(why.value.candidates)
    one = lay({1: "SOL-2", 2: "SOL-7"}, {}, hands={"blue": "AWS"})
    assert read(one, text) == Build("AWS", "SOL-12")
    assert fault(lay({}, {}), read(lay({}, {}), text)).code == "not-held"
    assert fault(MOVING, read(MOVING, text)).code == "too-late"


@pytest.mark.parametrize("s", [lay({}, {}), HOLDING, MOVING, CHOOSING])
@pytest.mark.parametrize("text", ["hello", "", "build", "9999 1"])
def test_the_hint_of_what_cannot_be_read_can_be_answered_now(s, text):
    with pytest.raises(InvalidAction) as why:
        read(s, text)
    named = re.findall(r"'([^']+)'", why.value.why)
    assert named
    for x in named:
        assert not faults(s, pending(s)[0], read(s, x))


@pytest.mark.parametrize(
    ("text", "code"),
    [("7 2", "no-ship"), ("1 6", "no-die"), ("1 1 SOL-5", "wrong-count"), ("stay", "must-move"),
     ("2 1 POLLUX-1", "jump-where"), ("10 1 sol-10", "jump-where"), ("0 1", "no-ship")],
)  # fmt: skip
def test_what_can_be_read_but_is_not_legal_is_judged_by_its_case(text, code):
    assert fault(S, read(S, text)).code == code


def test_two_stars_of_one_letter_are_ambiguous():
    g = board(("SOL", "EPEEHEPEEHEP", "SIRIUS", True), ("SIRIUS", "EPEEHEPEEHEP", "SOL", True))
    s = STARWARS.new(Setup("starwars", files={"board": g}), GivenDice(6, 6, 1, 1)).state
    assert read_galaxy(g).homes == ("SOL", "SIRIUS")
    s = do(s, Throw(), 2, 3).state
    with pytest.raises(AmbiguousAction) as why:
        read(s, "1 2 s3")
    assert why.value.candidates == ("SOL", "SIRIUS")
    assert read(s, "1 2 so3").to == "SOL-3"


def test_every_answer_of_whole_games_can_be_written_and_read_back():
    rng = Random(7)
    s = STARWARS.new(Setup("starwars"), GivenDice(6, 6, 1, 1)).state
    written = 0

    while written < 3000 and not s.over:
        (d,) = pending(s)
        for a in options(s, d):
            assert read(s, STARWARS.write(a)) == a
            written += 1
        s = apply(s, d.seat, d.id, sample(s, d, rng), RandomDice(rng)).state
    assert written > 500
