"""Battle plans: how they are written, what they answer, and that nobody needs one (Ruling G56)."""

from random import Random

import pytest

from engine.armada.battle.frames import Battle, Free, Muster, Retreat, Targets
from engine.armada.battle.planned_answers import MAKERS, answer_by
from engine.armada.game import ARMADA
from engine.armada.model.actions import Fleet
from engine.armada.model.state import BATTLE, RULES, SEATS
from engine.armada.orders.battle_plan import Plan, known_plans, plan_at, plan_faults, read_plans, write_plans
from engine.core.dice import RandomDice
from engine.core.errors import InvalidAction
from engine.core.flow import apply, faults, pending, sample, start
from engine.policies.policy import greedy_answer
from tests.armada.battle.battles import asked, do, fight, lay, only, told

FLEETS = (
    "R1 laser:2 shield, R2 laser blaster seeker:2 armor, R3=missile_boat launcher:3 nuclear:3 ap:2, "
    "R4=fighter_carrier laser probe_launcher decoy:2, Rf1 in R4, Rf2 in R4, Rf3, Rr1, Rm1, "
    "S1 laser:2 armor:2, S2 laser blaster:2 seeker:2, S3=missile_boat launcher:3 nuclear:3, "
    "S4=fighter_carrier laser, Sf1 in S4, Sf2 in S4, Sf3, Sr1, Si1"
)


def played(s, *, seed=1, answered=None):
    """Play a battle to its end; gives the number of answers and what was told."""
    rng, n = Random(seed), 0
    done = start(s, BATTLE, Battle("1", "red"), RandomDice(rng))
    events = list(done.events)
    while pending(done.state):
        d = pending(done.state)[0]
        a = answered(done.state, d) if answered else sample(done.state, d, rng)
        assert not faults(done.state, d, a), (d, a)
        done = apply(done.state, d.seat, d.id, a, RandomDice(rng))
        events += done.events
        n += 1
    return n, events


def test_ruling_g56_a_plan_is_read_and_written():
    text = "at 1: targets carrier R3 ground; retreat 40; rest auto; targets boat; laser carrier; close all"
    (general,) = read_plans("targets boat; laser carrier; close all; retreat at 40%")
    assert general == Plan("", ("boat",), {"laser": ("carrier",)}, close="all", retreat="40")
    (there,) = read_plans(text)
    assert there.at == "1"
    assert read_plans(write_plans(read_plans(text))) == read_plans(text)


def test_ruling_g56_a_space_may_have_a_plan_of_its_own():
    plans = read_plans("retreat never\nat 1: retreat always")
    assert plan_at(plans, "1").retreat == "always"
    assert plan_at(plans, "B").retreat == "never"
    assert plan_at((), "B") is None


@pytest.mark.parametrize(
    "text",
    [
        "fly away",
        "retreat 0",
        "retreat 101",
        "retreat sometimes",
        "targets moon",
        "close",
        "at 9: close all",
        "x" * 1300,
    ],
)
def test_ruling_g56_what_cannot_be_read_is_refused(text):
    with pytest.raises(InvalidAction):
        read_plans(text)
    (fault,) = plan_faults(text)
    assert (fault.case, fault.at) == ("Ruling G56", "plan")


def test_ruling_g56_a_battle_of_two_plans_asks_nobody():
    n, events = played(lay(FLEETS, plan="rest auto"))
    assert n == 0
    assert events[-1].kind == "battle_ended"
    assert told(events, "volley")


def test_ruling_g56_without_a_plan_everything_is_asked():
    assert asked(fight(lay(FLEETS, plan=""))) == [("red", "muster"), ("silver", "muster")]
    n, _ = played(lay(FLEETS, plan=""))
    assert n > 4


def test_ruling_g56_what_a_plan_leaves_open_is_asked():
    done = fight(lay(FLEETS, plan="rest auto", red="retreat never"))
    assert asked(done) == [("red", "muster")]
    done = fight(
        lay("R1 laser, S1 laser", plan="rest auto", red="seekers hold; ambush hold; decoys none; unload none")
    )
    assert asked(done) == [("red", "targets")]


def test_ruling_g56_every_question_has_a_usual_answer_that_is_legal():
    for seed in range(30):
        n, events = played(lay(FLEETS, plan=""), seed=seed, answered=answer_by)
        assert n
        assert events[-1].kind == "battle_ended"


def test_ruling_g56_the_empty_answer_is_always_legal():
    empty = {name: RULES.kinds[name].takes() for name in MAKERS}
    for seed in range(20):
        played(lay(FLEETS, plan="pursue no; press no"), seed=seed, answered=lambda s, d: empty[d.kind])


