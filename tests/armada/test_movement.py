"""What both charts look like after step 3, and docking after step 4 (TURN.3, MOVES.1 to MOVES.11)."""

import pytest

from engine.armada.battle.aliases import settle_names
from engine.armada.game import ARMADA
from engine.armada.model.cargo import carried
from engine.armada.orders.text import read_orders
from engine.armada.turn.movement import dock_all, move_all
from engine.core.dice import GivenDice
from engine.core.execution import Execution
from engine.core.flow import fork
from tests.armada.orders.sheets import place, stand, told, turn


def moved(s, red="", silver=""):
    """Carry out step 3 only, and give the state after it."""
    t = Execution(fork(s), GivenDice())
    t.s.stack = []
    move_all(t, {"red": read_orders(red, "red"), "silver": read_orders(silver, "silver")})
    assert not ARMADA.problems(t.s)
    return t.s


def test_turn_3_both_sides_move_at_once_and_cargo_goes_along():
    s = moved(stand("R1 B, Rr1 in R1, Rf1 in R1, Rf2 1, S1 C"), "1: to D; f2: to A", "1: to 1")
    assert {x: u.at for x, u in s.units.items()} == {"R1": "D", "Rr1": "D", "Rf1": "D", "Rf2": "A", "S1": "1"}
    assert place(s, "Rr1") == "R1"


def test_ruling_g34_units_that_change_places_pass_each_other():
    after = turn(stand("R1 B laser:1, S1 C laser:1"), "1: to C attack", "1: to B attack")
    assert {x: u.at for x, u in after.state.units.items()} == {"R1": "C", "S1": "B"}
    assert not told(after, "battle_began")


def test_moves_3_unloaded_where_the_ship_ends():
    s = moved(stand("R1 B, Rr1 in R1, Rf1 in R1, S1 C"), "1: to 1 unload r1; r1: attack")
    assert (place(s, "Rr1"), place(s, "Rf1")) == ("1", "R1")
    assert s.marks.unloaded == {"Rr1": "R1"}
    assert s.marks.act == {"R1": "unload", "Rr1": "attack"}


def test_moves_5_loading_before_or_after_the_move():
    s = moved(stand("R1 1, Rr1 1, R2 A, Rf1 2, S1 C"), "1: load r1 then to 3; 2: to 2 load f1")
    assert (place(s, "Rr1"), s.units["Rr1"].at, place(s, "Rf1")) == ("R1", "3", "R2")
    assert s.marks.hauled == ("R1", "R2")


def test_ruling_g42_loading_comes_at_its_place_and_unloading_on_arrival():
    s = moved(stand("R1 1, Rr1 1, R2 B, Rm1 in R2, S1 C"), "1: load r1; 2: to 1 unload m1")
    assert (place(s, "Rr1"), place(s, "Rm1")) == ("R1", "1")
    assert s.marks.hauled == ()


def test_moves_9_fighters_out_of_their_ship_move_by_themselves():
    s = moved(stand("R1 B, Rf1 B, Rf2 in R1, S1 C"), "1: to D unload f2; f1: to 1 attack")
    assert (place(s, "Rf1"), place(s, "Rf2")) == ("1", "D")


def test_notes_flashtroopers_teleport_after_all_ships_have_moved():
    s = moved(stand("R1 B, Rt1 in R1, Rt2 4, S1 C"), "1: to D; t1: to 4 attack; t2: to ship 1")
    assert (place(s, "Rt1"), place(s, "Rt2")) == ("4", "R1")
    assert s.marks.teleported == ("Rt1", "Rt2")


def test_notes_forming_a_regiment_has_the_orders_of_those_that_form_it():
    s = moved(stand("R1 B, Rt1 1, Rt2 1, Rt3 1, Rt4 1, S1 C"), "t1-3: form attack; t4: scout")
    assert {x for x in s.units if x[0] == "R"} == {"R1", "Rr1", "Rt4"}
    assert s.marks.act == {"Rr1": "attack", "Rt4": "scout"}


def test_notes_send_seekers_arrive_in_step_three():
    s = moved(stand("R1 B seeker:3, R2 B seeker:2, S1 C"), "1: send 2 to H; 2: send 2 to H")
    assert s.marks.written == {"red@H": 4}
    assert s.marks.sent == {"red@H": ("R1", "R2")}
    assert [s.units[x].has for x in ("R1", "R2")] == [{"seeker": 1}, {}]
    assert s.ledger == ()


