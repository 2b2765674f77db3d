"""What a game promises of which an ended game is reported on: chances, dice, figures (`Game.reporter`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that fell for a seat: how likely each score was, by the rules, and the score that they made.

    A higher score is better for the seat. `<game>-dice-<kind>` words what is thrown for.
    """

    seat: str
    kind: str
    odds: Mapping[int, float]
    score: int


@dataclass(frozen=True, slots=True)
class Happened:
    """One entry that stood: the states before and after it, and every event, secret ones included."""

    before: Any
    after: Any
    events: Sequence[Any]


@dataclass(frozen=True, slots=True)
class Counted:
    """A number that players care for, of a seat or, with "", the table's. `<game>-figure-<key>` words it."""

    key: str
    seat: str
    value: int


@dataclass(frozen=True, slots=True)
class Award:
    """Something true that is worth a line: `<game>-award-<key>` words it, with `facts` for the blanks."""

    key: str
    seat: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


class Reports(Protocol):
    """How an ended game of a title is looked back on. States are those of the game."""

    @property
    def sides(self) -> Sequence[str]:
        """Seats of which each knows what its side knows; the chance to win is that of the first."""

    @property
    def opposed(self) -> Sequence[str]:
        """All seats that play against the first side."""

    @property
    def games(self) -> int:
        """How often a position is played on: more where whole games are, for each tells less."""

    def chance(self, s: Any) -> float:
        """Return the chance of the first side to win, 0 to 1, where dice and questions are at rest."""

    def answer(self, s: Any, d: Any, rng: Random) -> Any:
        """Answer quickly for whoever is asked while a game is played on to where it rests."""

    def rested(self, begun: Any, s: Any) -> bool:
        """Return whether a game that was played on from `begun` is at rest, so that `chance` holds."""

    def candidates(self, s: Any, d: Any, rng: Random) -> Sequence[Any]:
        """Return answers worth comparing with the one that was given; `s` is imagined for who is asked."""

    def throws(self, x: Happened) -> Sequence[Throw]:
        """Return the dice of an entry whose odds tell luck from the rest."""

    def figures(self, course: Sequence[Happened]) -> Sequence[Counted]:
        """Count what players of this title care for."""

    def awards(self, course: Sequence[Happened]) -> Sequence[Award]:
        """Return what deserves a line, the most telling first."""
