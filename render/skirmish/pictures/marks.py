"""Between table and tokens: ways, range rings, templates, suggestions, lines of sight."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from engine.core.rules import Action
from engine.skirmish.model.actions import Lay, March, React, Shoot, Throw
from engine.skirmish.model.charts import CHARTS
from engine.skirmish.model.state import Point
from engine.skirmish.queries.suggestions import Rehearsal, Suggestion
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_file import Objective
from render.core.fonts import width
from render.core.scene import Box, Circle, Line, Polygon, Sprite, Stamp, Text
from render.core.scene import Point as Pixel
from render.core.text import Words
from render.skirmish.elements.colours import SIDES
from render.skirmish.elements.figure_sight import Lens, Template
from render.skirmish.elements.highlights import Fired, Happened, Zone, zone_of
from render.skirmish.elements.layout import Layout, clipped
from render.skirmish.elements.names import says
from render.skirmish.elements.threats import walk, walker

#: Number of corners of a circle.
ROUND = 96
_TURNS = [(math.cos(a), math.sin(a)) for a in (2 * math.pi * k / ROUND for k in range(ROUND + 1))]


def line(
    path: Sequence[Pixel],
    role: str,
    thick: float,
    *,
    dash: Pixel = (0, 0),
    head: float = 0,
    halo: float = 2.0,
) -> Stamp:
    """Stamp a path, around its first point so that its sprite is found again."""
    x0, y0 = round(path[0][0]), round(path[0][1])
    moved = tuple((round(x - x0, 1), round(y - y0, 1)) for x, y in path)
    return Stamp(x0, y0, Sprite((Line(moved, role, thick, dash, head, "back", halo),)))


def marks(
    lay: Layout, v: TableView, h: Happened, lit: Sequence[Action], where: dict[str, Pixel], words: Words
) -> Iterator[Stamp]:
    """Draw all of it."""
    yield from _objectives(lay, v, words)
    for z in h.zones:
        yield from zone(lay, z, "fire")
    for start, end in h.moved:
        if lay.shows(start) and lay.shows(end) and start != end:
            yield line((lay.at(start), lay.at(end)), "sand", 3, dash=(9, 7), head=14)
    for t in h.trips:
        yield from _way(lay, v, t.figure, t.path, tentative=False)
    yield from shots(lay, v, h, where)
    if lay.least and (f := walker(v, lit)):
        box = (lay.west + 2, lay.roof + 2, lay.right - 2, lay.floor - 2)
        for part in _runs(circle(*lay.at(f.at), walk(v, f) * lay.scale), box):
            yield line(part, "lit", 2.4, dash=(11, 8), halo=1)
    for a in lit:
        yield from _offered(lay, v, a, words)


def _objectives(lay: Layout, v: TableView, words: Words) -> Iterator[Stamp]:
    """Draw the objectives that are places; an item on the table is drawn as one."""
    for o in v.objectives:
        if o.kind != "item" or o.id not in v.loose:
            yield from _objective(lay, o, says(o.name, words), done=v.state.get(o.id, "open") != "open")


@lru_cache(256)
def _objective(lay: Layout, o: Objective, said: str, *, done: bool) -> tuple[Stamp, ...]:
    """Draw an objective: a broken yellow ring, a whole green one when it is done."""
    box = (lay.west + 2, lay.roof + 2, lay.right - 2, lay.floor - 2)
    role = "good" if done else "lit"
    x, y = lay.at(o.at)
    r = max(14.0, o.radius * lay.scale)
    found = [
        line(part, role, 3, dash=(0, 0) if done else (11, 8), halo=1.5)
        for part in _runs(circle(x, y, r), box)
    ]
    half = width(said, 20.0) / 2 + 8
    if not lay.least and box[0] + half < x < box[2] - half and box[1] + 12 < y - r - 13 < box[3]:
        found.append(Stamp(round(x), round(y - r - 13), named(said, role)))
    return tuple(found)


@lru_cache(64)
def named(said: str, role: str) -> Sprite:
    """Write a name on a dark plate without an edge."""
    half = width(said, 20.0) / 2 + 5
    return Sprite((Box(-half, -11, half, 11, 5, "back"), Text(0, 0, said, 20.0, role)))


def circle(x: float, y: float, r: float) -> list[Pixel]:
    """Return points around a circle; the last one closes it."""
    return [(x + r * c, y + r * s) for c, s in _TURNS]


def _way(
    lay: Layout, v: TableView, figure: str, path: Sequence[Point], *, tentative: bool
) -> Iterator[Stamp]:
    """Draw a way: a dot where it began, an arrow where it ends."""
    points = [lay.at(p) for p in thinned(path) if lay.shows(p, -20)]
    if len(points) < 2 or (math.dist(points[0], points[-1]) < 6 and len(points) == 2):
        return
    f = v.figures.get(figure)
    role = SIDES[f.side] if f else "two"
    thick = 4.0 * lay.u
    yield line(
        points, "lit" if tentative else role, thick, dash=(11, 7) if tentative else (0, 0), head=15 * lay.u
    )
    x, y = points[0]
    yield Stamp(round(x), round(y), _dot(role))


@lru_cache(8)
def _dot(role: str) -> Sprite:
    return Sprite((Circle(0, 0, 8, "back"), Circle(0, 0, 6, role), Circle(0, 0, 2.6, "back")))


def thinned(path: Sequence[Point]) -> list[Point]:
    """Leave out the points on a straight line between others."""
    found = list(path[:1])
    for a, b, c in zip(path, path[1:], path[2:], strict=False):
        turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
        if abs(turn) > 0.12 * (abs(b[0] - a[0]) + abs(b[1] - a[1])):
            found.append(b)
    return [*found, path[-1]]


# -- templates and rings ---------------------------------------------------------------------------------


def around(lay: Layout, z: Zone) -> tuple[Pixel, ...]:
    """Return the outline of a blast or wedge in pixels."""
    x, y = lay.at(z.at)
    r = z.inches * lay.scale
    if z.arc >= 360:
        return tuple(circle(x, y, r)[:-1])
    first, n = math.radians(z.facing - 90 - z.arc / 2), 16
    turns = [first + math.radians(z.arc) * k / n for k in range(n + 1)]
    return ((x, y), *((x + r * math.cos(a), y + r * math.sin(a)) for a in turns))


def zone(lay: Layout, z: Zone, role: str, said: str = "") -> Iterator[Stamp]:
    """Draw a template: a dashed edge, spokes inside, a cross in its middle."""
    box = (lay.west, lay.roof, lay.right, lay.floor)
    points = clipped(around(lay, z), box)
    if not points:
        return
    yield line((*points, points[0]), role, 3.5, dash=(12, 7))
    if lay.shows(z.at, 12):
        x, y = lay.at(z.at)
        yield Stamp(round(x), round(y), _cross(role))
        if said:
            yield Stamp(round(x), round(y - 24), plate(said, lay.type, role))


@lru_cache(8)
def _cross(role: str) -> Sprite:
    return Sprite(
        (
            Line(((-9, -9), (9, 9)), role, 4, halo="back"),
            Line(((-9, 9), (9, -9)), role, 4, halo="back"),
        )
    )


@lru_cache(512)
def plate(said: str, size: float, role: str, fill: str = "back") -> Sprite:
    """Write on a rounded plate."""
    half = width(said, size) / 2 + 8
    return Sprite(
        (Box(-half, -size * 0.68, half, size * 0.68, 8, fill, role, 2), Text(0, 0, said, size, role)), fill
    )


def rings(lay: Layout, at: Point, bands: Sequence[tuple[str, float]], words: Words) -> Iterator[Stamp]:
    """Draw range rings with their inches and band."""
    box = (lay.west + 2, lay.roof + 2, lay.right - 2, lay.floor - 2)
    x, y = lay.at(at)
    for band, far in bands:
        r = far * lay.scale
        yield from _ring(x, y, r, box)
        said = f"{far:g} {words(f'skirmish-band-{band}')}"
        half = width(said, lay.type) / 2 + 10
        for way in (45, 60, 30, 135, 120, -45, -135, 90, -90, 0, 180):
            px, py = x + r * math.cos(math.radians(way)), y + r * math.sin(math.radians(way))
            if box[0] + half < px < box[2] - half and box[1] + 14 < py < box[3] - 14:
                yield Stamp(round(px), round(py), plate(said, lay.type, "one"))
                break


@lru_cache(64)
def _ring(x: float, y: float, r: float, box: tuple[float, float, float, float]) -> tuple[Stamp, ...]:
    """Draw the part of a ring inside a rectangle."""
    return tuple(line(part, "one", 2.4, dash=(11, 7), halo=1) for part in _runs(circle(x, y, r), box))


def _runs(points: Sequence[Pixel], box: tuple[float, float, float, float]) -> Iterator[list[Pixel]]:
    """Return the stretches of a path inside a rectangle."""
    run: list[Pixel] = []
    for p in points:
        if box[0] <= p[0] <= box[2] and box[1] <= p[1] <= box[3]:
            run.append(p)
            continue
        if len(run) > 1:
            yield run
        run = []
    if len(run) > 1:
        yield run


# -- what could be answered ------------------------------------------------------------------------------


def _offered(lay: Layout, v: TableView, a: Action, words: Words) -> Iterator[Stamp]:
    f = v.figures.get(getattr(a, "figure", ""))
    match a:
        case Suggestion():
            yield from _suggested(lay, v, a)
        case Rehearsal():
            yield from _rehearsed(lay, a)
        case Lens():
            yield from _looked(lay, v, a, words)
        case Template():
            yield from zone(lay, Zone(a.at, a.inches, a.arc, a.facing), "lit", a.said)
        case March() if f:
            yield from _way(lay, v, f.id, (f.at, *a.path), tentative=True)
        case Throw() if f:
            yield line((lay.at(f.at), lay.at((a.x, a.y))), "lit", 3, dash=(4, 8), head=13)
            blast = CHARTS.grenade.blast if a.kind == "grenade" else CHARTS.stun.blast
            yield from zone(lay, Zone((a.x, a.y), blast), "lit")
        case Lay() if f:
            yield from zone(lay, zone_of(f.at, a.shape, a.facing), "lit")
        case Shoot() | React() if f and a.target in v.figures:
            g = v.figures[a.target]
            if lay.shows(f.at) and lay.shows(g.at):
                yield line(short(lay.at(f.at), lay.at(g.at), lay.r), "lit", 3.5, dash=(10, 7), head=16)


def short(a: Pixel, b: Pixel, r: float) -> tuple[Pixel, Pixel]:
    """Return a line between two tokens' rims, shifted left so that opposite lines do not overlap."""
    far = math.dist(a, b) or 1.0
    off = min(r * 1.2, far * 0.3)
    ux, uy = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    ax, ay, bx, by = a[0] + uy * 6, a[1] - ux * 6, b[0] + uy * 6, b[1] - ux * 6
    return (ax + ux * off, ay + uy * off), (bx - ux * off, by - uy * off)


