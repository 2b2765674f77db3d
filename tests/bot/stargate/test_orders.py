"""Orders of StarGate read into steps and foretold, straight from positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import Refusal
from engine.core.flow import pending
from engine.stargate.game import STARGATE
from engine.stargate.model.state import Begin
from engine.stargate.queries.position import Position
from render.core.text import words
from render.stargate.words.odds import support_brief
from render.stargate.words.orders import StargateOrders, percent
from tests.stargate.combat.fights import fight, lay

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
    assert "→ 1309\n" in told(FIELD, "H3 to 1309")


@pytest.mark.parametrize(
    "text", ["H3 s9", "H3 to", "H3 skim", "H3 skim C", "H3 exit", "D2 n9", "H3 to 1210 q"]
)
def test_what_cannot_be_read_or_done_is_refused(text):
    with pytest.raises(Refusal):
        steps(FIELD, text)


def test_10_2_one_number_means_one_thing_in_what_support_would_add():
    s = fight(lay("H1 1410, X1 1410, H2 1412"), "coalition").state
    said = "\n".join(support_brief(s, pending(s)[0], EN))
    assert "differential -2, column -2" in said  # as it stands
    assert "With H2 from 2 hexes away: it adds 1, differential -1, column -1" in said


# -- no further than anybody can see ------------------------------------------------------------------------


STAGED = "human 1118; igugui 1318; meta 1518; duonoip 1718; done"


def foretold(at: Any, text: str) -> Any:
    return ORDERS.outcome(STARGATE, *at, ORDERS.split(STARGATE, *at, text), EN)


def test_a_whole_staging_is_foretold_without_the_dice_of_the_next_phase():
    at = laid("coalition", {"X1": "1701"}, phase="staging")
    f = foretold(at, STAGED)
    assert [x.kind for x in f.events].count("staged") == 4
    assert not {"deployed", "rolled"} & {x.kind for x in f.events}
    assert (f.state.gates, len(f.state.staged)) == (at[0].gates, 4)


def test_orders_that_end_their_phase_are_foretold_without_the_dice_of_combat():
    at = laid("coalition", {"H1": "1510", "X1": "1509"})  # with this move the phase ends
    f = foretold(at, "H1 n1")
    assert not {"rolled", "result", "dispersed"} & {x.kind for x in f.events}
    assert "Then it must attack: **1509**: H1 (3) against X1 (5), differential -2" in "\n".join(f.lines)


def test_9_0_a_move_that_ends_with_enemies_says_what_it_must_attack():
    at = laid("coalition", {"H1": "1510", "H2": "1511", "X1": "1509", "D1": "2001"})
    assert "must attack" not in told(at, "H1 ne1")
    assert "Then it must attack: **1509**: H1 (3) against X1 (5), differential -2" in told(at, "H1 n1")
    said = told(at, "H1 n1; H2 n2")
    assert "Then they must attack: **1509**: H1, H2 (6) against X1 (5), differential +1" in said
    assert said.count("must attack") == 1
    assert "must attack" not in told(at, "D1 s1")


def test_9_4_a_tri_ship_must_attack_around_it():
    ship = {"C2": "1712", "T2": "1712", "W2": "1712", "H1": "1501", "X1": "0101"}
    said = told(laid("virunian", ship), "C2 to 1502")
    assert "Then it must attack: **1501**: Tri-Ship 2 (10) against H1 (3), differential +7" in said


def test_9_3_who_cannot_attack_is_lost_where_it_ends_with_enemies():
    at = laid("virunian", {"C2": "1510", "H1": "1509", "W3": "0101", "X1": "0110"}, gates={"A": 1})
    said = told(at, "C2 n1")
    last = laid("virunian", {"C2": "1510", "H1": "1509", "H2": "2701"})  # with this move the phase ends
    assert "What stands in 1509 then cannot attack and is lost: C2." in told(last, "C2 n1")
    assert "What stands in 1509 then cannot attack and is lost: C2." in said
    assert "must attack" not in said


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
    begun = [a for a in kind.options(s, s.stack[-1].v, d.seat) if isinstance(a, Begin)]
    flown = [a for a in begun if a.mode != "teleport"]
    assert flown
    for a in flown:
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
