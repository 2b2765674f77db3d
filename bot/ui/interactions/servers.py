"""The page of a server's settings, for its moderators, and the forms behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.editors import Blank, Field
from bot.play.model.ports import Button, Choice, Line, Post
from bot.play.model.terms import GuildSettings
from bot.play.queries.settings import LIMITS
from bot.ui.courier import post_lacks
from bot.ui.interactions import opening
from bot.ui.interactions.preferences import AUTO, CHOICES, LANGUAGE, NO, YES
from bot.ui.locale import language_name, marked_language
from bot.ui.visit import Visit

LACKS = "bot-server-lacking"
HOSTS = ("everyone", "moderators", "roles")
THEMES = CHOICES["theme"].values


async def now(visit: Visit) -> GuildSettings:
    """Return the settings of the server here."""
    return await visit.services.settings.guild_settings(visit.guild)


def page(visit: Visit, there: GuildSettings, *lacks: str) -> Post:
    """Lay a server's settings out, a row a subject, and say what the bot lacks in the places chosen."""
    w = visit.words
    hosts = w(f"choice-hosts-{there.hosts}")
    if there.hosts == "roles":
        hosts += ": " + ", ".join(f"<@&{x}>" for x in there.roles)
    channels = ", ".join(f"<#{x}>" for x in there.channels) or w("bot-server-everywhere")
    language = marked_language(there.locale, w) if there.locale else w("choice-language-auto")
    posts = (
        language,
        w(f"choice-theme-{there.theme or AUTO}"),
        *([w("server-quiet-on")] if there.quiet else []),
    )
    limits = w("server-limits-said", **{x: getattr(there, x) for x in LIMITS})
    queue = [w("server-none")]
    if there.play:
        queue = [f"<#{there.play}>", *([f"<#{there.looking}>"] if there.looking else [])]
        queue += [w("bot-server-between"), str(there.games)] if there.between else [str(there.games)]
    told = f"<#{there.reports}>" if there.reports else w("server-none")
    rows = {
        "hosts": hosts,
        "channels": channels,
        "posts": " · ".join(posts),
        "limits": limits,
        "queue": " · ".join(queue),
        "moderation": told,
    }
    lines = [_line(visit, x, said, make(Verb.FORM, NOWHERE, x)) for x, said in rows.items()]
    lines.append(_line(visit, "reports", w("server-reports-about"), make(Verb.SERVER, NOWHERE, "reports")))
    lines.append(_line(visit, "puzzle", w("server-puzzle-about"), make(Verb.DAILY, NOWHERE)))
    return Post(title=w("bot-server-title"), text=tuple(x for x in lacks if x), lines=tuple(lines))


def _line(visit: Visit, name: str, said: str, to: str) -> Line:
    return Line(said, Button(visit.words(f"server-{name}"), to))


def lacking_in(visit: Visit, channel: discord.abc.GuildChannel | discord.Thread) -> str:
    """Say what the bot lacks to post in a channel that was chosen; "" for nothing."""
    lacks = post_lacks(channel)
    return opening.lacking_said(visit, lacks, channel.id, LACKS) if lacks else ""


def _blank(visit: Visit, what: str, *fields: Field) -> Blank:
    return Blank(visit.words(f"server-{what}"), fields)


async def _hosts(visit: Visit, _: CustomId) -> Blank:
    w, there = visit.words, await now(visit)
    choices = tuple(Choice(w(f"choice-hosts-{x}"), x) for x in HOSTS)
    roles = Field("roles", w("form-roles"), required=False, of="roles", many=10)
    return _blank(
        visit, "hosts", Field("who", w("bot-server-hosts"), value=there.hosts, choices=choices), roles
    )


async def _channels(visit: Visit, _: CustomId) -> Blank:
    w = visit.words
    field = Field(
        "channels", w("bot-server-channels"), w("form-channels"), required=False, of="channels", many=25
    )
    return _blank(visit, "channels", field)


async def _posts(visit: Visit, _: CustomId) -> Blank:
    w, there = visit.words, await now(visit)
    languages = [Choice(w("choice-language-auto"), AUTO)]
    languages += [Choice(language_name(x), x) for x in LANGUAGE["locale"].values if x != AUTO]
    themes = tuple(Choice(w(f"choice-theme-{x}"), x) for x in THEMES)
    return _blank(
        visit,
        "posts",
        Field("language", w("bot-settings-language"), value=there.locale or AUTO, choices=tuple(languages)),
        Field("theme", w("bot-settings-theme"), value=there.theme or AUTO, choices=themes),
        Field("quiet", w("bot-server-quiet"), value=YES if there.quiet else NO, choices=_yes_no(visit)),
    )


async def _limits(visit: Visit, _: CustomId) -> Blank:
    there = await now(visit)
    fields = [Field(x, visit.words(f"bot-server-{x}"), value=str(getattr(there, x)), most=5) for x in LIMITS]
    return _blank(visit, "limits", *fields)


async def _queue(visit: Visit, _: CustomId) -> Blank:
    w, there = visit.words, await now(visit)
    return _blank(
        visit,
        "queue",
        Field("channel", w("bot-server-play"), w("form-queue"), required=False, of="channels"),
        Field("card", w("bot-server-card"), required=False, of="channels"),
        Field("between", w("bot-server-between"), value=YES if there.between else NO, choices=_yes_no(visit)),
        Field("games", w("bot-server-games"), value=str(there.games), most=5),
    )


async def _moderation(visit: Visit, _: CustomId) -> Blank:
    field = Field("channel", visit.words("bot-server-reports"), required=False, of="channels")
    return _blank(visit, "moderation", field)


def _yes_no(visit: Visit) -> tuple[Choice, ...]:
    return (Choice(visit.words("bot-yes"), YES), Choice(visit.words("bot-no"), NO))


#: What the forms ask.
BLANKS: dict[str, Callable[[Visit, CustomId], Awaitable[Blank]]] = {
    "hosts": _hosts,
    "channels": _channels,
    "posts": _posts,
    "limits": _limits,
    "queue": _queue,
    "moderation": _moderation,
}
