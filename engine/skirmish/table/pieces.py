"""Pieces of terrain as they lie: what their kinds do, and their shapes (data/skirmish/terrain.toml).

Shapes are `shapely` geometries, built once a table. They are asked only where plain arithmetic
(`engine.skirmish.table.shapes`) leaves a doubt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from math import cos, pi
from typing import TYPE_CHECKING, Literal, NamedTuple

from engine.core.data import load
from engine.core.deferred import Deferred
from engine.core.types.values import value
from engine.skirmish.model.state import Piece, Point
from engine.skirmish.table.geometry import Box, distance, point_along
from engine.skirmish.table.shapes import DOUBT, Disc, Form, Nothing, Straight, Upright

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

shapely = Deferred("shapely")

#: Ruling K95: a line that enters a piece less deeply than this only grazes it, in inches.
GRAZE = 0.05
#: A figure this near to a thin piece stands on it, in inches.
ON = 1e-6
#: Rounding error of a line that just touches a box.
BESIDE = 1e-6
#: Number of sides for a quarter of a round shape.
QUARTER = 16


@value
class Kind:
    """What a kind of terrain does; see data/skirmish/terrain.toml."""

    sight: Literal["open", "wall", "depth", "crest"]
    cover: Literal["none", "inside", "behind", "crest"]
    going: Literal["open", "rough", "water", "obstacle"]
    corner: bool = False
    marker: Literal["", "corners", "ends", "rim"] = ""
    holds: bool = False
    dead: bool = False


@value
class Kinds:
    """The kinds of terrain, and the measures of cover and sight in inches."""

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


class Plot(NamedTuple):
    """A piece of terrain as it lies: what its kind does, its shape, and the box around it.

    `form` is what arithmetic knows of the shape, `kern` of its `core`: the shape without the rim that a line
    may graze.
    """

    piece: Piece
    kind: Kind
    shape: BaseGeometry
    box: Box
    form: Form
    kern: Form
    core: BaseGeometry

    def unknown(self) -> Plot:
        """Return the piece without its arithmetic form, so that every question goes to `shapely`."""
        return self._replace(form=Form(), kern=Form())

    def holds(self, at: Point) -> bool:
        """Return whether a point lies inside; the edge is outside."""
        found = self.form.holds(at)
        return bool(shapely.contains_properly(self.shape, shapely.points(at))) if found is None else found

    def reaches(self, at: Point, inches: float) -> bool:
        """Return whether a point is within a distance."""
        low, high = self.form.gap(at)
        if high < inches - DOUBT or low > inches + DOUBT:
            return high < inches
        return bool(shapely.distance(self.shape, shapely.points(at)) <= inches)

    def enters(self, a: Point, b: Point) -> bool:
        """Return whether a line does more than graze the piece."""
        low, high = self.kern.runs(a, b)
        if low > DOUBT or high < -DOUBT:
            return low > 0
        return bool(shapely.intersects(self.core, shapely.linestrings((a, b))))

    def inches(self, a: Point, b: Point) -> float:
        """Measure how much of a line lies in the piece."""
        line = shapely.linestrings((a, b))
        return 0.0 if self.misses(line) else float(shapely.length(shapely.intersection(self.shape, line)))

    def exceeds(self, a: Point, b: Point, limit: float) -> bool:
        """Return whether more than `limit` inches of a line lie in the piece."""
        low, high = self.form.runs(a, b)
        if low > limit + DOUBT or high < limit - DOUBT:
            return low > limit
        return self.inches(a, b) > limit

    def begins(self, a: Point, b: Point) -> float:
        """Return the inches from a at which a line enters; 0 when it begins inside."""
        if self.form.holds(a):
            return 0.0
        cuts = self.form.cuts(a, b)
        if cuts:
            return min(cuts)
        part = shapely.intersection(self.shape, shapely.linestrings((a, b)))
        return float(shapely.distance(shapely.points(a), part))

    def middle(self, a: Point, b: Point) -> float:
        """Return the inches from a to the middle of the part inside the piece, to the last bit as drawn."""
        part = shapely.intersection(self.shape, shapely.linestrings((a, b)))
        return float(shapely.distance(shapely.points(a), part)) + float(shapely.length(part)) / 2

    def cuts(self, a: Point, b: Point) -> list[float]:
        """Return the inches from a at which a line crosses the edge, in any order."""
        found = self.form.cuts(a, b)
        if found is not None:
            return found
        line = shapely.linestrings((a, b))
        if self.misses(line):
            return []
        edge = self.shape if self.piece.shape == "line" else shapely.boundary(self.shape)
        return [distance(a, at) for at in edge_crossings(shapely.intersection(edge, line))]

    def crosses(self, a: Point, b: Point) -> list[float]:
        """Ruling K94: return the inches from a at which a line goes in, out, or over a thin piece, in order.

        The edge lies outside. A line that comes in and out again within what it may graze crosses nothing.
        """
        found = self.form.cuts(a, b)
        if found is None:
            found = self._over(a, b) if self.piece.shape == "line" else self._through(a, b)
        found = sorted(found)
        if len(found) > 1:
            for k in reversed(range(int(self.holds(a)), len(found) - 1, 2)):
                if found[k + 1] - found[k] <= GRAZE:
                    del found[k : k + 2]
        return found

    def _over(self, a: Point, b: Point) -> list[float]:
        """Return where a line goes over a thin piece: not along it, on to it or past its end."""
        at = shapely.intersection(self.shape, shapely.linestrings((a, b)))
        if at.geom_type != "Point" or at.is_empty:
            return []
        on = (at.x, at.y)
        return [] if any(distance(p, on) <= ON for p in (a, b, *self.shape.coords)) else [distance(a, on)]

    def _through(self, a: Point, b: Point) -> list[float]:
        """Return where a line comes from outside, the edge with it, to the inside or back."""
        line, edge = shapely.linestrings((a, b)), shapely.boundary(self.shape)
        if self.misses(line):
            return []
        met = shapely.intersection(edge, line)
        far = {distance(a, (p[0], p[1])) for part in getattr(met, "geoms", (met,)) for p in part.coords}
        spans = [(p, q) for p, q in pairwise(sorted({0.0, distance(a, b), *far})) if q - p > DOUBT]
        middles = [shapely.points(point_along(a, b, (p + q) / 2)) for p, q in spans]
        within = [
            bool(shapely.contains_properly(self.shape, m) and shapely.distance(edge, m) > DOUBT)
            for m in middles
        ]
        marks = (0.0, *(q for _, q in spans))
        return [
            n
            for n, (p, q) in zip(marks, pairwise([self.holds(a), *within, self.holds(b)]), strict=True)
            if p != q
        ]

    def misses(self, line: BaseGeometry) -> bool:
        """Return whether a line misses a prepared polygon: cheaper than measuring the part inside."""
        return self.piece.shape == "polygon" and not shapely.intersects(self.shape, line)


def plot_piece(p: Piece) -> Plot:
    """Build a piece."""
    shape = shape_of(p)
    core = shapely.buffer(shape, -GRAZE)
    if p.shape == "polygon":
        shapely.prepare((shape, core))
    box: Box = shape.bounds
    return Plot(
        piece=p, kind=kinds().kinds[p.kind], shape=shape, box=box, form=form_of(p), kern=kern_of(p), core=core
    )


def form_of(p: Piece) -> Form:
    """Return the arithmetic form of a piece."""
    c = p.size
    if p.shape == "rect":
        return Upright((c[0], c[1], c[2], c[3]))
    if p.shape == "line":
        return Straight(((c[0], c[1]), (c[2], c[3])))
    sides = 4 * QUARTER
    return Disc((c[0], c[1]), c[2] * cos(pi / sides), c[2], sides) if p.shape == "circle" else Form()


def kern_of(p: Piece) -> Form:
    """Return the arithmetic form of a piece's core; `shapely` rounds that of a disc in its own way."""
    c = p.size
    if p.shape == "rect":
        w, s, e, n = c[0] + GRAZE, c[1] + GRAZE, c[2] - GRAZE, c[3] - GRAZE
        return Upright((w, s, e, n)) if w < e - DOUBT and s < n - DOUBT else Form()
    if p.shape == "line":
        return Nothing()
    inner = c[2] * cos(pi / (4 * QUARTER)) - GRAZE * 1.02
    return Disc((c[0], c[1]), inner, c[2] - GRAZE + DOUBT, 0) if p.shape == "circle" else Form()


