"""The base layer: stars, tracks, spaces and links."""

from __future__ import annotations

import math
from collections.abc import Iterator

from engine.core.rules import Seat
from render.core.scene import Box, Circle, Line, Point, Polygon, Shape, Text
from render.starwars.colours import SIDES
from render.starwars.layout import Layout, Ring, links, name_size
from render.starwars.pieces import space


def shapes(lay: Layout, homes: tuple[tuple[Seat, str], ...]) -> list[Shape]:
    """Draw the galaxy without its pieces. `homes` are (seat, star)."""
    owner = {star: SIDES[seat] for seat, star in homes}
    drawn: list[Shape] = [shape for path in links(lay) for shape in _link(path, lay)]
    for ring in lay.rings:
        drawn += _disc(ring, owner.get(ring.star.name, ""))
    for ring in lay.rings:
        drawn += _hub(ring, owner.get(ring.star.name, ""))
        for i, kind in enumerate(ring.star.track, 1):
            drawn += space(*ring.at(i), ring.space, kind, ring.least)
    drawn.append(Box(-9, -9, lay.width + 9, lay.header, 0, "panel"))
    drawn.append(Box(-9, lay.height - lay.footer, lay.width + 9, lay.height + 9, 0, "panel"))
    return drawn


def _link(path: tuple[Point, ...], lay: Layout) -> Iterator[Shape]:
    yield Line(path, "link", 9 * lay.u)


def _disc(ring: Ring, owner: str) -> Iterator[Shape]:
    x, y, u = ring.x, ring.y, ring.u
    edge = ring.track + ring.space + 4 * u
    yield Circle(x, y, ring.outer + 3 * u, "back")
    yield Circle(x, y, edge, "disc", owner or "line", (4 if owner else 2) * u)
    yield Circle(x, y, ring.track - ring.space, "hub")
    n = len(ring.star.track)
    for quarter in range(4):  # moves run clockwise: small wedges on the rim point that way
        a = math.radians(ring.angle(n * quarter / 4 + 0.5))
        cx, cy = x + edge * math.cos(a), y + edge * math.sin(a)
        ux, uy, s = -math.sin(a), math.cos(a), 8 * u
        yield Polygon(
            (
                (cx + ux * s, cy + uy * s),
                (cx - ux * s * 0.7 - uy * s * 0.8, cy - uy * s * 0.7 + ux * s * 0.8),
                (cx - ux * s * 0.7 + uy * s * 0.8, cy - uy * s * 0.7 - ux * s * 0.8),
            ),
            owner or "mute",
        )


def _hub(ring: Ring, owner: str) -> Iterator[Shape]:
    x, y = ring.x, ring.y
    yield Text(x, y, ring.star.name, name_size(ring), owner or "text", fit=1.8 * (ring.track - ring.space))
