"""Shooting, and what hits do (Cases SHOOT.1 to SHOOT.6, EFFECT.1 to EFFECT.7, CANNON.1 and CANNON.2)."""

import pytest

from engine.core.dice import GivenDice
from engine.core.execution import Execution
from engine.skirmish.combat.shooting import check_shoot, may_hit, may_shoot, prospect, targets
from engine.skirmish.gm.actions import SetStatus
from engine.skirmish.gm.effects import set_status
from engine.skirmish.model.actions import React, Shoot, Wait
from engine.skirmish.model.procedures import REACTION, SHOT, STEADY, Reaction, Shot, Steadying
from engine.skirmish.model.state import GM, Modifier
from engine.skirmish.rules.effects import HIT, Hit
from tests.skirmish.field import asked, do, house, ja, kinds, lay, refused, rolled, run, sg, told, wall

POINT, SHORT, MEDIUM, LONG = 5, 15, 22, 40


def face(inches, **more):
    """A soldier at the south, a Jaffa so many inches north who holds nothing."""
    return lay(sg("RED", 30, 5), ja("J1", 30, 5 + inches, **more))


def codes(faults):
    return [f.code for f in faults]


# -- who may shoot at whom ---------------------------------------------------------------------------------


def test_shoot_1_a_figure_in_sight_may_be_shot_at():
    s = face(SHORT)
    assert codes(check_shoot(s, s.figures["RED"], Shoot("RED", "J1", 1))) == []


def test_shoot_1_not_through_a_building():
    s = lay(sg("RED", 30, 5), ja("J1", 30, 25), pieces=[house("B", 26, 10, 34, 18)])
    assert codes(check_shoot(s, s.figures["RED"], Shoot("RED", "J1", 1))) == ["shoot-blocked"]


def test_shoot_1_hidden_and_missing_enemies_are_refused_alike():
    s = lay(sg("RED", 30, 5), ja("J1", 30, 25), hidden=["J1"])
    red = s.figures["RED"]
    hidden, missing = (list(may_hit(s, red, i)) for i in ("J1", "J9"))
    assert codes(hidden) == codes(missing) == ["shoot-target"]
    assert str(hidden[0]).replace("J1", "J9") == str(missing[0])


def test_shoot_1_not_at_friends():
    s = lay(sg("RED", 30, 5), sg("BLUE", 30, 9))
    assert codes(check_shoot(s, s.figures["RED"], Shoot("RED", "BLUE", 1))) == ["shoot-target"]


def test_ruling_k7_one_rule_for_shooting_that_is_printed_twice():
    s = face(SHORT)
    assert [p.target for p in targets(s, s.figures["RED"])] == ["J1"]


@pytest.mark.parametrize(
    ("aim", "shots", "fine"), [(1, 3, True), (1, 4, False), (2, 1, True), (2, 2, False), (3, 1, True)]
)
def test_shoot_2_any_mix_up_to_the_actions(aim, shots, fine):
    s = face(SHORT)
    bad = check_shoot(s, s.figures["RED"], Shoot("RED", "J1", aim, shots))
    assert codes(bad) == ([] if fine else ["shoot-actions"])


def test_shoot_2_a_jaffa_of_two_actions_cannot_aim_carefully():
    s = face(3)
    assert codes(may_shoot(s, s.figures["J1"], 3)) == ["shoot-actions"]


def test_shoot_2_unaimed_and_aimed_in_one_turn():
    done = run(face(SHORT), SHOT, Shot("RED", "J1", 2), 7)
    assert done.state.figures["RED"].left == 1
    done = run(done.state, SHOT, Shot("RED", "J1", 1), 13)
    assert done.state.figures["RED"].left == 0


def test_shoot_3_moving_and_steadying_leave_fewer_actions():
    s = lay(sg("RED", 30, 5, left=1), ja("J1", 30, 20))
    assert codes(check_shoot(s, s.figures["RED"], Shoot("RED", "J1", 2))) == ["shoot-actions"]


