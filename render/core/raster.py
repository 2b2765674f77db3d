"""Scenes to PNG: a cached ground, cached sprites, one fixed colour table, and a quick encoder.

The ground is drawn once per size and palette, three times too large, and reduced. All above it is pasted as
sprites made the same way. All pixels are numbers in the palette's table: nothing is quantised when a position
changes, and encoding is the dearest part of a redraw.
"""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Callable, Hashable, Iterable, Sequence

from PIL import Image

from render.core.brush import Brush, extent
from render.core.fonts import FINE
from render.core.palette import Palette, fade, floors
from render.core.pixels.cache import Cache
from render.core.pixels.tiles import Tile, cut, draw_tiles, numbered, weight_of
from render.core.scene import LAYERS, Box, Ground, Polygon, Scene, Shape, Sheet, Split, Sprite, Stamp, Window

try:
    from isal import isal_zlib
except ImportError:  # isal has no wheel for some machines; zlib is slower but otherwise equivalent
    isal_zlib = None  # type: ignore[assignment,unused-ignore]

#: Pixels of a strip of ground that is drawn at once.
STRIP = 128_000
#: Width and height of the patches in which sheets are drawn and kept.
PATCH = 256

#: Grounds ready to draw on and patches of sheets, and many more of both compressed: unpacking one takes a
#: twentieth of drawing it.
_grounds: Cache[Image.Image] = Cache(12_000_000)
_packed: Cache[bytes] = Cache(3_000_000)
_tiles: Cache[tuple[Tile, ...]] = Cache(9_000_000)
_files: Cache[bytes] = Cache(2_000_000)


def png(scene: Scene) -> bytes:
    """Draw a scene as a palette PNG. The same scene gives the same bytes; again, it costs nothing.

    Blocking: call it in a worker thread.
    """
    return _files.get(scene.content, lambda: encode(canvas(scene), scene.palette), len)


def forget() -> None:
    """Empty all caches, to measure or test a cold start."""
    for cache in (_grounds, _packed, _tiles, _files):
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
    return _ground_image(base, scene, scale)


def _ground_image(base: Ground, scene: Scene, scale: float) -> Image.Image:
    """Return the cached ground, which must not be drawn on."""
    wide, high = round(scene.width * scale), round(scene.height * scale)
    key = (base, scene.palette.name, wide, high)

    def draw() -> Image.Image:
        return _draw_ground(base.shapes, scene.palette, wide, high, scale)

    return _grounds.get(key, lambda: _unpacked(key, draw, (wide + 1, high)), _weight)


def _unpacked(key: Hashable, draw: Callable[[], Image.Image], size: tuple[int, int]) -> Image.Image:
    """Return an image that is kept compressed, drawn where it is not."""
    packer, fresh = isal_zlib or zlib, list[Image.Image]()

    def pack() -> bytes:
        fresh.append(draw())
        return bytes(packer.compress(fresh[0].tobytes(), 1))

    packed = _packed.get(key, pack, len)
    return fresh[0] if fresh else Image.frombytes("P", size, packer.decompress(packed))


