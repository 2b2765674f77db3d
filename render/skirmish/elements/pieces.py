"""Everything on the table: figures, last known places of enemies, markers, charges, items, the Stargate.

If figures are so close that their tokens would overlap, the tokens are drawn apart; a dot shows the true
place.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from engine.skirmish.model.state import Figure
from engine.skirmish.model.state import Point as Place
from engine.skirmish.queries.view import TableView
from render.core.fonts import width
from render.core.scene import Box, Circle, Line, Point, Polygon, Sprite, Stamp, Text
from render.core.text import Words
from render.skirmish.elements.colours import SIDES
from render.skirmish.elements.layout import Layout
from render.skirmish.elements.names import says
from render.skirmish.elements.tokens import ghost, inner, marker, sign, token

#: Minimum distance of tokens, in half sizes, and on a phone.
APART, SMALL = 2.3, 2.6
#: Half the size of a sign of what ails a figure, on a phone: its number can be read there.
SIGN = 15.6
Rect = tuple[float, float, float, float]


def letters(v: TableView, *, full: bool = False) -> dict[str, str]:
    """Return the letters on every token: one for the team's figures, two where names begin alike.

    An enemy has its number, or in `full` its name.
    """
    ours = tuple(f.id for f in v.figures.values() if f.side == "sgc")
    return _letters((*v.figures, *v.ghosts), ours, full)


@lru_cache(256)
def _letters(every: tuple[str, ...], ours: tuple[str, ...], full: bool) -> dict[str, str]:
    found = {i: i if full else inner(i) for i in every}
    used: set[str] = set()
    for i in ours:
        alike = any(x != i and x[:1] == i[:1] for x in ours)
        tries = [i[:1] + c.lower() for c in i[1:]] if alike else [i[:1]]
        found[i] = next((x for x in tries if x not in used), i[:3])
        used.add(found[i])
    return found


def lying(f: Figure) -> str:
    """Return the posture in which a figure's token is drawn."""
    if f.health in ("dead", "removed"):
        return "dead"
    return "" if f.able else "down"


def spots(lay: Layout, v: TableView) -> dict[str, Point]:
    """Return the pixel of every token; overlapping tokens are moved apart.

    On the whole table nobody is beyond the edge, though its corners lie on rounded pixels.
    """
    spare = -1 if lay.whole else 2
    shown = {
        f.id: lay.at(f.at)
        for f in v.figures.values()
        if f.health not in ("left", "removed") and lay.shows(f.at, spare)
    }
    return _apart(
        tuple(shown.items()),
        lay.r * (SMALL if lay.least else APART),
        (lay.west, lay.roof, lay.right, lay.floor),
    )


@lru_cache(256)
def _apart(shown: tuple[tuple[str, Point], ...], gap: float, box: Rect) -> dict[str, Point]:
    at = {i: [x, y] for i, (x, y) in shown}
    ids = [i for i, _ in shown]
    r = gap / 2
    for _ in range(90):
        moved = False
        for n, a in enumerate(ids):
            for b in ids[n + 1 :]:
                dx, dy = at[b][0] - at[a][0], at[b][1] - at[a][1]
                far = math.hypot(dx, dy)
                if far >= gap - 0.5:
                    continue
                if far < 0.1:
                    dx, dy, far = math.cos(n), math.sin(n), 1.0
                push = (gap - far) / 2 / far if far >= 1 else gap / 2
                for i, s in ((a, -1), (b, 1)):
                    at[i][0] += s * dx * push * 0.6
                    at[i][1] += s * dy * push * 0.6
                moved = True
        for i in ids:
            at[i][0] = min(max(at[i][0], box[0] + r * 1.1), box[2] - r * 1.1)
            at[i][1] = min(max(at[i][1], box[1] + r * 1.1), box[3] - r * 1.1)
        if not moved:
            break
    return {i: (x, y) for i, (x, y) in at.items()}


def marked_places(v: TableView) -> dict[Place, list[str]]:
    """Ruling K67: return the places with portal markers, each with all its markers."""
    found: dict[Place, list[str]] = {}
    for m in v.markers.values():
        found.setdefault(m.at, []).append(m.id)
    return found


