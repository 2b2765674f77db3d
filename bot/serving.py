"""Serving Discord: the one place that starts the bot, and the one that stops it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from logging import getLogger
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot import health, logs
from bot.app import NullgateBot, create_bot
from bot.settings import Settings
from bot.stopping import Stop
from bot.store import StoreError
from bot.store.address import nameless
from bot.store.connections.lock import sole
from bot.web.server import MOST, CannotWatch

if TYPE_CHECKING:
    from bot.metrics import Metrics

_log = getLogger(__name__)
#: Discord's close codes for invalid shards, and for too few of them.
WRONG_SHARDS = (4010, 4011)
#: Share of the stopping time in which work under way may finish.
TO_FINISH = 0.6
#: Share of the rest in which people are told that their work was cut off.
TO_TELL = 0.5


class CannotServe(Exception):
    """The bot cannot run. Its text is one line that says why; `status` is for the shell."""

    def __init__(self, line: str, status: int = 1) -> None:
        super().__init__(line)
        self.status = status


async def serve(settings: Settings, stop: Stop) -> None:
    """Serve Discord until told to stop.

    Raises:
        CannotServe: token, database or network do not let it.

    """
    token = settings.token.get_secret_value().strip()
    if not token:
        raise CannotServe("DISCORD_TOKEN is not set: the bot's token, from https://discord.com/developers", 2)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice
    with _listening(settings) as metrics, _only_one(settings):
        bot = create_bot(settings, metrics)
        work, told = asyncio.ensure_future(_work(bot, token)), asyncio.ensure_future(stop.wait())
        try:
            await asyncio.wait({work, told}, return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                await _drain(bot, stop)
                work.cancel()
                await asyncio.wait({work})
        finally:
            told.cancel()
            await bot.close()
            stop.closed()
        if not work.cancelled():
            work.result()


async def _work(bot: NullgateBot, token: str) -> None:
    """Open the database, log in, and carry out what people do, as long as Discord lets us."""
    settings = bot.settings
    try:
        await bot.open_store()  # before logging in, so that a bad database is reported even without a network
    except StoreError as error:
        raise _cannot_open(settings, error) from None
    logs.set_up(settings.log_level, settings.log_format)
    _look_at_files(settings)
    try:
        await bot.start(token)
    except discord.LoginFailure:
        line = "Discord does not accept DISCORD_TOKEN; copy it anew from the developer portal"
        raise CannotServe(line, 2) from None
    except discord.ConnectionClosed as error:
        line = f"Discord has closed the connection: {error}"
        if error.code in WRONG_SHARDS:
            line = "Discord wants this bot on other shards: see NULLGATE_SHARDS in docs/operating.md"
        raise CannotServe(line, 2) from None
    except CannotWatch as error:
        raise CannotServe(str(error), 2) from None
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise CannotServe(f"Discord cannot be reached: {error}") from None


def _look_at_files(settings: Settings) -> None:
    """Say so if the process may open few files, and what that means."""
    if health.limit() < health.RESERVE:
        _log.warning("only %d files may be open: too few for the bot (ulimit -n)", health.limit())
    elif settings.web is not None and (most := health.for_visitors()) < MOST:
        _log.warning("only %d files may be open (ulimit -n): %d can watch", health.limit(), most)


async def _drain(bot: NullgateBot, stop: Stop) -> None:
    """Begin nothing new, finish what was begun, and break off what takes too long.

    Discord stays connected meanwhile, so that people can be answered.
    """
    bot.interactions_running.shut = True
    bot.beat.cancel()
    _log.info("told to stop: nothing new is begun")
    await bot.interactions_running.finish(stop.left * TO_FINISH)
    await bot.interactions_running.break_off(stop.left * TO_TELL)


@contextlib.contextmanager
def _only_one(settings: Settings) -> Iterator[None]:
    """Serve a database file as the only process that does."""
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(sole(settings.store))
        except StoreError as error:
            raise _cannot_open(settings, error) from None
        yield


def _cannot_open(settings: Settings, error: StoreError) -> CannotServe:
    return CannotServe(f"the database {nameless(settings.store)} cannot be opened: {error}")


@contextlib.contextmanager
def _listening(settings: Settings) -> Iterator[Metrics | None]:
    """Answer Prometheus, if that is wanted.

    Raises:
        CannotServe: the address cannot be used.

    """
    if settings.metrics is None:
        yield None
        return
    from bot.metrics import CannotListen, Metrics

    metrics = Metrics()
    try:
        metrics.serve(*settings.metrics)
    except CannotListen as why:
        raise CannotServe(str(why)) from None
    try:
        yield metrics
    finally:
        metrics.close()
