"""Orders by rules of thumb: steady, work, shoot if worthwhile and how, advance, watch (Case ORDER.2).

They depend on what the seat knows: the enemies that players have spotted, and no others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random

from engine.core.contract import Game
from engine.core.flow import faults
from engine.core.rules import Action, Decision
from engine.policies.policy import greedy_answer
from engine.skirmish.bots.grenades import (
    charge_is_set,
    charge_orders,
    grenade_orders,
    known_enemies,
    stun_orders,
    stun_throw,
)
from engine.skirmish.bots.walks import beside, brings_prize, in_haste, is_hidden, walk_to_task, walk_toward
from engine.skirmish.combat.explosives import blast_reach
from engine.skirmish.combat.shooting import TWENTY, in_the_open, no_bar, prospect
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
from engine.skirmish.model.state import RULES, Aim, Figure, Point, State
from engine.skirmish.queries.odds import at_least_one, shot_kinds
from engine.skirmish.queries.remaining_goals import (
    carrier,
    held_area,
    leaves,
    out,
    prize,
    tasks,
    way_out,
    worker,
)
from engine.skirmish.rules.gate import HOLDING
from engine.skirmish.rules.movement import MOVES, dragged_figures, remaining_reach
from engine.skirmish.rules.objectives import objective
from engine.skirmish.rules.routes import cover_within
from engine.skirmish.rules.victory import players_figures
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.terrain import land_of, scenario_of

#: Shots with this chance come before everything else, before going on, and when nothing else is left.
GOOD, FAIR, POOR = 0.55, 0.3, 0.05
#: Shots with this chance are worth taking before going on, from cover.
COVERED = 0.12
#: Where time is short, shots with this chance come before everything else.
SURE = 0.8
#: A friend who is down is fetched from this distance, in inches.
FETCH = 7.0
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


def quick_answer(game: Game[State], state: State, decision: Decision, rng: Random) -> Action:
    """Answer as looks right at first sight, from a list as the greedy player does."""
    found = first_sight(state, decision, rng)
    return greedy_answer(game, state, decision, rng) if found is None else found


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
    if not ready(s, f):
        yield from pull_together(f)
        return
    yield from work_first(s, f)
    yield from fight_and_go_on(s, f, hurry=in_haste(s, f))


def work_first(s: State, f: Figure) -> Iterator[Action]:
    """Return what comes before any shot: the mission's work, its last steps, and the prize's way home."""
    yield from mission_work(s, f)
    if brings_prize(s, f):
        yield from walk_to_task(s, f)
    yield from last_steps(s, f)


def fight_and_go_on(s: State, f: Figure, *, hurry: bool) -> Iterator[Action]:
    """Return shots and walks, in a hurry only shots that can hardly miss before the walk."""
    shots = considered_shots(s, f)
    yield from stand_and_fight(s, f, shots, SURE if hurry else GOOD)
    if not hurry:
        yield from fight_from_cover(s, f, shots)
    yield from go_on(s, f, shots)


def ready(s: State, f: Figure) -> bool:
    """Return whether a figure can do anything now but pull itself together."""
    return not f.suppressed and bool(f.left or out(s, f))


def pull_together(f: Figure) -> Iterator[Steady]:
    """Return the only order that a suppressed figure can carry out."""
    if f.suppressed:
        yield Steady(f.id)


def stand_and_fight(s: State, f: Figure, shots: Sequence[BestShot], least: float) -> Iterator[Action]:
    """Return what comes before going on: grenades, shots of this chance, prisoners, charges, the fallen.

    Where a place is held enemies come one after another, and a shot now is worth more than a grenade.
    """
    if held_area(s):
        yield from worthwhile(f, shots, least)
    yield from stun_orders(s, f)
    yield from grenade_orders(s, f)
    yield from worthwhile(f, shots, least)
    yield from prisoners(s, f)
    yield from charge_orders(s, f)
    yield from haul_friends(s, f)


def fight_from_cover(s: State, f: Figure, shots: Sequence[BestShot]) -> Iterator[Action]:
    """Return a walk into cover from enemies close by, and shots worth taking before going on."""
    foes = pressing_enemies(s, f)
    if foes and not f.marched and not is_hidden(s, f.at, foes):
        yield from take_cover(s, f, foes)
    if foes:
        yield from worthwhile(f, shots, COVERED if f.marched or is_hidden(s, f.at, foes) else FAIR)
    elif not f.marched:
        yield from worthwhile(f, shots, FAIR)


def go_on(s: State, f: Figure, shots: Sequence[BestShot]) -> Iterator[Action]:
    """Return the walk to where the figure is needed, then shots at any odds, then a look about."""
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


@dataclass(frozen=True, slots=True)
class BestShot:
    """The kind of shot at a target that most likely hits at least once; among equals the better aimed."""

    target: str
    aim: Aim
    shots: int
    one: Fraction
    any: Fraction


def best_shots(s: State, f: Figure) -> list[BestShot]:
    """List a figure's best shot at each able enemy that it may shoot at, the most promising first."""
    kinds = [aim for aim in shot_kinds(f) if no_bar(s, f, aim)]
    found = list[tuple[float, float, str, BestShot]]()
    for i in s.spotted[f.side] if kinds else ():
        g = s.figures.get(i)
        if g is not None and g.able and in_the_open(s, f, g) and (shot := _best(s, f, g, kinds)):
            found.append(shot)
    return [x for *_, x in sorted(found, key=lambda x: x[:3], reverse=True)]


def _best(s: State, f: Figure, g: Figure, kinds: list[Aim]) -> tuple[float, float, str, BestShot] | None:
    best: tuple[float, float, str, BestShot] | None = None
    for aim in kinds:
        p = prospect(s, f, g, aim)
        if p is None:
            continue
        n = f.left // aim
        any_hit = _at_least_one(TWENTY if p.sure else TWENTY + 1 - p.need + p.by, n)
        if best is None or (float(any_hit), aim) >= (best[0], best[3].aim):
            shot = BestShot(g.id, aim, n, p.chance, any_hit)
            best = float(any_hit), -round(p.range, 1), g.id, shot
    return best


@lru_cache(maxsize=512)
def _at_least_one(good: int, tries: int) -> Fraction:
    """Return the chance of at least one success, each with so many numbers of twenty."""
    return at_least_one(Fraction(max(0, min(TWENTY, good)), TWENTY), tries)
