"""What a server's moderators decide."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, get_args

import discord
from discord import app_commands
from discord.app_commands.transformers import UnionChannelTransformer

from bot.acts.registry import command, complete_deed, control, fills, typed
from bot.play.clocks.bank import PRESETS, RELAXED
from bot.play.lobby import hosting
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb
from bot.play.model.terms import MOST_GAMES, MOST_MEGABYTES, GuildSettings, Refused
from bot.play.queries.settings import LIMITS
from bot.ui.courier import Roomy, room_lacks
from bot.ui.interactions import opening, people, surfaces
from bot.ui.interactions.modals import Given
from bot.ui.interactions.preferences import AUTO, NO, YES, plain
from bot.ui.interactions.servers import (
    HOSTS,
    LACKS,
    SIDES,
    THEMES,
    lacking_in,
    now,
    page,
    program_page,
    sides_of,
)
from bot.ui.interactions.suggestions import Choices
from bot.ui.locale import fixed, language_choices
from bot.ui.visit import Interaction, Visit

#: Channels in which messages can be posted, and those in which games can be opened: in a category, all of it.
Posting = discord.TextChannel | discord.ForumChannel | discord.VoiceChannel
Anywhere = Posting | discord.StageChannel | discord.CategoryChannel


class Places(UnionChannelTransformer):
    """Channels of some kinds, without media channels: discord.py takes them for forums."""

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Kinds that Discord offers."""
        return [x for x in super().channel_types if x is not discord.ChannelType.media]


AnyPlace = Annotated[Anywhere, Places(*get_args(Anywhere))]
Games = app_commands.Range[int, 1, MOST_GAMES]
#: What can be typed.
DEEDS = (
    *("hosts", "channel", "language", "theme", "quiet", "game", "pace", "rated", "sides"),
    *("limits", "queue", "close", "puzzle", "reports", "program"),
)


async def complete_server(interaction: Interaction, text: str) -> Choices:
    """Offer what can be decided."""
    return await complete_deed(interaction, text, Verb.SERVER, DEEDS)


@command("server", on_servers=True, rights=discord.Permissions(manage_guild=True), text=complete_server)
async def server(
    visit: Visit,
    text: app_commands.Range[str, 0, 120] = "",
    channel: AnyPlace | None = None,
    role: discord.Role | None = None,
) -> None:
    """Show the server's settings, each with what changes it; or change one, typed."""
    if text:
        beside = {"channel": channel.id if channel else 0, "role": role.id if role else 0}
        await typed(visit, Verb.SERVER, NOWHERE, text, **beside)
    else:
        await visit.show(page(visit, await now(visit)))


@control(Verb.SERVER, "hosts", who=fixed("hosts", HOSTS))
async def hosts(visit: Visit, who: str, role: int = 0) -> None:
    """Say who may open games; naming a role again takes it off."""
    there = await now(visit)
    roles = there.roles
    if role:
        roles = tuple(x for x in roles if x != role) if role in roles else (*roles, role)
    await _hosts(visit, who, roles)


@fills("hosts")
async def hosts_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Say who may open games."""
    roles = tuple(int(x) for x in given.get("roles", "").split("\n") if x.isdecimal())
    await _hosts(visit, given.get("who", ""), roles or (await now(visit)).roles)


async def _hosts(visit: Visit, who: str, roles: tuple[int, ...]) -> None:
    if who not in HOSTS:
        raise Refused("refused-malformed")
    if who == "roles" and not roles:
        await visit.tell("bot-server-no-role")
        return
    await _change(visit, hosts=who, roles=roles)


@control(Verb.SERVER, "channel")
async def channel(visit: Visit, allowed: bool = True, channel: int = 0) -> None:
    """Say where games may be opened; with no channel named, everywhere."""
    place = _channel(visit, channel or visit.interaction.channel_id or 0, Anywhere)
    rest = tuple(x for x in (await now(visit)).channels if x != place.id)
    changed = await _changed(visit, channels=(*rest, place.id) if allowed else rest)
    lacks = lacking_in(visit, place) if allowed and not isinstance(place, discord.CategoryChannel) else ""
    await visit.show(page(visit, changed, lacks))


@fills("channels")
async def channels_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Say in which channels games may be opened; none chosen means everywhere."""
    chosen = [
        _channel(visit, int(x), Anywhere) for x in given.get("channels", "").split("\n") if x.isdecimal()
    ]
    changed = await _changed(visit, channels=tuple(x.id for x in chosen))
    lacks = [lacking_in(visit, x) for x in chosen if not isinstance(x, discord.CategoryChannel)]
    await visit.show(page(visit, changed, *lacks))


@control(Verb.SERVER, "language", language=language_choices(AUTO))
async def language(visit: Visit, language: str) -> None:
    """Choose the language of posts in channels."""
    await _change(visit, locale=plain(language))


@control(Verb.SERVER, "theme", theme=fixed("theme", THEMES))
async def theme(visit: Visit, theme: str) -> None:
    """Choose the theme of pictures in channels."""
    await _change(visit, theme=plain(theme))


@control(Verb.SERVER, "quiet")
async def quiet(visit: Visit, quiet: bool) -> None:
    """Say whether new games show one board only, and are told of in a thread."""
    await _change(visit, quiet=quiet)


