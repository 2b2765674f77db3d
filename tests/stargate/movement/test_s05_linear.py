"""Linear movement, turning under fire, wobbling (Cases 5.0, 5.1, 5.2 and 5.6)."""

import pytest

from engine.core.flow import pending
from tests.stargate.play import asked, do, facts, fault, lay, open_to, run, told, virunian


def test_5_0_one_unit_at_a_time_a_point_for_each_hex():
    s = run(lay("H1 1610, H2 1510"), "H1 linear", "n3")
    assert s.stack[-1].v.left == 5
    assert asked(s) == ("coalition", "move.leg")
    s = run(s, "stop")
    assert fault(s, "H1 linear").code == "moved"
    assert "H2 linear" in open_to(s)


@pytest.mark.parametrize(("at", "way"), [("0101", "n1"), ("0101", "nw1"), ("0117", "s1"), ("2701", "ne1")])
def test_5_0_never_off_the_map(at, way):
    s = run(lay({"H1": at}), "H1 linear")
    assert way not in open_to(s)
    assert fault(s, way).code == "off-map"


@pytest.mark.parametrize(
    ("unit", "at", "way"), [("H1", "2108", "s1"), ("H1", "2105", "s4"), ("M1", "0915", "n1")]
)
def test_5_0_never_into_a_stargate_or_the_nullgate(unit, at, way):
    s = run(lay({unit: at}), f"{unit} {'wobble' if unit == 'M1' else 'linear'}")
    assert way not in open_to(s)
    assert fault(s, way).code == "body"


def test_5_0_a_whole_allowance_spent_ends_the_move():
    done = do(run(lay("H1 1510"), "H1 linear"), "n8")
    assert facts(done, "stopped") == {"units": ["H1"], "at": "1502", "left": 0}


def test_5_1_along_the_grain_in_six_directions_up_to_the_allowance():
    s = run(lay("H1 1509"), "H1 linear")
    ends = {way: do(s, f"{way}8").state.at["H1"] for way in ("n", "ne", "se", "s")}
    assert ends == {"n": "1501", "ne": "2305", "se": "2313", "s": "1517"}
    assert do(s, "sw7").state.at["H1"] == "0812"  # the eighth hex to the south-west is out of orbits too
    assert "n9" not in open_to(s)
    assert fault(s, "n9").code == "too-far"
    assert fault(s, "n0").code == "no-hexes"


def test_5_1_through_friends_freely_and_into_enemies_by_approach():
    s = run(lay("H1 1510, H2 1509, X1 1507"), "H1 linear")
    done = do(s, "n4")
    assert facts(done, "moved")["path"] == ["1510", "1509", "1508", "1507"]
    assert facts(done, "approaching")["at"] == "1507"
    assert len(pending(done.state)) == 2
    s = run(done.state, "warp")
    done = do(s, "warp", 5)  # the number is 2
    assert facts(done, "moved") == {"units": ["H1"], "path": ["1507", "1506"], "mode": "linear", "left": 4}


def test_5_1_the_rest_of_a_leg_falls_with_the_unit():
    s = run(lay("H1 1510, X1 1509"), "H1 linear", "n4", "warp", ("warp", 1))
    assert s.lost == ("H1",)
    assert (s.mover, s.phase) == ("", "staging")


def test_ruling_5_1_a_a_unit_may_stand_still():
    s = lay("H1 1510")
    assert open_to(s) == {"done", "H1 linear"}
    s = run(s, "H1 linear")
    assert "stop" not in open_to(s)  # chosen, it goes at least one hex; free undo is the way back
    assert fault(s, "stop").code == "must-move"


# -- turning -----------------------------------------------------------------------------------------------


def test_5_2_every_enemy_within_eight_hexes_fires_once():
    s = run(lay("H1 1510, W1 1504, X1 1516, T2 2310, X2 1517, C3 2501"), "H1 linear", "n1")
    done = do(s, "ne1", 3, 6, 5)
    turning = facts(done, "turning")
    assert turning["at"] == "1608"
    assert turning["fire"] == [["W1"], ["X1"], ["T2"]]  # X2 is nine hexes away, C3 twelve
    assert told(done).count("missed") == 1
    assert done.state.at["H1"] == "1608"


