"""Scenes: pictures as plain data. Colours are roles of a palette, so that a scene fits every theme.

Lengths are pixels of the finished picture, y grows downwards. Angles are degrees, clockwise from the right.
A layer is drawn in the order of its shapes, the layers in the order of `LAYERS`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:  # words know the size of a board, and must not load Pillow for it
    from render.core.palette import Palette

Point = tuple[float, float]
Role = str
LAYERS = ("base", "marks", "pieces", "overlay", "panel")
#: Maximum length of a picture's description on Discord.
LONGEST_ALT = 1024
LONGEST_BOARD = 1800
#: Width and height of a picture for phones.
PHONE = (780, 640)
#: Height that a picture of play may have at that width, as its content needs.
LOWEST, HIGHEST = 340, 980
#: The three sizes of type on a picture so wide: a score, names, all else. The last is 13 pixels on a phone.
SCORE, NAME, LEAST = 48.0, 28.0, 26.0
#: The smallest type of pictures that are not drawn anew yet.
SMALLER = 20.0


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc, with an edge inside its radius."""

    x: float
    y: float
    r: float
    fill: Role = ""
    edge: Role = ""
    width: float = 0


@dataclass(frozen=True, slots=True)
class Arc:
    """A part of a ring. `width` extends inwards from the radius; `dash` is dash and gap in degrees."""

    x: float
    y: float
    r: float
    start: float
    end: float
    edge: Role
    width: float
    dash: tuple[float, float] = (0, 0)


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed outline, filled or not."""

    points: tuple[Point, ...]
    fill: Role = ""
    edge: Role = ""
    width: float = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A path. `head` is the length of an arrowhead at its end; `halo` separates it from the background."""

    points: tuple[Point, ...]
    edge: Role
    width: float
    dash: tuple[float, float] = (0, 0)
    head: float = 0
    halo: Role = ""
    halo_width: float = 3


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with rounded corners."""

    x0: float
    y0: float
    x1: float
    y1: float
    r: float = 0
    fill: Role = ""
    edge: Role = ""
    width: float = 0

    @property
    def plain(self) -> bool:
        """Return whether it is of one colour to its corners: filling it is all there is to draw."""
        return bool(self.fill) and not self.r and not self.edge


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text, centred on the height of its capitals. `fit` is the width it may have, 0 for any."""

    x: float
    y: float
    text: str
    size: float
    fill: Role
    anchor: Literal["l", "m", "r"] = "m"
    bold: bool = True
    fit: float = 0


@dataclass(frozen=True, slots=True)
class Sprite:
    """Shapes around (0, 0) that are drawn once and pasted often. `over` is the colour its edges fade into."""

    shapes: tuple[Shape, ...]
    over: Role = "back"
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work the hash out once: a sprite is looked up at every redraw."""
        object.__setattr__(self, "_hash", hash((self.shapes, self.over)))

    def __hash__(self) -> int:
        return self._hash


class Stamp(NamedTuple):
    """A sprite put in a place."""

    x: int
    y: int
    sprite: Sprite


Shape = Circle | Arc | Polygon | Line | Box | Text | Stamp


@dataclass(frozen=True, slots=True)
class Sheet:
    """A ground larger than pictures, of which they show parts: each place on it is drawn once for all.

    `draw` gives, from `of` and a box (left, top, right, bottom), the shapes that are seen in that box; stamps
    lie above all others. No coordinate on a sheet is below 0.
    """

    draw: Callable[..., Iterable[Shape]]
    of: tuple[Hashable, ...]
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work the hash out once."""
        object.__setattr__(self, "_hash", hash((self.draw, self.of)))

    def __hash__(self) -> int:
        return self._hash


@dataclass(frozen=True, slots=True)
class Window:
    """How a ground is put together quickly: a frame, in it a part of a sheet, and above both some shapes.

    The sheet's corner is at `at` in the picture, and the part is seen in `box` (left, top, right, bottom).
    `above` gives its shapes from what the ground is of. Few of them should be no stamps.
    """

    sheet: Sheet
    at: tuple[int, int]
    box: tuple[int, int, int, int]
    frame: Ground
    above: Callable[..., Iterable[Shape]]


