"""Teleportation, loans to Humans, and Tri-Ships (Cases 5.4, 5.5, 5.9 and 11.2)."""

from importlib.resources import files

import pytest

from engine.stargate.combat.approach import numbers_there
from engine.stargate.model.board import standard_board
from engine.stargate.model.state import Skim
from tests.stargate.play import asked, do, facts, fault, lay, open_to, run, told, virunian

B = standard_board()
BOARD = (files("data") / "stargate" / "board.toml").read_text(encoding="utf-8")
TRIO = "C1 {0}, T1 {0}, W1 {0}"


def jump(units, unit="I1", **more):
    return run(lay(units, **more), f"{unit} teleport")


def tri_ship(at, more="", **kept):
    return run(virunian(TRIO.format(at) + more, **kept), "C1 teleport")


# -- single units ------------------------------------------------------------------------------------------


def test_5_4_in_a_straight_line_as_far_as_wished():
    s = jump("I1 1509")
    rays = B.grid.rays["1509"]
    assert open_to(s) == {f"to {h}" for ray in rays for h in ray}
    assert fault(s, "to 1711").code == "not-in-line"
    done = do(s, "to 2703", 3)
    assert done.state.at["I1"] == "2703"
    assert facts(done, "teleported") == {"units": ["I1"], "at": "1509", "to": "2703", "over": []}
    assert done.state.mover == ""


def test_ruling_5_4_a_any_length_from_one_never_in_a_body():
    s = jump("I1 0911")
    assert {"to 0912", "to 0913", "to 0915"} <= open_to(s)
    assert "to 0914" not in open_to(s)
    assert fault(s, "to 0914").code == "no-end"
    assert fault(s, "to 1118").code == "no-hex"
    assert fault(s, "to 0911").code == "same-hex"
    assert fault(s, "stop").code == "not-yet"
    assert do(s, "to 0913").state.at["I1"] == "0913"


@pytest.mark.parametrize(("die", "lives"), [(1, False), (2, True), (6, True)])
def test_5_41_crossing_a_stargate_kills_on_a_one(die, lives):
    done = do(jump("I1 0911"), "to 0916", die)
    assert facts(done, "teleported")["over"] == [["A", "0914"]]
    assert ("I1" in done.state.at) is lives
    assert done.state.lost == (() if lives else ("I1",))


def test_ruling_7_4_a_what_dies_at_a_stargate_has_passed_what_lies_before_it():
    """Case 7.4: it was moved through 0912, so it counts there; beyond the Stargate it never came."""
    s = jump("I1 0911, H1 1010, X1 0912, X2 0916")
    dead = do(s, "to 0917", 1).state
    assert dead.came == {"0912": ("I1",)}
    assert numbers_there(dead, ("H1",), "0912") == (2, 1)
    assert numbers_there(dead, ("H1",), "0916") == (1, 1)
    lives = do(s, "to 0917", 2).state
    assert lives.came == {"0912": ("I1",), "0916": ("I1",)}


@pytest.mark.parametrize(("die", "lives"), [(1, False), (2, False), (3, True)])
def test_11_2_crossing_the_nullgate_kills_on_a_one_or_two(die, lives):
    done = do(jump("I1 2009, H6 0101"), "to 2208", die)
    assert facts(done, "teleported")["over"] == [["N", "2109"]]
    assert ("I1" in done.state.at) is lives
    assert next(e.case for e in done.events if e.kind == "rolled") == "11.2"


def test_11_2_no_other_movement_enters_the_nullgate():
    s = run(lay("H1 2009, M1 2009"), "H1 linear")
    assert not any(x.startswith("ne") for x in open_to(s))
    assert fault(s, "ne1").code == "body"


def test_ruling_5_41_a_every_body_on_the_line_is_rolled_for_in_order():
    board = BOARD.replace('B = "0706"', 'B = "0908"')
    i = board.index("[energy]")
    board = board[:i] + '[energy]\n"4" = ["2008"]\n'
    s = run(lay("I1 0904", board=board), "I1 teleport")
    done = do(s, "to 0917", 2, 2, 3)
    assert facts(done, "teleported")["over"] == [["B", "0908"], ["A", "0914"]]
    assert do(s, "to 0917", 1).state.lost == ("I1",)
    assert do(s, "to 0917", 2, 1).state.lost == ("I1",)


def test_5_42_orbit_hexes_do_nothing():
    s = run(jump("I1 0712"), "to 0913")
    assert s.at["I1"] == "0913"
    assert not s.skim


