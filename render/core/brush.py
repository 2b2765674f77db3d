"""Shapes onto a Pillow canvas: one function a shape, at any scale, in colours or as a mask."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, pairwise

from PIL import Image, ImageDraw

from render.core.fonts import ACCENTS, BOLD, CAPITALS, drawable, font, letter, width
from render.core.scene import Arc, Box, Circle, Line, Point, Polygon, Shape, Stamp, Text, arrow

Ink = int | tuple[int, ...]
Edges = tuple[float, float, float, float]


class Brush:
    """Draws shapes on an image at `scale` pixels per unit. `ink` turns a role into a pixel value.

    The image may be a part of a larger one, `corner` pixels from its left and upper edges: it gets exactly
    the pixels that the larger one would have there.
    """

    def __init__(
        self,
        image: Image.Image,
        scale: float,
        ink: Callable[[str], Ink],
        at: Point = (0, 0),
        corner: tuple[int, int] = (0, 0),
    ) -> None:
        self.image, self.d = image, ImageDraw.Draw(image)
        self.paste = image.im.paste  # of the inner image: Pillow's own method checks its arguments at length
        self.scale, self.ink, self.at = scale, ink, at
        self.left, self.top = corner
        self.whole = corner == (0, 0)

    def draw(self, shapes: Iterable[Shape]) -> None:
        """Draw shapes, the lowest first."""
        for shape in shapes:
            self.one(shape)

    def one(self, shape: Shape) -> None:
        """Draw a shape."""
        match shape:
            case Polygon():
                self._polygon(shape)
            case Line():
                self._line(shape)
            case Text():
                self._text(shape)
            case Circle():
                self._circle(shape)
            case Box():
                self._rounded(shape)
            case Stamp():
                self._stamp(shape)
            case Arc():
                self._arc(shape)
            case _:
                raise TypeError(f"{shape!r} is no shape")

    def _x(self, x: float) -> float:
        return (x + self.at[0]) * self.scale

    def _y(self, y: float) -> float:
        return (y + self.at[1]) * self.scale

    def _box(self, x: float, y: float, r: float) -> Edges:
        return self._in_part((self._x(x - r), self._y(y - r), self._x(x + r), self._y(y + r)))

    def _in_part(self, box: Edges) -> Edges:
        """Move a box into the part. Pillow cuts numbers off at the point, towards 0: that comes first."""
        if self.whole:
            return box
        left, top = self.left, self.top
        return int(box[0]) - left, int(box[1]) - top, int(box[2]) - left, int(box[3]) - top

    def _path(self, points: Sequence[Point]) -> Sequence[Point]:
        if self.whole:
            return points
        left, top = self.left, self.top
        return [(int(x) - left, int(y) - top) for x, y in points]

    def _points(self, points: Sequence[Point]) -> list[Point]:
        (dx, dy), scale = self.at, self.scale
        return [((x + dx) * scale, (y + dy) * scale) for x, y in points]

    def _wide(self, width: float) -> int:
        return max(1, round(width * self.scale))

    def _maybe(self, role: str) -> Ink | None:
        return self.ink(role) if role else None

    def _circle(self, c: Circle) -> None:
        self.d.ellipse(
            self._box(c.x, c.y, c.r),
            fill=self._maybe(c.fill),
            outline=self._maybe(c.edge),
            width=self._wide(c.width) if c.edge else 0,
        )

    def _arc(self, a: Arc) -> None:
        on, off = a.dash if a.dash[0] else (a.end - a.start, 0)
        at = a.start
        while at < a.end - 1e-6:
            self.d.arc(
                self._box(a.x, a.y, a.r),
                at,
                min(at + on, a.end),
                fill=self.ink(a.edge),
                width=self._wide(a.width),
            )
            at += on + off

    def _polygon(self, p: Polygon) -> None:
        points = self._points(p.points)
        if p.fill:
            self.d.polygon(self._path(points), fill=self.ink(p.fill))
        if p.edge:
            self._stroke([*points, *points[:2]], self.ink(p.edge), p.width * self.scale)

    def _rounded(self, b: Box) -> None:
        x0, y0, x1, y1 = self._x(b.x0), self._y(b.y0), self._x(b.x1), self._y(b.y1)
        rounded = (
            x0 - self.left,
            y0 - self.top,
            x1 - self.left,
            y1 - self.top,
        )  # Pillow rounds these corners itself
        square = self._in_part((x0, y0, x1, y1))
        if b.plain:  # the same as drawing a rectangle, but much faster
            left, top, right, bottom = map(int, square)
            self.paste(self.ink(b.fill), (left, top, right + 1, bottom + 1))
            return
        self.d.rounded_rectangle(
            rounded if b.r else square,
            b.r * self.scale,
            fill=self._maybe(b.fill),
            outline=self._maybe(b.edge),
            width=self._wide(b.width) if b.edge else 0,
        )

    def _line(self, n: Line) -> None:
        body, tip = list(n.points), list[Point]()
        if n.head:
            body, tip = arrow(n.points, n.head)
        if n.halo:
            ink = self.ink(n.halo)
            self._stroke(self._points(body), ink, (n.width + 2 * n.halo_width) * self.scale)
            if tip:
                around = self._points([*tip, *tip[:2]])
                self.d.polygon(self._path(around), fill=ink)
                self._stroke(around, ink, 2 * n.halo_width * self.scale)
        for piece in dashes(body, *n.dash) if n.dash[0] else [body]:
            self._stroke(self._points(piece), self.ink(n.edge), n.width * self.scale)
        if tip:
            self.d.polygon(self._path(self._points(tip)), fill=self.ink(n.edge))

    def _stroke(self, points: list[Point], ink: Ink, wide: float) -> None:
        """Draw a path with round ends, and round joints where it turns."""
        self.d.line(self._path(points), fill=ink, width=max(1, round(wide)))
        r = wide / 2
        if r <= 1:
            return
        turns = (b for a, b, c in zip(points, points[1:], points[2:], strict=False) if _turns(a, b, c))
        for x, y in (points[0], points[-1], *turns):
            self.d.ellipse(self._in_part((x - r, y - r, x + r, y + r)), fill=ink)

    def _text(self, t: Text) -> None:
        d = drawable(t.text)
        if not d.letters:
            return
        size = t.size
        if t.fit and (wide := width(t.text, size, bold=t.bold)) > t.fit:
            size *= t.fit / wide
        px = size * self.scale
        stroke = BOLD * px if t.bold else 0
        # scripts in a spare font may join their letters, so they are drawn whole
        line = [letter(c, px, stroke, d.spare) for c in ((d.letters,) if d.spare else d.letters)]
        ends = [0.0, *accumulate(x.advance for x in line)]
        left = self._x(t.x) - {"l": 0.0, "m": 0.5, "r": 1.0}[t.anchor] * ends[-1]
        left += {"l": stroke, "m": 0.0, "r": -stroke}[t.anchor]
        base = self._y(t.y) + CAPITALS / 2 * px
        ink, down = self.ink(t.fill), round(base) - self.top
        for x, at in zip(line, ends, strict=False):
            if x.cover:
                x0, y0 = round(left + at) - self.left + x.x, down + x.y
                wide, high = x.cover.size
                self.paste(ink, (x0, y0, x0 + wide, y0 + high), x.cover)
        for i, accent in d.accents:
            middle = left + (ends[i] + ends[i + 1]) / 2
            high = -font(px, d.spare).getbbox(d.letters[i], anchor="ls")[1]
            self._accent(accent, (middle, base - high), px, ink, bold=t.bold)

    def _accent(self, accent: str, top: Point, px: float, ink: Ink, *, bold: bool) -> None:
        thick = px * (0.085 + (BOLD if bold else 0))
        for stroke in ACCENTS[accent]:
            points = [(top[0] + x * px, top[1] - y * px) for x, y in stroke]
            if len(points) == 1:
                (x, y), r = points[0], thick * 0.62
                self.d.ellipse(self._in_part((x - r, y - r, x + r, y + r)), fill=ink)
            else:
                self._stroke(points, ink, thick)

    def _stamp(self, s: Stamp) -> None:
        was = self.at
        self.at = (was[0] + s.x, was[1] + s.y)
        self.draw(s.sprite.shapes)
        self.at = was


def _turns(a: Point, b: Point, c: Point) -> bool:
    """Return whether a path turns at b by more than about six degrees, so that its outer edge would gape."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]
    return abs(ux * vy - uy * vx) > 0.1 * (ux * vx + uy * vy)


