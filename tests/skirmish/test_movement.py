"""Movement actions and every deduction; dragging and carrying (Cases MOVE.1 to MOVE.5)."""

from random import Random

import pytest

from engine.core.dice import GivenDice, RandomDice
from engine.core.flow import faults, pending, sample, start
from engine.skirmish.model.actions import Done, Drop, Face, Haul, March, React, Wait
from engine.skirmish.model.procedures import AUTOMATON, Q_REACT, WALK, Automaton, Walk
from engine.skirmish.model.state import Charge, Group, Modifier, Piece
from engine.skirmish.rules.movement import actions_left, allowance, plan_walk, remaining_reach
from engine.skirmish.table.geometry import distance
from tests.skirmish.field import EMPTY, asked, do, ja, lay, refused, run, sg, told, wall
from tests.skirmish.table import step

MARSH = Piece("MA", "rough", "rect", (0.0, 10.0, 72.0, 14.0))
POND = Piece("PO", "water", "rect", (0.0, 10.0, 72.0, 14.0))


def test_move_1_six_inches_an_action_three_times_a_turn():
    s = step(lay(sg("RED", 10, 10)))
    assert remaining_reach(s, s.figures["RED"]) == 18
    done = do(s, March("RED", ((10.0, 28.0),)))
    f = done.state.figures["RED"]
    assert (f.at, f.left, f.marched, f.moved) == ((10.0, 28.0), 0, 3, True)
    (facts,) = told(done, "walked")
    assert (facts["inches"], facts["actions"], facts["parts"]) == (18.0, 3, [])


def test_move_1_not_further_than_that():
    s = step(lay(sg("RED", 10, 10)))
    fault = refused(s, March("RED", ((10.0, 28.2),)))
    assert (fault.code, fault.case, fault.facts["reach"]) == ("too-far", "MOVE.1", 18.0)


def test_ruling_k4_each_movement_action_takes_a_fire_action():
    s = step(lay(sg("RED", 10, 10, actions=4), sg("BLUE", 20, 10, actions=2)))
    s = do(s, March("RED", ((10.0, 15.0),))).state
    assert s.figures["RED"].left == 3
    s = do(s, March("RED", ((10.0, 27.0),))).state
    red, blue = s.figures["RED"], s.figures["BLUE"]
    assert (red.left, red.marched, actions_left(s, red)) == (1, 3, 0)
    assert refused(s, March("RED", ((10.0, 28.0),))).code == "no-actions"
    assert actions_left(s, blue) == 2


def test_move_2_charging_and_fleeing_is_eight_inches():
    f = sg("RED", 10, 10)
    s = lay(f)
    assert [allowance(s, f, pace)[0] for pace in ("move", "charge", "flee", "retire", "half")] == [
        6,
        8,
        8,
        6,
        3,
    ]


def test_ruling_k6_every_action_of_a_charge_is_eight_inches_and_it_must_meet_an_enemy():
    s = step(lay(sg("RED", 10, 10), ja("J1", 10, 34, left=0)))
    assert refused(s, March("RED", ((10.0, 30.0),), "charge")).code == "no-charge"
    done = do(s, March("RED", ((10.0, 33.1),), "charge"))
    assert done.state.figures["RED"].at == (10.0, 33.1)
    assert told(done, "walked")[0]["actions"] == 3


def test_ruling_k6_nobody_charges_whom_his_side_does_not_see():
    s = step(
        lay(sg("RED", 10, 10), ja("J1", 10, 40, left=0), hidden=["J1"], pieces=[wall("W", 9, 39.5, 11, 39.5)])
    )
    assert refused(s, March("RED", ((10.0, 39.1),), "charge")).code == "no-charge"


def test_move_3_where_edges_lie_on_each_other_the_shapes_say_what_comes_first():
    f = sg("RED", 8.5, 14.6)
    s = lay(f, pieces=[wall("WA", 10, 2, 10, 18), Piece("RO", "rough", "rect", (10.0, 2.0, 16.0, 18.0))])
    assert plan_walk(s, f, [(15.9, 13.1)], "move", 1).parts == (("rough", 3.0),)


@pytest.mark.parametrize(
    ("piece", "what"),
    [(MARSH, "rough"), (POND, "water"), (wall("WA", 0, 12, 72, 12), "obstacle")],
)
def test_move_3_bad_ground_takes_three_inches(piece, what):
    f = sg("RED", 10, 9)
    s = lay(f, pieces=[piece])
    worked = plan_walk(s, f, ((10.0, 30.0),), "move", 1)
    assert (worked.inches, worked.parts, worked.whole) == (3.0, ((what, 3.0),), False) or what == "obstacle"
    if what == "obstacle":  # three inches remain, which do not reach over the wall: up to it, then over
        assert worked.inches == 2.9
        assert plan_walk(s, f, ((10.0, 30.0),), "move", 2).parts == (("obstacle", 3.0),)


