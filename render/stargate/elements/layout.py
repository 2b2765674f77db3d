"""Where hexes are drawn: the whole map, or a window on it at one of a few sizes.

Columns and half rows are whole pixels apart, so that all hexes of a kind have the same pixels and the file
compresses better. Windows keep to a coarse grid, so that their grounds are often found in the cache.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.core.scene import LEAST, PHONE, Point

#: Pixels between columns and between rows, smallest last. The row step is even.
SIZES = ((114, 132), (84, 96), (62, 72), (48, 56))
#: The same on a phone. In the smallest the columns and rows are numbered at the edges, not in the hexes.
SMALL = ((84, 96), (62, 72), (47, 54))
WHOLE_STEP = (47, 54)
#: Steps that windows move in, columns and rows.
SNAP = (4, 2)


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture's size, the part of it that is map, and the middle of hex 0101.

    `dx`, `dy` are the steps between columns and rows. The map is left of `board` and between `top` and
    `bottom`, the panel to its right. `least` is the smallest type size allowed, 0 for any; `left` is the
    width of a ruler on the left.
    """

    width: int
    height: int
    board: int
    top: int
    bottom: int
    dx: int
    dy: int
    ox: int
    oy: int
    whole: bool
    least: float = 0
    left: int = 0

    def at(self, hex_: str) -> tuple[int, int]:
        """Return the middle of a hex in pixels, in the picture or not."""
        column, row = int(hex_[:2]), int(hex_[2:])
        down = self.dy // 2 if column % 2 == 0 else 0
        return self.ox + self.dx * (column - 1), self.oy + self.dy * (row - 1) + down

    def shows(self, hex_: str) -> bool:
        """Return whether a hex is in the picture; one of its corners may be cut off."""
        x, y = self.at(hex_)
        far, high = self.dx * 0.55, self.dy * 0.45
        return self.left + far <= x <= self.board - far and self.top + high <= y <= self.bottom - high

    @property
    def r(self) -> float:
        """Half the size of a counter."""
        return round(self.dy * 0.415, 1)

    @property
    def u(self) -> float:
        """Unit for strokes and letters: 1 on the whole map."""
        return self.dy / WHOLE_STEP[1]

    def outline(self, inset: float = 0) -> tuple[Point, ...]:
        """Return the corners of a hex around (0, 0), clockwise from the right."""
        return outline(self.dx, self.dy, inset)


@lru_cache(512)
def outline(dx: int, dy: int, inset: float = 0) -> tuple[Point, ...]:
    """Return the corners of a hex of a size around (0, 0), clockwise from the right."""
    half, far = dy / 2 - inset, dx * 2 / 3 - inset * 1.155
    near = far - half * dx * 2 / 3 / dy
    return ((far, 0), (near, half), (-near, half), (-far, 0), (-near, -half), (near, -half))


#: Width and height, edge of the panel, top and bottom of the map: whole, and in a window.
WHOLE = (1600, 1020, 1330, 30, 1008)
WINDOW = (1100, 700, 806, 52, 652)
#: The same on a phone, with and without a panel.
BESIDE, ALONE = (*PHONE, 520, 40, 600), (*PHONE, PHONE[0], 40, 600)
#: The widest picture on whose smallest counters a phone's type has room.
WIDEST = 1000
#: The ruler at the left of the whole map.
RULER = 34


@lru_cache(64)
def whole(size: tuple[int, int], hexes: frozenset[str] = frozenset()) -> Layout:
    """Lay out a whole map, staging hexes included; or the surroundings of some hexes."""
    (west, columns), (north, rows) = _spans(size, hexes)
    width, height, board, top, bottom = WHOLE
    room, high = board - RULER, bottom - top
    dx, dy = SIZES[0] if hexes else WHOLE_STEP
    while dx * (columns + 1 / 3) > room or dy * rows + (dy // 2) > high + dy // 2:
        dx, dy = (dx - 1, dy) if dx > dy * 0.87 else (dx, dy - 2)
    ox, oy = RULER + 2 + dx * 2 // 3 - dx * (west - 1), top + 4 + dy // 2 - dy * (north - 1)
    if (columns, rows) == size:
        return Layout(width, height, board, top, bottom, dx, dy, ox, oy, True)
    saved = board - min(board, RULER + dx * (columns + 1))
    return Layout(width - saved, height, board - saved, top, bottom, dx, dy, ox, oy, True, left=RULER)


def _spans(size: tuple[int, int], hexes: frozenset[str]) -> list[tuple[int, int]]:
    """Return the first of the columns around some hexes and how many, then of the rows; all for none."""
    spans = []
    for k, of in enumerate(size):
        found = [int(h[2 * k : 2 * k + 2]) for h in hexes]
        first, last = max(1, min(found, default=1) - 1), min(of, max(found, default=of) + 1)
        spans.append((first, last - first + 1))
    return spans


@lru_cache(512)
def window(size: tuple[int, int], hexes: frozenset[str]) -> Layout:
    """Choose the closest window that shows some hexes; the whole map if none does."""
    for step in SIZES if hexes else ():
        lay = _window(size, hexes, step)
        if all(lay.shows(h) for h in hexes):
            return lay
    return whole(size)


@lru_cache(512)
def phone(size: tuple[int, int], hexes: frozenset[str], *, panel: bool) -> tuple[Layout, bool]:
    """Choose the closest window for a phone that shows some hexes, and tell whether it shows them all."""
    for step in SMALL:
        lay = _window(size, hexes, step, BESIDE if panel else ALONE, LEAST)
        if all(lay.shows(h) for h in hexes):
            return lay, True
    return lay, False


def occupied(size: tuple[int, int], hexes: frozenset[str], *, small: bool) -> Layout:
    """Lay out the surroundings of some hexes: for a phone as high as needed, if still legible."""
    if small:
        lay, fits = phone(size, hexes, panel=False)
        if fits:
            return lay
        (_, columns), (_, rows) = _spans(size, hexes)
        dx, dy = SMALL[-1]
        wide, high = max(PHONE[0], RULER + dx * (columns + 1)), 80 + RULER + dy * (rows + 1)
        if wide <= WIDEST:
            least = LEAST * wide / PHONE[0]
            return _window(size, hexes, SMALL[-1], (wide, high, wide, 40, high - 40), least)
    return whole(size, hexes)


def _window(
    size: tuple[int, int],
    hexes: frozenset[str],
    step: tuple[int, int],
    frame: tuple[int, int, int, int, int] = WINDOW,
    least: float = 0,
) -> Layout:
    dx, dy = step
    width, height, board, top, bottom = frame
    left = RULER if least and step == SMALL[-1] else 0
    top += left
    columns, rows = [int(h[:2]) for h in hexes], [int(h[2:]) for h in hexes]
    room, snap = board - left, (2, 1) if least else SNAP
    across = _snapped((min(columns) + max(columns)) / 2, room / dx, size[0], snap[0])
    down = _snapped((min(rows) + max(rows)) / 2, (bottom - top) / dy, size[1], snap[1])
    ox = round(left + room / 2 - dx * (across - 1))
    oy = round((top + bottom) / 2 - dy * (down - 1) - dy / 4)
    return Layout(width, height, board, top, bottom, dx, dy, ox, oy, False, least, left)


def _snapped(middle: float, seen: float, of: int, snap: int) -> int:
    """Move a window's middle to the coarse grid, and so that little is beyond the map's edge."""
    low = int((seen + 0.9) / 2)
    high = of + 1 - low
    if low >= high:
        return (of + 1) // 2
    return min(max(1 + snap * round((middle - 1) / snap), low), high)
