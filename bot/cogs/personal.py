"""`/hours` and `/vacation`: when a person plays; `/privacy`: their stored data, and its deletion."""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.ext import commands

from bot.play.presence import zones
from bot.ui.commands import command
from bot.ui.interactions import suggestions
from bot.ui.interactions.personal import own_data, times
from bot.ui.locale import told
from bot.ui.visit import Interaction, Visit

Hour = app_commands.Range[int, 0, 23]
Time = app_commands.Range[str, 1, times.LONGEST_TIME]
Date = app_commands.Range[str, 1, times.LONGEST_DATE]


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
        v: Visit,
        zone: app_commands.Range[str, 1, zones.LONGEST] | None = None,
        begin: Time | None = None,
        end: Time | None = None,
        digest: Hour | None = None,
        learn: bool | None = None,
    ) -> None:
        """Show and change the user's time zone, quiet hours and digest."""
        clear = await times.set_hours(v, zone, begin, end)
        if digest is not None:
            await v.services.schedules.set_digest(v.person.id, digest)
            v = await times.with_overview(v)
        if learn is not None:
            async with v.services.clocks.rebooked(v.person.id):
                await v.services.schedules.learn(v.person.id, learns=learn)
        given = (zone, begin, end, digest, learn)
        if clear:
            await v.show(await times.page(v, saved=any(x is not None for x in given)))

    @command("vacation-start", vacation)
    async def start(
        self,
        v: Visit,
        days: app_commands.Range[int, 1, 21],
        begin: Date = "",
    ) -> None:
        """Go on vacation, today or from a date on."""
        await times.away(v, days, begin)

    @command("vacation-end", vacation)
    async def end(self, v: Visit) -> None:
        """Come back before the time."""
        await times.come_back(v)
        await v.show(await times.page(v, saved=True))

    @command("vacation-show", vacation)
    async def show(self, v: Visit) -> None:
        """Say how much vacation is left, and until when one lasts."""
        await v.show(await times.page(v))


class Privacy(commands.Cog):
    """A person's own data. Both commands answer them alone, on servers and in direct messages."""

    privacy = app_commands.Group(name="privacy", description=told("cmd-privacy"))

    @command("privacy-export", privacy)
    async def export(self, v: Visit) -> None:
        """Return everything that is kept about this person, as a file."""
        v.host.replays.step(v.person.id)
        await v.show(await own_data.about(v))

    @command("privacy-delete", privacy)
    async def delete(self, v: Visit) -> None:
        """Say what would go and what would stay, and ask once more."""
        await v.show(await own_data.forget(v))
