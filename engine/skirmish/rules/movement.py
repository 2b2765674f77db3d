"""How far a figure goes, and what slows it (Cases MOVE.1 to MOVE.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from random import Random

from engine.core.errors import Fault
from engine.core.types.frozen import replace
from engine.skirmish.model.actions import Drop, Face, Haul, March
from engine.skirmish.model.audience import T, tell_players
from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.model.procedures import WALK, Walk
from engine.skirmish.model.state import RULES, Figure, Pace, Point, State
from engine.skirmish.rules.order_parts import order
from engine.skirmish.table.geometry import (
    distance,
    is_near,
    path_length,
    point_along,
    polar,
    round_to_tenth,
    snap,
)
from engine.skirmish.table.line_of_sight import EYESIGHT, enemies_in_sight, opponents
from engine.skirmish.table.terrain import Land, land_of

MOVES = NUMBERS.movement
#: Maximum number of points of a path.
LONGEST_PATH = 12


#: Inches of a movement action at another pace than a plain move.
PACES = {"charge": MOVES.fast, "flee": MOVES.fast, "half": MOVES.half}
#: Inches that each kind of ground takes off a movement action.
SLOWS = {"rough": MOVES.rough, "water": MOVES.water, "obstacle": MOVES.obstacle}


Part = tuple[str, float]
"""What is taken off a movement action, and how many inches."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A walk worked out beforehand.

    `track` are samples at most an inch apart along the path, the start left out; `action[i]` the
    movement action (from 0) that reaches sample i; `inches` in all, `reach` how far the actions would
    have carried along this path; `parts` what was taken off, over all actions; `whole` the path's end
    is reached.
    """

    track: tuple[Point, ...]
    action: tuple[int, ...]
    inches: float
    parts: tuple[Part, ...]
    whole: bool

    @property
    def actions(self) -> int:
        """Count the movement actions it takes."""
        return self.action[-1] + 1 if self.action else 0


# -- what is open to a figure ----------------------------------------------------------------------------


def dragged_figures(s: State, f: Figure) -> list[Figure]:
    """List whom a figure drags. Dragging is an order, so only figures that a player leads do it."""
    if not f.seat:
        return []
    dragged = [g for g in s.figures.values() if g.haulers]
    return [g for g in dragged if f.id in g.haulers and g.on_table] if dragged else dragged


def haulers(s: State, f: Figure) -> list[Figure]:
    """List who walks along when a figure walks: the other hauler of the figure it drags."""
    dragged = dragged_figures(s, f)
    if not dragged:
        return []
    return [s.figures[h] for h in sorted({h for g in dragged for h in g.haulers if h != f.id})]


def allowance(s: State, f: Figure, pace: Pace = "move") -> tuple[float, tuple[Part, ...]]:
    """Cases MOVE.1, MOVE.2 and MOVE.4, Ruling K5: inches of a movement action on open ground."""
    inches, dragged = PACES.get(pace, MOVES.move), dragged_figures(s, f)
    if not dragged and not f.wounds and not s.modifiers:
        return max(MOVES.least, inches), ()
    parts: list[Part] = []
    if dragged:
        two = all(len(g.haulers) > 1 for g in dragged)
        parts.append(("hauling_two", MOVES.hauling_two) if two else ("hauling", MOVES.hauling))
    if f.wounds:
        parts.append(("wounded", MOVES.wounded))
    if by := s.modifier("move", f.id, f.group):
        parts.append(("gm", float(-by)))
    return max(MOVES.least, inches - sum(n for _, n in parts)), tuple(parts)


def actions_left(s: State, f: Figure) -> int:
    """Case MOVE.1, Ruling K4: return the movement actions still open to a figure this turn."""
    left = min(f.left, MOVES.most - f.marched)
    if left <= 0:
        return 0
    beside = haulers(s, f)
    return max(0, min(left, *(h.left for h in beside))) if beside else left


def remaining_reach(s: State, f: Figure, pace: Pace = "move") -> float:
    """Return the inches a figure can still go this turn over open ground."""
    return allowance(s, f, pace)[0] * actions_left(s, f)


def spend_actions(s: State, f: Figure, n: int) -> Figure:
    """Return a figure with a number of Fire actions spent."""
    now = s.figures[f.id]
    now = replace(now, left=max(0, now.left - n))
    s.put(now)
    return now


# -- working a walk out ----------------------------------------------------------------------------------


def plan_walk(
    s: State, f: Figure, path: Sequence[Point], pace: Pace, actions: int, limit: float = 0.0
) -> Plan:
    """Cases MOVE.1, MOVE.3 and MOVE.5, Ruling K5: work out a walk along points, action by action.

    Each action's deductions are those of the ground that this action touches; they add up, and an inch always
    remains. `limit` cuts the whole walk short; 0 for none.
    """
    land, (most, had) = land_of(s), allowance(s, f, pace)
    here, left = f.at, list(path)
    track, action, parts, gone = list[Point](), list[int](), list(had) if actions > 0 else [], 0.0
    for n in range(actions):
        room = most if not limit else min(most, limit - gone)
        while left and room > 0.05:
            end = left[0]
            whole = far = distance(here, end)
            inches, slow, room = _stretch(land, here, end, whole, room, first=room == most)
            parts += slow
            if inches >= whole - 0.05:
                del left[0]
            else:
                end = point_along(here, end, inches)
                far = distance(here, end)
            steps = max(1, ceil(inches - 0.05))
            if steps > 1:
                track += _samples(here, end, far, inches, steps)
            action += [n] * steps
            gone += far
            here = snap(end)
            track.append(here)
            if inches < 0.05:
                break
        if not left:
            break
    return Plan(tuple(track), tuple(action), round(gone, 1), tuple(dict.fromkeys(parts)), not left)


def _samples(a: Point, b: Point, far: float, inches: float, steps: int) -> list[Point]:
    """Return points that divide the first `inches` from a towards b, so far away, into steps.

    The end is left out.
    """
    (x, y), dx, dy = a, b[0] - a[0], b[1] - a[1]
    found = []
    for k in range(1, steps):
        gone = inches * k / steps
        found.append(
            (round_to_tenth(x + dx * gone / far), round_to_tenth(y + dy * gone / far))
            if gone < far
            else snap(b)
        )
    return found


def _stretch(
    land: Land, a: Point, b: Point, whole: float, room: float, *, first: bool
) -> tuple[float, list[Part], float]:
    """Return how far an action gets on a straight line, what slowed it, and what is left of it.

    `whole` is the length of the line. Where crossing would cost more than is left it stops at the edge,
    unless nothing else was done in this action.
    """
    slow, seen = list[Part](), set[str]()
    for at, going, _ in land.going(a, b):
        if at >= room - 1e-9:
            break
        if going != "obstacle" and going in seen:
            continue
        seen.add(going)
        cost = SLOWS[going]
        if room - cost <= at:
            if first and at < MOVES.least:
                slow.append((going, cost))
                room = max(room - cost, MOVES.least, at + 0.2)
                continue
            return max(0.0, min(at - 0.1, whole)), slow, 0.0
        slow.append((going, cost))
        room -= cost
    inches = min(whole, room)
    return inches, slow, room - inches


def exposed(f: Figure, track: Sequence[Point], foes: Sequence[Figure]) -> list[tuple[int, Point]]:
    """Case SHOOT.1, Ruling K63: list where a walk can be fired at, out of contact, until it meets somebody.

    Each point with the number of its sample, -1 for the start where the first sample meets somebody already.
    """
    most = 1.25 * len(track) + MOVES.contact  # samples are about an inch apart
    able = [g.at for g in foes if g.able and is_near(f.at, g.at, most)]
    new = [x for x in able if not is_near(f.at, x, MOVES.contact)]
    met = next(
        (i for i, at in enumerate(track) if any(is_near(at, x, MOVES.contact) for x in new)), len(track)
    )
    way = list(enumerate(track[:met])) or [(-1, f.at)]
    return [(i, at) for i, at in way if not any(is_near(at, x, MOVES.contact) for x in able)]


def fired_from(land: Land, eye: Point, way: Sequence[tuple[int, Point]]) -> tuple[int, Point] | None:
    """Ruling K63: return the nearest of some points that is in sight, the earlier of two; None for none."""
    near_first = sorted((far, i, at) for i, at in way if (far := distance(eye, at)) <= EYESIGHT)
    return next(((i, at) for _, i, at in near_first if land.sees(eye, at)), None)


# -- the order -------------------------------------------------------------------------------------------


def check_march(s: State, f: Figure, a: March) -> Sequence[Fault]:
    """Cases MOVE.1 to MOVE.4: judge a walk before it is begun; the enemy may still cut it short."""
    land = land_of(s)
    if not actions_left(s, f):
        return [RULES.wrong("no-actions", figure=f.id)]
    if a.path[:1] == (f.at,):
        return [RULES.wrong("no-way", figure=f.id)]
    twice = any(p == q for p, q in zip(a.path, a.path[1:], strict=False))
    if not 1 <= len(a.path) <= LONGEST_PATH or twice:
        return [RULES.wrong("no-path", most=LONGEST_PATH)]
    for x, y in a.path:
        if not land.holds((x, y)):
            return [RULES.wrong("off-table", x=f"{x:g}", y=f"{y:g}")]
        if bad := why_between((x, y)):
            return bad
    if a.pace == "charge" and not _charges(s, f, a.path[-1]):
        return [RULES.wrong("no-charge")]
    worked = plan_walk(s, f, a.path, a.pace, actions_left(s, f))
    if not worked.whole:
        return [
            RULES.wrong(
                "too-far", figure=f.id, reach=worked.inches, inches=round(path_length((f.at, *a.path)), 1)
            )
        ]
    return ()


def why_between(at: Point) -> list[Fault]:
    """Ruling K95: say where a figure can stand instead, of a place between two tenths of an inch."""
    near = snap(at)
    return [] if near == at else [RULES.wrong("place-tenths", x=near[0], y=near[1])]


def _charges(s: State, f: Figure, end: Point) -> bool:
    """Ruling K6: return whether a charge ends in contact with an enemy that is seen."""
    return any(
        g.able and g.id in s.spotted[f.side] and distance(end, g.at) <= MOVES.contact + 1e-9
        for g in opponents(s, f)
    )


def do_march(t: T, f: Figure, a: March) -> None:
    """Case MOVE.1: set out."""
    t.call(WALK, Walk(f.id, a.path, a.pace))


def draw_march(s: State, f: Figure, rng: Random) -> March | None:
    """Draw a walk: mostly toward an objective or an enemy, sometimes anywhere."""
    land, acts = land_of(s), actions_left(s, f)
    if not acts:
        return None
    foes = enemies_in_sight(s, f, fighting=True)
    if foes and rng.random() < 0.25:
        goal = snap(point_along(foes[0].at, f.at, 0.9))
        found = March(f.id, (goal,), "charge")
        if goal != f.at and not check_march(s, f, found):
            return found
    for _ in range(4):
        end = land.clip(polar(f.at, rng.random() * 360, 0.5 + rng.random() * (MOVES.move * acts - 0.5)))
        worked = plan_walk(s, f, (end,), "move", acts) if end != f.at else None
        if worked and worked.track and worked.track[-1] != f.at:
            found = March(f.id, (worked.track[-1],))
            if (worked.whole and land.holds(worked.track[-1])) or not check_march(s, f, found):
                return found
    return None


# -- facing and dragging ---------------------------------------------------------------------------------


def check_face(s: State, f: Figure, a: Face) -> Sequence[Fault]:
    """Ruling K50: any facing will do."""
    return () if 0 <= a.facing < 360 else [RULES.wrong("bad-facing")]


def do_face(t: T, f: Figure, a: Face) -> None:
    """Ruling K50: turning costs nothing."""
    t.s.put(replace(f, facing=a.facing))
    tell_players(t, "faced", "GROUPS.1", figure=f.id, facing=a.facing)


def draw_face(s: State, f: Figure, rng: Random) -> Face:
    """Draw a facing."""
    return Face(f.id, rng.randrange(0, 360, 45))


def can_be_hauled(s: State, f: Figure, g: Figure) -> bool:
    """Ruling K5: return whether f may take hold of g: a friend or prisoner, near, unable to walk."""
    return not _no_haul(f, g)


def _no_haul(f: Figure, g: Figure) -> str:
    """Case MOVE.4, Ruling K5: say why f may not take hold of g; "" if it may."""
    if not g.on_table:
        return "only who is alive is dragged"
    if g.side != f.side and g.health != "captured":
        return "only friends and prisoners are dragged"
    if g.able or g.health == "surrendered" or g.id == f.id:
        return "it can walk"
    if f.id in g.haulers or len(g.haulers) > 1:
        return (
            "two have hold of it, and no more than two may"
            if f.id not in g.haulers
            else "it has hold already"
        )
    far = distance(f.at, g.at)
    return "" if far <= MOVES.contact else f"it is {far:.1f} inches away, and an inch is the most"


def check_haul(s: State, f: Figure, a: Haul) -> Sequence[Fault]:
    """Case MOVE.4, Ruling K5: who may be dragged."""
    g = s.figures.get(a.body)
    if g is None or not s.known(a.body):
        why = "there is nobody of that name whom you see"
    elif dragged_figures(s, f) and f.id not in g.haulers:
        why = "it drags somebody already"
    else:
        why = _no_haul(f, g)
    return [RULES.wrong("no-haul", figure=f.id, body=a.body, why=why)] if why else ()


def do_haul(t: T, f: Figure, a: Haul) -> None:
    """Ruling K5: take hold."""
    g = t.s.figures[a.body]
    t.s.put(replace(g, haulers=(*g.haulers, f.id)))
    tell_players(t, "hauling", "Ruling K5", figure=f.id, body=g.id)


def draw_haul(s: State, f: Figure, rng: Random) -> Haul | None:
    """Draw somebody to drag."""
    near = [g.id for g in s.figures.values() if can_be_hauled(s, f, g) and s.known(g.id)]
    return Haul(f.id, rng.choice(near)) if near and not dragged_figures(s, f) else None


def check_drop(s: State, f: Figure, a: Drop) -> Sequence[Fault]:
    """Return the fault of having nobody to let go of."""
    return () if dragged_figures(s, f) else [RULES.wrong("holds-nobody", figure=f.id)]


def do_drop(t: T, f: Figure, a: Drop) -> None:
    """Let go."""
    for g in dragged_figures(t.s, f):
        let_go(t, g, f.id)


def let_go(t: T, g: Figure, hauler: str) -> None:
    """Have one hauler let go of a figure."""
    t.s.put(replace(g, haulers=tuple(h for h in g.haulers if h != hauler)))
    tell_players(t, "dropped", "Ruling K5", figure=hauler, body=g.id)


order(March, check_march, do_march, draw_march)
order(Face, check_face, do_face, draw_face)
order(Haul, check_haul, do_haul, draw_haul)
order(Drop, check_drop, do_drop, shaken=True)
