"""Mindless transports, one move a Tri-Ship, the bonus move, and reveals (Cases 5.7 and 5.8)."""

import pytest

from engine.core.flow import pending
from engine.stargate.model.state import VIRUNIAN, Begin
from tests.stargate.play import asked, do, facts, fault, open_to, run, told, virunian

#: The Monads.
MONADS = ("X1", "X2", "X3")


def shown(units, **more):
    """Lay out with nothing face down or undeployed: what is not named is at the far edge."""
    at = dict(p.split() for p in units.split(","))
    every = [f"{x}{n}" for n in range(1, 7) for x in "CTW"] + list(MONADS)
    lost = more.get("lost", ())
    spare = [u for u in every if u not in at and u not in lost]
    for i, u in enumerate(spare):
        at[u] = f"27{i + 1:02}" if i < 17 else f"26{i - 16:02}"
    return virunian(at, **more)


def hidden(s, unit):
    """Return the die that draws this counter."""
    return s.hidden().index(unit) + 1


def reveal(s, unit, orbit, gate="A", *more):
    return do(s, f"reveal {gate}", hidden(s, unit), orbit, *more)


# -- mindless transports -----------------------------------------------------------------------------------


def test_5_7_a_transport_without_its_control_moves_five_hexes_at_random():
    s = virunian("T1 1509, X1 0101", lost=("C1",), dice=(1,))
    assert s.at["T1"] == "1504"
    assert "T1 linear" not in open_to(s)
    assert fault(s, "T1 linear").code == "mindless"


@pytest.mark.parametrize(
    ("die", "to"), [(1, "1504"), (2, "2006"), (3, "2011"), (4, "1514"), (5, "1011"), (6, "1006")]
)
def test_ruling_5_7_b_the_die_is_an_orbit_number_and_its_direction(die, to):
    assert virunian("T1 1509, X1 0101", lost=("C1",), dice=(die,)).at["T1"] == to


@pytest.mark.parametrize(("at", "die"), [("1503", 1), ("0911", 4), ("2106", 4), ("1116", 4)])
def test_5_7_off_the_map_or_into_a_prohibited_hex_it_dies(at, die):
    s = virunian({"T1": at, "X1": "0101"}, lost=("C1",), dice=(die,))
    assert s.lost == ("C1", "T1")


def test_ruling_5_7_c_all_in_the_first_hex_with_a_unit_die_with_it():
    units = "T1 1509, X1 0101, W2 1507, H1 1507, H2 1506, C3 1507"
    s = virunian(units, lost=("C1",), dice=(1, 6))
    assert {"T1", "W2", "H1", "C3"} <= set(s.lost)
    assert "H2" in s.at


def test_ruling_5_7_d_the_virunian_chooses_the_order_before_any_other_move():
    s = virunian("T1 1509, T2 1910, X1 0101", lost=("C1", "C2"))
    assert asked(s) == (VIRUNIAN, "mindless.unit")
    assert open_to(s) == {"drift T1", "drift T2"}
    s = run(s, ("drift T2", 1, 1))
    assert (s.at["T2"], s.at["T1"]) == ("1905", "1504")
    assert asked(s) == (VIRUNIAN, "movement.unit")


def test_ruling_5_7_d_orbit_hexes_are_plain_and_enemies_no_approach():
    s = virunian("T1 0811, X1 0101", lost=("C1",), dice=(4,))
    assert s.at["T1"] == "0816"
    assert not s.skim


def test_ruling_5_7_e_those_it_leaves_behind_stay_unharmed():
    s = virunian("T1 1509, W2 1509, H1 1509, X1 0101", lost=("C1",), dice=(1,))
    assert (s.at["T1"], s.at["W2"], s.at["H1"]) == ("1504", "1509", "1509")


def test_ruling_5_7_a_revealed_it_drifts_at_once_and_that_is_no_move_of_its_group():
    s = run(virunian("W1 1509, X1 0101", gates={"A": 2}, lost=("C1",)), "W1 linear", "n1", "stop")
    done = reveal(s, "T1", 1, "A", 1)
    s = done.state
    assert s.at["T1"] == "0908"  # five hexes north of orbit hex 1
    assert asked(s) == (VIRUNIAN, "movement.unit")  # not the bonus move
    assert "bonus" not in told(done)
    assert "T1" not in s.moved


