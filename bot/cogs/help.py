"""`/help`: what there is, and how a first game goes."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.interactions import help as pages
from bot.ui.locale import told
from bot.ui.visit import Interaction, Visit


class Help(commands.Cog):
    """Help, page by page."""

    @app_commands.command(name="help", description=told("cmd-help"))
    async def help(self, interaction: Interaction) -> None:
        """Show the first page of help."""
        v = await Visit.begin(interaction)
        await v.show(pages.page(v, pages.FIRST))
