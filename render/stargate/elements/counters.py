"""Counters: the outline tells the kind, colour the side, the letters who it is; below, strength and movement.

The Coalition is the round family: Human circle, Igugui diamond, Meta-Mexish flower, Duonoip notched shield.
The Virunians are the angular family, labelled by group: control octagon, transport long hexagon, weapon
triangle, Tri-Ship kite, and the Monad's star.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from render.core.fonts import width
from render.core.scene import Box, Circle, Line, Point, Polygon, Shape, Sprite, Text, ngon

#: Kinds: races H I M D, parts of a group C T W, Monad X, Tri-Ship 3.
ROUND = "HIMD"
#: Where the label stands, in half sizes, with and without a line below it, and its size.
LABEL = {
    "H": (0.0, -0.2, 1.05),
    "I": (0.0, -0.16, 0.92),
    "M": (0.0, -0.18, 1.0),
    "D": (-0.06, -0.22, 1.02),
    "C": (0.0, -0.2, 1.28),
    "T": (0.0, -0.18, 1.02),
    "W": (0.3, 0.02, 1.0),
    "X": (0.0, -0.16, 0.88),
    "3": (-0.14, -0.3, 1.3),
}
BELOW = {"H": 0.5, "I": 0.52, "M": 0.54, "D": 0.5, "C": 0.54, "T": 0.42, "W": 0.64, "X": 0.46, "3": 0.42}


def star(x: float, y: float, far: float, near: float, rays: int) -> tuple[Point, ...]:
    """Return the corners of a star, the top one first."""
    turns = [math.radians(180 * i / rays - 90) for i in range(2 * rays)]
    radii = [far, near] * rays
    return tuple((x + r * math.cos(a), y + r * math.sin(a)) for r, a in zip(radii, turns, strict=True))


def _scaled(x: float, y: float, r: float, *points: Point) -> tuple[Point, ...]:
    return tuple((x + r * a, y + r * b) for a, b in points)


def _flower(x: float, y: float, r: float, out: float, fill: str) -> Iterator[Shape]:
    for i in range(6):
        a = math.radians(60 * i + 30)
        yield Circle(x + r * 0.56 * math.cos(a), y + r * 0.56 * math.sin(a), r * 0.47 + out, fill)
    yield Circle(x, y, r * 0.72 + out, fill)


_CORNERS: dict[str, Callable[[float, float, float], tuple[Point, ...]]] = {
    "I": lambda x, y, r: _scaled(x, y, r, (0, -1.16), (1.08, 0), (0, 1.16), (-1.08, 0)),
    "D": lambda x, y, r: _scaled(
        x, y, r, (-0.92, -0.98), (0, -0.68), (0.92, -0.98), (0.92, 0.45), (0, 1.05), (-0.92, 0.45)
    ),
    "C": lambda x, y, r: ngon(x, y, r * 1.04, 8, 22.5),
    "T": lambda x, y, r: _scaled(
        x, y, r, (-0.72, -0.7), (0.72, -0.7), (1.14, 0), (0.72, 0.7), (-0.72, 0.7), (-1.14, 0)
    ),
    "W": lambda x, y, r: _scaled(x, y, r, (0, -1.16), (1.14, 0.92), (-1.14, 0.92)),
    "X": lambda x, y, r: star(x, y, r * 1.2, r * 0.8, 8),
    "3": lambda x, y, r: _scaled(
        x, y, r, (-0.95, -1.02), (0.95, -1.02), (1.3, -0.1), (0, 1.25), (-1.3, -0.1)
    ),
}


def body(kind: str, x: float, y: float, r: float, out: float, fill: str) -> Iterator[Shape]:
    """Draw the outline of a counter, grown by `out` all around."""
    if kind == "H":
        yield Circle(x, y, r * 0.98 + out, fill)
    elif kind == "M":
        yield from _flower(x, y, r, out, fill)
    else:
        yield Polygon(_CORNERS[kind](x, y, r), fill, fill if out else "", 2 * out)


def role(kind: str) -> str:
    """Return the colour role of a counter's side."""
    return "one" if kind in ROUND else "two"


