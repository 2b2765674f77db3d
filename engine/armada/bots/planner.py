"""The planner: it tries what its fleet could do in many imagined worlds, and takes what does best on average.

A world holds what the seat knows, and all else drawn anew. In each the other side does what looks right
there, or anything. Battles are fought by plans, and the turns that follow are played at first sight.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from engine.armada.battle.frames import Retreat
from engine.armada.battle.permitted import may_retreat
from engine.armada.battle.planned_answers import answer_by, retreat
from engine.armada.bots.evaluation import rate
from engine.armada.bots.greedy import AUTO, PORT, first_sight, safe_rear, strength_by_space
from engine.armada.bots.stance import Stance, orders_for
from engine.armada.model.actions import Orders
from engine.armada.model.state import FOE, SEATS, State
from engine.armada.orders.battle_plan import USUAL
from engine.armada.queries.imagine import imagine
from engine.armada.turn.endgame import Audit
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from engine.core.rules import Decision, Seat

X = TypeVar("X")
#: In battles the default plan answers everything except retreats, which are considered.
PLAN = "rest ask"
#: How often the other side is assumed to do what looks right.
SENSIBLE = 0.7


@dataclass(frozen=True, slots=True)
class Round:
    """A round of tries: of so many answers at most, each in so many worlds, so many turns beyond this one."""

    most: int
    worlds: int
    turns: int


ROUNDS = (Round(14, 1, 1), Round(4, 3, 2))
BATTLE_ROUNDS = (Round(2, 5, 0),)


def best_answer(
    answers: Sequence[X], rounds: Sequence[Round], rng: Random, tried: Callable[[X, Round, int], float]
) -> X:
    """Try answers round by round, the better ones again, and give the best; `tried` gets a seed."""
    left = list(answers)
    sums = dict.fromkeys(range(len(left)), 0.0)
    going = list(sums)
    for r in rounds:
        if len(going) == 1:
            break
        going = going[: r.most]
        for x in going:
            sums[x] = 0.0
        for _ in range(r.worlds):
            seed = rng.randrange(1 << 30)
            for x in going:
                sums[x] += tried(left[x], r, seed)
        going.sort(key=lambda x: -sums[x])
    return left[going[0]]


# -- sheets of orders --------------------------------------------------------------------------------------


def plan_orders(s: State, d: Decision, rng: Random) -> Orders:
    """Return the sheet of the stance that does best; `s` is imagined for its seat."""
    seat = d.seat
    worlds: dict[int, tuple[State, Orders]] = {}

    def tried(stance: Stance, r: Round, seed: int) -> float:
        if seed not in worlds:
            own = Random(seed)
            world = imagine(s, seat, own)
            worlds[seed] = world, orders_for(world, FOE[seat], likely_orders(world, FOE[seat], own))
        world, answer = worlds[seed]
        return rate_outcome(world, d, orders_for(world, seat, stance), answer, Random(seed + 1), r.turns)

    found = best_answer(stances(s, seat, rng), ROUNDS, rng, tried)
    return replace(orders_for(s, seat, found), plan=PLAN)


def stances(s: State, seat: Seat, rng: Random) -> list[Stance]:
    """Return what a side might do: fight in one of the spaces that matter, wait, land, send seekers."""
    foe = FOE[seat]
    mine, _ = strength_by_space(s, seat)
    _, worth = strength_by_space(s, foe)
    if not mine:
        return [Stance(PORT)]
    home = max(mine, key=lambda x: mine[x])
    prey = sorted(worth, key=lambda x: -worth[x])[:3]
    rear = safe_rear(s, foe, rng)
    goals = dict.fromkeys((PORT, home, *prey, rear))
    found = [first_sight(s, seat, rng)]
    found += [Stance(x, True, rear, plan=AUTO) for x in goals]
    found += [Stance(rear, False, rear, plan=AUTO)]
    found += [Stance(x, True, rear, PORT, plan=AUTO) for x in dict.fromkeys((PORT, home, rear))]
    if any(u.seat == seat and u.has.get("seeker") for u in s.units.values()):
        found += [replace(x, send=to) for x in found[:5] for to in dict.fromkeys((PORT, *prey[:2]))]
    return list(dict.fromkeys(found))


def likely_orders(s: State, seat: Seat, rng: Random) -> Stance:
    """Guess what a side does: what looks right, or anything."""
    stance = first_sight(s, seat, rng)
    if rng.random() < SENSIBLE:
        return stance
    mine, _ = strength_by_space(s, seat)
    able = sorted({x for at in mine for x in (at, *s.board.next[at])}) or [PORT]
    return replace(stance, goal=rng.choice(able), attack=rng.random() < 0.7)


def rate_outcome(world: State, d: Decision, sheet: Orders, answer: Orders, rng: Random, turns: int) -> float:
    """Rate what comes of a sheet against another, so many turns later."""
    t = _table(world, rng)
    t.s.stack[-1].got[FOE[d.seat]] = answer
    t.answer(d, sheet)
    return play_on(t, d.seat, turns, rng)


def play_on(t: Execution[State], seat: Seat, turns: int, rng: Random) -> float:
    """Play some turns at first sight, and rate where that leads."""
    last = t.s.turn + turns - 1
    while t.s.over is None and (asked := pending(t.s)):
        d = asked[0]
        if d.kind == "audit":
            t.answer(d, Audit())
        elif d.kind == "orders":
            if t.s.turn > last:
                break
            t.answer(d, orders_for(t.s, d.seat, first_sight(t.s, d.seat, rng)))
        else:
            t.answer(d, answer_by(t.s, d, ""))
    return rate(t.s, seat)


def _table(world: State, rng: Random) -> Execution[State]:
    t = Execution(fork(world), RandomDice(rng, keep=False), quiet=True)
    t.s.plans = dict.fromkeys(SEATS, AUTO)
    return t


# -- battles -----------------------------------------------------------------------------------------------


def plan_battle(s: State, d: Decision, rng: Random) -> object:
    """Answer a question of a battle: by the usual plan; whether to retreat is tried."""
    if d.kind != "retreat":
        return answer_by(s, d, "")
    may = may_retreat(s, s.stack[-1].v, d.seat)
    if not may:
        return Retreat()
    choices = [Retreat(), Retreat(tuple(u.id for u in may))]
    foe = FOE[d.seat]
    worlds: dict[int, State] = {}

    def tried(answer: Retreat, r: Round, seed: int) -> float:
        if seed not in worlds:
            worlds[seed] = imagine(s, d.seat, Random(seed))
        t = _table(worlds[seed], Random(seed + 1))
        f = t.s.stack[-1]
        for asked in f.asks:
            if asked.seat == foe:
                f.got[foe] = retreat(t.s, f.v, foe, USUAL)
        t.answer(d, answer)
        return play_on(t, d.seat, r.turns, Random(seed + 2))

    return best_answer(choices, BATTLE_ROUNDS, rng, tried)
