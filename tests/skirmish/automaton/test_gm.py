"""The GM's hand (Ruling K65, Case GM.1): what they may do, told as theirs, and that nobody else may."""

from random import Random

import pytest

from engine.core.codec import load, save
from engine.core.dice import GivenDice, RandomDice
from engine.core.endings import Resign
from engine.core.errors import IllegalAction
from engine.core.flow import act, apply, fork, pending, start
from engine.core.record import seal_of
from engine.skirmish.game import SKIRMISH
from engine.skirmish.gm.actions import (
    PRESETS,
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
from engine.skirmish.gm.messages import Handout, Note, Say, sealed
from engine.skirmish.model.actions import Done, GoOn, Shoot, Veto
from engine.skirmish.model.procedures import AUTOMATON, Q_GM, Q_PAUSE, Automaton
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


def test_gm_1_the_die_falls_again_in_a_game_that_was_saved_meanwhile():
    done = do(shooting(), Shoot("RED", "J1", 3), 20, 1).state
    saved = save(done)
    read = load(type(done), saved)
    assert (read, save(read)) == (done, saved)
    one, two = (act(s, "gm", "gm.reroll", Reroll("x"), GivenDice(6)).state for s in (done, read))
    assert one == two
    assert save(done) == saved  # what the die did is noted in a copy of its own


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
    s = mission("standard", players="2", gm="on", gm_asked="always")
    s = gm(s, "gm.spawn", Spawn("jaffa", 4, 36.0, 30.0, "x", seen=True)).state
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


def enemies_step(gm_asked, *hidden, seen=(), pause=False):
    """Begin the enemy's step before figures that players see and others that they do not."""
    s = lay(sg("RED", 30, 4), *seen, *hidden, hidden=[f.id for f in hidden], phase="automaton")
    s.house = HouseRules(players="1", gm="on", gm_asked=gm_asked)
    s.watch, s.pause = gm_asked != "never" and not pause, pause
    return start(s, AUTOMATON, Automaton(), RandomDice(Random(1))).state


SEEN = ja("J1", 30, 44)
LURKERS = (ja("J8", 4, 46, group="B"), ja("J9", 70, 46, group="C"))


@pytest.mark.parametrize(("option", "alone", "met"), [("seen", 0, 1), ("always", 1, 1), ("never", 0, 0)])
def test_ruling_k101_whether_the_gm_is_asked_hangs_on_nothing_that_players_do_not_see(option, alone, met):
    for n in range(len(LURKERS) + 1):
        found = [enemies_step(option, *LURKERS[:n], seen=x) for x in ((), (SEEN,))]
        assert [("gm", Q_GM) in asked(s) for s in found] == [bool(alone), bool(met)], n


def test_ruling_k101_in_every_world_that_players_could_imagine_the_gm_is_asked_alike():
    s = step(lay(sg("RED", 30, 4), *LURKERS, hidden=[f.id for f in LURKERS]))
    s.house, s.watch = HouseRules(players="1", gm="on"), True
    worlds = [SKIRMISH.imagine(s, "p1", Random(n)) for n in range(12)]
    assert len({len(w.figures) for w in worlds}) > 2, "there are worlds with more enemies and with fewer"
    for w in worlds:
        t = start(w, AUTOMATON, Automaton(), RandomDice(Random(1))).state
        assert ("gm", Q_GM) not in asked(t)


def test_ruling_k101_pauses_come_between_groups_that_players_see():
    def pauses(*hidden, seen):
        s, n = enemies_step("seen", *hidden, seen=seen, pause=True), 0
        while asked(s) == [("gm", Q_PAUSE)]:
            s, n = apply(s, "gm", pending(s)[0].id, GoOn(), RandomDice(Random(1))).state, n + 1
        return n

    two = (SEEN, ja("J2", 34, 44, group="D"))
    assert [pauses(*LURKERS[:n], seen=two) for n in range(3)] == [1, 1, 1]
    assert [pauses(*LURKERS[:n], seen=two[:1]) for n in range(3)] == [0, 0, 0]


def test_ruling_k65_a_preset_brings_a_mixed_group_that_stays_at_its_post():
    for preset in PRESETS.values():
        done = gm(table(), "gm.spawn", preset.spawn((30.0, 40.0), "x", seen=False))
        assert not SKIRMISH.problems(done.state)
        if preset.rank == "marker":
            continue
        (group,) = [g for g in done.state.groups.values() if g.id != "SG"]
        ranks = [f.rank for f in done.state.members(group.id)]
        assert ranks == [*[preset.rank] * preset.n, *preset.company]
        assert group.defending == preset.defending
        assert not any(e.reaches("p1") for e in done.events)


def test_ruling_k102_what_the_gm_says_is_heard_by_all_and_a_handout_by_one():
    said = gm(table(), "gm.say", Say("You shall kneel")).events
    assert all(e.reaches(None) for e in said if e.kind == "gm_said")
    done = gm(table(), "gm.handout", Handout("p2", "you hear steps"))
    assert [e.to for e in done.events if e.kind == "gm_handout"] == [("p2", "gm")]
    assert not any(e.reaches(x) for e in done.events for x in (None, "p1"))
    assert SKIRMISH.view(done.state, "p1") == SKIRMISH.view(table(), "p1")
    assert [x.text for x in SKIRMISH.view(done.state, "p2").handouts] == ["you hear steps"]
    assert not SKIRMISH.imagine(done.state, "p1", Random(1)).handouts


def test_ruling_k102_a_note_is_shown_by_its_seal_and_opened_at_whatever_end():
    note = sealed("the crew is late", "5" * 32)
    done = gm(table(), "gm.note", note)
    assert [e.facts for e in done.events if e.reaches("p1")] == [{"n": 1, "seal": note.seal}]
    for seat, text in (("p1", ""), (None, ""), ("gm", note.text)):
        assert [x.text for x in SKIRMISH.view(done.state, seat).notes] == [text]
    assert not SKIRMISH.imagine(done.state, "p1", Random(1)).notes[0].text
    left = act(done.state, "p1", "resign", Resign(), GivenDice()).state
    for end in (
        gm(done.state, "gm.call", CallIt("drawn", "x")),
        act(left, "p2", "resign", Resign(), GivenDice()),
    ):
        (opened,) = [e for e in end.events if e.kind == "gm_opened"]
        assert (opened.facts["text"], opened.facts["salt"]) == (note.text, note.salt)
        assert opened.reaches(None)
        assert seal_of(note.salt, "gm", 0, note.text) == note.seal


@pytest.mark.parametrize(
    ("name", "action", "code"),
    [
        ("gm.say", Say(" "), "bad-value"),
        ("gm.say", Say("x", "**loud**"), "bad-value"),
        ("gm.say", Say("*louder*"), "bad-value"),
        ("gm.handout", Handout("p3", "x"), "no-player"),
        ("gm.handout", Handout("p1", "x" * 601), "bad-value"),
        ("gm.note", Note("x", "5" * 32, "0" * 64), "wrong-seal"),
        ("gm.note", sealed("x", "5"), "wrong-seal"),
        ("gm.spawn", Spawn("jaffa", 8, 1.0, 1.0, "x", company=("jaffa",) * 5), "bad-value"),
    ],
)
def test_ruling_k102_what_cannot_be_said(name, action, code):
    assert fault(table(), "gm", name, action).code == code
    assert fault(table(), "p1", name, action).code == "not-gm"