def room(below: str, r: float, least: float) -> bool:
    """Return whether a counter of half size r has room for a second line in type that can be read."""
    return bool(below) and (r >= least if least else r >= 17)


def _small(below: str, r: float, least: float) -> tuple[float, float]:
    """Return the size of the second line, and how wide it may be."""
    size = r * (0.5 if len(below) < 4 else 0.44)
    return (max(size, least), r * 1.8) if least else (size, r * 1.3)


@dataclass(frozen=True, slots=True)
class Piece:
    """A unit as it is drawn: one counter, or with two or three kinds a combined one.

    `kinds` are letters as in `LABEL`, `label` who it is, `below` strength and movement. `state`: "" as it is,
    "lit" when chosen, "ghost" where it was, "dead" when lost, "out" when not in play. `skim` is the number on
    a Skim marker; `sense` 1 clockwise, -1 the other way, 0 for none.
    """

    kinds: str
    label: str
    below: str = ""
    state: str = ""
    skim: str = ""
    sense: int = 0


def counter(p: Piece, r: float, x: float = 0, y: float = 0, least: float = 0) -> Iterator[Shape]:
    """Draw a unit of half size r without its Skim marker, in no type below `least`."""
    yield from (_pair if len(p.kinds) == 2 else _single)(p, r, x, y, least)
    if p.state == "dead":
        yield from cross(x + r * 0.9, y - r * 0.85, r * 0.34)


def cross(x: float, y: float, r: float) -> Iterator[Shape]:
    """Draw the sign of what is lost."""
    for d in (r, -r):
        yield Line(((x - r, y - d), (x + r, y + d)), "fire", r * 0.5, halo="back", halo_width=r * 0.2)


def _single(p: Piece, r: float, x: float, y: float, least: float) -> Iterator[Shape]:
    """Draw one counter; three parts of a group have one of their own."""
    kind, state = "3" if len(p.kinds) == 3 else p.kinds, p.state
    side, edge = role(kind), max(1.6, r * 0.09)
    if state == "lit":
        yield from body(kind, x, y, r, edge + r * 0.16, "lit")
    yield from body(kind, x, y, r, edge, "back")
    if state in {"ghost", "out"}:
        yield from body(kind, x, y, r, 0, f"{side}.ghost" if state == "ghost" else "mute")
        yield from body(kind, x, y, r - max(1.6, r * 0.1), 0, "back" if state == "ghost" else "panel")
    else:
        yield from body(kind, x, y, r, 0, "mute" if state == "dead" else side)
    ink = {"": f"{side}.ink", "lit": f"{side}.ink", "dead": "back", "ghost": side, "out": "dim"}[state]
    alone, over, size = LABEL[kind]
    small = room(p.below, r, least)
    if p.label:
        high = over if small else alone
        long = {1: 1.0, 2: 0.88}.get(len(p.label), 0.72)
        type_, fit = r * size * long * (0.92 if small else 1.12), r * (2.2 if least else 1.5)
        high = (
            (0.02 if kind == "W" else -0.36)
            if small and least
            else 0.0
            if least and len(p.label) > 1 and kind != "W"
            else high
        )
        yield Text(x, y + high * r, p.label, max(type_, least), ink, fit=fit)
    if small and least:
        yield from _chip(
            p.below,
            x,
            y + r * (0.84 if kind == "W" else 0.5),
            least,
            "mute" if state == "dead" else side,
            ink,
        )
    elif small:
        type_, fit = _small(p.below, r, least)
        yield Text(x, y + BELOW[kind] * r, p.below, type_, ink, fit=fit)


def _above(kind: str) -> float:
    """Return where the name stands in half sizes, where strength and movement are below it."""
    return 0.0 if kind == "W" else -0.36


