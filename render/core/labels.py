"""Labels that cover nothing: places for them, plates with names, tags at the edge, and the legend."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from render.core.fonts import width
from render.core.panel_parts import Rect, text
from render.core.scene import LEAST, Box, Polygon, Shape, Sprite, Stamp, Text

#: Directions in which a label is tried, the best first: right, left, above, below, then the corners.
AROUND = ((1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (-1, -1), (-1, 1))
#: Most signs of a legend, and the height of its line.
SIGNS, LEGEND = 4, 46


class Room:
    """What of a picture is still free: labels are put where they cover nothing and stay in the frame."""

    def __init__(self, frame: Rect) -> None:
        self.frame = frame
        self._taken = list[Rect]()

    def take(self, x: float, y: float, wide: float, high: float = 0) -> None:
        """Keep a box around a point free of labels; a square where it has no height."""
        half, tall = wide / 2, (high or wide) / 2
        self._taken.append((x - half, y - tall, x + half, y + tall))

    def is_free(self, box: Rect) -> bool:
        """Return whether a box is inside the frame and covers nothing."""
        left, top, right, bottom = self.frame
        x0, y0, x1, y1 = box
        if x0 < left or y0 < top or x1 > right or y1 > bottom:
            return False
        return not any(x0 < c and a < x1 and y0 < d and b < y1 for a, b, c, d in self._taken)

    def beside(
        self, x: float, y: float, r: float, wide: float, high: float, ways: Sequence[tuple[int, int]] = AROUND
    ) -> tuple[float, float] | None:
        """Take the first free place next to something of half size r; None where all are covered."""
        for dx, dy in ways:
            off = r if not (dx and dy) else r * 0.8
            at = x + dx * (off + wide / 2), y + dy * (off + high / 2)
            if self.is_free(_around(*at, wide, high)):
                self.take(*at, wide, high)
                return at
        return None

    def along(
        self, y: float, x: float, wide: float, high: float, step: float, *, upright: bool = False
    ) -> tuple[float, float] | None:
        """Take the free place nearest to a point on a line: across, or `upright` up and down."""
        for k in sorted(range(-40, 41), key=abs):
            at = (x, y + k * step) if upright else (x + k * step, y)
            if self.is_free(_around(*at, wide, high)):
                self.take(*at, wide, high)
                return at
        return None


def _around(x: float, y: float, wide: float, high: float) -> Rect:
    return x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


# -- plates ----------------------------------------------------------------------------------------------


def plate_size(said: str, size: float = LEAST) -> tuple[float, float]:
    """Return the width and height of a plate with a text."""
    return width(said, size) + size * 0.8, size * 1.4


@lru_cache(1024)
def plate(said: str, role: str, size: float = LEAST, *, filled: bool = True) -> Sprite:
    """Draw a text on a plate around (0, 0): filled with a side's colour, or only edged in it."""
    wide, high = plate_size(said, size)
    x, y = wide / 2, high / 2
    fill, ink = (role, _ink(role)) if filled else ("back", role)
    return Sprite(
        (
            Box(-x - 2, -y - 2, x + 2, y + 2, size * 0.35, "back"),
            Box(-x, -y, x, y, size * 0.3, fill, "" if filled else role, 2.5),
            Text(0, 0, said, size, ink),
        )
    )


def _ink(role: str) -> str:
    return f"{role}.ink" if role in {"one", "two", "lit"} else "back"


def tag_size(said: str, size: float = LEAST) -> tuple[float, float]:
    """Return the width and height of a tag at the edge."""
    wide, high = plate_size(said, size)
    return wide + size * 0.9, high


@lru_cache(512)
def edge_tag(said: str, role: str, way: float, size: float = LEAST) -> Sprite:
    """Draw the tag of what is beyond the edge, with an arrow that points there (degrees, 0 to the right)."""
    wide, high = tag_size(said, size)
    x, y, left = wide / 2, high / 2, math.cos(math.radians(way)) < -0.3
    at = (-x + size * 0.75) if left else (x - size * 0.75)
    ink = _ink(role)
    return Sprite(
        (
            Box(-x - 2, -y - 2, x + 2, y + 2, size * 0.35, "back"),
            Box(-x, -y, x, y, size * 0.3, role),
            Polygon(_pointer(at, size * 0.4, way), ink),
            Text(size * 0.45 * (1 if left else -1), 0, said, size, ink),
        )
    )


def _pointer(x: float, r: float, way: float) -> tuple[tuple[float, float], ...]:
    turns = [math.radians(way + d) for d in (0, 140, 220)]
    return tuple((x + r * math.cos(a), r * math.sin(a)) for a in turns)


def edge_tags(
    room: Room, beyond: Iterable[tuple[float, float, str, str]], size: float = LEAST
) -> Iterator[Stamp]:
    """Put the tags of things beyond the frame (x, y, name, colour) on its edge, nearest to where they are."""
    left, top, right, bottom = room.frame
    mx, my = (left + right) / 2, (top + bottom) / 2
    for x, y, said, role in beyond:
        wide, high = tag_size(said, size)
        nx = min(max(x, left + wide / 2 + 1), right - wide / 2 - 1)
        ny = min(max(y, top + high / 2 + 1), bottom - high / 2 - 1)
        upright = x < left or x > right
        at = room.along(ny, nx, wide, high, 12, upright=upright) or room.along(
            ny, nx, wide, high, 12, upright=not upright
        )
        if at is None:  # no free place on that edge: it covers what is there, but is never left out
            at = (nx, ny)
            room.take(nx, ny, wide, high)
        way = round(math.degrees(math.atan2(y - my, x - mx)) / 45) * 45
        yield Stamp(round(at[0]), round(at[1]), edge_tag(said, role, way, size))


# -- the legend ------------------------------------------------------------------------------------------


def legend(
    box: Rect, signs: Sequence[tuple[Sprite, str]], size: float = LEAST, ink: str = "dim"
) -> Iterator[Stamp]:
    """Draw what is not explained by itself on one line: at most four signs, those first that matter most."""
    left, top, right, bottom = box
    y, shown = (top + bottom) / 2, list(signs[:SIGNS])
    lead = size * 1.65
    while shown and sum(lead + width(said, size, bold=False) for _, said in shown) > right - left - size * (
        len(shown) - 1
    ):
        shown.pop()
    free = right - left - sum(lead + width(said, size, bold=False) for _, said in shown)
    gap = min(free / max(1, len(shown) - 1), size * 2.2)
    x = left
    for sprite, said in shown:
        yield Stamp(round(x + size * 0.6), round(y), sprite)
        yield text(x + lead, y, said, size, ink, anchor="l", bold=False)
        x += lead + width(said, size, bold=False) + gap


@lru_cache(8)
def bar(wide: int, top: int, bottom: int) -> Stamp:
    """Draw the ground of a legend."""
    shapes: tuple[Shape, ...] = (Box(-9, top, wide + 9, bottom + 9, 0, "panel"),)
    return Stamp(0, 0, Sprite(shapes, "panel"))
