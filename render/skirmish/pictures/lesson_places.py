"""What a lesson points at: its place on the table, and in the picture."""

from __future__ import annotations

from collections.abc import Iterator

from engine.skirmish.model.state import Point
from engine.skirmish.queries.view import TableView
from render.core.look import Spot
from render.skirmish.elements.layout import Layout
from render.skirmish.elements.pieces import spots

#: Room around an area's edges, and half the size of what has none, in inches.
RIM, SMALL = 0.3, 0.8
Bounds = tuple[float, float, float, float]


def bounds(v: TableView, place: str) -> Bounds | None:
    """Return west, south, east and north of a figure, a point ("22 11.5"), or a thing with a name or id.

    None if it is not there, or unknown to the viewer.
    """
    want = place.casefold()
    for f in v.figures.values():
        if f.id.casefold() == want:
            return (*f.at, *f.at) if f.on_table else None
    for x in v.land.plots:
        if want in (x.piece.id.casefold(), x.piece.name.casefold()):
            return _within(v, x.shape.bounds)
    for a in (*v.areas, *v.start):
        if want in (a.id.casefold(), a.name.casefold()):
            return _within(v, a.size)
    at = point(v, want)
    return (*at, *at) if at else None


def point(v: TableView, want: str) -> Point | None:
    """Return the point of a marker, a charge, an item, an objective, or two numbers."""
    named = [*v.ghosts.items(), *v.loose.items(), *((x.id, x.at) for x in v.markers.values())]
    named += [*((x.id, x.at) for x in v.charges.values()), *((x.id, x.at) for x in v.objectives)]
    found = {x.casefold(): at for x, at in named}
    if v.stargate is not None:
        found["gate"] = v.stargate.x, v.stargate.y
    try:
        x, y = map(float, want.split())
    except ValueError:
        return found.get(want)
    return (x, y) if 0 <= x <= v.width and 0 <= y <= v.height else None


def _within(v: TableView, size: Bounds) -> Bounds:
    """Clip to the table."""
    w, s, e, n = size
    return max(0, w), max(0, s), min(v.width, e), min(v.height, n)


def corners(v: TableView, place: str) -> Iterator[Point]:
    """Yield what a picture must hold to show a place."""
    if found := bounds(v, place):
        w, s, e, n = found
        yield from ((w, s), (e, n))


def spot(lay: Layout, v: TableView, place: str) -> Spot | None:
    """Return where a place is drawn: tokens where they were drawn apart, wide things with their frame."""
    found = bounds(v, place)
    if found is None:
        return None
    w, s, e, n = found
    token = next((x for x in v.figures if x.casefold() == place.casefold()), "")
    if token:
        at = spots(lay, v).get(token)
        return Spot(*at, lay.r) if at else None
    middle = (w + e) / 2, (s + n) / 2
    if not lay.shows(middle):
        return None
    x, y = lay.at(middle)
    if (w, s) == (e, n):
        return Spot(x, y, max(lay.r * 0.7, SMALL * lay.scale))
    wide, high = (e - w + 2 * RIM) * lay.scale, (n - s + 2 * RIM) * lay.scale
    return Spot(x, y, min(wide, high) / 2, wide, high)
