"""How an ended game is looked back on: the odds that reports show are those of the charts, die by die."""

from __future__ import annotations

import tomllib
from math import log
from pathlib import Path

import pytest

from engine.core.dice import GivenDice
from engine.core.flow import apply, options, pending
from engine.core.rules import Event
from engine.core.types.reporting import Happened
from engine.stargate.bots.puzzles import StarGatePuzzles
from engine.stargate.bots.report import WORTH
from engine.stargate.game import STARGATE
from engine.stargate.model.odds import forecast, survives_crossing, survives_fire
from engine.stargate.model.state import COALITION, FOE, SEATS, Choose, Lose
from tests.stargate.play import lay, run

REPORTS = STARGATE.reporter()
DICE = range(1, 7)


def throw_of(s, *events, after=None):
    (found,) = REPORTS.throws(Happened(s, after or s, events))
    assert sum(found.odds.values()) == pytest.approx(1)
    return found


def rolled(**facts):
    return Event("rolled", "5.2", facts)


def scores(s, **facts):
    """The score of each number on the die, and the chances that the report gives."""
    thrown = [throw_of(s, rolled(n=n, **facts)) for n in DICE]
    assert len({(x.seat, x.kind, tuple(x.odds.items())) for x in thrown}) == 1
    assert all(x.odds[x.score] == pytest.approx(sum(y.score == x.score for y in thrown) / 6) for x in thrown)
    return thrown[0].seat, [x.score for x in thrown], thrown[0].odds


def test_fire_at_a_turning_unit_is_the_shooters_luck_and_kills_by_the_rules():
    seat, came, odds = scores(lay("H1 1010, X1 1011"), why="fire", by=["X1"], units=["H1"])
    assert seat == FOE[COALITION]
    assert odds[1] == pytest.approx(float(1 - survives_fire(1)))
    assert came == sorted(came, reverse=True)  # low numbers kill


@pytest.mark.parametrize(("body", "gates"), [("N", (0, 1)), ("S", (1, 0))])
def test_a_crossing_is_the_luck_of_whoever_crosses_and_survives_by_the_rules(body, gates):
    seat, came, odds = scores(lay("H1 1010, X1 1011"), why="crossing", units=["H1"], at="1012", body=body)
    assert seat == COALITION
    assert odds[1] == pytest.approx(float(survives_crossing(*gates)))
    assert came == sorted(came)  # high numbers survive


def test_a_result_is_worth_to_one_side_what_it_costs_the_other():
    turned = {"Ed": "Ea", "Dd": "Da", "Db": "Db", "Da": "Dd", "Ea": "Ed"}
    assert {r: -WORTH[turned[r]] for r in WORTH} == WORTH
    assert WORTH["Ed"] > WORTH["Dd"] > WORTH["Db"]


@pytest.mark.parametrize("differential", [-1, 0, 2, 4])
def test_a_combat_is_its_attackers_luck_by_the_odds_of_its_column(differential):
    s, odds = lay("H1 1010, X1 1011"), forecast(differential).results
    for result, chance in odds.items():
        e = Event(
            "result", "9.2", {"attackers": ["X1"], "differential": differential, "n": 1, "result": result}
        )
        found = throw_of(s, e)
        assert found.seat == FOE[COALITION]
        assert found.odds[found.score] == pytest.approx(float(chance))
        counted = {(x.key, x.seat): x.value for x in REPORTS.figures([Happened(s, s, (e,))])}
        assert counted["combats", FOE[COALITION]] == 1
        assert counted["combats", COALITION] == 0


def meet(mine, theirs, n):
    """Return the position, the answer in which a die falls, and who dies; None where none falls."""
    s = run(lay({"H1": "1511", "W1": "1509"}), "H1 linear", "n2")
    for seat, option in ((COALITION, mine), (FOE[COALITION], theirs)):
        d = next(x for x in pending(s) if x.seat == seat)
        a = [x for x in options(s, d) or () if isinstance(x, Choose)][option]
        before = s
        done = apply(s, seat, d.id, a, dice := GivenDice(n))
        s = done.state
    if dice.left:
        return None
    lost = [d for d in pending(s) if isinstance((options(s, d) or [None])[0], Lose)]
    return before, done, "mover" if "H1" in s.lost else "defender" if s.lost or lost else "nobody"


@pytest.mark.parametrize("mine", range(3))
@pytest.mark.parametrize("theirs", range(3))
def test_an_approach_is_the_movers_luck_and_its_best_outcome_scores(mine, theirs):
    met = [x for n in DICE if (x := meet(mine, theirs, n)) is not None]
    if not met:  # nobody can die, so that no die falls
        return
    best = "defender" if any(outcome == "defender" for _, _, outcome in met) else "nobody"
    good = sum(outcome == best for _, _, outcome in met) / 6
    chose = {"mover": COALITION, "defender": FOE[COALITION]}
    for before, done, outcome in met:
        x = Happened(before, done.state, done.events)
        (found,) = REPORTS.throws(x)
        assert (found.seat, found.kind, found.score) == (COALITION, "approach", int(outcome == best))
        assert found.odds.get(1, 0.0) == pytest.approx(good)
        counted = {(y.key, y.seat): y.value for y in REPORTS.figures([x])}
        assert {
            seat: sum(n for (key, by), n in counted.items() if key.startswith("chose") and by == seat)
            for seat in SEATS
        } == dict.fromkeys(SEATS, 1)
        won = {seat for (key, seat), n in counted.items() if key.startswith("won") and n}
        killer = {"mover": "defender", "defender": "mover"}.get(outcome)
        assert won == ({chose[killer]} if killer else set())


def test_some_approach_kills_either_side():
    came = {x[2] for m in range(3) for t in range(3) for n in DICE if (x := meet(m, t, n)) is not None}
    assert came == {"mover", "defender", "nobody"}


@pytest.mark.parametrize(
    "units", ["H1 1010, X1 2010", "H1 1010, H2 1011, H3 1012, X1 2010", "H1 1010, X1 2010, X2 2011"]
)
def test_the_curve_is_the_fitted_chance_of_the_rating(units):
    fit = tomllib.loads((Path(__file__).parents[2] / "data/stargate/report.toml").read_text("utf-8"))
    s = lay(units)
    p = REPORTS.chance(s)
    assert log(p / (1 - p)) == pytest.approx(fit["even"] + fit["point"] * STARGATE.judge(s, COALITION))


@pytest.mark.parametrize("seat", SEATS)
def test_what_a_puzzle_counts_and_values_turns_with_the_seat(seat):
    begun, puzzler = lay("H1 1010, H2 1012, X1 2010, X2 2011"), STARGATE.puzzler()
    assert isinstance(puzzler, StarGatePuzzles)
    after = lay("H1 1010, X1 2010, X2 2011")
    after.lost = (*begun.lost, "H2")
    counts = puzzler.counts(begun, after, seat)
    assert (counts["mine"], counts["theirs"]) == ((1.0, 0.0) if seat == COALITION else (0.0, 1.0))
    assert (puzzler.worth(begun, after, seat) < 0) == (seat == COALITION)
    assert puzzler.worth(begun, begun, seat) == 0
