"""What a machine player of Starwars looks at: the terms of its rating, and the spaces of an answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rules import Action, Decision, Seat
from engine.core.types.explaining import WON, Reason
from engine.starwars.evaluation import TERMS, WEIGHTS, weigh
from engine.starwars.state import Build, Go, Home, State, Stay, Throw


class Explanation:
    """Terms and places for hints (`engine.core.types.explaining`)."""

    unit = WEIGHTS.ship
    terms = (WON, *TERMS)
    rules = ()

    def weigh(self, s: State, seat: Seat) -> Mapping[str, float]:
        """Return what each term contributes to the rating."""
        return weigh(s, seat)

    def places(
        self, s: State, d: Decision, action: Home | Throw | Build | Go | Stay
    ) -> Sequence[tuple[str, str]]:
        """Return the space of the ship that moves and where it goes, or where something is built."""
        if isinstance(action, Go):
            return ((s.fleet[d.seat][action.ship - 1], action.to),)
        if isinstance(action, Build):
            return ((action.at, ""),)
        return ((action.star, ""),) if isinstance(action, Home) else ()

    def reasons(self, s: State, d: Decision, action: Action) -> Sequence[Reason]:
        """Return nothing: all answers are tried and rated."""
        return ()
