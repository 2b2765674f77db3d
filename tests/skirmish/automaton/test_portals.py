"""Portal markers and who comes out of them (Cases PORTAL.1 to PORTAL.7, FORCE.1 to FORCE.4)."""

from dataclasses import replace

import pytest

from engine.core.dice import GivenDice
from engine.core.execution import Execution
from engine.skirmish.model.actions import March
from engine.skirmish.model.procedures import FORCES, Force
from engine.skirmish.model.state import HouseRules, Marker, Piece
from engine.skirmish.rules.portal_markers import (
    approach_markers,
    fall_back,
    marker_count,
    marker_in_cover,
    place_markers,
    uncover_markers,
)
from engine.skirmish.rules.reinforcements import available, edge_centre, levy_for, markers_in_sight
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.scenario_loader import read_scenario
from engine.skirmish.table.terrain import land_of
from tests.skirmish.field import EMPTY, do, house, ja, lay, run, sg, told
from tests.skirmish.table import mission, step

HILL = Piece("HL", "hill", "circle", (36.0, 24.0, 5.0))
A, B = house("A", 20, 20, 28, 26), house("B", 36, 30, 44, 36)


def markers(*at, once=False):
    return {f"M{n}": Marker(f"M{n}", float(x), float(y), once) for n, (x, y) in enumerate(at, 1)}


def table(*figures, at=(), pieces=(), **more):
    """Figures, markers and terrain; the enemies of the mission are all in the pool."""
    once = more.pop("once", False)
    return lay(
        *figures,
        pieces=pieces,
        markers=markers(*at, once=once),
        **{"phase": "forces", "contact": True, **more},
    )


def roll(s, *dice):
    return run(s, FORCES, Force(), *dice)


# -- how many, and where ---------------------------------------------------------------------------------


def test_portal_1_one_marker_for_two_points_of_the_team():
    s = mission("standard")
    assert marker_count(s, 40) == 9
    assert len(s.markers) == 9


def test_ruling_k41_half_the_points_limited_by_the_places_and_two_at_least():
    s = mission("standard")
    assert marker_count(s, 5) == 5
    s.figures = {"RED": sg("RED", 36, 8, actions=1, weapon="pistol")}
    assert marker_count(s, 11) == 2


def test_portal_2_markers_are_laid_in_the_order_of_the_scenario():
    s = mission("standard")
    assert [m.at for m in s.markers.values()][:4] == [(16.0, 22.0), (54.0, 26.0), (32.0, 38.0), (18.0, 32.0)]


def test_portal_2_without_places_of_its_own_a_table_uses_its_corners():
    s = table(pieces=[A])
    t = Execution(s, GivenDice())
    t.s.markers = {}
    place_markers(t)
    assert {m.at for m in t.s.markers.values()} <= {(20.0, 20.0), (28.0, 20.0), (28.0, 26.0), (20.0, 26.0)}
    assert len(t.s.markers) == 2


def test_portal_6_no_marker_hides_behind_a_rock_but_by_the_scenario_and_once():
    s = table(pieces=[Piece("LR", "rock", "circle", (28.0, 32.0, 1.5))])
    t = Execution(s, GivenDice())
    t.s.markers = {}
    place_markers(t)
    assert not t.s.markers
    text = EMPTY.replace("points = 20", "points = 20\nmarkers = 0\nhideouts = [[28.0, 34.0]]")
    assert read_scenario(text).hideouts == ((28.0, 34.0),)
    t.s.file = text
    place_markers(t)
    (m,) = t.s.markers.values()
    assert (m.at, m.once) == ((28.0, 34.0), True)


def test_portal_6_such_a_marker_is_removed_when_it_has_brought_figures():
    s = table(sg("RED", 10, 10), at=[(10, 40)], once=True)
    done = roll(s, 6, 1)
    assert not done.state.markers
    assert told(done, "marker_removed")[0]["why"] == "spent"


