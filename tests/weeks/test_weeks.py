"""The short form of `python -m tests.weeks`: a few seeds of each kind, and that each can fail."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from bot.play import jobs
from bot.play.clocks import bank, booking
from bot.play.clocks.bank import AtZero
from bot.store.repositories import clocks
from tests.weeks import histories, twins, world
from tests.weeks.habits import GUILD
from tests.weeks.judges import ladder
from tests.weeks.judges.ledger import Line
from tests.weeks.processes import closed, opened
from tests.weeks.sweeping import LATE, SOON, Sweeping
from tests.weeks.world import World


def test_what_is_booked_is_what_passed() -> None:
    seen = Counter[str]()
    assert [x for seed in range(1, 9) for x in histories.lived(seed, 12, seen)] == []
    assert {"zero", "answer_shut", "fail", "wait", "undo", "sleep_otherwise"} <= set(seen)


async def test_nobody_is_overrun_in_a_world_who_had_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(world.TROUBLES, "nothing_runs", 0.5)
    lived = await world.lived(3, 3, tables=3)
    assert lived.failures == []
    assert lived.seen["answers"] > 0
    assert lived.seen["times nothing ran"] > 0


async def test_two_worlds_that_differ_in_a_hidden_question_look_the_same() -> None:
    seen = Counter[str]()
    assert await twins.told_apart(2, seen) == []
    assert seen["hidden questions answered by themselves"] > 0


@pytest.mark.parametrize("what", ["nights count", "a request stops nothing"])
def test_a_history_finds_what_is_booked_wrongly(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if what == "nights count":
        monkeypatch.setattr(bank, "elapsed", lambda off, since, until: max(0, until - since))
    else:
        monkeypatch.setattr(booking, "_held_up", lambda c, *_: c)
    seen = Counter[str]()
    assert any(histories.lived(seed, 12, seen) for seed in range(1, 9))


async def test_a_world_finds_that_an_outage_costs_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(world.TROUBLES, "nothing_runs", 0.5)
    monkeypatch.setattr(clocks, "_put_off", lambda *_: None)
    lived = await world.lived(3, 3, tables=3)
    assert lived.failures


#: What would be wrong, done by hand at a table that was in order.
WRONG = {
    "'note-seat-offered', 'south') is told 1 times, not 0": (
        "INSERT INTO outbox (game, lane, what, first, last, body, nonce, made, due, claimed, tries, sent,"
        " error, grows, onto) SELECT game, lane, what, first, last, body, 'x', made, 0, 0, 0, 0, '', 0, 0"
        " FROM outbox WHERE body LIKE '%note-seat-offered%'"
    ),
    "'reminder', 1000) is told 0 times, not 1": "INSERT INTO reminder VALUES (1000, 5)",
    "'away', 1002) is told 0 times, not 1": "UPDATE seat SET caretaker = 'steady' WHERE user = 1002",
    "is told nothing of 0 answers": "UPDATE seat SET caretaker = '' WHERE user = 1002",
    "a bank grows for the 1th time": "UPDATE seat_clock SET left = left + 90000 WHERE runs",
    "sits at a table twice": "UPDATE seat SET user = 1000 WHERE user = 1001",
    "has not taken it": "UPDATE seat SET user = 77 WHERE user = 1002",
    "never was": (
        'UPDATE outbox SET sent = 0, nonce = \'y\', body = \'{"key": "note-away-late", "facts": {}}\','
        " what = 'note', lane = 'u1' WHERE nonce = 'x'; UPDATE outbox SET sent = 1 WHERE nonce = 'y'"
    ),
}


async def test_acts_without_words_and_words_without_acts_are_found() -> None:
    w = world.World(await world.opened(), Random(1), troubled=False)
    try:
        with world.drawn(Random(1)):
            await w.furnish(0, 3)
            await w.players.open(2_000, "watch", "long", "daily", AtZero.ACT, w.players.people)
            second = w.players.people[1].person
            assert await w.up().substitutes.offer("w00001", second, "south")
        w.look()
        assert w.failures == []
        for why, statements in WRONG.items():
            for x in statements.split(";"):
                await w.store.writer.run(lambda db, x=x: db.execute(x) and db.commit())
            w.ladder.read()
            w.players.glance()
            assert any(why in x for x in w.failures), (why, w.failures)
            w.ladder.failures.clear()
            w.players.failures.clear()
        w.office.twice.append("x")
        w.ladder.ends()
        assert any("sent twice" in x for x in w.failures)
    finally:
        w.close()
        await world.closed(w.store)


async def test_who_has_no_room_who_is_not_there_and_what_was_answered_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    w = world.World(await world.opened(), Random(1), troubled=False)
    try:
        with world.drawn(Random(1)):
            await w.furnish(0, 3)
            await w.players.open(2_000, "watch", "long", "daily", AtZero.ACT, w.players.people)
        w.look()
        assert w.failures == []
        first = w.players.people[0].person
        monkeypatch.setattr(ladder, "AT_FIRST", 1)
        await w.up().queue.enter(first, GUILD)
        w.ladder.read()
        assert "may have 1" in w.ladder.failures.pop()
        await w.up().substitutes.go("w00001", first)
        w.ladder.read()
        w.ladder.returns.entry(Line(0, "entry", "w00001", "north", "answer", "steady", 9, "{}"), "steady", 9)
        said = await w.up().substitutes.back("w00001", first)
        w.ladder.read()
        assert w.ladder.returns.told("w00001", "north", said)
        assert "1 answers were given for them" in w.ladder.failures.pop()
        assert not w.ladder.returns.told("w00001", "north", said)
        assert "who was not away is told" in w.ladder.failures.pop()
        w.at += 2_000
        began = Line(0, "entry", "w00001", "", "start", "", 0, "{}", "playing")
        w.ladder.lobbies.starts(began)
        assert "starts without [1000, 1001, 1002]" in w.ladder.failures.pop()
        w.ladder.lobbies.called["w00001"] = w.at - world.DAY
        w.ladder.lobbies.pressed("w00001", first.id)
        w.ladder.lobbies.freed(began, first.id)
        assert "loses their seat" in w.ladder.failures.pop()
        w.ladder.lobbies.called["w00001"] = w.at
        w.ladder.lobbies.freed(began, 1001)
        assert "before its time" in w.ladder.failures.pop()
        w.ladder.lobbies.sits(began, 1001, queued=False, took=False)
        assert "who has not come" in w.ladder.failures.pop()
    finally:
        w.close()
        await world.closed(w.store)


async def test_twins_are_told_apart_by_whoever_sees_what_the_asked_seat_is_sent() -> None:
    assert await twins.told_apart(2, Counter(), whose="north")


async def test_a_simulated_sweep_waits_for_what_it_has_taken_up_however_slow_the_machine_is():
    usual, store = jobs.SLOW, await opened()
    lived = World(store, Random(1))
    sweeper = lived.up().sweeper
    sweeper._carried_on = lambda game: asyncio.sleep(0.05)
    try:
        await sweeper._take_up("w1", asyncio.Semaphore(1))
        assert not sweeper._slow
        jobs.SLOW = 0.001
        await sweeper._take_up("w1", asyncio.Semaphore(1))
        assert sweeper._slow  # it would go on beside the hours that follow
        await sweeper.stop()
    finally:
        lived.close()
        await closed(store)
    assert usual == jobs.SLOW


def test_what_is_newly_overdue_does_not_wait_as_long_as_what_is_stuck():
    """Else a clock that runs on after an outage is looked at minutes late, and its seat wins that time."""
    sweeping, stuck = Sweeping(), frozenset({("w1", "north", 3, 1)})
    waits = [sweeping.wait(stuck) for _ in range(8)]
    assert (waits[0], waits[-1]) == (SOON, LATE)
    assert waits == sorted(waits)
    assert sweeping.wait(stuck | {("w2", "south", 1, 1)}) == SOON
    assert sweeping.wait(stuck) == 2 * SOON  # what is left was so before
    assert sweeping.wait(frozenset()) == SOON


async def test_what_is_due_soon_does_not_wait_for_what_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A post whose process died is taken up when its claim ends, however long others have been stuck."""
    store = await opened()
    lived = World(store, Random(1))
    monkeypatch.setattr(lived, "due", lambda after=0: lived.at + 30 if after else lived.at - 100)
    monkeypatch.setattr(lived, "overdue", lambda: frozenset({("w1", "north", 3, 1)}))
    try:
        waits = [(lived.next_sweep() or 0) - lived.at for _ in range(8)]
        assert waits == [5, 10, 20, 30, 30, 30, 30, 30]
    finally:
        lived.close()
        await closed(store)
