"""The bot: it connects Discord with the tables, and answers for everything that goes wrong on the way."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot.cogs.help import Help
from bot.cogs.lobby import Lobby
from bot.cogs.rules import Rules
from bot.cogs.settings import Server, Settings
from bot.cogs.table import Table
from bot.play import ids
from bot.play.ports import Outside, Post
from bot.play.tables import Tables
from bot.play.terms import Refused
from bot.registry import TITLES, catalogue
from bot.settings import Settings as Installation
from bot.store import Store, StoreError
from bot.ui import modals
from bot.ui.components import PREFIX, Pressed
from bot.ui.courier import NOBODY, DiscordCourier
from bot.ui.errors import UNREACHABLE, explain, unwrapped
from bot.ui.layout import lay_out
from bot.ui.locale import CatalogueTranslator, spoken
from bot.ui.pace import Pace
from bot.ui.presses import FORMS, HANDLERS, Press, submitted
from bot.ui.visit import Visit, alone, defer, place, refuse
from engine.core.errors import IllegalAction, InvalidAction
from render.core.text import words

_log = logging.getLogger(__name__)
A = TypeVar("A")
COGS = (Lobby, Table, Rules, Settings, Server, Help)
#: Seconds between two looks at what was left lying.
SWEEP = 5


def intents() -> discord.Intents:
    """Give the only intent we need: which servers and channels there are. None is privileged."""
    return discord.Intents(guilds=True)


async def at_once(work: Awaitable[A]) -> A:
    """Wait for work that is done outside. The local table puts its own in the place of this."""
    return await work


class Tree(app_commands.CommandTree["NullgateBot"]):
    """The slash commands; whatever fails in one is told to whoever used it."""

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell what went wrong."""
        name = interaction.command.qualified_name if interaction.command else "a command"
        await self.client.failed(interaction, error, f"/{name}")


