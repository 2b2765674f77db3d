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
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from threading import Lock
from typing import Any, Generic, NamedTuple, TypeVar

from PIL import Image, ImageChops

from render.core.brush import Brush, extent
from render.core.fonts import FINE
from render.core.palette import Palette, fade, floors, numbered
from render.core.scene import LAYERS, Ground, Polygon, Scene, Shape, Sheet, Split, Sprite, Stamp, Text, Window

try:
    from isal import isal_zlib
except ImportError:  # isal has no wheel for some machines; zlib is slower but otherwise equivalent
    isal_zlib = None  # type: ignore[assignment,unused-ignore]

#: Pixels of a strip of ground that is drawn at once.
STRIP = 128_000
#: Width and height of the patches in which sheets are drawn and kept.
PATCH = 256
#: A sprite of more pixels is cut into pieces of this width and height, and into rows without gaps.
LARGE, PIECE, PLAIN = 40_000, 64, 2_000
#: A sprite's pixel counts from this coverage (of 255); its edge fades into the colour below.
COVERED = 40
Box = tuple[int, int, int, int]
T = TypeVar("T")


class Cache(Generic[T]):
    """Keeps what was made last, up to a weight. Safe in threads; a thing may be made twice, never wrongly."""

    def __init__(self, most: int) -> None:
        self.most, self.weight = most, 0
        self._kept: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T], weigh: Callable[[T], int]) -> T:
        """Return the value cached under a key, computing it when it is missing."""
        with self._lock:
            if kept := self._kept.get(key):
                self._kept.move_to_end(key)
                return kept[0]
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
    """A piece of a sprite ready to paste: table numbers, which of them count, and its edges from the centre.

    Without a mask all of them count. Both are Pillow's inner images: its `Image.paste` looks longer at what
    it is given than most tiles take to be pasted.
    """

    pixels: Any
    mask: Any
    x0: int
    y0: int
    x1: int
    y1: int

    @property
    def size(self) -> int:
        """Number of pixels."""
        return (self.x1 - self.x0) * (self.y1 - self.y0)


#: Grounds ready to draw on, patches of sheets, and many more of both compressed: unpacking one takes a
#: twentieth of drawing it.
_grounds: Cache[Image.Image] = Cache(6_000_000)
_patches: Cache[Image.Image] = Cache(6_000_000)
_packed: Cache[bytes] = Cache(3_000_000)
_tiles: Cache[tuple[Tile, ...]] = Cache(9_000_000)
_files: Cache[bytes] = Cache(2_000_000)


def png(scene: Scene) -> bytes:
    """Draw a scene as a palette PNG. The same scene gives the same bytes; again, it costs nothing.

    Blocking: call it in a worker thread.
    """
    return _files.get(scene.drawn, lambda: encode(canvas(scene), scene.palette), len)


def forget() -> None:
    """Empty all caches, to measure or test a cold start."""
    for cache in (_grounds, _patches, _packed, _tiles, _files):
        cache.clear()


def canvas(scene: Scene, scale: float = 1) -> Image.Image:
    """Draw a scene as table numbers. Column 0 is no part of the picture: it holds the PNG's filter bytes."""
    image = _ground(scene.base, scene, scale)
    for name in LAYERS[1:]:
        _stamp(image, scene.layer(name), scene.palette, scale, "panel" if name == "panel" else "back")
    image.paste(0, (0, 0, 1, image.height))
    return image


def _stamp(image: Image.Image, shapes: Iterable[Shape], palette: Palette, scale: float, over: str) -> None:
    """Paste shapes on a canvas; edges of those that are no stamps fade into a colour."""
    onto = image.im
    for shape in shapes:
        stamp = shape if isinstance(shape, Stamp) else Stamp(0, 0, Sprite((shape,), over))
        x, y = round(stamp.x * scale) + 1, round(stamp.y * scale)
        for pixels, mask, x0, y0, x1, y1 in _cut(stamp.sprite, palette, scale):
            box = (x + x0, y + y0, x + x1, y + y1)
            if mask is None:
                onto.paste(pixels, box)
            else:
                onto.paste(pixels, box, mask)


