"""`/privacy`: everything that is kept about a person, and its end."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.commands import command
from bot.ui.interactions.oneself import own_data
from bot.ui.locale import told
from bot.ui.visit import Visit


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
