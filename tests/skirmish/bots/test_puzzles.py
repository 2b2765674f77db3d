"""What makes puzzles of Skirmish: which orders are compared, what they are worth, and what they show."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.flow import faults, pending
from engine.core.rules import Outcome
from engine.core.types.frozen import replace
from engine.core.types.puzzling import Measured
from engine.skirmish.bots.evaluation import rate
from engine.skirmish.bots.puzzles import DECIDED, LATE
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import March, Shoot, Spot
from tests.skirmish.field import ja, lay, sg, wall
from tests.skirmish.table import step

PUZZLES = SKIRMISH.puzzler()


def walked(to, pace="move", value=10.0, **terms):
    return Measured(March("RED", (to,), pace), value, {"mine": 0.0}, terms)


def shot(mine=0.0, **terms):
    return Measured(Shoot("RED", "J1"), 0.0, {"mine": mine}, terms)


def test_to_see_an_enemy_costs_nothing():
    begun = lay(sg("RED", 30, 5), ja("J1", 30, 20), hidden=["J1"])
    seen = replace(begun, spotted={"sgc": ("J1",), "jaffa": ()})
    assert rate(seen, "p1") < rate(begun, "p1")
    assert PUZZLES.worth(begun, seen, "p1") == 0


def test_an_enemy_who_is_put_out_counts_whether_or_not_anybody_had_seen_them():
    begun = lay(sg("RED", 30, 5), ja("J1", 30, 20), hidden=["J1"])
    shot_down = replace(begun, figures={**begun.figures, "J1": ja("J1", 30, 20, health="disabled")})
    gone = replace(begun, figures={"RED": begun.figures["RED"]})
    assert PUZZLES.worth(begun, shot_down, "p1") == PUZZLES.worth(begun, gone, "p1") == 5


@pytest.mark.parametrize(("turn", "ended"), [(20 - LATE - 1, True), (20 - LATE, False), (20, False)])
def test_near_its_end_a_mission_is_played_to_the_end(turn, ended):
    begun = replace(lay(sg("RED", 30, 5), ja("J1", 30, 20)), turn=turn)
    after = replace(begun, turn=turn + 1)
    assert PUZZLES.result_is_in(begun, after, "p1")
    assert PUZZLES.ended(begun, after, "p1") == ended


def test_a_mission_that_is_over_counts_alike_however_it_was_won():
    begun = lay(sg("RED", 30, 5), sg("BLUE", 33, 5), ja("J1", 30, 20))
    for figures in (begun.figures, {"RED": begun.figures["RED"]}):
        won = replace(begun, figures=figures, over=Outcome("p1", "mission", "MISSION.1"))
        assert PUZZLES.ended(begun, won, "p1")
        assert PUZZLES.worth(begun, won, "p1") == DECIDED


def test_to_look_is_not_compared_where_there_is_anything_else_to_do():
    s = step(lay(sg("RED", 30, 5, kit=("grenade",)), ja("J1", 30, 19), ja("J2", 40, 12)))
    (d,), met = pending(s), set()
    for n in range(8):
        found = PUZZLES.candidates(s, d, Random(n))
        assert not any(isinstance(a, Spot) for a in found)
        assert not any(faults(s, d, a) for a in found)
        met |= {(type(a).__name__, getattr(a, "pace", "")) for a in found}
    assert {("Shoot", ""), ("Throw", ""), ("March", "charge")} <= met


def test_a_walk_shows_what_it_decides_where_it_ends_or_whom_it_spares_and_a_shot_what_it_replaces():
    s = lay(sg("RED", 30, 5), ja("J1", 30, 30), pieces=[wall("W", 38, 7, 42, 7)])
    into, open_ground = (40.0, 6.5), (20.0, 5.0)
    for best, second, theme in (
        (walked((30.0, 29.1), "charge"), shot(), "charge"),
        (walked(into, won=40.0), shot(won=-4.0), "in-time"),
        (walked(into, won=1.0), shot(), "take-cover"),
        (walked(open_ground), walked((30.0, 15.0), value=0.0), "which-way"),
        (walked(open_ground), shot(mine=0.5), "get-away"),
        (walked(open_ground), shot(), "go-on"),
        (shot(), walked((30.0, 29.1), "charge"), "keep-your-distance"),
        (shot(), walked(into), "stand-and-fire"),
        (shot(), walked((30.0, 1.0)), "stand-and-fire"),
        (shot(), walked((30.0, 12.0)), "shoot-first"),
    ):
        assert PUZZLES.theme(s, None, [best], second) == theme
        assert theme in PUZZLES.themes
    assert not PUZZLES.theme(s, None, [walked(into), shot()], shot(mine=0.5))


def test_somebody_new_fires_goes_on_or_hides_and_never_breaks_a_rule():
    s = step(lay(sg("RED", 30, 5), ja("J1", 30, 19), pieces=[wall("W", 24, 7, 28, 7)]))
    (d,) = pending(s)
    said = [PUZZLES.novice(s, d, Random(n)) for n in range(24)]
    assert not any(faults(s, d, a) for a in said)
    assert {Shoot, March} <= {type(a) for a in said}
