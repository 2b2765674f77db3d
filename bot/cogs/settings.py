"""`/settings`, `/hours`, `/vacation`, `/privacy` for a person, `/server` for moderators."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, get_args

import discord
from discord import app_commands
from discord.app_commands.transformers import UnionChannelTransformer
from discord.ext import commands

from bot.play.clocks import zones
from bot.play.model.ports import Post
from bot.play.model.terms import MOST_GAMES, MOST_MEGABYTES, GuildSettings
from bot.play.queries.settings import LIMITS
from bot.ui.commands import command
from bot.ui.courier import Roomy, post_lacks, room_lacks
from bot.ui.interactions import opening, people, preferences, suggestions, surfaces
from bot.ui.interactions.preferences import AUTO, CALLS, CHOICES, changed, page, plain
from bot.ui.locale import fixed, language_choices, marked_language, told
from bot.ui.visit import Interaction, Visit

#: Channels in which messages can be posted, and those in which games can be opened: in a category, all of it.
Posting = discord.TextChannel | discord.ForumChannel | discord.VoiceChannel
Anywhere = Posting | discord.StageChannel | discord.CategoryChannel


class Places(UnionChannelTransformer):
    """Channels of some kinds, without media channels: discord.py takes them for forums."""

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Return the kinds that Discord offers."""
        return [x for x in super().channel_types if x is not discord.ChannelType.media]


AnyPlace = Annotated[Anywhere, Places(*get_args(Anywhere))]
RoomyPlace = Annotated[Roomy, Places(*get_args(Roomy))]
PostingPlace = Annotated[Posting, Places(*get_args(Posting))]
LACKS = "bot-server-lacking"
SHOWN = ("secrets", "boards", "screen", "confirm", "calls")
THEMES = CHOICES["theme"].values
Games = app_commands.Range[int, 1, MOST_GAMES]


class Settings(commands.Cog):
    """What a person and a server prefer."""

    @command(
        "settings",
        language=language_choices(AUTO),
        theme=fixed("theme", THEMES),
        secrets=fixed("secrets", CHOICES["secrets"].values),
        boards=fixed("boards", CHOICES["boards"].values),
        screen=fixed("screen", CHOICES["screen"].values),
        calls=fixed("calls", CALLS["calls"].values),
    )
    async def settings(
        self,
        visit: Visit,
        language: str | None = None,
        theme: str | None = None,
        secrets: str | None = None,
        boards: str | None = None,
        screen: str | None = None,
        confirm: bool | None = None,
        calls: str | None = None,
        coach: bool | None = None,
    ) -> None:
        """Show and change the user's own settings."""
        asked: dict[str, object] = {
            "locale": plain(language),
            "theme": plain(theme),
            "secrets": secrets,
            "boards": boards,
            "screen": screen,
            "confirm": confirm,
            "calls": calls,
        }
        changes = {name: value for name, value in asked.items() if value is not None}
        if changes:
            visit = await changed(visit, **changes)
        if coach is not None:
            await visit.services.coaching.set_all(visit.person, speaks=coach)
        await visit.show(await page(visit, saved=bool(changes) or coach is not None))


