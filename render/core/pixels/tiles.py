"""Sprites as tiles: pieces ready to paste, drawn three times too large and reduced."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image

from render.core import scene
from render.core.brush import Brush, extent
from render.core.fonts import FINE
from render.core.palette import Palette, fade, numbers, tabled
from render.core.scene import Shape, Sprite, Stamp, Text

#: A sprite of more pixels is cut into pieces of this width and height, and into rows without gaps.
LARGE, PIECE, PLAIN = 40_000, 64, 2_000
#: A sprite's pixel counts from this coverage (of 255); its edge fades into the colour below.
COVERED = 40
_COVERED = bytes(255 if v >= COVERED else 0 for v in range(256))
Box = tuple[int, int, int, int]


class Tile(NamedTuple):
    """A piece of a sprite ready to paste: table numbers, which of them count, and its edges from the centre.

    Without a mask all of them count. Both are Pillow's inner images: its `Image.paste` looks longer at what
    it is given than most tiles take to be pasted. Pixels that are all alike are their number.
    """

    pixels: Any
    mask: Any
    x0: int
    y0: int
    x1: int
    y1: int

    @property
    def weight(self) -> int:
        """Bytes of its images, a byte a pixel each."""
        images = (self.mask is not None) + (not isinstance(self.pixels, int))
        return images * (self.x1 - self.x0) * (self.y1 - self.y0)


def numbered(image: Image.Image, palette: Palette) -> Any:
    """Turn colours into numbers of the table, the nearest each. Returns Pillow's inner image.

    `Image.quantize` copies the table for each of its results, which takes longer than a sprite's pixels do.
    """
    return image.im.convert("P", Image.Dither.NONE, tabled(palette).im)


def weight_of(tiles: Sequence[Tile]) -> int:
    """Estimate the bytes that tiles take."""
    return 200 * (1 + len(tiles)) + sum(x.weight for x in tiles)


def draw_tiles(sprite: Sprite, palette: Palette, scale: float) -> Iterator[Tile]:
    """Draw a sprite and cut it into tiles."""
    if (box := _plain(sprite, scale)) is not None:
        yield Tile(fade(palette, sprite.over, sprite.over)[0], None, *box)
        return
    left, top, right, bottom = (v * scale for v in extent(sprite.shapes))
    x, y = math.floor(left) - 2, math.floor(top) - 2
    wide, high = math.ceil(right) + 2 - x, math.ceil(bottom) + 2 - y
    at = (-x / scale, -y / scale)
    if len(sprite.shapes) == 1 and isinstance(sprite.shapes[0], Text):  # a single colour: coverage is enough
        cover = Image.new("L", (wide * FINE, high * FINE))
        Brush(cover, FINE * scale, lambda _: 255, at).draw(sprite.shapes)
        counted = cover.reduce(FINE)
        indices, covers = fade(palette, sprite.over, sprite.shapes[0].fill), _COVERED
    elif few := _few(sprite.shapes):
        cover = Image.new("L", (wide * FINE, high * FINE))
        Brush(cover, FINE * scale, dict(few).__getitem__, at).draw(sprite.shapes)
        counted = cover.reduce(FINE)
        indices, covers = _mixtures(palette, sprite.over, few)
    else:  # coverage is drawn along with the colours, as a fourth channel
        big = Image.new("RGBX", (wide * FINE, high * FINE), (*palette.rgb(sprite.over), 0))
        Brush(big, FINE * scale, lambda role: (*palette.rgb(role), 255), at).draw(sprite.shapes)
        small = big.reduce(FINE)
        counted, indices, covers = small.getchannel(3), b"", _COVERED
        pixels = numbered(small.convert("RGB"), palette)
    covered = counted.im.point(covers, "L")
    if indices:
        pixels = counted.im.point(indices, "P")
    yield from cut(pixels, covered, (x, y))


def cut(pixels: Any, covered: Any, at: tuple[int, int] = (0, 0), *, masked: bool = False) -> Iterator[Tile]:
    """Cut what is covered out of pixels, in tiles; `masked` gives each a mask, also where all of it counts.

    Both are Pillow's inner images. `at` is where their corner is put.
    """
    x, y = at
    for box in _boxes(covered):
        mask = covered.crop(box)
        full = not masked and mask.getextrema() == (255, 255)
        counts = None if full else mask.convert("1", Image.Dither.NONE)
        yield Tile(
            pixels=pixels.crop(box), mask=counts, x0=x + box[0], y0=y + box[1], x1=x + box[2], y1=y + box[3]
        )


def _plain(sprite: Sprite, scale: float) -> Box | None:
    """Return the pixels that a sprite fills if it is a plain rectangle of the colour around it, else None."""
    match sprite.shapes:
        case (scene.Box() as b,) if b.plain and b.fill == sprite.over:
            left, top, right, bottom = (math.floor(v * scale * FINE) for v in (b.x0, b.y0, b.x1, b.y1))
            return left // FINE, top // FINE, right // FINE + 1, bottom // FINE + 1
    return None


def _few(shapes: Sequence[Shape]) -> tuple[tuple[str, int], ...]:
    """Return values to draw shapes with that are of one or two colours and have no letters; () for others.

    They are such that the average over a pixel tells how much of it each colour takes, in ninths: the first
    in ones, the second in tens.
    """
    if any(isinstance(s, Text | Stamp) for s in shapes):
        return ()
    named = (getattr(s, x, "") for s in shapes for x in ("fill", "edge", "halo"))
    roles = tuple(dict.fromkeys(role for role in named if role))
    return tuple(zip(roles, (FINE**2, 10 * FINE**2), strict=False)) if len(roles) < 3 else ()


@lru_cache(256)
def _mixtures(palette: Palette, over: str, few: tuple[tuple[str, int], ...]) -> tuple[bytes, bytes]:
    """Return, for each such average, its index in the colour table and whether it counts as covered."""
    parts, under = FINE**2, (*palette.rgb(over), 0)
    inks = [bytes((*palette.rgb(role), 255)) for role, _ in few]
    pixels = list[bytes]()
    for average in range(10 * parts + 1):
        tens, ones = divmod(average, 10)
        mixed = inks[0] * ones + inks[-1] * tens
        pixels.append((mixed + bytes(under) * parts)[: 4 * parts])
    blocks = Image.frombytes("RGBX", (parts, len(pixels)), b"".join(pixels))
    small = blocks.reduce((parts, 1))
    indices = numbers(small.convert("RGB"), palette)
    return indices.ljust(256, b"\0"), small.getchannel(3).tobytes().translate(_COVERED).ljust(256, b"\0")


def _boxes(covered: Any) -> Iterator[Box]:
    """Return boxes that hold everything covered.

    Rows without a gap get boxes of their own, since those need no mask.
    """
    box = covered.getbbox()
    if box is None:
        return
    left, top, right, bottom = box
    if (bottom - top) * (right - left) < PLAIN:
        yield from _pieces(covered, box)
        return
    gaps = bytes(covered.crop(box).chop_invert().getprojection()[1])
    run = max(gaps.split(b"\1"), key=len)
    if len(run) * (right - left) < PLAIN:
        yield from _pieces(covered, box)
        return
    first = top + gaps.index(run)
    last = first + len(run)
    yield from _pieces(covered, (left, top, right, first))
    yield left, first, right, last
    yield from _pieces(covered, (left, last, right, bottom))


def _pieces(covered: Any, box: Box) -> Iterator[Box]:
    """Cut a large, mostly empty sprite into many small boxes."""
    left, top, right, bottom = box
    step = PIECE if (right - left) * (bottom - top) > LARGE else max(covered.size)
    for y in range(top, bottom, step):
        for x in range(left, right, step):
            inner = covered.crop((x, y, min(x + step, right), min(y + step, bottom))).getbbox()
            if inner:
                yield x + inner[0], y + inner[1], x + inner[2], y + inner[3]
