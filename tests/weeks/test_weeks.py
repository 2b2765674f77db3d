"""The short form of `python -m tests.weeks`: a few seeds of each kind, and that each can fail."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.play.clocks import bank, booking
from bot.store.repositories import clocks
from tests.weeks import histories, twins, world


def test_what_is_booked_is_what_passed() -> None:
    seen = Counter[str]()
    assert [x for seed in range(1, 9) for x in histories.lived(seed, 12, seen)] == []
    assert {"zero", "answer_shut", "fail", "wait", "undo", "sleep_otherwise"} <= set(seen)


async def test_nobody_is_overrun_in_a_world_who_had_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(world.TROUBLES, "nothing_runs", 0.5)
    lived = await world.lived(3, 5, tables=5)
    assert lived.judge.failures == []
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
    lived = await world.lived(3, 5, tables=5)
    assert lived.judge.failures


async def test_twins_are_told_apart_by_whoever_sees_what_the_asked_seat_is_sent() -> None:
    assert await twins.told_apart(2, Counter(), whose="north")
