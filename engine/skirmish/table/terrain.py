"""The table's terrain: what blocks a line of sight, what covers, what slows (Cases SIGHT.1, SHOOT.1, MOVE.1).

Pieces are built once a table (`engine.skirmish.table.pieces`). Lines run from centre to centre.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import pairwise

from engine.core.deferred import Deferred
from engine.skirmish.model.state import Piece, Point, State
from engine.skirmish.table.geometry import bearing, distance, last_tenth, point_along, polar, round_to_tenth
from engine.skirmish.table.pieces import (
    GRAZE,
    ON,
    Plot,
    edge_crossings,
    kinds,
    pieces_around,
    pieces_crossed,
    plot_piece,
)
from engine.skirmish.table.scenario_file import Scenario
from engine.skirmish.table.scenario_loader import read_mission, read_scenario
from engine.skirmish.table.shapes import DOUBT

shapely = Deferred("shapely")

#: Number of points of a round rim that are looked at.
RIM = 8
#: Number of lines of sight and ways that are remembered for each table.
MOST_KEPT = 50_000
#: A marker at a wood or ruin lies so far inside, in inches.
WITHIN = 0.5


@dataclass(frozen=True, slots=True)
class Sight:
    """What lies between two points: `clear` nothing blocks; `cover` the piece that covers the far one, or "".

    `range` in inches; `blockers` the pieces that block.
    """

    clear: bool
    cover: str
    range: float
    blockers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Land:
    """All terrain of a table, with what can be worked out of it. Two are equal when their pieces are.

    `last` is how far a figure gets to the east and north, in tenths; `plots` is all terrain, `walls` what may
    block a line, `covers` what may cover, `slows` what may slow, and `areas` what one can be in. What was
    worked out for two points is kept: figures stand where they stood.
    """

    width: float
    height: float
    pieces: tuple[Piece, ...]
    last: Point = field(init=False, repr=False, compare=False)
    plots: tuple[Plot, ...] = field(init=False, repr=False, compare=False)
    walls: tuple[Plot, ...] = field(init=False, repr=False, compare=False)
    covers: tuple[Plot, ...] = field(init=False, repr=False, compare=False)
    slows: tuple[Plot, ...] = field(init=False, repr=False, compare=False)
    areas: tuple[Plot, ...] = field(init=False, repr=False, compare=False)
    clear: dict[tuple[Point, Point], bool] = field(init=False, repr=False, compare=False)
    shields: dict[tuple[Point, Point], str] = field(init=False, repr=False, compare=False)
    seen: dict[tuple[Point, Point], Sight] = field(init=False, repr=False, compare=False)
    inside: dict[Point, frozenset[str]] = field(init=False, repr=False, compare=False)
    ways: dict[tuple[Point, Point], list[tuple[float, str, str]]] = field(
        init=False, repr=False, compare=False
    )
    routes: dict[tuple[Point, Point], tuple[Point, ...]] = field(init=False, repr=False, compare=False)
    passes: list[tuple[str, tuple[Point, ...]]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Build and prepare the shapes."""
        plots = tuple(plot_piece(p) for p in self.pieces)
        made = {
            "last": (last_tenth(self.width), last_tenth(self.height)),
            "plots": plots,
            "walls": tuple(x for x in plots if x.kind.sight != "open"),
            "covers": tuple(x for x in plots if x.kind.cover != "none" or x.kind.corner),
            "slows": tuple(x for x in plots if x.kind.going != "open"),
            "areas": tuple(x for x in plots if x.piece.shape != "line"),
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)
        for name in ("clear", "shields", "seen", "inside", "ways", "routes"):
            object.__setattr__(self, name, {})
        object.__setattr__(self, "passes", [])

    def within(self, at: Point) -> frozenset[str]:
        """Name the area pieces that a point lies in; their edge is outside."""
        found = self.inside.get(at)
        if found is None:
            found = frozenset(x.piece.id for x in pieces_around(self.areas, at, 0.0) if x.holds(at))
            if len(self.inside) > MOST_KEPT:
                self.inside.clear()
            self.inside[at] = found
        return found

    def sight(self, a: Point, b: Point) -> Sight:
        """Case SIGHT.1: tell what lies between an observer and a target."""
        found = self.seen.get((a, b))
        if found is None:
            if len(self.seen) > MOST_KEPT:
                self.seen.clear()
            blockers = self.between(a, b)
            found = self.seen[a, b] = Sight(not blockers, self.cover(a, b), distance(a, b), blockers)
        return found

    def sees(self, a: Point, b: Point) -> bool:
        """Case SIGHT.1: return whether nothing blocks a line."""
        key = (a, b) if a < b else (b, a)
        found = self.clear.get(key)
        if found is None:
            if len(self.clear) > MOST_KEPT:
                self.clear.clear()
            found = self.clear[key] = self._is_clear(*key)
        return found

    def _is_clear(self, a: Point, b: Point) -> bool:
        if a == b:
            return True
        woods = list[Plot]()
        for x in pieces_crossed(self.walls, a, b):
            if x.kind.sight == "depth":
                woods.append(x)
            elif x.enters(a, b) and not x.holds(a) and not x.holds(b):
                return False
        return not (woods and too_deep(woods, a, b))

    def between(self, a: Point, b: Point) -> tuple[str, ...]:
        """Case SIGHT.1: name the pieces that block a line."""
        if a == b:
            return ()
        a, b = (a, b) if a < b else (b, a)
        blockers, woods = list[str](), list[Plot]()
        for x in pieces_crossed(self.walls, a, b):
            if x.kind.sight == "depth":
                woods.append(x)
            elif x.enters(a, b) and not x.holds(a) and not x.holds(b):
                blockers.append(x.piece.id)
        if woods:
            blockers += too_deep(woods, a, b)
        return tuple(blockers)

    def cover(self, a: Point, b: Point) -> str:
        """Case SHOOT.1: name the piece that covers a figure at b from a, or ""."""
        found = self.shields.get((a, b))
        if found is None:
            if len(self.shields) > MOST_KEPT:
                self.shields.clear()
            found = self.shields[a, b] = self._cover(a, b) if a != b else ""
        return found

    def middle_of(self, x: Plot, of: Point | None = None) -> Point:
        """Return the middle of a piece, or a place beside a thin one, which covers nobody on it (K94)."""
        at = self.clip((x.shape.centroid.x, x.shape.centroid.y))
        if of is None or x.piece.shape != "line":
            return at
        west, south, east, north = x.piece.size
        way = bearing((west, south), (east, north))
        return min(
            (self.clip(polar(at, way + turn, WITHIN)) for turn in (90, 270)), key=lambda p: distance(p, of)
        )

    def near(self, at: Point, inches: float) -> list[Plot]:
        """List the pieces within so many inches of a point."""
        return [x for x in pieces_around(self.plots, at, inches) if x.reaches(at, inches)]

    def _cover(self, a: Point, b: Point) -> str:
        m = kinds()
        near = pieces_around(self.covers, b, max(m.behind, m.corner))
        if not near:
            return ""
        inside = self.within(b)
        for x in near:
            if x.piece.id in inside:
                if self._covers(x, a, b):
                    return x.piece.id
                continue
            if x.kind.cover == "behind" and x.reaches(b, m.behind) and x.crosses(a, b):
                return x.piece.id
            if x.kind.corner and x.reaches(b, m.corner) and x.reaches(point_along(b, a, 1.0), m.corner):
                return x.piece.id  # the line to a runs along its side
        return ""

    def _covers(self, x: Plot, a: Point, b: Point) -> bool:
        """Return whether a piece covers a figure in or on it at b from a."""
        if x.kind.cover == "inside":
            return x.piece.id not in self.within(a) or x.kind.sight == "depth"
        if x.kind.cover != "crest" or x.piece.id in self.within(a):
            return False
        return x.exceeds(a, b, kinds().crest)

    def cover_at(self, at: Point) -> str:
        """Name a piece that covers a figure there from at least somewhere, or ""."""
        m = kinds()
        for x in pieces_around(self.covers, at, max(m.behind, m.corner)):
            if x.kind.cover in ("inside", "crest") and x.piece.id in self.within(at):
                return x.piece.id
            near = m.behind if x.kind.cover == "behind" else m.corner if x.kind.corner else -1.0
            on_top = x.piece.shape == "line" and x.reaches(at, ON)
            if near >= 0 and x.reaches(at, near) and not on_top:
                return x.piece.id
        return ""

    def going(self, a: Point, b: Point) -> list[tuple[float, str, str]]:
        """Case MOVE.1: list what slows on a straight way: (inches at which it begins, going, piece id)."""
        if a == b:
            return [
                (0.0, x.kind.going, x.piece.id)
                for x in pieces_around(self.slows, a, 0.0)
                if x.kind.going != "obstacle" and x.piece.id in self.within(a)
            ]
        known = self.ways.get((a, b))
        if known is None:
            if len(self.ways) > MOST_KEPT:
                self.ways.clear()
            known = self.ways[a, b] = self._going(a, b)
        return known

    def _going(self, a: Point, b: Point) -> list[tuple[float, str, str]]:
        met = pieces_crossed(self.slows, a, b)
        found = slow_stretches(met, a, b) if met else []
        if len(found) > 1 and any(q[0] - p[0] < DOUBT and p[2] != q[2] for p, q in pairwise(found)):
            found = slow_stretches([x.unknown() for x in met], a, b)  # the last bit says which comes first
        return found

    def corners(self) -> tuple[tuple[Point, str], ...]:
        """Case PORTAL.1: every corner, wood edge, hill back and wall end: (point, piece id)."""
        return _corners(self)

    def holds(self, at: Point) -> bool:
        """Return whether a point is on the table."""
        return 0 <= at[0] <= self.width and 0 <= at[1] <= self.height

    def clip(self, at: Point) -> Point:
        """Return the nearest point on the table, to 0.1": on a table of odd size, the last tenth on it."""
        (x, y), (east, north) = at, self.last
        x = 0.0 if x < 0 else min(x, east)
        return round_to_tenth(x), round_to_tenth(0.0 if y < 0 else min(y, north))


