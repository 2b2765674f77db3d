"""`/help` and `/learn`: what there is, how a first game goes, and lessons in which one plays."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.interactions import help as pages
from bot.ui.interactions.oneself import lessons
from bot.ui.locale import told
from bot.ui.visit import Interaction, Visit


class Help(commands.Cog):
    """Help, page by page, and lessons."""

    @app_commands.command(name="help", description=told("cmd-help"))
    async def help(self, interaction: Interaction) -> None:
        """Show the first page of help."""
        v = await Visit.begin(interaction)
        await v.show(pages.page(v, pages.FIRST))

    @app_commands.command(name="learn", description=told("cmd-learn"))
    async def learn(self, interaction: Interaction) -> None:
        """Show which titles have lessons."""
        v = await Visit.begin(interaction)
        await v.show(await lessons.first_page(v))