def encode(image: Image.Image, palette: Palette, level: int = 1) -> bytes:
    """Write a canvas as PNG."""
    flat = [v for colour in palette.table for v in colour]
    packed = (isal_zlib or zlib).compress(image.tobytes(), level)
    head = struct.pack(">IIBBBBB", image.width - 1, image.height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", bytes(flat)), (b"IDAT", packed), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def _ground(base: Ground | Split, scene: Scene, scale: float) -> Image.Image:
    """Return a ground that may be drawn on.

    Joined grounds are not cached: an outline is hardly ever drawn twice.
    """
    if isinstance(base, Split):
        return _joined(base, scene, scale)
    found = _read(base, scene, scale)
    return found if base.window and scale == 1 else found.copy()


def _read(base: Ground, scene: Scene, scale: float) -> Image.Image:
    """Return a ground that is not to be drawn on, since it may be a cached one.

    One seen through a window is put together anew: this takes no longer than unpacking it would.
    """
    if base.window and scale == 1:
        return _seen_through(base.window, base.of, scene)
    return _kept(base, scene, scale)


def _kept(base: Ground, scene: Scene, scale: float) -> Image.Image:
    """Return the cached ground, which must not be drawn on."""
    wide, high = round(scene.width * scale), round(scene.height * scale)
    key = (base, scene.palette, wide, high)

    def drawn() -> Image.Image:
        return _draw_ground(base.shapes, scene.palette, wide, high, scale)

    return _grounds.get(key, lambda: _unpacked(key, drawn, (wide + 1, high)), _weight)


def _unpacked(key: Hashable, draw: Callable[[], Image.Image], size: tuple[int, int]) -> Image.Image:
    """Return an image that is kept compressed, drawn where it is not."""
    packer, fresh = isal_zlib or zlib, list[Image.Image]()

    def drawn() -> bytes:
        fresh.append(draw())
        return bytes(packer.compress(fresh[0].tobytes(), 1))

    packed = _packed.get(key, drawn, len)
    return fresh[0] if fresh else Image.frombytes("P", size, packer.decompress(packed))


def _seen_through(window: Window, of: tuple[Hashable, ...], scene: Scene) -> Image.Image:
    """Put a ground together: its frame, the part of the sheet, and what is above."""
    image, (left, top, right, bottom) = _kept(window.frame, scene, 1).copy(), window.box
    part, x0, y0 = Image.new("P", (right - left, bottom - top)).im, left - window.at[0], top - window.at[1]
    for x in range(x0 // PATCH * PATCH, x0 + right - left, PATCH):
        for y in range(y0 // PATCH * PATCH, y0 + bottom - top, PATCH):
            patch = _patch(window.sheet, scene.palette, x, y).im
            part.paste(patch, (x - x0, y - y0, x - x0 + PATCH, y - y0 + PATCH))  # clipped at the edges
    image.im.paste(part, (left + 1, top, right + 1, bottom))
    _stamp(image, window.above(*of), scene.palette, 1, "back")
    return image


def _patch(sheet: Sheet, palette: Palette, x: int, y: int) -> Image.Image:
    """Return a patch of a sheet by its corner."""
    key = (sheet, palette, x, y)

    def drawn() -> Image.Image:
        near = (x - 2, y - 2, x + PATCH + 2, y + PATCH + 2)  # no shape may end at the patch's own edge
        shapes = tuple(sheet.draw(*sheet.of, near))
        return _draw_ground(shapes, palette, PATCH, PATCH, 1, (x, y)).crop((1, 0, PATCH + 1, PATCH))

    return _patches.get(key, lambda: _unpacked(key, drawn, (PATCH, PATCH)), _weight)


def _joined(base: Split, scene: Scene, scale: float) -> Image.Image:
    """Put two grounds together along an outline, with a step between their floors on it: no hard edge.

    The floor within is filled in and the step drawn; whatever stands on that floor is then pasted over both.
    """
    image, within = _ground(base.beyond, scene, scale), _read(base.within, scene, scale)
    left, top, right, bottom = (v * scale for v in extent((Polygon(base.outline),)))
    (x0, x1), (y0, y1) = _cells(left, right + 2, image.width), _cells(top - 1, bottom + 1, image.height)
    floor, between = floors(scene.palette, *base.floors)
    inks = {"within": floor, "rim": between}
    Brush(image, scale, inks.__getitem__, (1 / scale, 0)).one(
        Polygon(base.outline, "within", "rim", 1 / scale)
    )
    box = (x0, y0, x1, y1)
    part = within.crop(box)
    image.im.paste(part.im, box, _all_but(part, floor).im)
    return image


def _all_but(image: Image.Image, number: int) -> Image.Image:
    """Return a mask of the pixels with another number."""
    return image.point([0 if v == number else 255 for v in range(256)], "1")


def _cells(low: float, high: float, most: int) -> tuple[int, int]:
    """Return the first pixel of a stretch and the first beyond it, at least one and at most `most` apart."""
    first = min(max(0, math.floor(low)), most - 1)
    return first, min(max(first, math.ceil(high)), most - 1) + 1


def _weight(image: Image.Image) -> int:
    return image.width * image.height


def _draw_ground(
    shapes: Sequence[Shape],
    palette: Palette,
    wide: int,
    high: int,
    scale: float,
    corner: tuple[int, int] = (0, 0),
) -> Image.Image:
    """Draw a ground, or the part of it from a corner on.

    It is drawn strip by strip: the memory of all of it three times too large costs more than drawing.
    """
    image, rows = Image.new("P", (wide + 1, high)), min(high, max(2, STRIP // wide // 2 * 2))
    big, (left, up) = Image.new("RGB", (wide * FINE, rows * FINE)), corner
    spans = [(s, [v * scale for v in extent((s,))]) for s in shapes]
    seen = [
        (s, y0 - up - 2, y1 - up + 2)
        for s, (x0, y0, x1, y1) in spans
        if x0 < left + wide + 2 and x1 > left - 2
    ]
    for top in range(0, high, rows):
        below = min(top + rows, high)
        big.paste(palette.rgb("back"), (0, 0, *big.size))
        brush = Brush(big, FINE * scale, palette.rgb, corner=(left * FINE, (up + top) * FINE))
        brush.draw(s for s, y0, y1 in seen if y0 < below and top < y1)
        small = big.reduce(FINE, (0, 0, wide * FINE, (below - top) * FINE))
        image.paste(numbered(small, palette), (1, top))
    return image


def _cut(sprite: Sprite, palette: Palette, scale: float) -> tuple[Tile, ...]:
    return _tiles.get((sprite, palette, scale), lambda: tuple(_draw_tiles(sprite, palette, scale)), _heavy)


def _heavy(tiles: Sequence[Tile]) -> int:
    return 200 + sum(2 * x.size + 200 for x in tiles)


def _draw_tiles(sprite: Sprite, palette: Palette, scale: float) -> Iterator[Tile]:
    left, top, right, bottom = (v * scale for v in extent(sprite.shapes))
    x, y = math.floor(left) - 2, math.floor(top) - 2
    wide, high = math.ceil(right) + 2 - x, math.ceil(bottom) + 2 - y
    at = (-x / scale, -y / scale)
    if len(sprite.shapes) == 1 and isinstance(sprite.shapes[0], Text):  # a single colour: coverage is enough
        cover = Image.new("L", (wide * FINE, high * FINE))
        Brush(cover, FINE * scale, lambda _: 255, at).draw(sprite.shapes)
        counted = cover.reduce(FINE)
        numbers, covers = fade(palette, sprite.over, sprite.shapes[0].fill), _COVERED
    elif few := _few(sprite.shapes):
        cover = Image.new("L", (wide * FINE, high * FINE))
        Brush(cover, FINE * scale, dict(few).__getitem__, at).draw(sprite.shapes)
        counted = cover.reduce(FINE)
        numbers, covers = _mixtures(palette, sprite.over, few)
    else:  # coverage is drawn along with the colours, as a fourth channel
        big = Image.new("RGBX", (wide * FINE, high * FINE), (*palette.rgb(sprite.over), 0))
        Brush(big, FINE * scale, lambda role: (*palette.rgb(role), 255), at).draw(sprite.shapes)
        small = big.reduce(FINE)
        counted, numbers, covers = small.getchannel(3), b"", _COVERED
        pixels = numbered(small.convert("RGB"), palette)
    raw = counted.tobytes()
    covered = Image.frombytes("L", counted.size, raw.translate(covers))
    if numbers:
        pixels = Image.frombytes("P", counted.size, raw.translate(numbers))
    for box in _boxes(covered):
        mask = covered.crop(box)
        counts = None if mask.getextrema() == (255, 255) else mask.convert("1", dither=Image.Dither.NONE).im
        yield Tile(pixels.im.crop(box), counts, x + box[0], y + box[1], x + box[2], y + box[3])


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
    numbers = numbered(small.convert("RGB"), palette).tobytes()
    return numbers.ljust(256, b"\0"), small.getchannel(3).tobytes().translate(_COVERED).ljust(256, b"\0")


def _boxes(covered: Image.Image) -> Iterator[Box]:
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
    gaps = bytes(ImageChops.invert(covered.crop(box)).getprojection()[1])
    run = max(gaps.split(b"\1"), key=len)
    if len(run) * (right - left) < PLAIN:
        yield from _pieces(covered, box)
        return
    first = top + gaps.index(run)
    last = first + len(run)
    yield from _pieces(covered, (left, top, right, first))
    yield left, first, right, last
    yield from _pieces(covered, (left, last, right, bottom))


def _pieces(covered: Image.Image, box: Box) -> Iterator[Box]:
    """Cut a large, mostly empty sprite into many small boxes."""
    left, top, right, bottom = box
    step = PIECE if (right - left) * (bottom - top) > LARGE else max(covered.size)
    for y in range(top, bottom, step):
        for x in range(left, right, step):
            inner = covered.crop((x, y, min(x + step, right), min(y + step, bottom))).getbbox()
            if inner:
                yield x + inner[0], y + inner[1], x + inner[2], y + inner[3]


_COVERED = bytes(255 if v >= COVERED else 0 for v in range(256))
