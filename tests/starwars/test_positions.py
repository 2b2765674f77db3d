"""Position files: what can be laid out, and what is refused and why."""

import pytest

from engine.core.data import convert
from engine.core.errors import BadData
from engine.core.flow import pending
from engine.starwars.game import STARWARS, Position
from tests.starwars.board.boards import HOME as SPACES
from tests.starwars.board.boards import board
from tests.starwars.play import asked, do, lay

HOME = {"blue": {1: "SOL-1"}, "orange": {1: "VEGA-1"}}


def test_a_position_before_the_throw():
    s = STARWARS.lay_out(Position("orange", HOME, turn=7, hands={"blue": "WA"}, discards="SSS"))
    assert asked(s) == ("orange", "turn.start")
    assert s.hand == {"blue": "AW", "orange": ""}
    assert s.discards == "SSS"
    assert len(s.deck) == 21 - 5
    assert STARWARS.view(s, None).turn == 7
    assert do(s, "throw", 1, 2).state.turns == 7


def test_a_position_after_the_throw():
    s = STARWARS.lay_out(Position("blue", HOME, (3, 2), turn=4))
    assert asked(s) == ("blue", "turn.move")
    assert STARWARS.view(s, None).turn == s.turns == 4


def test_a_position_may_have_both_faces_of_a_two_sided_die():
    coins = board(("CASTOR", SPACES, "GEMMA", True), ("GEMMA", SPACES, "CASTOR", True), pieces={"sides": 2})
    fleets = {"blue": {1: "CASTOR-1"}, "orange": {1: "GEMMA-1"}}
    assert asked(STARWARS.lay_out(Position("blue", fleets, (1, 2), board=coins))) == ("blue", "turn.move")


def test_a_position_in_which_a_ship_must_make_room():
    fleets = {"blue": {1: "SOL-4", 2: "SOL-4"}, "orange": {1: "VEGA-1"}}
    s = STARWARS.lay_out(Position("blue", fleets, (2,), still=(1,), must=2))
    assert do(s, "2 2").state.fleet["blue"][:2] == ("SOL-4", "SOL-6")


def test_homes_may_be_the_other_way_round():
    s = STARWARS.lay_out(
        Position("blue", HOME | {"blue": {1: "VEGA-3"}}, homes={"blue": "VEGA", "orange": "SOL"})
    )
    assert s.home == {"blue": "VEGA", "orange": "SOL"}


def test_a_position_is_read_from_plain_data():
    raw = {"mover": "blue", "fleets": {"blue": {"1": "SOL-1"}, "orange": {"1": "VEGA-1"}}, "dice": [5, 3]}
    (d,) = pending(STARWARS.lay_out(convert(raw, Position, "position.json")))
    assert d.kind == "turn.move"