@fills("posts")
async def posts_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Choose language and theme of posts, and whether new games are quiet."""
    language, theme = given.get("language", AUTO), given.get("theme", AUTO)
    if theme not in THEMES or language not in {x.value for x in language_choices(AUTO)}:
        raise Refused("refused-malformed")
    await _change(visit, locale=plain(language), theme=plain(theme), quiet=given.get("quiet") == YES)


@control(Verb.SERVER, "game")
async def game(visit: Visit, title: str = "", scenario: str = "", options: str = "") -> None:
    """Say what is played here most: a game, a scenario of it, and options as /new takes them."""
    await visit.show(page(visit, await _usual(visit, title, scenario, options)))


async def _usual(visit: Visit, title: str, scenario: str, options: str) -> GuildSettings:
    context, chosen = visit.services.context, opening.read_options(options)
    return await hosting.set_usual_game(
        context, visit.guild, visit.person, title.casefold(), scenario, chosen
    )


@control(Verb.SERVER, "pace", pace=fixed("pace", PRESETS))
async def pace(visit: Visit, pace: str) -> None:
    """Choose the clock of new tables."""
    await _change(visit, pace=plain(pace, RELAXED))


@control(Verb.SERVER, "rated")
async def rated(visit: Visit, rated: bool) -> None:
    """Say whether new tables are rated, where their title has ratings."""
    await _change(visit, rated=rated)


@control(Verb.SERVER, "sides", sides=fixed("sides", SIDES))
async def sides(visit: Visit, sides: str) -> None:
    """Say who decides about sides at new tables."""
    await _change(visit, sides=sides_of(sides))


@fills("tables")
async def tables_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Say how new tables begin."""
    title, _, scenario = given.get("game", "").partition(".")
    await _usual(visit, "" if title == AUTO else title, scenario, given.get("options", ""))
    pace, sides = given.get("pace", RELAXED), sides_of(given.get("sides", SIDES[0]))
    await _change(visit, pace=plain(pace, RELAXED), rated=given.get("rated") == YES, sides=sides)


@control(Verb.SERVER, "limits")
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


@fills("limits")
async def limits_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Say how much one person may have going here."""
    text = " ".join(f"{x}={given.get(x, '').strip()}" for x in LIMITS if given.get(x, "").strip())
    await typed(visit, Verb.SERVER, NOWHERE, f"limits {text}")


@control(Verb.SERVER, "queue")
async def queue(
    visit: Visit, channel: int = 0, card: int = 0, between: bool | None = None, games: Games | None = None
) -> None:
    """Choose where the queue opens games and posts its card."""
    room = _channel(visit, channel, Roomy) if channel else None
    board = _channel(visit, card, Posting) if card else None
    asked = {"play": channel or None, "looking": card or None, "between": between, "games": games}
    changed = await _changed(visit, **{name: x for name, x in asked.items() if x is not None})
    await _refreshed(visit)
    lacks = [opening.lacking_said(visit, x, channel, LACKS) for x in [room_lacks(room)] if x] if room else []
    await visit.show(page(visit, changed, *lacks, lacking_in(visit, board) if board else ""))


@fills("queue")
async def queue_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Choose where the queue opens games; where no channel is chosen and none was, nothing."""
    text = " ".join(f"{x}={given.get(x, '').strip()}" for x in ("channel", "card", "games") if given.get(x))
    await typed(visit, Verb.SERVER, NOWHERE, f"queue between={given.get('between', NO)} {text}")


@control(Verb.SERVER, "close")
async def close(visit: Visit) -> None:
    """Close the queue."""
    changed = await _changed(visit, play=0, looking=0)
    await _refreshed(visit)
    await visit.show(page(visit, changed))


async def _refreshed(visit: Visit) -> None:
    await visit.services.queue.chosen(visit.guild)
    await visit.services.queue.refresh(visit.guild)


@control(Verb.SERVER, "program")
async def program(visit: Visit, name: str = "") -> None:
    """Show which program is told of the games here, and what it was told; or choose one, or none."""
    context, where = visit.services.context, (visit.guild, visit.person)
    if name:
        told = await hosting.choose_program(context, *where, plain(name) or "")
    else:
        told = await hosting.told_programs(context, *where)
    await visit.show(program_page(visit, (await now(visit)).hook, told))


@control(Verb.SERVER, "puzzle")
async def puzzle(visit: Visit) -> None:
    """Show, and change, whether this channel is asked a puzzle a day."""
    await visit.show(await surfaces.daily_page(visit))


@control(Verb.SERVER, "reports")
async def reports(visit: Visit, channel: int = 0) -> None:
    """Show what moderators have been told; with a channel, have it posted there from now on."""
    place = _channel(visit, channel, Posting) if channel else None
    if place is not None:
        await _changed(visit, reports=place.id)
    listed = await people.reports_listed(visit)
    lacks = lacking_in(visit, place) if place is not None else ""
    await visit.show(replace(listed, text=(*listed.text, *([lacks] if lacks else []))))


@fills("moderation")
async def moderation_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Have reports posted in a channel."""
    await reports(visit, int(given["channel"]) if given.get("channel", "").isdecimal() else 0)


def _channel(visit: Visit, channel: int, kinds: Any) -> Any:
    """Return a channel of the server here.

    Raises:
        Refused: there is none, or it is none of these kinds.

    """
    guild = visit.interaction.guild
    found = guild.get_channel(channel) if guild else None
    media = found is not None and found.type is discord.ChannelType.media  # to discord.py it is a forum
    if found is None or media or not isinstance(found, kinds):
        raise Refused("refused-no-place")
    return found


async def _change(visit: Visit, **changes: object) -> None:
    await visit.show(page(visit, await _changed(visit, **changes)))


async def _changed(visit: Visit, **changes: object) -> GuildSettings:
    return await hosting.set_guild_settings(visit.services.context, visit.guild, visit.person, **changes)