def pieces(
    lay: Layout, v: TableView, words: Words, where: dict[str, Point], rings: Mapping[str, str]
) -> Iterator[Stamp]:
    """Draw all of it, with rings in their colours around some figures."""
    fixed = [*_gate(lay, v, words), *_objects(lay, v)]
    yield from fixed
    said = letters(v, full=bool(lay.least))
    for i, at in v.ghosts.items():
        if i not in v.figures and lay.shows(at, lay.r):
            x, y = lay.at(at)
            yield Stamp(round(x), round(y), ghost(said[i], lay.r if lay.least else round(lay.r * 0.85, 1)))
    for at, there in marked_places(v).items():
        if lay.shows(at):
            x, y = lay.at(at)
            yield Stamp(round(x), round(y), marker(round(lay.r * 0.92, 1), n=len(there)))
    drawn = sorted((v.figures[i] for i in where), key=lambda f: (f.health == "fit", f.able, f.id))
    for f in drawn:
        yield from _leader(lay, f, where[f.id])
    for f in drawn:
        yield from _token(lay, v, f, where[f.id], said[f.id], ring=rings.get(f.id, ""))
    plates = [
        (s.x + box.x0, s.y + box.y0, s.x + box.x1, s.y + box.y1)
        for s in fixed
        for box in s.sprite.shapes[:1]
        if isinstance(box, Box)
    ]
    if not lay.least:
        yield from _names(lay, v, where, plates, words)


def _leader(lay: Layout, f: Figure, at: Point) -> Iterator[Stamp]:
    """Draw a line from a token to the place of its figure, if it was drawn apart."""
    x, y = lay.at(f.at)
    if math.dist((x, y), at) < 5:
        return
    thread = _thread(round(x - at[0]), round(y - at[1]), SIDES[f.side])
    yield Stamp(round(at[0]), round(at[1]), thread)


@lru_cache(256)
def _thread(dx: int, dy: int, role: str) -> Sprite:
    thread = Line(((0, 0), (dx, dy)), role, 2.2, halo="back", halo_width=1.5)
    return Sprite((thread, Circle(dx, dy, 5, "back"), Circle(dx, dy, 3.4, role)))


def _token(lay: Layout, v: TableView, f: Figure, at: Point, said: str, ring: str) -> Iterator[Stamp]:
    state, r = lying(f), lay.r
    facing = f.facing if not state else None
    if not state and f.id in v.hidden:
        state = "hidden"
    weapon = f.weapon if state in ("", "hidden") else ""
    if state == "dead" and not lay.least:
        r = round(r * 0.72, 1)
    yield Stamp(round(at[0]), round(at[1]), token(SIDES[f.side], said, r, facing, weapon, state, ring))
    if state != "dead":
        if lay.least:
            wide = sum(SIGN * (1.0 if n < 2 else 1.75) * 2 + 2 for _, n in ailments(f)) - 2
            yield from signs(f, (at[0] - wide / 2 + SIGN, at[1] + r * 1.1), SIGN)
        else:
            yield from signs(f, (at[0] + r * 0.95, at[1] + r * 0.85), round(lay.r * 0.5, 1))


def signs(f: Figure, at: Point, r: float, over: str = "back", step: float = 0.0) -> Iterator[Stamp]:
    """Draw what ails a figure, side by side; `step` -1 to the left."""
    x, y = at
    for kind, n in ailments(f):
        wide = r * (1.0 if n < 2 else 1.75)
        x += step * wide
        yield Stamp(round(x), round(y), sign(kind, n, r, over))
        x += (step or 1) * (wide + 3) if step else 2 * wide + 2


def ailments(f: Figure) -> list[tuple[str, int]]:
    """List the signs that a figure bears, with their number."""
    if f.health in ("dead", "removed"):
        return []
    found = [
        ("suppressed", f.suppressed),
        ("wounded", f.wounds),
        ("out", f.out if f.health == "fit" else 0),
        ("fleeing", int(f.fleeing)),
        ("captured", int(f.health in ("captured", "surrendered"))),
        ("carries", len(f.items)),
    ]
    return [x for x in found if x[1]]


def signs_present(v: TableView, lay: Layout | None = None) -> list[str]:
    """Name the signs that are on the table, or on the part of it that is shown, each once."""
    shown = [f for f in v.figures.values() if f.on_table and (lay is None or lay.shows(f.at))]
    found = [kind for f in shown for kind, _ in ailments(f)]
    there = any(lay is None or lay.shows(m.at) for m in v.markers.values())
    return list(dict.fromkeys([*found, *(["marker"] if there else [])]))


