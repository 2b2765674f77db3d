"""Players with one habit: they buy a whole fleet and always play it in the same way.

Each is a level of its own between others (docs/balance.md): simple enough to be seen through, and sensible.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.armada.bots.fleet_designs import draw_whole
from engine.armada.bots.form_answers import quick_answer
from engine.armada.bots.greedy import AUTO, PORT, safe_rear, strength_by_space
from engine.armada.bots.turn_plans import Stance, orders_for
from engine.armada.model.state import FOE, State
from engine.core.rules import Action, Decision, Seat

#: What a side sets out to do in a turn.
Habit = Callable[[State, Seat, Random], Stance]


def rush(s: State, seat: Seat, rng: Random) -> Stance:
    """Land in the port at once and attack the units there."""
    return Stance(PORT, True, PORT, PORT, PORT, AUTO)


def hunt(s: State, seat: Seat, rng: Random) -> Stance:
    """Strike where most of the enemy is thought to be, however strong; land on the last turn."""
    _, worth = strength_by_space(s, FOE[seat])
    goal = max(worth, key=lambda x: worth[x]) if worth else PORT
    return Stance(goal, True, safe_rear(s, FOE[seat], rng), PORT if s.turn == s.turns else "", goal, AUTO)


def rushing_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Buy a design that spends nearly all, take the port with it on the first turn, and fight for it."""
    if d.kind == "fleet":
        return draw_whole(s, d.seat, rng)
    return _by(rush, s, d, rng)


def hunting_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Buy a ready-made fleet and throw it at whatever looks dearest, weaker or not."""
    return _by(hunt, s, d, rng)


def _by(habit: Habit, s: State, d: Decision, rng: Random) -> Action | None:
    """Give orders by a habit; all else is answered at first sight. `s` is imagined for the seat."""
    if d.kind == "orders":
        return orders_for(s, d.seat, habit(s, d.seat, rng))
    return quick_answer(s, d, rng)
