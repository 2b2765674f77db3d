"""Melee (Cases MELEE.1 to MELEE.4)."""

import pytest

from engine.core.rules import EVERYONE
from engine.skirmish.automaton.risk_factor import risk_parts
from engine.skirmish.combat.melee import fights, push_to
from engine.skirmish.combat.shooting import may_hit, may_shoot
from engine.skirmish.model.actions import Capture, Pair
from engine.skirmish.model.procedures import MELEE, Melee
from tests.shared.standing import follow
from tests.skirmish.field import asked, do, house, ja, kinds, lay, rolled, run, sg, told


def duel(*dice, **more):
    """Four actions against two, in contact."""
    s = lay(sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9, **more))
    return run(s, MELEE, Melee(), *dice)


def test_melee_1_within_an_inch_nobody_fires_or_is_fired_at():
    s = lay(sg("RED", 30, 20), ja("J1", 30, 21), sg("BLUE", 30, 10))
    assert [f.code for f in may_shoot(s, s.figures["RED"], 1)] == ["shoot-melee"]
    assert [f.code for f in may_hit(s, s.figures["BLUE"], "J1")] == ["shoot-into-melee"]
    s = lay(sg("RED", 30, 20), ja("J1", 30, 21.1))
    assert not any(may_shoot(s, s.figures["RED"], 1))
    assert fights(s, {}) == []


def test_ruling_k21_who_is_in_contact_is_known_to_the_other_side():
    s = lay(
        sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9), ja("J2", 30, 23),
        hidden=["RED", "J1", "J2"],
    )  # fmt: skip
    done = run(s, MELEE, Melee(), 1, 3)
    assert done.state.spotted == {"sgc": ("J1",), "jaffa": ("RED",)}
    met = {e.kind: (e.to, e.facts) for e in done.events if e.kind in ("spotted", "noticed")}
    assert met == {
        "spotted": (EVERYONE, {"figures": ["J1"], "by": "RED"}),
        "noticed": (("gm",), {"figures": ["RED"], "by": "J1"}),
    }
    assert kinds(done).index("noticed") < kinds(done).index("melee")
    again = run(done.state, MELEE, Melee(), 1, 3)
    assert not {"spotted", "noticed"} & set(kinds(again))


def test_ruling_k21_who_is_out_meets_nobody():
    s = lay(sg("RED", 30, 20, out=1), ja("J1", 30, 20.9), hidden=["RED", "J1"])
    assert run(s, MELEE, Melee()).state.spotted == {"sgc": (), "jaffa": ()}


def test_melee_2_actions_and_a_die():
    done = duel(1, 2)
    assert rolled(done) == ["MELEE.2", "MELEE.2"]
    assert told(done, "melee")[0]["sgc"] == [4, 0, 1]
    assert told(done, "melee")[0]["jaffa"] == [2, 0, 2]


@pytest.mark.parametrize(
    ("dice", "margin", "result"),
    [
        ((1, 3), 0, "nothing"),
        ((1, 2), 1, "back"),
        ((2, 2), 2, "wound"),
        ((3, 2), 3, "disable"),
        ((3, 1), 4, "kill"),
        ((6, 2), 6, "rout"),
    ],
)
def test_melee_3_every_difference(dice, margin, result):
    done = duel(*dice)
    assert (told(done, "melee")[0]["margin"], told(done, "melee")[0]["result"]) == (margin, result)
    capturable = result in ("back", "wound", "disable")
    assert asked(done.state) == ([("p1", "melee.capture")] if capturable else [])
    if capturable:
        done = do(done.state, Capture(False), *((2,) if result == "wound" else ()))
    j = done.state.figures["J1"]
    want = {
        "back": (21.9, "fit", 0),
        "wound": (20.9, "fit", 1),
        "disable": (20.9, "disabled", 0),
        "nothing": (20.9, "fit", 0),
    }
    assert (j.y, j.health, j.wounds) == want.get(result, (20.9, "dead", 0))


def test_melee_3_a_wound_rolls_for_its_turns():
    s = duel(2, 2).state
    j = do(s, Capture(False), 3).state.figures["J1"]
    assert (j.wounds, j.out) == (1, 2)


@pytest.mark.parametrize("dice", [(1, 2), (2, 2), (3, 2)])
def test_ruling_k52_a_lone_loser_may_be_captured(dice):
    done = do(duel(*dice).state, Capture(True))
    assert done.state.figures["J1"].health == "captured"
    assert told(done, "captured")[0]["by"] == "RED"


def test_melee_4_not_the_killed_and_not_of_several():
    assert asked(duel(3, 1).state) == []
    s = lay(sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9), ja("J2", 30.9, 20))
    assert asked(run(s, MELEE, Melee(), 3, 1).state) == []


def test_melee_4_a_standing_answer():
    s = duel(3, 2).state
    assert follow(s, {("p1", "melee.capture"): "yes"})[1] == Capture(True)
    assert follow(s, {("p1", "melee.capture"): "no"})[1] == Capture(False)


def test_ruling_k52_a_winner_whom_nobody_leads_takes_no_prisoner():
    s = lay(sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9))
    s.gone = ("p1",)
    done = run(s, MELEE, Melee(), 1, 2)
    assert asked(done.state) == []
    assert done.state.figures["J1"].health != "captured"


