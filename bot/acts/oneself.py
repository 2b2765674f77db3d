"""What a person decides for themselves: preferences, hours, vacations, blocks, and their own data."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord
from discord import app_commands

from bot.acts.boards import keys_of
from bot.acts.registry import command, complete_deed, control, fills, press, typed
from bot.play.clocks import schedules, zones
from bot.play.lobby import moderation
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make
from bot.play.model.ports import Button, Post
from bot.ui.interactions import people, preferences, suggestions
from bot.ui.interactions.modals import Given
from bot.ui.interactions.preferences import SETTINGS
from bot.ui.visit import Interaction, Visit

Hour = app_commands.Range[int, 0, 23]
#: The tabs of /settings, and the page of each.
TABS: dict[str, Callable[[Visit], Awaitable[Post]]] = {
    "posts": lambda v: preferences.page(v, saved=False),
    "times": preferences.times_page,
    "people": people.blocks_page,
    "data": preferences.data_page,
}


def tabbed(visit: Visit, here: str, page: Post) -> Post:
    """Put the tabs of /settings below one of its pages."""
    w = visit.words
    row = tuple(Button(w(f"me-{x}"), make(Verb.ME, NOWHERE, x), disabled=x == here) for x in TABS)
    return replace(page, rows=(*page.rows, row))


def _tab(name: str) -> None:
    @control(Verb.ME, name)
    async def show_tab(visit: Visit) -> None:
        """Show a page of one's own."""
        await visit.show(tabbed(visit, name, await TABS[name](visit)))


for _name in TABS:
    _tab(_name)


async def complete_settings(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer what a person can set, and its values."""
    first, _, rest = text.partition(" ")
    if first == "hours" and rest:
        language = (await suggestions.words_for(interaction)).locale
        spots = await asyncio.to_thread(zones.fitting, rest, now=interaction.client.now(), locale=language)
        return [suggestions.choice(f"{x} · {x.zone}", f"hours {x.zone}") for x in spots]
    for name, setting in SETTINGS.items():
        if first == setting.name:
            lines = [(f"{setting.name} {x}", f"setting {name} {x}") for x in setting.values]
            return suggestions.matching(lines, rest)
    offered = [*TABS, *(x.name for x in SETTINGS.values()), "coach", "hours", "digest", "vacation", "back"]
    offered += ["profile", "everywhere", "block", "unblock", "export", "forget", "boards"]
    return await complete_deed(interaction, text, Verb.ME, offered)


@command("settings", text=complete_settings)
async def settings(
    visit: Visit, text: app_commands.Range[str, 0, 120] = "", user: discord.User | None = None
) -> None:
    """Show and change what a person decides for themselves; or change it, typed."""
    first, _, rest = text.partition(" ")
    name = next((x for x, y in {**SETTINGS, "coach": COACH}.items() if y.name == first), "")
    if text:
        text = f"setting {name} {rest}" if name else text
        await typed(visit, Verb.ME, NOWHERE, text, user=user.id if user else 0)
    elif user is not None:
        await block(visit, str(user.id))
    else:
        await visit.show(tabbed(visit, "posts", await preferences.page(visit, saved=False)))


COACH = preferences.Setting(preferences.COACH, ("yes", "no"))


@control(Verb.ME, "setting")
async def setting(visit: Visit, name: str, value: str) -> None:
    """Change what this person prefers."""
    visit, page = await preferences.pressed(visit, name, value)
    await visit.show(tabbed(visit, "posts", page))


# -- times -------------------------------------------------------------------------------------------------


@press(Verb.ME, "time")
async def times_pressed(visit: Visit, what: CustomId, values: tuple[str, ...]) -> None:
    """Carry out what was pressed on the page of times."""
    await _times(await preferences.times_pressed(visit, what, values), saved=True)


@fills("when")
async def times_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Set a zone and quiet hours, or begin a vacation, as a form says."""
    if await preferences.times_filled(visit, what, given):
        await _times(visit, saved=True)


async def _times(visit: Visit, *, saved: bool) -> None:
    await visit.show(tabbed(visit, "times", await preferences.times_page(visit, saved=saved)))


@control(Verb.ME, "hours")
async def hours(visit: Visit, zone: str = "", begin: str | None = None, end: str | None = None) -> None:
    """Change the user's time zone and quiet hours; "-" keeps the zone."""
    if await preferences.set_hours(visit, None if zone in ("", NOWHERE) else zone, begin, end):
        await _times(visit, saved=True)


@control(Verb.ME, "digest")
async def digest(visit: Visit, hour: Hour) -> None:
    """Have one overview a day, at this hour."""
    await schedules.set_digest(visit.services.context, visit.person.id, hour)
    await _times(await preferences.with_overview(visit), saved=True)


@control(Verb.ME, "vacation")
async def vacation(visit: Visit, days: app_commands.Range[int, 1, 21], begin: str = "") -> None:
    """Go on vacation, today or from a date on."""
    await preferences.away(visit, days, begin)
    await _times(visit, saved=True)


@control(Verb.ME, "back")
async def back(visit: Visit) -> None:
    """Come back from a vacation before the time."""
    await preferences.come_back(visit)
    await _times(visit, saved=True)


# -- people ------------------------------------------------------------------------------------------------


@control(Verb.ME, "block")
async def block(visit: Visit, user: str) -> None:
    """Block a person from this user's tables."""
    number = people.number_of(user)
    done = await moderation.block(visit.services.context, visit.person, number)
    said = visit.words("bot-blocked" if done else "bot-blocked-already", who=f"<@{number}>")
    await visit.show(tabbed(visit, "people", await people.blocks_page(visit, said)))


@fills("block")
async def block_filled(visit: Visit, what: CustomId, given: Given) -> None:
    """Block the person chosen."""
    await block(visit, given.get("user", ""))


@control(Verb.ME, "unblock")
async def unblock(visit: Visit, user: str) -> None:
    """End a block."""
    number = people.number_of(user)
    done = await moderation.unblock(visit.services.context, visit.person, number)
    said = visit.words("bot-unblocked" if done else "bot-not-blocked", who=f"<@{number}>")
    await visit.show(tabbed(visit, "people", await people.blocks_page(visit, said)))


press(Verb.ME, "follow")(people.followed)


# -- data --------------------------------------------------------------------------------------------------


@control(Verb.ME, "export")
async def export(visit: Visit) -> None:
    """Send everything that is kept about this person, as a file."""
    visit.host.replays.step(visit.person.id)
    await visit.show(await preferences.own_data_page(visit))


@control(Verb.ME, "forget")
async def forget(visit: Visit, sure: bool = False) -> None:
    """Delete this person's data, after asking once more."""
    if not sure:
        await visit.show(await preferences.forget_page(visit))
        return
    visit.host.erasures.step(visit.person.id)
    await visit.services.privacy.forget(visit.person)
    keys_of(visit).revoke(visit.person.id)
    await visit.tell("bot-forgotten")
