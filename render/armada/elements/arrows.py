"""Orders and moves as arrows, each with a plaque that says who does what."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.armada.elements.glyphs import sign
from render.armada.elements.ground import inset
from render.armada.elements.layout import SECTORS, Frame, Place, edge
from render.core.brush import extent
from render.core.fonts import width
from render.core.labels import plate, plate_size
from render.core.scene import Box, Circle, Line, Point, Shape, Sprite, Stamp, Text

Box_ = tuple[float, float, float, float]
HIGH = 32
SIZE = 22
#: How far an arrow reaches into the space it goes to.
DEEP = 26
STEPS = 20
#: An arrow shorter than this reaches in deeper, so that its head is visible beside the plaque.
SHORT = 170
#: Positions of a plaque beside its arrow, in shares of its width and height, the best first.
ACROSS, DOWN = (0, -0.3, 0.3, -0.5, 0.5, -0.6, 0.6), (0, -0.6, 0.6, -1.2, 1.2)
BESIDE = tuple((x, y) for y in DOWN for x in ACROSS)
#: Square pixels of the room around a space's number that a label may take.
NAME_MARGIN = 60
#: Bends to try, as a share of the path's length.
BENDS = (0, 0.16, -0.16, 0.3, -0.3, 0.45, -0.45, 0.62, -0.62)


@dataclass(frozen=True, slots=True)
class Order:
    """What some units do: from a space to a space (the same: they stay), the sign of it, and who they are.

    `way` is "move", "send" for probes and seekers, or "teleport".
    """

    start: str
    to: str
    sign: str
    who: str
    way: str = "move"
    ink: str = "lit"


@lru_cache(1024)
def plaque(name: str, who: str, ink: str) -> Sprite:
    """Draw a sign and names on a plate around (0, 0); without a sign it has the size of a phone's type."""
    if not name:
        return plate(who, ink, filled=False)
    text = width(who, SIZE) if who else 0
    wide = HIGH + (text + 14 if who else 0)
    left = -wide / 2
    shapes: list[Shape] = [
        Box(left - 3, -HIGH / 2 - 3, left + wide + 3, HIGH / 2 + 3, HIGH / 2 + 3, "back"),
        Box(left, -HIGH / 2, left + wide, HIGH / 2, HIGH / 2, "back", ink, 2.5),
        Circle(left + HIGH / 2, 0, HIGH / 2, ink),
    ]
    shapes += sign(
        name, left + HIGH / 2, 0, HIGH * 0.31, f"{ink}.ink" if ink in {"lit", "one", "two"} else "back"
    )
    if who:
        shapes.append(Text(left + HIGH + 5, 0, who, SIZE, ink, "l"))
    return Sprite(tuple(shapes), "back")


def _bow(a: Point, b: Point, bend: float) -> tuple[Point, ...]:
    """Return a curve from one point to another that swings out by `bend` times its length."""
    if not bend:
        return a, b
    mx, my = (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend
    ts = [k / STEPS for k in range(STEPS + 1)]
    return tuple(
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * mx + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * my + t * t * b[1],
        )
        for t in ts
    )


@lru_cache(512)
def path(f: Frame, start: str, to: str, off: float) -> tuple[Point, ...]:
    """Return the path between two spaces, shifted sideways by `off` and bent around obstacles."""
    best: tuple[float, tuple[Point, ...]] = (9e9, ())
    for bend in BENDS:
        if best[0] <= abs(bend) * 6:
            break  # nor can those that bend more be better
        way = _way(f, start, to, off, bend)
        points = _fine(way)
        in_the_way = _spaces(f, start, to, points)
        worst = sum(_inside(f, p, in_the_way) for p in points) + abs(bend) * 6
        if worst < best[0]:
            best = (worst, way)
    return best[1]


def _way(f: Frame, start: str, to: str, off: float, bend: float) -> tuple[Point, ...]:
    a, b = f.places[start], f.places[to]
    dx, dy = b.x - a.x, b.y - a.y
    far = math.hypot(dx, dy)
    nx, ny = -dy / far * off, dx / far * off
    swing = (a.x + b.x) / 2 - dy * bend, (a.y + b.y) / 2 + dx * bend
    (ax, ay), (bx, by) = edge(start, swing, -6, f), edge(to, swing, -DEEP, f)
    if math.dist((ax, ay), (bx, by)) < SHORT:
        bx, by = edge(to, swing, -2.6 * DEEP, f)
    return _bow((ax + nx, ay + ny), (bx + nx, by + ny), bend)


