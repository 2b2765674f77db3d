"""Which enemies units can reach within a move, and which can reach them: as all can count on the map."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.core.hexgrid import distance, heading
from engine.core.rules import Seat
from engine.stargate.model.state import FOE, SEATS
from engine.stargate.queries.view import BattleView
from render.stargate.elements.units import Crew, gathered, worth

#: A move by which a Tri-Ship may reach any hex: two teleports with a turn between (Case 5.9).
ANYWHERE = 3


def standing_of(v: BattleView, seat: Seat) -> set[str]:
    """Name the hexes occupied by a seat's units."""
    return {h for places in (v.staged, v.at) for u, h in places.items() if v.forces.seat[u] == seat}


def enemies_of(v: BattleView, seats: Iterable[Seat]) -> set[str]:
    """Name the hexes on the map with enemies of some seats."""
    foes = {FOE[x] for x in seats if x in FOE}
    return {h for u, h in v.at.items() if v.forces.seat[u] in foes}


def threats(v: BattleView, seat: Seat) -> set[str]:
    """Name the hexes of the enemies that a seat's units can meet in a move, or that can meet these.

    In a fight these are only the enemies there. Turns, orbits and what stands in the way are not reckoned
    with: nobody in reach is left out, though some that are named may not arrive.
    """
    if seat not in SEATS:
        return set()
    theirs = enemies_of(v, (seat,))
    if v.approach:
        return theirs & {v.approach.at}
    mine = standing_of(v, seat)
    if v.phase not in {"movement", "staging", "deployment"}:
        return theirs & mine
    ours, foes = list(_strides(v, mine, seat)), list(_strides(v, theirs, FOE[seat]))
    found = {h for h in theirs if any(_reaches(x, h) for x in ours)}
    return found | {x[0] for x in foes if any(_reaches(x, h) for h in mine)}


#: Where a unit stands, how far it goes hex by hex, and how many teleports it has.
Stride = tuple[str, int, int]


def _strides(v: BattleView, hexes: Iterable[str], seat: Seat) -> Iterator[Stride]:
    there: dict[str, list[str]] = {}
    for places in (v.staged, v.at):
        for u, h in places.items():
            if h in hexes and v.forces.seat[u] == seat:
                there.setdefault(h, []).append(u)
    for h, units in there.items():
        for crew in gathered(v.forces, units):
            yield _stride(v, h, crew)


def _stride(v: BattleView, at: str, crew: Crew) -> Stride:
    w = worth(v.forces, crew)
    far = w.allowance * (2 if crew[0] in v.skim else 1)  # Case 5.34: points double on leaving an orbit
    jumps = (ANYWHERE if len(crew) == 3 else 1) if "teleport" in w.modes else 0
    return at, far if set(w.modes) - {"teleport"} else 0, jumps


@lru_cache(65536)
def _reaches(x: Stride, h: str) -> bool:
    at, far, jumps = x
    return distance(at, h) <= far or jumps == ANYWHERE or (jumps > 0 and heading(at, h) >= 0)
