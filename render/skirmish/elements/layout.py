"""Where the table is drawn: the whole of it or a window on it, and shapes cut off at the window's edges."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from engine.skirmish.model.state import Point
from render.core.panel_parts import strip_height
from render.core.scene import HIGHEST, LEAST, LOWEST, PHONE
from render.core.scene import Point as Pixel

#: Width, height, edge of the panel, left, top and bottom of the table: whole, and as a window.
WHOLE = (1400, 890, 1126, 44, 92, 838)
WINDOW = (1100, 700, 770, 40, 88, 656)
#: Height of the strip above either.
STRIP = 76
#: Pixels to the inch in a window, largest first; below the last the whole table is shown.
SCALES = (52.0, 40.0, 30.0, 24.0, 19.0)
#: The same on a phone; below the last the table is as small as it must be. Room left, right and below it.
SMALL = (40.0, 34.0, 29.0, 25.0, 22.0, 19.0, 17.0, 15.0, 13.0)
MARGIN = (40, 10, 38)
#: Height of a line below the table for signs.
KEY = 46
#: Step that windows move in, and margin around what they show, in inches.
STEP, AROUND = 2.0, 2.2
#: Inches shown beyond the table's edges.
EDGE = 0.5


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture's size, its part that is table, and how inches become pixels.

    The table is left of `board`, right of `left` and between `top` and `bottom`, at `scale` pixels per inch;
    `ox`, `oy` is its south-west corner. `west`, `right`, `roof` and `floor` are the edges of the part shown,
    `r` is half the size of a token; `least` is the size of type on a phone, else 0; `head` is how high the
    strip is.
    """

    width: int
    height: int
    board: int
    left: int
    top: int
    bottom: int
    scale: float
    ox: float
    oy: float
    wide: float
    high: float
    whole: bool
    least: float = 0
    head: int = STRIP
    west: float = field(init=False, compare=False)
    right: float = field(init=False, compare=False)
    roof: float = field(init=False, compare=False)
    floor: float = field(init=False, compare=False)
    r: float = field(init=False, compare=False)

    def __post_init__(self) -> None:
        """Compute once what every token needs."""
        found = {
            "west": max(self.left, self.ox),
            "right": min(self.board, self.ox + self.wide * self.scale),
            "roof": max(self.top, self.oy - self.high * self.scale),
            "floor": min(self.bottom, self.oy),
            "r": 27.0 if self.least else 17.0 if self.whole else min(26.0, max(18.0, self.scale * 0.62)),
        }
        for name, value in found.items():
            object.__setattr__(self, name, value)

    def at(self, p: Point) -> Pixel:
        """Convert a point of the table to pixels."""
        return self.ox + p[0] * self.scale, self.oy - p[1] * self.scale

    def shows(self, p: Point, spare: float = 0.0) -> bool:
        """Return whether a point is in the picture, at least `spare` pixels from its edges."""
        x, y = self.ox + p[0] * self.scale, self.oy - p[1] * self.scale  # as `at`: asked for every token
        return self.left + spare <= x <= self.right - spare and self.roof + spare <= y <= self.floor - spare

    @property
    def key(self) -> bool:
        """Whether there is a line for signs below the table."""
        return bool(self.least) and self.height - self.bottom > MARGIN[2]

    @property
    def type(self) -> float:
        """Size of what is written beside things on the table."""
        return self.least or 20.0

    @property
    def u(self) -> float:
        """Unit for strokes and letters: 1 on the whole table."""
        return 1.0 if self.whole else 0.94


@lru_cache(64)
def whole(wide: float, high: float) -> Layout:
    """Lay out a whole table, in the middle of the room there is."""
    width, height, board, left, top, bottom = WHOLE
    room, tall = board - left - 14, bottom - top
    scale = min(room / wide, tall / high)
    ox = left + (room - wide * scale) / 2
    oy = bottom - (tall - high * scale) / 2
    return Layout(
        width=width,
        height=height,
        board=board,
        left=left,
        top=top,
        bottom=bottom,
        scale=scale,
        ox=round(ox),
        oy=round(oy),
        wide=wide,
        high=high,
        whole=True,
    )


