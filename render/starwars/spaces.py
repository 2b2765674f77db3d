"""The signs of the spaces: planet, hyperjump, black hole, nova, empty."""

from __future__ import annotations

import math
from collections.abc import Iterator

from engine.starwars.galaxy import BLACK_HOLE, HYPERJUMP, NOVA, PLANET
from render.core.scene import Circle, Point, Polygon, Shape, Text


def space(x: float, y: float, r: float, kind: str) -> Iterator[Shape]:
    """Draw a space of radius r: its ground, and the sign and letter of its kind."""
    cell = {PLANET: "planet.cell", HYPERJUMP: "jump.cell", BLACK_HOLE: "hole", NOVA: "nova.cell"}
    yield Circle(x, y, r * 0.945, "back")
    yield Circle(x, y, r * 0.885, cell.get(kind, "cell"))
    size = r * 0.83
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
        yield Text(x, y, kind, size * 0.94, "hole.text")
    elif kind == NOVA:
        yield Polygon(burst(x, y, r * 0.95, r * 0.55), "nova")
        yield Text(x, y, kind, size * 0.94, "nova.ink")


def burst(x: float, y: float, far: float, near: float, rays: int = 8) -> tuple[Point, ...]:
    """Return the outline of a star with rays."""
    radii = [far, near] * rays
    turns = [math.radians(180 * i / rays - 90) for i in range(2 * rays)]
    return tuple((x + r * math.cos(a), y + r * math.sin(a)) for r, a in zip(radii, turns, strict=True))
