"""What Discord tells of its own accord that bears on posts which could not be sent."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord
from discord.ext import commands

from bot.play.model.log_context import begin
from bot.store import StoreError
from bot.ui.visit import Host

_log = logging.getLogger(__name__)


class Recovery(commands.Cog):
    """Has posts tried again when it may succeed now, and games parked whose channel was deleted."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def _told(self, work: Awaitable[None], guild: int = 0) -> None:
        """Do something that may as well be left to the next sweeps."""
        begin(guild=guild)
        try:
            await work
        except StoreError as why:
            _log.warning("what Discord told is left to the next sweeps: %s", why)

    # -- connection --------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start afresh with Discord."""
        await self._told(self.host.services.parking.connected())

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """Start afresh on one shard."""
        await self._told(self.host.services.parking.connected())

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Continue where the connection was lost."""
        await self._told(self.host.services.parking.connected())

    # -- servers -----------------------------------------------------------------------------------------

    async def _changed(self, guild: int) -> None:
        await self._told(self.host.services.parking.server_changed(guild), guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Meet a server again after an outage of its own."""
        await self._changed(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Come to a server, perhaps once more."""
        await self._changed(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """See permissions in a channel or category change; its threads have them, too."""
        await self._changed(after.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """See a thread opened again."""
        await self._changed(payload.guild_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """See what a role may do change."""
        if before.permissions != after.permissions:
            await self._changed(after.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """See our own roles change: of other members nothing is told."""
        await self._changed(after.guild.id)

    # -- what is gone ------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Park the games of a channel that is gone. Nothing is deleted."""
        begin(channel=channel.id, guild=channel.guild.id)
        await self.host.services.sweeper.channel_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Park the game of a thread that is gone. Nothing is deleted."""
        begin(channel=payload.thread_id, guild=payload.guild_id)
        await self.host.services.sweeper.channel_gone(payload.thread_id)
