"""The table's terrain: what blocks a line of sight, what covers, what slows (Cases SIGHT.1, SHOOT.1, MOVE.1).

Shapes are `shapely` geometries, prepared once a table. Lines run from centre to centre.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import ClassVar, Literal, NamedTuple

import shapely
from pydantic import ConfigDict
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from engine.core.data import load
from engine.skirmish.geometry import Box, along, distance, meets, polar, snap
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


class Plot(NamedTuple):
    """A piece of terrain as it lies: what its kind does, its shape, and the box around it.

    `core` is the shape without the rim that a line may graze, `edge` its outline.
    """

    piece: Piece
    kind: Kind
    shape: BaseGeometry
    box: Box
    core: BaseGeometry
    edge: BaseGeometry


def plot(p: Piece) -> Plot:
    """Build and prepare a piece."""
    shape = shape_of(p)
    core, edge = shapely.buffer(shape, -GRAZE), shapely.boundary(shape)
    shapely.prepare((shape, core))
    return Plot(p, kinds().kinds[p.kind], shape, shape.bounds, core, shape if p.shape == "line" else edge)


@dataclass(frozen=True)
class Land:
    """All terrain of a table, with what can be worked out of it. Two are equal when their pieces are.

    `plots` is all of it, `walls` what may block a line, `covers` what may cover, `slows` what may slow, and
    `areas` what one can be in. What was worked out for two points is kept: figures stand where they stood.
    """

    width: float
    height: float
    pieces: tuple[Piece, ...]
    plots: tuple[Plot, ...] = field(init=False, repr=False, compare=False)
    walls: tuple[Plot, ...] = field(init=False, repr=False, compare=False)
    covers: tuple[Plot, ...] = field(init=False, repr=False, compare=False)
    slows: tuple[Plot, ...] = field(init=False, repr=False, compare=False)
    areas: tuple[Plot, ...] = field(init=False, repr=False, compare=False)
    lines: dict[tuple[Point, Point], tuple[str, ...]] = field(init=False, repr=False, compare=False)
    seen: dict[tuple[Point, Point], Sight] = field(init=False, repr=False, compare=False)
    inside: dict[Point, frozenset[str]] = field(init=False, repr=False, compare=False)
    ways: dict[tuple[Point, Point], list[tuple[float, str, str]]] = field(
        init=False, repr=False, compare=False
    )
    routes: dict[tuple[Point, Point], tuple[Point, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Build and prepare the shapes."""
        plots = tuple(plot(p) for p in self.pieces)
        made = {
            "plots": plots,
            "walls": tuple(x for x in plots if x.kind.sight != "open"),
            "covers": tuple(x for x in plots if x.kind.cover != "none" or x.kind.corner),
            "slows": tuple(x for x in plots if x.kind.going != "open"),
            "areas": tuple(x for x in plots if x.piece.shape != "line"),
        }
        for name, value in made.items():
            object.__setattr__(self, name, value)
        for name in ("lines", "seen", "inside", "ways", "routes"):
            object.__setattr__(self, name, {})

    def within(self, at: Point) -> frozenset[str]:
        """Name the area pieces that a point lies in; their edge is outside."""
        found = self.inside.get(at)
        if found is None:
            near = around(self.areas, at, 0.0)
            spot = shapely.points(at) if near else None
            found = frozenset(x.piece.id for x in near if shapely.contains_properly(x.shape, spot))
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
            cover = self._cover(a, b) if a != b else ""
            found = self.seen[a, b] = Sight(not blockers, cover, distance(a, b), blockers)
        return found

    def sees(self, a: Point, b: Point) -> bool:
        """Tell whether nothing blocks a line."""
        return not self.between(a, b)

    def between(self, a: Point, b: Point) -> tuple[str, ...]:
        """Case SIGHT.1: name the pieces that block a line."""
        key = (a, b) if a < b else (b, a)
        found = self.lines.get(key)
        if found is None:
            if len(self.lines) > MOST_KEPT:
                self.lines.clear()
            found = self.lines[key] = self._between(*key) if a != b else ()
        return found

    def _between(self, a: Point, b: Point) -> tuple[str, ...]:
        near = crossed(self.walls, a, b)
        if not near:
            return ()
        line, blockers, depth, woods = shapely.linestrings((a, b)), list[str](), 0.0, list[str]()
        for x in near:
            if not shapely.intersects(x.core, line):
                continue
            name = x.piece.id
            if x.kind.sight == "depth":
                depth += shapely.length(shapely.intersection(x.shape, line))
                woods.append(name)
            elif name not in self.within(a) and name not in self.within(b):
                blockers.append(name)
        if depth > kinds().wood_depth + GRAZE:
            blockers += woods
        return tuple(blockers)

    def near(self, at: Point, inches: float) -> list[Plot]:
        """List the pieces within so many inches of a point."""
        found = around(self.plots, at, inches)
        spot = shapely.points(at) if found else None
        return [x for x in found if shapely.distance(x.shape, spot) <= inches]

    def _cover(self, a: Point, b: Point) -> str:
        """Case SHOOT.1: name the piece that covers whoever stands at b from a, or ""."""
        m = kinds()
        near = around(self.covers, b, max(m.behind, m.corner))
        if not near:
            return ""
        inside, spot = self.within(b), shapely.points(b)
        for x in near:
            if x.piece.id in inside:
                if self._covers(x, a, b):
                    return x.piece.id
                continue
            far = shapely.distance(x.shape, spot)
            behind = x.kind.cover == "behind" and far <= m.behind
            if behind and shapely.intersects(x.shape, shapely.linestrings((a, b))):
                return x.piece.id
            if x.kind.corner and far <= m.corner:  # the line to a runs along its side
                aside = shapely.points(along(b, a, 1.0))
                if shapely.distance(x.shape, aside) <= m.corner:
                    return x.piece.id
        return ""

    def _covers(self, x: Plot, a: Point, b: Point) -> bool:
        """Tell whether a piece covers whoever is in or on it at b from a."""
        if x.kind.cover == "inside":
            return x.piece.id not in self.within(a) or x.kind.sight == "depth"
        if x.kind.cover != "crest" or x.piece.id in self.within(a):
            return False
        part = shapely.intersection(x.shape, shapely.linestrings((a, b)))
        return bool(shapely.length(part) > kinds().crest)

    def cover_at(self, at: Point) -> str:
        """Name a piece that covers whoever stands there from at least somewhere, or ""."""
        m = kinds()
        found = around(self.covers, at, max(m.behind, m.corner))
        spot = shapely.points(at) if found else None
        for x in found:
            if x.kind.cover in ("inside", "crest") and x.piece.id in self.within(at):
                return x.piece.id
            near = m.behind if x.kind.cover == "behind" else m.corner if x.kind.corner else -1.0
            if shapely.distance(x.shape, spot) <= near:
                return x.piece.id
        return ""

    def going(self, a: Point, b: Point) -> list[tuple[float, str, str]]:
        """Case MOVE.1: list what slows on a straight way: (inches at which it begins, going, piece id)."""
        if a == b:
            return [(0.0, x.kind.going, x.piece.id) for x in around(self.slows, a, 0.0)
                    if x.kind.going != "obstacle" and x.piece.id in self.within(a)]  # fmt: skip
        known = self.ways.get((a, b))
        if known is None:
            if len(self.ways) > MOST_KEPT:
                self.ways.clear()
            known = self.ways[a, b] = self._going(a, b)
        return known

    def _going(self, a: Point, b: Point) -> list[tuple[float, str, str]]:
        near = crossed(self.slows, a, b)
        if not near:
            return []
        found, line = list[tuple[float, str, str]](), shapely.linestrings((a, b))
        for x in near:
            if not shapely.intersects(x.shape, line):
                continue
            name, going = x.piece.id, x.kind.going
            if going != "obstacle":
                part = shapely.intersection(x.shape, line)
                if shapely.length(part) > GRAZE:
                    found.append((float(shapely.distance(shapely.points(a), part)), going, name))
                continue
            for at in crossings(shapely.intersection(x.edge, line)):
                far = distance(a, at)
                if far > GRAZE or x.piece.shape != "line":
                    found.append((far, going, name))
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


def around(plots: Iterable[Plot], at: Point, inches: float) -> list[Plot]:
    """Give the pieces whose box is within so many inches of a point, along both sides."""
    x, y = at
    return [
        p for p in plots
        if p.box[0] - inches <= x <= p.box[2] + inches and p.box[1] - inches <= y <= p.box[3] + inches
    ]  # fmt: skip


def crossed(plots: Iterable[Plot], a: Point, b: Point) -> list[Plot]:
    """Give the pieces whose box a line touches: far cheaper to ask than their shapes."""
    return [p for p in plots if meets(a, b, p.box)]


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
    for p, kind, g, *_ in land.plots:
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
