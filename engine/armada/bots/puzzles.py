"""What makes puzzles of Armada: whole sheets of orders and retreats, and what each shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from engine.armada.battle.frames import Retreat
from engine.armada.battle.permissions import may_retreat
from engine.armada.bots.evaluation import rate
from engine.armada.bots.greedy import PORT
from engine.armada.bots.planner import likely_answer, stances
from engine.armada.bots.turn_plans import orders_for
from engine.armada.model.actions import Orders
from engine.armada.model.control import hex_points
from engine.armada.model.state import FOE, State
from engine.armada.queries.notation import write
from engine.core.flow import faults, options
from engine.core.rules import Action, Decision, Seat
from engine.core.types.puzzling import Measured, Puzzler

#: Number of sheets compared; maximum length of one that fits into a line.
WIDE, LONGEST = 5, 110
#: Points for a game that is resigned, or decided otherwise than by points.
MOST = 1000.0


class ArmadaPuzzles(Puzzler):
    """Positions before orders and retreats, played on to the next turn and rated by the machine players."""

    kinds = ("orders", "retreat", "pursue", "press")
    always = ("retreat", "pursue", "press")
    unit, margin, games = "points", 60.0, 60
    themes = (
        "retreat",
        "stand",
        "come-down",
        "stay-above",
        "strike",
        "hold-back",
        "where-to-strike",
        "how-to-come-down",
        "pursue",
        "press",
    )

    def candidates(self, s: State, d: Decision, rng: Random) -> Sequence[Action]:
        """Return the planner's options, if they can be described in a line."""
        if d.kind == "retreat":
            may = may_retreat(s, s.stack[-1].v, d.seat)
            return [Retreat(), Retreat(tuple(u.id for u in may))] if may else ()
        if d.kind != "orders":
            return options(s, d) or ()
        sheets = [orders_for(s, d.seat, x) for x in stances(s, d.seat, rng)]
        plain = {write(x): x for x in sheets if not faults(s, d, x)}
        return [x for text, x in plain.items() if 0 < len(text) <= LONGEST][:WIDE]

    def answer(self, s: State, d: Decision, rng: Random) -> Action:
        """Answer at first sight; orders are those that a side is likely to write."""
        return likely_answer(s, d, rng)

    def result_is_in(self, begun: State, s: State, seat: Seat) -> bool:
        """Return whether the turn is over."""
        return s.turn > begun.turn

    def worth(self, begun: State, s: State, seat: Seat) -> float:
        """Return the victory points gained since an answer, with force left and hexes held."""
        return max(-MOST, min(MOST, rate(s, seat) - rate(begun, seat)))

    def counts(self, begun: State, s: State, seat: Seat) -> Mapping[str, float]:
        """Count the units that both sides have lost, and the points of the hexes that are held."""
        gone = [u.seat for x, u in begun.units.items() if x not in s.units]
        held = hex_points(s)
        return {
            "mine": float(gone.count(seat)),
            "theirs": float(len(gone) - gone.count(seat)),
            "hexes": float(held.get(seat, 0) - held.get(FOE[seat], 0)),
        }

    def theme(self, s: State, d: Decision, best: Sequence[Measured], second: Measured) -> str:
        """Return a theme shown by the best answer but not by the second."""
        a, b = best[0].action, second.action
        if isinstance(a, Retreat):
            return "retreat" if a.units else "stand"
        if not isinstance(a, Orders) or not isinstance(b, Orders):
            return d.kind
        return _sheet(s, a, b)


def _sheet(s: State, a: Orders, b: Orders) -> str:
    """Return what one order sheet does and another does not."""
    fights, other = _attacked(s, a), _attacked(s, b)
    down, other_down = _comes_down(a), _comes_down(b)
    if down != other_down:
        return "come-down" if down else "stay-above"
    if fights and not other:
        return "strike"
    if other and not fights:
        return "hold-back"
    return "where-to-strike" if fights != other else "how-to-come-down" if down else ""


def _attacked(s: State, sheet: Orders) -> set[str]:
    return {s.units[x].at if not o.to else o.to for o in sheet.orders for x in o.units if o.act == "attack"}


def _comes_down(sheet: Orders) -> bool:
    """Return whether any unit moves to the port."""
    return any(o.to == PORT for o in sheet.orders)
