"""The hours of a person's day: when the next one strikes, and when they never play."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, time, timedelta

from bot.play.clocks.time_off import zone_of

HOURS = 24
#: Length of learnt quiet hours; minimum number of answers to learn from; and the largest share of them
#: that may fall into the quietest stretch for it to be learnt.
STRETCH, LEAST, MOST_WITHIN = 8, 15, 0.1
#: Factor by which counts shrink each day; the hour around which nights are assumed to be.
DECAY, NIGHT = 0.98, 3.5


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


def counted(counts: Sequence[float], answers: Iterable[int], zone: str, days: float) -> list[float]:
    """Return counts of local hours after some days of decay, with the times of new answers added."""
    there = zone_of(zone or "UTC")
    found = [x * DECAY**days for x in counts] if len(counts) == HOURS else [0.0] * HOURS
    for at in answers:
        found[datetime.fromtimestamp(at, UTC).astimezone(there).hour] += 1
    return [round(x, 2) for x in found]


def learnt(counts: Sequence[float]) -> tuple[int, int] | None:
    """Return the minutes at which a person's quiet hours begin and end; None if too little is known.

    These are the hours in which they answered least; of equals the ones nearest to the night.
    """
    whole = sum(counts)
    if whole < LEAST:
        return None

    def within(begin: int) -> float:
        return sum(counts[(begin + i) % HOURS] for i in range(STRETCH))

    def from_night(begin: int) -> float:
        far = abs((begin + STRETCH / 2) % HOURS - NIGHT)
        return min(far, HOURS - far)

    begin = min(range(HOURS), key=lambda x: (round(within(x), 6), from_night(x)))
    if within(begin) > MOST_WITHIN * whole:
        return None
    return begin * 60, (begin + STRETCH) % HOURS * 60