def _seen_through(window: Window, of: tuple[Hashable, ...], scene: Scene) -> Image.Image:
    """Put a ground together: the part of the sheet, the frame around it, and what is above."""
    image, (left, top, right, bottom) = Image.new("P", (scene.width + 1, scene.height), None), window.box
    onto, (dx, dy) = image.im, window.at
    for x in range((left - dx) // PATCH * PATCH, right - dx, PATCH):
        for y in range((top - dy) // PATCH * PATCH, bottom - dy, PATCH):
            patch = _patch(window.sheet, scene.palette, x, y).im
            at = x + dx + 1, y + dy
            onto.paste(patch, (*at, at[0] + PATCH, at[1] + PATCH))  # the frame goes over what is too much
    for tile in _around(window, scene):
        onto.paste(tile.pixels, tile[2:])
    _stamp(image, window.above(*of), scene.palette, 1, "back")
    return image


def _around(window: Window, scene: Scene) -> tuple[Tile, ...]:
    """Return the parts of a window's frame above, below, left and right of what is seen through it."""
    wide, high = scene.width + 1, scene.height

    def parts() -> tuple[Tile, ...]:
        left, top, right, bottom = window.box
        beside = (0, 0, left + 1, high), (right + 1, 0, wide, high)
        between = (left + 1, 0, right + 1, top), (left + 1, bottom, right + 1, high)
        return tuple(part(b) for b in (*beside, *between) if b[0] < b[2] and b[1] < b[3])

    def part(box: tuple[int, int, int, int]) -> Tile:
        shapes, (x0, y0, x1, y1) = window.frame.shapes, box
        if fill := _filled(shapes, (x0 - 1, y0, x1 - 1, y1)):
            return Tile(fade(scene.palette, fill, fill)[0], None, *box)
        drawn = _draw_ground(shapes, scene.palette, x1 - x0, y1 - y0, 1, (x0 - 1, y0))
        return Tile(drawn.im.crop((1, 0, *drawn.size)), None, *box)

    return _tiles.get((window.frame, window.box, scene.palette.name, wide, high), parts, weight_of)


def _filled(shapes: Sequence[Shape], box: tuple[int, int, int, int]) -> str:
    """Return the colour of a rectangle that is all to be seen in a box; "" if there is more, or none."""
    for s in reversed(shapes):
        left, top, right, bottom = extent((s,))
        if left > box[2] or right < box[0] - 1 or top > box[3] or bottom < box[1] - 1:
            continue
        whole = left <= box[0] and top <= box[1] and right >= box[2] and bottom >= box[3]
        return s.fill if whole and isinstance(s, Box) and s.plain else ""
    return ""


def _patch(sheet: Sheet, palette: Palette, x: int, y: int) -> Image.Image:
    """Return a patch of a sheet by its corner."""
    key = (sheet, palette.name, x, y)

    def cut_out() -> Image.Image:
        near = (x - 2, y - 2, x + PATCH + 2, y + PATCH + 2)  # no shape may end at the patch's own edge
        shapes, stamps = list[Shape](), list[Stamp]()
        for s in sheet.draw(*sheet.of, near):
            if isinstance(s, Stamp):
                stamps.append(Stamp(s.x - x, s.y - y, s.sprite))
            else:
                shapes.append(s)
        image = _draw_ground(shapes, palette, PATCH, PATCH, 1, (x, y))
        _stamp(image, stamps, palette, 1, "back")
        return image.crop((1, 0, PATCH + 1, PATCH))

    return _grounds.get(key, lambda: _unpacked(key, cut_out, (PATCH, PATCH)), _weight)


def _joined(base: Split, scene: Scene, scale: float) -> Image.Image:
    """Put two grounds together along an outline, with a step between their floors on it: no hard edge.

    The floor within is filled in and the step drawn; whatever stands on that floor is then pasted over both.
    """
    image = _ground(base.beyond, scene, scale)
    left, top, right, bottom = (v * scale for v in extent((Polygon(base.outline),)))
    (x0, x1), (y0, y1) = _cells(left, right + 2, image.width), _cells(top - 1, bottom + 1, image.height)
    floor, between = floors(scene.palette, *base.floors)
    inks = {"within": floor, "rim": between}
    Brush(image, scale, inks.__getitem__, (1 / scale, 0)).one(
        Polygon(base.outline, "within", "rim", 1 / scale)
    )
    onto = image.im
    for pixels, mask, tx0, ty0, tx1, ty1 in _standing(base.within, floor, scene, scale):
        if tx0 < x1 and x0 < tx1 and ty0 < y1 and y0 < ty1:  # a little more than that box shows no difference
            onto.paste(pixels, (tx0, ty0, tx1, ty1), mask)
    return image


def _standing(ground: Ground, floor: int, scene: Scene, scale: float) -> tuple[Tile, ...]:
    """Return what stands on a ground: all its pixels but those of the floor."""

    def found() -> tuple[Tile, ...]:
        image = _read(ground, scene, scale)
        covered = image.point([0 if v == floor else 255 for v in range(256)], "L")
        return tuple(cut(image.im, covered.im, masked=True))

    key = (ground, floor, scene.palette.name, scene.width, scene.height, scale)
    return _tiles.get(key, found, weight_of)


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
    big, (left, up) = Image.new("RGB", (wide * FINE, rows * FINE), None), corner
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
        image.im.paste(numbered(small, palette), (1, top, 1 + wide, below))
    return image


def _cut(sprite: Sprite, palette: Palette, scale: float) -> tuple[Tile, ...]:
    key = (sprite, palette.name, scale)
    return _tiles.get(key, lambda: tuple(draw_tiles(sprite, palette, scale)), weight_of)
