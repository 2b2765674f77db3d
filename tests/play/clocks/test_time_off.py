"""Which seconds count: quiet hours, weekends and vacations, by the wall clock of where somebody lives."""

from datetime import UTC, datetime, timedelta
from random import Random
from time import perf_counter

import pytest

from bot.play.clocks.time_off import ALWAYS, TimeOff, due, elapsed, ends, is_off, zone_of, zones

HOUR, DAY = 3600, 86_400
NIGHT = (22 * 60, 7 * 60)
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia")


def at(zone: str, *when: int, fold: int = 0) -> int:
    return int(datetime(*when, tzinfo=zone_of(zone), fold=fold).timestamp())


def off_by_the_wall(off: TimeOff, t: int) -> bool:
    """Say it as a reader of the docstring would, one second at a time."""
    if any(a <= t < b for a, b in off.away):
        return True
    wall = datetime.fromtimestamp(t, UTC).astimezone(zone_of(off.zone))
    if off.weekends and wall.weekday() >= 5:
        return True
    if not off.quiet or off.quiet[0] % 1440 == off.quiet[1] % 1440:
        return False
    a, b, minute = off.quiet[0] % 1440, off.quiet[1] % 1440, wall.hour * 60 + wall.minute
    return a <= minute < b if a < b else minute >= a or minute < b


def drawn(rng: Random) -> tuple[TimeOff, int]:
    """Draw habits, and a time near a change of the clocks as often as not."""
    zone = rng.choice(ZONES)
    near = rng.choice(
        [(2026, 3, 8), (2026, 3, 29), (2026, 4, 5), (2026, 10, 4), (2026, 10, 25), (2026, 11, 1)]
    )
    start = at("UTC", *near) + rng.randrange(-3 * DAY, 2 * DAY)
    quiet = rng.choice([None, NIGHT, (0, 0), (120, 180), (rng.randrange(1440), rng.randrange(1441))])
    away = [
        (x, x + rng.randrange(-HOUR, 2 * DAY)) for x in (start + rng.randrange(5 * DAY) for _ in range(4))
    ]
    return TimeOff(zone, quiet, rng.random() < 0.5, tuple(rng.sample(away, rng.randrange(5)))), start


def test_without_time_off_every_second_counts():
    assert ALWAYS.never
    assert elapsed(ALWAYS, 100, 700) == 600
    assert elapsed(ALWAYS, 700, 100) == 0
    assert due(ALWAYS, 100, 600) == 700
    assert not is_off(ALWAYS, 5)
    assert ends(ALWAYS, 5) == 5


def test_quiet_hours_pass_midnight_by_the_wall_clock_of_where_somebody_lives():
    off, evening = TimeOff("Europe/Berlin", NIGHT), at("Europe/Berlin", 2026, 6, 10, 21, 0)
    assert elapsed(off, evening, evening + DAY) == 15 * HOUR
    assert not is_off(off, evening + HOUR - 1)
    assert is_off(off, evening + HOUR)
    assert ends(off, evening + HOUR) == at("Europe/Berlin", 2026, 6, 11, 7, 0)
    assert due(off, evening, 2 * HOUR) == at("Europe/Berlin", 2026, 6, 11, 8, 0)
    assert due(off, evening, HOUR) == evening + HOUR  # the first moment, and not the morning after


def test_a_clock_put_forward_or_back_makes_the_night_shorter_or_longer_and_never_the_day():
    off, a_day = TimeOff("Europe/Berlin", NIGHT), 15 * HOUR
    spring, autumn = at("Europe/Berlin", 2026, 3, 28, 12, 0), at("Europe/Berlin", 2026, 10, 24, 12, 0)
    assert elapsed(off, spring, at("Europe/Berlin", 2026, 3, 29, 12, 0)) == a_day
    assert elapsed(off, autumn, at("Europe/Berlin", 2026, 10, 25, 12, 0)) == a_day
    assert (
        ends(off, at("Europe/Berlin", 2026, 3, 28, 22, 0)) - at("Europe/Berlin", 2026, 3, 28, 22, 0)
        == 8 * HOUR
    )
    gap = TimeOff("Europe/Berlin", (150, 165))  # from 2:30 on, when it is 3:00 after 1:59
    midnight = at("Europe/Berlin", 2026, 3, 29)
    assert elapsed(gap, midnight, midnight + 6 * HOUR) == 6 * HOUR
    fold = at("Europe/Berlin", 2026, 10, 25)
    assert elapsed(gap, fold, fold + 6 * HOUR) == 5.5 * HOUR  # 2:30 comes twice


