"""Chips: a starship's id, or a sign with a number, in the outline and colour of its side.

Red is rounded, Silver has cut corners. Units aboard are hollow; old knowledge is dashed and pale.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.armada.elements.glyphs import sign
from render.core.fonts import width
from render.core.scene import Box, Line, Point, Polygon, Shape, Sprite, Stamp, Text

#: Heights of chips to try, largest first, in pixels.
HEIGHTS = (38, 34, 30, 26, 22)
GAP = 5
#: Type of a word without an outline, as a multiple of the height.
TAG = 0.65
#: Width of a small sign behind a label, as a multiple of the height.
TAIL = 0.3
#: Width of the seekers flying at a target, as a multiple of the height.
BADGE = 0.9


@dataclass(frozen=True, slots=True)
class Chip:
    """What a chip bears. `side` is a colour role; `tail` are small signs behind the label.

    `state` is "", "aboard", "old", "lit", "flipped" or "dead"; a "tag" is a word without an outline. `badge`
    counts the seekers on it.
    """

    label: str
    side: str
    sign: str = ""
    state: str = ""
    tail: tuple[str, ...] = ()
    badge: int = 0

    def wide(self, high: float) -> int:
        """Return the chip's width in pixels at a given height."""
        return _wide(self, high)


@lru_cache(8192)
def _wide(c: Chip, high: float) -> int:
    if c.state == "tag":
        return round(width(c.label, high * TAG, bold=False) + 4)
    text = width(c.label, high * 0.66) if c.label else 0
    icon = high * 0.62 if c.sign else 0
    between = high * 0.14 if c.sign and c.label else 0
    more = 0.5 + len(c.tail) * TAIL + (BADGE if c.badge else 0)
    return round(max(high, text + icon + between + more * high))


def outline(side: str, wide: float, high: float, out: float = 0) -> tuple[Point, ...]:
    """Return the corners of a chip's outline around (0, 0); each side has a shape of its own."""
    x, y, c = wide / 2 + out, high / 2 + out, high * 0.3 + out * 0.4
    return (
        (c - x, -y),
        (x - c, -y),
        (x, c - y),
        (x, y - c),
        (x - c, y),
        (c - x, y),
        (-x, y - c),
        (-x, c - y),
    )


def body(side: str, wide: float, high: float, out: float, fill: str) -> Shape:
    """Draw the outline of a chip, grown by `out` all around."""
    if side == "two":
        return Polygon(outline(side, wide, high, out), fill)
    x, y = wide / 2 + out, high / 2 + out
    return Box(-x, -y, x, y, y, fill)


@lru_cache(4096)
def chip(c: Chip, high: int, over: str) -> Sprite:
    """Draw a chip around (0, 0)."""
    return Sprite(tuple(draw_chip(c, high)), over)


#: Fill and ink of each state, by side; nothing else is filled.
_INKS = {
    "": ("{}", "{}.ink"),
    "lit": ("{}", "{}.ink"),
    "old": ("{}.pale", "{}"),
    "aboard": ("back", "{}"),
    "flipped": ("{}.pale", "{}"),
    "dead": ("{}.dead", "text"),
}


def draw_chip(c: Chip, high: int) -> Iterator[Shape]:
    """Draw a chip as shapes around (0, 0)."""
    wide = c.wide(high)
    if c.state == "tag":
        yield Text(0, 0, c.label, high * TAG, c.side, bold=False)
        return
    fill, ink = (x.format(c.side) for x in _INKS[c.state])
    yield from _ground(c, wide, high, fill)
    text = width(c.label, high * 0.66) if c.label else 0
    icon = high * 0.62 if c.sign else 0
    between = high * 0.14 if c.sign and c.label else 0
    badge = high * BADGE if c.badge else 0
    left = -(text + icon + between + len(c.tail) * high * TAIL + badge) / 2
    yield from sign(c.sign, left + icon / 2, 0, high * 0.3, ink)
    if c.label:
        yield Text(left + icon + between + text / 2, 0, c.label, high * 0.66, ink)
    right = left + icon + between + text
    for k, name in enumerate(c.tail):
        yield from sign(name, right + (k + 0.7) * high * TAIL, 0, high * 0.24, ink)
    if c.state == "dead":
        yield from _cross(wide, high)
    if c.badge:
        yield from _badge(c.badge, wide / 2 - badge / 2 - high * 0.12, badge, high * 0.84)


