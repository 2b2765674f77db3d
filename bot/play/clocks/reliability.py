"""How reliable people are at tables with a clock; older games count less and less."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from bot.play.clocks.pace import DAY, read
from bot.play.context import Context
from bot.play.model.terms import Person, Refused
from bot.store.models import Reliability

#: Age at which a count is worth half.
HALF_LIFE = 60 * DAY
#: Reference time at which an event has weight 1: 2026-01-01.
EPOCH = 1_767_225_600
#: Maximum number of half-lives, so that weights stay within a double.
MOST_HALVES = 1000
#: Number of timely answers that taking a seat over counts for, and of late ones that leaving one counts for.
TAKEN_OVER, LEFT_TO_OTHERS = 3, 2
#: Total weight below which somebody counts as new.
KNOWN = 5.0
#: Somebody is often late if their late answers weigh this much, and more than one in this many was late.
OFTEN, ONE_IN = 1.5, 6


class Word(StrEnum):
    """What hosts learn about a person's reliability."""

    STEADY = "steady"
    LATE = "late"
    NEW = "new"


def weight(at: int) -> float:
    """Return the weight with which something that happens now is saved.

    The weight of new events grows, rather than saved counts shrinking: so counting is adding, without
    reading first.
    """
    return float(2.0 ** max(-MOST_HALVES, min(MOST_HALVES, (at - EPOCH) / HALF_LIFE)))


@dataclass(frozen=True, slots=True)
class Record:
    """How often a person has lately answered in time or late, lost a seat, and taken one over."""

    kept: float = 0
    late: float = 0
    left: float = 0
    took: float = 0

    @property
    def word(self) -> Word:
        """Return what is said about them."""
        good, bad = self.kept + TAKEN_OVER * self.took, self.late + LEFT_TO_OTHERS * self.left
        if bad >= OFTEN and bad * ONE_IN > good + bad:
            return Word.LATE
        return Word.STEADY if good + bad >= KNOWN else Word.NEW


def record_of(row: Reliability | None, at: int) -> Record:
    """Return a person's record, at its present weight."""
    if row is None:
        return Record()
    now = weight(at)
    return Record(row.kept / now, row.late / now, row.gave_up / now, row.took_over / now)


class Reliabilities:
    """Says how far people can be counted on, and lets them come to tables that ask for that."""

    def __init__(self, context: Context) -> None:
        self._context, self._store = context, context.store

    async def of(self, users: Collection[int]) -> dict[int, Record]:
        """Return the record of each of these people."""
        rows = {x.user: x for x in await self._store.reliability(users)}
        now = self._context.stored_now()
        return {x: record_of(rows.get(x), now) for x in users}

    async def fits(self, clock: str, user: int) -> bool:
        """Return whether a person may join a table with these terms. A new person may."""
        return not read(clock).steady or (await self.of([user]))[user].word is not Word.LATE

    async def check(self, clock: str, user: Person, by: Person) -> None:
        """Refuse a person at a table with these terms unless they fit.

        Raises:
            Refused: it asks for steady players, and they have often been late.

        """
        if not await self.fits(clock, user.id):
            raise Refused("refused-not-steady" if user.id == by.id else "refused-not-steady-them")
