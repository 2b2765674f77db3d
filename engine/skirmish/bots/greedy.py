"""Orders by rules of thumb: steady, work, shoot if worthwhile, advance, watch (Case ORDER.2).

They depend on what the seat knows: the enemies that players have spotted, and no others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

from engine.core.flow import faults
from engine.core.rules import Action, Decision
from engine.skirmish.bots.grenades import (
    charge_orders,
    grenade_orders,
    known_enemies,
    stun_orders,
    stun_throw,
)
from engine.skirmish.bots.haste import brings_prize, in_haste, short_of_time
from engine.skirmish.bots.shots import BestShot, best_shots
from engine.skirmish.combat.explosives import blast_reach
from engine.skirmish.model.actions import (
    Dial,
    Done,
    Enter,
    GoOn,
    Haul,
    Hold,
    Lay,
    March,
    Ready,
    Save,
    Seize,
    Shoot,
    Spot,
    Steady,
    Take,
    Turn,
    Work,
)
from engine.skirmish.model.procedures import (
    Q_BLOW,
    Q_CAPTURE,
    Q_GM,
    Q_LEAD,
    Q_MUSTER,
    Q_ORDER,
    Q_PAIR,
    Q_PAUSE,
    Q_REACT,
)
from engine.skirmish.model.state import RULES, Figure, Point, State
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
from engine.skirmish.rules.gate import HOLDING, in_burst
from engine.skirmish.rules.movement import MOVES, actions_left, allowance, dragged_figures, remaining_reach
from engine.skirmish.rules.objectives import objective
from engine.skirmish.rules.routes import cover_points, cover_within, path_toward
from engine.skirmish.rules.victory import players_figures
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.scenario_file import Objective
from engine.skirmish.table.terrain import land_of, scenario_of

#: Shots with this chance come before everything else, before going on, and when nothing else is left.
GOOD, FAIR, POOR = 0.55, 0.3, 0.05
#: Where time is short, shots with this chance come before everything else.
SURE = 0.8
#: A figure that covers the worker stays this near and looks for cover within this distance, in inches.
ESCORT, SPREAD = 4.5, 7.0
#: A friend who is down is fetched from this distance, in inches.
FETCH = 7.0
#: Maximum lead of any figure over the last one, in inches.
AHEAD = 18.0
#: Enemies this near are fought before going on, in inches.
NEAR = 12.0


#: What a figure would do, in order of preference.
Orders = Callable[[State, Figure], Iterator[Action]]
#: Standing answers to the questions of a fight.
HABITS = {Q_PAIR: "weakest", Q_CAPTURE: "yes", Q_REACT: "medium", Q_BLOW: "one"}


def first_sight(s: State, d: Decision, rng: Random) -> Action | None:
    """Return the answer that looks right without trying any, None when a list has to be searched.

    `s` is imagined for the seat that is asked.
    """
    if d.kind == Q_ORDER:
        return ordered(s, d)
    follow = RULES.kinds[d.kind].follow
    if follow and d.kind in HABITS:
        return follow(s, s.stack[-1].v, d.seat, HABITS[d.kind])
    simple = {Q_MUSTER: Ready(), Q_GM: GoOn(), Q_PAUSE: GoOn(), Q_LEAD: GoOn()}
    found = simple.get(d.kind)
    return found if found is not None and not faults(s, d, found) else None


def ordered(s: State, d: Decision, orders: Orders | None = None) -> Action:
    """Return a seat's next order: figure by figure, the one with the mission's work last.

    `orders` returns each figure's orders by preference; by default those of this module.
    """
    busy = {w.id for o in tasks(s) if (w := worker(s, o))}
    if plan := stun_throw(s):
        busy = {plan[0]}
    mine = [f for f in s.figures.values() if f.seat == d.seat and f.able and not f.fleeing and not f.busy]
    for f in sorted(mine, key=lambda f: (f.id in busy, f.id)):
        for a in (orders or preferred_orders)(s, f):
            if not faults(s, d, a):
                return a
    return Done()


def preferred_orders(s: State, f: Figure) -> Iterator[Action]:
    """Return a figure's orders by preference; illegal ones are skipped."""
    if f.suppressed:
        yield Steady(f.id)
        return
    if not f.left and not out(s, f):
        return
    yield from mission_work(s, f)
    if brings_prize(s, f):
        yield from walk_to_task(s, f)
    yield from last_steps(s, f)
    hurry = in_haste(s, f)
    yield from stun_orders(s, f)
    yield from grenade_orders(s, f)
    shots = considered_shots(s, f)
    yield from worthwhile(f, shots, SURE if hurry else GOOD)
    yield from prisoners(s, f)
    yield from charge_orders(s, f)
    yield from haul_friends(s, f)
    if not hurry:
        if foes := pressing_enemies(s, f):
            if not f.marched and not is_hidden(s, f.at, foes):
                yield from take_cover(s, f, foes)
            yield from worthwhile(f, shots, 0.12 if f.marched or is_hidden(s, f.at, foes) else FAIR)
        elif not f.marched:
            yield from worthwhile(f, shots, FAIR)
    yield from walk_to_task(s, f)
    yield from worthwhile(f, shots, POOR)
    if not f.looked and any(m for m in s.groups.values() if m.side == "jaffa"):
        yield Spot(f.id)


def last_steps(s: State, f: Figure) -> Iterator[March]:
    """Return a walk to a figure's work, if it gets there within this turn."""
    for o in tasks(s)[:1]:
        mine = worker(s, o)
        if mine is None or mine.id != f.id or charge_is_set(s):
            continue
        if o.radius < distance(f.at, o.at) <= remaining_reach(s, f) + o.radius:
            yield from walk_toward(s, f, o.at, beside(o))


