"""The Stargate (Cases GATE.1 to GATE.5, Rulings K37 to K40 and K57)."""

from dataclasses import replace
from itertools import combinations

import pytest

from engine.core.dice import GivenDice
from engine.core.execution import Execution
from engine.skirmish.model.actions import Dial, Enter, Hold, March, Turn
from engine.skirmish.model.state import Charge, Gate
from engine.skirmish.rules.gate import end_gate_turn, in_burst, to_ring
from engine.skirmish.rules.victory import verdict
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.terrain import scenario_of
from tests.skirmish.field import do, lay, refused, sg, told
from tests.skirmish.table import mission, step


def at_gate(*figures, name="standard", done=(), **gate):
    """Lay figures on a mission's table, in the players' step. The ring of "standard" is at 36 4, 3 wide."""
    s = mission(name)
    s = lay(*figures, file="", mission=name, gate=Gate(**gate), turn=3, done=dict(done))
    s.pieces = None
    return step(s)


def end(s):
    t = Execution(s, GivenDice())
    end_gate_turn(t)
    return t


def test_gate_1_dialling_takes_a_full_turn_in_contact_with_the_device():
    s = at_gate(sg("RED", 40, 7), sg("BLUE", 30, 20))
    assert refused(s, Dial("BLUE")).code == "no-dhd"
    done = do(s, Dial("RED"))
    assert (done.state.figures["RED"].left, done.state.figures["RED"].busy) == (0, "dial")
    assert not done.state.gate.open
    t = end(done.state)
    assert t.s.gate.open


def test_gate_1_the_iris_is_opened_within_the_same_turn():
    s = do(at_gate(sg("RED", 40, 7), iris="shut"), Dial("RED")).state
    assert end(s).s.gate.iris == "open"


def test_ruling_k37_all_actions_of_one_whole_turn_and_it_opens_at_its_end():
    s = at_gate(sg("RED", 40, 11))
    s = do(s, March("RED", ((40.0, 8.9),))).state
    assert refused(s, Dial("RED")).code == "no-whole-turn"
    s = do(at_gate(sg("RED", 40, 7)), Dial("RED")).state
    s.put(replace(s.figures["RED"], out=2))
    assert not end(s).s.gate.open


def test_gate_2_whoever_stands_before_the_ring_dies():
    s = at_gate(sg("RED", 40, 7), sg("BLUE", 36, 7), sg("GOLD", 36, 8.1), sg("GREY", 36, 3.5))
    t = end(do(s, Dial("RED")).state)
    health = {x: t.s.figures[x].health for x in t.s.figures}
    assert health == {"RED": "fit", "BLUE": "removed", "GOLD": "fit", "GREY": "fit"}
    assert told(t.events, "gate_opened") == [{"by": "dhd", "figures": ["BLUE"], "things": []}]


def test_gate_2_and_ruling_k97_the_burst_destroys_things_charges_and_what_the_dead_carried():
    s = at_gate(sg("RED", 40, 7), sg("BLUE", 36, 7, items=("map",)))
    s.loose = {"plans": (35.0, 6.0), "chart": (36.0, 9.0)}
    s.charges = {
        "X1": Charge("X1", "c4", "remote", "blast", 36, 5, 0, "RED", "p1"),
        "X2": Charge("X2", "c4", "remote", "blast", 40, 5, 0, "RED", "p1"),
    }
    t = end(do(s, Dial("RED")).state)
    assert told(t.events, "gate_opened")[0]["things"] == ["map", "plans", "X1"]
    assert (t.s.loose, set(t.s.charges)) == ({"chart": (36.0, 9.0)}, {"X2"})
    assert not told(t.events, "item_dropped")
    assert not told(t.events, "blown")
    assert t.s.figures["BLUE"].items == ()


def test_ruling_k97_a_mission_whose_prize_is_destroyed_is_lost():
    for bearer, lost in (((36, 7), True), ((36, 9), False)):
        s = at_gate(sg("RED", 40, 7), sg("BLUE", *bearer, items=("data",)), done={"data": "searched"})
        t = end(do(s, Dial("RED")).state)
        verdict(t, end=True)
        assert (t.s.over is not None and t.s.over.reason == "objective_lost") is lost


@pytest.mark.parametrize(
    ("at", "dies"),
    [
        ((36, 8), True),
        ((36, 8.1), False),
        ((34.5, 6), True),
        ((34.4, 6), False),
        ((37.5, 4), True),
        ((36, 3.9), False),
    ],
)
def test_ruling_k38_as_wide_as_the_ring_and_four_inches_deep(at, dies):
    assert in_burst(scenario_of(at_gate(sg("RED", 40, 7))).gate, at) is dies


def test_ruling_k38_the_burst_turns_with_the_gate():
    g = replace(scenario_of(at_gate(sg("RED", 40, 7))).gate, facing=90)
    assert in_burst(g, (39.5, 5.4))
    assert not in_burst(g, (35.9, 4))
    assert to_ring(g, (36, 6.5)) == pytest.approx(1.0)


