"""Above the counters: fire and its dice, shields, combats, berserk attacks, losses, gravity."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.core.rules import Action
from engine.stargate.model.state import Fight
from engine.stargate.queries.view import BattleView
from render.core.scene import Box, Circle, Line, Point, Polygon, Shape, Sprite, Stamp, Text
from render.stargate.elements.colours import SIDES
from render.stargate.elements.counters import star
from render.stargate.elements.highlights import Clash, Fire, Happened
from render.stargate.elements.layout import Layout
from render.stargate.elements.pieces import ghost
from render.stargate.pictures.marks import ranged, risk
from render.stargate.words.details import crumb
from render.stargate.words.events import signed

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0)),
}


@lru_cache(256)
def die(n: int, r: float, over: str = "back", *, kills: bool = False) -> Sprite:
    """Draw a die of half width r; red when it kills."""
    fill, ink = ("fire", "back") if kills else ("text", "back")
    o = r * 0.5
    pips = PIPS.get(n, ())
    shapes: list[Shape] = [
        Box(-r - 2.5, -r - 2.5, r + 2.5, r + 2.5, r * 0.5, "back"),
        Box(-r, -r, r, r, r * 0.4, fill),
        *(Circle(a * o, b * o, r * 0.19, ink) for a, b in pips),
    ]
    return Sprite(tuple(shapes), over)


@lru_cache(64)
def shield(r: float, role: str, said: str = "", over: str = "back") -> Sprite:
    """Draw a shield."""
    points = ((-r, -r), (0, -r * 1.25), (r, -r), (r, r * 0.2), (0, r * 1.25), (-r, r * 0.2))
    corners = tuple((float(x), float(y)) for x, y in points)
    shapes: list[Shape] = [Polygon(corners, "back", "back", r * 0.4), Polygon(corners, role)]
    if said:
        shapes.append(Text(0, -r * 0.05, said, r * 1.1, "back"))
    return Sprite(tuple(shapes), over)


@lru_cache(64)
def burst(r: float, over: str = "back", role: str = "fire") -> Sprite:
    """Draw the sign of a fight."""
    return Sprite(
        (
            Polygon(star(0, 0, r * 1.28, r * 0.72, 8), "back"),
            Polygon(star(0, 0, r, r * 0.52, 8), role),
            Circle(0, 0, r * 0.3, "text"),
        ),
        over,
    )


def overlay(
    lay: Layout, v: BattleView, h: Happened, lit: Sequence[Action], *, tentative: bool
) -> Iterator[Stamp]:
    """Draw all that happened on the shown part of the map."""
    for x in h.fires:
        yield from _fire(lay, h, x, tentative=tentative)
    if h.battle:
        for at in h.battle.hexes:
            yield from _fight(lay, at)
    supports = h.battle.ranged if h.battle and h.battle.ranged else h.supports
    for u, at, strength in supports:
        if u in h.was:
            role = SIDES[v.forces.seat[u]]
            yield ranged(lay, h.was[u], at, role, f"+{strength}", tentative=tentative)
    for _, at, target in h.berserk:
        yield from _berserk(lay, at, target)
    yield from _lost(lay, v, h)
    if h.clash and h.clash.at:
        yield from _clash(lay, v, h.clash)
    if h.gravity:
        yield from _gravity(lay, v, h)
    yield from _lit(lay, v, lit)


def _line(lay: Layout, start: str, at: str, by: float) -> tuple[Point, Point]:
    """Return a line from the rim of one hex's counters to near the middle of another hex."""
    (ax, ay), (bx, by_) = lay.at(start), lay.at(at)
    far = math.dist((ax, ay), (bx, by_)) or 1
    t, s = max(0.5, (far - lay.r * by) / far), min(0.3, lay.r * 0.95 / far)
    return (ax + (bx - ax) * s, ay + (by_ - ay) * s), (ax + (bx - ax) * t, ay + (by_ - ay) * t)


def _fire(lay: Layout, h: Happened, x: Fire, *, tentative: bool) -> Iterator[Stamp]:
    """Draw turning fire: a line from every enemy to the hex where the unit turned, a die on each."""
    u = lay.u
    kills = bool(x.dice) and min(x.dice) <= 2
    for n, crew in enumerate(x.shooters):
        start = h.was.get(crew[0], "")
        if not start:
            continue
        if start == x.at:
            if n < len(x.dice):
                ax, ay = lay.at(start)
                shown = die(x.dice[n], round(9 * u, 1), kills=kills and x.dice[n] <= 2)
                yield Stamp(round(ax - lay.dx * 0.5), round(ay - lay.dy * 0.42), shown)
            continue
        a, b = _line(lay, start, x.at, 0.62)
        path = ((0.0, 0.0), (b[0] - a[0], b[1] - a[1]))
        dash = (4 * u, 6 * u) if tentative else (9 * u, 6 * u)
        bolt = Line(path, "fire", 3 * u, dash, 13 * u, "back", 1.8 * u)
        yield Stamp(round(a[0]), round(a[1]), Sprite((bolt,)))
        if n < len(x.dice):
            mx, my = a[0] + path[1][0] * 0.55, a[1] + path[1][1] * 0.55
            yield Stamp(round(mx), round(my), die(x.dice[n], round(9 * u, 1), kills=kills and x.dice[n] <= 2))