def beside(o: Objective) -> float:
    """Return how close to its place a figure must be to do the work."""
    return o.radius * 0.5 if o.kind == "destroy" else 0.5


# -- the mission -----------------------------------------------------------------------------------------


def mission_work(s: State, f: Figure) -> Iterator[Action]:
    """Return the mission's work at a figure's place."""
    for o in tasks(s):
        mine = worker(s, o)
        if mine is None or mine.id != f.id:
            continue
        if o.kind in ("search", "free"):
            yield Work(f.id, o.id)
        elif o.kind == "item":
            yield Take(f.id, o.id)
        elif o.kind == "destroy":
            yield from blow_up(s, f, o.id)
    if not tasks(s) and leaves(s):
        yield from leave_orders(s, f)


def blow_up(s: State, f: Figure, name: str) -> Iterator[Action]:
    """Case EXPLOSIVES.3: set the charge, get away from it, and keep two actions for the trigger."""
    mine = [c for c in s.charges.values() if c.by == f.id and c.kind == "c4"]
    o = objective(s, name)
    if o and not mine and distance(f.at, o.at) <= o.radius + 1.0:
        yield Lay(f.id, "c4", "remote", "blast", 0)
    for c in mine:
        if distance(f.at, c.at) > blast_reach(c) + 0.5:
            if not f.saved:
                yield Save(f.id)
        elif home := way_out(s, f):
            yield from walk_toward(s, f, home, 0.0, keep=2 if f.left > 2 else 0)


def charge_is_set(s: State) -> bool:
    """Return whether C4 is set: then everybody but the figure at the trigger heads home."""
    return any(c.kind == "c4" for c in s.charges.values())


def leave_orders(s: State, f: Figure) -> Iterator[Action]:
    """Cases GATE.1 to GATE.4: dial, wait for the figure with the prize, and go."""
    have = carrier(s)
    waits = have is not None and have.on_table and have.able and have.id != f.id and not out(s, have)
    gate = scenario_of(s).gate
    if not waits or not gate or scenario_of(s).exits:
        yield from () if late_friend(s, f) else (Enter(f.id),)
    elif s.gate.open and out(s, f) and not any(x.busy == HOLDING for x in s.figures.values()):
        yield Hold(f.id)
    if gate and not s.gate.open:
        yield Dial(f.id)
        yield Turn(f.id)


def late_friend(s: State, f: Figure) -> bool:
    """Return whether a figure should fetch a friend before it leaves, as too few would get out otherwise."""
    share = max((x.share for x in scenario_of(s).win if x.kind == "left"), default=0)
    ours = players_figures(s)
    walk = sum(x.health == "left" or (x.able and not x.fleeing) for x in ours)
    return 100 * walk < share * len(ours) and any(fallen_friends(s, f)) and not dragged_figures(s, f)


# -- fighting --------------------------------------------------------------------------------------------


def best_shot(s: State, f: Figure, least: float) -> Iterator[Action]:
    """Return the best shot if its chance is at least `least`."""
    yield from worthwhile(f, considered_shots(s, f), least)


def considered_shots(s: State, f: Figure) -> list[BestShot]:
    """List the shots that a figure could make now, the most promising first."""
    return best_shots(s, f) if f.left and known_enemies(s) else []


def worthwhile(f: Figure, shots: Iterable[BestShot], least: float) -> Iterator[Shoot]:
    """Return those of a figure's shots that hit with a chance of at least `least`."""
    for x in shots:
        if x.any >= least:
            yield Shoot(f.id, x.target, x.aim, 1 if x.one >= 0.6 else x.shots)


def pressing_enemies(s: State, f: Figure) -> list[Point]:
    """List where known enemies are that see a figure from near."""
    land = land_of(s)
    return [g.at for g in known_enemies(s) if distance(f.at, g.at) <= NEAR and land.sees(g.at, f.at)]


def take_cover(s: State, f: Figure, foes: list[Point]) -> Iterator[March]:
    """Return a walk into cover nearby that leaves an action for a shot."""
    if (
        f.left > 1
        and (spot := cover_within(s, f, min(MOVES.move, remaining_reach(s, f)), foes))
        and spot != f.at
    ):
        yield from walk_toward(s, f, spot, 0.0, keep=1)


def prisoners(s: State, f: Figure) -> Iterator[Action]:
    """Ruling K25: capture a helpless enemy within reach before it recovers."""
    for i in s.spotted["sgc"]:
        g = s.figures.get(i)
        if g and not g.able and g.on_table and distance(f.at, g.at) <= MOVES.contact:
            yield Seize(f.id, i)


def fallen_friends(s: State, f: Figure) -> list[Figure]:
    """List friends down near a figure whom nobody drags, the nearest first."""
    down = [
        g
        for g in players_figures(s)
        if g.on_table and g.health == "disabled" and not g.haulers and distance(f.at, g.at) <= FETCH
    ]
    return sorted(down, key=lambda g: (round(distance(f.at, g.at), 1), g.id))


def haul_friends(s: State, f: Figure) -> Iterator[Action]:
    """Ruling K5: on the way out drag a friend along who is down near."""
    have = carrier(s)
    if tasks(s) or not leaves(s) or dragged_figures(s, f) or f.id == prize(s) or (have and have.id == f.id):
        return
    for g in fallen_friends(s, f)[:1]:
        yield Haul(f.id, g.id)
        yield from walk_toward(s, f, g.at, 0.8)


# -- where to go -----------------------------------------------------------------------------------------


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
