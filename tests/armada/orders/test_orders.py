"""What may be written: every action of the moves chart, and what is refused (ORDERS.1, MOVES.1 to 10)."""

from itertools import product
from random import Random

import pytest

from engine.armada.model.actions import Order, Orders, Probe, Send
from engine.armada.model.board import SPACES, read_board, standard_board
from engine.armada.model.state import SEATS
from engine.armada.orders.draft import Draft, entered, packed
from engine.armada.orders.random_sheets import any_orders
from engine.armada.orders.sheet import check_orders
from engine.armada.orders.text import read_orders, write_orders
from engine.core.errors import BadData
from tests.armada.orders.sheets import codes, stand, turn, wrong

SHIPS = "R1 B laser:2, R2 B laser:1, S1 C laser:2"


def test_orders_1_each_unit_once_and_only_ones_own():
    s = stand(SHIPS)
    assert codes(s, "1: attack; 2: to A") == []
    assert codes(s, "1: attack; 1-2: to A") == ["twice"]
    assert codes(s, "7: attack; f1: attack") == ["unit", "unit"]
    assert codes(s, "1: attack", "silver") == []
    bad = check_orders(s, "red", Orders((Order(("S1",), "attack"), Order(()))))
    assert [f.code for f in bad] == ["orders-unit", "orders-nobody"]


def test_orders_1_every_fault_is_named_at_once_with_its_unit():
    s = stand(SHIPS)
    bad = wrong(s, "1: to G attack; 2: unload r1; 9: attack")
    assert [(f.at, f.code) for f in bad] == [
        ("9", "orders-unit"),
        ("1", "orders-way"),
        ("2", "orders-not-aboard"),
    ]


def test_ruling_g32_an_empty_sheet_is_legal_and_lets_everything_hold():
    s = stand(SHIPS + ", Rr1 1")
    assert codes(s, "") == []
    after = turn(s).state
    assert {x: u.at for x, u in after.units.items()} == {x: u.at for x, u in s.units.items()}


@pytest.mark.parametrize("act", ["", "attack", "scout"])
def test_moves_1_a_starship_moves_one_space_or_none(act):
    s = stand(SHIPS)
    near = {x for x in SPACES if not codes(s, f"1: to {x} {act}")}
    assert near == {"A", "C", "D", "E", "F", "H", "1", "2", "3"}
    assert codes(s, f"1: {act or 'hold'}") == []


def test_moves_2_scouting_goes_with_a_move():
    assert codes(stand(SHIPS), "1: to A scout; 2: scout") == []


def test_ruling_g51_a_move_without_an_action_is_an_order():
    s = stand(SHIPS)
    assert codes(s, "1: to A") == []
    assert turn(s, "1: to A").state.units["R1"].at == "A"


def test_board_2_each_sector_is_barred_from_its_opposite_corner_only():
    board = standard_board()
    barred = dict(zip("ABCDEFGH", "HGFEDCBA", strict=True))
    for x in "ABCDEFGH":
        assert set(board.next[x]) - set("123456") == set("ABCDEFGH") - {x, barred[x]}


def test_board_3_each_hex_touches_four_sectors_and_they_touch_it():
    board = standard_board()
    touching = {"1": "ABCD", "2": "ABEF", "3": "BDFH", "4": "CDGH", "5": "ACEG", "6": "EFGH"}
    for h, sectors in touching.items():
        assert "".join(board.touches[h]) == sectors
        assert all(h in board.next[x] and x in board.next[h] for x in sectors)


def test_board_the_start_favours_nobody():
    """Swapping B and C, F and G, 2 and 5, 3 and 4 maps the board on itself."""
    board = standard_board()
    swap = dict(zip("ABCDEFGH123456", "ACBDEGFH154326", strict=True)) | {"3": "4", "4": "3"}
    for x in SPACES:
        assert {swap[y] for y in board.next[x]} == set(board.next[swap[x]])


def test_moves_7_from_hex_to_hex_in_one_move_where_they_share_a_sector():
    s = stand("R1 1, Rf1 1, Sr1 3")
    assert {x for x in SPACES if not codes(s, f"1: to {x}")} == set("ABCD2345")
    assert codes(s, "f1: to 6 attack") == ["way-hexes"]