WRONG = {
    "mover": ({"mover": "green"}, "mover", "blue or orange"),
    "fleet of nobody": ({"fleets": HOME | {"green": {}}}, "fleets", "not 'green'"),
    "hand of nobody": ({"hands": {"green": "A"}}, "hands", "not 'green'"),
    "home of nobody": ({"homes": {"green": "SOL"}}, "homes", "not 'green'"),
    "one home": ({"homes": {"blue": "SOL"}}, "homes", "each seat has one of SOL, VEGA"),
    "same home": ({"homes": {"blue": "SOL", "orange": "SOL"}}, "homes", "each seat has one"),
    "no home star": ({"homes": {"blue": "MIRA", "orange": "SOL"}}, "homes", "each seat has one"),
    "ship 11": ({"fleets": {"blue": {11: "SOL-1"}}}, "fleets.blue", "no ship 11"),
    "ship 0": ({"fleets": {"blue": {0: "SOL-1"}}}, "fleets.blue", "no ship 0"),
    "space": ({"fleets": {"blue": {1: "SOL-13"}}}, "fleets.blue.1", "no space SOL-13"),
    "on H": ({"fleets": {"blue": {1: "SOL-5"}}}, "fleets", "rests on SOL-5"),
    "on a black hole": ({"fleets": {"blue": {1: "RIGEL-9"}}}, "fleets", "on RIGEL-9"),
    "on a nova": ({"fleets": {"blue": {1: "RIGEL-3"}}}, "fleets", "rests on RIGEL-3"),
    "two in a space": ({"fleets": {"blue": {1: "SOL-1", 2: "SOL-1"}}}, "fleets", "two ships"),
    "both in a space": ({"fleets": {"blue": {1: "SOL-1"}, "orange": {1: "SOL-1"}}}, "fleets", "two ships"),
    "no such card": ({"hands": {"blue": "X"}}, "hands, discards", "no card 'X'"),
    "too many cards": ({"hands": {"blue": "AAAA"}, "discards": "AAAA"}, "hands, discards", "no card 'A'"),
    "die 7": ({"dice": (7, 1)}, "dice", "two dice of 6 sides"),
    "die 0": ({"dice": (0, 1)}, "dice", "two dice of 6 sides"),
    "three dice": ({"dice": (1, 2, 3)}, "dice", "at most two"),
    "nothing can move": ({"fleets": {"blue": {1: "RIGEL-4"}}, "dice": (5, 5)}, "dice", "no move is possible"),
    "still in reserve": ({"still": (5,)}, "still", "no ship 5 on the board"),
    "still unknown": ({"still": (50,)}, "still", "no ship 50"),
    "built three": ({"built": 3}, "built", "0 to 2"),
    "turn 0": ({"turn": 0}, "turn", "count from 1"),
    "must alone": ({"dice": (1,), "must": 1}, "must", "shares a space"),
    "must of nobody": ({"dice": (1,), "must": 40}, "must", "shares a space"),
    "must with two dice": (
        {"fleets": {"blue": {1: "SOL-4", 2: "SOL-4"}}, "dice": (1, 2), "must": 2}, "must", "one die"
    ),
    "won": ({"fleets": {"blue": {1: "VEGA-1"}, "orange": {1: "SOL-2"}}}, "fleets", "blue has won"),
    "lost": ({"fleets": {"orange": {1: "SOL-2", 2: "VEGA-1"}}}, "fleets", "orange has won"),
    "bad board": ({"board": "name = 3"}, "name", "text"),
}  # fmt: skip


@pytest.mark.parametrize("why", WRONG)
def test_a_wrong_position_is_refused_with_key_and_reason(why):
    change, key, says = WRONG[why]
    with pytest.raises(BadData) as bad:
        STARWARS.lay_out(Position(**{"mover": "blue", "fleets": HOME} | change))
    assert bad.value.key == key
    assert says in bad.value.why


@pytest.mark.parametrize(
    ("raw", "key"),
    [({"mover": "blue"}, "fleets"), ({"mover": "blue", "fleets": [], "x": 1}, "fleets"),
     ({"mover": "blue", "fleets": {}, "speed": 1}, "speed"),
     ({"mover": "blue", "fleets": {"blue": {"a": "b"}}}, None)],
)  # fmt: skip
def test_a_position_of_the_wrong_shape_is_refused(raw, key):
    with pytest.raises(BadData) as bad:
        convert(raw, Position, "position.json")
    assert bad.value.file == "position.json"
    assert key is None or bad.value.key == key


def test_the_helper_of_these_tests_lays_out_sound_positions():
    assert STARWARS.problems(lay({1: "SOL-1"}, {}, 2, 3)) == []


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda s: s.hand.update(blue="AAAAAAAAA"), "the cards are"),
        (lambda s: s.fleet.update(blue=s.fleet["blue"][:9]), "blue has 9 ships"),
        (lambda s: (s.hand.update(blue="WA"), setattr(s, "deck", "AAAAAASSSSSSSWWWWWW")), "not sorted"),
        (lambda s: s.fleet.update(blue=("VEGA-9", *s.fleet["blue"][1:])), "two ships"),
        (lambda s: s.fleet.update(blue=("NOWHERE-1", *s.fleet["blue"][1:])), "rests on NOWHERE-1"),
    ],
)
def test_a_broken_state_is_found_out(spoil, says):
    s = lay({1: "SOL-1"}, {}, 2, 3)
    spoil(s)
    assert any(says in x for x in STARWARS.problems(s))