class NullgateBot(commands.Bot):
    """The bot. Nothing about a game lives in it: every press is answered from the store."""

    tables: Tables

    def __init__(self, settings: Installation) -> None:
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            intents=intents(),
            help_command=None,
            allowed_mentions=NOBODY,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
        )
        self.settings = settings
        self.store: Store | None = None
        self.outside: Outside = at_once
        self.now: Callable[[], float] = time.time
        self.catalogue = catalogue()
        self.pictures, self.replays = Pace(8, 20.0), Pace(2, 60.0)

    # -- beginning and end -------------------------------------------------------------------------------

    async def open_store(self) -> Store:
        """Open the database, made or migrated as needed. Opening it twice does no harm.

        Raises:
            StoreError: it cannot be used; one sentence says why.

        """
        if self.store is None:
            try:
                await asyncio.to_thread(self.settings.data.mkdir, parents=True, exist_ok=True)
            except OSError as why:
                raise StoreError(f"there can be no folder {self.settings.data}: {why}") from why
            self.store = await Store.open(self.settings.store)
        return self.store

    async def setup_hook(self) -> None:
        """Make everything ready, before the first event arrives."""
        s = self.settings
        self.tables = Tables(
            await self.open_store(),
            DiscordCourier(self),
            catalogue=self.catalogue,
            outside=lambda work: self.outside(work),
            now=lambda: self.now(),
            locale=s.locale,
            theme=s.theme,
            pace=s.pace,
            patience=s.patience * 3600,
        )
        self.add_dynamic_items(Pressed)
        await self.tree.set_translator(CatalogueTranslator())
        for cog in COGS:
            await self.add_cog(cog())
        for title in TITLES.values():
            if title.commands is not None:
                self.tree.add_command(title.commands())
        if s.sync_commands:
            await self._register()
        self.beat.start()

    async def _register(self) -> None:
        """Tell Discord our commands. What it already has goes on working if this fails."""
        try:
            await self.tree.sync()
        except discord.HTTPException:
            _log.exception("Discord did not take the commands")

    async def close(self) -> None:
        """Stop, also after a start that failed halfway."""
        beat = self.beat.get_task()
        self.beat.cancel()
        await super().close()
        if beat is not None and beat is not asyncio.current_task():
            await asyncio.wait([beat], timeout=5)
        store, self.store = self.store, None
        if store is not None:
            await store.close()

    @tasks.loop(seconds=SWEEP)
    async def beat(self) -> None:
        """Take up what was left lying, and show that the bot is well."""
        try:
            await self.tables.sweep()
        except Exception:
            _log.exception("the sweep failed; the next one tries again")
            return
        await asyncio.to_thread(_touch, self.settings.pulse)

    # -- what people press and fill in -------------------------------------------------------------------

    async def pressed(self, interaction: discord.Interaction[Any], id: str, values: list[str]) -> None:  # noqa: A002
        """Carry out a button or select."""
        try:
            what = ids.read(id)
            if what.verb in FORMS:
                form = await FORMS[what.verb](what, await Visit.of(interaction))
                await interaction.response.send_modal(form)
                return
            await defer(interaction)
            await HANDLERS[what.verb](Press(await Visit.of(interaction), what, tuple(values)))
        except Exception as error:
            await self.failed(interaction, error, id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out forms, which discord.py forgets when it restarts; refuse controls that are not ours."""
        data: Any = interaction.data or {}
        id = str(data.get("custom_id", ""))  # noqa: A001 - it is one
        if interaction.type is discord.InteractionType.component and not id.startswith(PREFIX):
            await self.failed(interaction, Refused("refused-malformed"), id)
        elif interaction.type is discord.InteractionType.modal_submit:
            try:
                what = ids.read(id)
                await defer(interaction, in_place=what.verb is ids.Verb.FILL and alone(interaction))
                await submitted(await Visit.of(interaction), what, modals.given(data["components"]))
            except Exception as error:
                await self.failed(interaction, error, id)

    async def failed(self, interaction: discord.Interaction[Any], error: Exception, what: str) -> None:
        """Tell somebody, and him alone, why nothing came of it; log it if the fault is ours."""
        if self.is_closed():
            _log.info("stopped before %s was answered: %s", what, error)
            return
        language, title = await self._language(interaction), await self._title(interaction, error)
        told = explain(error, words(language), what, lambda e, locale: self.tables.say(e, locale, title))
        if interaction.type is discord.InteractionType.autocomplete:
            return
        try:
            await refuse(interaction, told.text)
        except UNREACHABLE as lost:
            _log.warning("nobody could be told about %s: %s", what, lost)

    async def _language(self, interaction: discord.Interaction[Any]) -> str:
        usual = spoken(interaction.locale.value, self.settings.locale)
        try:
            return (await self.tables.preferences(interaction.user.id)).locale or usual
        except Exception:
            return usual

    async def _title(self, interaction: discord.Interaction[Any], error: BaseException) -> str:
        """Give the title of the game that a rule was broken in: its own words say which; "" for no rule."""
        if not isinstance(unwrapped(error), IllegalAction | InvalidAction):
            return ""
        data: Any = interaction.data or {}
        game = str(data.get("custom_id", "::")).split(":")[2] or getattr(interaction.namespace, "game", "")
        here = await (self.tables.info(game) if game else self.tables.here(place(interaction)))
        return here.title if here else ""

    # -- servers and channels ----------------------------------------------------------------------------

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello once, where that is allowed."""
        me = guild.me
        first = [guild.system_channel] if guild.system_channel else []
        for channel in (*first, *guild.text_channels):
            may = channel.permissions_for(me)
            if may.view_channel and may.send_messages:
                w = words(spoken(guild.preferred_locale.value, self.settings.locale))
                post = Post(title=w("bot-hello-title"), text=(w("bot-hello"),))
                try:
                    await channel.send(view=lay_out(post), allowed_mentions=NOBODY)
                except discord.HTTPException as error:
                    _log.info("no hello in %s: %s", guild.id, error)
                return

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Park the games of a channel that is gone. Nothing is deleted."""
        await self.tables.channel_gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Park the game of a thread that is gone. Nothing is deleted."""
        await self.tables.channel_gone(payload.thread_id)


def _touch(file: Path) -> None:
    file.touch()


def create_bot(settings: Installation) -> NullgateBot:
    """Make the bot; it connects when it is started."""
    return NullgateBot(settings)


class CannotServe(Exception):
    """The bot cannot run. Its text is one line that says why; `status` is for the shell."""

    def __init__(self, line: str, status: int = 1) -> None:
        super().__init__(line)
        self.status = status


async def serve(settings: Installation) -> None:
    """Serve Discord until it is told to stop.

    Raises:
        CannotServe: token, database or network do not let it.

    """
    token = settings.token.get_secret_value().strip()
    if not token:
        raise CannotServe("DISCORD_TOKEN is not set; README.md says where to get one", 2)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # we never speak
    bot, loop = create_bot(settings), asyncio.get_running_loop()
    try:
        await bot.open_store()  # before logging in: a bad database is told alone, even without a network
    except StoreError as error:
        await bot.close()
        raise CannotServe(f"the database {settings.store} cannot be opened: {error}") from None
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level], root=True)
    ending: set[asyncio.Task[None]] = set()
    with contextlib.suppress(NotImplementedError):  # Windows has no such signals
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, lambda: ending.add(loop.create_task(bot.close())))
    try:
        await bot.start(token)
    except discord.LoginFailure:
        line = "Discord does not accept DISCORD_TOKEN; copy it anew from the developer portal"
        raise CannotServe(line, 2) from None
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise CannotServe(f"Discord cannot be reached: {error}") from None
    finally:
        await bot.close()
