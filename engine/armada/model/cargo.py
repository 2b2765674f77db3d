"""What fits into a ship: cargo spaces, a carrier's fighter space, a boat's space for missiles only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.armada.model.force_chart import COMPONENTS, STORES, Force
from engine.armada.model.state import State, Unit
from engine.core.types.frozen import replace


def carried(s: State, ship: str) -> dict[str, int]:
    """Count the units aboard a ship by type."""
    n: dict[str, int] = {}
    units = s.units
    for x in s.spots.get(ship, ()):
        kind = units[x].type
        n[kind] = n.get(kind, 0) + 1
    return n


def fits(force: Force, ship: Unit, has: Mapping[str, int], units: Mapping[str, int]) -> bool:
    """Cases BUY.1, BUY.3 and BUY.5: return whether a ship holds these components and stores, and these units.

    In fighter space troops take more (Ruling G38); everything else takes the same wherever it is.
    """
    spaces, hull = force.cargo, force.item[ship.type]
    fixed = ship.wreck + sum([spaces[x] * n for x, n in has.items()])
    plain = fixed + sum([spaces[x] * n for x, n in units.items()])
    if plain > hull.capacity:
        return False
    if hull.missiles_only:
        other = plain - sum([spaces[x] * n for x, n in has.items() if force.item[x].missile])
        return other <= hull.capacity - hull.missiles_only
    return not ship.room or _stows(force, hull.capacity - ship.room, ship.room, ship.wreck, has, units)


def _stows(
    force: Force, hold: int, room: int, wreck: int, has: Mapping[str, int], units: Mapping[str, int]
) -> bool:
    """Return whether everything fits into the hold and the fighter space, where troops are packed tightly.

    Components stay where they were fitted, in the ordinary hold. `least[used]` is the fighter space needed
    when so much of the hold is used.
    """
    spaces, tight = force.cargo, force.tight
    hold -= wreck + sum([spaces[x] * n for x, n in has.items() if x in COMPONENTS])
    if hold < 0:
        return False
    things = [(spaces[x], tight[x]) for x, n in units.items() for _ in range(n)]
    things += [(spaces[x], spaces[x]) for x in STORES for _ in range(has.get(x, 0))]
    least: dict[int, int] = {0: 0}
    for here, there in sorted(things, reverse=True):
        now: dict[int, int] = {}
        for used, need in least.items():
            if used + here <= hold and need < now.get(used + here, room + 1):
                now[used + here] = need
            if need + there <= room and need + there < now.get(used, room + 1):
                now[used] = need + there
        if not now:
            return False
        least = now
    return True


def may_have(force: Force, hull: str, has: Mapping[str, int]) -> str:
    """Case BUY.6: name a store that this hull may never have, "" if all is well."""
    for item, (_, limit) in force.item[hull].needs.items():
        if not limit and has.get(item):
            return item
    return ""


def with_stores(ship: Unit, change: Mapping[str, int]) -> Unit:
    """Return a ship with these changes to its stores."""
    has = dict(ship.has)
    for item, n in change.items():
        has[item] = has.get(item, 0) + n
        if not has[item]:
            del has[item]
    return replace(ship, has=has)


def load_unit(s: State, unit: str, ship: str) -> None:
    """Put a unit into a ship."""
    s.put(replace(s.units[unit], aboard=ship, at=s.units[ship].at))


def move_ship(s: State, ship: str, to: str) -> None:
    """Move a ship with all that is aboard."""
    u = s.units[ship]
    s.put(Unit(id=ship, seat=u.seat, type=u.type, at=to, aboard="", has=u.has, room=u.room, wreck=u.wreck))
    for x in s.spots.get(ship, ()):
        c = s.units[x]
        s.units[x] = Unit(x, c.seat, c.type, to, ship)


def add_count(units: Iterable[Unit], n: dict[str, int], sign: int = 1) -> dict[str, int]:
    """Add units to a count by type, or take them off it."""
    for u in units:
        n[u.type] = n.get(u.type, 0) + sign
    return n
