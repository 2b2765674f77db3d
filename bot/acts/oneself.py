"""What a person decides for themselves: preferences, hours, vacations, blocks, and their own data."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.acts.registry import command, control, fills, press
from bot.play.clocks import zones
from bot.play.model.custom_ids import Verb
from bot.ui.interactions import people, preferences, suggestions
from bot.ui.interactions.preferences import AUTO, CALLS, CHOICES, changed, page, plain
from bot.ui.locale import fixed, language_choices, told
from bot.ui.visit import Interaction, Visit

THEMES = CHOICES["theme"].values
VACATION = app_commands.Group(name="vacation", description=told("cmd-vacation"))
PRIVACY = app_commands.Group(name="privacy", description=told("cmd-privacy"))
Hour = app_commands.Range[int, 0, 23]
Time = app_commands.Range[str, 1, preferences.LONGEST_TIME]
Date = app_commands.Range[str, 1, preferences.LONGEST_DATE]


@command(
    "settings",
    language=language_choices(AUTO),
    theme=fixed("theme", THEMES),
    secrets=fixed("secrets", CHOICES["secrets"].values),
    boards=fixed("boards", CHOICES["boards"].values),
    screen=fixed("screen", CHOICES["screen"].values),
    calls=fixed("calls", CALLS["calls"].values),
)
async def settings_(
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


@control(Verb.SETTING)
async def setting(visit: Visit, name: str, value: str) -> None:
    """Change what this person prefers."""
    await preferences.pressed(visit, name, value)


press(Verb.TIMES)(preferences.times_pressed)
fills(Verb.WHEN)(preferences.times_filled)


async def complete_zone(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer time zones by the places in them, each with the time that it is there."""
    language = (await suggestions.words_for(interaction)).locale
    spots = await asyncio.to_thread(zones.fitting, text, now=interaction.client.now(), locale=language)
    return [suggestions.choice(f"{x} · {x.zone}", x.zone) for x in spots]


@command("hours", zone=complete_zone)
async def hours(
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


@command("vacation-start", VACATION)
async def vacation_start(
    visit: Visit,
    days: app_commands.Range[int, 1, 21],
    begin: Date = "",
) -> None:
    """Go on vacation, today or from a date on."""
    await preferences.away(visit, days, begin)


@command("vacation-end", VACATION)
async def vacation_end(visit: Visit) -> None:
    """Come back before the time."""
    await preferences.come_back(visit)
    await visit.show(await preferences.times_page(visit, saved=True))


@command("vacation-show", VACATION)
async def vacation_show(visit: Visit) -> None:
    """Say how much vacation is left, and until when one lasts."""
    await visit.show(await preferences.times_page(visit))


@command("privacy-export", PRIVACY)
async def export(visit: Visit) -> None:
    """Send everything that is kept about this person, as a file."""
    visit.host.replays.step(visit.person.id)
    await visit.show(await preferences.own_data_page(visit))


@command("privacy-delete", PRIVACY)
async def delete(visit: Visit) -> None:
    """Say what would go and what would stay, and ask once more."""
    await forget(visit)


@control(Verb.FORGET)
async def forget(visit: Visit, sure: bool = False) -> None:
    """Delete this person's data, after asking once more."""
    if not sure:
        await visit.show(await preferences.forget_page(visit))
        return
    visit.host.erasures.step(visit.person.id)
    await visit.services.privacy.forget(visit.person)
    await visit.tell("bot-forgotten")


# -- others ------------------------------------------------------------------------------------------------


@command("block")
async def block(visit: Visit, user: discord.User | None = None) -> None:
    """Block a person from this user's tables; if nobody is named, list the people they have blocked."""
    if user is None:
        await visit.show(await people.blocks_page(visit))
        return
    done = await visit.services.blocks.block(visit.person, user.id)
    await visit.tell("bot-blocked" if done else "bot-blocked-already", who=f"<@{user.id}>")


@command("unblock")
async def unblock(visit: Visit, user: discord.User) -> None:
    """End a block."""
    done = await visit.services.blocks.unblock(visit.person, user.id)
    await visit.tell("bot-unblocked" if done else "bot-not-blocked", who=f"<@{user.id}>")


press(Verb.UNBLOCK)(people.unblocked)
press(Verb.FOLLOW)(people.followed)
