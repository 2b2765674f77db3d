"""Hexes with counters: up to three of a side, both sides side by side, skim markers, each still readable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from render.core.scene import Arc, Polygon, Shape, Sprite
from render.stargate.elements.counters import Piece, badge, counter

#: Places in half sizes, and the size, for one, two and three units of a side.
SPREAD = {
    1: (((0.0, 0.0),), 1.0),
    2: (((-0.46, -0.34), (0.46, 0.34)), 0.74),
    3: (((-0.56, -0.5), (0.56, -0.44), (0.0, 0.56)), 0.62),
}
#: The same for each side where both stand in one hex: in columns, the Coalition at the left.
FACING = {
    1: (((0.0, 0.0),), 0.72),
    2: (((0.0, -0.56), (0.0, 0.56)), 0.62),
    3: (((-0.14, -0.8), (0.14, 0.0), (-0.14, 0.8)), 0.5),
}
#: On a phone's picture only the first of each is drawn there: the size of one counter, of two of a group and
#: of three, and how far from the middle.
HALF = ((0.7, 0.7), (0.84, 0.84), (0.58, 0.7))


def draw_unit(p: Piece, r: float, x: float = 0, y: float = 0, least: float = 0) -> Iterator[Shape]:
    """Draw a unit with its Skim marker, in no type below `least`."""
    yield from counter(p, r, x, y, least)
    if p.sense:
        yield from _skim(p, r, x, y, least)


def _skim(p: Piece, r: float, x: float, y: float, least: float) -> Iterator[Shape]:
    """Draw the Skim marker: an arrow the way round, and the number of orbit hexes entered."""
    far, thick = r * 1.2, max(2.5, r * 0.16)
    start, end = -150, -30
    yield Arc(x, y, far + 2, start - 3, end + 3, "back", thick + 4)
    yield Arc(x, y, far, start, end, "good", thick)
    side = 1 if p.sense > 0 else -1
    tip = (x + side * far * 0.98, y - far * 0.3)
    foot = (x + side * far * 0.74, y - far * 0.62)
    ux, uy = tip[0] - foot[0], tip[1] - foot[1]
    corners = (tip, (foot[0] - uy * 0.8, foot[1] + ux * 0.8), (foot[0] + uy * 0.8, foot[1] - ux * 0.8))
    yield Polygon(corners, "back", "back", 4)
    yield Polygon(corners, "good")
    if p.skim:
        yield from badge(
            p.skim, max(r * 0.72, least), x=x + r * 0.82, y=y + r * 0.82, fill="good", ink="back"
        )


@lru_cache(4096)
def stack(
    one: tuple[Piece, ...], two: tuple[Piece, ...], r: float, over: str = "back", least: float = 0
) -> Sprite:
    """Draw all units of a hex, both sides'; with a `least` type size only the first of a side, whole.

    Where both are there, each has half a hex: room for its name, not for strength and movement.
    """
    shapes: list[Shape] = []
    if least:
        for pieces, side in ((one, -1), (two, 1)):
            size, x = HALF[len(pieces[0].kinds) - 1] if one and two else (1.0, 0.0)
            top = tuple(replace(p, below="") for p in pieces) if x else pieces
            shapes += _on_top(top, r * size, side * x * r, least)
    elif one and two:
        for pieces, x in ((one, -0.58), (two, 0.58)):
            shapes += _spread(pieces, FACING, r, x * r, least)
    else:
        shapes += _spread(one or two, SPREAD, r, 0, least)
    return Sprite(tuple(shapes), over)


def _on_top(pieces: tuple[Piece, ...], r: float, x: float, least: float) -> Iterator[Shape]:
    """Draw one unit of a stack, and the edges of those below it: `callouts` names these."""
    for k in range(min(len(pieces), 3) - 1, 0, -1):
        below = Piece(pieces[k].kinds, "", "", "")
        yield from draw_unit(below, r * 0.96, x + r * 0.2 * k, -r * 0.16 * k, least)
    for p in pieces[:1]:
        yield from draw_unit(p, r * (1, 0.94, 1)[len(p.kinds) - 1], x, 0, least)


Spread = dict[int, tuple[tuple[tuple[float, float], ...], float]]


def _places(n: int, spread: Spread, r: float, x: float) -> list[tuple[float, float]]:
    return [(x + a * r, b * r) for a, b in spread[min(n, 3)][0]][:n] if n else []


def _spread(pieces: tuple[Piece, ...], spread: Spread, r: float, x: float, least: float) -> Iterator[Shape]:
    size = spread[min(len(pieces), 3)][1]
    places = _places(len(pieces), spread, r, x)
    for p, (px, py) in zip(pieces, places, strict=False):
        yield from draw_unit(
            p, r * size * (1, 0.94, 0.86 if size < 1 else 1)[len(p.kinds) - 1], px, py, least
        )
    if len(pieces) > 3:  # more than may end there together: units passing through
        yield from badge(
            f"+{len(pieces) - 3}", max(r * 0.6, least), x=x + r * 0.7, y=r * 0.9, fill="text", ink="back"
        )