def test_a_day_that_a_country_left_out_and_an_hour_that_ends_in_a_gap():
    friday = at("Pacific/Apia", 2011, 12, 29, 12, 0)  # after this Thursday came Saturday
    assert ends(TimeOff("Pacific/Apia", weekends=True), friday + 12 * HOUR) == friday + 60 * HOUR
    assert elapsed(TimeOff("Pacific/Apia", (0, 60)), friday, friday + DAY) == 23 * HOUR


def test_weekends_are_those_of_the_place():
    off = TimeOff("Asia/Kathmandu", weekends=True)
    friday = at("Asia/Kathmandu", 2026, 11, 20, 23, 0)
    assert elapsed(off, friday, friday + 3 * DAY) == DAY
    assert ends(off, friday + 2 * HOUR) == at("Asia/Kathmandu", 2026, 11, 23)
    assert due(off, friday, 2 * HOUR) == at("Asia/Kathmandu", 2026, 11, 23, 1, 0)


def test_vacations_may_overlap_and_are_counted_off_once():
    off = TimeOff(away=((500, 900), (100, 600), (2000, 2000), (3000, 2500)))
    assert elapsed(off, 0, 4000) == 3200
    assert due(off, 0, 150) == 950
    assert ends(off, 550) == 900


def test_random_habits_are_counted_as_one_reads_them_minute_by_minute():
    rng = Random(20261123)
    for _ in range(60):
        off, start = drawn(rng)
        span = rng.randrange(60, 12 * HOUR)
        step = 60 - start % 60  # away begins and ends at any second
        seconds = range(start, start + span) if off.away else range(start + step, start + step + span, 60)
        off_there = [off_by_the_wall(off, t) for t in seconds[:: 61 if off.away else 1]]
        assert [is_off(off, t) for t in seconds[:: 61 if off.away else 1]] == off_there
        if not off.away:
            whole = seconds[-1] + 60
            assert elapsed(off, seconds[0], whole) == 60 * off_there.count(False)


def test_what_has_passed_adds_up_and_when_it_is_due_is_its_inverse():
    rng = Random(7)
    for _ in range(300):
        off, start = drawn(rng)
        middle, until = sorted(start + rng.randrange(9 * DAY) for _ in range(2))
        assert elapsed(off, start, until) == elapsed(off, start, middle) + elapsed(off, middle, until)
        seconds = rng.randrange(5 * DAY)
        then = due(off, start, seconds)
        assert elapsed(off, start, then) == seconds
        if seconds:
            assert elapsed(off, start, then - 1) == seconds - 1  # the first such moment, and it counted
            assert not is_off(off, then - 1)
        again = ends(off, until)
        assert elapsed(off, until, again) == 0
        assert not is_off(off, again)


def test_only_zones_there_are_and_minutes_of_a_day():
    assert {"Europe/Berlin", "UTC", "America/Argentina/Ushuaia"} <= zones()
    assert zone_of("Europe/Berlin").key == "Europe/Berlin"
    for wrong in ("Europe/Atlantis", "../zones", "", "Europe"):
        with pytest.raises(ValueError, match="time zone"):
            zone_of(wrong)
    with pytest.raises(ValueError, match="minutes"):
        TimeOff(quiet=(0, 1441))


def test_weeks_are_counted_without_a_loop_over_their_minutes():
    off = TimeOff("Europe/Berlin", NIGHT, weekends=True, away=((10, 20),))
    began, start = perf_counter(), at("UTC", 2026, 9, 1)
    for k in range(20):
        elapsed(off, start + k, start + k + int(timedelta(days=60).total_seconds()))
    assert perf_counter() - began < 1  # a loop over minutes takes several
