"""How an ended mission is looked back on: the luck of each throw is what all faces of its die do in play."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from engine.core.dice import RandomDice
from engine.core.flow import start
from engine.core.types.reporting import Happened
from engine.skirmish.bots.evaluation import Explanation
from engine.skirmish.bots.report import HARM
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import March, Shoot
from engine.skirmish.model.procedures import MELEE, MORALE, SHOT, STEADY, Melee, Morale, Shot, Steadying
from engine.skirmish.model.state import GM
from engine.skirmish.queries.odds import pair_odds, shot_at
from engine.skirmish.rules.effects import HIT, Hit
from tests.skirmish.field import ja, lay, sg, told

REPORTS = SKIRMISH.reporter()


class First(RandomDice):
    """Dice of which the first show these numbers, the others 1."""

    def __init__(self, *numbers):
        self.numbers, self.shown = list(numbers), []

    def d(self, sides):
        return self.numbers.pop(0) if self.numbers else 1


def thrown(s, proc, v, *dice, kind):
    """The throw of this kind that a report counts, and what players are told of it."""
    done = start(s, proc, v, First(*dice))
    found = [x for x in REPORTS.throws(Happened(s, done.state, done.events)) if x.kind == kind]
    (fact,) = told(done, kind)
    return (found[0] if found else None), fact


def check(found, sides):
    """Each score is said to be as likely as it is among all numbers of the die."""
    for x in found:
        assert x.odds[x.score] == pytest.approx(sum(y.score == x.score for y in found) / sides)
    assert sum(found[0].odds.values()) == pytest.approx(1)
    assert len(found[0].odds) > 1


@pytest.mark.parametrize(
    ("by", "on", "seat", "aim"), [("RED", "J1", "p1", 1), ("RED", "J1", "p1", 2), ("J1", "RED", GM, 1)]
)
def test_a_shot_is_lucky_with_the_numbers_that_hit(by, on, seat, aim):
    found = []
    for n in range(1, 21):
        s = lay(sg("RED", 30, 5), ja("J1", 30, 27))
        x, fact = thrown(s, SHOT, Shot(by, on, aim), n, kind="shot")
        assert (x.seat, x.score) == (seat, int(bool(fact["hit"]))), n
        found.append(x)
    check(found, 20)


@pytest.mark.parametrize("effect", ["round", "staff"])
@pytest.mark.parametrize("change", [-1, 0, 2])
def test_an_effect_is_the_attackers_luck_the_worse_it_is(effect, change):
    found, came = [], {}
    for n in range(1, 7):
        s = lay(sg("RED", 30, 5), ja("J1", 30, 20))
        x, fact = thrown(s, HIT, Hit("J1", "RED", effect, change), n, kind="effect")
        assert x.seat == "p1"
        came[fact["result"]] = x.score
        found.append(x)
    check(found, 6)
    order = [x for x in ("suppress", "wound", "disable", "kill") if x in came]
    assert [came[x] for x in order] == sorted({came[x] for x in order})
    assert all(came[x] == HARM[x] for x in came)


def test_shaking_off_fire_is_lucky_when_a_marker_goes():
    found = []
    for n in range(1, 7):
        x, fact = thrown(lay(sg("RED", 30, 5, suppressed=2)), STEADY, Steadying("RED"), n, kind="steadied")
        assert (x.seat, x.score) == ("p1", int(fact["removed"]))
        found.append(x)
    check(found, 6)


def test_morale_is_lucky_when_it_holds():
    found = []
    for n in range(1, 7):
        s = lay(sg("RED", 30, 5, shock=("casualty",)), ja("J1", 30, 20))
        x, fact = thrown(s, MORALE, Morale(), n, kind="morale")
        assert (x.seat, x.score) == ("p1", int(fact["result"] == "pass"))
        found.append(x)
    check(found, 6)


def test_a_melee_is_lucky_by_the_gap_of_two_dice():
    found = []
    for mine in range(1, 7):
        for theirs in range(1, 7):
            s = lay(sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9))
            x, _ = thrown(s, MELEE, Melee(), mine, theirs, kind="melee")
            assert (x.seat, x.score) == ("p1", mine - theirs)
            found.append(x)
    check(found, 36)


@pytest.mark.parametrize("actions", [2, 4])
def test_the_odds_of_a_melee_are_what_all_throws_do_to_either_side(actions):
    s = lay(sg("RED", 30, 20, actions=actions), ja("J1", 30, 20.9))
    came = {"won": Counter(), "lost": Counter()}
    for mine, theirs in product(range(1, 7), repeat=2):
        _, fact = thrown(s, MELEE, Melee(), mine, theirs, kind="melee")
        if fact["margin"]:
            came["won" if fact["margin"] > 0 else "lost"][fact["result"]] += 1
    for odds, results in zip(pair_odds(s, "RED", {}), came.values(), strict=True):
        assert {x: p for x, p in odds.items() if p} == {x: Fraction(n, 36) for x, n in results.items()}
    assert came["won"]
    assert came["lost"]


def figures(s, proc, v, *dice):
    done = start(s, proc, v, First(*dice))
    counted = REPORTS.figures([Happened(s, done.state, done.events)])
    return {(x.key, x.seat): x.value for x in counted if x.value}


def test_figures_count_shots_hits_wounds_and_the_fallen_by_side():
    s = lay(sg("RED", 30, 5), ja("J1", 30, 20))
    assert figures(s, SHOT, Shot("RED", "J1", 1), 20, 6) == {
        ("shots", "p1"): 1,
        ("hits", "p1"): 1,
        ("fallen", GM): 1,
    }
    assert figures(s, SHOT, Shot("RED", "J1", 1), 1) == {("shots", "p1"): 1}
    assert figures(s, HIT, Hit("RED", "J1"), 6) == {("fallen", "p1"): 1}
    assert figures(s, HIT, Hit("RED", "J1"), 4) == {("wounds", GM): 1}


@pytest.mark.parametrize("shots", [1, 2, 3])
def test_a_hint_tells_the_chance_that_any_of_the_shots_hits(shots):
    s = lay(sg("RED", 30, 5), ja("J1", 30, 27))
    one = float(shot_at(s, s.figures["RED"], s.figures["J1"], 1).one)
    (hit, *_) = Explanation().reasons(s, None, Shoot("RED", "J1", 1, shots))
    assert (hit.key, hit.facts["n"]) == ("hit", shots)
    assert hit.facts["percent"] == round(100 * (1 - (1 - one) ** shots))


@pytest.mark.parametrize("way", ["nearer", "farther"])
def test_a_hint_tells_whether_a_walk_ends_nearer_to_the_goal(way, monkeypatch):
    monkeypatch.setattr("engine.skirmish.bots.evaluation.next_goal", lambda s: (30.0, 20.0))
    s, y = lay(sg("RED", 30, 10)), {"nearer": 14.0, "farther": 6.0}[way]
    (goal,) = Explanation().reasons(s, None, March("RED", ((30.0, y),), "move"))
    assert goal.facts == {"figure": "RED", "nearer": 4, "way": way, "left": round(abs(20 - y))}
