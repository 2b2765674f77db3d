"""Asks Discord for a person's permissions in a channel, and whether they are still on a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import aiohttp
import discord

from bot.play.model.ports import Access, Membership, Presence
from bot.play.model.runtime import Counts, Locks
from bot.ui.courier import MEMBERSHIP, Roomy, numbers, post_lacks, room_lacks

_log = logging.getLogger(__name__)
K = TypeVar("K")
V = TypeVar("V")
#: Discord's codes for people who are not on the server, and for deleted channels.
NO_MEMBER, NO_CHANNEL = {10007, 10013}, {10003}
#: Seconds for which an answer from Discord is kept, and the fact that none came.
KEPT, UNKNOWN_KEPT = 60.0, 5.0
#: Seconds for which a thread's kind and parent are kept; they do not change.
THREAD_KEPT = 3600.0
#: Number of answers of each kind that are kept.
MOST = 2000
#: Seconds that Discord has to answer, while somebody waits.
PATIENCE = 1.5
#: Errors when Discord cannot be asked.
SILENT = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


class Recent(Generic[K, V]):
    """Answers that are believed for a while; the oldest give way to new ones."""

    def __init__(self, now: Callable[[], float], most: int = MOST) -> None:
        self._now, self._most = now, most
        self._kept: dict[K, tuple[float, V]] = {}

    def __len__(self) -> int:
        """Return the number of members kept."""
        return len(self._kept)

    def put(self, key: K, value: V, seconds: float) -> V:
        """Keep an answer."""
        self._kept.pop(key, None)
        while len(self._kept) >= self._most:
            del self._kept[next(iter(self._kept))]
        self._kept[key] = self._now() + seconds, value
        return value

    def get(self, key: K) -> V | None:
        """Return an answer, None when there is none that can still be believed."""
        until, value = self._kept.get(key, (0.0, None))
        if value is None or until <= self._now():
            self._kept.pop(key, None)
            return None
        return value


class DiscordMembers:
    """What Discord knows of people: members by request, channels and roles from what the gateway told."""

    def __init__(
        self, client: discord.Client, now: Callable[[], float], counts: Counts | None = None
    ) -> None:
        self._client, self._counts, self._locks = client, counts or Counts(), Locks()
        self._members: Recent[tuple[int, int], discord.Member | Presence] = Recent(now)
        self._threads: Recent[int, discord.Thread | Presence] = Recent(now)
        self._inside: Recent[tuple[int, int], Presence] = Recent(now)

    async def access(self, user: int, guild: int, channel: int) -> Access | None:
        """Return a person's permissions in a channel or thread; None if they cannot be learnt.

        If a channel no longer exists, those who manage the server still moderate the games played there.
        """
        member = await self._member(user, guild)
        if member is Presence.LEFT:
            return Access(guild, channel)
        server = self._client.get_guild(guild)
        if not isinstance(member, discord.Member) or server is None:
            return None
        place = await self._channel(server, channel)
        if place is None:
            return None
        if isinstance(place, Presence):
            runs = moderates(member.guild_permissions)
            return Access(guild, channel, sees=runs, moderates=runs)
        try:
            may = place.permissions_for(member)
        except discord.ClientException:  # a thread whose channel we do not know
            return None
        sees = may.view_channel and await self._let_in(place, member, may)
        return Access(guild, channel, sees=sees, moderates=sees and moderates(may))

    async def membership(self, user: int, guild: int) -> Membership:
        """Return whether a person is on a server."""
        member = await self._member(user, guild)
        if isinstance(member, discord.Member):
            return Membership(Presence.PRESENT, member.display_name)
        return Membership(member)

    async def public(self, guild: int, channel: int) -> bool:
        """Return whether everybody on a server sees a place; a private thread only its members see."""
        server = self._client.get_guild(guild)
        place = await self._channel(server, channel) if server is not None else None
        if server is None or place is None or isinstance(place, Presence):
            return False
        if isinstance(place, discord.Thread):
            if place.is_private() or place.parent is None:
                return False
            return place.parent.permissions_for(server.default_role).view_channel
        return place.permissions_for(server.default_role).view_channel

    async def reaches(self, user: int, guild: int, channel: int) -> bool:
        """Return whether a person who is called in a channel or thread can read it. Unknown means yes.

        Being called in a private thread lets people in, where its members may invite others.
        """
        member, server = await self._member(user, guild), self._client.get_guild(guild)
        place = await self._channel(server, channel) if server is not None else None
        if not isinstance(member, discord.Member) or server is None or place is None:
            return True
        if isinstance(place, Presence):
            return True
        try:
            may = place.permissions_for(member)
            mine = place.permissions_for(server.me)
        except discord.ClientException:  # a thread whose channel we do not know
            return True
        if not may.view_channel or not isinstance(place, discord.Thread) or not place.is_private():
            return may.view_channel
        if place.invitable or mine.manage_threads or place.owner_id == server.me.id:
            return True
        return await self._let_in(place, member, may)

    async def lacking(self, guild: int, channel: int, *, opens: bool = False) -> Sequence[str]:
        """Name what the bot lacks to post in a place, or to open threads there. Unknown means nothing."""
        server = self._client.get_guild(guild)
        place = await self._channel(server, channel) if server is not None else None
        if place is None or isinstance(place, Presence):
            return ()
        if opens:
            return room_lacks(place) if isinstance(place, Roomy) else ()
        return post_lacks(place) or await self.shut_out(place)

    async def shut_out(self, place: object) -> list[str]:
        """Name what keeps the bot out of a private thread, whatever its permissions: it is no member."""
        if not isinstance(place, discord.Thread) or not place.is_private():
            return []
        known, me = place.guild.get_thread(place.id) or place, place.guild.me
        if known.me is not None or known.owner_id == me.id:
            return []
        try:
            if place.permissions_for(me).manage_threads:
                return []
            async with asyncio.timeout(PATIENCE):
                await self._client.http.get_thread_member(place.id, me.id)
        except (discord.Forbidden, discord.NotFound):
            return [MEMBERSHIP]
        except SILENT as why:
            _log.warning("Discord did not say whether the bot is in a thread: %s", why)
        return []

    def remember(self, member: discord.Member) -> None:
        """Remember a member from their interaction, so that Discord need not be asked."""
        if self._client.get_guild(member.guild.id) is not None:
            self._members.put((member.guild.id, member.id), member, KEPT)

    # -- asking ------------------------------------------------------------------------------------------

    async def _member(self, user: int, guild: int) -> discord.Member | Presence:
        async with self._locks(f"{guild}:{user}"):  # several questions at once are one
            known = self._members.get((guild, user))
            if known is not None:
                return known
            server = self._client.get_guild(guild)
            if server is None or server.unavailable:
                return Presence.UNKNOWN
            try:
                async with asyncio.timeout(PATIENCE):
                    found: discord.Member | Presence = await server.fetch_member(user)
            except SILENT as why:
                found = self._missing(why, NO_MEMBER)
            seconds = UNKNOWN_KEPT if found is Presence.UNKNOWN else KEPT
            return self._members.put((guild, user), found, seconds)

    async def _channel(
        self, server: discord.Guild, channel: int
    ) -> discord.abc.GuildChannel | discord.Thread | Presence | None:
        """Return a channel or thread of a server: LEFT when it is gone, None when Discord does not say."""
        known = server.get_channel_or_thread(channel) or self._threads.get(channel)
        if known is None:
            known = await self._fetched(channel)
        if isinstance(known, Presence):
            return known if known is Presence.LEFT else None
        return known if known.guild.id == server.id else None

    async def _fetched(self, channel: int) -> discord.Thread | Presence:
        """Ask for what the gateway did not tell of: a thread that is archived, or a channel that is gone."""
        async with self._locks(f"c{channel}"):
            known = self._threads.get(channel)
            if known is not None:
                return known
            try:
                async with asyncio.timeout(PATIENCE):
                    got = await self._client.fetch_channel(channel)
                found = got if isinstance(got, discord.Thread) else Presence.UNKNOWN
            except SILENT as why:
                found = self._missing(why, NO_CHANNEL)
            lasting = THREAD_KEPT if isinstance(found, discord.Thread) else KEPT
            return self._threads.put(channel, found, UNKNOWN_KEPT if found is Presence.UNKNOWN else lasting)

    async def _let_in(
        self,
        place: discord.abc.GuildChannel | discord.Thread,
        member: discord.Member,
        may: discord.Permissions,
    ) -> bool:
        """Return whether somebody who sees the channel sees this thread: private ones are for members."""
        if not isinstance(place, discord.Thread) or not place.is_private() or may.manage_threads:
            return True
        async with self._locks(f"{place.id}:{member.id}"):
            found = self._inside.get((place.id, member.id))
            if found is None:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self._client.http.get_thread_member(place.id, member.id)
                    found = Presence.PRESENT
                except SILENT as why:
                    found = self._missing(why, NO_MEMBER)
                seconds = UNKNOWN_KEPT if found is Presence.UNKNOWN else KEPT
                self._inside.put((place.id, member.id), found, seconds)
        return found is Presence.PRESENT

    def _missing(self, why: BaseException, codes: set[int]) -> Presence:
        """Interpret an error: there is no such member or channel, or it is unknown."""
        if isinstance(why, discord.HTTPException) and why.code in codes:
            return Presence.LEFT
        self._counts.refused(*numbers(why))
        _log.warning("Discord did not say who is there: %s", str(why) or type(why).__name__)
        return Presence.UNKNOWN


def moderates(may: discord.Permissions) -> bool:
    """Return whether these permissions are a moderator's: to manage messages, or the server."""
    return may.administrator or may.manage_guild or may.manage_messages