def test_shoot_3_a_shot_spends_its_actions_and_turns_the_figure():
    s = lay(sg("RED", 30, 5, facing=180), ja("J1", 40, 5))
    red = run(s, SHOT, Shot("RED", "J1", 2), 2).state.figures["RED"]
    assert (red.left, red.fired, red.facing) == (1, True, 90)


def test_shoot_4_beyond_long_range_there_is_no_shot():
    s = lay(sg("RED", 5, 5, weapon="zat"), ja("J1", 5, 35.1))
    assert codes(check_shoot(s, s.figures["RED"], Shoot("RED", "J1", 1))) == ["shoot-far"]


@pytest.mark.parametrize(("n", "hit"), [(13, False), (14, True)])
def test_shoot_4_the_need_is_reached_or_not(n, hit):
    done = run(face(SHORT), SHOT, Shot("RED", "J1", 1), n, *([1] if hit else []))
    (shot,) = told(done, "shot")
    assert (shot["need"], shot["n"], shot["hit"], shot["band"]) == (14, n, hit, 1)
    assert ("effect" in kinds(done)) == hit


def test_shoot_4_several_shots_in_one_order_stop_when_the_target_is_down():
    done = run(face(SHORT), SHOT, Shot("RED", "J1", 1, 3), 20, 6)
    assert done.state.figures["J1"].health == "dead"
    assert done.state.figures["RED"].left == 2


def test_ruling_k26_a_natural_1_and_20_mean_nothing():
    s = lay(
        sg("RED", 30, 5, weapon="staff"), ja("J1", 30, 30), modifiers=(Modifier("hit", "RED", -1, 0, "dusk"),)
    )
    assert not told(run(s, SHOT, Shot("RED", "J1", 1), 20), "shot")[0]["hit"]
    s = lay(sg("RED", 30, 5), ja("J1", 30, 9), modifiers=(Modifier("hit", "", 3, 0, "light"),))
    assert told(run(s, SHOT, Shot("RED", "J1", 3), 1, 1), "shot")[0]["hit"]


def test_shoot_5_a_wall_before_the_target_is_a_band():
    s = lay(sg("RED", 30, 5), ja("J1", 30, 20), pieces=[wall("W", 26, 19.5, 34, 19.5)])
    p = prospect(s, s.figures["RED"], s.figures["J1"], 1)
    assert (p.band, p.cover, p.need) == (1, "W", 17)


def test_ruling_k23_only_a_natural_20_hits_cover_at_long_range():
    s = lay(sg("RED", 30, 5), ja("J1", 30, 35), pieces=[wall("W", 26, 34.5, 34, 34.5)])
    s.modifiers = (Modifier("hit", "", 5, 0, "light"),)
    assert not told(run(s, SHOT, Shot("RED", "J1", 3), 19), "shot")[0]["hit"]
    assert told(run(s, SHOT, Shot("RED", "J1", 3), 20, 2), "shot")[0]["hit"]


@pytest.mark.parametrize("helpless", [{"health": "disabled"}, {"out": 2}, {"health": "surrendered"}])
def test_shoot_6_a_helpless_target_at_point_blank_is_hit_without_a_die(helpless):
    done = run(face(POINT, **helpless), SHOT, Shot("RED", "J1", 1, down=True), 3)
    assert told(done, "shot")[0]["sure"]
    assert rolled(done) == ["EFFECT.1"]


def test_shoot_6_not_further_off_and_not_in_cover():
    s = face(7, health="disabled")
    assert not prospect(s, s.figures["RED"], s.figures["J1"], 1).sure
    s = lay(sg("RED", 30, 5), ja("J1", 30, 10, health="disabled"), pieces=[wall("W", 26, 9.5, 34, 9.5)])
    assert not prospect(s, s.figures["RED"], s.figures["J1"], 1).sure


def test_ruling_k25_who_cannot_act():
    for cause in ({"health": "disabled"}, {"out": 1}, {"health": "surrendered"}, {"health": "captured"}):
        assert ja("J1", 1, 1, **cause).inactive
    for cause in ({"suppressed": 3}, {}, {"health": "dead"}):
        assert not ja("J1", 1, 1, **cause).inactive