def dashes(points: Sequence[Point], on: float, off: float) -> list[list[Point]]:
    """Cut a path into dashes of a length with gaps between."""
    pieces, piece, left, drawing = list[list[Point]](), [points[0]], on, True
    for a, b in pairwise(points):
        here, rest = a, math.dist(a, b)
        while rest > left:
            t = left / rest
            here = (here[0] + (b[0] - here[0]) * t, here[1] + (b[1] - here[1]) * t)
            if drawing:
                pieces.append([*piece, here])
            rest, drawing = rest - left, not drawing
            piece, left = [here], on if drawing else off
        left -= rest
        piece.append(b)
    return [*pieces, piece] if drawing and len(piece) > 1 else pieces


def extent(shapes: Iterable[Shape]) -> tuple[float, float, float, float]:
    """Return the bounding box of shapes: left, top, right, bottom."""
    boxes = [_extent(s) for s in shapes]
    return (
        min(b[0] for b in boxes),
        min(b[1] for b in boxes),
        max(b[2] for b in boxes),
        max(b[3] for b in boxes),
    )


def _extent(s: Shape) -> tuple[float, float, float, float]:
    match s:
        case Circle():
            return s.x - s.r, s.y - s.r, s.x + s.r, s.y + s.r
        case Arc():
            return _around(_along(s), 0)
        case Box():
            return s.x0, s.y0, s.x1, s.y1
        case Polygon():
            return _around(s.points, s.width / 2)
        case Line():
            out = s.width / 2 + (s.halo_width if s.halo else 0)
            points = [*s.points, *arrow(s.points, s.head)[1]] if s.head else s.points
            return _around(points, out)
        case Text():
            wide = width(s.text, s.size, bold=s.bold)
            wide = min(wide, s.fit) if s.fit else wide
            left = s.x - {"l": 0.0, "m": 0.5, "r": 1.0}[s.anchor] * wide
            spare = 1 + wide * 0.01  # widths vary a little with the size
            return left - spare, s.y - s.size * 0.75, left + wide + spare, s.y + s.size * 0.7
        case Stamp():
            a, b, c, d = extent(s.sprite.shapes)
            return a + s.x, b + s.y, c + s.x, d + s.y


def _along(a: Arc) -> list[Point]:
    """Sample the two edges of an arc; the error stays below a pixel in a hundred."""
    steps = max(2, math.ceil((a.end - a.start) / 10))
    turns = [math.radians(a.start + (a.end - a.start) * k / steps) for k in range(steps + 1)]
    radii = (a.r * 1.004, a.r - a.width)
    return [(a.x + r * math.cos(t), a.y + r * math.sin(t)) for t in turns for r in radii]


def _around(points: Sequence[Point], out: float) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - out, min(ys) - out, max(xs) + out, max(ys) + out
