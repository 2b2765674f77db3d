"""Cutting shapes off at the edges of the part of the table that is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.core.scene import Point

Rect = tuple[float, float, float, float]


def outside(width: float, height: float, inner: Rect) -> tuple[Rect, ...]:
    """Return four boxes that cover all of a picture but a rectangle: left, top, right, bottom.

    >>> outside(10, 8, (2, 1, 9, 7))[0]
    (-9, -9, 2, 17)
    """
    x0, y0, x1, y1 = inner
    return (
        (-9, -9, x0, height + 9),
        (x1, -9, width + 9, height + 9),
        (-9, -9, width + 9, y0),
        (-9, y1, width + 9, height + 9),
    )


def clipped(points: Sequence[Point], box: Rect) -> tuple[Point, ...]:
    """Cut a polygon off at a rectangle (Sutherland and Hodgman); () when nothing is left.

    >>> clipped(((0, 0), (4, 0), (4, 4), (0, 4)), (2, 1, 9, 9))
    ((2.0, 1), (4.0, 1), (4, 4), (2, 4.0))
    """
    x0, y0, x1, y1 = box
    found = list(points)
    edges: tuple[tuple[Callable[[Point], bool], int, float], ...] = (
        (lambda p: p[0] >= x0, 0, x0),
        (lambda p: p[0] <= x1, 0, x1),
        (lambda p: p[1] >= y0, 1, y0),
        (lambda p: p[1] <= y1, 1, y1),
    )
    for inside, axis, at in edges:
        before, found = found, []
        for a, b in zip([*before[-1:], *before], before, strict=False):
            if inside(b):
                if not inside(a):
                    found.append(_meet(a, b, axis, at))
                found.append(b)
            elif inside(a):
                found.append(_meet(a, b, axis, at))
    return tuple(dict.fromkeys(found)) if len(found) > 2 else ()


def _meet(a: Point, b: Point, axis: int, at: float) -> Point:
    t = (at - a[axis]) / (b[axis] - a[axis])
    other = a[1 - axis] + (b[1 - axis] - a[1 - axis]) * t
    return (at, other) if axis == 0 else (other, at)
