"""The key under the whole galaxy: what the signs mean."""

from __future__ import annotations

from collections.abc import Iterator

from engine.starwars.galaxy import BLACK_HOLE, HYPERJUMP, NOVA, PLANET
from render.core.fonts import width
from render.core.scene import Arc, Circle, Line, Shape, Sprite, Stamp, Text
from render.starwars.layout import Layout
from render.starwars.spaces import space

KEY = ("planet", "hyperjump", "black-hole", "nova", "land", "by-jump", "last-move", "last-jump")


def key(lay: Layout, said: tuple[str, ...]) -> Iterator[Shape]:
    """Draw the key into the footer, its parts spread over the width. `said` words each of `KEY`."""
    y, size = lay.height - lay.footer / 2, 24.0
    free = lay.width - 36 - sum(width(s, size, bold=False) + 42 for s in said)
    if free < 8 * 14:
        size = size * (lay.width - 36 - 8 * 56) / (lay.width - 36 - 8 * 42 - free)
        free = lay.width - 36 - sum(width(s, size, bold=False) + 42 for s in said)
    gap, x = free / (len(said) - 1), 18.0
    for sign, word in zip(_SIGNS, said, strict=True):
        yield Stamp(round(x + 17), round(y), Sprite(sign))
        yield Text(x + 42, y, word, size, "text", "l", bold=False)
        x += 42 + width(word, size, bold=False) + gap


_SIGNS: tuple[tuple[Shape, ...], ...] = (
    tuple(space(0, 0, 19, PLANET)),
    tuple(space(0, 0, 20, HYPERJUMP)),
    tuple(space(0, 0, 19, BLACK_HOLE)),
    tuple(space(0, 0, 20, NOVA)),
    (Circle(0, 0, 17, "lit.cell", "lit", 4.5),),
    (Arc(0, 0, 17, 0, 360, "lit", 4.5, (18, 12)),),
    (Line(((-17, 0), (0, 0), (19, 0)), "text", 6, head=18), Circle(-15, 0, 6, "panel", "text", 2.5)),
    (Line(((-17, 0), (0, 0), (19, 0)), "jump", 7, head=19),),
)
