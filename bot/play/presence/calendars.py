"""What people may know of when they play: their vacations, and how many days of these they have left."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.play.clocks.time_off import DAY
from bot.play.context import Context
from bot.store import Store
from bot.store.models import Schedule

#: A day of vacation, and the most that can be saved, in tenths of a day: a day of play earns one tenth.
LEAST_LEAVE, FULL = 10, 210


@dataclass(frozen=True, slots=True)
class Away:
    """A vacation, in unix seconds; none if it never ends."""

    begin: int = 0
    end: int = 0

    def __bool__(self) -> bool:
        """Return whether it is one."""
        return self.end > 0


@dataclass(frozen=True, slots=True)
class Leave:
    """A person's vacation credit in tenths of a day, how many of them are new, and up to which day."""

    tenths: int
    gained: int
    day: int

    @property
    def days(self) -> int:
        """Return the credit in whole days."""
        return self.tenths // LEAST_LEAVE


def away_of(schedule: Schedule, now: int) -> Away | None:
    """Return a person's current or planned vacation, or None."""
    spans = [Away(begin, end) for begin, end in json.loads(schedule.away) if end > now]
    return spans[0] if spans else None


async def leave_of(store: Store, schedule: Schedule, now: int) -> Leave:
    """Return a person's vacation credit: a tenth of a day is earned on each day with an answer.

    It is computed from the log on request, so that playing writes nothing.
    """
    today = now // DAY
    played = await store.answered(schedule.user, (schedule.earned + 1) * DAY, today * DAY, DAY)
    return Leave(min(FULL, schedule.leave + len(played)), len(played), today - 1)


class Calendars:
    """Shows people when they play."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def of(self, user: int) -> tuple[Schedule, Leave, Away | None]:
        """Return a person's hours, their vacation credit, and their current or planned vacation."""
        now, store = self._context.stored_now(), self._context.store
        schedule = await store.schedule(user)
        return schedule, await leave_of(store, schedule, now), away_of(schedule, now)