# -- one move a group --------------------------------------------------------------------------------------


def test_5_8_one_unit_of_each_group_and_a_stack_counts_as_one():
    s = shown("C1 1509, W1 1509, T1 1701, C2 1512")
    s = run(s, "C1 linear", "n2", "stop")
    assert (s.at["C1"], s.at["W1"]) == ("1507", "1507")
    assert "C2 wobble" in open_to(s)
    assert fault(s, Begin("W1", "linear")).code == "not-first"
    assert fault(s, "C1 linear").code == "moved"


def test_5_8_the_bonus_move_is_the_last():
    s = run(shown("C1 1509, T1 1701, C2 1512"), "C1 wobble", "n1", "stop")
    assert "T1 linear" in open_to(s)
    done = do(s, "T1 linear")
    assert facts(done, "bonus") == {"units": ["T1"]}
    s = run(done.state, "s2", "stop")
    assert (s.phasing, s.phase) == ("coalition", "staging")  # nobody fights, nobody else is on the map
    assert (s.at["T1"], s.at["C2"]) == ("1703", "1512")


def test_ruling_5_8_a_any_order_and_what_has_not_moved_by_the_bonus_move_does_not():
    s = shown("C1 1509, T1 1701, C2 1512, X1 0101, H1 0117")
    s = run(s, "X1 linear", "s1", "stop", "C1 wobble", "n1", "stop")
    s = run(s, "T1 linear", "s1", "stop")
    assert (s.phasing, s.phase) == ("coalition", "movement")
    assert s.at["C2"] == "1512"


def test_ruling_5_8_b_before_all_are_revealed_only_a_reveal_is_a_bonus_move():
    s = run(virunian("C1 1509, T1 1701, X1 0101", gates={"A": 1}), "C1 wobble", "n1", "stop")
    assert "T1 linear" not in open_to(s)
    assert fault(s, "T1 linear").code == "still-hidden"
    done = reveal(s, "W1", 1)
    assert facts(done, "bonus") == {"units": ["W1"]}
    s = run(done.state, "n1", "stop")
    assert s.phase == "staging"


def test_ruling_5_8_c_only_counters_that_have_not_moved_make_the_bonus_move():
    s = run(shown("C1 1509, T1 1507, W1 1701"), "C1 wobble", "n2", "stop")  # joins T1
    assert not any(x.startswith(("C1 ", "T1 ")) for x in open_to(s))
    assert fault(s, "C1 linear").code == "moved"
    assert "W1 linear" in open_to(s)


def test_ruling_5_8_d_all_means_the_undeployed_and_the_monads_too():
    at = {f"{x}{n}": f"27{6 * i + n:02}"[:4] for i, x in enumerate("CT") for n in range(1, 7)}
    at |= {f"W{n}": f"26{n:02}" for n in range(1, 7)} | {"X1": "2501", "X2": "2503"}  # X3 is undeployed
    s = run(virunian(at), "C1 wobble", "sw1", "stop")
    assert "T1 linear" not in open_to(s)
    s = run(virunian(at | {"X3": "2505"}), "C1 wobble", "sw1", "stop")
    assert "T1 linear" in open_to(s)


def test_ruling_5_8_d_a_revealed_monad_moves_and_never_ends_the_phase():
    s = virunian("X1 0101", gates={"A": 2})
    s = run(reveal(s, "X2", 1).state, "n1", "stop")
    assert asked(s) == (VIRUNIAN, "movement.unit")


# -- reveals -----------------------------------------------------------------------------------------------


def test_5_8_a_flipped_counter_is_placed_in_the_orbit_hex_of_the_die():
    s = virunian("X1 0101", gates={"A": 2})
    done = reveal(s, "W3", 4)
    assert facts(done, "revealed") == {"unit": "W3", "gate": "A", "rolled": 4, "at": "0915"}
    assert done.state.gates["A"] == 1