def test_ruling_k3_a_machine_gun_needs_three_actions_or_two_men():
    s = lay(sg("RED", 30, 5, weapon="mg50", actions=2), ja("J1", 30, 20))
    assert codes(may_shoot(s, s.figures["RED"], 1)) == ["shoot-crew"]
    s = lay(sg("RED", 30, 5, weapon="mg50", actions=2), sg("BLUE", 30.5, 5), ja("J1", 30, 20))
    assert codes(may_shoot(s, s.figures["RED"], 1)) == []
    s = lay(sg("RED", 30, 5, weapon="mg50"), ja("J1", 30, 20))
    assert codes(may_shoot(s, s.figures["RED"], 1)) == []


# -- effect ------------------------------------------------------------------------------------------------


def hit(*dice, effect="round", change=0, **more):
    return run(face(SHORT, **more), HIT, Hit("J1", "RED", effect, change), *dice)


def test_effect_1_a_die_for_each_hit():
    assert hit(2).state.figures["J1"].suppressed == 1
    assert hit(4, 1).state.figures["J1"].wounds == 1
    assert hit(5).state.figures["J1"].health == "disabled"
    assert hit(6).state.figures["J1"].health == "dead"
    assert hit(3, effect="staff").state.figures["J1"].suppressed == 1


@pytest.mark.parametrize(("inches", "change"), [(POINT, 1), (SHORT, 0), (MEDIUM, -1), (LONG, -1)])
def test_effect_2_range_changes_the_die(inches, change):
    s = face(inches)
    assert prospect(s, s.figures["RED"], s.figures["J1"], 1).change == change


def test_ruling_k24_the_true_distance_counts_for_the_effect():
    s = lay(sg("RED", 30, 5), ja("J1", 30, 20), pieces=[wall("W", 26, 19.5, 34, 19.5)])
    assert prospect(s, s.figures["RED"], s.figures["J1"], 1).change == 0


def test_ruling_k60_unless_the_option_says_otherwise():
    walls = [wall("W", 26, 19.5, 34, 19.5)]
    s = lay(sg("RED", 30, 5), ja("J1", 30, 20), pieces=walls, cover_shifts_effect="on")
    assert prospect(s, s.figures["RED"], s.figures["J1"], 1).change == -1


def test_effect_3_the_hits_of_a_zat_add_up():
    s = hit(effect="zat").state
    assert (s.figures["J1"].out, s.figures["J1"].zats, s.figures["J1"].health) == (5, 1, "fit")
    s = run(s, HIT, Hit("J1", "RED", "zat")).state
    assert s.figures["J1"].health == "dead"


def test_effect_3_and_ruling_k58_a_third_hit_on_somebody_brought_back_to_life():
    s = hit(effect="zat", zats=1).state
    assert s.figures["J1"].health == "dead"
    t = Execution(s, GivenDice())
    set_status(t, GM, SetStatus("J1", "a sarcophagus", health="fit"))
    done = run(t.s, HIT, Hit("J1", "RED", "zat"))
    assert done.state.figures["J1"].health == "removed"
    assert told(done, "killed")[0]["removed"]


@pytest.mark.parametrize(
    ("option", "out", "health"),
    [("game", 0, "dead"), ("out", 0, "fit"), ("game", 3, "dead"), ("out", 3, "dead")],
)
def test_ruling_k58_a_second_zat_hit_kills_all_game_or_by_option_while_the_first_lasts(option, out, health):
    s = lay(sg("RED", 30, 5, weapon="zat"), ja("J1", 30, 10, zats=1, out=out), zat_hits=option)
    j = run(s, HIT, Hit("J1", "RED", "zat")).state.figures["J1"]
    assert (j.health, j.zats) == (health, 2 if health == "dead" else 1)


