"""Servers, channels and people of a room, and what people do and are shown there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.desk.discord import permissions as may
from bot.desk.discord.interactions import Interaction
from bot.desk.discord.things import (
    ANNOUNCEMENT,
    CATEGORY,
    FORUM,
    TEXT,
    Channel,
    Guild,
    Json,
    Message,
    Role,
    User,
)
from bot.desk.people import Outcome, Person, Upload
from tests.bot.deeds import door

if TYPE_CHECKING:
    from tests.bot.room import Room

#: What the invitation in docs/operating.md asks for.
INVITED = may.VIEW | may.SEND | may.PUBLIC_THREADS | may.SEND_IN_THREADS | may.ATTACH | may.HISTORY | may.PINS


class File:
    """A file of a message."""

    def __init__(self, name: str, data: bytes, description: str | None = None) -> None:
        self.filename, self.data, self.description = name, data, description

    async def read(self) -> bytes:
        """Return what is in it."""
        return self.data


class Shown:
    """A message as it is now; with `json` as it was then."""

    def __init__(
        self, message: Message, json: Json | None = None, files: Mapping[str, bytes] | None = None
    ) -> None:
        self.message, self.then, self._files = message, json, files

    def __repr__(self) -> str:
        return f"<{'private' if self.ephemeral else 'public'} message {self.id}>"

    @property
    def id(self) -> int:
        return self.message.id

    @property
    def json(self) -> Json:
        """Return what Discord tells of it."""
        return self.then or self.message.json

    @property
    def components(self) -> list[Json]:
        return self.json["components"]

    @property
    def content(self) -> str:
        return self.json["content"]

    @property
    def flags(self) -> discord.MessageFlags:
        return discord.MessageFlags._from_value(self.json["flags"])

    @property
    def ephemeral(self) -> bool:
        """Return whether only one person sees it."""
        return self.message.only is not None

    @property
    def pinned(self) -> bool:
        return self.json["pinned"]

    @property
    def attachments(self) -> list[File]:
        """Return its files."""
        if self._files is not None:
            return [File(name, data) for name, data in self._files.items()]
        return [File(x.name, x.data, x.description) for x in self.message.attachments]


class Result:
    """What came of one act."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome

    def __repr__(self) -> str:
        return f"<answered {self.outcome.callback}, {len(self.followups)} more>"

    @property
    def _interaction(self) -> Interaction:
        return self.outcome.interaction

    @property
    def acknowledged(self) -> bool:
        """Return whether the bot answered at all."""
        return self.outcome.callback is not None

    @property
    def ephemeral(self) -> bool:
        """Return whether the first answer is for them alone."""
        data = (self.outcome.callback or {}).get("data") or {}
        return bool(data.get("flags", 0) & discord.MessageFlags.ephemeral.flag)

    @property
    def modal(self) -> Json | None:
        """Return the form that was opened."""
        return self.outcome.modal

    @property
    def response(self) -> Shown | None:
        """Return the message that answers it first, or the one that it was done on if that has changed."""
        return _there(self._interaction.original)

    @property
    def followups(self) -> list[Shown]:
        """Return the messages that answer it further."""
        return [found for x in self._interaction.followups if (found := _there(x))]


def _there(message: Message | None) -> Shown | None:
    return Shown(message) if message is not None and message.id in message.channel.messages else None


class Place:
    """A channel or thread."""

    def __init__(self, room: Room, channel: Channel) -> None:
        self.room, self.channel = room, channel
        self.id, self.mention = channel.id, f"<#{channel.id}>"

    @property
    def name(self) -> str:
        return self.channel.name

    @property
    def threads(self) -> list[Place]:
        """Return the threads in it."""
        every = self.room.world.channels.values()
        return [Place(self.room, x) for x in every if x.is_thread and x.parent is self.channel]

    def history(self) -> list[Shown]:
        """Return what all can see there, oldest first."""
        return [Shown(x, x.json) for x in self.channel.posts()]

    @property
    def guild(self) -> Server:
        """Return the server that it is in."""
        assert self.channel.guild is not None
        return Server(self.room, self.channel.guild)

    def delete(self) -> None:
        """Delete it."""
        self.room.world.delete_channel(self.channel)

    def overwrite(self, whom: Any, rule: discord.PermissionOverwrite) -> None:
        """Grant and take something there."""
        world, (allow, deny) = self.room.world, rule.pair()
        roles = self.channel.guild.roles if self.channel.guild else {}
        meant = roles.get(whom.id) or world.users[whom.id]
        world.overwrite(self.channel, meant, allow=allow.value, deny=deny.value)


