"""Figures of StarGate's charts: ways into an orbit, and the numbers around the three bodies."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

from engine.stargate.model.board import Board
from render.core.chart import Figure
from render.core.scene import Circle, Line, Point, Polygon, Shape, Text

#: Colours of the ways into an orbit: clockwise, the other way round, and barred.
_SENSES = {1: "one", -1: "two", 0: "fire"}


def skim_figure(senses: Mapping[int, int]) -> Figure:
    """Show a Stargate, its orbit hexes, and each heading into the one north of it with the way it circles."""
    r = 66.0
    shapes: list[Shape] = [*_hex((0, 0), r, "line"), Circle(0, 0, r * 0.5, "jump")]
    for way in range(6):
        at = _step(way, r)
        shapes += [*_hex(at, r, "back"), Text(at[0], at[1] + r * 0.55, str(way + 1), 28, "dim")]
    north = _step(0, r)
    for way, sense in senses.items():
        dx, dy = _step(way, r)
        start, end = (north[0] - dx * 1.05, north[1] - dy * 1.05), (north[0] - dx * 0.2, north[1] - dy * 0.2)
        shapes.append(Line((start, end), _SENSES[sense], 7, head=26))
        if sense:
            far = _step(sense % 6, r)
            on = tuple((north[0] * (1 - t) + far[0] * t, north[1] * (1 - t) + far[1] * t) for t in (0.3, 0.9))
            shapes.append(Line(on, _SENSES[sense], 7, head=26))
        else:
            x, y = end
            shapes += (Line(((x - 16, y + s), (x + 16, y - s)), "fire", 7) for s in (-16, 16))
    return Figure(500, tuple(shapes))


def energy_figure(b: Board) -> Figure:
    """Show the hexes around Stargate A and around the Nullgate with their numbers."""
    r, far = 40.0, 4
    shapes: list[Shape] = []
    for body, down in ((b.stargates["A"], -315.0), (b.nullgate, 315.0)):
        middle = _place(body, r)
        for at in (body, *b.grid.within(body, far)):
            x, y = _place(at, r)
            spot = (x - middle[0], y - middle[1] + down)
            shapes += _numbered(b, at, spot, r)
    return Figure(1270, tuple(shapes))


def _numbered(b: Board, at: str, spot: Point, r: float) -> Iterator[Shape]:
    if at in b.barred:
        yield from _hex(spot, r, "line")
        yield Circle(*spot, r * 0.6, "jump")
    elif at in b.orbits:
        yield from _hex(spot, r, "cell")
        yield Text(*spot, str(b.orbits[at][1] + 1), 30, "lit")
    elif n := b.value.get(at, 0):
        yield from _hex(spot, r, "back")
        yield Text(*spot, f"{n:+}", 30, "good" if n > 0 else "fire")


def _place(at: str, r: float) -> Point:
    column, row = int(at[:2]), int(at[2:])
    return column * r * 1.5, (row + (0.5 if column % 2 == 0 else 0)) * r * math.sqrt(3)


def _step(way: int, r: float) -> Point:
    """Return the offset of the next hex in a direction: 0 is north, then clockwise."""
    angle = math.radians(60 * way)
    return math.sin(angle) * r * math.sqrt(3), -math.cos(angle) * r * math.sqrt(3)


def _hex(middle: Point, r: float, fill: str) -> Iterator[Shape]:
    corners = (math.radians(60 * i) for i in range(6))
    points = tuple((middle[0] + r * math.cos(a), middle[1] + r * math.sin(a)) for a in corners)
    yield Polygon(points, fill, "line", 2)
