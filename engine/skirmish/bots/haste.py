"""Whether a figure has time to fight: on the way home, and when the turns run out, it has none."""

from __future__ import annotations

from engine.skirmish.model.state import Figure, State
from engine.skirmish.queries.remaining_goals import carrier, leaves, prize, tasks, way_out
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.terrain import scenario_of

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