class Server:
    """A server."""

    def __init__(self, room: Room, guild: Guild) -> None:
        self.room, self.guild, self.id = room, guild, guild.id
        self.own: Role | None = None

    def allow(self, permissions: discord.Permissions) -> None:
        """Let the bot do more than it asks for."""
        assert self.own is not None
        self.room.world.grant(self.guild, self.own, self.own.permissions | permissions.value)

    def dismiss(self) -> None:
        """Send the bot away."""
        self.room.world.leave(self.guild, self.room.world.app)

    def invite(self) -> None:
        """Let the bot in again."""
        self.room.world.invite(self.guild)

    def create_text_channel(
        self, name: str, *, overwrites: Mapping[Any, discord.PermissionOverwrite] | None = None,
        category: Place | None = None, kind: int = TEXT,
    ) -> Place:  # fmt: skip
        """Make a channel."""
        parent = category.channel if category else None
        made = Place(self.room, self.room.world.channel(self.guild, name, kind, parent=parent))
        for whom, rule in (overwrites or {}).items():
            made.overwrite(whom, rule)
        return made

    def create_forum_channel(self, name: str) -> Place:
        """Make a forum."""
        return self.create_text_channel(name, kind=FORUM)

    def create_news_channel(self, name: str) -> Place:
        """Make a channel for announcements."""
        return self.create_text_channel(name, kind=ANNOUNCEMENT)

    def create_category(self, name: str) -> Place:
        """Make a category."""
        return self.create_text_channel(name, kind=CATEGORY)

    @property
    def me(self) -> User:
        """Return the bot."""
        return self.room.world.app

    def create_role(self, name: str, *, permissions: discord.Permissions | None = None) -> Role:
        """Make a role."""
        return self.room.world.role(self.guild, name, permissions.value if permissions else 0)

    @property
    def default_role(self) -> Role:
        """Return the role that everybody has."""
        return self.guild.roles[self.id]

    def add_member(self, who: Somebody, *, roles: Sequence[Role] = (), nick: str | None = None) -> Member:
        """Let somebody in."""
        self.room.world.join(self.guild, who.person.user, roles=roles)
        self.guild.members[who.id].nick = nick
        return Member(self.room, who.person.user, self)

    def rename(self, who: Somebody, nick: str) -> None:
        """Have somebody be called otherwise here."""
        self.guild.members[who.id].nick = nick

    def remove_member(self, who: Somebody) -> None:
        """Have somebody leave."""
        self.room.world.leave(self.guild, who.person.user)


class Actor(Person):
    """Somebody whose acts are over when the bot has nothing left to do."""

    def __init__(self, room: Room, user: User) -> None:
        super().__init__(room.discord, user)
        self._room = room

    async def act(
        self, kind: int, where: Channel, data: Json, source: Message | None = None,
        shown: Json | None = None, opener: Interaction | None = None,
    ) -> Outcome:  # fmt: skip
        x = self.discord.interactions.begin(kind, self.user, where, data, source, shown, opener)
        await self._room.settled()
        x.failed = x.callback is None
        return Outcome(x)


