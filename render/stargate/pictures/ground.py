"""The base layer: hexes with energy and numbers, orbits, gates, the Nullgate, staging hexes, rulers."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache

from render.core.fonts import width
from render.core.scene import (
    Box,
    Circle,
    Ground,
    Line,
    Point,
    Polygon,
    Shape,
    Sheet,
    Sprite,
    Stamp,
    Text,
    Window,
)
from render.stargate.elements.fixed_panel import Fixed, fixed
from render.stargate.elements.layout import Layout
from render.stargate.elements.terrain import Hex, Terrain

#: Hexes lower than this show no number.
LEGIBLE = 40
#: The lines around rings of energy and orbits.
EDGES = {"p": "plus.line", "m": "minus.line", "o": "orbit.line"}


def ground(lay: Layout, land: Terrain, beside: Fixed | None = None) -> Ground:
    """Draw the map without its counters, and what of the panel beside it stays the same."""
    return Ground(_shapes, (lay, land, beside), None if lay.whole else _window(lay, land))


@lru_cache(512)
def _window(lay: Layout, land: Terrain) -> Window:
    """Say how a window on the map is put together: all windows of a size share one sheet."""
    frame = replace(lay, ox=0, oy=0)
    return Window(
        _sheet(replace(lay, width=0, height=0, board=0, top=0, bottom=0, ox=lay.dx, oy=lay.dy), land),
        (lay.ox - lay.dx, lay.oy - lay.dy),
        (0, lay.top, lay.board - 1, lay.bottom),
        Ground(_edges, (frame,)),
        _numbered,
    )


@lru_cache(32)
def _sheet(lay: Layout, land: Terrain) -> Sheet:
    """Return the map at a scale: one object, so that its patches are found by its identity."""
    return Sheet(_map, (lay, land))


def _shapes(lay: Layout, land: Terrain, beside: Fixed | None) -> Iterator[Shape]:
    yield from _map(lay, land, (0, lay.top, lay.board, lay.bottom))
    yield from _edges(lay)
    yield from _numbered(lay, land)
    if beside:
        yield from fixed(lay, beside)


def _map(lay: Layout, land: Terrain, box: tuple[int, int, int, int]) -> Iterator[Shape]:
    """Draw the hexes seen in a box."""
    (far, _), *_ = lay.outline(-3 * lay.u)  # a line between two hexes reaches over the edge
    high = lay.dy / 2 + 3 * lay.u
    left, top, right, bottom = box[0] - far, box[1] - high, box[2] + far, box[3] + high
    seen = [h for h, x, y in _placed(lay, land) if left < x < right and top < y < bottom]
    for h in seen:
        yield from _tile(lay, h)
    for h in seen:
        yield from _contours(lay, land, h)
    for h in seen:
        yield from _body(lay, h)
    for h in seen:
        yield from face(lay, h, lay.at(h.id))


@lru_cache(32)
def _placed(lay: Layout, land: Terrain) -> tuple[tuple[Hex, int, int], ...]:
    """Return every hex with its middle in pixels."""
    return tuple((h, *lay.at(h.id)) for h in land.hexes)


def moved(points: tuple[Point, ...], x: float, y: float) -> tuple[Point, ...]:
    """Return points shifted by x and y."""
    return tuple((px + x, py + y) for px, py in points)


def _tile(lay: Layout, h: Hex) -> Iterator[Shape]:
    x, y = lay.at(h.id)
    gap = lay.u * 1.1
    if h.kind == "stage":
        corners = moved(lay.outline(gap * 1.5), x, y)
        yield Polygon(corners, "stage")
        yield Line((*corners, corners[0]), "one.rim", 1.6 * lay.u, (7 * lay.u, 5 * lay.u))
        return
    yield Polygon(moved(lay.outline(gap), x, y), h.kind)


def _contours(lay: Layout, land: Terrain, h: Hex) -> Iterator[Shape]:
    """Draw the line between two rings, once for both hexes."""
    if edges := _rims(land).get(h.id):
        corners = moved(lay.outline(), *lay.at(h.id))
        for k, role in edges:
            yield Line((corners[k], corners[(k + 1) % 6]), role, 2.4 * lay.u)


@lru_cache(32)
def _rims(land: Terrain) -> Mapping[str, tuple[tuple[int, str], ...]]:
    """Return for each hex which of its sides divide two rings, with the colour of the line."""
    return {h.id: found for h in land.hexes if (found := tuple(_rim(land, h)))}


def _rim(land: Terrain, h: Hex) -> Iterator[tuple[int, str]]:
    for k, other in enumerate(land.around(h.id)):
        if other is None or other.id < h.id or h.ring == other.ring or "stage" in (h.kind, other.kind):
            continue
        strong = max(h, other, key=lambda x: (x.kind in {"orbit", "gate"}, abs(x.energy)))
        yield k, "orbit.line" if strong.kind in {"orbit", "gate"} else EDGES.get(strong.kind[0], "plus.line")


def _body(lay: Layout, h: Hex) -> Iterator[Shape]:
    if h.kind == "gate":
        yield from _gate(*lay.at(h.id), lay)
    elif h.kind == "null":
        yield from _nullgate(*lay.at(h.id), lay)


def ink(kind: str) -> str:
    """Return the colour of letters on a kind of hex."""
    return {"p": "plus", "m": "minus", "o": "orbit.ring", "s": "one"}.get(kind[0], "text")


def face(lay: Layout, h: Hex, at: tuple[int, int], under: str = "") -> Iterator[Stamp]:
    """Write the number and value of a hex. `under` is its background when it is not its own.

    Columns, rows and values are sprites of their own, which many hexes share.
    """
    u, fill = lay.u, under or h.kind
    if lay.dy < LEGIBLE or h.kind in {"gate", "null"}:
        return
    if lay.whole or not lay.left:
        faint = f"{fill}~{ink(h.kind)}~{55 if h.kind != 'cell' else 40}"
        size = 11.5 * u if lay.whole else max(13.0, 11 * u, lay.least)
        yield Stamp(*at, _half(h.id[:2], -0.2 * u, -lay.dy * 0.355, size, faint, fill))
        yield Stamp(*at, _half(h.id[2:], 0.2 * u, -lay.dy * 0.355, size, faint, fill))
    if h.energy:
        yield Stamp(*at, _value(h.energy, u, max(22 * u, lay.least), ink(h.kind), fill))
    elif h.orbit:
        yield Stamp(*at, _orbit(h.orbit, u, max(15 * u * 1.33, lay.least), fill))


@lru_cache(4096)
def _half(said: str, x: float, y: float, size: float, role: str, over: str) -> Sprite:
    """Write half of a hex's number, left or right of its middle."""
    return Sprite((Text(x, y, said, size, role, "r" if x < 0 else "l", bold=False),), over)


