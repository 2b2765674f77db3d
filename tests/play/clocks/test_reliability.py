"""How far people can be counted on: what counts, once, and how it heals."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.play.clocks import booking
from bot.play.clocks.bank import DAY, HOUR, AtZero, preset
from bot.play.clocks.booking import LAST, Record, Word, record_of
from bot.play.lobby.overdue import Step
from bot.play.model.ports import Place
from bot.store.models import Reliability
from tests.play.clocks.conftest import Tables, one_running
from tests.play.clocks.test_ladder import late, out_of_time, refused, timed
from tests.play.conftest import ANN, BEN, EVE, GUILD, Room, said


async def of(room: Room, user: int) -> Record:
    return (await booking.records_of(room.services.context, [user]))[user]


async def known(room: Room, user: int, game: str = "past", **counts: int) -> None:
    """Write down what somebody has done in a game that is over."""
    row = Reliability(user=user, game=game, at=int(room.clock.at), **counts)
    await room.store.writer.write(lambda db: db.merge(row) and None)


def test_the_last_games_count() -> None:
    late, timely = Reliability(user=1, game="first", late=8), Reliability(user=1, game="later", kept=1)
    assert record_of([late]) == Record(late=8)
    assert record_of([*[timely] * (LAST - 1), late]) == Record(kept=LAST - 1, late=8)
    assert record_of([*[timely] * LAST, late]) == Record(kept=LAST)
    assert record_of([]) == Record()


async def test_a_game_counts_less_than_twenty_later_ones(room: Room) -> None:
    await known(room, ANN.id, "the first", late=9)
    for n in range(LAST):
        room.clock.at += DAY
        assert (await of(room, ANN.id)).word is Word.LATE
        await known(room, ANN.id, f"later {n}", kept=1)
    assert (await of(room, ANN.id)).word is Word.STEADY


@pytest.mark.parametrize(
    ("record", "word"),
    [
        (Record(), Word.NEW),
        (Record(kept=4), Word.NEW),
        (Record(late=1), Word.NEW),
        (Record(kept=5), Word.STEADY),
        (Record(kept=20, late=2), Word.STEADY),
        (Record(kept=5, late=2), Word.LATE),
        (Record(kept=5, late=2, took=2), Word.STEADY),
        (Record(left=1), Word.LATE),
    ],
)
def test_the_word_says_what_was_done(record: Record, word: Word) -> None:
    assert record.word is word


async def test_who_answers_in_time_is_counted_when_their_clock_stops(room: Room) -> None:
    table = await timed(room)
    who, there, seat = await late(table)
    for _ in range(40):
        assert await of(room, who.id) == Record()
        await table.step()
        if await table.running() != [seat]:
            break
    assert await of(room, who.id) == Record(kept=1)
    assert await of(room, there.id) == Record()


async def test_who_is_late_is_counted_once_by_two_processes_and_not_as_answering_in_time(room: Room) -> None:
    table = await timed(room)
    who, there, seat = await late(table)
    other = await room.make()
    room.clock.at += 72 * HOUR + 60
    await room.store.writer.run(lambda db: db.execute("UPDATE pulse SET at = ?", (table.now,)))
    await table.services.sweeper.sweep()
    await other.sweeper.sweep()
    assert (await of(room, who.id)).late == 1
    while await table.running() == [seat]:
        await table.step()
    assert await of(room, who.id) == Record(late=1)
    assert (await of(room, there.id)).late == 0


@pytest.mark.parametrize("at_zero", [AtZero.MACHINE, AtZero.LOSE])
async def test_who_is_late_is_counted_once_whatever_a_table_has_agreed_to(
    room: Room, at_zero: AtZero
) -> None:
    table = await timed(room, replace(preset("brisk"), at_zero=at_zero))
    who, _, _ = await late(table)
    await out_of_time(table, 24 * HOUR + 60)
    await out_of_time(table, 60)
    assert (await of(room, who.id)).late == 1


async def test_a_seat_taken_over_is_counted_for_both_and_begins_anew(room: Room) -> None:
    table = await timed(room)
    who, there, seat = await late(table)
    await out_of_time(table)
    await table.services.clocks.act(table.game, there, seat, Step.OFFER)
    await table.services.substitutes.take(table.game, EVE, seat)
    assert await of(room, who.id) == Record(late=1, left=1)
    assert await of(room, EVE.id) == Record(took=1)
    await table.services.sweeper.sweep()
    assert (await one_running(table)).left == 72 * HOUR


async def test_where_a_question_may_be_hidden_nothing_is_counted(veiled: Tables) -> None:
    t = veiled.services
    await t.answering.answer(veiled.game, ANN, text="lay")
    await t.answering.answer(veiled.game, BEN, text="lay 4 5")
    await t.turns.drain(veiled.game)
    await veiled.later(40 * HOUR)
    await veiled.later(5)
    assert [await of(veiled.room, x.id) for x in (ANN, BEN)] == [Record(), Record()]


async def test_a_table_without_a_clock_counts_nothing_and_its_card_says_nothing(room: Room) -> None:
    await known(room, ANN.id, late=9)
    heard = list[str]()
    await room.store.writer.run(lambda db: db.set_trace_callback(heard.append))
    game = await room.started()
    await room.step(game, Random(1))
    await room.store.writer.run(lambda db: db.set_trace_callback(None))
    assert any("UPDATE game" in x for x in heard)
    assert not [x for x in heard if "reliability" in x]
    assert not [x for x in room.courier.channel() if "often late" in said(x.post)]


async def test_a_host_reads_the_word_and_asks_for_steady_players(room: Room) -> None:
    t = room.services
    await known(room, BEN.id, late=9)
    await known(room, EVE.id, kept=9)
    game = await t.lobby.open_game(Place(GUILD, 905), ANN, "starwars")
    await t.hosting.choose(game, ANN, "daily")
    await t.lobby.join(game, BEN, "blue")
    await t.turns.drain(game)
    card = room.courier.channel(Place(GUILD, 905))[0]
    assert f"{BEN.name}, often late" in said(card.post)
    assert (await t.hosting.choose(game, ANN, "steady")).terms.steady
    await t.lobby.leave(game, BEN)
    with refused("refused-not-steady"):
        await t.lobby.join(game, BEN, "blue")
    with refused("refused-not-steady-them"):
        await t.lobby.invite(game, ANN, BEN)
    await t.lobby.join(game, EVE, "blue")
    await t.lobby.join(game, ANN, "orange")  # new: all were once
    await t.turns.drain(game)
    card = room.courier.channel(Place(GUILD, 905))[0]
    for words in (f"{EVE.name}, steady", f"{ANN.name}, host, new", "steady players only"):
        assert words in said(card.now)
    assert not (await t.hosting.choose(game, ANN, "anyone")).terms.steady
    for n in range(LAST):
        room.clock.at += DAY
        await known(room, BEN.id, f"later {n}", kept=1)
    assert await booking.fits(t.context, preset("daily").saved(), BEN.id)