# -- the roll --------------------------------------------------------------------------------------------


def test_force_1_no_roll_without_a_marker_in_sight():
    s = table(sg("RED", 10, 10), at=[(24, 30)], pieces=[house("H", 4, 12, 40, 20)])
    assert markers_in_sight(s) == []
    assert not [e for e in roll(s).events if e.kind == "rolled"]


def test_force_1_who_comes_appears_at_a_marker_in_sight_drawn_at_random():
    s = table(sg("RED", 10, 2), at=[(10, 40), (50, 40)])
    done = roll(s, 6, 2, 5)
    (facts,) = told(done, "appeared")
    assert facts["marker"] == "M2"
    assert len(facts["figures"]) == 4
    assert all(distance(done.state.figures[x].at, (50, 40)) <= 4 for x in facts["figures"])


def test_force_1_a_marker_stays_when_it_has_brought_figures():
    s = table(sg("RED", 10, 2), at=[(10, 26)], pieces=[house("H", 10, 20, 18, 26)])
    s.figures["RED"] = sg("RED", 9, 2)
    done = roll(s, 6, 5)
    assert told(done, "appeared")[0]["marker"] == "M1"
    assert done.state.markers["M1"].at == (10.0, 26.0)


def test_portal_3_markers_in_the_open_are_gone_before_the_players_move():
    s = table(sg("RED", 28, 47), at=[(28, 26)], pieces=[A])
    done = roll(s, 2)
    order = [e.kind for e in done.events if e.kind in ("force", "marker_moved")]
    assert order == ["force", "marker_moved"]
    assert done.state.markers["M1"].at == (28.0, 20.0)


def test_force_1_a_natural_one_is_nothing():
    s = table(sg("RED", 10, 2), at=[(x, 40) for x in (5, 15, 25, 35, 45, 55, 60)])
    done = roll(s, 1)
    assert told(done, "force")[0]["what"] == "nothing"
    assert not done.state.groups.keys() - {"SG"}


def test_force_1_the_roll_is_the_gms():
    done = roll(table(sg("RED", 10, 2), at=[(10, 40)]), 3)
    assert [e.to for e in done.events if e.kind in ("rolled", "force")] == [("gm",), ("gm",)]


@pytest.mark.parametrize(("at", "dice"), [([(10, 40)], (3,)), ([], ())])
def test_force_1_whether_there_was_a_roll_betrays_nothing_by_what_may_be_undone(at, dice):
    assert roll(table(sg("RED", 10, 2), at=at), *dice).final


@pytest.mark.parametrize(
    ("seen", "contact", "die", "result"),
    [(1, True, 4, 4), (1, False, 4, 3), (3, True, 4, 6), (3, False, 4, 5), (5, True, 6, 10)],
)
def test_force_2_less_before_contact_more_for_each_marker_in_sight(seen, contact, die, result):
    s = table(sg("RED", 30, 2), at=[(5 + 10 * n, 40) for n in range(seen)], contact=contact)
    dice = (
        die,
        *([1] if result >= 6 and result != 10 else []),
        *([1] if result >= 6 and result != 10 else []),
    )
    assert told(roll(s, *dice), "force")[0]["result"] == result


def test_ruling_k46_the_first_group_ends_it_for_the_whole_game():
    s = table(sg("RED", 10, 2), at=[(10, 40), (20, 40)], contact=False)
    assert roll(s, 6, 1, 1).state.contact
    assert not roll(s, 4).state.contact


FORCE_TABLE = {
    0: [], 1: [], 5: [], 6: [4], 7: [4], 8: [6], 9: [4, 4], 10: [], 11: [2], 12: [2], 13: [7],
    14: [8], 19: [8],
}  # fmt: skip


@pytest.mark.parametrize("result", FORCE_TABLE)
def test_force_3_every_line_of_the_table(result):
    s = mission("standard")
    levy = levy_for(s, result, 2)
    assert [len(g) for g in levy.groups] == FORCE_TABLE[result]
    assert levy.redeploy is (result == 10)


