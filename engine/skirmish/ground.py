"""The table's terrain: what blocks a line of sight, what covers, what slows (Cases SIGHT.1, SHOOT.1, MOVE.1).

Shapes are `shapely` geometries, prepared once a table. Lines run from centre to centre.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import ClassVar, Literal

import shapely
from pydantic import ConfigDict
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from engine.core.data import load
from engine.skirmish.geometry import along, distance, polar, snap
from engine.skirmish.missions import read_mission, read_scenario
from engine.skirmish.scenario import Scenario
from engine.skirmish.state import Piece, State
from engine.skirmish.terms import STRICT, Point

#: A line that comes no deeper into a piece than this only grazes it, in inches.
GRAZE = 0.05
#: So many points of a round rim are looked at.
RIM = 8
#: So many lines of sight and ways are remembered a table.
MOST_KEPT = 50_000
#: A marker at a wood or ruin lies so far inside, in inches.
WITHIN = 0.5


@dataclass(frozen=True, slots=True)
class Kind:
    """What a kind of terrain does; see data/skirmish/terrain.toml."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    sight: Literal["open", "wall", "depth", "crest"]
    cover: Literal["none", "inside", "behind", "crest"]
    going: Literal["open", "rough", "water", "obstacle"]
    corner: bool = False
    marker: Literal["", "corners", "ends", "rim"] = ""
    holds: bool = False
    dead: bool = False


