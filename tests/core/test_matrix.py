"""Matrix games: known ones solved exactly, and no answer can exploit any solution."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from engine.policies.matrix_games import draw, solve

F = Fraction


def test_rock_paper_scissors_is_played_evenly():
    x, y, value = solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]])
    assert x == y == [F(1, 3)] * 3
    assert value == 0


def test_a_saddle_point_is_played_always():
    assert solve([[1, 2], [3, 4]]) == ([0, 1], [1, 0], 3)


def test_a_textbook_game_without_a_saddle():
    x, y, value = solve([[3, -1], [-2, 1]])
    assert (x, y, value) == ([F(3, 7), F(4, 7)], [F(2, 7), F(5, 7)], F(1, 7))


def test_one_side_may_have_one_option():
    assert solve([[2, -1, 5]]) == ([1], [0, 1, 0], -1)
    assert solve([[2], [-1], [5]]) == ([0, 0, 1], [1], 5)


@pytest.mark.parametrize("seed", range(40))
def test_nobody_gains_by_leaving_the_solution(seed):
    rng = Random(seed)
    m, n = rng.randint(1, 4), rng.randint(1, 4)
    game = [[rng.randint(-3, 3) for _ in range(n)] for _ in range(m)]
    x, y, value = solve(game)
    assert sum(x) == sum(y) == 1
    assert min([*x, *y]) >= 0
    assert min(sum(x[i] * game[i][j] for i in range(m)) for j in range(n)) == value
    assert max(sum(y[j] * game[i][j] for j in range(n)) for i in range(m)) == value


@pytest.mark.parametrize("bad", [[], [[]], [[1, 2], [3]]])
def test_what_is_no_matrix_is_refused(bad):
    with pytest.raises(ValueError, match="matrix"):
        solve(bad)


def test_draws_follow_the_mix():
    rng = Random(3)
    drawn = Counter(draw("abc", [F(1, 2), F(1, 2), F(0)], rng) for _ in range(2000))
    assert set(drawn) == {"a", "b"}
    assert abs(drawn["a"] - 1000) < 120
