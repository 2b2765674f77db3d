"""Help for players before giving orders: where to go, what it costs, what a figure sees.

All of it is worked out from the knowledge of the figure's side, so that asking reveals nothing (Case
SIGHT.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Literal

from engine.core.deferred import Deferred
from engine.core.flow import faults
from engine.core.rules import Action, Decision
from engine.skirmish.model.actions import (
    Cover,
    Dial,
    Drop,
    Enter,
    Face,
    Haul,
    Hold,
    March,
    Order,
    Save,
    Seize,
    Spot,
    Steady,
    Take,
    Turn,
    Work,
)
from engine.skirmish.model.state import Figure, Point, State
from engine.skirmish.queries.odds import threats
from engine.skirmish.queries.remaining_goals import next_goal, tasks
from engine.skirmish.rules.movement import (
    MOVES,
    Part,
    actions_left,
    check_march,
    exposed,
    fired_from,
    plan_walk,
    remaining_reach,
)
from engine.skirmish.rules.routes import cover_toward, cover_within, path_away, route
from engine.skirmish.table.geometry import distance, point_along, polar, snap, walked_length
from engine.skirmish.table.line_of_sight import EYESIGHT, enemies_in_sight, opponents
from engine.skirmish.table.pieces import kinds, pieces_crossed
from engine.skirmish.table.shapes import Upright
from engine.skirmish.table.terrain import Land, land_of, scenario_of

shapely = Deferred("shapely")

Aim = Literal["ahead", "cover", "contact", "hide", "edge", "goal", "gate", "friend"]
#: Case MELEE.1: a suggested charge ends this near to the enemy, in inches.
BESIDE = 0.9
#: Inches by which a walk may have to end sooner because of rounding.
SHORTER = (0.0, 0.1, 0.2, 0.3)
#: Number of rays in a drawing of what is in sight.
RAYS = 120


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A place worth going to: its letter, the reason, its subject, and the order that goes there.

    `whole` is false if the actions are enough for part of the way only. `open_to` are known enemies who
    would see the figure there without cover.
    """

    letter: str
    aim: Aim
    about: str
    order: March
    inches: float
    actions: int
    whole: bool
    open_to: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A walk tried beforehand: its samples, its cost, its deductions, and who watches it.

    `ends` where each movement action ends. `seen_by` known enemies with a line to any point of the walk,
    `may_fire` those of them that held (Ruling K8) and `fired_at` where the walker would be then (Ruling K63),
    `end_cover` what covers its end from the nearest.
    """

    path: tuple[Point, ...]
    ends: tuple[Point, ...]
    inches: float
    actions: int
    parts: tuple[Part, ...]
    seen_by: tuple[str, ...]
    may_fire: tuple[str, ...]
    fired_at: tuple[Point, ...]
    end_cover: str


@dataclass(frozen=True, slots=True)
class Sighting:
    """A known enemy as a figure sees it: range, whether the line is clear, what blocks it, what covers."""

    figure: str
    range: float
    clear: bool
    blockers: tuple[str, ...]
    cover: str


# -- where to go -----------------------------------------------------------------------------------------


def suggestions(s: State, figure: str) -> tuple[Suggestion, ...]:
    """Case MOVE.1: suggest places for a figure, lettered a, b, c; none where it cannot walk.

    Those where no known enemy sees it in the open come first, a charge comes last. With nothing to fear
    cover comes after the goals. One piece is suggested once as cover, unless its nearer side costs less.
    """
    f = s.figures[figure]
    if not actions_left(s, f) or f.suppressed:
        return ()
    found: list[Suggestion] = []
    taken = set[Point]()
    for aim, about, goal, charge in _goals(s, f):
        made = _toward(s, f, goal, charge=charge)
        if made is None or made[0].path[-1] in taken:
            continue
        order, whole = made
        taken.add(order.path[-1])
        worked = plan_walk(s, f, order.path, order.pace, actions_left(s, f))
        if aim == "cover" and any(
            x.aim == "ahead" and x.about == about and x.actions <= worked.actions for x in found
        ):
            continue
        open_to = _open_to(s, f, order.path[-1])
        inches = walked_length((f.at, *worked.track))
        found.append(
            Suggestion(
                letter="",
                aim=aim,
                about=about,
                order=order,
                inches=inches,
                actions=worked.actions,
                whole=whole,
                open_to=open_to,
            )
        )
    calm = not _feared(s, f, next_goal(s))
    found.sort(key=lambda x: (x.aim == "contact", bool(x.open_to), calm and x.aim in ("ahead", "cover")))
    return tuple(replace(x, letter=chr(ord("a") + n)) for n, x in enumerate(found))


def sheltered_by(s: State, figure: str) -> str:
    """Return the piece that shelters a figure by the rules of its suggestions; "" if none."""
    f = s.figures[figure]
    feared = _feared(s, f, next_goal(s))
    return land_of(s).cover_at(f.at) if cover_within(s, f, 0.0, feared) == f.at else ""


def _open_to(s: State, f: Figure, at: Point) -> tuple[str, ...]:
    """List the known enemies, nearest first, who would see a figure there without cover."""
    sights = ((g.id, land_of(s).sight(g.at, at)) for g in _known(s, f) if distance(g.at, at) <= EYESIGHT)
    return tuple(x for x, seen in sights if seen.clear and not seen.cover)


def _goals(s: State, f: Figure) -> Iterator[tuple[Aim, str, Point, bool]]:
    """Return a figure's possible goals, most urgent first: (aim, about, place, whether it is a charge)."""
    foes = enemies_in_sight(s, f, fighting=True)
    shun, far, wanted = [g.at for g in foes], remaining_reach(s, f), next_goal(s)
    yield from _shelters(s, f, far, wanted)
    if foes:
        yield "contact", foes[0].id, point_along(foes[0].at, f.at, BESIDE), True
        if (away := path_away(s, f, shun, min(far, MOVES.move))) and not any(
            land_of(s).sees(x, away[-1]) for x in shun
        ):
            yield "hide", foes[0].id, away[-1], False
    for g in _known(s, f):
        if g.id not in {x.id for x in foes} and (spot := _edge(s, f, g)):
            yield "edge", g.id, spot, False
            break
    if wanted:
        yield "goal", "", wanted, False
    c = scenario_of(s)
    if c.gate:
        yield "gate", "", polar((c.gate.x, c.gate.y), c.gate.facing, 0.8), False
    hurt = [g for g in s.figures.values() if g.side == f.side and g.id != f.id and g.inactive]
    if hurt:
        near = min(hurt, key=lambda g: (distance(f.at, g.at), g.id))
        yield "friend", near.id, point_along(near.at, f.at, BESIDE), False


