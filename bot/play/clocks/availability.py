"""When people's time does not count, according to their settings."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.play.clocks.time_off import TimeOff
from bot.play.context import Context
from bot.store.models import Schedule


class Availability:
    """Says which seconds count for a person."""

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
        """Return a person's time off at a table that allows vacations, with its weekends off or not.

        Weekends are those of the table's `host`, who chose them for everybody. `by`: an earlier schedule of
        one of the two.
        """
        mine = await self._schedule(user, by)
        hosts = mine
        if table_weekends and host not in (0, user):
            hosts = await self._schedule(host, by)
        return time_off(mine, weekends=hosts if table_weekends else None, vacation=vacation)

    async def _schedule(self, user: int, by: Schedule | None) -> Schedule:
        return by if by is not None and by.user == user else await self._store.schedule(user)


def time_off(schedule: Schedule, *, weekends: Schedule | None = None, vacation: bool = True) -> TimeOff:
    """Return the time off defined by a schedule; `weekends`: the schedule whose zone decides them, if any."""
    away = tuple((begin, end) for begin, end in json.loads(schedule.away)) if vacation else ()

    def at(moment: int) -> TimeOff:
        zone, begin, end = hours_at(schedule, moment)
        calendar = hours_at(weekends, moment)[0] if weekends else ""
        quiet = (begin, end) if begin != end else None
        return TimeOff(zone or calendar or "UTC", quiet, weekends is not None, away, calendar)

    off = at(0)
    for since in sorted({x.since for x in (schedule, weekends) if x and x.since}):
        off = replace(at(since), before=off, since=since)
    return TimeOff(off.zone) if off.never else off


def hours_at(schedule: Schedule, moment: int) -> tuple[str, int, int]:
    """Return the zone and the quiet hours that are valid for a person at a moment."""
    if moment < schedule.since:
        zone, begin, end = json.loads(schedule.was)
        return zone, begin, end
    return schedule.zone, schedule.quiet_from, schedule.quiet_to
