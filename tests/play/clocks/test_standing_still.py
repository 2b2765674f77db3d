"""When a clock stands still, and what is then given back: nobody pays for what was not their time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from types import SimpleNamespace

import pytest

from bot.play.clocks import bank, schedules, time_off
from bot.play.clocks.bank import DAY, HOUR, preset
from bot.play.clocks.booking import clock_of
from bot.play.clocks.time_off import TimeOff, is_off
from bot.play.services import Services
from bot.store.models import Outbox
from bot.store.repositories.clocks import NOW
from tests.play.clocks.conftest import Tables, one_running, opened
from tests.play.conftest import (
    ANN,
    BEN,
    EVE,
    HERE,
    MOD,
    Room,
)


async def test_hours_that_change_while_another_process_has_the_game_count_after_the_next_sweep(
    table: Tables, monkeypatch: pytest.MonkeyPatch
):
    t, row = table.services, await one_running(table)
    who = (ANN if row.seat == "blue" else BEN).id
    hour = datetime.fromtimestamp(table.now, UTC).hour * 60

    @asynccontextmanager
    async def others(_: str) -> AsyncIterator[bool]:
        yield False

    with monkeypatch.context() as held:
        held.setattr(table.room.store, "alone", others)
        await table.later(HOUR)
        async with t.clocks.rebooked(who):
            await schedules.set_hours(t.context, who, "Reykjavik", (hour, hour + 8 * 60))
        await table.later(0)
        assert (await one_running(table)).zero == row.zero
    await table.later(0)
    now = await one_running(table)
    assert now.left == 71 * HOUR  # what had passed counts as it did then
    assert now.zero > row.zero + 20 * HOUR
    assert now.due > table.now
    with monkeypatch.context() as held:
        held.setattr(table.room.store, "alone", others)
        await table.later(now.due - table.now)
        assert table.heard.stages == []
    await table.later(5)
    assert table.heard.stages == [(row.seat, "HALF")]


async def test_a_game_that_stands_still_by_our_fault_gives_its_time_back(table: Tables):
    t, before = table.services, await one_running(table)
    await table.later(HOUR)
    await table.room.store.freeze(table.game, "a test", at=table.now)
    await table.later(100 * HOUR)
    assert table.heard.stages == []
    await t.hosting.thaw(table.game, MOD)
    await table.later(0)
    row = await one_running(table)
    assert (row.left, row.back, row.zero) == (71 * HOUR, 100 * HOUR, before.zero + 100 * HOUR)
    await table.room.store.park(table.game, "gone", table.now + 99, at=table.now)
    await table.later(100 * HOUR)
    assert (await one_running(table)).left == 71 * HOUR
    await t.hosting.take_here(table.game, MOD, HERE)
    await table.later(0)
    row = await one_running(table)
    assert (row.left, row.back) == (71 * HOUR, 200 * HOUR)
    assert table.heard.stages == []


async def test_a_question_that_did_not_arrive_takes_no_time(table: Tables):
    room, before = table.room, await one_running(table)
    row = Outbox(
        game=table.game, lane=f"c{HERE.channel}", what="table", nonce="x", made=table.now, due=10**10
    )
    await room.store.add_posts([row])
    await table.later(80 * HOUR)
    assert table.heard.stages == []
    await room.store.writer.run(lambda db: db.execute("UPDATE outbox SET sent = 1 WHERE nonce = 'x'"))
    await table.later(60)
    row = await one_running(table)
    assert (row.left, row.since) == (before.left, table.now)


async def test_a_question_that_waits_untried_behind_another_post_takes_no_time(table: Tables):
    """The post before it failed and is tried again later; nothing has told the clocks of this one."""
    room, store = table.room, table.room.store
    before = await one_running(table)
    await table.later(HOUR)
    made = table.now
    kept = {"game": table.game, "lane": f"c{HERE.channel}"}
    await store.add_posts([Outbox(what="note", nonce="x", made=made, due=made + 600, tries=1, **kept)])
    await store.add_posts([Outbox(what="table", nonce="y", made=made, **kept)])
    room.clock.at += 500
    await table.services.turns.carry_on(table.game)
    assert {x.nonce for x in await store.unsent(table.game)} == {"x", "y"}
    (post,) = [x for x in await store.unsent(table.game) if x.nonce == "y"]
    await store.sent(post, table.now)
    await table.later(5)
    row = await one_running(table)
    assert (row.left, row.back) == (before.left - HOUR, 505)
    assert row.since == table.now


async def test_a_post_that_is_late_for_one_person_takes_nobody_else_s_time(table: Tables):
    row = await one_running(table)
    sits = next(x for x in (ANN, BEN) if (x is ANN) == (row.seat == "blue"))
    other = BEN if sits is ANN else ANN
    for user, held in ((other.id, False), (sits.id, True)):
        post = Outbox(game=table.game, lane=f"u{user}", what="asked", nonce=str(user), made=table.now - 99)
        await table.room.store.add_posts([post])
        (post,) = await table.room.store.unsent(table.game)
        await table.room.store.sent(post, table.now)
        assert (await one_running(table)).fault is held


async def test_weekends_that_move_with_their_host_take_no_time_that_has_passed(room: Room):
    table = await opened(room, replace(preset("daily"), weekends=True))
    t = table.services
    await room.store.writer.run(lambda db: db.execute("UPDATE game SET host = ?", (EVE.id,)))
    at = {x: TimeOff(x, weekends=True) for x in ("Asia/Tokyo", "America/New_York")}
    while not is_off(at["Asia/Tokyo"], table.now) or is_off(at["America/New_York"], table.now):
        room.clock.at += HOUR
    for zone in ("Europe/Berlin", "Asia/Tokyo"):
        async with t.clocks.rebooked(EVE.id):
            await schedules.set_hours(t.context, EVE.id, zone)  # the second counts from tomorrow on
    before = await one_running(table)
    await table.later(2 * DAY)
    for zone in ("America/New_York", "Asia/Tokyo"):
        left = bank.left_at(clock_of(await one_running(table)), await off_of(t, table), table.now)
        async with t.clocks.rebooked(EVE.id):
            await schedules.set_hours(t.context, EVE.id, zone)
        row = await one_running(table)
        assert (row.left, row.since) == (left, table.now)
        await table.later(26 * HOUR)
    assert row.left <= before.left


async def off_of(t: Services, table: Tables) -> TimeOff:
    live = await t.games.load(table.game)
    seat = live.info.seat((await one_running(table)).seat)
    return await time_off.availability(t.context, seat.user, True, host=live.row.host)


async def test_while_a_request_waits_no_clock_runs_and_that_for_a_day_at_most(table: Tables):
    t, before = table.services, await one_running(table)
    other = "blue" if before.seat == "orange" else "orange"
    given = await t.seating.replace(table.game, MOD, other, EVE)
    await table.later(5)
    assert (await one_running(table)).held
    await table.later(10 * HOUR)
    await t.consent.answer(table.game, ANN if other == "blue" else BEN, given.request, yes=False)
    await table.later(5)
    row = await one_running(table)
    assert row.left == before.left
    assert (row.waited, row.held) == (10 * HOUR + 10, 0)
    asker = ANN if before.seat == "blue" else BEN
    await t.answering.act(table.game, asker, "draw", {"do": "draw"})
    assert (await one_running(table)).held
    await table.later(13 * HOUR)
    await table.later(2 * HOUR)
    await table.later(HOUR)
    row = await one_running(table)
    assert row.held == 0
    assert row.waited >= DAY
    assert row.zero < table.now + 72 * HOUR


async def test_what_requests_have_taken_of_a_seat_counts_on_until_it_answers(table: Tables):
    while len(await table.clocks()) < 2:
        await table.step()
    running = await one_running(table)
    (idle,) = (x for x in await table.clocks() if x != running.seat)
    had = "UPDATE seat_clock SET waited = 36000, back = 60 WHERE runs = 0"
    await table.room.store.writer.run(lambda db: db.execute(had))
    await table.room.store.nudge(table.game)
    await table.later(5)
    row = (await table.clocks())[idle]
    assert (row.due, row.waited, row.back) == (0, 10 * HOUR, 60)


async def test_nobody_pays_for_time_in_which_the_bot_was_not_there(table: Tables):
    before = await one_running(table)
    await table.later(HOUR)
    table.room.clock.at += 200 * HOUR
    await table.services.sweeper.sweep()
    row = await one_running(table)
    assert table.heard.stages == []
    assert (row.zero, row.back) == (before.zero + 200 * HOUR, 200 * HOUR)
    await table.later(36 * HOUR)
    assert table.heard.stages == [(before.seat, "HALF")]


async def test_what_requests_have_held_up_is_kept_by_a_clock_that_stands_and_is_looked_at(table: Tables):
    row = await one_running(table)
    await table.services.substitutes.go(table.game, ANN if row.seat == "blue" else BEN)
    await table.later(5)
    change = "UPDATE seat_clock SET waited = 86400, back = 60, due = 1 WHERE seat = ?"
    await table.room.store.writer.run(lambda db: db.execute(change, (row.seat,)) and None)
    await table.later(5)
    now = (await table.clocks())[row.seat]
    assert (now.waited, now.back, now.due) == (86_400, 60, 0)


async def test_another_seat_s_answer_does_not_make_forgotten_that_a_question_has_not_arrived(table: Tables):
    """A post failed and the clocks are to be looked at: a commit before the next sweep leaves that so."""
    room, seat = table.room, (await one_running(table)).seat
    row = Outbox(
        game=table.game, lane=f"c{HERE.channel}", what="table", nonce="x", made=table.now, due=10**10
    )
    await room.store.add_posts([row])
    entry = SimpleNamespace(n=9, how="answer", by="steady", seat="somebody else's", action={})
    for before in (lambda: room.store.nudge(table.game), lambda: table.later(HOUR)):  # to be looked at, held
        await before()
        live = await table.services.games.load(table.game)
        changed, _ = await table.services.clocks._bookings.after(
            live.loaded, live.info.seats, live.state, [entry], []
        )
        assert [(x.seat, x.due) for x in changed] == [(seat, NOW)]
