"""Shapes of terrain by plain arithmetic, which is far cheaper than asking `shapely`, and never guesses.

Every answer is a pair of bounds, or None where rounding or a rim of many sides leaves a doubt: then the
shape itself is asked.
"""

from __future__ import annotations

from math import atan2, cos, hypot, inf, pi, sin, sqrt

from engine.skirmish.model.state import Point
from engine.skirmish.table.geometry import Box

#: Distances this near to a limit, in inches, are left to the shape itself.
DOUBT = 1e-7
#: Lengths that matter in the rules are multiples of this, in inches.
NICE = 0.05
NEVER, UNKNOWN, WHOLE = (-inf, -inf), (-inf, inf), (0.0, 1.0)

Bounds = tuple[float, float]


class Form:
    """A shape that nothing is known about."""

    __slots__ = ()

    def runs(self, a: Point, b: Point) -> Bounds:
        """Bound the inches of a line inside; less than 0 where it passes by."""
        return UNKNOWN

    def gap(self, at: Point) -> Bounds:
        """Bound how far a point is from it, 0 inside."""
        return UNKNOWN

    def holds(self, at: Point) -> bool | None:
        """Return whether a point lies inside, not on the edge."""
        return None

    def cuts(self, a: Point, b: Point) -> list[float] | None:
        """Return the inches from a at which a line crosses the edge, in any order."""
        return None


class Nothing(Form):
    """The empty shape that is left of a thin piece once its rim is taken off."""

    __slots__ = ()

    def runs(self, a: Point, b: Point) -> Bounds:
        """Return bounds that no line enters."""
        return NEVER


class Upright(Form):
    """An upright box."""

    __slots__ = ("box",)

    def __init__(self, box: Box) -> None:
        self.box = box

    def runs(self, a: Point, b: Point) -> Bounds:
        """Bound the inches of a line inside."""
        (ax, ay), (bx, by), (w, s, e, n) = a, b, self.box
        across, up = _share(ax, bx - ax, w, e), _share(ay, by - ay, s, n)
        if across[0] == -inf:
            return across
        if up[0] == -inf:
            return up
        inches = (min(1.0, across[1], up[1]) - max(0.0, across[0], up[0])) * hypot(bx - ax, by - ay)
        return inches, inches

    def gap(self, at: Point) -> Bounds:
        """Bound how far a point is from it."""
        (x, y), (w, s, e, n) = at, self.box
        far = hypot(max(w - x, 0.0, x - e), max(s - y, 0.0, y - n))
        return far, far

    def holds(self, at: Point) -> bool | None:
        """Return whether a point lies inside."""
        w, s, e, n = self.box
        return w < at[0] < e and s < at[1] < n

    def cuts(self, a: Point, b: Point) -> list[float] | None:
        """Return the inches from a at which a line crosses the edge."""
        (ax, ay), (bx, by), (w, s, e, n) = a, b, self.box
        upright = _crossings(a, b, (w, e), (s, n))
        level = None if upright is None else _crossings((ay, ax), (by, bx), (s, n), (w, e))
        if upright is None or level is None:
            return None
        found = [hypot(x - ax, y - ay) for x, y in (*upright, *((x, y) for y, x in level))]
        return found if ax == bx or ay == by or sure(found) else None


def _share(at: float, d: float, low: float, high: float) -> Bounds:
    """Return between which shares of its length a line is between two limits of one coordinate."""
    if d > DOUBT:
        return (low - at) / d, (high - at) / d
    if d < -DOUBT:
        return (high - at) / d, (low - at) / d
    if at < low - DOUBT or at > high + DOUBT:
        return NEVER
    return UNKNOWN if d or at < low + DOUBT or at > high - DOUBT else WHOLE


def _crossings(
    a: Point, b: Point, sides: tuple[float, float], ends: tuple[float, float]
) -> list[Point] | None:
    """Return where a line crosses two parallel sides, each at one first coordinate, between their ends.

    None where that hangs on less than `DOUBT`.
    """
    found = list[Point]()
    for x in sides:
        if abs(a[0] - x) < DOUBT or abs(b[0] - x) < DOUBT:
            return None
        if (a[0] < x) != (b[0] < x):
            y = a[1] + (x - a[0]) * (b[1] - a[1]) / (b[0] - a[0])
            if any(abs(y - end) < DOUBT for end in ends):
                return None
            if ends[0] < y < ends[1]:
                found.append((x, y))
    return found


