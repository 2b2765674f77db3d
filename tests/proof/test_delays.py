"""The delay of a machine seat does not tell what it holds: on the beat all thoughts are equally long."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.proof.delays import apart, delays, far

#: So many answers of each machine player are timed.
ROUNDS = 10


@pytest.mark.slow  # each answer takes its beat
async def test_how_long_a_machine_player_thinks_does_not_show(tmp_path: Path, migrated: Path):
    one, two = await delays(tmp_path, migrated, pace=0.6, thinks=(0.0, 0.1), rounds=ROUNDS)
    assert apart(one, two) < far(ROUNDS), (one, two)


def test_two_samples_that_differ_are_found_out():
    assert apart([1.0 + k / 9 for k in range(8)], [2.0 + k / 9 for k in range(8)]) > far(8)
    assert apart([1.0 + k / 9 for k in range(8)], [1.02 + k / 9 for k in range(8)]) < 0.5
