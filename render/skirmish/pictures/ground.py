"""The base layer: the table with its scale, terrain and its effects, exits, the Stargate's place."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from engine.skirmish.model.state import Piece, Point
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.scenario_file import Area, Gateway
from render.core.brush import extent
from render.core.fonts import width, wrap
from render.core.scene import (
    Box,
    Ground,
    Line,
    Polygon,
    Shape,
    Sheet,
    Split,
    Sprite,
    Stamp,
    Text,
    Window,
)
from render.core.text import Words
from render.skirmish.elements.layout import Layout, Rect, outside
from render.skirmish.elements.names import says
from render.skirmish.elements.outlines import codes, outline, patterned, reaches

#: Inches between the numbers along the edges, and between the lines on the table.
EVERY = 6
#: Inches that drawings of pieces may reach beyond the table.
BEYOND = 2.5


@dataclass(frozen=True, slots=True)
class TableGround:
    """The parts of a table that do not change from post to post, with their words.

    `areas` are those that the mission mentions, each with its colour and name.
    """

    pieces: tuple[Piece, ...]
    names: tuple[str, ...]
    codes: tuple[str, ...]
    areas: tuple[tuple[Area, str, str], ...]
    gate: Gateway | None
    said: tuple[str, ...]
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work the hash out once: a ground is looked up at every redraw."""
        seen = (self.pieces, self.names, self.codes, self.areas, self.gate, self.said)
        object.__setattr__(self, "_hash", hash(seen))

    def __hash__(self) -> int:
        return self._hash


Drawn = tuple[object, ...]
"""What a picture of the ground is made from: pieces, areas, conditions and the Stargate's place."""

#: Tables by the identity of their pieces, which stays the same until somebody changes the terrain. Tables
#: without terrain share one identity, so everything else they are made from is compared.
_LAID: dict[tuple[int, str], tuple[Drawn, TableGround]] = {}
MOST_LAID = 100


def ground_of(v: TableView, words: Words) -> TableGround:
    """Gather it from a view."""
    key = (id(v.pieces), words.locale)
    of = (v.pieces, v.areas, v.start, v.exits, v.win, v.lose, v.turn > 1, v.stargate)
    known = _LAID.get(key)
    if known and known[0] == of:
        return known[1]
    names = tuple(says(p.name, words) or words(f"skirmish-terrain-{p.kind}") for p in v.pieces)
    said = (words("skirmish-pic-inches"),)
    marks = tuple(codes(p.kind, words) for p in v.pieces)
    made = TableGround(
        pieces=v.pieces, names=names, codes=marks, areas=tuple(_areas(v, words)), gate=v.stargate, said=said
    )
    if len(_LAID) > MOST_LAID:
        _LAID.clear()
    _LAID[key] = (of, made)
    return made


#: Colours of the areas of a mission.
AREAS = {"exit": "good", "hold": "lit", "start": "one"}


def marked_areas(v: TableView) -> Iterator[tuple[Area, str]]:
    """Return the areas that the mission speaks of: exits, what to hold, and at first where one starts."""
    held = {c.area for c in (*v.win, *v.lose) if c.area}
    for a in (*v.areas, *v.start):
        if a.id in v.exits:
            yield a, "exit"
        elif a.id in held:
            yield a, "hold"
        elif a in v.start and v.turn <= 1:
            yield a, "start"


def _areas(v: TableView, words: Words) -> Iterator[tuple[Area, str, str]]:
    for a, what in marked_areas(v):
        said, name = words(f"skirmish-pic-{what}"), says(a.name, words)
        yield a, AREAS[what], f"{said}: {name}" if name and name != said else said


def base(lay: Layout, x: TableGround, horizon: Sequence[Point] = ()) -> Ground | Split:
    """Draw the table, dark beyond the horizon: the outline of what a figure sees, () for no shading."""
    if not horizon:
        return ground(lay, x)
    floors = ("table", "shade")
    within, beyond = (ground(lay, x, floor) for floor in floors)
    ox, oy, scale = lay.ox, lay.oy, lay.scale
    return Split(within, beyond, tuple([(ox + x * scale, oy - y * scale) for x, y in horizon]), floors)