def test_ruling_g56_standing_answers_follow_a_plan_as_text():
    done = fight(lay(FLEETS, plan=""))
    d = pending(done.state)[0]
    kind, v = RULES.kinds["muster"], done.state.stack[-1].v
    assert kind.follow(done.state, v, "red", "seekers hold; decoys none; unload none") == Muster()
    assert kind.follow(done.state, v, "red", "usual") == answer_by(done.state, d)
    assert set(MAKERS) <= set(RULES.kinds)


def test_targets_of_a_plan_come_first():
    s = lay("R1 laser:3, S1 laser, S2=fighter_carrier laser, S3 laser")
    done = fight(s)
    v = done.state.stack[-1].v
    named = MAKERS["targets"][0](done.state, v, "red", Plan(targets=("s3", "carrier"), fire="focus"))
    assert {x.on for x in named.shots} == {"S3"}
    spread = MAKERS["targets"][0](done.state, v, "red", Plan(fire="spread"))
    assert {x.on for x in spread.shots} == {"S1", "S2", "S3"}


def test_a_gun_may_have_targets_of_its_own():
    done = fight(lay("R1 laser blaster, S1 laser, Sf1"))
    plan = Plan(targets=("fighter",), guns={"laser": ("ship",)})
    named = MAKERS["targets"][0](done.state, done.state.stack[-1].v, "red", plan)
    assert {(x.gun, x.on) for x in named.shots} == {("laser", "S1"), ("blaster", "Sf1")}


def test_missiles_may_be_held():
    done = fight(lay("R1 launcher:2 nuclear:4 laser, S1 laser"))
    make = MAKERS["targets"][0]
    v = done.state.stack[-1].v
    assert {x.gun for x in make(done.state, v, "red", Plan(missiles="no")).shots} == {"laser"}
    assert {(x.gun, x.n) for x in make(done.state, v, "red", Plan()).shots} == {("laser", 1), ("nuclear", 2)}


def test_a_launcher_takes_the_missile_that_suits_the_enemy():
    done = fight(lay("R1 launcher nuclear ap laser, Sr1"))
    shots = MAKERS["targets"][0](done.state, done.state.stack[-1].v, "red", Plan()).shots
    assert [x.gun for x in shots if x.gun in ("ap", "nuclear")] == ["ap"]


def test_retreat_at_so_many_per_cent_lost():
    s = lay("R1 laser, R2 laser, S1 laser, S2 laser", plan="rest auto; retreat never")
    v = Battle("1", "red", round=2, worth={"red": 480, "silver": 240})
    make = MAKERS["retreat"][0]
    assert make(s, v, "red", Plan(retreat="50")) == Retreat(("R1", "R2"))
    assert make(s, v, "red", Plan(retreat="51")) == Retreat()
    assert make(s, v, "silver", Plan(retreat="1")) == Retreat()
    assert make(s, v, "red", Plan(retreat="always")).units == ("R1", "R2")


def test_the_usual_plan_retreats_when_it_can_hurt_nobody():
    s = lay("R1 shield, S1 laser")
    assert MAKERS["retreat"][0](s, Battle("1", "silver", round=2), "red", Plan()) == Retreat(("R1",))


def test_who_may_go_to_close_quarters():
    done = fight(lay("R1 blaster, Rf1, Rf2, Sr1, Sm1"))
    make, v = MAKERS["targets"][0], done.state.stack[-1].v
    for word, close in (
        ("all", ("R1", "Rf1", "Rf2")),
        ("fighters", ("Rf1", "Rf2")),
        ("blasters", ("R1",)),
        ("none", ()),
    ):
        assert make(done.state, v, "red", Plan(close=word)).close == close


def test_an_answer_may_leave_the_rest_to_the_plan():
    done = fight(lay("R1 laser, R2 laser, S1 laser, S2 laser"))
    done = do(done, Targets(), 1, 2, 1, 2)
    assert sorted(x["by"] for x in only(done, "volley")["shots"]) == ["R1", "R2"]
    assert Free().rest == "plan"


def test_the_same_text_is_read_once():
    assert known_plans("rest auto") is known_plans("rest auto")


@pytest.mark.parametrize("seed", range(2))
def test_a_machine_that_looks_one_answer_ahead_gets_through_a_battle(seed):
    s, rng = lay(FLEETS, plan=""), Random(seed)
    s.fleets = {seat: Fleet() for seat in SEATS}
    s.start = dict(zip(SEATS, "BC", strict=True))
    _, events = played(s, seed=seed, answered=lambda now, d: greedy_answer(ARMADA, now, d, rng))
    assert events[-1].kind == "battle_ended"