def test_move_3_only_the_action_that_meets_it_is_slowed():
    f = sg("RED", 10, 2)
    s = lay(f, pieces=[MARSH])
    worked = plan_walk(s, f, ((10.0, 30.0),), "move", 3)
    assert [round(y, 1) for _, y in worked.track][-1] == worked.track[-1][1]
    assert worked.inches == pytest.approx(6 + 2 + 3, abs=1.1)
    assert worked.parts == (("rough", 3.0),)


def test_move_4_a_wound_takes_two_inches():
    f = sg("RED", 10, 10, wounds=1)
    assert allowance(lay(f), f) == (4.0, (("wounded", 2.0),))
    g = sg("RED", 10, 10, wounds=2)
    assert allowance(lay(g), g)[0] == 4.0


def test_move_4_dragging_alone_takes_two_inches_and_two_take_one():
    body = sg("BLUE", 10.5, 10, health="disabled", haulers=("RED",))
    s = lay(sg("RED", 10, 10), sg("GOLD", 11, 10), body)
    assert allowance(s, s.figures["RED"]) == (4.0, (("hauling", 2.0),))
    s.put(sg("BLUE", 10.5, 10, health="disabled", haulers=("RED", "GOLD")))
    assert allowance(s, s.figures["RED"]) == (5.0, (("hauling_two", 1.0),))


def test_ruling_k5_deductions_add_up_and_never_below_one_inch():
    f = sg("RED", 10, 11, wounds=1)
    s = lay(f, sg("BLUE", 10.5, 11, health="disabled", wounds=1, haulers=("RED",)), pieces=[MARSH])
    assert allowance(s, f)[0] == 2.0
    worked = plan_walk(s, f, ((10.0, 13.0),), "move", 1)
    assert worked.inches == 1.0
    assert dict(worked.parts) == {"hauling": 2.0, "wounded": 2.0, "rough": 3.0}


def test_ruling_k5_who_is_dragged_comes_along_and_both_haulers_pay():
    s = step(lay(sg("RED", 10, 10), sg("GOLD", 10.5, 10.5), sg("BLUE", 10.5, 10, health="disabled")))
    s = do(s, Haul("RED", "BLUE")).state
    s = do(s, Haul("GOLD", "BLUE")).state
    assert s.figures["BLUE"].haulers == ("RED", "GOLD")
    s = do(s, March("RED", ((10.0, 15.0),))).state
    assert {s.figures[x].at for x in ("RED", "GOLD", "BLUE")} == {(10.0, 15.0)}
    assert [s.figures[x].left for x in ("RED", "GOLD")] == [2, 2]
    s = do(s, Drop("RED")).state
    assert s.figures["BLUE"].haulers == ("GOLD",)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (sg("BLUE", 12, 10, health="disabled"), "too far off"),
        (sg("BLUE", 10.5, 10), "it can walk"),
        (ja("BLUE", 10.5, 10, health="disabled"), "an enemy, and no prisoner"),
        (sg("BLUE", 10.5, 10, health="dead"), "dead"),
    ],
)
def test_ruling_k5_whom_nobody_drags(body, why):
    s = step(lay(sg("RED", 10, 10), body))
    assert refused(s, Haul("RED", "BLUE")).code == "no-haul", why


def test_move_5_a_gm_may_take_more_off():
    f = sg("RED", 10, 10)
    s = lay(f, modifiers=(Modifier("move", "RED", -2, 1, "mud"),))
    assert allowance(s, f) == (4.0, (("gm", 2.0),))
    assert allowance(s, sg("BLUE", 10, 10))[0] == 6.0


def test_move_1_walks_end_on_the_table_at_tenths_of_an_inch():
    s = step(lay(sg("RED", 10, 10)))
    for at in ((-1.0, 10.0), (73.0, 10.0), (73.05, 10.0)):
        assert refused(s, March("RED", (at,))).code == "off-table"
    assert refused(s, March("RED", ())).code == "no-path"
    assert refused(s, March("RED", ((12.0, 10.0), (12.0, 10.0)))).code == "no-path"


def test_ruling_k95_between_two_tenths_nobody_stands():
    s = step(lay(sg("RED", 10, 10)))
    bad = refused(s, March("RED", ((12.04, 10.0),)))
    assert (bad.code, bad.case) == ("place-tenths", "Ruling K95")
    assert str(bad) == "Figures stand at tenths of an inch: 12.0 10.0, perhaps (Ruling K95)"


