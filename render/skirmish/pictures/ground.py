"""The base layer: the table with its scale, terrain with what it does, exits, the Stargate's place."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from engine.skirmish.model.state import Piece, Point
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_file import Area, Gateway
from render.core.fonts import width
from render.core.scene import Box, Circle, Ground, Line, Polygon, Shape, Split, Text
from render.core.text import Words
from render.skirmish.elements.layout import Layout, outside
from render.skirmish.elements.names import says
from render.skirmish.elements.outlines import codes, outline, patterned, reaches

#: Inches between the numbers along the edges, and between the lines on the table.
EVERY = 6


@dataclass(frozen=True, slots=True)
class Laid:
    """What of a table does not change from post to post, with its words."""

    pieces: tuple[Piece, ...]
    names: tuple[str, ...]
    codes: tuple[str, ...]
    exits: tuple[Area, ...]
    gate: Gateway | None
    said: tuple[str, ...]
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work the hash out once: a ground is looked up at every redraw."""
        seen = (self.pieces, self.names, self.codes, self.exits, self.gate, self.said)
        object.__setattr__(self, "_hash", hash(seen))

    def __hash__(self) -> int:
        return self._hash


Drawn = tuple[tuple[Piece, ...], tuple[Area, ...], tuple[Area, ...], tuple[str, ...], Gateway | None]
"""What a picture of the ground is made from: pieces, areas, start areas, exits and the Stargate's place."""

#: Tables by the identity of their pieces, which stays the same until somebody changes the terrain. Tables
#: without terrain share one identity, so everything else they are made from is compared.
_LAID: dict[tuple[int, str], tuple[Drawn, Laid]] = {}
MOST_LAID = 100


def laid(v: TableView, words: Words) -> Laid:
    """Gather it from a view."""
    key, of = (id(v.pieces), words.locale), (v.pieces, v.areas, v.start, v.exits, v.stargate)
    known = _LAID.get(key)
    if known and known[0] == of:
        return known[1]
    names = tuple(says(p.name, words) or words(f"skirmish-terrain-{p.kind}") for p in v.pieces)
    exits = tuple(replace(a, name=says(a.name, words)) for a in (*v.areas, *v.start) if a.id in v.exits)
    said = tuple(words(f"skirmish-pic-{k}") for k in ("exit", "inches"))
    marks = tuple(codes(p.kind, words) for p in v.pieces)
    made = Laid(v.pieces, names, marks, exits, v.stargate, said)
    if len(_LAID) > MOST_LAID:
        _LAID.clear()
    _LAID[key] = (of, made)
    return made


def base(lay: Layout, x: Laid, horizon: Sequence[Point] = ()) -> Ground | Split:
    """Draw the table, dark beyond the horizon: the outline of what a figure sees, () for no shading."""
    if not horizon:
        return ground(lay, x)
    floors = ("table", "shade")
    within, beyond = (ground(lay, x, floor) for floor in floors)
    return Split(within, beyond, tuple(lay.at(p) for p in horizon), floors)


def ground(lay: Layout, x: Laid, floor: str = "table") -> Ground:
    """Draw the table without anything that moves."""
    return Ground(_shapes, (lay, x, floor))


def _shapes(lay: Layout, x: Laid, floor: str) -> list[Shape]:
    shapes: list[Shape] = [Box(lay.west, lay.roof, lay.right, lay.floor, 0, floor)]
    shapes += _grid(lay)
    shapes += [s for a in x.exits for s in _exit(lay, a)]
    for p in sorted((p for p in x.pieces if reaches(lay, p)), key=lambda p: p.shape == "line"):
        shapes += outline(lay, p)
        shapes += patterned(lay, p)
    if x.gate:
        shapes += _kill_zone(lay, x.gate)
    for p, name, code in zip(x.pieces, x.names, x.codes, strict=True):
        shapes += _label(lay, p, name, code)
    shapes += [s for a in x.exits for s in _exit_label(lay, a, a.name or x.said[0])]
    shapes += _frame(lay, x.said[1])
    return shapes


def _grid(lay: Layout) -> Iterator[Shape]:
    for n in range(EVERY, math.ceil(lay.wide), EVERY):
        x, _ = lay.at((n, 0))
        if lay.west < x < lay.right:
            yield Line(((x, lay.roof), (x, lay.floor)), "grid", 1.3)
    for n in range(EVERY, math.ceil(lay.high), EVERY):
        _, y = lay.at((0, n))
        if lay.roof < y < lay.floor:
            yield Line(((lay.west, y), (lay.right, y)), "grid", 1.3)


def _exit(lay: Layout, a: Area) -> Iterator[Shape]:
    """Draw an area by which the team may leave: a dashed green edge."""
    w, s, e, n = a.size
    (x0, y1), (x1, y0) = lay.at((w, s)), lay.at((e, n))
    box = ((x0 + 2, y0 + 2), (x1 - 2, y0 + 2), (x1 - 2, y1 - 2), (x0 + 2, y1 - 2), (x0 + 2, y0 + 2))
    yield Line(box, "good", 2.4, (14, 10))