def test_a_table_may_bring_its_own_board():
    from importlib.resources import files

    text = (files("data") / "armada" / "board.toml").read_text(encoding="utf-8")
    own = read_board(text.replace('A = { barred = ["H"]', 'A = { barred = ["H", "B"]'))
    assert "B" not in own.next["A"]
    assert "A" not in own.next["B"]
    for old, new in (("[hexes]\n1 =", "[hexes]\n7 ="), ('start = ["B", "C"]', 'start = ["B", "B"]')):
        with pytest.raises(BadData) as why:
            read_board(text.replace(old, new))
        assert why.value.key


CARGO = "R1 B laser:1, Rr1 in R1, Rf1 in R1, R2 1, Rm1 1, Rf2 1, Sr1 6"


def test_moves_3_a_starship_moves_and_unloads():
    s = stand(CARGO)
    assert codes(s, "1: to 1 unload r1,f1") == []
    assert codes(s, "1: unload f1") == []
    assert codes(s, "1: to 1 unload m1") == ["not-aboard"]
    assert codes(s, "1: to 1 unload") == ["empty"]


def test_moves_4_a_starship_loads_what_stands_where_it_is():
    s = stand(CARGO)
    assert codes(s, "2: load m1,f2") == []
    assert codes(s, "2: load r1") == ["load-aboard"]
    assert codes(s, "1: load m1") == ["far"]
    assert codes(s, "2: load 1") == ["not-cargo"]
    assert codes(s, "2: load") == ["cargo"]


def test_moves_5_it_loads_and_moves_or_moves_and_loads():
    s = stand(CARGO)
    assert codes(s, "2: load m1 then to A") == []
    assert codes(s, "1: to 1 load m1") == []
    assert codes(s, "1: load m1 then to 1") == ["far"]
    assert [
        f.code for f in check_orders(s, "red", Orders((Order(("R2",), "load", "", ("Rm1",), first=True),)))
    ] == ["orders-first"]


def test_moves_8_ground_troops_attack_scout_or_are_loaded():
    s = stand(CARGO + ", Ri1 1", scenario="invasion", defender="red")
    for act in ("attack", "scout", "hold"):
        assert codes(s, f"m1: {act}") == []
    assert codes(s, "m1: to 2 attack") == ["foot"]
    assert codes(s, "m1: unload f1") == ["act"]
    assert codes(s, "2: load m1; m1: attack") == ["loaded"]
    assert codes(s, "i1: attack") == []
    assert codes(s, "i1: scout") == ["cannon"]
    assert codes(s, "i1: to 2") == ["cannon-fixed"]


def test_moves_8_what_is_aboard_does_nothing_unless_it_is_unloaded():
    s = stand(CARGO)
    assert codes(s, "r1: attack") == ["aboard"]
    assert codes(s, "1: to 1 unload r1; r1: attack") == []


def test_moves_9_fighters_move_attack_scout_and_are_loaded():
    s = stand(CARGO)
    assert codes(s, "f2: to C attack") == []
    assert codes(s, "f2: to 2 scout") == []
    assert codes(s, "2: load f2") == []
    assert codes(s, "f1: to C attack") == ["aboard"]


def test_ruling_g49_a_fighter_launched_this_turn_acts_where_it_is():
    s = stand(CARGO)
    assert codes(s, "1: to C unload f1; f1: attack") == []
    assert codes(s, "1: to C unload f1; f1: scout") == []
    assert codes(s, "1: to C unload f1; f1: to 1 attack") == ["launched"]


def test_moves_10_any_part_of_the_cargo_but_nothing_twice():
    s = stand("R1 1, R2 1, Rr1 in R1, Rr2 in R1, Rm1 1, Sr1 6")
    assert codes(s, "1: unload r1") == []
    assert codes(s, "1: unload r1-2") == []
    assert codes(s, "1: load m1; 2: load m1") == ["handled"]
    assert codes(s, "1: load m1; 2: attack; m1: hold") == []


def test_buy_1_nothing_is_loaded_beyond_the_room():
    s = stand("R1 1 laser:4, Rr1 1, Rr2 1, Sr1 6")
    assert codes(s, "1: load r1") == []
    assert codes(s, "1: load r1-2") == ["room"]


def test_combat_2_no_ground_unit_is_unloaded_in_a_sector():
    s = stand(CARGO)
    assert codes(s, "1: unload r1") == ["sector"]
    assert codes(s, "1: to A unload r1,f1") == ["sector"]


