"""Where a machine player's figures walk: to work, beside a figure at work, into cover, home (Case MOVE.1).

On the way home, and when the turns run out, there is no time to fight.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.rules import Action
from engine.skirmish.bots.grenades import charge_is_set, known_enemies
from engine.skirmish.model.actions import March
from engine.skirmish.model.state import Figure, Point, State
from engine.skirmish.queries.remaining_goals import (
    carrier,
    dialler,
    held_area,
    leaves,
    out,
    prize,
    tasks,
    way_out,
    worker,
)
from engine.skirmish.rules.gate import in_burst
from engine.skirmish.rules.movement import actions_left, allowance, remaining_reach
from engine.skirmish.rules.routes import cover_points, path_toward
from engine.skirmish.rules.victory import players_figures
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.scenario_file import Objective
from engine.skirmish.table.terrain import land_of, scenario_of

#: A figure that covers the worker stays this near and looks for cover within this distance, in inches.
ESCORT, SPREAD = 4.5, 7.0
#: Maximum lead of any figure over the last one, in inches.
AHEAD = 18.0


def beside(o: Objective) -> float:
    """Return how close to its place a figure must be to do the work."""
    return o.radius * 0.5 if o.kind == "destroy" else 0.5


def walk_to_task(s: State, f: Figure) -> Iterator[Action]:
    """Return a walk to where the figure is needed."""
    if not actions_left(s, f):
        return
    todo = [o for o in tasks(s) if o.kind != "destroy" or not charge_is_set(s)]
    for o in todo:
        mine = worker(s, o)
        if mine and mine.id == f.id:
            yield from walk_toward(s, f, o.at, distance_to_keep(s, f, o.at, beside(o)))
            return
    if todo:
        yield from _escort(s, f, todo[0].at)
    elif place := held_area(s):
        yield from _hold(s, f, place)
    elif leaves(s) and (home := way_out(s, f)):
        to_dial = dialler(s) == f.id and not s.gate.open
        if to_dial or not out(s, f):
            yield from walk_toward(s, f, home, 0.8 if to_dial else 0.0)
    gate = scenario_of(s).gate
    if gate and not s.gate.open and in_burst(gate, f.at) and not todo and (home := way_out(s, f)):
        yield from walk_toward(s, f, home, 0.0)


def _escort(s: State, f: Figure, at: Point) -> Iterator[Action]:
    """Return walks that keep a figure near the one at work, in cover if there is any."""
    if distance(f.at, at) > SPREAD or not land_of(s).cover_at(f.at):
        yield from into_cover(s, f, at)
    if distance(f.at, at) > SPREAD:
        yield from walk_toward(s, f, at, distance_to_keep(s, f, at, ESCORT))


def _hold(s: State, f: Figure, place: Point) -> Iterator[Action]:
    """Return walks that bring a figure into cover in an area to be held."""
    if distance(f.at, place) > SPREAD or not land_of(s).cover_at(f.at):
        yield from into_cover(s, f, place)
        yield from walk_toward(s, f, place, ESCORT)


def distance_to_keep(s: State, f: Figure, goal: Point, stop: float) -> float:
    """Return how close to a goal a figure goes: the team keeps together unless time runs out."""
    if short_of_time(s, f):
        return stop
    ways = [distance(g.at, goal) for g in players_figures(s) if g.able and not g.fleeing and not g.busy]
    return max(stop, max(ways, default=0.0) - AHEAD)


def walk_toward(s: State, f: Figure, goal: Point, stop: float, keep: int = 0) -> Iterator[March]:
    """Return a walk to a point, shortened on slow ground, that leaves `keep` actions."""
    far = min(remaining_reach(s, f), allowance(s, f)[0] * max(0, f.left - keep))
    if far <= 0 or distance(f.at, goal) <= stop + 0.05:
        return
    for less in (0.0, 1.0, 2.0, 3.0, 5.0, 7.0, 9.0, 12.0):
        if far - less >= 1.0 and (path := path_toward(s, f, goal, far - less, stop)):
            yield March(f.id, path)


def into_cover(s: State, f: Figure, goal: Point) -> Iterator[March]:
    """Return walks towards a point that end in cover from the known enemies, best first."""
    land, far = land_of(s), remaining_reach(s, f)
    foes = [g.at for g in known_enemies(s)]
    if not foes:
        return
    now = distance(f.at, goal)
    taken = [g.at for g in s.figures.values() if g.on_table and g.id != f.id]
    spots = [
        (max(ESCORT, distance(x, goal)), distance(f.at, x), x)
        for x in cover_points(land)
        if distance(f.at, x) <= far and ESCORT - 2.0 <= distance(x, goal) <= max(SPREAD, now - far / 2)
    ]
    tried = 0
    for _, _, x in sorted(spots):
        if any(distance(x, y) < 1.0 for y in taken) or not is_hidden(s, x, foes):
            continue
        if path := path_toward(s, f, x, far):
            yield March(f.id, path)
        tried += 1
        if tried == 3:
            return


def is_hidden(s: State, at: Point, foes: list[Point]) -> bool:
    """Return whether the nearest of these enemies sees a place only in cover, if at all."""
    near = min(foes, key=lambda x: distance(x, at))
    land = land_of(s)
    return not land.sees(near, at) or bool(land.cover(near, at))


#: Inches of path that count as a turn in estimates of the time left.
PACE = 10.0


def in_haste(s: State, f: Figure) -> bool:
    """Return whether a figure takes only almost certain shots before advancing.

    On the way home with a captive the others cover it: nobody runs ahead.
    """
    return (goes_home(s) and prize(s) not in s.figures) or short_of_time(s, f)


def goes_home(s: State) -> bool:
    """Return whether all is done but leaving: every turn more brings more enemies."""
    return leaves(s) and not tasks(s)


def brings_prize(s: State, f: Figure) -> bool:
    """Return whether a figure carries the mission's prize home: it stops for nobody."""
    have = carrier(s)
    return goes_home(s) and have is not None and have.id == f.id


def short_of_time(s: State, f: Figure) -> bool:
    """Return whether time is short: reaching the goal and getting out needs nearly all turns left."""
    if not leaves(s):
        return False
    left = scenario_of(s).turns - s.turn
    way, here = 0.0, f.at
    todo = tasks(s)
    for o in todo:
        way += distance(here, o.at)
        here = o.at
    if home := way_out(s, f):
        way += distance(here, home)
    slow = 2 * len(todo) + (2 if scenario_of(s).gate else 0) + 2
    return left <= way / PACE + slow
