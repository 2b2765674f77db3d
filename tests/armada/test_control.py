"""Control of the planet's hexes (END.2, END.3, SCENARIO.A, SCENARIO.B)."""

import pytest

from engine.armada.model.control import hex_points, judge_all_hexes, judge_hex
from engine.armada.model.state import State
from tests.armada.battle.battles import lay


def judged(units, **more):
    """Judge hex 1 with these units in it."""
    c = judge_hex(lay(units, **more), "1")
    return c.holder, c.by, c.scorer, c.points


@pytest.mark.parametrize(
    ("units", "holder", "by"),
    [
        ("Rr1, S1, Sf1, Sf2", "red", "troops"),
        ("Rm1, Sr1, Sr2", "silver", "troops"),
        ("Rm1, Rr1, Sr1, Sr2", "red", "marines"),
        ("Rr1, Sr1, Sf1", "silver", "others"),
        ("Rr1, Sr1, Rf1, S1", "", "tied"),
        ("Rr1, Sm1", "silver", "marines"),
    ],
)
def test_end_3_regiments_and_marines_then_marines_then_others(units, holder, by):
    assert judged(units)[:2] == (holder, by)


@pytest.mark.parametrize(
    ("units", "holder"),
    [
        ("R1, Rr1 in R1, Rf1 in R1, S1", ""),  # cargo does not count
        ("R1, S1, Sf1", "silver"),  # unloaded fighters do
        ("Rt1, S1, S2", "silver"),  # flashtroopers are no regiments
        ("Ri1, Rt1, S1", "red"),
    ],
)
def test_ruling_g27_who_counts(units, holder):
    assert judged(units)[0] == holder


def test_ruling_g27_seekers_in_ambush_do_not_count():
    s = lay("R1, S1")
    s.ambush = {"red@1": 9}
    assert judge_hex(s, "1").holder == ""


def test_end_2_the_spaceport_scores_1000_and_the_other_hexes_10():
    assert [c.at for c in judge_all_hexes(State())] == ["1", "2", "3", "4", "5", "6"]
    assert hex_points(lay("Rr1")) == {"red": 1000, "silver": 0}
    assert hex_points(lay("Sr1", at="4")) == {"red": 0, "silver": 10}


def test_ruling_g44_a_tied_or_empty_hex_scores_for_nobody_but_in_a_for_the_defender():
    assert judged("R1, S1") == ("", "tied", "", 0)
    assert judged("R1, S1", scenario="invasion", defender="silver") == ("", "tied", "silver", 1000)
    assert hex_points(lay("Rr1", at="2", scenario="invasion", defender="silver")) == {
        "red": 10,
        "silver": 1040,
    }


def test_scenario_a_what_the_invader_does_not_control_is_the_defenders():
    assert judged("Rr1", scenario="invasion", defender="silver") == ("red", "troops", "red", 1000)
    assert hex_points(State(scenario="invasion", defender="red")) == {"red": 1050, "silver": 0}


def test_scenario_b_the_defender_scores_no_hex():
    assert judged("Sr1", scenario="planethead", defender="silver") == ("silver", "troops", "", 0)
    assert judged("Rr1", scenario="planethead", defender="silver") == ("red", "troops", "red", 1000)


def test_ruling_g28_nor_for_a_tie_in_b():
    assert hex_points(lay("R1, S1", scenario="planethead", defender="silver")) == {"red": 0, "silver": 0}
