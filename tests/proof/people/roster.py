"""Who is there in a round: players, one who only looks on, moderators, and somebody who wants too much."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.desk.discord import permissions as may
from bot.desk.discord.world import Guild
from bot.desk.people import Person
from tests.loopback.server import Loopback

NAMES, SERVERS = ("alice", "bob", "carol", "dave"), ("Harbour", "Inland")
#: They look for games of their own.
NEW = ("heidi", "ivan", "judy")


@dataclass(frozen=True, slots=True)
class Roster:
    """`people` play, on each of the `guilds`, and `newcomers` look for games there.

    `wardens` moderate one of them each, by its id.

    `narrow` is a server with the usual limits, where `grace` wants more than they allow.
    """

    guilds: Sequence[Guild]
    people: Sequence[Person]
    newcomers: Sequence[Person]
    onlooker: Person
    wardens: Mapping[int, Person]
    narrow: Guild
    grace: Person

    @classmethod
    def gathered(cls, discord: Loopback) -> Roster:
        """Put them all into a world."""
        guilds = [discord.world.guild(name) for name in SERVERS]
        narrow = discord.world.guild("Narrows")
        return cls(
            guilds,
            [discord.person(x, *guilds, locale="de" if x == "bob" else "en-US") for x in NAMES],
            [discord.person(x, *guilds) for x in NEW],
            discord.person("eve", *guilds),
            {guild.id: warden(discord, guild, i) for i, guild in enumerate(guilds)},
            narrow,
            discord.person("grace", narrow),
        )

    @property
    def everybody(self) -> Sequence[Person]:
        """Return all who may come to sit at a table."""
        return (*self.people, *self.newcomers)

    def named(self, user: int) -> Person | None:
        """Find a player by id."""
        return next((x for x in self.everybody if x.id == user), None)


def warden(discord: Loopback, guild: Guild, number: int) -> Person:
    """Put in somebody who moderates one server and is nobody in the others."""
    who, world = discord.person(f"warden{number}", guild), discord.world
    world.assign(guild, who.user, world.role(guild, "wardens", may.MANAGE_GUILD | may.MANAGE_MESSAGES))
    return who
