"""The bracket of a knock-out, as a picture: a column a round, and who goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from render.core.fonts import width
from render.core.palette import themed
from render.core.scene import (
    LONGEST_ALT,
    LONGEST_BOARD,
    PHONE,
    SMALLER,
    Box,
    Ground,
    Line,
    Scene,
    Shape,
    Text,
)
from render.core.text import Words, shorten

WIDE, EDGE, SIZE = PHONE[0], 16, SMALLER
ROW, GAP, LINK = 36, 18, 20


class Place(NamedTuple):
    """A place in a pairing: who has it ("" until that is known), their points, and whether they go on."""

    name: str = ""
    points: str = ""
    wins: bool = False


Pairing = tuple[Place, Place]


def bracket_scene(rounds: Sequence[Sequence[Pairing]], say: Words, theme: str = "dark") -> Scene:
    """Draw a bracket; its alt text lists the pairings that are known."""
    high = 2 * EDGE + len(rounds[0]) * (2 * ROW + GAP) - GAP
    wide = (WIDE - 2 * EDGE - LINK * (len(rounds) - 1)) / len(rounds)
    said = "\n".join(_lines(rounds, say))
    return Scene(
        width=WIDE,
        height=high,
        palette=themed(theme),
        base=Ground(_ground, (WIDE, high)),
        panel=tuple(_columns(rounds, wide, high)),
        alt=shorten(said, LONGEST_ALT),
        writes=lambda: shorten(said, LONGEST_BOARD),
    )


def _columns(rounds: Sequence[Sequence[Pairing]], wide: float, high: float) -> Iterator[Shape]:
    for n, pairings in enumerate(rounds):
        left, each = EDGE + n * (wide + LINK), (high - 2 * EDGE + GAP) / len(pairings)
        for i, pairing in enumerate(pairings):
            middle = EDGE + each * (i + 0.5) - GAP / 2
            yield from _draw(pairing, left, middle, wide)
            if n:
                before = each / 4
                x = left - LINK / 2
                yield Line(((left - LINK, middle - before), (x, middle - before), (x, middle)), "line", 2)
                yield Line(((left - LINK, middle + before), (x, middle + before), (x, middle)), "line", 2)
                yield Line(((x, middle), (left, middle)), "line", 2)


def _draw(pairing: Pairing, left: float, middle: float, wide: float) -> Iterator[Shape]:
    for x, top in zip(pairing, (middle - ROW, middle), strict=True):
        yield Box(left, top, left + wide, top + ROW - 2, fill="cell")
        colour, at = "lit" if x.wins else "text", top + ROW / 2 - 1
        yield Text(left + 8, at, _cut(x.name, wide - 52), SIZE, colour, "l", bold=x.wins)
        yield Text(left + wide - 8, at, x.points, SIZE, colour, "r", bold=x.wins)


def _cut(name: str, room: float) -> str:
    """Cut a name to the room there is: on a phone smaller type could not be read."""
    letters = len(name)
    while letters > 1 and width(shorten(name, letters), SIZE) > room:
        letters -= 1
    return shorten(name, letters)


def _lines(rounds: Sequence[Sequence[Pairing]], say: Words) -> Iterator[str]:
    for n, pairings in enumerate(rounds, 1):
        for one, two in pairings:
            if one.name and two.name:
                facts = {"one": one.name, "two": two.name, "points": one.points, "others": two.points}
                yield say("cup-alt-played" if one.points else "cup-alt-open", round=n, **facts)


def _ground(wide: int, high: int) -> tuple[Shape, ...]:
    return (Box(0, 0, wide, high, fill="panel"),)
