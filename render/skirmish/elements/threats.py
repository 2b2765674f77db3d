"""What is in reach: the enemies that a picture must show, and how far the chosen figure can walk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.model.state import Figure
from engine.skirmish.queries.odds import weapon_bands
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.scenario_file import Objective


@lru_cache(32)
def shooting_range(weapon: str) -> float:
    """Return how many inches a weapon reaches."""
    return max((far for _, far in weapon_bands(weapon)), default=0.0)


def sides(v: TableView) -> tuple[list[Figure], list[Figure]]:
    """Return the team's figures that can act, and the known enemies that can."""
    able = [f for f in v.figures.values() if f.able and f.on_table]
    return [f for f in able if f.side == "sgc"], [f for f in able if f.side != "sgc"]


def threats(v: TableView, figure: str = "") -> list[Figure]:
    """Return the known enemies that a figure, or any of the team, can shoot at, or who can shoot at it."""
    ours, foes = sides(v)
    ours = [f for f in ours if not figure or f.id == figure]
    return [g for g in foes if any(_in_reach(v, f, g) for f in ours)]


def _in_reach(v: TableView, f: Figure, g: Figure) -> bool:
    far = max(shooting_range(f.weapon), shooting_range(g.weapon))
    return distance(f.at, g.at) <= far and v.land.sees(f.at, g.at)


def shown_first(v: TableView) -> Iterator[Figure]:
    """Yield what a picture holds at least: enemies in reach, and never only one side if two are there."""
    ours, foes = sides(v)
    found = threats(v)
    yield from found
    if ours and foes and not found:
        yield min(foes, key=lambda g: min(distance(f.at, g.at) for f in ours))


def open_goals(v: TableView) -> list[Objective]:
    """Return the objectives that are still to be done."""
    return [o for o in v.objectives if v.state.get(o.id, "open") == "open"]


def chosen(v: TableView, lit: Sequence[object]) -> Figure | None:
    """Return the figure whose orders a picture is about, if it is about one."""
    names = (getattr(getattr(a, "order", a), "figure", "") for a in lit)
    return next((v.figures[x] for x in names if x in v.figures), None)


def walker(v: TableView, lit: Sequence[object]) -> Figure | None:
    """Return the chosen figure where its choice is still open: neither a walk nor a look is drawn."""
    busy = any(getattr(a, "path", ()) or getattr(a, "horizon", ()) for a in lit)
    return None if busy else chosen(v, lit)


def walk(v: TableView, f: Figure) -> float:
    """Case MOVE.1: return the inches a figure can still walk on open ground; 0 where others decide that."""
    moves = NUMBERS.movement
    actions = min(f.left, moves.most - f.marched)
    dragged = any(f.id in g.haulers for g in v.figures.values()) or f.haulers
    if actions <= 0 or f.suppressed or dragged or v.modifiers:
        return 0.0
    return max(moves.least, moves.move - (moves.wounded if f.wounds else 0.0)) * actions
