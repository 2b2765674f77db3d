"""Quiet hours and vacations: set, earned, announced, and what they mean for a clock."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from random import Random

import pytest

from bot.play.clocks import schedules
from bot.play.clocks.time_off import ALWAYS, TimeOff, availability, due, elapsed, is_off, next_at
from bot.play.model.terms import Refused
from bot.store.models import SeatClock
from tests.play.conftest import ANN, BEN, EVE, Room, said

DAY = 86_400


async def off(room: Room, weekends: bool = False, **how: object) -> TimeOff:
    return await availability(room.services.context, BEN.id, weekends, **how)  # type: ignore[arg-type]


async def test_quiet_hours_and_weekends_are_time_off_by_the_right_wall_clock(room: Room) -> None:
    assert await off(room) == ALWAYS
    await schedules.set_hours(room.services.context, BEN.id, "America/New_York")
    await schedules.set_hours(room.services.context, ANN.id, "Asia/Tokyo")
    await schedules.set_hours(room.services.context, BEN.id, quiet=(22 * 60, 7 * 60))
    night = next_at("America/New_York", 23, int(room.clock.at))
    assert is_off(await off(room), night)
    assert not is_off(await off(room), night + 12 * 3600)
    friday = 1_800_000_000 - 1_800_000_000 % DAY  # a Friday, as it happens
    while is_off(TimeOff("Asia/Tokyo", weekends=True), friday) or not is_off(
        TimeOff("Asia/Tokyo", weekends=True), friday + 3600
    ):
        friday += 3600
    theirs = await off(room, True, host=ANN.id)  # the table's weekend begins in Tokyo, at noon in New York
    assert not is_off(theirs, friday)
    assert is_off(theirs, friday + 3600)
    with pytest.raises(Refused):
        await schedules.set_hours(room.services.context, BEN.id, "Atlantis")
    assert await schedules.set_hours(room.services.context, EVE.id, "Asia/Tokyo")
    theirs = await availability(room.services.context, EVE.id, False)
    assert (theirs.never, theirs.zone) == (True, "Asia/Tokyo")  # by which their days begin


async def test_hours_are_changed_at_once_by_whoever_travels_and_once_a_day_by_everybody(room: Room) -> None:
    change, at = partial(schedules.set_hours, room.services.context), int(room.clock.at)
    await change(BEN.id, "Europe/Berlin")
    await change(BEN.id, quiet=(22 * 60, 7 * 60))  # the first ones count at once in any case
    room.clock.at = begin = next_at("Asia/Tokyo", 12, at + 2 * DAY)
    was = await off(room)
    await change(BEN.id, "Asia/Tokyo")
    night = next_at("Asia/Tokyo", 23, begin)
    assert is_off(await off(room), night)
    assert is_off(await off(room), next_at("Europe/Berlin", 23, begin - 2 * DAY))  # what has passed stays
    assert elapsed(await off(room), begin - DAY, begin) == elapsed(was, begin - DAY, begin)
    westward = ("Asia/Seoul", "Asia/Singapore", "Asia/Bangkok", "Asia/Dhaka")
    for n in range(4):  # whoever follows the night with their zone has it no longer than a day
        room.clock.at = begin + n * 3 * 3600
        await change(BEN.id, westward[n])
    assert is_off(await off(room), night)
    assert (await room.store.schedule(BEN.id)).since == begin + DAY
    then = begin + DAY
    assert elapsed(await off(room), begin, then) == elapsed(
        TimeOff("Asia/Tokyo", (22 * 60, 7 * 60)), begin, then
    )
    assert due(await off(room), begin, 20 * 3600) > then  # worked out across the change
    assert not is_off(await off(room), next_at("Asia/Dhaka", 8, then))
    assert is_off(await off(room), next_at("Asia/Dhaka", 23, then))


async def test_nobody_keeps_it_night_by_changing_zone_or_hours(room: Room) -> None:
    change, counted, at = partial(schedules.set_hours, room.services.context), 0, int(room.clock.at)
    for hour in range(96):
        room.clock.at = at + hour * 3600
        local = datetime.fromtimestamp(room.clock.at, UTC).hour * 60
        await change(BEN.id, quiet=(local, (local + 12 * 60) % 1440))
        counted += elapsed(await off(room), int(room.clock.at), int(room.clock.at) + 3600)
    assert counted >= 32 * 3600


async def test_a_vacation_is_announced_in_one_line_and_its_rest_is_kept(room: Room) -> None:
    game = await room.started()
    had = len(room.courier.channel())
    away = await schedules.begin_vacation(room.services.context, BEN, 2)
    await room.services.turns.drain(game)
    line = room.courier.channel()[had:]
    assert [x.post.silent for x in line] == [True]
    assert "Ben is on vacation" in said(line[0].post)
    now = int(room.clock.at)
    assert is_off(await off(room), now + DAY)
    assert not is_off(await off(room), away.end)
    assert not is_off(await off(room, vacation=False), now + DAY)  # a table may not allow it
    for days in (1, 2):
        with pytest.raises(Refused):
            await schedules.begin_vacation(room.services.context, BEN, days)
    room.clock.at += DAY // 2
    await schedules.end_vacation(room.services.context, BEN)
    await room.services.turns.drain(game)
    assert "Ben is back" in said(room.courier.channel()[-1].post)
    schedule, leave, away = await schedules.calendar(room.services.context, BEN.id)
    assert (schedule.leave, leave.days, away) == (25, 2, None)
    assert is_off(await off(room), now + 60)
    assert not is_off(await off(room), int(room.clock.at))
    with pytest.raises(Refused):
        await schedules.end_vacation(room.services.context, BEN)


async def test_none_begins_while_a_clock_has_run_out(room: Room) -> None:
    game, now = await room.started(), int(room.clock.at)
    late = SeatClock(game=game, seat="orange", runs=True, zero=now, since=now)
    await room.store.writer.write(lambda db: db.add(late))
    with pytest.raises(Refused, match="overdue"):
        await schedules.begin_vacation(room.services.context, BEN, 1)
    await schedules.begin_vacation(room.services.context, ANN, 1)


@pytest.mark.parametrize(
    ("clock", "late"),
    [({"answered": 1}, False), ({"held": 1}, False), ({"held": 1, "stage": 4}, True), ({"stage": 4}, True)],
)
async def test_who_has_answered_in_secret_or_cannot_answer_yet_is_not_late(room: Room, clock, late) -> None:
    game, now = await room.started(), int(room.clock.at)
    row = SeatClock(game=game, seat="orange", runs=True, zero=now, since=now, **clock)
    await room.store.writer.write(lambda db: db.add(row))
    assert await room.store.overdue(BEN.id, now) == late


async def test_quiet_hours_leave_half_of_the_day_to_answer_in(room: Room) -> None:
    await schedules.set_hours(room.services.context, BEN.id, quiet=(20 * 60, 8 * 60))
    for begin, end in ((20 * 60, 8 * 60 + 1), (1, 0)):
        with pytest.raises(Refused, match="quiet-long"):
            await schedules.set_hours(room.services.context, BEN.id, quiet=(begin, end))
    assert (await room.store.schedule(BEN.id)).quiet_to == 8 * 60


async def test_one_may_be_planned_and_called_off(room: Room) -> None:
    begin = int(room.clock.at) + 10 * DAY
    await schedules.begin_vacation(room.services.context, BEN, 3, begin)
    assert not is_off(await off(room), begin - 1)
    assert is_off(await off(room), begin)
    await schedules.end_vacation(room.services.context, BEN)
    assert (await room.store.schedule(BEN.id)).leave == 30
    assert await off(room) == ALWAYS
    for days, when in ((4, 0), (0, 0), (1, begin + 60 * DAY)):
        with pytest.raises(Refused):
            await schedules.begin_vacation(room.services.context, BEN, days, when)


async def test_a_day_is_earned_by_ten_days_of_play_up_to_three_weeks(room: Room) -> None:
    game = await room.started()
    for _ in range(12):
        who = await room.turn(game)
        while await room.turn(game) == who:
            await room.step(game, Random(3), drain=False)
        room.clock.at += DAY
    _, leave, _ = await schedules.calendar(room.services.context, BEN.id)
    assert leave.tenths == 30 + 6  # every other day, each counted once
    await schedules.begin_vacation(room.services.context, BEN, 3)
    row = await room.store.schedule(BEN.id)
    assert (row.leave, row.earned) == (6, int(room.clock.at) // DAY - 1)
    assert (await schedules.calendar(room.services.context, BEN.id))[1].tenths == 6  # none is counted again
    await room.store.change_schedule(BEN.id, lambda x: setattr(x, "leave", 209) or ())
    await schedules.end_vacation(room.services.context, BEN)
    assert (await room.store.schedule(BEN.id)).leave == 210