def _ground(c: Chip, wide: float, high: float, fill: str) -> Iterator[Shape]:
    """Draw the outline with its edge."""
    if c.state == "lit":
        yield body(c.side, wide, high, 5.5, "back")
        yield body(c.side, wide, high, 3.5, "lit")
    else:
        yield body(c.side, wide, high, 2.0, "back")
    edge = {"aboard": c.side, "flipped": "fire"}.get(c.state)
    if edge:
        yield body(c.side, wide, high, 0, edge)
    yield body(c.side, wide, high, -2.6 if edge else 0, fill)
    if c.state == "old":
        yield _dashed(c.side, wide, high)


def _cross(wide: float, high: float) -> Iterator[Shape]:
    """Draw a red cross at the corner of what is lost."""
    x, y, r = wide / 2 - high * 0.12, -high * 0.42, high * 0.17
    for s in (-1, 1):
        ends = ((x - r, y - s * r), (x + r, y + s * r))
        yield Line(ends, "loss", max(2.5, high * 0.1), halo="back", halo_width=1.5)


def _badge(n: int, x: float, wide: float, high: float) -> Iterator[Shape]:
    """Draw a rocket with a number at the right end: seekers that fly at it."""
    yield Box(x - wide / 2, -high / 2, x + wide / 2, high / 2, high * 0.3, "back")
    yield from sign("seeker", x - wide * 0.22, 0, high * 0.3, "fire")
    yield Text(x + wide * 0.2, 0, str(n), high * 0.78, "fire")


def _dashed(side: str, wide: float, high: float) -> Shape:
    if side == "two":
        points = outline("two", wide, high, -1)
    else:
        x, y, c, d = wide / 2 - 1, high / 2 - 1, high * 0.45, high * 0.135
        points = (
            (c - x, -y),
            (x - c, -y),
            (x - d, d - y),
            (x, 0),
            (x - d, y - d),
            (x - c, y),
            (c - x, y),
            (d - x, y - d),
            (-x, 0),
            (d - x, d - y),
        )
    return Line((*points, points[0]), side, 2, (6, 4))


Row = Sequence[Chip]


def lines(chips: Row, room: float, high: int) -> list[list[Chip]]:
    """Break chips into lines of a width."""
    found: list[list[Chip]] = []
    left = 0.0
    for c in chips:
        wide = c.wide(high)
        if not found or left + GAP + wide > room:
            found.append([])
            left = -GAP
        found[-1].append(c)
        left += GAP + wide
    return found


def fitted(
    groups: Sequence[Row], room: float, tall: float, heights: Sequence[int] = HEIGHTS
) -> tuple[int, list[list[list[Chip]]]]:
    """Choose the largest height at which groups of chips fit, one below the other; otherwise the smallest."""
    for high in heights:
        broken = [lines(g, room, high) for g in groups]
        count = sum(map(len, broken))
        widest = max((c.wide(high) for g in groups for c in g), default=0)
        if widest <= room and count * (high + GAP) - GAP <= tall:
            break
    return high, broken


def placed(broken: Sequence[Sequence[Row]], x: float, y: float, high: int, over: str) -> Iterator[Stamp]:
    """Stamp lines of chips centred on x, the middle of all of them at y."""
    rows = [row for g in broken for row in g]
    top = y - (len(rows) * (high + GAP) - GAP) / 2
    for k, row in enumerate(rows):
        wide = sum(c.wide(high) for c in row) + GAP * (len(row) - 1)
        left = x - wide / 2
        for c in row:
            w = c.wide(high)
            yield Stamp(round(left + w / 2), round(top + k * (high + GAP) + high / 2), chip(c, high, over))
            left += w + GAP
