"""Ranged attack (Section 10.0)."""

from typing import Any

import pytest

from engine.stargate.combat.ranged_attack import backing, clear_line, may_fire
from engine.stargate.model.stacking import crew_of
from engine.stargate.model.state import COALITION, VIRUNIAN, Fight, Resolve, Support
from tests.shared.standing import follow
from tests.stargate.combat.fights import asked, backed, do, fight, lay, open_to, refused, supports, told

#: A combat in 1410, and who stands elsewhere.
CORE = "H1 1410, X1 1410"


def given(units: str, seat: str = COALITION, **more: Any) -> dict[str, int]:
    """Return who may support the combat, and with what."""
    return supports(lay(f"{CORE}, {units}", **more), seat, "1410")


def test_10_0_all_in_linear_range_may_contribute():
    assert given("H2 1412, I1 1408, M1 1712, X2 1415") == {"H2": 1, "I1": 2, "M1": 2}
    done = fight(lay(f"{CORE}, H2 1412"), COALITION)
    assert open_to(done.state) == [Resolve(), Support("H2")]
    done = do(done.state, Support("H2"), 1)  # nobody else is in range: it is rolled for at once
    assert told(done, "supported") == [
        {"unit": "H2", "units": ["H2"], "at": "1412", "to": "1410", "range": 2, "strength": 1}
    ]
    assert told(done, "combat")[0]["differential"] == 3 + 1 - 5


@pytest.mark.parametrize(
    ("unit", "hexes", "adds"),
    [("H2", 1, 2), ("H2", 2, 1), ("H2", 3, None), ("M1", 4, 1), ("M1", 5, None), ("I1", 3, 1)],
)
def test_10_1_range_must_be_less_than_attack_strength(unit, hexes, adds):
    assert given(f"{unit} 14{10 + hexes}") == ({unit: adds} if adds else {})


def test_10_1_only_along_a_straight_line():
    assert given("H2 1512") == {}
    assert given("H2 1611") == {"H2": 1}  # two hexes to the north-west


def test_10_1_not_who_stands_with_an_enemy():
    assert given("H2 1412, T1 1412") == {}
    assert given("X2 1412, I1 1412", VIRUNIAN) == {}


def test_10_1_not_over_stargate_orbit_or_nullgate_hexes():
    s = lay("H1 1013, M1 0713, M2 0913, M3 1015, H2 1113")
    assert clear_line(s, "1012", "1015") == 0  # over two orbit hexes
    assert clear_line(s, "0912", "0915") == 0  # over the Stargate
    assert clear_line(s, "2107", "2110") == 0  # over the Nullgate
    assert clear_line(s, "1410", "1413") == 3


def test_ruling_10_1_a_the_ends_may_be_orbit_hexes():
    s = lay("H1 1410")
    assert clear_line(s, "1013", "1012") == 1
    assert clear_line(s, "1012", "1013") == 1
    assert clear_line(s, "1011", "1013") == 2
    assert clear_line(s, "0913", "1013") == 1


def test_10_1_only_to_a_hex_with_both_sides():
    s = lay("X1 1412, H2 1410")
    assert asked(fight(s, COALITION).state) == []


def test_ruling_10_1_b_combined_units_add_what_is_printed_and_no_energy_counts():
    s = lay("H1 2108, W2 2108, C1 2110, W1 2110, T3 1807, W3 1807")
    assert backing(s, ("C1", "W1"), ["2111"]).strength == 2
    assert backing(s, ("C1", "W1"), ["2112"]).strength == 1
    assert backing(s, crew_of(s, "W3"), ["1810"]) is None  # three hexes are too far for a 3
    pair, alone = given("W4 1412, C4 1412", VIRUNIAN), given("W4 1412", VIRUNIAN)
    assert (pair, alone) == ({"C4": 1}, {"W4": 1})  # whoever stands with it adds nothing


def test_ruling_10_1_b_with_the_option_combined_units_use_the_chart():
    s = lay("H1 2108, W2 2108, C1 2110, W1 2110, T3 1807, W3 1807", ranged_strength="chart")
    assert backing(s, ("C1", "W1"), ["2111"]).strength == 5
    assert backing(s, crew_of(s, "W3"), ["1810"]).strength == 2
    assert backing(s, ("C1", "W1"), ["2116"]) is None