class Server(commands.Cog):
    """What a server's moderators decide."""

    server = app_commands.Group(
        name="server",
        description=told("cmd-server"),
        guild_only=True,
        default_permissions=discord.Permissions(manage_guild=True),
    )

    @command("server-show", server)
    async def show(self, visit: Visit) -> None:
        """Show the server's settings."""
        await visit.show(self.page(visit, await visit.services.settings.guild_settings(visit.guild)))

    @command("server-hosts", server, who=fixed("hosts", ("everyone", "moderators", "roles")))
    async def hosts(self, visit: Visit, who: str, role: discord.Role | None = None) -> None:
        """Say who may open games."""
        now = await visit.services.settings.guild_settings(visit.guild)
        roles = now.roles
        if role is not None:
            roles = tuple(x for x in roles if x != role.id) if role.id in roles else (*roles, role.id)
        if who == "roles" and not roles:
            await visit.tell("bot-server-no-role")
            return
        await self._change(visit, hosts=who, roles=roles)

    @command("server-channel", server)
    async def channel(self, visit: Visit, channel: AnyPlace, allowed: bool) -> None:
        """Say where games may be opened; with no channel named, everywhere."""
        now = await visit.services.settings.guild_settings(visit.guild)
        rest = tuple(x for x in now.channels if x != channel.id)
        changed = await self._changed(visit, channels=(*rest, channel.id) if allowed else rest)
        lacks = _lacks(visit, channel) if allowed and not isinstance(channel, discord.CategoryChannel) else ""
        await visit.show(self.page(visit, changed, lacks))

    @command("server-language", server, language=language_choices(AUTO))
    async def language(self, visit: Visit, language: str) -> None:
        """Choose the language of posts in channels."""
        await self._change(visit, locale=plain(language))

    @command("server-theme", server, theme=fixed("theme", THEMES))
    async def theme(self, visit: Visit, theme: str) -> None:
        """Choose the theme of pictures in channels."""
        await self._change(visit, theme=plain(theme))

    @command("server-quiet", server)
    async def quiet(self, visit: Visit, quiet: bool) -> None:
        """Say whether new games show one board only, and are told of in a thread."""
        await self._change(visit, quiet=quiet)

    @command("server-limits", server)
    async def limits(
        self,
        visit: Visit,
        lobbies: Games | None = None,
        hosted: Games | None = None,
        hourly: Games | None = None,
        imports: app_commands.Range[int, 0, MOST_GAMES] | None = None,
        megabytes: app_commands.Range[int, 1, MOST_MEGABYTES] | None = None,
    ) -> None:
        """Say how much one person may have going here."""
        asked = zip(LIMITS, (lobbies, hosted, hourly, imports, megabytes), strict=True)
        await self._change(visit, **{name: value for name, value in asked if value is not None})

    @command("server-play", server)
    async def play(
        self,
        visit: Visit,
        channel: RoomyPlace | None = None,
        card: PostingPlace | None = None,
        between: bool | None = None,
        games: Games | None = None,
        closed: bool = False,
    ) -> None:
        """Choose where the queue opens games and posts its card; or close it."""
        asked = {
            "play": 0 if closed else channel.id if channel else None,
            "looking": 0 if closed else card.id if card else None,
            "between": between,
            "games": games,
        }
        changed = await self._changed(visit, **{name: x for name, x in asked.items() if x is not None})
        await visit.services.queue.chosen(visit.guild)
        await visit.services.queue.refresh(visit.guild)
        rooms = (
            [opening.lacking_said(visit, x, channel.id, LACKS) for x in [room_lacks(channel)] if x]
            if channel
            else []
        )
        await visit.show(self.page(visit, changed, *rooms, _lacks(visit, card) if card else ""))

    @command("server-puzzle", server)
    async def puzzle(self, visit: Visit) -> None:
        """Show, and change, whether this channel is asked a puzzle a day."""
        await visit.show(await surfaces.daily_page(visit))

    @command("server-reports", server)
    async def reports(self, visit: Visit, channel: PostingPlace | None = None) -> None:
        """Show what moderators have been told; with a channel, have it posted there from now on."""
        if channel is not None:
            await self._changed(visit, reports=channel.id)
        page = await people.reports_listed(visit)
        lacks = _lacks(visit, channel) if channel is not None else ""
        await visit.show(replace(page, text=(*page.text, *([lacks] if lacks else []))))

    @command("server-thaw", server)
    async def thaw(self, visit: Visit, game: str = "") -> None:
        """Resume a frozen game."""
        await visit.services.hosting.thaw(await visit.game(game), visit.person)
        await visit.tell("bot-thawed")

    async def _change(self, visit: Visit, **changes: object) -> None:
        await visit.show(self.page(visit, await self._changed(visit, **changes)))

    async def _changed(self, visit: Visit, **changes: object) -> GuildSettings:
        return await visit.services.settings_updates.set_guild_settings(visit.guild, visit.person, **changes)

    def page(self, visit: Visit, guild_settings: GuildSettings, *lacks: str) -> Post:
        """Lay a server's settings out, and say what the bot lacks in the places chosen."""
        w = visit.words
        hosts = w(f"choice-hosts-{guild_settings.hosts}")
        if guild_settings.hosts == "roles":
            hosts += ": " + ", ".join(f"<@&{x}>" for x in guild_settings.roles)
        channels = ", ".join(f"<#{x}>" for x in guild_settings.channels) or w("bot-server-everywhere")
        language = (
            marked_language(guild_settings.locale, w) if guild_settings.locale else w("choice-language-auto")
        )
        pairs = [
            ("bot-server-hosts", hosts),
            ("bot-server-channels", channels),
            ("bot-settings-language", language),
            ("bot-settings-theme", w(f"choice-theme-{guild_settings.theme or AUTO}")),
            ("bot-server-quiet", w("bot-yes" if guild_settings.quiet else "bot-no")),
        ]
        pairs += [(f"bot-server-{name}", str(getattr(guild_settings, name))) for name in LIMITS]
        if guild_settings.play:
            pairs += [
                ("bot-server-play", f"<#{guild_settings.play}>"),
                (
                    "bot-server-card",
                    f"<#{guild_settings.looking}>" if guild_settings.looking else w("bot-no"),
                ),
                ("bot-server-between", w("bot-yes" if guild_settings.between else "bot-no")),
                ("bot-server-games", str(guild_settings.games)),
            ]
        if guild_settings.reports:
            pairs.append(("bot-server-reports", f"<#{guild_settings.reports}>"))
        lines = [w("bot-settings-line", name=w(key), value=value) for key, value in pairs]
        text = (*(x for x in lacks if x), "\n".join(lines))
        return Post(title=w("bot-server-title"), text=text)


