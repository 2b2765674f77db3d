"""The rule book of a title: cases, words and purposes of actions, page by page, and their search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby, pairwise
from math import isqrt, log
from typing import Any

from rapidfuzz import fuzz, utils

from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, joined, make
from bot.play.model.ports import Button, Choice, Control, Post, Select, Tone
from bot.play.model.terms import Refused
from bot.play.model.texts import WORDS, escaped_text, meanings, used
from bot.play.model.title import Title
from bot.play.queries import settings
from bot.ui.layout import LINE, OPTIONS, shorten
from bot.ui.visit import Visit, text_on
from engine.core.contract import Game
from engine.core.errors import BadData
from engine.core.rulebook import Case, Meaning, Rulebook, Ruling, rulebook
from engine.core.types.values import tags
from render.core.chart import chart_scene
from render.core.text import Words, words

#: Minimum similarity (0 to 100) of a result.
LEAST = 40.0
#: Minimum similarity of two words that count as the same.
NEAR = 80.0
#: Number of characters of a query that count; autocomplete receives whatever has been typed.
LONGEST = 100
#: Words that say nothing about a rule.
_EMPTY = (
    "a an and am are be by can could did do does for from happen happens has have how i if in into is "
    "it its just me must my of on one or so than that the their them they this to too what when where "
    "which who why will with work would you your aber als am an auf aus bei bin da das dem den der des "
    "die du ein eine einem einen einer es funktioniert für habe haben hat ich im in ist kann können man "
    "mein meine mich mir mit muss müssen darf dürfen nicht noch oder passiert sich sie sind über und "
    "vom von vor wann war warum was wenn wer werden wie wieder wird wo zu zum zur"
)
EMPTY = frozenset(_EMPTY.split())


@dataclass(frozen=True, slots=True)
class _Entry:
    """The words of a case or ruling: its text, and each of its names."""

    id: str
    text: frozenset[str]
    names: tuple[tuple[str, ...], ...]

    @property
    def heads(self) -> frozenset[str]:
        return frozenset(w for name in self.names for w in name)


@cache
def _entries(title: str, language: str) -> tuple[_Entry, ...]:
    """Index a rule book. Readers of other languages may still search with the English words."""
    books = (rulebook(title), rulebook(title, language))

    def entry(x: str) -> _Entry:
        both = [book.cases.get(x) or book.rulings[x] for book in books]
        named = dict.fromkeys([y.title for y in both] + [t for book in books for t in book.terms.get(x, ())])
        names = dict.fromkeys(tuple(_telling(_split(n))) for n in named)
        return _Entry(x, frozenset(_split(x, *(y.text for y in both))), tuple(n for n in names if n))

    return tuple(map(entry, (*books[0].cases, *books[0].rulings)))


def search(title: str, query: str, most: int = 25, language: str = "en") -> list[Case | Ruling]:
    """Find cases and rulings by id or words, best first. Rare words count more, and slips are forgiven."""
    query = query[:LONGEST]
    book = rulebook(title, language)
    every: dict[str, Case | Ruling] = {**book.cases, **book.rulings}
    asked = utils.default_process(query)
    if not asked:
        return list(every.values())[:most]
    exact = book.find(bare(query))
    rated = sorted(_rated(_entries(title, language), asked), key=lambda pair: -pair[0])
    best = [every[x] for worth, x in rated if worth >= LEAST and every[x] is not exact]
    return ([exact] if exact else []) + best[: most - bool(exact)]


def bare(query: str) -> str:
    """Leave out what a German reader puts before an id: `Regel MOVES.3`. The book knows the English words."""
    first, _, rest = query.strip().partition(" ")
    return rest if first.casefold() in ("regel", "fall", "auslegung") else query


def _rated(entries: tuple[_Entry, ...], asked: str) -> list[tuple[float, str]]:
    words = _telling(asked.split())
    said = frozenset[str]().union(*(e.text | e.heads for e in entries))
    close = {w: {s: n for s in said if (n := _nearness(w, s)) >= NEAR} for w in words}

    def near(word: str, among: frozenset[str]) -> float:
        return max((n for s, n in close[word].items() if s in among), default=0.0)

    whole = {w: [near(w, e.text | e.heads) for e in entries] for w in words}
    rare = {w: log(1 + len(entries) / (1 + sum(n > 0 for n in found))) for w, found in whole.items()}
    weight = sum(rare.values())

    def likeness(index: int, entry: _Entry) -> float:
        if utils.default_process(entry.id).startswith(asked):
            return 250.0
        found = sum(rare[w] * (0.75 * whole[w][index] + 0.25 * near(w, entry.heads)) for w in words) / weight
        return found + max((_fit(rare, close, name) for name in entry.names), default=0.0)

    return [(likeness(i, e), e.id) for i, e in enumerate(entries)]


def _fit(rare: dict[str, float], close: dict[str, dict[str, float]], name: tuple[str, ...]) -> float:
    """Rate how nearly a query is a name, 0 to 100: much of the one must be in the other, both ways."""
    asked = sum(r * max((close[w].get(s, 0.0) for s in name), default=0.0) for w, r in rare.items())
    asked /= sum(rare.values())
    met = sum(max((close[w].get(s, 0.0) for w in rare), default=0.0) for s in name) / len(name)
    return 2 * asked * met / (asked + met) if asked and met else 0.0


def _split(*texts: str) -> list[str]:
    return utils.default_process(" ".join(texts)).split()


def _telling(words: list[str]) -> list[str]:
    """Leave out words that say nothing about a rule, unless there are no others."""
    return [w for w in words if w not in EMPTY] or words


def _nearness(word: str, said: str) -> float:
    """Rate how nearly a word was said, 0 to 100. German joins words, so a part counts as well."""
    if word != said and len(word) > 2 and said.startswith(word):
        return 95.0
    if (len(word) > 4 and word in said) or (len(said) > 4 and said in word):
        return 85.0
    return fuzz.ratio(word, said)


#: What leads to this page, where a place in a title's book would lead to a case.
PURPOSES = "purposes"
#: Number of lines on a page.
PURPOSES_SHOWN = 14


def actions(game: Game[Any]) -> Iterator[str]:
    """Yield the names of the answers to a game's questions, each once, as it asks for them."""
    yield from dict.fromkeys(x for kind in game.rules.kinds.values() for x in tags(kind.takes))


