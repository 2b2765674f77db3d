"""`/rules`: look a case or ruling up, by its id or by words."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.play.model.ports import Post
from bot.play.model.refusals import escaped_text
from bot.ui.host import Interaction
from bot.ui.interactions import suggestions
from bot.ui.interactions.rule_search import bare, search
from bot.ui.locale import about, told
from bot.ui.visit import Visit, place
from engine.core.rulebook import Case, Ruling, rulebook
from render.core.text import Words


def named(x: Case | Ruling, say: Words) -> str:
    """Name a case or ruling.

    >>> from render.core.text import words
    >>> named(Case("MOVES.3", "Jumping", ""), words("en"))
    'Case MOVES.3 · Jumping'
    """
    return say("bot-rules-case" if isinstance(x, Case) else "bot-rules-ruling", id=x.id, title=x.title)


async def title_here(interaction: Interaction) -> str:
    """Say which game's rules are meant: the one chosen, the one of this channel, or the first there is."""
    titles = interaction.client.catalogue.titles
    chosen = (interaction.namespace.title or "").casefold()
    if chosen in titles:
        return chosen
    here = await interaction.client.services.game_lists.here(place(interaction))
    return here.title if here else next(iter(titles))


async def complete_query(interaction: Interaction, text: str) -> suggestions.Choices:
    """Offer what fits, best first."""
    say = await suggestions.words_for(interaction)
    found = search(await title_here(interaction), text, language=say.locale)
    return [suggestions.choice(named(x, say), x.id) for x in found]


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

    @app_commands.command(name="rules", description=told("cmd-rules"))
    @app_commands.describe(**about("rules", "query", "title"), **about("table", "share"))
    @app_commands.autocomplete(query=complete_query, title=complete_title)
    async def rules(
        self,
        interaction: Interaction,
        query: app_commands.Range[str, 1, 100],
        title: str = "",
        share: bool = False,
    ) -> None:
        """Look a case or ruling up."""
        v = await Visit.begin(interaction, public=share)
        await v.share(self.page(await v.audience(), await title_here(interaction), query))

    def page(self, v: Visit, title: str, query: str) -> Post:
        """Lay a case or ruling out, with what goes with it; or say what comes near."""
        say = v.words
        book, found = rulebook(title, say.locale), search(title, query, 6, say.locale)
        if not found:
            return Post(text=(say("bot-rules-none", query=escaped_text(query)),))
        best, near = found[0], found[1:]
        lines, shown = [best.text.strip()], {best.id}
        if isinstance(best, Ruling):
            if best.why:
                lines.append(f"*{best.why.strip()}*")
            case = book.cases[best.case]
            lines.append(f"**{named(case, say)}**\n{case.text.strip()}")
            shown.add(case.id)
        else:
            lines += [f"**{named(r, say)}**\n{r.text.strip()}" for r in book.readings(best.id)]
            shown |= {r.id for r in book.readings(best.id)}
        near = [x for x in near if x.id not in shown]
        if book.find(bare(query)) is None and near:
            lines.append(say("bot-rules-near", found="\n".join(f"- {named(x, say)}" for x in near)))
        name = v.host.catalogue[title].game.title
        return Post(title=named(best, say), text=tuple(lines), small=say("bot-rules-small", title=name))
