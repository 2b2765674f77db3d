"""What follows when time runs low or out: reminders, what the others may do, what a table has agreed to."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
import pytest_asyncio

from bot.play.clocks import schedules, time_off
from bot.play.clocks.bank import DAY, HOUR, AtZero, Terms, preset
from bot.play.clocks.time_off import TimeOff
from bot.play.lobby import hosting, overdue
from bot.play.lobby.overdue import Step, Wanted
from bot.play.model.ports import Place, Trouble
from bot.play.model.terms import Person, Refused, Status
from bot.play.model.title import Catalogue, Title
from bot.play.services import Services, build_services
from bot.store import Store
from tests.play.clocks.conftest import Heard, Tables, one_running, opened
from tests.play.conftest import (
    ANN,
    BEN,
    EVE,
    GUILD,
    HERE,
    MOD,
    FakeClock,
    FakeCourier,
    Room,
    no_picture,
    said,
    verbs,
)  # fmt: skip
from tests.play.plain_look import PlainLook
from tests.toys.patrol import PATROL

RUNNING_OUT = re.compile("running out|out of time as")


async def timed(room: Room, terms: Terms | str = "daily") -> Tables:
    """Start a game with a clock; what happens there is what happens."""
    overruns = room.services.clocks._overruns
    table = await opened(room, terms)
    table.services.clocks._overruns = overruns
    return table


async def late(table: Tables) -> tuple[Person, Person, str]:
    """Return whose time runs, who is there, and the seat that it is about."""
    row = await one_running(table)
    return (ANN, BEN, row.seat) if row.seat == "blue" else (BEN, ANN, row.seat)


async def out_of_time(table: Tables, by: int = 72 * HOUR + 60) -> None:
    await table.later(by)
    await table.services.turns.drain(table.game)


def overruns(room: Room) -> list:
    return [x for x in room.courier.channel() if "overdue" in verbs(x.post)]


def reminded(room: Room, user: int) -> list[str]:
    every = (said(x.post) for x in room.courier.sent if user in x.post.ping or x.place.user == user)
    return [x for x in every if RUNNING_OUT.search(x)]


def refused(key: str):
    return pytest.raises(Refused, match=f"{key}$")


async def test_reminders_come_once_a_day_and_name_every_game_that_waits(room: Room) -> None:
    table = await timed(room)
    who, _, _ = await late(table)
    await room.store.set_preference(who.id, calls="dm")
    second = await room.started(place=Place(GUILD, 902))
    while await room.turn(second) != who:
        await room.step(second, Random(1))
    for hours, so_far in ((36, 1), (12, 1), (12, 2)):  # half, nothing, a sixth
        await table.later(hours * HOUR + 10)
        await table.services.turns.drain(table.game)
        assert len(reminded(room, who.id)) == so_far
    assert f"<t:{(await one_running(table)).zero}:R>" in reminded(room, who.id)[0]
    assert "2 games wait for you" in reminded(room, who.id)[0]
    assert reminded(room, who.id)[0].count("[Starwars](https://discord.com/channels/") == 2
    live = await table.services.games.load(table.game)
    wanted = Wanted(who.id, (await one_running(table)).seat, 1, veiled=False)
    assert not await table.services.clocks._reminders.remind(live, wanted)  # not twice on one day
    room.clock.at += 12 * HOUR
    assert await table.services.clocks._reminders.remind(live, wanted)
    assert not [x for x in room.courier.channel() if RUNNING_OUT.search(said(x.post))]


async def test_a_reminder_that_has_no_room_for_all_games_leads_to_the_rest(room: Room, monkeypatch) -> None:
    monkeypatch.setattr(overdue, "MOST_NAMED", 1)
    table = await timed(room)
    who, _, _ = await late(table)
    await room.store.set_preference(who.id, calls="dm")
    second = await room.started(place=Place(GUILD, 902))
    while await room.turn(second) != who:
        await room.step(second, Random(1))
    await table.later(36 * HOUR + 10)
    await table.services.turns.drain(table.game)
    (told,) = reminded(room, who.id)
    assert told.count("[Starwars](https://discord.com/channels/") == 1
    assert "+1: /games" in told


async def test_a_day_s_only_reminder_says_of_every_game_when_time_is_up(room: Room) -> None:
    table = await timed(room)
    who, there, seat = await late(table)
    await room.store.set_preference(who.id, calls="dm")
    t, place, other = table.services, Place(GUILD, 902), "orange" if seat == "blue" else "blue"
    second = await t.lobby.open_game(place, ANN, "starwars")
    await t.hosting.choose(second, ANN, "daily")
    await t.lobby.join(second, who, seat)
    await t.lobby.join(second, there, other)
    await t.lobby.start(second, ANN)
    while await room.turn(second) != who:
        await room.step(second, Random(1))
    await t.turns.drain(second)
    await table.later(36 * HOUR + 10)
    await t.turns.drain(table.game)
    (told,) = reminded(room, who.id)
    clocks = [*(await room.store.load(table.game)).clocks, *(await room.store.load(second)).clocks]
    zeros = [f"<t:{x.zero}:R>" for x in clocks if x.runs]
    assert len(zeros) == 2
    assert all(x in told for x in zeros)


async def test_a_reminder_goes_where_somebody_wants_it_and_names_no_other_game_in_a_channel(
    room: Room,
) -> None:
    table = await timed(room)
    who, _, _ = await late(table)
    await out_of_time(table, 37 * HOUR)
    (post,) = [x for x in room.courier.channel() if RUNNING_OUT.search(said(x.post))]
    assert post.post.ping == (who.id,)
    assert "https" not in said(post.post)
    await room.store.set_preference(who.id, calls="none")
    await out_of_time(table, 30 * HOUR)
    assert len(reminded(room, who.id)) == 1


async def test_while_answers_are_secret_no_reminder_in_a_channel_tells_who_has_not_answered(
    room: Room,
) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "armada")
    await t.hosting.choose(game, ANN, "daily")
    await t.lobby.join(game, ANN, "red")
    await t.lobby.join(game, BEN, "silver")
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    await t.sweeper.sweep()
    table = Tables(room, game, Heard())
    await out_of_time(table, 37 * HOUR)  # both buy their fleets
    told = {x.place.user for x in room.courier.sent if "running out" in said(x.post)}
    assert told == {ANN.id, BEN.id}
    assert not [x for x in room.courier.channel() if RUNNING_OUT.search(said(x.post))]


async def test_nobody_is_reminded_or_nudged_in_their_time_off(room: Room, monkeypatch) -> None:
    table = await timed(room)
    _, there, seat = await late(table)
    await out_of_time(table)
    sent, off = len(room.courier.sent), TimeOff(away=((table.now, table.now + DAY),))

    async def of(context, user: int, weekends: bool, **more: object) -> TimeOff:
        return off

    monkeypatch.setattr(time_off, "availability", of)
    with refused("refused-nudged"):
        await table.services.clocks.act(table.game, there, seat, Step.NUDGE)
    assert len(room.courier.sent) == sent


async def test_who_is_nudged_reads_that_their_time_is_up_and_that_an_answer_still_counts(room: Room) -> None:
    table = await timed(room)
    who, there, seat = await late(table)
    await out_of_time(table)
    await out_of_time(table, DAY)
    await table.services.clocks.act(table.game, there, seat, Step.NUDGE)
    await table.services.turns.drain(table.game)
    assert "ran out <t:" in said(room.courier.channel()[-1].post)
    assert "An answer still counts" in said(room.courier.channel()[-1].post)
    await hosting.set_preferences(table.services.context, who.id, calls="dm")
    await out_of_time(table, DAY)
    await table.services.clocks.act(table.game, there, seat, Step.NUDGE)
    await table.services.turns.drain(table.game)
    assert "your time there is up. An answer still counts" in said(room.courier.dms(who.id)[-1].post)


async def test_at_zero_one_post_offers_what_the_others_may_do_and_an_answer_still_counts(room: Room) -> None:
    table = await timed(room)
    who, there, seat = await late(table)
    await out_of_time(table)
    await out_of_time(table, HOUR)
    (post,) = overruns(room)
    assert post.post.ping == (ANN.id, BEN.id)
    assert f"<@{who.id}> has no time left" in said(post.post)
    assert len(post.post.rows[0]) == 5
    with refused("refused-own-overrun"):
        await table.services.clocks.act(table.game, who, seat, Step.END)
    other = "blue" if seat == "orange" else "orange"
    with refused("refused-not-overrun"):
        await table.services.clocks.act(table.game, there, other, Step.END)
    await table.step()
    await table.services.turns.drain(table.game)
    assert not overruns(room)[0].buttons


async def test_time_that_is_given_shows_where_its_buttons_were_and_makes_no_post(room: Room) -> None:
    table = await timed(room)
    _, there, seat = await late(table)
    await out_of_time(table)
    (post,) = overruns(room)
    had = [x.at for x in room.courier.channel()]
    await table.services.clocks.act(table.game, there, seat, Step.GIVE)
    await table.services.turns.drain(table.game)
    now = room.courier.whole(post.at)
    assert not now.rows
    assert (
        f"has time again: the others have given 24 hours more. It runs out <t:{table.now + DAY}:R>"
        in said(now)
    )
    assert [x.at for x in room.courier.channel()] == had
    assert await room.store.overruns(table.game, seat) == []
    await out_of_time(table, 25 * HOUR)
    assert len(overruns(room)) == 2
    assert overruns(room)[-1].buttons


@pytest.mark.parametrize("step", [Step.CARE, Step.OFFER])
async def test_where_a_machine_takes_over_the_post_says_so_in_place_of_its_buttons(room: Room, step: Step):
    table = await timed(room)
    _, there, seat = await late(table)
    await out_of_time(table)
    (post,) = overruns(room)
    assert not said(post.post).rstrip().endswith(":")
    await table.services.clocks.act(table.game, there, seat, step)
    await table.services.turns.drain(table.game)
    now = room.courier.whole(post.at)
    assert not now.rows
    assert "had no time left. A machine player answers there now" in said(now)


async def test_where_the_post_cannot_be_changed_it_is_left_and_nothing_waits(room: Room) -> None:
    table = await timed(room)
    _, there, seat = await late(table)
    await out_of_time(table)
    room.courier.troubles = lambda what, where: Trouble.OLD if what == "edit" else None
    await table.services.clocks.act(table.game, there, seat, Step.GIVE)
    await table.services.turns.drain(table.game)
    assert await room.store.unsent(table.game) == []
    assert len(await room.store.overruns(table.game, seat)) == 1


async def test_the_others_give_time_or_a_caretaker_or_offer_the_seat_or_end_it(room: Room) -> None:
    table = await timed(room)
    who, there, seat = await late(table)
    t = table.services
    await out_of_time(table)
    assert await t.clocks.act(table.game, there, seat, Step.GIVE)
    await t.turns.drain(table.game)
    assert (await one_running(table)).left == DAY
    assert "24 hours more" in said(room.courier.dms(who.id)[-1].post)
    with refused("refused-not-overrun"):
        await t.clocks.act(table.game, there, seat, Step.CARE)
    await out_of_time(table, DAY + 60)
    assert await t.clocks.act(table.game, there, seat, Step.OFFER)
    info = await t.game_lists.info(table.game)
    assert info.away(who.id)
    assert (await t.games.load(table.game)).loaded.offers == [seat]
    told = [x.body for x in await room.store.unsent(table.game) if x.lane == f"u{who.id}"]
    assert "note-away-offered" in "".join(told)
    await t.substitutes.back(table.game, who)
    assert (await t.games.load(table.game)).loaded.offers == []
    assert await t.clocks.act(table.game, there, seat, Step.END)  # they are back, and have not answered
    assert (await t.game_lists.info(table.game)).status is Status.ABANDONED


async def test_a_seat_that_is_on_offer_is_not_offered_again_when_the_others_want_that(room: Room) -> None:
    table = await timed(room)
    who, there, seat = await late(table)
    t = table.services
    assert await t.substitutes.offer(table.game, who, seat)
    await out_of_time(table)
    assert await t.clocks.act(table.game, there, seat, Step.OFFER)
    await t.turns.drain(table.game)
    assert (await t.game_lists.info(table.game)).away(who.id)
    assert (await t.games.load(table.game)).loaded.offers == [seat]
    assert len([x for x in room.courier.channel() if "on offer" in said(x.post)]) == 1


async def test_a_seat_is_offered_and_kept_warm_at_once_or_not_at_all(room: Room, monkeypatch) -> None:
    table = await timed(room)
    who, there, seat = await late(table)
    t = table.services
    await out_of_time(table)
    commits = 0
    change = room.store.change_game

    async def counted(*given: object, **how: object) -> None:
        nonlocal commits
        commits += 1
        await change(*given, **how)

    async def dies(*_: object) -> None:
        raise AssertionError("a second transaction")

    monkeypatch.setattr(room.store, "change_game", counted)
    monkeypatch.setattr(room.store, "put_up", dies)
    assert await t.clocks.act(table.game, there, seat, Step.OFFER)
    assert commits == 1
    assert (await t.game_lists.info(table.game)).away(who.id)
    assert (await t.games.load(table.game)).loaded.offers == [seat]
    await t.turns.drain(table.game)
    assert any("on offer" in said(x.now) for x in room.courier.channel())


async def test_time_that_is_given_while_a_request_waits_does_not_run_until_it_is_answered(room: Room) -> None:
    table = await timed(room)
    _, there, seat = await late(table)
    t = table.services
    await out_of_time(table)
    await t.seating.replace(table.game, MOD, "blue" if seat == "orange" else "orange", EVE)
    await table.later(5)
    assert await t.clocks.act(table.game, there, seat, Step.GIVE)
    await table.later(5)
    await table.later(HOUR)
    row = (await table.clocks())[seat]
    assert row.held
    assert row.left == DAY


async def test_a_seat_that_its_holder_has_put_on_offer_is_not_put_there_again(room: Room) -> None:
    table = await timed(room)
    who, there, seat = await late(table)
    t = table.services
    assert await t.substitutes.offer(table.game, who, seat)
    await out_of_time(table)
    assert await t.clocks.act(table.game, there, seat, Step.OFFER)
    assert (await t.game_lists.info(table.game)).away(who.id)
    assert (await t.games.load(table.game)).loaded.offers == [seat]
    await t.turns.drain(table.game)
    assert sum("on offer" in said(x.post) for x in room.courier.channel()) == 1


async def test_a_vacation_planned_ahead_that_begins_in_an_overrun_does_not_stop_it(room: Room) -> None:
    table = await timed(room)
    who, _, seat = await late(table)
    await table.later(71 * HOUR)
    await schedules.begin_vacation(room.services.context, who, 3, table.now + DAY)
    await table.later(DAY - HOUR)  # an hour of it counted: the time ran out
    await table.later(56 * HOUR)  # they are still away
    row = (await room.services.game_lists.info(table.game)).seat(seat)
    assert row is not None
    assert row.caretaker


async def test_when_nobody_acts_for_three_days_a_machine_does(room: Room) -> None:
    table = await timed(room)
    who, _, seat = await late(table)
    await out_of_time(table)
    await out_of_time(table, 71 * HOUR)
    assert not (await table.services.game_lists.info(table.game)).away(who.id)
    await out_of_time(table, 2 * HOUR)
    await table.services.sweeper.sweep()
    assert (await table.services.game_lists.info(table.game)).away(who.id)
    assert len(overruns(room)) == 1
    assert [x for x in await room.store.entries(table.game) if (x.seat, x.by) == (seat, "steady")]
    assert len([x for x in room.courier.dms(who.id) if "return" in verbs(x.post)]) == 1


@pytest.mark.parametrize("at_zero", [AtZero.MACHINE, AtZero.LOSE])
async def test_what_a_table_has_agreed_to_happens_at_zero(room: Room, at_zero: AtZero) -> None:
    table = await timed(room, replace(preset("brisk"), at_zero=at_zero))
    who, _, seat = await late(table)
    await out_of_time(table, 24 * HOUR + 60)
    await out_of_time(table, 60)
    info = await table.services.game_lists.info(table.game)
    assert not overruns(room)
    if at_zero is AtZero.MACHINE:
        assert info.away(who.id)
        return
    assert info.status is Status.OVER
    assert info.outcome.winner not in (None, seat)
    last = (await room.store.entries(table.game))[-1]
    assert (last.kind, last.by, last.user) == ("resign", "lapse", 0)
    assert "agreed that the game is lost" in said(room.courier.dms(who.id)[-1].post)
    end = "\n".join(said(x.now) for x in room.courier.channel())
    assert "has no time left and loses, as this table had agreed" in end
    assert "resigns" not in end


async def test_two_processes_act_once(room: Room) -> None:
    table = await timed(room, replace(preset("brisk"), at_zero=AtZero.LOSE))
    other = await room.make()
    room.clock.at += 24 * HOUR + 60
    await room.store.writer.run(lambda db: db.execute("UPDATE pulse SET at = ?", (table.now,)))
    await table.services.sweeper.sweep()
    await other.sweeper.sweep()
    assert len([x for x in await room.store.entries(table.game) if x.kind == "resign"]) == 1


async def test_where_a_question_may_be_hidden_a_machine_answers_once_and_nobody_is_offered_anything(
    veiled: Tables,
) -> None:
    t = veiled.services
    t.clocks._overruns = type(veiled.heard).__mro__[1](*_made(veiled))
    await t.answering.answer(veiled.game, ANN, text="lay")
    await t.answering.answer(veiled.game, BEN, text="lay 4 5")
    await t.turns.drain(veiled.game)
    before = len(veiled.room.courier.channel(HERE))
    (seat,) = await veiled.running()
    asked = (await veiled.room.store.load(veiled.game)).asking[0]
    assert asked.kind not in t.context.titles["duel"].lapses
    await veiled.later(40 * HOUR)
    await veiled.later(5)
    rows = await veiled.room.store.entries(veiled.game)
    mine = [x for x in rows if x.seat == seat and x.kind == asked.kind]
    assert [x.by for x in mine[:1]] == ["lapse"]
    new = veiled.room.courier.channel(HERE)[before:]
    assert not [x for x in new if "overdue" in verbs(x.post) or "time" in said(x.post)]
    assert not any(x.caretaker for x in (await t.game_lists.info(veiled.game)).seats)


def _made(table: Tables) -> list[object]:
    """Return what overruns are made of."""
    t = table.services
    return [
        t.context,
        t.games._commits,
        t.clocks._reminders,
        t.substitutes,
        t.answering._seats,
    ]


async def test_where_several_are_there_all_of_them_must_agree(table_of_four: Tables) -> None:
    table, t = table_of_four, table_of_four.services
    people = {"p1": ANN, "p2": BEN, "p3": EVE}
    await out_of_time(table, 71 * HOUR)
    for seat in ("p1", "p3"):
        await t.answering.answer(table.game, people[seat], seat=seat, text="stop")
    await t.turns.drain(table.game)
    await out_of_time(table, 2 * HOUR)
    assert not await t.clocks.act(table.game, ANN, "p2", Step.CARE)
    assert not (await t.game_lists.info(table.game)).away(BEN.id)
    (request,) = await table.room.store.open_requests(table.game)
    assert request.asked == f"[{EVE.id}]"  # nobody waits for who is late, or for a machine player
    with refused("refused-not-asked-consent"):
        await t.consent.answer(table.game, BEN, request.id, yes=True)
    assert await t.consent.answer(table.game, EVE, request.id, yes=True)
    assert (await t.game_lists.info(table.game)).away(BEN.id)


@pytest_asyncio.fixture
async def table_of_four():
    """A game of three people and a machine player with a clock, in which nothing is hidden."""
    store, courier, clock = await Store.open(), FakeCourier(), FakeClock()
    title = Title(PATROL, PlainLook())
    t = build_services(store, courier, catalogue=Catalogue({"patrol": title}), now=clock, rng=Random(5))
    no_picture(t)

    async def make() -> Services:
        return t

    game = await t.lobby.open_game(HERE, ANN, "patrol")
    await t.hosting.choose(game, ANN, "daily")
    for who, seat in ((ANN, "p1"), (BEN, "p2"), (EVE, "p3")):
        await t.lobby.join(game, who, seat)
    await t.lobby.add_machine(game, ANN, "p4", "random")
    await t.lobby.start(game, ANN)
    await t.turns.drain(game)
    await t.sweeper.sweep()
    yield Tables(Room(store, courier, clock, t, make), game, None)
    await store.close()
