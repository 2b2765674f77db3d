"""How a turn goes on by itself after a move: a ship that must make room does so, and no other moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.flow import options
from engine.core.rules import Action, Decision, Seat
from engine.core.types.foreseeing import End, Foresees
from engine.starwars.state import State, Stay


class TurnEnd(Foresees):
    """Cases MOVES.2 and MOVES.3: the second number is left where it may be, and used where it must be."""

    kinds = frozenset({"turn.move"})

    def ended(self, before: State, state: State, seat: Seat) -> bool:
        """Case MOVES.1: return whether the other side is to throw."""
        return not state.stack or getattr(state.stack[-1].v, "seat", seat) != seat

    def follow(self, state: State, decision: Decision, seat: Seat) -> Sequence[Action] | None:
        """Case MOVES.2, Ruling T26: stay where that is possible, or else move in any way there is."""
        open_to = options(state, decision) or ()
        return (Stay(),) if Stay() in open_to else open_to

    def ends(self, before: State, state: State, seat: Seat) -> Mapping[str, End]:
        """Return which ships are gone: nobody captures in another's turn."""
        ships = zip(before.fleet[seat], state.fleet[seat], strict=True)
        return {str(n): "lost" if had and not has else "safe" for n, (had, has) in enumerate(ships, 1)}
