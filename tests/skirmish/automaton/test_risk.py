"""The Risk Factor, part by part (Cases RISK.1 to RISK.6, Rulings K48 to K50 and K89)."""

from dataclasses import replace

import pytest

from engine.skirmish.automaton.risk_factor import reaction_to_risk, risk_parts, seen_by
from engine.skirmish.model.state import Group, Modifier, State
from tests.skirmish.field import house, ja, lay, sg, wall


def parts(s: State, group: str = "A") -> dict[str, int]:
    return dict(risk_parts(s, s.groups[group]))


def with_group(s: State, **more: object) -> State:
    s.groups["A"] = replace(s.groups["A"], **more)
    return s


def test_risk_1_each_group_adds_up_its_own():
    s = lay(ja("J1", 30, 30), ja("J2", 60, 40, group="B"), sg("RED", 30, 10))
    assert parts(s) == {"in_range": 1}
    assert reaction_to_risk(s, s.groups["A"], 3).risk == 1


def test_risk_2_nothing_to_fear():
    assert parts(lay(ja("J1", 30, 30))) == {"none_seen": -4}
    assert parts(lay(ja("J1", 30, 30), sg("RED", 30, 10), hidden=["RED"])) == {"none_seen": -4}


def test_risk_2_but_a_retreating_friend_in_sight_counts():
    for course in ("back", "run"):
        s = lay(ja("J1", 30, 30), ja("J2", 36, 30, group="B"))
        s.groups["B"] = replace(s.groups["B"], course=course)
        assert parts(s) == {}
    hidden = lay(ja("J1", 30, 30), ja("J2", 36, 30, group="B"), pieces=[house("H", 32, 26, 34, 34)])
    hidden.groups["B"] = replace(hidden.groups["B"], course="run")
    assert parts(hidden) == {"none_seen": -4}


def test_risk_3_a_goauld_with_the_unit():
    s = lay(ja("J1", 30, 30), ja("G1", 31, 30, rank="goauld"), sg("RED", 30, 10))
    assert parts(s) == {"goauld": -1, "in_range": 1}


def test_risk_3_all_in_cover_or_advancing():
    walls = [wall("W", 26, 29.5, 34, 29.5)]
    s = lay(ja("J1", 30, 30), ja("J2", 31, 30), sg("RED", 30, 10), pieces=walls)
    assert parts(s) == {"covered": -1, "in_range": 1}
    s.figures["J2"] = ja("J2", 31, 33)
    assert parts(s) == {"in_range": 1}
    assert parts(with_group(s, course="advance")) == {"advancing": -1, "in_range": 1}


@pytest.mark.parametrize(
    ("weapon", "inches", "counts"),
    [("rifle", 60, True), ("zat", 30, True), ("zat", 31, False), ("mg50", 35, True)],
)
def test_risk_4_an_enemy_has_the_unit_within_his_own_range(weapon, inches, counts):
    s = lay(ja("J1", 5, 5, facing=90), sg("RED", 5 + inches, 5, weapon=weapon))
    assert parts(s) == ({"in_range": 1} if counts else {})


def test_risk_4_an_enemy_in_plain_view_only():
    s = lay(ja("J1", 30, 30), sg("RED", 30, 10), pieces=[house("H", 26, 18, 34, 22)])
    assert parts(s) == {"none_seen": -4}


def test_ruling_k48_raw_troops_are_tagged():
    s = lay(ja("J1", 30, 30), sg("RED", 30, 10))
    assert parts(with_group(s, raw=True)) == {"in_range": 1, "raw": 1}
    assert parts(with_group(lay(ja("J1", 30, 30)), raw=True)) == {"none_seen": -4}


@pytest.mark.parametrize(("lost", "start", "n"), [(0, 6, 0), (1, 6, 1), (2, 6, 3), (3, 4, 7), (1, 11, 0)])
def test_ruling_k49_and_risk_4_for_every_tenth(lost, start, n):
    s = with_group(lay(ja("J1", 30, 30), sg("RED", 30, 10)), lost=lost, start=start)
    assert parts(s).get("hurt", 0) == n


def test_risk_5_an_enemy_on_flank_or_rear():
    s = lay(ja("J1", 30, 30, facing=0), sg("RED", 30, 10))
    assert parts(s) == {"in_range": 1, "flank": 2}


@pytest.mark.parametrize(
    ("facing", "flank"), [(180, False), (269, False), (271, True), (0, True), (89, True), (91, False)]
)
def test_ruling_k50_the_front_is_half_a_circle(facing, flank):
    s = lay(ja("J1", 30, 30, facing=facing), sg("RED", 30, 10))
    assert ("flank" in parts(s)) == flank


def test_ruling_k89_and_groups_1_at_least_half_of_the_group():
    s = lay(ja("J1", 30, 30), ja("J2", 31, 30), ja("J3", 32, 30, facing=0), sg("RED", 30, 10))
    assert "flank" not in parts(s)
    s.figures["J2"] = ja("J2", 31, 30, facing=0)
    assert "flank" in parts(s)


def test_risk_5_more_taken_than_inflicted():
    s = lay(ja("J1", 30, 30), sg("RED", 30, 10))
    assert parts(with_group(s, taken=2, dealt=1)) == {"in_range": 1, "losing": 2}
    assert parts(with_group(s, taken=1, dealt=1)) == {"in_range": 1}


def test_risk_6_after_running():
    s = lay(ja("J1", 30, 30), sg("RED", 30, 10))
    assert parts(with_group(s, ran=True)) == {"in_range": 1, "ran": 3}


def test_gm_1_a_modifier_on_the_risk():
    s = lay(ja("J1", 30, 30), modifiers=(Modifier("risk", "A", 3, 1, "a storm"),))
    assert parts(s) == {"none_seen": -4, "gm": 3}


def test_ruling_k54_distance_is_measured_from_the_nearest_figure():
    s = lay(ja("J1", 30, 30), ja("J2", 40, 30), sg("RED", 30, 15), sg("BLUE", 40, 18))
    mine = [s.figures["J1"], s.figures["J2"]]
    assert [e.id for e in seen_by(s, mine)] == ["BLUE", "RED"]


def test_risk_1_the_helpless_are_no_threat():
    s = lay(ja("J1", 30, 30), sg("RED", 30, 10, health="disabled"))
    assert parts(s) == {"none_seen": -4}


@pytest.mark.parametrize(
    ("course", "die", "letter"),
    [
        ("hold", 5, "continue"),
        ("hold", 6, "toward"),
        ("back", 4, "continue"),
        ("back", 5, "halt"),
        ("run", 6, "halt"),
    ],
)
def test_actions_2_the_row_of_no_risk(course, die, letter):
    s = with_group(lay(ja("J1", 30, 30)), course=course)
    assert reaction_to_risk(s, s.groups["A"], die).letter == letter


def test_ruling_k10_and_k11_a_plain_die_and_one_letter():
    s = lay(ja("J1", 30, 30), sg("RED", 30, 10))
    assert [reaction_to_risk(s, s.groups["A"], die).letter for die in range(1, 7)] == list("ABCCCD")


def test_ruling_k11_the_letter_is_morale_as_well():
    s = with_group(lay(ja("J1", 30, 30), sg("RED", 30, 10)), lost=9, start=10)
    assert reaction_to_risk(s, s.groups["A"], 1).letter == "F"
    assert reaction_to_risk(s, s.groups["A"], 1).row == 4


def test_groups_1_a_group_is_a_group():
    s = lay(ja("J1", 30, 30), groups=[Group("A", "jaffa", start=4, lost=3, course="hold")])
    assert parts(s) == {"none_seen": -4, "hurt": 7}