def test_ruling_5_8_e_a_random_one_of_those_in_the_stargate_chosen():
    s = virunian("X1 0101", gates={"A": 1, "B": 1})
    assert {"reveal A", "reveal B"} <= open_to(s)
    assert fault(virunian("X1 0101", gates={"B": 1}), "reveal A").code == "no-gate"
    assert {facts(do(s, "reveal B", n, 1), "revealed")["unit"] for n in range(1, 21)} == set(s.hidden())


def test_5_8_1_if_it_is_taken_the_next_free_one_clockwise():
    s = virunian("X1 0913, H1 1013", gates={"A": 1})
    assert reveal(s, "W3", 1).state.at["W3"] == "1014"
    s = virunian("X1 0813, H1 0913", gates={"A": 1})
    assert reveal(s, "W3", 6).state.at["W3"] == "1013"


def test_ruling_5_8_1_a_units_of_either_side_count_and_six_of_them_bar_the_gate():
    ring = {"H1": "0913", "H2": "1013", "X1": "1014", "H3": "0915", "W1": "0814", "H4": "0813"}
    s = virunian(ring, gates={"A": 1})
    assert "reveal A" not in open_to(s)
    assert fault(s, "reveal A").code == "gate-full"


def test_5_8_2_it_moves_immediately():
    s = reveal(virunian("X1 0101", gates={"A": 2}), "W3", 1).state
    assert asked(s) == (VIRUNIAN, "move.leg")
    assert "stop" not in open_to(s)
    assert fault(s, "stop").code == "must-move-now"


@pytest.mark.parametrize(("unit", "ways"), [("W3", {"n", "ne", "nw"}), ("C3", {"n", "ne", "nw"})])
def test_5_8_3_its_first_step_leads_out_of_the_orbit(unit, ways):
    s = reveal(virunian("X1 0101", gates={"A": 2}), unit, 1).state
    assert {x.rstrip("0123456789") for x in open_to(s)} == ways
    assert fault(s, "se1").case in ("5.8.3", "5.3")
    s = run(s, "n1")
    assert not s.stack[-1].v.doubled
    assert not s.skim


def test_ruling_5_8_3_b_that_step_costs_a_point():
    s = run(reveal(virunian("X1 0101", gates={"A": 2}), "W3", 1).state, "n1")
    assert s.stack[-1].v.left == 4


def test_ruling_5_8_3_a_one_that_cannot_leave_stays():
    s = virunian("X1 0101", gates={"A": 2})
    linear = s.board.linear
    kept = linear["0913"]
    assert [to for to, _ in kept] == ["0912", "1012", "1013", "", "0813", "0812"]
    try:
        linear["0913"] = (("", 0), ("", 0), kept[2], ("", 0), kept[4], ("", 0))  # only round the orbit
        s = reveal(s, "W3", 1).state
    finally:
        linear["0913"] = kept
    assert s.at["W3"] == "0913"
    assert asked(s) == (VIRUNIAN, "movement.unit")


def test_5_8_4_one_of_a_group_that_has_moved_ends_the_phase():
    s = run(virunian("C1 1509, C2 1701, X1 0101", gates={"A": 2}), "C1 wobble", "n1", "stop")
    done = reveal(s, "T1", 1)
    assert told(done).count("bonus") == 1
    s = run(done.state, "n1", "stop")
    assert s.at["C2"] == "1701"
    assert s.phase == "staging"


def test_9_5_a_revealed_weapon_without_its_control_attacks_and_counts_for_nothing():
    s = virunian("X1 0101, H1 0911", gates={"A": 2}, lost=("C4",))
    done = reveal(s, "W4", 1, "A", 6)
    assert "berserk" in told(done)
    assert done.state.at["W4"] == "0913"
    assert pending(done.state)[0].kind == "disperse.place"  # 6 against 3, a 6: H1 is dispersed
    s = run(done.state, "H1 to 0911")
    assert s.lost == ("C4", "W4")
    assert asked(s) == (VIRUNIAN, "movement.unit")
    assert not s.moved
