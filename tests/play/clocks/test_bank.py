"""A seat's time as arithmetic: how it is spent, gained, kept back and given back."""

from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.play.clocks import bank
from bot.play.clocks.bank import (
    DAY,
    HOUR,
    PRESETS,
    AtZero,
    Clock,
    Stage,
    Terms,
    preset,
    read_terms,
    running,
    terms_faults,
)
from bot.play.clocks.booking import Bookings, Happened, Wanted
from bot.play.clocks.time_off import ALWAYS, TimeOff, time_off
from bot.play.model.terms import SeatInfo
from bot.store.models import Schedule
from bot.store.repositories.clocks import NOW
from render.core.text import words

DAILY, T = preset("daily"), 1_800_000_000


def test_presets_are_what_the_lobby_says_and_terms_are_kept_as_text():
    assert PRESETS["daily"] == (72 * HOUR, 12 * HOUR, 120 * HOUR)
    assert PRESETS["brisk"] == (24 * HOUR, 4 * HOUR, 36 * HOUR)
    assert PRESETS["live"][:2] == (600, 30)
    assert not preset("relaxed").timed
    assert preset("relaxed").saved() == ""
    assert read_terms("") == Terms()
    own = Terms(5 * HOUR, HOUR, 9 * HOUR, AtZero.LOSE, weekends=True, vacation=False)
    assert read_terms(own.saved()) == own
    assert (own.pace, DAILY.pace) == ("own", "daily")
    assert read_terms(own.saved().replace("{", '{"later":1,')) == own
    assert all(not terms_faults(preset(x)) for x in PRESETS)


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        (Terms(60, 0, 60), "bank"),
        (Terms(31 * DAY, 0, 31 * DAY), "bank"),
        (Terms(HOUR, 2 * HOUR, 3 * HOUR), "increment"),
        (Terms(HOUR, -1, HOUR), "increment"),
        (Terms(HOUR, 0, HOUR - 1), "cap"),
    ],
)
def test_own_numbers_have_bounds(terms: Terms, field: str):
    assert terms_faults(terms) == field


def test_time_is_spent_while_it_runs_and_gained_by_an_answer_up_to_the_cap():
    c = bank.begun(Clock(), DAILY, ALWAYS, T)
    assert (c.left, c.zero, c.due) == (72 * HOUR, T + 72 * HOUR, T + 36 * HOUR)
    c = bank.stopped(c, DAILY, ALWAYS, T + 2 * HOUR, gains=True)
    assert (c.left, c.runs, c.due, c.zero) == (82 * HOUR, False, 0, 0)
    for _ in range(5):
        c = bank.stopped(bank.begun(c, DAILY, ALWAYS, T), DAILY, ALWAYS, T, gains=True)
    assert c.left == 120 * HOUR
    late = bank.stopped(bank.begun(c, DAILY, ALWAYS, T), DAILY, ALWAYS, T + 900 * HOUR, gains=False)
    assert late.left == 0


def test_stages_come_once_and_never_two_on_each_others_heels():
    c = bank.begun(Clock(), DAILY, ALWAYS, T)
    seen, at = [], T
    while c.due:
        assert bank.reached(c, DAILY, ALWAYS, c.due - 1) is Stage.NONE
        at = c.due
        stage = bank.reached(c, DAILY, ALWAYS, at)
        seen.append((stage, at - T))
        c = bank.at_stage(c, DAILY, ALWAYS, stage)
    assert seen == [
        (Stage.HALF, 36 * HOUR), (Stage.SIXTH, 60 * HOUR), (Stage.HOUR, 71 * HOUR), (Stage.ZERO, 72 * HOUR),
        (Stage.LEFT, 144 * HOUR),
    ]  # fmt: skip
    assert Stage.HOUR not in dict(preset("live").marks())
    after_an_outage = bank.reached(bank.begun(Clock(), DAILY, ALWAYS, T), DAILY, ALWAYS, T + 71 * HOUR)
    assert after_an_outage is Stage.HOUR


