"""`/privacy`: everything that is kept about a person, and its end."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.commands import command
from bot.ui.interactions.oneself import own_data
from bot.ui.locale import told
from bot.ui.visit import Interaction, Visit


class Privacy(commands.Cog):
    """A person's own data. Both commands answer them alone, on servers and in direct messages."""

    privacy = app_commands.Group(name="privacy", description=told("cmd-privacy"))

    @command("privacy-export", privacy)
    async def export(self, interaction: Interaction) -> None:
        """Return everything that is kept about this person, as a file."""
        v = await Visit.begin(interaction)
        v.host.replays.step(v.person.id)
        await v.show(await own_data.about(v))

    @command("privacy-delete", privacy)
    async def delete(self, interaction: Interaction) -> None:
        """Say what would go and what would stay, and ask once more."""
        v = await Visit.begin(interaction)
        await v.show(await own_data.forget(v))
