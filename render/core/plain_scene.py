"""A picture of a few shapes on a plain ground: enough for a game whose board is not drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render.core.look import Picture
from render.core.palette import themed
from render.core.scene import LONGEST_ALT, LONGEST_BOARD, Box, Ground, Scene, Shape
from render.core.text import shorten


def plain_scene(p: Picture, size: tuple[int, int], pieces: Iterable[Shape], lines: Sequence[str]) -> Scene:
    """Return a plain picture; `lines` are its text board and, as far as they fit, its alt text."""
    said = "\n".join(lines)
    return Scene(
        width=size[0],
        height=size[1],
        palette=themed(p.theme),
        base=Ground(_ground, size),
        pieces=tuple(pieces),
        alt=shorten(said, LONGEST_ALT),
        writes=lambda: shorten(said, LONGEST_BOARD),
    )


def _ground(wide: int, high: int) -> tuple[Shape, ...]:
    return (Box(0, 0, wide, high, fill="back"),)