def test_moves_6_two_ships_in_one_space_that_both_write_it_dock():
    s = stand("R1 B nuclear:3, R2 B laser:1, R3 C, Rr1 in R1, Rr2 in R1, Rm1 in R2, Sr1 6")
    assert codes(s, "1: dock 2 give r1, 2 nuclear; 2: dock 1 give m1") == []
    assert codes(s, "1: dock 2 give r1") == ["partner"]
    assert codes(s, "1: dock 3; 3: dock 1") == ["partner", "partner"]
    assert codes(s, "1: dock 1") == ["partner"]
    assert codes(s, "1: to C dock 2; 2: dock 1") == ["dock-move"]
    assert codes(s, "1: dock 2 give 4 nuclear; 2: dock 1") == ["stores"]
    assert codes(s, "1: dock 2 give m1; 2: dock 1") == ["not-aboard"]
    assert codes(s, "1: dock 2 give r1,r1; 2: dock 1") == []


def test_ruling_g30_any_cargo_changes_hands_and_no_component():
    s = stand("R1 B laser:5, R2 B laser:1, Rr1 in R2, Rr2 in R2, Sr1 6")
    assert codes(s, "1: dock 2; 2: dock 1 give r1") == ["room"]
    bad = check_orders(s, "red", Orders((
        Order(("R1",), "dock", partner="R2", stores={"laser": 1}), Order(("R2",), "dock", partner="R1"),
    )))  # fmt: skip
    assert [f.code for f in bad] == ["orders-number"]


def test_buy_6_a_probe_scout_gets_no_missiles_by_docking():
    s = stand("R1 B nuclear:3, R2=probe_scout B probe_launcher:1, Sr1 6")
    assert codes(s, "1: dock 2 give 1 nuclear; 2: dock 1") == ["never"]


def test_docking_and_launching_use_no_store_twice():
    s = stand("R1 B seeker:3, R2 B, Sr1 6")
    assert codes(s, "1: dock 2 give 1 seeker send 2 to C; 2: dock 1") == []
    assert codes(s, "1: dock 2 give 2 seeker send 2 to C; 2: dock 1") == ["stores"]


def test_notes_send_recorded_seekers_go_to_any_space():
    s = stand("R1 B seeker:3, Sr1 6")
    assert all(codes(s, f"1: attack send 2 to {x} send 1 to {y}") == [] for x, y in (("H", "6"), ("B", "1")))
    assert codes(s, "1: send 4 to H") == ["seekers"]
    assert codes(s, "1: send 0 to H") == ["number"]
    assert codes(s, "1: send 1 to H send 1 to H") == ["handled"]


def test_notes_probes_one_a_launcher_to_any_space():
    s = stand("R1 B probe_launcher:2 probe:3 decoy:9, R2 B probe_launcher:2 probe:1, Sr1 6")
    assert codes(s, "1: attack probe H probe B as ground") == []
    assert codes(s, "1: probe H probe 6 probe 1") == ["probes"]
    assert codes(s, "2: probe H probe 6") == ["probes"]
    assert codes(s, "1: probe H probe 6 decoys 1") == ["probing"]


def test_notes_decoys_up_to_three_a_launcher_if_written():
    s = stand("R1 B probe_launcher:2 probe:3 decoy:9, R2 B decoy:9, Sr1 6")
    assert [n for n in range(10) if not codes(s, f"1: decoys {n}")] == [0, 1, 2, 3, 4, 5, 6]
    assert [n for n in range(10) if not codes(s, f"1: probe H decoys {n}")] == [0, 1, 2, 3]
    assert codes(s, "2: decoys 1") == ["decoys"]


@pytest.mark.parametrize("act", ["attack", "scout", "hold", "to A attack", "to 1 unload r1", "dock 2"])
def test_ruling_g50_launches_stand_beside_any_action(act):
    s = stand("R1 B seeker:2 probe_launcher:2 probe:1 decoy:3, R2 B, Rr1 in R1, Sr1 6")
    assert codes(s, f"1: {act} send 2 to C probe 1" + ("; 2: dock 1" if "dock" in act else "")) == []


#: Where flashtroopers may teleport: from a ship in A, to a ship in A, between hexes by a ship in A.
TROOPS = "R1 A, Rt1 in R1, Rt2 1, Rt3 3, R2 2, Rt4 in R2, Sr1 6"


