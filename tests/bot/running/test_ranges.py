"""Numbers of commands are checked by us, too: Discord may be asked past its own limits."""

from __future__ import annotations

import pytest

from bot.acts import tables
from bot.acts.registry import ACTS, _check_numbers, _ranges
from bot.play.model.terms import Refused


def test_a_range_that_an_option_declares_holds() -> None:
    ranges = _ranges(ACTS[tables.clock].options)
    assert ranges["gain"][:2] == (0, 1440)
    _check_numbers({"gain": 1440.0, "bank": None, "weekends": True}, ranges)
    for wrong in (1e308, -1, float("inf"), float("nan")):
        with pytest.raises(Refused, match="refused-number") as refused:
            _check_numbers({"gain": wrong}, ranges)
        assert refused.value.facts["most"] == "1440"


def test_a_number_without_a_range_is_bounded_all_the_same() -> None:
    _check_numbers({"page": 10**9}, {})
    with pytest.raises(Refused):
        _check_numbers({"page": 10**15}, {})
