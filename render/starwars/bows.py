"""The way a hyperjump is drawn: out of one track and into another, around whatever can be read."""

from __future__ import annotations

import heapq
import math
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from render.core.scene import Point
from render.starwars.layout import Layout, Ring, number

Cell = tuple[int, int]
AROUND = tuple((dx, dy, math.hypot(dx, dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)


@lru_cache(1024)
def bow(lay: Layout, on: str, to: str) -> tuple[Point, ...]:
    """Return a jump's path between two shown spaces, from edge to edge, covering as little as possible."""
    a, b = lay.ring(on), lay.ring(to)
    if a is None or b is None:
        return ()
    out = 22 * lay.u
    start, end = a.at(number(on)), b.at(number(to))
    first = _kept(lay, a.at(number(on), a.track + a.space + out))
    last = _kept(lay, b.at(number(to), b.track + b.space + out))
    path = _smooth([start, first, *_route(lay, first, last), last, end])
    kept = tuple(
        p for p in path if math.dist(p, start) > a.space * 0.85 and math.dist(p, end) > b.space * 0.95
    )
    return kept if len(kept) > 3 else path[1:-1]


def _kept(lay: Layout, p: Point) -> Point:
    """Keep a point so far inside the board that an arrow head has room."""
    edge = 20 * lay.u
    x = min(max(p[0], edge), lay.width - edge)
    return x, min(max(p[1], lay.header + edge), lay.height - lay.footer - edge)


def _route(lay: Layout, start: Point, end: Point) -> list[Point]:
    """Find the cheapest way over a grid, where stars are dear to cross."""
    dear, step = _ground(lay)
    goal = _cell(lay, end, step)
    first = _cell(lay, start, step)
    came: dict[Cell, Cell] = {}
    cost = {first: 0.0}
    queue = [(0.0, first)]
    while queue:
        _, here = heapq.heappop(queue)
        if here == goal:
            break
        for dx, dy, far in AROUND:
            there = (here[0] + dx, here[1] + dy)
            if there not in dear:
                continue
            new = cost[here] + far * dear[there]
            if new < cost.get(there, math.inf):
                cost[there], came[there] = new, here
                heapq.heappush(queue, (new + math.dist(there, goal), there))
    way, here = list[Cell](), goal
    while here in came:
        way.append(here)
        here = came[here]
    return [(x * step, y * step) for x, y in way[::-1]][1:-1:2]


def _cell(lay: Layout, p: Point, step: float) -> Cell:
    dear, _ = _ground(lay)
    return min(dear, key=lambda c: math.dist((c[0] * step, c[1] * step), p))


@lru_cache(64)
def _ground(lay: Layout) -> tuple[dict[Cell, float], float]:
    """Return the cost of crossing each point of a grid, and the grid's step in pixels."""
    step = max(16.0, 20 * lay.u)
    dear: dict[Cell, float] = {}
    for x, y in _grid(lay, step):
        at = (x * step, y * step)
        dear[x, y] = 1 + sum(_hidden(math.dist(at, (r.x, r.y)), r) for r in lay.rings)
    return dear, step


def _grid(lay: Layout, step: float) -> Iterator[Cell]:
    edge = max(12, 16 * lay.u)
    top, bottom = lay.header + edge, lay.height - lay.footer - edge
    for x in range(1, int(lay.width / step)):
        for y in range(math.ceil(top / step), int(bottom / step) + 1):
            yield x, y


def _hidden(far: float, ring: Ring) -> float:
    if far < ring.track - ring.space - 28 * ring.u:
        return 7  # the star's name
    if far < ring.track - ring.space:
        return 4  # the numbers
    if far < ring.track + ring.space + 3 * ring.u:
        return 6
    return 0.6 if far < ring.outer + 8 * ring.u else 0


def _smooth(points: list[Point]) -> tuple[Point, ...]:
    """Cut the corners of a path three times (Chaikin)."""
    for _ in range(3):
        cut = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            cut += [
                (ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25),
                (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75),
            ]
        points = [*cut, points[-1]]
    return tuple(points)