def fired(lay: Layout, v: TableView, x: Fired, where: dict[str, Pixel]) -> tuple[Pixel, Pixel] | None:
    """Return the ends of the arrow of a shot, None where it is not drawn."""
    end = where.get(x.target)
    if end is None or x.start is None or not lay.shows(x.start):
        return None
    f = v.figures.get(x.figure)
    start = where.get(x.figure, lay.at(x.start)) if f and f.at == x.start else lay.at(x.start)
    return short(start, end, lay.r) if math.dist(start, end) >= 8 else None


def shots(lay: Layout, v: TableView, h: Happened, where: dict[str, Pixel]) -> Iterator[Stamp]:
    """Draw shots and throws under the tokens: a whole arrow for a hit, a broken one for a miss."""
    for x in h.shots:
        if ends := fired(lay, v, x, where):
            f = v.figures.get(x.figure)
            role = (SIDES[f.side] if f else "two") if x.hit else "dim"
            thick, dash = (4.5, (0.0, 0.0)) if x.hit else (3.0, (9.0, 8.0))
            yield line(ends, role, thick * lay.u, dash=dash, head=16 * lay.u)
    for figure, at in h.throws:
        f = v.figures.get(figure)
        if f and lay.shows(f.at) and lay.shows(at):
            yield line((where.get(figure, lay.at(f.at)), lay.at(at)), "fire", 3, dash=(3, 9), head=14)


