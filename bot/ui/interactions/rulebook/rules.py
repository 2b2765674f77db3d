"""The rules to read from front to back, and what a search finds. Everybody reads alone, where they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby, pairwise
from math import isqrt

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, joined, make
from bot.play.model.ports import Button, Choice, Control, Post, Select, Tone
from bot.play.model.refusals import escaped_text
from bot.play.model.terms import Refused
from bot.play.titles.glossary import WORDS, meanings, used
from bot.ui.interactions.rulebook.purposes import PURPOSES, purposes_button, purposes_page
from bot.ui.interactions.rulebook.rule_search import bare, search
from bot.ui.messages.layout import LINE, OPTIONS, shorten
from bot.ui.visit import Visit, text_on
from engine.core.errors import BadData
from engine.core.rulebook import Case, Meaning, Rulebook, Ruling, rulebook
from render.core.chart import chart_scene
from render.core.text import Words, words

#: Number of glossary words on a page; maximum number of words from the page just read, which come first.
PAGE, FIRST = 10, 12


def named(x: Case | Ruling, say: Words) -> str:
    """Name a case or ruling.

    >>> from render.core.text import words
    >>> named(Case("MOVES.3", "Jumping", ""), words("en"))
    'Case MOVES.3 · Jumping'
    """
    return say("bot-rules-case" if isinstance(x, Case) else "bot-rules-ruling", id=x.id, title=x.title)


async def turned(v: Visit, to: CustomId, values: Sequence[str] = ()) -> None:
    """Turn to where a control leads: a case, the words or the contents of a title's rules."""
    title, where = to.arg(0) or next(iter(values), ""), to.arg(1)
    if where == WORDS:
        await _show_words(v, title, to)
    elif where == PURPOSES and title in v.host.catalogue.titles:
        page = purposes_page(v.host.catalogue[title], v.words, _small(v, title), to.number(2))
        await v.show(replace(page, rows=(*page.rows, (_select(v, title, _cases(v, title), None),))))
    elif to.args and (where := values[0] if values else where):
        await v.show(await read(v, title, replace(to, args=(where,)).number(0)))
    else:
        await v.show(contents(v, title))


def contents(v: Visit, title: str) -> Post:
    """List the chapters of a title's rules, with a select for them and one for the other titles."""
    titles, cases = v.host.catalogue.titles, _cases(v, title)
    lines = [f"- {_chapter(cases[a:b])}" for a, b in chapters(tuple(c.id for c in cases))]
    games = tuple(Choice(x.game.title, name, chosen=name == title) for name, x in titles.items())
    rows: tuple[tuple[Control, ...], ...] = (
        (_select(v, title, cases, None),),
        (Select(make(Verb.RULES, NOWHERE), v.words("cmd-rules-title"), games[:OPTIONS]),),
        (
            _to(v, title, "bot-rules-begin", 0, Tone.MAIN),
            *words_button(v, title),
            *purposes_button(titles[title], v.words),
        ),
    )
    return Post(title=titles[title].game.title, text=("\n".join(lines),), rows=rows, small=_small(v, title))


async def read(v: Visit, title: str, at: int) -> Post:
    """Lay a case out by its place in the book, with its rulings and the ways on."""
    book = _book(v, title)
    if at >= len(book.cases):
        return contents(v, title)  # the book has changed since the button was made
    case = tuple(book.cases.values())[at]
    return await _page(v, title, named(case, v.words), _folded(book, case, v.words), at)


async def found(v: Visit, title: str, query: str) -> Post:
    """Lay out the case or ruling that fits a query best, with related ones; or name the nearest."""
    say = v.words
    book, hits = _book(v, title), search(title, query, 6, say.locale)
    if not hits:
        return Post(text=(say("bot-rules-none", query=escaped_text(query)),))
    best, near, meant = hits[0], hits[1:], _meaning(title, bare(query), say)
    if meant is not None and book.find(bare(query)) is None:
        best, near = book.cases[_case_of(book, meant)], hits
    if isinstance(best, Ruling):
        case, lines = book.cases[best.case], [best.text.strip()]
        if best.why:
            lines.append(f"*{best.why.strip()}*")
        lines.append(f"**{named(case, say)}**\n{case.text.strip()}")
        shown = {best.id, case.id}
    else:
        case, lines = best, _folded(book, best, say)
        lines = [_line(meant, say), *lines] if meant and _case_of(book, meant) == best.id else lines
        shown = {best.id, *(r.id for r in book.readings(best.id))}
    near = [x for x in near if x.id not in shown]
    if book.find(bare(query)) is None and near:
        lines.append(say("bot-rules-near", found="\n".join(f"- {named(x, say)}" for x in near)))
    return await _page(v, title, named(best, say), lines, list(book.cases).index(case.id))