def test_force_3_a_first_prime_leads_and_a_cannon_has_its_crew():
    s = mission("standard")
    assert levy_for(s, 13, 1).groups[0][0] == "first_prime"
    s = table(sg("RED", 30, 2), at=[(5 + 10 * n, 40) for n in range(6)])
    done = roll(s, 6, 3, 7)
    made = [done.state.figures[x] for x in told(done, "appeared")[0]["figures"]]
    assert [(f.rank, f.weapon) for f in made] == [("crew", "cannon"), ("crew", "staff")]


def test_force_3_numbers_are_drawn_so_that_they_betray_nothing():
    s = table(sg("RED", 10, 2), at=[(10, 40)])
    done = roll(s, 6, 31)
    assert told(done, "appeared")[0]["figures"] == ["J40", "J41", "J42", "J43"]


def test_ruling_k42_one_roll_a_turn_and_by_option_when_a_marker_is_first_seen():
    walls = [house("H", 4, 12, 40, 20)]
    for option, dice in (("off", ()), ("on", (2,))):
        s = table(sg("RED", 2, 16), at=[(30, 40)], pieces=walls, phase="players")
        s.house = HouseRules(players="1", gm="off", roll_on_sight=option)
        done = do(step(s), March("RED", ((2.0, 22.0),)), *dice)
        assert len(told(done, "force")) == (option == "on")
        again = do(done.state, March("RED", ((2.0, 24.0),)))
        assert not told(again, "force")


def test_ruling_k43_one_marker_one_group():
    s = table(sg("RED", 10, 2), at=[(10, 40)])
    assert len(levy_for(s, 9, 1).groups) == 2
    s.sighted = ()
    done = run(s, FORCES, Force(("M1",)), 6, 1)
    assert len(told(done, "appeared")) == 1


def test_force_3_two_groups_of_four_at_two_markers():
    s = table(sg("RED", 30, 2), at=[(5 + 10 * n, 40) for n in range(4)])
    done = roll(s, 6, 2, 10, 1, 50)
    assert [(x["marker"], len(x["figures"])) for x in told(done, "appeared")] == [("M2", 4), ("M1", 4)]


def test_force_3_result_ten_puts_markers_that_were_passed_ahead_again():
    s = table(sg("RED", 36, 28), at=[(20, 20), (36, 47), (5, 10), (6, 10), (7, 10)], pieces=[B, HILL])
    done = roll(s, 6)
    moved = [x for x in told(done, "marker_moved") if x["why"] == "bypassed"]
    assert {x["marker"] for x in moved} == {"M1", "M3", "M4", "M5"}
    goal = edge_centre(s)
    for x in moved:
        assert distance(tuple(x["to"]), goal) < distance((36, 28), goal)
    to = [tuple(x["to"]) for x in moved]
    assert len(set(to)) == len(to)
    assert not set(to) & {m.at for m in s.markers.values()}


def bypassed(s):
    """Tell which markers a result of ten places anew."""
    return {x["marker"] for x in told(roll(s, 6), "marker_moved") if x["why"] == "bypassed"}


def test_ruling_k103_a_marker_beside_the_team_and_nearer_to_the_edge_is_not_passed_by():
    """M1 is further from the middle of the edge than RED is, but nearer to the edge itself."""
    markers = [(3, 30), (36, 47), (40, 40), (45, 40), (30, 10)]
    assert bypassed(table(sg("RED", 36, 28), at=markers)) == {"M5"}


def test_ruling_k103_only_what_was_seen_can_be_passed_by():
    at = [(36, 47), (40, 40), (45, 40), (30, 40), (35, 45), (36, 10)]
    wall_off = Piece("H", "building", "rect", (34.0, 12.0, 38.0, 16.0))
    s = table(sg("RED", 36, 28), at=at, pieces=[wall_off])
    assert bypassed(s) == set()
    s = table(sg("RED", 36, 28), at=at, pieces=[wall_off])
    s.sighted = ("M6",)
    assert bypassed(s) == {"M6"}


