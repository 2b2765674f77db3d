"""Rating a position: points so far, force left, hexes held or threatened; and what an answer is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.armada.bots.greedy import full_cost
from engine.armada.fleet.purchase import cost, credits_of
from engine.armada.model.actions import Fleet, Orders
from engine.armada.model.control import hex_points
from engine.armada.model.state import FOE, State
from engine.armada.queries.view import ways
from engine.armada.turn.endgame import Audit
from engine.core.rules import Action, Decision, Seat
from engine.core.types.explaining import WON, Explains, Reason

#: Value in points of a credit of own force left, at the start and at the end of a game.
FORCE_EARLY, FORCE_LATE = 0.5, 0.05
#: Value of the hexes held now, before the last turn.
HEXES_EARLY = 0.3
#: Maximum number of units named of those that go where most of a fleet goes, the dearest first.
NAMED = 3


#: The terms into which `weigh` breaks a rating down.
TERMS = ("points", "unspent", "force", "hexes")


def rate(state: State, seat: Seat) -> float:
    """Return a side's lead in victory points.

    Points lost count in full; remaining force counts for what it may still win, less as the turns run out;
    hexes held now count more towards the end (END.2).
    """
    return sum(weigh(state, seat).values())


def weigh(state: State, seat: Seat) -> dict[str, float]:
    """Break `rate` down: its terms, which together are that number."""
    if state.over is not None and state.over.reason not in ("points", "level"):
        return {WON: 0.0 if state.over.winner is None else 5000.0 if state.over.winner == seat else -5000.0}
    done = state.turn / state.turns if state.turns else 0.0
    foe = FOE[seat]
    points = float(sum(x.points if x.seat == foe else -x.points for x in state.ledger))
    if state.over is not None:
        return {"points": points}
    cost = state.force.cost
    force = 0
    for u in state.units.values():
        price = cost[u.type] + sum([cost[x] * n for x, n in u.has.items()])
        force += price if u.seat == seat else -price
    hexes = hex_points(state)
    return {
        "points": points,
        "unspent": state.house.points_for(state.unspent.get(seat, 0))
        - state.house.points_for(state.unspent.get(foe, 0)),
        "force": force * (FORCE_EARLY + (FORCE_LATE - FORCE_EARLY) * done),
        "hexes": (hexes.get(seat, 0) - hexes.get(foe, 0)) * (HEXES_EARLY + (1 - HEXES_EARLY) * done),
    }


class Explanation(Explains):
    """Terms and places for hints (`engine.core.types.explaining`)."""

    unit = 1.0  # a victory point
    terms = (WON, *TERMS)
    rules = ("strength", "clock", "fleet", "account")
    weigh = staticmethod(weigh)

    ways = staticmethod(ways)

    def reasons(self, state: State, decision: Decision, action: Action) -> Sequence[Reason]:
        """Return a fleet's cost, what a sheet meets where most of it goes, or what the account says."""
        if isinstance(action, Fleet):
            ships = len(action.ships)
            carried = sum(x.has.get("fighter", 0) for x in action.ships)
            spent, given = cost(state.force, action), credits_of(state, decision.seat)
            facts = {"spent": spent, "credits": given, "ships": ships, "fighters": carried}
            return (Reason("fleet", facts),)
        if isinstance(action, Orders):
            return tuple(_sheet(state, decision.seat, action))
        if isinstance(action, Audit):
            lost = {
                x: sum(y.points for y in state.ledger if y.seat == x)
                for x in (decision.seat, FOE[decision.seat])
            }
            mine, theirs = lost[FOE[decision.seat]], lost[decision.seat]
            ahead = "ahead" if mine > theirs else "behind" if mine < theirs else "level"
            return (Reason("account", {"mine": mine, "theirs": theirs, "lead": ahead}),)
        return ()


def _bound(state: State, sheet: Orders) -> dict[str, str]:
    """Return where each ordered unit will be; units aboard go where their ship goes."""
    going = {u: x.to or state.units[u].at for x in sheet.orders for u in x.units if u in state.units}
    named = {u for x in sheet.orders if x.to for u in x.units}
    for u in going:
        ship = state.units[u].aboard
        if ship in going and u not in named:
            going[u] = going[ship]
    return going


def _sheet(state: State, seat: Seat, sheet: Orders) -> Iterator[Reason]:
    """Measure the space to which most units go: their price, and that of possible enemies there."""
    clock = Reason("clock", {"turn": state.turn, "turns": state.turns, "left": state.turns - state.turn})
    bound = _bound(state, sheet)
    if not bound:
        yield clock
        return
    weight = Counter[str]()
    for u, at in bound.items():
        weight[at] += full_cost(state, state.units[u])
    goal, mine = weight.most_common(1)[0]
    foes = [u for u in state.units.values() if u.seat == FOE[seat] and u.at == goal]
    theirs = sum(full_cost(state, u) for u in foes)
    going = sorted(
        (u for u, at in bound.items() if at == goal), key=lambda u: -full_cost(state, state.units[u])
    )
    facts: dict[str, str | int] = {"place": goal, "mine": mine, "theirs": theirs, "foes": len(foes)}
    facts |= {"ships": ", ".join(going[:NAMED]), "more": max(0, len(going) - NAMED)}
    odds = "stronger" if mine > theirs else "weaker" if mine < theirs else "even"
    yield Reason("strength", facts | {"odds": odds if foes else "clear"})
    yield clock
