"""Type: the font that comes with Pillow, and what to do with letters it lacks.

The built-in font is a part of Aileron, with plain Latin letters only. `render/fonts` has those of western
Europe in the same design, so that a language looks the same on every machine. Names may have others: accents
are drawn over the letters of more of Europe, and other scripts use a spare font where there is one.
"""

from __future__ import annotations

import math
import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

Font = Any  # Pillow's own stubs declare two unrelated classes here
#: Tried in this order for names in other scripts; nothing depends on their presence.
SPARE = ("DejaVuSans.ttf",)
#: More glyphs in the design of the built-in font (CC0, see the folder).
MORE = "aileron.woff"
#: Everything is drawn larger by this factor, then reduced.
FINE = 3
#: Stroke around bold letters, in em.
BOLD = 0.028
#: Height of capitals, in em.
CAPITALS = 0.71
#: Replacements for letters and signs that neither font has.
SPELLED = {"ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ı": "i", "−": "–"}
#: Accents as strokes around the middle of the letter, in em, y up from the letter's top; a dot is one point.
ACCENTS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "\u0308": (((-0.11, 0.12),), ((0.11, 0.12),)),
    "\u0307": (((0.0, 0.12),),),
    "\u0301": (((-0.04, 0.07), (0.06, 0.19)),),
    "\u0300": (((0.04, 0.07), (-0.06, 0.19)),),
    "\u0302": (((-0.1, 0.07), (0.0, 0.18), (0.1, 0.07)),),
    "\u030c": (((-0.1, 0.18), (0.0, 0.07), (0.1, 0.18)),),
    "\u0306": (((-0.1, 0.17), (-0.05, 0.09), (0.05, 0.09), (0.1, 0.17)),),
    "\u0303": (((-0.12, 0.08), (-0.05, 0.15), (0.05, 0.09), (0.12, 0.16)),),
    "\u0304": (((-0.11, 0.12), (0.11, 0.12)),),
    "\u030a": (((-0.06, 0.12), (0.0, 0.19), (0.06, 0.12), (0.0, 0.06), (-0.06, 0.12)),),
    "\u030b": (((-0.1, 0.07), (-0.03, 0.19)), ((0.04, 0.07), (0.11, 0.19))),
}


class Glyphs(NamedTuple):
    """A text as it is drawn: letters, accents as (place of the letter, accent), and a spare font or ""."""

    letters: str
    accents: tuple[tuple[int, str], ...] = ()
    spare: str = ""


@lru_cache(64)
def font(size: float, spare: str = "") -> Font:
    """Open a font at a size in pixels: the built-in one, `MORE`, or a spare one by its file name."""
    if spare and spare != MORE:
        return ImageFont.truetype(spare, size)
    return (_more() if spare else _built_in()).font_variant(size=size)


@cache
def _built_in() -> Font:
    """Unpack the built-in font. Its sizes share the bytes."""
    return ImageFont.load_default(10)


@cache
def _more() -> Font:
    data = BytesIO((files("render") / "fonts" / MORE).read_bytes())
    return ImageFont.truetype(data, 10, layout_engine=ImageFont.Layout.BASIC)


@cache
def spares() -> tuple[str, ...]:
    """List the spare fonts that this machine has."""
    return tuple(name for name in SPARE if _opens(name))


def _opens(name: str) -> bool:
    try:
        ImageFont.truetype(name, 20)
    except OSError:
        return False
    return True


def _shape(letter: str, spare: str) -> tuple[tuple[int, int], bytes]:
    mask = font(24, spare).getmask(letter)
    return mask.size, bytes(mask)


@lru_cache(4096)
def can_draw(letter: str, spare: str = "") -> bool:
    """Return whether a font can draw a letter; for ours, whether either of its files can."""
    return _has(letter, spare) or (not spare and _has(letter, MORE))


def _has(letter: str, name: str) -> bool:
    """Tell whether a font has a letter; it draws a box for letters that it lacks."""
    return letter == " " or _shape(letter, name) != _shape("\U0010fffd", name)


@lru_cache(4096)
def _font_of(letter: str, spare: str) -> str:
    """Return the font that has a letter."""
    return spare or ("" if _has(letter, "") or not _has(letter, MORE) else MORE)


