"""A person's rating from game to game, as a picture: the line of its mean in the band of its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from render.core.fonts import wrap
from render.core.palette import themed
from render.core.scene import (
    LONGEST_ALT,
    LONGEST_BOARD,
    PHONE,
    SMALLER,
    Box,
    Ground,
    Line,
    Point,
    Polygon,
    Scene,
    Shape,
    Text,
)
from render.core.text import Words, shorten

WIDE, EDGE, SIZE = PHONE[0], 24, SMALLER + 2
LEFT, RIGHT, TOP, BOTTOM = 112, WIDE - 28, 96, 436
#: Points between two lines across the plot.
STEP = 250


class Rated(NamedTuple):
    """A rating after a game, in points, with the ends of its interval."""

    points: int
    low: int
    high: int


def curve_scene(title: str, games: int, course: Sequence[Rated], say: Words, theme: str = "dark") -> Scene:
    """Draw the course of a rating over so many games, from before the first of them on.

    Its alt text says where the rating stands.
    """
    floor = min(x.low for x in course) // STEP * STEP
    top = -(-max(x.high for x in course) // STEP) * STEP

    def at(game: int, points: float) -> Point:
        across = LEFT + (RIGHT - LEFT) * (game / (len(course) - 1))
        return across, BOTTOM - (BOTTOM - TOP) * (points - floor) / (top - floor)

    lines = list[Shape]()
    for points in range(floor, top + 1, STEP):
        (left, height), (right, _) = at(0, points), (RIGHT, 0)
        lines.append(Line(((left, height), (right, height)), "line", 1))
        lines.append(Text(LEFT - 12, height, str(points), SIZE, "dim", "r", bold=False))
    below = [at(i, x.low) for i, x in enumerate(course)]
    above = [at(i, x.high) for i, x in enumerate(course)]
    path = tuple(at(i, x.points) for i, x in enumerate(course))
    last = course[-1]
    said = say(
        "rating-curve-alt",
        title=title,
        n=games,
        points=str(last.points),
        low=str(last.low),
        high=str(last.high),
    )
    high = BOTTOM + 84
    return Scene(
        width=WIDE,
        height=high,
        palette=themed(theme),
        base=Ground(_ground, (WIDE, high)),
        marks=(Polygon((*below, *reversed(above)), fill="cell"),),
        panel=(*_words(title, games, say), *lines, *_line(path)),
        alt=shorten(said, LONGEST_ALT),
        writes=lambda: shorten(said, LONGEST_BOARD),
    )


def _line(path: tuple[Point, ...]) -> tuple[Shape, ...]:
    (x, y) = path[-1]
    end = Box(x - 7, y - 7, x + 7, y + 7, fill="text")
    return Line(path, "text", 5), end


def _words(title: str, games: int, say: Words) -> list[Shape]:
    head = wrap(say("rating-curve-title", title=title), SIZE + 4, WIDE - 2 * EDGE)[:1]
    middle, count = (LEFT + RIGHT) / 2, say("rating-curve-games", n=games)
    below = Text(middle, BOTTOM + 28, count, SIZE, "dim", "m", bold=False)
    about = say("rating-curve-band")
    legend = Text(EDGE, BOTTOM + 62, about, SIZE, "text", "l", bold=False, fit=WIDE - 2 * EDGE)
    return [*(Text(EDGE, 36, x, SIZE + 4, "text", "l") for x in head), below, legend]


def _ground(wide: int, high: int) -> tuple[Shape, ...]:
    return (Box(0, 0, wide, high, fill="panel"),)
