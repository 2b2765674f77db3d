"""No word that somebody types is dropped in silence, nothing is half done, and reasons are true."""

from __future__ import annotations

from random import Random

import pytest

from engine.armada.fleet.text import read_fleet
from engine.armada.game import ARMADA
from engine.armada.model.actions import Fleet, Orders
from engine.armada.orders.text import read_orders
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.errors import IllegalAction, InvalidAction
from engine.core.flow import faults, pending
from engine.core.rules import Decision
from tests.armada.battle.battles import fight, lay, only  # noqa: F401


def opening():
    return ARMADA.new(Setup("armada", "standard"), RandomDice(Random(1))).state


@pytest.mark.parametrize("text", ["", "   ", "\n\n", ";;", "# a fleet that will be bought later\n"])
def test_buy_7_an_empty_text_is_no_fleet(text):
    s = opening()
    with pytest.raises(InvalidAction) as bad:
        ARMADA.read(s, pending(s)[0], text)
    assert "'none'" in bad.value.why
    assert ARMADA.read(s, pending(s)[0], "none") == Fleet()


@pytest.mark.parametrize("text", ["", " ; ", "# later"])
def test_orders_1_an_empty_text_is_no_sheet(text):
    s = opening()
    asked = Decision(1, "red", "orders")
    with pytest.raises(InvalidAction) as bad:
        ARMADA.read(s, asked, text)
    assert "'hold'" in bad.value.why
    assert ARMADA.read(s, asked, "hold") == Orders()


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("muster", ""),
        ("muster", "seekers"),
        ("muster", "seekers 1, seekers 2"),
        ("muster", "seekers 1x2 1x3"),
        ("cover", ""),
        ("place", ""),
        ("place", "place S1 S1"),
        ("retreat", ""),
        ("retreat", "retreat"),
        ("intercept", ""),
        ("intercept", "intercept 2 3"),
        ("targets", ""),
        ("targets", "rest hold; rest plan"),
        ("targets", "close"),
        ("take", ""),
        ("audit", ""),
    ],
)
def test_combat_1_an_answer_that_says_nothing_or_twice_is_refused(kind, text):
    s = fight(lay("R1 laser, S1 laser")).state
    with pytest.raises(InvalidAction):
        ARMADA.read(s, Decision(1, "red", kind), text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1: scout probe 1 C", "probe C"),
        ("1: scout probe C D", "probe D"),
        ("1: C attack", "to C"),
        ("1:", "say what they do"),
        ("1: decoys 1 decoys 2", "twice"),
        ("strike:", "strike: B"),
        ("plan: retreat never\nplan: retreat always", "twice"),
    ],
)
def test_orders_1_what_is_not_understood_is_said(text, said):
    with pytest.raises(IllegalAction) as bad:
        read_orders(text, "red")
    (fault,) = bad.value.faults
    assert said in str(fault)
    assert fault.case == "ORDERS.1"


@pytest.mark.parametrize("text", ["1 starship: laser 10000000000000", "99999x starship: laser"])
def test_buy_8_a_number_is_refused_as_it_was_typed(text):
    with pytest.raises(IllegalAction) as bad:
        read_fleet(text)
    assert "digits" in str(bad.value)
    assert "1000 " not in str(bad.value)


@pytest.mark.parametrize(
    ("text", "case", "said"),
    [
        ("R1 laser on S1 x0", "COMBAT.f", "at least one"),
        ("R1 laser", "Ruling G17", "at whom"),
        ("R1 laser on R1", "Ruling G17", "at whom"),
        ("R1 laser on R2", "Ruling G17", "own side"),
        ("R1 laser on S9", "Ruling G17", "no enemy in this battle"),
        ("R1 laser on S1 x2", "COMBAT.f", "has 1 shot by laser"),
        ("R2 laser on S1 x4", "COMBAT.f", "has 2 shots by laser"),
    ],
)
def test_combat_f_a_shot_that_cannot_be_says_why(text, case, said):
    s = fight(lay("R1 laser, R2 laser:2, S1 laser")).state
    d = next(d for d in pending(s) if d.seat == "red")
    (bad,) = faults(s, d, ARMADA.read(s, d, text))
    assert bad.case == case
    assert said in bad.why