def _lacks(visit: Visit, channel: discord.abc.GuildChannel | discord.Thread) -> str:
    """Say what the bot lacks to post in a channel that was chosen; "" for nothing."""
    lacks = post_lacks(channel)
    return opening.lacking_said(visit, lacks, channel.id, LACKS) if lacks else ""


Hour = app_commands.Range[int, 0, 23]
Time = app_commands.Range[str, 1, preferences.LONGEST_TIME]
Date = app_commands.Range[str, 1, preferences.LONGEST_DATE]


async def complete_zone(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer time zones by the places in them, each with the time that it is there."""
    language = (await suggestions.words_for(interaction)).locale
    spots = await asyncio.to_thread(zones.fitting, text, now=interaction.client.now(), locale=language)
    return [suggestions.choice(f"{x} · {x.zone}", x.zone) for x in spots]


class Times(commands.Cog):
    """A person's own hours and vacations: the page that /settings leads to, as commands."""

    vacation = app_commands.Group(name="vacation", description=told("cmd-vacation"))

    @command("hours", zone=complete_zone)
    async def hours(
        self,
        visit: Visit,
        zone: app_commands.Range[str, 1, zones.LONGEST] | None = None,
        begin: Time | None = None,
        end: Time | None = None,
        digest: Hour | None = None,
    ) -> None:
        """Show and change the user's time zone, quiet hours and digest."""
        clear = await preferences.set_hours(visit, zone, begin, end)
        if digest is not None:
            await visit.services.schedules.set_digest(visit.person.id, digest)
            visit = await preferences.with_overview(visit)
        given = (zone, begin, end, digest)
        if clear:
            await visit.show(await preferences.times_page(visit, saved=any(x is not None for x in given)))

    @command("vacation-start", vacation)
    async def start(
        self,
        visit: Visit,
        days: app_commands.Range[int, 1, 21],
        begin: Date = "",
    ) -> None:
        """Go on vacation, today or from a date on."""
        await preferences.away(visit, days, begin)

    @command("vacation-end", vacation)
    async def end(self, visit: Visit) -> None:
        """Come back before the time."""
        await preferences.come_back(visit)
        await visit.show(await preferences.times_page(visit, saved=True))

    @command("vacation-show", vacation)
    async def show(self, visit: Visit) -> None:
        """Say how much vacation is left, and until when one lasts."""
        await visit.show(await preferences.times_page(visit))


class Privacy(commands.Cog):
    """A person's own data. Both commands answer them alone, on servers and in direct messages."""

    privacy = app_commands.Group(name="privacy", description=told("cmd-privacy"))

    @command("privacy-export", privacy)
    async def export(self, visit: Visit) -> None:
        """Send everything that is kept about this person, as a file."""
        visit.host.replays.step(visit.person.id)
        await visit.show(await preferences.own_data_page(visit))

    @command("privacy-delete", privacy)
    async def delete(self, visit: Visit) -> None:
        """Say what would go and what would stay, and ask once more."""
        await visit.show(await preferences.forget_page(visit))