def pieces_around(plots: Iterable[Plot], at: Point, inches: float) -> list[Plot]:
    """Return the pieces whose bounding box is within a distance of a point on both axes."""
    (x, y), found = at, list[Plot]()
    for p in plots:
        w, s, e, n = p.box
        if w - inches <= x <= e + inches and s - inches <= y <= n + inches:
            found.append(p)
    return found


def pieces_crossed(plots: Iterable[Plot], a: Point, b: Point) -> list[Plot]:
    """Return the pieces whose bounding box a line touches or may touch: far cheaper than testing shapes."""
    (ax, ay), (bx, by) = a, b
    west, east = (ax, bx) if ax < bx else (bx, ax)
    south, north = (ay, by) if ay < by else (by, ay)
    dx, dy, found = bx - ax, by - ay, list[Plot]()
    for p in plots:
        w, s, e, n = p.box
        if east < w or west > e or north < s or south > n:
            continue
        aside = abs(dx * (s + n - ay - ay) - dy * (w + e - ax - ax))  # it passes with the box on one side
        if aside <= (east - west) * (n - s) + (north - south) * (e - w) + BESIDE:
            found.append(p)
    return found


def edge_crossings(x: BaseGeometry) -> Iterator[Point]:
    """Return the points where a line meets an edge; for a stretch along it, the beginning."""
    for part in getattr(x, "geoms", (x,)):
        if not part.is_empty:
            yield part.coords[0][0], part.coords[0][1]


def shape_of(p: Piece) -> BaseGeometry:
    """Build the shape of a piece."""
    c = p.size
    if p.shape == "rect":
        return shapely.box(*c)
    if p.shape == "circle":
        return shapely.Point(c[0], c[1]).buffer(c[2], quad_segs=QUARTER)
    pairs = list(zip(c[::2], c[1::2], strict=True))
    return shapely.LineString(pairs) if p.shape == "line" else shapely.Polygon(pairs)
