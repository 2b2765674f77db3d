"""Where stars, their spaces and the bows of hyperjumps are drawn, and the layers above: ships and moves."""

from __future__ import annotations

import heapq
import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, pairwise

from engine.core.rules import Action, Event, Seat
from engine.starwars.galaxy import EMPTY, Galaxy, Star
from engine.starwars.state import SEATS, Build, GalaxyView, Go, Home
from render.core.fonts import width
from render.core.labels import LEGEND, Room
from render.core.panel_parts import strip_height
from render.core.scene import (
    HIGHEST,
    LEAST,
    NAME,
    PHONE,
    Arc,
    Circle,
    Line,
    Point,
    Polygon,
    Shape,
    Sprite,
    Stamp,
    Text,
    arrow,
)
from render.starwars.colours import SIDES
from render.starwars.pieces import card, plus, ship

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


@dataclass(frozen=True, slots=True, eq=False)
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


@dataclass(frozen=True, slots=True, eq=False)  # each is laid out once, and its hash is asked for often
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
        rings.append(
            Ring(star=s, x=x, y=y, outer=outer, track=outer - 7 * u - space, space=space, u=u, least=least)
        )
    return Layout(
        width=width, height=height, header=header, footer=footer, rings=tuple(rings), whole=whole, least=least
    )


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
    first = _inside(lay, a.at(number(on), a.track + a.space + out))
    last = _inside(lay, b.at(number(to), b.track + b.space + out))
    path = _smooth([start, first, *_route(lay, first, last), last, end])
    kept = tuple(
        p for p in path if math.dist(p, start) > a.space * 0.85 and math.dist(p, end) > b.space * 0.95
    )
    return kept if len(kept) > 3 else path[1:-1]


