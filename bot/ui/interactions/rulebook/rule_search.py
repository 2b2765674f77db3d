"""Finds cases and rulings by their ids or by words: those of the book, and those that players use instead."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import log

from rapidfuzz import fuzz, utils

from engine.core.rulebook import Case, Ruling, rulebook

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

    def likeness(i: int, e: _Entry) -> float:
        if utils.default_process(e.id).startswith(asked):
            return 250.0
        found = sum(rare[w] * (0.75 * whole[w][i] + 0.25 * near(w, e.heads)) for w in words) / weight
        return found + max((_fit(rare, close, name) for name in e.names), default=0.0)

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