def _fine(way: tuple[Point, ...]) -> list[Point]:
    """Sample twenty-one points along a path."""
    if len(way) > 2:
        return list(way)
    (ax, ay), (bx, by) = way
    return [(ax + (bx - ax) * k / STEPS, ay + (by - ay) * k / STEPS) for k in range(STEPS + 1)]


def _spaces(f: Frame, start: str, to: str, points: Sequence[Point]) -> list[Box_]:
    """Return the other spaces that points may lie in, each with a margin at its sides."""
    found = [
        (q.x - q.wide * 0.5, q.y - q.high * 0.55, q.x + q.wide * 0.5, q.y + q.high * 0.55)
        for name, q in f.places.items()
        if name not in {start, to}
    ]
    return _near(found, _around([(x, y, x, y) for x, y in points]))


def _inside(f: Frame, p: Point, spaces: Sequence[Box_]) -> float:
    """Count a point that is in one of some spaces, or outside the board."""
    x, y = p
    left, top, right, bottom = f.edges
    if not (left + 12 < x < right - 12 and top + 12 < y < bottom - 12):
        return 3
    return 1 if any(x0 < x < x1 and y0 < y < y1 for x0, y0, x1, y1 in spaces) else 0


@lru_cache(64)
def draw_orders(
    f: Frame, orders: tuple[Order, ...], chips: tuple[Box_, ...] = ()
) -> tuple[tuple[Shape, ...], tuple[Stamp, ...]]:
    """Draw orders: first the arrows, then the plaques, over all of them and as few of the chips as may be."""
    lines: list[Shape] = []
    plates: list[Stamp] = []
    taken: list[Box_] = []
    by_way: dict[tuple[str, str], list[Order]] = {}
    for o in orders:
        by_way.setdefault((o.start, o.to), []).append(o)
    for (start, to), group in by_way.items():
        if start == to:
            plates += _staying(f, start, group, taken, chips)
    for (start, to), group in by_way.items():
        if start != to:
            both = (to, start) in by_way
            for k, o in enumerate(group):
                off = (k - (len(group) - 1) / 2) * 40 + (20 if both else 0)
                line, said = _arrow(f, o, off, taken, chips)
                lines.append(line)
                plates += said
    return tuple(lines), tuple(plates)


