"""What every panel is put together from: stamps, lines of text, names, captions, stories, banners."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal

from engine.core.rules import Seat
from render.core.fonts import clip, drawable, width, wrap
from render.core.look import Picture
from render.core.scene import SMALLER, Box, Shape, Sprite, Stamp, Text

Anchor = Literal["l", "m", "r"]
#: A rectangle in pixels: left, top, right, bottom.
Rect = tuple[float, float, float, float]
#: Type sizes to try, largest first, each with its line height.
Steps = Sequence[tuple[float, float]]


def put(x: float, y: float, over: str, *shapes: Shape) -> Stamp:
    """Stamp shapes drawn around (0, 0), fading into a colour."""
    return Stamp(round(x), round(y), Sprite(shapes, over))


@lru_cache(4096)
def _text(said: str, size: float, ink: str, over: str, anchor: Anchor, bold: bool, fit: float) -> Sprite:
    return Sprite((Text(0, 0, said, size, ink, anchor, bold, fit),), over)


def text(
    x: float,
    y: float,
    said: str,
    size: float,
    ink: str,
    over: str = "panel",
    *,
    anchor: Anchor = "l",
    bold: bool = True,
    fit: float = 0,
) -> Stamp:
    """Stamp a line of text. `fit` is the width in pixels that it may have, 0 for any.

    It shrinks as far as a phone can show it; then it is cut.
    """
    if fit and size >= SMALLER and width(said, SMALLER, bold=bold) > fit:
        said, size = clip(said, SMALLER, fit, bold=bold), SMALLER
    return Stamp(round(x), round(y), _text(said, size, ink, over, anchor, bold, round(fit)))


def named(picture: Picture, seat: Seat, side: str) -> str:
    """Return a player's name in letters the font can draw, or the name of the side."""
    name = picture.names.get(seat, "")
    return name if drawable(name).letters else side


def caption(said: str, box: Rect, steps: Steps) -> Iterator[Stamp]:
    """Write a text into a box in the largest type that fits; a text that is too long is cut."""
    left, top, right, bottom = box
    room = right - left
    for size, step in steps:
        most = max(1, int((bottom - top) // step))
        lines = wrap(said, size, room, bold=False)
        if len(lines) <= most:
            break
    if len(lines) > most:
        lines = [*lines[: most - 1], clip(" ".join(lines[most - 1 :]), size, room, bold=False)]
    middle = (top + bottom) / 2
    for k, line in enumerate(lines):
        yield text(left, middle + (k - (len(lines) - 1) / 2) * step, line, size, "text", bold=False, fit=room)


def banner(box: Rect, role: str, said: str, why: str, sizes: tuple[float, float]) -> Iterator[Stamp]:
    """Draw who has won in that side's colour ("dim" for a draw), and how, as far as there is room."""
    left, top, right, bottom = box
    ink = "back" if role == "dim" else f"{role}.ink"
    middle, room = (top + bottom) / 2, right - left - 36
    yield put(left, top, "panel", Box(0, 0, right - left, bottom - top, 10, role))
    yield text(left + 18, middle, said, sizes[0], ink, role, fit=room)
    rest = room - width(said, sizes[0]) - 40
    if rest > 160 and why:
        last = clip(why, sizes[1], rest, bold=False)
        yield text(right - 18, middle, last, sizes[1], ink, role, anchor="r", bold=False)


def story(picture: Picture, told: Sequence[str], box: Rect, sizes: Sequence[float]) -> Iterator[Stamp]:
    """Draw what happened, or the caption, in the largest type that fits; the oldest lines go first."""
    left, top, right, bottom = box
    lines = [picture.caption] if picture.caption.strip() else list(told)
    if not lines:
        return
    while True:
        size, said = _largest(lines, right - left, bottom - top, sizes)
        if size or len(lines) == 1:
            break
        lines = lines[1:]
    size = size or sizes[-1]
    y = top + size * 0.7
    for paragraph in said:
        for line in paragraph:
            if y + size * 0.5 > bottom:
                return
            yield text(left, y, line, size, "text", bold=False, fit=right - left)
            y += size * 1.28
        y += size * 0.5


def _largest(
    lines: Sequence[str], wide: float, high: float, sizes: Sequence[float]
) -> tuple[float, list[Sequence[str]]]:
    """Break lines in the largest type in which all of them fit; the size is 0 if they fit in none."""
    said = list[Sequence[str]]()
    for size in sizes:
        said = [wrap(line, size, wide, bold=False) for line in lines]
        if sum(len(x) * size * 1.28 + size * 0.5 for x in said) <= high:
            return size, said
    return 0, said