@lru_cache(256)
def ground(lay: Layout, x: TableGround, floor: str = "table") -> Ground:
    """Draw the table without anything that moves."""
    return Ground(_shapes, (lay, x, floor), _window(lay, x, floor))


def _window(lay: Layout, x: TableGround, floor: str) -> Window | None:
    """Say how a part of the table is put together: all parts at a scale share one sheet."""
    wide, high = lay.wide * lay.scale, lay.high * lay.scale
    if lay.right - lay.west > wide - 1 and lay.floor - lay.roof > high - 1:
        return None
    ox = math.ceil(BEYOND * lay.scale)
    oy = ox + math.ceil(high)
    sheet = replace(lay, width=0, height=0, ox=ox, oy=oy, left=0, top=0, board=0, bottom=0, least=0)
    inner = west, roof, right, low = lay.west, lay.roof, lay.right, lay.floor
    box = (math.ceil(west) + 1, math.ceil(roof) + 1, math.floor(right) - 1, math.floor(low) - 1)
    return Window(
        _sheet(sheet, x, floor),
        (round(lay.ox) - ox, round(lay.oy) - oy),
        box,
        Ground(_frame, (lay.width, lay.height, lay.board, lay.head, inner)),
        _above,
    )


@lru_cache(32)
def _sheet(lay: Layout, x: TableGround, floor: str) -> Sheet:
    """Return the table at a scale: one object, so that its patches are found by its identity."""
    return Sheet(_part, (lay, x, floor))


def _part(sheet: Layout, x: TableGround, floor: str, box: tuple[int, int, int, int]) -> Iterator[Shape]:
    left, top, right, bottom = box
    for shape, (x0, y0, x1, y1) in _spread_out(sheet, x, floor):
        if x0 < right and left < x1 and y0 < bottom and top < y1:
            yield shape


@lru_cache(4)
def _spread_out(sheet: Layout, x: TableGround, floor: str) -> tuple[tuple[Shape, Rect], ...]:
    """Return all that is on a table, each shape with the box around it: a sheet is drawn in many parts."""
    right, bottom = math.ceil(sheet.wide * sheet.scale) + 2 * sheet.ox, sheet.oy + sheet.ox
    whole = replace(sheet, board=math.ceil(right), bottom=math.ceil(bottom))
    return tuple([(s, extent((s,))) for s in _table(whole, x, floor)])


def _shapes(lay: Layout, x: TableGround, floor: str) -> Iterator[Shape]:
    yield from _table(lay, x, floor)
    yield from _frame(lay.width, lay.height, lay.board, lay.head, (lay.west, lay.roof, lay.right, lay.floor))
    yield from _above(lay, x, floor)


def _table(lay: Layout, x: TableGround, floor: str) -> Iterator[Shape]:
    """Draw the table and all that stands on it, as far as it is seen."""
    yield Box(lay.west, lay.roof, lay.right, lay.floor, 0, floor)
    yield from _grid(lay)
    for a, role, _ in x.areas:
        yield from _area(lay, a, role)
    for p in sorted((p for p in x.pieces if reaches(lay, p)), key=lambda p: p.shape == "line"):
        yield from outline(lay, p)
        yield from patterned(lay, p)
    if x.gate:
        yield from _kill_zone(lay, x.gate)


@lru_cache(256)
def _above(lay: Layout, x: TableGround, _: str) -> tuple[Stamp, ...]:
    """Write what stands on the table, the inches along its edges, and the legend."""
    if lay.least:  # names are put where they cover no token: `labels`
        return tuple(_inches(lay, x.said[0]))
    return (*_labels(lay, x), *_inches(lay, x.said[0]), *_legend(lay, x))


