"""Every way to break a rule: its code, its case, and a sentence without blanks left open."""

import pytest

from engine.core.contract import Setup
from engine.core.dice import GivenDice
from engine.core.endings import Draw, Resign
from engine.core.errors import RULING, IllegalAction, cited
from engine.core.flow import act
from engine.core.rulebook import rulebook
from engine.starwars.galaxy import standard
from engine.starwars.game import STARWARS
from engine.starwars.state import RULES, Home
from tests.starwars.play import Build, Go, Stay, Throw, bare, do, fault, lay, run

G = standard()
MOVING = lay({1: "SOL-1", 2: "SOL-4", 3: "RIGEL-4"}, {}, 3, 1)
OWN = lay({1: "RIGEL-1", 2: "RIGEL-4"}, {}, 3, 5)
FULL = bare(
    {1: "RIGEL-4", **dict(enumerate([*G.empty["POLLUX"], "SOL-2"], 2))},
    {**dict(enumerate(G.empty["SOL"], 1)), 10: "VEGA-9"}, 1, 2,
)  # fmt: skip
CARDS = lay({}, {}, hands={"blue": "AAASSS"})
ALL_OUT = bare(
    dict(enumerate([*G.empty["SOL"], "RIGEL-1", "RIGEL-4", "RIGEL-6"], 1)),
    {10: "VEGA-9"},
    hands={"blue": "AAA"},
)
CHOOSING = STARWARS.new(Setup("starwars", options={"homes": "thrown"}), GivenDice(6, 6, 1, 1)).state

#: Faults of what is typed, in test_notation.py.
TYPED = {"no-star", "no-space"}
#: The answer that each fault refuses. Free actions are below.
ANSWERS = {
    "not-thrown": (CARDS, Go(1, 3, "SOL-4"), "MOVES.1"),
    "thrown": (MOVING, Throw(), "MOVES.1"),
    "no-home": (CHOOSING, Home("MIRA"), "SET-UP.1"),
    "not-an-answer": (CARDS, Home("SOL"), "PLANETS.2"),
    "no-die": (MOVING, Go(1, 6, "SOL-7"), "MOVES.1"),
    "no-ship": (MOVING, Go(9, 3, "SOL-4"), "MOVES.1"),
    "wrong-count": (MOVING, Go(1, 1, "SOL-4"), "MOVES.1"),
    "moved": (do(MOVING, Go(3, 3, "RIGEL-7"), 1).state, Go(3, 1, "RIGEL-8"), "MOVES.2"),
    "must-move": (MOVING, Stay(), "Ruling T4"),
    "must-clear": (do(MOVING, Go(1, 3, "SOL-4")).state, Stay(), "Ruling T8"),
    "own-ship": (OWN, Go(1, 3, "RIGEL-4"), "Ruling T8"),
    "no-landing": (OWN, Go(2, 5, "RIGEL-9"), "BLACKHOLES.1"),
    "jump-full": (FULL, Go(1, 1, "SOL-1"), "Ruling T13"),
    "jump-ship": (MOVING, Go(2, 1, "RIGEL-4"), "HYPERJUMPS.2"),
    "jump-onto": (MOVING, Go(2, 1, "RIGEL-2"), "HYPERJUMPS.2"),
    "jump-where": (MOVING, Go(2, 1, "SOL-5"), "HYPERJUMPS.1"),
    "not-a-set": (CARDS, Build("AAS", "SOL-2"), "PLANETS.2"),
    "not-held": (CARDS, Build("WWW", "SOL-2"), "PLANETS.2"),
    "no-planet": (
        lay({1: "SOL-2", 2: "SOL-7"}, {1: "SOL-12"}, hands={"blue": "AAA"}), Build("AAA", ""), "Ruling T24",
    ),
    "no-dock": (CARDS, Build("AAA", "RIGEL-2"), "PLANETS.2"),
    "dock-taken": (
        lay({1: "SOL-2"}, {}, hands={"blue": "AAA"}), Build("AAA", "SOL-2"), "PLANETS.2",
    ),
    "too-late": (MOVING, Build("AAA", "SOL-2"), "PLANETS.2"),
    "built-now": (
        run(lay({1: "SOL-3"}, {}, hands={"blue": "AAA"}), Build("AAA", "SOL-2"), (Throw(), 1, 4)),
        Go(2, 4, "SOL-6"), "PLANETS.2",
    ),
    "no-reserve": (ALL_OUT, Build("AAA", "SOL-2"), "Ruling T24"),
    "built-enough": (
        run(lay({}, {}, hands={"blue": "AAASSSWWW"}), Build("AAA", "SOL-2"), Build("SSS", "SOL-7")),
        Build("WWW", "SOL-12"), "PLANETS.2",
    ),
}  # fmt: skip
ACTS = {
    "no-seat": (CARDS, "green", Resign(), "WINNING.1"),
    "draw-offered": (act(CARDS, "blue", "draw", Draw(), GivenDice()).state, "blue", Draw(), "Ruling T34"),
    "draw-none": (CARDS, "blue", Draw(offer=False), "Ruling T34"),
}


@pytest.mark.parametrize("code", ANSWERS)
def test_an_answer_that_breaks_a_rule_names_it(code):
    s, action, case = ANSWERS[code]
    f = fault(s, action)
    assert (f.code, f.case) == (code, case)
    assert f.why
    assert case in str(f)


@pytest.mark.parametrize("code", ACTS)
def test_an_act_that_breaks_a_rule_names_it(code):
    s, seat, action, case = ACTS[code]
    with pytest.raises(IllegalAction) as bad:
        act(s, seat, action.do, action, GivenDice())
    assert [(f.code, f.case) for f in bad.value.faults] == [(code, case)]
    assert f"({cited(case)})" in str(bad.value.faults[0])


def test_every_fault_there_is_is_tried_here():
    assert {*ANSWERS, *ACTS, *TYPED, "not-open"} == set(
        RULES.faults
    )  # no question here leaves the core to say why


def test_every_fault_cites_a_case_or_ruling_of_the_book():
    book = rulebook("starwars")
    known = {*book.cases, *(f"{RULING}{x}" for x in book.rulings)}
    assert all(f.case in known for f in RULES.faults.values() if f.case)
    assert all(case in known for _, _, case in ANSWERS.values())


@pytest.mark.parametrize("cards", ["A W S", " SAW", "a,w,s", "S + A + W"])
def test_planets_2_cards_may_be_written_apart(cards):
    assert Build(cards, "SOL-2") == Build("AWS", "SOL-2")
    f = fault(CARDS, Build(cards, "SOL-2"))
    assert str(f) == "You do not hold AWS (Case PLANETS.2)"


def test_a_refusal_quotes_no_more_cards_than_fit():
    f = fault(CARDS, Build("A" * 60_000, "SOL-2"))
    assert f.code == "not-a-set"
    assert len(f.why) < 100


def test_nothing_changes_when_an_answer_is_refused():
    for s, action, _ in ANSWERS.values():
        before = repr(s)
        fault(s, action)
        assert repr(s) == before
    assert Throw() in {a for _, a, _ in ANSWERS.values()}
