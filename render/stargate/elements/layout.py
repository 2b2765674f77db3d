"""Where hexes are drawn: the whole map, or a window on it at one of a few sizes.

Columns and half rows are whole pixels apart, so that all hexes of a kind have the same pixels and the file
compresses better. Windows keep to a coarse grid, so that their grounds are often found in the cache.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.core.labels import LEGEND
from render.core.panel_parts import strip_height
from render.core.scene import HIGHEST, LEAST, PHONE, Point

#: Pixels between columns and between rows on the whole map, smallest last. The row step is even.
SIZES = ((114, 132), (84, 96), (62, 72), (48, 56))
#: The same in a window: in the last of these, thirteen columns are seen.
LEGIBLE: tuple[tuple[int, int], ...] = ((84, 96), (62, 72), (56, 64))
#: In one more, counters have no room for strength and movement.
SMALL = (*LEGIBLE, (47, 54))
WHOLE_STEP = (47, 54)


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture's size, the part of it that is map, and the middle of hex 0101.

    `dx`, `dy` are the steps between columns and rows. The map is left of `board` and between `top` and
    `bottom`, the panel to its right. `least` is the smallest type size allowed, 0 for any; `left` is the
    width of a ruler on the left, `block` the height of what stands between the map and the legend.
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
    block: int = 0

    @property
    def strip(self) -> int:
        """The height of the strip above a window."""
        return self.top - RULER

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
        return round(self.dy * (0.44 if self.least else 0.415), 1)

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


#: Width and height, edge of the panel, top and bottom of the map, where all of it is shown.
WHOLE = (1600, 1020, 1330, 30, 1008)
#: The widest picture on whose smallest counters a phone's type has room.
WIDEST = 1000
#: The rulers: at the left of a map, and on top of it.
RULER = 34
#: The least height of the map in a window.
FLAT = 330


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
        return Layout(
            width=width,
            height=height,
            board=board,
            top=top,
            bottom=bottom,
            dx=dx,
            dy=dy,
            ox=ox,
            oy=oy,
            whole=True,
        )
    saved = board - min(board, RULER + dx * (columns + 1))
    return Layout(
        width=width - saved,
        height=height,
        board=board - saved,
        top=top,
        bottom=bottom,
        dx=dx,
        dy=dy,
        ox=ox,
        oy=oy,
        whole=True,
        left=RULER,
    )


def _spans(size: tuple[int, int], hexes: frozenset[str]) -> list[tuple[int, int]]:
    """Return the first of the columns around some hexes and how many, then of the rows; all for none."""
    spans = []
    for k, of in enumerate(size):
        found = [int(h[2 * k : 2 * k + 2]) for h in hexes]
        first, last = max(1, min(found, default=1) - 1), min(of, max(found, default=of) + 1)
        spans.append((first, last - first + 1))
    return spans


@lru_cache(2048)
def window(
    size: tuple[int, int],
    hexes: frozenset[str],
    block: int = 0,
    steps: tuple[tuple[int, int], ...] = SMALL,
    wide: int = PHONE[0],
) -> tuple[Layout, bool]:
    """Choose the closest window that shows some hexes above a block, and tell whether it shows them all."""
    for step in steps:
        lay = _window(size, hexes, step, block, wide)
        if all(lay.shows(h) for h in hexes):
            return lay, True
    return lay, False


def occupied(size: tuple[int, int], hexes: frozenset[str]) -> Layout:
    """Lay out the surroundings of some hexes, wider than a phone where needed and still legible."""
    lay, fits = window(size, hexes)
    if fits:
        return lay
    wide = RULER + SMALL[-1][0] * (_spans(size, hexes)[0][1] + 1)
    return _window(size, hexes, SMALL[-1], 0, wide, tall=True) if wide <= WIDEST else whole(size, hexes)


def _window(
    size: tuple[int, int],
    hexes: frozenset[str],
    step: tuple[int, int],
    block: int,
    wide: int,
    *,
    tall: bool = False,
) -> Layout:
    """Lay out a window as high as its hexes need, with the strip above, and block and legend below."""
    (dx, dy), wide = step, max(wide, PHONE[0])
    (west, columns), (north, rows) = _spans(size, hexes)
    top = strip_height(wide) + RULER
    most = HIGHEST - top - block - LEGEND
    needed = dy * rows + dy // 2
    bottom = top + (needed if tall else min(max(needed, FLAT), most))
    room = wide - RULER
    across = _centred(west + (columns - 1) / 2, room / dx, size[0])
    down = _centred(north + (rows - 1) / 2, (bottom - top) / dy - 0.5, size[1])
    ox = round(RULER + room / 2 - dx * (across - 1))
    oy = round((top + bottom) / 2 - dy * (down - 1) - dy / 4)
    least = LEAST * wide / PHONE[0]
    return Layout(
        width=wide,
        height=bottom + block + LEGEND,
        board=wide,
        top=top,
        bottom=bottom,
        dx=dx,
        dy=dy,
        ox=ox,
        oy=oy,
        whole=False,
        least=least,
        left=RULER,
        block=block,
    )


def _centred(middle: float, seen: float, of: int) -> float:
    """Return the middle of a window in steps of half a hex, so that little is beyond the map's edge."""
    if seen >= of:
        return (of + 1) / 2
    half = (seen - 1) / 2 - 0.25  # the hex at the edge is seen whole
    return round(2 * min(max(middle, 1 + half), of - half)) / 2
