"""Monads, stacking and combined units as far as they move (Sections 6.0 and 8.0)."""

import pytest

from engine.stargate.model.stacking import attack, crew_of, defence, may_stack, units_there, worth
from engine.stargate.model.state import COALITION, VIRUNIAN, Begin
from engine.stargate.movement.stacking_limits import may_end
from tests.stargate.play import asked, do, facts, fault, lay, open_to, run, told, virunian


def test_6_0_monads_move_every_phase_beside_the_groups():
    s = virunian("X1 1509, X2 1701, C1 1512, T1 0101", gates={"A": 1})
    s = run(s, "C1 wobble", "n1", "stop", "X1 linear", "n6")
    assert {"X2 linear", "done", "reveal A"} <= open_to(s)
    assert s.at["X1"] == "1503"


def test_6_0_strength_five_and_six_hexes():
    s = virunian("X1 1509")
    assert (attack(s, ("X1",)), defence(s, ("X1",))) == (5, 5)
    s = run(s, "X1 linear")
    assert "n6" in open_to(s)
    assert "n7" not in open_to(s)


def test_ruling_6_0_a_a_monad_passes_others_but_does_not_end_with_them():
    s = run(virunian("X1 1509, W1 1507, X2 1505", moved=("W1", "X2")), "X1 linear", "n2")
    assert "stop" not in open_to(s)
    assert fault(s, "stop").case == "6.0"
    assert run(s, "n1", "stop").at["X1"] == "1506"


def test_ruling_6_0_a_nobody_may_stay_in_a_monad_s_hex():
    s = virunian("X1 1509, W1 1511, X2 0101")
    s = run(s, "W1 linear", "n2", "stop")
    assert fault(s, "done").code == "monad-in-way"  # the Monad there must move off
    s = run(s, "X1 linear", "n1", "stop")
    assert "done" in open_to(s)
    assert not may_stack(s, ("X1", "W1"), VIRUNIAN)


def test_8_0_three_friends_at_the_end_of_the_phase():
    s = lay("H1 1509, H2 1509, H3 1509, H4 1511")
    s = run(s, "H4 linear", "n2", "stop")
    assert "done" not in open_to(s)
    s = run(s, "H1 linear", "n1", "stop")
    assert "done" in open_to(s)


def test_8_0_any_number_may_pass():
    s = lay("H1 1509, H2 1509, H3 1509, H4 1511, H5 1512", moved=("H1", "H2", "H3"))
    s = run(s, "H4 linear", "n3", "stop", "H5 linear", "n4", "stop")
    assert (s.at["H4"], s.at["H5"]) == ("1508", "1508")


def test_8_0_six_units_when_both_sides_stand_there():
    s = lay("H1 1509, H2 1509, H3 1511, W1 1509, W2 1509, W3 1509")
    s = run(s, "H3 linear", "n2", "warp", ("warp", 6), "stop")
    assert len([u for u, h in s.at.items() if h == "1509"]) == 6


def test_ruling_8_0_a_a_fourth_only_where_enough_friends_can_still_move_off():
    units = "H1 1509, H2 1509, H3 1509, H4 1511, H5 0101"
    s = run(lay(units, moved=("H1", "H2", "H3")), "H4 linear", "n2")
    assert fault(s, "stop").code == "full"
    s = run(lay(units, moved=("H1", "H2")), "H4 linear", "n2", "stop")
    assert fault(s, "done").code == "too-full"
    assert "H5 linear" in open_to(s)  # in any order


def test_ruling_8_0_a_who_must_make_room_may_not_lend_instead():
    s = lay("I1 1509, H2 1509, H3 1509, H4 1511, H5 1512", moved=("H2", "H3"))
    assert "H5 teleport by I1" in open_to(s)
    s = run(s, "H4 linear", "n2", "stop")
    assert "H5 teleport by I1" not in open_to(s)
    assert fault(s, Begin("H5", "teleport", "I1")).code == "too-full"


