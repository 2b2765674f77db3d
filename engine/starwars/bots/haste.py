"""How the learnt players avoid stalling: later in a game, places near the enemy home gain value."""

from __future__ import annotations

from functools import cache

from engine.core.data import load
from engine.core.errors import BadData
from engine.core.types.values import value
from engine.starwars.bots.learnt import NAMES, WEIGHTS
from engine.starwars.bots.terms import TERMS

FILE = "haste"
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
            raise BadData(f"data/starwars/{FILE}.toml", f"pull.{wrong[0]}", "is no term")
        sign = {"moved": 1, "throws": -1}
        found = (name.split(".") for name in NAMES[1:])
        return (0.0, *(sign[of] * self.pull.get(term, 0.0) for of, term in found))


HASTES = load("starwars", FILE, Hastes)
PULL = HASTES.weights()


def hurried(haste: Haste, turns: int) -> tuple[float, ...]:
    """Return a player's learnt weights after this many turns."""
    return _pulled(haste.steps(turns))


@cache
def _pulled(steps: int) -> tuple[float, ...]:
    return tuple(w + steps / STEPS * more for w, more in zip(WEIGHTS, PULL, strict=True))
