"""Which counters stack, which act as one unit, and what a unit can do (Cases 8.0, 8.1 and 8.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.errors import Fault
from engine.core.rules import Seat
from engine.stargate.model.board import NUMBERS, Combined, Type
from engine.stargate.model.state import COALITION, RULES, Crew, State


def crew_of(s: State, unit: str) -> Crew:
    """Case 8.1: the counters that act as one with this one: of its Tri-Ship, in its hex, in chart order.

    Ruling 5.7-f and Case 9.5 need no exception here: while they resolve, the control is gone.
    """
    group = s.forces.group[unit]
    if not group:
        return (unit,)
    where = s.at.get
    here = where(unit)
    return tuple([u for u in s.forces.trio[group] if where(u) == here])


def as_one(unit: str, crews: Iterable[Crew]) -> Fault | None:
    """Case 8.1: the fault of naming one of these units by a counter that is not its first."""
    return next(
        (
            RULES.wrong("as-one", unit=unit, first=crew[0])
            for crew in crews
            if unit in crew and unit != crew[0]
        ),
        None,
    )


def units_there(s: State, at: str, seat: Seat) -> list[Crew]:
    """Case 8.1: a side's units in a hex, combined ones as one."""
    seen: dict[Crew, None] = {}
    for u in s.there(at, seat):
        seen[crew_of(s, u)] = None
    return list(seen)


def all_units(s: State, seat: Seat) -> list[Crew]:
    """Return all units of a side on the map, combined ones as one."""
    seat_of = s.forces.seat
    seen: dict[Crew, None] = {}
    for u in s.at:
        if seat_of[u] == seat:
            seen[crew_of(s, u)] = None
    return list(seen)


def worth(s: State, crew: Crew) -> Type | Combined:
    """Case 8.2: the printed values of a counter, or the chart's of a combined unit."""
    f = s.forces
    return f.units[crew[0]] if len(crew) == 1 else f.chart[tuple(f.race[u] for u in crew)]


def attack(s: State, crew: Crew) -> int:
    """Cases 8.2 and 9.3: a unit's Attack Strength, 0 where it may not attack."""
    w = worth(s, crew)
    return w.strength if w.attacks else 0


def defence(s: State, crew: Crew) -> int:
    """Case 8.2: a unit's strength in defence, bracketed numbers included."""
    return worth(s, crew).strength


def race(s: State, crew: Crew) -> str:
    """Name what a unit is: its race, or "pair" and "tri-ship" for combined units."""
    return s.forces.race[crew[0]] if len(crew) == 1 else "pair" if len(crew) == 2 else "tri-ship"


def is_tri_ship(crew: Crew) -> bool:
    """Case 5.9: three counters of one group."""
    return len(crew) == 3


def may_stack(s: State, counters: Iterable[str], seat: Seat) -> bool:
    """Cases 8.0 and 6.0: return whether these counters of a side may share a hex at the end of a phase."""
    here = list(counters)
    if len(here) > NUMBERS.stack:
        return False
    return seat == COALITION or len(here) < 2 or not any(s.forces.race[u] == "monad" for u in here)
