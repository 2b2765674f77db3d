"""Machine players: legal orders at once, from what their seat knows alone, for several seats and missions."""

from random import Random

import pytest

from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import faults, fork, pending
from engine.policies.policy import greedy_answer
from engine.policies.search import imagine
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.actions import Done
from engine.skirmish.model.procedures import Q_ORDER
from engine.skirmish.queries.remaining_goals import carrier, next_goal, tasks, way_out, worker
from engine.skirmish.rules.gate import in_burst
from engine.skirmish.table.terrain import scenario_of
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
    for d in pending(s):
        (a,) = SKIRMISH.proposals(imagine(s=s, game=SKIRMISH, seat=d.seat, rng=Random(1)), d, Random(1))
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
    s = play(mission("first", players="2"), 7)
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
