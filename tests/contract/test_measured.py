"""What answers are worth, measured with a game whose values can be worked out by hand."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean
from types import SimpleNamespace

import pytest

from engine.core.contract import Setup
from engine.core.dice import GivenDice, MissingDice, RandomDice
from engine.core.flow import apply, options, pending
from engine.core.types.puzzling import Measured
from engine.policies.hints import BEST, hint
from engine.policies.worth import (
    THROWS,
    Trial,
    Worth,
    at_once,
    best_of,
    gains,
    lead,
    measure,
    ranked,
    tries,
    try_answer,
)
from engine.puzzles.measure import SERIES, is_clear, measured
from engine.report.chances import Budget, Chances, estimate, joined
from engine.report.close_look import CloseLook, Compared
from engine.report.compose import BEHIND, RARE, _shared, tail
from engine.report.report import Estimate, Luck, Point
from engine.titles import GAMES
from tests.toys.duel import DUEL


def trial(name, *values, terms=()):
    return Trial(name, list(values), [], list(terms))


def test_every_answer_meets_every_world_and_a_world_is_drawn_when_its_turn_comes():
    drawn, met = [], []

    def worlds():
        for n in range(3):
            drawn.append(n)
            yield n

    def rate(world, answer):
        met.append((world, answer, len(drawn)))
        return Worth(world * 10 + ord(answer))

    trials = [Trial("a"), Trial("b")]
    measure(trials, worlds(), rate)
    assert met == [(n, x, n + 1) for n in range(3) for x in "ab"]
    assert [x.mean for x in trials] == [10 + ord("a"), 10 + ord("b")]


def test_equal_answers_keep_their_order_and_all_the_best_are_named():
    a, b, c = trial("a", 1.0, 3.0), trial("b", 3.0, 1.0), trial("c", 4.0, 1.0)
    assert [x.action for x in ranked([a, b, c])] == ["c", "a", "b"]
    assert best_of([a, b]) == ["a", "b"]
    assert best_of([a, c, b]) == ["c"]


def test_a_lead_is_the_first_over_the_second_with_its_standard_error():
    gap, error = lead(trial("a", 5.0, 9.0, 7.0), trial("b", 1.0, 3.0))
    assert gap == 5.0
    assert error == pytest.approx(sqrt(((4 - 5) ** 2 + (6 - 5) ** 2) / 1) / sqrt(2))
    assert lead(trial("a", 5.0), trial("b", 1.0)) == (4.0, 1.0)


def test_a_gain_is_what_a_term_is_more_than_with_the_others_on_average():
    one = trial("a", 0.0, terms=[{"men": 4.0}, {"men": 8.0, "way": 2.0}])
    others = [trial("b", 0.0, terms=[{"men": 1.0}]), trial("c", 0.0, terms=[{"men": 2.0, "time": -1.0}])]
    assert gains(one, others) == {"men": 6.0 - 1.5, "way": 1.0, "time": 0.5}


def position(game, seed=1):
    """A position of a title in which an answer rolls dice, one side being ahead; and that answer."""
    s, rng = game.new(Setup(game.id, game.scenarios[0]), RandomDice(Random(seed))).state, Random(seed)
    while True:
        d = pending(s)[0]
        for a in options(s, d) or ():
            found = list(tries(s, d, a, [rng.random() for _ in range(THROWS)]))
            if len(found) > 1 and abs(sum(game.judge(t.s, d.seat) for t in found)) > 1:
                return s, d, a
        s = apply(s, d.seat, d.id, rng.choice(list(options(s, d) or ())), RandomDice(rng)).state


def test_an_answer_that_rolls_dice_is_tried_with_each_face_and_averaged():
    game = GAMES["starwars"]
    s, d, a = position(game)
    throws = [Random(n).random() for n in range(THROWS)]
    ends = list(tries(s, d, a, throws))
    assert len(ends) == THROWS
    assert at_once(game, s, d, a, throws) == pytest.approx(fmean(game.judge(t.s, d.seat) for t in ends))


def test_an_answer_is_tried_once_exactly_if_it_rolls_no_dice():
    game, kinds = GAMES["stargate"], set()
    s = game.new(Setup(game.id, game.scenarios[0]), RandomDice(Random(1))).state
    for _ in range(12):
        d = pending(s)[0]
        for a in options(s, d) or ():
            try:
                plain = try_answer(s, d, a, GivenDice())
            except MissingDice:
                plain = None
            assert len(list(tries(s, d, a, [0.1] * THROWS))) == (1 if plain else THROWS)
            if plain:
                assert at_once(game, s, d, a, [0.1] * THROWS) == game.judge(plain.s, d.seat)
            kinds.add(plain is None)
        s = apply(s, d.seat, d.id, (options(s, d) or ())[0], RandomDice(Random(1))).state
    assert kinds == {True, False}


def test_what_a_hint_says_of_its_answer_is_arithmetic_over_all_answers():
    game = GAMES["starwars"]
    s, rng = game.new(Setup(game.id, game.scenarios[0]), RandomDice(Random(3))).state, Random(3)
    looked = 0
    while looked < 4:
        d, listed = pending(s)[0], list(options(s, pending(s)[0]) or ())
        found = hint(game, s, d, 5)
        if found is not None and found.tried == len(listed) and not found.further and found.worlds == 1:
            looked += 1
            guess = game.imagine(s, d.seat, Random("5 world 0"))
            throws = Random("5 throws 0")
            same = [throws.random() for _ in range(THROWS)]
            rated = sorted((at_once(game, guess, d, a, same) for a in listed), reverse=True)
            assert [x for x, _ in found.best] == pytest.approx(rated[:BEST])
            own = at_once(game, guess, d, found.answer, same)
            assert found.rank == 1 + sum(x > own + 1e-6 for x in rated)
        s = apply(s, d.seat, d.id, rng.choice(listed), RandomDice(rng)).state


# -- chances -----------------------------------------------------------------------------------------------


@dataclass
class Coin:
    """Reports of a game that is at rest at once: a chance is what its position says."""

    opposed: tuple[str, ...] = ("white",)
    sides: tuple[str, ...] = ("red", "white")
    games: int = 4

    def chance(self, s):
        return 0.25


@pytest.mark.parametrize(("winner", "chance"), [("red", 1.0), ("white", 0.0), (None, 0.5)])
def test_a_game_that_is_over_is_won_lost_or_neither(winner, chance):
    chances = Chances(DUEL, Coin(), Budget(10, 4), "seed")
    assert chances.rated(SimpleNamespace(over=SimpleNamespace(winner=winner))) == chance
    assert chances.rated(SimpleNamespace(over=None)) == 0.25


def test_errors_are_those_of_a_mean_and_join_by_pythagoras():
    values = [0.0, 1.0, 1.0, 1.0]
    spread = sqrt(sum((x - 0.75) ** 2 for x in values) / 3)
    assert estimate(values) == Estimate(0.75, round(spread / 2, 4))
    assert estimate([1.0] * 8).error == 0.1  # one more game might have been lost
    assert joined(Estimate(0.0, 0.3), Estimate(0.0, 0.4)) == pytest.approx(0.5)


def compared(*rows):
    return Compared([trial(str(n), *row) for n, row in enumerate(rows)])


def test_the_half_that_chose_an_answer_does_not_say_how_good_it_is():
    x = compared([0.0, 0.0, 0.5, 0.5], [1.0, 1.0, 0.25, 0.25])
    best = x.order[0]
    assert best.action == "1"
    assert x.chance(best).chance == 0.25
    assert x.lead(best).chance == -0.25
    assert x.over_others() == [-1.0, -1.0, 0.25, 0.25]


@pytest.mark.parametrize(("seat", "chance"), [("red", 0.25), ("white", 0.75)])
def test_answers_are_compared_by_the_chance_of_whoever_gives_them(seat, chance):
    chances = SimpleNamespace(throw=lambda *_: 0.25)
    look = CloseLook(DUEL, Coin(), chances, Budget(10, 4))
    found = look._tried([None] * 16, SimpleNamespace(seat=seat), ["a", "b"], 1.0)
    assert {x.action: set(x.values) for x in found.trials} == {"a": {chance}, "b": {chance}}


@pytest.mark.parametrize(
    ("after", "average", "cause"), [(0.9, 0.55, "luck"), (0.9, 0.88, "choice"), (0.9, 0.7, "unclear")]
)
def test_what_the_same_answer_leads_to_over_all_dice_tells_luck_from_choice(after, average, cause):
    entry = SimpleNamespace(rolls=((6, 1),), kind="")
    x = SimpleNamespace(entry=entry, after=SimpleNamespace(rules=SimpleNamespace(kinds={})))
    look = CloseLook(DUEL, Coin(), None, Budget(10, 4))
    assert look._cause(x, Estimate(0.5, 0.01), Estimate(after, 0.01), Estimate(average, 0.01)) == cause


# -- luck --------------------------------------------------------------------------------------------------


def sums(odds, made):
    """The chance of a sum as far from the mean or further on its side, by counting all outcomes."""
    every = {0: 1.0}
    for one in odds:
        new = {}
        for a, p in every.items():
            for b, q in one.items():
                new[a + b] = new.get(a + b, 0.0) + p * q
        every = new
    mean = sum(a * p for a, p in every.items())
    return sum(p for a, p in every.items() if (a >= made if made >= mean - 1e-12 else a <= made))


@pytest.mark.parametrize("made", [0, 1, 2, 3])
def test_a_tail_counts_every_sum_as_rare_as_the_one_that_came(made):
    odds = [{0: 0.5, 1: 0.5}, {0: 0.75, 1: 0.25}, {0: 0.25, 1: 0.75}]
    assert tail(odds, made) == pytest.approx(sums(odds, made))


def test_what_came_exactly_as_expected_counts_as_the_better_half():
    assert tail([{0: 0.5, 1: 0.25, 3: 0.25}], 1) == 0.5


@pytest.mark.parametrize(("made", "key"), [(9, "lucky"), (1, "unlucky")])
@pytest.mark.parametrize(("kinds", "told"), [(1, True), (3, False)])
def test_rare_dice_are_worth_a_line_in_proportion_to_the_kinds_thrown(made, key, kinds, told):
    rare = Luck("red", "shot", 9, 5.0, made, RARE / 2)
    luck = [rare, *(Luck("red", f"k{n}", 9, 5.0, 5, 0.5) for n in range(kinds - 1))]
    awards = list(_shared(SimpleNamespace(outcome=None), ("red", "white"), (), luck))
    assert [x.key for x in awards] == [key] * told


@pytest.mark.parametrize(("winner", "percent"), [("red", 10), ("white", 20)])
def test_who_came_back_had_so_little_chance_for_their_own_side(winner, percent):
    points = [Point(n, Estimate(x, 0.01), {}) for n, x in enumerate((0.5, 0.1, 0.8, 1.0))]
    record = SimpleNamespace(outcome=SimpleNamespace(winner=winner))
    (award,) = _shared(record, ("red", "white"), points, ())
    assert (award.key, award.seat, award.facts["percent"]) == ("comeback", winner, percent)
    assert percent < 100 * BEHIND


# -- puzzles -----------------------------------------------------------------------------------------------


def test_what_a_puzzle_tells_of_an_answer_are_averages_over_all_games():
    x = Trial("a", [1.0, 2.0, 6.0], [{"mine": 1.0}, {"mine": 0.0}, {}], [{"men": 3.0}, {"way": 0.03}, {}])
    assert measured(x) == Measured("a", 3.0, {"mine": 0.333}, {"men": 1.0})


def test_a_lead_within_luck_is_not_clear():
    n = 4 * SERIES
    assert is_clear([trial("a", *[5.0, 7.0] * n), trial("b", *[1.0, 2.0] * n)], 1, 4.0)
    assert not is_clear([trial("a", *[30.0, -20.0] * n), trial("b", *[-20.0, 20.0] * n)], 1, 4.0)
