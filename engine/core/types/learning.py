"""What a game provides if its evaluation is learnt by playing itself (`python -m engine train`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Lesson:
    """One game played against itself.

    `seen` are its positions in order: whether the first seat had just moved, and the terms for the seat that
    had. `result` is 1.0 if the first seat won, 0.0 if the other did, 0.5 for a draw.
    """

    seen: Sequence[tuple[bool, Sequence[float]]]
    result: float


class Learner(Protocol):
    """A game of two seats with weights to learn: the logistic function of their sum is the chance to win."""

    @property
    def names(self) -> Sequence[str]:
        """The names of the weights: "term", or "table.term" for one in a table of the file."""

    @property
    def file(self) -> str:
        """The name of the weights' file in the game's data, without its extension."""

    def play(self, weights: Sequence[float], rng: Random) -> Lesson:
        """Play a game against itself with these weights; terms are in the order of `names`."""