@dataclass(frozen=True, slots=True)
class Kinds:
    """The kinds of terrain, and the measures of cover and sight in inches."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    wood_depth: float
    behind: float
    crest: float
    corner: float
    kinds: dict[str, Kind]
    reconstructed: bool = True


@cache
def kinds() -> Kinds:
    """Read the kinds of terrain."""
    return load("skirmish", "terrain", Kinds)


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
    """All terrain of a table, with what can be worked out of it. Two are equal when their pieces are."""

    width: float
    height: float
    pieces: tuple[Piece, ...]
    shapes: dict[str, BaseGeometry] = field(init=False, repr=False, compare=False)
    cores: dict[str, BaseGeometry] = field(init=False, repr=False, compare=False)
    boxes: tuple[tuple[Piece, Kind, BaseGeometry, tuple[float, float, float, float]], ...] = field(
        init=False, repr=False, compare=False
    )
    seen: dict[tuple[Point, Point], Sight] = field(init=False, repr=False, compare=False)
    inside: dict[Point, frozenset[str]] = field(init=False, repr=False, compare=False)
    ways: dict[tuple[Point, Point], list[tuple[float, str, str]]] = field(
        init=False, repr=False, compare=False
    )
    edges: dict[str, BaseGeometry] = field(init=False, repr=False, compare=False)
    routes: dict[tuple[Point, Point], tuple[Point, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Build and prepare the shapes."""
        put = object.__setattr__
        shapes = {p.id: shape_of(p) for p in self.pieces}
        for g in shapes.values():
            shapely.prepare(g)
        table = kinds().kinds
        boxed = tuple((p, table[p.kind], shapes[p.id], shapes[p.id].bounds) for p in self.pieces)
        put(self, "shapes", shapes)
        put(self, "boxes", boxed)
        cores = {i: shapely.buffer(g, -GRAZE) for i, g in shapes.items()}
        for g in cores.values():
            shapely.prepare(g)
        put(self, "cores", cores)
        put(self, "seen", {})
        put(self, "inside", {})
        put(self, "routes", {})
        put(self, "ways", {})
        put(self, "edges", {i: shapely.boundary(g) for i, g in shapes.items()})

    def within(self, at: Point) -> frozenset[str]:
        """Name the area pieces that a point lies in; their edge is outside."""
        found = self.inside.get(at)
        if found is None:
            x, y = at
            spot = shapely.Point(at)
            found = frozenset(
                p.id
                for p, _, g, (w, s, e, n) in self.boxes
                if w <= x <= e and s <= y <= n and p.shape != "line" and shapely.contains_properly(g, spot)
            )
            self.inside[at] = found
        return found

    def sight(self, a: Point, b: Point) -> Sight:
        """Case SIGHT.1: tell what lies between an observer and a target."""
        found = self.seen.get((a, b))
        if found is None:
            if len(self.seen) > MOST_KEPT:
                self.seen.clear()
            found = self.seen[a, b] = self._look(a, b)
        return found

    def sees(self, a: Point, b: Point) -> bool:
        """Tell whether nothing blocks a line."""
        return self.sight(a, b).clear

    def _look(self, a: Point, b: Point) -> Sight:
        numbers, far = kinds(), distance(a, b)
        if a == b:
            return Sight(True, "", 0.0)
        line: LineString | None = None
        blockers, depth, woods = list[str](), 0.0, list[str]()
        for p, kind, g, _ in self._near(a, b, 0.0):
            if kind.sight == "open":
                continue
            line = line or LineString((a, b))
            if not shapely.intersects(self.cores[p.id], line):
                continue
            if kind.sight == "depth":
                depth += shapely.length(shapely.intersection(g, line))
                woods.append(p.id)
            elif p.id not in self.within(a) and p.id not in self.within(b):
                blockers.append(p.id)
        if depth > numbers.wood_depth + GRAZE:
            blockers += woods
        return Sight(not blockers, self._cover(a, b), far, tuple(blockers))

    def _near(
        self, a: Point, b: Point, margin: float
    ) -> Iterator[tuple[Piece, Kind, BaseGeometry, tuple[float, float, float, float]]]:
        """Give the pieces whose box a line can touch."""
        w, e = (a[0], b[0]) if a[0] < b[0] else (b[0], a[0])
        s, n = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
        for found in self.boxes:
            x0, y0, x1, y1 = found[3]
            if x0 - margin <= e and x1 + margin >= w and y0 - margin <= n and y1 + margin >= s:
                yield found

    def near(self, at: Point, inches: float) -> list[tuple[Piece, Kind, BaseGeometry]]:
        """List the pieces within so many inches of a point."""
        spot = shapely.Point(at)
        found = self._near(at, at, inches)
        return [(p, kind, g) for p, kind, g, _ in found if shapely.distance(g, spot) <= inches]

    def _cover(self, a: Point, b: Point) -> str:
        """Case SHOOT.1: name the piece that covers whoever stands at b from a, or ""."""
        m, inside = kinds(), self.within(b)
        for p, kind, g, _ in self._near(b, b, max(m.behind, m.corner)):
            if p.id in inside:
                if self._covers(p, kind, g, a, b):
                    return p.id
                continue
            near = kind.cover == "behind" and shapely.distance(g, shapely.Point(b)) <= m.behind
            if near and shapely.intersects(g, LineString((a, b))):
                return p.id
            if kind.corner and self._at_corner(g, a, b, m.corner):
                return p.id
        return ""

    def _covers(self, p: Piece, kind: Kind, g: BaseGeometry, a: Point, b: Point) -> bool:
        """Tell whether a piece covers whoever is in or on it at b from a."""
        if kind.cover == "inside":
            return p.id not in self.within(a) or kind.sight == "depth"
        if kind.cover != "crest" or p.id in self.within(a):
            return False
        return bool(shapely.length(shapely.intersection(g, LineString((a, b)))) > kinds().crest)

    def _at_corner(self, g: BaseGeometry, a: Point, b: Point, reach: float) -> bool:
        """Tell whether b touches a piece and the line to a runs along its side."""
        if shapely.distance(g, shapely.Point(b)) > reach:
            return False
        return bool(shapely.distance(g, shapely.Point(along(b, a, 1.0))) <= reach)

    def cover_at(self, at: Point) -> str:
        """Name a piece that covers whoever stands there from at least somewhere, or ""."""
        m, spot = kinds(), shapely.Point(at)
        for p, kind, g, _ in self._near(at, at, max(m.behind, m.corner)):
            if kind.cover in ("inside", "crest") and p.id in self.within(at):
                return p.id
            near = m.behind if kind.cover == "behind" else m.corner if kind.corner else -1.0
            if shapely.distance(g, spot) <= near:
                return p.id
        return ""

    def going(self, a: Point, b: Point) -> list[tuple[float, str, str]]:
        """Case MOVE.1: list what slows on a straight way: (inches at which it begins, going, piece id)."""
        if a == b:
            return [(0.0, k.going, p.id) for p, k, _, _ in self._near(a, b, 0.0)
                    if k.going in ("rough", "water") and p.id in self.within(a)]  # fmt: skip
        known = self.ways.get((a, b))
        if known is None:
            if len(self.ways) > MOST_KEPT:
                self.ways.clear()
            known = self.ways[a, b] = self._going(a, b)
        return known

    def _going(self, a: Point, b: Point) -> list[tuple[float, str, str]]:
        found, line = list[tuple[float, str, str]](), None
        for p, kind, g, _ in self._near(a, b, 0.0):
            if kind.going == "open":
                continue
            line = line or LineString((a, b))
            if not shapely.intersects(g, line):
                continue
            if kind.going != "obstacle":
                part = shapely.intersection(g, line)
                if shapely.length(part) > GRAZE:
                    found.append((float(shapely.distance(shapely.Point(a), part)), kind.going, p.id))
                continue
            edge = g if p.shape == "line" else self.edges[p.id]
            for x in crossings(shapely.intersection(edge, line)):
                far = distance(a, x)
                if far > GRAZE or p.shape != "line":
                    found.append((far, "obstacle", p.id))
        return sorted(found)

    def corners(self) -> tuple[tuple[Point, str], ...]:
        """Case PORTAL.1: every corner, wood edge, hill back and wall end: (point, piece id)."""
        return _corners(self)

    def holds(self, at: Point) -> bool:
        """Tell whether a point is on the table."""
        return 0 <= at[0] <= self.width and 0 <= at[1] <= self.height

    def clip(self, at: Point) -> Point:
        """Give the nearest point on the table, to 0.1"."""
        return snap((min(max(at[0], 0.0), self.width), min(max(at[1], 0.0), self.height)))