def _shelters(
    s: State, f: Figure, far: float, wanted: Point | None
) -> Iterator[tuple[Aim, str, Point, bool]]:
    """Return the cover within reach that is nearest to the goal, and that which is nearest to the figure.

    Both protect from what is feared.
    """
    feared = _feared(s, f, wanted)
    if wanted and (spot := cover_toward(s, f, wanted, far, feared)):
        yield "ahead", land_of(s).cover_at(spot), spot, False
    if (spot := cover_within(s, f, far, feared)) and spot != f.at:
        yield "cover", land_of(s).cover_at(spot), spot, False


def _feared(s: State, f: Figure, wanted: Point | None) -> list[Point]:
    """List known enemies, and the goal while something is to be done there: its guards are seldom known."""
    return [*(g.at for g in _known(s, f)), *([wanted] if wanted and tasks(s) else [])]


def _known(s: State, f: Figure) -> list[Figure]:
    """List the able enemies that the side knows of, nearest first."""
    known = [g for g in opponents(s, f) if g.able and g.id in s.spotted[f.side]]
    return sorted(known, key=lambda g: (distance(f.at, g.at), g.id))


def _edge(s: State, f: Figure, g: Figure) -> Point | None:
    """Return the first point on the path to an enemy from which that enemy is visible."""
    land = land_of(s)
    worked = plan_walk(s, f, route(land, f.at, g.at), "move", actions_left(s, f))
    return next((p for p in worked.track if land.sees(p, g.at)), None)


def _toward(s: State, f: Figure, goal: Point, *, charge: bool) -> tuple[March, bool] | None:
    """Return the order that reaches a place, or gets as near as the actions allow."""
    land = land_of(s)
    goal = land.clip(goal)
    if goal == f.at:
        return None
    pace: Literal["move", "charge"] = "charge" if charge else "move"
    path = (goal,) if charge else tuple(snap(p) for p in route(land, f.at, goal))
    order = March(f.id, path, pace)
    if not check_march(s, f, order):
        return order, True
    short = cut_short(s, order)
    return (short, False) if short else None


def cut_short(s: State, a: March) -> March | None:
    """Case MOVE.1: a walk as far as the actions carry; None for a charge, and where nobody gets anywhere."""
    f = s.figures[a.figure]
    worked = plan_walk(s, f, a.path, a.pace, actions_left(s, f))
    if a.pace != "move" or not worked.track or worked.track[-1] == f.at:
        return None
    corners = [p for p in a.path[:-1] if p in worked.track and p != worked.track[-1]]
    last, end = corners[-1] if corners else f.at, worked.track[-1]
    far = distance(last, end)
    for back in SHORTER:  # a place between two tenths of an inch may lie a hair too far
        order = March(f.id, (*corners, snap(point_along(last, end, max(0.0, far - back)))))
        if not check_march(s, f, order):
            return order
    return None


