"""How machine players answer what no list holds: fleets, sheets of orders, and the questions of battles."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.armada.designs import drawn
from engine.armada.greedy import first_sight
from engine.armada.stance import orders_for
from engine.armada.standing import MAKERS, answer_by
from engine.armada.state import State
from engine.core.flow import sample
from engine.core.rules import Decision


def at_sight(s: State, d: Decision, rng: Random) -> Any:
    """Give the answer that looks right without trying any; `s` is imagined for the seat that is asked."""
    if d.kind == "fleet":
        return drawn(s, d.seat, rng)
    if d.kind == "orders":
        return orders_for(s, d.seat, first_sight(s, d.seat, rng))
    if d.kind in MAKERS:
        return answer_by(s, d)
    if d.kind == "audit":
        from engine.armada.endgame import Audit

        return Audit()
    return sample(s, d, rng)


def planned(s: State, d: Decision, rng: Random) -> Any:
    """Give the planner's answer; `s` is imagined for the seat that is asked."""
    from engine.armada.planner import plan_battle, plan_orders

    if d.kind == "orders":
        return plan_orders(s, d, rng)
    if d.kind in MAKERS:
        return plan_battle(s, d, rng)
    return at_sight(s, d, rng)
