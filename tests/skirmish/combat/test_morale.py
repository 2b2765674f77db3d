"""Morale of the players' figures (Cases MORALE.1 to MORALE.5 and ORDER.4)."""

import pytest

from engine.skirmish.combat.morale import due_teams, is_drilled, known_enemies, team_strength
from engine.skirmish.model.procedures import MORALE, RALLY, REACTION, Morale, Rally, Reaction
from engine.skirmish.model.state import Group, Modifier
from engine.skirmish.rules.effects import HIT, Hit
from tests.skirmish.field import ja, kinds, lay, rolled, run, sg, told, wall

SHOCK = {"shock": ("casualty",)}


def test_morale_1_a_hit_has_the_team_tested():
    s = run(lay(sg("RED", 30, 5), ja("J1", 30, 20)), HIT, Hit("RED", "J1", "staff"), 1).state
    assert s.figures["RED"].shock == ("suppressed",)
    assert due_teams(s, Morale()) == [("RED",)]
    done = run(s, MORALE, Morale(), 2)
    assert told(done, "morale")[0]["result"] == "pass"
    assert done.state.figures["RED"].shock == ()


def test_morale_1_a_death_is_tested_by_those_who_were_near():
    s = lay(sg("RED", 30, 5), sg("BLUE", 32, 5), sg("GREY", 40, 5), ja("J1", 30, 20))
    s = run(s, HIT, Hit("RED", "J1"), 6).state
    assert due_teams(s, Morale()) == [("BLUE",)]


def test_ruling_k12_jaffa_never_test():
    s = run(lay(sg("RED", 30, 5), ja("J1", 30, 20)), HIT, Hit("J1", "RED"), 1).state
    assert due_teams(s, Morale()) == []
    assert not is_drilled(s, s.figures["J1"])


def test_ruling_k59_nor_do_friends_run_by_the_table():
    s = lay(
        sg("ALLY", 30, 5, seat="", group="T", **SHOCK), ja("J1", 30, 20), groups=[Group("T", "sgc", start=1)]
    )
    assert due_teams(s, Morale()) == []


def test_morale_2_and_ruling_k15_within_three_inches_in_a_chain():
    s = lay(sg("A", 10, 5), sg("B", 13, 5, **SHOCK), sg("C", 16, 5), sg("D", 19.1, 5))
    assert due_teams(s, Morale()) == [("A", "B", "C")]


def test_ruling_k15_detached_figures_test_apart():
    s = lay(sg("A", 10, 5, **SHOCK), sg("B", 20, 5, **SHOCK))
    assert due_teams(s, Morale()) == [("A",), ("B",)]


def test_morale_2_other_teams_nearby_do_not_test():
    s = lay(
        sg("A", 10, 5, **SHOCK),
        sg("B", 11, 5, group="SG2"),
        groups=[Group(x, "sgc", auto=False) for x in ("SG", "SG2")],
    )
    assert due_teams(s, Morale()) == [("A",)]


@pytest.mark.parametrize(
    ("die", "result"),
    [(1, "pass"), (2, "retire"), (3, "retire"), (4, "suppressed"), (5, "suppressed"), (6, "flee")],
)
def test_morale_3_and_4_every_result_for_a_lone_specialist(die, result):
    s = lay(sg("RED", 30, 20, actions=2, **SHOCK), ja("J1", 30, 40))
    done = run(s, MORALE, Morale(), die)
    (test,) = told(done, "morale")
    assert (test["result"], test["margin"], test["fp"]) == (result, die - 2, 2)
    red = done.state.figures["RED"]
    assert red.suppressed == (result == "suppressed")
    assert red.fleeing == (result == "flee")
    assert (red.y < 20) == (result in ("retire", "flee"))


@pytest.mark.parametrize(("near", "far"), [((33, 20), (10, 20)), ((30, 23), (30, 5)), ((27, 20), (50, 20))])
def test_morale_4_enemies_are_fled_from_the_nearest_first(near, far):
    s = lay(sg("RED", 30, 20), ja("J1", *far), ja("J2", *near))
    assert known_enemies(s, s.figures["RED"]) == [near, far]


