"""Playing StarGate in tests: positions, answers with given dice, and what was told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core.dice import GivenDice
from engine.core.errors import Fault, IllegalAction
from engine.core.flow import Result, apply, options, pending
from engine.stargate.game import STARGATE
from engine.stargate.model.state import COALITION, VIRUNIAN, HouseRules, State
from engine.stargate.queries.position import Position

Played = Result[State]


def lay(units: Mapping[str, str] | str, seat: str = COALITION, **more: Any) -> State:
    """Lay out {"H1": "1010"} or "H1 1010, X1 1011"; by default the Coalition's movement begins."""
    pairs = (p.split() for p in units.split(",") if p) if isinstance(units, str) else units.items()
    at = dict(pairs)
    house = {k: more.pop(k) for k in HouseRules.__dataclass_fields__ if k in more}
    return STARGATE.lay_out(Position(seat=seat, units=at, house=HouseRules(**house), **more))


def virunian(units: Mapping[str, str] | str, **more: Any) -> State:
    """Lay out a position at the beginning of the Virunian Movement Phase."""
    return lay(units, VIRUNIAN, **more)


def do(s: State, action: Any, *dice: int, seat: str = "") -> Played:
    """Answer an open question, by text or action; every die given must be rolled, and no more."""
    d = next(d for d in pending(s) if not seat or d.seat == seat)
    given = GivenDice(*dice)
    done = apply(s, d.seat, d.id, STARGATE.read(s, d, action) if isinstance(action, str) else action, given)
    assert not given.left, f"not rolled: {given.left}"
    assert not STARGATE.problems(done.state)
    return done


def run(s: State, *answers: Any) -> State:
    """Answer one question after another; an answer with dice is a tuple of it and them."""
    for a in answers:
        s = (do(s, *a) if isinstance(a, tuple) else do(s, a)).state
    return s


def fault(s: State, action: Any) -> Fault:
    """Return the one fault of a refused answer."""
    with pytest.raises(IllegalAction) as bad:
        do(s, action)
    (only,) = bad.value.faults
    assert "{" not in only.why
    assert only.case
    return only


def asked(s: State) -> tuple[str, str]:
    """Tell who is asked what."""
    (d,) = pending(s)
    return d.seat, d.kind


def open_to(s: State) -> set[str]:
    """Return all answers to the open question, as players type them."""
    (d,) = pending(s)
    return {STARGATE.write(a) for a in options(s, d) or ()}


def told(done: Played) -> list[str]:
    """Return the kinds of event in their order."""
    return [e.kind for e in done.events]


def facts(done: Played, kind: str) -> dict[str, Any]:
    """Return the facts of the first event of this kind."""
    return next(e.facts for e in done.events if e.kind == kind)
