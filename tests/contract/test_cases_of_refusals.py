"""Whatever breaks a rule is refused with its case; what is refused without one is listed, with the reason."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import engine
from engine.core import errors
from engine.core.contract import Setup
from engine.core.dice import GivenDice, RandomDice
from engine.core.endings import Resign
from engine.core.errors import RULING, GameOver, IllegalAction, NotYours, Refusal
from engine.core.flow import act, apply, faults, pending, sample, status
from engine.core.rulebook import rulebook
from engine.core.rules import Rules, Secrecy
from engine.starwars.state import Home
from engine.titles import GAMES
from tests.starwars.play import Build, lay

#: Faults that cite no case of their own, and why.
CASELESS_FAULTS = {
    "not-open": "it cites the case of the question, and a title that explains its refusals never says it",
    "not-an-answer": "it cites the case of the question that is asked",
}
#: Refusals that break no rule of the game, and why.
CASELESS_REFUSALS = {
    "InvalidAction": "what was meant, nobody knows, nor which rule it would break; see MISREADINGS",
    "AmbiguousAction": "it may be legal: the answers that it can mean are named",
    "IllegalAction": "each of its faults cites its own case",
    "StaleDecision": "somebody was quicker, or the page is old: no rule was broken",
    "NotNow": "the question that comes first may be another seat's secret, and so may its case",
}
#: Refusals that cite the case of what is going on.
CITING = {"NotYours", "GameOver"}
#: What is said of text and data that cannot be read at all, and why it cites no case.
MISREADINGS = {
    "f'it is longer than {LONGEST} characters'": "it is not read",
    "'too long'": "it is not read",
    "'not plain data'": "no program of ours sends it",
    "reason(bad)": "a field is missing or of the wrong kind",
    "_example(s, d)": "no word of it is known: what could be typed is shown",
    "f'{word} is no space; write it as {next(iter(g.kind))}'": "it has not the form of a space's name",
    "why": "a word of an order cannot be read, or more is ordered than can be",
    "why.why": "one of several orders cannot be read: it is told with its number",
    "'nothing can be ordered after a reveal, done, or the end of the phase'": "orders end before it",
    "f'{unit} cannot stop in {at}, so say how it goes on before the next order'": "the order is not whole",
    "f\"one answer is '{next(iter(texts))}'\" if texts else 'see what is asked'": "it is on no list",
}
ENGINE = Path(engine.__file__).parent
#: Folders whose readers are looked through: what is typed for the others lands in faults of their own.
READERS = ("core", "starwars", "stargate")


def caseless(rules, known):
    """Return the faults, questions and free actions whose case is none of the book."""
    named = {f"fault {x.code}": x.case for x in rules.faults.values() if x.code not in CASELESS_FAULTS}
    named |= {f"question {x.name}": x.case for x in rules.kinds.values()}
    named |= {f"act {x.name}": x.case for x in rules.frees.values()}
    return [what for what, case in named.items() if case not in known]


def known(name):
    book = rulebook(name)
    return {*book.cases, *(f"{RULING}{x}" for x in book.rulings)}


@pytest.mark.parametrize("name", GAMES)
def test_every_fault_question_and_act_has_a_case_of_the_book(name):
    assert len(GAMES[name].rules.faults) > len(CASELESS_FAULTS)
    assert caseless(GAMES[name].rules, known(name)) == []


def test_a_fault_without_a_case_or_with_one_that_is_in_no_book_is_found():
    rules = Rules("starwars")
    rules.fault("none", "", "You may not")
    rules.fault("strange", "MOVES.99", "You may not")
    rules.fault("good", "MOVES.1", "You may not")
    assert caseless(rules, known("starwars")) == ["fault none", "fault strange"]


def test_every_kind_of_refusal_cites_a_case_or_is_listed():
    kinds = {x.__name__ for x in vars(errors).values() if isinstance(x, type) and issubclass(x, Refusal)}
    assert kinds == {*CASELESS_REFUSALS, *CITING, "Refusal"}


def test_what_cannot_be_read_and_cites_no_case_is_listed():
    found = {}
    for path in (p for folder in READERS for p in sorted((ENGINE / folder).rglob("*.py"))):
        for x in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(x, ast.Call) and ast.unparse(x.func) == "InvalidAction":
                found.setdefault(ast.unparse(x.args[1]), path.name)
    assert {x: file for x, file in found.items() if x not in MISREADINGS} == {}
    assert set(MISREADINGS) == set(found)


@pytest.mark.parametrize("name", GAMES)
def test_who_plays_out_of_turn_is_told_the_case(name):
    game, rng = GAMES[name], Random(1)
    dice = RandomDice(rng)
    s = game.new(Setup(name), dice).state
    tried = 0
    for _ in range(60):
        asked = status(s).seats
        d = next((x for x in pending(s) if x.seat in asked), None)
        if d is not None and s.rules.kinds[d.kind].secrecy is Secrecy.OPEN:
            with pytest.raises(NotYours) as why:
                apply(s, "somebody", d.id, None, dice)
            assert why.value.case == s.rules.kinds[d.kind].case
            assert why.value.case in known(name)
            assert f"{why.value.case})" in str(why.value)
            tried += 1
        if not pending(s):
            break
        d = pending(s)[0]
        s = apply(s, d.seat, d.id, sample(s, d, rng), dice).state
    assert tried


def test_who_plays_on_after_the_end_is_told_how_it_ended():
    s = lay({}, {})
    over = act(s, "blue", "resign", Resign(), GivenDice()).state
    with pytest.raises(GameOver, match=r"the game is over \(Case WINNING\.1\)"):
        apply(over, "orange", 1, Build("AWS", "SOL-2"), GivenDice())


def test_an_answer_to_another_question_cites_the_case_of_the_one_asked():
    s = lay({}, {})
    (d,) = pending(s)
    assert [(x.code, x.case) for x in faults(s, d, Home("SOL"))] == [("not-an-answer", "PLANETS.2")]
    with pytest.raises(IllegalAction, match=r"Case PLANETS\.2"):
        apply(s, d.seat, d.id, Home("SOL"), GivenDice())