def test_morale_4_who_retires_lets_go_of_their_work_and_of_actions_saved():
    s = lay(sg("RED", 30, 20, saved=1, busy="lay:c4:remote:blast:0", **SHOCK), ja("J1", 30, 40))
    red = run(s, MORALE, Morale(), 4).state.figures["RED"]
    assert red.y < 20
    assert (red.saved, red.busy) == (0, "")


def test_ruling_k13_more_than_six_needs_no_die():
    s = lay(sg("RED", 30, 5, actions=4, **SHOCK), sg("BLUE", 31, 5, actions=3))
    assert rolled(run(s, MORALE, Morale())) == []


def test_morale_3_six_can_fail():
    s = lay(sg("RED", 30, 5, **SHOCK), sg("BLUE", 31, 5))
    assert told(run(s, MORALE, Morale(), 6), "morale")[0]["result"] == "retire"


def test_ruling_k14_the_wounded_do_not_count_and_the_suppressed_do():
    s = lay(
        sg("A", 10, 5, suppressed=2),
        sg("B", 11, 5, wounds=1),
        sg("C", 12, 5, health="disabled"),
        sg("D", 13, 5, out=1),
    )
    assert team_strength(s, ("A", "B", "C", "D")) == 3


def test_gm_1_a_modifier_on_the_morale_die():
    s = lay(sg("RED", 30, 5, **SHOCK), modifiers=(Modifier("morale", "SG", 2, 0, "rumours"),))
    assert told(run(s, MORALE, Morale(), 1), "morale")[0]["result"] == "retire"


def test_morale_4_all_testers_are_suppressed():
    s = lay(sg("A", 10, 5, actions=1, **SHOCK), sg("B", 12, 5, actions=1, suppressed=1), ja("J1", 10, 30))
    done = run(s, MORALE, Morale(), 5)
    assert [done.state.figures[x].suppressed for x in "AB"] == [1, 2]
    assert not done.state.figures["A"].shock


def test_ruling_k81_to_the_nearest_cover_and_no_further():
    s = lay(sg("RED", 30, 20, actions=2, **SHOCK), ja("J1", 30, 40), pieces=[wall("W", 26, 15, 34, 15)])
    red = run(s, MORALE, Morale(), 2).state.figures["RED"]
    assert 13.9 <= red.y <= 15
    assert (red.left, red.fleeing) == (2, False)
    s.figures["RED"] = sg("RED", 30, 14.4, actions=2, **SHOCK)
    assert run(s, MORALE, Morale(), 2).state.figures["RED"].at == (30, 14.4)


def test_ruling_k81_without_cover_away_from_the_enemy_at_most_a_full_move():
    s = lay(sg("RED", 30, 30, actions=2, **SHOCK), ja("J1", 30, 40))
    assert run(s, MORALE, Morale(), 2).state.figures["RED"].y == 18


@pytest.mark.parametrize(("marched", "option", "y"), [
    (0, "rest", 12), (1, "rest", 18), (2, "rest", 24), (3, "rest", 24), (3, "whole", 12),
])  # fmt: skip
def test_move_1_and_ruling_k81_three_movement_actions_a_turn_with_those_made_before(marched, option, y):
    red = sg("RED", 30, 30, marched=marched, moved=True, **SHOCK)
    s = lay(red, ja("J1", 30, 40), retiring=option)
    assert run(s, MORALE, Morale(), 3).state.figures["RED"].y == y


def test_ruling_k82_who_has_marched_flees_no_further_than_the_turn_allows():
    s = lay(sg("RED", 30, 30, actions=2, marched=2, moved=True, **SHOCK), ja("J1", 30, 40))
    red = run(s, MORALE, Morale(), 6).state.figures["RED"]
    assert (red.y, red.marched) == (22, 3)


