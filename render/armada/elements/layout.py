"""Where the fourteen spaces are drawn: an unfolded cube, with hexes as faces and sectors as corners.

Hex 1 is the inner square between sectors A to D, hexes 2 to 5 are around it, hex 6 is everything outside.
A sector touches the hexes whose fields meet in it. The standard board's places are tabulated; the lanes come
from the board, so that a table's own board is drawn by its own rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from render.core.panel_parts import strip_height
from render.core.scene import LEAST, PHONE, Point

#: Width, height, header and footer of a picture, in pixels.
WIDTH, HEIGHT, HEADER, FOOTER = 1400, 890, 72, 46
#: Where the board begins and ends.
TOP, BOTTOM = HEADER + 6, HEIGHT - FOOTER - 6
LEFT, RIGHT = 8, WIDTH - 8


@dataclass(frozen=True, slots=True)
class Place:
    """A space in the picture: its middle, width and height, and the corner of the cube where it is."""

    x: int
    y: int
    wide: int
    high: int
    vertex: Point = (0, 0)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom in pixels."""
        return (
            self.x - self.wide / 2,
            self.y - self.high / 2,
            self.x + self.wide / 2,
            self.y + self.high / 2,
        )


_INNER, _OUTER = (232, 136), (250, 142)
SECTORS: dict[str, Place] = {
    "A": Place(412, 296, *_INNER, (430, 306)),
    "B": Place(988, 296, *_INNER, (970, 306)),
    "C": Place(412, 560, *_INNER, (430, 550)),
    "D": Place(988, 560, *_INNER, (970, 550)),
    "E": Place(156, 150, *_OUTER, (76, 122)),
    "F": Place(1244, 150, *_OUTER, (1324, 122)),
    "G": Place(156, 706, *_OUTER, (76, 692)),
    "H": Place(1244, 706, *_OUTER, (1324, 692)),
}
HEXES: dict[str, Place] = {
    "1": Place(700, 428, 360, 224),
    "2": Place(700, 208, 284, 132),
    "3": Place(1178, 428, 276, 122),
    "4": Place(700, 622, 284, 118),
    "5": Place(222, 428, 276, 122),
    "6": Place(700, 766, 320, 120),
}
PLACES: dict[str, Place] = {**SECTORS, **HEXES}
#: The fields of the hexes between the corners of the cube; hex 6 has all the rest.
FIELDS: dict[str, str] = {"1": "ABDC", "2": "EFBA", "3": "FHDB", "4": "CDHG", "5": "EACG"}


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A picture of the map: its size, its edges between header and footer, and the places of spaces.

    `least` is the smallest type size allowed, 0 for any, and `heights` those of chips, largest first.
    """

    width: int
    height: int
    header: int
    footer: int
    places: Mapping[str, Place]
    heights: tuple[int, ...]
    least: float = 0

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom of the map."""
        return 8, self.header + 6, self.width - 8, self.height - self.footer - 6


WIDE = Frame(
    width=WIDTH, height=HEIGHT, header=HEADER, footer=FOOTER, places=PLACES, heights=(38, 34, 30, 26, 22)
)
#: For a phone: rows of spaces, the middle of the first below what is above the map, and their distance.
FIRST, PITCH = 70, 140
_SMALL, _HIGH = (192, 122), 118
#: Middle, row, width, height and corner of the cube of each space there; hex 6 lies beside hex 4.
_ROWS: dict[str, tuple[int, int, int, int, int]] = {
    "A": (246, 1, *_SMALL, 246),
    "B": (534, 1, *_SMALL, 534),
    "C": (246, 3, *_SMALL, 246),
    "D": (534, 3, *_SMALL, 534),
    "E": (118, 0, *_SMALL, 70),
    "F": (662, 0, *_SMALL, 710),
    "G": (118, 4, *_SMALL, 70),
    "H": (662, 4, *_SMALL, 710),
    "1": (390, 2, 362, 146, 390),
    "2": (390, 0, 296, _HIGH, 390),
    "3": (670, 2, 192, 116, 670),
    "4": (306, 4, 162, _HIGH, 306),
    "5": (110, 2, 192, 116, 110),
    "6": (474, 4, 162, _HIGH, 474),
}


@lru_cache(4)
def phoned(above: int = 0, below: int = 0) -> Frame:
    """Return the same net squeezed to five rows, with room for what stands above and below it."""
    head = strip_height(PHONE[0]) + above
    places = {
        name: Place(x, head + FIRST + PITCH * row, wide, high, (corner, head + FIRST + PITCH * row))
        for name, (x, row, wide, high, corner) in _ROWS.items()
    }
    tall = head + 2 * FIRST + 4 * PITCH + below
    return Frame(
        width=PHONE[0], height=tall, header=head, footer=below, places=places, heights=(42, 40), least=LEAST
    )


PHONED = phoned()


def hexagon(p: Place, out: float = 0) -> tuple[Point, ...]:
    """Return the corners of a hex around (0, 0), clockwise from the right."""
    far, half = p.wide / 2 + out, p.high / 2 + out * 0.9
    near = far - min(half * 0.62, p.wide * 0.16)
    return ((far, 0), (near, half), (-near, half), (-far, 0), (-near, -half), (near, -half))


def chip_area(space: str, f: Frame = WIDE) -> tuple[float, float, float, float]:
    """Return the area for chips in a space: middle x, middle y, width, height."""
    p = f.places[space]
    if f.least:
        if space == "1":
            return p.x, p.y + 20, p.wide - 60, p.high - 54
        return p.x, p.y + 16, p.wide - (12 if space in SECTORS else 44), p.high - 38
    if space in SECTORS:
        return p.x, p.y + 14, p.wide - 20, p.high - 42
    if space == "1":
        return p.x, p.y + 18, p.wide - 84, p.high - 64
    return p.x, p.y + 12, p.wide - 64, p.high - 46


def edge(space: str, towards: Point, out: float = 4, f: Frame = WIDE) -> Point:
    """Return where a line from a space's middle to a point crosses the space's edge."""
    p = f.places[space]
    dx, dy = towards[0] - p.x, towards[1] - p.y
    half_w, half_h = p.wide / 2 + out, p.high / 2 + out
    if space in SECTORS:
        t = min(half_w / abs(dx) if dx else 9e9, half_h / abs(dy) if dy else 9e9)
        return p.x + dx * t, p.y + dy * t
    best = 9e9
    corners = hexagon(p, out)
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        ex, ey = bx - ax, by - ay
        den = dx * ey - dy * ex
        if abs(den) < 1e-9:
            continue
        t = (ax * ey - ay * ex) / den
        u = (ax * dy - ay * dx) / den
        if t > 0 and -1e-9 <= u <= 1 + 1e-9:
            best = min(best, t)
    return p.x + dx * best, p.y + dy * best
