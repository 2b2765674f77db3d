"""Sprites, each made once and stamped often: ships, dice, cards, and the signs of the spaces."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from engine.core.rules import Seat
from engine.starwars.galaxy import BLACK_HOLE, HYPERJUMP, NOVA, PLANET
from render.core.scene import Box, Circle, Line, Point, Polygon, Shape, Sprite, Text
from render.starwars.colours import SIDES

PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 1), (1, 1), (-1, 0), (1, 0)),
}


def saucer(r: float, out: float, fill: str) -> Iterator[Shape]:
    """Draw the outline of a ship of side one, grown by `out`."""
    yield Circle(0, 0, r * 0.92 + out, fill)
    yield Box(-r * 1.28 - out, -r * 0.2 - out, r * 1.28 + out, r * 0.32 + out, r * 0.25 + out, fill)


def dart(r: float, out: float, fill: str) -> Iterator[Shape]:
    """Draw the outline of a ship of side two, grown by `out`."""
    points = ((0, -r * 1.22), (r * 1.2, r * 0.98), (0, r * 0.66), (-r * 1.2, r * 0.98))
    yield Polygon(points, fill, fill if out else "", 2 * out)


def cross(x: float, y: float, r: float) -> Iterator[Shape]:
    """Draw the sign of what is lost."""
    for d in (r, -r):
        yield Line(((x - r, y - d), (x + r, y + d)), "fire", r * 0.5, halo="back", halo_width=r * 0.2)


@lru_cache(2048)
def ship(seat: Seat, n: int, r: float, state: str = "", over: str = "disc", least: float = 0) -> Sprite:
    """Draw a ship with its number, 0 for none. `state`: "", "lit" when chosen, or "lost"."""
    role = SIDES[seat]
    body = saucer if role == "one" else dart
    edge = r * 0.12
    shapes: list[Shape] = []
    if state == "lit":
        shapes += body(r, edge + r * 0.16, "lit")
    lost = state == "lost"
    shapes += body(r, edge, "back")
    shapes += body(r, 0, "mute" if lost else role)
    if n:
        high = 0.0 if role == "one" else r * 0.16
        size = {("one", 1): 1.2, ("one", 2): 1.02, ("two", 1): 1.02, ("two", 2): 0.8}[role, len(str(n))]
        shapes.append(Text(0, high, str(n), max(r * size, least), "back" if lost else f"{role}.ink"))
    if lost:
        shapes += cross(r * 0.95, -r * 0.85, r * 0.4)
    return Sprite(tuple(shapes), over)


@lru_cache(512)
def die(n: int, r: float, state: str = "new", over: str = "panel") -> Sprite:
    """Draw a die of half width r, blank for 0. `state`: "new" to be used, "used", "told"."""
    fill, ink = {"new": ("die", "die.ink"), "used": ("panel", "mute"), "told": ("text", "back")}[state]
    shapes: list[Shape] = [Box(-r - 3, -r - 3, r + 3, r + 3, r * 0.5, "back")]
    edge = "mute" if state == "used" else ""
    shapes.append(Box(-r, -r, r, r, r * 0.4, fill, edge, 2))
    if n in PIPS:
        o = r * 0.5
        shapes += [Circle(a * o, b * o, r * 0.19, ink) for a, b in PIPS[n]]
    elif n:
        shapes.append(Text(0, 0, str(n), r * 1.3, ink))
    return Sprite(tuple(shapes), over)


@lru_cache(64)
def card(r: float, sign: str, over: str = "disc") -> Sprite:
    """Draw a planet card with a sign on it."""
    return Sprite(
        (
            Box(-r * 0.8 - 3, -r - 3, r * 0.8 + 3, r + 3, r * 0.3 + 3, "back"),
            Box(-r * 0.8, -r, r * 0.8, r, r * 0.3, "sand"),
            Text(0, 0, sign, r * 1.15, "two.ink" if sign else "sand"),
        ),
        over,
    )


@lru_cache(64)
def plus(r: float, role: str, over: str = "disc") -> Sprite:
    """Draw the badge of a ship just built."""
    arm = r * 0.55
    return Sprite(
        (
            Circle(0, 0, r + 3, "back"),
            Circle(0, 0, r, role),
            Line(((-arm, 0), (arm, 0)), "back", r * 0.3),
            Line(((0, -arm), (0, arm)), "back", r * 0.3),
        ),
        over,
    )


def space(x: float, y: float, r: float, kind: str, least: float = 0) -> Iterator[Shape]:
    """Draw a space of radius r: its ground, and the sign and letter of its kind."""
    cell = {PLANET: "planet.cell", HYPERJUMP: "jump.cell", BLACK_HOLE: "hole", NOVA: "nova.cell"}
    yield Circle(x, y, r * 0.945, "back")
    yield Circle(x, y, r * 0.885, cell.get(kind, "cell"))
    size = max(r * 0.83, least)
    if kind == PLANET:
        yield Circle(x, y, r * 0.885, "", "good", r * 0.1)
        yield Text(x, y, kind, size, "good")
    elif kind == HYPERJUMP:
        h = r * 0.89
        yield Polygon(((x, y - h), (x + h, y), (x, y + h), (x - h, y)), "jump.deep", "jump", r * 0.086)
        yield Text(x, y, kind, size, "jump.text")
    elif kind == BLACK_HOLE:
        yield Circle(x, y, r * 0.86, "", "hole.edge", r * 0.086)
        yield Circle(x, y, r * 0.66, "", "hole.ring", r * 0.07)
        yield Text(x, y, kind, max(size * 0.94, least), "hole.text")
    elif kind == NOVA:
        yield Polygon(burst(x, y, r * 0.95, r * 0.55), "nova")
        yield Text(x, y, kind, max(size * 0.94, least), "nova.ink")


def burst(x: float, y: float, far: float, near: float, rays: int = 8) -> tuple[Point, ...]:
    """Return the outline of a star with rays."""
    radii = [far, near] * rays
    turns = [math.radians(180 * i / rays - 90) for i in range(2 * rays)]
    return tuple((x + r * math.cos(a), y + r * math.sin(a)) for r, a in zip(radii, turns, strict=True))