def test_ruling_5_34_a_teleporting_doubles_nothing():
    s = jump("I1 0712, H6 0101")
    assert s.stack[-1].v.left == 0
    s = run(s, "to 0913")
    assert asked(s) == ("coalition", "movement.unit")


def test_5_43_approach_only_where_it_ends():
    s = jump("I1 1509, X1 1507, X2 1504")
    assert "approaching" not in told(do(s, "to 1505"))
    done = do(s, "to 1504")
    assert facts(done, "approaching")["at"] == "1504"
    assert asked(done.state) == ("virunian", "approach.bar")


def test_5_44_linear_with_six_or_teleport_but_not_both():
    s = lay("I1 1509")
    assert open_to(s) == {"done", "I1 linear", "I1 teleport"}
    linear = run(s, "I1 linear")
    assert "n6" in open_to(linear)
    assert "n7" not in open_to(linear)
    s = run(linear, "n1", "stop")
    assert asked(s)[1] != "move.teleport"
    assert s.mover == ""


def test_ruling_5_44_a_the_way_is_chosen_first():
    s = run(lay("I1 1509, H1 1601"), "I1 linear")
    assert fault(s, "n7").code == "too-far"
    assert {x[:2] for x in open_to(run(lay("I1 1509"), "I1 teleport"))} == {"to"}


# -- scatter -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "at"), [(1, "1501"), (2, "1502"), (5, "1502"), (6, "1503")])
def test_5_45_beyond_six_hexes_it_scatters(die, at):
    done = do(jump("I1 1509"), "to 1502", die)
    assert done.state.at["I1"] == at
    assert told(done).count("scattered") == (at != "1502")


def test_5_45_up_to_six_hexes_it_does_not():
    assert "rolled" not in told(do(jump("I1 1509"), "to 1503"))


def test_5_45_virunians_never_scatter():
    s = run(virunian("C1 1509, T1 1509"), "C1 teleport")
    assert "rolled" not in told(do(s, "to 1501"))


@pytest.mark.parametrize(
    ("start", "to", "die"), [("1509", "1501", 1), ("0906", "0913", 1), ("0907", "0915", 6)]
)
def test_5_45_it_dies_where_it_may_not_be(start, to, die):
    dice = (6, die) if to == "0915" else (die,)
    done = do(jump({"I1": start}), f"to {to}", *dice)
    assert done.state.lost == ("I1",)


def test_ruling_5_45_a_approach_only_in_the_hex_finally_occupied():
    s = jump("I1 1509, X1 1502, X2 1501")
    assert facts(do(s, "to 1502", 1), "approaching")["at"] == "1501"
    assert facts(do(s, "to 1502", 3), "approaching")["at"] == "1502"
    assert "approaching" not in told(do(s, "to 1502", 6))


def test_ruling_5_45_a_a_fourth_in_a_hex_that_cannot_be_cleared_dies():
    full = "I1 1509, H1 1501, H2 1501, H3 1501"
    assert do(jump(full), "to 1502", 1).state.at["I1"] == "1501"  # they can still move off
    s = run(lay(full, moved=("H1", "H2", "H3")), "I1 teleport")
    assert do(s, "to 1502", 1).state.lost == ("I1",)


# -- loans -------------------------------------------------------------------------------------------------


def test_5_5_an_igugui_within_four_hexes_lends_to_a_human():
    s = lay("I1 1509, H1 1513, H2 1514, D1 1508")
    assert {x for x in open_to(s) if "by" in x} == {"H1 teleport by I1"}
    assert fault(s, "H2 teleport by I1").case == "5.5"
    assert fault(s, "D1 teleport by I1").case == "5.5"
    assert fault(s, "H1 teleport").code == "needs-lender"


def test_5_5_the_human_teleports_exactly_as_an_igugui():
    s = run(lay("I1 1509, H1 1510, X1 1502"), "H1 teleport by I1")
    done = do(s, "to 1502", 6)  # crosses the lender, eight hexes, one back
    assert done.state.at["H1"] == "1503"


def test_5_5_the_lender_stays_where_it_is_for_the_whole_phase():
    s = run(lay("I1 1509, H1 1510, H2 1601"), "H1 teleport by I1", "to 1511")
    assert open_to(s) == {"done", "H2 linear"}
    assert fault(s, "I1 linear").code == "lends"


def test_5_5_one_that_has_moved_lends_nothing():
    s = run(lay("I1 1509, H1 1510"), "I1 linear", "n1", "stop")
    assert open_to(s) == {"done", "H1 linear"}