@dataclass(frozen=True, slots=True)
class Ground:
    """The base layer: what does not change while a game lasts. Drawn once per theme and size.

    `draw` gives its shapes from `of`, and always the same from the same: only pixels are kept of it. Pixels
    of a ground with a `window` are put together as that says, and look as if its shapes had been drawn.
    """

    draw: Callable[..., Iterable[Shape]]
    of: tuple[Hashable, ...] = ()
    window: Window | None = field(default=None, compare=False)
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work the hash out once."""
        object.__setattr__(self, "_hash", hash((self.draw, self.of)))

    def __hash__(self) -> int:
        return self._hash

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Draw them."""
        return tuple(self.draw(*self.of))


@dataclass(frozen=True, slots=True)
class Split:
    """Two grounds in one: one inside an outline, one outside it. Neither is drawn again for it.

    `floors` are the colours in which they differ, inside and outside: the outline has one between the two.
    """

    within: Ground
    beyond: Ground
    outline: tuple[Point, ...]
    floors: tuple[Role, Role]

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """Shapes within."""
        return self.within.shapes


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A picture as data.

    `alt` describes it in words (at most 1024 characters); `writes` returns it as monospaced text (at most
    1800), made only on request. `palette` maps roles to colours. Shapes above the base other than stamps
    have edges that fade into `back`, on the panel into `panel`.
    """

    width: int
    height: int
    palette: Palette
    base: Ground | Split
    marks: tuple[Shape, ...] = ()
    pieces: tuple[Shape, ...] = ()
    overlay: tuple[Shape, ...] = ()
    panel: tuple[Shape, ...] = ()
    alt: str = ""
    writes: Callable[[], str] = field(default=str, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "alt", unmarked(self.alt))

    @property
    def board(self) -> str:
        """Write the text board."""
        return self.writes()

    @property
    def content(self) -> tuple[object, ...]:
        """Return everything that determines the pixels: scenes that share it are one picture."""
        size = (self.width, self.height, self.palette)
        return (*size, self.base, self.marks, self.pieces, self.overlay, self.panel)

    def layer(self, name: str) -> tuple[Shape, ...]:
        """Return the shapes of a layer, the lowest first."""
        found: tuple[Shape, ...] = self.base.shapes if name == "base" else getattr(self, name)
        return found


def arrow(points: Sequence[Point], head: float) -> tuple[list[Point], list[Point]]:
    """Split an arrow into the path of its shaft and its three-cornered head."""
    x1, y1 = points[-1]
    near = next((p for p in reversed(points[:-1]) if math.dist(p, (x1, y1)) >= head * 0.7), points[0])
    length = math.dist(near, (x1, y1)) or 1
    ux, uy = (x1 - near[0]) / length, (y1 - near[1]) / length
    bx, by = x1 - ux * head, y1 - uy * head
    half = head * 0.58
    tip = [(x1, y1), (bx - uy * half, by + ux * half), (bx + uy * half, by - ux * half)]
    body = [p for p in points[:-1] if math.dist(p, (x1, y1)) > head * 0.9] or [points[0]]
    return [*body, (bx + ux * head * 0.2, by + uy * head * 0.2)], tip


def ngon(x: float, y: float, r: float, n: int, turn: float = 0) -> tuple[Point, ...]:
    """Return the corners of a regular polygon; `turn` in degrees."""
    turns = [math.radians(turn + 360 * i / n) for i in range(n)]
    return tuple((x + r * math.cos(a), y + r * math.sin(a)) for a in turns)


#: What an escape keeps from meaning anything, what stands around a stressed or linked text, and what begins
#: a heading, small print or a quotation.
_ESCAPED = re.compile(r"\\([\\*_~`|>#\[\]()<:\-])")
_AROUND = re.compile(r"\*{1,3}|__|~~|\|\||`+|\u200b")
_LINKED = re.compile(r"\[([^\[\]]*)\]\((?:[^()\s]*)\)")
_BEGUN = re.compile(r"^(?:#{1,3} |-# |> )+", re.MULTILINE)


def unmarked(text: str) -> str:
    r"""Return a text as it is read aloud, without Markdown: what an escape protects is kept.

    >>> unmarked(r"**[Ann\*](https://x.y/1)** moves ~~3~~")
    'Ann* moves 3'
    """
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(found[1])
        return "\x00"

    plain = _ESCAPED.sub(keep, text.replace("\x00", ""))
    plain = _AROUND.sub("", _LINKED.sub(r"\1", _BEGUN.sub("", plain)))
    rest = iter(kept)
    return re.sub("\x00", lambda _: next(rest), plain)