def plain(text: str) -> str:
    """Remove Markdown escapes, control characters and joiners: one line of what can be seen."""
    if text.isascii() and text.isprintable() and "\\" not in text:  # as most are: nothing to remove
        return " ".join(text.split())
    bare = re.sub(r"\\([*_~|>#`\\\[\]()-])", r"\1", unicodedata.normalize("NFC", text))
    kept = (" " if c.isspace() else c for c in bare if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join("".join(kept).split())


@lru_cache(2048)
def drawable(text: str) -> Glyphs:
    r"""Return a text as it can be drawn. Letters that no font has are left out; the result may be empty.

    >>> drawable("Zoe\u0308 \u200b*")
    Glyphs(letters='Zoë *', accents=(), spare='')
    """
    letters, accents, lacking = _spelled(plain(text))
    if lacking:
        for spare in spares():
            if all(can_draw(c, spare) for c in plain(text)):
                return Glyphs(plain(text), (), spare)
    if lacking and not accents:
        letters = " ".join(letters.split())
    return Glyphs(letters, tuple(accents))


def _spelled(text: str) -> tuple[str, list[tuple[int, str]], bool]:
    """Spell a text with the letters and accents there are, and tell whether any letter is lacking."""
    letters, accents, lacking = "", list[tuple[int, str]](), False
    for c in text:
        if can_draw(c):
            letters += c
            continue
        for part in SPELLED.get(c, unicodedata.normalize("NFD", c)):
            if part in ACCENTS and letters:
                accents.append((len(letters) - 1, part))
            elif can_draw(part):
                letters += part
            elif unicodedata.category(part) != "Mn":
                lacking = True
    return letters, accents, lacking


class Letter(NamedTuple):
    """A letter ready to be put down: its cover, the corner of that from the pen, and the way to the next.

    The cover is one of Pillow's inner images.
    """

    cover: Any
    x: int
    y: int
    advance: float


@lru_cache(2048)
def letter(c: str, size: float, stroke: float, spare: str = "") -> Letter:
    """Draw a letter once, `size` pixels high with a stroke around it: tracing its outline is what text costs.

    The built-in font knows no kerning, so that a line is its letters side by side.
    """
    f = font(size, spare or _font_of(c, ""))
    left, top, right, bottom = f.getbbox(c, anchor="ls", stroke_width=stroke)
    x, y = math.floor(left) - 1, math.floor(top) - 1
    if right <= left or c == " ":
        return Letter(None, 0, 0, f.getlength(c))
    cover = Image.new("L", (math.ceil(right) + 1 - x, math.ceil(bottom) + 1 - y))
    ImageDraw.Draw(cover).text((-x, -y), c, 255, f, "ls", stroke_width=stroke, stroke_fill=255)
    return Letter(cover.im, x, y, f.getlength(c))


@lru_cache(4096)
def advance(c: str, px: float) -> float:
    """Return the way from a letter of ours to the next, in a type of `px` pixels."""
    return float(font(px, _font_of(c, "")).getlength(c))


@lru_cache(4096)
def width(text: str, size: float, *, bold: bool = True) -> float:
    """Measure a line of text in pixels."""
    d, px = drawable(text), FINE * size
    if d.spare:  # its letters may join
        long = float(font(px, d.spare).getlength(d.letters))
    else:
        long = sum([advance(c, px) for c in d.letters])
    return long / FINE + (2 * BOLD * size if bold else 0)


def clip(text: str, size: float, room: float, *, bold: bool = True) -> str:
    """Shorten a text to a width in pixels. No picture has room for more than 200 letters."""
    text = text[:200]
    if width(text, size, bold=bold) <= room:
        return text
    while text and width(text + "…", size, bold=bold) > room:
        text = text[:-1].rstrip()
    return text + "…"


def wrap(text: str, size: float, room: float, *, bold: bool = True) -> list[str]:
    """Break a text into lines of at most a width in pixels, at its spaces."""
    lines, line, long = list[str](), "", 0.0
    gap = width("n n", size, bold=False) - 2 * width("n", size, bold=False)
    for word in text.split():
        more = width(word, size, bold=bold)
        if line and long + gap + more > room:
            lines.append(line)
            line, long = "", 0.0
        line, long = f"{line} {word}".strip(), long + (gap if line else 0) + more
    return [*lines, line] if line else lines
