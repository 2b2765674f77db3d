"""Terrain as shapes: an outline, a pattern and a few letters for each kind; none is told by colour alone."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.model.state import Piece
from engine.skirmish.table.pieces import kinds
from render.core.scene import Circle, Line, Point, Polygon, Shape
from render.core.text import Words
from render.skirmish.elements.layout import Layout
from render.skirmish.elements.names import number

#: Kinds drawn as a wall along a line or edge.
WORKS = ("wall", "ditch", "crates")


def corners(lay: Layout, p: Piece) -> tuple[Point, ...]:
    """Return the outline of a piece in pixels; for a line, its two ends."""
    return _corners(p, lay.scale, lay.ox, lay.oy)


@lru_cache(256)
def _corners(p: Piece, scale: float, ox: float, oy: float) -> tuple[Point, ...]:
    """Work it out once for all pictures at a scale: a table's patches are drawn one by one."""
    c = p.size
    if p.shape == "circle":
        x, y, r, n = ox + c[0] * scale, oy - c[1] * scale, c[2] * scale, 40
        turns = [2 * math.pi * k / n for k in range(n)]
        return tuple((x + r * math.cos(a), y + r * math.sin(a)) for a in turns)
    across, up = c[::2], c[1::2]
    if p.shape == "rect":
        across, up = (c[0], c[2], c[2], c[0]), (c[1], c[1], c[3], c[3])
    return tuple((ox + x * scale, oy - y * scale) for x, y in zip(across, up, strict=True))


def reaches(lay: Layout, p: Piece) -> bool:
    """Return whether any part of a piece may be in the picture; drawings reach less than two inches out."""
    points = corners(lay, p)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    far = max(2 * lay.scale, 32)
    across = min(xs) - far < lay.right and lay.west < max(xs) + far
    return across and min(ys) - far < lay.floor and lay.roof < max(ys) + far


def outline(lay: Layout, p: Piece) -> Iterator[Shape]:
    """Draw a piece's ground and edge."""
    points = corners(lay, p)
    if p.shape == "line":
        yield from _along(lay, p.kind, points)
    elif p.kind == "wood":
        yield from _scallops(lay, points)
    elif p.kind == "ruin":
        yield Polygon(points, "ruin")
        yield Line((*points, points[0]), "ruin.line", 0.3 * lay.scale, (0.8 * lay.scale, 0.55 * lay.scale))
    elif p.kind in ("wall", "ditch", "crates"):
        yield Polygon(points, "works", "works.line", 3)
    elif p.kind == "rock":
        yield Polygon(_jagged(points), "rock", "rock.line", 2)
    else:
        role = p.kind if p.kind in ("building", "hill", "water", "rough") else "rock"
        yield Polygon(points, role, f"{role}.line", 2.5 if role == "building" else 1.8)


def _along(lay: Layout, kind: str, points: tuple[Point, ...]) -> Iterator[Shape]:
    """Draw a wall as stones, a ditch as ticks, crates as boxes, anything else as a band."""
    s = lay.scale
    if kind == "wall":
        yield Line(points, "back", 0.75 * s)
        yield from _bars(points, "works.line", 0.5 * s, 1.05 * s, 0.2 * s)
    elif kind == "ditch":
        yield Line(points, "back", 1.0 * s)
        yield from _bars(points, "ruin.line", 0.9 * s, 0.16 * s, 0.36 * s)
    elif kind == "crates":
        yield Line(points, "back", 1.05 * s)
        yield from _bars(points, "ruin.line", 0.8 * s, 0.8 * s, 0.16 * s)
    else:
        role = kind if kind in ("water", "rough", "wood", "hill", "building") else "rock"
        yield Line(points, f"{role}.line", 0.9 * s)
        yield Line(points, role, 0.7 * s)


def _bars(points: tuple[Point, ...], role: str, wide: float, on: float, off: float) -> Iterator[Shape]:
    """Draw bars with square ends along a line, `wide` across, `on` long with `off` between."""
    for (ax, ay), (bx, by) in pairwise(points):
        far = math.dist((ax, ay), (bx, by))
        n = max(1, round(far / (on + off)))
        ux, uy = (bx - ax) / far, (by - ay) / far
        nx, ny = -uy * wide / 2, ux * wide / 2
        step, long = far / n, far / n * on / (on + off)
        for k in range(n):
            x0, y0 = ax + ux * (step * k + (step - long) / 2), ay + uy * (step * k + (step - long) / 2)
            x1, y1 = x0 + ux * long, y0 + uy * long
            yield Polygon(
                ((x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)), role
            )


def _scallops(lay: Layout, points: tuple[Point, ...]) -> Iterator[Shape]:
    """Draw a wood: crowns along its rim."""
    r = min(0.8 * lay.scale, 16.0)
    rim = list(_spaced(points, 1.35 * r))
    for x, y in rim:
        yield Circle(x, y, r, "wood.line")
    yield Polygon(points, "wood")
    for x, y in rim:
        yield Circle(x, y, r - 2, "wood")