def test_notes_flashtroopers_from_a_ship_to_its_hex_or_one_its_sector_touches():
    s = stand(TROOPS)
    assert [x for x in "123456" if not codes(s, f"t1: to {x} attack")] == ["1", "2", "5"]
    assert [x for x in "123456" if not codes(s, f"t4: to {x}")] == ["2"]


def test_notes_flashtroopers_into_a_ship_and_between_hexes():
    s = stand(TROOPS)
    assert codes(s, "t2: to ship 1") == []
    assert codes(s, "t3: to ship 1") == ["teleport"]
    assert codes(s, "t2: to ship 1 attack") == ["into-ship"]
    assert [x for x in "23456" if not codes(s, f"t2: to {x} scout")] == ["2", "5"]
    assert codes(s, "t3: to 2") == ["teleport"]


def test_ruling_g48_teleports_reckon_with_ships_that_have_moved():
    s = stand(TROOPS)
    assert codes(s, "1: to D; t1: to 4 attack") == []
    assert codes(s, "1: to D; t1: to 5") == ["teleport"]
    assert codes(s, "1: to D; t3: to ship 1; t2: to 4") == []
    assert codes(s, "1: to 1 unload t1; t1: to 2") == ["handled"]


def test_notes_flashtroopers_only_they_teleport():
    assert codes(stand("R1 A, Rr1 in R1, Sr1 6"), "r1: to 1 attack") == ["aboard"]


def test_notes_forming_three_in_one_hex():
    s = stand("R1 A, Rt1 1, Rt2 1, Rt3 1, Rt4 2, Rt5 in R1, Rr1 1, Sr1 6")
    assert codes(s, "t1-3: form attack") == []
    assert codes(s, "t1-2: form") == ["form"]
    assert codes(s, "t1-2,t4: form") == ["form-place"]
    assert codes(s, "t1-2,t5: form") == ["aboard"]
    assert codes(s, "t1-2,r1: form") == ["form-who"]


def test_notes_forming_those_of_several_ships_stand_in_one_line_of_a_draft():
    s = stand("R1 A, R2 A, Rt1 in R1, Rt2 in R1, Rt3 in R2, S1 C")
    for typed in ("t1-3: to 1 form", "1: to 1 unload t1-2; 2: to 1 unload t3; t1-3: form"):
        d = entered(s, "red", Draft(s.turn), typed)
        assert check_orders(s, "red", packed(s, d)) == []
        assert ("Rt1", "Rt2", "Rt3") in {o.units for o in packed(s, d).orders}


def test_ruling_g26_they_may_teleport_and_form_in_one_turn():
    s = stand("R1 A, Rt1 in R1, Rt2 in R1, Rt3 in R1, Sr1 6")
    assert codes(s, "t1-3: to 1 form attack") == []
    after = turn(s, "t1-3: to 1 form attack").state
    assert {x: u.at for x, u in after.units.items() if u.seat == "red"} == {"R1": "A", "Rr1": "1"}


def test_strikes_name_spaces_with_ones_own_ambush():
    s = stand("R1 A, S1 C", ambush={"red@B": 2, "silver@C": 1})
    assert codes(s, "strike: B") == []
    assert codes(s, "strike: C") == ["strike"]


def test_a_battle_plan_that_cannot_be_read_is_refused():
    s = stand(SHIPS)
    assert codes(s, "plan: retreat never") == []
    (fault,) = wrong(s, "plan: surrender at dawn")
    assert fault.at == "plan"


def test_what_is_not_written_for_ships_is_refused_for_other_units():
    s = stand("R1 B, Rf1 B, Sr1 6")
    for odd in (
        Order(("Rf1",), cargo=("Rf1",)), Order(("Rf1",), seekers=(Send("B", 1),)), Order(("Rf1",), decoys=1),
        Order(("Rf1",), probes=(Probe("B"),)), Order(("Rf1",), partner="R1"), Order(("Rf1",), first=True),
    ):  # fmt: skip
        assert [f.code for f in check_orders(s, "red", Orders((odd,)))] == ["orders-alone"]
    for odd in (Order(("R1",), cargo=("Rf1",)), Order(("R1",), partner="R1"), Order(("R1",), form=True)):
        assert check_orders(s, "red", Orders((odd,)))
    assert codes(s, "1,f1: attack") == ["mixed"]


