"""Ranged attack: support for a combat from afar (Section 10.0)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core.errors import Fault
from engine.core.hexgrid import step
from engine.core.rules import Seat
from engine.stargate.model.board import line
from engine.stargate.model.stacking import all_units, attack
from engine.stargate.model.state import FOE, RULES, Crew, State


@dataclass(frozen=True, slots=True)
class Backing:
    """Case 10.2: what a unit may add: to which attacked hex, at what range, how much."""

    crew: Crew
    to: str
    range: int
    strength: int


def clear_line(s: State, a: str, b: str) -> int:
    """Case 10.1, Ruling 10.1-a: the range along a straight line, 0 where there is none.

    No hex between the two may be a Stargate, an orbit hex or the Nullgate; the ends may be orbit hexes.
    """
    way, hexes = line(a, b)
    for n in range(1, hexes):
        between = step(a, way, n)
        if between in s.board.orbits or between in s.board.barred:
            return 0
    return hexes


def may_fire(s: State, crew: Crew) -> bool:
    """Cases 10.1 and 10.32, Ruling 10.1-c: not Duonoip, not the unarmed, not who stands with an enemy."""
    if not attack(s, crew) or not all(s.forces.units[u].ranged for u in crew):
        return False
    return not s.there(s.at[crew[0]], FOE[s.forces.seat[crew[0]]])


def strength_at_range(s: State, crew: Crew) -> int:
    """Case 10.2, Ruling 10.1-b: what range is taken from: the chart's strength, or that of the counters."""
    if s.house.ranged_strength == "chart":
        return attack(s, crew)
    units = s.forces.units
    return sum(units[u].strength for u in crew if units[u].attacks)


def backing(s: State, crew: Crew, hexes: Iterable[str]) -> Backing | None:
    """Cases 10.1 and 10.2, Rulings 10.1-a and 10.1-b: the most a unit can add to a combat in these hexes.

    Its range must be less than its Attack Strength. Energy adds nothing.
    """
    strength, best = strength_at_range(s, crew), None
    for to in hexes:
        far = clear_line(s, s.at[crew[0]], to)
        if 0 < far < strength and (best is None or far < best.range):
            best = Backing(crew, to, far, strength - far)
    return best


def reach_fault(s: State, crew: Crew, hexes: Sequence[str]) -> Fault | None:
    """Cases 9.3, 10.1 and 10.32, Rulings 10.1-a and 10.1-c: say why a unit does not reach these hexes."""
    unit, at = crew[0], s.at[crew[0]]
    if not all(s.forces.units[u].ranged for u in crew):
        return RULES.wrong("never-ranged", unit=unit)
    if not attack(s, crew):
        return RULES.wrong("unarmed-afar", unit=unit)
    if s.there(at, FOE[s.forces.seat[unit]]):
        return RULES.wrong("in-hex", unit=unit, hex=at)
    if backing(s, crew, hexes):
        return None
    far = min((n for to in hexes if (n := clear_line(s, at, to))), default=0)
    if not hexes:
        return RULES.wrong("nobody-there")
    return (
        RULES.wrong("out-of-range", unit=unit, range=far, strength=strength_at_range(s, crew))
        if far
        else RULES.wrong("no-line", unit=unit)
    )


def backings(s: State, seat: Seat, hexes: Sequence[str], barred: Iterable[str]) -> list[Backing]:
    """Cases 10.0, 10.1 and 10.33, Ruling 10.1-d: all who may support a combat of the Phasing Player.

    `hexes` are those attacked that hold both sides; `barred` counters that attack, have attacked, or must.
    """
    out = set(barred)
    found = (
        backing(s, crew, hexes) for crew in all_units(s, seat) if out.isdisjoint(crew) and may_fire(s, crew)
    )
    return [b for b in found if b is not None]
