"""The planner: it tries its fleet's options in many imagined worlds, and takes the best on average.

In each the other side does what looks right there, or something random. Battles are fought by plans, and the
following turns are played greedily. The port counts for the side that is there on the last turn, and a fleet
that lands late cannot be shot at before. So until then it waits out of sight above the port, and attacks
only what it sees.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from engine.armada.battle.frames import Retreat
from engine.armada.battle.permissions import may_retreat
from engine.armada.battle.planned_answers import MAKERS, answer_by, retreat
from engine.armada.bots.evaluation import rate
from engine.armada.bots.fleet_designs import draw_design, ready_made
from engine.armada.bots.greedy import AUTO, PORT, first_sight, full_cost, strength_by_space
from engine.armada.bots.turn_plans import Stance, orders_for
from engine.armada.fleet.purchase import cost, credits_of
from engine.armada.model.actions import Orders
from engine.armada.model.state import FOE, SEATS, State
from engine.armada.orders.battle_plan import USUAL
from engine.armada.queries.imagine import imagine
from engine.armada.turn.endgame import Audit
from engine.armada.turn.opening import deploy
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, options, pending
from engine.core.rules import Action, Decision, Seat

X = TypeVar("X")
#: In battles the default plan answers everything except retreats, which are considered.
PLAN = "rest ask"
#: For the last turn, when units that stay in the port hold it; fighters shoot at fighters first.
STAY = "fighter fighter; close none; retreat never; rest auto"
#: Probability that the other side plays sensibly, and that it has bought from the planner's own mix.
SENSIBLE, ALIKE = 0.7, 0.5


@dataclass(frozen=True, slots=True)
class Round:
    """A round of tries: maximum number of answers, worlds for each, and turns to look ahead."""

    most: int
    worlds: int
    turns: int


ROUNDS = (Round(14, 2, 1), Round(4, 6, 1))
#: Shares of the ships not seen that an imagined enemy did not buy, by what unspent credits score.
THRIFT = {"whole": (0.6, 0.75, 0.9), "quarter": (0.0, 0.3, 0.9), "none": (0.0, 0.0, 0.5)}
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
    found = stances(s, seat, rng)
    if len(found) == 1:
        return _sheet(s, seat, found[0])
    worlds: dict[int, tuple[State, Orders]] = {}

    def tried(stance: Stance, r: Round, seed: int) -> float:
        if seed not in worlds:
            own = Random(seed)
            world = imagine_foe(s, seat, own)
            worlds[seed] = world, orders_for(world, FOE[seat], likely_orders(world, FOE[seat], own))
        world, answer = worlds[seed]
        return rate_outcome(world, d, orders_for(world, seat, stance), answer, Random(seed + 1), r.turns)

    return _sheet(s, seat, best_answer(found, ROUNDS, rng, tried))


def _sheet(s: State, seat: Seat, stance: Stance) -> Orders:
    """Write the sheet; before the last turn retreats are left open, to be considered in the battle."""
    sheet = orders_for(s, seat, stance)
    return sheet if s.turn >= s.turns else replace(sheet, plan=PLAN)


def stances(s: State, seat: Seat, rng: Random) -> list[Stance]:
    """Return a side's options: wait above the port, attack what it sees; land on the last turn."""
    if not any(u.seat == seat for u in s.units.values()):
        return [Stance(PORT)]
    rear = lookout(s, seat, rng)
    wait = Stance(rear, False, rear, plan=AUTO)
    prey = sighted(s, seat)
    found = [wait, *(Stance(x, True, rear, send=x, plan=AUTO) for x in prey)]
    if s.turn >= s.turns:
        found = [
            Stance(goal=PORT, attack=yes, rear=PORT, land=PORT, send=PORT, plan=plan)
            for yes in (True, False)
            for plan in (STAY, AUTO)
        ]
        found += [
            Stance(goal=PORT, attack=True, rear=rear, land=PORT, send=PORT, plan=STAY),
            Stance(rear, False, rear, PORT, plan=AUTO),
            wait,
        ]
        found += [Stance(goal=x, attack=True, rear=rear, land=PORT, send=x, plan=AUTO) for x in prey]
    elif any(u.ground for u in s.there(PORT, seat)):
        found.append(Stance(PORT, True, rear, plan=AUTO))
    return list(dict.fromkeys(found))


