"""A close look at an answer: others in the same worlds, and a secret that was guessed right or wrong."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.codec import pack_action
from engine.core.flow import pending
from engine.core.record import Entry
from engine.policies.worth import Trial, try_answer
from engine.report.chances import Budget, Chances, estimate
from engine.report.close_look import CloseLook, Compared, is_clear
from engine.report.course import Moment
from engine.report.report import Estimate
from tests.toys.duel import CLASH, DUEL, Choose, Clash, Position, Step


class Clashes:
    """Rates a clash by who loses it."""

    sides = ("red", "white")
    opposed = ("white",)
    games = 40

    def chance(self, s):
        v = s.stack[-1].v if s.stack else None
        return {"red": 0.0, "white": 1.0}.get(v.loser, 0.5) if isinstance(v, Clash) else 0.5

    def answer(self, s, d, rng):
        return Choose(rng.choice(("charge", "feint", "hold")))

    def rested(self, begun, s):
        return s.stack[-1].proc != CLASH or bool(s.stack[-1].v.loser)

    def candidates(self, s, d, rng):
        return ()


def clash(theirs: str, ours: str) -> Moment:
    """Red walks into white, who has made a choice; then red makes one."""
    s = DUEL.set_up(Position({"r0": ("red", 0), "w0": ("white", 1), "w1": ("white", 5)})).s
    for seat, action in (("red", Step("r0", 1)), ("white", Choose(theirs))):
        d = next(x for x in pending(s) if x.seat == seat)
        s = try_answer(s, d, action, Random(1)).s
    d = next(x for x in pending(s) if x.seat == "red")
    after = try_answer(s, d, Choose(ours), Random(1)).s
    e = Entry(1, "answer", "red", d.kind, d.id, pack_action(Choose, Choose(ours)), rolls=((6, 1),))
    return Moment(e, s, after, ())


def looked(x: Moment, before: float, after: float):
    budget = Budget(1000, 40)
    look = CloseLook(DUEL, Clashes(), Chances(DUEL, Clashes(), budget, "seed"), budget)
    return look.into(x, Estimate(before, 0.001), Estimate(after, 0.001), 1.0)


def test_a_secret_answer_that_met_what_was_hidden_was_guessed_right():
    # held against a feint nobody loses; against all that white may have chosen red would lose most
    found = looked(clash("feint", "hold"), 0.3, 0.55)
    assert found.guess.chance > 0
    assert is_clear(found.guess)
    assert found.cause == "guessed"


def test_a_secret_answer_that_missed_what_was_hidden_was_guessed_wrong():
    found = looked(clash("charge", "hold"), 0.6, 0.3)
    assert found.guess.chance < 0
    assert is_clear(found.guess) == (found.cause == "misguessed")


def test_what_was_guessed_does_not_depend_on_a_good_position():
    compared = Compared([Trial("a", [0.9] * 20), Trial("b", [0.9] * 20)])
    assert estimate(compared.over_others()).chance == 0


def test_one_half_chooses_and_the_other_says_by_how_much():
    given, other = Trial("given", [0.0] * 4), Trial("other", [1.0, 1.0, 0.0, 1.0])
    compared = Compared([given, other])
    assert compared.order == [other, given]
    assert compared.lead(other).chance == 0.5


def test_games_that_all_ended_alike_are_not_certain():
    assert estimate([1.0] * 18).error == pytest.approx(0.05)
