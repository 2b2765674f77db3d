"""The base layer: hexes with energy and numbers, orbits, gates, the Nullgate, staging hexes, rulers."""

from __future__ import annotations

import math
from collections.abc import Iterator
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
    sheet = replace(lay, width=0, height=0, board=0, top=0, bottom=0, ox=lay.dx, oy=lay.dy)
    frame = replace(lay, ox=0, oy=0)
    return Window(
        Sheet(_map, (sheet, land)),
        (lay.ox - lay.dx, lay.oy - lay.dy),
        (0, lay.top, lay.board - 1, lay.bottom),
        Ground(_edges, (frame,)),
        _numbered,
    )


def _shapes(lay: Layout, land: Terrain, beside: Fixed | None) -> Iterator[Shape]:
    yield from _map(lay, land, (0, lay.top, lay.board, lay.bottom))
    yield from _edges(lay)
    yield from _numbered(lay, land)
    if beside:
        yield from fixed(lay, beside)


def _map(lay: Layout, land: Terrain, box: tuple[int, int, int, int]) -> Iterator[Shape]:
    """Draw the hexes seen in a box."""
    seen = [h for h in land.hexes if _near(lay, h.id, box)]
    for h in seen:
        yield from _tile(lay, h)
    for h in seen:
        yield from _contours(lay, land, h)
    for h in seen:
        yield from _face(lay, h)


def _near(lay: Layout, hex_: str, box: tuple[int, int, int, int]) -> bool:
    (x, y), (left, top, right, bottom) = lay.at(hex_), box
    return left - lay.dx < x < right + lay.dx and top - lay.dy < y < bottom + lay.dy


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
    corners = moved(lay.outline(), *lay.at(h.id))
    for k, other in enumerate(land.around(h.id)):
        if other is None or other.id < h.id or h.ring == other.ring or "stage" in (h.kind, other.kind):
            continue
        strong = max(h, other, key=lambda x: (x.kind in {"orbit", "gate"}, abs(x.energy)))
        role = "orbit.line" if strong.kind in {"orbit", "gate"} else EDGES.get(strong.kind[0], "plus.line")
        yield Line((corners[k], corners[(k + 1) % 6]), role, 2.4 * lay.u)


def _face(lay: Layout, h: Hex) -> Iterator[Shape]:
    x, y = lay.at(h.id)
    if h.kind == "gate":
        yield from _gate(x, y, lay)
    elif h.kind == "null":
        yield from _nullgate(x, y, lay)
    else:
        yield from moved_shapes(face(lay, h), x, y)


def moved_shapes(shapes: tuple[Shape, ...], x: int, y: int) -> Iterator[Shape]:
    """Stamp shapes drawn around (0, 0)."""
    if shapes:
        yield Stamp(x, y, Sprite(shapes))


def ink(kind: str) -> str:
    """Return the colour of letters on a kind of hex."""
    return {"p": "plus", "m": "minus", "o": "orbit.ring", "s": "one"}.get(kind[0], "text")


def face(lay: Layout, h: Hex, under: str = "", *, small: bool = False) -> tuple[Shape, ...]:
    """Draw the number and value of a hex around (0, 0). `under` is its background when it is not its own."""
    u, fill = lay.u, under or h.kind
    if lay.dy < LEGIBLE:
        return ()
    faint = f"{fill}~{ink(h.kind)}~{55 if h.kind != 'cell' else 40}"
    size = 11.5 * u if lay.whole else max(13.0, 11 * u, lay.least)
    high = -lay.dy * 0.355
    shapes: list[Shape] = []
    if lay.whole or not lay.left:
        shapes.append(Text(-0.2 * u, high, h.id[:2], size, faint, "r", bold=False))
        shapes.append(Text(0.2 * u, high, h.id[2:], size, faint, "l", bold=False))
    if h.energy:
        shapes += _value(lay, h.energy, ink(h.kind), small=small)
    elif h.orbit:
        r = (15 if not small else 11) * u
        y = 5 * u if not small else 15 * u
        shapes.append(Circle(0, y, r, "", "orbit.ring", 2 * u))
        shapes.append(Text(0, y, str(h.orbit), max(r * 1.33, lay.least), "orbit.ring"))
    return tuple(shapes)


def _value(lay: Layout, energy: int, role: str, *, small: bool) -> list[Shape]:
    """Write a signed number; the font's own minus is too short."""
    size = max((22 if not small else 17) * lay.u, lay.least)
    y = (4 if not small else 14) * lay.u
    digit, arm, gap = str(abs(energy)), size * 0.2, size * 0.12
    wide = width("0", size)
    x = -(2 * arm + gap + wide) / 2 + arm
    shapes: list[Shape] = [Line(((x - arm, y), (x + arm, y)), role, size * 0.13)]
    if energy > 0:
        shapes.append(Line(((x, y - arm), (x, y + arm)), role, size * 0.13))
    shapes.append(Text(x + arm + gap + wide / 2, y, digit, size, role))
    return shapes


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


def rulers(lay: Layout, land: Terrain) -> Iterator[Shape]:
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