class Straight(Form):
    """A straight line from one point to another."""

    __slots__ = ("ends",)

    def __init__(self, ends: tuple[Point, Point]) -> None:
        self.ends = ends

    def gap(self, at: Point) -> Bounds:
        """Bound how far a point is from it."""
        (ax, ay), (bx, by) = self.ends
        dx, dy = bx - ax, by - ay
        t = min(1.0, max(0.0, ((at[0] - ax) * dx + (at[1] - ay) * dy) / (dx * dx + dy * dy)))
        far = hypot(ax + t * dx - at[0], ay + t * dy - at[1])
        return far, far

    def cuts(self, a: Point, b: Point) -> list[float] | None:
        """Return the inches from a at which a line crosses it."""
        (px, py), (qx, qy) = self.ends
        (ax, ay), (bx, by) = a, b
        dx, dy, ex, ey = bx - ax, by - ay, qx - px, qy - py
        left = (dx * (py - ay) - dy * (px - ax), dx * (qy - ay) - dy * (qx - ax))
        ahead = (ex * (ay - py) - ey * (ax - px), ex * (by - py) - ey * (bx - px))
        if min(abs(left[0]), abs(left[1]), abs(ahead[0]), abs(ahead[1])) < DOUBT * 100:
            return None
        if (left[0] < 0) == (left[1] < 0) or (ahead[0] < 0) == (ahead[1] < 0):
            return []
        t = ahead[0] / (ahead[0] - ahead[1])
        x, y = qx if not ex else ax + t * dx, qy if not ey else ay + t * dy
        found = [hypot(x - ax, y - ay)]
        return found if sure(found) or not ((dx or ey) and (dy or ex)) else None


class Disc(Form):
    """A round shape of many equal sides: all of its edge lies between two circles.

    The first of its `sides` begins in the east and goes on to the north. With 0 sides it is not known where a
    line crosses the edge.
    """

    __slots__ = ("at", "inner", "outer", "sides")

    def __init__(self, at: Point, inner: float, outer: float, sides: int) -> None:
        self.at, self.inner, self.outer, self.sides = at, inner, outer, sides

    def runs(self, a: Point, b: Point) -> Bounds:
        """Bound the inches of a line inside."""
        dx, dy, x, y = b[0] - a[0], b[1] - a[1], self.at[0] - a[0], self.at[1] - a[1]
        far = hypot(dx, dy)
        if far < DOUBT:
            return UNKNOWN
        mid, aside = (x * dx + y * dy) / far, (x * dy - y * dx) / far
        return _chord(self.inner, aside, mid, far), _chord(self.outer, aside, mid, far)

    def gap(self, at: Point) -> Bounds:
        """Bound how far a point is from it."""
        far = hypot(self.at[0] - at[0], self.at[1] - at[1])
        return max(0.0, far - self.outer), max(0.0, far - self.inner)

    def holds(self, at: Point) -> bool | None:
        """Return whether a point lies inside."""
        far = hypot(self.at[0] - at[0], self.at[1] - at[1])
        return True if far < self.inner - DOUBT else False if far > self.outer + DOUBT else None

    def cuts(self, a: Point, b: Point) -> list[float] | None:
        """Return the inches from a at which a line crosses the edge."""
        begins, ends, (low, high) = self.holds(a), self.holds(b), self.runs(a, b)
        if high < -DOUBT or (begins and ends):
            return []
        if low <= DOUBT or begins is None or ends is None:
            return None
        sides = [*([] if begins else [self._enter(a, b)]), *([] if ends else [self._enter(b, a)])]
        found = [hypot(p[0] - a[0], p[1] - a[1]) for p in sides if p]
        return found if len(found) == len(sides) and sure(found) else None

    def _enter(self, a: Point, b: Point) -> Point | None:
        """Return where a line from outside enters: through one of the sides next to its angle."""
        dx, dy, n = b[0] - a[0], b[1] - a[1], self.sides
        x, y, far = self.at[0] - a[0], self.at[1] - a[1], hypot(dx, dy)
        mid, aside = (x * dx + y * dy) / far, (x * dy - y * dx) / far
        t = (mid - sqrt(self.outer**2 - aside**2)) / far
        k = int(atan2(dy * t - y, dx * t - x) / (2 * pi) * n // 1) if n else 0
        for turn in range(4 if n else 0):
            p, q = (self._corner(k + i + (turn if aside < 0 else -turn)) for i in (0, 1))
            u = dx * (p[1] - a[1]) - dy * (p[0] - a[0])
            v = dx * (q[1] - a[1]) - dy * (q[0] - a[0])
            if abs(u) < DOUBT * far or abs(v) < DOUBT * far:
                return None
            if (u < 0) != (v < 0):
                return p[0] + (q[0] - p[0]) * u / (u - v), p[1] + (q[1] - p[1]) * u / (u - v)
        return None

    def _corner(self, k: int) -> Point:
        """Return a corner, counted from the east towards the north."""
        turn = 2 * pi * k / self.sides
        return self.at[0] + self.outer * cos(turn), self.at[1] + self.outer * sin(turn)


def _chord(r: float, aside: float, mid: float, far: float) -> float:
    """Return the length of a line inside a circle of radius r, negative when it passes by."""
    if abs(aside) >= r:
        return r - abs(aside) if abs(aside) > r else 0.0
    half = sqrt(r * r - aside * aside)
    return min(mid + half, far) - max(mid - half, 0.0)


def sure(inches: list[float]) -> bool:
    """Return whether all numbers are far enough from limits in the rules that rounding cannot matter."""
    return all(abs(x / NICE - round(x / NICE)) > DOUBT / NICE for x in inches)
