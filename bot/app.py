"""The bot: it connects Discord with the tables, and answers for everything that goes wrong on the way."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands, tasks

from bot import health
from bot.acts import answering, community, looking, oneself, servers, tables  # noqa: F401 - which declare the acts
from bot.acts.activity import Activity, register
from bot.acts.boards import Boards
from bot.acts.looking import menus
from bot.acts.registry import COMMANDS, HANDLERS, fill_in, form_of
from bot.community.webhooks import Allowed
from bot.play.model import custom_ids
from bot.play.model.custom_ids import OPENS, CustomId
from bot.play.model.ports import Post
from bot.play.model.runtime import Counts, begin_marks
from bot.play.model.terms import Refused
from bot.play.queries import settings
from bot.play.services import Services, build_services
from bot.play.workers.pool import Thinkers, Workers
from bot.play.workers.records import LONGEST_REPORT
from bot.settings import Settings as Installation
from bot.store import Store, StoreError
from bot.titles import TITLES, catalogue
from bot.ui.courier import DiscordCourier, numbers
from bot.ui.errors import UNREACHABLE, explain, quiet, refused_for, unwrapped
from bot.ui.gateway import Recovery, Watch, keep, traced
from bot.ui.interactions import modals
from bot.ui.interactions.refusals import RunningInteractions, refusal, renewing
from bot.ui.layout import PREFIX, lay_out
from bot.ui.locale import CatalogueTranslator, language_of
from bot.ui.members import DiscordMembers
from bot.ui.open_pages import OpenPages, is_page
from bot.ui.reply import NOBODY, Interaction, acknowledged
from bot.ui.visit import Pace, Visit, alone, begun, corrects, defer, place, refuse, reply_to
from bot.web.activity import ActivityDoor
from bot.web.keys import Keys
from bot.web.server import WebServer
from engine.core.errors import IllegalAction, InvalidAction
from engine.core.places import SKIPPED
from render.core.text import words

if TYPE_CHECKING:
    from bot.metrics import Metrics

_log = logging.getLogger(__name__)
#: Seconds by which the clocks of several machines may differ.
LEEWAY = 5
#: Seconds between two sweeps, which take up whatever was left undone.
SWEEP = 5


def intents() -> discord.Intents:
    """Return the only intent we need: which servers and channels there are. None is privileged."""
    return discord.Intents(guilds=True)


class Tree(app_commands.CommandTree["NullgateBot"]):
    """The slash commands; errors in them are reported to the user who called them."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let everyone use commands until the bot stops; each checks rights itself. A command begins here."""
        begun(interaction)
        return self.client.interactions_running.admit(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Tell what went wrong."""
        name = interaction.command.qualified_name if interaction.command else "a command"
        await self.client.failed(interaction, error, f"/{name}")


class NullgateBot(commands.Bot):
    """The bot. Nothing about a game lives in it: every press is answered from the store."""

    services: Services

    def __init__(self, settings: Installation, metrics: Metrics | None = None, **options: Any) -> None:
        if metrics is not None:
            options["http_trace"] = traced(metrics)
        super().__init__(
            commands.when_mentioned,
            tree_cls=Tree,
            intents=intents(),
            help_command=None,
            allowed_mentions=NOBODY,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            **options,
        )
        self.settings, self.metrics, self.counts = settings, metrics, metrics or Counts()
        self.store: Store | None = None
        self.now: Callable[[], float] = time.time
        self.members = DiscordMembers(self, lambda: self.now(), self.counts)
        self.catalogue = catalogue()
        self.workers = Workers()
        self._elsewhere: dict[str, Workers | Thinkers] = {
            "workers": self.workers,
            "thinkers": Thinkers(),
            **{x: Workers(longest=LONGEST_REPORT) for x in ("reporters", "explainers")},
            "watchers": Workers(idle=900.0),  # which keeps films of games
        }
        self.ends: dict[int, int] = {}
        self.courier = DiscordCourier(self, self.counts)
        self.open_pages = OpenPages(lambda: self.now())
        self._ailment = 0
        self.pictures, self.replays = Pace(8, 20.0), Pace(2, 60.0)
        self.interactions_running = RunningInteractions(settings.locale)
        self.keys = Keys(lambda: self.now())
        self.board_activity: Activity | None = None
        self._emblems: asyncio.Task[None] | None = None
        self._end: asyncio.Task[None] | None = None
        self.exports, self.imports, self.uploads = Pace(4, 60.0), Pace(3, 600.0), Pace(6, 300.0)
        self.erasures = Pace(1, 60.0)

    # -- beginning and end -------------------------------------------------------------------------------

    async def open_store(self) -> Store:
        """Open the database, made or migrated as needed, and tell other processes there what we serve.

        Opening it twice does no harm.

        Raises:
            StoreError: it cannot be used, or another process serves one of our shards; one sentence says why.

        """
        if self.store is None:
            try:
                await asyncio.to_thread(self.settings.data.mkdir, parents=True, exist_ok=True)
            except OSError as why:
                raise StoreError(f"there can be no folder {self.settings.data}: {why}") from why
            self.store = await Store.open(self.settings.store, aside=self.settings.data)
            if not self.store.shared:
                await self.store.free_claims()
            self.store.time(self.counts.stored)
            if abs(self.store.opened.ahead) > LEEWAY:
                _log.warning("this clock differs from the database's by %.0f s", self.store.opened.ahead)
            served = self.settings.served
            await self.store.serve(served.count, sorted(served.mine))
        return self.store

    async def setup_hook(self) -> None:
        """Make everything ready, before the first event arrives."""
        s = self.settings
        self.services = build_services(
            await self.open_store(),
            self.courier,
            catalogue=self.catalogue,
            now=lambda: self.now(),
            locale=s.locale,
            theme=s.theme,
            pace=s.pace,
            patience=s.patience * 3600,
            counts=self.counts,
            shards=s.served,
            members=self.members,
            reporting=s.reports,
            boards=bool(s.web_links),
            allowed=Allowed(s.webhooks, s.signs, s.webhook_networks),
            **self._elsewhere,
        )
        await self.tree.set_translator(CatalogueTranslator())
        for command in COMMANDS.values():
            self.tree.add_command(command)
        for menu in menus():
            self.tree.add_command(menu)
        await self.add_cog(Recovery(self))
        if self.metrics is not None:
            await self.add_cog(Watch(self, self.metrics))
        for skipped, why in SKIPPED.items():
            _log.error("the title %s cannot be offered: %s", skipped, why)
        if s.sync_commands and 0 in s.served.mine:  # once is enough
            await self._register()
        await self._open_web()
        missing = 0 in s.served.mine  # one process uploads the emblems for all
        self._emblems = asyncio.create_task(keep(self, TITLES.values(), missing=missing))
        self.beat.start()

    async def _open_web(self) -> None:
        """Show boards and games in browsers, if that is wanted, and boards inside Discord."""
        s, door = self.settings, None
        if s.web_links and s.client_secret.get_secret_value():
            self.board_activity = Activity(self, self.services, self.keys, s)
            door = ActivityDoor(self.board_activity, self.keys, now=lambda: self.now())
        boards = Boards(self, self.keys, self.interactions_running)
        self.web = WebServer(
            self.services, s.web_proxies, health.for_visitors(), boards, self.keys, door, s.web_parents
        )
        await self.web.open(s.web)

    async def _register(self) -> None:
        """Register our commands with Discord. If this fails, those already registered still work."""
        try:
            await register(self.tree)
        except discord.HTTPException:
            _log.exception("Discord did not take the commands")

    async def close(self) -> None:
        """Stop, even after a start that failed halfway. However many ask for it, it is done once."""
        if self._end is None:
            self._end = asyncio.create_task(self._close_all())
        await asyncio.shield(self._end)

    async def _close_all(self) -> None:
        """Stop what works by itself first, then the connection that it works with, then the database."""
        beat = self.beat.get_task()
        self.beat.cancel()
        for elsewhere in self._elsewhere.values():
            elsewhere.close()
        if self._emblems is not None:
            self._emblems.cancel()
        if beat is not None:
            await asyncio.wait([beat], timeout=5)
        if hasattr(self, "services"):
            await self.services.sweeper.stop()
        if hasattr(self, "web"):
            await self.web.close()
        await super().close()
        store, self.store = self.store, None
        if store is not None:
            await store.close()

    @tasks.loop(seconds=SWEEP)
    async def beat(self) -> None:
        """Sweep up what was left undone, and show whether the bot is well."""
        begin_marks()
        began, failed = time.monotonic(), False
        try:
            await self.services.sweeper.sweep()
        except Exception:
            failed = True
            _log.exception("the sweep failed; the next one tries again")
        finally:
            self.counts.swept(time.monotonic() - began, failed=failed)
        await self._show_health(failed=failed)

    async def _show_health(self, *, failed: bool) -> None:
        """Touch the health file, or say there what ails the bot; a failed sweep leaves it as it is."""
        ailment = 0
        if not health.are_left():
            ailment = health.NO_FILES
        elif self.store is not None and self.store.refuses:
            ailment = health.NO_COMMITS
        if ailment and ailment != self._ailment:
            _log.error("not well: %s", health.AILMENTS[ailment])
        self._ailment = ailment
        if failed and not ailment:
            return
        try:
            await asyncio.to_thread(health.beat, self.settings.pulse, ailment)
        except OSError as why:
            _log.warning("the health file cannot be touched: %s", why)

    # -- what people press and fill in -------------------------------------------------------------------

    async def pressed(self, interaction: Interaction, custom_id: str, values: list[str]) -> None:
        """Carry out a button or select."""
        try:
            what = custom_ids.read(custom_id)
            if what.verb in OPENS:
                what = custom_ids.chosen(what, values)
                visit = await Visit.pressing(interaction, what)
                async with renewing(visit, what.game):
                    await interaction.response.send_modal(await form_of(what, visit))
                    acknowledged(interaction)
                return
            await self._carry_out(interaction, what, values)
        except Exception as error:
            await self.failed(interaction, error, custom_id)

    async def _carry_out(self, interaction: Interaction, what: CustomId, values: list[str]) -> None:
        """Carry out a press. The page it leads to is its answer, if that is ready soon."""
        reply = reply_to(interaction)
        reply.begin()
        try:
            visit = await Visit.pressing(interaction, what)
            if interaction.guild_id is None:  # a direct message belongs to no channel
                self.services.parking.notice(what.game)
            async with renewing(visit, what.game):
                handler = HANDLERS.get((what.verb, what.what))
                if handler is None:
                    raise Refused("refused-malformed")
                visit = await visit.where_it_is()
                await handler(visit, what.inner, tuple(values))
                await self.services.turns.drain_changed()
            await reply.acknowledge()
        finally:
            await reply.stop()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Carry out presses and forms, whatever message they come from; refuse controls that are not ours."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return  # a command, which begins by itself
        data: Mapping[str, Any] = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        begun(interaction)
        if not self.interactions_running.admit(interaction):
            return
        if interaction.type is discord.InteractionType.component:
            if custom_id.startswith(PREFIX):
                await self.pressed(interaction, custom_id, list(data.get("values", ())))
            else:
                await self.failed(interaction, Refused("refused-malformed"), custom_id)
        elif interaction.type is discord.InteractionType.modal_submit:
            try:
                what = custom_ids.read(custom_id)
                paged = what.verb is custom_ids.Verb.FILL and alone(interaction)
                paged = paged or is_page(interaction.message, what.game)
                await defer(interaction, in_place=paged or corrects(interaction))
                visit = await Visit.pressing(interaction, what)
                await fill_in(visit, what, modals.typed_fields(data["components"]))
                await self.services.turns.drain_changed()
            except Exception as error:
                await self.failed(interaction, error, custom_id)

    async def failed(self, interaction: Interaction, error: Exception, what: str) -> None:
        """Tell a user, and only them, why their action had no effect; log the error if the fault is ours."""
        if self.is_closed():
            _log.info("stopped before %s was answered: %s", what, error)
            return
        language, title = await self._language(interaction), await self._title(interaction, error)
        told = explain(
            error, words(language), what, lambda e, locale: self.services.wording.refusal(e, locale, title)
        )
        self._count(unwrapped(error), title, told.id)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        try:
            await refuse(interaction, refusal(interaction, told.text, words(language)))
        except UNREACHABLE as lost:
            self.counts.refused(*numbers(lost))
            _log.warning("nobody could be told about %s: %s", what, lost)
        await self.services.turns.drain_begun()

    def _count(self, error: BaseException, title: str, failure: str) -> None:
        """Count an answer that a rule refused, an error of Discord's, a failure of ours."""
        if title:
            self.counts.answered(title, "refused")
        if isinstance(error, discord.HTTPException):
            self.counts.refused(*numbers(error))
        if failure:
            self.counts.failed(type(error).__name__)
        elif quiet(error):
            self.counts.declined(refused_for(error))

    async def _language(self, interaction: Interaction) -> str:
        usual = language_of(interaction.locale.value, self.settings.locale)
        try:
            return (await settings.preferences(self.services.context, interaction.user.id)).locale or usual
        except Exception:
            return usual

    async def _title(self, interaction: Interaction, error: BaseException) -> str:
        """Return the title whose rule was broken, for its own words; "" if no rule was."""
        if not isinstance(unwrapped(error), IllegalAction | InvalidAction):
            return ""
        data: Mapping[str, object] = interaction.data or {}
        game = str(data.get("custom_id", "::")).split(":")[2] or getattr(interaction.namespace, "game", "")
        game = (game or "").strip().casefold()  # written as it was when the error arose
        here = await (
            self.services.game_lists.info(game) if game else self.services.game_lists.here(place(interaction))
        )
        return here.title if here else ""

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Say hello once, where that is allowed."""
        begin_marks(guild=guild.id)
        first = [guild.system_channel] if guild.system_channel else []
        for channel in (*first, *guild.text_channels):
            may = channel.permissions_for(guild.me)
            if may.view_channel and may.send_messages:
                w = words(language_of(guild.preferred_locale.value, self.settings.locale))
                post = Post(title=w("bot-hello-title"), text=(w("bot-hello"),))
                try:
                    await channel.send(view=lay_out(post), allowed_mentions=NOBODY)
                except discord.HTTPException as error:
                    _log.info("no hello in %s: %s", guild.id, error)
                return


class _Sharded(commands.AutoShardedBot):
    async def close(self) -> None:
        """Close. discord.py's own way needs a login before, which a bad database does not let happen."""
        try:
            await super().close()
        except AttributeError:
            if self.http.token is not None:
                raise


class ShardedBot(NullgateBot, _Sharded):
    """The bot on those shards that a setting names."""

    def __init__(self, settings: Installation, metrics: Metrics | None = None) -> None:
        served = settings.served
        super().__init__(settings, metrics, shard_ids=sorted(served.mine), shard_count=served.count)


def create_bot(settings: Installation, metrics: Metrics | None = None) -> NullgateBot:
    """Make the bot; it connects when it is started."""
    return (ShardedBot if settings.shards else NullgateBot)(settings, metrics)