def test_gate_3_figures_pass_with_all_they_carry_and_drag():
    s = at_gate(
        sg("RED", 36, 4.5, items=("data",)), sg("BLUE", 36.2, 4.5, health="disabled", haulers=("RED",)),
        sg("GOLD", 30, 20), open=True,
    )  # fmt: skip
    done = do(s, Enter("RED"))
    assert told(done, "left_table") == [
        {"figure": "RED", "items": ["data"], "by": "gate", "figures": ["BLUE"]}
    ]
    assert {done.state.figures[x].health for x in ("RED", "BLUE")} == {"left"}
    assert refused(s, Enter("GOLD")).code == "not-at-gate"
    assert refused(at_gate(sg("RED", 36, 4.5)), Enter("RED")).code == "gate-shut"


def test_gate_3_it_closes_when_nothing_has_passed():
    t = end(at_gate(sg("RED", 40, 20), open=True))
    assert not t.s.gate.open
    assert told(t.events, "gate_closed") == [{"why": "unused"}]


def test_ruling_k39_not_in_the_turn_it_opened_nor_while_used_or_held():
    s = do(at_gate(sg("RED", 40, 7), sg("BLUE", 36, 5)), Dial("RED")).state
    t = end(s)
    assert t.s.gate.open
    t.s.put(replace(t.s.figures["RED"], busy=""))
    assert not end(t.s).s.gate.open
    used = at_gate(sg("RED", 40, 7), open=True, used=True)
    assert end(used).s.gate.open
    held = do(at_gate(sg("RED", 36, 4.8), open=True), Hold("RED")).state
    assert end(held).s.gate.open


def test_gate_4_six_symbols_by_hand_open_it():
    s = at_gate(sg("RED", 36, 4.5, actions=4), dhd=False, symbols=4)
    done = do(s, Turn("RED"))
    assert (done.state.gate.symbols, done.state.gate.open) == (5, False)
    done = do(done.state, Turn("RED"))
    assert done.state.gate.open
    assert told(done, "gate_opened")[0]["by"] == "hand"


def test_ruling_k40_several_figures_add_symbols_at_two_actions_each():
    s = at_gate(sg("RED", 36, 4.5), sg("BLUE", 35, 4.5), dhd=False)
    s = do(s, Turn("RED")).state
    assert s.figures["RED"].left == 1
    assert refused(s, Turn("RED")).code == "slow-hand"
    s = do(s, Turn("BLUE")).state
    assert s.gate.symbols == 2


def test_gate_5_who_dials_by_hand_is_moved_clear():
    s = at_gate(sg("RED", 36.5, 4.5), sg("BLUE", 36, 7), dhd=False, symbols=5)
    done = do(s, Turn("RED"))
    red, blue = done.state.figures["RED"], done.state.figures["BLUE"]
    assert (red.health, blue.health) == ("fit", "removed")
    assert red.x > 37.5
    assert told(done, "pushed")[0]["figure"] == "RED"


def test_gate_5_and_ruling_k92_all_who_dialled_are_moved_clear():
    s = at_gate(
        sg("RED", 36.5, 4.5), sg("BLUE", 36, 4.5), sg("GOLD", 37, 4.5), sg("GREEN", 36, 7),
        dhd=False, symbols=3,
    )  # fmt: skip
    s = do(do(s, Turn("RED")).state, Turn("BLUE")).state
    s.figures["BLUE"] = replace(s.figures["BLUE"], health="disabled")
    done = do(s, Turn("GOLD"))
    assert {f.id: f.health for f in done.state.figures.values()} == {
        "RED": "fit", "BLUE": "disabled", "GOLD": "fit", "GREEN": "removed",
    }  # fmt: skip
    assert [x["figure"] for x in told(done, "pushed")] == ["RED", "BLUE", "GOLD"]
    clear = [done.state.figures[x].at for x in ("RED", "BLUE", "GOLD")]
    assert min(distance(p, q) for p, q in combinations(clear, 2)) >= 0.5
    assert not done.state.gate.dialers


def test_ruling_k92_who_dialled_and_walked_off_stays_where_they_are():
    s = at_gate(sg("RED", 36.5, 4.5, actions=4), sg("BLUE", 36, 4.5), dhd=False, symbols=4)
    s = do(s, Turn("RED")).state
    s.figures["RED"] = replace(s.figures["RED"], x=36.0, y=12.0)
    assert do(s, Turn("BLUE")).state.figures["RED"].at == (36.0, 12.0)


def test_ruling_k57_by_hand_only_without_a_device_and_with_power():
    for gate in ({"dhd": True}, {"dhd": False, "power": False}):
        s = at_gate(sg("RED", 36, 4.5), **gate)
        assert refused(s, Turn("RED")).case == "Ruling K57"
    s = at_gate(sg("RED", 36, 8), dhd=False)
    assert refused(s, Turn("RED")).code == "not-at-gate"


def test_gate_1_no_dialling_while_it_is_open():
    assert refused(at_gate(sg("RED", 40, 7), open=True), Dial("RED")).code == "gate-open"
