"""The table as a scene."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import cast

from engine.core.rules import Event
from engine.skirmish.model.actions import Lay, Lead, March, React, Shoot, Throw
from engine.skirmish.model.state import Figure, Point
from engine.skirmish.queries.suggestions import Rehearsal, Suggestion
from engine.skirmish.queries.view import TableView
from render.core.look import Picture, Spot
from render.core.scene import Scene, Stamp
from render.skirmish.elements.colours import PALETTES
from render.skirmish.elements.figure_sight import Lens, Plan, Template, lenses
from render.skirmish.elements.highlights import Happened, last, read_events
from render.skirmish.elements.layout import Layout, phone, whole, window
from render.skirmish.elements.names import score_said
from render.skirmish.elements.pieces import pieces, signs_present, spots
from render.skirmish.elements.threats import chosen, open_goals, shown_first, sides, threats
from render.skirmish.pictures.ground import base, ground_of
from render.skirmish.pictures.labels import key, labels
from render.skirmish.pictures.lesson_places import corners
from render.skirmish.pictures.lesson_places import spot as spot_of
from render.skirmish.pictures.marks import marks
from render.skirmish.pictures.overlay import overlay
from render.skirmish.pictures.panel import beside, header, panel
from render.skirmish.words.actions import crumb
from render.skirmish.words.alt_text import alt_text, state_lines, text_board

Tell = Callable[[Sequence[Event]], Sequence[str]]
#: Scale in pixels to the inch below which a phone's picture leaves out older events.
EASY = 15.0
#: The same below which a fight is shown without the objectives, which are then named at the edge.
CLOSE = 22.0
#: Inches from an enemy at which a figure of the team stays in the picture, however large that becomes.
NEAR = 30.0


def draw(p: Picture, tell: Tell, headline: str) -> Scene:
    """Draw a view. `tell` words what happened, `headline` the state of the game."""
    v = cast("TableView", p.view)
    h = read_events(p.events, v)
    lay, h = framed(p, v, h)
    h = h if lay.whole else h.few()
    eyes = lenses(p.lit)
    where = spots(lay, v)
    state = state_lines(v, p.words)
    told, panelled = tell(p.events), lay.board < lay.width - 20
    return Scene(
        width=lay.width,
        height=lay.height,
        palette=PALETTES[p.theme],
        base=base(lay, ground_of(v, p.words), eyes[0].horizon if eyes else ()),
        marks=tuple(marks(lay, v, h, p.lit, where, p.words)),
        pieces=tuple(pieces(lay, v, p.words, where, rung(p, v))),
        overlay=(
            *overlay(lay, v, h, p.lit, where, p.words),
            *(labels(lay, p, v, h, where) if lay.least else ()),
        ),
        panel=(
            *header(lay, p, v),
            *(_panel(lay, p, v, h, tell) if panelled else ()),
            *(key(lay, p, v, where) if lay.key else ()),
        ),
        alt=alt_text(p, v, told, f"{headline} {score_said(v, p.words)}", state),
        writes=lambda: text_board(v, p.words, headline, state),
    )


def rung(p: Picture, v: TableView) -> dict[str, str]:
    """Return the colours of the rings around figures: who is chosen, and the enemies in reach."""
    f = chosen(v, p.lit)
    found = {f.id: "lit"} if f else {}
    if p.framing != "whole" and v.outcome is None:
        found |= {g.id: "fire" for g in threats(v, f.id if f else "")}
    return found


def _panel(lay: Layout, p: Picture, v: TableView, h: Happened, tell: Tell) -> Iterator[Stamp]:
    """Draw the panel beside the table: its state, or calculations or a figure's sight."""
    if not lay.whole or _studied(p.lit):
        yield from beside(lay, p, v, h, tell)
    else:
        yield from panel(lay, p, v, tell(p.events))


def _studied(lit: Sequence[object]) -> bool:
    """Return whether the answer includes calculations that are shown beside the table."""
    return any(isinstance(a, Lens | Plan | Rehearsal | Suggestion) for a in lit)


def framed(p: Picture, v: TableView, h: Happened) -> tuple[Layout, Happened]:
    """Choose the part shown: the whole table, or the part that events and open answers touch.

    If that would be the whole table, older events give way to the question, or else to the last event.
    """
    if p.framing == "whole":
        return whole(v.width, v.height), h
    pointed = [at for x in p.pointed for at in corners(v, x)]
    asked = [*pointed, *_asked_about(p, v)]
    if p.framing == "occupied":
        places, size = [*asked, *_occupied(v)], (v.width, v.height)
        return _signed(v, places) if p.small else window(*size, places), h
    late = read_events(last(p.events), v)
    if p.small:
        return _for_phone(p, v, asked, (h, late))
    for points, shown in ((asked + h.touched(v), h), (asked + late.touched(v), late), (asked, late)):
        lay = window(v.width, v.height, points)
        if not lay.whole:
            return lay, shown
    return whole(v.width, v.height), h


