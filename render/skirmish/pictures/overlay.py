"""Above the tokens: shots with their results, blasts, melees, and what happened to figures."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.rules import Action
from engine.skirmish.model.state import Point
from engine.skirmish.queries.suggestions import Rehearsal
from engine.skirmish.queries.view import TableView
from render.core.fonts import width
from render.core.scene import Circle, Line, Polygon, Shape, Sprite, Stamp, Text
from render.core.text import Words
from render.skirmish.elements.figure_sight import Lens, best_shot
from render.skirmish.elements.highlights import Fired, Happened
from render.skirmish.elements.layout import Layout
from render.skirmish.pictures.marks import badges, fired, lettered, plate


def star(far: float, near: float, rays: int) -> tuple[Point, ...]:
    """Return the corners of a star around (0, 0), the top one first."""
    turns = [math.radians(180 * i / rays - 90) for i in range(2 * rays)]
    radii = [far, near] * rays
    return tuple((r * math.cos(a), r * math.sin(a)) for r, a in zip(radii, turns, strict=True))


@lru_cache(16)
def burst(r: float, role: str = "fire") -> Sprite:
    """Draw the sign of a hit or fight."""
    return Sprite((Polygon(star(r * 1.28, r * 0.72, 8), "back"), Polygon(star(r, r * 0.5, 8), role)))


@lru_cache(512)
def d20(said: str, r: float, over: str = "back", *, hit: bool) -> Sprite:
    """Draw a die of twenty: a hexagon, bright with a tick's colour for a hit, dark for a miss."""
    turns = [math.radians(60 * k - 90) for k in range(6)]
    corners = tuple((r * math.cos(a), r * math.sin(a)) for a in turns)
    fill, ink = ("die", "die.ink") if hit else ("row", "text")
    shapes: list[Shape] = [Polygon(corners, "back", "back", 5), Polygon(corners, fill)]
    if not hit:
        shapes.append(Line((*corners, corners[0]), "dim", 2))
    shapes.append(Text(0, 0, said, r * (1.05 if len(said) < 3 else 0.7), ink))
    return Sprite(tuple(shapes), over)


def overlay(
    lay: Layout, v: TableView, h: Happened, lit: Sequence[Action], where: dict[str, Point], words: Words
) -> Iterator[Stamp]:
    """Draw all that happened on the shown part of the table."""
    yield from _bursts(lay, h, where)
    if not lay.least:  # on a phone all that is written has its place from `labels`
        yield from (s for n, x in enumerate(h.shots) for s in _dice(lay, v, x, where, n))
        yield from _results(lay, v, h, where, words)
    yield from _letters(lay, lit, where)
    for a in lit:
        if isinstance(a, Lens) and not lay.least:
            yield from _odds(lay, v, a, where)
        elif isinstance(a, Rehearsal):
            yield from _watched(lay, v, a, where)


def _bursts(lay: Layout, h: Happened, where: dict[str, Point]) -> Iterator[Stamp]:
    """Mark what blew up, who fought hand to hand, and who came into view."""
    for z in h.zones:
        if lay.shows(z.at, 14):
            x, y = lay.at(z.at)
            yield Stamp(round(x), round(y), burst(16.0))
    for m in h.melees:
        ends = [where[i] for i in (*m["figures"], *m["targets"]) if i in where]
        if ends:
            x, y = (sum(c) / len(ends) for c in zip(*ends, strict=True))
            yield Stamp(round(x), round(y), burst(15.0, "lit"))
    for at in h.appeared:
        if lay.shows(at, 10):
            x, y = lay.at(at)
            yield Stamp(round(x), round(y), _glow(round(lay.r * 1.9, 1)))


def _dice(lay: Layout, v: TableView, x: Fired, where: dict[str, Point], n: int) -> Iterator[Stamp]:
    """Draw the die of a shot on its arrow; of one out of nowhere only that there was one."""
    if x.start is None and (end := where.get(x.target)):
        yield Stamp(round(end[0] + lay.r * 1.2), round(end[1] - lay.r * 1.2), plate("?", 20.0, "fire"))
    ends = fired(lay, v, x, where)
    if ends and x.facts["n"] and math.dist(*ends) > 56:
        (ax, ay), (bx, by) = ends
        t = 0.42 + 0.12 * (n % 3 - 1)
        die = d20(str(x.facts["n"]), 20.0, hit=x.hit)
        yield Stamp(round(ax + (bx - ax) * t), round(ay + (by - ay) * t), die)


