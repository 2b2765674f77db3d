"""Ratings: a pure function of results, honest about what these can say."""

from __future__ import annotations

from math import exp, sqrt
from random import Random

import pytest

from bot.community.pairings import Sides, dealt
from bot.community.ratings import (
    MU,
    SETTLED,
    SIGMA,
    SURE,
    UNIT,
    Came,
    Key,
    Ladder,
    Played,
    Strength,
    count,
    in_points,
)

GUILD, ANN, BEN = 9, 1, 2
HERE, EVERYWHERE = Ladder(GUILD, ""), Ladder(0, "")


def game(n: int, one: int, two: int, places=(1, 2), roles=("", ""), *, everywhere: bool = False) -> Played:
    came = (Came(2 * n, one, roles[0], places[0]), Came(2 * n + 1, two, roles[1], places[1]))
    return Played(GUILD, everywhere, came)


def test_whoever_wins_rises_and_both_are_better_known() -> None:
    tally = count([game(1, ANN, BEN)], {})
    ann, ben = tally.ratings[HERE, ANN], tally.ratings[HERE, BEN]
    assert ann.mu > MU > ben.mu
    assert max(ann.sigma, ben.sigma) < SIGMA
    assert (ann.games, ann.won, ann.drawn, ben.won) == (1, 1, 0, 0)
    assert tally.after == {2: ann, 3: ben}
    assert set(tally.ratings) == {(HERE, ANN), (HERE, BEN)}


def test_a_draw_is_one_for_both_and_a_win_for_nobody() -> None:
    tally = count([game(1, ANN, BEN, places=(1, 1))], {})
    assert tally.ratings[HERE, ANN] == tally.ratings[HERE, BEN]
    assert (tally.ratings[HERE, ANN].won, tally.ratings[HERE, ANN].drawn) == (0, 1)


def test_each_role_has_a_rating_of_its_own_beside_that_for_all() -> None:
    """Ann wins as hunter, Ben too when they have changed sides."""
    games = [game(1, ANN, BEN, roles=("hunter", "prey")), game(2, BEN, ANN, roles=("hunter", "prey"))]
    ratings = count(games, {}).ratings
    assert ratings[Ladder(GUILD, "hunter"), ANN].mu > MU > ratings[Ladder(GUILD, "prey"), ANN].mu
    assert ratings[Ladder(GUILD, "hunter"), BEN].games == ratings[Ladder(GUILD, "prey"), BEN].games == 1
    assert ratings[HERE, ANN].games == 2


def test_only_games_of_people_who_all_agree_count_everywhere() -> None:
    apart, both = count([game(1, ANN, BEN)], {}), count([game(1, ANN, BEN, everywhere=True)], {})
    assert EVERYWHERE not in {ladder for ladder, _ in apart.ratings}
    assert both.ratings[EVERYWHERE, ANN] == both.ratings[HERE, ANN]


def test_somebody_forgotten_has_no_rating_and_is_a_new_person_in_each_game() -> None:
    known = count([game(1, ANN, BEN), game(2, ANN, BEN)], {})
    without = count([game(1, ANN, 0), game(2, ANN, 0)], {})
    assert set(without.ratings) == {(HERE, ANN)}
    assert without.ratings[HERE, ANN].mu > known.ratings[HERE, ANN].mu  # Ben had lost the first


@pytest.mark.parametrize("cut", [0, 1, 17, 60])
def test_counting_goes_on_from_where_it_stood(cut: int) -> None:
    rng = Random(3)
    ends = [(1, 2), (2, 1), (1, 1)]
    games = [game(n, *rng.sample(range(1, 9), 2), rng.choice(ends), everywhere=n % 3 == 0) for n in range(60)]
    first = count(games[:cut], {})
    assert count(games[cut:], first.ratings).ratings == count(games, {}).ratings


