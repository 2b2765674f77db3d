"""How people are called: by a ping, in a message or not at all; whatever calls nobody makes no sound."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.lobby import hosting
from bot.play.model.ports import CourierError, Trouble
from bot.store.models import Outbox
from tests.play.conftest import ANN, BEN, Room, Sent, said

PEOPLE = {ANN.id: ANN, BEN.id: BEN}


async def called(room: Room, game: str, who: int, most: int = 60) -> Sent:
    """Play on until somebody is to act who has not just acted; return the post that says so."""
    for _ in range(most):
        before = await room.turn(game)
        await room.step(game, Random(3))
        after = await room.turn(game)
        if after and after.id == who and before and before.id != who:
            return room.courier.channel()[-1]
    raise AssertionError("nobody else is ever asked")


async def test_only_the_post_that_calls_somebody_makes_a_sound(room: Room) -> None:
    game = await room.started()
    post = (await called(room, game, BEN.id)).post
    assert (post.ping, post.silent) == ((BEN.id,), False)
    assert {x.post.silent for x in room.courier.channel() if not x.post.ping} == {True}
    assert {x.post.silent for x in room.courier.channel() if x.post.ping} == {False}
    assert [x.post.silent for x in room.courier.dms(BEN.id)] == [True]  # the greeting


async def test_who_prefers_a_message_is_told_once_and_pinged_nowhere(room: Room) -> None:
    game = await room.started()
    await hosting.set_preferences(room.services.context, BEN.id, calls="dm")
    had = len(room.courier.dms(BEN.id))
    at = await called(room, game, BEN.id)
    assert (at.post.ping, at.post.silent) == ((), True)
    assert f"<@{BEN.id}>" in said(at.post)  # everybody still reads whose turn it is
    told = room.courier.dms(BEN.id)[had:]
    assert [x.post.silent for x in told] == [False]
    assert f"/{at.at.channel}/{at.at.message}" in said(told[0].post)
    await room.services.turns.drain(game)
    await room.services.sweeper.sweep()
    assert len(room.courier.dms(BEN.id)) == had + 1


async def test_who_wants_no_call_gets_none(room: Room) -> None:
    game = await room.started()
    await hosting.set_preferences(room.services.context, BEN.id, calls="none")
    had = len(room.courier.dms(BEN.id))
    at = await called(room, game, BEN.id)
    assert (at.post.ping, at.post.silent) == ((), True)
    assert room.courier.dms(BEN.id)[had:] == []


async def test_whom_messages_do_not_reach_is_called_in_the_channel(room: Room) -> None:
    game = await room.started()
    await hosting.set_preferences(room.services.context, BEN.id, calls="dm")
    post = room.courier.post

    async def shut(place, *where, **how):
        if place.user == BEN.id:
            raise CourierError(Trouble.CLOSED)
        return await post(place, *where, **how)

    room.courier.post = shut  # type: ignore[method-assign]
    await called(room, game, BEN.id)
    await room.services.turns.drain(game)
    last = room.courier.channel()[-1].post
    assert (last.ping, last.silent) == ((BEN.id,), False)
    assert "do not reach you" in said(last)
    assert (await called(room, game, BEN.id)).post.ping == (BEN.id,)  # known by now


@pytest.mark.parametrize("kept", [False, True])
async def test_a_call_is_made_once_however_the_process_dies(room: Room, *, kept: bool) -> None:
    game = await room.started()
    await hosting.set_preferences(room.services.context, BEN.id, calls="dm")
    had, sent = len(room.courier.dms(BEN.id)), room.store.sent

    async def dies(row: Outbox, *what, **more):
        if room.courier.channel() and room.courier.channel()[-1].nonce == row.nonce and more.pop("x", True):
            room.store.sent = sent  # type: ignore[method-assign]
            if kept:
                await sent(row, *what, **more)
            raise RuntimeError
        return await sent(row, *what, **more)

    for _ in range(60):
        who = await room.turn(game)
        await room.step(game, Random(3), drain=False)
        if who == ANN and await room.turn(game) == BEN:
            break
        await room.services.turns.drain(game)
    room.store.sent = dies  # type: ignore[method-assign]
    with pytest.raises(RuntimeError):
        await room.services.turns.drain(game)
    room.clock.at += 120
    room.services = await room.make()
    await room.services.turns.drain(game)
    await room.services.sweeper.sweep()
    assert len(room.courier.dms(BEN.id)) == had + 1