def _names(
    lay: Layout, v: TableView, where: dict[str, Point], plates: Sequence[Rect], words: Words
) -> Iterator[Stamp]:
    """Write the names of the team, and of enemies in a window, beside tokens and plates."""
    taken: list[Rect] = [*plates, *(_around(p, lay.r * 1.05) for p in where.values())]
    ours = [i for i in where if v.figures[i].side == "sgc" and lying(v.figures[i]) != "dead"]
    theirs = [] if lay.whole else [i for i in where if v.figures[i].side != "sgc"]
    size = 20.0
    for i in (*ours, *theirs):
        f, (x, y) = v.figures[i], where[i]
        said = says(f.name, words) or i if f.side == "sgc" else i
        half, r = width(said, size) / 2 + 4, lay.r
        for cx, cy in (
            (x, y + r + 15),
            (x, y - r - 15),
            (x - r - half - 4, y),
            (x + r + half + 4, y),
            (x, y + r + 32),
        ):
            box = (cx - half, cy - 11, cx + half, cy + 11)
            inside = lay.west < box[0] and box[2] < lay.right and lay.roof < box[1] and box[3] < lay.floor
            if inside and not any(_meet(box, other) for other in taken):
                taken.append(box)
                yield Stamp(round(cx), round(cy), tag(said, size, SIDES[f.side]))
                break


@lru_cache(512)
def tag(said: str, size: float, role: str) -> Sprite:
    """Write a name on a dark plate."""
    half = width(said, size) / 2 + 5
    return Sprite((Box(-half, -size * 0.56, half, size * 0.56, 5, "back"), Text(0, 0, said, size, role)))


def _around(p: Point, r: float) -> Rect:
    return p[0] - r, p[1] - r, p[0] + r, p[1] + r


def _meet(a: Rect, b: Rect) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


# -- the Stargate and things -----------------------------------------------------------------------------


def _gate(lay: Layout, v: TableView, words: Words) -> Iterator[Stamp]:
    g = v.stargate
    if g is None:
        return
    if lay.shows((g.x, g.y)):
        x, y = lay.at((g.x, g.y))
        yield Stamp(
            round(x),
            round(y),
            ring(max(16.0, round(g.width / 2 * lay.scale, 1)), v.gate.open, v.gate.symbols),
        )
        said = words("skirmish-pic-gate-open" if v.gate.open else "skirmish-pic-gate")
        if not lay.least:
            yield Stamp(round(x), round(y + g.width / 2 * lay.scale + 16), tag(said, 20.0, "label"))
    if g.dhd and lay.shows(g.dhd):
        x, y = lay.at(g.dhd)
        yield Stamp(round(x), round(y), _dhd(v.gate.dhd))
        said = words("skirmish-pic-dhd" if v.gate.dhd else "skirmish-pic-dhd-broken")
        if not lay.least:
            yield Stamp(round(x), round(y + 25), tag(said, 20.0, "label"))


@lru_cache(64)
def ring(r: float, is_open: bool, symbols: int) -> Sprite:
    """Draw the Stargate from above: nine chevrons, those set by hand bright; a pool where it is open."""
    shapes = [Circle(0, 0, r + 2.5, "back"), Circle(0, 0, r, "gate.open" if is_open else "gate")]
    if is_open:
        shapes += [Circle(0, 0, r * k, "", "gate.ring", 1.5) for k in (0.62, 0.34)]
    shapes.append(Circle(0, 0, r, "", "gate.ring", max(3.0, r * 0.17)))
    for k in range(9):
        a = math.radians(40 * k - 90)
        lit = is_open or k < symbols
        shapes.append(
            Circle(r * 0.92 * math.cos(a), r * 0.92 * math.sin(a), r * 0.12, "gate.glow" if lit else "back")
        )
    return Sprite(tuple(shapes))


@lru_cache(4)
def _dhd(works: bool) -> Sprite:
    """Draw the dialling device: a stump with a red button, crossed out where it is broken."""
    stump = ((-9, -11), (9, -11), (14, 11), (-14, 11))
    cross = (Line(((-14, -12), (14, 12)), "fire", 4, halo="back"),) if not works else ()
    return Sprite(
        (Polygon(stump, "back", "back", 5), Polygon(stump, "sand"), Circle(0, -1, 5.5, "fire"), *cross)
    )


def _objects(lay: Layout, v: TableView) -> Iterator[Stamp]:
    """Draw loose items and charges."""
    for i, at in v.loose.items():
        if lay.shows(at):
            x, y = lay.at(at)
            yield Stamp(round(x), round(y), sign("carries", 1, 13.0))
            if not lay.least:
                yield Stamp(round(x), round(y + 25), tag(i, 20.0, "good"))
    for c in v.charges.values():
        if lay.shows(c.at):
            x, y = lay.at(c.at)
            yield Stamp(round(x), round(y), charge("!" if c.fuse == "remote" else "T", "one", lay.type))


@lru_cache(16)
def charge(said: str, role: str, size: float) -> Sprite:
    """Draw a charge: a box with T for a tripwire or ! for a remote trigger."""
    r = size * 0.55
    box = Box(-r - 2, -r - 2, r + 2, r + 2, 4, "back"), Box(-r, -r, r, r, 3, role)
    return Sprite((*box, Text(0, 0, said, size, "back")))