def test_ruling_k30_range_and_cover_count_for_the_hit_of_a_zat_only():
    s = lay(sg("RED", 30, 5, weapon="zat"), ja("J1", 30, 13))
    done = run(s, SHOT, Shot("RED", "J1", 1), 16)
    assert rolled(done) == ["SHOOT.4"]
    assert done.state.figures["J1"].out == 5


def test_effect_4_suppressed_three_times_at_most():
    assert hit(1, suppressed=3).state.figures["J1"].suppressed == 3


def test_effect_4_the_suppressed_do_not_shoot():
    s = lay(sg("RED", 30, 5, suppressed=1), ja("J1", 30, 20))
    assert targets(s, s.figures["RED"]) == []


@pytest.mark.parametrize(("n", "off"), [(2, False), (3, True)])
def test_effect_5_a_die_and_the_actions_make_six(n, off):
    s = lay(sg("RED", 30, 5, suppressed=2))
    done = run(s, STEADY, Steadying("RED"), n)
    red = done.state.figures["RED"]
    assert (red.suppressed, red.left) == (1 if off else 2, 2)
    assert told(done, "steadied")[0] == {
        "figure": "RED",
        "n": n,
        "fp": 3,
        "markers": red.suppressed,
        "removed": off,
    }


def test_ruling_k27_one_marker_a_try():
    s = lay(sg("RED", 30, 5, suppressed=3))
    for left in (2, 1, 0):
        s = run(s, STEADY, Steadying("RED"), 6).state
        assert s.figures["RED"].suppressed == left
    assert s.figures["RED"].left == 0


@pytest.mark.parametrize(("d3", "out"), [(1, 0), (2, 1), (3, 2)])
def test_effect_6_a_wound_costs_an_action_and_some_turns(d3, out):
    j = hit(4, d3).state.figures["J1"]
    assert (j.wounds, j.fp, j.out) == (1, 1, out)


def test_ruling_k28_at_no_actions_it_is_out_for_good():
    done = hit(4, wounds=1)
    assert done.state.figures["J1"].health == "disabled"
    assert rolled(done) == ["EFFECT.1"]
    j = run(face(SHORT, actions=3, wounds=1), HIT, Hit("J1", "RED"), 4, 3).state.figures["J1"]
    assert (j.wounds, j.fp, j.out) == (2, 1, 2)


def test_effect_7_disabled_and_dead_do_nothing():
    for die in (5, 6):
        s = hit(die).state
        assert not s.figures["J1"].able
        assert targets(s, s.figures["J1"]) == []


def test_ruling_k29_disabled_for_the_rest_of_the_game():
    j = hit(5).state.figures["J1"]
    assert (j.health, j.out) == ("disabled", 0)


def test_ruling_k58_what_each_state_forbids():
    s = lay(sg("RED", 30, 5, suppressed=1), sg("BLUE", 33, 5, health="disabled"), ja("J1", 30, 20))
    assert s.figures["RED"].able
    assert not s.figures["BLUE"].able
    assert (
        check_shoot(s, s.figures["RED"], Shoot("RED", "J1", 1)) == []
    )  # the phase itself bars the suppressed
    assert targets(s, s.figures["RED"]) == []


def test_risk_5_casualties_are_counted_for_both_groups():
    s = hit(6).state
    assert (s.groups["A"].taken, s.groups["A"].lost, s.groups["SG"].dealt) == (1, 1, 1)
    s = run(face(SHORT, wounds=1, actions=3), HIT, Hit("J1", "RED"), 6).state
    assert (s.groups["A"].taken, s.groups["A"].lost) == (1, 0)  # it was counted when it was wounded


# -- the cannon --------------------------------------------------------------------------------------------


def gun(inches, **more):
    return lay(
        ja("G1", 30, 5, weapon="cannon", rank="crew"),
        sg("RED", 30, 5 + inches),
        sg("BLUE", 31.5, 5 + inches),
        **more,
    )


def test_cannon_1_two_actions_and_its_own_ranges():
    s = gun(20)
    p = prospect(s, s.figures["G1"], s.figures["RED"], 2)
    assert (p.need, p.change) == (8, 0)
    assert codes(check_shoot(s, s.figures["G1"], Shoot("G1", "RED", 1))) == ["shoot-cannon"]
    s = gun(1.5)
    assert codes(may_hit(s, s.figures["G1"], "RED")) == ["shoot-near"]


