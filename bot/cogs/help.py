"""`/help`, `/learn` and `/puzzle`: what there is, how a first game goes, and what one plays alone."""

from __future__ import annotations

from discord.ext import commands

from bot.ui.commands import command
from bot.ui.interactions import help as pages
from bot.ui.interactions import suggestions
from bot.ui.interactions.oneself import lessons, puzzles
from bot.ui.visit import Visit


class Help(commands.Cog):
    """Help, page by page, lessons and puzzles."""

    @command("help")
    async def help(self, v: Visit) -> None:
        """Show the first page of help."""
        await v.show(pages.page(v, pages.FIRST))

    @command("learn")
    async def learn(self, v: Visit) -> None:
        """Show which titles have lessons."""
        await v.show(await lessons.first_page(v))

    @command("puzzle", title=suggestions.posed)
    async def puzzle(self, v: Visit, title: str = "") -> None:
        """Show the puzzle that is before this person."""
        await v.show(await puzzles.first_page(v, title))
