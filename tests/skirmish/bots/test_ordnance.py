"""What greedy does with stun grenades, claymores and C4, and on the way home."""

from dataclasses import replace
from random import Random

from engine.core.flow import faults, pending
from engine.policies.policy import greedy_answer
from engine.skirmish.bots.greedy import ordered
from engine.skirmish.bots.grenades import claymore_facing, stun_throw
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import Blow, Capture, Cover, Lay, March, Save, Throw
from engine.skirmish.model.procedures import BLAST, MELEE, TRIGGER, Blasting, Melee, Trigger
from engine.skirmish.model.state import Charge
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.terrain import scenario_of
from tests.skirmish.field import do, ja, lay, run, sg
from tests.skirmish.table import mission, step

THREE = (ja("J1", 30, 18), ja("J2", 33, 18), ja("J3", 27, 18))


def order(s, seat="p1"):
    """Return greedy's next order for a seat; it must be legal."""
    d = next(d for d in pending(s) if d.seat == seat)
    a = ordered(s, d)
    assert not faults(s, d, a)
    return a


def charge(by, **more):
    usual = {"kind": "claymore", "fuse": "remote", "shape": "wedge", "x": 30.0, "y": 10.5, "facing": 0}
    return {"X1": Charge("X1", by=by, seat="p1", **{**usual, **more})}


# -- stun grenades ---------------------------------------------------------------------------------------


def test_grenade_5_friends_cover_before_a_stun_grenade_is_thrown():
    s = step(lay(sg("RED", 30, 10, kit=("stun",)), sg("BLUE", 32, 9), *THREE))
    first = order(s)
    assert first == Cover("BLUE")
    then = order(do(s, first).state)
    assert (then.figure, then.kind) == ("RED", "stun")
    after = do(do(s, first).state, then, 3).state
    assert not after.figures["BLUE"].out
    assert all(after.figures[f.id].out == 3 for f in THREE)


def test_grenade_5_not_at_two_and_not_at_friends_who_cannot_cover():
    red = sg("RED", 30, 10, kit=("stun",))
    assert stun_throw(lay(red, *THREE)) == ("RED", (30.0, 18.0))
    assert stun_throw(lay(red, *THREE[:2])) is None
    assert stun_throw(lay(red, sg("BLUE", 32, 9, fired=True, left=1), *THREE)) is None
    assert stun_throw(lay(red, sg("BLUE", 32, 9, seat="p2"), *THREE)) is None
    assert stun_throw(lay(red, *THREE, hidden=["J3"])) is None


def test_grenade_4_a_grenade_is_for_a_crowd_with_no_friend_near():
    crowd = (ja("J1", 30, 20), ja("J2", 31, 20))
    s = step(lay(sg("RED", 30, 10, kit=("grenade",)), *crowd))
    assert isinstance(order(s), Throw)
    s = step(lay(sg("RED", 30, 10, kit=("grenade",)), sg("GOLD", 30, 17, actions=1, left=0), *crowd))
    assert not isinstance(order(s), Throw)


# -- charges ---------------------------------------------------------------------------------------------


def test_explosives_3_the_trigger_is_kept_for_who_comes_and_once_only():
    red = sg("RED", 30, 10, weapon="zat")
    s = step(lay(red, ja("J1", 30, 27), charges=charge("RED")))
    far = step(lay(red, ja("J1", 30, 40), charges=charge("RED")))
    assert order(s) == Save("RED")
    assert order(do(s, Save("RED")).state) != Save("RED")
    assert order(far) != Save("RED")


def test_explosives_3_it_is_set_off_under_the_enemy_and_never_under_friends():
    def asked(*more):
        red = sg("RED", 30, 9, saved=2)
        return run(lay(red, ja("J1", 30, 14), *more, charges=charge("RED")), TRIGGER, Trigger()).state

    d = pending(asked())[0]
    assert greedy_answer(SKIRMISH, asked(), d, Random(1)) == Blow("X1")
    assert greedy_answer(SKIRMISH, asked(sg("BLUE", 30, 15)), d, Random(1)) != Blow("X1")


