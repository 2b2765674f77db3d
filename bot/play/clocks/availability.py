"""When people's time does not count, by what they have told us."""

from __future__ import annotations

import json

from bot.play.clocks.time_off import ALWAYS, TimeOff
from bot.play.context import Context
from bot.store.models import Schedule


class Availability:
    """Says which seconds count for somebody."""

    def __init__(self, context: Context) -> None:
        self._store = context.store

    async def of(
        self,
        user: int,
        table_weekends: bool,
        *,
        vacation: bool = True,
        host: int = 0,
        by: Schedule | None = None,
    ) -> TimeOff:
        """Return somebody's time off at a table whose weekends are off, or not, and that allows vacations.

        Weekends are those where the table's `host` lives, who chose them for all. `by`: the schedule that
        they had then.
        """
        mine = by or await self._store.schedule(user)
        calendar = ""
        if table_weekends:
            calendar = (mine if host in (0, user) else await self._store.schedule(host)).zone
        return time_off(mine, weekends=table_weekends, vacation=vacation, calendar=calendar)


def time_off(
    schedule: Schedule, *, weekends: bool = False, vacation: bool = True, calendar: str = ""
) -> TimeOff:
    """Return the time off that a schedule means. `calendar`: the zone of its weekends, if it is another."""
    quiet = (schedule.quiet_from, schedule.quiet_to)
    away = tuple((begin, end) for begin, end in json.loads(schedule.away)) if vacation else ()
    if not (weekends or away or quiet[0] != quiet[1]):
        return ALWAYS
    own = schedule.zone or calendar or "UTC"
    return TimeOff(own, quiet if quiet[0] != quiet[1] else None, weekends, away, calendar)