def explained(title: Title, say: Words) -> Iterator[tuple[str, str]]:
    """Yield what players of a title choose, as (kind, line): units and the like, actions, options."""
    game, look = title.game, title.look
    things = look.things()
    every = [(kind, x, key) for kind, of in things.items() for x, key in of.items()]
    known = {x for _, x, _ in every}
    every += [("action", x, f"{game.id}-called-{_dashed(x)}") for x in actions(game) if x not in known]
    every += [("option", f"option-{o.name}", f"{game.id}-option-{o.name}") for o in game.options]
    for kind, thing, called in every:
        if (what := look.purpose(thing, say)) and say.has(called):
            yield kind, say("bot-purpose", name=_capital(say(called, n=1)), what=what)


def purposes_page(title: Title, say: Words, small: str, page: int = 0) -> Post:
    """Lay out a page of what things are for, with its ways on and back to the contents."""
    lines = list(explained(title, say))
    pages = max(1, -(-len(lines) // PURPOSES_SHOWN))
    page = min(max(page, 0), pages - 1)
    text, before = list[str](), ""
    for kind, line in lines[page * PURPOSES_SHOWN : (page + 1) * PURPOSES_SHOWN]:
        text += [line] if kind == before else [f"**{say(f'bot-kind-{kind}')}**", line]
        before = kind

    def to(key: str, at: int, *, disabled: bool) -> Button:
        return Button(say(key), make(Verb.RULES, NOWHERE, title.game.id, PURPOSES, at), disabled=disabled)

    turn = (
        to("bot-back", page - 1, disabled=page == 0),
        Button(f"{page + 1}/{pages}", make(Verb.RULES, NOWHERE, title.game.id)),
        to("bot-next", page + 1, disabled=page + 1 == pages),
    )
    heading = say("bot-purposes-title", title=title.game.title)
    return Post(title=heading, text=("\n".join(text),), rows=(turn,), small=small)


def purposes_button(title: Title, say: Words) -> tuple[Button, ...]:
    """Return the button that leads to these pages; none where nothing is explained."""
    if next(explained(title, say), None) is None:
        return ()
    return (Button(say("bot-purposes-open"), make(Verb.RULES, NOWHERE, title.game.id, PURPOSES, 0)),)


def _dashed(x: str) -> str:
    return x.replace("_", "-")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


#: Number of glossary words on a page; maximum number of words from the page just read, which come first.
PAGE, FIRST = 10, 12


def named(x: Case | Ruling, say: Words) -> str:
    """Name a case or ruling.

    >>> from render.core.text import words
    >>> named(Case("MOVES.3", "Jumping", ""), words("en"))
    'Case MOVES.3 · Jumping'
    """
    return say("bot-rules-case" if isinstance(x, Case) else "bot-rules-ruling", id=x.id, title=x.title)


async def turned(visit: Visit, to: CustomId, values: Sequence[str] = ()) -> None:
    """Turn to where a control leads: a case, the words or the contents of a title's rules."""
    title, where = to.arg(0) or next(iter(values), ""), to.arg(1)
    if where == WORDS:
        await _show_words(visit, title, to)
    elif where == PURPOSES and title in visit.host.catalogue.titles:
        page = purposes_page(visit.host.catalogue[title], visit.words, _small(visit, title), to.number(2))
        await visit.show(
            replace(page, rows=(*page.rows, (_select(visit, title, _cases(visit, title), None),)))
        )
    elif to.args and (where := values[0] if values else where):
        await visit.show(await read(visit, title, replace(to, args=(where,)).number(0)))
    else:
        await visit.show(contents(visit, title))


def contents(visit: Visit, title: str) -> Post:
    """List the chapters of a title's rules, with a select for them and one for the other titles."""
    titles, cases = visit.host.catalogue.titles, _cases(visit, title)
    lines = [f"- {_chapter(cases[a:b])}" for a, b in chapters(tuple(c.id for c in cases))]
    games = tuple(Choice(x.game.title, name, chosen=name == title) for name, x in titles.items())
    rows: tuple[tuple[Control, ...], ...] = (
        (_select(visit, title, cases, None),),
        (Select(make(Verb.RULES, NOWHERE), visit.words("cmd-rules-title"), games[:OPTIONS]),),
        (
            _to(visit, title, "bot-rules-begin", 0, Tone.MAIN),
            *words_button(visit, title),
            *purposes_button(titles[title], visit.words),
        ),
    )
    return Post(
        title=titles[title].game.title, text=("\n".join(lines),), rows=rows, small=_small(visit, title)
    )


async def read(visit: Visit, title: str, at: int) -> Post:
    """Lay a case out by its place in the book, with its rulings and the ways on."""
    book = _book(visit, title)
    if at >= len(book.cases):
        return contents(visit, title)  # the book has changed since the button was made
    case = tuple(book.cases.values())[at]
    return await _page(visit, title, named(case, visit.words), _folded(book, case, visit.words), at)


async def found(visit: Visit, title: str, query: str) -> Post:
    """Lay out the case or ruling that fits a query best, with related ones; or name the nearest."""
    say = visit.words
    book, hits = _book(visit, title), search(title, query, 6, say.locale)
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
    return await _page(visit, title, named(best, say), lines, list(book.cases).index(case.id))


def words_button(visit: Visit, title: str) -> tuple[Button, ...]:
    """Return the button that leads to a title's words; none where it has no glossary."""
    if not meanings(title, visit.words):
        return ()
    return (Button(visit.words("button-words"), make(Verb.RULES, NOWHERE, title, WORDS, 0)),)


def matching(title: str, typed: str, say: Words) -> list[Meaning]:
    """Return the words of a title that begin as something typed does."""
    start = typed.strip().casefold()
    return [x for x in meanings(title, say).values() if start and x.word.casefold().startswith(start)]


def words_page(visit: Visit, title: str, page: int = 0, first: Sequence[str] = ()) -> Post:
    """Explain a page of a title's words: those with ids in `first`, then all others by name."""
    every, book = meanings(title, visit.words), _book(visit, title)
    cases = list(book.cases.values())
    rest = sorted((x for x in every if x not in first), key=lambda x: every[x].word.casefold())
    order, places = [*first, *rest], [c.id for c in cases]
    pages = -(-len(order) // PAGE)
    if not 0 <= page < pages:
        return contents(visit, title)  # the glossary has changed since the button was made
    shown = order[page * PAGE : (page + 1) * PAGE]
    kept = joined([str(list(every).index(x)) for x in first])

    def to(key: str, at: int, *, disabled: bool) -> Button:
        custom_id = make(Verb.RULES, NOWHERE, title, WORDS, at, kept)
        return Button(visit.words(key), custom_id, disabled=disabled)

    turn = (
        to("bot-back", page - 1, disabled=page == 0),
        Button(f"{page + 1}/{pages}", make(Verb.RULES, NOWHERE, title)),
        to("bot-next", page + 1, disabled=page + 1 == pages),
    )
    at = sorted({places.index(_case_of(book, every[x])) for x in shown})
    choices = tuple(_choice(f"{cases[i].id} {cases[i].title}", i, chosen=False) for i in at)
    select = Select(make(Verb.RULES, NOWHERE, title, "", WORDS), visit.words("bot-words-cases"), choices)
    return Post(
        title=visit.words("bot-words-title", title=visit.host.catalogue[title].game.title),
        text=("\n".join(_explained([every[x] for x in shown], first, visit.words)),),
        rows=(turn, (select,)),
        small=_small(visit, title),
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
    """Return the case to look a word up in; for a ruling, the case that it settles."""
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


async def _show_words(visit: Visit, title: str, to: CustomId) -> None:
    """Show a page of a title's words; from another page beside it, those that it uses first."""
    known = list(meanings(title, visit.words))
    if to.arg(2):
        first = [known[int(i)] for i in to.prefix(3) if i.isdecimal() and int(i) < len(known)]
        await visit.show(words_page(visit, title, to.number(2), first))
    else:
        first = list(used(title, text_on(visit.interaction), visit.words)[:FIRST])
        await replace(visit, beside=True).show(words_page(visit, title, 0, first))


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


def _book(visit: Visit, title: str) -> Rulebook:
    try:
        book = rulebook(title, visit.words.locale) if title in visit.host.catalogue.titles else None
    except BadData:  # somebody else's title, without rules
        book = None
    if book is None or not book.cases:
        raise Refused("bot-rules-no-title", title=escaped_text(title))
    return book


def _cases(visit: Visit, title: str) -> tuple[Case, ...]:
    return tuple(_book(visit, title).cases.values())


def _chapter(cases: Sequence[Case]) -> str:
    """Name a chapter by its first and last case."""
    return " – ".join(dict.fromkeys(f"{c.id} {c.title}" for c in (cases[0], cases[-1])))


def _folded(book: Rulebook, case: Case, say: Words) -> list[str]:
    return [case.text.strip(), *(f"**{named(r, say)}**\n{r.text.strip()}" for r in book.readings(case.id))]


async def _page(visit: Visit, title: str, heading: str, lines: Sequence[str], at: int) -> Post:
    cases = tuple(rulebook(title, visit.words.locale).cases.values())
    a, b = next((a, b) for a, b in chapters(tuple(c.id for c in cases)) if a <= at < b)
    here = tuple(_choice(f"{c.id} {c.title}", a + i, a + i == at) for i, c in enumerate(cases[a:b]))
    turn = (
        _to(visit, title, "bot-back", at - 1, disabled=at == 0),
        Button(f"{at + 1}/{len(cases)}", make(Verb.RULES, NOWHERE, title)),
        _to(visit, title, "bot-next", at + 1, Tone.MAIN, disabled=at + 1 == len(cases)),
    )
    rows: tuple[tuple[Control, ...], ...] = (
        turn,
        (_select(visit, title, cases, at),),
        (Select(make(Verb.RULES, NOWHERE, title, "", "case"), visit.words("bot-rules-cases"), here),),
    )
    text, image = list(lines), None
    charts = visit.host.catalogue[title].look.charts(visit.words)
    if chart := next((c for c in charts if c.case == cases[at].id), None):
        text.append(chart.text)
        image = await visit.services.drawing.image(chart_scene(chart, await _theme(visit)), f"{title}-{at}")
    return Post(title=heading, text=tuple(text), image=image, rows=rows, small=_small(visit, title))


async def _theme(visit: Visit) -> str:
    """Return the user's chosen theme, or else their server's, or else the default."""
    guild = visit.interaction.guild_id
    server = (
        await settings.guild_settings(visit.services.context, guild)
        if guild and not visit.prefers.theme
        else None
    )
    return visit.prefers.theme or (server.theme if server else "") or visit.host.settings.theme


def _select(visit: Visit, title: str, cases: Sequence[Case], at: int | None) -> Select:
    spans = chapters(tuple(c.id for c in cases))
    choices = (_choice(_chapter(cases[a:b]), a, at is not None and a <= at < b) for a, b in spans)
    return Select(
        make(Verb.RULES, NOWHERE, title, "", "chapter"), visit.words("bot-rules-contents"), tuple(choices)
    )


def _choice(label: str, at: int, chosen: bool) -> Choice:
    return Choice(shorten(label, LINE), str(at), chosen=chosen)


def _to(
    visit: Visit, title: str, key: str, at: int, tone: Tone = Tone.PLAIN, *, disabled: bool = False
) -> Button:
    return Button(visit.words(key), make(Verb.RULES, NOWHERE, title, at), tone, disabled=disabled)


def _small(visit: Visit, title: str) -> str:
    return visit.words("bot-rules-small", title=visit.host.catalogue[title].game.title)
