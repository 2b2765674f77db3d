"""What players type: every answer can be written and read back, and shorter forms are understood."""

import pytest

from engine.core.errors import IllegalAction, InvalidAction
from engine.core.flow import faults, pending
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
        ("RED to the stone wall, gate, 20 20", March("RED", ((15.0, 13.5), (36.0, 4.8), (20.0, 20.0)))),
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


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("RED shoot J1 aimed rubbish", "rubbish"),
        ("RED shoot J1 aimed careful", "once"),
        ("RED shoot J1 x2 x3", "once"),
        ("RED spot J1", "J1"),
        ("RED n 6 rubbish", "rubbish"),
        ("RED face ne rubbish", "rubbish"),
        ("RED to 20 20 rubbish", "rubbish"),
        ("RED throw 20 20 30 30", "one place"),
        ("RED lay claymore tripwire rubbish", "rubbish"),
        ("RED lay claymore c4", "c4"),
        ("RED haul BLUE GOLD", "GOLD"),
        ("RED work data rubbish", "rubbish"),
        ("RED take data rubbish", "rubbish"),
        ("RED fly 20 20", "fly"),
    ],
)
def test_no_word_of_an_order_is_dropped_in_silence(text, word):
    with pytest.raises(InvalidAction) as bad:
        read(table(), text)
    assert word in bad.value.why


@pytest.mark.parametrize(
    ("text", "code", "case"),
    [
        ("J1 to 20 20", "not-your-figure", "ORDER.2"),
        ("J1 shoot RED", "not-your-figure", "ORDER.2"),
        ("J77 shoot RED", "not-your-figure", "ORDER.2"),
        ("rubbish", "not-your-figure", "ORDER.2"),
        ("spot", "whose-order", "ORDER.2"),
        ("wait", "wait-now", "Ruling K8"),
        ("X1 blow", "blow-now", "EXPLOSIVES.3"),
        ("blow X1", "blow-now", "EXPLOSIVES.3"),
        ("capture", "capture-now", "MELEE.4"),
        ("RED fights J1", "pair-now", "Ruling K17"),
        ("enlist TAN trooper 3 rifle", "team-now", "COSTS.1"),
        ("veto A because it rains", "not-gm", "Ruling K65"),
    ],
)
def test_an_order_that_breaks_a_rule_cites_its_case(text, code, case):
    with pytest.raises(IllegalAction) as bad:
        read(table(), text)
    assert [(x.code, x.case) for x in bad.value.faults] == [(code, case)]


def test_sight_1_a_hidden_enemy_is_refused_as_one_that_is_not_there():
    s = table(ja("J9", 50, 20))
    s.spotted["sgc"] = ("J1",)
    said = []
    for name in ("J9", "J8"):
        with pytest.raises(IllegalAction) as bad:
            read(s, f"{name} to 20 20")
        said.append(str(bad.value).replace(name, "?"))
    assert said[0] == said[1]


def test_effect_7_who_is_dead_is_said_to_be_out_and_not_somebody_elses():
    s = step(lay(sg("RED", 36, 8, health="dead"), sg("BLUE", 37, 8), ja("J1", 40, 30)))
    assert [x.code for x in faults(s, pending(s)[0], read(s, "RED spot"))] == ["is-gone"]
