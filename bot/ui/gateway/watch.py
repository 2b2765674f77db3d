"""Measurements taken from time to time while metrics are on: connection, event loop, outbox, games."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from time import monotonic
from types import SimpleNamespace
from typing import TYPE_CHECKING, Protocol

import aiohttp
from discord import Guild
from discord.ext import commands, tasks

from bot.play.model.counts import Counts
from bot.store import Store, StoreError

if TYPE_CHECKING:
    from bot.metrics import Metrics

_log = logging.getLogger(__name__)
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
