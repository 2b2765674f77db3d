"""Where the stars, their spaces and the bows of hyperjumps are drawn, for any legal board."""

from __future__ import annotations

import heapq
import math
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise

from engine.starwars.galaxy import Galaxy, Star
from render.core.labels import LEGEND
from render.core.scene import HIGHEST, LEAST, NAME, PHONE, Point
from render.core.score import strip_height

#: Width, height, header and footer of a picture of all stars, in pixels.
WHOLE = (1400, 912, strip_height(PHONE[0]), LEGEND)
#: The same on a phone; the height is what the stars need.
SMALL = (PHONE[0], 0, strip_height(PHONE[0]), LEGEND)
#: A solitary star is drawn no higher than this on a phone.
TALL = 560
#: The ring radius at which the sizes of spaces, ships and digits were tested.
MODEL = 176
LARGEST = 290
#: Rings smaller than this, in units, are illegible at 550 pixels: the stars are moved closer together.
LEGIBLE = 0.6


@dataclass(frozen=True, slots=True)
class Ring:
    """A star on the picture: its centre, outer radius, radius of the track and of a space, and the unit.

    `least` is the smallest type there may be, 0 for any.
    """

    star: Star
    x: int
    y: int
    outer: float
    track: float
    space: float
    u: float
    least: float = 0

    def angle(self, i: float) -> float:
        """Return the direction of a space in degrees, clockwise from the right; the last one is on top."""
        return 360 * i / len(self.star.track) - 90

    def at(self, i: float, radius: float | None = None) -> Point:
        """Return the place of a space, or of a point on its ray."""
        a = math.radians(self.angle(i))
        r = self.track if radius is None else radius
        return self.x + r * math.cos(a), self.y + r * math.sin(a)


#: Where a space is drawn, and the ring it is on.
Spot = tuple[int, int, Ring]


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture's size and the rings on it."""

    width: int
    height: int
    header: int
    footer: int
    rings: tuple[Ring, ...]
    whole: bool
    least: float = 0

    def ring(self, space: str) -> Ring | None:
        """Find the ring of a space or star, None when it is not shown."""
        name = space.partition("-")[0]
        return next((r for r in self.rings if r.star.name == name), None)

    def spot(self, space: str) -> Spot | None:
        """Return where a space is drawn, or None if its star is not shown."""
        ring = self.ring(space)
        if ring is None:
            return None
        x, y = ring.at(number(space))
        return round(x), round(y), ring

    def spots(self, spaces: Collection[str]) -> dict[str, Spot]:
        """Return where spaces are drawn, without those whose star is not shown."""
        return {x: at for x in spaces if (at := self.spot(x)) is not None}

    @property
    def u(self) -> float:
        """Unit for strokes and letters, the same on every ring."""
        return self.rings[0].u


def number(space: str) -> int:
    """Return a space's number.

    >>> number("SOL-3")
    3
    """
    return int(space.partition("-")[2])


def name_size(ring: Ring) -> float:
    """Return the size of the type of a star's name."""
    return NAME if ring.least else max(31 * ring.u, NAME)


@lru_cache(64)
def whole(g: Galaxy, *, small: bool = False) -> Layout:
    """Lay out all stars as the board places them, or closer together where they would be too small."""
    frame = SMALL if small else WHOLE
    placed = _lay_out(frame, _places(g.stars), whole=True)
    if placed.u >= LEGIBLE:
        return placed
    closer = (_lay_out(frame, _ranked(g.stars, rows), whole=True) for rows in range(1, len(g.stars) + 1))
    return max((placed, *closer), key=lambda lay: lay.u)


