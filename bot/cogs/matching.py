"""`/play`, and whom somebody does not want to sit with: `/block`, `/unblock`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.interactions.together import playing
from bot.ui.locale import about, told
from bot.ui.visit import Interaction, Visit


class Matching(commands.Cog):
    """Who comes together at a table, and who does not."""

    @app_commands.command(name="play", description=told("cmd-play"))
    @app_commands.guild_only()
    async def play(self, interaction: Interaction) -> None:
        """Show what somebody looks for; one press puts them into the queue."""
        v = await Visit.begin(interaction)
        await v.show(await playing.page(v))

    @app_commands.command(name="block", description=told("cmd-block"))
    @app_commands.describe(**about("block", "user"))
    async def block(self, interaction: Interaction, user: discord.User) -> None:
        """Keep somebody from being seated at one's own tables."""
        v = await Visit.begin(interaction)
        done = await v.services.blocks.block(v.person, user.id)
        await v.tell("bot-blocked" if done else "bot-blocked-already", who=f"<@{user.id}>")

    @app_commands.command(name="unblock", description=told("cmd-unblock"))
    @app_commands.describe(**about("unblock", "user"))
    async def unblock(self, interaction: Interaction, user: discord.User) -> None:
        """End a block."""
        v = await Visit.begin(interaction)
        done = await v.services.blocks.unblock(v.person, user.id)
        await v.tell("bot-unblocked" if done else "bot-not-blocked", who=f"<@{user.id}>")