def _grid(lay: Layout) -> Iterator[Shape]:
    for n in range(EVERY, math.ceil(lay.wide), EVERY):
        x, _ = lay.at((n, 0))
        if lay.west < x < lay.right:
            yield Line(((x, lay.roof), (x, lay.floor)), "grid", 1.3)
    for n in range(EVERY, math.ceil(lay.high), EVERY):
        _, y = lay.at((0, n))
        if lay.roof < y < lay.floor:
            yield Line(((lay.west, y), (lay.right, y)), "grid", 1.3)


def _area(lay: Layout, a: Area, role: str) -> Iterator[Shape]:
    """Draw the dashed edge of an area."""
    w, s, e, n = a.size
    (x0, y1), (x1, y0) = lay.at((w, s)), lay.at((e, n))
    box = ((x0 + 2, y0 + 2), (x1 - 2, y0 + 2), (x1 - 2, y1 - 2), (x0 + 2, y1 - 2), (x0 + 2, y0 + 2))
    yield Line(box, role, 3, (14, 10))


def _legend(lay: Layout, x: TableGround) -> Iterator[Stamp]:
    """Write the areas' purposes beside the table, since tokens cover them; as many as there is room for."""
    y = lay.height - 14.0
    left, right, size = float(lay.left), lay.board - 10.0, 20.0
    for a, role, said in x.areas:
        wide = 46 + width(said, size)
        if (w := lay.at((a.size[0], 0))[0]) > lay.right or w + (a.size[2] - a.size[0]) * lay.scale < lay.west:
            continue
        if left + wide > right:
            return
        shapes = (Line(((0, 0), (36, 0)), role, 3, (14, 8)), Text(46, 0, said, size, role, "l"))
        yield Stamp(round(left), round(y), Sprite(shapes))
        left += wide + 26


def _kill_zone(lay: Layout, g: Gateway) -> Iterator[Shape]:
    """Case GATE.2: return the area before the ring that is hit when it opens."""
    a = math.radians(g.facing)
    out, across = (math.sin(a), math.cos(a)), (math.cos(a), -math.sin(a))
    half = g.width / 2
    corners = [
        lay.at((g.x + across[0] * i * half + out[0] * d, g.y + across[1] * i * half + out[1] * d))
        for i, d in ((-1, 0), (1, 0), (1, 4), (-1, 4))
    ]
    yield Polygon(tuple(corners), "kill")
    yield Line((*corners, corners[0]), "fire", 2, (8, 6))


class Label(NamedTuple):
    """The text on a piece: its name around (x, y), and below it in `lines` its effects."""

    x: float
    y: float
    half: float
    name: str
    lines: tuple[str, ...]

    def meets(self, other: Label) -> bool:
        """Return whether both are written over one another."""
        beside = abs(self.x - other.x) > self.half + other.half
        return not beside and self.y - 10 < other.foot and other.y - 10 < self.foot

    @property
    def foot(self) -> float:
        """Return where its last line ends."""
        return self.y + 10 + 21 * len(self.lines)


def _labels(lay: Layout, x: TableGround) -> Iterator[Stamp]:
    """Write every piece's name on it, and its effects below if they fit and hide no other name."""
    size = 19.0
    shown = [
        (p, name, code)
        for p, name, code in zip(x.pieces, x.names, x.codes, strict=True)
        if lay.shows(middle(p), 20)
    ]
    names = [_label(lay, p, name, (), size) for p, name, _ in shown]
    for n, (p, name, code) in enumerate(shown):
        whole = _label(lay, p, name, tuple(_effects(lay, p, code, size)), size)
        inside = lay.roof <= whole.y - 10 and whole.foot <= lay.floor
        if inside and not any(whole.meets(y) for y in (*names[:n], *names[n + 1 :])):
            names[n] = whole
    for label in names:
        shapes = [*_rimmed(0, label.name, size, "label", bold=True)]
        for n, line in enumerate(label.lines, 1):
            shapes += _rimmed(21 * n, line, size, "sand", bold=False)
        yield Stamp(round(label.x), round(label.y), Sprite(tuple(shapes)))


