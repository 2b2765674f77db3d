"""The learnt evaluation: the team's chance to win, from terms and weights."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul

from engine.core.data import load
from engine.core.errors import BadData
from engine.core.types.values import value
from engine.skirmish.bots.terms import TERMS, terms
from engine.skirmish.model.state import GM, State

FILE = "learnt"
#: Sums beyond this are as good as certain.
CERTAIN = 30.0


@value
class Learnt:
    """The weights of `data/skirmish/learnt.toml`, which `python -m engine train skirmish` writes."""

    weights: dict[str, float]

    def ordered(self) -> tuple[float, ...]:
        """Return them in the order of `TERMS`.

        Raises:
            BadData: a term is missing, or there is no such term.

        """
        if wrong := sorted(set(TERMS) ^ self.weights.keys()):
            raise BadData(f"data/skirmish/{FILE}.toml", f"weights.{wrong[0]}", "is missing, or no term")
        return tuple(self.weights[x] for x in TERMS)


WEIGHTS = load("skirmish", FILE, Learnt).ordered()


def chance(s: State, weights: Sequence[float] = WEIGHTS) -> float:
    """Return the chance of the team to win from a position, 0.0 to 1.0; a mission that is over is certain."""
    if s.over is not None:
        return float(s.over.winner not in (None, GM))
    total: float = sum(map(mul, weights, terms(s)))
    return 1 / (1 + exp(-max(-CERTAIN, min(CERTAIN, total))))
