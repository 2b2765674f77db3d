"""Scenes to PNG: a cached ground, cached sprites, one fixed colour table, and a quick encoder.

The ground is drawn once per size and palette, three times too large, and reduced. All above it is pasted as
sprites made the same way. All pixels are numbers in the palette's table: nothing is quantised when a position
changes, and encoding is the dearest part of a redraw.
"""

from __future__ import annotations

import math
import struct
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from threading import Lock
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from render.core.brush import Brush, extent
from render.core.fonts import FINE
from render.core.palette import SIZE, Palette
from render.core.scene import LAYERS, Ground, Scene, Sprite, Stamp, Text

try:
    from isal import isal_zlib
except ImportError:  # isal has no wheel for every machine; zlib is slower and does as well
    isal_zlib = None  # type: ignore[assignment,unused-ignore]

#: A sprite's pixel counts from this cover on, of 255; its edge fades into the colour it lies over.
COVERED = 40
T = TypeVar("T")


class Cache(Generic[T]):
    """Keeps what was made last, up to a weight. Safe in threads; a thing may be made twice, never wrongly."""

    def __init__(self, most: int) -> None:
        self.most, self.weight = most, 0
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T], weigh: Callable[[T], int]) -> T:
        """Give what is kept under a key, or make it."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key][0]
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = (made, weigh(made))
                self.weight += weigh(made)
            while self.weight > self.most and len(self._kept) > 1:
                self.weight -= self._kept.popitem(last=False)[1][1]
        return made

    def clear(self) -> None:
        """Forget all."""
        with self._lock:
            self._kept.clear()
            self.weight = 0


class Tile(NamedTuple):
    """A sprite ready to paste: table numbers, which of them count, and its corner from the centre."""

    image: Image.Image
    mask: Image.Image
    x: int
    y: int


#: Grounds ready to draw on, and many more of them packed: unpacking takes a twentieth of drawing one anew.
_grounds: Cache[Image.Image] = Cache(12_000_000)
_packed: Cache[bytes] = Cache(6_000_000)
_tiles: Cache[Tile] = Cache(16_000_000)
_files: Cache[bytes] = Cache(4_000_000)


def png(scene: Scene) -> bytes:
    """Draw a scene as a palette PNG. The same scene gives the same bytes; again, it costs nothing.

    Blocking: call it in a worker thread.
    """
    return _files.get(scene, lambda: encode(canvas(scene), scene.palette), len)


def forget() -> None:
    """Empty all caches, to measure or test a cold start."""
    for cache in (_grounds, _packed, _tiles, _files):
        cache.clear()


def canvas(scene: Scene, scale: float = 1) -> Image.Image:
    """Draw a scene as table numbers. Column 0 is no part of the picture: it holds the PNG's filter bytes."""
    image = _ground(scene.base, scene, scale).copy()
    for name in LAYERS[1:]:
        over = "panel" if name == "panel" else "back"
        for shape in scene.layer(name):
            stamp = shape if isinstance(shape, Stamp) else Stamp(0, 0, Sprite((shape,), over))
            tile = _tile(stamp.sprite, scene.palette, scale)
            x, y = round(stamp.x * scale) + tile.x + 1, round(stamp.y * scale) + tile.y
            image.paste(tile.image, (x, y), tile.mask)
    image.paste(0, (0, 0, 1, image.height))
    return image


def encode(image: Image.Image, palette: Palette, level: int = 1) -> bytes:
    """Write a canvas as PNG."""
    flat = [v for colour in palette.table for v in colour]
    packed = (isal_zlib or zlib).compress(image.tobytes(), level)
    head = struct.pack(">IIBBBBB", image.width - 1, image.height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", bytes(flat)), (b"IDAT", packed), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _ground(base: Ground, scene: Scene, scale: float) -> Image.Image:
    wide, high = round(scene.width * scale), round(scene.height * scale)
    key = (base, scene.palette, wide, high)

    packer = isal_zlib or zlib

    def drawn() -> bytes:
        return bytes(packer.compress(_draw_ground(base, scene.palette, wide, high, scale).tobytes(), 1))

    def unpacked() -> Image.Image:
        return Image.frombytes("P", (wide + 1, high), packer.decompress(_packed.get(key, drawn, len)))

    return _grounds.get(key, unpacked, _weight)


def _weight(image: Image.Image) -> int:
    return image.width * image.height


def _draw_ground(base: Ground, palette: Palette, wide: int, high: int, scale: float) -> Image.Image:
    big = Image.new("RGB", (wide * FINE, high * FINE), palette.rgb("back"))
    Brush(big, FINE * scale, palette.rgb).draw(base.shapes)
    image = Image.new("P", (wide + 1, high))
    image.paste(_numbered(big.reduce(FINE), palette), (1, 0))
    return image


def _tile(sprite: Sprite, palette: Palette, scale: float) -> Tile:
    key = (sprite, palette, scale)
    return _tiles.get(key, lambda: _draw_tile(sprite, palette, scale), lambda t: 2 * _weight(t.image) + 200)


def _draw_tile(sprite: Sprite, palette: Palette, scale: float) -> Tile:
    left, top, right, bottom = (v * scale for v in extent(sprite.shapes))
    x, y = math.floor(left) - 2, math.floor(top) - 2
    wide, high = math.ceil(right) + 2 - x, math.ceil(bottom) + 2 - y
    at = (-x / scale, -y / scale)
    if len(sprite.shapes) == 1 and isinstance(sprite.shapes[0], Text):  # one colour: the cover says all
        cover = Image.new("L", (wide * FINE, high * FINE))
        Brush(cover, FINE * scale, lambda _: 255, at).draw(sprite.shapes)
        cover = cover.reduce(FINE)
        fade = _fade(palette, sprite.over, sprite.shapes[0].fill)
        numbered = Image.frombytes("P", cover.size, cover.tobytes().translate(fade))
    else:  # the cover is drawn along with the colours, as a fourth
        big = Image.new("RGBX", (wide * FINE, high * FINE), (*palette.rgb(sprite.over), 0))
        Brush(big, FINE * scale, lambda role: (*palette.rgb(role), 255), at).draw(sprite.shapes)
        small = big.reduce(FINE)
        numbered, cover = _numbered(small.convert("RGB"), palette), small.getchannel(3)
    mask = Image.frombytes("L", cover.size, cover.tobytes().translate(_COVERED)).convert("1")
    return Tile(numbered, mask, x, y)


@lru_cache(256)
def _fade(palette: Palette, over: str, ink: str) -> bytes:
    """Give the table number for each of 256 steps from one colour to another."""
    a, b = palette.rgb(over), palette.rgb(ink)
    steps = [round(x + (y - x) * k / 255) for k in range(256) for x, y in zip(a, b, strict=True)]
    return _numbered(Image.frombytes("RGB", (256, 1), bytes(steps)), palette).tobytes()


_COVERED = bytes(255 if v >= COVERED else 0 for v in range(256))


def _numbered(image: Image.Image, palette: Palette) -> Image.Image:
    """Turn colours into numbers of the table, the nearest each."""
    return image.quantize(palette=_table(palette), dither=Image.Dither.NONE)


@lru_cache(16)
def _table(palette: Palette) -> Image.Image:
    image = Image.new("P", (1, 1))
    colours = palette.table
    padded = (*colours, *(colours[:1] * (SIZE + 1 - len(colours))))
    image.putpalette([v for colour in padded for v in colour])
    return image
