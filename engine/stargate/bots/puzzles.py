"""What makes puzzles of StarGate: the questions of combats and approaches, and what each shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from engine.core.contract import Game
from engine.core.flow import options
from engine.core.hexgrid import distance
from engine.core.rules import Action, Decision, Seat
from engine.core.types.puzzling import Measured, Puzzler
from engine.policies.policy import greedy_answer
from engine.policies.worth import THROWS, at_once
from engine.stargate.bots.approach_mix import hunch
from engine.stargate.bots.evaluation import WON, rate
from engine.stargate.model.state import (
    Approach,
    Bar,
    Choose,
    Done,
    Fight,
    Flip,
    Lose,
    Move,
    Place,
    Resolve,
    State,
    Support,
    Teleport,
)

#: Number of the most promising answers compared; minimum lead of the best over the third at first sight.
WIDE, PROMISING = 8, 3.0
#: While a game is played on, a dispersed unit gets the best of this many places.
PLACE, PLACES = "disperse.place", 8
#: Points of a won game: as much as all that can be lost in a turn.
DECIDED = 40.0
#: Minimum average difference in counters, and in hexes, that is mentioned.
NOTABLE, FURTHER = 0.2, 1


class StarGatePuzzles(Puzzler):
    """Positions of a move or a phase, played on to its end, and valued as the machine players rate them."""

    kinds = (
        "combat.next",
        "combat.support",
        PLACE,
        "approach.loss",
        "approach.bar",
        "approach.option",
        "move.teleport",
        "movement.unit",
    )
    always = kinds[:6]
    unit, margin, games = "points", 3.0, 20
    themes = (
        "bring-support",
        "whose-support",
        "save-support",
        "first-combat",
        "which-loss",
        "announce",
        "approach",
        "hold-the-hex",
        "leave-the-hex",
        "scatter-far",
        "scatter-near",
        "which-hex",
        "strike",
        "teleport-in",
        "avoid-loss",
        "stand-still",
        "keep-moving",
        "leave-it",
        "reveal",
        "which-unit",
        "where-to",
    )

    def __init__(self, game: Game[State]) -> None:
        self.game = game

    def candidates(self, s: State, d: Decision, rng: Random) -> Sequence[Action]:
        """Return the best immediate answers, if something stands out; for a move only its beginnings."""
        v, listed = s.stack[-1].v, options(s, d) or ()
        if isinstance(v, Move) and len(v.path) > 1:
            return ()
        if len(listed) <= 3:
            return listed
        throws = [rng.random() for _ in range(THROWS)]
        rated = sorted(
            ((at_once(self.game, s, d, a, throws), n, a) for n, a in enumerate(listed)), reverse=True
        )
        if rated[0][0] - rated[2][0] < PROMISING:
            return ()
        return [a for _, _, a in rated[:WIDE]]

    def answer(self, s: State, d: Decision, rng: Random) -> Action:
        """Answer secret questions by a mix, all others by the best immediate answer from a few places."""
        if (found := hunch(s, d, rng)) is not None:
            return found
        listed = options(s, d) or ()
        if d.kind == PLACE and len(listed) > PLACES:
            throws = [rng.random()]
            return max(rng.sample(listed, PLACES), key=lambda a: at_once(self.game, s, d, a, throws))
        return greedy_answer(self.game, s, d, rng)

    def result_is_in(self, begun: State, s: State, seat: Seat) -> bool:
        """Return whether the combats of the phasing side are over; of an approach, whether the move is."""
        meeting = bool(begun.mover) and isinstance(begun.stack[-1].v, Approach)
        return (meeting and s.mover != begun.mover) or s.phasing != begun.phasing or s.turn != begun.turn

    def worth(self, begun: State, s: State, seat: Seat) -> float:
        """Return the points gained since an answer was given."""
        now = rate(s, seat)
        gained = now - rate(begun, seat)
        return max(-DECIDED, min(DECIDED, gained)) if abs(now) < WON else DECIDED if now > 0 else -DECIDED

    def counts(self, begun: State, s: State, seat: Seat) -> Mapping[str, float]:
        """Count the counters that both sides have lost."""
        gone = [u for u in s.lost if u not in begun.lost]
        mine = sum(s.forces.seat[u] == seat for u in gone)
        return {"mine": float(mine), "theirs": float(len(gone) - mine)}

    def theme(self, s: State, d: Decision, best: Sequence[Measured], second: Measured) -> str:
        """Return a theme shown by the best answer but not by the second."""
        a, b = best[0].action, second.action
        if isinstance(a, Place):
            return _placing(s, a, b)
        if isinstance(a, Support):
            return "bring-support" if isinstance(b, Resolve) else "whose-support"
        if isinstance(a, Fight):
            return "first-combat"
        if isinstance(a, Resolve):
            return "save-support"
        if isinstance(a, Lose):
            return "which-loss"
        if isinstance(a, Bar):
            return "announce"
        if isinstance(a, Choose):
            return "approach"
        return self._moving(best[0], second)

    def _moving(self, best: Measured, second: Measured) -> str:
        """Return the theme of a move, by the losses of either side in the phase."""
        a, b = best.action, second.action
        spared = second.facts["mine"] - best.facts["mine"]
        taken = best.facts["theirs"] - second.facts["theirs"]
        if isinstance(a, Done):
            return "stand-still"
        if taken >= NOTABLE:
            return "teleport-in" if isinstance(a, Teleport) else "strike"
        if spared >= NOTABLE:
            return "avoid-loss"
        if taken <= -NOTABLE:
            return "leave-it"
        if isinstance(a, Teleport):
            return "where-to"
        return "reveal" if isinstance(a, Flip) else "keep-moving" if isinstance(b, Done) else "which-unit"


def _placing(s: State, a: Place, b: Place) -> str:
    """Return how far away a scattered unit is placed."""
    own = s.at[a.unit]
    far, other = distance(own, a.at), distance(own, b.at)
    if a.at == own or b.at == own:
        return "hold-the-hex" if a.at == own else "leave-the-hex"
    return (
        "scatter-far" if far - other >= FURTHER else "scatter-near" if other - far >= FURTHER else "which-hex"
    )
