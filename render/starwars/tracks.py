"""The layers above the board: lit spaces, last moves, ships, captures, cards drawn and ships built."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.rules import Action, Event, Seat
from engine.starwars.galaxy import EMPTY
from engine.starwars.state import SEATS, Build, GalaxyView, Go, Home
from render.core.fonts import width
from render.core.labels import Room
from render.core.scene import LEAST, Arc, Circle, Line, Point, Polygon, Shape, Sprite, Stamp, Text, arrow
from render.starwars.colours import SIDES
from render.starwars.layout import Layout, Ring, bow, name_size, number
from render.starwars.pieces import card, plus, ship


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
    put = []
    for i in (*lit, *plain):
        wide, high = width(str(i), size) - 3, size * 0.76
        inside, beyond = ring.track - ring.space - size * 0.58, ring.track + ring.space + size * 0.62
        for far in (inside, beyond) if i in lit else (inside,):
            x, y = ring.at(i, far)
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
    for k, sprite in enumerate(signs):
        far = ring.outer + r * 0.75
        turn = (r * 1.5 + k * r * 2.4) / (2 * math.pi * far) * len(ring.star.track)
        x, y = inside(lay, ring.at(number(trip.end) + turn, far), r * 1.3)
        yield Stamp(x, y, sprite)


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