def test_ruling_k103_behind_all_who_are_foremost_not_only_behind_the_first():
    markers = [(36, 47), (40, 40), (45, 40), (30, 40), (20, 26)]
    assert bypassed(table(sg("RED", 36, 28), sg("BLUE", 38, 25), at=markers)) == set()
    assert bypassed(table(sg("RED", 36, 28), sg("BLUE", 38, 5), at=markers)) == {"M5"}


def test_ruling_k44_nothing_bypassed_nothing_happens():
    s = table(sg("RED", 36, 2), at=[(5 + 10 * n, 40) for n in range(5)])
    done = roll(s, 6)
    assert told(done, "force")[0]["what"] == "redeploy"
    assert not told(done, "marker_moved")


def test_force_4_with_figures_lacking_the_result_before_is_taken():
    s = mission("standard")
    for n in range(6):
        s.figures[f"J{n}"] = ja(f"J{n}", 5 + n, 40)
    assert available(s, "jaffa") == 6
    assert levy_for(s, 14, 1).name == "first_prime"
    assert levy_for(s, 9, 2).name == "six"


def test_ruling_k45_down_to_what_can_be_filled_else_nothing():
    s = mission("standard")
    for n in range(12):
        s.figures[f"J{n}"] = ja(f"J{n}", 5 + n, 40)
    assert levy_for(s, 14, 1).name == "cannon"
    s.figures |= {f"C{n}": ja(f"C{n}", 5, 5 + n, rank="crew") for n in range(2)}
    assert levy_for(s, 14, 1).name == "nothing"


def test_ruling_k56_casualties_come_again_and_stepping_down_leaves_ten_out():
    s = mission("standard")
    for n in range(12):
        s.figures[f"J{n}"] = ja(f"J{n}", 5 + n, 40)
    s.figures |= {f"C{n}": ja(f"C{n}", 5, 5 + n, rank="crew") for n in range(2)}
    assert levy_for(s, 12, 1).name == "nothing"
    for n in range(4):
        s.figures[f"J{n}"] = replace(s.figures[f"J{n}"], health="dead")
    assert available(s, "jaffa") == 4
    assert levy_for(s, 12, 2).name == "four"


# -- falling back ----------------------------------------------------------------------------------------


def falls(s, name="M1"):
    t = Execution(s, GivenDice())
    fall_back(t, t.s.markers[name], "approached")
    return t.s.markers.get(name)


def test_portal_3_a_marker_in_cover_falls_back_from_whoever_sees_it_within_eight_inches():
    for far, moves in ((8.0, True), (8.1, False)):
        s = table(sg("RED", 28 + far, 26), at=[(28, 26)], pieces=[A])
        t = Execution(s, GivenDice())
        approach_markers(t)
        assert (t.s.markers["M1"].at != (28.0, 26.0)) is moves


def test_portal_3_not_from_somebody_who_cannot_see_it():
    s = table(sg("RED", 24, 19.5), at=[(20, 26)], pieces=[A])
    t = Execution(s, GivenDice())
    approach_markers(t)
    assert t.s.markers["M1"].at == (20.0, 26.0)


def test_portal_3_one_in_the_open_falls_back_after_the_roll_whatever_the_distance():
    s = table(sg("RED", 28, 47), at=[(28, 26), (24, 10)], pieces=[A])
    t = Execution(s, GivenDice())
    uncover_markers(t)
    assert t.s.markers["M1"].at == (28.0, 20.0)


def test_portal_4_it_goes_to_the_nearest_place_out_of_their_sight():
    s = table(sg("RED", 35, 27), at=[(28, 26)], pieces=[A])
    m = falls(s)
    assert m.at in ((20.0, 26.0), (20.0, 20.0))
    assert marker_in_cover(table_land(s), s.figures["RED"].at, m.at)