def test_ruling_8_0_a_not_with_points_to_go_but_nowhere_to_end():
    s = run(lay("H1 1501, H2 1501, H3 1501, H4 1509", moved=("H1", "H2", "H3")), "H4 linear")
    assert "n8" not in open_to(s)
    assert (fault(s, "n8").code, fault(s, "n8").case) == ("crowd", "Ruling 8.0-a")
    assert "n7" in open_to(s)


def test_ruling_8_0_a_a_group_has_one_move_only():
    units = {"W1": "1509", "W2": "1509", "W3": "1509", "T4": "1511", "T3": "0101"}
    s = run(virunian(units, gates={"A": 1}), "T4 linear", "n2", "stop")
    assert fault(s, "done").code == "too-full"
    only = virunian(units, gates={"A": 1}, moved=("W1", "W2"))
    s = run(only, "T4 linear", "n2", "stop")
    assert "T3 linear" not in open_to(s)  # it would use up the move of W3, which has to make room
    assert "W3 linear" in open_to(s)


def test_ruling_8_0_a_a_reveal_waits_for_nobody_to_make_room():
    """Case 8.0: the limit holds when the phase ends, so a hex too full for the moment bars no reveal."""
    units = {"W1": "1509", "W2": "1509", "X1": "1509", "X3": "0101"}
    s = run(virunian(units, gates={"A": 2}, moved=("W2",)), "W1 linear", "n1", "stop")
    assert fault(s, "done").code == "monad-in-way"
    assert "reveal A" in open_to(s)
    pool = s.hidden()
    s = do(s, "reveal A", pool.index("X2") + 1, 1).state  # a Monad never ends the phase
    s = run(s, "n1", "stop")
    assert s.at["X2"] == "0912"
    assert fault(s, "done").code == "monad-in-way"
    assert "done" in open_to(run(s, "X1 linear", "s1", "stop"))


def test_ruling_8_0_a_a_reveal_that_ends_the_phase_loses_what_is_too_many():
    s = virunian({"W1": "1507", "W2": "1509", "X1": "1509", "X3": "0101"}, gates={"A": 1}, moved=("W1",))
    pool = s.hidden()
    s = do(s, "reveal A", pool.index("C1") + 1, 1).state
    done = do(s, "n5")
    assert facts(done, "crowded")["units"] == ["X1"]


CROWDED = "C2 1712, T2 1712, W2 1712, C4 2516, C5 2514, T5 2514"


def test_ruling_8_0_a_the_hex_that_a_unit_leaves_is_no_crowd():
    """A Tri-Ship turns where it could not stay: whoever else is there has room once it goes on."""
    s = run(virunian(CROWDED, gates={"A": 1}), "C2 teleport", "to 2516")
    assert "to 2514" in open_to(s)
    s = run(s, "to 2514")
    assert (s.at["C2"], s.at["W2"]) == ("2514", "2514")
    assert fault(s, "done").code == "too-full"
    assert "done" in open_to(run(s, "C5 teleport", "to 2512"))


def test_ruling_8_0_a_nor_is_it_for_a_unit_that_only_passes():
    units = "W1 1509, W2 1509, W3 1509, C4 1512, W5 1507, W6 1507, X1 0101, T6 1507"
    s = run(virunian(units, gates={"A": 1}), "C4 wobble", "n3")  # the fourth in 1509, for the moment
    assert {"n1", "n2"} <= open_to(s)
    s = run(s, "n2")  # its last points
    assert s.at["C4"] == "1507"
    assert fault(s, "done").code == "too-full"


def test_ruling_8_0_a_but_a_second_hex_too_full_stays_one():
    """Two hexes too full could need the same group's one move."""
    units = f"{CROWDED}, X1 1705, W1 1701"
    s = run(virunian(units, gates={"A": 1}), "W1 linear", "s4", "stop")  # with the Monad, which must move off
    s = run(s, "C2 teleport", "to 2516")
    assert "to 2514" not in open_to(s)
    assert fault(s, "to 2514").code == "full"


