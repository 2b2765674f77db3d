"""Which seconds count for whom: hours, weekends, vacations, and when an hour strikes in a time zone."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta
from functools import lru_cache
from importlib import resources
from zoneinfo import ZoneInfo

from bot.play.context import Context
from bot.store.models import Schedule

DAY = 86_400

MINUTES = 1_440

#: The first Monday after the beginning of unix time, in days.
MONDAY = 4

SATURDAY = 5


@dataclass(frozen=True, slots=True)
class TimeOff:
    """When a person's time does not count.

    `quiet` are minutes of the local day, the end not included; they may pass midnight, and are none when
    both are the same. With `weekends`, Saturday and Sunday are off. `away` are spans of unix seconds, in any
    order; they may overlap. Weekends are those of the zone `calendar`, if given. Before `since`, `before`
    applied.
    """

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    weekends: bool = False
    away: tuple[tuple[int, int], ...] = ()
    calendar: str = ""
    before: TimeOff | None = None
    since: int = 0

    def __post_init__(self) -> None:
        if self.quiet and not all(0 <= x <= MINUTES for x in self.quiet):
            raise ValueError(f"quiet hours {self.quiet} are not minutes of a day")

    @property
    def never(self) -> bool:
        """Return whether every second counts."""
        then = self.before is None or self.before.never
        return then and not (self.weekends or self.away or self.hours)

    @property
    def hours(self) -> tuple[int, int] | None:
        """Return the seconds of the local day at which quiet hours begin and end."""
        begin, end = (x % MINUTES * 60 for x in self.quiet or (0, 0))
        return (begin, end) if begin != end else None


#: Every second counts.
ALWAYS = TimeOff()


@lru_cache(1)
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset((resources.files("tzdata") / "zones").read_text(encoding="utf-8").split())


@lru_cache(1024)
def zone_of(name: str) -> ZoneInfo:
    """Return a time zone by its name.

    Raises:
        ValueError: there is none of this name.

    """
    if name not in zones():
        raise ValueError(f"there is no time zone {name!r}")
    with (resources.files("tzdata") / "zoneinfo").joinpath(name).open("rb") as file:
        return ZoneInfo.from_file(file, key=name)


def elapsed(off: TimeOff, since: int, until: int) -> int:
    """Return how many seconds from `since` to `until` count; 0 if `until` is earlier."""
    if off.never:
        return max(0, until - since)
    counted, at = 0, since
    while at < until:
        is_on, end = _piece(off, at)
        counted += min(end, until) - at if is_on else 0
        at = end
    return counted


def due(off: TimeOff, since: int, seconds: int) -> int:
    """Return the first moment at which this many seconds since then have counted."""
    if off.never:
        return since + max(0, seconds)
    left, at = max(0, seconds), since
    while left:
        is_on, end = _piece(off, at)
        if is_on and end - at >= left:
            return at + left
        left -= end - at if is_on else 0
        at = end
    return at


def is_off(off: TimeOff, at: int) -> bool:
    """Return whether this second does not count."""
    return not off.never and not _piece(off, at)[0]


def local_day(off: TimeOff, at: int) -> int:
    """Return the number of the day on a person's local calendar.

    >>> local_day(TimeOff("Asia/Tokyo"), 15 * 3600) - local_day(TimeOff(), 15 * 3600)
    1
    """
    return (at + _ahead(off.zone, at)) // DAY


def wall_clock(zone: str, at: int) -> int:
    """Return the seconds that a local clock and calendar show, counted as if they were those of UTC."""
    return at + _ahead(zone or "UTC", at)


def days_later(zone: str, at: int, days: int) -> int:
    """Return when a local clock shows the same time some days later; one of them may have 23 or 25 hours.

    >>> days_later("Europe/Berlin", 1_792_800_000, 2) - 1_792_800_000 - 2 * DAY
    3600
    """
    there = datetime.fromtimestamp(at, UTC).astimezone(zone_of(zone or "UTC"))
    return int((there + timedelta(days=days)).timestamp())


def ends(off: TimeOff, at: int) -> int:
    """Return when seconds count again: `at` itself if it does."""
    while not off.never:
        is_on, end = _piece(off, at)
        if is_on:
            break
        at = end
    return at


def _piece(off: TimeOff, at: int) -> tuple[bool, int]:
    """Return whether a second counts, and until when, at least, that stays so."""
    if off.before is not None and at < off.since:
        is_on, end = _piece(off.before, at)
        return is_on, min(end, off.since)
    for begin, end in off.away:
        if begin <= at < end:
            return False, end
    is_on, end = True, at + DAY
    for part in _parts(off):
        counts, until = _at_home(part, at)
        is_on, end = is_on and counts, min(end, until)
    return is_on, min([end, *(begin for begin, gone in off.away if at < begin < gone)])


@lru_cache(256)
def _parts(off: TimeOff) -> tuple[TimeOff, ...]:
    """Return the conditions of each local time: nights at home, and weekends at the table's host."""
    if not off.weekends or off.calendar in ("", off.zone):
        return (off,) if off.weekends or off.quiet else ()
    nights = (TimeOff(off.zone, off.quiet),) if off.quiet else ()
    return (*nights, TimeOff(off.calendar, weekends=True))


def _at_home(off: TimeOff, at: int) -> tuple[bool, int]:
    """Do so by the wall clock alone, which neither strikes midnight nor is put forward or back in between."""
    ahead = _ahead(off.zone, at)
    day, second = divmod(at + ahead, DAY)
    bounds, hours = [DAY], off.hours
    is_on = not (off.weekends and (day - MONDAY) % 7 >= SATURDAY)
    if hours:
        begin, end = hours
        bounds += [x for x in hours if x > second]
        within = begin <= second < end if begin < end else not end <= second < begin
        is_on = is_on and not within
    return is_on, _changed(off.zone, at, at - second + min(bounds), ahead)


def _changed(zone: str, at: int, end: int, ahead: int) -> int:
    """Return when, from `at` to `end`, the wall clock is put forward or back; `end` if it is not."""
    if _ahead(zone, end) == ahead:
        return end
    while end - at > 1:
        middle = (at + end) // 2
        if _ahead(zone, middle) == ahead:
            at = middle
        else:
            end = middle
    return end


def _ahead(zone: str, at: int) -> int:
    """Return how many seconds a local time is ahead of UTC."""
    there = datetime.fromtimestamp(at, UTC).astimezone(zone_of(zone)).utcoffset()
    return int(there.total_seconds()) if there else 0


async def availability(
    context: Context,
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
    mine = await _schedule(context, user, by)
    hosts = mine
    if table_weekends and host not in (0, user):
        hosts = await _schedule(context, host, by)
    return time_off(mine, weekends=hosts if table_weekends else None, vacation=vacation)


async def _schedule(context: Context, user: int, by: Schedule | None) -> Schedule:
    return by if by is not None and by.user == user else await context.store.schedule(user)


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


HOURS = 24


def next_at(zone: str, hour: int, after: int) -> int:
    """Return when the wall clock next shows a full hour, once on each day of its calendar.

    Where the clock is put forward over it, that is the moment at which this is done; where an hour comes
    twice, the first of the two.
    """
    there = zone_of(zone or "UTC")
    day = datetime.fromtimestamp(after, UTC).astimezone(there).date()
    while True:
        at = int(datetime.combine(day, time(hour), tzinfo=there).timestamp())
        if at > after:
            return at
        day += timedelta(days=1)
