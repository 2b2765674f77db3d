"""What a server's moderators decide."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, get_args

import discord
from discord import app_commands
from discord.app_commands.transformers import UnionChannelTransformer

from bot.acts.registry import command
from bot.play.model.ports import Post
from bot.play.model.terms import MOST_GAMES, MOST_MEGABYTES, GuildSettings
from bot.play.queries.settings import LIMITS
from bot.ui.courier import Roomy, post_lacks, room_lacks
from bot.ui.interactions import opening, people, surfaces
from bot.ui.interactions.preferences import AUTO, CHOICES, plain
from bot.ui.locale import fixed, language_choices, marked_language, told
from bot.ui.visit import Visit

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
THEMES = CHOICES["theme"].values
Games = app_commands.Range[int, 1, MOST_GAMES]
GROUP = app_commands.Group(
    name="server",
    description=told("cmd-server"),
    guild_only=True,
    default_permissions=discord.Permissions(manage_guild=True),
)


@command("server-show", GROUP)
async def show(visit: Visit) -> None:
    """Show the server's settings."""
    await visit.show(page(visit, await visit.services.settings.guild_settings(visit.guild)))


@command("server-hosts", GROUP, who=fixed("hosts", ("everyone", "moderators", "roles")))
async def hosts(visit: Visit, who: str, role: discord.Role | None = None) -> None:
    """Say who may open games."""
    now = await visit.services.settings.guild_settings(visit.guild)
    roles = now.roles
    if role is not None:
        roles = tuple(x for x in roles if x != role.id) if role.id in roles else (*roles, role.id)
    if who == "roles" and not roles:
        await visit.tell("bot-server-no-role")
        return
    await _change(visit, hosts=who, roles=roles)


@command("server-channel", GROUP)
async def channel(visit: Visit, channel: AnyPlace, allowed: bool) -> None:
    """Say where games may be opened; with no channel named, everywhere."""
    now = await visit.services.settings.guild_settings(visit.guild)
    rest = tuple(x for x in now.channels if x != channel.id)
    changed = await _changed(visit, channels=(*rest, channel.id) if allowed else rest)
    lacks = _lacks(visit, channel) if allowed and not isinstance(channel, discord.CategoryChannel) else ""
    await visit.show(page(visit, changed, lacks))


@command("server-language", GROUP, language=language_choices(AUTO))
async def language(visit: Visit, language: str) -> None:
    """Choose the language of posts in channels."""
    await _change(visit, locale=plain(language))


@command("server-theme", GROUP, theme=fixed("theme", THEMES))
async def theme(visit: Visit, theme: str) -> None:
    """Choose the theme of pictures in channels."""
    await _change(visit, theme=plain(theme))


@command("server-quiet", GROUP)
async def quiet(visit: Visit, quiet: bool) -> None:
    """Say whether new games show one board only, and are told of in a thread."""
    await _change(visit, quiet=quiet)


@command("server-limits", GROUP)
async def limits(
    visit: Visit,
    lobbies: Games | None = None,
    hosted: Games | None = None,
    hourly: Games | None = None,
    imports: app_commands.Range[int, 0, MOST_GAMES] | None = None,
    megabytes: app_commands.Range[int, 1, MOST_MEGABYTES] | None = None,
) -> None:
    """Say how much one person may have going here."""
    asked = zip(LIMITS, (lobbies, hosted, hourly, imports, megabytes), strict=True)
    await _change(visit, **{name: value for name, value in asked if value is not None})


@command("server-play", GROUP)
async def play(
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
    changed = await _changed(visit, **{name: x for name, x in asked.items() if x is not None})
    await visit.services.queue.chosen(visit.guild)
    await visit.services.queue.refresh(visit.guild)
    rooms = (
        [opening.lacking_said(visit, x, channel.id, LACKS) for x in [room_lacks(channel)] if x]
        if channel
        else []
    )
    await visit.show(page(visit, changed, *rooms, _lacks(visit, card) if card else ""))


@command("server-puzzle", GROUP)
async def puzzle(visit: Visit) -> None:
    """Show, and change, whether this channel is asked a puzzle a day."""
    await visit.show(await surfaces.daily_page(visit))


@command("server-reports", GROUP)
async def reports(visit: Visit, channel: PostingPlace | None = None) -> None:
    """Show what moderators have been told; with a channel, have it posted there from now on."""
    if channel is not None:
        await _changed(visit, reports=channel.id)
    page = await people.reports_listed(visit)
    lacks = _lacks(visit, channel) if channel is not None else ""
    await visit.show(replace(page, text=(*page.text, *([lacks] if lacks else []))))


@command("server-thaw", GROUP)
async def thaw(visit: Visit, game: str = "") -> None:
    """Resume a frozen game."""
    await visit.services.hosting.thaw(await visit.game(game), visit.person)
    await visit.tell("bot-thawed")


async def _change(visit: Visit, **changes: object) -> None:
    await visit.show(page(visit, await _changed(visit, **changes)))


async def _changed(visit: Visit, **changes: object) -> GuildSettings:
    return await visit.services.settings_updates.set_guild_settings(visit.guild, visit.person, **changes)


def page(visit: Visit, guild_settings: GuildSettings, *lacks: str) -> Post:
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
