"""What a game provides if its ended games are reported on: chances, dice, figures (`Game.reporter`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from engine.core.types.values import value


@dataclass(frozen=True, slots=True)
class Throw:
    """A seat's throw of dice: the chance of every score by the rules, and the score thrown.

    A higher score is better for the seat. `<game>-dice-<kind>` words its purpose.
    """

    seat: str
    kind: str
    odds: Mapping[int, float]
    score: int


@dataclass(frozen=True, slots=True)
class Happened:
    """One entry that was not undone: the states before and after it, and all events, secret ones included."""

    before: Any
    after: Any
    events: Sequence[Any]


@value
class Figure:
    """A number players care about, of a seat or, with "", the table. `<game>-figure-<key>` words it."""

    key: str
    seat: str
    value: int


@value
class Award:
    """Something true that is worth a line: `<game>-award-<key>` words it, `facts` fill the blanks.

    `shared` ones are worded for all titles alike.
    """

    key: str
    seat: str
    facts: Mapping[str, str | int]
    shared: bool = False


class Reports(Protocol):
    """Reports on ended games of a title.

    Unless it says otherwise, positions are played on to the end of the game, which alone is rated.
    """

    @property
    def sides(self) -> Sequence[str]:
        """Seats that share one side's knowledge each; the chance to win is the first side's."""

    @property
    def opposed(self) -> Sequence[str]:
        """All seats that play against the first side."""

    @property
    def games(self) -> int:
        """How often a position is played on: more if to the end of the game, as each result tells less."""

    def chance(self, state: Any) -> float:
        """Return the first side's chance to win, 0 to 1, at rest in a game that is not over."""
        return 0.5

    def answer(self, state: Any, decision: Any, rng: Random) -> Any:
        """Answer quickly for the seat that is asked while a game is played on until it is at rest."""

    def rested(self, begun: Any, state: Any) -> bool:
        """Return whether a game played on from `begun` is at rest, so that `chance` is valid."""
        return state.over is not None

    def candidates(self, state: Any, decision: Any, rng: Random) -> Sequence[Any]:
        """Return answers worth comparing with the one given; `state` is imagined for the seat asked."""

    def throws(self, x: Happened) -> Iterable[Throw]:
        """Return the throws of an entry whose odds show how lucky the seat was."""

    def figures(self, course: Sequence[Happened]) -> Iterable[Figure]:
        """Return the figures that players of this title care about."""

    def awards(self, course: Sequence[Happened]) -> Iterable[Award]:
        """Return the awards of a game, the most telling first."""
