"""`/play`, and what to do about people: `/block`, `/unblock`, `/report`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.play.matching.reports import LONGEST
from bot.ui.interactions import suggestions
from bot.ui.interactions.together import blocked, playing, reports
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

    @app_commands.command(name="report", description=told("cmd-report"))
    @app_commands.describe(**about("report", "user", "words"), **about("game", "game"))
    @app_commands.autocomplete(game=suggestions.games)
    @app_commands.guild_only()
    async def report(
        self,
        interaction: Interaction,
        user: discord.User,
        words: app_commands.Range[str, 1, LONGEST],
        game: str = "",
    ) -> None:
        """Tell the server's moderators about somebody."""
        v = await Visit.begin(interaction)
        named = await v.game(game) if game or v.here else ""
        await reports.made(v, words, about=user.id, game=named)

    @app_commands.command(name="block", description=told("cmd-block"))
    @app_commands.describe(**about("block", "user"))
    async def block(self, interaction: Interaction, user: discord.User | None = None) -> None:
        """Keep somebody from being seated at one's own tables; with nobody named, show whom one blocks."""
        v = await Visit.begin(interaction)
        if user is None:
            await v.show(await blocked.page(v))
            return
        done = await v.services.blocks.block(v.person, user.id)
        await v.tell("bot-blocked" if done else "bot-blocked-already", who=f"<@{user.id}>")

    @app_commands.command(name="unblock", description=told("cmd-unblock"))
    @app_commands.describe(**about("unblock", "user"))
    async def unblock(self, interaction: Interaction, user: discord.User) -> None:
        """End a block."""
        v = await Visit.begin(interaction)
        done = await v.services.blocks.unblock(v.person, user.id)
        await v.tell("bot-unblocked" if done else "bot-not-blocked", who=f"<@{user.id}>")
