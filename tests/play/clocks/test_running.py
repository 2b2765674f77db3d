"""What a clock that runs spends and gains, what it tells of, and what becomes of it with its seat."""

from __future__ import annotations

import pytest

from bot.play.clocks import time_off
from bot.play.clocks.bank import DAY, HOUR, Stage
from bot.play.clocks.time_off import TimeOff
from bot.play.lobby.overdue import Step
from tests.play.clocks.conftest import Tables, one_running
from tests.play.conftest import (
    ANN,
    BEN,
    EVE,
    MOD,
)


async def test_a_bank_runs_while_its_seat_is_asked_and_gains_when_it_has_answered(table: Tables):
    first = await one_running(table)
    assert (first.left, first.zero) == (72 * HOUR, table.now + 72 * HOUR)
    await table.later(2 * HOUR)
    for _ in range(40):
        await table.step()
        if (await table.running()) != [first.seat]:
            break
    rows = await table.clocks()
    assert rows[first.seat].left == 82 * HOUR
    assert not rows[first.seat].runs
    other = await one_running(table)
    assert (other.left, other.since) == (72 * HOUR, table.now)


async def test_what_is_answered_once_more_after_an_undo_that_all_agreed_to_gains_nothing(table: Tables):
    t, first = table.services, (await one_running(table)).seat
    other = "orange" if first == "blue" else "blue"
    people = {"blue": ANN, "orange": BEN}

    async def round_of_both() -> dict[str, int]:
        for seat in (other, first):
            for _ in range(60):
                if await table.running() == [seat]:
                    break
                await table.step()
        return {seat: x.left for seat, x in (await table.clocks()).items()}

    assert await round_of_both() == {first: 84 * HOUR, other: 84 * HOUR}
    asked = (await t.answering.undo(table.game, people[first])).request
    assert asked
    await t.consent.answer(table.game, people[other], asked, yes=True)
    assert await round_of_both() == {first: 84 * HOUR, other: 84 * HOUR}
    assert await round_of_both() == {first: 96 * HOUR, other: 96 * HOUR}


async def test_stages_are_told_once_each_and_not_in_time_off(table: Tables, monkeypatch: pytest.MonkeyPatch):
    seat = (await one_running(table)).seat
    away = (table.now + 35 * HOUR, table.now + 40 * HOUR)

    async def of(context, user: int, weekends: bool, *, vacation: bool = True, host: int = 0) -> TimeOff:
        return TimeOff(away=(away,))

    await table.services.clocks.rebook((ANN if seat == "blue" else BEN).id)
    monkeypatch.setattr(time_off, "availability", of)
    await table.services.clocks.rebook((ANN if seat == "blue" else BEN).id)
    assert (await one_running(table)).zero == table.now + 77 * HOUR
    await table.later(37 * HOUR)
    assert table.heard.stages == []
    await table.later(5 * HOUR)
    await table.later(60)
    assert table.heard.stages == [(seat, "HALF")]
    await table.later(24 * HOUR)
    await table.later(10 * HOUR)
    await table.later(10 * HOUR)
    await table.later(DAY)
    assert table.heard.stages == [(seat, x) for x in ("HALF", "SIXTH", "HOUR", "ZERO")]
    assert not table.heard.what[-1].veiled


async def test_who_takes_a_seat_begins_anew_and_a_machine_player_has_no_clock(table: Tables):
    t, row = table.services, await one_running(table)
    await table.later(30 * HOUR)
    asked = ANN if row.seat == "blue" else BEN
    await t.seating.replace(table.game, asked, row.seat, EVE)
    await table.later(5)
    assert (await one_running(table)).left == 72 * HOUR
    await t.seating.replace(table.game, EVE, row.seat, None, "random")
    await table.later(5)
    assert (await table.clocks())[row.seat].due == 0


async def test_a_game_that_ends_leaves_nothing_due(table: Tables):
    await table.services.hosting.abandon(table.game, MOD)
    assert not any(x.due or x.runs for x in (await table.clocks()).values())
    assert await table.room.store.clocks_due(2**40) == []


async def test_a_clock_is_due_from_its_very_second_on(table: Tables):
    due = (await one_running(table)).due
    found = [await table.room.store.clocks_due(due + late) for late in (-1, 0)]
    assert found == [[], [table.game]]


async def test_time_given_by_the_others_is_added(table: Tables):
    row = await one_running(table)
    await table.later(80 * HOUR)
    await table.later(1)
    other = BEN if row.seat == "blue" else ANN
    assert await table.services.clocks.act(table.game, other, row.seat, Step.GIVE)
    row = await one_running(table)
    assert (row.left, row.stage, row.zero) == (DAY, Stage.HALF, table.now + DAY)