def test_ruling_k81_the_suppressed_stay():
    s = lay(sg("RED", 30, 30, actions=2, suppressed=1, **SHOCK), ja("J1", 30, 40))
    assert run(s, MORALE, Morale(), 2).state.figures["RED"].y == 30


@pytest.mark.parametrize(("actions", "wounds", "y"), [(2, 0, 14), (1, 0, 22), (2, 1, 24)])
def test_ruling_k82_who_flees_gets_further_than_who_retires(actions, wounds, y):
    s = lay(sg("RED", 30, 30, actions=actions, wounds=wounds, **SHOCK), ja("J1", 30, 40))
    red = run(s, MORALE, Morale(), 6).state.figures["RED"]
    assert (red.y, red.fleeing) == (y, True)


@pytest.mark.parametrize("die", [1, 5, 6])
def test_ruling_k16_a_natural_6_rallies(die):
    s = lay(sg("RED", 30, 30, fleeing=True), ja("J1", 30, 40))
    done = run(s, RALLY, Rally(), die)
    red = done.state.figures["RED"]
    assert red.fleeing == (die < 6)
    assert red.y == (30 if die == 6 else 6)
    assert told(done, "rallied")[0]["rallied"] == (die == 6)


def test_morale_5_who_flees_does_not_fire():
    from engine.skirmish.combat.shooting import can_shoot

    s = lay(sg("RED", 30, 30, fleeing=True), ja("J1", 30, 40))
    assert not can_shoot(s, s.figures["RED"], s.figures["J1"], 1)


def test_ruling_k82_a_suppressed_one_tries_to_get_up_first():
    s = lay(sg("RED", 30, 30, fleeing=True, suppressed=1), ja("J1", 30, 40))
    done = run(s, RALLY, Rally(), 1, 1, 3)
    assert rolled(done) == ["MORALE.5", "EFFECT.5", "EFFECT.5"]
    assert done.state.figures["RED"].suppressed == 0


def test_order_4_crossing_open_ground_under_fire_is_tested_at_once():
    s = lay(sg("RED", 30, 30, actions=2, shock=("casualty",)), ja("J1", 30, 40, held=True))
    done = run(s, REACTION, Reaction("RED"), 1, 2)
    assert kinds(done)[:4] == ["reacting", "shot", "morale", "walked"]
    assert done.state.figures["RED"].shock == ("casualty", "crossed")


def test_ruling_k51_once_a_step_and_not_behind_cover():
    s = lay(sg("RED", 30, 30, shock=("crossed",)), ja("J1", 30, 40, held=True))
    assert "morale" not in kinds(run(s, REACTION, Reaction("RED"), 1))
    s = lay(sg("RED", 30, 30), ja("J1", 30, 40, held=True), pieces=[wall("W", 26, 30.5, 34, 30.5)])
    assert "morale" not in kinds(run(s, REACTION, Reaction("RED"), 1))


def test_ruling_k51_what_is_tested_at_once_leaves_the_rest_for_its_step():
    s = lay(sg("RED", 30, 30, shock=("charged", "casualty")), ja("J1", 30, 40))
    s = run(s, MORALE, Morale(only=("RED",)), 1).state
    assert s.figures["RED"].shock == ("casualty",)
    assert "morale" in kinds(run(s, MORALE, Morale(), 1))


def test_order_4_and_ruling_k51_charged_by_more_enemies_is_tested_once():
    from engine.skirmish.combat.morale import shock_figure

    s = lay(sg("RED", 30, 30), ja("J1", 30, 31), ja("J2", 31, 30))
    shock_figure(s, "RED", "charged")
    s = run(s, MORALE, Morale(only=("RED",)), 1).state
    assert s.figures["RED"].shock == ("braved",)
    shock_figure(s, "RED", "charged")
    assert "morale" not in kinds(run(s, MORALE, Morale(only=("RED",))))
    assert run(s, MORALE, Morale()).state.figures["RED"].shock == ()
