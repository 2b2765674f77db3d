"""Sprites: ships of both sides, dice, cards. Each is made once and stamped often."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.core.rules import Seat
from render.core.scene import Box, Circle, Line, Polygon, Shape, Sprite, Text
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


@lru_cache(2048)
def ship(seat: Seat, n: int, r: float, state: str = "", over: str = "disc") -> Sprite:
    """Draw a ship with its number, 0 for none. `state`: "", "lit" when chosen, "ghost" when gone, "lost"."""
    role = SIDES[seat]
    body = saucer if role == "one" else dart
    edge = r * 0.12
    shapes: list[Shape] = []
    if state == "lit":
        shapes += body(r, edge + r * 0.16, "lit")
    gone = state in {"ghost", "lost"}
    shapes += body(r, edge, "back")
    if state == "lost":
        shapes += body(r, 0, f"{role}.rim")
    else:
        shapes += body(r, 0, f"{role}.ghost" if gone else role)
    if state == "lost":
        cross = ((-r * 1.0, r * 1.0), (r * 1.0, -r * 1.0))
        shapes.append(Line(cross, "fire", r * 0.2, halo="back", halo_width=r * 0.08))
    if n:
        high = 0.0 if role == "one" else r * 0.16
        size = {("one", 1): 1.2, ("one", 2): 1.02, ("two", 1): 1.02, ("two", 2): 0.8}[role, len(str(n))]
        ink = "text" if state == "lost" else f"{role}~back~12" if gone else f"{role}.ink"
        shapes.append(Text(0, high, str(n), r * size, ink))
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
