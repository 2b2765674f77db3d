"""Grenades, stun grenades, claymores and C4 (Cases GRENADE.1 to GRENADE.5, EXPLOSIVES.1 to EXPLOSIVES.5)."""

from dataclasses import replace

import pytest

from engine.skirmish.combat.explosives import (
    best_catch_point,
    caught_by,
    check_lay,
    check_save,
    do_lay,
    end_lay,
    tripped_charges,
)
from engine.skirmish.combat.grenades import check_cover, check_throw, landing_point
from engine.skirmish.combat.shooting import check_shoot
from engine.skirmish.model.actions import Blow, Cover, Lay, Save, Shoot, Throw, Wait
from engine.skirmish.model.procedures import (
    AUTOMATON,
    BLAST,
    REACTION,
    STUN,
    THROW,
    TRIGGER,
    WALK,
    Automaton,
    Blasting,
    Reaction,
    Stunning,
    Throwing,
    Trigger,
    Walk,
)
from engine.skirmish.model.state import Charge
from tests.shared.standing import follow
from tests.skirmish.field import EMPTY, asked, do, house, ja, lay, rolled, run, sg, told


def codes(faults):
    return [f.code for f in faults]


def thrower(**more):
    return lay(
        sg("RED", 30, 10, kit=("grenade",), **more), ja("J1", 30, 20), ja("J2", 31.5, 20), ja("J3", 33, 20)
    )


def test_grenade_1_two_actions_and_no_shooting():
    s = thrower()
    assert check_throw(s, s.figures["RED"], Throw("RED", 30, 20)) == []
    s = run(s, THROW, Throwing("RED", 30, 20), 20, 1, 1).state
    red = s.figures["RED"]
    assert (red.left, red.thrown, red.kit, red.fired) == (1, True, (), False)
    assert codes(check_shoot(s, red, Shoot("RED", "J1", 1))) == ["shoot-threw"]


@pytest.mark.parametrize(
    ("more", "code"),
    [({"left": 1}, "throw-actions"), ({"fired": True}, "throw-shot"), ({"kit": ()}, "throw-none")],
)
def test_grenade_1_what_keeps_one_from_throwing(more, code):
    s = thrower()
    s.figures["RED"] = replace(s.figures["RED"], **more)
    assert codes(check_throw(s, s.figures["RED"], Throw("RED", 30, 20))) == [code]


@pytest.mark.parametrize(("inches", "fine"), [(5.9, False), (6, True), (18, True), (18.1, False)])
def test_ruling_k32_neither_too_near_nor_too_far(inches, fine):
    s = thrower()
    assert codes(check_throw(s, s.figures["RED"], Throw("RED", 30, 10 + inches))) == (
        [] if fine else ["throw-range"]
    )


@pytest.mark.parametrize(("inches", "need"), [(9, 5), (10, 12), (15, 18)])
def test_grenade_2_the_need_by_range(inches, need):
    done = run(lay(sg("RED", 30, 10, kit=("grenade",))), THROW, Throwing("RED", 30, 10 + inches), need)
    assert told(done, "thrown")[0]["need"] == need
    assert (told(done, "burst")[0]["x"], told(done, "burst")[0]["y"]) == (30, 10 + inches)


@pytest.mark.parametrize(
    ("short", "at"),
    [
        (0, (30, 20)),
        (1, (30, 22)),
        (2, (30, 18)),
        (3, (28, 20)),
        (4, (32, 20)),
        (5, (30, 23)),
        (6, (30, 17)),
        (7, (27, 20)),
        (8, None),
    ],
)
def test_ruling_k33_where_a_miss_lands(short, at):
    s = thrower()
    assert landing_point(s, (30, 10), (30, 20), short)[0] == at


def test_grenade_3_eight_short_does_nothing():
    done = run(thrower(), THROW, Throwing("RED", 30, 20), 4)
    assert told(done, "burst")[0]["dud"]
    assert rolled(done) == ["GRENADE.2"]


def test_grenade_4_everybody_within_two_inches_friend_or_foe():
    s = thrower()
    s.figures["BLUE"] = sg("BLUE", 30, 18.5)
    done = run(s, THROW, Throwing("RED", 30, 20), 12, 1, 2, 6)
    assert told(done, "burst")[0]["figures"] == ["J1", "BLUE", "J2"]
    assert done.state.figures["J2"].health == "dead"
    assert told(done, "effect")[0]["change"] == 0


