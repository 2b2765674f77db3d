"""The base layer: stars, tracks, spaces and links."""

from __future__ import annotations

import math
from collections.abc import Iterator

from engine.core.rules import Seat
from render.core.scene import Box, Circle, Line, Point, Polygon, Shape, Text
from render.starwars.colours import SIDES
from render.starwars.layout import Layout, Ring, links
from render.starwars.panel import key
from render.starwars.pieces import space


def shapes(
    lay: Layout, homes: tuple[tuple[Seat, str], ...], home: str, said: tuple[str, ...] = ()
) -> list[Shape]:
    """Draw the galaxy without its pieces.

    `homes` are (seat, star), `home` is the word under a home's name, `said` are the words of the key, if any.
    """
    owner = {star: SIDES[seat] for seat, star in homes}
    drawn: list[Shape] = [shape for path in links(lay) for shape in _link(path, lay)]
    for ring in lay.rings:
        drawn += _disc(ring, owner.get(ring.star.name, ""))
    drawn += [head for path in links(lay) for head in _heads(path, lay)]
    for ring in lay.rings:
        drawn += _hub(ring, owner.get(ring.star.name, ""), home)
        for i, kind in enumerate(ring.star.track, 1):
            drawn += space(*ring.at(i), ring.space, kind, ring.least)
        drawn += _numbers(ring)
    drawn.append(Box(-9, -9, lay.width + 9, lay.header, 0, "panel"))
    drawn.append(Box(-9, lay.height - lay.footer, lay.width + 9, lay.height + 9, 0, "panel"))
    if said:
        drawn += key(lay, said)
    return drawn


def _numbers(ring: Ring) -> Iterator[Shape]:
    """Write the numbers of spaces, of every second one or fewer where there is no room for all."""
    radius = ring.track - ring.space - max(14 * ring.u, ring.least * 0.62)
    n = len(ring.star.track)
    step = 2 * math.pi * radius / n
    size = max(min(20 * ring.u, step * 0.75), ring.least)
    every = next(k for k in range(1, n + 1) if n % k == 0 and k * step >= size * 1.3) if ring.least else 1
    for i in range(every, n + 1, every):
        x, y = ring.at(i, radius)
        yield Text(x, y, str(i), size, "dim")


def _link(path: tuple[Point, ...], lay: Layout) -> Iterator[Shape]:
    for side in (-1, 1):
        yield Line(_beside(path, side * 6.5 * lay.u), "link", 3.2 * lay.u)


def _beside(path: tuple[Point, ...], off: float) -> tuple[Point, ...]:
    """Return a path that runs parallel to another at a distance."""
    (ax, ay), (bx, by) = path[0], path[-1]
    length = math.dist(path[0], path[-1])
    nx, ny = -(by - ay) / length * off, (bx - ax) / length * off
    return tuple((x + nx, y + ny) for x, y in path)


def _heads(path: tuple[Point, ...], lay: Layout) -> Iterator[Shape]:
    """Draw the two arrow heads in the middle of the part of a link that can be seen."""
    seen = [p for p in path if all(math.dist(p, (r.x, r.y)) > r.outer for r in lay.rings)]
    if not seen:
        seen = [path[len(path) // 2]]
    mx, my = (seen[0][0] + seen[-1][0]) / 2, (seen[0][1] + seen[-1][1]) / 2
    if len(seen) > 2:
        mx, my = seen[len(seen) // 2] if len(seen) % 2 else (mx, my)
    (ax, ay), (bx, by) = path[0], path[-1]
    length = math.dist(path[0], path[-1])
    ux, uy, u = (bx - ax) / length, (by - ay) / length, lay.u
    room = math.dist(seen[0], seen[-1]) + 2 * 13 * u
    tip, foot, half = (24 * u, 9 * u, 11 * u) if room > 70 * u else (17 * u, 4 * u, 11 * u)
    for d in (-1, 1):
        tx, ty, fx, fy = mx + d * ux * tip, my + d * uy * tip, mx + d * ux * foot, my + d * uy * foot
        yield Polygon(((tx, ty), (fx - uy * half, fy + ux * half), (fx + uy * half, fy - ux * half)), "jump")


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


def _hub(ring: Ring, owner: str, home: str) -> Iterator[Shape]:
    x, y, u = ring.x, ring.y, ring.u
    r = min(76 * u, ring.track - ring.space - max(31 * u, ring.least * 1.3))
    yield Circle(x, y, r, f"{owner or 'star'}.core", f"{owner or 'star'}.rim", 2.5 * u)
    named = owner and 21 * u >= ring.least
    up = r * 0.13 if named else 0
    fit = r * (2.4 if ring.least else 1.72)
    yield Text(x, y - up, ring.star.name, max(31 * u, ring.least), owner or "text", fit=fit)
    if named:
        yield Text(x, y + r * 0.36, home, 21 * u, f"{owner}~back~15", bold=False, fit=r * 1.5)
