"""Position files, and every invariant of a state."""

import pytest

from engine.core.codec import load, save
from engine.core.contract import Setup
from engine.core.data import adapter
from engine.core.dice import GivenDice
from engine.core.errors import BadData
from engine.core.flow import fork
from engine.stargate.game import STARGATE
from engine.stargate.model.state import COALITION, Skim, State
from engine.stargate.queries.position import Position
from tests.stargate.play import asked, lay, run, virunian

BASE = {"seat": "coalition", "units": {"H1": "1509", "X1": "1701"}}


def lay_raw(**changes):
    return STARGATE.lay_out(adapter(Position).validate_python({**BASE, **changes}))


@pytest.mark.parametrize(
    ("changes", "question"),
    [
        ({}, "movement.unit"),
        ({"phase": "staging"}, "staging.unit"),
        ({"seat": "virunian"}, "movement.unit"),
        ({"moved": ["H1"], "units": {"H1": "1509", "H2": "1510"}}, "movement.unit"),
        ({"phase": "combat", "units": {"H1": "1509", "W1": "1509", "H2": "1507", "W2": "1701", "H3": "1701"}},
         "combat.next"),
    ],
)  # fmt: skip
def test_a_position_stands_and_is_asked_on(changes, question):
    s = lay_raw(**changes)
    assert asked(s)[1] == question
    assert not STARGATE.problems(s)
    assert load(State, save(s)) == s


def test_a_mindless_transport_rolls_first():
    s = lay_raw(seat="virunian", units={"T1": "1509", "X1": "0101"}, lost=["C1"], dice=[1])
    assert s.at["T1"] == "1504"
    with pytest.raises(BadData) as bad:
        lay_raw(seat="virunian", units={"T1": "1509", "X1": "0101"}, lost=["C1"])
    assert bad.value.key == "dice"


def test_a_position_takes_a_table_s_own_files_and_options():
    from importlib.resources import files

    board = (
        (files("data") / "stargate" / "board.toml")
        .read_text(encoding="utf-8")
        .replace("rows = 17", "rows = 17")
    )
    s = lay_raw(
        board=board.replace('name = "standard"', 'name = "own"'), house={"skim_doubling": "before_exit"}
    )
    assert s.board.name == "own"
    assert s.house.skim_doubling == "before_exit"
    assert load(State, save(s)) == s


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"seat": "nobody"}, "seat"),
        ({"seat": "virunian", "phase": "staging"}, "seat"),
        ({"turn": 0}, "turn"),
        ({"units": {"H9": "1509"}}, "units.H9"),
        ({"units": {"H1": "0914"}}, "units.H1"),
        ({"units": {"H1": "9999"}}, "units.H1"),
        ({"staged": {"H1": "1118"}}, "units.H1"),
        ({"staged": {"H2": "1117"}}, "staged.H2"),
        ({"staged": {"W1": "1118"}}, "staged.W1"),
        ({"lost": ["X1"]}, "units.X1"),
        ({"gates": {"C": 1}}, "gates"),
        ({"gates": {"A": -1}}, "gates"),
        ({"gates": {"A": 21}}, "gates"),
        ({"came": {"9999": ["H1"]}}, "came.9999"),
        ({"moved": ["Z1"]}, "moved.Z1"),
        ({"skim": {"H1": [1, 1]}}, "units"),
        ({"skim": {"H1": [1, 7]}, "units": {"H1": "0913"}}, "units"),
        ({"lost": [f"C{n}" for n in range(1, 7)]}, "lost"),
        ({"units": {f"H{n}": "1509" for n in range(1, 5)} | {"X1": "1701"}, "seat": "virunian"}, "units"),
    ],
)
def test_a_position_that_cannot_stand_is_refused_with_its_key(changes, key):
    with pytest.raises(BadData) as bad:
        lay_raw(**changes)
    assert bad.value.key == key


def broken(**changes):
    s = lay("H1 1509, X1 1701, C1 1512, W1 1512")
    for name, value in changes.items():
        setattr(s, name, value)
    return STARGATE.problems(s)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"at": {"H1": "0914"}}, "stands in 0914"),
        ({"at": {"H1": "1509"}, "lost": ("H1",)}, "stands twice"),
        ({"at": {"Q1": "1509"}}, "no counter Q1"),
        ({"staged": {"W2": "1118"}}, "W2 is staged"),
        ({"staged": {"H2": "1118", "H3": "1118"}}, "share a staging hex"),
        ({"gates": {"A": 30}}, "face down"),
        ({"skim": {"H1": Skim(1, 1)}}, "outside an orbit"),
        ({"at": {"H1": "0913"}, "skim": {"H1": Skim(2, 1)}}, "skims by"),
        ({"at": {"C1": "0913", "W1": "0913"}, "skim": {"C1": Skim(1, 1)}}, "does not skim as its Tri-Ship"),
        ({"at": {"X1": "1509", "X2": "1509"}}, "cannot stand together"),
        ({"at": {f"W{n}": "1509" for n in range(1, 5)}}, "cannot stand together"),
        ({"lost": tuple(f"T{n}" for n in range(1, 7))}, "has won"),
        ({"mover": "H1"}, "no move is under way"),
        ({"phase": "combat"}, "remembers a movement phase"),
    ],
)
def test_every_broken_invariant_is_named(changes, says):
    assert any(says in x for x in broken(**changes))
    assert not broken()


def test_a_saved_state_is_small_and_loads_as_itself():
    s = STARGATE.new(Setup("stargate"), GivenDice()).state
    assert len(save(s)) < 600  # 270 of them are the options, all of which are kept
    s = run(virunian("C1 0913, W1 0913, H1 1013", skim={"C1": (1, 1), "W1": (1, 1)}), "C1 linear")
    assert load(State, save(s)) == s
    assert fork(s) == s
    assert fork(s).at is not s.at


def test_the_view_shows_a_move_and_an_approach_under_way():
    s = run(lay("H1 1510, X1 1509"), "H1 linear", "n2")
    v = STARGATE.view(s, COALITION)
    assert v.move.path == ("1510", "1509")
    assert (v.approach.crew, v.approach.at) == (("H1",), "1509")
    assert v.sealed == (0, 2)
    assert v.began if hasattr(v, "began") else v.phase == "movement"
