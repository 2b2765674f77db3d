"""The learnt evaluation: the chance to win of the side that has just moved, from terms and weights.

Later in a game, places near the enemy home gain value: so players who have learnt do not stall.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
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


#: The pull grows by this share at a time, so that there are few sets of weights.
STEPS = 10


@value
class Haste:
    """After which turn a player comes, after how many more its pull is whole, and how often that at most."""

    after: int
    per: int
    most: int

    def steps(self, turns: int) -> int:
        """Return how many tenths of the pull apply after this many turns of both sides."""
        return min(self.most * STEPS, max(0, turns - self.after) * STEPS // self.per)


@value
class Hastes:
    """The numbers of `data/starwars/haste.toml`, which says what each means."""

    strong: Haste
    champion: Haste
    pull: dict[str, float]

    def weights(self) -> tuple[float, ...]:
        """Return the full pull's addition to each weight, in the order of `NAMES`.

        Raises:
            BadData: a term is unknown.

        """
        if wrong := sorted(self.pull.keys() - set(TERMS)):
            raise BadData("data/starwars/haste.toml", f"pull.{wrong[0]}", "is no term")
        sign = {"moved": 1, "throws": -1}
        found = (name.split(".") for name in NAMES[1:])
        return (0.0, *(sign[of] * self.pull.get(term, 0.0) for of, term in found))


HASTES = load("starwars", "haste", Hastes)
PULL = HASTES.weights()


def hurried(haste: Haste, turns: int) -> tuple[float, ...]:
    """Return a player's learnt weights after this many turns."""
    return _pulled(haste.steps(turns))


@cache
def _pulled(steps: int) -> tuple[float, ...]:
    return tuple(w + steps / STEPS * more for w, more in zip(WEIGHTS, PULL, strict=True))