@pytest.mark.parametrize(("option", "caught"), [("reach", ["J1"]), ("shelter", [])])
def test_grenade_4_and_ruling_k84_all_figures_within_two_inches_and_by_option_not_through_a_house(
    option, caught
):
    walls = [house("B", 30.2, 15, 31, 25)]
    s = lay(sg("RED", 20, 20, kit=("grenade",)), ja("J1", 31.5, 20), pieces=walls, walls_and_blasts=option)
    done = run(s, THROW, Throwing("RED", 30, 20), 20, *([1] * len(caught)))
    assert told(done, "burst")[0]["figures"] == caught


@pytest.mark.parametrize(("option", "caught"), [("reach", ["J1"]), ("shelter", [])])
def test_ruling_k84_a_wall_stops_no_charge_but_by_option(option, caught):
    s = mined()
    s.pieces = (house("B", 28, 12, 32, 13),)
    s.house = replace(s.house, walls_and_blasts=option)
    s.figures["J1"] = ja("J1", 30, 15)
    assert caught_by(s, s.charges["X1"]) == caught


def flash(**more):
    return lay(
        ja("J1", 30, 20, kit=("stun",)), ja("J2", 31, 20), sg("RED", 30, 12), sg("BLUE", 30, 4.9, **more),
        phase="melee",
    )  # fmt: skip


def test_grenade_5_and_ruling_k34_all_within_fifteen_are_out_for_d3_turns():
    s = run(flash(), STUN, Stunning("J1", 30, 20), 3).state
    assert [s.figures[x].out for x in ("J1", "J2", "RED", "BLUE")] == [0, 3, 3, 0]


def test_ruling_k34_who_covers_is_spared():
    s = flash()
    red = s.figures["RED"]
    assert check_cover(s, red, Cover("RED")) == ()
    assert codes(check_cover(s, replace(red, fired=True), Cover("RED"))) == ["cover-busy"]
    s.figures["RED"] = replace(red, covering=True)
    assert run(s, STUN, Stunning("J1", 30, 20), 2).state.figures["RED"].out == 0


def test_grenade_5_rolled_ten_inches_at_most():
    s = flash()
    assert codes(check_throw(s, s.figures["J1"], Throw("J1", 30, 9.9, "stun"))) == ["roll-range"]
    assert check_throw(s, s.figures["J1"], Throw("J1", 30, 10, "stun")) == []


@pytest.mark.parametrize(
    ("at", "kind", "code", "limits"),
    [
        (9.87, "stun", "roll-range", {"furthest": 10.0}),
        (1.87, "grenade", "throw-range", {"nearest": 6.0, "furthest": 18.0}),
    ],
)
def test_grenade_5_and_ruling_k32_a_refusal_tells_the_range_to_a_tenth_of_an_inch(at, kind, code, limits):
    s = flash()
    s.figures["J1"] = replace(s.figures["J1"], x=30.0, y=20.0, kit=("stun", "grenade"))
    (bad,) = check_throw(s, s.figures["J1"], Throw("J1", 30, at, kind))
    assert (bad.code, bad.facts) == (code, {"range": round(20 - at, 1), **limits})


# -- claymores and C4 --------------------------------------------------------------------------------------


def mined(kind="claymore", fuse="tripwire", shape="wedge", **more):
    """A charge at 30, 10 that faces north, set by RED."""
    s = lay(sg("RED", 30, 5, kit=("claymore", "c4"), **more), ja("J1", 30, 30), ja("J2", 40, 30))
    s.charges["X1"] = Charge("X1", kind, fuse, shape, 30, 10, 0, "RED", "p1")
    return s


class Recorder:
    """A table that keeps what it is told; enough for functions that roll nothing."""

    quiet = False

    def __init__(self, s):
        self.s, self.events = s, []

    def tell(self, kind, case, /, **facts):
        self.events.append((kind, facts))


@pytest.mark.parametrize(
    ("kind", "fuse", "shape"),
    [
        ("claymore", "tripwire", "wedge"),
        ("claymore", "remote", "wedge"),
        ("c4", "remote", "blast"),
        ("c4", "tripwire", "wedge"),
    ],
)
def test_explosives_1_a_full_turn_and_it_is_set(kind, fuse, shape):
    s = lay(sg("RED", 30, 5, kit=("claymore", "c4")))
    red, t = s.figures["RED"], Recorder(s)
    a = Lay("RED", kind, fuse, shape, 0)
    assert check_lay(s, red, a) == []
    do_lay(t, red, a)
    assert s.figures["RED"].left == 0
    end_lay(t)
    (c,) = s.charges.values()
    assert (c.kind, c.fuse, c.shape, c.at, c.by) == (kind, fuse, shape, (30, 5.5), "RED")
    assert kind not in s.figures["RED"].kit
    assert s.figures["RED"].busy == ""