def test_ruling_10_1_b_single_counters_are_the_same_either_way():
    for reading in ("printed", "chart"):
        assert given("X2 1412, W1 1411", VIRUNIAN, ranged_strength=reading) == {"X2": 3, "W1": 2}
        assert given("H2 1411, I1 1408", ranged_strength=reading) == {"H2": 2, "I1": 2}


def test_ruling_10_1_b_a_tri_ship_supports_from_two_hexes_on():
    ship, busy = "C1 14{0}, T1 14{0}, W1 14{0}", "C1 1412, T1 1412, W1 1412, H2 1413"
    assert given(ship.format(12), VIRUNIAN) == {"C1": 1}
    assert given(ship.format(13), VIRUNIAN) == {}
    assert given(busy, VIRUNIAN) == {}  # it has a combat of its own
    assert given(ship.format(16), VIRUNIAN, ranged_strength="chart") == {"C1": 4}
    assert given("C1 1401, T1 1401, W1 1401", VIRUNIAN, ranged_strength="chart") == {"C1": 1}


def test_ruling_10_1_c_the_unarmed_never_support():
    s = lay("C1 1411, T2 1409, C3 1412, T3 1412, W4 1408")
    assert [may_fire(s, x) for x in (("C1",), ("T2",), ("C3", "T3"), ("W4",))] == [False] * 3 + [True]
    assert given("C1 1411, T2 1409, W4 1408", VIRUNIAN) == {"W4": 1}


def test_ruling_10_1_d_support_is_free_and_given_once():
    s = fight(lay(f"{CORE}, H2 1412, H3 1414, T1 1414"), COALITION).state
    s = do(s, Fight("1410")).state
    assert backed(s) == {"H2": 1}
    assert refused(s, Support("H3")).case == "10.1"
    s = do(s, Resolve(), 2).state  # Da; H2 has not fired
    from engine.stargate.model.state import Place

    s = do(s, Place("H1", "1409")).state
    assert backed(s) == {"H2": 1}
    s = fight(lay(f"{CORE}, H2 1412, H3 1414, T1 1414"), COALITION).state
    s = do(s, Fight("1410")).state
    done = do(s, Support("H2"), 1)  # Dd in column -1
    done = do(done.state, Place("X1", "1405"), 1)
    assert told(done, "combat")[0]["ranged"] == []


def test_10_1_one_unit_after_another():
    s = fight(lay(f"{CORE}, H2 1412, M1 1408"), COALITION).state
    s = do(s, Support("M1")).state
    assert backed(s) == {"H2": 1}
    done = do(s, Resolve(), 1)
    assert told(done, "combat")[0]["ranged"] == [["M1", "1410", 2, 3]]


@pytest.mark.parametrize(("policy", "first"), [("none", Resolve()), ("all", Support("M1")), ("some", None)])
def test_10_1_standing_answers(policy, first):
    s = fight(lay(f"{CORE}, H2 1412, M1 1408"), COALITION).state
    found = follow(s, {(COALITION, "combat.support"): policy})
    assert (found and found[1]) == first


def test_10_2_the_printed_example_a_human_at_two_hexes_adds_one():
    s = lay(f"{CORE}, H2 1412")
    b = backing(s, ("H2",), ["1410"])
    assert (b.range, b.strength) == (2, 1)


def test_10_3_and_10_31_units_at_range_are_never_touched():
    s = fight(lay(f"{CORE}, H2 1412"), COALITION).state
    done = do(s, Support("H2"), 6)  # column -1: Ea
    assert done.state.lost == ("H1",)
    assert done.state.at["H2"] == "1412"
    s = fight(lay(f"{CORE}, H2 1412"), COALITION).state
    s = do(s, Support("H2"), 4).state  # Da
    assert [crew for f in s.stack if f.proc == "disperse" for crew in f.v.left] == [("H1",)]


def test_10_3_the_limits_hold_together():
    assert given("D1 1411, C1 1409") == {}


def test_10_31_is_told_of_the_support():
    s = fight(lay(f"{CORE}, H2 1412"), COALITION).state
    assert told(do(s, Support("H2"), 1), "combat")[0]["attackers"] == ["H1"]


def test_10_32_duonoip_never():
    assert given("D1 1411, D2 1412") == {}


def test_10_33_defenders_never():
    assert given("X2 1412, W1 1411") == {}
    assert given("X2 1412, W1 1411", VIRUNIAN) == {"X2": 3, "W1": 2}
    assert given("H2 1411", VIRUNIAN) == {}
