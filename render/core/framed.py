"""A frame in its own colour around a hypothetical picture, so that nobody takes it for the game."""

from __future__ import annotations

from dataclasses import replace

from render.core.fonts import width
from render.core.scene import LONGEST_ALT, Box, Ground, Scene, Shape, Split, Text
from render.core.text import shorten

#: Colour of the frame, width of its sides, height of the band with its label, and size of the label.
ROLE, SIDE, BAND, SIZE = "jump", 4, 44, 26.0
PHONE_WIDE = 780


def framed_scene(scene: Scene, said: str) -> Scene:
    """Put a frame around a picture, with a band of text below; its alt text begins with that text."""
    u = max(1.0, scene.width / PHONE_WIDE)
    side, band = round(SIDE * u), round(BAND * u)
    wide, high = scene.width, scene.height + band
    edges = (
        Box(0, 0, wide, side, 0, ROLE),
        Box(0, 0, side, high, 0, ROLE),
        Box(wide - side, 0, wide, high, 0, ROLE),
    )
    return replace(
        scene,
        height=high,
        base=_with_band(scene.base, wide, scene.height, band, said),
        panel=(*scene.panel, *edges),
        alt=shorten(f"{said}. {scene.alt}", LONGEST_ALT),
    )


def _with_band(base: Ground | Split, wide: int, top: int, band: int, said: str) -> Ground | Split:
    if isinstance(base, Split):
        within, beyond = (Ground(_banded, (x, wide, top, band, said)) for x in (base.within, base.beyond))
        return replace(base, within=within, beyond=beyond)
    return Ground(_banded, (base, wide, top, band, said))


def _banded(ground: Ground, wide: int, top: int, band: int, said: str) -> tuple[Shape, ...]:
    size = SIZE * band / BAND
    size *= min(1.0, (wide - 2 * band) / max(1.0, width(said, size)))
    return (
        *ground.shapes,
        Box(0, top, wide, top + band, 0, ROLE),
        Text(wide / 2, top + band / 2, said, size, "back"),
    )
