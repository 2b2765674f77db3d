"""Playing Starwars in tests: positions, answers with given dice, and what was told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core.dice import GivenDice
from engine.core.errors import Fault, IllegalAction
from engine.core.flow import Result, apply, options, pending
from engine.starwars.game import STARWARS, Position
from engine.starwars.state import Build, Go, State, Stay, Throw

Fleet = Mapping[int, str]
Played = Result[State]

#: A ship of each side at home, so that nothing is decided: orange's stands where it can hit nobody.
GUARD: Fleet = {10: "SOL-9"}
FOE_GUARD: Fleet = {10: "VEGA-9"}


def lay(blue: Fleet | None = None, orange: Fleet | None = None, *dice: int, **more: Any) -> State:
    """Lay out a position with blue to move; each side has a guard at home besides."""
    fleets = {"blue": {**GUARD, **(blue or {})}, "orange": {**FOE_GUARD, **(orange or {})}}
    return STARWARS.lay_out(Position(**{"mover": "blue", "fleets": fleets, "dice": dice} | more))


def bare(blue: Fleet, orange: Fleet, *dice: int, **more: Any) -> State:
    """Lay out a position with these ships only."""
    fleets = {"blue": dict(blue), "orange": dict(orange)}
    return STARWARS.lay_out(Position(**{"mover": "blue", "fleets": fleets, "dice": dice} | more))


def do(s: State, action: Any, *dice: int) -> Played:
    """Answer the open question; every die given must be rolled."""
    (d,) = pending(s)
    given = GivenDice(*dice)
    done = apply(s, d.seat, d.id, STARWARS.read(s, d, action) if isinstance(action, str) else action, given)
    assert not given.left, f"not rolled: {given.left}"
    assert not STARWARS.problems(done.state)
    return done


def run(s: State, *actions: Any) -> State:
    """Answer one question after another; an action with dice is a tuple of it and them."""
    for a in actions:
        s = do(s, *a).state if isinstance(a, tuple) else do(s, a).state
    return s


def fault(s: State, action: Any) -> Fault:
    """Return the one fault of a refused answer."""
    with pytest.raises(IllegalAction) as bad:
        do(s, action)
    (only,) = bad.value.faults
    assert "{" not in only.why
    return only


def asked(s: State) -> tuple[str, str]:
    """Tell who is asked what."""
    (d,) = pending(s)
    return d.seat, d.kind


def open_to(s: State) -> set[Any]:
    """Return all answers to the open question."""
    (d,) = pending(s)
    return set(options(s, d) or ())


def ends(s: State, ship: int, die: int) -> set[str]:
    """Return where a ship may end with a die."""
    return {a.to for a in open_to(s) if isinstance(a, Go) and (a.ship, a.die) == (ship, die)}


def told(done: Played) -> list[str]:
    """Return the kinds of event in their order."""
    return [e.kind for e in done.events]


def facts(done: Played, kind: str) -> dict[str, Any]:
    """Return the facts of the one event of this kind."""
    (event,) = [e for e in done.events if e.kind == kind]
    return event.facts


__all__ = ["Build", "Go", "Stay", "Throw"]
