"""Illegal answers are refused with reasons of their own, in every language; titles that do less are found."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.authors.contract import sayings
from bot.authors.refusals import Inquiry, Unexplained, check_refusals, look_around
from bot.play.model.texts import worded
from bot.titles import TITLES
from engine.core.errors import GameOver, InvalidAction, NotNow, NotYours, StaleDecision
from render.core.text import languages, words
from tests.contract.refusing import rare_positions
from tests.titles.packages import example

EACH = 1000
#: Titles of which every refusal is explained.
EXPLAINED = ("starwars", "stargate", "armada", "skirmish")
QUESTIONS = [(name, kind) for name in EXPLAINED for kind in TITLES[name].game.rules.kinds]
ACTS = [(name, free) for name in EXPLAINED for free in TITLES[name].game.rules.frees]
#: Questions whose type holds no illegal answer: yes or no, or one of three that are always open.
ALL_LEGAL = {
    ("stargate", "approach.bar"),
    ("armada", "agree"),
    ("armada", "press"),
    ("armada", "pursue"),
    ("skirmish", "gm.go_on"),
    ("skirmish", "melee.capture"),
}
#: Questions with few answers, most of them legal, and the minimum number of illegal ones drawn.
FEW = {("stargate", "approach.option"): 200}
#: Number of rounds of games, each over all scenarios and options, from which positions are taken.
GAMES = {"starwars": 20, "stargate": 20, "armada": 10, "skirmish": 3}


@cache
def seen(name):
    game = TITLES[name].game
    return look_around(game, Random(name), games=GAMES[name], more=rare_positions(name))


def inquiry(name, what):
    return Inquiry(TITLES[name].game, seen(name), sayings(TITLES[name].look), Random(what))


@pytest.mark.parametrize(("name", "kind"), QUESTIONS)
def test_a_thousand_illegal_answers_to_each_question_are_refused_with_a_reason(name, kind):
    asking = inquiry(name, kind)
    assert asking.seen[kind].positions
    refused = asking.ask(kind, EACH)
    least = 0 if (name, kind) in ALL_LEGAL else FEW.get((name, kind), EACH)
    assert least <= refused <= (EACH if least else 0)
    asking.ask_in_words(kind, EACH)


@pytest.mark.parametrize(("name", "free"), ACTS)
def test_free_actions_are_refused_with_a_reason(name, free):
    inquiry(name, free).ask_unasked(free, EACH)


def test_a_title_of_others_explains_its_refusals():
    title = example()
    found = check_refusals(title.game, sayings(title.look))
    assert found["bid"] == EACH


def test_whatever_is_not_asked_now_is_refused_in_words():
    for language in languages():
        for error in (NotYours("x"), StaleDecision("x"), NotNow("x"), GameOver("x")):
            said = worded(error, words(language))
            assert said
            assert said != "x"


# -- titles that do less ---------------------------------------------------------------------------------


def bids_judged_by(monkeypatch, check):
    """Have Goofspiel judge bids otherwise, after it was played: `check` is told what it would say itself."""
    title = example()
    met = look_around(title.game, Random(1), games=1)
    kinds = title.game.rules.kinds
    own = kinds["bid"].check

    def judged(s, v, seat, a):
        return check(s, a, own(s, v, seat, a))

    monkeypatch.setitem(kinds, "bid", replace(kinds["bid"], check=judged))
    return Inquiry(title.game, met, sayings(title.look), Random(2))


def changing(s, a, bad):
    s.prize += bool(bad)
    return bad


WRONG = {
    "generic": (lambda s, a, bad: [s.rules.not_open() for _ in bad], "not the title's own"),
    "undeclared": (lambda s, a, bad: [replace(x, code="bad-luck") for x in bad], "not the title's own"),
    "no case": (lambda s, a, bad: [replace(x, case="BIDS.9") for x in bad], "no such case"),
    "Python": (lambda s, a, bad: [replace(x, why=f"{a} is not yours") for x in bad], "it is said so"),
    "a blank": (lambda s, a, bad: [replace(x, why="You lack the {card}") for x in bad], "it is said so"),
    "accepted": (lambda s, a, bad: (), "not among the answers"),
    "too strict": (lambda s, a, bad: bad or [s.rules.faults["not-held"](card=1)], "is among the answers"),
    "changed": (changing, "changed the state"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_title_that_does_not_explain_its_refusals_is_found(monkeypatch, name):
    check, told = WRONG[name]
    asking = bids_judged_by(monkeypatch, check)
    with pytest.raises(Unexplained, match=told):
        asking.ask("bid")


def test_what_is_typed_and_not_read_must_be_explained(monkeypatch):
    title = example()
    own = title.game.read

    def read(self, s, d, text):
        try:
            return own(s, d, text)
        except InvalidAction:
            raise InvalidAction(text) from None

    monkeypatch.setattr(type(title.game), "read", read)
    with pytest.raises(Unexplained, match="is not read"):
        check_refusals(title.game, sayings(title.look))
