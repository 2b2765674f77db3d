"""People who avoid each other are never seated together, and only who has blocked somebody learns why."""

from __future__ import annotations

import pytest

from bot.play.lobby import moderation
from bot.play.model.ports import Place
from bot.play.model.terms import Refused
from tests.play.conftest import ANN, BEN, EVE, GUILD, HERE, Room


async def test_neither_joins_the_other_nor_is_invited_to_them(room: Room) -> None:
    t = room.services
    assert await moderation.block(t.context, ANN, BEN.id)
    assert not await moderation.block(t.context, ANN, BEN.id)
    game = await t.lobby.open_game(HERE, ANN, "starwars")
    await t.lobby.join(game, ANN, "blue")
    with pytest.raises(Refused, match="refused-unavailable"):  # as for many other reasons
        await t.lobby.join(game, BEN, "orange")
    with pytest.raises(Refused, match="refused-blocked-them"):
        await t.lobby.invite(game, ANN, BEN)
    other = await t.lobby.open_game(Place(GUILD, 902), BEN, "starwars")
    await t.lobby.join(other, BEN, "blue")
    with pytest.raises(Refused, match="refused-blocked-there"):
        await t.lobby.join(other, ANN, "orange")
    with pytest.raises(Refused, match="refused-not-invitable"):
        await t.lobby.invite(other, BEN, ANN)
    assert await moderation.unblock(t.context, ANN, BEN.id)
    await t.lobby.join(game, BEN, "orange")


async def test_no_seat_goes_to_who_is_avoided_there(room: Room) -> None:
    t = room.services
    game = await room.started()
    await moderation.block(t.context, EVE, ANN.id)
    await t.substitutes.offer(game, BEN, "orange")
    with pytest.raises(Refused, match="refused-blocked-there"):
        await t.substitutes.take(game, EVE, "orange")
    with pytest.raises(Refused, match="refused-not-invitable"):
        await t.seating.replace(game, BEN, "orange", EVE)
    await moderation.unblock(t.context, EVE, ANN.id)
    await moderation.block(t.context, EVE, BEN.id)  # who leaves the seat does not sit with them
    await t.substitutes.take(game, EVE, "orange")


async def test_who_avoids_somebody_is_not_asked_to_the_rematch(room: Room) -> None:
    t = room.services
    game = await room.started()
    await t.answering.resign(game, BEN)
    await t.turns.drain(game)
    await moderation.block(t.context, BEN, ANN.id)
    again = await t.matchmaking.rematch(game, ANN, HERE, None, swap=False)
    info = await t.game_lists.info(again)
    assert [(x.user, x.invited) for x in info.seats] == [(ANN.id, 0), (0, 0)]


async def test_nobody_blocks_themselves(room: Room) -> None:
    with pytest.raises(Refused, match="refused-block-self"):
        await moderation.block(room.services.context, ANN, ANN.id)
