"""The family of simple opponents: enough of them, all legal in every scenario; a series is counted right."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from engine.armada.fleet.purchase import check_fleet, cost, credits_of
from engine.armada.fleet.text import read_fleet
from engine.armada.game import ARMADA
from engine.armada.orders.sheet import check_orders
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from tests.bench.armada.family import Series, series, solve_matrix
from tests.bench.armada.opponents import FAMILY, HABITS, Opponent

BY_NAME = {x.name: x for x in FAMILY}


def test_start_1_each_of_the_family_buys_a_legal_fleet_within_its_share():
    assert len(BY_NAME) == len(FAMILY) >= 20
    for scenario in ("standard", "invasion"):
        s = ARMADA.new(Setup("armada", scenario), RandomDice(Random(1))).state
        for d in pending(s):
            for x in FAMILY:
                fleet = x.answer(s, d, Random(3))
                assert not check_fleet(s, d.seat, fleet), x.name
                assert cost(s.force, fleet) <= credits_of(s, d.seat) * x.share / 100, x.name
                assert fleet.ships or x.fleet == "" or "whole" in x.fleet, x.name


def test_orders_1_every_habit_writes_legal_sheets_from_the_first_turn_to_the_last():
    s = ARMADA.new(Setup("armada"), RandomDice(Random(1))).state
    t = Execution(fork(s), RandomDice(Random(2)), quiet=True)
    while pending(t.s)[0].kind != "orders":
        d = pending(t.s)[0]
        t.answer(d, BY_NAME["hide and land"].answer(t.s, d, Random(4)))
    for turn in (1, t.s.turns - 1, t.s.turns):
        t.s.turn = turn
        for d in pending(t.s):
            for habit in HABITS:
                sheet = Opponent("", "", habit).answer(t.s, d, Random(5))
                assert not check_orders(t.s, d.seat, sheet), (habit, turn)


def test_end_2_one_lander_beats_an_empty_fleet_from_either_seat_and_the_series_counts_it():
    lander, none = BY_NAME["one lander"], BY_NAME["nothing"]
    for opponent, policy in ((lander, none), (none, lander)):
        x = Series("standard", {"unspent": "whole"}, policy, opponent, range(2))
        assert series(x)[0] == [float(policy is lander)] * 2


def test_a_copy_buys_the_fleet_that_won_the_game_before():
    s = ARMADA.new(Setup("armada"), RandomDice(Random(1))).state
    d = pending(s)[0]
    won = read_fleet("1-2 starship: laser 3\n3 starship: regiment 3")
    copy = Opponent("", "winner", "pounce", won=won).answer(s, d, Random(1))
    assert sorted(str(x.has) for x in copy.ships) == sorted(str(x.has) for x in won.ships)


def test_a_matrix_is_solved_by_its_best_replies():
    half, one, none = Fraction(1, 2), Fraction(1), Fraction(0)
    rock = [[half, none, one], [one, half, none], [none, one, half]]
    assert solve_matrix(rock) == ([Fraction(1, 3)] * 3, half)
    assert solve_matrix([*rock, [none, none, none]])[0][3] == 0
    assert solve_matrix([[none, one], [half, half + Fraction(1, 4)]]) == ([none, one], half)