def _label(lay: Layout, p: Piece, name: str, lines: tuple[str, ...], size: float) -> Label:
    """Place the text of a piece: below a line, or else in its middle."""
    x, y = lay.at(middle(p))
    _, high = spread(p)
    if p.shape == "line":
        y += 22
    elif p.kind in ("wood", "hill", "ruin", "building") and high * lay.scale > 90 and not lines:
        y += high * lay.scale * 0.22
    else:
        y -= 10 * len(lines)
    half = max(width(s, size) for s in (name, *lines)) / 2 + 4
    return Label(min(max(x, lay.west + half), lay.right - half), y, half, name, lines)


def _effects(lay: Layout, p: Piece, code: str, size: float) -> list[str]:
    """Break the words for what a piece does into lines; none where they would hide more than the piece."""
    wide, high = (x * lay.scale for x in spread(p))
    if p.shape == "line":
        return [code] if width(code, size, bold=False) < wide + 60 else []
    lines = wrap(code, size, max(wide - 8, 90.0), bold=False) if code else []
    fits = all(width(x, size, bold=False) <= wide + 6 for x in lines)
    return lines if fits and 21 * (len(lines) + 1) <= high else []


def _rimmed(y: float, said: str, size: float, role: str, *, bold: bool) -> Iterator[Shape]:
    """Write with a dark rim, legible on any ground."""
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        yield Text(dx, y + dy, said, size, "back", bold=bold)
    yield Text(0, y, said, size, role, bold=bold)


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


def _frame(width: int, height: int, board: int, head: int, inner: Rect) -> Iterator[Shape]:
    """Cut the table off at its edges."""
    west, roof, east, floor = inner
    for box in outside(width, height, inner):
        yield Box(*box, 0, "back")
    yield Box(-9, -9, width + 9, head, 0, "panel")
    if board < width - 20:
        yield Box(board, head, width + 9, height + 9, 0, "panel")
    edge = ((west, roof), (east, roof), (east, floor), (west, floor), (west, roof))
    yield Line(edge, "line", 3)


def _inches(lay: Layout, inches: str) -> Iterator[Stamp]:
    """Write the inches from the south-west corner along the edges of the part shown."""
    west, east, roof, floor, size = lay.west, lay.right, lay.roof, lay.floor, lay.type
    left, low, below, beside = round(west), round(floor), list[Shape](), list[Shape]()
    for n in range(math.ceil(lay.wide) + 1):
        x, _ = lay.at((n, 0))
        if not west - 1 <= x <= east + 1:
            continue
        long, wide = (9, 2) if n % EVERY == 0 else (4, 1)
        if n % EVERY == 0 or lay.scale >= 9:
            below.append(Line(((x - left, 1), (x - left, long)), "mute", wide))
        if (n % EVERY == 0 and x < east - 50) or (n == lay.wide and not lay.least):
            said = f"{n} {inches}" if n == lay.wide and lay.whole else str(n)
            yield Stamp(round(min(x, east - 12)), low + 23, Sprite((Text(0, 0, said, size, "dim"),)))
    for n in range(math.ceil(lay.high) + 1):
        _, y = lay.at((0, n))
        if not roof - 1 <= y <= floor + 1:
            continue
        long, wide = (9, 2) if n % EVERY == 0 else (4, 1)
        if n % EVERY == 0 or lay.scale >= 9:
            beside.append(Line(((-long, y - low), (-1, y - low)), "mute", wide))
        if n and n % EVERY == 0:
            at = round(max(y, roof + 10))
            yield Stamp(left - 12, at, Sprite((Text(0, 0, str(n), size, "dim", "r"),)))
    yield from (Stamp(left, low, Sprite(tuple(ticks))) for ticks in (below, beside) if ticks)
