"""Players with one habit: whatever their fleet is, they always play it in the same way.

Each is a level of its own between others (docs/balance.md): simple enough to be seen through, and sensible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

from engine.armada.bots.fleet_designs import READY, draw_by_role, part_of, ready_made
from engine.armada.bots.greedy import (
    AUTO,
    BOLD,
    PORT,
    EnemySightings,
    fleet_worth,
    last_seen,
    safe_rear,
    strength_within_reach,
)
from engine.armada.bots.planner import STAY, quick_answer, sighted
from engine.armada.bots.turn_plans import Stance, orders_for
from engine.armada.model.state import FOE, State
from engine.core.rules import Action, Decision, Seat

#: Nobody attacks what was seen to be worth more than so many times the whole own fleet.
HOPELESS = 2.0
#: What a side sets out to do in a turn.
Habit = Callable[[State, Seat, Random], Stance]


def rush(s: State, seat: Seat, rng: Random) -> Stance:
    """Land in the port at once and attack the units there."""
    return Stance(goal=PORT, attack=True, rear=PORT, land=PORT, send=PORT, plan=AUTO)


def garrison(s: State, seat: Seat, rng: Random) -> Stance:
    """Join the defenders of the port, attack all who come, and never retreat."""
    return Stance(goal=PORT, attack=True, rear=PORT, land=PORT, send=PORT, plan=STAY)


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
    """Chase the dearest force it remembers, stronger or not; land on the last turn."""
    foe = last_seen(s, seat)
    goal = max(foe.worth, key=lambda x: foe.worth[x], default="")
    if not goal:
        goal = s.start[FOE[seat]] if s.turn == 1 else PORT
    return _sensible(s, seat, foe, Stance(goal, plan=AUTO, send=goal), s.turn == s.turns, rng)


def patrol(s: State, seat: Seat, rng: Random) -> Stance:
    """Strike the dearest force in sight that is weaker than what reaches it, else go to the port.

    It lands on the last two turns.
    """
    foe, landing = last_seen(s, seat), s.turn >= s.turns - 1
    prey = [] if landing else [x for x in sighted(s, seat) if _weaker(s, seat, foe, x)]
    goal = prey[0] if prey else PORT
    return _sensible(s, seat, foe, Stance(goal, plan=AUTO, send=goal), landing, rng)


def _weaker(s: State, seat: Seat, foe: EnemySightings, at: str) -> bool:
    """Return whether a force is worth a fight, and looked weaker than what reaches it in one move."""
    return bool(foe.worth.get(at)) and foe.might.get(at, 0.0) < BOLD * strength_within_reach(s, seat, at)


def _sensible(
    s: State, seat: Seat, foe: EnemySightings, stance: Stance, landing: bool, rng: Random
) -> Stance:
    """Land when it is time, the fleet together, but fly into nothing that was seen to be much too strong.

    Then it goes for the dearest weaker force that it remembers, and waits where it is safe if there is none.
    """
    rear = _rear(s, seat, rng)
    stance = replace(stance, rear=rear, land=PORT if landing else "", together=True)
    if foe.worth.get(stance.goal, 0) <= HOPELESS * fleet_worth(s, seat):
        return stance
    prey = [x for x in foe.worth if x != stance.goal and _weaker(s, seat, foe, x)]
    if prey:
        goal = max(prey, key=lambda x: (foe.worth[x], x))
        return replace(stance, goal=goal, send=goal, land="")
    return Stance(rear, False, rear, plan=AUTO, together=True)


def _rear(s: State, seat: Seat, rng: Random) -> str:
    """Return the sector above the port where most ships are unseen, so that they stay; else a safe one."""
    ships = Counter(u.at for u in s.units.values() if u.seat == seat and u.ship)
    held = [x for x in s.board.touches[PORT] if ships[x] and f"{FOE[seat]}@{x}" not in s.spots]
    return max(held, key=lambda x: ships[x]) if held else safe_rear(s, FOE[seat], rng)


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


def patrolling_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Buy a ready-made fleet that fights well, and fight for the port, or for what it sees and can beat."""
    if d.kind == "fleet":
        return ready_made(s, d.seat, rng, READY)
    return _by(patrol, s, d, rng)


def _by(habit: Habit, s: State, d: Decision, rng: Random) -> Action | None:
    """Give orders by a habit; all else is answered at first sight. `s` is imagined for the seat."""
    if d.kind == "orders":
        return orders_for(s, d.seat, habit(s, d.seat, rng))
    return quick_answer(s, d, rng)
