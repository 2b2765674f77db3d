"""How a Player Turn goes on by itself once orders have been given: to the end of its Combat Phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from engine.core.flow import options
from engine.core.rules import Action, Decision, Seat
from engine.core.types.foreseeing import End, Foresees
from engine.stargate.model.state import Done, Resolve, State, Stop
from engine.stargate.movement.stacking_limits import crowded

#: Questions whose answers are drawn evenly: secret choices, and those of which nobody knows the better.
DRAWN = frozenset({"approach.bar", "approach.option", "approach.loss", "berserk.target", "berserk.order"})
#: Questions of order and place, in which one answer is as good as another for who comes back.
ALIKE = frozenset({"combat.next", "combat.unarmed", "disperse.place", "mindless.unit", "gravity.loss"})


class TurnEnd(Foresees):
    """Cases 4.0 and 9.0: after the last order the phase ends; who shares a hex with enemies must attack."""

    kinds = frozenset(
        {"movement.unit", "move.leg", "move.teleport", "combat.next", "combat.support", *DRAWN, *ALIKE}
    )

    def ended(self, before: State, state: State, seat: Seat) -> bool:
        """Case 4.0: return whether the other side's Player Turn has begun."""
        return (state.turn, state.phasing) != (before.turn, before.phasing)

    def follow(self, state: State, decision: Decision, seat: Seat) -> Sequence[Action] | None:
        """Stop, end the phase, attack without support; secret choices are drawn evenly.

        Ruling 8.0-a: nothing is foreseen while a hex is too full.
        """
        if decision.kind == "movement.unit":
            return None if crowded(state, seat) else (Done(),)
        if decision.kind == "combat.support":
            return (Resolve(),)
        open_to = options(state, decision) or ()
        if decision.kind == "move.leg":
            return (Stop(),) if Stop() in open_to else None
        if decision.kind in DRAWN:
            return open_to
        return open_to[:1] if decision.kind in ALIKE else None

    def ends(self, before: State, state: State, seat: Seat) -> Mapping[str, End]:
        """Cases 9.2 and 12.0: return which counters are lost or dispersed, and which come back."""
        mine = (u for u in chain(before.at, before.staged) if before.forces.seat[u] == seat)
        return {u: "lost" if u in state.lost else "hurt" if u in state.spent else "safe" for u in mine}
