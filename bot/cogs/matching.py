"""`/play`, and what to do about people: `/block`, `/unblock`, `/report`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.play.matching.reports import LONGEST
from bot.ui.commands import command
from bot.ui.interactions.community import blocked, playing, reports
from bot.ui.visit import Visit


class Matching(commands.Cog):
    """Who comes together at a table, and who does not."""

    @command("play")
    @app_commands.guild_only()
    async def play(self, v: Visit) -> None:
        """Show what the user is looking for; one press puts them into the queue."""
        await v.show(await playing.page(v))

    @command("report")
    @app_commands.guild_only()
    async def report(
        self,
        v: Visit,
        user: discord.User,
        words: app_commands.Range[str, 1, LONGEST],
        game: str = "",
    ) -> None:
        """Report a person to the server's moderators."""
        named = await v.game(game) if game or v.here else ""
        await reports.made(v, words, about=user.id, game=named)

    @command("block")
    async def block(self, v: Visit, user: discord.User | None = None) -> None:
        """Block a person from this user's tables; if nobody is named, list the people they have blocked."""
        if user is None:
            await v.show(await blocked.page(v))
            return
        done = await v.services.blocks.block(v.person, user.id)
        await v.tell("bot-blocked" if done else "bot-blocked-already", who=f"<@{user.id}>")

    @command("unblock")
    async def unblock(self, v: Visit, user: discord.User) -> None:
        """End a block."""
        done = await v.services.blocks.unblock(v.person, user.id)
        await v.tell("bot-unblocked" if done else "bot-not-blocked", who=f"<@{user.id}>")
