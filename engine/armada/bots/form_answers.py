"""How machine players answer what no list holds: fleets, sheets of orders, and the questions of battles."""

from __future__ import annotations

from random import Random

from engine.armada.battle.planned_answers import MAKERS, answer_by
from engine.armada.bots.fleet_designs import affordable, draw_design, numbered_anew
from engine.armada.bots.greedy import first_sight
from engine.armada.bots.planner import plan_battle, plan_orders
from engine.armada.bots.turn_plans import orders_for
from engine.armada.fleet.purchase import check_fleet, credits_of
from engine.armada.fleet.text import FLEETS
from engine.armada.model.state import State
from engine.armada.turn.endgame import Audit
from engine.core.rules import Action, Decision


def quick_answer(s: State, d: Decision, rng: Random) -> Action | None:
    """Return the answer that looks right without trying any, None when a list has to be searched.

    `s` is imagined for the seat that is asked. A fleet is one of the ready-made ones, as far as
    the credits go; battles go by the default plan; the books are accepted.
    """
    if d.kind == "fleet":
        paid = [affordable(s.force, x, credits_of(s, d.seat)) for x in FLEETS.values()]
        able = [x for x in paid if x.ships and not check_fleet(s, d.seat, x)]
        return numbered_anew(rng.choice(able), rng) if able else None
    if d.kind == "orders":
        return orders_for(s, d.seat, first_sight(s, d.seat, rng))
    if d.kind in MAKERS:
        return answer_by(s, d, "")
    return Audit() if d.kind == "audit" else None


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
