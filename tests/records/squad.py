"""A squad that knows what a mission wants: shoots what it sees, goes, works and leaves; for records."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core.flow import faults, options
from engine.core.rules import Decision
from engine.skirmish.model.actions import (
    Blow,
    Capture,
    Dial,
    Done,
    Enter,
    GoOn,
    Haul,
    Lay,
    March,
    Pair,
    Ready,
    Save,
    Seize,
    Shoot,
    Spot,
    Steady,
    Take,
    Throw,
    Turn,
    Wait,
    Work,
)
from engine.skirmish.model.procedures import (
    Q_BLOW,
    Q_CAPTURE,
    Q_GM,
    Q_LEAD,
    Q_MUSTER,
    Q_PAIR,
    Q_PAUSE,
    Q_REACT,
)
from engine.skirmish.model.state import Figure, Point, State
from engine.skirmish.queries.odds import targets_of
from engine.skirmish.rules.movement import remaining_reach
from engine.skirmish.rules.routes import path_toward
from engine.skirmish.rules.victory import area_of
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.terrain import scenario_of

#: A shot is taken from this chance on, and before anything else from that.
FAIR, GOOD = 0.3, 0.5


def answer(s: State, d: Decision, rng: Random) -> Any:
    """Return the squad's answer to any question."""
    simple = {Q_MUSTER: Ready(), Q_GM: GoOn(), Q_PAUSE: GoOn(), Q_LEAD: GoOn(), Q_CAPTURE: Capture(True)}
    if d.kind in simple:
        return simple[d.kind]
    if d.kind in (Q_REACT, Q_PAIR, Q_BLOW):
        found = list(options(s, d) or ())
        shots = [a for a in found if not isinstance(a, Wait)]
        return rng.choice(shots) if shots and isinstance(shots[0], Blow | Pair) else (shots or found)[-1]
    for f in mine(s, d.seat):
        for a in wishes(s, f):
            if not faults(s, d, a):
                return a
    return Done()


def mine(s: State, seat: str) -> list[Figure]:
    """List a seat's figures that can still do something."""
    return [f for f in s.figures.values() if f.seat == seat and f.able and not f.fleeing]


def wishes(s: State, f: Figure) -> Iterator[Any]:
    """Return what a figure would do, the best first; what is not allowed is passed over."""
    if f.suppressed:
        yield Steady(f.id)
    goal = goal_of(s, f)
    if out_of_here(s):
        yield Enter(f.id)
        yield from work(s, f)
        yield from march(s, f, goal)
    yield from shots(s, f, GOOD)
    yield from work(s, f)
    for g in s.figures.values():
        if g.side == "jaffa" and distance(f.at, g.at) <= 1:
            yield Seize(f.id, g.id)
    yield from shots(s, f, FAIR)
    yield from march(s, f, goal)
    if s.spotted["sgc"]:
        yield from shots(s, f, 0.05)
    yield Spot(f.id)


def march(s: State, f: Figure, goal: Point | None) -> Iterator[Any]:
    """Return the way to where it is wanted; shorter ones where the ground slows."""
    for less in range(0, 12, 2):
        if (
            goal
            and distance(f.at, goal) > 0.6
            and (path := path_toward(s, f, goal, remaining_reach(s, f) - less))
        ):
            yield March(f.id, path)


def shots(s: State, f: Figure, least: float) -> Iterator[Any]:
    """Return a grenade at a crowd, or the best shot from so good a chance on."""
    foes = [g for i in s.spotted["sgc"] if (g := s.figures[i]).able]
    for g in foes:
        crowd = [x for x in foes if distance(g.at, x.at) <= 2]
        if len(crowd) > 1 and "grenade" in f.kit:
            yield Throw(f.id, g.x, g.y)
    for t in targets_of(s, f):
        if s.figures[t.target].able and t.best and t.best.any >= least:
            yield Shoot(f.id, t.target, t.best.aim, t.best.shots)  # type: ignore[arg-type]


def work(s: State, f: Figure) -> Iterator[Any]:
    """Return what the mission wants done where the figure stands."""
    for o in scenario_of(s).objectives:
        if o.id not in s.done:
            yield Work(f.id, o.id)
            near = distance(f.at, o.at) <= o.radius + 2
            if o.kind == "destroy" and near and not any(c.by == f.id for c in s.charges.values()):
                yield Lay(f.id, "c4", "remote", "blast", 0)
            if o.gives:
                yield Take(f.id, o.gives)
    if any(c.by == f.id for c in s.charges.values()):
        yield Save(f.id)
    for item in s.loose:
        yield Take(f.id, item)
    for g in s.figures.values():
        if g.side == "sgc" and not g.able and g.on_table and not g.haulers:
            yield Haul(f.id, g.id)
    if out_of_here(s):
        yield Dial(f.id)
        yield Turn(f.id)


def out_of_here(s: State) -> bool:
    """Return whether all is done but to leave."""
    c = scenario_of(s)
    wanted = [o for o in c.objectives if o.kind != "hold"]
    return any(x.kind == "left" for x in c.win) and all(o.id in s.done for o in wanted)


def goal_of(s: State, f: Figure) -> Point | None:
    """Return where a figure is wanted."""
    c = scenario_of(s)
    for o in c.objectives:
        if o.id not in s.done and o.kind != "hold":
            return o.at
    area = next((area_of(s, x.area) for x in c.win if x.area), None)
    if area:
        w, south, e, n = area.size
        return (w + e) / 2, (south + n) / 2
    if c.gate:
        return c.gate.dhd if c.gate.dhd and not s.gate.open else (c.gate.x, c.gate.y + 0.5)
    return f.x, 0.5