def test_notes_probes_are_used_up_when_they_are_launched():
    s = moved(stand("R1 B probe_launcher:2 probe:2 decoy:3, S1 C"), "1: probe H as ground decoys 2")
    assert s.units["R1"].has == {"probe_launcher": 2, "probe": 1, "decoy": 1}
    assert [(x.item, x.n, x.points, x.open) for x in s.ledger] == [
        ("probe", 1, 3, False),
        ("decoy", 2, 4, False),
    ]
    assert [(p.to, p.shown) for p in s.marks.probes] == [("H", "ground")]
    assert (s.marks.probed, s.marks.lured, s.marks.decoys) == ({"R1": 1}, {"R1": 1}, {"R1": 2})


DOCK = "R1 B nuclear:3 laser:1, R2 B laser:2, Rr1 in R1, Rm1 in R2"


def test_moves_6_docking_exchanges_cargo_after_the_attacks():
    after = turn(stand(DOCK + ", S1 C"), "1: dock 2 give r1, 2 nuclear; 2: dock 1 give m1")
    s = after.state
    assert (place(s, "Rr1"), place(s, "Rm1")) == ("R2", "R1")
    assert (s.units["R1"].has, s.units["R2"].has) == ({"nuclear": 1, "laser": 1}, {"laser": 2, "nuclear": 2})
    assert [x["what"] for x in told(after, "handled")] == ["docked", "docked"]


def test_moves_6_an_attack_interrupts_docking():
    s = moved(stand(DOCK + ", S1 C laser:1"), "1: dock 2 give r1; 2: dock 1")
    s.marks.fought = ("R2",)
    t = Execution(s, GivenDice())
    dock_all(t)
    assert place(t.s, "Rr1") == "R1"
    void = [e for e in t.events if e.kind == "void"]
    assert [(e.facts["unit"], e.facts["why"], e.to) for e in void] == [
        ("R1", "battle", ("red",)), ("R2", "battle", ("red",)),
    ]  # fmt: skip


def test_moves_10_all_that_is_aboard_can_be_unloaded_in_one_turn():
    s = moved(stand("R1 B, Rr1 in R1, Rr2 in R1, Rf1 in R1, S1 C"), "1: to 1 unload r1-2,f1")
    assert carried(s, "R1") == {}


def test_moves_11_only_starships_keep_their_number():
    """Ruling of the house: who meets the enemy gets the lowest names, so that a name tells nothing."""
    s = stand("R1 B, Rf1 in R1, Rf2 in R1, Rf3 1, Rf7 1, Rr5 1, R9 1, S1 C")
    s.marks.act = {"Rf7": "attack", "Rf1": "scout"}
    names = settle_names(s, "1")
    assert names == {"Rf3": "Rf1", "Rf7": "Rf2", "Rr5": "Rr1", "Rf1": "Rf3", "Rf2": "Rf7"}
    assert s.ids("1", "red") == ("R9", "Rf1", "Rf2", "Rr1")
    assert s.marks.act == {"Rf2": "attack", "Rf3": "scout"}
    assert not ARMADA.problems(s)


def test_moves_11_nobody_inherits_what_was_written_for_the_dead():
    s = stand("R1 B, Rf2 1, S1 C")
    s.marks.act = {"Rf1": "attack"}
    settle_names(s, "1")
    assert s.units["Rf1"].at == "1"
    assert s.marks.act == {}


@pytest.mark.parametrize("seat", ["red", "silver"])
def test_what_happens_is_told_to_its_side_only(seat):
    red = "1: to 1 unload r1 send 1 to H probe 2"
    after = turn(stand("R1 B seeker:1 probe_launcher:1 probe:1, Rr1 in R1, S1 C"), red, "1: to 5")
    private = ("moved", "handled", "sent", "probed", "lying")
    heard = {e.kind for e in after.events if e.reaches(seat) and e.kind in private}
    assert heard == ({*private} if seat == "red" else {"moved"})
    assert not [e for e in after.events if e.reaches(None) and e.kind in private]
