"""Players with one habit: whatever their fleet is, they always play it in the same way.

Each is a level of its own between others (docs/balance.md): simple enough to be seen through, and sensible.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from engine.armada.bots.fleet_designs import draw_by_role, part_of
from engine.armada.bots.greedy import AUTO, PORT, safe_rear, strength_by_space
from engine.armada.bots.planner import STAY, quick_answer
from engine.armada.bots.turn_plans import Stance, orders_for
from engine.armada.model.state import FOE, State
from engine.core.rules import Action, Decision, Seat

#: What a side sets out to do in a turn.
Habit = Callable[[State, Seat, Random], Stance]


def rush(s: State, seat: Seat, rng: Random) -> Stance:
    """Land in the port at once and attack the units there."""
    return Stance(PORT, True, PORT, PORT, PORT, AUTO)


def garrison(s: State, seat: Seat, rng: Random) -> Stance:
    """Join the defenders of the port, attack all who come, and never retreat."""
    return Stance(PORT, True, PORT, PORT, PORT, STAY)


def pounce(s: State, seat: Seat, rng: Random) -> Stance:
    """Hide above the port, and on the last turn come down with everything and attack."""
    rear = safe_rear(s, FOE[seat], rng)
    if s.turn >= s.turns:
        return Stance(PORT, True, PORT, PORT, plan=AUTO)
    return Stance(rear, False, rear, plan=AUTO)


def bombard(s: State, seat: Seat, rng: Random) -> Stance:
    """Send all seekers to the port, where the defender is known to be; then pounce."""
    return replace(pounce(s, seat, rng), send=PORT)


def hunt(s: State, seat: Seat, rng: Random) -> Stance:
    """Strike where most of the enemy is thought to be, however strong; land on the last turn."""
    _, worth = strength_by_space(s, FOE[seat])
    goal = max(worth, key=lambda x: worth[x]) if worth else PORT
    return Stance(goal, True, safe_rear(s, FOE[seat], rng), PORT if s.turn == s.turns else "", goal, AUTO)


def habit_of(s: State, seat: Seat) -> Habit:
    """Return the habit for a side's part.

    A defender's troops are in the port already, so it stays there. Where it scores nothing for that, it must
    be given nothing to shoot at: such an invader waits. Everybody else rushes.
    """
    part = part_of(s, seat)
    if part == "defender":
        return garrison
    return bombard if part == "invader" and s.rule.scores_hexes == "invader" else rush


def role_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Buy a fleet for its part, and play it by the habit for that part."""
    if d.kind == "fleet":
        return draw_by_role(s, d.seat, rng)
    return _by(habit_of(s, d.seat), s, d, rng)


def hunting_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Buy a ready-made fleet and throw it at whatever looks dearest, weaker or not."""
    return _by(hunt, s, d, rng)


def _by(habit: Habit, s: State, d: Decision, rng: Random) -> Action | None:
    """Give orders by a habit; all else is answered at first sight. `s` is imagined for the seat."""
    if d.kind == "orders":
        return orders_for(s, d.seat, habit(s, d.seat, rng))
    return quick_answer(s, d, rng)
