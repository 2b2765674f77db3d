"""Laying out fights: units where they are wanted, one procedure, dice in the order in which they fall."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.core.flow import Result, fork, options, pending
from engine.core.rules import Event
from engine.stargate.combat import (
    approach,  # noqa: F401  (they register themselves)
    berserk,  # noqa: F401  (they register themselves)
    combats,
    dispersal,  # noqa: F401  (they register themselves)
    phase,  # noqa: F401  (they register themselves)
)
from engine.stargate.model.state import (
    APPROACH,
    BATTLES,
    COALITION,
    COMBAT,
    VIRUNIAN,
    Approach,
    Battles,
    Choose,
    HouseRules,
    Side,
    State,
    Support,
)
from engine.stargate.movement import gravity  # noqa: F401  (they register themselves)
from tests.shared.procedures import asked, do, refused, run  # noqa: F401  (tests take them from here)

Played = Result[State]


def lay(units: Mapping[str, str] | str, **more: Any) -> State:
    """Lay units out: {"H1": "1010"}, or "H1 1010, X1 1011"; by default in the Coalition's Movement Phase."""
    at = dict(p.split() for p in units.split(",")) if isinstance(units, str) else dict(units)
    usual: dict[str, Any] = {
        "turn": 3,
        "phase": "movement",
        "phasing": COALITION,
        "at": at,
        "began": dict(at),
    }
    house = {k: more.pop(k) for k in HouseRules.__dataclass_fields__ if k in more}
    s = State(**{**usual, **more}, house=HouseRules(**house))
    s.asked = {COALITION: 0, VIRUNIAN: 0}
    return s


def open_to(s: State, seat: str = "") -> list[Any]:
    """Return all answers to the open question."""
    d = next(d for d in pending(s) if not seat or d.seat == seat)
    return list(options(s, d) or ())


def told(events: Iterable[Event] | Played, kind: str) -> list[dict[str, Any]]:
    """Return the facts of every event of a kind."""
    return [e.facts for e in (events.events if isinstance(events, Result) else events) if e.kind == kind]


def kinds(done: Played) -> list[str]:
    """Return the kinds of event in their order."""
    return [e.kind for e in done.events]


def meet(s: State, unit: str, at: str, *dice: int) -> Played:
    """Move a unit into a hex, as movement does, and begin the routine there."""
    new = fork(s)
    crew = tuple(unit.split("+"))
    new.at |= dict.fromkeys(crew, at)
    new.came[at] = tuple(dict.fromkeys((*new.came.get(at, ()), *crew)))
    new.mover = crew[0]
    new.phasing = new.forces.seat[crew[0]]
    return run(new, APPROACH, Approach(crew, at), *dice)


def both(s: State, coalition: str, virunian: str, *dice: int) -> Played:
    """Have both sides choose; a side that is not asked has no choice."""
    for seat, option in ((COALITION, coalition), (VIRUNIAN, virunian)):
        if any(x == seat for x, _ in asked(s)):
            last = len(pending(s)) == 1
            done = do(s, Choose(option), *(dice if last else ()), seat=seat)
            s = done.state
    return done


def fight(s: State, seat: str, *dice: int) -> Played:
    """Begin a Combat Phase."""
    new = fork(s)
    new.phase, new.phasing = "combat", seat
    return run(new, COMBAT, Side(seat), *dice)


def backed(s: State) -> dict[str, int]:
    """Return who may support the combat in hand, with what."""
    (f,) = [f for f in s.stack if f.proc == BATTLES]
    found = {b.crew[0]: b.strength for b in combats.supporters(s, f.v)}
    assert {a.unit for a in open_to(s) if isinstance(a, Support)} == set(found)
    return found


def supports(s: State, seat: str, at: str) -> dict[str, int]:
    """Return who could support a side's combat in a hex, with what, as its phase begins."""
    new = fork(s)
    new.phase, new.phasing = "combat", seat
    v = Battles(seat, combats.battlefields(new, seat), at=at)
    return {b.crew[0]: b.strength for b in combats.supporters(new, v)}
