"""What a machine player does with grenades, stun grenades and claymores (Cases GRENADE.1, EXPLOSIVES.1)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.skirmish.combat.explosives import blast_reach
from engine.skirmish.model.actions import Cover, Lay, Save, Throw
from engine.skirmish.model.charts import CHARTS
from engine.skirmish.model.state import Figure, Point, State
from engine.skirmish.queries.remaining_goals import held_area, leaves, tasks, worker
from engine.skirmish.rules.objectives import at_objective
from engine.skirmish.rules.victory import players_figures
from engine.skirmish.table.geometry import bearing, distance, in_arc
from engine.skirmish.table.terrain import land_of, scenario_of

#: Enemies that make a stun grenade worthwhile, and how many more for each friend affected as well.
FLASHED, FRIEND = 3, 2
#: Enemies between these distances are worth a claymore, in inches.
NEAREST, FURTHEST = 6.0, 22.0
#: A figure this near to one at work stands guard, in inches.
GUARD = 12.0
#: Enemies this near to what a charge reaches are worth setting it off, in inches.
COMING = 10.0


def known_enemies(s: State) -> list[Figure]:
    """List the able enemies that the players' side has spotted."""
    return [g for i in s.spotted["sgc"] if (g := s.figures.get(i)) and g.able]


def has_full_turn(f: Figure) -> bool:
    """Return whether a figure has not yet used any of its turn."""
    return f.left == f.fp and not (f.moved or f.fired or f.thrown or f.suppressed or f.busy)


# -- thrown ----------------------------------------------------------------------------------------------


def grenade_orders(s: State, f: Figure) -> Iterator[Throw]:
    """Case GRENADE.4: at two enemies or more, with all friends well away."""
    if "grenade" not in f.kit:
        return
    foes, friends = known_enemies(s), [x.at for x in s.figures.values() if x.side == "sgc" and x.on_table]
    for g in foes:
        crowd = sum(distance(g.at, x.at) <= CHARTS.grenade.blast for x in foes)
        if crowd > 1 and all(distance(g.at, x) > CHARTS.grenade.blast + 2 for x in friends):
            yield Throw(f.id, g.x, g.y)


def stun_throw(s: State) -> tuple[str, Point] | None:
    """Case GRENADE.5: who should throw a stun grenade now, and where; None when it is not worth it.

    Friends who take cover, or still can, are not affected; figures that have begun their turn are.
    """
    foes, ours = known_enemies(s), [f for f in players_figures(s) if f.able]
    best: tuple[int, str, Point] | None = None
    for f in ours:
        if "stun" not in f.kit or f.suppressed or f.fired or f.fleeing or f.left < CHARTS.grenade.actions:
            continue
        for g in foes:
            if distance(f.at, g.at) > CHARTS.stun.throw or not land_of(s).sees(f.at, g.at):
                continue
            struck = sum(distance(g.at, x.at) <= CHARTS.stun.blast for x in foes)
            friends = [x for x in ours if x.id != f.id and distance(g.at, x.at) <= CHARTS.stun.blast]
            lost = sum(not x.covering and not (x.seat == f.seat and has_full_turn(x)) for x in friends)
            worth = struck - FLASHED - FRIEND * lost
            if worth >= 0 and (best is None or worth > best[0]):
                best = worth, f.id, g.at
    return best[1:] if best else None


def stun_orders(s: State, f: Figure) -> Iterator[Throw | Cover]:
    """Case GRENADE.5, Ruling K34: the others near cover first, then it is thrown."""
    plan = stun_throw(s)
    if plan is None:
        return
    thrower, at = plan
    if thrower == f.id:
        yield Throw(f.id, at[0], at[1], "stun")
    elif s.figures[thrower].seat == f.seat and distance(f.at, at) <= CHARTS.stun.blast and has_full_turn(f):
        yield Cover(f.id)


# -- laid ------------------------------------------------------------------------------------------------


def charge_orders(s: State, f: Figure) -> Iterator[Lay | Save]:
    """Cases EXPLOSIVES.1 to EXPLOSIVES.3: keep a trigger ready for who comes; lay a claymore on guard."""
    foes = known_enemies(s)
    for c in s.charges.values():
        mine = c.by == f.id and c.fuse == "remote" and c.kind == "claymore"
        if mine and not f.saved and any(distance(c.at, g.at) <= blast_reach(c) + COMING for g in foes):
            yield Save(f.id)
    if "claymore" in f.kit and has_full_turn(f) and (to := claymore_facing(s, f, foes)) is not None:
        friends = [x.at for x in players_figures(s) if x.able and x.id != f.id]
        shared = any(
            distance(f.at, x) <= CHARTS.explosives.claymore + 1.0
            and in_arc(f.at, to, x, CHARTS.explosives.wedge)
            for x in friends
        )
        if not shared:  # no friend may walk into it; a trigger rules that out in a crowd
            crowded = any(distance(f.at, x) <= CHARTS.explosives.claymore for x in friends) and f.fp > 2
            yield Lay(f.id, "claymore", "remote" if crowded and leaves(s) else "tripwire", "wedge", to)


def charge_is_set(s: State) -> bool:
    """Return whether C4 is set: then everybody but the figure at the trigger heads home."""
    return any(c.kind == "c4" for c in s.charges.values())


def claymore_facing(s: State, f: Figure, foes: list[Figure]) -> int | None:
    """Return the facing for a claymore: to a nearby enemy, or the enemy edge where a place is held."""
    if held_area(s) and s.turn == 1:
        return {"north": 0, "east": 90, "south": 180, "west": 270}[scenario_of(s).solo_edge]
    if not guards_friend(s, f):
        return None
    near = min(foes, key=lambda g: (distance(f.at, g.at), g.id), default=None)
    if near is None or not NEAREST <= distance(f.at, near.at) <= FURTHEST:
        return None
    return bearing(f.at, near.at)


def guards_friend(s: State, f: Figure) -> bool:
    """Return whether a figure should guard a friend who spends the turn searching or freeing a captive."""
    for o in tasks(s):
        mine = worker(s, o)
        if o.kind in ("search", "free") and mine and mine.id != f.id and at_objective(s, o, mine.at):
            return distance(f.at, mine.at) <= GUARD
    return False
