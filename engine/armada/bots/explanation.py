"""What a machine player of Armada looks at: terms of its rating, and the units and spaces of an answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.armada.battle.frames import Cover, Free, Placing, Retreat, Targets
from engine.armada.bots.evaluation import TERMS, weigh
from engine.armada.bots.greedy import full_cost, strength_by_space
from engine.armada.fleet.purchase import cost, credits_of
from engine.armada.model.actions import Attack, Fleet, Orders, Start
from engine.armada.model.state import FOE, State
from engine.armada.turn.endgame import Audit
from engine.core.rules import Action, Decision, Seat
from engine.core.types.explaining import WON, Reason

#: Number of orders, shots or units of an answer that are pointed at.
MOST = 4


class Explanation:
    """Terms and places for hints (`engine.core.types.explaining`)."""

    unit = 1.0  # a victory point
    terms = (WON, *TERMS)
    rules = ("strength", "clock", "fleet", "account")

    def weigh(self, s: State, seat: Seat) -> Mapping[str, float]:
        """Return what each term contributes to the rating, in points."""
        return weigh(s, seat)

    def places(self, s: State, d: Decision, action: Action) -> Sequence[tuple[str, str]]:
        """Return the units that move, whose ways the map draws; shooters and targets; a chosen space."""
        if isinstance(action, Start | Attack):
            return ((action.at, ""),)
        if isinstance(action, Orders):
            orders = sorted((x for x in action.orders if x.units), key=lambda x: not x.to)
            return tuple((x.units[0], "") for x in orders)[:MOST]
        if isinstance(action, Targets | Cover | Free):
            shots = dict.fromkeys((x.by, x.on) for x in action.shots)
            return tuple(shots)[:MOST]
        if isinstance(action, Placing):
            return tuple((x, "") for x in action.on)[:MOST]
        return tuple((x, "") for x in action.units)[:MOST] if isinstance(action, Retreat) else ()

    def reasons(self, s: State, d: Decision, action: Action) -> Sequence[Reason]:
        """Return a fleet's cost, what a sheet meets where most of it goes, or what the account says."""
        if isinstance(action, Fleet):
            ships = len(action.ships)
            carried = sum(x.has.get("fighter", 0) for x in action.ships)
            spent, given = cost(s.force, action), credits_of(s, d.seat)
            facts = {"spent": spent, "credits": given, "ships": ships, "fighters": carried}
            return (Reason("fleet", facts),)
        if isinstance(action, Orders):
            return tuple(_sheet(s, d.seat, action))
        if isinstance(action, Audit):
            lost = {x: sum(y.points for y in s.ledger if y.seat == x) for x in (d.seat, FOE[d.seat])}
            return (Reason("account", {"mine": lost[FOE[d.seat]], "theirs": lost[d.seat]}),)
        return ()


def _bound(s: State, sheet: Orders) -> dict[str, str]:
    """Return where each ordered unit will be; units aboard go where their ship goes."""
    going = {u: x.to or s.units[u].at for x in sheet.orders for u in x.units if u in s.units}
    named = {u for x in sheet.orders if x.to for u in x.units}
    for u in going:
        ship = s.units[u].aboard
        if ship in going and u not in named:
            going[u] = going[ship]
    return going


def _sheet(s: State, seat: Seat, sheet: Orders) -> Iterator[Reason]:
    """Measure the space to which most units go: their price, and that of possible enemies there."""
    clock = Reason("clock", {"turn": s.turn, "turns": s.turns, "left": s.turns - s.turn})
    bound = _bound(s, sheet)
    if not bound:
        yield clock
        return
    weight = Counter[str]()
    for u, at in bound.items():
        weight[at] += full_cost(s, s.units[u])
    goal, mine = weight.most_common(1)[0]
    worth = strength_by_space(s, FOE[seat])[1]
    yield Reason("strength", {"place": goal, "mine": mine, "theirs": worth.get(goal, 0)})
    yield clock
