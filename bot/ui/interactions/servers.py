"""The page of a server's settings, for its moderators, and the forms behind it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.community.pairings import Sides
from bot.play.clocks.bank import PRESETS, RELAXED
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.editors import Blank, Field
from bot.play.model.ports import Button, Choice, Post, Section, Select
from bot.play.model.terms import GuildSettings, Refused, relative
from bot.play.model.title import Title
from bot.play.queries import settings
from bot.play.queries.settings import LIMITS
from bot.store.models import Hook
from bot.ui.courier import post_lacks
from bot.ui.interactions import opening
from bot.ui.interactions.preferences import AUTO, CHOICES, LANGUAGE, NO, YES
from bot.ui.locale import language_name, marked_language
from bot.ui.visit import Visit

LACKS = "bot-server-lacking"
HOSTS = ("everyone", "moderators", "roles")
#: Who may decide about sides, as controls name it: `Sides`, whose first value is empty.
SIDES = ("chosen", *(x.value for x in Sides if x))
THEMES = CHOICES["theme"].values


async def now(visit: Visit) -> GuildSettings:
    """Return the settings of the server here."""
    return await settings.guild_settings(visit.services.context, visit.guild)


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
    named = visit.host.catalogue.titles.get(there.title)
    tables = [scenario_named(visit, named, there.scenario), *there.options] if named else []
    tables.append(w(f"clock-pace-{there.pace or RELAXED}"))
    tables.append(w("server-tables-rated" if there.rated else "server-tables-unrated"))
    tables += [w(f"choice-sides-{there.sides}")] if there.sides else []
    told = f"<#{there.reports}>" if there.reports else w("server-none")
    rows = {
        "hosts": hosts,
        "channels": channels,
        "posts": " · ".join(posts),
        "tables": " · ".join(tables),
        "limits": limits,
        "queue": " · ".join(queue),
        "moderation": told,
    }
    lines = [_line(visit, x, said, make(Verb.FORM, NOWHERE, x)) for x, said in rows.items()]
    lines.append(_line(visit, "reports", w("server-reports-about"), make(Verb.SERVER, NOWHERE, "reports")))
    lines.append(_line(visit, "puzzle", w("server-puzzle-about"), make(Verb.DAILY, NOWHERE)))
    if visit.services.context.allowed.urls:
        told = w("server-program-now", name=there.hook) if there.hook else w("server-none")
        lines.append(_line(visit, "program", told, make(Verb.SERVER, NOWHERE, "program")))
    return Post(title=w("bot-server-title"), text=tuple(x for x in lacks if x), sections=tuple(lines))


def program_page(visit: Visit, hook: str, told: Sequence[Hook]) -> Post:
    """Lay out which program is told of the games here, what others there are, and what it was told."""
    w, names = visit.words, visit.services.context.allowed.urls
    lines = [Choice(w("server-none"), AUTO, chosen=not hook)]
    lines += [Choice(x, x, chosen=x == hook) for x in names]
    log = [
        w(
            "server-program-line",
            when=relative(x.done or x.made),
            what=w(f"program-{x.what.replace('.', '-')}"),
            about=x.game or x.cup,
            came=w.find(f"program-{x.said or 'waits'}", x.said),
        )
        for x in told
    ]
    return Post(
        title=w("server-program"),
        text=(w("server-program-about"), "\n".join(log) or w("server-program-nothing")),
        rows=((Select(make(Verb.SERVER, NOWHERE, "program"), w("server-program"), tuple(lines)),),),
    )


def sides_of(text: str) -> Sides:
    """Return who decides about sides, as a control or a form says it.

    Raises:
        Refused: it is none of `SIDES`.

    """
    if text not in SIDES:
        raise Refused("refused-malformed")
    return Sides("" if text == SIDES[0] else text)


def _line(visit: Visit, name: str, said: str, to: str) -> Section:
    return Section(said, Button(visit.words(f"server-{name}"), to))


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


def scenario_named(visit: Visit, title: Title, scenario: str) -> str:
    """Name a scenario of a title; the title alone where it has but one."""
    said = visit.words.find(f"{title.game.id}-scenario-{scenario}", scenario)
    return f"{title.game.title}: {said}" if title.game.scenarios[1:] else title.game.title


def _games(visit: Visit) -> tuple[Choice, ...]:
    """Offer every scenario of every title, and none."""
    titles = visit.host.catalogue.titles.items()
    each = [(x, f"{name}.{y}", y) for name, x in titles for y in x.game.scenarios]
    found = [Choice(scenario_named(visit, x, y)[:100], value) for x, value, y in each]
    return (Choice(visit.words("server-none"), AUTO), *found[:24])


async def _tables(visit: Visit, _: CustomId) -> Blank:
    w, there = visit.words, await now(visit)
    sides = tuple(Choice(w(f"choice-sides-{x}"), x) for x in SIDES)
    paces = tuple(Choice(w(f"clock-pace-{x}"), x) for x in PRESETS)
    usual = f"{there.title}.{there.scenario}" if there.title else AUTO
    options, about = " ".join(there.options), w("server-options")
    return _blank(
        visit,
        "tables",
        Field("game", w("server-game"), value=usual, choices=_games(visit)),
        Field("options", about, value=options, most=opening.LONGEST_OPTIONS, required=False),
        Field("pace", w("server-pace"), value=there.pace or RELAXED, choices=paces),
        Field("rated", w("server-rated"), value=YES if there.rated else NO, choices=_yes_no(visit)),
        Field("sides", w("server-sides"), value=there.sides or SIDES[0], choices=sides),
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
    "tables": _tables,
    "limits": _limits,
    "queue": _queue,
    "moderation": _moderation,
}
