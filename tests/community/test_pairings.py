"""Cups on paper: everybody meets whom they should, and it comes to an end when people leave."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.community.pairings import NOBODY, Form, PairingPoints, pairs, rounds, seeded, standings

SIZES = (4, 8, 16)


def played(
    form: Form, size: int, seed: int = 0, leaving: float = 0.0
) -> tuple[list[PairingPoints], set[int]]:
    """Play a cup in which the stronger mostly wins; between rounds people may leave."""
    rng, met, gone, n = Random(seed), list[PairingPoints](), set[int](), 0
    while found := pairs(form, size, met, gone):
        n += 1
        assert not gone & {x for pair in found for x in pair}
        for one, two in found:
            if two == NOBODY:
                met.append(PairingPoints(n, one, two, 1.0, 0.0))
            else:
                point = rng.choices((1.0, 0.5, 0.0), (6, 1, 3) if one < two else (3, 1, 6))[0]
                met.append(PairingPoints(n, one, two, point, 1 - point))
        gone |= {x for x in range(size) if rng.random() < leaving}
    return met, gone


@pytest.mark.parametrize("size", SIZES)
def test_in_a_round_robin_everybody_meets_everybody_once(size: int) -> None:
    met, _ = played(Form.ROUND_ROBIN, size)
    assert Counter(frozenset((x.one, x.two)) for x in met) == Counter(
        frozenset((a, b)) for a in range(size) for b in range(a)
    )
    for n in range(1, size):
        assert sorted(y for x in met if x.round == n for y in (x.one, x.two)) == list(range(size))


@pytest.mark.parametrize("size", SIZES)
def test_in_a_knock_out_winners_go_on_and_the_strongest_meet_last(size: int) -> None:
    met: list[PairingPoints] = []
    for n in range(1, rounds(Form.KNOCKOUT, size) + 1):
        for one, two in pairs(Form.KNOCKOUT, size, met):
            met.append(PairingPoints(n, one, two, float(one < two), float(one > two)))
    assert [{x.one, x.two} for x in met if x.round == n] == [{0, 1}]
    assert pairs(Form.KNOCKOUT, size, met) == []
    assert [x.number for x in standings(Form.KNOCKOUT, size, met)][:2] == [0, 1]
    assert len(met) == size - 1


@pytest.mark.parametrize("size", SIZES)
def test_in_a_swiss_nobody_meets_anybody_twice_and_all_play_every_round(size: int) -> None:
    for seed in range(10):
        met, _ = played(Form.SWISS, size, seed)
        assert max(Counter(frozenset((x.one, x.two)) for x in met).values()) == 1
        assert len(met) == rounds(Form.SWISS, size) * size // 2
        assert NOBODY not in {x.two for x in met}


@pytest.mark.parametrize("seed", range(10))
def test_a_swiss_pairs_those_who_stand_alike(seed: int) -> None:
    met, _ = played(Form.SWISS, 16, seed)
    points = Counter[int]()
    for n in range(1, 6):
        now = [x for x in met if x.round == n]
        assert sum(abs(points[x.one] - points[x.two]) <= 1 for x in now) >= len(now) - 1
        for x in now:
            points[x.one] += x.points_one
            points[x.two] += x.points_two


@pytest.mark.parametrize("form", Form)
@pytest.mark.parametrize("size", SIZES)
def test_a_cup_ends_whoever_leaves_and_nobody_meets_who_has_gone(form: Form, size: int) -> None:
    for seed in range(8):
        met, _ = played(form, size, seed, leaving=0.1)
        assert max((x.round for x in met), default=0) <= rounds(form, size)
        for n in range(1, rounds(form, size) + 1):
            now = [y for x in met if x.round == n for y in (x.one, x.two) if y != NOBODY]
            assert len(now) == len(set(now))
        assert sorted(x.number for x in standings(form, size, met)) == list(range(size))


def test_a_bye_goes_to_the_last_who_had_none() -> None:
    met = [PairingPoints(1, 0, 1, 1, 0), PairingPoints(1, 2, NOBODY, 1, 0)]
    found = pairs(Form.SWISS, 4, met, {3})
    assert (1, NOBODY) in found  # 2 has had one


def test_ties_are_broken_by_whom_one_has_beaten() -> None:
    """0 and 1 have two points each; 0 beat the better one of the others."""
    met = [
        PairingPoints(1, 0, 2, 1, 0),
        PairingPoints(1, 1, 3, 1, 0),
        PairingPoints(2, 0, 1, 0.5, 0.5),
        PairingPoints(2, 2, 3, 1, 0),
    ]
    met += [PairingPoints(3, 0, 3, 0.5, 0.5), PairingPoints(3, 1, 2, 0.5, 0.5)]
    rows = standings(Form.ROUND_ROBIN, 4, met)
    assert [(x.number, x.points) for x in rows] == [(0, 2.0), (1, 2.0), (2, 1.5), (3, 0.5)]
    assert rows[0].ties > rows[1].ties


def test_a_bracket_sums_up_to_the_same_in_each_pair_of_a_round() -> None:
    for size in SIZES:
        order = seeded(size)
        assert {a + b for a, b in zip(order[::2], order[1::2], strict=True)} == {size - 1}
