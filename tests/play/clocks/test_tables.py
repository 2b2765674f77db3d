"""Clocks of games that are played: who spends time when, what stops it, what follows at zero."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from random import Random

import pytest
import pytest_asyncio

from bot.play.background.overruns import Overruns, Reached
from bot.play.clocks import availability, bank, pace
from bot.play.clocks.booking import clock_of, is_veiled
from bot.play.clocks.pace import DAY, HOUR, Stage, Terms, preset
from bot.play.clocks.time_off import TimeOff, is_off
from bot.play.commands.overdue import Step
from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from bot.play.services import Services, build_services
from bot.play.titles.title import Catalogue, Title
from bot.store import Store
from bot.store.models import Outbox, SeatClock
from tests.play.conftest import (
    ANN,
    BEN,
    EVE,
    HERE,
    MOD,
    FakeClock,
    FakeCourier,
    Room,
    controls,
    no_picture,
    said,
)
from tests.play.plain_look import PlainLook
from tests.toys.duel import DUEL, Spring


@dataclass
class Heard(Overruns):
    """Notes what it is told of, and says so to the table."""

    stages: list[tuple[str, str]] = field(default_factory=list)
    what: list[Reached] = field(default_factory=list)

    async def reached(self, live: object, what: Reached) -> Sequence[Outbox]:
        self.stages.append((what.seat, what.stage.name))
        self.what.append(what)
        return ()


@dataclass
class Tables:
    """A table with a clock, and all that a test asks of it."""

    room: Room
    game: str
    heard: Heard

    @property
    def now(self) -> int:
        return int(self.room.clock.at)

    @property
    def services(self) -> Services:
        return self.room.services

    async def clocks(self) -> dict[str, SeatClock]:
        loaded = await self.room.store.load(self.game)
        assert loaded is not None
        return {x.seat: x for x in loaded.clocks}

    async def running(self) -> list[str]:
        return [seat for seat, x in (await self.clocks()).items() if x.runs]

    async def later(self, seconds: int) -> None:
        """Let time pass, with the bot at work all the while."""
        self.room.clock.at += seconds
        await self.room.store.line.run(lambda db: db.execute("UPDATE pulse SET at = ?", (self.now,)))
        await self.services.sweeper.sweep()

    async def step(self) -> None:
        assert await self.room.step(self.game, Random(1))


async def opened(room: Room, terms: Terms | str = "daily") -> Tables:
    t, heard = room.services, Heard()
    t.clocks._overruns = heard
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    if isinstance(terms, str):
        await t.clock_terms.choose(game, ANN, terms)
    else:
        await t.clock_terms.change(game, ANN, lambda _: terms)
    await t.lobby.join(game, ANN, "blue")
    await t.lobby.join(game, BEN, "orange")
    await t.lobby.start(game, ANN)
    await t.sender.drain(game)
    await t.sweeper.sweep()
    return Tables(room, game, heard)


@pytest_asyncio.fixture
async def table(room: Room):
    return await opened(room)


async def one_running(table: Tables) -> SeatClock:
    (seat,) = await table.running()
    return (await table.clocks())[seat]


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
    asked = (await t.undoing.undo(table.game, people[first])).request
    assert asked
    await t.consent.answer(table.game, people[other], asked, yes=True)
    assert await round_of_both() == {first: 84 * HOUR, other: 84 * HOUR}
    assert await round_of_both() == {first: 96 * HOUR, other: 96 * HOUR}


async def test_a_table_without_a_clock_is_not_asked_for_one_and_costs_no_statement(room: Room):
    game = await room.started()
    said = list[str]()
    await room.store.line.run(lambda db: db.set_trace_callback(said.append))
    await room.step(game, Random(1))
    await room.store.line.run(lambda db: db.set_trace_callback(None))
    assert any("UPDATE game" in x for x in said)
    assert not [x for x in said if "seat_clock" in x or "SELECT at, due" in x]


async def test_only_the_host_chooses_before_the_game_within_bounds_and_all_else_stays(room: Room):
    t, game = room.services, await room.services.lobby.open_game(HERE, ANN, "starwars")
    with pytest.raises(Refused, match="host"):
        await t.clock_terms.choose(game, BEN, "daily")
    with pytest.raises(Refused, match="clock"):
        await t.clock_terms.change(game, ANN, lambda _: Terms(1, 1, 1))
    await t.clock_terms.change(game, ANN, lambda _: Terms(HOUR, 0, HOUR, weekends=True), patience=HOUR)
    assert (await t.clock_terms.choose(game, MOD, "brisk")).terms.weekends
    loaded = await room.store.load(game)
    assert loaded is not None
    assert loaded.game.patience == HOUR
    await t.clock_terms.choose(game, ANN, "relaxed")
    loaded = await room.store.load(game)
    assert (loaded.game.clock, loaded.game.patience) == ("", 0)


async def test_stages_are_told_once_each_and_not_in_time_off(table: Tables, monkeypatch: pytest.MonkeyPatch):
    seat = (await one_running(table)).seat
    away = (table.now + 35 * HOUR, table.now + 40 * HOUR)

    async def of(self, user: int, weekends: bool, *, vacation: bool = True, host: int = 0) -> TimeOff:
        return TimeOff(away=(away,))

    await table.services.clocks.rebook((ANN if seat == "blue" else BEN).id)
    monkeypatch.setattr(availability.Availability, "of", of)
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
            await t.schedules.set_hours(who, "UTC", (hour, hour + 8 * 60))
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
    await room.store.line.run(lambda db: db.execute("UPDATE outbox SET sent = 1 WHERE nonce = 'x'"))
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
    await table.services.sender.carry_on(table.game)
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
    await room.store.line.run(lambda db: db.execute("UPDATE game SET host = ?", (EVE.id,)))
    at = {x: TimeOff(x, weekends=True) for x in ("Asia/Tokyo", "America/New_York")}
    while not is_off(at["Asia/Tokyo"], table.now) or is_off(at["America/New_York"], table.now):
        room.clock.at += HOUR
    for zone in ("Europe/Berlin", "Asia/Tokyo"):
        async with t.clocks.rebooked(EVE.id):
            await t.schedules.set_hours(EVE.id, zone)  # the second counts from tomorrow on
    before = await one_running(table)
    await table.later(2 * DAY)
    for zone in ("America/New_York", "Asia/Tokyo"):
        left = bank.left_at(clock_of(await one_running(table)), await off_of(t, table), table.now)
        async with t.clocks.rebooked(EVE.id):
            await t.schedules.set_hours(EVE.id, zone)
        row = await one_running(table)
        assert (row.left, row.since) == (left, table.now)
        await table.later(26 * HOUR)
    assert row.left <= before.left


async def off_of(t: Services, table: Tables) -> TimeOff:
    live = await t.games.load(table.game)
    seat = live.info.seat((await one_running(table)).seat)
    return await availability.Availability(t.context).of(seat.user, True, host=live.row.host)


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


async def test_time_given_by_the_others_is_added(table: Tables):
    row = await one_running(table)
    await table.later(80 * HOUR)
    await table.later(1)
    other = BEN if row.seat == "blue" else ANN
    assert await table.services.overdue.act(table.game, other, row.seat, Step.GIVE)
    row = await one_running(table)
    assert (row.left, row.stage, row.zero) == (DAY, Stage.HALF, table.now + DAY)


# -- where questions are hidden ---------------------------------------------------------------------------


@pytest_asyncio.fixture
async def veiled():
    """A duel with a clock, up to a step onto a trap: White may spring it, and nobody else knows."""
    store, courier, clock = await Store.open(), FakeCourier(), FakeClock()
    title = Title(DUEL, PlainLook(), lapses={"snare.spring": lambda s, d, rng: Spring(False)})
    t = build_services(store, courier, catalogue=Catalogue({"duel": title}), now=clock)
    no_picture(t)

    async def make() -> Services:
        return t

    heard = Heard()
    t.clocks._overruns = heard
    assert is_veiled(title)
    game = await t.lobby.open_game(HERE, ANN, "duel")
    await t.clock_terms.choose(game, ANN, "brisk")
    await t.lobby.join(game, ANN, "red")
    await t.lobby.join(game, BEN, "white")
    await t.lobby.start(game, ANN)
    await t.sender.drain(game)
    yield Tables(Room(store, courier, clock, t, make), game, heard)
    await store.close()


async def test_sealed_answers_keep_both_running_and_what_each_used_is_booked_at_the_reveal(veiled: Tables):
    t = veiled.services
    await veiled.later(0)
    assert sorted(await veiled.running()) == ["red", "white"]
    await veiled.later(HOUR)
    zero = (await veiled.clocks())["red"].zero
    await t.answering.answer(veiled.game, ANN, text="lay")
    assert sorted(await veiled.running()) == ["red", "white"]
    assert (await veiled.clocks())["red"].zero == zero
    await t.sender.drain(veiled.game)
    await veiled.later(9 * HOUR)
    await t.answering.answer(veiled.game, BEN, text="lay 4 5")
    rows = await veiled.clocks()
    assert rows["red"].runs
    assert (rows["red"].left, rows["white"].left) == (27 * HOUR, 18 * HOUR)


async def test_a_hidden_question_at_zero_is_given_its_usual_answer_and_the_others_learn_nothing(
    veiled: Tables,
):
    t = veiled.services
    await t.answering.answer(veiled.game, ANN, text="lay")
    await t.answering.answer(veiled.game, BEN, text="lay 4 5")
    await t.answering.answer(veiled.game, ANN, text="step r3 1")
    await t.sender.drain(veiled.game)
    assert await veiled.running() == ["white"]
    await veiled.later(27 * HOUR)
    assert [x.kind for x in (await t.player_views.look(veiled.game, BEN)).asked] == ["snare.spring"]
    await veiled.later(2 * HOUR)
    await veiled.later(5)
    assert (await veiled.room.store.last_by(veiled.game))["white"] == "lapse"
    assert all(x.veiled for x in veiled.heard.what)
    assert ("white", "ZERO") in veiled.heard.stages


async def test_a_vacation_leaves_as_much_time_until_the_usual_answer_as_there_was(veiled: Tables):
    t = veiled.services
    await veiled.room.store.line.run(lambda db: db.execute("UPDATE game SET patience = 7200"))
    for who, text in ((ANN, "lay"), (BEN, "lay 4 5"), (ANN, "step r3 1")):
        await t.answering.answer(veiled.game, who, text=text)
    await t.sender.drain(veiled.game)
    usual = (await veiled.clocks())["white"].usual
    assert usual > veiled.now
    async with t.clocks.rebooked(BEN.id):
        await t.vacations.start(BEN, 3)
    assert (await veiled.clocks())["white"].usual == usual + 3 * DAY
    async with t.clocks.rebooked(BEN.id):
        await t.vacations.end(BEN)
    assert (await veiled.clocks())["white"].usual == usual


# -- what is shown ----------------------------------------------------------------------------------------


async def test_the_lobby_offers_clocks_and_says_what_is_agreed_and_a_rematch_keeps_it(room: Room):
    t, game = room.services, await room.services.lobby.open_game(HERE, ANN, "starwars")
    await t.sender.drain(game)
    (select,) = [x for x in controls(room.courier.channel()[-1].now) if x.id.startswith("ng:clock")]
    assert [x.value for x in select.choices if x.chosen] == ["relaxed"]
    await t.clock_terms.choose(game, ANN, "daily", "lose")
    await t.sender.drain(game)
    card = room.courier.channel()[-1].now
    assert "Daily: 72 hours each, 12 hours more for an answer, 120 hours at most" in said(card)
    assert "the game is lost" in said(card)
    (select,) = [x for x in controls(card) if x.id.startswith("ng:clock")]
    assert [x.value for x in select.choices if x.chosen] == ["daily"]
    with pytest.raises(Refused, match="clock"):
        await t.clock_terms.choose(game, ANN, "hourly")
    await t.lobby.join(game, ANN, "blue")
    await t.lobby.join(game, BEN, "orange")
    await t.lobby.start(game, ANN)
    await t.hosting.abandon(game, MOD)
    again = await t.rematches.open(game, ANN, HERE, None, swap=False)
    loaded = await room.store.load(again)
    assert pace.read(loaded.game.clock).pace == "daily"


async def test_the_board_says_whose_time_runs_and_turns_lists_what_ends_first(table: Tables):
    t, row = table.services, await one_running(table)
    card = said(table.room.courier.channel()[-1].now)
    assert f"out of time <t:{row.zero}:R>" in card
    other = Place(HERE.guild, 77)
    asked = ANN if row.seat == "blue" else BEN
    calm = await table.room.started(place=other)
    waits = await t.game_lists.turns(asked)
    assert waits[0].game.id == table.game
    assert waits[0].zero == row.zero
    assert [x.zero for x in waits if x.game.id == calm] == [0]


async def test_where_questions_are_hidden_the_table_waits_whatever_is_asked(veiled: Tables):
    t, said_ = veiled.services, list[str]()
    for who, text in ((ANN, "lay"), (BEN, "lay 4 5"), (ANN, "step r3 1")):
        said_.append(said(veiled.room.courier.channel()[-1].now))
        await t.answering.answer(veiled.game, who, text=text)
        await t.sender.drain(veiled.game)
        await veiled.later(HOUR)
    said_.append(said(veiled.room.courier.channel()[-1].now))
    assert all("The table waits." in x and "<t:" not in x for x in said_)
    assert [x.zero for x in await t.game_lists.turns(BEN)] == [0]
