"""Signs of units, actions and defences, drawn as lines and surfaces around a place.

A regiment is the infantry's crossed square, marines bear a bar above it, flashtroopers a bolt, fighters are
darts, seekers rockets, the ion cannon a barrel on its mount.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from render.core.scene import Arc, Box, Circle, Line, Point, Polygon, Shape

Draw = Callable[[float, float, float, str], Iterator[Shape]]


def scaled_at(x: float, y: float, r: float, *points: Point) -> tuple[Point, ...]:
    """Scale points of a drawing of half size 1 to half size r around (x, y)."""
    return tuple((x + r * a, y + r * b) for a, b in points)


def _thick(r: float) -> float:
    return max(1.6, r * 0.24)


def _regiment(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    w = _thick(r)
    yield Polygon(scaled_at(x, y, r, (-1, -0.7), (1, -0.7), (1, 0.7), (-1, 0.7)), "", ink, w)
    yield Line(scaled_at(x, y, r, (-1, -0.7), (1, 0.7)), ink, w * 0.85)
    yield Line(scaled_at(x, y, r, (-1, 0.7), (1, -0.7)), ink, w * 0.85)


def _marines(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    w = _thick(r)
    yield Line(
        scaled_at(x, y, r, (-0.95, -0.3), (-0.95, -1), (0, -0.5), (0.95, -1), (0.95, -0.3)), ink, w * 0.9
    )
    yield Polygon(scaled_at(x, y, r, (-1, 0), (1, 0), (1, 1), (-1, 1)), "", ink, w)
    yield Line(scaled_at(x, y, r, (-1, 0), (1, 1)), ink, w * 0.8)
    yield Line(scaled_at(x, y, r, (-1, 1), (1, 0)), ink, w * 0.8)


def _flashtrooper(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Polygon(
        scaled_at(
            x, y, r, (0.3, -1.1), (-0.75, 0.15), (-0.08, 0.15), (-0.35, 1.1), (0.75, -0.3), (0.08, -0.3)
        ),
        ink,
    )


def _fighter(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Polygon(
        scaled_at(
            x,
            y,
            r,
            (0, -1.1),
            (0.3, -0.1),
            (1.1, 0.75),
            (0.3, 0.6),
            (0, 1),
            (-0.3, 0.6),
            (-1.1, 0.75),
            (-0.3, -0.1),
        ),
        ink,
    )


def _carrier(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Polygon(scaled_at(x, y, r, (-1.1, 0.15), (1.1, 0.15), (0.75, 0.85), (-0.75, 0.85)), ink)
    yield Polygon(scaled_at(x, y, r, (0, -1), (0.75, -0.1), (-0.75, -0.1)), ink)


def _seeker(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Polygon(
        scaled_at(
            x,
            y,
            r,
            (0, -1.15),
            (0.36, -0.5),
            (0.36, 0.45),
            (0.75, 1),
            (0.2, 0.8),
            (-0.2, 0.8),
            (-0.75, 1),
            (-0.36, 0.45),
            (-0.36, -0.5),
        ),
        ink,
    )


def _ion(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Line(scaled_at(x, y, r, (-0.1, 0.35), (0.8, -0.85)), ink, r * 0.42)
    yield Circle(x - r * 0.2, y + r * 0.3, r * 0.42, ink)
    yield Line(scaled_at(x, y, r, (-1, 0.9), (0.7, 0.9)), ink, r * 0.34)


def _probe(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Circle(x, y, r * 0.38, ink)
    yield Line(scaled_at(x, y, r, (-1, 0.6), (1, -0.6)), ink, _thick(r) * 0.8)
    yield Line(scaled_at(x, y, r, (-1, -0.6), (1, 0.6)), ink, _thick(r) * 0.8)


def _decoy(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Circle(x, y, r * 0.3, ink)
    yield Arc(x, y, r, 0, 360, ink, _thick(r) * 0.8, (42, 30))


def _missile(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Polygon(scaled_at(x, y, r, (0, -1.1), (0.28, -0.6), (0.28, 1), (-0.28, 1), (-0.28, -0.6)), ink)


def _attack(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    w = _thick(r)
    yield Circle(x, y, r * 0.68, "", ink, w)
    for dx, dy in ((0, -1), (0, 1), (1, 0), (-1, 0)):
        yield Line(scaled_at(x, y, r, (dx * 0.3, dy * 0.3), (dx, dy)), ink, w)


def _scout(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    rim = [(math.cos(t), 0.62 * math.sin(t)) for t in (k * math.pi / 8 for k in range(16))]
    yield Polygon(scaled_at(x, y, r, *rim), "", ink, _thick(r) * 0.9)
    yield Circle(x, y, r * 0.32, ink)


def _unload(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    w = _thick(r)
    yield Line(scaled_at(x, y, r, (0, -0.95), (0, 0.55)), ink, w, head=r * 0.85)
    yield Line(scaled_at(x, y, r, (-0.75, 0.9), (0.75, 0.9)), ink, w)


def _load(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    w = _thick(r)
    yield Line(scaled_at(x, y, r, (0, 0.55), (0, -0.95)), ink, w, head=r * 0.85)
    yield Line(scaled_at(x, y, r, (-0.75, 0.9), (0.75, 0.9)), ink, w)


def _dock(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    w = _thick(r)
    yield Line(scaled_at(x, y, r, (-0.95, -0.38), (0.95, -0.38)), ink, w, head=r * 0.8)
    yield Line(scaled_at(x, y, r, (0.95, 0.42), (-0.95, 0.42)), ink, w, head=r * 0.8)


def _move(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Polygon(scaled_at(x, y, r, (-0.7, -0.8), (0.9, 0), (-0.7, 0.8), (-0.3, 0)), ink)


def _stay(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Box(x - r * 0.6, y - r * 0.6, x + r * 0.6, y + r * 0.6, r * 0.15, ink)


def _ambush(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield from _seeker(x, y, r * 0.72, ink)
    w = _thick(r)
    for s in (-1, 1):
        yield Line(scaled_at(x, y, r, (s * 0.6, -0.95), (s, -0.95), (s, 0.95), (s * 0.6, 0.95)), ink, w * 0.8)


def _form(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield from _regiment(x, y, r, ink)


def _close(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    w = _thick(r)
    for s in (-1, 1):
        yield Line(scaled_at(x, y, r, (s * 1.0, -0.85), (s * 0.22, 0.05)), ink, w, head=r * 0.7)
    yield Line(scaled_at(x, y, r, (-0.8, 0.85), (0.8, 0.85)), ink, w)


def _retreat(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    w = _thick(r)
    yield Line(scaled_at(x, y, r, (0.85, 0.7), (0.85, -0.35), (-0.9, -0.35)), ink, w, head=r * 0.9)


def _shield(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Polygon(
        scaled_at(x, y, r, (-0.8, -0.9), (0.8, -0.9), (0.8, 0.2), (0, 1), (-0.8, 0.2)), "", ink, _thick(r)
    )


def _armor(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Box(x - r * 0.45, y - r * 0.9, x + r * 0.45, y + r * 0.9, r * 0.15, ink)


def _unknown(x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    yield Arc(x, y - r * 0.3, r * 0.6, 160, 400, ink, _thick(r))
    yield Line(scaled_at(x, y, r, (0.38, 0.05), (0, 0.4)), ink, _thick(r))
    yield Circle(x, y + r * 0.9, _thick(r) * 0.62, ink)


SIGNS: dict[str, Draw] = {
    "regiment": _regiment,
    "marines": _marines,
    "flashtrooper": _flashtrooper,
    "fighter": _fighter,
    "seeker": _seeker,
    "ion": _ion,
    "probe": _probe,
    "decoy": _decoy,
    "missile": _missile,
    "attack": _attack,
    "scout": _scout,
    "unload": _unload,
    "load": _load,
    "dock": _dock,
    "move": _move,
    "stay": _stay,
    "ambush": _ambush,
    "form": _form,
    "close": _close,
    "retreat": _retreat,
    "unknown": _unknown,
    "shield": _shield,
    "armor": _armor,
    "carrier": _carrier,
    "teleport": _flashtrooper,
}


def sign(name: str, x: float, y: float, r: float, ink: str) -> Iterator[Shape]:
    """Draw the sign of a unit or an action; nothing for a name that has none."""
    if name in SIGNS:
        yield from SIGNS[name](x, y, r, ink)


def disc(name: str, x: float, y: float, r: float, fill: str = "lit", ink: str = "lit.ink") -> Iterator[Shape]:
    """Draw a sign on a disc that stands out from the background."""
    yield Circle(x, y, r + max(2.0, r * 0.14), "back")
    yield Circle(x, y, r, fill)
    yield from sign(name, x, y, r * 0.62, ink)