def _chip(said: str, x: float, y: float, size: float, fill: str, ink: str) -> Iterator[Shape]:
    """Write strength and movement on the counter's own colour, where its outline is too narrow for them."""
    half, high = width(said, size) / 2 + 2, size * 0.42
    yield Box(x - half, y - high, x + half, y + high, high * 0.8, fill)
    yield Text(x, y, said, size, ink)


@lru_cache(4096)
def single(
    kind: str, label: str, r: float, below: str = "", state: str = "", over: str = "back", least: float = 0
) -> Sprite:
    """Return the sprite of one counter."""
    return Sprite(tuple(counter(Piece(kind, label, below, state), r, least=least)), over)


def _pair(p: Piece, r: float, x: float, y: float, least: float) -> Iterator[Shape]:
    """Draw two parts of a group as one unit: both outlines, bridged; strength and movement on the bridge."""
    a, b, state = p.kinds[0], p.kinds[1], p.state
    edge = max(1.6, r * 0.09)
    small, off = r * 0.74, r * 0.5
    spots = ((a, x - off, y - off * 0.62), (b, x + off, y + off * 0.66))
    bridge = Line(((x - off, y - off * 0.62), (x + off, y + off * 0.66)), "two", r * 0.5)
    if state == "lit":
        for kind, px, py in spots:
            yield from body(kind, px, py, small, edge + r * 0.16, "lit")
    for kind, px, py in spots:
        yield from body(kind, px, py, small, edge, "back")
    for n, (kind, px, py) in enumerate(spots):
        if n:
            yield from body(kind, px, py, small, edge, "back")
        tone = {"dead": "mute", "ghost": "two.ghost"}.get(state, "two")
        yield from body(kind, px, py, small, 0, tone)
        ink = "back" if state == "dead" else "two" if state == "ghost" else "two.ink"
        alone, over, size = LABEL[kind]
        under = p.below if n and not least and room(p.below, r, least) else ""
        type_ = max(small * size * (0.78 if under else 0.9), least)
        yield Text(px, py + (over if under else alone) * small, f"{kind}{p.label}", type_, ink)
        if under:
            yield Text(px, py + BELOW[kind] * small, under, small * 0.5, ink, fit=small * 1.5)
        if not n and state not in {"dead", "ghost"}:
            yield Line((_toward(bridge.points, 0.42), _toward(bridge.points, 0.58)), "two", r * 0.24)


def _toward(points: tuple[Point, ...], t: float) -> Point:
    (ax, ay), (bx, by) = points
    return ax + (bx - ax) * t, ay + (by - ay) * t


@lru_cache(256)
def pile(count: int, r: float, letter: str = "", over: str = "back", least: float = 0) -> Sprite:
    """Draw face-down counters with their number, and the letter of their Stargate."""
    shapes: list[Shape] = []
    for k in (2, 1, 0) if count > 1 else (0,):
        o = k * r * 0.18
        fill = "sand.deep" if k else "sand"
        shapes.append(
            Box(-r * 0.82 + o - 2, -r * 0.82 - o - 2, r * 0.82 + o + 2, r * 0.82 - o + 2, r * 0.25, "back")
        )
        shapes.append(Box(-r * 0.82 + o, -r * 0.82 - o, r * 0.82 + o, r * 0.82 - o, r * 0.22, fill))
    shapes.append(Text(0, 0, str(count), max(r * (1.2 if count < 10 else 0.95), least), "sand.ink"))
    if letter:
        shapes += badge(letter, max(r * 1.02, least), x=r * 1.05, y=-r * 1.05, fill="gate.ring", ink="back")
    return Sprite(tuple(shapes), over)


def badge(said: str, size: float, *, x: float = 0, y: float = 0, fill: str, ink: str) -> list[Shape]:
    """Draw a word or number on a rounded plate."""
    half = max(len(said) * size * 0.31 + size * 0.3, size * 0.66)
    high = size * 0.66
    return [
        Box(x - half - 2, y - high - 2, x + half + 2, y + high + 2, high + 2, "back"),
        Box(x - half, y - high, x + half, y + high, high, fill),
        Text(x, y, said, size, ink, fit=2 * half - size * 0.2),
    ]
