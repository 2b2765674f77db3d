"""Below the counters: hexes that can be reached with their risks, and the ways that units went."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from engine.core.rules import Action
from engine.stargate.model.state import Fight, Lose, Support, Target
from engine.stargate.queries.view import BattleView
from render.core.fonts import width
from render.core.scene import Box, Circle, Line, Point, Polygon, Shape, Sprite, Stamp, Text
from render.stargate.elements.colours import SIDES
from render.stargate.elements.counters import badge
from render.stargate.elements.highlights import Happened, Trip
from render.stargate.elements.layout import WHOLE_STEP, Layout, outline
from render.stargate.elements.pieces import ghost
from render.stargate.elements.risks import ONE, Outlook, outlook
from render.stargate.elements.terrain import Terrain
from render.stargate.pictures.ground import face

#: The hexes that open answers lead to, each with the least risky way.
Reach = Mapping[str, Outlook]
#: The sign of a hex on whose way enemies are met.
MEETS = "!"


def best(v: BattleView, lit: Sequence[Action]) -> Reach:
    """Return, for every hex that an open answer leads to, the way with the least risk."""
    found: dict[str, Outlook] = {}
    for a in lit:
        look = None if isinstance(a, Fight | Support) else outlook(v, a)
        if look is None or not look.at:
            continue
        kept = found.get(look.at)
        if kept is None or (look.live, -len(look.meets)) > (kept.live, -len(kept.meets)):
            found[look.at] = look
    return found


def lit_hexes(lay: Layout, land: Terrain, v: BattleView, reach: Reach) -> Iterator[Stamp]:
    """Light the hexes that can be reached: solid at no risk, dashed at one, with the chance to live."""
    held = {*v.at.values(), *v.staged.values()}
    for at, look in reach.items():
        if at not in land.by_id or not lay.shows(at):
            continue
        x, y = lay.at(at)
        yield Stamp(x, y, _lit(lay.dx, lay.dy, land.by_id[at].kind, risky=look.risky))
        if not look.risky:
            yield from face(lay, land.by_id[at], (x, y), f"lit.{land.by_id[at].kind}")
        if said := chip(look):
            down = 0.34 if at not in held else 0.44
            size = max(round((13 if lay.whole else 15) * lay.u, 1), lay.least)
            yield Stamp(x, round(y + lay.dy * down), risk(said, size, meets=bool(look.meets)))


def chip(look: Outlook) -> str:
    """Abbreviate the risk of a way: the chance of survival, "+-1" when it scatters."""
    said = f"{round(100 * look.live)}%" if look.live is not ONE and look.live < 1 else ""
    return f"{said} ±1".strip() if look.scatters else said or (MEETS if look.meets else "")


@lru_cache(256)
def _lit(dx: int, dy: int, kind: str, *, risky: bool) -> Sprite:
    u = dy / WHOLE_STEP[1]
    inner = outline(dx, dy, 1.9 * u)
    if risky:
        return Sprite((Line((*inner, inner[0]), "lit", 2.8 * u, (8 * u, 6.6 * u)),), kind)
    return Sprite((Polygon(outline(dx, dy, 1.1 * u), f"lit.{kind}"), Polygon(inner, "", "lit", 3.4 * u)))


@lru_cache(256)
def risk(said: str, size: float, *, meets: bool) -> Sprite:
    """Draw a chance to live on a plate; red-edged where enemies must be met as well."""
    half, high = max(len(said) * size * 0.3 + size * 0.3, width(said, size) / 2 + 3), size * 0.66
    return Sprite(
        (
            Box(-half - 2, -high - 2, half + 2, high + 2, high, "fire" if meets else "back"),
            Box(-half, -high, half, high, high, "lit.ink" if not meets else "fire.deep"),
            Text(0, 0, said, size, "lit" if not meets else "fire", fit=2 * half - 4),
        )
    )


def rings(lay: Layout, v: BattleView, h: Happened, lit: Sequence[Action]) -> Iterator[Stamp]:
    """Ring the hexes of fights: red where one is on or cost a unit, green where all went well, else lit."""
    found: dict[str, str] = dict.fromkeys(h.battle.hexes if h.battle else (), "fire")
    if h.clash and h.clash.at:
        found[h.clash.at] = "fire" if h.clash.lost else "good" if h.clash.number else "lit"
    elif v.approach:
        found[v.approach.at] = "lit"
    for a in lit:
        if isinstance(a, Fight):
            found[a.at] = "lit"
        elif isinstance(a, Lose | Target) and a.unit in v.at:
            found[v.at[a.unit]] = "fire"
    for at, role in found.items():
        if lay.shows(at):
            ring = Polygon(lay.outline(1.9 * lay.u), "", role, 3.6 * lay.u)
            yield Stamp(*lay.at(at), Sprite((ring,)))


# -- the ways that units went ----------------------------------------------------------------------------


#: Most moves whose ways are drawn in a window.
MOST_WAYS = 6


def ways(lay: Layout, v: BattleView, h: Happened, *, tentative: bool) -> Iterator[Stamp]:
    """Draw each unit's way with its turning points, and its ghost where it set out."""
    trips = [x for x in h.trips if len(x.hexes) > 1]
    for trip in trips if lay.whole else trips[-MOST_WAYS:]:
        yield from _way(lay, v, trip, tentative=tentative)
    for units, at, to in h.dispersed:
        if at != to:
            yield from _flung(lay, v, units, at, to, tentative=tentative)