def _inside(lay: Layout, p: Point) -> Point:
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
    x, y = int(p[0] // step), int(p[1] // step)
    around = [(x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)]
    near = around if all(c in dear for c in around) else dear  # at the edge any may be nearest
    return min(near, key=lambda c: math.dist((c[0] * step, c[1] * step), p))


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


@dataclass(frozen=True, slots=True)
class Trip:
    """A ship's way: from `at` along the track to `on`, and by hyperjump to `to` ("" for none)."""

    seat: Seat
    ship: int
    at: str
    on: str
    to: str = ""
    prey: tuple[Seat, int] | None = None
    drew: bool = False

    @property
    def end(self) -> str:
        """Name the space where it ends."""
        return self.to or self.on


@dataclass(frozen=True, slots=True)
class Built:
    """A ship that was built."""

    seat: Seat
    ship: int
    at: str


@dataclass(frozen=True, slots=True)
class Happened:
    """Everything in a picture about the latest events. `throws` are each seat's dice for the play order."""

    trips: tuple[Trip, ...] = ()
    built: tuple[Built, ...] = ()
    throws: tuple[tuple[Seat, tuple[int, ...]], ...] = ()

    @property
    def spaces(self) -> list[str]:
        """Name every space that was touched."""
        ends = [x for t in self.trips for x in (t.at, t.on, t.to) if x]
        return ends + [b.at for b in self.built]


def read_events(events: Sequence[Event]) -> Happened:
    """Gather events into trips."""
    trips, built, throws = list[Trip](), list[Built](), dict[Seat, tuple[int, ...]]()
    for e in events:
        f = e.facts
        match e.kind:
            case "moved":
                trips.append(Trip(f["seat"], f["ship"], f["at"], f["on"]))
            case "jumped" if trips:
                trips[-1] = replace(trips[-1], to=f["to"])
            case "captured" if trips:
                trips[-1] = replace(trips[-1], prey=(f["seat"], f["ship"]))
            case "drew" if trips:
                trips[-1] = replace(trips[-1], drew=True)
            case "built":
                built.append(Built(f["seat"], f["ship"], f["at"]))
            case "threw_off":
                throws[f["seat"]] = tuple(f["dice"])
    return Happened(tuple(trips), tuple(built), tuple(throws.items()))


def small(ring: Ring) -> float:
    """Return half the size of a ship on this ring."""
    return round(ring.space * 0.79, 1)


# -- legal destinations ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Targets:
    """Where possible answers lead: `lands` on a space, `jumps` to one, `takes` what stands there.

    `doors` are the hyperjumps on which a count ends: they are lit for one ship alone.
    """

    lands: frozenset[str] = frozenset()
    jumps: frozenset[str] = frozenset()
    takes: frozenset[str] = frozenset()
    doors: frozenset[str] = frozenset()

    @property
    def spaces(self) -> frozenset[str]:
        """Name all of them."""
        return self.lands | self.jumps | self.takes | self.doors


def targets(v: GalaxyView, lit: Sequence[Action]) -> Targets:
    """Sort the spaces that answers lead to."""
    lands, jumps, doors = set[str](), set[str](), set[str]()
    for a in lit:
        if isinstance(a, Build):
            lands.add(a.at)
        elif isinstance(a, Go):
            on = counted(v, a)
            (lands if on == a.to else jumps).add(a.to)
            if on != a.to:
                doors.add(on)
    foes = {x for seat in SEATS if seat != v.mover for x in v.fleets[seat] if x}
    alone = len({a.ship for a in lit if isinstance(a, Go)}) == 1
    return Targets(
        frozenset(lands - foes),
        frozenset(jumps - lands),
        frozenset(lands & foes),
        frozenset(doors) if alone else frozenset(),
    )


def lit_marks(lay: Layout, v: GalaxyView, lit: Sequence[Action], found: Targets) -> Iterator[Stamp]:
    """Light spaces that can be reached: solid to land there, dashed by a jump, red to take what is there."""
    styles = ((found.jumps, "jump"), (found.lands | found.doors, "land"), (found.takes, "take"))
    for spaces, style in styles:
        for space in sorted(spaces):
            if at := lay.spot(space):
                x, y, ring = at
                yield Stamp(x, y, _lit(ring.space, v.galaxy.kind[space] == EMPTY, style))
    for a in lit:
        if isinstance(a, Home) and (ring_ := lay.ring(a.star)):
            r = ring_.track + ring_.space + 4 * ring_.u
            yield Stamp(ring_.x, ring_.y, Sprite((Circle(0, 0, r, "", "lit", 6 * ring_.u),)))


def counted(v: GalaxyView, a: Go) -> str:
    """Return the space where a move's count ends."""
    fleet = v.fleets[v.mover] if v.mover else ()
    at = fleet[a.ship - 1] if 0 < a.ship <= len(fleet) else ""
    return v.galaxy.land[at][a.die] if at else a.to


def tentative_marks(lay: Layout, h: Happened) -> Iterator[Stamp]:
    """Ring, dashed, the spaces where a previewed move would end."""
    for trip in h.trips:
        if at := lay.spot(trip.end):
            r = at[2].space
            edge = Arc(0, 0, r * 1.15, 0, 360, "lit", r * 0.15, (18, 12))
            yield Stamp(at[0], at[1], Sprite((edge,), "disc"))


@lru_cache(256)
def _lit(r: float, empty: bool, style: str) -> Sprite:
    if style == "jump":
        return Sprite((Arc(0, 0, r * 1.05, 0, 360, "lit", r * 0.16, (18, 12)),), "disc")
    fill: tuple[Shape, ...] = (Circle(0, 0, r * 0.885, "lit.cell"),) if empty and style == "land" else ()
    role, far = ("lit", 1.13) if style == "land" else ("fire", 1.32)
    return Sprite((*fill, Circle(0, 0, r * far, "", role, r * 0.19)), "disc")


def numbers(lay: Layout, named: frozenset[str]) -> Iterator[Stamp]:
    """Write the numbers of named spaces, and on every star of the last and the one opposite."""
    for ring in lay.rings:
        star, n = ring.star.name, len(ring.star.track)
        lit = sorted(number(x) for x in named if x.startswith(f"{star}-"))
        plain = [i for i in (n, n // 2) if i not in lit]
        yield from _numbered(ring, tuple(lit), tuple(plain))


@lru_cache(1024)
def _numbered(ring: Ring, lit: tuple[int, ...], plain: tuple[int, ...]) -> tuple[Stamp, ...]:
    """Put numbers inside the track, or outside it, where they cover neither the name nor each other."""
    reach, size = ring.outer + 2 * LEAST, LEAST
    room = Room((ring.x - reach, ring.y - reach, ring.x + reach, ring.y + reach))
    room.take(ring.x, ring.y, width(ring.star.name, name_size(ring)) + 6, name_size(ring) * 0.8)
    inside, beyond = ring.track - ring.space - size * 0.58, ring.track + ring.space + size * 0.62
    ways = [(i, (inside, beyond) if i in lit else (inside,)) for i in (*lit, *plain)]
    spots = [(i, [ring.at(i, far) for far in radii]) for i, radii in ways]
    put, high = [], size * 0.76
    for i, free in spots:
        wide = width(str(i), size) - 3
        for x, y in free:
            if room.is_free((x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)):
                room.take(x, y, wide, high)
                put.append(Stamp(round(x), round(y), _number(i, size, i in lit)))
                break
    return tuple(put)


@lru_cache(128)
def _number(i: int, size: float, lit: bool) -> Sprite:
    return Sprite((Text(0, 0, str(i), size, "lit" if lit else "dim", bold=lit),), "back")


# -- ships -----------------------------------------------------------------------------------------------


def ships(lay: Layout, v: GalaxyView, lit: Sequence[Action]) -> Iterator[Stamp]:
    """Draw all ships on the shown stars; one that alone is in question, or must move, has a rim."""
    taken = {x for seat in SEATS for x in v.fleets[seat] if x}
    chosen = {a.ship for a in lit if isinstance(a, Go)}
    spots = lay.spots(taken)
    for seat in SEATS:
        for n, space in enumerate(v.fleets[seat], 1):
            if space not in spots:
                continue
            x, y, ring = spots[space]
            r = small(ring)
            if v.fleets[seat].count(space) > 1:  # two ships in a space are drawn apart
                out = 0.22 if n != v.must else -1.08  # both inside the rim, where the arrow runs
                x, y = (round(c) for c in ring.at(number(space), ring.track + out * ring.space))
                r = round(r * 0.82, 1)
            glow = seat == v.mover and (chosen == {n} or n == v.must)
            yield Stamp(x, y, ship(seat, n, r, "lit" if glow else "", least=ring.least))


# -- what happened ---------------------------------------------------------------------------------------


#: Most moves whose ways are drawn.
MOST_WAYS = 6


def ways(lay: Layout, v: GalaxyView, h: Happened, *, tentative: bool) -> Iterator[Shape]:
    """Draw the latest moves below the ships: along the rim and across, from an empty ring."""
    trips = h.trips
    if len(trips) > MOST_WAYS:
        trips = tuple(x for x in trips if x.prey)[-MOST_WAYS:] or trips[-MOST_WAYS:]
    taken = {x for seat in SEATS for x in v.fleets[seat] if x}
    lanes: dict[str, int] = {}
    for trip in trips:
        star = trip.at.partition("-")[0]
        lane = lanes[star] = lanes.get(star, -1) + 1
        yield from _rim(lay, trip, min(lane, 2), tentative=tentative)
        yield from _jump(lay, trip, tentative=tentative)
        if trip.at not in taken and (at := lay.spot(trip.at)):
            yield Stamp(at[0], at[1], _left(at[2].space, SIDES[trip.seat]))


@lru_cache(64)
def _left(r: float, role: str) -> Sprite:
    return Sprite((Circle(0, 0, r * 0.62, "", role, r * 0.17),), "cell")


def overlay(lay: Layout, h: Happened) -> Iterator[Shape]:
    """Draw captures, cards and new ships."""
    for trip in h.trips[-MOST_WAYS:]:
        yield from _gains(lay, trip)
    for b in h.built:
        yield from _new(lay, b)


def _rim(lay: Layout, trip: Trip, lane: int, *, tentative: bool) -> Iterator[Stamp]:
    ring = lay.ring(trip.at)
    if ring is None:
        return
    sprite = _sweep(ring, number(trip.at), number(trip.on), SIDES[trip.seat], lane, tentative)
    yield Stamp(ring.x, ring.y, sprite)


@lru_cache(1024)
def _sweep(ring: Ring, a: int, b: int, role: str, lane: int, tentative: bool) -> Sprite:
    """Draw an arrow along the rim from one space to another, around the star's centre."""
    n, u = len(ring.star.track), ring.u
    steps = (b - a) % n or n
    r = ring.track + ring.space + (4 + 8.5 * lane) * u
    # the arc ends where the head begins, and starts a little after its dot
    first, last = ring.angle(a + 0.1), ring.angle(a + steps)
    head = math.degrees(24 * u / r)
    path = tuple(_ray(r, last - head * k / 2) for k in (2, 1, 0))
    tip = tuple(arrow(path, 25 * u)[1])
    end = max(first, last - head * 0.8)
    dash = (math.degrees(15 * u / r), math.degrees(11 * u / r)) if tentative else (0.0, 0.0)
    dot = _ray(r, first)
    shapes: tuple[Shape, ...] = (
        Polygon(tip, "back", "back", 6 * u),
        Arc(0, 0, r + 6.5 * u, first, end, "back", 13 * u),
        Arc(0, 0, r + 3.5 * u, first, end, role, 7 * u, dash),
        Polygon(tip, role),
        Circle(*dot, 9.5 * u, "back"),
        Circle(*dot, 7.5 * u, "back", role, 3.2 * u),
    )
    return Sprite(shapes, "back")


def _ray(r: float, degrees: float) -> Point:
    return r * math.cos(math.radians(degrees)), r * math.sin(math.radians(degrees))


def _jump(lay: Layout, trip: Trip, *, tentative: bool) -> Iterator[Stamp]:
    if trip.to and lay.spot(trip.on) and lay.spot(trip.to):
        yield _leap(lay, trip.on, trip.to, SIDES[trip.seat], tentative)


@lru_cache(1024)
def _leap(lay: Layout, on: str, to: str, role: str, tentative: bool) -> Stamp:
    """Draw the bow of a hyperjump, from edge to edge of its two spaces."""
    path = bow(lay, on, to)
    ox, oy, u = round(path[0][0]), round(path[0][1]), lay.u
    way = tuple((x - ox, y - oy) for x, y in path)
    dash = (17 * u, 11 * u) if tentative else (0.0, 0.0)
    line = Line(way, role, 7 * u, dash, head=27 * u, halo="back", halo_width=3.2 * u)
    return Stamp(ox, oy, Sprite((line,), "back"))


def _gains(lay: Layout, trip: Trip) -> Iterator[Stamp]:
    """Draw the captured ship, crossed out, and a card for a card drawn, just past where the move ended."""
    ring = lay.ring(trip.end)
    if ring is None:
        return
    r = max(22 if ring.least else 13, ring.space * 0.6)
    signs = [ship(*trip.prey, round(r, 1), "lost", "back", ring.least)] if trip.prey else []
    signs += [card(round(r * 0.8, 1), "+", "back")] if trip.drew else []
    far, spaces = ring.outer + r * 0.75, len(ring.star.track)
    came = ring.at(number(trip.end), ring.track)
    for k, sprite in enumerate(signs):
        turn = (r * 1.5 + k * r * 2.4) / (2 * math.pi * far) * spaces
        places = [inside(lay, ring.at(number(trip.end) + way * turn, far), r * 1.3) for way in (1, -1, 2, -2)]
        # The board's edge pushes some back.
        clear = (x for x in places if math.dist(x, came) >= r + ring.space)
        yield Stamp(*next(clear, places[0]), sprite)


def inside(lay: Layout, p: Point, r: float) -> tuple[int, int]:
    """Keep a sign of half size r within the board."""
    x = min(max(p[0], r), lay.width - r)
    return round(x), round(min(max(p[1], lay.header + r), lay.height - lay.footer - r))


def _new(lay: Layout, b: Built) -> Iterator[Stamp]:
    if at := lay.spot(b.at):
        r = at[2].space
        role = SIDES[b.seat]
        yield Stamp(at[0], at[1], Sprite((Circle(0, 0, r * 1.2, "", role, r * 0.12),), "disc"))
        x, y = inside(lay, at[2].at(number(b.at), at[2].outer + 4 * at[2].u), r * 0.6)
        yield Stamp(x, y, plus(round(max(10, r * 0.4), 1), role))


def capture_of_home(lay: Layout, star: str, role: str) -> Iterator[Stamp]:
    """Ring the home star that has fallen in the colour of the side that took it."""
    if ring := lay.ring(star):
        r = ring.track + ring.space
        edge = Circle(0, 0, r + 15 * ring.u, "", role, 5 * ring.u)
        yield Stamp(ring.x, ring.y, Sprite((edge, Circle(0, 0, r + 7 * ring.u, "", role, 4 * ring.u))))
