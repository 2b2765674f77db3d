"""Berserk weapon units: at once, in any phase, with strength 6 (Case 9.5)."""

import pytest

from engine.core.codec import load, save
from engine.core.flow import pending
from engine.stargate.combat.berserk import nearest
from engine.stargate.game import STARGATE
from engine.stargate.model.state import (
    BERSERK,
    COALITION,
    VIRUNIAN,
    Begin,
    Berserk,
    Choose,
    Fight,
    Leg,
    Lose,
    Place,
    State,
    Target,
)
from engine.stargate.movement.random_movement import adrift
from engine.stargate.queries.position import Position
from tests.shared.standing import follow
from tests.stargate.combat.fights import asked, both, do, fight, kinds, lay, meet, open_to, run, told


def rage(units: str, *dice: int, lost: tuple[str, ...] = ("C1",), **more):
    """Have weapon 1 go berserk: its control has just died."""
    return run(lay(units, lost=lost, **more), BERSERK, Berserk("W1"), *dice)


def test_9_5_it_attacks_the_nearest_at_once_and_dies():
    done = rage("W1 1410, H1 1413, T2 1415", 1)
    assert told(done, "berserk") == [{"unit": "W1", "at": "1410", "target": ["H1"]}]
    (facts,) = told(done, "combat")
    assert (facts["attack"], facts["defence"], facts["column"]) == (6, 3, "3-4")
    assert done.state.lost == ("C1", "H1", "W1")
    assert done.state.at == {"T2": "1415"}


@pytest.mark.parametrize("phase", ["staging", "deployment", "movement", "combat", "gravity"])
def test_9_5_in_any_phase_at_any_range_at_friend_or_foe(phase):
    assert rage("W1 0101, T2 2717", 1, phase=phase).state.lost == ("C1", "T2", "W1")


def test_9_5_the_virunian_chooses_among_the_equally_near():
    s = rage("W1 1410, H1 1413, T2 1407, M1 1417").state
    assert asked(s) == [(VIRUNIAN, "berserk.target")]
    assert set(open_to(s)) == {Target("H1"), Target("T2")}
    assert do(s, Target("T2"), 1).state.lost == ("C1", "T2", "W1")


def test_9_5_a_standing_answer_aims_at_enemies():
    s = rage("W1 1410, D1 1413, H1 1407, T2 1407").state
    assert follow(s, {(VIRUNIAN, "berserk.target"): "enemy"})[1] == Target("H1")


def test_ruling_9_5_a_a_combined_unit_is_one_target():
    assert rage("W1 1410, C2 1412, T2 1412", 4).state.stack[-1].v.left == (("C2", "T2"),)  # 6 to 5: Db


def test_ruling_9_5_a_energy_only_in_a_combat_phase():
    for phase, attack, defence in (("movement", 6, 3), ("combat", 6 + 4, 3 + 3)):
        done = rage("W1 2108, W2 2107", 6, phase=phase)
        (facts,) = told(done, "combat")
        assert (facts["attack"], facts["defence"]) == (attack, defence)
    assert told(rage("W1 2108, H1 2107", 1, phase="combat"), "combat")[0]["defence"] == 3


def test_ruling_9_5_a_face_down_and_staged_units_are_no_targets():
    s = lay("W1 0914, H1 2010", staged={"H2": "1118"}, gates={"A": 4}, lost=("C1",))
    s.at["W1"] = "0915"
    assert nearest(s, "W1") == [("H1",)]


@pytest.mark.parametrize(
    ("target", "die", "lost", "by"),
    [
        ("H1", 3, ("C1", "H1", "W1"), ""),
        ("H1", 4, ("C1", "W1"), VIRUNIAN),
        ("T2", 5, ("C1", "W1"), COALITION),
        ("X1", 5, ("C1", "W1"), COALITION),  # column 1: Db
        ("X1", 6, ("C1", "W1"), ""),  # column 1: Da
    ],
)
def test_ruling_9_5_b_results_on_the_target_only(target, die, lost, by):
    done = rage(f"W1 1410, {target} 1412", die)
    if by:
        assert asked(done.state) == [(by, "disperse.place")]
        assert "W1" in done.state.at  # it dies when all is settled
        done = do(done.state, Place(target, "1415"))
        assert done.state.at == {target: "1415"}
    assert done.state.lost == lost


def test_ruling_9_5_c_a_weapon_that_dies_with_its_control_does_nothing():
    s = meet(lay("H1 1010"), "C1+T1+W1", "1010").state
    done = both(s, "warp", "warp", 1)
    assert done.state.lost == ("C1", "T1", "W1")
    assert "berserk" not in kinds(done)


def test_ruling_9_5_d_its_own_hex_is_nearest_and_its_transport_a_unit_of_strength_2():
    done = rage("W1 1410, T1 1410, H1 1411", 1)
    assert told(done, "berserk")[0]["target"] == ["T1"]
    assert told(done, "combat")[0]["defence"] == 2
    assert done.state.lost == ("C1", "T1", "W1")


def test_ruling_5_7_f_the_weapon_dies_first_and_the_transport_is_mindless_after():
    s = meet(lay("C1 1405, W1 1410, T1 1410", began={}), "H1", "1405").state
    s = both(s, "maneuver", "warp", 1, 5).state  # C1 dies; W1 disperses T1
    assert asked(s) == [(COALITION, "disperse.place")]
    s = do(s, Place("T1", "1412")).state
    assert s.lost == ("C1", "W1")
    assert adrift(s) == ("T1",)


