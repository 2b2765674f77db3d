"""What a machine player would do at first sight: where to fight this turn, and when to land."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from engine.armada.bots.turn_plans import Stance
from engine.armada.model.board import HEXES, SECTORS, SPACES
from engine.armada.model.state import FOE, State, Unit
from engine.core.rules import Seat

PORT = HEXES[0]
#: No questions in battles.
AUTO = "rest auto"
#: A force attacks others up to this share of its own strength.
BOLD = 0.9
#: Weight of a gun in a fight, in credits, and of units that are not ships.
ARMS = {"laser": 20, "blaster": 8, "launcher": 30}
OTHERS = {"fighter": 15.0, "ion_cannon": 60.0}


def strength(s: State, u: Unit) -> float:
    """Return a unit's weight in a fight between fleets, in credits."""
    if u.ship:
        has = u.has
        guns = sum([w * has.get(g, 0) for g, w in ARMS.items()])
        tough = 40 + 50 * has.get("shield", 0) + 20 * has.get("armor", 0)
        return (guns * tough) ** 0.5 if guns else 0.0
    return OTHERS.get(u.type, 20.0)


def full_cost(s: State, u: Unit) -> int:
    """Return the cost of a unit in credits with everything it has."""
    cost = s.force.cost
    return cost[u.type] + sum([cost[x] * n for x, n in u.has.items()])


def strength_by_space(s: State, seat: Seat) -> tuple[dict[str, float], dict[str, int]]:
    """Return a side's strength and price by space."""
    might: dict[str, float] = {}
    worth: dict[str, int] = {}
    for u in s.units.values():
        if u.seat == seat:
            worth[u.at] = worth.get(u.at, 0) + full_cost(s, u)
            if not u.aboard:
                might[u.at] = might.get(u.at, 0.0) + strength(s, u)
    return might, worth


class EnemySightings(NamedTuple):
    """The enemy's strength and price by the space in which it was last seen."""

    might: dict[str, float]
    worth: dict[str, int]


def last_seen(s: State, seat: Seat) -> EnemySightings:
    """Return what a seat has seen and not since looked for in vain; `s`, imagined for it, fills the ships."""
    found = EnemySightings({}, {})
    ships = {x: k.at for x, k in s.known[seat].items() if not k.gone and k.at}
    counted = {at: dict(r.units) for at, r in s.seen[seat].items()}
    for u in s.units.values():
        if u.seat == seat or u.aboard:
            continue
        at = ships.get(u.id, "")
        if not u.ship and counted.get(u.at, {}).get(u.type, 0):
            at = u.at
            counted[at][u.type] -= 1
        if at:
            found.might[at] = found.might.get(at, 0.0) + strength(s, u)
            held = sum(full_cost(s, x) for x in s.hold(u.id)) if u.ship else 0
            found.worth[at] = found.worth.get(at, 0) + full_cost(s, u) + held
    return found


def strength_within_reach(s: State, seat: Seat, at: str) -> float:
    """Return the strength of ships and fighters that can be in a space this turn, those aboard included."""
    near = {at, *(x for x in SPACES if at in s.board.next[x])}
    return sum(strength(s, u) for u in s.units.values() if u.seat == seat and u.flyer and u.at in near)


def fleet_worth(s: State, seat: Seat) -> int:
    """Return the price of a side's ships and fighters with all that they have."""
    return sum(full_cost(s, u) for u in s.units.values() if u.seat == seat and u.flyer)


def safe_rear(s: State, foe: Seat, rng: Random) -> str:
    """Return a sector above the port where no enemy is suspected."""
    near = [x for x in s.board.touches[PORT] if f"{foe}@{x}" not in s.spots]
    return rng.choice(near or list(SECTORS))


def first_sight(s: State, seat: Seat, rng: Random) -> Stance:
    """Return the stance that looks best without trying any: strike where stronger, land at the end.

    A defender who scores the port stays there with troops and cannon.
    """
    foe = FOE[seat]
    might, worth = strength_by_space(s, foe)
    flying, fixed = 0.0, dict.fromkeys(SPACES, 0.0)
    able: set[str] = set()
    for u in s.units.values():
        if u.seat == seat and not u.aboard:
            if u.flyer:
                flying += strength(s, u)
                able.update((u.at, *s.board.next[u.at]))
            else:
                fixed[u.at] += strength(s, u)
    good = [
        x for x in SPACES if x in able and worth.get(x) and might.get(x, 0.0) < BOLD * (flying + fixed[x])
    ]
    if seat == s.defender and s.rule.scores_hexes == "both":
        good = []
    landing = s.turn >= s.turns - 1  # from the last turn but one on
    goal = PORT if landing or not good else max(good, key=lambda x: (worth[x], rng.random()))
    rear = safe_rear(s, foe, rng)
    return Stance(goal=goal, attack=True, rear=rear, land=PORT if landing else "", send=goal, plan=AUTO)