class Somebody:
    """Somebody in their direct messages with the bot."""

    def __init__(self, room: Room, user: User) -> None:
        self.room, self.person = room, Actor(room, user)
        self.id, self.name, self.mention = user.id, user.name, f"<@{user.id}>"

    def __repr__(self) -> str:
        return f"<{self.name}>"

    @property
    def user(self) -> Somebody:
        """Return them in their direct messages."""
        return self

    @property
    def dm_channel(self) -> Place:
        """Return their direct messages."""
        return Place(self.room, self.person.dms)

    async def slash(self, name: str, /, **options: Any) -> Result:
        """Use a command."""
        return await self._slash(None, name, options)

    async def autocomplete(self, name: str, option: str, text: str, /, **filled: Any) -> list[Json]:
        """Type in an option of a command, and give what is offered."""
        return await self._complete(None, name, option, text, filled)

    async def _slash(self, where: Place | None, name: str, options: Mapping[str, Any]) -> Result:
        place, (command, given) = where.channel if where else None, door(name, options)
        return Result(await self.person.command(command, place, **{k: meant(x) for k, x in given.items()}))

    async def _complete(
        self, where: Place | None, name: str, option: str, text: str, filled: Mapping[str, Any]
    ) -> list[Json]:
        place = where.channel if where else None
        given = {k: meant(x) for k, x in filled.items()}
        return (await self.person.autocomplete(name, place, option, text, **given)).choices

    async def click(self, message: Shown, *, custom_id: str) -> Result:
        """Press a button, also one that their client alone still shows."""
        return Result(await self.person.press(message.message, custom_id, stale=message.then))

    async def select(self, message: Shown, values: Sequence[Any], *, custom_id: str) -> Result:
        """Choose in a select."""
        chosen = [str(x.id) if isinstance(x, Somebody) else x for x in values]
        return Result(await self.person.select(message.message, custom_id, *chosen, stale=message.then))

    async def submit_modal(self, opened: Result, fields: Mapping[str, Any]) -> Result:
        """Fill in the form that an act opened, and send it."""
        given = {k: files(x) for k, x in fields.items()}
        return Result(await self.person.submit(opened.outcome, given))


class Member(Somebody):
    """Somebody in a server."""

    def __init__(self, room: Room, user: User, server: Server) -> None:
        super().__init__(room, user)
        self.server = server

    @property
    def user(self) -> Somebody:
        return Somebody(self.room, self.person.user)

    async def slash(self, where: Place, name: str, /, **options: Any) -> Result:
        """Use a command in a channel."""
        return await self._slash(where, name, options)

    async def autocomplete(
        self, where: Place, name: str, option: str, text: str, /, **filled: Any
    ) -> list[Json]:
        """Type in an option of a command in a channel, and give what is offered."""
        return await self._complete(where, name, option, text, filled)

    async def send(self, where: Place, text: str) -> Shown:
        """Write something."""
        sent = await self.person.write(where.channel, text)
        await self.room.settled()
        return Shown(sent)

    async def context_menu(self, where: Place, name: str, target: Shown | Member) -> Result:
        """Use a command on a message or a person."""
        meant = target.message if isinstance(target, Shown) else target.person.user
        return Result(await self.person.menu(name, meant, where.channel))

    def available_commands(self, where: Place) -> list[str]:
        """Return the commands that their client offers there."""
        had = self.room.world.may(self.person.user, where.channel)
        needed = ((x, int(x.get("default_member_permissions") or 0)) for x in self.room.world.commands)
        return [
            name
            for x, bits in needed
            if x["type"] == 1 and had & bits == bits
            for name in leaves(x, x["name"])
        ]


def leaves(node: Json, name: str) -> list[str]:
    """Return the whole commands in a group."""
    inside = [x for x in node.get("options") or () if x["type"] in {1, 2}]
    return [y for x in inside for y in leaves(x, f"{name} {x['name']}")] or [name]


def meant(value: Any) -> Any:
    """Return an option as a client takes it."""
    if isinstance(value, Somebody | Place):
        return value.person if isinstance(value, Somebody) else value.channel
    return Upload(*value) if isinstance(value, tuple) else value


def files(value: Any) -> Any:
    """Return what is put into a field of a form."""
    if isinstance(value, tuple):
        return [Upload(*value)]
    if isinstance(value, list) and value and isinstance(value[0], tuple):
        return [Upload(*x) for x in value]
    return value
