"""Orders of StarGate read into steps and foretold, straight from positions."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.stargate.orders import StargateOrders
from bot.games.stargate.previews import percent
from engine.core.errors import Refusal
from engine.core.flow import pending
from engine.stargate.game import STARGATE
from engine.stargate.model.state import Begin
from engine.stargate.queries.position import Position
from render.core.text import words

ORDERS, EN = StargateOrders(), words("en")


def laid(seat: str, units: dict[str, str], **more: Any) -> Any:
    s = STARGATE.lay_out(Position(seat, units, **more))
    return s, pending(s)[0]


def steps(at: Any, text: str) -> list[str]:
    return [step for order in ORDERS.split(STARGATE, *at, text) for step in order]


def told(at: Any, text: str) -> str:
    found = ORDERS.foretell(STARGATE, *at, ORDERS.split(STARGATE, *at, text), EN)
    return "\n".join(found.lines) if found else ""


FIELD = laid(
    "coalition", {"H3": "1210", "I1": "1412", "M1": "1509", "D2": "2001", "C2": "1510", "W2": "1510"}
)
GATE = laid("virunian", {"W2": "0604", "W3": "0403", "H1": "2701"})


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("H3 se3 s2", ["H3 linear", "se3", "s2", "stop"]),
        ("h3 SE 3, s 2", ["H3 linear", "se3", "s2", "stop"]),
        ("H3 to 1514 via 1512", ["H3 linear", "se3", "s2", "stop"]),
        ("H3 1512 1514", ["H3 linear", "se3", "s2", "stop"]),
        ("H3 via 1512 to 1514", ["H3 linear", "se3", "s2", "stop"]),
        ("H3 n8", ["H3 linear", "n8"]),
        ("H3 se3 +", ["H3 linear", "se3"]),
        ("H3 se3 stop", ["H3 linear", "se3", "stop"]),
        ("H3", ["H3"]),
        ("done", ["done"]),
        ("I1 teleport n7", ["I1 teleport", "to 1405"]),
        ("H3 t by I1 to 1204", ["H3 teleport by I1", "to 1204"]),
        ("M1 wobble to 1511", ["M1 wobble", "se1", "s1", "sw1", "stop"]),
    ],
)
def test_an_order_is_read_into_steps(text, wanted):
    assert steps(FIELD, text) == wanted


def test_a_bend_is_looked_for_where_nobody_says_how():
    got = steps(FIELD, "H3 to 1309")
    assert got[0] == "H3 linear"
    assert "It ends in 1309" in told(FIELD, "H3 to 1309")


@pytest.mark.parametrize(
    "text", ["H3 s9", "H3 to", "H3 skim", "H3 skim C", "H3 exit", "D2 n9", "H3 to 1210 q"]
)
def test_what_cannot_be_read_or_done_is_refused(text):
    with pytest.raises(Refusal):
        steps(FIELD, text)


def test_5_3_a_skim_goes_in_round_and_out():
    assert steps(GATE, "W2 skim B cw exit") == ["W2 linear", "se1", "exit", "stop"]
    said = told(GATE, "W2 skim B cw exit")
    assert "Skims Stargate B clockwise from 0705: it must go round two more hexes" in said
    assert "doubled to 2, and it cannot turn any more" in said


def test_5_34_after_the_exit_it_goes_on_straight():
    assert steps(GATE, "W2 skim B cw exit 3") == ["W2 linear", "se1", "exit", "s2"]


def test_5_32_a_skim_that_lasts_into_the_next_turn_says_so():
    assert steps(GATE, "W3 skim B") == ["W3 linear", "se3"]
    assert "It stays in the circle round Stargate B" in told(GATE, "W3 skim B")


def test_5_3_no_way_into_the_circle_in_that_sense():
    with pytest.raises(Refusal):
        steps(GATE, "W2 skim A ccw")


def test_5_41_a_crossing_and_its_odds_are_told():
    at = laid("coalition", {"I1": "0903", "X1": "2701"})
    said = told(at, "I1 teleport to 0917")
    assert "Teleports through Stargate A: 83 % survival" in said
    assert "14 hexes is far" in said


def test_nothing_is_rolled_and_nobody_is_asked_by_foretelling():
    s, d = FIELD
    before = STARGATE.view(s, None)
    told(FIELD, "M1 s1 se1")
    assert STARGATE.view(s, None) == before
    assert pending(s) == (d,)


def test_a_choice_of_unit_alone_is_not_foretold():
    s, d = FIELD
    assert ORDERS.foretell(STARGATE, s, d, [("H3 linear",)], EN) is None
    assert ORDERS.foretell(STARGATE, s, d, [("done",)], EN) is None


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("H3 se3 s", "H3 se3 s2"),
        ("H3 ", "H3 s3"),
        ("H3 to 151", "H3 to 1512"),
        ("H3 se3 to 15", "H3 se3 to 1514"),
    ],
)
def test_orders_are_completed(text, wanted):
    found = dict(ORDERS.complete(STARGATE, *FIELD, text, EN))
    assert wanted in found
    assert all(x.casefold().startswith(text.strip().casefold()) for x in found)


def test_every_unit_that_may_begin_can_be_ordered_by_its_name():
    s, d = FIELD
    kind = s.rules.kinds[d.kind]
    for a in kind.options(s, s.stack[-1].v, d.seat):
        if isinstance(a, Begin) and a.mode != "teleport":
            assert steps(FIELD, f"{a.unit} {a.mode} s1")[0] == STARGATE.write(a)


def test_percent_is_never_sure_of_what_is_not():
    assert [percent(x) for x in (0, 0.001, 0.5, 0.999, 1)] == ["0", "1", "50", "99", "100"]


@pytest.mark.parametrize(
    ("units", "order", "line", "live"),
    [
        ({"I1": "0617"}, "I1 teleport to 2707", "one hex off, it may be lost", 83),  # a 1: off the map
        ({"I1": "0703", "H4": "0906"}, "H4 t by I1 to 0917", "In all, 69 % survival", 69),  # and Stargate A
        ({"I1": "1402"}, "I1 teleport to 0606", "one hex off, it may be lost", 69),
    ],
)
def test_5_45_scatter_that_kills_is_foretold_with_its_odds(units, order, line, live):
    at = laid("coalition", {**units, "X1": "2701"})
    said = told(at, order)
    assert line in said
    assert f"In all, {live} % survival" in said
    assert "may be lost" not in told(laid("coalition", {"I1": "1402", "X1": "2701"}), "I1 teleport s7")
