"""`/rules`: look a case or ruling up, by its id or by words."""

from __future__ import annotations

from math import log

from discord import app_commands
from discord.ext import commands
from rapidfuzz import fuzz, utils

from bot.play.model.ports import Post
from bot.play.model.refusals import escaped_text
from bot.ui.host import Interaction
from bot.ui.interactions import suggestions
from bot.ui.locale import about, told
from bot.ui.visit import Visit, place
from engine.core.rulebook import Case, Ruling, rulebook
from render.core.text import Words

#: Below this likeness (0 to 100) nothing was found.
LEAST = 40.0
#: So much of a query is looked at; autocomplete is sent whatever has been typed.
LONGEST = 100
#: Words that say nothing about a rule.
EMPTY = frozenset(
    {"how", "what", "when", "where", "the", "and", "can", "does", "did", "for", "you", "may", "must", "with"}
    | {"wie", "was", "wann", "wer", "der", "die", "das", "und", "kann", "darf", "muss", "für", "ich", "mit"}
)


def named(x: Case | Ruling, say: Words) -> str:
    """Name a case or ruling.

    >>> from render.core.text import words
    >>> named(Case("MOVES.3", "Jumping", ""), words("en"))
    'Case MOVES.3 · Jumping'
    """
    return say("bot-rules-case" if isinstance(x, Case) else "bot-rules-ruling", id=x.id, title=x.title)


def search(title: str, query: str, most: int = 25, language: str = "en") -> list[Case | Ruling]:
    """Find cases and rulings by id or words, best first. Rare words count more, and slips are forgiven.

    Whoever reads another language may still use the English words.
    """
    query = query[:LONGEST]
    book, first = rulebook(title, language), rulebook(title)
    every: dict[str, Case | Ruling] = {**book.cases, **book.rulings}
    asked = utils.default_process(query)
    if not asked:
        return list(every.values())[:most]
    english: dict[str, Case | Ruling] = {**first.cases, **first.rulings}
    both = {x: {id(y): y for y in (every[x], english[x])}.values() for x in every}
    heads = {x: _split(x, *(y.title for y in both[x])) for x in every}
    whole = {x: heads[x] + _split(*(y.text for y in both[x])) for x in every}
    words = [w for w in asked.split() if (len(w) > 2 or w.isdecimal()) and w not in EMPTY] or asked.split()
    in_text = {w: {x: _near(w, said) for x, said in whole.items()} for w in words}
    rare = {w: log(1 + len(every) / (1 + sum(n > 0 for n in of.values()))) for w, of in in_text.items()}
    exact = book.find(_bare(query))

    def likeness(x: str) -> float:
        if utils.default_process(x).startswith(asked):
            return 200.0
        found = sum(rare[w] * (0.75 * in_text[w][x] + 0.25 * _near(w, heads[x])) for w in words)
        return found / sum(rare.values())

    rated = sorted(((likeness(x), x) for x in every), key=lambda pair: -pair[0])
    best = [every[x] for worth, x in rated if worth >= LEAST and every[x] is not exact]
    return ([exact] if exact else []) + best[: most - bool(exact)]


def _split(*texts: str) -> list[str]:
    return utils.default_process(" ".join(texts)).split()


def _bare(query: str) -> str:
    """Leave out what a German reader puts before an id: `Regel MOVES.3`. The book knows the English words."""
    first, _, rest = query.strip().partition(" ")
    return rest if first.casefold() in ("regel", "fall", "auslegung") else query


def _near(word: str, said: list[str]) -> float:
    """Rate how nearly a word was said, 0 to 100; below 75 is not at all."""
    best = max(
        95.0 if len(word) > 2 and s.startswith(word) and s != word else fuzz.ratio(word, s) for s in said
    )
    return best if best >= 75 else 0.0


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
        if book.find(_bare(query)) is None and near:
            lines.append(say("bot-rules-near", found="\n".join(f"- {named(x, say)}" for x in near)))
        name = v.host.catalogue[title].game.title
        return Post(title=named(best, say), text=tuple(lines), small=say("bot-rules-small", title=name))