def words_button(v: Visit, title: str) -> tuple[Button, ...]:
    """Return the button that leads to a title's words; none where it has no glossary."""
    if not meanings(title, v.words):
        return ()
    return (Button(v.words("button-words"), make(Verb.RULES, NOWHERE, title, WORDS, 0)),)


def matching(title: str, typed: str, say: Words) -> list[Meaning]:
    """Return the words of a title that begin as something typed does."""
    start = typed.strip().casefold()
    return [x for x in meanings(title, say).values() if start and x.word.casefold().startswith(start)]


def words_page(v: Visit, title: str, page: int = 0, first: Sequence[str] = ()) -> Post:
    """Explain a page of a title's words: those with ids in `first`, then all others by name."""
    every, book = meanings(title, v.words), _book(v, title)
    cases = list(book.cases.values())
    rest = sorted((x for x in every if x not in first), key=lambda x: every[x].word.casefold())
    order, places = [*first, *rest], [c.id for c in cases]
    pages = -(-len(order) // PAGE)
    if not 0 <= page < pages:
        return contents(v, title)  # the glossary has changed since the button was made
    shown = order[page * PAGE : (page + 1) * PAGE]
    kept = joined([str(list(every).index(x)) for x in first])

    def to(key: str, at: int, *, disabled: bool) -> Button:
        custom_id = make(Verb.RULES, NOWHERE, title, WORDS, at, kept)
        return Button(v.words(key), custom_id, disabled=disabled)

    turn = (
        to("bot-back", page - 1, disabled=page == 0),
        Button(f"{page + 1}/{pages}", make(Verb.RULES, NOWHERE, title)),
        to("bot-next", page + 1, disabled=page + 1 == pages),
    )
    at = sorted({places.index(_case_of(book, every[x])) for x in shown})
    choices = tuple(_choice(f"{cases[i].id} {cases[i].title}", i, chosen=False) for i in at)
    select = Select(make(Verb.RULES, NOWHERE, title, "", WORDS), v.words("bot-words-cases"), choices)
    return Post(
        title=v.words("bot-words-title", title=v.host.catalogue[title].game.title),
        text=("\n".join(_explained([every[x] for x in shown], first, v.words)),),
        rows=(turn, (select,)),
        small=_small(v, title),
    )


def _explained(shown: Sequence[Meaning], first: Sequence[str], say: Words) -> Iterator[str]:
    """Yield a line a word, with a heading where the words just read begin and end."""
    for before, x in zip((None, *shown), shown, strict=False):
        if x.id in first and before is None:
            yield say("bot-words-here")
        elif before is not None and before.id in first and x.id not in first:
            yield say("bot-words-others")
        yield _line(x, say)


def _case_of(book: Rulebook, x: Meaning) -> str:
    """Return the case to look a word up in: of a ruling, the one that it reads."""
    return book.rulings[x.case].case if x.case in book.rulings else x.case


def _line(x: Meaning, say: Words) -> str:
    return say("bot-words-line", word=x.word, text=x.saying.text, case=x.case)


def _meaning(title: str, query: str, say: Words) -> Meaning | None:
    """Find the word that a query is, in the reader's language or in English."""
    asked, mine = query.strip().casefold(), meanings(title, say)
    for every in (mine, meanings(title, words("en"))):
        for x in every.values():
            if asked in map(str.casefold, x.forms):
                return mine[x.id]
    return None


async def _show_words(v: Visit, title: str, to: CustomId) -> None:
    """Show a page of a title's words; from another page beside it, those that it uses first."""
    known = list(meanings(title, v.words))
    if to.arg(2):
        first = [known[int(i)] for i in to.prefix(3) if i.isdecimal() and int(i) < len(known)]
        await v.show(words_page(v, title, to.number(2), first))
    else:
        first = list(used(title, text_on(v.interaction), v.words)[:FIRST])
        await replace(v, beside=True).show(words_page(v, title, 0, first))


@cache
def chapters(ids: Sequence[str]) -> tuple[tuple[int, int], ...]:
    """Return where each chapter begins and ends: cases whose ids begin alike.

    If they do not fit into selects of 25, the cases are divided into equal parts instead.

    >>> chapters(("4.0", "5.0", "5.1", "5.12"))
    ((0, 1), (1, 4))
    """
    sizes = [len(list(cases)) for _, cases in groupby(ids, lambda x: x.split(".")[0])]
    if max(len(sizes), *sizes) > OPTIONS:
        part = isqrt(len(ids) - 1) + 1
        sizes = [min(part, len(ids) - a) for a in range(0, len(ids), part)]
    return tuple(pairwise(sum(sizes[:i]) for i in range(len(sizes) + 1)))


def _book(v: Visit, title: str) -> Rulebook:
    try:
        book = rulebook(title, v.words.locale) if title in v.host.catalogue.titles else None
    except BadData:  # somebody else's title, without rules
        book = None
    if book is None or not book.cases:
        raise Refused("bot-rules-no-title", title=escaped_text(title))
    return book


def _cases(v: Visit, title: str) -> tuple[Case, ...]:
    return tuple(_book(v, title).cases.values())


def _chapter(cases: Sequence[Case]) -> str:
    """Name a chapter by its first and last case."""
    return " – ".join(dict.fromkeys(f"{c.id} {c.title}" for c in (cases[0], cases[-1])))


def _folded(book: Rulebook, case: Case, say: Words) -> list[str]:
    return [case.text.strip(), *(f"**{named(r, say)}**\n{r.text.strip()}" for r in book.readings(case.id))]


async def _page(v: Visit, title: str, heading: str, lines: Sequence[str], at: int) -> Post:
    cases = tuple(rulebook(title, v.words.locale).cases.values())
    a, b = next((a, b) for a, b in chapters(tuple(c.id for c in cases)) if a <= at < b)
    here = tuple(_choice(f"{c.id} {c.title}", a + i, a + i == at) for i, c in enumerate(cases[a:b]))
    turn = (
        _to(v, title, "bot-back", at - 1, disabled=at == 0),
        Button(f"{at + 1}/{len(cases)}", make(Verb.RULES, NOWHERE, title)),
        _to(v, title, "bot-next", at + 1, Tone.MAIN, disabled=at + 1 == len(cases)),
    )
    rows: tuple[tuple[Control, ...], ...] = (
        turn,
        (_select(v, title, cases, at),),
        (Select(make(Verb.RULES, NOWHERE, title, "", "case"), v.words("bot-rules-cases"), here),),
    )
    text, image = list(lines), None
    charts = v.host.catalogue[title].look.charts(v.words)
    if chart := next((c for c in charts if c.case == cases[at].id), None):
        text.append(chart.text)
        image = await v.services.drawing.image(chart_scene(chart, await _theme(v)), f"{title}-{at}")
    return Post(title=heading, text=tuple(text), image=image, rows=rows, small=_small(v, title))


async def _theme(v: Visit) -> str:
    """Return the user's chosen theme, else their server's, else the default."""
    guild = v.interaction.guild_id
    server = await v.services.settings.guild_settings(guild) if guild and not v.prefers.theme else None
    return v.prefers.theme or (server.theme if server else "") or v.host.settings.theme


def _select(v: Visit, title: str, cases: Sequence[Case], at: int | None) -> Select:
    spans = chapters(tuple(c.id for c in cases))
    choices = (_choice(_chapter(cases[a:b]), a, at is not None and a <= at < b) for a, b in spans)
    return Select(
        make(Verb.RULES, NOWHERE, title, "", "chapter"), v.words("bot-rules-contents"), tuple(choices)
    )


def _choice(label: str, at: int, chosen: bool) -> Choice:
    return Choice(shorten(label, LINE), str(at), chosen=chosen)


def _to(
    v: Visit, title: str, key: str, at: int, tone: Tone = Tone.PLAIN, *, disabled: bool = False
) -> Button:
    return Button(v.words(key), make(Verb.RULES, NOWHERE, title, at), tone, disabled=disabled)


def _small(v: Visit, title: str) -> str:
    return v.words("bot-rules-small", title=v.host.catalogue[title].game.title)