def test_the_order_of_games_matters_and_nothing_else_does() -> None:
    games = [game(1, ANN, BEN), game(2, BEN, ANN)]
    assert count(games, {}) == count(games, {})
    assert count(games[::-1], {}).ratings[HERE, ANN] != count(games, {}).ratings[HERE, ANN]


def test_a_rating_is_provisional_until_enough_games_are_over() -> None:
    ratings = {}
    for n in range(SETTLED):
        assert ratings.get((HERE, ANN), Strength()).provisional
        ratings = count([game(n, ANN, BEN, places=(1 + n % 2, 2 - n % 2))], ratings).ratings
    assert not ratings[HERE, ANN].provisional


def held_true(games: int) -> tuple[dict[int, float], dict[int, float]]:
    """Let people of known strength play; return how often intervals held it, and their width in points."""
    held, wide, at = dict[int, list[bool]](), dict[int, list[int]](), (5, 20, 80)
    for seed in range(6):
        rng = Random(seed)
        true = [rng.gauss(MU, SIGMA) for _ in range(30)]
        ratings, played = dict[Key, Strength](), [0] * len(true)
        for n in range(len(true) * games // 2):
            one, two = rng.sample(range(len(true)), 2)
            chance = 1 / (1 + exp(-(true[one] - true[two]) / (sqrt(2) * MU / 6)))
            places = (1, 2) if rng.random() < chance else (2, 1)
            had = {key: ratings[key] for x in (one, two) if (key := (HERE, x + 1)) in ratings}
            ratings |= count([game(n, one + 1, two + 1, places)], had).ratings
            for x in (one, two):
                played[x] += 1
                if played[x] in at:
                    now = ratings[HERE, x + 1]
                    held.setdefault(played[x], []).append(abs(now.mu - true[x]) <= SURE * now.sigma)
                    wide.setdefault(played[x], []).append(now.interval[1] - now.interval[0])
    return {x: sum(y) / len(y) for x, y in held.items()}, {x: sum(y) / len(y) for x, y in wide.items()}


def test_the_interval_holds_the_true_strength_about_as_often_as_is_said() -> None:
    held, wide = held_true(100)
    assert min(held.values()) > 0.88
    assert held[20] > 0.95
    assert 500 < wide[20] < 700  # what twenty games can say, in points
    assert wide[5] > wide[20] > wide[80]


def test_points_are_those_of_chess_ratings() -> None:
    """191 points ahead are three wins of four games: a defeat costs thrice what a win brings."""
    ahead, behind = Strength(MU + 191 / UNIT, 0.5), Strength(MU, 0.5)
    both = {(HERE, ANN): ahead, (HERE, BEN): behind}
    won = count([game(1, ANN, BEN)], both).ratings[HERE, ANN].mu - ahead.mu
    lost = ahead.mu - count([game(1, ANN, BEN, places=(2, 1))], both).ratings[HERE, ANN].mu
    assert lost / won == pytest.approx(3, rel=0.05)
    assert in_points(ahead.mu) == 1691


def strength(table: dict[tuple[int, int], float]):
    return lambda who, place: Strength(table.get((who, place), MU), 1.0)


def test_sides_by_lot_come_out_every_way() -> None:
    rng = Random(1)
    ways = {tuple(dealt(Sides.LOT, range(3), strength({}), rng)) for _ in range(200)}
    assert len(ways) == 6


def test_even_sides_are_those_with_the_closest_chances() -> None:
    """Whoever is strong on the first side gets the second, where they are as weak as the other."""
    table = {(0, 0): 40.0, (0, 1): 25.0, (1, 0): 25.0, (1, 1): 10.0}
    assert all(dealt(Sides.EVEN, range(2), strength(table), Random(n)) == [1, 0] for n in range(9))


def test_equally_even_sides_are_decided_by_lot() -> None:
    found = {tuple(dealt(Sides.EVEN, range(2), strength({}), Random(n))) for n in range(20)}
    assert found == {(0, 1), (1, 0)}
