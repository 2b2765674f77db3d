"""What a typed sheet leaves out: cargo that is not named, "all" of a kind, "stay" beside "hold"."""

import pytest

from engine.armada.game import ARMADA
from engine.armada.model.actions import Order, Orders
from engine.armada.orders.sheet import check_orders
from engine.armada.orders.text import write_orders
from engine.core.flow import pending
from tests.armada.orders.sheets import stand

FLEET = (
    "R1 B, Rr1 in R1, Rm1 in R1, R2 B, Rr2 in R2, R3=fighter_carrier B room:15, Rf1 in R3, Rf2 in R3, R4 B, "
    "Rf3 B, R5 A, Rf4 A, Rr3 1, Rm2 1, S1 6"
)


@pytest.fixture
def read():
    s = stand(FLEET)
    (d,) = (d for d in pending(s) if d.seat == "red")
    return lambda text: ARMADA.read(s, d, text).orders


def faults(text):
    s = stand(FLEET)
    (d,) = (d for d in pending(s) if d.seat == "red")
    return check_orders(s, "red", ARMADA.read(s, d, text))


def test_ships_that_name_no_cargo_unload_all_that_they_carry(read):
    assert read("1-3: to 1 unload") == (
        Order(("R1",), "unload", "1", ("Rm1", "Rr1")),
        Order(("R2",), "unload", "1", ("Rr2",)),
        Order(("R3",), "unload", "1", ("Rf1", "Rf2")),
    )
    assert read("1-3: to 1 unload all") == read("1-3: to 1 unload")
    assert not faults("1-3: to 1 unload")
    assert read("3: unload") == (Order(("R3",), "unload", "", ("Rf1", "Rf2")),)


def test_each_ship_of_a_line_unloads_what_it_carries_of_the_cargo(read):
    assert [o.cargo for o in read("1-2: to 1 unload r1-2")] == [("Rr1",), ("Rr2",)]
    assert [(f.code, f.facts["cargo"]) for f in faults("1-2: to 1 unload r1-2,r9")] == [
        ("orders-not-aboard", "r9")
    ]


@pytest.mark.parametrize("words", ["all fighters", "fighters", "alle Jäger"])
def test_cargo_is_named_by_kind(read, words):
    assert read(f"3: to 1 unload {words}") == (Order(("R3",), "unload", "1", ("Rf1", "Rf2")),)
    assert read(f"1-3: to 1 unload {words}") == (
        Order(("R1",), to="1"),
        Order(("R2",), to="1"),
        Order(("R3",), "unload", "1", ("Rf1", "Rf2")),
    )


def test_kinds_of_cargo_go_together_and_are_loaded_and_given_too(read):
    assert read("1: to 1 unload regiments and all marines, send 1 to C")[0].cargo == ("Rr1", "Rm1")
    assert read("1: to 1 load all regiments")[0].cargo == ("Rr3",)
    assert read("3: dock 1 give all fighters; 1: dock 3 give all")[0].cargo == ("Rf1", "Rf2")
    assert read("1: dock 3 give all")[0].cargo == ("Rm1", "Rr1")


def test_a_kind_that_is_not_there_is_refused_with_what_is(read):
    (fault,) = faults("1: to 1 unload all fighters")
    assert fault.why == "1 carries no fighter; aboard: m1,r1"
    assert [f.facts["held"] for f in faults("1-2: to 1 unload flashtroopers")] == ["m1,r1", "r2"]
    assert [f.why for f in faults("1: to A load all fighters; 2: to 1 load all fighters")] == [
        "no fighter stands where 2 loads"
    ]
    (fault,) = faults("2: to 1 unload r9")
    assert fault.why == "not aboard 2: r9; aboard: r2"
    kept = Orders((Order(("R1",), "unload", "1", ("*fighter@",)),))
    assert read(write_orders(kept)) == kept.orders, "a draft keeps what was meant"


def test_a_ship_with_nothing_aboard_cannot_unload():
    (fault,) = faults("4: unload")
    assert fault.why == "4 cannot unload: there is nothing aboard to unload"
    assert [f.code for f in faults("1: unload")] == ["orders-sector", "orders-sector"]


def test_a_ship_that_names_no_cargo_loads_all_that_stands_there(read):
    assert read("1: to 1 load") == (Order(("R1",), "load", "1", ("Rm2", "Rr3")),)
    assert read("1: to 1 load all; 2: to 1 load r3")[0].cargo == ("Rm2",)


def test_all_are_those_without_a_line_of_their_own(read):
    assert read("1: scout; all ships: attack") == (
        Order(("R1",), "scout"),
        Order(("R2", "R3", "R4", "R5"), "attack"),
    )
    assert read("all: attack") == (
        Order(("R1", "R2", "R3", "R4", "R5"), "attack"),
        Order(("Rf3", "Rf4"), "attack"),
    )
    assert read("all starships in B: to A; all fighters in A: scout") == (
        Order(("R1", "R2", "R4"), to="A"),
        Order(("Rf4",), "scout"),
    )
    assert read("fighter carriers: attack; regiments: attack") == (
        Order(("R3",), "attack"),
        Order(("Rr3",), "attack"),
    )


def test_all_of_a_kind_includes_those_that_the_sheet_unloads(read):
    assert read("all regiments: attack; 1-2: to 1 unload")[0] == Order(("Rr1", "Rr2", "Rr3"), "attack")
    assert not faults("all regiments: attack; 1-2: to 1 unload")


def test_all_of_what_is_not_there_is_no_order(read):
    assert read("all flashtroopers: attack; all probe scouts: scout") == ()


def test_stay_is_no_move_and_alone_it_is_hold(read):
    assert read("4: stay") == read("4: hold") == (Order(("R4",)),)
    assert read("4: stay and attack") == (Order(("R4",), "attack"),)
    assert read("stay") == read("hold") == read("all hold") == ()


@pytest.mark.parametrize("head", ["f", "foo", "all foo", "all in Q", "the", "allfighters x"])
def test_what_names_no_group_is_refused_as_a_line(head, read):
    with pytest.raises(Exception, match='a line is like "7: to B attack"'):
        read(f"{head}: attack")
