"""Machine players: legal orders at once, from what their seat knows alone, for several seats and missions."""

from dataclasses import replace
from random import Random

import pytest

from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import faults, fork, pending
from engine.policies.policy import POLICIES, greedy_answer
from engine.policies.worth import imagine
from engine.skirmish.bots.greedy import preferred_orders
from engine.skirmish.bots.habits import fighting_orders, lingering_orders, stopping_orders
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import Done, March, Shoot, Throw, Work
from engine.skirmish.model.procedures import Q_ORDER
from engine.skirmish.queries.remaining_goals import carrier, next_goal, tasks, way_out, worker
from engine.skirmish.rules.gate import in_burst
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.terrain import scenario_of
from tests.skirmish.field import ja
from tests.skirmish.table import mission

MISSIONS = ("first", "raid", "hold", "rescue", "recover", "standard")


def play(s, seed, answers=4000):
    t, rng = Execution(s, RandomDice(Random(seed), keep=False), quiet=True), Random(seed)
    for _ in range(answers):
        if not pending(t.s):
            break
        d = pending(t.s)[0]
        t.answer(d, greedy_answer(SKIRMISH, t.s, d, rng))
    return t.s


@pytest.mark.parametrize("name", MISSIONS)
def test_greedy_gives_legal_orders_at_once(name):
    s = mission(name, players="2")
    assert pending(s)
    for d in pending(s):
        (a,) = SKIRMISH.proposals(imagine(state=s, game=SKIRMISH, seat=d.seat, rng=Random(1)), d, Random(1))
        assert d.kind == Q_ORDER
        assert not faults(s, d, a)
        assert not isinstance(a, Done)


def test_orders_depend_on_what_the_seat_knows_alone():
    s = mission("rescue", seed=3)
    hidden = [i for i in s.figures if not s.known(i)]
    assert hidden
    elsewhere = fork(s)
    for i in hidden:
        del elsewhere.figures[i]
    d = pending(s)[0]
    answers = [greedy_answer(SKIRMISH, x, d, Random(5)) for x in (s, elsewhere)]
    assert answers[0] == answers[1]


def test_greedy_plays_the_first_patrol_to_a_win():
    s = play(mission("first", players="2"), 8)
    assert (s.over.winner, s.over.reason) == ("p1", "mission")


def test_three_seats_and_a_gm_play_to_the_end():
    s = play(mission("first", players="3", gm="on"), 2)
    assert s.over is not None


def test_case_mission_1_the_work_comes_first_then_the_way_out():
    s = mission("first")
    (hut,) = tasks(s)
    assert next_goal(s) == hut.at
    who = worker(s, hut)
    s.done["hut"] = "searched"
    s.put(type(who)(**{x: getattr(who, x) for x in who.__slots__} | {"items": ("plans",)}))
    assert not tasks(s)
    assert carrier(s).id == who.id
    south = next(a for a in scenario_of(s).areas if a.id == "south")
    assert south.holds(next_goal(s))
    assert all(south.holds(way_out(s, f)) for f in s.figures.values() if f.side == "sgc")


def test_case_mission_1_c4_is_laid_by_who_has_it():
    s = mission("raid")
    (depot,) = tasks(s)
    assert "c4" in worker(s, depot).kit


def test_case_gate_2_nobody_waits_where_the_gate_bursts():
    s = mission("recover")
    gate = scenario_of(s).gate
    ours = [f for f in s.figures.values() if f.side == "sgc"]
    assert not any(in_burst(gate, way_out(s, f)) for f in ours)


def with_an_enemy(s, at):
    """Put an enemy on the table whom everybody knows of and anybody can hit."""
    s.put(ja("J90", *at))
    s.spotted["sgc"] = (*s.spotted["sgc"], "J90")
    return s


def moved(s, figure, at, **more):
    s.put(replace(s.figures[figure], x=at[0], y=at[1], **more))
    return s


def legal_orders(s, figure, orders=preferred_orders):
    return [a for a in orders(s, s.figures[figure]) if not faults(s, pending(s)[0], a)]


def test_who_brings_the_prize_home_stops_for_nobody():
    """A figure with the plans stood in the hut and fired until the time was up; two others were home."""
    s = with_an_enemy(moved(mission("first"), "GOLD", (20.0, 22.0)), (20.0, 34.0))
    s = moved(s, "RED", (20.0, 21.0))
    s.done["hut"] = "searched"
    s = moved(s, "GOLD", (20.0, 22.0), items=("plans",))
    home = legal_orders(s, "GOLD")[0]
    assert isinstance(home, March)
    assert home.path[-1][1] < 12
    assert isinstance(legal_orders(s, "RED")[0], Shoot)  # it covers them