def test_5_5_an_igugui_lends_to_humans_as_many_as_are_near():
    s = run(lay("I1 1509, H1 1510, H2 1508, H3 1502", lending="any"), "H1 teleport by I1", "to 1511")
    assert {x for x in open_to(s) if "by" in x} == {"H2 teleport by I1"}
    assert fault(s, "I1 linear").code == "lends"
    s = run(s, "H2 teleport by I1", "to 1503")
    assert (s.at["H1"], s.at["H2"], s.lent) == ("1511", "1503", {"I1": "H2"})
    assert fault(s, "H1 teleport by I1").code == "moved"  # each Human moves once all the same


def test_ruling_5_5_a_with_the_option_one_human_a_phase():
    s = run(lay("I1 1509, H1 1510, H2 1508", lending="one"), "H1 teleport by I1", "to 1511")
    assert not any("by" in x for x in open_to(s))


def test_ruling_5_5_a_the_distance_at_the_start_of_the_phase_counts():
    near = {"I1": "1509", "H1": "1513"}
    s = lay({"I1": "1509", "H1": "1517"}, began=near)
    assert "H1 teleport by I1" in open_to(s)
    s = lay({"I1": "1509", "H1": "1510"}, began={"I1": "1509", "H1": "1517"})
    assert "H1 teleport by I1" not in open_to(s)


def test_ruling_5_5_a_staged_igugui_cannot_lend_but_a_staged_human_may_borrow():
    s = lay("I1 1115", staged={"H1": "1118", "I2": "1318"})
    assert {x for x in open_to(s) if "by" in x} == {"H1 teleport by I1"}
    s = run(s, "H1 teleport by I1", "to 1116")
    assert s.at["H1"] == "1116"
    assert s.staged == {"I2": "1318"}


# -- pairs and Tri-Ships -----------------------------------------------------------------------------------


def test_5_9_a_tri_ship_is_teleported_and_may_turn_once():
    s = run(tri_ship("1509, X1 0101"), "to 1501")
    assert asked(s) == ("virunian", "move.teleport")
    assert "stop" in open_to(s)
    assert "to 1502" in open_to(s)  # back is a turn too
    done = do(s, "to 2506")
    assert {done.state.at[u] for u in ("C1", "T1", "W1")} == {"2506"}
    assert done.state.mover == ""
    assert "turning" not in told(done)


def test_5_9_it_reaches_every_hex_of_the_map():
    rays = B.grid.rays
    for start in ("0101", "1509", "2717"):
        once = {h for ray in rays[start] for h in ray} - B.barred
        twice = {h for x in once for ray in rays[x] for h in ray}
        assert once | twice | {start} >= set(B.grid.hexes) - B.barred


def test_5_9_no_third_direction():
    s = run(tri_ship("1509, H1 2617, X1 0101"), "to 1501", "to 2506")
    assert asked(s) == ("virunian", "movement.unit")
    assert fault(run(tri_ship("1509"), "to 1505"), "to 1501").code == "one-turn"


@pytest.mark.parametrize(("die", "lives"), [(1, False), (2, True)])
def test_ruling_5_9_a_bodies_are_rolled_for(die, lives):
    s = tri_ship("0911, X1 0101")
    done = do(s, "to 0917", die)
    assert (set(done.state.at) > {"C1"}) is lives
    assert set(done.state.lost) == (set() if lives else {"C1", "T1", "W1"})


def test_ruling_5_9_b_it_may_turn_anywhere_but_in_a_body_without_fire_or_approach():
    s = tri_ship("0911, X1 0101, H1 0913, H2 1114")
    assert "to 0914" not in open_to(s)
    done = do(s, "to 0913")
    assert "approaching" not in told(done)
    done = do(done.state, "to 1114")
    assert not {"approaching", "turning"} & set(told(done))


def test_7_31_a_tri_ship_that_moves_meets_no_approach():
    done = do(run(tri_ship("1509, X1 0101, H1 1505"), "to 1505"), "stop")
    assert "approaching" not in told(done)


def test_8_2_a_pair_of_control_and_transport_has_three_ways_to_move():
    assert {x for x in open_to(virunian("C1 1509, T1 1509")) if x != "done"} == {
        "C1 linear", "C1 wobble", "C1 teleport",
    }  # fmt: skip


def test_ruling_5_32_c_a_tri_ship_in_orbit_drops_its_skim():
    s = tri_ship("0913", skim=dict.fromkeys(("C1", "T1", "W1"), (1, 2)))
    assert not s.skim
    assert Skim(1, 2) not in s.skim.values()