def test_cannon_2_everybody_near_is_hit_as_by_a_staff():
    done = run(gun(20), SHOT, Shot("G1", "RED", 2), 8, 3, 6)
    assert done.state.figures["RED"].suppressed == 1
    assert done.state.figures["BLUE"].health == "dead"


def test_ruling_k31_cover_from_the_cannon():
    s = gun(20, pieces=[wall("W", 26, 24.5, 34, 24.5)])
    assert prospect(s, s.figures["G1"], s.figures["RED"], 2).need == 12


# -- reaction fire -----------------------------------------------------------------------------------------


def test_ruling_k8_who_held_may_fire_at_who_moves():
    s = lay(sg("RED", 30, 5, held=True), sg("BLUE", 33, 5), ja("J1", 30, 20))
    s = run(s, REACTION, Reaction("J1")).state
    assert asked(s) == [("p1", "react.fire")]
    assert refused(s, React("BLUE", "J1", 1)).code == "react-held"
    s = do(s, React("RED", "J1", 2), 7).state
    assert s.figures["RED"].left == 1
    assert asked(s) == [("p1", "react.fire")]  # one action is left
    assert asked(do(s, Wait()).state) == []


def test_ruling_k8_who_held_may_fire_at_who_fires():
    s = lay(sg("RED", 30, 5, held=True), sg("BLUE", 33, 5), ja("J1", 30, 20))
    s = run(s, SHOT, Shot("J1", "BLUE", 1), 2).state
    assert asked(s) == [("p1", "react.fire")]
    done = do(s, React("RED", "J1", 3), 20, 6)
    assert done.state.figures["J1"].health == "dead"
    assert not asked(done.state)  # a shot in reaction is not reacted to


def test_shoot_1_no_reaction_after_moving_or_firing():
    s = lay(sg("RED", 30, 5), ja("J1", 30, 20))
    assert asked(run(s, REACTION, Reaction("J1")).state) == []


def test_ruling_k80_the_automaton_fires_at_the_nearest_within_medium_range():
    s = lay(ja("J1", 30, 20, held=True), sg("RED", 30, 5))
    done = run(s, REACTION, Reaction("RED"), 2, 1)  # a miss, and a test passed
    (shot,) = told(done, "shot")
    assert (shot["figure"], shot["aim"], shot["reaction"]) == ("J1", 2, True)
    far = lay(ja("J1", 30, 40, held=True), sg("RED", 30, 5))
    assert not told(run(far, REACTION, Reaction("RED")), "shot")
    other = lay(ja("J1", 30, 20, held=True), sg("RED", 30, 5), sg("BLUE", 30, 15))
    assert not told(run(other, REACTION, Reaction("RED")), "shot")


@pytest.mark.parametrize(
    ("policy", "inches", "aim"),
    [
        ("wait", 5, 0),
        ("point_blank", 5, 3),
        ("point_blank", 15, 0),
        ("short", 15, 3),
        ("medium", 22, 3),
        ("even", 22, 3),
        ("even", 40, 0),
    ],
)
def test_ruling_k8_standing_answers(policy, inches, aim):
    from tests.shared.standing import follow

    s = run(lay(sg("RED", 10, 5, held=True), ja("J1", 10, 5 + inches)), REACTION, Reaction("J1")).state
    _, a = follow(s, {("p1", "react.fire"): policy})
    assert a == (React("RED", "J1", aim) if aim else Wait())


def test_ruling_k50_a_reaction_at_who_was_just_brought_down_is_kept():
    s = lay(sg("RED", 30, 20), ja("J1", 30, 30, health="disabled"))
    done = run(s, SHOT, Shot("RED", "J1", 1, reaction=True))
    red = done.state.figures["RED"]
    assert (red.left, red.fired, kinds(done)) == (3, False, [])