def _role(v: BattleView, units: Sequence[str]) -> str:
    return SIDES[v.forces.seat[units[0]]]


def _way(lay: Layout, v: BattleView, trip: Trip, *, tentative: bool) -> Iterator[Stamp]:
    role, u = _role(v, trip.units), lay.u
    points = [lay.at(h) for h in trip.hexes]
    gone = v.at.get(trip.units[0]) != trip.hexes[-1]
    points[-1:] = [_short(points[-2], points[-1], lay.r * (0.35 if gone else 1.05))]
    ox, oy = lay.at(trip.hexes[0])
    shapes: list[Shape] = []
    for first, last, jump in legs(trip):
        path = tuple((x - ox, y - oy) for x, y in points[first : last + 1])
        dash = (11 * u, 8 * u) if tentative else (15 * u, 7 * u) if jump else (0.0, 0.0)
        head = 17 * u if last == len(points) - 1 else 0
        shapes.append(Line(path, "jump" if jump else role, 5 * u, dash, head, "back", 2.6 * u))
    shapes += _steps(lay, trip, role, (ox, oy))
    yield Stamp(ox, oy, Sprite(tuple(shapes)))
    if lay.whole:
        yield Stamp(ox, oy, ghost(v, trip.units, round(lay.r * 0.8, 1), "ghost", lay.least))
    else:
        yield Stamp(ox, oy, Sprite((Circle(0, 0, lay.r * 0.5, "back", role, 3.5 * u),)))


def legs(trip: Trip) -> list[tuple[int, int, bool]]:
    """Cut a way into runs on foot and by teleportation: first and last place, and whether it is a jump."""
    runs: list[tuple[int, int, bool]] = []
    for n in range(1, len(trip.hexes)):
        jump = n in trip.jumps
        if runs and runs[-1][2] == jump and not jump:
            runs[-1] = (runs[-1][0], n, False)
        else:
            runs.append((n - 1, n, jump))
    return runs


def _steps(lay: Layout, trip: Trip, role: str, at: Point) -> Iterator[Shape]:
    """Draw the hexes of a way, a red ring where it turned."""
    u, turned = lay.u, set(trip.turns)
    for n, h in enumerate(trip.hexes[1:-1], 1):
        x, y = (a - b for a, b in zip(lay.at(h), at, strict=True))
        if h in turned:
            yield Circle(x, y, 11.5 * u, "fire", "back", 2 * u)
        if n in trip.jumps or n + 1 in trip.jumps or lay.whole or lay.least:
            yield Circle(x, y, 5 * u, role, "back", 1.5 * u)
            continue
        size = max(10.5 * u, lay.least)
        yield Circle(x, y, 0.9 * size, "back")
        yield Circle(x, y, 0.745 * size, role)
        yield Text(x, y, str(n), size, f"{role}.ink")


def _short(a: Point, b: Point, by: float) -> tuple[int, int]:
    """End a line before its last point, so that the piece there is visible."""
    far = math.dist(a, b) or 1
    t = max(0.3, (far - by) / far)
    return round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t)


def _flung(
    lay: Layout, v: BattleView, units: Sequence[str], at: str, to: str, *, tentative: bool
) -> Iterator[Stamp]:
    """Draw a dispersed unit's flight."""
    u, role = lay.u, _role(v, units)
    ox, oy = lay.at(at)
    tx, ty = _short((ox, oy), lay.at(to), lay.r * 1.05)
    mx, my = (tx - ox) / 2 - (ty - oy) * 0.14, (ty - oy) / 2 + (tx - ox) * 0.14
    curve = tuple(
        (2 * t * (1 - t) * mx + t * t * (tx - ox), 2 * t * (1 - t) * my + t * t * (ty - oy))
        for t in (k / 14 for k in range(15))
    )
    dash = (5 * u, 6 * u) if tentative else (10 * u, 7 * u)
    yield Stamp(ox, oy, Sprite((Line(curve, role, 4.4 * u, dash, 16 * u, "back", 2.4 * u),)))
    yield Stamp(ox, oy, ghost(v, tuple(units), round(lay.r * 0.72, 1), "ghost", lay.least))


def support_lines(lay: Layout, v: BattleView, lit: Sequence[Action], at: str) -> Iterator[Stamp]:
    """Draw dashed lines from units that could support a combat from afar."""
    for a in lit:
        if isinstance(a, Support) and at and (start := v.at.get(a.unit)):
            yield ranged(lay, start, at, _role(v, (a.unit,)), "", tentative=True)


def ranged(lay: Layout, start: str, at: str, role: str, said: str, *, tentative: bool) -> Stamp:
    """Draw a line of ranged support, with its strength."""
    u = lay.u
    ox, oy = lay.at(start)
    sx, sy = _short(lay.at(at), (ox, oy), lay.r * 0.95)
    tx, ty = _short((ox, oy), lay.at(at), lay.r * 0.75)
    path = ((float(sx - ox), float(sy - oy)), (float(tx - ox), float(ty - oy)))
    dash = (3.5 * u, 7 * u) if tentative else (0.0, 0.0)
    shapes: list[Shape] = [Line(path, role, 3 * u, dash, 13 * u, "back", 2 * u)]
    if said:
        shapes += badge(
            said,
            max(15 * u, lay.least),
            x=(path[0][0] + path[1][0]) / 2,
            y=(path[0][1] + path[1][1]) / 2,
            fill=role,
            ink=f"{role}.ink",
        )
    return Stamp(ox, oy, Sprite(tuple(shapes)))
