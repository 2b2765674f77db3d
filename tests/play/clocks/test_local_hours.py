"""The hours of somebody's day, also where clocks are changed."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.play.clocks.time_off import next_at


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("zone", "hour", "after", "strikes"),
    [
        ("", 8, "2026-11-23T07:59:59", "2026-11-23T08:00"),
        ("", 8, "2026-11-23T08:00", "2026-11-24T08:00"),
        ("Europe/Berlin", 8, "2026-10-24T06:00", "2026-10-25T07:00"),  # the clock goes back in the night
        ("Europe/Berlin", 2, "2027-03-27T12:00", "2027-03-28T01:00"),  # two o'clock is not there: it is three
        ("Europe/Berlin", 2, "2026-10-24T12:00", "2026-10-25T00:00"),  # it strikes twice: the first counts
        ("Europe/Berlin", 2, "2026-10-25T00:00", "2026-10-26T01:00"),  # and the second does not
        ("Pacific/Apia", 8, "2011-12-29T18:30", "2011-12-30T18:00"),  # a day that was left out
        ("Asia/Kathmandu", 8, "2026-11-23T00:00", "2026-11-23T02:15"),
    ],
)
def test_an_hour_strikes_once_a_day(zone: str, hour: int, after: str, strikes: str) -> None:
    assert next_at(zone, hour, at(after)) == at(strikes)
