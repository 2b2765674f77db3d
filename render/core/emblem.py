"""Emblems: one kind of unit as a small square picture next to the words on buttons."""

from __future__ import annotations

import io
from collections.abc import Iterator

from PIL import Image, ImageDraw

from render.core.palette import Palette
from render.core.raster import png
from render.core.scene import Ground, Scene, Shape, Sprite, Stamp

#: Pixels of a side, of a rounded corner, and of half a sprite that fits.
SIDE, CORNER, HALF = 128, 30, 44


def emblem(sprite: Sprite, palette: Palette) -> Scene:
    """Lay an emblem out; `sprite` is of half size `HALF`, on the palette's `back`."""
    middle = Stamp(SIDE // 2, SIDE // 2, sprite)
    return Scene(width=SIDE, height=SIDE, palette=palette, base=Ground(_floor), pieces=(middle,))


def _floor() -> Iterator[Shape]:
    return iter(())


def emblem_png(scene: Scene) -> bytes:
    """Draw an emblem as PNG with rounded corners, to be seen on any ground."""
    image = Image.open(io.BytesIO(png(scene))).convert("RGBA")
    mask = Image.new("L", image.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, SIDE - 1, SIDE - 1), CORNER, fill=255)
    image.putalpha(mask)
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