@lru_cache(256)
def part(g: Galaxy, names: frozenset[str]) -> Layout:
    """Lay out for a phone all stars, or some where all of them would be too small to read."""
    full = whole(g, small=True)
    stars = tuple(s for s in g.stars if s.name in names)
    if full.u >= LEGIBLE or not stars:
        return full
    tries = [_lay_out(SMALL, _places(stars), whole=False)]
    ordered = sorted(stars, key=lambda s: (s.place[0], -s.place[1]))
    for columns in range(1, len(stars) + 1):
        grid = {s: (i % columns, i // columns) for i, s in enumerate(ordered)}
        tries.append(_lay_out(SMALL, grid, whole=False))
    best = max(tries, key=lambda lay: lay.u)
    return best if best.u > full.u else full


def _ranked(stars: tuple[Star, ...], rows: int) -> dict[Star, tuple[int, int]]:
    """Assign each star a column and a row, keeping the stars' relative order."""
    columns = -(-len(stars) // rows)
    down = sorted(stars, key=lambda s: (s.place[1], s.place[0]))
    places = {}
    for row in range(rows):
        across = sorted(down[row * columns : (row + 1) * columns], key=lambda s: s.place[0])
        places.update({s: (column, row) for column, s in enumerate(across)})
    return places


def _places(stars: tuple[Star, ...]) -> dict[Star, tuple[int, int]]:
    """Return columns and rows with the empty ones left out."""
    columns = sorted({s.place[0] for s in stars})
    rows = sorted({s.place[1] for s in stars})
    return {s: (columns.index(s.place[0]), rows.index(s.place[1])) for s in stars}


def _lay_out(frame: tuple[int, int, int, int], places: dict[Star, tuple[int, int]], *, whole: bool) -> Layout:
    width, height, header, footer = frame
    columns = 1 + max(c for c, _ in places.values())
    rows = 1 + max(r for _, r in places.values())
    wide = width / columns
    room = (height or HIGHEST) - header - footer
    high = room / rows if height else min(wide, TALL, room / rows)
    height = height or round(header + footer + high * rows)
    outer = min(wide * 0.5 - 9, high * 0.5 - 9 if rows > 1 else high * 0.5 - 14, LARGEST) * 0.962
    u = outer / MODEL
    least = LEAST if frame == SMALL else 0
    rings = []
    for s, (c, r) in places.items():
        chord = 0.97 * math.sin(math.pi / len(s.track))
        space = min(40 * u, chord * (outer - 7 * u) / (1 + chord))
        x, y = round(wide * (c + 0.5)), round(header + high * (r + 0.5))
        rings.append(Ring(s, x, y, outer, outer - 7 * u - space, space, u, least))
    return Layout(width, height, header, footer, tuple(rings), whole, least)


@lru_cache(256)
def links(lay: Layout) -> tuple[tuple[Point, ...], ...]:
    """Return a path for each hyperjump link between shown stars, bent around the stars in its way."""
    paths = []
    for a, b in combinations(lay.rings, 2):
        if b.star.name in a.star.links:
            others = [r for r in lay.rings if r not in (a, b)]
            tries = (curve((a.x, a.y), (b.x, b.y), bend) for bend in (0, 0.22, -0.22, 0.4, -0.4, 0.6, -0.6))
            paths.append(min(tries, key=lambda path: _covered(path, others, lay)))
    return tuple(paths)


def _covered(path: tuple[Point, ...], others: list[Ring], lay: Layout) -> int:
    """Count the points of a path that are under a star or outside the picture."""
    hidden = sum(math.dist(p, (r.x, r.y)) < r.outer + 6 for p in path for r in others)
    return hidden + sum(
        not (8 < x < lay.width - 8 and lay.header + 8 < y < lay.height - lay.footer - 8) for x, y in path
    )


def curve(a: Point, b: Point, bend: float, steps: int = 30) -> tuple[Point, ...]:
    """Return a curve from one point to another that swings out by `bend` times its length."""
    mx, my = (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend
    ts = (k / steps for k in range(steps + 1))
    return tuple(
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * mx + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * my + t * t * b[1],
        )
        for t in ts
    )


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