def test_ruling_9_5_e_a_weapon_not_in_play_waits():
    s = meet(lay("C1 1010", began={}, gates={"A": 3}), "H1", "1010").state
    done = both(s, "maneuver", "warp", 1)
    assert "berserk" not in kinds(done)
    assert done.state.lost == ("C1",)


def test_ruling_9_5_f_it_attacks_units_that_have_fought_and_just_dies_below_the_table():
    done = rage("W1 1410, C2 1412, T2 1412, W2 1412")  # 6 to 10
    assert told(done, "hopeless")[0]["differential"] == -4
    assert done.state.lost == ("C1", "W1")
    assert "T2" in done.state.at


def test_ruling_9_5_f_with_nobody_on_the_map_it_just_dies():
    done = rage("W1 1410")
    assert told(done, "berserk")[0]["target"] == []
    assert done.state.lost == ("C1", "W1")


def test_ruling_9_5_f_a_unit_dispersed_in_mid_move_ends_its_move():
    s = rage("W1 1410, H1 1412", 4, mover="H1").state
    s = do(s, Place("H1", "1415")).state
    assert s.mover == ""
    assert s.moved == ("H1",)


def test_ruling_9_5_g_a_control_killed_by_it_sets_the_next_one_off():
    done = rage("W1 1410, C2 1412, W2 1405, H1 1402", 1, 1)
    assert [x["unit"] for x in told(done, "berserk")] == ["W1", "W2"]
    assert done.state.lost == ("C1", "C2", "W1", "H1", "W2")


def test_ruling_9_5_g_the_virunian_orders_those_of_one_moment():
    s = lay("H1 1410, D1 1410, C1 1410, C2 1410, W1 0101, W2 2701, X1 0102, X2 2702")
    s = fight(s, COALITION, 1).state  # 8 to 6: both controls die
    assert asked(s) == [(VIRUNIAN, "berserk.order")]
    assert open_to(s) == [Target("W1"), Target("W2")]
    assert load(State, save(s)) == s
    done = do(s, Target("W2"), 6, 6)
    assert [x["unit"] for x in told(done, "berserk")] == ["W2", "W1"]
    assert done.state.lost[2:] == ("W2", "W1")


def test_9_5_in_a_combat_phase_the_other_combats_go_on():
    s = fight(lay("D1 1410, C1 1410, H2 1405, H3 1405, X1 1405, W1 0901, I1 0902"), COALITION).state
    done = do(s, Fight("1410"), 1, 1, 1)
    assert kinds(done).index("berserk") < [i for i, e in enumerate(done.events) if e.kind == "combat"][-1]
    assert done.state.lost == ("C1", "I1", "W1", "X1")


def test_9_5_in_the_middle_of_a_move_that_then_goes_on():
    """H1 meets C1 on its way, kills it, W1 goes berserk and chooses its target; then H1 goes on."""
    p = Position(COALITION, {"H1": "1410", "C1": "1411", "W1": "0401", "X1": "0402", "H2": "0501"})
    s = STARGATE.lay_out(p)
    s = do(s, Begin("H1", "linear")).state
    s = do(s, Leg("s", 3)).state
    s = do(s, Choose("maneuver"), seat=COALITION).state
    s = do(s, Choose("warp"), 1, seat=VIRUNIAN).state
    assert s.lost == ("C1",)
    assert [f.proc for f in s.stack][-1] == "berserk"
    assert asked(s) == [(VIRUNIAN, "berserk.target")]
    assert load(State, save(s)) == s
    assert not STARGATE.problems(s)
    done = do(s, Target("H2"), 1)
    assert done.state.lost == ("C1", "H2", "W1")
    assert done.state.at["H1"] == "1413"
    assert pending(done.state)[0].kind == "move.leg"  # five points are left
    assert done.state.mover == "H1"


def test_9_5_it_may_end_the_very_move_that_set_it_off():
    p = Position(COALITION, {"H1": "1410", "C1": "1411", "W1": "1412"})
    s = do(STARGATE.lay_out(p), Begin("H1", "linear")).state
    s = do(s, Leg("s", 3)).state
    s = do(s, Choose("maneuver"), seat=COALITION).state
    done = do(s, Choose("warp"), 1, 1, seat=VIRUNIAN)
    assert done.state.lost == ("C1", "H1", "W1")
    assert done.state.mover == ""


def test_9_5_a_unit_it_disperses_in_mid_move_does_not_move_on():
    p = Position(COALITION, {"H1": "1410", "C1": "1411", "W1": "1412", "X1": "2701"})
    s = do(STARGATE.lay_out(p), Begin("H1", "linear")).state
    s = do(s, Leg("s", 3)).state
    s = do(s, Choose("maneuver"), seat=COALITION).state
    s = do(s, Choose("warp"), 1, 4, seat=VIRUNIAN).state  # Dd: the Virunian disperses it
    assert asked(s) == [(VIRUNIAN, "disperse.place")]
    done = do(s, Place("H1", "1406"))
    assert done.state.at == {"H1": "1406", "X1": "2701"}
    assert "H1" in done.state.moved or done.state.phase != "movement"


def test_9_5_gravity_takes_a_control_and_the_rest_of_its_tri_ship_follows():
    from engine.stargate.model.state import GRAVITY
    from engine.stargate.movement.gravity import Gravity

    s = run(lay("C1 2108, T1 2108, W1 2108", phase="gravity"), GRAVITY, Gravity(), 2).state
    assert open_to(s) == [Lose("C1"), Lose("T1"), Lose("W1")]
    done = do(s, Lose("C1"), 1)
    assert done.state.lost == ("C1", "T1", "W1")
