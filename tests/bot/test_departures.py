"""Who leaves the server keeps the seat; it is noticed, told once, and the host may give the seat away."""

from __future__ import annotations

from random import Random

import discord
import pytest

from tests.bot.room import texts

LEFT, DAY = "bob has left this server", 86_400


def told(room):
    return sum(LEFT in texts(m) for m in room.posts())


def fetched(room):
    return sum(x.path.endswith(f"/members/{room.bob.id}") for x in room.requests)


@pytest.fixture
async def game(room):
    """A game of alice and bob."""
    return await room.started()


def later(room, seconds):
    """Let time pass without the sweeps of it."""
    now = room.bot.now
    room.bot.now = lambda: now() + seconds


async def to_bob(room, game):
    """Have alice play until bob is asked."""
    rng = Random(1)
    for _ in range(20):
        if await room.mover(game) is room.bob:
            return
        await room.by_typing(room.alice, rng)
    raise AssertionError("bob is never asked")


async def test_it_is_noticed_before_a_ping_and_told_once(room):
    game = await room.opened()
    await room.slash(room.alice, "join", seat="orange")  # which begins with these dice
    await room.slash(room.bob, "join", seat="blue")
    await room.slash(room.alice, "start")
    assert await room.mover(game) is room.alice
    await room.pass_time(61)
    room.guild.remove_member(room.bob)
    before = len(room.pings())
    await room.slash(room.alice, "draw")  # which calls the other
    await room.bot.services.sweeper.sweep()
    assert told(room) == 1
    assert room.bob.id not in room.pings()[before:]
    seat = (await room.bot.services.game_lists.info(game)).seat_of(room.bob.id)
    assert seat is not None
    assert seat.left
    await room.pass_time(61)
    await room.slash(room.alice, "log", what="who")
    await room.bot.services.sweeper.sweep()
    assert told(room) == 1
    assert "bob (has left this server)" in await room.said(room.alice, "log", what="who")


async def test_it_is_noticed_when_the_host_asks_and_forgotten_when_they_come_back(room, game):
    await room.pass_time(61)
    room.guild.remove_member(room.bob)
    assert "bob (has left this server)" in await room.said(room.alice, "log", what="who")
    await room.bot.services.sweeper.sweep()
    assert told(room) == 1
    assert room.alice.id in room.pings()
    room.bob = room.guild.add_member(room.bob.user)
    await room.pass_time(61)
    assert "has left" not in await room.said(room.alice, "log", what="who")


async def test_a_game_that_waits_looks_once_a_day(room, game):
    if await room.mover(game) is not room.bob:
        await to_bob(room, game)
    await room.pass_time(61)
    room.guild.remove_member(room.bob)
    before = fetched(room)
    later(room, DAY)
    await room.bot.services.sweeper.sweep()
    await room.bot.services.sweeper.sweep()
    assert fetched(room) == before + 1
    assert told(room) == 1
    later(room, DAY // 2)
    await room.bot.services.sweeper.sweep()
    assert fetched(room) == before + 1


async def test_the_host_may_then_give_the_seat_away(room, game):
    await room.pass_time(61)
    room.guild.remove_member(room.bob)
    await room.slash(room.alice, "table", text="replace orange")
    seat = (await room.bot.services.game_lists.info(game)).seat("orange")
    assert (seat.user, seat.policy, seat.left) == (0, "steady", False)
    await room.bot.services.sweeper.sweep()
    said = [texts(m) for m in room.posts()]
    why = [i for i, x in enumerate(said) if "bob, who played Orange, has left this server." in x]
    assert len(why) == 1, "the table is told once why, though nobody had noticed before"
    assert "A machine plays Orange from now on" in "\n".join(said[why[0] + 1 :])
    assert told(room) == 0, "nobody is told that bob keeps the seat"


async def test_where_discord_does_not_say_nobody_counts_as_having_left(room, game, monkeypatch):
    """While Discord is silent the host cannot take the seat of somebody who is there."""

    async def silent(self, member_id):
        raise TimeoutError

    await room.pass_time(61)
    monkeypatch.setattr(discord.Guild, "fetch_member", silent)
    assert "has left" not in await room.said(room.alice, "log", what="who")
    await room.slash(room.alice, "table", text="replace orange")
    assert (await room.bot.services.game_lists.info(game)).seat("orange").user == room.bob.id
    await room.bot.services.sweeper.sweep()
    assert told(room) == 0


async def test_a_table_that_knows_is_not_told_again_when_the_seat_is_given_away(room, game):
    await room.pass_time(61)
    room.guild.remove_member(room.bob)
    await room.slash(room.alice, "log", what="who")
    await room.slash(room.alice, "table", text="replace orange")
    await room.bot.services.sweeper.sweep()
    assert sum("has left this server" in texts(m) for m in room.posts()) == 1
