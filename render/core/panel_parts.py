"""What panels are put together from: stamps, text, names, stories, banners, and the strip of the score."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from engine.core.rules import Seat
from render.core.fonts import clip, drawable, width, wrap
from render.core.look import Picture
from render.core.scene import LEAST, NAME, PHONE, SCORE, SMALLER, Box, Shape, Sprite, Stamp, Text

Anchor = Literal["l", "m", "r"]
#: A rectangle in pixels: left, top, right, bottom.
Rect = tuple[float, float, float, float]


#: Type sizes to try, largest first, each with its line height.
def put(x: float, y: float, over: str, *shapes: Shape) -> Stamp:
    """Stamp shapes drawn around (0, 0), fading into a colour."""
    return Stamp(round(x), round(y), Sprite(shapes, over))


@lru_cache(4096)
def _text(said: str, size: float, ink: str, over: str, anchor: Anchor, bold: bool, fit: float) -> Sprite:
    return Sprite((Text(0, 0, said, size, ink, anchor, bold, fit),), over)


def text(
    x: float,
    y: float,
    said: str,
    size: float,
    ink: str,
    over: str = "panel",
    *,
    anchor: Anchor = "l",
    bold: bool = True,
    fit: float = 0,
) -> Stamp:
    """Stamp a line of text. `fit` is the width in pixels that it may have, 0 for any.

    It shrinks as far as a phone can show it; then it is cut.
    """
    if fit and size >= SMALLER and width(said, SMALLER, bold=bold) > fit:
        said, size = clip(said, SMALLER, fit, bold=bold), SMALLER
    return Stamp(round(x), round(y), _text(said, size, ink, over, anchor, bold, round(fit)))


def named(picture: Picture, seat: Seat, side: str) -> str:
    """Return a player's name in letters the font can draw, or the name of the side."""
    name = picture.names.get(seat, "")
    return name if drawable(name).letters else side


def banner(box: Rect, role: str, said: str, why: str, sizes: tuple[float, float]) -> Iterator[Stamp]:
    """Draw who has won in that side's colour ("dim" for a draw), and how, as far as there is room."""
    left, top, right, bottom = box
    ink = "back" if role == "dim" else f"{role}.ink"
    middle, room = (top + bottom) / 2, right - left - 36
    yield put(left, top, "panel", Box(0, 0, right - left, bottom - top, 10, role))
    yield text(left + 18, middle, said, sizes[0], ink, role, fit=room)
    rest = room - width(said, sizes[0]) - 40
    if rest > 160 and why:
        last = clip(why, sizes[1], rest, bold=False)
        yield text(right - 18, middle, last, sizes[1], ink, role, anchor="r", bold=False)


def story(told: Sequence[str], box: Rect, sizes: Sequence[float]) -> Iterator[Stamp]:
    """Draw what happened in the largest type that fits; the oldest lines go first."""
    left, top, right, bottom = box
    lines = list(told)
    if not lines:
        return
    while True:
        size, said = _largest(lines, right - left, bottom - top, sizes)
        if size or len(lines) == 1:
            break
        lines = lines[1:]
    size = size or sizes[-1]
    y = top + size * 0.7
    for paragraph in said:
        for line in paragraph:
            if y + size * 0.5 > bottom:
                return
            yield text(left, y, line, size, "text", bold=False, fit=right - left)
            y += size * 1.28
        y += size * 0.5


def _largest(
    lines: Sequence[str], wide: float, high: float, sizes: Sequence[float]
) -> tuple[float, list[Sequence[str]]]:
    """Break lines in the largest type in which all of them fit; the size is 0 if they fit in none."""
    said = list[Sequence[str]]()
    for size in sizes:
        said = [wrap(line, size, wide, bold=False) for line in lines]
        if sum(len(x) * size * 1.28 + size * 0.5 for x in said) <= high:
            return size, said
    return 0, said


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


def strip(wide: int, sides: Sequence[Side], middle: Middle, high: int = 0) -> tuple[Stamp, ...]:
    """Draw the strip for one or two sides, the first at the left. Type grows with its height."""
    high = high or strip_height(wide)
    u = high / HIGH
    between = _between(middle, u)
    plate = round((wide - between) / 2 - 2 * EDGE * u)
    drawn = [_ground(wide, high)]
    for side, left in zip(sides, (EDGE * u, wide - EDGE * u - plate), strict=False):
        drawn += _side(side, round(left), plate, high, u, mirrored=left > EDGE * u)
    return (*drawn, *_middle(middle, wide / 2, between - 8 * u, high, u))


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
    """Return one or two lines: the name, never shortened while what it counts can give way, and that.

    What stands in brackets behind a name, as "(machine)", gives way first.
    """
    name, least = side.name, LEAST * u
    counts = first_fitting(side.counts, least, room)
    for said, size in ((name, NAME * u), (name.partition(" (")[0] or name, NAME * u), (name, least)):
        if width(said, size) <= room:
            return ((said, size, True), *(((counts, least, False),) if counts else ()))
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
