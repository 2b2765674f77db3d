"""One procedure or one answer, with every die named in the order in which they fall."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.dice import GivenDice
from engine.core.errors import Fault, IllegalAction
from engine.core.flow import Result, apply, pending, start


def run(s: Any, proc: str, v: Any, *dice: int) -> Result[Any]:
    """Carry a procedure out until a seat must decide; every die given must be rolled."""
    given = GivenDice(*dice)
    done = start(s, proc, v, given)
    assert not given.left, f"not rolled: {given.left}"
    return done


def do(s: Any, action: Any, *dice: int, seat: str = "") -> Result[Any]:
    """Answer the open question, of this seat if several are asked; every die given must be rolled."""
    d = next(d for d in pending(s) if not seat or d.seat == seat)
    given = GivenDice(*dice)
    done = apply(s, d.seat, d.id, action, given)
    assert not given.left, f"not rolled: {given.left}"
    return done


def refused(s: Any, action: Any, seat: str = "") -> Fault:
    """Return the one fault of a refused answer."""
    with pytest.raises(IllegalAction) as bad:
        do(s, action, seat=seat)
    (only,) = bad.value.faults
    return only


def asked(s: Any) -> list[tuple[str, str]]:
    """Tell who is asked what."""
    return [(d.seat, d.kind) for d in pending(s)]
