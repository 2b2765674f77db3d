"""When a table is full: who is there may begin at once; others are called, once, and have a day."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.play.model.custom_ids import Verb
from bot.play.model.terms import Refused, Status
from tests.play.conftest import ANN, BEN, EVE, HERE, Room, Sent, said, verbs
from tests.play.matching.test_queue import Hall, hall  # noqa: F401

DAY = 86_400


def calls(room: Room) -> list[Sent]:
    return [x for x in room.courier.channel() if "the table is full" in said(x.post)]


async def status(room: Room, game: str) -> Status:
    return (await room.services.game_lists.info(game)).status


async def filled(room: Room, after: int) -> str:
    """Have Ben join Ann's table after so many seconds."""
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.join(game, ANN)
    room.clock.at += after
    await t.lobby.join(game, BEN)
    await t.turns.drain(game)
    return game


async def test_who_is_there_begins_with_one_press_as_ever(room: Room) -> None:
    game = await filled(room, 800)
    assert calls(room) == []
    assert not (await room.services.lobby.start(game, BEN)).absent
    assert await status(room, game) is Status.PLAYING


async def test_who_is_not_is_called_once_and_begins_by_coming(room: Room) -> None:
    game = await filled(room, 3600)
    (call,) = calls(room)
    assert (call.post.ping, call.post.silent, verbs(call.post)) == ((ANN.id,), False, [Verb.START])
    assert (await room.services.lobby.start(game, BEN)).absent == ("Ann",)
    await room.services.turns.drain(game)
    await room.services.sweeper.sweep()
    assert "It waits for Ann" in said(room.courier.channel()[0].now)
    assert (await status(room, game), len(calls(room))) == (Status.LOBBY, 1)
    room.clock.at += 20 * 3600
    assert (await room.services.lobby.start(game, ANN)).absent == ()
    await room.services.turns.drain(game)
    assert await status(room, game) is Status.PLAYING
    assert not call.buttons


async def test_the_database_s_clock_says_who_is_there(hall: Hall) -> None:  # noqa: F811
    """Whoever the queue has just seated is there, also where the bot's clock is an hour behind."""
    hall.room.store.opened = replace(hall.room.store.opened, ahead=-3600.0)
    await hall.waits(ANN)
    (game, *_) = await hall.waits(BEN)
    assert await status(hall.room, game) is Status.PLAYING


async def test_a_word_for_the_dice_is_as_good_as_the_button(room: Room) -> None:
    game = await filled(room, 3600)
    await room.services.lobby.set_word(game, ANN, "apple")
    assert await status(room, game) is Status.PLAYING


async def test_start_after_a_long_rest_calls_the_other(room: Room) -> None:
    game = await filled(room, 0)
    room.clock.at += 3600
    assert (await room.services.lobby.start(game, ANN)).absent == ("Ben",)
    await room.services.turns.drain(game)
    assert calls(room)[0].post.ping == (BEN.id,)


async def test_seats_of_those_who_do_not_come_are_free_after_a_day(room: Room) -> None:
    game = await filled(room, 3600)
    room.clock.at += DAY - 10
    await room.services.sweeper.sweep()
    assert (await room.services.game_lists.info(game)).users == {"blue": ANN.id, "orange": BEN.id}
    room.clock.at += 20
    other = await room.make()
    for services in (room.services, other, room.services):
        await services.sweeper.sweep()
    info = await room.services.game_lists.info(game)
    assert info.users == {"blue": 0, "orange": BEN.id}
    gone = [x for x in room.courier.channel() if "seat is free again." in said(x.post)]
    assert [x.post.silent for x in gone] == [True]
    assert not [x for x in calls(room) if x.buttons]  # who presses now would find no seat
    with pytest.raises(Refused):
        await room.services.lobby.start(game, BEN)
    await room.services.lobby.join(game, EVE)  # Ben has not pressed for a day
    await room.services.turns.drain(game)
    assert calls(room)[-1].post.ping == (BEN.id,)


async def test_a_seat_that_opens_ends_it_and_machines_are_always_there(room: Room) -> None:
    game = await filled(room, 3600)
    await room.services.lobby.leave(game, BEN)
    room.clock.at += 2 * DAY
    await room.services.sweeper.sweep()
    assert (await room.services.game_lists.info(game)).users["blue"] == ANN.id
    await room.services.lobby.add_machine(game, ANN, "orange")
    await room.services.turns.drain(game)
    assert len(calls(room)) == 1
    assert not (await room.services.lobby.start(game, ANN)).absent