@pytest.mark.parametrize("die", [1, 2])
def test_5_2_a_one_or_two_eliminates_and_the_rest_hold_fire(die):
    s = run(lay("H1 1510, X1 1504, X2 1404"), "H1 linear", "n1")
    done = do(s, "ne1", 3, die)
    assert done.state.lost == ("H1",)
    done = do(s, "ne1", die)
    assert done.state.lost == ("H1",)
    assert told(done).count("rolled") == 1


def test_5_2_every_turn_draws_fire_anew_and_straight_on_draws_none():
    s = run(lay("H1 1510, X1 1504"), "H1 linear", "n1", ("ne1", 3), "ne1", ("n1", 4))
    assert s.stack[-1].v.left == 4


def test_5_2_virunians_turn_under_coalition_fire():
    s = run(virunian("W1 1510, H1 1505"), "W1 linear", "n1")
    assert run(s, ("ne1", 2)).lost == ("W1",)


def test_ruling_5_2_a_measured_from_the_first_hex_off_the_line():
    s = run(lay("H1 1510, X1 1502"), "H1 linear", "s1")
    assert facts(do(s, "ne1"), "turning") == {"units": ["H1"], "at": "1610", "fire": []}  # nine hexes
    done = do(run(s, "s1"), "nw1")
    assert facts(done, "turning")["fire"] == []
    s = run(lay("H1 1510, X1 1503"), "H1 linear", "s1")
    assert facts(do(s, "ne1", 6), "turning")["fire"] == [["X1"]]  # eight from 1610
    assert facts(do(s, "se1"), "turning")["fire"] == []  # nine from 1611


def test_ruling_5_2_a_a_combined_unit_rolls_once_and_unarmed_ones_too():
    s = run(lay("H1 1510, C1 1504, T1 1504, C2 1404"), "H1 linear", "n1")
    done = do(s, "ne1", 3, 3)
    assert sorted(facts(done, "turning")["fire"]) == [["C1", "T1"], ["C2"]]


def test_ruling_5_2_a_fire_comes_before_the_approach():
    s = run(lay("H1 1510, X1 1608"), "H1 linear", "n1")
    done = do(s, "ne1", 2)
    assert done.state.lost == ("H1",)
    assert "approaching" not in told(done)
    done = do(s, "ne1", 3)
    assert told(done).index("missed") < told(done).index("approaching")
    assert done.state.came == {"1608": ("H1",)}


@pytest.mark.parametrize("way", ["ne", "se", "s", "sw", "nw"])
def test_ruling_5_2_b_any_of_the_other_five_directions(way):
    s = run(lay("H1 1510, X1 1504"), "H1 linear", "n2")
    assert facts(do(s, f"{way}1", 3), "turning")["units"] == ["H1"]


# -- wobbling ----------------------------------------------------------------------------------------------


def test_5_6_wobbling_goes_any_way_without_fire():
    s = run(lay("M1 1510, X1 1504"), "M1 wobble", "n1", "ne1", "s1", "sw1", "nw1")
    assert s.stack[-1].v.left == 1
    done = do(s, "n1")
    assert "turning" not in told(done)
    assert done.state.at["M1"] == "1408"


def test_5_6_control_units_wobble_and_orbits_are_plain_hexes_to_them():
    s = run(virunian("C1 0911"), "C1 wobble", "s2", "se1", "s1")
    assert s.at["C1"] == "1014"
    assert not s.skim
    assert "stop" in open_to(s)


def test_ruling_5_6_a_an_approach_in_each_enemy_hex():
    s = run(lay("M1 1510, X1 1509, X2 1508"), "M1 wobble", "n3", "warp", ("warp", 6))
    assert s.at["M1"] == "1508"
    s = run(s, "warp", ("charge", 6))
    assert s.at["M1"] == "1507"
    assert asked(s) == ("coalition", "move.leg")


def test_ruling_5_34_a_wobbling_through_an_orbit_doubles_nothing():
    s = run(virunian("C1 0911"), "C1 wobble", "s2", "se1", "se1")
    assert s.stack[-1].v.left == 1
    assert not s.stack[-1].v.doubled
