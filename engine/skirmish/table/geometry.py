"""Points, bearings and arcs on a flat table, in inches and in degrees clockwise from north."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin

from engine.skirmish.model.state import Point

#: Bases are half an inch wide: nearer than that there is no room for another figure.
BASE = 0.5
#: How far from a straight walk its samples may lie, since all is rounded to 0.1".
ROUNDED = 0.12
#: The sixteen points of the compass, clockwise from north.
COMPASS = (
    "n",
    "nne",
    "ne",
    "ene",
    "e",
    "ese",
    "se",
    "sse",
    "s",
    "ssw",
    "sw",
    "wsw",
    "w",
    "wnw",
    "nw",
    "nnw",
)

Box = tuple[float, float, float, float]
"""West, south, east and north side of an upright box."""


def snap(at: Point) -> Point:
    """Round a point to 0.1".

    >>> snap((1.04, 2.16))
    (1.0, 2.2)
    """
    return round_to_tenth(at[0]), round_to_tenth(at[1])


def round_to_tenth(x: float) -> float:
    """Round to 0.1, in a third of the time of `round`, which is asked in doubt.

    >>> round_to_tenth(1.04), round_to_tenth(-0.02), round_to_tenth(0.25), round_to_tenth(0.35)
    (1.0, 0.0, 0.2, 0.3)
    """
    tens = x * 10
    whole = (tens + 0.5) // 1
    return whole / 10 if -0.4999 < tens - whole < 0.4999 else round(x, 1) + 0.0


def last_tenth(x: float) -> float:
    """Round down to 0.1.

    >>> last_tenth(48.06), last_tenth(48.1), last_tenth(72)
    (48.0, 48.1, 72.0)
    """
    near = round_to_tenth(x)
    return near if near <= x else round_to_tenth(near - 0.1)


def distance(a: Point, b: Point) -> float:
    """Measure from centre to centre, in inches.

    >>> distance((0, 0), (3, 4))
    5.0
    """
    return hypot(b[0] - a[0], b[1] - a[1])


def is_near(a: Point, b: Point, inches: float) -> bool:
    """Return whether two points are within a distance; a bounding square is tested first, which is cheap.

    >>> is_near((0, 0), (0, 1), 1), is_near((0, 0), (1, 1), 1)
    (True, False)
    """
    x, y, far = b[0] - a[0], b[1] - a[1], inches + 1e-9
    return -far <= x <= far and -far <= y <= far and hypot(x, y) <= far


def bearing(a: Point, b: Point) -> int:
    """Return the direction from one point to another, 0 to 359 degrees clockwise from north.

    >>> bearing((0, 0), (0, 5)), bearing((0, 0), (5, 0)), bearing((0, 0), (0, -5)), bearing((1, 1), (0, 1))
    (0, 90, 180, 270)
    """
    return round(degrees(atan2(b[0] - a[0], b[1] - a[1]))) % 360


def polar(at: Point, way: float, inches: float) -> Point:
    """Return the point at a distance in a direction, not rounded.

    >>> snap(polar((1, 1), 90, 2))
    (3.0, 1.0)
    """
    return at[0] + inches * sin(radians(way)), at[1] + inches * cos(radians(way))


def point_along(a: Point, b: Point, inches: float) -> Point:
    """Return the point at a distance from a towards b, or b itself when that is nearer.

    >>> point_along((0, 0), (10, 0), 4), point_along((0, 0), (1, 0), 4)
    ((4.0, 0.0), (1, 0))
    """
    far = distance(a, b)
    if far <= inches:
        return b
    return a[0] + (b[0] - a[0]) * inches / far, a[1] + (b[1] - a[1]) * inches / far


def angle_between(way: float, other: float) -> float:
    """Return the angle between two directions, 0 to 180.

    >>> angle_between(350, 10), angle_between(90, 270)
    (20.0, 180.0)
    """
    return abs((way - other + 180.0) % 360.0 - 180.0)


def in_arc(at: Point, facing: float, p: Point, width: float) -> bool:
    """Return whether a point lies in an arc of `width` degrees around a facing; the corner itself does.

    >>> in_arc((0, 0), 0, (1, 5), 45), in_arc((0, 0), 0, (5, 1), 45), in_arc((0, 0), 0, (0, 0), 45)
    (True, False, True)
    """
    if at == p:
        return True
    return angle_between(facing, degrees(atan2(p[0] - at[0], p[1] - at[1]))) <= width / 2 + 1e-9


def path_length(path: tuple[Point, ...]) -> float:
    """Measure a path.

    >>> path_length(((0, 0), (3, 4), (3, 5)))
    6.0
    """
    return sum(distance(a, b) for a, b in pairwise(path))


def walked_length(path: Sequence[Point]) -> float:
    """Measure a walk by samples rounded to 0.1": those of a straight line are one stretch.

    No tape tells a tenth from a whole inch.

    >>> walked_length(((26, 2.5), (24.9, 5.1), (23.7, 7.6), (22, 11.5)))
    9.8
    """
    far, first = 0.0, 0
    for n in range(1, len(path)):
        if n + 1 == len(path) or any(_beside(path[first], path[n + 1], p) for p in path[first + 1 : n + 1]):
            far, first = far + distance(path[first], path[n]), n
    whole = float(round(far))
    return whole if abs(far - whole) < 0.15 else round(far, 1)


def _beside(a: Point, b: Point, p: Point) -> bool:
    """Return whether a point is further from a line than rounding puts it."""
    across = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return abs(across) > ROUNDED * distance(a, b)
