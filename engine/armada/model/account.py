"""The account of victory points: units destroyed, used up and lost, by price (VICTORY.1, VICTORY.2)."""

from __future__ import annotations

from collections import Counter

from engine.armada.model.knowledge import ALL
from engine.armada.model.state import FOE, Line, State, T, Unit
from engine.core.rules import Seat
from engine.core.types.frozen import replace


def price(s: State, u: Unit) -> int:
    """Ruling G4: return the price of a unit with its components and stores, without what it carries."""
    cost = s.force.cost
    return cost[u.type] + sum([cost[x] * n for x, n in u.has.items()]) if u.has else cost[u.type]


def full_price(s: State, u: Unit) -> int:
    """Ruling G4: return the price of a unit with all that is aboard."""
    aboard = s.spots.get(u.id)
    return price(s, u) + sum([price(s, s.units[x]) for x in aboard]) if aboard else price(s, u)


def record_points(s: State, line: Line) -> None:
    """Write a line into the account; a line like the last one is added to it."""
    last = s.ledger[-1] if s.ledger else None
    if last is not None and _of(last) == _of(line):
        s.ledger = (*s.ledger[:-1], replace(last, n=last.n + line.n, points=last.points + line.points))
    else:
        s.ledger = (*s.ledger, line)


def _of(x: Line) -> tuple[object, ...]:
    """Return everything in a line except its count and points."""
    return x.turn, x.seat, x.why, x.item, x.open, x.at


def use_up_item(t: T, seat: Seat, item: str, n: int, at: str = "", *, shown: bool = True) -> int:
    """Case VICTORY.2, Ruling G5: a side uses n of an item up; it scores for the other. Returns the points."""
    s = t.s
    points = s.force.cost[item] * n
    if n:
        record_points(
            s, Line(turn=s.turn, seat=seat, why="expended", item=item, n=n, points=points, open=shown, at=at)
        )
    return points


def lose_protection(t: T, u: Unit, item: str, n: int = 1) -> Unit:
    """Case DEFENSE.armor, Ruling G43: a ship loses a shield or a block of armor, which scores once.

    The room is not freed. Returns the ship as it is now.
    """
    s = t.s
    left = {**u.has, item: u.has[item] - n}
    has = {x: k for x, k in left.items() if k}
    new = replace(u, has=has, wreck=u.wreck + s.force.cargo[item] * n)
    s.put(new)
    record_points(
        s,
        Line(
            turn=s.turn,
            seat=u.seat,
            why="lost",
            item=item,
            n=n,
            points=s.force.cost[item] * n,
            open=True,
            at=u.at,
        ),
    )
    return new


def use_up_stores(t: T, unit: str, item: str, n: int, *, shown: bool = True) -> Unit:
    """Remove stores from a ship and enter them as used up (Ruling G5)."""
    s = t.s
    u = s.units[unit]
    left = {**u.has, item: u.has[item] - n}
    new = replace(u, has={x: k for x, k in left.items() if k})
    s.put(new)
    use_up_item(t, u.seat, item, n, u.at, shown=shown)
    return new


def lose_unit(t: T, unit: str, case: str) -> int:
    """Case VICTORY.1, Ruling G4: a unit is destroyed with all that is aboard. Returns the points.

    Tells "destroyed": unit, type, seat, at, points, and `aboard` counts what went down with it.
    """
    s = t.s
    u = s.units[unit]
    cargo = [s.drop(w.id) for w in s.hold(unit)]
    s.drop(unit)
    hull = price(s, u)
    record_points(
        s, Line(turn=s.turn, seat=u.seat, why="destroyed", item=u.type, n=1, points=hull, open=True, at=u.at)
    )
    aboard = dict(Counter([w.type for w in cargo])) if cargo else {}
    for item, n in sorted(aboard.items()):
        record_points(
            s,
            Line(
                turn=s.turn,
                seat=u.seat,
                why="destroyed",
                item=item,
                n=n,
                points=s.force.cost[item] * n,
                open=True,
                at=u.at,
            ),
        )
    points = hull + sum(price(s, w) for w in cargo)
    for who in (FOE[u.seat], ALL):
        if (seen := s.known[who].get(unit)) is not None:
            s.known[who][unit] = replace(seen, gone=True, turn=s.charted, at=u.at)
    t.tell(
        "destroyed",
        case,
        unit=unit,
        type=u.type,
        seat=u.seat,
        at=u.at,
        points=points,
        aboard=aboard,
    )
    return points
