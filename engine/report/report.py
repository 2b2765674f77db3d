"""The report on an ended game, as plain data: what was measured, each with how sure it is.

It may be read by anybody who could see the game, for it exists only once the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engine.core.data import adapter
from engine.core.rules import Packed, Seat
from engine.core.types.reporting import Award, Figure
from engine.core.types.values import value

#: What changed the chance: dice, an open answer, a secret one, a secret answer that guessed well or badly
#: what was hidden, or something that cannot be told apart.
Cause = Literal["luck", "choice", "secret", "guessed", "misguessed", "unclear"]


@value
class Estimate:
    """A chance of `Report.side` to win, 0 to 1 (or a difference of two), and its standard error."""

    chance: float
    error: float


@value
class Point:
    """The chance after entry `n`: with everything open, and on average in worlds that each side imagines."""

    n: int
    open: Estimate
    known: Mapping[Seat, Estimate]


@value
class TurningPoint:
    """An entry that changed the chance most, with everything open.

    `average` is what the same answer leads to over all dice, None where none fell. Of `tried` answers (0:
    none were compared) `best` is the one, packed, that was better than the played one for `seat`, as far as
    it knew, by `lead`, beyond chance; None where none was. A secret answer met what was hidden better than
    what that could have been by `guess`, set against the other answers; None where that was not measured.
    """

    n: int
    seat: Seat
    kind: str
    cause: Cause
    before: Estimate
    after: Estimate
    average: Estimate | None = None
    tried: int = 0
    best: Packed = None
    lead: Estimate | None = None
    guess: Estimate | None = None


@value
class Luck:
    """All throws of one kind for one seat: the scores expected and made in sum, and how unusual that is.

    `tail` is the exact chance of a sum as far from what was expected as this one, or further, on its side.
    """

    seat: Seat
    kind: str
    throws: int
    expected: float
    made: int
    tail: float


@value
class Report:
    """Everything. `points` begin at the first entry that today's rules can replay, and skip what was undone.

    `chance` and `known` are those of `side`. `secrets` are the entries whose answers were sealed or hidden.
    `games` is how many times the game was played on from one of its positions.
    """

    game: str
    side: Seat
    sides: tuple[Seat, ...]
    entries: int
    points: tuple[Point, ...]
    turning: tuple[TurningPoint, ...]
    luck: tuple[Luck, ...]
    figures: tuple[Figure, ...]
    awards: tuple[Award, ...]
    secrets: tuple[int, ...]
    games: int
    format: Literal["nullgate-report-1"] = "nullgate-report-1"


def write_report(report: Report) -> str:
    """Write a report as JSON text."""
    return adapter(Report).dump_json(report).decode()


def read_report(text: str) -> Report:
    """Read a report that was written.

    Raises:
        ValidationError: it is not one, or is of another version.

    """
    report: Report = adapter(Report).validate_json(text)
    return report
