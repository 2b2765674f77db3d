"""A figure on its way, inch by inch, past those who watch it (Cases MOVE.1, SIGHT.1, Rulings K51 and K63)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.types.frozen import replace
from engine.skirmish.combat.explosives import best_catch_point, saved_charges, tripped_charges
from engine.skirmish.combat.morale import shock_figure
from engine.skirmish.model.audience import T, tell_players
from engine.skirmish.model.procedures import (
    BLAST,
    LOOK,
    MORALE,
    REACTION,
    WALK,
    Blasting,
    Look,
    Morale,
    Reaction,
    Walk,
)
from engine.skirmish.model.state import RULES, Figure, Point, State
from engine.skirmish.rules.movement import (
    MOVES,
    actions_left,
    dragged_figures,
    exposed,
    fired_from,
    haulers,
    let_go,
    plan_walk,
)
from engine.skirmish.rules.spotting import spot_in_open, watchers_of
from engine.skirmish.table.geometry import bearing, is_near, path_length
from engine.skirmish.table.line_of_sight import contacts, in_melee, opponents
from engine.skirmish.table.terrain import land_of

FORCED = ("flee", "retire")


def start_walk(t: T, v: Walk) -> None:
    """Case MOVE.1: the walk is worked out, and where it will be watched from."""
    s = t.s
    t.final = True  # a walk scouts: where nobody was met, nobody is
    f = s.figures[v.figure]
    actions = 1 if v.free else actions_left(s, f)
    worked = plan_walk(s, f, v.path, v.pace, actions, v.limit)
    if not worked.track or not can_go(f, v):
        t.end()
        return
    if v.free and not f.moved:
        s.put(replace(f, moved=True))
    track, foes = worked.track, opponents(s, f)
    watched = _watched(s, f, track, foes)
    if not watched and not s.charges and not _near_way(f, foes, len(track)):
        paid = 0 if v.free else worked.actions  # nobody is in the way: all of it at once
        _go_along(t, v, [f.at, *track], paid, worked.actions, worked.parts)
        _watch(t, v.figure, (), ended=True)
        t.end()
        return
    if not f.moved:
        s.put(replace(f, moved=True))
    begun = contact_ids(s, f)
    t.hold(track=track, acts=worked.action, parts=worked.parts, watched=watched, begun=begun)
    _watch(t, v.figure, tuple(x for n, x in watched if n < 0))


def continue_walk(t: T, v: Walk) -> None:
    """Case MOVE.1: the figure goes as far as nothing happens."""
    s = t.s
    f = s.figures[v.figure]
    if v.i >= len(v.track):
        return
    if not can_go(f, v):
        _halt(t, v, "shot")
        return
    i = _stop(s, f, v)
    begun = v.acts[v.i - 1] if v.i else -1
    paid = 0 if v.free else v.acts[i] - begun
    _go_along(t, v, [f.at, *v.track[v.i : i + 1]], paid, v.acts[i] + 1, v.parts)
    t.hold(i=i + 1)


def _go_along(
    t: T, v: Walk, path: Sequence[Point], paid: int, actions: int, parts: Sequence[tuple[str, float]]
) -> None:
    """Go along samples of the walk, and see who is in the open at the last; tell of all `actions` so far."""
    _put_there(t, v.figure, path, paid)
    if not t.quiet:
        tell_players(
            t,
            "walked",
            "MOVE.1",
            figure=v.figure,
            path=[list(p) for p in path],
            pace=v.pace,
            inches=round(path_length(tuple(path)), 1),
            actions=actions,
            parts=[list(p) for p in parts],
        )
    spot_in_open(t, v.figure)


def look_up(t: T, v: Walk) -> None:
    """Ruling K63: who watches from here tries to spot the figure, then fires; a tripwire goes off."""
    s = t.s
    i, ended = v.i - 1, v.i == len(v.track)
    met = bool(enemies_met(s, v))
    t.goto(meet_enemy if met else end_walk if ended else continue_walk)
    a, b = (v.track[i - 1] if i else v.track[i]), v.track[i]
    if s.charges:
        for charge in tripped_charges(s, v.figure, a, b, v.track[v.i :]):
            t.call(BLAST, Blasting(charge))
    _watch(t, v.figure, tuple(x for n, x in v.watched if n == i), ended=ended or met)


def meet_enemy(t: T, v: Walk) -> None:
    """Case MELEE.1: an enemy within an inch ends the walk, unless a charge has taken it meanwhile."""
    if not can_go(t.s.figures[v.figure], v):
        _halt(t, v, "shot")
    elif enemies_met(t.s, v):
        _halt(t, v, "met")
    else:
        t.goto(continue_walk if v.i < len(v.track) else end_walk)


def end_walk(t: T, v: Walk) -> None:
    """Case ORDER.4, Ruling K51: figures that are charged by more enemies test at once."""
    f = t.s.figures[v.figure]
    if v.pace != "charge" or not f.on_table:
        return
    met = contacts(t.s, f)
    if not met:
        return
    tested = [g.id for g in met if g.side == "sgc" and len(contacts(t.s, g)) > _friends(t.s, g)]
    for x in tested:
        shock_figure(t.s, x, "charged")
    if tested:
        t.call(MORALE, Morale(tuple(tested)))


# -- parts of a walk -------------------------------------------------------------------------------------


def _stop(s: State, f: Figure, v: Walk) -> int:
    """Return the sample up to which nothing happens: it meets somebody, is watched there, or trips a wire."""
    here, last = f.at, min((n for n, _ in v.watched if n >= v.i), default=len(v.track) - 1)
    met = _meets(s, f, v)
    last = met if 0 <= met < last else last
    if s.charges:
        for i in range(v.i, last):
            if tripped_charges(s, v.figure, here, v.track[i], v.track[i + 1 :]):
                return i
            here = v.track[i]
    return last


def _meets(s: State, f: Figure, v: Walk) -> int:
    """Return the first sample still ahead at which an enemy is in contact, -1 for none."""
    near = _near_way(f, opponents(s, f), len(v.track) - v.i)
    foes = [g.at for g in near if g.id not in v.begun]
    if foes:
        for i in range(v.i, len(v.track)):
            if any(is_near(v.track[i], x, MOVES.contact) for x in foes):
                return i
    return -1


def _near_way(f: Figure, foes: Sequence[Figure], samples: int) -> list[Figure]:
    """List the able enemies so near that a walk of so many samples may come into contact with them."""
    most = 1.25 * samples + MOVES.contact + 0.01  # samples are about an inch apart
    west, east, south, north = f.x - most, f.x + most, f.y - most, f.y + most
    return [g for g in foes if west < g.x < east and south < g.y < north and g.able]


def enemies_met(s: State, v: Walk) -> list[Figure]:
    """Case MELEE.1: list the able enemies that the walk has come into contact with."""
    return [g for g in contacts(s, s.figures[v.figure]) if g.id not in v.begun]


def can_go(f: Figure, v: Walk) -> bool:
    """Return whether a figure can go on: able, and not suppressed unless it is forced to go (Ruling K58)."""
    return f.able and (not f.suppressed or v.pace in FORCED)


def contact_ids(s: State, f: Figure) -> tuple[str, ...]:
    """Name the enemies that a figure is in contact with."""
    return tuple(g.id for g in contacts(s, f))


def _friends(s: State, f: Figure) -> int:
    """Count who fights together with a figure: itself, and friends in contact with the same enemies."""
    return len({g.id for foe in contacts(s, f) for g in contacts(s, foe)})


def _watched(
    s: State, f: Figure, track: Sequence[Point], foes: Sequence[Figure]
) -> tuple[tuple[int, str], ...]:
    """Rulings K8, K36 and K63: the samples at which enemies may react.

    For each who may fire, the one nearest to it in its sight; for each remote charge, the one nearest to it.
    """
    found = list[tuple[int, str]]()
    held = [g for g in foes if g.held and g.left and not g.suppressed and g.able and not g.fleeing]
    ready = [g for g in held if not in_melee(s, g)]
    if ready:
        land, open_to = land_of(s), exposed(f, track, foes)
        for g in ready:
            if where := fired_from(land, g.at, open_to):
                found.append((where[0], g.id))
    if s.charges:
        found += [(i, c.by) for c in saved_charges(s, f.foe) if (i := best_catch_point(c, track)) >= 0]
    return tuple(sorted(found))


def _watch(t: T, figure: str, by: tuple[str, ...], *, ended: bool = False) -> None:
    """Ruling K63: these try to spot the figure, as all do where its walk has `ended`; then these react."""
    s = t.s
    f = s.figures[figure]
    looked_for = f.id not in s.spotted[f.foe] and (ended or by)
    if looked_for and (eyes := watchers_of(s, (f.id,))):
        t.call(LOOK, Look(eyes, (f.id,)))
    if by:
        t.call(REACTION, Reaction(figure, by))


def _put_there(t: T, figure: str, path: Sequence[Point], paid: int) -> None:
    """Put a figure at the end of a path, facing along it, with anybody it drags.

    Ruling K4: each movement action paid for takes a Fire action, from helpers with dragging as well.
    """
    s = t.s
    f, end = s.figures[figure], path[-1]
    before = path[-2] if path[-2] != end else next((p for p in reversed(path) if p != end), f.at)
    facing = bearing(before, end) if before != end else f.facing
    dragged = dragged_figures(s, f)
    for now in (f, *haulers(s, f)) if dragged else (f,):
        cost: dict[str, Any] = {}
        if paid:
            cost = {
                "left": max(0, now.left - paid),
                "marched": now.marched + paid,
                "moved": True,
                "held": False,
            }
        s.put(replace(now, x=end[0], y=end[1], facing=facing, **cost))
    for g in dragged:
        s.put(replace(g, x=end[0], y=end[1]))


def _halt(t: T, v: Walk, why: str) -> None:
    """End a walk early."""
    f = t.s.figures[v.figure]
    tell_players(t, "halted", "MOVE.1", figure=f.id, x=f.x, y=f.y, why=why)
    if not f.able:
        for g in dragged_figures(t.s, f):
            let_go(t, g, f.id)
    if why == "met" and v.pace == "charge":
        t.hold(i=len(v.track))
        t.goto(end_walk)
    else:
        t.end()


def on_its_feet(s: State, v: Walk) -> bool:
    """Drop the walk of a figure that is gone."""
    f = s.figures.get(v.figure)
    return f is not None and f.on_table


RULES.procedure(
    WALK,
    {
        "set_out": start_walk,
        "go_on": continue_walk,
        "look_up": look_up,
        "meet": meet_enemy,
        "arrive": end_walk,
    },
    holds=Walk,
    stands=on_its_feet,
)