def slow_stretches(met: Iterable[Plot], a: Point, b: Point) -> list[tuple[float, str, str]]:
    """Case MOVE.3, Ruling K94: list what slows on a way: (inches at which it begins, going, piece id).

    A figure that ends on a thin piece has climbed it, and leaves it free of charge.
    """
    found = list[tuple[float, str, str]]()
    for x in met:
        name, going = x.piece.id, x.kind.going
        if going != "obstacle":
            if x.exceeds(a, b, GRAZE):
                found.append((x.begins(a, b), going, name))
            continue
        found += [(far, going, name) for far in x.crosses(a, b)]
        if x.piece.shape == "line" and x.reaches(b, ON) and not x.reaches(a, ON):
            found.append((distance(a, b), going, name))
    return sorted(found)


def too_deep(woods: Sequence[Plot], a: Point, b: Point) -> list[str]:
    """Case SIGHT.1: name the woods on a line, where it runs through more wood than one sees through."""
    most, low, high = kinds().wood_depth + GRAZE, 0.0, 0.0
    for x in woods:
        least, longest = x.form.runs(a, b)
        low, high = low + max(0.0, least), high + max(0.0, longest)
    if high < most - DOUBT:
        return []
    met = [x for x in woods if x.enters(a, b)]
    deep = low > most + DOUBT if len(met) == len(woods) else False
    return [x.piece.id for x in met] if deep or sum(x.inches(a, b) for x in met) > most else []