def test_explosives_1_a_guard_lays_a_claymore_toward_the_enemy_at_hand():
    s = mission("standard")
    at = scenario_of(s).objectives[0].at
    s.put(replace(s.figures["BLUE"], x=at[0], y=at[1]))
    green = replace(s.figures["GREEN"], x=36.0, y=37.0, kit=("claymore",))
    s.put(green)
    foe = ja("J1", 52, 37)
    s.figures["J1"], s.spotted["sgc"] = foe, ("J1",)
    assert claymore_facing(s, green, [foe]) == 90
    assert claymore_facing(s, green, [replace(foe, x=62.0)]) is None
    assert claymore_facing(s, replace(green, x=10.0), [foe]) is None
    s.figures = {i: s.figures[i] for i in ("BLUE", "GREEN", "J1")}
    s.put(replace(green, weapon="none"))
    assert order(s) == Lay("GREEN", "claymore", "remote", "wedge", 90)  # a friend is near
    s.put(replace(green, weapon="none", y=31.0))
    assert order(s) == Lay("GREEN", "claymore", "tripwire", "wedge", 69)
    s.put(replace(green, weapon="none", kit=()))
    assert not isinstance(order(s), Lay)


def test_explosives_5_with_c4_set_all_make_for_home_but_the_trigger():
    s = mission("raid")
    depot = scenario_of(s).objectives[0].at
    s.figures = {i: s.figures[i] for i in ("GOLD", "BLUE")}
    s.spotted["sgc"] = ()
    s.put(replace(s.figures["GOLD"], x=30.5, y=31.0))
    s.put(replace(s.figures["BLUE"], x=30.5, y=30.0))
    s.charges = charge("GOLD", kind="c4", shape="blast", x=30.5, y=35.5)
    moved = order(s)
    assert moved.figure == "BLUE"
    assert distance(moved.path[-1], depot) > distance((30.5, 30.0), depot)
    s.put(replace(s.figures["BLUE"], left=0))
    assert order(s) == Save("GOLD")


def test_explosives_5_who_has_kept_the_trigger_does_not_walk_back_to_the_charge():
    s = mission("raid")
    s.figures = {"GOLD": replace(s.figures["GOLD"], x=30.5, y=31.0, saved=2, left=2)}
    s.spotted["sgc"], s.charges = (), charge("GOLD", kind="c4", shape="blast", x=30.5, y=35.5)
    a = order(s)
    assert isinstance(a, March)
    assert a.path[-1][1] < 31.0


def test_explosives_4_a_blast_needs_nobody_to_answer():
    s = lay(sg("RED", 30, 9), ja("J1", 30, 14), charges=charge("RED", fuse="tripwire"))
    assert run(s, BLAST, Blasting("X1"), 6).state.figures["J1"].health == "dead"


# -- amid a fight, and home ------------------------------------------------------------------------------


def test_melee_4_greedy_takes_prisoners_without_trying_it_out(monkeypatch):
    s = run(lay(sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9)), MELEE, Melee(), 3, 2).state
    monkeypatch.setattr("engine.policies.policy.at_once", None)
    assert greedy_answer(SKIRMISH, s, pending(s)[0], Random(1)) == Capture(True)


def test_case_gate_1_who_dials_leaves_the_ring_for_the_device():
    s = mission("standard")
    gate = scenario_of(s).gate
    s.done["data"] = "searched"
    for n, f in enumerate([f for f in s.figures.values() if f.seat]):
        s.put(replace(f, x=37.9, y=4.2, items=("data",) if n == 1 else ()))
    s.figures = {i: f for i, f in s.figures.items() if f.seat}
    s.spotted["sgc"] = ()
    a = order(s)
    assert isinstance(a, March)
    assert distance(a.path[-1], gate.dhd) <= 1.0
