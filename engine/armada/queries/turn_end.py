"""What a battle may come to, whatever both sides choose in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.armada.model.state import BATTLE, State
from engine.core.rules import Action, Decision, Seat
from engine.core.types.foreseeing import End, Foresees


class TurnEnd(Foresees):
    """Cases COMBAT.1 to COMBAT.h: an answer that begins a battle or goes on with it, to that battle's end."""

    kinds = frozenset({"attack", "press", "pursue"})

    def ended(self, before: State, state: State, seat: Seat) -> bool:
        """Return whether no battle is under way and somebody is asked, or the turn is over."""
        if state.turn != before.turn:
            return True
        stack = state.stack
        return not any(f.proc == BATTLE for f in stack) and bool(stack and stack[-1].wait)

    def follow(self, state: State, decision: Decision, seat: Seat) -> Sequence[Action] | None:
        """Leave every question open: launches, targets and retreats are either side's own affair."""
        return ()

    def ends(self, before: State, state: State, seat: Seat) -> Mapping[str, End]:
        """Cases COMBAT.f and DEFENSE.armor: return which starships are lost or damaged."""
        mine = (u for u in before.units.values() if u.seat == seat and u.ship)
        found: dict[str, End] = {}
        for u in mine:
            now = state.units.get(u.id)
            found[u.id] = "lost" if now is None else "hurt" if now.wreck > u.wreck else "safe"
        return found