def _arrow(
    f: Frame, o: Order, off: float, taken: list[Box_], chips: Sequence[Box_]
) -> tuple[Shape, list[Stamp]]:
    way = path(f, o.start, o.to, off)
    dash = {"move": (0.0, 0.0), "send": (16.0, 9.0), "teleport": (4.0, 8.0)}[o.way]
    line = Line(way, o.ink, 6, dash, 26, "back", 3)
    if not (o.who or o.sign):
        return line, []
    made = plaque(o.sign, o.who, o.ink)
    (wide, high), points = _size(o), _fine(way)
    far = math.dist(way[0], way[-1])
    order = range(STEPS // 2 + 4) if far < 2 * wide + 60 else (8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 2, 1, 0)
    places = [points[k] for k in order]
    places = [(x + wide * across, y + high * down) for across, down in BESIDE for x, y in places]
    boxes = [(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2) for x, y in places]
    left, top, right, bottom = f.edges
    boxes = [b for b in boxes if b[0] > left and b[1] > top and b[2] < right and b[3] < bottom] or boxes
    x, y = way[-1]
    head, home = (x - 20, y - 20, x + 20, y + 20), _inner(f.places[o.start])
    area = _around(boxes)
    titles, names = (_near(x, area) for x in _written(f))
    plaques, pieces = _near(taken, area), _near(chips, area)
    # worse overlaps outweigh all lesser ones, which are not looked at where they decide nothing
    box = _first_of_best(
        boxes,
        (
            lambda b: _covered(b, plaques),
            lambda b: _meet(b, head),
            lambda b: _covered(b, pieces) + _covered(b, titles) / 2 + _covered(b, names),
            lambda b: _meet(b, home),
        ),
    )
    over = _covered(box, chips) > wide * high / 12 or _covered(box, names) > NAME_MARGIN
    if f.least and (_covered(box, taken) or over):
        return line, []  # a label covers nothing: the sheet in words has it
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    taken.append(box)
    return line, [Stamp(round(x), round(y), made)]


def _first_of_best(boxes: Sequence[Box_], faults: Sequence[Callable[[Box_], float]]) -> Box_:
    """Return the first box that has least of the first fault, of those the least of the next, and so on."""
    best, least = boxes[0], [fault(boxes[0]) for fault in faults]
    for box in boxes[1:]:
        if not any(least):
            break  # none can be better
        for n, fault in enumerate(faults):
            found = fault(box)
            if found == least[n]:
                continue
            if found < least[n]:
                best, least = box, [*least[:n], found, *(x(box) for x in faults[n + 1 :])]
            break
    return best


@lru_cache(8)
def _written(f: Frame) -> tuple[list[Box_], list[Box_]]:
    """Return where all spaces have their names and worths, and their letters or numbers."""
    names = [box for name, p in f.places.items() for box in _numbers(name, p)]
    return [_title(p) for p in f.places.values()], names


def box_of(x: Stamp) -> Box_:
    """Return the box that a chip takes up."""
    left, top, right, bottom = extent(x.sprite.shapes)
    return x.x + left, x.y + top, x.x + right, x.y + bottom


def _covered(box: Box_, others: Sequence[Box_]) -> float:
    """Return the area of other boxes that a box covers, in square pixels."""
    left, top, right, bottom = box
    return sum(
        [
            (min(right, x1) - max(left, x0)) * (min(bottom, y1) - max(top, y0))
            for x0, y0, x1, y1 in others
            if left < x1 and x0 < right and top < y1 and y0 < bottom
        ]
    )


def _around(boxes: Sequence[Box_]) -> Box_:
    """Return the smallest box around others."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _near(others: Sequence[Box_], area: Box_) -> list[Box_]:
    """Leave out boxes that lie outside an area: what is placed within it cannot cover them."""
    left, top, right, bottom = area
    return [b for b in others if left < b[2] and b[0] < right and top < b[3] and b[1] < bottom]


def _title(p: Place) -> Box_:
    """Return the part of a space in which its name and its worth are written."""
    left, top, right, _ = p.box
    return left + 12, top + 4, right - 12, top + 36


def _numbers(name: str, p: Place) -> Iterator[Box_]:
    """Yield the parts of a space that hold its letter or number, and a hex's worth."""
    left, top, right, _ = p.box
    if name in SECTORS:
        yield left + 4, top, left + 40, top + 38
        return
    beside = inset(p)
    yield left + beside + 4, top + 4, left + beside + 30, top + 42
    yield right - beside - 30, top + 4, right - beside - 4, top + 42
    yield p.x - 14, top + 4, p.x + 14, top + 42


def _inner(p: Place) -> Box_:
    """Return the part of a space that its chips and its name need: left, top, right, bottom."""
    left, top, right, bottom = p.box
    return left + 12, top + 8, right - 12, bottom - 14


def _size(o: Order) -> tuple[float, float]:
    """Return the width and height of an order's plaque."""
    if not o.sign:
        return plate_size(o.who)
    return HIGH + (width(o.who, SIZE) + 14 if o.who else 0), HIGH


def _meet(a: Sequence[float], b: Sequence[float]) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _staying(
    f: Frame, space: str, group: Sequence[Order], taken: list[Box_], chips: Sequence[Box_]
) -> Iterator[Stamp]:
    """Draw the plaques of units that act without moving, on the lower edge of their space."""
    p, (_, names) = f.places[space], _written(f)
    group = list(dict.fromkeys(group)) if f.least else group
    total = sum(_size(o)[0] + 6 for o in group) - 6
    left, _, right, bottom = f.edges
    x = min(max(p.x - total / 2, left + 4), right - total - 4)
    y = p.y + p.high / 2 + (8 if f.least else -2 if space in SECTORS else 0)
    for o in group:
        wide, high = _size(o)
        y = min(y, bottom - high / 2 - 3)
        box = (x, y - high / 2, x + wide, y + high / 2)
        over = _covered(box, chips) > wide * high / 4 or _covered(box, names) > NAME_MARGIN
        if f.least and (_covered(box, taken) or over):
            continue  # as in `_arrow`
        taken.append(box)
        yield Stamp(round(x + wide / 2), round(y), plaque(o.sign, o.who, o.ink))
        x += wide + 6
