"""What there is in the local Discord: people, servers, roles, channels, threads, messages, files.

Ids come from one counter, so that the same acts in the same order give the same ids. A test furnishes the
world and changes it while the bot runs; every change is told to the bot as Discord would (`emit`).
"""

from __future__ import annotations

import base64
import time
from collections.abc import Callable, Iterable

from bot.desk.discord import permissions as may
from bot.desk.discord import wire
from bot.desk.discord.things import (
    ANNOUNCEMENT,
    CATEGORY,
    DIRECT,
    DM,
    ENTRY_POINT,
    EPHEMERAL,
    FORUM,
    GUILDS,
    LOADING,
    MEMBERS,
    MESSAGES,
    NEWS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREADS,
    V2,
    Attachment,
    Channel,
    Delivery,
    Guild,
    Instance,
    Json,
    Member,
    Message,
    Overwrite,
    Role,
    Tag,
    User,
)

__all__ = [
    "ANNOUNCEMENT",
    "BORN",
    "CATEGORY",
    "DIRECT",
    "DM",
    "ENTRY_POINT",
    "EPHEMERAL",
    "FORUM",
    "GUILDS",
    "LOADING",
    "MEMBERS",
    "MESSAGES",
    "NEWS_THREAD",
    "PRIVATE_THREAD",
    "PUBLIC_THREAD",
    "TEXT",
    "THREADS",
    "V2",
    "Attachment",
    "Channel",
    "Delivery",
    "Guild",
    "Instance",
    "Json",
    "Member",
    "Message",
    "Overwrite",
    "Role",
    "Tag",
    "User",
    "World",
]

#: 1 January 2026 in Discord's milliseconds (since 2015), the beginning of every world's ids.
BORN = 347_155_200_000


def _nobody_hears(event: str, data: Json, guild: int | None, intent: int) -> None:
    """Stand for the gateway until there is one."""


