"""Lines of sight; figures near, in cover, in contact, on a flank (Cases SIGHT.1, MELEE.1, GROUPS.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot

from engine.skirmish.model.state import GONE, Figure, Point, State
from engine.skirmish.table.geometry import distance, in_arc
from engine.skirmish.table.terrain import Sight, land_of

#: Case MELEE.1: opponents this near are in melee, in inches.
CONTACT = 1.0
#: Further away than this along a side is not in contact, in inches.
CLOSE = CONTACT + 0.01
#: Ruling K50: the front arc, in degrees.
FRONT = 180.0
#: Case SIGHT.1: nobody is seen beyond this, in inches.
EYESIGHT = 60.0


def sight(s: State, a: Figure, b: Figure) -> Sight:
    """Case SIGHT.1: what lies between two figures, whether or not one has spotted the other."""
    return land_of(s).sight(a.at, b.at)


def opponents(s: State, f: Figure) -> list[Figure]:
    """List the other side's figures on the table."""
    side = f.side
    return [g for g in s.figures.values() if g.side != side and g.health not in GONE]


def enemies_in_sight(s: State, f: Figure, *, fighting: bool = False) -> list[Figure]:
    """List the enemies that a figure sees and its side has spotted, nearest first.

    With `fighting` only those that can act; otherwise also the disabled, stunned and surrendered.
    """
    return by_distance(f.at, (g for g in _spotted(s, f, fighting=fighting) if sees(s, f, g)))


def nearest_in_sight(s: State, f: Figure) -> Figure | None:
    """Return the nearest fighting enemy that a figure sees and its side has spotted."""
    near = by_distance(f.at, _spotted(s, f, fighting=True))
    return next((g for g in near if sees(s, f, g)), None)


def sees(s: State, f: Figure, g: Figure) -> bool:
    """Case SIGHT.1: return whether a figure has a clear line to another, in reach of its eyes."""
    a, b = (f.x, f.y), (g.x, g.y)
    return hypot(b[0] - a[0], b[1] - a[1]) <= EYESIGHT and land_of(s).sees(a, b)


def _spotted(s: State, f: Figure, *, fighting: bool) -> Iterator[Figure]:
    """Return the enemies on the table that a figure's side has spotted and that are not prisoners."""
    side, figures = f.side, s.figures
    for i in s.spotted[side]:
        g = figures.get(i)
        if g is None or g.side == side:
            continue
        if g.able or (not fighting and g.on_table and g.health != "captured"):
            yield g


def seen_by_any(s: State, mine: Sequence[Figure]) -> list[Figure]:
    """List the fighting enemies that anybody of a group sees."""
    known = _spotted(s, mine[0], fighting=True) if mine else ()
    return [g for g in known if any(sees(s, f, g) for f in mine)]


def by_distance(at: Point, figures: Iterable[Figure]) -> list[Figure]:
    """Sort figures by distance from a point, then by id."""
    found = list(figures)
    if len(found) > 1:
        x, y = at
        found.sort(key=lambda f: (round(hypot(f.x - x, f.y - y), 2), f.id))
    return found


def figures_within(s: State, at: Point, inches: float) -> list[Figure]:
    """List the figures on the table within so many inches of a point, nearest first."""
    return by_distance(at, (f for f in _near(s, at, inches) if f.on_table))


def _near(s: State, at: Point, inches: float) -> list[Figure]:
    """List the figures within so many inches, the dead as well: by a square first, which is cheap."""
    (x, y), far = at, inches + 1e-9
    near = [f for f in s.figures.values() if -far <= f.x - x <= far and -far <= f.y - y <= far]
    return [f for f in near if hypot(f.x - x, f.y - y) <= far]


def _touching(s: State, f: Figure) -> list[Figure]:
    """List the able opponents within 1": by a square first, most figures are nowhere near."""
    x, y, side, far = f.x, f.y, f.side, CONTACT + 1e-9
    west, east, south, north = x - CLOSE, x + CLOSE, y - CLOSE, y + CLOSE
    near = [g for g in s.figures.values() if g.side != side and west < g.x < east and south < g.y < north]
    return [g for g in near if g.able and hypot(g.x - x, g.y - y) <= far] if near else near


def contacts(s: State, f: Figure) -> list[Figure]:
    """Case MELEE.1, Ruling K52: list the able opponents within 1", nearest first."""
    found = _touching(s, f) if f.able else []
    return by_distance(f.at, found) if found else found


def in_melee(s: State, f: Figure) -> bool:
    """Return whether a figure is in melee: it may neither fire nor be shot at."""
    return f.able and bool(_touching(s, f))


def flanking(s: State, f: Figure, g: Figure) -> bool:
    """Ruling K50: return whether g is on the flank or rear of f."""
    return not in_arc(f.at, f.facing, g.at, FRONT)


def in_cover(s: State, f: Figure, of: Point | None = None) -> bool:
    """Return whether a figure has cover, from a point or from anywhere at all."""
    land = land_of(s)
    return bool(land.cover(of, f.at) if of else land.cover_at(f.at))


def split_teams(figures: Iterable[Figure], inches: float) -> list[list[Figure]]:
    """Ruling K15: split figures of one group into teams chained within so many inches."""
    left, found = list(figures), list[list[Figure]]()
    while left:
        team = [left.pop(0)]
        for f in team:
            near = [g for g in left if distance(f.at, g.at) <= inches + 1e-9]
            team += near
            left = [g for g in left if g not in near]
        found.append(team)
    return found