def _suggested(lay: Layout, v: TableView, a: Suggestion) -> Iterator[Stamp]:
    """Draw a suggested way as a thin line; its letter is above the tokens."""
    f = v.figures.get(a.order.figure)
    end = a.order.path[-1]
    if f is None or not lay.shows(end):
        return
    path = [lay.at(p) for p in (f.at, *a.order.path) if lay.shows(p)]
    if len(path) > 1:
        yield line(path, "lit", 2, dash=(3, 7), halo=1)


def badges(lay: Layout, lit: Sequence[Action], where: Mapping[str, Point]) -> Iterator[tuple[str, Point]]:
    """Return where suggestions' letters stand: at their destinations, or next to a token there."""
    taken = list(where.values())
    for a in lit:
        if not isinstance(a, Suggestion) or not lay.shows(a.order.path[-1]):
            continue
        x, y = lay.at(a.order.path[-1])
        near = lay.r + 18
        spots = [(x, y), *((x + dx * near, y + dy * near) for dx, dy in ((0, 1), (1, 0), (-1, 0), (0, -1)))]
        free = [p for p in spots if all(math.dist(p, q) > near * 0.95 for q in taken)]
        taken.append((free or spots)[0])
        yield a.letter, taken[-1]


@lru_cache(32)
def lettered(letter: str) -> Sprite:
    """Draw a letter to choose by."""
    return Sprite((Circle(0, 0, 18, "back"), Circle(0, 0, 15.5, "lit"), Text(0, 0, letter, 21, "lit.ink")))


def _rehearsed(lay: Layout, a: Rehearsal) -> Iterator[Stamp]:
    """Draw a walk beforehand: the way, and a tick where each movement action ends."""
    points = [lay.at(p) for p in thinned(a.path)]
    if len(points) > 1:
        yield line(points, "lit", 4.5, dash=(12, 7), head=17)
        yield Stamp(round(points[0][0]), round(points[0][1]), _dot("lit"))
    for n, p in enumerate(a.ends, 1):
        x, y = lay.at(p)
        yield Stamp(round(x), round(y - 20), plate(str(n), lay.type, "lit"))


def _looked(lay: Layout, v: TableView, a: Lens, words: Words) -> Iterator[Stamp]:
    """Draw what a figure sees: rings, and lines to known enemies, red and broken where something blocks."""
    f = v.figures.get(a.figure)
    if f is None:
        return
    yield from rings(lay, f.at, a.rings, words)
    for s in a.seen:
        g = v.figures.get(s.figure)
        if g and lay.shows(g.at):
            ends = short(lay.at(f.at), lay.at(g.at), lay.r)
            yield line(ends, "lit" if s.clear else "fire", 2.6, dash=(0, 0) if s.clear else (5, 9), halo=1.5)


__all__ = ["Polygon", "lettered", "line", "marks", "plate", "rings", "short", "thinned", "zone"]
