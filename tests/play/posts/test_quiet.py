"""A quiet game: one board in the channel that is kept up to date, its story and its calls in a thread."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from bot.play.model.ports import CourierError, Trouble
from bot.play.model.rows import told_to
from bot.play.model.terms import Refused
from bot.store.statements.growing import SELDOM, YOUNG
from bot.titles import TITLES
from render.core.text import words
from tests.play.conftest import ANN, BEN, CHANNEL, HERE, Room, Sent, said

THREAD = 4711


def boards(room: Room) -> list[int]:
    """Name every message of the channel that shows the board once, in order."""
    return list(dict.fromkeys(x.at.message for x in room.courier.channel() if x.post.rows))


def told(room: Room) -> list[Sent]:
    return [x for x in room.courier.sent if x.place.channel == THREAD]


async def quiet(room: Room) -> str:
    game = await room.started()
    await room.services.hosting.quieten(game, ANN, THREAD)
    await room.services.turns.drain(game)
    return game


async def test_turns_of_both_players_change_one_message_and_are_told_in_the_thread(room: Room) -> None:
    game = await quiet(room)
    had = boards(room)
    turns = set[int]()
    for _ in range(12):
        turns.add((await room.turn(game)).id)  # type: ignore[union-attr]
        await room.step(game, Random(3))
    assert turns == {ANN.id, BEN.id}
    assert boards(room) == had
    assert not any(x.post.ping for x in room.courier.channel() if x.post.silent)
    called = [x.post.ping for x in told(room) if x.post.ping]
    assert set(called) == {(ANN.id,), (BEN.id,)}
    assert all(a != b for a, b in itertools.pairwise(called))  # nobody twice in a row
    assert all(x.post.image is None and not x.post.rows for x in told(room))
    rows, look, say = await room.store.entries(game), TITLES["starwars"].look, words("en")
    names = {x.seat: x.name for x in (await room.services.game_lists.info(game)).seats}
    stories = [look.story(told_to([row]), names, say) for row in rows if row.n > 0]
    news = [x.headline for x in stories if x.headline]
    assert len(news) > 3
    assert [x.post.title for x in told(room) if x.post.title in news] == news


async def test_the_board_says_whose_turn_it_is_and_notifies_nobody(room: Room) -> None:
    game = await quiet(room)
    await room.step(game, Random(3))
    board = room.courier.whole(room.courier.channel()[-1].at)
    assert f"<@{(await room.turn(game)).id}>" in said(board)  # type: ignore[union-attr]
    assert f"<#{THREAD}>" in said(board)
    assert (board.ping, board.silent) == ((), True)


async def test_an_old_board_is_changed_seldom_and_then_posted_anew_without_a_sound(room: Room) -> None:
    game = await quiet(room)
    await room.step(game, Random(3))
    had = boards(room)
    room.clock.at += YOUNG + SELDOM
    await room.step(game, Random(3))
    assert boards(room) == had
    room.clock.at += 5
    await room.step(game, Random(3))
    assert len(boards(room)) == len(had) + 1
    assert room.courier.channel()[-1].post.silent


async def test_where_discord_takes_no_more_changes_the_board_is_posted_anew(room: Room) -> None:
    game = await quiet(room)
    had = boards(room)
    room.courier.troubles = lambda what, where: Trouble.OLD if what == "edit" else None
    await room.step(game, Random(3))
    assert len(boards(room)) == len(had) + 1
    assert await room.store.unsent(game) == []


@pytest.mark.parametrize("why", [Trouble.GONE, Trouble.FORBIDDEN])
async def test_without_its_thread_a_game_tells_everything_in_its_channel_again(
    room: Room, why: Trouble
) -> None:
    game = await quiet(room)
    post = room.courier.post

    async def shut(place, *where, **how):
        if place.channel == THREAD:
            raise CourierError(why)
        return await post(place, *where, **how)

    room.courier.post = shut  # type: ignore[method-assign]
    for _ in range(6):
        await room.step(game, Random(3))
    await room.services.turns.drain(game)
    assert await room.store.unsent(game) == []
    info = await room.services.game_lists.info(game)
    assert info.parked == ""
    assert room.courier.channel()[-1].post.silent is False
    assert [x for x in room.courier.channel() if x.post.ping]


async def test_it_is_loud_again_when_its_host_says_so_or_takes_it_elsewhere(room: Room) -> None:
    game = await quiet(room)
    with pytest.raises(Refused):
        await room.services.hosting.quieten(game, BEN, 0)
    await room.services.hosting.quieten(game, ANN, 0)
    await room.services.turns.drain(game)
    had = len(told(room))
    for _ in range(6):
        await room.step(game, Random(3))
    assert len(told(room)) == had
    assert any(x.post.ping for x in room.courier.channel()[-6:])
    await room.services.hosting.quieten(game, ANN, THREAD)
    await room.services.hosting.take_here(game, ANN, HERE)
    await room.services.turns.drain(game)
    await room.step(game, Random(3))
    assert len(told(room)) == had
    assert room.courier.channel()[-1].place.channel == CHANNEL
