"""Whatever comes in at an edge, it is taken or refused with a clear sentence, in bounded time.

Every run tries the same; `python -m tests.hostile` goes on with new ones for as long as it is told.
"""

from __future__ import annotations

import time
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.hostile.edges import TRIES

#: Seconds of its own work that no try may take, ten times what the slowest needs.
LONGEST = 5.0


@pytest.mark.parametrize("edge", TRIES)
@given(seed=st.integers(0, 2**32))
@settings(
    max_examples=20, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
def test_whatever_comes_is_taken_or_refused(edge, seed):
    began = time.thread_time()
    TRIES[edge](Random(seed))
    assert time.thread_time() - began < LONGEST