@lru_cache(8)
def _glow(r: float) -> Sprite:
    n = 40
    turns = [2 * math.pi * k / n for k in range(n + 1)]
    ring = tuple((r * math.cos(a), r * math.sin(a)) for a in turns)
    return Sprite((Line(ring, "sand", 3.5, (6, 6), halo="back", halo_width=1.5),))


def _results(
    lay: Layout, v: TableView, h: Happened, where: dict[str, Point], words: Words
) -> Iterator[Stamp]:
    """Write above a figure what befell it."""
    said = {
        "killed": "dead",
        "disabled": "disabled",
        "wounded": "wounded",
        "suppressed": "suppressed",
        "captured": "prisoner",
    }
    r = lay.r
    taken = [(x - r, y - r, x + r, y + r) for x, y in where.values()]
    for figure, result in h.results.items():
        if figure not in where:
            continue
        word = words(f"skirmish-pic-{said[result]}")
        half = width(word, 20.0) / 2 + 10
        x, y = _free(lay, where[figure], half, taken) or _above(lay, where[figure], half)
        taken.append((x - half, y - 12, x + half, y + 12))
        role = "lit" if result == "suppressed" else "fire"
        yield Stamp(round(x), round(y), plate(word, 20.0, role))


def _free(
    lay: Layout, at: Point, half: float, taken: Sequence[tuple[float, float, float, float]]
) -> Point | None:
    """Find room for a plate near a token: above, right, left or below it; None if there is none."""
    (x, y), r = at, lay.r
    side = r * 1.3 + half
    for cx, cy in ((x, y - r * 1.9), (x + side, y - 6), (x - side, y - 6), (x, y + r * 2.6), (x, y - r * 3)):
        box = (cx - half, cy - 12, cx + half, cy + 12)
        inside = lay.west < box[0] and box[2] < lay.right and lay.roof < box[1] and box[3] < lay.floor
        if inside and not any(
            box[0] < o[2] and o[0] < box[2] and box[1] < o[3] and o[1] < box[3] for o in taken
        ):
            return cx, cy
    return None


def _above(lay: Layout, at: Point, half: float) -> Point:
    """Return the place above a token, whatever is there."""
    return min(max(at[0], lay.west + half), lay.right - half), max(lay.roof + 14, at[1] - lay.r * 1.9)


def _letters(lay: Layout, lit: Sequence[Action], where: dict[str, Point]) -> Iterator[Stamp]:
    """Put the letters of suggestions at their destinations, or next to a token there."""
    for letter, (x, y) in badges(lay, lit, where):
        yield Stamp(round(x), round(y), lettered(letter.upper()))


def _odds(lay: Layout, v: TableView, a: Lens, where: dict[str, Point]) -> Iterator[Stamp]:
    """Write at every enemy in sight the best chance there is."""
    r = lay.r
    taken = [(x - r, y - r, x + r, y + r) for x, y in where.values()]
    for s in a.seen:
        shot = best_shot(a, s.figure)
        if not s.clear or not shot or s.figure not in where:
            continue
        said = f"{shot[2]} %"
        half = width(said, 20.0) / 2 + 9
        if at := _free(lay, where[s.figure], half, taken):
            taken.append((at[0] - half, at[1] - 13, at[0] + half, at[1] + 13))
            yield Stamp(round(at[0]), round(at[1]), plate(said, 20.0, "lit"))


def _watched(lay: Layout, v: TableView, a: Rehearsal, where: dict[str, Point]) -> Iterator[Stamp]:
    """Put an eye on who would see a walk, and a burst on who may fire at it."""
    for i in a.seen_by:
        if i in where:
            x, y = where[i]
            yield Stamp(round(x + lay.r), round(y - lay.r), eye(fires=i in a.may_fire))


@lru_cache(4)
def eye(*, fires: bool) -> Sprite:
    """Draw an open eye; in a burst it may fire."""
    under: tuple[Shape, ...] = (
        (Polygon(star(19, 12, 8), "back"), Polygon(star(17, 10, 8), "fire")) if fires else ()
    )
    lids = ((-11, 0), (-5, -6), (5, -6), (11, 0), (5, 6), (-5, 6))
    return Sprite(
        (*under, Polygon(lids, "back", "back", 4), Polygon(lids, "text"), Circle(0, 0, 3.8, "back"))
    )