def lookout(s: State, seat: Seat, rng: Random) -> str:
    """Return a sector above the port with no enemy in sight; where there are some in all, any of them."""
    seen = sighted(s, seat)
    near = s.board.touches[PORT]
    return rng.choice([x for x in near if x not in seen] or list(near))


def sighted(s: State, seat: Seat) -> list[str]:
    """Return the spaces within a move where enemies are seen now, the dearest first."""
    seen = {k.at for k in s.known[seat].values() if not k.gone and k.turn == s.charted}
    seen |= {at for at, r in s.seen[seat].items() if r.turn == s.charted and any(r.units.values())}
    mine = {u.at for u in s.units.values() if u.seat == seat and not u.aboard}
    _, worth = strength_by_space(s, FOE[seat])
    able = [x for x in seen if x in worth and any(x == at or x in s.board.next[at] for at in mine)]
    return sorted(able, key=lambda x: (-worth[x], x))[:2]


def imagine_foe(s: State, seat: Seat, rng: Random) -> State:
    """Imagine a world whose other side may have bought little, or as the planner itself does.

    Some or all of the unseen ships are left out.
    """
    world = imagine(s, seat, rng)
    foe = FOE[seat]
    alike = not s.known[seat] and rng.random() < ALIKE
    spare = 1.0 if alike else rng.choice(THRIFT[s.house.unspent])
    for u in [u for u in world.units.values() if u.seat == foe and u.ship and u.id not in s.known[seat]]:
        if rng.random() < spare:
            world.unspent[foe] += full_cost(world, u) + sum(full_cost(world, x) for x in world.hold(u.id))
            for x in (*world.hold(u.id), u):
                world.drop(x.id)
    if alike:
        fleet = draw_design(world, foe, rng)
        deploy(world, foe, fleet, rng.choice(s.board.touches[PORT]))
        world.unspent[foe] = credits_of(s, foe) - cost(s.force, fleet)
    return world


def likely_orders(s: State, seat: Seat, rng: Random) -> Stance:
    """Guess what a side does: what looks right, or anything; on the last turn it comes down."""
    stance = first_sight(s, seat, rng)
    if s.turn >= s.turns:
        stance = Stance(
            goal=PORT, attack=True, rear=PORT, land=PORT, send=PORT, plan=rng.choice((AUTO, STAY))
        )
    if rng.random() < SENSIBLE:
        return stance
    mine, _ = strength_by_space(s, seat)
    able = sorted({x for at in mine for x in (at, *s.board.next[at])}) or [PORT]
    return replace(stance, goal=rng.choice(able), attack=rng.random() < 0.7)


def rate_outcome(world: State, d: Decision, sheet: Orders, answer: Orders, rng: Random, turns: int) -> float:
    """Rate the result of a sheet against another after a number of turns."""
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
    """Answer a question of a battle: by the default plan; whether to retreat is tried, but on the last turn.

    Then a force has nothing to be spared for, and a guess at what its enemies may have would scare it away.
    """
    if d.kind != "retreat" or s.turn >= s.turns:
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


def quick_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Return the answer that looks right without trying any, None when a list has to be searched.

    `s` is imagined for the seat that is asked. A fleet is one of the ready-made ones, as far as
    the credits go; battles go by the default plan; the books are accepted.
    """
    if d.kind == "fleet":
        return ready_made(s, d.seat, rng)
    if d.kind == "orders":
        return orders_for(s, d.seat, first_sight(s, d.seat, rng))
    if d.kind in MAKERS:
        return answer_by(s, d, "")
    return Audit() if d.kind == "audit" else None


def likely_answer(state: State, decision: Decision, rng: Random) -> Action:
    """Answer at first sight; orders are those that a side is likely to write."""
    if decision.kind == "orders":
        return orders_for(state, decision.seat, likely_orders(state, decision.seat, rng))
    found = quick_answer(state, decision, rng)
    return rng.choice(options(state, decision) or ()) if found is None else found


def searched_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Return the planner's answer, None for questions that it does not judge.

    `s` is imagined for the seat that is asked. A fleet is drawn from the planner's own mix of designs.
    """
    if d.kind == "fleet":
        return draw_design(s, d.seat, rng)
    if d.kind == "orders":
        return plan_orders(s, d, rng)
    if d.kind in MAKERS:
        return plan_battle(s, d, rng)
    return quick_answer(s, d, rng)