@lru_cache(512)
def _value(energy: int, u: float, size: float, role: str, over: str) -> Sprite:
    """Write a signed number; the font's own minus is too short."""
    digit, arm, gap, y = str(abs(energy)), size * 0.2, size * 0.12, 4 * u
    wide = width("0", size)
    x = -(2 * arm + gap + wide) / 2 + arm
    shapes: list[Shape] = [Line(((x - arm, y), (x + arm, y)), role, size * 0.13)]
    if energy > 0:
        shapes.append(Line(((x, y - arm), (x, y + arm)), role, size * 0.13))
    shapes.append(Text(x + arm + gap + wide / 2, y, digit, size, role))
    return Sprite(tuple(shapes), over)


@lru_cache(256)
def _orbit(number: int, u: float, size: float, over: str) -> Sprite:
    """Write an orbit's number in a ring."""
    ring = Circle(0, 5 * u, 15 * u, "", "orbit.ring", 2 * u)
    return Sprite((ring, Text(0, 5 * u, str(number), size, "orbit.ring")), over)


def _gate(x: int, y: int, lay: Layout) -> Iterator[Shape]:
    u = lay.u
    yield Polygon(moved(lay.outline(u), x, y), "gate")
    yield Circle(x, y, 25 * u, "", "gate.ring", 4 * u)
    for k in range(9):
        a = math.radians(40 * k - 90)
        yield Circle(x + 23 * u * math.cos(a), y + 23 * u * math.sin(a), 2.7 * u, "gate.glow")


def _nullgate(x: int, y: int, lay: Layout) -> Iterator[Shape]:
    u = lay.u
    yield Polygon(moved(lay.outline(u), x, y), "null")
    yield Circle(x, y, 23 * u, "", "null.core", 3 * u)
    yield Circle(x, y, 16 * u, "", "null.ring", 2.5 * u)
    yield Circle(x, y, 9 * u, "", "null.core", 3 * u)


def _edges(lay: Layout) -> Iterator[Shape]:
    """Cut the map off at its edges."""
    yield Box(lay.board, -9, lay.width + 9, lay.height + 9, 0, "panel")
    yield Line(((lay.board, -9), (lay.board, lay.height + 9)), "line", 2)
    if not lay.whole or lay.left:
        yield Box(-9, -9, lay.board - 1, lay.top, 0, "panel")
        yield Box(-9, lay.bottom, lay.board - 1, lay.height + 9, 0, "panel")


@lru_cache(256)
def _numbered(lay: Layout, land: Terrain, beside: Fixed | None = None) -> tuple[Shape, ...]:
    """Write the numbers of columns and rows where hexes have none of their own."""
    return tuple(rulers(lay, land)) if lay.whole or lay.left else ()


def rulers(lay: Layout, land: Terrain) -> Iterator[Stamp]:
    """Write the numbers of columns above, and of rows to the left, of the part shown."""
    columns, rows = land.printed
    size, edge = max(min(21.0, lay.dx * 0.45), lay.least), lay.top - 15
    for column in range(1, columns + 1):
        x, _ = lay.at(f"{column:02}01")
        if lay.left < x < lay.board - size:
            number = Text(0, 0, f"{column:02}", size, "dim" if column % 2 else "mute")
            yield Stamp(x, edge, Sprite((number,), "panel"))
    for row in range(1, rows + 1):
        _, y = lay.at(f"01{row:02}")
        if lay.top <= y < lay.bottom - size / 2:
            yield Stamp(17, y, Sprite((Text(0, 0, f"{row:02}", size, "dim" if row % 2 else "mute"),)))