def test_time_off_is_not_spent():
    nights = TimeOff(quiet=(0, 12 * 60))
    midnight = T - T % DAY
    c = bank.begun(Clock(), preset("brisk"), nights, midnight)
    assert c.zero == midnight + 2 * DAY
    assert bank.left_at(c, nights, midnight + DAY) == 12 * HOUR


def test_what_holds_a_clock_up_is_given_back_and_others_requests_only_for_a_day():
    c = bank.begun(Clock(), DAILY, ALWAYS, T)
    c = bank.held_up(c, T + HOUR, fault=True)
    c = bank.renewed(c, DAILY, ALWAYS, T + 9 * HOUR)
    assert (c.left, c.since, c.back, c.zero) == (71 * HOUR, T + 9 * HOUR, 8 * HOUR, T + 80 * HOUR)
    c = bank.held_up(c, T + 10 * HOUR, fault=False)
    assert c.due == T + 34 * HOUR
    c = bank.renewed(c, DAILY, ALWAYS, T + 20 * HOUR)
    assert (c.left, c.waited, c.back) == (70 * HOUR, 10 * HOUR, 8 * HOUR)
    assert bank.held_up(c, T + 20 * HOUR, fault=False).due == T + 34 * HOUR
    assert bank.stopped(c, DAILY, ALWAYS, T + 20 * HOUR, gains=True).waited == 0


def test_a_shut_answer_stops_the_spending_and_not_what_others_see():
    c = bank.begun(Clock(), DAILY, ALWAYS, T)
    shut = bank.shut(c, T + HOUR, own=True)
    assert (shut.runs, shut.zero, shut.due) == (True, c.zero, 0)
    assert bank.reached(shut, DAILY, ALWAYS, T + 90 * HOUR) is Stage.NONE
    assert bank.stopped(shut, DAILY, ALWAYS, T + 50 * HOUR, gains=True).left == 83 * HOUR
    back = bank.reopened(shut, DAILY, ALWAYS, T + 50 * HOUR)
    assert (back.left, back.zero, back.due) == (71 * HOUR, c.zero, T + 85 * HOUR)
    by_a_machine = bank.shut(c, T + HOUR, own=False)
    assert bank.stopped(by_a_machine, DAILY, ALWAYS, T + 2 * HOUR, gains=True).left == 71 * HOUR


def test_answers_that_are_undone_gain_nothing_twice():
    def answered(c: Clock, n: int, **how: bool) -> Clock:
        return bank.stopped(bank.begun(c, DAILY, ALWAYS, T, **how), DAILY, ALWAYS, T, gains=True, n=n)

    c = bank.undone(answered(Clock(), 4), 3)
    assert (c.left, c.owes, c.gained) == (84 * HOUR, 1, "")
    c = answered(c, 6, again=True)
    assert (c.left, c.owes, c.gained) == (84 * HOUR, 0, "6")
    twice = bank.undone(answered(answered(c, 8), 10), 6)
    assert (twice.left, twice.owes, twice.gained) == (108 * HOUR, 2, "6")
    assert answered(c, 6 + bank.REACH).gained == str(6 + bank.REACH)  # so far back goes no undo


def test_a_usual_answer_falls_when_patience_has_counted_and_not_while_all_is_held_up():
    c = bank.begun(Clock(), DAILY, ALWAYS, T, patience=5 * HOUR)
    assert c.usual == T + 5 * HOUR
    held = bank.renewed(bank.held_up(c, T + HOUR, fault=True), DAILY, ALWAYS, T + 3 * HOUR)
    assert held.usual == T + 7 * HOUR