def _spaced(points: tuple[Point, ...], gap: float) -> Iterator[Point]:
    """Sample points along a closed outline at a fixed distance."""
    ring = [*points, points[0]]
    for a, b in pairwise(ring):
        n = max(1, round(math.dist(a, b) / gap))
        for k in range(n):
            yield a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n


def _jagged(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """Roughen an outline: every sixth corner of a round one."""
    return points[::6] if len(points) > 12 else points


def patterned(lay: Layout, p: Piece) -> Iterator[Shape]:
    """Draw the pattern inside a piece."""
    if p.shape == "line":
        return
    points = corners(lay, p)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = (min(xs), min(ys), max(xs), max(ys))
    match p.kind:
        case "building":
            yield from _roof(points, box, lay.scale)
        case "wood":
            yield from _trees(lay, points, box)
        case "hill":
            mx, my = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            for k in (0.68, 0.36):
                ring = tuple((mx + (x - mx) * k, my + (y - my) * k) for x, y in points)
                yield Line((*ring, ring[0]), "hill.line", 2)
        case "water":
            yield from _waves(points, box, "water.line")
        case "rough":
            yield from _dots(lay, points, box)
        case "crates":
            yield Line((points[0], points[len(points) // 2]), "works.line", 2)


def _roof(points: tuple[Point, ...], box: tuple[float, float, float, float], s: float) -> Iterator[Shape]:
    """Draw the ridge of a roof and its hips."""
    if len(points) != 4:
        return
    x0, y0, x1, y1 = box
    inset = min(x1 - x0, y1 - y0) * 0.34
    if x1 - x0 >= y1 - y0:
        a, b = (x0 + inset, (y0 + y1) / 2), (x1 - inset, (y0 + y1) / 2)
        hips = ((a, (x0, y0)), (a, (x0, y1)), (b, (x1, y0)), (b, (x1, y1)))
    else:
        a, b = ((x0 + x1) / 2, y0 + inset), ((x0 + x1) / 2, y1 - inset)
        hips = ((a, (x0, y0)), (a, (x1, y0)), (b, (x0, y1)), (b, (x1, y1)))
    for line in ((a, b), *hips):
        yield Line(line, "building.line", 2)


def _inside(points: tuple[Point, ...], x: float, y: float) -> bool:
    found = False
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            found = not found
    return found


def _lattice(box: tuple[float, float, float, float], gap: float) -> Iterator[Point]:
    x0, y0, x1, y1 = box
    for j in range(int((y1 - y0) / gap) + 1):
        for i in range(int((x1 - x0) / gap) + 2):
            yield x0 + (i + 0.5 * (j % 2)) * gap, y0 + (j + 0.5) * gap


def _trees(lay: Layout, points: tuple[Point, ...], box: tuple[float, float, float, float]) -> Iterator[Shape]:
    gap = max(1.9 * lay.scale, 26.0)
    for x, y in _lattice(box, gap):
        if _inside(points, x, y):
            yield Circle(x, y, gap * 0.2, "wood.line~wood~45")


def _dots(lay: Layout, points: tuple[Point, ...], box: tuple[float, float, float, float]) -> Iterator[Shape]:
    gap = max(1.1 * lay.scale, 18.0)
    for x, y in _lattice(box, gap):
        if _inside(points, x, y):
            yield Line(((x - 3, y + 3), (x, y - 3), (x + 3, y + 3)), "rough.line", 1.6)


def _waves(points: tuple[Point, ...], box: tuple[float, float, float, float], role: str) -> Iterator[Shape]:
    for x, y in _lattice(box, 40.0):
        if _inside(points, x - 10, y) and _inside(points, x + 10, y):
            yield Line(((x - 10, y), (x - 5, y - 4), (x, y), (x + 5, y + 4), (x + 10, y)), role, 2)


__all__ = ["WORKS", "corners", "outline", "patterned", "reaches"]


@lru_cache(256)
def codes(kind: str, words: Words) -> str:
    """Word what a kind of terrain does: "blocks sight, cover, 3 in slower"."""
    k = kinds().kinds[kind]
    m = NUMBERS.movement
    slow = {"rough": m.rough, "water": m.water, "obstacle": m.obstacle}.get(k.going, 0.0)
    found = []
    if k.sight != "open":
        key = "deep" if k.sight == "depth" else "sight"
        found.append(words(f"skirmish-pic-code-{key}", n=number(kinds().wood_depth)))
    if k.cover != "none":
        found.append(words("skirmish-pic-code-cover"))
    if slow:
        found.append(words("skirmish-pic-code-slow", n=number(slow)))
    return ", ".join(found)
