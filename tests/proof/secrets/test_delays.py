"""The delay of a machine seat does not tell what it holds: on the beat all thoughts are equally long."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.proof.secrets.delays import CHANCE, chance, delays

#: Number of timed answers of each machine player; with one fewer, chance could never be ruled out.
ROUNDS = 11


@pytest.mark.long
@pytest.mark.slow  # each answer takes its beat
async def test_how_long_a_machine_player_thinks_does_not_show(tmp_path: Path, migrated: Path):
    one, two = await delays(tmp_path, migrated, title="starwars", pace=0.6, thinks=(0.0, 0.1), rounds=ROUNDS)
    assert chance(one, two) > CHANCE, (one, two)


@pytest.mark.long
@pytest.mark.slow
async def test_without_the_beat_it_shows(tmp_path: Path, migrated: Path):
    one, two = await delays(tmp_path, migrated, title="starwars", pace=0.0, thinks=(0.0, 0.3), rounds=ROUNDS)
    assert chance(one, two) <= CHANCE, (one, two)


def _drawn(n: int, seed: int) -> list[float]:
    rng = Random(seed)
    return [0.6 + rng.expovariate(20) for _ in range(n)]


def test_a_slow_answer_for_a_good_hand_is_found_and_noise_is_not():
    one, two = _drawn(24, 1), _drawn(24, 2)
    assert chance(one, two) > CHANCE
    good = [x + 0.4 * (i % 2) for i, x in enumerate(one)]  # every second hand is one to think about
    assert chance(one, good) <= CHANCE
    assert chance(one, [*two[:-1], two[-1] + 30.0]) > CHANCE  # one that hung tells nothing of a hand


def test_equal_samples_are_blamed_as_seldom_as_is_said():
    blamed = sum(chance(_drawn(11, 2 * k), _drawn(11, 2 * k + 1)) <= 0.05 for k in range(120))
    assert blamed <= 14  # 6 are to be expected; more than 14 once in a thousand times


def test_what_nobody_could_see_is_no_difference():
    assert chance([0.6] * 24, [0.61] * 24) == 1.0
