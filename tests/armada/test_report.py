"""How an ended game is looked back on: what was thrown in battles, against the odds of the rule text."""

from __future__ import annotations

from itertools import product

import pytest

from engine.armada.bots.evaluation import Explanation
from engine.armada.bots.report import STOPPED
from engine.armada.game import ARMADA
from engine.armada.model.odds import hits
from engine.armada.model.state import FOE, Line
from engine.armada.turn.endgame import Audit
from engine.core.flow import pending
from engine.core.rules import Event
from engine.core.types.reporting import Happened
from tests.armada.orders.sheets import stand

REPORTS = ARMADA.reporter()
TWO = [a + b for a, b in product(range(1, 7), repeat=2)]


def state():
    return stand("R1 C laser:2, S1 B")


def throws(*events):
    s = state()
    return list(REPORTS.throws(Happened(s, s, events)))


def struck(*found, seat="red"):
    return Event("struck", "COMBAT.h", {"at": "1", "round": 1, "seat": seat, "hits": list(found)})


def hit(result, gun="laser", by="S1", **more):
    return {"shot": 0, "by": by, "gun": gun, "on": "R1", "result": result, **more}


@pytest.mark.parametrize("need", ["7", "8", "8+", "even", "not7"])
def test_a_shot_is_the_shooters_luck_by_all_36_throws(need):
    shots = [
        {"by": "R1", "gun": "laser", "on": "S1", "need": need, "dice": [1, 1], "hit": x}
        for x in (True, False)
    ]
    good, bad = throws(Event("volley", "COMBAT.h", {"seat": "red", "shots": shots}))
    assert (good.seat, good.kind, good.score, bad.score) == ("red", "shot", 1, 0)
    assert good.odds[1] == pytest.approx(sum(hits(need, x) for x in TWO) / 36)
    assert good.odds[0] == pytest.approx(1 - good.odds[1])


@pytest.mark.parametrize(("gun", "stops"), [("laser", lambda x: x != 7), ("blaster", lambda x: x % 2 == 0)])
def test_armor_is_the_luck_of_the_side_that_is_hit_and_stops_a_laser_but_on_7(gun, stops):
    """Case DEFENSE.armor: a laser's hit on anything but 7, any other hit on an even roll."""
    (held,) = throws(struck(hit("armor", gun, armor=[1, 1])))
    (lost,) = throws(struck(hit("destroyed", gun, armor=[3, 4])))
    assert (held.seat, held.kind, held.score, lost.score) == ("red", "armor", 1, 0)
    assert held.odds[1] == pytest.approx(sum(map(stops, TWO)) / 36)


@pytest.mark.parametrize("die", range(1, 7))
def test_a_shield_survives_an_odd_die_and_a_fighter_takes_a_hit_on_an_even_one(die):
    shield, fighter = throws(struck(hit("shield", shield=die), hit("taken", fighter=["Rf1", die])))
    assert (shield.kind, shield.score, fighter.kind, fighter.score) == (
        "shield",
        die % 2,
        "fighter",
        1 - die % 2,
    )
    assert shield.odds == fighter.odds == {0: 0.5, 1: 0.5}


def test_figures_count_shots_hits_losses_and_battles():
    shots = [{"need": "7", "hit": x} for x in (True, False, True)]
    events = (
        Event("battle_began", "COMBAT.1", {"at": "1"}),
        Event("volley", "COMBAT.h", {"seat": "red", "shots": shots}),
        Event("destroyed", "VICTORY.1", {"unit": "S1", "seat": "silver"}),
    )
    s = state()
    counted = {(x.key, x.seat): x.value for x in REPORTS.figures([Happened(s, s, events)]) if x.value}
    assert counted == {("shots", "red"): 3, ("hits", "red"): 2, ("lost", "silver"): 1, ("battles", ""): 1}


@pytest.mark.parametrize("n", [STOPPED - 1, STOPPED])
def test_stopped_hits_are_worth_a_line_from_three_on(n):
    s, e = state(), struck(*[hit("shield", shield=1)] * n)
    awards = [x for x in REPORTS.awards([Happened(s, s, (e,))]) if x.key == "stopped"]
    assert [(x.seat, x.facts) for x in awards] == [("red", {"n": n})] * (n >= STOPPED)


def test_the_gunner_is_who_alone_destroyed_most_and_of_the_other_side():
    s, e = state(), struck(hit("destroyed"), hit("flipped"), hit("destroyed", by="S2"), hit("armor", by="S2"))
    (award,) = [x for x in REPORTS.awards([Happened(s, s, (e,))]) if x.key == "gunner"]
    assert (award.seat, award.facts) == (FOE["red"], {"unit": "S1", "n": 2})


@pytest.mark.parametrize("seat", ["red", "silver"])
def test_what_a_puzzle_values_and_counts_turns_with_the_seat(seat):
    begun, puzzler = stand("R1 C, R2 C, S1 B, S2 B"), ARMADA.puzzler()
    after = stand("R1 C, S1 B, S2 B")
    counts = puzzler.counts(begun, after, seat)
    assert (counts["mine"], counts["theirs"]) == ((1.0, 0.0) if seat == "red" else (0.0, 1.0))
    assert counts["hexes"] == -puzzler.counts(begun, after, FOE[seat])["hexes"]
    assert (puzzler.worth(begun, after, seat) < 0) == (seat == "red")


def test_an_audit_tells_each_side_what_it_and_the_other_have_scored():
    s = stand("R1 C, S1 B")
    s.ledger = (*s.ledger, Line(1, "silver", "destroyed", "S1", 1, 7, True, "1"))
    d = pending(s)[0]
    lost = {x: sum(y.points for y in s.ledger if y.seat == x) for x in FOE}
    (reason,) = Explanation().reasons(s, d, Audit())
    assert lost["silver"] == 7 != lost["red"]
    lead = "ahead" if d.seat == "red" else "behind"
    assert reason.facts == {"mine": lost[FOE[d.seat]], "theirs": lost[d.seat], "lead": lead}


@pytest.mark.parametrize(("seat", "ahead"), [("red", 30.0), ("silver", -30.0)])
def test_a_puzzle_counts_hexes_held_beyond_the_other_sides(seat, ahead, monkeypatch):
    monkeypatch.setattr("engine.armada.bots.puzzles.hex_points", lambda s: {"red": 50, "silver": 20})
    assert ARMADA.puzzler().counts(state(), state(), seat)["hexes"] == ahead


def test_a_hint_tells_how_many_turns_are_left():
    s = state()
    d = next(x for x in pending(s) if x.seat == "red")
    clock = next(x for x in Explanation().reasons(s, d, ARMADA.read(s, d, "1: to A")) if x.key == "clock")
    assert clock.facts == {"turn": s.turn, "turns": s.turns, "left": s.turns - s.turn}
    assert clock.facts["left"] != s.turn