def test_ruling_k55_all_actions_of_one_full_turn():
    s = lay(sg("RED", 30, 5, kit=("claymore",), left=2))
    assert codes(check_lay(s, s.figures["RED"], Lay("RED", "claymore", "remote", "wedge", 0))) == ["lay-turn"]
    s = lay(sg("RED", 30, 5, kit=("claymore",), busy="lay:claymore:remote:wedge:0", health="disabled"))
    end_lay(Recorder(s))
    assert not s.charges


def test_explosives_1_what_cannot_be_set():
    s = lay(sg("RED", 30, 5, kit=("claymore",)))
    red = s.figures["RED"]
    assert codes(check_lay(s, red, Lay("RED", "c4", "remote", "blast", 0))) == ["lay-none"]
    assert codes(check_lay(s, red, Lay("RED", "claymore", "remote", "blast", 0))) == ["lay-shape"]
    assert codes(check_lay(s, red, Lay("RED", "claymore", "remote", "wedge", 360))) == ["lay-facing"]


@pytest.mark.parametrize(
    ("to", "goes"),
    [((30, 14), True), ((30, 14.1), False), ((30, 9.5), False), ((31.5, 13), False), ((31, 13), True)],
)
def test_explosives_2_and_ruling_k35_the_wire_lies_in_the_wedge(to, goes):
    s = mined()
    assert tripped_charges(s, "J1", to, to) == (["X1"] if goes else [])
    if goes:
        assert tripped_charges(mined(fuse="remote"), "J1", to, to) == []


@pytest.mark.parametrize(("short", "goes"), [(0.1, False), (0, True)])
def test_explosives_2_a_walk_that_ends_before_the_wire_sets_nothing_off(short, goes):
    assert tripped_charges(mined(), "J1", (30, 18 + short), (30, 14 + short)) == (["X1"] if goes else [])


@pytest.mark.parametrize(
    ("to", "goes", "by_option"),
    [((30, 7), True, True), ((30, 6), True, False), ((30, 5.9), False, False), ((33, 10), True, True)],
)
def test_explosives_2_and_ruling_k98_the_wire_of_a_plain_mine_lies_all_around_to_4_inches(
    to, goes, by_option
):
    s = mined("c4", "tripwire", "blast")
    assert tripped_charges(s, "J1", to, to) == (["X1"] if goes else [])
    s.house = replace(s.house, mine_wire="3")
    assert tripped_charges(s, "J1", to, to) == (["X1"] if by_option else [])


@pytest.mark.parametrize(("to", "caught"), [((30, 12), ["J1"]), ((30, 13.5), []), ((33.5, 10), [])])
def test_ruling_k98_a_plain_mine_catches_who_walks_on_into_its_reach(to, caught):
    """It goes off where the walk comes within its 3 inches; who stops before sets it off and is spared."""
    s = mined("c4", "tripwire", "blast")
    s.figures["J1"] = ja("J1", *((30, 17) if to[0] == 30 else (36, 10)))
    done = run(s, WALK, Walk("J1", (to,)), *([1] * len(caught)))
    assert told(done, "blown")[0]["figures"] == caught


def test_ruling_k35_c4_set_with_a_front_has_its_wire_there_to_4_inches():
    s = mined("c4", "tripwire", "wedge")
    assert tripped_charges(s, "J1", (30, 14), (30, 14)) == ["X1"]
    assert tripped_charges(s, "J1", (30, 7), (30, 7)) == []


def test_ruling_k55_friends_set_it_off_as_well():
    s = mined()
    s.figures["BLUE"] = sg("BLUE", 30, 20)
    done = run(s, WALK, Walk("BLUE", ((30, 14),)), 1)
    assert told(done, "blown")[0]["figures"] == ["BLUE"]
    assert done.state.figures["BLUE"].suppressed == 1


