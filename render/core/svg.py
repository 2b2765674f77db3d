"""Scenes to SVG: the same shapes as in pixels, as elements coloured by a style sheet.

Every shape is written once and referenced where it is used, so that the scenes of a game share common parts.
Texts stay texts: they can be selected, and a browser draws them in the font of our pictures.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from xml.etree import ElementTree as ET  # nosec B405
from zlib import crc32

from render.core.fonts import BOLD, CAPITALS, plain, width
from render.core.scene import (
    LAYERS,
    Arc,
    Box,
    Circle,
    Ground,
    Line,
    Point,
    Polygon,
    Role,
    Scene,
    Shape,
    Split,
    Sprite,
    Stamp,
    Text,
    arrow,
)

#: The thinnest line that can be seen, in pixels.
THIN = 0.4
#: Angles from which on an arc is a full circle.
FULL = 359.99
#: Approximate number of shapes in a part of a ground.
STRETCH = 24
ANCHORS = {"l": "start", "m": "middle", "r": "end"}

#: An empty element, which browsers write with a closing tag.
_CLOSED = re.compile(r"<(\w+)([^<>]*)/>")

Placed = tuple[int, int, int]
"""A part of a `Sheet` by its number, and where it is put."""


class Sheet:
    """The parts that scenes consist of, each written once, and the roles that they are coloured with.

    `parts[i]` is the content of part `i`. Colours are classes: `f3` fills with role number 3, `s3` draws
    lines in it.
    """

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.roles: dict[Role, int] = {}
        self._numbers: dict[object, int] = {}
        self._grounds: dict[Ground | Split, tuple[int, ...]] = {}

    def ground(self, base: Ground | Split) -> tuple[int, ...]:
        """Return the parts of a scene's ground, the lowest first. Grounds share common parts."""
        if base not in self._grounds:
            if isinstance(base, Split):
                parts = [self._part(base, lambda: self._joined(base))]
            else:
                parts = [self._part(x, lambda x=x: x) for x in _stretches(map(self._one, base.shapes))]  # type: ignore[misc]
            self._grounds[base] = tuple(parts)
        return self._grounds[base]

    def above(self, scene: Scene) -> list[Placed]:
        """Return the shapes above the ground of a scene, the lowest first."""
        return [self._place(x) for name in LAYERS[1:] for x in scene.layer(name)]

    def _place(self, shape: Shape) -> Placed:
        if isinstance(shape, Stamp):
            sprite = shape.sprite
            return self._part(sprite, lambda: self._all(sprite.shapes)), shape.x, shape.y
        return self._part(shape, lambda: self._one(shape)), 0, 0

    def _part(self, key: Split | Shape | Sprite | str, write: Callable[[], str]) -> int:
        found = self._numbers.get(key)
        if found is None:
            written = write()
            found = self._numbers.get(written)  # equal shapes share a part
            if found is None:
                found = self._numbers[written] = len(self.parts)
                self.parts.append(_CLOSED.sub(r"<\1\2></\1>", written))
            self._numbers[key] = found
        return found

    def _joined(self, base: Split) -> str:
        """Write two grounds in one, the inner one cut out by an outline of its own."""
        name = f"cut{len(self.parts)}"
        cut = f'<clipPath id="{name}"><path d="{_path(base.outline, shut=True)}"/></clipPath>'
        inner = f'<g clip-path="url(#{name})">{self._all(base.within.shapes)}</g>'
        within, beyond = base.floors
        rim = self._one(Polygon(base.outline, "", f"{within}~{beyond}~50", 1))
        return f"{self._all(base.beyond.shapes)}{cut}{inner}{rim}"

    def _all(self, shapes: Sequence[Shape]) -> str:
        return "".join(map(self._one, shapes))

    def _one(self, shape: Shape) -> str:
        """Write a shape."""
        match shape:
            case Polygon():
                paint = self._paint(shape.fill, shape.edge, shape.width)
                return f'<path d="{_path(shape.points, shut=True)}"{paint}/>'
            case Line():
                return "".join(self._line(shape))
            case Text():
                return self._text(shape)
            case Circle():
                return self._circle(shape)
            case Box():
                return self._box(shape)
            case Arc():
                return self._arc(shape)
            case Stamp():
                inner = self._all(shape.sprite.shapes)
                return f'<g transform="translate({shape.x} {shape.y})">{inner}</g>'
            case _:
                raise TypeError(f"{shape!r} is no shape")

    def _paint(self, fill: Role, edge: Role = "", wide: float = 0, more: str = "") -> str:
        """Write the classes of a shape, and how wide its line is."""
        classes = [*([f"f{self._role(fill)}"] if fill else []), *([f"s{self._role(edge)}"] if edge else [])]
        classes += [more] if more else []
        line = f' stroke-width="{_n(max(wide, THIN))}"' if edge else ""
        return f' class="{" ".join(classes)}"{line}'

    def _role(self, role: Role) -> int:
        return self.roles.setdefault(role, len(self.roles))

    def _circle(self, c: Circle) -> str:
        r = max(c.r - c.width / 2, 0) if c.edge else c.r
        return f'<circle cx="{_n(c.x)}" cy="{_n(c.y)}" r="{_n(r)}"{self._paint(c.fill, c.edge, c.width)}/>'

    def _box(self, b: Box) -> str:
        inset = b.width / 2 if b.edge else 0
        wide, high = max(b.x1 - b.x0 - 2 * inset, 0), max(b.y1 - b.y0 - 2 * inset, 0)
        r = f' rx="{_n(b.r - inset)}"' if b.r > inset else ""
        place = f'x="{_n(b.x0 + inset)}" y="{_n(b.y0 + inset)}" width="{_n(wide)}" height="{_n(high)}"'
        return f"<rect {place}{r}{self._paint(b.fill, b.edge, b.width)}/>"

    def _arc(self, a: Arc) -> str:
        r = max(a.r - a.width / 2, 0)
        paint = self._paint("", a.edge, a.width, "butt")
        if a.dash[0]:
            around = math.radians(1) * r
            paint += f' stroke-dasharray="{_n(a.dash[0] * around)} {_n(a.dash[1] * around)}"'
        if a.end - a.start > FULL:
            turn = f' transform="rotate({_n(a.start)} {_n(a.x)} {_n(a.y)})"' if a.start and a.dash[0] else ""
            return f'<circle cx="{_n(a.x)}" cy="{_n(a.y)}" r="{_n(r)}"{paint}{turn}/>'
        (x0, y0), (x1, y1) = (
            (a.x + r * math.cos(t), a.y + r * math.sin(t)) for t in map(math.radians, (a.start, a.end))
        )
        large = int(a.end - a.start > 180)
        return f'<path d="M{_n(x0)} {_n(y0)}A{_n(r)} {_n(r)} 0 {large} 1 {_n(x1)} {_n(y1)}"{paint}/>'

    def _line(self, n: Line) -> Iterator[str]:
        body, tip = list(n.points), list[Point]()
        if n.head:
            body, tip = arrow(n.points, n.head)
        path = _path(body)
        if n.halo:
            yield f'<path d="{path}"{self._paint("", n.halo, n.width + 2 * n.halo_width)}/>'
            if tip:
                yield f'<path d="{_path(tip, shut=True)}"{self._paint(n.halo, n.halo, 2 * n.halo_width)}/>'
        dash = f' stroke-dasharray="{_n(n.dash[0])} {_n(n.dash[1])}"' if n.dash[0] else ""
        yield f'<path d="{path}"{self._paint("", n.edge, n.width)}{dash}/>'
        if tip:
            yield f'<path d="{_path(tip, shut=True)}"{self._paint(n.edge)}/>'

    def _text(self, t: Text) -> str:
        said = plain(t.text)
        if not said:
            return ""
        size = t.size
        if t.fit and (wide := width(t.text, size, bold=t.bold)) > t.fit:
            size *= t.fit / wide
        anchor = "" if t.anchor == "l" else f' text-anchor="{ANCHORS[t.anchor]}"'
        paint = self._paint(t.fill, t.fill if t.bold else "", 2 * BOLD * size)
        place = f'x="{_n(t.x)}" y="{_n(t.y + CAPITALS / 2 * size)}" font-size="{_n(size)}"'
        return f"<text {place}{anchor}{paint}>{_safe(said)}</text>"


