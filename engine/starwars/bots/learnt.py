"""The learnt evaluation: the chance to win of the side that has just moved, from terms and weights."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul

from engine.core.data import load
from engine.core.errors import BadData
from engine.core.types.values import value
from engine.starwars.bots.terms import TERMS, Chart, Side, terms

#: Score of a game that is won, far above any sum of terms.
SURE = 50.0
FILE = "learnt"
#: Names of the weights, in order: a constant, then two for each term.
NAMES = ("first", *(f"{side}.{term}" for side in ("moved", "throws") for term in TERMS))


@value
class Learnt:
    """The weights of `data/starwars/learnt.toml`, which `python -m engine train starwars` writes."""

    first: float
    moved: dict[str, float]
    throws: dict[str, float]

    def weights(self) -> tuple[float, ...]:
        """Return them in the order of `NAMES`.

        Raises:
            BadData: a term is missing, or there is no such term.

        """
        for key, given in (("moved", self.moved), ("throws", self.throws)):
            if wrong := sorted(set(TERMS) ^ given.keys()):
                raise BadData(f"data/starwars/{FILE}.toml", f"{key}.{wrong[0]}", "is missing, or no term")
        return (self.first, *(self.moved[x] for x in TERMS), *(self.throws[x] for x in TERMS))


WEIGHTS = load("starwars", FILE, Learnt).weights()


def score(c: Chart, w: Sequence[float], moved: Side, throws: Side) -> float:
    """Return the logarithm of the odds of the side that has just moved, 0 when even."""
    x = terms(c, moved, throws)
    if isinstance(x, float):
        return SURE if x else -SURE
    total: float = w[0] + sum(map(mul, w[1:], x))
    return total


def chance(score: float) -> float:
    """Return the chance to win that corresponds to a score."""
    if abs(score) >= SURE:
        return 1.0 if score > 0 else 0.0
    return 1 / (1 + exp(-score))
