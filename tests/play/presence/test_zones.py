"""Zones, hours and dates as people write them."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from bot.play.clocks import schedules
from bot.play.clocks.time_off import DAY, zone_of
from bot.play.clocks.zones import Unclear, date_of, day_of, fitting, minutes_of, place_zones, zone_named
from bot.play.model.terms import Refused
from tests.play.conftest import BEN, Room

#: A winter noon in Greenwich, and one in summer.
WINTER, SUMMER = (int(datetime(2027, month, 15, 12, tzinfo=UTC).timestamp()) for month in (1, 7))
TODAY = date(2027, 3, 10)  # a Wednesday


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("São Paulo", "America/Sao_Paulo"),
        ("sao paulo", "America/Sao_Paulo"),
        ("ZÜRICH", "Europe/Zurich"),
        ("zurich", "Europe/Zurich"),
        ("Beijing", "Asia/Shanghai"),
        ("Mumbai", "Asia/Kolkata"),
        ("Munich", "Europe/Berlin"),
        ("München", "Europe/Berlin"),
        ("San Francisco", "America/Los_Angeles"),
        ("NYC", "America/New_York"),
        ("LA", "America/Los_Angeles"),
        ("Kiev", "Europe/Kyiv"),
        ("Berlin, Germany", "Europe/Berlin"),
        ("東京", "Asia/Tokyo"),
        ("Japan", "Asia/Tokyo"),
        ("Deutschland", "Europe/Berlin"),
        ("UK", "Europe/London"),
        ("Spain", "Europe/Madrid"),
        ("California", "America/Los_Angeles"),
        ("PST", "America/Los_Angeles"),
        ("pdt", "America/Los_Angeles"),
        ("CEST", "Europe/Berlin"),
        ("MESZ", "Europe/Berlin"),
        ("BST", "Europe/London"),
        ("JST", "Asia/Tokyo"),
        ("Pacific Time", "America/Los_Angeles"),
        ("ET", "America/New_York"),
        ("Eastern", "America/New_York"),
        ("europe/berlin", "Europe/Berlin"),
        ("US/Pacific", "America/Los_Angeles"),
        ("Asia/Calcutta", "Asia/Kolkata"),
        ("new_york", "America/New_York"),
        ("utc", "UTC"),
    ],
)
def test_a_place_is_found_by_whatever_people_call_it_or_its_clock(typed: str, zone: str) -> None:
    assert zone_named(typed, now=WINTER) == zone == zone_named(typed, now=SUMMER)


@pytest.mark.parametrize(
    ("typed", "ahead"),
    [
        ("GMT+2", 2),
        ("utc+2", 2),
        ("UTC +02:00", 2),
        ("gmt-5", -5),
        ("GMT−5", -5),
        ("+5:30", 5.5),
        ("UTC+0", 0),
    ],
)
@pytest.mark.parametrize("now", [WINTER, SUMMER])
def test_an_offset_is_ahead_of_greenwich_and_asks_for_a_place(typed: str, ahead: float, now: int) -> None:
    with pytest.raises(Unclear) as asked:
        zone_named(typed, now=now)
    spots = asked.value.spots
    assert spots
    assert len({x.zone for x in spots}) == len(spots) <= 25
    assert set(spots) & set(fitting(typed, now=now))
    for x in spots:
        there = datetime.fromtimestamp(now, UTC).astimezone(zone_of(x.zone))
        assert there.utcoffset().total_seconds() == ahead * 3600  # type: ignore[union-attr]
        assert x.now == f"{there:%H:%M}"
        assert x.zone in place_zones()
        assert str(x) in asked.value.facts["places"] or x not in spots[:6]  # type: ignore[operator]


def test_two_hours_ahead_is_berlin_in_summer_and_kyiv_in_winter() -> None:
    assert "Europe/Berlin" in {x.zone for x in fitting("GMT+2", now=SUMMER)}
    assert "Europe/Berlin" not in {x.zone for x in fitting("GMT+2", now=WINTER)}
    assert "Europe/Kyiv" in {x.zone for x in fitting("GMT+2", now=WINTER)}


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("EST", "America/New_York"),
        ("MST", "America/Denver"),
        ("HST", "Pacific/Honolulu"),
        ("CET", "Europe/Berlin"),
        ("IST", "Asia/Kolkata"),
        ("US", "America/New_York"),
        ("Valencia", "America/Caracas"),
        ("Georgia", "Asia/Tbilisi"),
    ],
)
def test_what_several_places_with_different_clocks_are_called_is_asked_back(typed: str, first: str) -> None:
    with pytest.raises(Unclear) as asked:
        zone_named(typed, now=WINTER)
    assert asked.value.spots[0].zone == first
    assert len({x.zone for x in asked.value.spots}) > 1


@pytest.mark.parametrize(
    "typed",
    [
        *(
            "Factory",
            "Etc/GMT+2",
            "Etc/UTC",
            "posixrules",
            "SystemV/EST5",
            "EST5EDT",
            "localtime",
            "Atlantis",
        ),
        *("UTC+25", "", "  ", "2", "GMT+99:99", "a" * 500, "../zone.tab", "\x00", "🙂", "+", "(" * 60),
    ],
)
def test_what_is_no_place_is_refused_and_never_offered(typed: str) -> None:
    with pytest.raises(Refused, match="refused-zone"):
        zone_named(typed, now=WINTER)
    offered = {x.zone for x in fitting(typed, now=WINTER)}
    assert offered <= set(place_zones())
    assert len(offered) <= 25


def test_nothing_technical_is_offered_whatever_is_typed() -> None:
    for typed in ("", "e", "etc", "gmt", "est", "utc", "fac", "b", "new"):
        found = [x.zone for x in fitting(typed, now=WINTER)]
        assert all("/" in x and not x.startswith("Etc/") for x in found)
    assert [x.zone for x in fitting("berl", now=WINTER)][:1] == ["Europe/Berlin"]
    assert str(fitting("berl", now=WINTER)[0]) == "Berlin, 13:00"
    assert str(fitting("wien", now=WINTER, locale="de")[0]) == "Wien, 13:00"


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("10pm", 1320),
        ("10 pm", 1320),
        ("10 P.M.", 1320),
        ("10:30pm", 1350),
        ("22h", 1320),
        ("22h30", 1350),
        ("22 Uhr", 1320),
        ("22.30", 1350),
        ("2230", 1350),
        ("7am", 420),
        ("12am", 0),
        ("12pm", 720),
        ("noon", 720),
        ("Mitternacht", 0),
        ("24:00", 0),
        ("０８:００", 480),
    ],
)
def test_an_hour_is_read_as_people_write_it(typed: str, minutes: int) -> None:
    assert minutes_of(typed) == minutes


@pytest.mark.parametrize("typed", ["", "25", "24:01", "13pm", "0am", "8:60", "10:5", "eight", "-1", "9" * 12])
def test_what_is_no_hour_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="refused-hours"):
        minutes_of(typed)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2027-07-31", date(2027, 7, 31)),
        ("2027/7/31", date(2027, 7, 31)),
        ("20270731", date(2027, 7, 31)),
        ("31.7.2027", date(2027, 7, 31)),
        ("31.7.", date(2027, 7, 31)),
        ("1. 4. 27", date(2027, 4, 1)),
        ("31/7", date(2027, 7, 31)),
        ("7/31/2027", date(2027, 7, 31)),
        ("31 July", date(2027, 7, 31)),
        ("July 31st, 2027", date(2027, 7, 31)),
        ("the 31st of july", date(2027, 7, 31)),
        ("Samstag, 31. Juli", date(2027, 7, 31)),
        ("1 mars", date(2028, 3, 1)),
        ("29 Feb", date(2028, 2, 29)),
        ("today", TODAY),
        ("Tomorrow", date(2027, 3, 11)),
        ("übermorgen", date(2027, 3, 12)),
        ("in 3 days", date(2027, 3, 13)),
        ("friday", date(2027, 3, 12)),
        ("next Wednesday", date(2027, 3, 17)),
        ("0001-01-01", date(1, 1, 1)),
        ("31 31", None),
        ("30 Feb", None),
        ("31.13.", None),
        ("July", None),
        ("soon", None),
        ("²", None),
        ("9" * 30, None),
    ],
)
def test_a_date_is_read_as_people_write_it(typed: str, day: date | None) -> None:
    assert date_of(typed, TODAY) == day


def test_a_date_that_may_be_two_is_asked_back_unless_the_language_tells() -> None:
    with pytest.raises(Refused, match="refused-date-two"):
        date_of("3/4", TODAY)
    assert date_of("3/4", TODAY, "fr") == date(2027, 4, 3)


@pytest.mark.parametrize("zone", ["", "Europe/Berlin", "Pacific/Kiritimati", "America/Adak"])
def test_a_day_that_is_over_is_refused_and_one_far_off_does_no_harm(zone: str) -> None:
    for typed in ("0001-01-01", "1969-12-31", "2026-12-31"):
        with pytest.raises(Refused, match="refused-date-past"):
            day_of(typed, zone, now=WINTER)
    assert day_of("9999-12-31", zone, now=WINTER) > WINTER + 60 * DAY
    assert WINTER - DAY <= day_of("today", zone, now=WINTER) <= WINTER


@pytest.mark.parametrize("begin", [-62_135_596_800, 1, 10**11])
async def test_a_vacation_in_the_year_one_or_in_ten_thousand_is_refused(room: Room, begin: int) -> None:
    with pytest.raises(Refused, match="date"):
        await schedules.begin_vacation(room.services.context, BEN, 1, begin)
    with pytest.raises(Refused, match="short"):
        await schedules.begin_vacation(room.services.context, BEN, 10**12)
    assert (await room.store.schedule(BEN.id)).away == "[]"


@pytest.mark.parametrize(("month", "hours"), [(3, -1), (10, 1)])
async def test_a_vacation_across_a_change_of_clocks_ends_at_the_same_hour(
    room: Room, month: int, hours: int
) -> None:
    berlin = zone_of("Europe/Berlin")
    room.clock.at = datetime(2027, month, 26, 18, 30, tzinfo=berlin).timestamp()
    await schedules.set_hours(room.services.context, BEN.id, "Europe/Berlin")
    if month == 10:
        room.clock.at += 3 * DAY  # the clocks go back on the 31st
    away = await schedules.begin_vacation(room.services.context, BEN, 3)
    assert away.end - away.begin == 3 * DAY + hours * 3600
    assert f"{datetime.fromtimestamp(away.end, berlin):%H:%M}" == "18:30"
    room.clock.at += DAY  # back after one day: two of three are kept, whatever the clocks do
    await schedules.end_vacation(room.services.context, BEN)
    assert (await room.store.schedule(BEN.id)).leave == 20
