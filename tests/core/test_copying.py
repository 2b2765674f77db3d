"""A state is copied as its types say: what can be changed in place is copied, all else is shared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.core.errors import RulesBug
from engine.core.flow import fork
from engine.core.rules import Decision, Frame
from engine.core.types.copying import copier
from tests.toys.duel import DUEL


@dataclass(frozen=True)
class Chart:
    lines: dict[str, int] = field(default_factory=dict)


@dataclass
class Sheet:
    used: dict[str, int] = field(default_factory=dict)


@dataclass(kw_only=True)
class Board:
    turn: int
    chart: Chart
    began: Mapping[str, str] = field(default_factory=dict)
    at: dict[str, str] = field(default_factory=dict)
    seen: dict[str, dict[str, int]] = field(default_factory=dict)
    sheet: Sheet = field(default_factory=Sheet)
    log: list[str] = field(default_factory=list)
    pairs: tuple[tuple[str, float | None], ...] = ()
    stack: list[Frame] = field(default_factory=list)


def test_every_field_is_copied_as_its_type_says():
    frame = Frame("p", "s", Chart(), (Decision(1, "red", "q"),), {"red": 1})
    s = Board(turn=3, chart=Chart({"a": 1}), began={"x": "1"}, at={"x": "2"}, seen={"red": {"y": 1}},
              sheet=Sheet({"z": 2}), log=["one"], pairs=(("a", None),), stack=[frame])  # fmt: skip
    new = copier(Board)(s)
    assert new == s
    for same in ("chart", "began", "pairs"):
        assert getattr(new, same) is getattr(s, same)
    new.at["x"], new.seen["red"]["y"], new.sheet.used["z"] = "9", 9, 9
    new.log.append("two")
    new.stack[0].got.clear()
    assert (s.at, s.seen, s.sheet.used, s.log, s.stack[0].got) == (
        {"x": "2"}, {"red": {"y": 1}}, {"z": 2}, ["one"], {"red": 1},
    )  # fmt: skip


@pytest.mark.parametrize("kind", [Any, set[str], tuple[list[str], ...], dict[str, Any]])
def test_a_type_that_may_hide_a_change_is_refused(kind):
    made = dataclass(type("Odd", (), {"__annotations__": {"x": kind}}))
    with pytest.raises(RulesBug, match=r"x\.x|y"):
        copier(made)


def test_a_field_in_the_middle_or_at_the_end_is_copied_like_all():
    longer = dataclass(slots=True)(
        type("Longer", (DUEL.state,), {"__annotations__": {"turns": int, "later": "dict[str, int]"},
                                       "turns": 0, "later": field(default_factory=dict)})
    )  # fmt: skip
    s = longer(units={}, turns=4, later={"a": 1})
    new = fork(s)
    assert new == s
    assert new.later is not s.later
