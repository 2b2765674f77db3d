"""Tokens: a drop whose point is the facing, round for the team, angular for the enemy; signs of what ails it.

The barrel at the point tells the weapon: a thin line a rifle, a ball on a line a staff, a fork a zat, a stub
a pistol, two lines a shotgun, a thick line the .50, a thick one with a wheel the cannon.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from render.core.scene import LEAST, Box, Circle, Line, Point, Polygon, Shape, Sprite, Text, ngon

#: Facings are rounded to this many degrees, so that few tokens need to be drawn.
TURN = 15


def _tip(r: float, facing: int, far: float = 1.55) -> tuple[Point, ...]:
    """Return the three corners of a drop's point."""
    a = math.radians(facing - 90)
    found = [(r * far * math.cos(a), r * far * math.sin(a))]
    for side in (-1, 1):
        b = a + side * math.radians(52)
        found.append((r * 0.98 * math.cos(b), r * 0.98 * math.sin(b)))
    return tuple(found)


#: Weapons as lines: how far out each begins and ends, how far beside at both ends, its width; in radii.
BARRELS: dict[str, tuple[tuple[float, float, float, float, float], ...]] = {
    "rifle": ((1.3, 2.0, 0, 0, 0.16),),
    "pistol": ((1.3, 1.72, 0, 0, 0.2),),
    "mg50": ((1.3, 2.05, 0, 0, 0.34),),
    "shotgun": ((1.25, 1.85, -0.14, -0.14, 0.14), (1.25, 1.85, 0.14, 0.14, 0.14)),
    "staff": ((1.3, 1.9, 0, 0, 0.16),),
    "zat": ((1.3, 1.62, 0, 0, 0.16), (1.6, 1.92, 0, -0.24, 0.16), (1.6, 1.92, 0, 0.24, 0.16)),
    "cannon": ((1.2, 2.1, 0, 0, 0.4),),
}
#: Balls at the end of weapons: how far out, and their radius.
BALLS = {"staff": (1.95, 0.2), "cannon": (1.3, 0.34)}


def _barrel(weapon: str, r: float, facing: int) -> Iterator[tuple[tuple[Point, Point], float, float]]:
    """Draw a weapon as lines (ends, width); a width of 0 is a ball with the second number as its radius."""
    a = math.radians(facing - 90)

    def on(far: float, off: float = 0.0) -> Point:
        return (r * (far * math.cos(a) - off * math.sin(a)), r * (far * math.sin(a) + off * math.cos(a)))

    for near, far, beside, out, width in BARRELS.get(weapon, ()):
        yield (on(near, beside), on(far, out)), r * width, 0
    if weapon in BALLS:
        far, radius = BALLS[weapon]
        yield (on(far), on(far)), 0, r * radius


def _body(side: str, r: float, facing: int | None, out: float, fill: str) -> Iterator[Shape]:
    edge = fill if out else ""
    if facing is not None:
        yield Polygon(_tip(r, facing), fill, edge, 2 * out)
    if side == "one":
        yield Circle(0, 0, r + out, fill)
    else:
        yield Polygon(ngon(0, 0, r * 1.04, 8, 22.5), fill, edge, 2 * out)


@lru_cache(2048)
def token(
    side: str, said: str, r: float, facing: int | None, weapon: str = "", state: str = "", ring: str = ""
) -> Sprite:
    """Draw a figure's token of half size r, with the side's role "one" or "two".

    `state`: "" able, "down" lying there, "dead", "hidden" not spotted by the players. `ring` is the colour of
    a ring around it, "" for none.
    """
    turn = None if facing is None else TURN * round(facing / TURN) % 360
    shapes: list[Shape] = []
    edge = max(2.0, r * 0.14)
    if ring:
        shapes += _body(side, r, turn, edge + r * 0.2, ring)
    if turn is not None:
        for (a, b), width, ball in _barrel(weapon, r, turn):
            shapes += _weapon(a, b, width, ball, "back", edge * 0.8)
    shapes += _body(side, r, turn, edge, "back")
    if turn is not None:
        for (a, b), width, ball in _barrel(weapon, r, turn):
            shapes += _weapon(a, b, width, ball, "text", 0)
    fill, ink = {
        "dead": (f"{side}.dead", "text"),
        "down": (f"{side}.rim", "text"),
    }.get(state, (side, f"{side}.ink"))
    shapes += _body(side, r, turn, 0, fill)
    shapes.append(Text(0, 0, said, _type(said, r), ink, fit=r * 2))
    return Sprite((*shapes, *_fate(state, r)))


def _type(said: str, r: float) -> float:
    """Return the size of the letters on a token; a phone's are large enough for it."""
    size = r * {1: 1.3, 2: 1.02}.get(len(said), 0.85)
    return max(size, LEAST) if r >= LEAST else size


