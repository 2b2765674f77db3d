"""What a game is looked up by is pinned where the bot may, while the game lasts, whatever fails meanwhile."""

from __future__ import annotations

from random import Random

import pytest

from bot.play.model.ports import Place, Trouble
from bot.store.repositories.posts import Claim
from bot.store.statements.growing import SELDOM, YOUNG
from tests.play.conftest import ANN, CHANNEL, GUILD, HERE, Crash, Room

THREAD = 4711


async def test_the_first_post_is_pinned_until_the_game_is_over(room: Room) -> None:
    game = await room.started()
    first = room.courier.channel()[-1].at
    assert room.courier.pinned == [first]
    for _ in range(6):
        await room.step(game, Random(3))
    assert room.courier.pinned == [first]
    assert len({x.at for x in room.courier.channel()}) > 2
    await room.services.answering.resign(game, ANN)
    await room.services.turns.drain(game)
    assert room.courier.pinned == []


async def test_a_board_that_is_posted_anew_takes_the_place_of_the_pinned_one(room: Room) -> None:
    game = await room.started()
    await room.services.hosting.quieten(game, ANN, THREAD)
    await room.services.turns.drain(game)
    await room.step(game, Random(3))
    room.clock.at += YOUNG + SELDOM
    await room.step(game, Random(3))
    room.clock.at += 5
    await room.step(game, Random(3))
    board = room.courier.channel()[-1].at
    assert board not in {x.at for x in room.courier.channel()[:2]}
    assert room.courier.pinned == [board]
    await room.services.hosting.take_here(game, ANN, Place(GUILD, CHANNEL + 1))
    await room.services.turns.drain(game)
    assert [x.channel for x in room.courier.pinned] == [CHANNEL + 1]


@pytest.mark.parametrize("trouble", [Trouble.FORBIDDEN, Trouble.REFUSED, Trouble.GONE])
async def test_where_it_cannot_be_pinned_nothing_happens_and_nobody_asks_twice(
    room: Room, trouble: Trouble
) -> None:
    asked = []

    def troubles(what: str, where: object) -> Trouble | None:
        if what == "pin":
            asked.append(where)
        return trouble if what == "pin" else None

    room.courier.troubles = troubles
    game = await room.started()
    for _ in range(3):
        await room.step(game, Random(3))
    await room.services.sweeper.sweep()
    assert len(asked) == 1
    assert (await room.services.game_lists.info(game)).parked == ""
    assert await room.store.unsent(game) == []


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_crash_while_it_is_pinned_is_made_good_by_the_next_sweep(room: Room, when: str) -> None:
    t = room.services
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.join(game, ANN, "blue")
    await t.lobby.add_machine(game, ANN, "orange", "random")
    await t.turns.drain(game)
    await t.lobby.start(game, ANN)
    pin = room.courier.pin

    async def dies(at):
        if when == "after":
            await pin(at)
        room.courier.pin = pin  # type: ignore[method-assign]
        raise Crash

    room.courier.pin = dies  # type: ignore[method-assign]
    with pytest.raises(Crash):
        await t.turns.drain(game)
    room.services = await room.make()
    await room.services.sweeper.sweep()
    assert len(set(room.courier.pinned)) == 1
    assert (await room.store.begin_round(game, Claim(0, 0, lambda _: True))).unsettled == []  # type: ignore[union-attr]


async def test_an_outage_only_puts_it_off(room: Room) -> None:
    room.courier.troubles = lambda what, where: Trouble.LATER if what == "pin" else None
    await room.started()
    assert room.courier.pinned == []
    room.courier.troubles = lambda what, where: None
    await room.services.sweeper.sweep()
    assert len(room.courier.pinned) == 1
