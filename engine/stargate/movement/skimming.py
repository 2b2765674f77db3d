"""Gate skimming as geometry: how a unit enters, circles and leaves an Orbit Hex Circle (Case 5.3)."""

from __future__ import annotations

from typing import NamedTuple

from engine.stargate.model.board import NUMBERS, Board


class Spot(NamedTuple):
    """Where a mover is and how it may go on.

    `left` are Movement Points; `way` the heading, -1 before the first hex; `doubled` forbids turning (Case
    5.34); `sense` is +1 while it skims clockwise, -1 counter-clockwise, 0 while it does not; `entered` counts
    its orbit hexes, 3 for three or more.
    """

    at: str
    left: int
    way: int = -1
    doubled: bool = False
    sense: int = 0
    entered: int = 0


def onward(b: Board, x: Spot, way: int) -> Spot | None:
    """Cases 5.1 and 5.3, Rulings 5.3-a, 5.3-b and 5.3-c: go one hex linearly; None where it cannot.

    Into an orbit hex a heading straight at the Stargate is barred; any other decides the sense of rotation.

    >>> from engine.stargate.model.board import standard_board
    >>> b = standard_board()
    >>> onward(b, Spot("0912", 5), 3) is None
    True
    >>> onward(b, Spot("1012", 5), 4), onward(b, Spot("0812", 5), 2)
    (Spot(at='0913', left=4, way=4, doubled=False, sense=-1, entered=1), Spot(at='0913', left=4, way=2, \
doubled=False, sense=1, entered=1))
    """
    to, sense = b.linear[x.at][way]
    return (
        Spot(at=to, left=x.left - 1, way=way, doubled=x.doubled, sense=sense, entered=1 if sense else 0)
        if to
        else None
    )


def wobbled(b: Board, x: Spot, way: int) -> Spot | None:
    """Case 5.6, Ruling 5.34-a: wobble one hex; orbit hexes are as any other."""
    to = b.free[x.at][way]
    return Spot(to, x.left - 1, way) if to else None


def straight(b: Board, x: Spot, way: int, hexes: int, *, wobble: bool) -> Spot | None:
    """Return where so many hexes in one direction lead, linearly or wobbling; None where they cannot."""
    at, sense = x.at, 0
    if wobble:
        free = b.free
        for _ in range(hexes):
            at = free[at][way] if at else ""
        return Spot(at, x.left - hexes, way) if at else None
    linear = b.linear
    for _ in range(hexes):
        if sense:  # a leg ends where it enters an orbit
            return None
        at, sense = linear[at][way]
        if not at:
            return None
    return Spot(
        at=at, left=x.left - hexes, way=way, doubled=x.doubled, sense=sense, entered=1 if sense else 0
    )


def circled(b: Board, x: Spot) -> Spot:
    """Case 5.31: go on to the next orbit hex in the direction of rotation."""
    gate, i = b.orbits[x.at]
    entered = min(x.entered + 1, NUMBERS.skim_forced)
    return Spot(
        at=b.orbit[gate][(i + x.sense) % 6],
        left=x.left - 1,
        way=x.way,
        doubled=x.doubled,
        sense=x.sense,
        entered=entered,
    )


def way_out(b: Board, x: Spot) -> int:
    """Case 5.33: the heading in which a skimming unit may leave from here."""
    return (b.orbits[x.at][1] + x.sense) % 6


def left_orbit(b: Board, x: Spot, *, before_exit: bool = False) -> Spot:
    """Cases 5.33 and 5.34, Ruling 5.34-b: step out.

    The points left afterwards are doubled, and it may not turn.
    """
    way = way_out(b, x)
    left = 2 * x.left - 1 if before_exit else 2 * (x.left - 1)
    return Spot(b.grid.near[x.at][way], left, way, True)


def may_leave(b: Board, x: Spot) -> bool:
    """Case 5.31, Ruling 5.31-a: only after two more orbit hexes, and only onto the map."""
    if not x.sense or x.entered < NUMBERS.skim_forced or not x.left:
        return False
    to = b.grid.near[x.at][way_out(b, x)]
    return bool(to) and to not in b.barred
