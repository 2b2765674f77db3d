"""A second opinion, as slow as it is plain: minute by minute, by what a clock on the wall would show.

Nothing here is taken from the product: whoever reads the rules of clocks can check it line by line.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from importlib import resources
from zoneinfo import ZoneInfo

MINUTE = 60


@dataclass(frozen=True)
class Life:
    """What is off for somebody: quiet hours as minutes of their day, weekends, and spans of absence.

    Weekends are those of the zone `calendar`, if one is named. Until `since` counted what was `before`.
    """

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    weekends: bool = False
    away: tuple[tuple[int, int], ...] = ()
    calendar: str = ""
    before: Life | None = None
    since: int = 0

    def off(self, at: int) -> bool:
        """Return whether a second does not count."""
        if self.before is not None and at < self.since:
            return self.before.off(at)
        if any(begin <= at < end for begin, end in self.away):
            return True
        if self.weekends and wall(self.calendar or self.zone, at // MINUTE)[0] in (5, 6):
            return True
        if self.quiet is None:
            return False
        _, minute = wall(self.zone, at // MINUTE)
        begin, end = (x % 1440 for x in self.quiet)
        if begin == end:
            return False
        return begin <= minute < end if begin < end else minute >= begin or minute < end

    def borders(self) -> list[int]:
        return sorted({x for span in self.away for x in span} | {self.since})


@cache
def there(zone: str) -> ZoneInfo:
    with resources.files("tzdata.zoneinfo").joinpath(*zone.split("/")).open("rb") as file:
        return ZoneInfo.from_file(file, key=zone)


@cache
def wall(zone: str, minute: int) -> tuple[int, int]:
    """Return weekday and minute of the day that the wall shows in a minute of unix time."""
    shown = datetime.fromtimestamp(minute * MINUTE, there(zone))
    return shown.weekday(), shown.hour * 60 + shown.minute


def pieces(life: Life, since: int, until: int) -> Iterator[tuple[int, int, bool]]:
    """Cut a span where anything may change: at whole minutes, and where an absence begins or ends."""
    at, borders = since, [x for x in life.borders() if since < x < until]
    while at < until:
        end = min([at - at % MINUTE + MINUTE, until, *(x for x in borders if x > at)])
        yield at, end, life.off(at)
        at = end


def counted(life: Life, since: int, until: int) -> int:
    """Count the seconds of a span that are not off."""
    return sum(end - at for at, end, off in pieces(life, since, until) if not off)


def reached(life: Life, since: int, seconds: int, until: int) -> int | None:
    """Return the first moment when so many seconds have counted; None when that is after `until`."""
    left = seconds
    if left <= 0:
        return since
    for at, end, off in pieces(life, since, until):
        if not off:
            if end - at >= left:
                return at + left
            left -= end - at
    return None