def _exit_label(lay: Layout, a: Area, said: str) -> Iterator[Shape]:
    w, s, e, n = a.size
    x, y = lay.at(((w + e) / 2, (s + n) / 2))
    if lay.shows(((w + e) / 2, (s + n) / 2)):
        size = 20 * lay.u
        half = width(said, size) / 2 + 34
        yield Text(x + 12, y, said, size, "good")
        yield Line(((x - half, y - 7), (x - half, y + 8)), "good", 3, head=10)


def _kill_zone(lay: Layout, g: Gateway) -> Iterator[Shape]:
    """Case GATE.2: what lies before the ring when it opens."""
    a = math.radians(g.facing)
    out, across = (math.sin(a), math.cos(a)), (math.cos(a), -math.sin(a))
    half = g.width / 2
    corners = [
        lay.at((g.x + across[0] * i * half + out[0] * d, g.y + across[1] * i * half + out[1] * d))
        for i, d in ((-1, 0), (1, 0), (1, 4), (-1, 4))
    ]
    yield Polygon(tuple(corners), "kill")
    yield Line((*corners, corners[0]), "fire", 2, (8, 6))


def _label(lay: Layout, p: Piece, name: str, code: str) -> Iterator[Shape]:
    """Write a piece's name on it, and below what it does."""
    at = middle(p)
    if not lay.shows(at, 20):
        return
    x, y = lay.at(at)
    _, high = spread(p)
    size = 19.0 if lay.whole else 20.0
    if p.shape == "line" or high * lay.scale < 46:
        y += 22 if p.shape == "line" else 0
        yield from _written(x, y, f"{name}  {code}".strip(), size - 2)
        return
    if p.kind in ("wood", "hill", "ruin", "building") and high * lay.scale > 90:
        y += high * lay.scale * 0.22
    yield from _written(x, y - (10 if code else 0), name, size)
    if code:
        yield from _written(x, y + 12, code, size - 2, "sand")


def _written(x: float, y: float, said: str, size: float, role: str = "label") -> Iterator[Shape]:
    """Write with a dark rim, legible on any ground."""
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        yield Text(x + dx, y + dy, said, size, "back")
    yield Text(x, y, said, size, role)


def middle(p: Piece) -> Point:
    """Return the middle of a piece."""
    if p.shape == "circle":
        return p.size[0], p.size[1]
    xs, ys = p.size[::2], p.size[1::2]
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def spread(p: Piece) -> tuple[float, float]:
    """Return the width and height of a piece in inches."""
    if p.shape == "circle":
        return 2 * p.size[2], 2 * p.size[2]
    return max(p.size[::2]) - min(p.size[::2]), max(p.size[1::2]) - min(p.size[1::2])


def _frame(lay: Layout, inches: str) -> Iterator[Shape]:
    """Cut the table off at its edges, and number them in inches from the south-west corner."""
    west, east, roof, floor = lay.west, lay.right, lay.roof, lay.floor
    for box in outside(lay.width, lay.height, (west, roof, east, floor)):
        yield Box(*box, 0, "back")
    yield Box(-9, -9, lay.width + 9, (46 if lay.whole else 42), 0, "panel")
    yield Box(lay.board, 46 if lay.whole else 42, lay.width + 9, lay.height + 9, 0, "panel")
    edge = ((west, roof), (east, roof), (east, floor), (west, floor), (west, roof))
    yield Line(edge, "line", 3)
    size = 20.0 if lay.whole else 19.0
    for n in range(math.ceil(lay.wide) + 1):
        x, _ = lay.at((n, 0))
        if not west - 1 <= x <= east + 1:
            continue
        long = 9 if n % EVERY == 0 else 4
        if n % EVERY == 0 or lay.scale >= 9:
            yield Line(((x, floor + 1), (x, floor + long)), "mute", 2 if n % EVERY == 0 else 1)
        if (n % EVERY == 0 and x < east - 50) or n == lay.wide:
            said = f"{n} {inches}" if n == lay.wide and lay.whole else str(n)
            yield Text(min(x, east - 12), floor + 23, said, size, "dim")
    for n in range(math.ceil(lay.high) + 1):
        _, y = lay.at((0, n))
        if not roof - 1 <= y <= floor + 1:
            continue
        long = 9 if n % EVERY == 0 else 4
        if n % EVERY == 0 or lay.scale >= 9:
            yield Line(((west - long, y), (west - 1, y)), "mute", 2 if n % EVERY == 0 else 1)
        if n and n % EVERY == 0:
            yield Text(west - 12, max(y, roof + 10), str(n), size, "dim", "r")


__all__ = ["Circle", "Laid", "ground", "laid", "middle"]