def crossings(x: BaseGeometry) -> Iterator[Point]:
    """Give the points at which a line meets an edge; of a stretch along it, its beginning."""
    for part in getattr(x, "geoms", (x,)):
        if not part.is_empty:
            yield part.coords[0][0], part.coords[0][1]


def shape_of(p: Piece) -> BaseGeometry:
    """Build the shape of a piece."""
    c = p.size
    if p.shape == "rect":
        return shapely.box(*c)
    if p.shape == "circle":
        return shapely.Point(c[0], c[1]).buffer(c[2], quad_segs=16)
    pairs = list(zip(c[::2], c[1::2], strict=True))
    return LineString(pairs) if p.shape == "line" else Polygon(pairs)


@lru_cache(maxsize=64)
def _corners(land: Land) -> tuple[tuple[Point, str], ...]:
    found: list[tuple[Point, str]] = []
    for p, kind, g, _ in land.boxes:
        if kind.marker == "rim":
            x, y = g.centroid.x, g.centroid.y
            ring = [polar((x, y), 360 * i / RIM, 200.0) for i in range(RIM)]
            ends = [shapely.intersection(shapely.boundary(g), LineString(((x, y), far))) for far in ring]
            rim = [next(crossings(e)) for e in ends if not e.is_empty]
            found += [(land.clip(along(at, (x, y), WITHIN if kind.holds else 0.0)), p.id) for at in rim]
        elif kind.marker in ("corners", "ends"):
            spots = g.coords if p.shape == "line" else g.exterior.coords[:-1]
            centre = (g.centroid.x, g.centroid.y)
            deep = WITHIN if kind.holds and kind.sight != "wall" else 0.0
            found += [(land.clip(along((x, y), centre, deep)), p.id) for x, y, *_ in spots]
    return tuple(dict.fromkeys(found))


#: Lands by the identity of their pieces: to hash them all takes longer than most lines of sight.
_LANDS: dict[int, tuple[tuple[Piece, ...], Land]] = {}
MOST_LANDS = 200


@lru_cache(maxsize=64)
def lay(width: float, height: float, pieces: tuple[Piece, ...]) -> Land:
    """Give the terrain of these pieces, built once."""
    return Land(width, height, pieces)


def scenario_of(s: State) -> Scenario:
    """Give the scenario that is played."""
    return read_scenario(s.file) if s.file else read_mission(s.mission)


def land_of(s: State) -> Land:
    """Give the terrain as it is now."""
    c = scenario_of(s)
    pieces = s.pieces or c.terrain
    found = _LANDS.get(id(pieces))
    if found is None or found[0] is not pieces:
        if len(_LANDS) > MOST_LANDS:
            _LANDS.clear()
        found = _LANDS[id(pieces)] = pieces, lay(c.width, c.height, pieces)
    return found[1]