def test_ruling_k83_the_automaton_captures_whom_it_disables():
    def lost(*dice):
        s = lay(sg("RED", 30, 20, actions=1), ja("J1", 30, 20.9, actions=3))
        return run(s, MELEE, Melee(), *dice).state.figures["RED"]

    assert lost(2, 3).health == "captured"
    assert (lost(3, 3).health, lost(3, 3).wounds) == ("disabled", 1)  # its only action is gone
    assert (lost(4, 3).health, lost(4, 3).y) == ("fit", 19)


def test_ruling_k17_extras_against_a_single_enemy():
    s = lay(
        sg("RED", 30, 20, actions=2),
        sg("BLUE", 31, 21, actions=4),
        sg("GREY", 29, 21, actions=1),
        ja("J1", 30, 21),
    )
    (fight,) = fights(s, {})
    assert fight == (("BLUE", "RED", "GREY"), ("J1",))
    done = run(s, MELEE, Melee(), 1, 3)
    assert told(done, "melee")[0]["sgc"] == [4, 2, 1]


def two_on_two():
    return lay(
        sg("RED", 30, 20),
        sg("BLUE", 30.8, 20),
        ja("J1", 30, 20.5),
        ja("J2", 30.8, 20.7),
        ja("J3", 31.5, 20.3),
    )


def test_ruling_k17_many_split_into_pairs_the_nearest_first():
    assert fights(two_on_two(), {}) == [(("RED",), ("J1",)), (("BLUE",), ("J2", "J3"))]


def test_ruling_k17_a_player_allots_his():
    s = run(two_on_two(), MELEE, Melee()).state
    assert asked(s) == [("p1", "melee.pair")]
    assert follow(s, {("p1", "melee.pair"): "nearest"})[1] == Pair("BLUE", "J2")
    done = do(s, Pair("BLUE", "J3"), 1, 2, 1, 2)
    assert [(m["figures"], m["targets"]) for m in told(done, "melee")] == [
        (["BLUE"], ["J3", "J2"]),
        (["RED"], ["J1"]),
    ]


def test_ruling_k18_no_room_no_push():
    s = lay(sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9), pieces=[house("B", 26, 21.4, 34, 25)])
    done = do(run(s, MELEE, Melee(), 1, 2).state, Capture(False))
    assert done.state.figures["J1"].y == 20.9
    assert "pushed" not in kinds(done)
    s = lay(sg("RED", 30, 46.6, actions=4), ja("J1", 30, 47.5))
    assert do(run(s, MELEE, Melee(), 1, 2).state, Capture(False)).state.figures["J1"].y == 47.5


def test_ruling_k18_who_stands_beside_the_way_leaves_no_room():
    s = lay(sg("RED", 31, 20), ja("J1", 30, 20), ja("J2", 29.5, 20.45))
    assert push_to(s, s.figures["J1"], (31, 20)) is None


def test_ruling_k18_who_stands_in_the_winners_place_is_pushed_backwards():
    s = lay(sg("RED", 30, 20), ja("J1", 30, 20, facing=90))
    assert push_to(s, s.figures["J1"], (30, 20)) == (29, 20)


def test_ruling_k19_the_suppressed_fight():
    assert kinds(duel(1, 3, suppressed=3)) == ["melee"]


def test_melee_1_the_disabled_do_not():
    assert kinds(duel(health="disabled")) == []


def test_melee_3_friends_of_the_routed_are_pushed_back():
    s = lay(sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9), ja("J2", 30.9, 20))
    done = run(s, MELEE, Melee(), 6, 1)
    assert [done.state.figures[x].health for x in ("J1", "J2")].count("dead") == 1
    assert len(told(done, "pushed")) == 1


def test_morale_1_and_risk_6_a_melee_lost():
    s = lay(sg("RED", 30, 20, actions=1), ja("J1", 30, 20.9, actions=2))
    s = run(s, MELEE, Melee(), 1, 1).state
    assert s.figures["RED"].shock == ("melee",)
    assert do(duel(1, 2).state, Capture(False)).state.groups["A"].ran


def test_risk_6_a_melee_lost_is_no_retreat():
    wounded = do(duel(1, 1).state, Capture(False), 1).state  # by 2: a wound, and out for no turn
    assert (wounded.figures["J1"].wounds, wounded.groups["A"].ran) == (1, False)
    assert not duel(3, 1).state.groups["A"].ran  # killed
    s = lay(sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9), pieces=[house("B", 26, 21.4, 34, 25)])
    cornered = do(run(s, MELEE, Melee(), 1, 2).state, Capture(False)).state
    assert not cornered.groups["A"].ran  # no room to be pushed to
    s = lay(sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9), ja("J2", 30.9, 20))
    assert run(s, MELEE, Melee(), 6, 1).state.groups["A"].ran  # the friend of the dead was pushed


def test_ruling_k91_melee_is_no_shooting():
    s = lay(
        sg("RED", 30, 20, actions=4), ja("J1", 30, 20.9, group="J10"),
        ja("J2", 30, 40.9, group="J10"),
    )  # fmt: skip
    s = do(run(s, MELEE, Melee(), 1, 1).state, Capture(False), 1).state
    j10 = s.groups["J10"]
    assert (j10.taken, j10.lost, s.groups["SG"].dealt) == (0, 1, 0)
    assert dict(risk_parts(s, j10)) == {"in_range": 1, "hurt": 5}
    assert duel(3, 1).state.groups["A"].taken == 0
    caught = do(duel(1, 2).state, Capture(True)).state
    assert (caught.figures["J1"].health, caught.groups["A"].taken) == ("captured", 0)
