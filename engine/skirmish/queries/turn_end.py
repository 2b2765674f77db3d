"""What follows an order by itself: fire of those who watch, and what it does to one's own figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rules import Action, Decision, Seat
from engine.core.types.foreseeing import End, Foresees
from engine.skirmish.model.procedures import PHASE, Q_ORDER
from engine.skirmish.model.state import Figure, State


class TurnEnd(Foresees):
    """Case ORDER.2: an order and every reaction to it, until the next order can be given."""

    kinds = frozenset({Q_ORDER})

    def ended(self, before: State, state: State, seat: Seat) -> bool:
        """Return whether orders can be given again, or the players' step is over."""
        stack = state.stack
        return not any(f.proc == PHASE for f in stack) or (stack[-1].proc == PHASE and bool(stack[-1].wait))

    def follow(self, state: State, decision: Decision, seat: Seat) -> Sequence[Action] | None:
        """Leave every question on the way open: who is asked may answer as they like."""
        return ()

    def ends(self, before: State, state: State, seat: Seat) -> Mapping[str, End]:
        """Cases EFFECT.1 to EFFECT.7: return which of the seat's figures are out, hit or shaken."""
        mine = (f for f in before.figures.values() if f.seat == seat and f.on_table)
        return {f.id: _end(f, state.figures.get(f.id)) for f in mine}


def _end(before: Figure, now: Figure | None) -> End:
    if now is None or now.health not in (before.health, "fit", "left"):
        return "lost"
    worse = (
        now.wounds > before.wounds
        or now.out > before.out
        or now.suppressed > before.suppressed
        or now.fleeing > before.fleeing
    )
    return "hurt" if worse else "safe"
