"""Numbers of commands are checked by us, too: Discord may be asked past its own limits."""

from __future__ import annotations

from inspect import Parameter

import pytest

from bot.acts import tables
from bot.acts.registry import ACTS, _bounds, _check_numbers
from bot.play.model.terms import Refused


def test_a_range_that_an_option_declares_holds() -> None:
    takes = ACTS[tables.clock].options
    assert _bounds(next(x for x in takes if x.name == "gain")) == (0, 1440)
    _check_numbers({"gain": 1440.0, "bank": None, "weekends": True}, takes)
    for wrong in (1e308, -1, float("inf"), float("nan")):
        with pytest.raises(Refused, match="refused-number") as refused:
            _check_numbers({"gain": wrong}, takes)
        assert refused.value.facts["most"] == "1440"


def test_a_number_without_a_range_is_bounded_all_the_same() -> None:
    takes = [Parameter("page", Parameter.KEYWORD_ONLY, annotation=int)]
    _check_numbers({"page": 10**9}, takes)
    with pytest.raises(Refused):
        _check_numbers({"page": 10**15}, takes)