def table_land(s):
    return land_of(s)


def test_portal_4_of_places_equally_near_the_one_furthest_from_all_players_figures():
    square = house("Q", 20, 20, 26, 26)
    for at, goes in (((14, 26), (26.0, 20.0)), ((26, 14), (20.0, 26.0))):
        lies = sg("BLUE", *at, health="disabled")
        assert falls(table(sg("RED", 40, 40), lies, at=[(26, 26)], pieces=[square])).at == goes


def test_portal_4_example_1():
    """A figure at a corner of A sees two markers: the near one slips behind it, the open one to the rear."""
    s = table(sg("RED", 28.4, 19.6), at=[(28, 26), (36, 30)], pieces=[A, B])
    t = Execution(s, GivenDice())
    approach_markers(t)
    uncover_markers(t)
    near, far = t.s.markers["M1"], t.s.markers["M2"]
    assert near.at == (20.0, 26.0)
    assert far.at == (36.0, 36.0)
    assert marker_in_cover(table_land(s), s.figures["RED"].at, far.at)


def test_portal_5_example_2():
    """Two markers driven to one corner are bracketed: one reaches the wood, the other has nowhere to go."""
    b, wood = house("B", 36, 30, 46, 37), Piece("WO", "wood", "circle", (20.0, 42.0, 4.0))
    at = [(36, 37), (34.5, 37.3)]
    s = table(sg("RED", 35.6, 29.9), sg("BLUE", 46.4, 37.3), at=at, pieces=[b, wood])
    t = Execution(s, GivenDice())
    approach_markers(t)
    assert t.s.markers["M2"].at == (23.5, 42.0)
    assert "M1" not in t.s.markers
    assert told(t.events, "marker_removed")[0] == {"marker": "M1", "x": 36.0, "y": 37.0, "why": "nowhere"}


def test_portal_5_example_2_without_the_second_figure_they_go_on_round_the_building():
    b = house("B", 36, 30, 46, 37)
    t = Execution(table(sg("RED", 35.6, 29.9), at=[(36, 37)], pieces=[b]), GivenDice())
    approach_markers(t)
    assert t.s.markers["M1"].at == (46.0, 37.0)


def test_ruling_k67_several_markers_may_lie_in_one_place_and_each_counts_by_itself():
    """Without the second figure of example 2 both go to the corner where it stood."""
    b = house("B", 36, 30, 46, 37)
    s = table(sg("RED", 35.6, 29.9), at=[(36, 37), (35.9, 37)], pieces=[b])
    t = Execution(s, GivenDice())
    approach_markers(t)
    assert {m.at for m in t.s.markers.values()} == {(46.0, 37.0)}
    assert len(t.s.markers) == 2
    t.s.figures = {"RED": sg("RED", 46.5, 20)}
    assert markers_in_sight(t.s) == ["M1", "M2"]
    assert told(roll(t.s, 4), "force")[0]["result"] == 5


def test_portal_5_a_place_held_by_a_players_figure_is_not_free():
    square = house("Q", 20, 20, 26, 26)
    s = table(
        sg("RED", 30, 30),
        sg("BLUE", 20, 19.5),
        sg("GOLD", 26.5, 19.5),
        sg("GREY", 19.5, 26.5),
        at=[(26, 26)],
        pieces=[square],
    )
    assert falls(s) is None


def test_portal_7_a_hill_is_cover_until_its_far_side_is_seen():
    s = table(sg("RED", 36, 10), at=[(36, 29)], pieces=[HILL])
    red = s.figures["RED"]
    assert marker_in_cover(table_land(s), red.at, (36.0, 29.0))
    assert not marker_in_cover(table_land(s), (36.0, 40.0), (36.0, 29.0))
    t = Execution(s, GivenDice())
    uncover_markers(t)
    assert t.s.markers["M1"].at == (36.0, 29.0)