@pytest.mark.parametrize("seed", range(6))
def test_random_sheets_are_legal_and_read_as_they_are_written(seed):
    from engine.armada.fleet.purchase import any_fleet
    from engine.armada.model.state import Opening, State
    from engine.armada.turn.opening import deploy

    rng, s = Random(seed), State()
    for seat, at in zip(SEATS, "BC", strict=True):
        deploy(s, seat, any_fleet(s, Opening(), seat, rng), at)
    for seat in SEATS:
        for _ in range(20):
            sheet = any_orders(s, None, seat, rng)
            assert not check_orders(s, seat, sheet)
            assert read_orders(write_orders(sheet), seat) == sheet


def count(s, units):
    """Count the legal orders of single units, by unit: actions, destinations and forming."""
    acts = ("hold", "attack", "scout", "unload", "load", "dock")
    found = {}
    for x in units:
        others = ["", *SPACES, *(u for u in s.units if u[1].isdecimal())]
        ways = (Order((x,), act, to, form=form) for act, to, form in product(acts, others, (False, True)))
        found[x] = sum(not check_orders(s, "red", Orders((o,))) for o in ways)
    return found


def test_how_many_plain_orders_there_are_in_fixed_positions():
    """A change of these numbers is a change of the rules."""
    s = stand(TROOPS + ", Rr1 5, Rf1 H, Ri1 6, Rf2 in R1", scenario="invasion", defender="red")
    assert count(s, [x for x in s.units if x[0] == "R"]) == COUNTS


#: A ship: hold, attack and scout in its space and each next one, 9 from a sector, 8 from a hex. Troops on the
#: ground: these 3, and so many in each hex they can teleport to, or only "into the ship". Aboard: hold.
COUNTS = {
    "R1": 3 * 10, "R2": 3 * 9, "Rt2": 3 * 3 + 1, "Rt3": 3 * 1, "Rr1": 3, "Rf1": 3 * 10, "Ri1": 2,
    "Rt1": 1 + 3 * 3, "Rt4": 1 + 3, "Rf2": 1,
}  # fmt: skip


@pytest.mark.parametrize("act", ["to B attack", "attack", "scout", "unload r1", "load r2"])
def test_ruling_g50_a_written_launch_of_decoys_is_the_ships_action(act):
    s = stand("R1 1 probe_launcher decoy:3 seeker, Rr1 in R1, Rr2 1, R2 A, S1 C")
    act = act.replace("to B", "to A")
    assert codes(s, f"1: {act}") == []
    assert codes(s, f"1: {act} decoys 3") == ["decoys-act"]
    assert codes(s, "1: to A decoys 3 send 1 to B") == []


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("i1: to 2", "NOTES.ion orders-cannon-fixed"),
        ("1: load i1", "NOTES.ion orders-cannon-fixed"),
        ("1: load 2", "BUY.1 orders-not-cargo"),
        ("2: to 3", "BOARD.3 orders-way-hex"),
        ("1: to 6", "MOVES.7 orders-way-hexes"),
        ("2: to H", "BOARD.2 orders-way"),
        ("2: to A attack", "MOVES.1 orders-way-same"),
        ("1: to 1", "MOVES.1 orders-way-same"),
        ("1: load r2", "MOVES.6 orders-load-aboard"),
        ("2: load r2", "MOVES.6 orders-load-aboard"),
        ("1: form", "NOTES.forming orders-form-who"),
        ("r1: dock 2", "MOVES.8 orders-act"),
        ("r1: to 2", "MOVES.8 orders-foot"),
        ("r1: decoys 1", "NOTES.decoys orders-alone"),
        ("r1: probe B", "NOTES.probes orders-alone"),
        ("r1: send 1 to B", "NOTES.send orders-alone"),
    ],
)
def test_a_refusal_names_the_case_that_forbids(text, named):
    s = stand("R1 1, R2 A, Ri1 1, Rr1 1, Rr2 in R2, S1 C")
    assert [f"{f.case} {f.code}" for f in wrong(s, text)] == [named]


def test_moves_6_cargo_that_teleports_is_aboard_though_it_cannot_be_docked():
    s = stand("R1 A, R2 A, Rt1 in R1, S1 C")
    sheet = "1: dock 2 give t1; 2: dock 1; t1: to 1"
    assert [f"{f.case} {f.code}" for f in wrong(s, sheet)] == ["MOVES.10 orders-handled"]