# -- a walk beforehand -----------------------------------------------------------------------------------


def rehearse(s: State, a: March) -> Rehearsal:
    """Case MOVE.1: tell what a legal walk would cost, and which known enemies would watch it."""
    f, land = s.figures[a.figure], land_of(s)
    worked = plan_walk(s, f, a.path, a.pace, actions_left(s, f))
    steps = [*zip(worked.track, worked.action, strict=True), (f.at, -1)]
    ends = [p for (p, n), (_, m) in pairwise(steps) if n != m]
    watching = [
        g
        for g in _known(s, f)
        if any(distance(g.at, p) <= EYESIGHT and land.sees(g.at, p) for p in worked.track)
    ]
    end = worked.track[-1] if worked.track else f.at
    way = exposed(f, worked.track, _known(s, f)) if worked.track else []
    aimed = [(g.id, where[1]) for g in watching if (where := fired_from(land, g.at, way))]
    firing = [(x, at) for x, at in aimed if x in {p.figure for p in threats(s, f, at)}]
    cover = land.sight(watching[0].at, end).cover if watching else land.cover_at(end)
    return Rehearsal(
        path=(f.at, *worked.track),
        ends=tuple(ends),
        inches=walked_length((f.at, *worked.track)),
        actions=worked.actions,
        parts=worked.parts,
        seen_by=tuple(g.id for g in watching),
        may_fire=tuple(x for x, _ in firing),
        fired_at=tuple(at for _, at in firing),
        end_cover=cover,
    )


# -- what a figure sees ----------------------------------------------------------------------------------


def seen_from(s: State, figure: str) -> tuple[Sighting, ...]:
    """Case SIGHT.1: tell how a figure sees each enemy that its side knows of, nearest first."""
    f, land = s.figures[figure], land_of(s)
    found = []
    for g in _known(s, f):
        x = land.sight(f.at, g.at)
        found.append(Sighting(g.id, round(x.range, 1), x.clear, x.blockers, x.cover))
    return tuple(found)


def horizon(land: Land, at: Point, rays: int = RAYS) -> tuple[Point, ...]:
    """Return the outline of the area visible from a point, as corners in compass order."""
    return tuple(_ray(land, at, 360 * n / rays) for n in range(rays))


def _ray(land: Land, at: Point, way: float) -> Point:
    """Return the last point in sight in a direction."""
    far = polar(at, way, EYESIGHT)
    best, wood = inside_of(land, at, far), kinds().wood_depth
    inside = land.within(at)
    for x in pieces_crossed(land.walls, at, far):
        sight = x.kind.sight
        if sight == "depth":
            if x.exceeds(at, far, wood):
                best = min(best, x.begins(at, far) + wood)
        elif x.piece.id not in inside and x.exceeds(at, far, 0.0):
            best = min(best, x.middle(at, far) if sight == "crest" else x.begins(at, far))
    return snap(polar(at, way, best))


def inside_of(land: Land, at: Point, far: Point) -> float:
    """Return how much of a line from a point on the table is on it, in inches."""
    low, high = Upright((0.0, 0.0, land.width, land.height)).runs(at, far)
    if low == high:
        return max(0.0, low)
    table = shapely.box(0, 0, land.width, land.height)
    return float(shapely.length(shapely.intersection(shapely.linestrings((at, far)), table)))


# -- everything else that a figure may do ------------------------------------------------------------------

PLAIN = (Spot, Steady, Enter, Hold, Dial, Turn, Save, Drop, Cover)
#: Distance in inches within which other figures are described as near.
NEAR = 2.0
EIGHTHS = tuple(range(0, 360, 45))


def deeds(s: State, d: Decision, f: Figure) -> list[Order]:
    """List what a figure may do now apart from walking, shooting, throwing and laying."""
    return [a for a in _worth_trying(s, f) if not faults(s, d, a)]


def _worth_trying(s: State, f: Figure) -> Iterator[Action]:
    for kind in PLAIN:
        yield kind(f.id)
    for o in scenario_of(s).objectives:
        yield Work(f.id, o.id)
    near = [g for g in s.figures.values() if g.id != f.id and g.on_table and distance(f.at, g.at) <= NEAR]
    for g in (g for g in near if s.known(g.id)):
        yield Haul(f.id, g.id)
        yield Seize(f.id, g.id)
    items = [x for g in near if g.side == f.side for x in g.items]
    for x in (*s.loose, *items):
        yield Take(f.id, x)
    for way in EIGHTHS:
        if way != f.facing:
            yield Face(f.id, way)
