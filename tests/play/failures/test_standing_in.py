"""What cannot be posted falls back to something that can be: no table is dead for one post."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.games.live import RECENT
from bot.play.model.ports import MessageRef, Nowhere, Place, Trouble
from bot.play.model.terms import Status
from bot.play.posts.parking import MOST_TRIES, STANDS_IN
from bot.store.models import PostKind
from tests.play.conftest import ANN, BEN, CHANNEL, EVE, HERE, Room, said, verbs

THREAD, ELSEWHERE = 4711, 4712


def forbidden(room: Room, *channels: int) -> None:
    """Let the bot post nowhere in some channels."""

    def fails(what: str, where: Place | MessageRef) -> Trouble | None:
        return Trouble.FORBIDDEN if where.channel in channels else None

    room.courier.troubles = fails


async def again(room: Room, times: int) -> None:
    """Let time pass until what failed is tried again, so often."""
    for _ in range(times):
        room.clock.at += 1000
        await room.services.sweeper.sweep()


async def test_a_lobby_whose_thread_takes_no_post_goes_on_in_its_channel(room: Room) -> None:
    """It was dead for good: its board was asked for, as of entry 0 (KeyError: 0), and nobody was called."""
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.turns.drain(game)
    forbidden(room, THREAD)
    await t.hosting.quieten(game, ANN, THREAD)
    await t.lobby.join(game, ANN, "blue")
    await t.lobby.join(game, BEN, "orange")
    await t.turns.drain(game)
    card = room.courier.whole(room.courier.channel()[0].at)
    assert "Ann" in said(card)
    assert "Ben" in said(card)
    room.clock.at += RECENT * 2
    done = await t.lobby.start(game, ANN)
    assert done.absent == ("Ben",)
    await t.turns.drain(game)
    assert any(BEN.id in x.post.ping for x in room.courier.channel())
    assert (await t.game_lists.info(game)).parked == ""
    assert await room.store.unsent(game) == []


async def test_words_for_a_thread_that_takes_no_post_go_to_the_channel(room: Room) -> None:
    t, game = room.services, await room.started()
    await t.hosting.quieten(game, ANN, THREAD)
    await t.turns.drain(game)
    forbidden(room, THREAD)
    note = t.turns._sender._failed_posts._context.outgoing.note(
        game, f"c{THREAD}", "note-call-missed", user=2, who="<@2>"
    )
    await room.store.add_posts([note])
    await room.step(game, Random(3))
    texts = [said(x.post) for x in room.courier.channel()]
    assert any("direct messages do not reach you" in x for x in texts)
    assert not any("made this game quiet" in x for x in texts)
    assert (await t.game_lists.info(game)).parked == ""


@pytest.mark.parametrize("status", [Status.LOBBY, Status.ABANDONED])
async def test_no_board_is_asked_of_a_game_that_has_not_begun(room: Room, status: Status) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    if status is Status.ABANDONED:
        await t.hosting.abandon(game, ANN)
    await t.turns.drain(game)
    for what in (PostKind.AGAIN, PostKind.TABLE, PostKind.SEATED):
        await room.store.add_posts(
            [t.turns._sender._failed_posts._context.outgoing.post(game, f"c{CHANNEL}", what)]
        )
    await t.turns.drain(game)
    assert await room.store.unsent(game) == []


async def test_a_post_that_cannot_be_made_gives_way_to_a_line_and_the_table_goes_on(room: Room) -> None:
    t, game = room.services, await room.started()
    make = t.table_posts.make

    async def fails(live: object, row: object, *more: object, **how: object) -> object:
        if row.last == 1:  # type: ignore[attr-defined]
            raise KeyError(0)
        return await make(live, row, *more, **how)  # type: ignore[arg-type]

    t.table_posts.make = fails  # type: ignore[method-assign,assignment]
    await room.step(game, Random(1))
    await again(room, MOST_TRIES)
    assert (await t.game_lists.info(game)).parked == "post-failed"  # its host knows
    await again(room, STANDS_IN - MOST_TRIES + 1)
    (line,) = [x.post for x in room.courier.channel() if "could not be shown" in said(x.post)]
    who = await room.turn(game)
    assert who is not None
    assert line.ping == (who.id,)
    assert {"hand", "log"} <= set(verbs(line))
    assert (await t.game_lists.info(game)).parked == ""
    await room.step(game, Random(1))
    assert await room.store.unsent(game) == []
    assert said(room.courier.channel()[-1].post) != said(line)


async def test_a_message_to_one_person_that_cannot_be_made_does_not_hold_up_the_next(room: Room) -> None:
    t, game = room.services, await room.started()
    private = t.turns._sender._posts._private_posts
    make = private.make

    async def fails(*_: object) -> None:
        raise KeyError(0)

    private.make = fails  # type: ignore[method-assign,assignment]
    await t.seating.replace(game, BEN, "orange", EVE)
    await t.turns.drain(game)
    await again(room, STANDS_IN)
    private.make = make  # type: ignore[method-assign]
    (line,) = room.courier.dms(EVE.id)
    assert "could not be shown" in said(line.post)
    assert (await t.game_lists.info(game)).parked == ""


# -- people who do not see the place ---------------------------------------------------------------------


class Blind(Nowhere):
    """Some people do not see some channels."""

    def __init__(self, *shut: tuple[int, int]) -> None:
        self.shut = set(shut)

    async def reaches(self, user: int, guild: int, channel: int) -> bool:
        return (user, channel) not in self.shut


def blind(room: Room, *shut: tuple[int, int]) -> None:
    room.services.rights._members = room.services.turns._sender._calls._context.members = Blind(*shut)


async def test_who_cannot_see_a_place_is_called_by_direct_message(room: Room) -> None:
    t, game = room.services, await room.started()
    blind(room, (BEN.id, CHANNEL))
    rng, had = Random(3), len(room.courier.dms(BEN.id))
    for _ in range(20):
        await room.step(game, rng)
    assert not any(BEN.id in x.post.ping for x in room.courier.channel()[2:])
    assert any(ANN.id in x.post.ping for x in room.courier.channel())
    told = room.courier.dms(BEN.id)[had:]
    assert told
    assert all(game in said(x.post) and "cannot see" in said(x.post) for x in told)
    assert await t.rights.unseen(await t.game_lists.info(game), HERE) == {BEN.id}


async def test_whom_neither_reaches_is_called_in_the_channel_once(room: Room) -> None:
    game = await room.started()
    blind(room, (BEN.id, CHANNEL))

    def fails(what: str, where: Place | MessageRef) -> Trouble | None:
        return Trouble.CLOSED if isinstance(where, Place) and where.user == BEN.id else None

    room.courier.troubles = fails
    for _ in range(20):
        await room.step(game, Random(3))
    assert any(BEN.id in x.post.ping and "do not reach you" in said(x.post) for x in room.courier.channel())
    assert await room.store.unsent(game) == []


async def test_who_cannot_see_where_a_game_moves_to_is_told(room: Room) -> None:
    t, game = room.services, await room.started()
    blind(room, (BEN.id, ELSEWHERE))
    had = len(room.courier.dms(BEN.id))
    await t.hosting.take_here(game, ANN, Place(HERE.guild, ELSEWHERE))
    await t.turns.drain(game)
    (told,) = room.courier.dms(BEN.id)[had:]
    assert f"/{ELSEWHERE}" in said(told.post)
    assert len(room.courier.dms(ANN.id)) == 1
