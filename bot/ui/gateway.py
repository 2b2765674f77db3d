"""What Discord sends unasked, the emblems that it keeps for us, and measurements while metrics are on."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from time import monotonic
from types import SimpleNamespace
from typing import TYPE_CHECKING, Protocol

import aiohttp
import discord
from discord import Guild
from discord.ext import commands, tasks

from bot.play.lobby.hosting import end_cups_in
from bot.play.model.runtime import Counts, begin_marks
from bot.play.model.title import Title
from bot.store import Store, StoreError
from bot.ui.errors import UNREACHABLE
from bot.ui.layout import learn, listen
from bot.ui.visit import Host
from render.core.emblem import emblem_png
from render.core.scene import Scene

if TYPE_CHECKING:
    from bot.metrics import Metrics

_log = logging.getLogger(__name__)


class Recovery(commands.Cog):
    """Brings failed posts forward when they may succeed, and parks games whose channel was deleted."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def _try(self, work: Awaitable[None], guild: int = 0) -> None:
        """Do something that may as well be left to the next sweeps."""
        begin_marks(guild=guild)
        try:
            await work
        except StoreError as why:
            _log.warning("what Discord told is left to the next sweeps: %s", why)

    # -- connection --------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Start afresh with Discord."""
        await self._try(self.host.services.parking.connected())

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """Start afresh on one shard."""
        await self._try(self.host.services.parking.connected())

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Continue where the connection was lost."""
        await self._try(self.host.services.parking.connected())

    # -- servers -----------------------------------------------------------------------------------------

    async def _changed(self, guild: int) -> None:
        await self._try(self.host.services.parking.server_changed(guild), guild)

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
        """Park the games of a channel that is gone, and call its cups off. Nothing is deleted."""
        begin_marks(channel=channel.id, guild=channel.guild.id)
        await self.host.services.turns.channel_gone(channel.id)
        await end_cups_in(self.host.services.context, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Park the game of a thread that is gone. Nothing is deleted."""
        begin_marks(channel=payload.thread_id, guild=payload.guild_id)
        await self.host.services.turns.channel_gone(payload.thread_id)


#: Seconds between two looks at Discord's emoji at least, and until the next after one that failed.
PAUSE, AGAIN = 20, 600


def drawings(titles: Iterable[Title]) -> dict[str, Scene]:
    """Return every title's emblems by the names that they have on Discord."""
    return {f"{x.game.id}_{name}": scene for x in titles for name, scene in x.look.emblems().items()}


async def keep(client: discord.Client, titles: Iterable[Title], *, missing: bool) -> None:
    """Bring the emblems to Discord, and again whenever it refuses one, or some could not be brought."""
    doubted, wanted = asyncio.Event(), dict[str, Scene]()
    listen(doubted.set)
    while True:
        doubted.clear()
        try:
            wanted = wanted or await asyncio.to_thread(drawings, titles)
            whole = await bring(client, wanted, missing=missing)
        except Exception:  # a foreign title may fail here; nothing depends on it
            _log.exception("the emblems of units could not be drawn")
            whole = True
        await asyncio.sleep(PAUSE)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(doubted.wait(), None if whole else AGAIN)


async def bring(client: discord.Client, wanted: Mapping[str, Scene], *, missing: bool) -> bool:
    """Learn which emblems Discord has; with `missing` upload the others. A failure leaves words.

    Returns whether nothing failed.
    """
    there: dict[str, int] = {}
    try:
        there = {x.name: x.id for x in await client.fetch_application_emojis() if x.name in wanted}
        for name in wanted.keys() - there.keys() if missing else ():
            image = await asyncio.to_thread(emblem_png, wanted[name])
            there[name] = (await client.create_application_emoji(name=name, image=image)).id
    except (*UNREACHABLE, discord.MissingApplicationID) as why:
        _log.warning("not all emblems are on Discord: %s", why)
        return False
    finally:
        learn(there)
    return True


#: Seconds between two looks at the store; length of the sleep by which the event loop's delay is measured.
LOOK, NAP = 15, 0.25


class Watched(Protocol):
    """The figures of a bot that are watched."""

    store: Store | None
    now: Callable[[], float]
    shard_id: int | None

    @property
    def guilds(self) -> Sequence[Guild]:
        """Return the servers it is on."""

    @property
    def latency(self) -> float:
        """Return the seconds of its last heartbeat."""

    async def wait_until_ready(self) -> None:
        """Wait for the first connection."""


class Watch(commands.Cog):
    """Watches."""

    def __init__(self, bot: Watched, metrics: Metrics) -> None:
        self.bot, self.metrics = bot, metrics

    async def cog_load(self) -> None:
        """Begin."""
        self.look.start()
        self.nap.start()

    async def cog_unload(self) -> None:
        """Stop."""
        self.look.cancel()
        self.nap.cancel()

    @tasks.loop(seconds=LOOK)
    async def look(self) -> None:
        """Count unsent posts and games under way."""
        bot = self.bot
        self.metrics.connected(len(bot.guilds), _latencies(bot))
        if bot.store is None:
            return
        try:
            found = await bot.store.figures(int(bot.now()))
        except StoreError as why:
            _log.warning("the store could not be counted: %s", why)
            return
        self.metrics.stands(found.due, found.later, found.late, found.games)

    @look.before_loop
    async def _ready(self) -> None:
        """Wait until there is something to look at."""
        await self.bot.wait_until_ready()

    @tasks.loop(seconds=1)
    async def nap(self) -> None:
        """Sleep a little and see how much later it became."""
        began = monotonic()
        await asyncio.sleep(NAP)
        self.metrics.late(max(0.0, monotonic() - began - NAP))

    @commands.Cog.listener()
    async def on_connect(self) -> None:
        """Count a connection."""
        self.metrics.gateway("connect")

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Count a connection that was taken up again."""
        self.metrics.gateway("resume")

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Count a connection that was lost."""
        self.metrics.gateway("disconnect")


def _latencies(bot: Watched) -> dict[int, float]:
    """Return each shard's latency, as far as one is known."""
    each = bot.latencies if hasattr(bot, "latencies") else [(bot.shard_id or 0, bot.latency)]
    return {shard: seconds for shard, seconds in each if seconds == seconds and seconds != float("inf")}


def traced(counts: Counts) -> aiohttp.TraceConfig:
    """Return a trace config that counts all requests to Discord; discord.py itself is not touched."""

    async def began(
        _: aiohttp.ClientSession, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams
    ) -> None:
        context.began = monotonic()

    async def ended(
        _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        answer = params.response
        counts.requested(params.method, answer.status, monotonic() - context.began)
        if answer.status == 429:
            edge = "Via" not in answer.headers  # refused before Discord saw it: the whole address is blocked
            counts.limited("edge" if edge else answer.headers.get("X-RateLimit-Scope", "user"))

    async def failed(
        _: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        counts.requested(params.method, 0, monotonic() - context.began)  # no answer at all

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(began)
    trace.on_request_end.append(ended)
    trace.on_request_exception.append(failed)
    return trace