def test_a_bank_never_grows_but_by_its_rules():
    rng, off = Random(3), TimeOff("Europe/Berlin", (22 * 60, 7 * 60), weekends=True)
    for _ in range(60):
        c, now, grown, given = bank.begun(Clock(), DAILY, off, T), T, 0, 0
        for _ in range(30):
            before, now = c, now + rng.randrange(9 * HOUR)
            left = bank.left_at(before, off, now)
            match rng.randrange(6):
                case 0 if c.runs and not c.held and not c.answered:
                    c = bank.held_up(c, now - rng.randrange(HOUR), fault=rng.random() < 0.5)
                case 1 if c.runs and not c.answered:
                    c = bank.renewed(c, DAILY, off, now)
                case 2 if c.runs and not c.held:
                    c = bank.shut(c, now, own=True)
                case 3 if c.runs:
                    c = bank.stopped(c, DAILY, off, now, gains=True)
                    grown += 12 * HOUR
                case 4 if not c.runs:
                    c = bank.begun(c, DAILY, off, now)
                case 5 if not c.held and not c.answered:
                    c = bank.with_gift(c, DAILY, off, now, 24 * HOUR)
                    given += 24 * HOUR
            assert bank.left_at(c, off, now) <= left + 24 * HOUR
            assert 0 <= bank.left_at(c, off, now) <= 72 * HOUR + grown + given
            if not given:
                assert c.left <= 120 * HOUR
            if c.due > 1 and not c.held:
                assert c.due >= c.since
    assert replace(c, left=5) != c


# -- sealed questions -------------------------------------------------------------------------------------


class Sleepers:
    """A store in which everybody sleeps at night where a test says."""

    zone = "Europe/Berlin"

    async def schedule(self, user: int) -> Schedule:
        return Schedule(user=user, zone=self.zone, quiet_from=22 * 60, quiet_to=7 * 60)


async def seen_of_a_sealed_question(*, answers: bool, takes_back: bool, rests: bool) -> list[str]:
    """Tell what a card shows of two seats through a request, a post that waits and an outage.

    Red answers in secret, or does not; what becomes of the other seat is the same.
    """
    life = Sleepers()
    bookings = Bookings(SimpleNamespace(store=life))  # type: ignore[arg-type]
    game = SimpleNamespace(id="g", clock=DAILY.saved(), patience=0, host=0)
    loaded: Any = SimpleNamespace(game=game, clocks=[])
    seats = [SeatInfo("red", 1, "Ann", ""), SeatInfo("white", 2, "Ben", "")]
    shown, shut, now = list[str](), frozenset[str](), T

    async def passes(hours: int, waits: int = 0, **why: Any) -> None:
        nonlocal now
        now += hours * HOUR
        want = Wanted(frozenset({"red", "white"}) - shut, shut, waits)
        rows = {x.seat: x for x in loaded.clocks}
        rows |= {x.seat: x for x in await bookings.changed(loaded, seats, want, Happened(**why), now)}
        loaded.clocks = list(rows.values())
        shown.append(running(loaded.clocks, {"red": "Red", "white": "White"}, words("en")))

    def nudged() -> None:
        loaded.clocks = [x.model_copy(update={"due": NOW}) for x in loaded.clocks]

    await passes(0)
    now += HOUR
    if answers:
        shut = frozenset({"red"})
        await passes(0, answered=shut)
        shown.pop()
    if takes_back:
        now, shut = now + 2 * HOUR, frozenset()
        await passes(0, back=frozenset({"red"}))
        now -= 2 * HOUR
        shown.pop()
    now += 2 * HOUR
    nudged()
    asked = now
    await passes(0, waits=asked)
    nudged()
    await passes(3, waits=asked)
    nudged()
    await passes(2)
    nudged()
    await passes(1, unsent=dict.fromkeys(("red", "white"), now))
    await passes(2)
    loaded.clocks = [x.model_copy(update={"held": now + HOUR, "fault": True}) for x in loaded.clocks]
    await passes(9)
    if rests:
        was, life.zone = time_off(await life.schedule(1)), "Asia/Tokyo"
        await passes(0, renew=frozenset({"red"}), was={"red": was})
    nudged()
    await passes(5)
    return shown


@pytest.mark.parametrize("rests", [False, True])
async def test_nothing_that_is_shown_of_clocks_tells_who_has_answered_in_secret(rests: bool):
    none = await seen_of_a_sealed_question(answers=False, takes_back=False, rests=rests)
    assert any("stands still" in x for x in none), none
    assert len(set(none)) > 4
    assert none == await seen_of_a_sealed_question(answers=True, takes_back=False, rests=rests)
    assert none == await seen_of_a_sealed_question(answers=True, takes_back=True, rests=rests)
