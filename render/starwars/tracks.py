"""The layers above the board: lit spaces, last moves, ships, captures, cards drawn and ships built."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.rules import Action, Event, Seat
from engine.starwars.galaxy import EMPTY
from engine.starwars.state import SEATS, Build, GalaxyView, Go, Home
from render.core.scene import Arc, Circle, Line, Point, Polygon, Shape, Sprite, Stamp, arrow
from render.starwars.colours import SIDES
from render.starwars.layout import Layout, Ring, bow, number
from render.starwars.pieces import card, die, plus, ship


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


def lit_marks(lay: Layout, v: GalaxyView, lit: Sequence[Action]) -> Iterator[Stamp]:
    """Light spaces that can be reached: solid to land there, dashed by a jump."""
    solid, dashed = landing(v, lit)
    for found, whole in ((dashed - solid, False), (solid, True)):
        for space in sorted(found):
            if at := lay.spot(space):
                x, y, ring = at
                yield Stamp(x, y, _lit(ring.space, v.galaxy.kind[space] == EMPTY, whole=whole))
    for a in lit:
        if isinstance(a, Home) and (ring_ := lay.ring(a.star)):
            r = ring_.track + ring_.space + 4 * ring_.u
            yield Stamp(ring_.x, ring_.y, Sprite((Circle(0, 0, r, "", "lit", 6 * ring_.u),)))


def landing(v: GalaxyView, lit: Sequence[Action]) -> tuple[set[str], set[str]]:
    """Return the spaces where a die can land or a ship be built, and those that a jump can reach."""
    solid, dashed = set[str](), set[str]()
    for a in lit:
        if isinstance(a, Build):
            solid.add(a.at)
        elif isinstance(a, Go) and (on := counted(v, a)):
            solid.add(on)
            if on != a.to:
                dashed.add(a.to)
    return solid, dashed


def counted(v: GalaxyView, a: Go) -> str:
    """Return the space where a move's count ends."""
    fleet = v.fleets[v.mover] if v.mover else ()
    at = fleet[a.ship - 1] if 0 < a.ship <= len(fleet) else ""
    return v.galaxy.land[at][a.die] if at else ""


def tentative_marks(lay: Layout, h: Happened) -> Iterator[Stamp]:
    """Ring, dashed, the spaces where a previewed move would end."""
    for trip in h.trips:
        if at := lay.spot(trip.end):
            r = at[2].space
            edge = Arc(0, 0, r * 1.15, 0, 360, "lit", r * 0.15, (18, 12))
            yield Stamp(at[0], at[1], Sprite((edge,), "disc"))


@lru_cache(256)
def _lit(r: float, empty: bool, *, whole: bool) -> Sprite:
    fill: tuple[Shape, ...] = (Circle(0, 0, r * 0.885, "lit.cell"),) if empty and whole else ()
    if whole:
        edge: Shape = Circle(0, 0, r * 1.13, "", "lit", r * 0.17)
    else:
        edge = Arc(0, 0, r * 1.0, 0, 360, "lit", r * 0.15, (18, 12))
    return Sprite((*fill, edge), "disc")


def lit_chips(lay: Layout, v: GalaxyView, lit: Sequence[Action]) -> Iterator[Stamp]:
    """Put the die beside each space that can be reached, once one ship alone is in question."""
    moves = [a for a in lit if isinstance(a, Go)]
    if len({a.ship for a in moves}) != 1:
        return
    chips = dict.fromkeys((counted(v, a), a.die) for a in moves)
    for space, n in chips:
        if at := lay.spot(space):
            ring = at[2]
            r = round(max(11, 16 * ring.u), 1)
            rim = ring.at(number(space), ring.track + ring.space + 9 * ring.u)
            x, y = inside(lay, rim, r + 4)
            yield Stamp(x, y, die(n, r, "new", "disc"))


# -- ships -----------------------------------------------------------------------------------------------


def _ghost(trip: Trip, ring: Ring) -> Sprite:
    return ship(trip.seat, trip.ship, round(small(ring) * 0.84, 1), "ghost", least=ring.least)


def ships(lay: Layout, v: GalaxyView, lit: Sequence[Action], h: Happened) -> Iterator[Stamp]:
    """Draw what ships left behind, then all ships on the shown stars."""
    taken = {x for seat in SEATS for x in v.fleets[seat] if x}
    for trip in h.trips:
        if trip.at not in taken and (at := lay.spot(trip.at)):
            yield Stamp(at[0], at[1], _ghost(trip, at[2]))
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
            glow = seat == v.mover and (n in chosen or n == v.must)
            yield Stamp(x, y, ship(seat, n, r, "lit" if glow else "", least=ring.least))


# -- what happened ---------------------------------------------------------------------------------------


def overlay(lay: Layout, h: Happened, *, tentative: bool) -> Iterator[Shape]:
    """Draw moves along the rim, jumps across, captures, cards and new ships."""
    lanes: dict[str, int] = {}
    for trip in h.trips:
        star = trip.at.partition("-")[0]
        lane = lanes[star] = lanes.get(star, -1) + 1
        yield from _rim(lay, trip, min(lane, 2), tentative=tentative)
        yield from _jump(lay, trip, tentative=tentative)
    for trip in h.trips:
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
        yield _leap(lay, trip.on, trip.to, tentative)


@lru_cache(1024)
def _leap(lay: Layout, on: str, to: str, tentative: bool) -> Stamp:
    """Draw the bow of a hyperjump, from edge to edge of its two spaces."""
    path = bow(lay, on, to)
    ox, oy, u = round(path[0][0]), round(path[0][1]), lay.u
    way = tuple((x - ox, y - oy) for x, y in path)
    dash = (17 * u, 11 * u) if tentative else (0.0, 0.0)
    shapes: list[Shape] = [Line(way, "jump", 9 * u, dash, head=31 * u, halo="back", halo_width=3.2 * u)]
    inner = tuple(p for p in way if math.dist(p, way[-1]) > 30 * u)
    if not tentative and len(inner) > 1:
        shapes.append(Line(inner, "jump.shine", 2.6 * u, (14 * u, 10 * u)))
    return Stamp(ox, oy, Sprite(tuple(shapes), "back"))


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
