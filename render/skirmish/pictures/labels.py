"""What is written on a phone's picture, each where it covers nothing: tags, dice, results, chances, names."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from engine.skirmish.model.state import GM, Piece
from engine.skirmish.queries.suggestions import Rehearsal
from engine.skirmish.queries.view import TableView
from render.core.fonts import width
from render.core.labels import Room, edge_tags, legend, plate, plate_size
from render.core.look import Picture
from render.core.scene import LEAST, Point, Shape, Sprite, Stamp, Text
from render.core.text import Words
from render.skirmish.elements.colours import SIDES
from render.skirmish.elements.figure_sight import best_shot, lenses
from render.skirmish.elements.highlights import Fired, Happened
from render.skirmish.elements.layout import Layout
from render.skirmish.elements.names import number, says
from render.skirmish.elements.pieces import SIGN, ailments, letters, marked_places, signs_present
from render.skirmish.elements.threats import open_goals, walk, walker
from render.skirmish.elements.tokens import marker, sign
from render.skirmish.pictures.ground import AREAS, marked_areas, middle, spread
from render.skirmish.pictures.lesson_places import spot
from render.skirmish.pictures.marks import badges, fired, thinned

Spots = dict[str, Point]
#: Words for what befell a figure, by the event.
BEFELL = {"killed": "dead", "captured": "prisoner"}
#: Height of a line of type, as a multiple of its size.
LINE = 1.15
#: Pixels across a wall that is drawn straight, at most.
THIN = 24


def labels(lay: Layout, p: Picture, v: TableView, h: Happened, where: Spots) -> Iterator[Stamp]:
    """Write all of it, what matters most first: the rest gives way."""
    room = Room((lay.west + 3, lay.roof + 3, lay.right - 3, lay.floor - 3))
    for i, (x, y) in where.items():
        room.take(x, y, 2.2 * lay.r)
        if found := ailments(v.figures[i]):
            room.take(x, y + lay.r * 1.1, (2 * SIGN + 12) * len(found), 2 * SIGN + 4)
    for at in marked_places(v):
        room.take(*lay.at(at), 2 * lay.r)
    yield from edge_tags(room, beyond(lay, v, where, p.words))
    for shot in h.shots:
        yield from _die(lay, p, v, shot, where, room)
    yield from _results(lay, p, h, where, room)
    yield from _chances(lay, p, where, room)
    for way in _arrows(lay, p, v, h, where):
        for x, y in way:
            room.take(x, y, 16)
    for _, (x, y) in badges(lay, p.lit, where):
        room.take(x, y, 36)
    for edge in (*edges(lay, v), *_walls(lay, v)):
        room.take(*edge)
    yield from _walk(lay, p, v, room)
    yield from _hidden(lay, p, v, where, room)
    yield from _things(lay, p, v, room)
    yield from _terrain(lay, p, v, room)
    yield from _areas(lay, p, v, room)


def edges(lay: Layout, v: TableView) -> Iterator[tuple[float, float, float, float]]:
    """Return the dashed lines around areas, as boxes: middle, width and height."""
    for a, _ in marked_areas(v):
        w, s, e, n = a.size
        (x0, y1), (x1, y0) = lay.at((w, s)), lay.at((e, n))
        yield from (((x0 + x1) / 2, y, x1 - x0, 4.0) for y in (y0, y1))
        yield from ((x, (y0 + y1) / 2, 4.0, y1 - y0) for x in (x0, x1))


def _walls(lay: Layout, v: TableView) -> Iterator[tuple[float, float, float, float]]:
    """Return walls that run straight up or across, as boxes like `edges`."""
    for box in (_visible_part(lay, x) for x in v.pieces if x.shape == "line"):
        if box and min(wide := box[2] - box[0], high := box[3] - box[1]) <= THIN:
            yield (box[0] + box[2]) / 2, (box[1] + box[3]) / 2, wide, high


def _arrows(lay: Layout, p: Picture, v: TableView, h: Happened, where: Spots) -> Iterator[list[Point]]:
    """Return the arrows in the picture, as points close enough together that no label fits between."""
    ends = [x for shot in h.shots if (x := fired(lay, v, shot, where))]
    ends += [(lay.at(a), lay.at(b)) for t in h.trips for a, b in pairwise(thinned(t.path))]
    for at, to in p.marks:
        a, b = spot(lay, v, at), spot(lay, v, to) if to else None
        ends += [((a.x, a.y), (b.x, b.y))] if a and b else []
    for (ax, ay), (bx, by) in ends:
        n = max(1, round(math.dist((ax, ay), (bx, by)) / 16))
        yield [(ax + (bx - ax) * k / n, ay + (by - ay) * k / n) for k in range(n + 1)]


def beyond(lay: Layout, v: TableView, where: Spots, words: Words) -> list[tuple[float, float, str, str]]:
    """Return what is outside the frame by direction: the nearest figure, objective or marker, and how many.

    Of several in one direction only the nearest is named.
    """
    mx, my = (lay.west + lay.right) / 2, (lay.roof + lay.floor) / 2
    found = dict[tuple[str, int], list[tuple[float, Point, str]]]()
    for at, role, name in _outside(lay, v, where, words):
        x, y = lay.at(at)
        way = round(math.degrees(math.atan2(y - my, x - mx)) / 45) % 8
        found.setdefault((role, way), []).append((math.dist((x, y), (mx, my)), (x, y), name))
    made = list[tuple[float, float, str, str]]()
    for (role, _), group in found.items():
        _, (x, y), name = min(group)
        made.append((x, y, f"{name} +{len(group) - 1}" if len(group) > 1 else name, role))
    return made


def _outside(lay: Layout, v: TableView, where: Spots, words: Words) -> Iterator[tuple[Point, str, str]]:
    """Yield what matters and is not in the frame, what matters most first: place, colour, name."""
    said = letters(v, full=True)
    for f in v.figures.values():
        if f.able and f.on_table and f.id not in where:
            yield f.at, SIDES[f.side], said[f.id]
    for o in open_goals(v) if v.outcome is None else ():
        if not lay.shows(o.at):
            yield o.at, "lit", says(o.name, words)
    for m in v.markers.values():
        if not lay.shows(m.at):
            yield m.at, "sand", "?"


def _put(room: Room, at: Point, r: float, sprite: Sprite, size: Point) -> Iterator[Stamp]:
    if found := room.beside(*at, r, *size):
        yield Stamp(round(found[0]), round(found[1]), sprite)


def _results(lay: Layout, p: Picture, h: Happened, where: Spots, room: Room) -> Iterator[Stamp]:
    """Write beside a figure what befell it."""
    for i, result in h.results.items():
        if i in where:
            said = p.words(f"skirmish-pic-{BEFELL.get(result, result)}")
            role = "lit" if result == "suppressed" else "fire"
            yield from _put(room, where[i], lay.r * 1.2, plate(said, role, filled=False), plate_size(said))


def _die(lay: Layout, p: Picture, v: TableView, x: Fired, where: Spots, room: Room) -> Iterator[Stamp]:
    """Write on the arrow of a shot what was thrown and what it needed."""
    if x.start is None and x.target in where:
        yield from _put(room, where[x.target], lay.r, plate("?", "fire"), plate_size("?"))
    ends = fired(lay, v, x, where)
    if ends is None or not x.facts.get("n") or x.facts.get("sure"):
        return
    facts = {"n": x.facts["n"], "need": x.facts.get("need", 0)}
    shooter = v.figures.get(x.figure)
    role = "one" if shooter and shooter.side == "sgc" else "fire"
    said = p.words("skirmish-pic-rolled" if facts["need"] else "skirmish-pic-rolled-only", **facts)
    yield from _on_way(room, ends, plate(said, role if x.hit else "dim", filled=x.hit), plate_size(said))


def _on_way(room: Room, ends: tuple[Point, Point], sprite: Sprite, size: Point) -> Iterator[Stamp]:
    """Put a plate on an arrow, near its middle."""
    (ax, ay), (bx, by) = ends
    for t in (0.5, 0.38, 0.62, 0.26, 0.74):
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t
        if _free_at(room, x, y, size):
            yield Stamp(round(x), round(y), sprite)
            return


def _chances(lay: Layout, p: Picture, where: Spots, room: Room) -> Iterator[Stamp]:
    """Write at every enemy in sight the best chance there is, the best filled; and the cost of a walk."""
    for a in lenses(p.lit):
        shots = {s.figure: shot for s in a.seen if s.clear and (shot := best_shot(a, s.figure))}
        most = max((x[2] for x in shots.values()), default=0)
        for i, shot in shots.items():
            if i in where:
                said = f"{i} {shot[2]} %"
                drawn = plate(said, "lit", filled=shot[2] == most)
                yield from _put(room, where[i], lay.r * 1.3, drawn, plate_size(said))
    for a in p.lit:
        if isinstance(a, Rehearsal) and lay.shows(a.path[-1]):
            said = p.words("skirmish-pic-walk", inches=number(a.inches), actions=a.actions)
            yield from _put(
                room, lay.at(a.path[-1]), lay.r, plate(said, "lit", filled=False), plate_size(said)
            )


def _walk(lay: Layout, p: Picture, v: TableView, room: Room) -> Iterator[Stamp]:
    """Say how far the chosen figure can walk, outside the ring around it."""
    f = walker(v, p.lit)
    if f is None or not (far := walk(v, f)):
        return
    (x, y), r = lay.at(f.at), far * lay.scale
    sprite, size = _name(p.words("skirmish-pic-walk-ring", n=number(far)), "lit")
    for way in (-60, -120, -35, -145, -75, -105, 0, 180, 60, 120):
        across, up = math.cos(math.radians(way)), math.sin(math.radians(way))
        clear = r + (abs(across) * size[0] + abs(up) * size[1]) / 2 + 3
        at = x + clear * across, y + clear * up
        if _free_at(room, *at, size):
            yield Stamp(round(at[0]), round(at[1]), sprite)
            return


def _hidden(lay: Layout, p: Picture, v: TableView, where: Spots, room: Room) -> Iterator[Stamp]:
    """Tell the GM once what the broken rings mean: these the players do not see."""
    first = next((i for i in where if i in v.hidden), "") if v.seat == GM else ""
    if first:
        said = p.words("skirmish-pic-unseen")
        yield from _put(room, where[first], lay.r * 1.5, *_name(said, "sand"))


@lru_cache(512)
def _name(said: str, role: str) -> tuple[Sprite, Point]:
    """Write a name with a dark rim, legible on any ground."""
    shapes: list[Shape] = [
        Text(dx, dy, said, LEAST, "back", bold=False) for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2))
    ]
    sprite = Sprite((*shapes, Text(0, 0, said, LEAST, role, bold=False)))
    return sprite, (width(said, LEAST, bold=False) + 8, LEAST * LINE)


def _things(lay: Layout, p: Picture, v: TableView, room: Room) -> Iterator[Stamp]:
    """Name objectives, the Stargate, and what lies about."""
    words = p.words
    for o in v.objectives:
        if (o.kind != "item" or o.id not in v.loose) and lay.shows(o.at):
            role = "lit" if v.state.get(o.id, "open") == "open" else "good"
            x, y = lay.at(o.at)
            yield from _put(
                room, (x, y), max(14.0, o.radius * lay.scale) + 5, *_name(says(o.name, words), role)
            )
    for i, at in v.loose.items():
        if lay.shows(at):
            yield from _put(room, lay.at(at), 16, *_name(i, "good"))
    g = v.stargate
    if g and lay.shows((g.x, g.y)):
        said = words("skirmish-pic-gate-open" if v.gate.open else "skirmish-pic-gate")
        yield from _put(room, lay.at((g.x, g.y)), g.width / 2 * lay.scale, *_name(said, "label"))
    if g and g.dhd and lay.shows(g.dhd):
        said = words("skirmish-pic-dhd" if v.gate.dhd else "skirmish-pic-dhd-broken")
        yield from _put(room, lay.at(g.dhd), 16, *_name(said, "label"))


def _terrain(lay: Layout, p: Picture, v: TableView, room: Room) -> Iterator[Stamp]:
    """Name every piece of terrain, on it or else beside it; not one that an objective is named after."""
    goals = [says(o.name, p.words).casefold() for o in v.objectives if lay.shows(o.at)]
    for x in v.pieces:
        said = says(x.name, p.words) or p.words(f"skirmish-terrain-{x.kind}")
        if any(said.casefold() in goal for goal in goals):
            continue
        if (box := _visible_part(lay, x)) is None:
            continue
        (left, top, right, bottom), (sprite, size) = box, _name(said, "label")
        cx, cy = (left + right) / 2, (top + bottom) / 2
        if x.shape != "line" and size[0] <= max(right - left, 90) and _free_at(room, cx, cy, size):
            yield Stamp(round(cx), round(cy), sprite)
            continue
        ways: Sequence[tuple[int, int]] = ((0, 1), (0, -1), (1, 0), (-1, 0))
        for way in ways:
            r = (right - left) / 2 if way[0] else (bottom - top) / 2
            if found := room.beside(cx, cy, r + 2, *size, (way,)):
                yield Stamp(round(found[0]), round(found[1]), sprite)
                break


def _free_at(room: Room, x: float, y: float, size: Point) -> bool:
    wide, high = size
    if not room.is_free((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)):
        return False
    room.take(x, y, wide, high)
    return True


def _visible_part(lay: Layout, x: Piece) -> tuple[float, float, float, float] | None:
    """Return the part of a piece in the frame: left, top, right, bottom; None where that is little."""
    cx, cy = lay.at(middle(x))
    wide, high = (max(n * lay.scale, 16) for n in spread(x))
    left, right = max(cx - wide / 2, lay.west), min(cx + wide / 2, lay.right)
    top, bottom = max(cy - high / 2, lay.roof), min(cy + high / 2, lay.floor)
    return (left, top, right, bottom) if right - left >= 14 and bottom - top >= 14 else None


def _areas(lay: Layout, p: Picture, v: TableView, room: Room) -> Iterator[Stamp]:
    """Say at their edges what areas are for: where to leave, what to hold, where one starts."""
    for a, what in marked_areas(v):
        short, name = p.words(f"skirmish-pic-{what}"), says(a.name, p.words)
        said = f"{short}: {name}" if name and name != short else short
        w, s, e, n = a.size
        (x0, y1), (x1, y0) = lay.at((w, s)), lay.at((e, n))
        left, right = max(x0, lay.west), min(x1, lay.right)
        if right - left < 40 or y1 < lay.roof or y0 > lay.floor:
            continue
        for sprite, (wide, high) in (_name(said, AREAS[what]), _name(short, AREAS[what])):
            across = (left + wide / 2 + 6, (left + right) / 2, right - wide / 2 - 6)
            spots = (
                (x, y) for y in (y0 + high / 2 + 3, y1 - high / 2 - 3, y0 - high / 2 - 3) for x in across
            )
            if at := next((x for x in spots if _free_at(room, *x, (wide, high))), None):
                yield Stamp(round(at[0]), round(at[1]), sprite)
                break


def key(lay: Layout, p: Picture, v: TableView, where: Spots) -> Iterator[Stamp]:
    """Explain the signs that are in the picture, on one line."""
    shown = signs_present(v, lay)
    drawn = [(marker(22.7, "back") if x == "marker" else sign(x, 1, 13.0, "back"), x) for x in shown]
    said = [(sprite, p.words(f"skirmish-pic-{BEFELL.get(x, x)}")) for sprite, x in drawn]
    yield from legend((lay.west, lay.height - 48.0, lay.right, lay.height - 4.0), said)
