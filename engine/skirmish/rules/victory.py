"""How a mission is won and lost, as its file says (Case MISSION.1)."""

from __future__ import annotations

from engine.skirmish.model.audience import T
from engine.skirmish.model.state import GM, Figure, State
from engine.skirmish.table.scenario_file import Area, Condition
from engine.skirmish.table.terrain import scenario_of

#: Seat that represents the whole team in the outcome.
TEAM = "p1"
#: Reasons for which the game is lost, by kind of condition.
REASONS = {
    "turns": "too_late",
    "all_out": "all_out",
    "enemy_in": "overrun",
    "lost": "objective_lost",
    "hold": "overrun",
    "left": "too_late",
    "done": "objective_lost",
    "enemies_out": "overrun",
}


def players_figures(s: State) -> list[Figure]:
    """List the players' figures, those that are gone as well. Freed captives do not count."""
    ours = [f for f in s.figures.values() if f.seat and f.side == "sgc"]
    captives = scenario_of(s).captives
    return [f for f in ours if not any(f.id == x.id for x in captives)] if captives else ours


def all_are_out(s: State) -> bool:
    """Return whether nobody of the players' figures can still act, or will be able to again."""
    captives = scenario_of(s).captives
    return not any(
        f.health == "fit" and f.seat and f.side == "sgc" and not any(f.id == x.id for x in captives)
        for f in s.figures.values()
    )


def area_of(s: State, name: str) -> Area | None:
    """Find an area by its id."""
    c = scenario_of(s)
    return next((a for a in (*c.areas, *c.start) if a.id == name), None)


def figures_inside(s: State, name: str, side: str) -> list[Figure]:
    """List the able figures of a side in an area."""
    area = area_of(s, name)
    return [f for f in s.figures.values() if area and f.side == side and f.able and area.holds(f.at)]


def condition_holds(s: State, x: Condition, *, end: bool) -> bool:
    """Return whether a condition holds now; `end` marks the end of a turn, when places are checked."""
    if x.kind == "done":
        return x.objective in s.done
    if x.kind == "left":
        return _left(s, x)
    if x.kind == "all_out":
        return all_are_out(s)
    if x.kind == "lost":
        return _lost(s, x.item)
    if not end:
        return False
    if x.kind == "turns":
        return s.turn >= x.turns
    if x.kind == "hold":
        return (
            s.turn >= x.turns
            and bool(figures_inside(s, x.area, "sgc"))
            and not figures_inside(s, x.area, "jaffa")
        )
    if x.kind == "enemy_in":
        return s.turn >= x.turns and len(figures_inside(s, x.area, "jaffa")) >= x.figures
    return s.turn >= x.turns and not any(f.side == "jaffa" and f.able for f in s.figures.values())


def _left(s: State, x: Condition) -> bool:
    if not any(f.health == "left" for f in s.figures.values()):
        return not x.share and not x.item
    ours = players_figures(s)
    gone = [f for f in ours if f.health == "left"]
    if 100 * len(gone) < x.share * len(ours):
        return False
    if not x.item:
        return bool(gone) or not x.share
    out = [f for f in s.figures.values() if f.health == "left"]
    return any(x.item in f.items or x.item == f.id for f in out)


def _lost(s: State, item: str) -> bool:
    """Return whether a captive or item can no longer be brought home."""
    f = s.figures.get(item)
    return f.health in ("dead", "removed") if f else is_destroyed(s, item)


def is_destroyed(s: State, item: str) -> bool:
    """Ruling K97: return whether an item is nowhere any more: not to be found, lying or carried."""
    hidden = any(o.gives == item and o.id not in s.done for o in scenario_of(s).objectives)
    held = any(item in f.items or f.id == item for f in s.figures.values())
    return not (hidden or held or item in s.loose)


def verdict(t: T, *, end: bool = False) -> None:
    """Case MISSION.1: all of what wins must hold; any of what loses is enough. Winning is looked at first."""
    s, c = t.s, scenario_of(t.s)
    if s.over is not None:
        return
    if all(condition_holds(s, x, end=end) for x in c.win):
        t.finish(TEAM, "mission", "MISSION.1")
        return
    lost = next((x for x in c.lose if condition_holds(s, x, end=end)), None)
    if any(x.kind == "left" and x.item and is_destroyed(s, x.item) for x in c.win):
        t.finish(GM, "objective_lost", "MISSION.1")
    elif lost is None and not any(x.kind == "all_out" for x in c.lose) and all_are_out(s):
        t.finish(GM, "all_out", "MISSION.1")
    elif lost:
        t.finish(GM, REASONS[lost.kind], "MISSION.1")
    elif end and s.turn >= c.turns:
        t.finish(GM, "too_late", "MISSION.1")
