"""What players type: every answer can be written and read back, and shorter forms are understood."""

import pytest

from engine.core.errors import InvalidAction
from engine.core.flow import pending
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import (
    Blow,
    Capture,
    Cover,
    Dial,
    Dismiss,
    Done,
    Drop,
    Enlist,
    Enter,
    Face,
    GoOn,
    Haul,
    Hold,
    Lay,
    Lead,
    March,
    Pair,
    React,
    Ready,
    Save,
    Seize,
    Shoot,
    Spot,
    Steady,
    Take,
    Throw,
    Turn,
    Veto,
    Wait,
    Work,
)
from engine.skirmish.queries.notation import write
from tests.skirmish.field import ja, lay, sg
from tests.skirmish.table import mission, step

ORDERS = (
    March("RED", ((14.5, 22.0),)),
    March("RED", ((14.5, 22.0), (16.0, 24.1))),
    March("RED", ((14.5, 22.0),), "charge"),
    Face("RED", 90),
    Spot("RED"),
    Shoot("RED", "J1", 1),
    Shoot("RED", "J1", 2, 2),
    Shoot("RED", "J1", 3),
    Steady("RED"),
    Throw("RED", 20.0, 31.5),
    Throw("RED", 20.0, 31.5, "stun"),
    Cover("RED"),
    Lay("RED", "claymore", "tripwire", "wedge", 45),
    Lay("RED", "c4", "remote", "blast", 0),
    Save("RED"),
    Haul("RED", "BLUE"),
    Drop("RED"),
    Work("RED", "data"),
    Take("RED", "data"),
    Seize("RED", "J1"),
    Dial("RED"),
    Turn("RED"),
    Enter("RED"),
    Hold("RED"),
    Done(),
)


def table(*more):
    s = lay(sg("RED", 36, 8), sg("BLUE", 37, 8), ja("J1", 40, 30), *more, file="", mission="standard", turn=2)
    s.pieces = None  # as the scenario has it
    return step(s)


def read(s, text, n=0):
    return SKIRMISH.read(s, pending(s)[n], text)


@pytest.mark.parametrize("order", ORDERS, ids=write)
def test_order_2_an_order_is_read_as_it_is_written(order):
    s = table()
    assert read(s, write(order)) == order
    assert read(s, f"  {write(order).lower()} ") == order or isinstance(order, Work | Take)


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("red ne 6", March("RED", ((40.2, 12.2),))),
        ("Red n 4.5", March("RED", ((36.0, 12.5),))),
        ('red n 4"', March("RED", ((36.0, 12.0),))),
        ("RED move to DHD", March("RED", ((40.0, 8.8),))),
        ("RED to gate", March("RED", ((36.0, 4.8),))),
        ("RED to the stone wall", March("RED", ((15.0, 13.5),))),
        ("RED to ST 20 20", March("RED", ((15.0, 13.5), (20.0, 20.0)))),
        ("RED to data", March("RED", ((36.0, 41.0),))),
        ("RED to BLUE", March("RED", ((37.0, 8.0),))),
        ("RED charge J1", March("RED", ((39.8, 29.1),), "charge")),
        ("RED face nw", Face("RED", 315)),
        ("RED look", Spot("RED")),
        ("RED fire at J1 careful", Shoot("RED", "J1", 3)),
        ("red shoot j1 a x2", Shoot("RED", "J1", 2, 2)),
        ("RED grenade at J1", Throw("RED", 40.0, 30.0)),
        ("RED set claymore ne", Lay("RED", "claymore", "tripwire", "wedge", 45)),
        ("RED drag blue", Haul("RED", "BLUE")),
        ("RED search", Work("RED", "data")),
        ("RED search DATA", Work("RED", "data")),
        ("pass", Done()),
    ],
)
def test_order_2_shorter_forms_are_understood(text, order):
    assert read(table(), text) == order


def test_order_2_who_has_one_figure_need_not_name_it():
    s = step(lay(sg("RED", 36, 8), file="", mission="standard", turn=2))
    assert read(s, "n 6") == March("RED", ((36.0, 14.0),))
    assert read(s, "spot") == Spot("RED")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "RED",
        "RED fly 20 20",
        "J1 to 20 20",
        "RED to nowhere",
        "RED shoot",
        "RED face backwards",
        "RED n far",
        "RED lay nothing",
        "RED to 20",
        "RED to 1e99 3",
        "x" * 400,
    ],
)
def test_order_2_what_cannot_be_read_is_refused_with_an_example(text):
    with pytest.raises(InvalidAction):
        read(table(), text)


def test_sight_1_a_hidden_enemy_is_no_place_to_go_to():
    s = table(ja("J9", 50, 20))
    s.spotted["sgc"] = ("J1",)
    with pytest.raises(InvalidAction):
        read(s, "RED to J9")


@pytest.mark.parametrize(
    "change",
    [
        Enlist("TEAL", "Teal'c of Chulak", "elite", 4, "staff", ("grenade", "c4")),
        Enlist("X1", "X1", "trooper", 1, "zat"),
        Dismiss("RED"),
        Ready(),
    ],
    ids=write,
)
def test_costs_1_changes_of_the_team_are_read_as_written(change):
    s = mission("standard", team="built")
    assert read(s, write(change)) == change


def test_actions_8_other_answers_are_written_plainly():
    assert [
        write(a)
        for a in (
            React("RED", "J1", 2),
            Wait(),
            Blow("X1"),
            Pair("RED", "J1"),
            Capture(True),
            Capture(False),
            Lead("A1", 20.0, 30.5, "J1"),
            GoOn(),
            Veto("G41", "no", reroll=True),
            Veto("G41", "no"),
        )
    ] == [
        "RED fire J1 aimed",
        "wait",
        "blow X1",
        "RED fights J1",
        "capture",
        "strike",
        "A1 lead 20 30.5 fire J1",
        "go on",
        "reroll G41 because no",
        "veto G41 because no",
    ]