def spot(p: Picture, place: str) -> Spot | None:
    """Return where a place is in the picture drawn from the same content; None if it is not shown."""
    p = p.known
    v = cast("TableView", p.view)
    return spot_of(framed(p, v, read_events(p.events, v))[0], v, place)


def place_at(p: Picture, x: float, y: float) -> str:
    """Return the point of the table at a point of the picture, to half an inch; "" beside it."""
    p = p.known
    v = cast("TableView", p.view)
    lay = framed(p, v, read_events(p.events, v))[0]
    east, north = (round(2 * a) / 2 for a in ((x - lay.ox) / lay.scale, (lay.oy - y) / lay.scale))
    return f"{east:g} {north:g}" if 0 <= east <= v.width and 0 <= north <= v.height else ""


def _occupied(v: TableView) -> Iterator[Point]:
    """Return the places with anything that the view knows of, and the objectives."""
    yield from (f.at for f in v.figures.values() if f.on_table)
    yield from (*v.ghosts.values(), *v.loose.values())
    yield from (x.at for x in v.markers.values())
    yield from (x.at for x in v.charges.values())
    yield from (x.at for x in v.objectives)


def _for_phone(
    p: Picture, v: TableView, asked: list[Point], told: tuple[Happened, Happened]
) -> tuple[Layout, Happened]:
    """Choose the window on what happened and is asked, with who may act, enemies in reach and objectives.

    Where that is too much, objectives far from a fight give way, then older events, then those of the team
    who are far from any enemy. Before the first shot the whole table is shown.
    """
    ours, _ = sides(v)
    acting = [f for f in ours if f.seat in v.waiting] or ours
    foes = [] if v.outcome else [g.at for g in shown_first(v)]
    opening = v.turn <= 1 and not (p.events or p.lit or p.marks)
    if opening or not (asked or ours or p.events):
        return _signed(v, ()), told[0]
    near = [f.at for f in acting if not foes or min(math.dist(f.at, x) for x in foes) <= NEAR]
    goals = [] if v.outcome else [o.at for o in open_goals(v)]
    for wanted, h, mine, least in (
        (goals, told[0], acting, CLOSE if foes else EASY),
        ([], told[0], acting, EASY),
        ([], told[1], acting, EASY),
        ([], told[1], None, EASY),
    ):
        points = asked + h.touched(v) + foes + ([f.at for f in mine] if mine else near)
        lay = _signed(v, [*points, *wanted])
        if lay.scale >= least:
            break
    return lay, h


def _signed(v: TableView, points: Sequence[Point]) -> Layout:
    """Lay out a phone's picture, with a line for signs only where it shows any."""
    lay = phone(v.width, v.height, points)
    return phone(v.width, v.height, points, key=True) if signs_present(v, lay) else lay


def _asked_about(p: Picture, v: TableView) -> Iterator[Point]:
    """Return the places that open answers and the state of play concern."""
    for a in p.lit:
        f = v.figures.get(getattr(a, "figure", ""))
        if f and f.on_table:
            yield f.at
        yield from _studied_at(v, a)
        yield from _aimed_at(v, a, f)
    for kind in ("reaction", "activation"):
        f = v.figures.get(str(crumb(v, kind).get("figure", "")))
        if f and f.on_table:
            yield f.at


def _studied_at(v: TableView, a: object) -> Iterator[Point]:
    """Return the places that an action's calculation concerns."""
    match a:
        case Suggestion():
            yield from a.order.path
        case Rehearsal():
            yield from a.path
            yield from (v.figures[x].at for x in a.may_fire if x in v.figures)
        case Lens():
            yield from (v.figures[s.figure].at for s in a.seen if s.clear and s.figure in v.figures)
        case Template():
            (x, y), n = a.at, a.inches
            yield from ((x + dx * n, y + dy * n) for dx in (-1, 1) for dy in (-1, 1))


def _aimed_at(v: TableView, a: object, f: Figure | None) -> Iterator[Point]:
    """Return the places that an answer concerns."""
    match a:
        case March():
            yield from a.path
        case Throw() | Lead():
            yield a.x, a.y
        case Shoot() | React() if a.target in v.figures:
            yield v.figures[a.target].at
        case Lay() if f:
            yield from ((f.x + dx, f.y + dy) for dx in (-8, 8) for dy in (-8, 8))
