"""`/help`, `/rules`, `/learn` and `/puzzle`: what there is, how it is played, and what one plays alone.

The rules are read from front to back, or a case or ruling is looked up by its id or by words.
"""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.ui.commands import command
from bot.ui.interactions import learning, pages, rules, suggestions
from bot.ui.interactions.rules import search
from bot.ui.layout import OPTIONS
from bot.ui.visit import Interaction, Visit, place


class Help(commands.Cog):
    """Help, page by page, lessons and puzzles."""

    @command("help")
    async def help(self, v: Visit) -> None:
        """Show the first page of help."""
        await v.show(pages.help_page(v, pages.FIRST_HELP))

    @command("learn")
    async def learn(self, v: Visit) -> None:
        """Show which titles have lessons."""
        await v.show(await learning.lessons_page(v))

    @command("puzzle", title=suggestions.posed)
    async def puzzle(self, v: Visit, title: str = "") -> None:
        """Show the puzzle that is before this person."""
        await v.show(await learning.puzzle_page(v, title))


async def title_here(interaction: Interaction) -> str:
    """Say which game's rules are meant: the one chosen, the one of this channel, or the first there is."""
    titles = interaction.client.catalogue.titles
    if chosen := (interaction.namespace.title or "").strip().casefold():
        return next((name for name, x in titles.items() if x.game.title.casefold() == chosen), chosen)
    here = await interaction.client.services.game_lists.here(place(interaction))
    return here.title if here else next(iter(titles))


async def complete_query(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer what fits, best first."""
    say = await suggestions.words_for(interaction)
    title = await title_here(interaction)
    if title not in interaction.client.catalogue.titles:
        return []
    found = search(title, text, language=say.locale)
    words = [(say("bot-words-word", word=x.word), x.word) for x in rules.matching(title, text, say)]
    offered = [*words, *((rules.named(x, say), x.id) for x in found)]
    return [suggestions.choice(*x) for x in offered[:OPTIONS]]


async def complete_title(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer the games whose rules are here."""
    found = interaction.client.catalogue.titles.items()
    return [
        suggestions.choice(x.game.title, name)
        for name, x in found
        if text.casefold() in x.game.title.casefold()
    ]


class Rules(commands.Cog):
    """The rules, in our own words."""

    @command("rules", query=complete_query, title=complete_title)
    async def rules(
        self,
        v: Visit,
        query: app_commands.Range[str, 0, 100] = "",
        title: str = "",
        share: bool = False,
    ) -> None:
        """Open the rules at the contents, or look a case or ruling up."""
        to, of = await v.audience(), await title_here(v.interaction)
        await v.share(await rules.found(to, of, query) if query.strip() else rules.contents(to, of))