def _fate(state: str, r: float) -> Iterator[Shape]:
    """Put a red cross at a dead figure's corner, underline one lying on the ground, ring a hidden one."""
    if state == "dead":
        x, y, far = r * 0.78, -r * 0.78, r * 0.3
        for s in (-1, 1):
            ends = ((x - far, y - s * far), (x + far, y + s * far))
            yield Line(ends, "fire", r * 0.17, halo="back", halo_width=2)
    elif state == "hidden":
        turns = [2 * math.pi * k / 36 for k in range(37)]
        ring = tuple((r * 1.28 * math.cos(a), r * 1.28 * math.sin(a)) for a in turns)
        yield Line(ring, "sand", r * 0.12, (r * 0.3, r * 0.24))
    elif state == "down":
        ends = ((-r * 0.95, r * 0.6), (r * 0.95, r * 0.6))
        yield Line(ends, "text", r * 0.2, halo="back", halo_width=2)


def _weapon(a: Point, b: Point, width: float, ball: float, role: str, out: float) -> Iterator[Shape]:
    if ball:
        yield Circle(a[0], a[1], ball + out, role)
    else:
        yield Line((a, b), role, width + 2 * out)


@lru_cache(256)
def sign(kind: str, n: int, r: float, over: str = "back") -> Sprite:
    """Draw what ails a figure; `n` is shown beside it when it is more than one.

    "suppressed" two chevrons on yellow, "wounded" a cross on red, "out" a clock with turns, "fleeing" an
    arrow away, "captured" bars, "carries" a star.
    """
    shapes: list[Shape] = []
    fill, ink = {
        "suppressed": ("lit", "lit.ink"),
        "wounded": ("fire", "back"),
        "out": ("text", "back"),
        "fleeing": ("jump", "back"),
        "captured": ("sand", "sand.ink"),
        "carries": ("good", "back"),
    }[kind]
    wide = r * (1.0 if n < 2 else 1.75)
    shapes.append(Box(-wide - 2, -r - 2, wide + 2, r + 2, r * 0.55 + 2, "back"))
    shapes.append(Box(-wide, -r, wide, r, r * 0.55, fill))
    x = 0.0 if n < 2 else -wide + r
    shapes += _draw(kind, x, r, ink)
    if n > 1:
        shapes.append(Text(x + r * 1.55, 0, str(n), r * 1.7, ink))
    return Sprite(tuple(shapes), over)


def _draw(kind: str, x: float, r: float, ink: str) -> Iterator[Shape]:
    w = r * 0.26
    match kind:
        case "suppressed":
            for y in (-0.4, 0.2):
                yield Line(((x - r * 0.5, r * y), (x, r * (y + 0.42)), (x + r * 0.5, r * y)), ink, w)
        case "wounded":
            yield Line(((x - r * 0.6, 0), (x + r * 0.6, 0)), ink, w * 1.2)
            yield Line(((x, -r * 0.6), (x, r * 0.6)), ink, w * 1.2)
        case "out":
            yield Circle(x, 0, r * 0.68, "", ink, w * 0.9)
            yield Line(((x, -r * 0.35), (x, 0), (x + r * 0.32, 0)), ink, w * 0.8)
        case "fleeing":
            yield Line(((x, -r * 0.6), (x, r * 0.7)), ink, w, head=r * 0.8)
        case "captured":
            for k in (-0.45, 0, 0.45):
                yield Line(((x + r * k, -r * 0.6), (x + r * k, r * 0.6)), ink, w * 0.8)
        case "carries":
            points = [(r * (0.72 if k % 2 == 0 else 0.32), math.radians(36 * k - 90)) for k in range(10)]
            yield Polygon(tuple((x + q * math.cos(a), q * math.sin(a)) for q, a in points), ink)


@lru_cache(64)
def marker(r: float, over: str = "back", n: int = 1) -> Sprite:
    """Draw a portal marker: a sand diamond with a question mark; of several in one place two and a number."""
    shapes: list[Shape] = []
    for d in (0.36 * r, 0.0) if n > 1 else (0.0,):
        corners = ((d, -r - d), (r + d, -d), (d, r - d), (-r + d, -d))
        shapes += [Polygon(corners, "back", "back", 5), Polygon(corners, "sand")]
    shapes.append(Text(0, 0, "?" if n < 2 else str(n), r * 1.15, "sand.ink"))
    return Sprite(tuple(shapes), over)


@lru_cache(64)
def ghost(said: str, r: float) -> Sprite:
    """Draw where an enemy was last seen: a broken outline with its name."""
    corners = ngon(0, 0, r, 8, 22.5)
    return Sprite(
        (
            Polygon(corners, "back"),
            Line((*corners, corners[0]), "two", max(2.0, r * 0.14), (r * 0.4, r * 0.3)),
            Text(0, 0, said, _type(said, r), "two", fit=r * 2),
        )
    )


def inner(name: str) -> str:
    """Return the label of a token: a Jaffa's number, or else the first letter and the name's number, if any.

    >>> inner("J41"), inner("P3"), inner("RED"), inner("J3")
    ('41', 'P3', 'R', '3')
    """
    head, tail = name[:1], name[1:]
    if tail.isdigit():
        return tail if head == "J" else name
    return head