def test_ruling_8_0_a_refused_for_a_bonus_move():
    s = virunian("W1 1509, W2 1509, W3 1509, T4 1511")
    assert may_end(s, ("T4",), "1509")
    assert not may_end(s, ("T4",), "1509", bonus=True)


def test_ruling_8_0_a_what_can_no_longer_leave_is_lost():
    s = virunian("T1 1509, W2 1509, W3 1509, W4 1511, X1 0101", moved=("W2", "W3"))
    s = run(s, "W4 linear", "n2", "stop")
    assert fault(s, "done").code == "too-full"
    s.lost = ("C1",)  # its control dies in mid-phase: nobody moves it any more
    done = do(s, "done")
    assert facts(done, "crowded")["units"] == ["T1"]
    assert "T1" in done.state.lost


# -- combined units ----------------------------------------------------------------------------------------


def test_8_1_counters_of_a_group_in_a_hex_are_one_unit():
    s = virunian("C1 1509, W1 1509, T1 1510, C2 1509, H1 1509")
    assert crew_of(s, "W1") == ("C1", "W1")
    assert units_there(s, "1509", VIRUNIAN) == [("C1", "W1"), ("C2",)]
    assert units_there(s, "1509", COALITION) == [("H1",)]


def test_ruling_8_1_a_a_combined_unit_moves_whole():
    s = run(virunian("C1 1509, W1 1509, X1 0101"), "C1 wobble", "n1", "stop")
    assert (s.at["C1"], s.at["W1"]) == ("1508", "1508")
    assert set(s.moved) == {"C1", "W1"}


def test_ruling_8_1_b_it_joins_only_where_it_ends():
    s = run(virunian("C1 1511, T1 1509, X1 0101"), "C1 wobble")
    passing = do(s, "n3")
    assert "joined" not in told(passing)
    assert (passing.state.at["C1"], passing.state.at["T1"]) == ("1508", "1509")
    s = run(s, "n2")
    assert (s.at["C1"], s.at["T1"]) == ("1509", "1509")
    s = run(s, "n1", "stop")  # passing through takes nobody along
    assert s.at["T1"] == "1509"
    done = do(run(virunian("C1 1511, T1 1509, X1 0101"), "C1 wobble", "n2"), "stop")
    assert facts(done, "joined") == {"units": ["C1", "T1"], "at": "1509"}


@pytest.mark.parametrize(
    ("crew", "strength", "may_attack", "allowance", "modes"),
    [
        (("C1", "T1"), 5, False, 5, ("linear", "wobble", "teleport")),
        (("C1", "W1"), 6, True, 5, ("linear", "wobble")),
        (("T1", "W1"), 5, True, 5, ("linear",)),
        (("C1", "T1", "W1"), 10, True, 0, ("teleport",)),
    ],
)
def test_8_2_the_chart(crew, strength, may_attack, allowance, modes):
    s = virunian(dict.fromkeys(crew, "1509") | {"X1": "0101"})
    w = worth(s, crew)
    assert (w.strength, w.attacks, w.allowance, w.modes) == (strength, may_attack, allowance, modes)
    assert attack(s, crew) == (strength if may_attack else 0)
    assert {x for x in open_to(s) if x.startswith(("C1", "T1"))} == {f"{crew[0]} {m}" for m in modes}


def test_ruling_8_2_a_one_way_is_chosen_for_the_whole_move():
    s = run(virunian("C1 1509, W1 1509, H1 1505, X1 0101"), "C1 linear", "n1")
    done = do(s, "ne1", 3)
    assert "turning" in told(done)  # it does not wobble round the corner
    s = run(virunian("C1 1509, W1 1509, H1 1505, X1 0101"), "C1 wobble", "n1")
    assert "turning" not in told(do(s, "ne1"))
    assert asked(s) == (VIRUNIAN, "move.leg")
