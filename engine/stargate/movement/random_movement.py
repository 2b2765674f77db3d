"""Case 5.7: transports whose control unit is eliminated move at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.hexgrid import WAYS
from engine.core.rules import Facts, Seat
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.state import MINDLESS, RULES, VIRUNIAN, Crew, Drift, State, T
from engine.stargate.model.victory import eliminate
from engine.stargate.movement.stacking_limits import is_mindless


@dataclass(frozen=True, slots=True)
class Adrift:
    """Case 5.7: mindless transports still to be moved this phase, and the one that is moved now."""

    left: Crew = ()
    unit: str = ""


def adrift(s: State) -> Crew:
    """Case 5.7: the mindless transports on the map."""
    return tuple(u for u in s.at if is_mindless(s, u))


def drifts(s: State, v: Adrift, seat: Seat) -> Iterator[Drift]:
    """Ruling 5.7-d: the Virunian chooses the order."""
    return (Drift(u) for u in v.left if u in s.at)


NEXT = RULES.question("mindless.unit", "5.7", Drift, drifts, refused="not-adrift")


def ask_next(t: T, v: Adrift) -> None:
    """Ruling 5.7-d: ask which moves next, while there is a choice."""
    if v.unit:
        return
    left = [u for u in v.left if u in t.s.at]
    if not left:
        t.end()
    elif len(left) == 1:
        t.hold(unit=left[0], left=())
    else:
        t.ask(VIRUNIAN, NEXT)


def take_next(t: T, v: Adrift) -> None:
    """Ruling 5.7-d: move the one that was chosen."""
    if not v.unit:
        unit = t.got[VIRUNIAN].unit
        t.hold(unit=unit, left=tuple(u for u in v.left if u != unit))


def drift(t: T, v: Adrift) -> None:
    """Case 5.7, Rulings 5.7-b, 5.7-c, 5.7-d and 5.7-e: a die gives the direction; five hexes straight.

    Off the map or into a prohibited hex it dies. Any unit in its way dies with it. No points, skims,
    approaches.
    """
    s, unit = t.s, v.unit
    t.hold(unit="")
    t.goto(ask_next)
    if unit not in s.at:
        return
    rolled = t.roll("5.7", why="drift", unit=unit)
    way = rolled - 1
    at = s.at[unit]
    t.tell("drifting", "5.7", unit=unit, at=at, way=WAYS[way], rolled=rolled)
    path = [at]
    lost: Crew = ()
    for _ in range(NUMBERS.mindless_hexes):
        to = s.board.grid.near[at][way]
        if not to or to in s.board.barred:
            lost = (unit,)
            break
        there = tuple(u for u, h in s.at.items() if h == to)
        path.append(to)
        at = to
        if there:
            lost = (unit, *there)
            break
    s.at[unit] = at
    s.skim.pop(unit, None)
    t.tell("drifted", "5.7", unit=unit, path=path)
    if len(lost) > 1:
        t.tell("collided", "5.7", unit=unit, at=at, units=list(lost[1:]))
    if lost:
        eliminate(t, lost, "5.7")


def drift_crumb(s: State, v: Adrift, seat: Seat | None) -> Facts:
    """Return the mindless transports that have not moved yet, the one in mid-move last."""
    return {"seat": VIRUNIAN, "units": [*v.left, *((v.unit,) if v.unit else ())]}


RULES.procedure(
    MINDLESS, {"ask_next": ask_next, "take_next": take_next, "drift": drift}, holds=Adrift, crumb=drift_crumb
)
