"""What a game provides if puzzles can be found in it (`python -m engine puzzles find`, docs/puzzles.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Measured:
    """An answer with its average result: its value, in the title's unit, and other counts.

    If points are measured, `terms` is by how much each term of the title's rating changed.
    """

    action: Any
    value: float
    facts: Mapping[str, float] = field(default_factory=dict)
    terms: Mapping[str, float] = field(default_factory=dict)


class Puzzler(Protocol):
    """Says which of a title's questions make puzzles, and how far to play on to value their answers."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of question used for puzzles."""

    @property
    def always(self) -> Sequence[str]:
        """The kinds examined wherever they come up: rare ones, and ones quickly played on."""

    @property
    def themes(self) -> Sequence[str]:
        """All themes that `theme` may return; each has words."""

    @property
    def source_options(self) -> Mapping[str, Sequence[str]]:
        """Options, with their values, of the games in which positions are found; the rest are default."""
        return {}

    @property
    def unit(self) -> str:
        """The unit of measurement: "wins" in a hundred games, or "points" gained."""

    @property
    def margin(self) -> float:
        """The lead over the next answer, in that unit, that the best answer must have."""

    @property
    def games(self) -> int:
        """How many games are played on in each series: more where luck matters more."""

    def candidates(self, state: Any, decision: Any, rng: Random) -> Sequence[Any]:
        """Return the answers worth comparing, including the best; fewer than two if none can be best."""

    def answer(self, state: Any, decision: Any, rng: Random) -> Any:
        """Answer for the seat that is asked while a game is played on."""

    def novice(self, state: Any, decision: Any, rng: Random) -> Any | None:
        """Return a newcomer's likely answer, or None if the title's weakest level answers like one.

        How often that is not the best answer says how hard a puzzle is.
        """
        return None

    def result_is_in(self, begun: Any, state: Any, seat: str) -> bool:
        """Return whether an answer's result can be counted yet; `begun` is the state before the answer."""

    def ended(self, begun: Any, state: Any, seat: str) -> bool:
        """Return whether a game has been played on far enough to be valued; usually by then."""
        return self.result_is_in(begun, state, seat)

    def worth(self, begun: Any, state: Any, seat: str) -> float:
        """Return an answer's value for its seat."""

    def valued(self, begun: Any, state: Any) -> Any:
        """Return the position that `worth` rates: `state` without what the answer merely brought to light."""
        return state

    def counts(self, begun: Any, state: Any, seat: str) -> Mapping[str, float]:
        """Count an answer's results, always under the same names."""

    def foreseen(self, state: Any, seat: str) -> Mapping[str, float]:
        """Return those of `counts` that follow from a position by the dice alone; empty if none does.

        They are worked out where they can be, and take the place of what games played on show of them.
        """
        return {}

    def theme(self, state: Any, decision: Any, best: Sequence[Measured], second: Measured) -> str:
        """Return the theme of a position, or "" if it has none; `best` are equally good answers."""
