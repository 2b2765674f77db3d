"""Rating a position: points so far, what each side has left, and who holds or threatens the hexes."""

from __future__ import annotations

from engine.armada.model.control import hex_points
from engine.armada.model.state import FOE, State
from engine.core.rules import Seat
from engine.core.types.explaining import WON

#: Value in points of a credit of own force left, at the start and at the end of a game.
FORCE_EARLY, FORCE_LATE = 0.5, 0.05
#: Value of the hexes held now, before the last turn.
HEXES_EARLY = 0.3


#: The terms into which `weigh` breaks a rating down.
TERMS = ("points", "unspent", "force", "hexes")


def rate(s: State, seat: Seat) -> float:
    """Return a side's lead in victory points.

    Points lost count in full; remaining force counts for what it may still win, less as the turns run out;
    hexes held now count more towards the end (END.2).
    """
    return sum(weigh(s, seat).values())


def weigh(s: State, seat: Seat) -> dict[str, float]:
    """Break `rate` down: its terms, which together are that number."""
    if s.over is not None and s.over.reason not in ("points", "level"):
        return {WON: 0.0 if s.over.winner is None else 5000.0 if s.over.winner == seat else -5000.0}
    done = s.turn / s.turns if s.turns else 0.0
    foe = FOE[seat]
    points = float(sum(x.points if x.seat == foe else -x.points for x in s.ledger))
    if s.over is not None:
        return {"points": points}
    cost = s.force.cost
    force = 0
    for u in s.units.values():
        price = cost[u.type] + sum([cost[x] * n for x, n in u.has.items()])
        force += price if u.seat == seat else -price
    hexes = hex_points(s)
    return {
        "points": points,
        "unspent": s.house.points_for(s.unspent.get(seat, 0)) - s.house.points_for(s.unspent.get(foe, 0)),
        "force": force * (FORCE_EARLY + (FORCE_LATE - FORCE_EARLY) * done),
        "hexes": (hexes.get(seat, 0) - hexes.get(foe, 0)) * (HEXES_EARLY + (1 - HEXES_EARLY) * done),
    }
