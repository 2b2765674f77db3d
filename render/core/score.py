"""The strip on top of a picture of play: how near each side is to winning, the turn, the phase or dice."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.core.fonts import width, wrap
from render.core.panel_parts import Anchor, text
from render.core.scene import LEAST, NAME, PHONE, SCORE, Box, Sprite, Stamp

#: Height of the strip at the width of a phone: an eighth.
HIGH = 98
#: Around the plates, within them, and between their name and score.
EDGE, INSET, GAP = 7.0, 15.0, 12.0
#: The least that the middle takes, and the most.
MIDDLE = (150.0, 330.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """A side: its name, its score as "1/6", and what that counts, in words that are shorter and shorter.

    `role` is its colour. It is filled where it is `active`: it must act, or has won.
    """

    name: str
    score: str
    counts: tuple[str, ...]
    role: str
    active: bool = False


@dataclass(frozen=True, slots=True)
class Middle:
    """Two lines between the sides, or one and dice. Of each line the first wording that fits is taken."""

    first: tuple[str, ...]
    second: tuple[str, ...] = ()
    dice: tuple[Sprite, ...] = ()


def strip_height(wide: int) -> int:
    """Return how high the strip is on a picture for phones."""
    return math.ceil(wide * HIGH / PHONE[0])


def strip(wide: int, sides: Sequence[Side], middle: Middle, high: int = 0) -> Iterator[Stamp]:
    """Draw the strip for one or two sides, the first at the left. Type grows with its height."""
    high = high or strip_height(wide)
    u = high / HIGH
    between = _between(middle, u)
    plate = round((wide - between) / 2 - 2 * EDGE * u)
    yield _ground(wide, high)
    for side, left in zip(sides, (EDGE * u, wide - EDGE * u - plate), strict=False):
        yield from _side(side, round(left), plate, high, u, mirrored=left > EDGE * u)
    yield from _middle(middle, wide / 2, between - 8 * u, high, u)


@lru_cache(16)
def _ground(wide: int, high: int) -> Stamp:
    return Stamp(0, 0, Sprite((Box(-9, -9, wide + 9, high, 0, "panel"),), "panel"))


@lru_cache(256)
def _between(middle: Middle, u: float) -> float:
    wanted = max(
        max((width(x, NAME * u) for x in middle.first[:1]), default=0.0),
        max((width(x, LEAST * u, bold=False) for x in middle.second[:1]), default=0.0),
        len(middle.dice) * 44 * u,
    )
    least, most = (x * u for x in MIDDLE)
    return min(max(wanted + 26 * u, least), most)


def _side(side: Side, left: int, wide: int, high: int, u: float, *, mirrored: bool) -> Iterator[Stamp]:
    fill, ink = (side.role, f"{side.role}.ink") if side.active else ("panel", side.role)
    yield Stamp(left, 0, _plate(wide, high, side.role, fill, u, active=side.active))
    near, far = left + INSET * u, left + wide - INSET * u
    taken = width(side.score, SCORE * u) + GAP * u if side.score else 0.0
    lines = _lines(side, wide - 2 * INSET * u - taken, u)
    anchor: Anchor = "r" if mirrored else "l"
    at, end = (far, near) if mirrored else (near, far)
    for n, (said, size, bold) in enumerate(lines):
        y = high * (0.5 if len(lines) == 1 else (0.335, 0.67)[n])
        yield text(at, y, said, size, ink, fill, anchor=anchor, bold=bold)
    if side.score:
        yield text(end, high * 0.5, side.score, SCORE * u, ink, fill, anchor="l" if mirrored else "r")


@lru_cache(64)
def _plate(wide: int, high: int, role: str, fill: str, u: float, *, active: bool) -> Sprite:
    edge = "" if active else role
    return Sprite((Box(0, EDGE * u, wide, high - EDGE * u, 10 * u, fill, edge, 3 * u),), "panel")


Line = tuple[str, float, bool]


@lru_cache(256)
def _lines(side: Side, room: float, u: float) -> tuple[Line, ...]:
    """Return one or two lines: the name, never shortened while what it counts can give way, and that."""
    name, least = side.name, LEAST * u
    counts = first_fitting(side.counts, least, room)
    for size in (NAME * u, least):
        if width(name, size) <= room:
            return ((name, size, True), *(((counts, least, False),) if counts else ()))
    lines = wrap(name, least, room)
    return tuple((_cut(x, least, room), least, True) for x in lines[:2])


def first_fitting(versions: Sequence[str], size: float, room: float, *, bold: bool = False) -> str:
    """Return the first of some wordings that fits, or "" where none does."""
    return next((x for x in versions if width(x, size, bold=bold) <= room), "")


def _cut(said: str, size: float, room: float) -> str:
    """Cut a single word that is too long for its line, without a sign for what is gone."""
    while len(said) > 1 and width(said, size) > room:
        said = said[:-1].rstrip()
    return said


def _middle(middle: Middle, x: float, room: float, high: int, u: float) -> Iterator[Stamp]:
    first = first_fitting(middle.first, NAME * u, room, bold=True)
    second = first_fitting(middle.second, LEAST * u, room)
    above = high * (0.3 if middle.dice else 0.335 if second else 0.5)
    if first:
        yield text(x, above, first, NAME * u, "text", anchor="m")
    for n, sprite in enumerate(middle.dice):
        at = x + (n - (len(middle.dice) - 1) / 2) * 44 * u
        yield Stamp(round(at), round(high * 0.7), sprite)
    if second and not middle.dice:
        yield text(x, high * 0.67, second, LEAST * u, "dim", anchor="m", bold=False)
