"""What a game promises whose evaluation is learnt from games against itself (`python -m engine train`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game played against itself.

    `seen` are its positions in order: whether the first seat had just moved, and the terms of whoever had.
    `result` is 1.0 where the first seat won, 0.0 where the other did, 0.5 where nobody.
    """

    seen: Sequence[tuple[bool, Sequence[float]]]
    result: float


class Learner(Protocol):
    """A game of two seats with weights to learn: the chance to win is the logistic function of their sum."""

    @property
    def names(self) -> Sequence[str]:
        """What the weights are called: "term", or "table.term" for one in a table of the file."""

    @property
    def file(self) -> str:
        """The name of their file in the game's data, without its ending."""

    def play(self, weights: Sequence[float], rng: Random) -> Lesson:
        """Play a game against itself with these weights; terms are in the order of `names`."""