@pytest.mark.parametrize("path", [((10.0, 10.0),), ((10.0, 10.0), (12.0, 10.0))])
def test_move_1_nobody_walks_to_where_they_stand(path):
    bad = refused(step(lay(sg("RED", 10, 10))), March("RED", path))
    assert bad.code == "no-way"
    assert "RED stands there already" in str(bad)


def test_move_1_a_walk_stops_where_it_meets_an_enemy():
    s = lay(sg("RED", 10, 10), ja("J1", 10.5, 14, left=0), hidden=["J1"], pieces=[wall("W", 0, 13, 72, 13)])
    s.contact = True
    done = run(s, WALK, Walk("RED", ((10.0, 18.0),)))
    assert told(done, "halted")[0]["why"] == "met"
    assert done.state.spotted["sgc"] == ("J1",)


def test_move_1_facing_follows_the_walk_and_turning_is_free():
    s = step(lay(sg("RED", 10, 10)))
    s = do(s, March("RED", ((13.0, 10.0),))).state
    assert s.figures["RED"].facing == 90
    s = do(s, Face("RED", 270)).state
    assert (s.figures["RED"].facing, s.figures["RED"].left) == (270, 2)
    assert refused(s, Face("RED", 360)).case == "GROUPS.1"


def test_order_2_each_seat_orders_its_own_figures_and_is_done_by_itself():
    s = step(lay(sg("RED", 10, 10), sg("GOLD", 20, 10, seat="p2")))
    assert refused(s, March("GOLD", ((20.0, 12.0),)), "p1").code == "not-your-figure"
    s = do(s, March("GOLD", ((20.0, 12.0),)), seat="p2").state
    s = do(s, March("RED", ((10.0, 12.0),)), seat="p1").state
    done = do(s, Done(), seat="p1")
    assert told(done, "seat_done")[0] == {"seat": "p1", "left": ["p2"]}
    assert not do(done.state, Done(), seat="p2").state.stack


def test_effect_4_suppressed_figures_take_no_marching_orders():
    s = step(lay(sg("RED", 10, 10, suppressed=1), sg("BLUE", 12, 10, health="disabled"), sg("GOLD", 14, 10)))
    assert refused(s, March("RED", ((10.0, 12.0),))).case == "EFFECT.4"
    assert refused(s, March("BLUE", ((12.0, 12.0),))).case == "EFFECT.7"


def test_ruling_k63_a_walk_is_fired_at_once_where_it_comes_nearest():
    s = lay(sg("RED", 10, 20), ja("J1", 16, 26, held=True), ja("J2", 30, 20, held=True), ja("J3", 16, 30))
    done = start(s, WALK, Walk("RED", ((22.0, 20.0),)), RandomDice(Random(4)))
    shots = told(done, "shot")
    assert {x["figure"] for x in shots} <= {"J1", "J2"}
    path = [tuple(p) for x in told(done, "walked") for p in x["path"]]
    at = {x["figure"]: x["range"] for x in shots}
    assert at["J1"] == pytest.approx(min(distance((16, 26), p) for p in path), abs=0.1)


def test_ruling_k63_a_walk_ends_where_the_figure_is_shot_down():
    s = lay(sg("RED", 10, 20), ja("J1", 16, 22, held=True))
    for seed in range(40):
        done = start(s, WALK, Walk("RED", ((22.0, 20.0),)), RandomDice(Random(seed)))
        f = done.state.figures["RED"]
        if f.health == "dead":
            assert f.x < 17.1
            return
    raise AssertionError("no shot killed")


def shots_at(s, walk, answer, *dice):
    """Walk, fire at the one question asked, and give what follows, and each shot: who, range."""
    done = run(s, WALK, walk)
    assert asked(done.state) == [("p1", Q_REACT)]
    done = do(done.state, answer, *dice)
    return done, [(x["figure"], x["range"]) for x in told(done, "shot")]


def test_shoot_1_who_is_charged_fires_on_the_last_point_before_contact():
    s = lay(sg("RED", 30, 20, actions=4, held=True), ja("J1", 30, 31, group="A"))
    charge = Walk("J1", ((30.0, 20.9),), "charge")
    done, ((who, inches),) = shots_at(s, charge, React("RED", "J1", 1), 9)
    assert (who, 1.0 < inches <= 2.0) == ("RED", True)
    assert asked(done.state) == [("p1", Q_REACT)]  # three actions are left
    met = do(done.state, Wait())
    assert told(met, "halted")[0]["why"] == "met"
    assert distance(met.state.figures["J1"].at, (30, 20)) <= 1.0