def test_explosives_4_a_wedge_of_45_degrees_to_8_inches_and_one_more_on_the_die():
    s = mined()
    for i, at in {"J1": (30, 18), "J2": (33, 17), "J3": (33.3, 17), "J4": (30, 18.1), "J5": (30, 9)}.items():
        s.figures[i] = ja(i, *at)
    assert sorted(caught_by(s, s.charges["X1"])) == ["J1"] or sorted(caught_by(s, s.charges["X1"])) == [
        "J1",
        "J2",
    ]
    done = run(s, BLAST, Blasting("X1"), *([5] * len(caught_by(s, s.charges["X1"]))))
    assert all(e["change"] == 1 and e["result"] == "kill" for e in told(done, "effect"))
    assert not done.state.charges


def test_explosives_5_a_plain_mine_of_c4_to_3_inches():
    s = mined("c4", "remote", "blast")
    s.figures["J1"], s.figures["J2"] = ja("J1", 30, 13), ja("J2", 30, 6.9)
    assert caught_by(s, s.charges["X1"]) == ["J1"]
    done = run(s, BLAST, Blasting("X1", "RED"), 5)
    assert told(done, "effect")[0]["change"] == 0
    assert told(done, "effect")[0]["result"] == "disable"


def test_ruling_k36_saved_actions_set_it_off_while_the_enemy_moves():
    s = mined(fuse="remote")
    red = s.figures["RED"]
    assert check_save(s, red, Save("RED")) == []
    assert codes(check_save(s, replace(red, left=1), Save("RED"))) == ["save-actions"]
    assert codes(check_save(lay(red), red, Save("RED"))) == ["save-charge"]
    s.figures["RED"] = replace(red, saved=2, left=1)
    s.figures["J1"] = ja("J1", 30, 16)
    assert best_catch_point(s.charges["X1"], [(30, 20), (30, 17), (30, 12), (33, 12)]) == 2
    assert best_catch_point(s.charges["X1"], [(30, 20), (34, 12)]) == -1
    s = run(s, REACTION, Reaction("J1")).state
    assert asked(s) == [("p1", "trigger.blow")]
    assert follow(s, {("p1", "trigger.blow"): "two"})[1] == Wait()
    assert follow(s, {("p1", "trigger.blow"): "one"})[1] == Blow("X1")
    done = do(s, Blow("X1"), 6)
    assert done.state.figures["J1"].health == "dead"
    assert done.state.figures["RED"].saved == 0


def test_explosives_3_a_walk_is_stopped_where_the_charge_catches_it_best():
    s = mined(fuse="remote")
    s.figures["RED"] = replace(s.figures["RED"], saved=2, left=1)
    s.figures["J1"] = ja("J1", 30, 20)
    s = run(s, WALK, Walk("J1", ((30, 14),))).state
    assert asked(s) == [("p1", "trigger.blow")]
    assert s.figures["J1"].at == (30, 14)


def test_explosives_3_not_without_saved_actions():
    s = mined(fuse="remote")
    s.figures["J1"] = ja("J1", 30, 16)
    assert asked(run(s, REACTION, Reaction("J1")).state) == []


def test_ruling_k90_before_and_after_the_enemy_moves():
    s = mined(fuse="remote")
    s.figures["RED"] = replace(s.figures["RED"], saved=2, left=1)
    s.figures["J1"] = ja("J1", 30, 15, suppressed=3)
    s = run(s, AUTOMATON, Automaton()).state
    assert asked(s) == [("p1", "trigger.blow")]
    assert not s.stack[-2].v.fates
    assert do(s, Blow("X1"), 6, 2).state.figures["J1"].health == "dead"


def test_ruling_k90_what_the_mission_wants_destroyed():
    depot = """
[[objectives]]
id = "depot"
kind = "destroy"
name = "Depot"
at = [30.0, 10.0]
radius = 1.0
"""
    s = mined("c4", "remote", "blast")
    s.file = EMPTY + depot
    s.figures["RED"] = replace(s.figures["RED"], saved=2, left=1)
    s = run(s, TRIGGER, Trigger()).state
    assert asked(s) == [("p1", "trigger.blow")]
    assert follow(s, {("p1", "trigger.blow"): "two"})[1] == Blow("X1")
    done = do(s, Blow("X1"))
    assert done.state.done == {"depot": "destroyed"}
    assert asked(done.state) == []


def test_explosives_3_hidden_enemies_are_not_betrayed_by_a_question():
    s = mined(fuse="remote")
    s.figures["RED"] = replace(s.figures["RED"], saved=2, left=1)
    s.figures["J1"] = ja("J1", 30, 15)
    s.spotted = {"sgc": (), "jaffa": ("RED",)}
    assert asked(run(s, TRIGGER, Trigger()).state) == []
    assert asked(run(s, REACTION, Reaction("J1")).state) == []
