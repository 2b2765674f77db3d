"""The GM's hand (Ruling K65, Case GM.1): what they may do, told as theirs, and that nobody else may."""

from random import Random

import pytest

from engine.core.codec import load, save
from engine.core.dice import GivenDice, RandomDice
from engine.core.endings import Resign
from engine.core.errors import IllegalAction
from engine.core.flow import act, apply, fork, pending
from engine.skirmish.game import SKIRMISH
from engine.skirmish.gm.actions import (
    Build,
    CallIt,
    EndPhase,
    GateHand,
    Place,
    Remove,
    Reroll,
    Rule,
    SetStatus,
    Spawn,
    Watch,
)
from engine.skirmish.model.actions import Done, GoOn, Shoot, Veto
from engine.skirmish.model.procedures import Q_GM
from engine.skirmish.model.state import HouseRules, Piece
from engine.skirmish.table.terrain import land_of
from tests.skirmish.field import asked, do, ja, lay, sg, told
from tests.skirmish.table import gm, mission, step

ACTS = {
    "gm.place": Place("RED", 30.0, 10.0, "he slipped"),
    "gm.remove": Remove("RED", "called home"),
    "gm.status": SetStatus("RED", "a cold", suppressed=1),
    "gm.spawn": Spawn("jaffa", 2, 30.0, 40.0, "for the story"),
    "gm.build": Build(Piece("CR", "crates", "rect", (10.0, 10.0, 12.0, 12.0)), "they were always there"),
    "gm.rule": Rule("move", -2, "mud"),
    "gm.end_phase": EndPhase("it is late"),
    "gm.gate": GateHand("open", "from outside"),
    "gm.call": CallIt("won", "well played"),
    "gm.watch": Watch(False, True),
}


def table():
    return mission("standard", players="2", gm="on")


def fault(s, seat, name, action):
    with pytest.raises(IllegalAction) as bad:
        act(s, seat, name, action, GivenDice())
    return bad.value.faults[0]


@pytest.mark.parametrize("name", ACTS)
def test_ruling_k65_only_the_gm_and_only_where_there_is_one(name):
    assert fault(table(), "p1", name, ACTS[name]).code == "not-gm"
    assert fault(mission("standard"), "gm", name, ACTS[name]).case == "Ruling K65"


@pytest.mark.parametrize("name", ACTS)
def test_ruling_k65_each_act_is_told_as_the_gms_with_its_reason(name):
    action = ACTS[name]
    done = gm(table(), name, action)
    (acted,) = [e for e in done.events if e.kind == "acted"]
    assert (acted.facts["seat"], acted.facts["of"]) == ("gm", name)
    if name != "gm.watch":
        assert any(e.facts.get("reason") == action.reason for e in done.events if e.kind.startswith("gm_"))
    assert not SKIRMISH.problems(done.state)


@pytest.mark.parametrize("name", [x for x in ACTS if x != "gm.watch"])
def test_ruling_k65_no_act_without_a_reason(name):
    action = ACTS[name]
    made = type(action)(**{k: getattr(action, k) for k in action.__slots__ if k != "reason"}, reason=" ")
    assert fault(table(), "gm", name, made).code == "no-reason"


def test_gm_1_figures_markers_and_terrain_are_placed_and_removed():
    s = gm(table(), "gm.place", Place("RED", 20.0, 12.0, "x", facing=90)).state
    assert (s.figures["RED"].at, s.figures["RED"].facing) == ((20.0, 12.0), 90)
    marker = next(iter(s.markers))
    s = gm(s, "gm.place", Place(marker, 60.0, 44.0, "x")).state
    assert s.markers[marker].at == (60.0, 44.0)
    s = gm(s, "gm.remove", Remove(marker, "x")).state
    assert marker not in s.markers
    s = gm(s, "gm.remove", Remove("BA", "it burnt down")).state
    assert land_of(s).sees((20, 10), (20, 30))
    s = gm(s, "gm.build", Build(Piece("N1", "building", "rect", (18.0, 16.0, 22.0, 20.0)), "x")).state
    assert not land_of(s).sees((20, 10), (20, 30))
    assert gm(s, "gm.remove", Remove("RED", "x")).state.figures["RED"].health == "removed"