def _fight(lay: Layout, at: str) -> Iterator[Stamp]:
    """Put a burst on the upper edge of a hex where a fight is on."""
    x, y = lay.at(at)
    if lay.shows(at):
        yield Stamp(x, round(y - lay.dy * 0.55), burst(round(9 * lay.u, 1)))


def _clash(lay: Layout, v: BattleView, c: Clash) -> Iterator[Stamp]:
    x, y = lay.at(c.at)
    if c.lost:
        yield from _fight(lay, c.at)
    if c.shield:
        r = round(9 * lay.u, 1)
        yield Stamp(round(x + lay.dx * 0.52), round(y - lay.dy * 0.42), shield(r, SIDES[c.shield]))


def _berserk(lay: Layout, at: str, target: str) -> Iterator[Stamp]:
    x, y = lay.at(at)
    if target and target != at:
        a, b = _line(lay, at, target, 0.9)
        path = ((0.0, 0.0), (b[0] - a[0], b[1] - a[1]))
        bolt = Line(path, "fire", 6 * lay.u, (0, 0), 20 * lay.u, "back", 3 * lay.u)
        yield Stamp(round(a[0]), round(a[1]), Sprite((bolt,)))
    yield Stamp(x, round(y - lay.dy * 0.34), burst(round(14 * lay.u, 1)))


def _lost(lay: Layout, v: BattleView, h: Happened) -> Iterator[Stamp]:
    """Cross out what was lost: in the middle of an empty hex, or else at its lower edge."""
    held, gone = set(v.at.values()), dict[str, list[str]]()
    for crew, at in h.lost:
        known = [u for u in crew if u in v.forces.units and u not in v.at]
        gone.setdefault(at, []).extend(u for u in known if u not in gone.get(at, ()))
    for at, units in gone.items():
        x, y = lay.at(at)
        if at not in held and len(units) == 1:
            yield Stamp(x, y, ghost(v, (units[0],), lay.r, "dead", lay.least))
            continue
        r = round(lay.r * 0.48, 1)
        for n, u in enumerate(units[:6]):
            across = (n - (min(len(units), 6) - 1) / 2) * r * 1.7
            down = lay.dy * 0.56 if at in held else 0
            yield Stamp(round(x + across), round(y + down), ghost(v, (u,), r, "dead", lay.least))


def _gravity(lay: Layout, v: BattleView, h: Happened) -> Iterator[Stamp]:
    """Draw the pull: rings around the Nullgate, the die, and a line from what falls in."""
    at = v.board.nullgate
    x, y = lay.at(at)
    n, seat = h.gravity or (0, "")
    role = SIDES.get(seat, "null.core")
    yield Stamp(x, y, Sprite((Circle(0, 0, lay.dy * 0.9, "", role, 2.5 * lay.u),)))
    for start in h.drawn_in:
        if start != at:
            a, b = _line(lay, start, at, 0.7)
            path = ((0.0, 0.0), (b[0] - a[0], b[1] - a[1]))
            pull = Line(path, role, 5 * lay.u, (9 * lay.u, 5 * lay.u), 18 * lay.u, "back", 2.4 * lay.u)
            yield Stamp(round(a[0]), round(a[1]), Sprite((pull,)))
    yield Stamp(x, y, die(n, round(11 * lay.u, 1)))


def _lit(lay: Layout, v: BattleView, lit: Sequence[Action]) -> Iterator[Stamp]:
    """Light combats to choose from, lines of possible support, and units that could be lost or attacked."""
    for a in lit:
        if isinstance(a, Fight) and lay.shows(a.at):
            x, y = lay.at(a.at)
            if (gap := _gap(v, a.at)) is not None:
                shown = risk(signed(gap), max(round(14 * lay.u, 1), lay.least), meets=False)
                yield Stamp(x, round(y - lay.dy * 0.54), shown)


def _gap(v: BattleView, at: str) -> int | None:
    """Return the differential of a combat still to be fought."""
    found = (c for c in crumb(v, "battles").get("combats", ()) if at in c["hexes"])
    return next((int(c["differential"]) for c in found), None)


def battle_hex(v: BattleView) -> str:
    """Return the hex of the combat being fought, "" for none."""
    return str(crumb(v, "battles").get("at", ""))