def tree(part: str) -> list[object]:
    """Return a part of a sheet as data: its elements as [name, attributes, *children], texts as they are.

    >>> tree('<path d="M0 0"></path><text>a &lt; b</text>')
    [['path', {'d': 'M0 0'}], ['text', {}, 'a < b']]
    """
    written = part.replace("&nbsp;", "\xa0")  # which XML does not know by name
    return _tree(ET.fromstring(f"<g>{written}</g>"))[2:]  # written by us  # noqa: S314  # nosec B314


def _tree(element: ET.Element) -> list[object]:
    return [element.tag, dict(element.attrib), *filter(None, [element.text]), *map(_tree, element)]


def _stretches(written: Iterable[str]) -> Iterator[str]:
    """Cut a long row of shapes where some of them say so, always the same: rows that are alike share most."""
    stretch = list[str]()
    for x in written:
        stretch.append(x)
        if crc32(x.encode()) % STRETCH == 0:
            yield "".join(stretch)
            stretch = []
    yield "".join(stretch)


def _safe(text: str) -> str:
    """Write a text as a browser would write it back."""
    return escape(text, quote=False).replace("\xa0", "&nbsp;")


def _n(x: float, places: int = 2) -> str:
    """Write a number with a maximum of decimal places.

    >>> _n(3.14159), _n(2.0), _n(-0.001)
    ('3.14', '2', '0')
    """
    said = f"{x:.{places}f}".rstrip("0").rstrip(".")
    return "0" if said == "-0" else said


def _path(points: Sequence[Point], *, shut: bool = False) -> str:
    """Write a path through points, to a tenth of a pixel.

    >>> _path([(0, 0), (1.52, 0), (1.52, 2)], shut=True)
    'M0 0L1.5 0L1.5 2Z'
    """
    return "M" + "L".join(f"{_n(x, 1)} {_n(y, 1)}" for x, y in points) + ("Z" if shut else "")