class World:
    """Everything there is.

    `remember`: keep all deliveries and old messages; without it only what is newest.
    """

    KEPT = 30

    def __init__(self, *, remember: bool = True, now: Callable[[], float] = time.time) -> None:
        self.remember, self._now, self.ahead = remember, now, 0.0
        self._count = 0
        self._guilds = 0
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, Channel] = {}
        self.commands: list[Json] = []
        self.emojis: list[Json] = []
        #: The application's; while there is none, its Activities are not enabled.
        self.client_secret = ""  # there is none  # nosec B105
        self.instances: dict[str, Instance] = {}
        self.codes: dict[str, User] = {}
        self.bearers: dict[str, User] = {}
        self.cdn: dict[str, bytes] = {}
        self.log: list[Delivery] = []
        self.watches: dict[int, list[Callable[[Delivery], None]]] = {}
        #: Told of everything that people are shown.
        self.watchers: list[Callable[[Delivery], None]] = []
        self.delivered = 0
        self.emit: Callable[[str, Json, int | None, int], None] = _nobody_hears
        self.heard: Callable[[], None] = lambda: None
        self.cdn_address = ""
        self._viewers: dict[int, frozenset[int]] = {}
        self.app = self.user("nullgate", bot=True)
        self.keeper = self.user("keeper")
        first = base64.b64encode(str(self.app.id).encode()).decode().rstrip("=")
        self.token = f"{first}.local.not-a-secret"

    # -- time and ids ------------------------------------------------------------------------------------

    def now(self) -> float:
        """Return the world's time in seconds since 1970. `ahead` seconds were skipped by `skip`."""
        return self._now() + self.ahead

    def skip(self, seconds: float) -> None:
        """Let Discord's clock jump: tokens, nonces and rate limits expire. The bot's own clock does not."""
        self.ahead += seconds

    def id(self) -> int:
        """Return the next id."""
        self._count += 1
        return (BORN + (self._count >> 12)) << 22 | self._count & 0xFFF

    # -- furnishing --------------------------------------------------------------------------------------

    def user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        """Make a person."""
        user = User(self.id(), name, bot, locale)
        self.users[user.id] = user
        return user

    def guild(
        self, name: str = "Harbour", owner: User | None = None, people: Iterable[User] = (),
        channels: Iterable[str] = (),
    ) -> Guild:  # fmt: skip
        """Make a server with the bot in it. The k-th one (from 0) belongs to shard k % n, for n to 10."""
        gid = (BORN // 5040 * 5040 - 5040 * 1000 + self._guilds) << 22
        self._guilds += 1
        owner = owner or self.user(f"owner of {name}")
        guild = Guild(gid, name, owner.id, {gid: Role(gid, "@everyone", may.USUAL, 0)})
        self.guilds[gid] = guild
        for user in (owner, self.app, *people):
            guild.members[user.id] = Member(user)
        for x in channels:
            self.channel(guild, x, told=False)
        data = wire.guild(self, guild)
        del data["unavailable"]  # so a server is told of that the bot was just let into
        self.emit("GUILD_CREATE", data, gid, GUILDS)
        return guild

    def join(self, guild: Guild, *people: User, roles: Iterable[Role] = ()) -> None:
        """Let people into a server."""
        for user in people:
            guild.members[user.id] = Member(user, [r.id for r in roles])
            data = {**wire.member(guild.members[user.id]), "guild_id": str(guild.id)}
            self.emit("GUILD_MEMBER_ADD", data, guild.id, MEMBERS)
        self._viewers.clear()

    def leave(self, guild: Guild, user: User) -> None:
        """Let somebody leave a server; the bot too."""
        del guild.members[user.id]
        self._viewers.clear()
        if user is self.app:  # without `unavailable`: it was sent away
            self.emit("GUILD_DELETE", {"id": str(guild.id)}, guild.id, GUILDS)
        else:
            data = {"guild_id": str(guild.id), "user": wire.user(user)}
            self.emit("GUILD_MEMBER_REMOVE", data, guild.id, MEMBERS)

    def invite(self, guild: Guild) -> None:
        """Let the bot into a server again."""
        guild.members[self.app.id] = Member(self.app)
        self._viewers.clear()
        data = wire.guild(self, guild)
        del data["unavailable"]
        self.emit("GUILD_CREATE", data, guild.id, GUILDS)

    def role(self, guild: Guild, name: str, permissions: int = 0) -> Role:
        """Make a role."""
        role = Role(self.id(), name, permissions, len(guild.roles))
        guild.roles[role.id] = role
        self.emit("GUILD_ROLE_CREATE", {"guild_id": str(guild.id), "role": wire.role(role)}, guild.id, GUILDS)
        return role

    def grant(self, guild: Guild, role: Role, permissions: int) -> None:
        """Set what a role may do (`guild.roles[guild.id]` is @everyone)."""
        role.permissions = permissions
        self._viewers.clear()
        self.emit("GUILD_ROLE_UPDATE", {"guild_id": str(guild.id), "role": wire.role(role)}, guild.id, GUILDS)

    def assign(self, guild: Guild, user: User, *roles: Role) -> None:
        """Set somebody's roles."""
        member = guild.members[user.id]
        member.roles = [r.id for r in roles]
        self._viewers.clear()
        intent = GUILDS if user is self.app else MEMBERS
        self.emit("GUILD_MEMBER_UPDATE", {**wire.member(member), "guild_id": str(guild.id)}, guild.id, intent)

    def channel(
        self, guild: Guild, name: str = "table", kind: int = TEXT, *, told: bool = True,
        parent: Channel | None = None,
    ) -> Channel:  # fmt: skip
        """Make a channel; `parent`: the category that it is in."""
        channel = Channel(self.id(), kind, name, guild, parent, made=self.now())
        self.channels[channel.id] = guild.channels[channel.id] = channel
        if told:
            self.emit("CHANNEL_CREATE", wire.channel(self, channel), guild.id, GUILDS)
        return channel

    def thread(
        self, parent: Channel, name: str, owner: User, *, private: bool = False, at: int = 0,
        auto_archive: int = 4320, tags: Iterable[Tag] = (),
    ) -> Channel:  # fmt: skip
        """Open a thread; `at`: the message that it hangs on. In a forum it is a post's, with its `tags`."""
        kind = PRIVATE_THREAD if private else NEWS_THREAD if parent.kind == ANNOUNCEMENT else PUBLIC_THREAD
        thread = Channel(
            at or self.id(), kind, name, parent.guild, parent, owner=owner.id, auto_archive=auto_archive,
            made=self.now(), tags=list(tags),
        )  # fmt: skip
        thread.only.add(owner.id)
        self.channels[thread.id] = thread
        assert parent.guild is not None
        data = {**wire.channel(self, thread), "newly_created": True}
        self.emit("THREAD_CREATE", data, parent.guild.id, GUILDS)
        return thread

    def label(self, forum: Channel, *names: str, moderated: bool = False, needed: bool = False) -> list[Tag]:
        """Set the tags of a forum; `needed`: each post must have one."""
        forum.tags, forum.tagged = [Tag(self.id(), x, moderated) for x in names], needed
        assert forum.guild is not None
        self.emit("CHANNEL_UPDATE", wire.channel(self, forum), forum.guild.id, GUILDS)
        return forum.tags

    def archive(self, thread: Channel, *, archived: bool = True, locked: bool = False) -> None:
        """Archive a thread, or take it out again."""
        thread.archived, thread.locked = archived, locked
        assert thread.guild is not None
        self.emit("THREAD_UPDATE", wire.channel(self, thread), thread.guild.id, GUILDS)

    def admit(self, thread: Channel, user: int) -> None:
        """Put somebody into a thread."""
        thread.only.add(user)

    def dismiss(self, thread: Channel, user: int) -> None:
        """Take somebody out of a thread."""
        thread.only.discard(user)

    def rename(self, channel: Channel, name: str) -> None:
        """Give a channel another name."""
        channel.name = name
        assert channel.guild is not None
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.emit(event, wire.channel(self, channel), channel.guild.id, GUILDS)

    def pin(self, message: Message, *, pinned: bool = True) -> None:
        """Pin a message, or pin it no longer."""
        message.json = {**message.json, "pinned": pinned}
        self.put(message, edited=True)
        guild = message.channel.guild
        told = {"channel_id": str(message.channel.id), "last_pin_timestamp": wire.moment(self.now())}
        if guild is not None:
            told["guild_id"] = str(guild.id)
        self.emit("CHANNEL_PINS_UPDATE", told, guild.id if guild else None, GUILDS if guild else DIRECT)

    def slow(self, channel: Channel, seconds: int) -> None:
        """Let everybody but bots write in a channel only every so many seconds; 0: as they like."""
        channel.slowmode = seconds
        assert channel.guild is not None
        event = "THREAD_UPDATE" if channel.is_thread else "CHANNEL_UPDATE"
        self.emit(event, wire.channel(self, channel), channel.guild.id, GUILDS)

    def overwrite(self, channel: Channel, whom: User | Role, *, allow: int = 0, deny: int = 0) -> None:
        """Set what a channel grants and takes from somebody or a role; both 0 takes the entry away."""
        if allow or deny:
            channel.overwrites[whom.id] = Overwrite(int(isinstance(whom, User)), allow, deny)
        else:
            channel.overwrites.pop(whom.id, None)
        self._viewers.clear()
        assert channel.guild is not None
        self.emit("CHANNEL_UPDATE", wire.channel(self, channel), channel.guild.id, GUILDS)

    def dm(self, user: User) -> Channel:
        """Return the direct messages between somebody and the bot."""
        if user.id not in self.dms:
            channel = Channel(self.id(), DM, "", only={user.id, self.app.id}, made=self.now())
            self.dms[user.id] = self.channels[channel.id] = channel
        return self.dms[user.id]

    # -- of the application ------------------------------------------------------------------------------

    def register(self, commands: list[Json]) -> None:
        """Take the application's commands."""
        self.commands = commands

    def emoji(self, name: str, image: str) -> Json:
        """Take an emoji of the application; `image`: its picture as a data: address."""
        made: Json = {
            "id": str(self.id()), "name": name, "roles": [], "require_colons": True, "managed": False,
            "animated": False, "available": True,
        }  # fmt: skip
        self.emojis.append(made)
        return made

    def enable_activities(self, secret: str) -> None:
        """Enable Activities: Discord makes the command that opens them, and takes no list without it."""
        self.client_secret, made = secret, str(self.id())
        self.commands = [*self.commands, {
            "id": made, "version": made, "application_id": str(self.app.id), "type": ENTRY_POINT,
            "handler": 2, "name": "launch", "name_localizations": None, "description": "Launch an activity",
            "description_localizations": None, "default_member_permissions": None, "dm_permission": True,
            "contexts": None, "integration_types": [0], "nsfw": False,
        }]  # fmt: skip

    def enter_activity(self, user: User, channel: Channel) -> Instance:
        """Let somebody into the Activity of a channel, which begins with the first."""
        here = (x for x in self.instances.values() if x.channel is channel)
        found = next(here, None) or Instance(f"i-{self.id()}-{channel.id}", channel)
        self.instances[found.id] = found
        if user not in found.users:
            found.users.append(user)
        return found

    def authorize(self, user: User) -> str:
        """Give somebody's client a code, which works once."""
        code = f"code-{self.id()}"
        self.codes[code] = user
        return code

    def token_of(self, interaction: int) -> str:
        """Return the token by which an interaction is answered."""
        return f"aW50-{interaction}"

    def signature(self, path: str) -> str:
        """Return what an address of a file must bear for it to be given out."""
        return "0"

    # -- taking away -------------------------------------------------------------------------------------

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread."""
        del self.channels[channel.id]
        self._viewers.pop(channel.id, None)
        if channel.guild is None:
            return
        data = wire.channel(self, channel)
        if channel.is_thread:
            kept = ("id", "guild_id", "parent_id", "type")
            self.emit("THREAD_DELETE", {k: data[k] for k in kept}, channel.guild.id, GUILDS)
            return
        channel.guild.channels.pop(channel.id, None)
        for thread in [x for x in self.channels.values() if x.parent is channel]:
            del self.channels[thread.id]
        self.emit("CHANNEL_DELETE", data, channel.guild.id, GUILDS)

    def delete_message(self, message: Message) -> None:
        """Delete a message."""
        del message.channel.messages[message.id]
        self.deliver("delete", message.channel, message.json, self.audience(message))
        guild = message.channel.guild
        data = {"id": str(message.id), "channel_id": str(message.channel.id)}
        if guild is not None:
            data["guild_id"] = str(guild.id)
        if message.only is None:
            self.emit("MESSAGE_DELETE", data, guild.id if guild else None, MESSAGES if guild else DIRECT)

    # -- who sees what -----------------------------------------------------------------------------------

    def may(self, user: User, channel: Channel) -> int:
        """Return somebody's permissions in a channel; 0 when they do not see it."""
        if channel.guild is None:
            return may.IN_DMS if user.id in channel.only else 0
        had = may.computed(channel.guild, user.id, channel)
        hidden = channel.kind == PRIVATE_THREAD and user.id not in channel.only
        return 0 if hidden and not had & may.MANAGE_THREADS else had

    def viewers(self, channel: Channel) -> frozenset[int]:
        """Return the people who see a channel."""
        if channel.guild is None or channel.kind == PRIVATE_THREAD:
            there = channel.only if channel.guild is None else channel.guild.members
            return frozenset(x for x in there if self.may(self.users[x], channel) & may.VIEW)
        found = self._viewers.get(channel.id)
        if found is None:
            found = frozenset(x for x in channel.guild.members if self.may(self.users[x], channel) & may.VIEW)
            self._viewers[channel.id] = found
        return found

    def audience(self, message: Message) -> frozenset[int]:
        """Return the people who see a message."""
        return frozenset((message.only,)) if message.only is not None else self.viewers(message.channel)

    def deliver(  # no token is a token  # nosec B107
        self, kind: str, channel: Channel, json: Json, audience: frozenset[int],
        files: dict[str, bytes] | None = None, token: str = "",
    ) -> None:  # fmt: skip
        """Note that people were shown something, and wake everybody who waits for it."""
        self.delivered += 1
        watches = self.watches.get(channel.id)
        if self.remember or watches or self.watchers:
            found = Delivery(
                n=self.delivered,
                at=self.now(),
                kind=kind,
                channel=channel.id,
                json=json,
                audience=audience,
                files=files or {},
                token=token,
            )
            if self.remember:
                self.log.append(found)
            for hand_over in (*(watches or ()), *self.watchers):
                hand_over(found)
        self.heard()

    def forget(self, channel: Channel) -> None:
        """Forget the oldest message of a channel that is not pinned, if there is one."""
        old = next((x for x in channel.messages.values() if not x.json.get("pinned")), None)
        if old is not None:
            del channel.messages[old.id]
            for x in old.attachments:
                self.cdn.pop(x.path, None)

    def put(self, message: Message, *, edited: bool = False) -> None:
        """Place a message, new or edited, in its channel and show it to everybody who may see it."""
        channel = message.channel
        channel.messages[message.id] = message
        if not self.remember and len(channel.messages) > self.KEPT:
            self.forget(channel)
        self.deliver(
            "edit" if edited else "message", channel, message.json, self.audience(message),
            message.files, message.token,
        )  # fmt: skip
        if message.only is None:
            guild = channel.guild
            extra: Json = {"guild_id": str(guild.id)} if guild else {}
            if guild and message.author.id in guild.members:
                extra["member"] = wire.member(guild.members[message.author.id], user=False)
            event = "MESSAGE_UPDATE" if edited else "MESSAGE_CREATE"
            data = {**message.json, **extra}
            self.emit(event, data, guild.id if guild else None, MESSAGES if guild else DIRECT)