def test_who_can_reach_its_work_goes_there_before_it_shoots():
    """The figure with the C4 stood six inches from the depot and fired for six turns."""
    s = moved(mission("raid"), "RED", (30.0, 31.5))
    s = with_an_enemy(s, (40.0, 30.0))
    for i in ("GOLD", "BLUE", "GREEN", "GREY"):
        s = moved(s, i, (30.0, 3.0), left=0)
    (depot,) = tasks(s)
    assert worker(s, depot).id == "RED"
    a = legal_orders(s, "RED")[0]
    assert isinstance(a, March)
    assert distance(a.path[-1], depot.at) <= depot.radius


@pytest.mark.parametrize("name", MISSIONS)
@pytest.mark.parametrize("level", SKIRMISH.levels)
def test_every_level_gives_legal_orders_at_once_that_can_be_explained(name, level):
    s, explains = mission(name, players="2"), SKIRMISH.explainer()
    assert pending(s)
    for d in pending(s):
        a = POLICIES[level](SKIRMISH, s, d, Random(1))
        assert not faults(s, d, a)
        assert not isinstance(a, Done)
        assert explains.ways(SKIRMISH.view(s, d.seat), a)
        assert explains.reasons(s, d, a)


def test_first_steps_shoots_at_any_odds_where_others_go_on():
    s = with_an_enemy(moved(mission("first"), "GREEN", (30.0, 10.0)), (36.0, 33.0))
    assert isinstance(legal_orders(s, "GREEN", fighting_orders)[0], Shoot)
    for others in (stopping_orders, lingering_orders, preferred_orders):
        assert isinstance(legal_orders(s, "GREEN", others)[0], March)


def on_the_way_home():
    """Return the first mission with the plans in hand, and an enemy behind."""
    s = with_an_enemy(mission("first"), (20.0, 34.0))
    s.done["hut"] = "searched"
    return moved(s, "GOLD", (20.0, 22.0), items=("plans",))


def test_steady_stops_for_a_shot_with_the_prize_in_hand_and_better_players_do_not():
    s = on_the_way_home()
    assert isinstance(legal_orders(s, "GOLD", stopping_orders)[0], Shoot)
    for better in (lingering_orders, preferred_orders):
        assert isinstance(legal_orders(s, "GOLD", better)[0], March)


def test_strong_fights_on_where_the_champion_goes_home():
    s = moved(on_the_way_home(), "RED", (20.0, 14.0))
    assert isinstance(legal_orders(s, "RED", lingering_orders)[0], Shoot)
    assert isinstance(legal_orders(s, "RED")[0], March)


def test_steady_fights_before_it_works_and_better_players_work_first():
    s = with_an_enemy(moved(mission("first"), "RED", (24.0, 25.5)), (24.0, 31.0))
    assert isinstance(legal_orders(s, "RED", stopping_orders)[0], Shoot)
    for better in (lingering_orders, preferred_orders):
        assert isinstance(legal_orders(s, "RED", better)[0], Work)


def test_steady_stops_no_longer_when_the_turns_run_short():
    s = with_an_enemy(moved(mission("first"), "RED", (24.0, 25.5)), (24.0, 31.0))
    s.turn = scenario_of(s).turns - 2
    assert isinstance(legal_orders(s, "RED", stopping_orders)[0], Work)


def test_where_a_place_is_held_a_good_shot_comes_before_a_grenade():
    """Two actions for a grenade that often lands elsewhere lost more than it hit."""
    s = mission("hold")
    for i, at in (("J90", (28.0, 22.0)), ("J91", (29.0, 22.5))):
        s.put(ja(i, *at))
        s.spotted["sgc"] = (*s.spotted["sgc"], i)
    assert "grenade" in s.figures["RED"].kit
    assert next(type(a) for a in legal_orders(s, "RED") if isinstance(a, Shoot | Throw)) is Shoot
    elsewhere = mission("recover")
    for i, at in (("J90", (28.0, 17.5)), ("J91", (29.0, 18.0))):
        elsewhere.put(ja(i, *at))
        elsewhere.spotted["sgc"] = (*elsewhere.spotted["sgc"], i)
    assert next(type(a) for a in legal_orders(elsewhere, "RED") if isinstance(a, Shoot | Throw)) is Throw
