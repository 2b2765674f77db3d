"""What a machine player of StarGate looks at: terms of its rating, and the units and hexes of an answer."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Action, Decision
from engine.core.types.explaining import WON, Explains
from engine.stargate.bots.evaluation import TERMS, weigh
from engine.stargate.bots.unit_values import WEIGHTS
from engine.stargate.model.state import (
    Approach,
    Battles,
    Circle,
    Exit,
    Fight,
    Flip,
    Jump,
    Leg,
    Move,
    Place,
    Stage,
    State,
    Stop,
    Support,
    Teleport,
)
from engine.stargate.movement.legs import WAY_INDEX

NOWHERE: tuple[tuple[str, str], ...] = ()


class Explanation(Explains):
    """Terms and places for hints (`engine.core.types.explaining`)."""

    unit = WEIGHTS.loss
    terms = (WON, *TERMS)
    weigh = staticmethod(weigh)

    def places(self, state: State, decision: Decision, action: Action) -> Sequence[tuple[str, str]]:
        """Return the unit that acts and the hex it acts on, or the hex or Stargate that is chosen."""
        v = state.stack[-1].v
        if isinstance(action, Leg | Circle | Exit | Stop | Teleport):
            return _going(state, v, action)
        if isinstance(action, Place):
            return ((action.unit, action.at if action.at != state.at.get(action.unit) else ""),)
        if isinstance(action, Support) and isinstance(v, Battles):
            return ((action.unit, v.at),)
        if isinstance(action, Stage | Fight):
            return ((action.at, ""),)
        if isinstance(action, Flip):
            return ((action.gate, ""),)
        if unit := getattr(action, "unit", ""):
            return ((unit, ""),)
        at = v.at if isinstance(v, Approach | Battles) else ""
        return ((at, ""),) if at else NOWHERE


def _going(
    state: State, move: Move, action: Leg | Circle | Exit | Stop | Jump
) -> tuple[tuple[str, str], ...]:
    """Cases 5.1 and 5.4: return the unit under way, and the hex where a straight line or a jump ends."""
    unit = move.crew[0]
    if isinstance(action, Teleport):
        return ((unit, action.to),)
    if isinstance(action, Leg):
        return ((unit, state.board.grid.rays[move.path[-1]][WAY_INDEX[action.way]][action.hexes - 1]),)
    return ((unit, ""),)