@lru_cache(maxsize=64)
def _corners(land: Land) -> tuple[tuple[Point, str], ...]:
    found: list[tuple[Point, str]] = []
    for p, kind, g, *_ in land.plots:
        if kind.marker == "rim":
            x, y = g.centroid.x, g.centroid.y
            ring = [polar((x, y), 360 * i / RIM, 200.0) for i in range(RIM)]
            edge = shapely.boundary(g)
            ends = [shapely.intersection(edge, shapely.LineString(((x, y), far))) for far in ring]
            rim = [next(edge_crossings(e)) for e in ends if not e.is_empty]
            found += [(land.clip(point_along(at, (x, y), WITHIN if kind.holds else 0.0)), p.id) for at in rim]
        elif kind.marker in ("corners", "ends"):
            spots = g.coords if p.shape == "line" else g.exterior.coords[:-1]
            centre = (g.centroid.x, g.centroid.y)
            deep = WITHIN if kind.holds and kind.sight != "wall" else 0.0
            found += [(land.clip(point_along((x, y), centre, deep)), p.id) for x, y, *_ in spots]
    return tuple(dict.fromkeys(found))


#: Lands by their size and the identity of their pieces: to hash them all takes longer than most lines of
#: sight. The size counts because all tables without terrain have the same pieces: none.
_LANDS: dict[tuple[float, float, int], tuple[tuple[Piece, ...], Land]] = {}
MOST_LANDS = 200


@lru_cache(maxsize=64)
def terrain_of(width: float, height: float, pieces: tuple[Piece, ...]) -> Land:
    """Return the terrain of these pieces, built once."""
    return Land(width, height, pieces)


def scenario_of(s: State) -> Scenario:
    """Return the scenario being played."""
    return read_scenario(s.file) if s.file else read_mission(s.mission)


@cache
def _home(mission: str) -> Land:
    """Return the unchanged terrain of a mission that ships with the game."""
    c = read_mission(mission)
    return terrain_of(c.width, c.height, c.terrain)


def land_of(s: State) -> Land:
    """Return the terrain as it is now."""
    if s.pieces is None and not s.file:
        return _home(s.mission)
    c = scenario_of(s)
    pieces = c.terrain if s.pieces is None else s.pieces
    key = c.width, c.height, id(pieces)
    found = _LANDS.get(key)
    if found is None or found[0] is not pieces:
        if len(_LANDS) > MOST_LANDS:
            _LANDS.clear()
        found = _LANDS[key] = pieces, terrain_of(c.width, c.height, pieces)
    return found[1]
