"""What goes wrong with servers, their channels and members: kicked, left, archived, locked, slowed."""

from __future__ import annotations

from random import Random

from tests.proof.faults.drawn import Trouble, kind


@kind("archived thread", 1)
async def archive(t: Trouble, rng: Random, game: str) -> None:
    """A thread is archived: a post takes it out again."""
    place = t.channel(game)
    if place is not None and place.is_thread:
        t.discord.world.archive(place)


@kind("locked thread (160005)", 1)
async def lock(t: Trouble, rng: Random, game: str) -> None:
    """A thread is archived and locked for a while: nobody may write there but moderators."""
    place, world = t.channel(game), t.discord.world
    if place is None or not place.is_thread:
        return
    world.archive(place, locked=True)

    def unlock() -> None:
        if place.id in world.channels:
            world.archive(place, archived=False)

    t.heal(rng.uniform(0.3, 2.5), unlock)


@kind("slowmode", 1)
async def slow(t: Trouble, rng: Random, game: str) -> None:
    """People may write only once a minute for a while; bots write on."""
    place, world = t.channel(game), t.discord.world
    if place is None:
        return
    world.slow(place, 60)
    t.heal(rng.uniform(1, 6), lambda: world.slow(place, 0) if place.id in world.channels else None)


@kind("somebody leaves the server", 1.5)
async def leave(t: Trouble, rng: Random, game: str) -> None:
    """Somebody who plays leaves the server, and comes back after a while."""
    place, user, world = t.channel(game), rng.choice(t.people), t.discord.world
    guild = place.guild if place else None
    if guild is None or user.id not in guild.members or user.id == guild.owner:
        return
    world.leave(guild, user)

    def come_back() -> None:
        if user.id not in guild.members:
            world.join(guild, user)

    t.heal(rng.uniform(0.5, 6), come_back)


@kind("bot kicked and invited back", 0.4)
async def kick(t: Trouble, rng: Random, game: str) -> None:
    """The bot is kicked out of the server, and invited again after a while."""
    place = t.channel(game)
    guild = place.guild if place else None
    if guild is None or t.discord.world.app.id not in guild.members:
        return
    t.discord.world.leave(guild, t.discord.world.app)
    t.heal(rng.uniform(0.5, 3), lambda: t.discord.world.invite(guild))