def test_gm_1_the_last_piece_of_terrain_may_be_removed_too():
    s = table()
    for piece in land_of(s).pieces:
        s = gm(s, "gm.remove", Remove(piece.id, "a bare plain")).state
    assert land_of(s).pieces == ()
    assert land_of(load(type(s), save(s))).pieces == ()
    assert land_of(s).sees((20, 10), (20, 30))


@pytest.mark.parametrize(
    ("name", "action", "code"),
    [
        ("gm.place", Place("NOBODY", 1.0, 1.0, "x"), "no-thing"),
        ("gm.place", Place("RED", 99.0, 1.0, "x"), "bad-place"),
        ("gm.place", Place("RED", 9.05, 1.0, "x"), "place-tenths"),
        ("gm.remove", Remove("NOTHING", "x"), "no-thing"),
        ("gm.status", SetStatus("RED", "x", suppressed=4), "bad-value"),
        ("gm.status", SetStatus("NOBODY", "x"), "no-thing"),
        ("gm.spawn", Spawn("jaffa", 13, 1.0, 1.0, "x"), "bad-value"),
        ("gm.build", Build(Piece("X1", "lava", "rect", (1.0, 1.0, 2.0, 2.0)), "x"), "bad-value"),
        ("gm.build", Build(Piece("X1", "wood", "circle", (1.0, 1.0)), "x"), "bad-value"),
        ("gm.build", Build(Piece("RED", "wood", "circle", (9.0, 9.0, 2.0)), "x"), "bad-value"),
        ("gm.rule", Rule("move", 0, "x"), "bad-value"),
        ("gm.rule", Rule("move", 1, "x", on="NOBODY"), "no-thing"),
        ("gm.reroll", Reroll("x"), "no-roll"),
        ("gm.gate", GateHand("shut", "x"), "no-thing"),
    ],
)
def test_gm_1_what_the_gm_cannot_do(name, action, code):
    assert fault(table(), "gm", name, action).code == code


def test_gm_1_a_status_is_set():
    s = gm(table(), "gm.status", SetStatus("RED", "x", suppressed=2, wounds=1, out=3, fleeing="yes")).state
    f = s.figures["RED"]
    assert (f.suppressed, f.wounds, f.out, f.fleeing) == (2, 1, 3, True)


def test_gm_1_a_hidden_enemy_is_shown_or_hidden_by_the_gm():
    s = gm(table(), "gm.spawn", Spawn("jaffa", 2, 30.0, 47.0, "x")).state
    (group,) = [g for g in s.groups if g != "SG"]
    one = s.members(group)[0].id
    assert not s.known(one)
    s = gm(s, "gm.status", SetStatus(one, "x", seen="yes")).state
    assert s.known(one)
    assert not gm(s, "gm.status", SetStatus(one, "x", seen="no")).state.known(one)


def test_gm_1_a_group_or_a_marker_is_brought():
    done = gm(table(), "gm.spawn", Spawn("crew", 2, 30.0, 40.0, "x", seen=True))
    group = told(done, "gm_spawned")[0]["group"]
    made = done.state.members(group)
    assert [(f.rank, f.weapon) for f in made] == [("crew", "cannon"), ("crew", "staff")]
    assert all(done.state.known(f.id) for f in made)
    before = len(done.state.markers)
    assert len(gm(done.state, "gm.spawn", Spawn("marker", 1, 5.0, 5.0, "x")).state.markers) == before + 1


def test_gm_1_the_players_step_is_ended():
    s = table()
    assert len(asked(s)) == 2
    done = act(s, "gm", "gm.end_phase", EndPhase("time"), RandomDice(Random(1)))
    assert told(done, "gm_phase")
    assert done.state.phase != "players" or done.state.turn == 2
    t = lay(sg("RED", 10, 10), phase="automaton")
    t.house = HouseRules(players="1", gm="on")
    assert fault(t, "gm", "gm.end_phase", EndPhase()).code == "no-step"


def shooting():
    s = lay(sg("RED", 10, 10), ja("J1", 10, 20))
    s.house = HouseRules(players="1", gm="on")
    return step(s)


