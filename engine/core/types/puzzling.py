"""What a game promises of which puzzles can be found (`python -m engine puzzles find`, docs/puzzles.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Measured:
    """An answer and what came of it on average: its value, in the title's unit, and other counts.

    `terms` is by how much each term of the title's rating changed, where points are what is measured.
    """

    action: Any
    value: float
    facts: Mapping[str, float] = field(default_factory=dict)
    terms: Mapping[str, float] = field(default_factory=dict)


class Puzzler(Protocol):
    """Which questions of a title make puzzles, and how far games are played on to value their answers."""

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of question that are asked."""

    @property
    def always(self) -> Sequence[str]:
        """Those that are looked at wherever they come up: rare ones, and ones played on quickly."""

    @property
    def themes(self) -> Sequence[str]:
        """All that a puzzle may show, as `theme` gives it; each has words."""

    @property
    def drawn(self) -> Mapping[str, Sequence[str]]:
        """Options of the games in which positions are found, and their values; the others are as usual."""

    @property
    def unit(self) -> str:
        """The unit of measurement: "wins" in a hundred games, or "points" gained."""

    @property
    def margin(self) -> float:
        """By how much the best answer is better than the next, in that unit."""

    @property
    def games(self) -> int:
        """How many games each series of playing on has: more where luck weighs more."""

    def candidates(self, s: Any, d: Any, rng: Random) -> Sequence[Any]:
        """Return the answers worth comparing, the best included; fewer than two where none can be best."""

    def answer(self, s: Any, d: Any, rng: Random) -> Any:
        """Answer for whoever is asked while a game is played on."""

    def novice(self, s: Any, d: Any, rng: Random) -> Any | None:
        """Return what somebody might answer who is new to the title; None where its weakest level answers so.

        How often that is not the best answer says how hard a puzzle is.
        """

    def told(self, begun: Any, s: Any, seat: str) -> bool:
        """Return whether what an answer led to can be counted by now; `begun` is where it was given."""

    def ended(self, begun: Any, s: Any, seat: str) -> bool:
        """Return whether a game has been played on far enough to be valued."""

    def worth(self, begun: Any, s: Any, seat: str) -> float:
        """Return what an answer has come to, for its seat."""

    def valued(self, begun: Any, s: Any) -> Any:
        """Return the position that `worth` rates: `s`, less what an answer merely brought to light."""

    def counts(self, begun: Any, s: Any, seat: str) -> Mapping[str, float]:
        """Count what an answer led to; always the same names."""

    def theme(self, s: Any, d: Any, best: Sequence[Measured], second: Measured) -> str:
        """Return what a position shows, "" for nothing that can be said; `best` are equally good."""
