"""Sheets as text: every form of a line, every bad line named, written back the same."""

from random import Random

import pytest

from engine.armada.model.actions import Attack, Fleet, Order, Orders, Probe, Send, Start
from engine.armada.model.state import State
from engine.armada.orders.text import LONGEST, ids, list_ids, read_orders, write_orders
from engine.armada.queries.notation import read, write
from engine.core.errors import IllegalAction, InvalidAction
from engine.core.rules import Decision

#: A line as it is written, and the order that it stands for.
LINES = {
    "7: attack": Order(("R7",), "attack"),
    "7: to B attack": Order(("R7",), "attack", "B"),
    "1-3,5: to 1 scout": Order(("R1", "R2", "R3", "R5"), "scout", "1"),
    "4: to A": Order(("R4",), "hold", "A"),
    "4: hold": Order(("R4",)),
    "4: to 1 unload r1-2,f3": Order(("R4",), "unload", "1", ("Rr1", "Rr2", "Rf3")),
    "4: load m1": Order(("R4",), "load", cargo=("Rm1",)),
    "4: to 1 load m1": Order(("R4",), "load", "1", ("Rm1",)),
    "4: load m1 then to 1": Order(("R4",), "load", "1", ("Rm1",), first=True),
    "4: dock 5": Order(("R4",), "dock", partner="R5"),
    "4: dock 5 give r1,t2-4, 2 nuclear, 1 decoy": Order(
        ("R4",), "dock", cargo=("Rr1", "Rt2", "Rt3", "Rt4"), partner="R5", stores={"nuclear": 2, "decoy": 1}
    ),
    "4: attack send 2 to C send 1 to 6": Order(("R4",), "attack", seekers=(Send("C", 2), Send("6", 1))),
    "4: scout probe C probe 1 as ground decoys 3": Order(
        ("R4",), "scout", probes=(Probe("C"), Probe("1", "ground")), decoys=3
    ),
    "t1: to ship 7": Order(("Rt1",), "hold", "R7"),
    "t1-3: to 2 attack form": Order(("Rt1", "Rt2", "Rt3"), "attack", "2", form=True),
    "f1-2,r3,m1,i1: attack": Order(("Rf1", "Rf2", "Rr3", "Rm1", "Ri1"), "attack"),
}


@pytest.mark.parametrize("line", LINES)
def test_every_form_of_a_line(line):
    assert read_orders(line, "red") == Orders((LINES[line],))
    assert write_orders(Orders((LINES[line],))) == line


@pytest.mark.parametrize(
    "text",
    [
        "7: TO b ATTACK",
        "ship 7: move to B, attack",
        "7 : to B and attack # go",
        " 7:to B then a ;",
        "\n7: to B + att\n",
    ],
)
def test_many_ways_to_write_the_same_line(text):
    assert read_orders(text, "red") == Orders((Order(("R7",), "attack", "B"),))


def test_ids_are_those_of_the_side_that_writes():
    assert read_orders("7,f1: attack", "silver").orders[0].units == ("S7", "Sf1")


def test_lists_of_units_run_together():
    assert ids("1-3 5, f2-f4", "red") == ("R1", "R2", "R3", "R5", "Rf2", "Rf3", "Rf4")
    assert list_ids(ids("1-3 5, f2-f4", "red")) == "1-3,5,f2-4"
    for bad in ("3-1", "x4", "1-9999", "f", "f1-r3"):
        with pytest.raises(ValueError, match=bad):
            ids(bad, "red")


def test_strikes_choice_and_plan_have_lines_of_their_own():
    text = "7: attack\nstrike: B, 1\nchoose attacks\nplan: targets carrier; retreat 40"
    sheet = read_orders(text, "red")
    assert (sheet.strikes, sheet.choose, sheet.plan) == (("B", "1"), True, "targets carrier; retreat 40")
    assert write_orders(sheet) == text
    assert read_orders("7: attack; strike 1".replace("strike 1", "strike: 1"), "red").strikes == ("1",)


def test_a_plan_keeps_its_semicolons_and_takes_the_rest_of_its_line():
    sheet = read_orders("1: attack; plan: retreat 40; at 1: retreat never\n2: scout", "red")
    assert sheet.plan == "retreat 40; at 1: retreat never"
    assert [o.units for o in sheet.orders] == [("R1",), ("R2",)]


def test_every_bad_line_is_named_with_what_and_why():
    bad = (
        "1: atack\n2: to Z\nfoo: attack\n4: attack scout\n5: to B to C\n6: send x to B\n7: attack\n"
        "8: dock f1\n9: probe B as mail\n10: dock 2 give 3 laser\n: attack\nstrike: Q"
    )
    with pytest.raises(IllegalAction) as why:
        read_orders(bad, "red")
    assert [f.at for f in why.value.faults] == [f"line {n}" for n in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)]
    assert {(f.code, f.case) for f in why.value.faults} == {("orders-line", "ORDERS.1")}
    assert why.value.faults[0].why.startswith('cannot read "atack": write to, attack')
    assert why.value.faults[1].why == 'cannot read "z": a space is A to H or 1 to 6'


def test_a_text_beyond_all_measure_is_refused():
    with pytest.raises(IllegalAction, match="longer than"):
        read_orders("1: attack\n" * LONGEST, "red")


def test_letters_at_random_never_break_the_reader():
    rng = Random(4)
    words = [
        "1:",
        "2-3:",
        "f1:",
        "to",
        "B",
        "1",
        "attack",
        "load",
        "unload",
        "r1",
        "dock",
        "give",
        "send",
        "probe",
        "decoys",
        "as",
        "ground",
        ";",
        "plan:",
        "strike:",
        ",",
        "x",
    ]
    for _ in range(3000):
        text = " ".join(rng.choice(words) for _ in range(rng.randrange(12)))
        try:
            sheet = read_orders(text, "red")
        except IllegalAction:
            continue
        assert read_orders(write_orders(sheet), "red") == sheet


@pytest.mark.parametrize(
    ("kind", "text", "action"),
    [
        ("fleet", "none", Fleet()),
        ("orders", "hold", Orders()),
        ("start", "B", Start("B")),
        ("start", "sector c", Start("C")),
        ("attack", "attack 1", Attack("1")),
        ("attack", "D", Attack("D")),
    ],
)
def test_the_short_answers_of_the_sequence(kind, text, action):
    d = Decision(1, "red", kind)
    assert read(State(), d, text) == action
    assert read(State(), d, write(action)) == action


def test_a_short_answer_that_is_none_is_refused():
    for text in ("", "B C", "attack"):
        with pytest.raises(InvalidAction):
            read(State(), Decision(1, "red", "start"), text)