def test_gm_1_the_last_die_falls_again_and_what_it_did_is_undone():
    s = shooting()
    done = do(s, Shoot("RED", "J1", 3), 20, 1)
    assert done.state.figures["J1"].suppressed == 1
    again = act(done.state, "gm", "gm.reroll", Reroll("the die was cocked"), GivenDice(6)).state
    assert again.figures["J1"].health == "dead"
    assert again.figures["J1"].suppressed == 0
    assert told(act(done.state, "gm", "gm.reroll", Reroll("x"), GivenDice(6)), "gm_reroll")[0]["old"] == 1


def test_gm_1_only_as_long_as_nothing_has_happened_since():
    s = do(shooting(), Shoot("RED", "J1", 1), 1).state
    assert s.again
    moved = gm(s, "gm.place", Place("J1", 40.0, 40.0, "x")).state
    assert fault(moved, "gm", "gm.reroll", Reroll("x")).code == "no-roll"
    assert not s.again.figures or s.figures != moved.figures


def test_gm_1_a_modifier_lasts_as_long_as_he_says():
    s = table()
    s.markers = {}
    s = gm(s, "gm.rule", Rule("move", -2, "mud", turns=2)).state
    s = gm(s, "gm.rule", Rule("hit", 1, "sun", turns=0)).state
    for left in ((1, 0), (0,)):
        s = act(s, "gm", "gm.end_phase", EndPhase("x"), RandomDice(Random(2))).state
        assert tuple(m.turns for m in s.modifiers) == left


def test_gm_1_the_gate_is_worked():
    s = gm(table(), "gm.gate", GateHand("open", "x")).state
    assert s.gate.open
    assert not gm(s, "gm.gate", GateHand("shut", "x")).state.gate.open
    s = gm(s, "gm.gate", GateHand("break_dhd", "x")).state
    assert not s.gate.dhd
    assert gm(s, "gm.gate", GateHand("mend_dhd", "x")).state.gate.dhd


@pytest.mark.parametrize(("how", "winner"), [("won", "p1"), ("lost", "gm"), ("drawn", None)])
def test_gm_1_the_mission_is_called(how, winner):
    s = gm(table(), "gm.call", CallIt(how, "x")).state
    assert (s.over.winner, s.over.reason) == (winner, "gm_called")


def test_gm_1_reactions_are_vetoed_or_rolled_again_before_anybody_acts():
    s = gm(table(), "gm.spawn", Spawn("jaffa", 4, 36.0, 30.0, "x", seen=True)).state
    (group,) = [g for g in s.groups if g != "SG"]
    s = do(s, Done(), seat="p1").state
    s = apply(s, "p2", pending(s)[0].id, Done(), RandomDice(Random(1))).state
    assert asked(s) == [("gm", Q_GM)]
    before = {f.id: f.at for f in s.members(group)}
    assert SKIRMISH.view(s, "gm").fates
    assert not SKIRMISH.view(s, "p1").fates
    done = apply(s, "gm", pending(s)[0].id, Veto(group, "let them breathe"), RandomDice(Random(1)))
    assert told(done, "gm_veto")[0]["reason"] == "let them breathe"
    s = apply(done.state, "gm", pending(done.state)[0].id, GoOn(), RandomDice(Random(1))).state
    standing = {f.id: f.at for f in s.members(group) if f.able}
    assert standing
    assert standing.items() <= before.items()


def test_gm_1_a_gm_who_leaves_is_not_asked_any_more():
    s = act(table(), "gm", "resign", Resign(), GivenDice()).state
    assert not s.guided
    assert fault(s, "gm", "gm.watch", Watch()).code == "not-gm"
    assert fork(s).gone == ("gm",)


@pytest.mark.parametrize(("seen", "told"), [(False, False), (True, True)])
def test_ruling_k65_players_are_told_of_an_act_only_what_they_may_see(seen, told):
    done = gm(table(), "gm.spawn", Spawn("jaffa", 2, 30.0, 47.0, "a patrol", seen=seen))
    for looker in (None, "p1", "p2"):
        assert any(e.reaches(looker) for e in done.events) == told
        assert not any(e.reaches(looker) for e in done.events if e.kind == "acted")
    assert any(e.reaches("gm") for e in done.events)