def window(wide: float, high: float, points: Iterable[Point]) -> Layout:
    """Choose the closest window that shows some points; the whole table if none does."""
    found = list(points)
    if not found:
        return whole(wide, high)
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return _window(wide, high, (min(xs), min(ys), max(xs), max(ys)))


@lru_cache(512)
def _window(wide: float, high: float, box: tuple[float, float, float, float]) -> Layout:
    width, height, board, left, top, bottom = WINDOW
    w, s, e, n = box[0] - AROUND, box[1] - AROUND, box[2] + AROUND, box[3] + AROUND
    for scale in SCALES:
        across, up = (board - left) / scale, (bottom - top) / scale
        if e - w <= across - STEP and n - s <= up - STEP:
            x0 = _placed((w + e) / 2 - across / 2, across, wide)
            y0 = _placed((s + n) / 2 - up / 2, up, high)
            return Layout(
                width=width,
                height=height,
                board=board,
                left=left,
                top=top,
                bottom=bottom,
                scale=scale,
                ox=round(left - x0 * scale),
                oy=round(bottom + y0 * scale),
                wide=wide,
                high=high,
                whole=False,
            )
    return whole(wide, high)


def phone(wide: float, high: float, points: Iterable[Point], *, key: bool = False) -> Layout:
    """Choose the closest window for a phone that shows some points, as high as they need; `key` adds a line.

    Without points, or where they are far apart, it is the whole table.
    """
    found = list(points) or [(0.0, 0.0), (wide, high)]
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return _phone(wide, high, (min(xs), min(ys), max(xs), max(ys)), KEY if key else 0)


@lru_cache(512)
def _phone(wide: float, high: float, box: tuple[float, float, float, float], key: int) -> Layout:
    head, (left, right, below) = strip_height(PHONE[0]), MARGIN
    room, least, most = PHONE[0] - left - right, *(x - head - below - key for x in (LOWEST, HIGHEST))
    w, s, e, n = (
        max(box[0] - AROUND, -EDGE),
        max(box[1] - AROUND, -EDGE),
        min(box[2] + AROUND, wide + EDGE),
        min(box[3] + AROUND, high + EDGE),
    )
    smallest = min(room / (wide + 2 * EDGE), most / (high + 2 * EDGE))
    fits = (x for x in SMALL if (e - w + STEP) * x <= room and (n - s + STEP) * x <= most)
    scale = max(next(fits, smallest), smallest)
    tall = min(max((n - s + STEP) * scale, least), most, max((high + 2 * EDGE) * scale, least))
    across, up = room / scale, tall / scale
    bottom = head + round(tall)
    ox = left - _placed((w + e) / 2 - across / 2, across, wide) * scale
    oy = bottom + _placed((s + n) / 2 - up / 2, up, high) * scale
    size = (PHONE[0], bottom + below + key, PHONE[0] - right, left, head, bottom)
    return Layout(*size, scale, round(ox), round(oy), wide, high, False, LEAST, head)


def _placed(low: float, seen: float, of: float) -> float:
    """Move a window's edge to the coarse grid, and so that little of it is beyond the table's edge."""
    if seen >= of:
        return (of - seen) / 2
    return min(max(STEP * round(low / STEP), -EDGE), of - seen + EDGE)


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


def clipped(points: Sequence[Pixel], box: Rect) -> tuple[Pixel, ...]:
    """Cut a polygon off at a rectangle (Sutherland and Hodgman); () when nothing is left.

    >>> clipped(((0, 0), (4, 0), (4, 4), (0, 4)), (2, 1, 9, 9))
    ((2.0, 1), (4.0, 1), (4, 4), (2, 4.0))
    """
    x0, y0, x1, y1 = box
    found = list(points)
    edges: tuple[tuple[Callable[[Pixel], bool], int, float], ...] = (
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


def _meet(a: Pixel, b: Pixel, axis: int, at: float) -> Pixel:
    t = (at - a[axis]) / (b[axis] - a[axis])
    other = a[1 - axis] + (b[1 - axis] - a[1 - axis]) * t
    return (at, other) if axis == 0 else (other, at)