def test_shoot_1_a_charge_shot_down_on_its_way_in_never_arrives():
    s = lay(sg("RED", 30, 20, actions=4, held=True), ja("J1", 30, 31, group="A"))
    charge = Walk("J1", ((30.0, 20.9),), "charge")
    done, _ = shots_at(s, charge, React("RED", "J1", 2), 20, 6)
    assert done.state.figures["J1"].health == "dead"
    assert distance(done.state.figures["J1"].at, (30, 20)) > 1.0
    assert not done.state.stack


def test_shoot_1_a_friend_to_the_side_fires_before_the_contact_too():
    s = lay(sg("RED", 30, 20), sg("BLUE", 36, 20, held=True), ja("J1", 30, 31))
    done, shots = shots_at(s, Walk("J1", ((30.0, 20.9),), "charge"), React("BLUE", "J1", 3), 1)
    assert [x for x, _ in shots] == ["BLUE"]
    assert told(done, "halted")[0]["why"] == "met"


def test_shoot_1_each_of_three_who_charge_a_held_figure_is_met_while_it_is_free():
    s = lay(
        sg("RED", 30, 20, actions=4, held=True),
        *(ja(f"J{n}", 28 + n, 31, group="A") for n in (1, 2, 3)),
        groups=[Group("A", "jaffa", start=3, course="advance")],
    )  # fmt: skip
    done = run(s, AUTOMATON, Automaton(), 6)  # Risk Factor 0: toward, as far as a charge
    assert asked(done.state) == [("p1", Q_REACT)]
    assert not told(done, "melee")


def test_shoot_1_a_first_step_into_contact_is_fired_at_from_where_it_began():
    s = lay(sg("RED", 30, 20, held=True), ja("J1", 30, 21.6))
    _, shots = shots_at(s, Walk("J1", ((30.0, 20.9),), "charge"), React("RED", "J1", 3), 1)
    assert shots == [("RED", pytest.approx(1.6))]


@pytest.mark.parametrize("pace", ["move", "charge"])
def test_shoot_1_held_sentries_fire_at_players_who_walk_or_charge_into_them(pace):
    s = lay(sg("RED", 30, 31), ja("J1", 30, 20, held=True))
    done = run(s, WALK, Walk("RED", ((30.0, 20.9),), pace), 1, 1)  # a miss, and morale holds
    (shot,) = told(done, "shot")
    assert (shot["figure"], 1.0 < shot["range"] <= 2.0) == ("J1", True)
    assert told(done, "halted")[0]["why"] == "met"


def test_melee_1_and_ruling_k63_nobody_fires_at_who_is_in_contact():
    s = lay(sg("RED", 30, 20), sg("BLUE", 33, 20, held=True), ja("J1", 30, 20.9))
    walk = Walk("J1", ((30.9, 20.0), (30.9, 10.0)))  # around RED, in contact at first, then away
    done = start(s, WALK, walk, GivenDice())
    assert asked(done.state) == [("p1", Q_REACT)]
    j = done.state.figures["J1"]
    assert distance(j.at, (30, 20)) > 1.0


def test_explosives_2_a_tripwire_goes_off_in_the_step_that_meets_an_enemy():
    s = lay(sg("RED", 30, 20), ja("J1", 30, 27))
    s.charges = {"X1": Charge("X1", "c4", "tripwire", "blast", 30.0, 18.0, 0, "RED", "p1")}
    done = start(s, WALK, Walk("J1", ((30.0, 20.9),), "charge"), GivenDice(1, 1))
    assert told(done, "blown")[0]["figures"] == ["RED", "J1"]


def drawn(*figures, file=EMPTY, hidden=()):
    """Return the kinds of order that are drawn, all of which are legal."""
    s = step(lay(*figures, file=file, hidden=hidden))
    d, rng, found = pending(s)[0], Random(3), set()
    for _ in range(800):
        a = sample(s, d, rng)
        assert not faults(s, d, a), a
        found.add(type(a))
    return found


def test_mission_1_every_drawn_order_is_legal_on_a_table_of_odd_size():
    odd = EMPTY.replace("width = 72.0", "width = 72.06").replace("height = 48.0", "height = 48.06")
    assert drawn(sg("RED", 71, 47.3), file=odd) >= {March, Face, Done}


def test_ruling_k5_a_captive_whom_nobody_sees_is_not_drawn_to_be_dragged():
    red, captive = sg("RED", 30, 30), ja("J1", 30, 30.6, health="captured")
    assert Haul in drawn(red, captive)
    assert Haul not in drawn(red, captive, hidden=["J1"])
