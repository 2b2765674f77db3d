"""Hex maps with printed numbers: "0914" is column 09, row 14. Flat-topped, even columns half a hex lower."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Literal

Way = Literal["n", "ne", "se", "s", "sw", "nw"]
#: The six directions, clockwise from the top. A heading is an index into them.
WAYS: tuple[Way, ...] = ("n", "ne", "se", "s", "sw", "nw")
_STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_LONGEST = 99


@cache
def axial(at: str) -> tuple[int, int]:
    """Convert a printed hex to axial coordinates.

    >>> axial("0101"), axial("0201"), axial("2109")
    ((0, 0), (1, 0), (20, -2))
    """
    q = int(at[:2]) - 1
    return q, int(at[2:]) - 1 - q // 2


def printed(q: int, r: int) -> str:
    """Convert axial coordinates to a printed hex; "" if either number has more than two digits.

    >>> printed(20, -2), printed(-1, 0)
    ('2109', '')
    """
    column, row = q + 1, r + q // 2 + 1
    return f"{column:02}{row:02}" if 1 <= column <= _LONGEST and 1 <= row <= _LONGEST else ""


def step(at: str, way: int, hexes: int = 1) -> str:
    """Move a number of hexes in one direction; the map's edge is ignored.

    >>> [step("0914", way) for way in range(6)]
    ['0913', '1013', '1014', '0915', '0814', '0813']
    """
    q, r = axial(at)
    dq, dr = _STEPS[way % 6]
    return printed(q + dq * hexes, r + dr * hexes)


@lru_cache(maxsize=1 << 16)
def distance(a: str, b: str) -> int:
    """Count the hexes on the shortest way between two hexes.

    >>> distance("0914", "0706"), distance("0914", "2109"), distance("0706", "2109")
    (9, 12, 14)
    """
    (aq, ar), (bq, br) = axial(a), axial(b)
    dq, dr = aq - bq, ar - br
    return max(abs(dq), abs(dr), abs(dq + dr))


def heading(a: str, b: str) -> int:
    """Return the direction of the straight line of hexes from a to b; -1 if there is none.

    >>> WAYS[heading("1110", "1114")], WAYS[heading("1110", "1309")], WAYS[heading("1110", "1210")]
    ('s', 'ne', 'se')
    >>> heading("1110", "1310"), heading("1110", "1110")
    (-1, -1)
    """
    (aq, ar), (bq, br) = axial(a), axial(b)
    dq, dr = bq - aq, br - ar
    if not dq and not dr:
        return -1
    if not dq:
        return 3 if dr > 0 else 0
    if not dr:
        return 2 if dq > 0 else 5
    return -1 if dq + dr else (1 if dq > 0 else 4)


class Grid:
    """A map of columns and rows of hexes, and hexes off its edge from which units may enter.

    `near[hex]` are the six neighbours by heading, "" off the map; `rays[hex]` the straight lines of hexes by
    heading, nearest first, up to the edge.

    >>> g = Grid(27, 17, ["1118"])
    >>> len(g.hexes), "2717" in g, "1118" in g, g.near["1118"]
    (459, True, False, ('1117', '1217', '', '', '', '1017'))
    >>> g.rays["0101"][2][:3], g.rays["0101"][0]
    (('0201', '0302', '0402'), ())
    """

    def __init__(self, columns: int, rows: int, off: Iterable[str] = ()) -> None:
        self.hexes = tuple(f"{c:02}{r:02}" for c in range(1, columns + 1) for r in range(1, rows + 1))
        self.on = frozenset(self.hexes)
        starts = (*self.hexes, *off)
        self.near = {h: tuple(x if (x := step(h, w)) in self.on else "" for w in range(6)) for h in starts}
        self.rays = {h: tuple(self._ray(h, w) for w in range(6)) for h in starts}

    def __contains__(self, at: str) -> bool:
        return at in self.on

    def _ray(self, at: str, way: int) -> tuple[str, ...]:
        found = []
        while at := self.near.get(at, ("",) * 6)[way]:
            found.append(at)
        return tuple(found)

    def within(self, at: str, most: int) -> tuple[str, ...]:
        """Return every hex of the map within a distance, the hex itself included.

        >>> len(Grid(27, 17).within("1409", 2))
        19
        """
        return tuple(h for h in self.hexes if distance(at, h) <= most)
