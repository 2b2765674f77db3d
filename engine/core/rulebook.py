"""Cases and rulings: the book's rules in our own words, and how we read it where it is silent.

They are written in English in `cases.toml` and `rulings.toml`. A file beside them, such as
`rulings.de.toml`, holds a translation; whatever it leaves out is shown in English. The optional `terms.toml`
lists other names under which players look for a case or ruling: an id, and a list separated by commas. The
optional `glossary.toml` explains words of the rules that a newcomer may not know: each with the case or
ruling where it is used, in every language of the title.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache

from engine.core.data import load, there_is
from engine.core.errors import BadData
from engine.core.types.values import value


@value
class Case:
    """A case of the rule book. `untestable` says why no test covers it."""

    id: str
    title: str
    text: str
    untestable: str = ""


@value
class Ruling:
    """Our reading of a case: the question, the ruling, and why; `reconstructed` when the book has a gap."""

    id: str
    case: str
    title: str
    text: str
    why: str = ""
    reconstructed: bool = False
    untestable: str = ""


@value
class _Cases:
    case: tuple[Case, ...]


@value
class _Rulings:
    ruling: tuple[Ruling, ...]


@value
class Wording:
    """The translation of a case or ruling; only a ruling has a `why`."""

    id: str
    title: str
    text: str
    why: str = ""


@value
class _Wordings:
    case: tuple[Wording, ...] = ()
    ruling: tuple[Wording, ...] = ()


@value
class _Terms:
    terms: dict[str, str]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One game's cases and rulings, by id."""

    game: str
    cases: dict[str, Case]
    rulings: dict[str, Ruling]
    terms: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def find(self, name: str) -> Case | Ruling | None:
        """Look a case or ruling up by its id, however it is capitalised."""
        key = name.strip().casefold().removeprefix("case ").removeprefix("ruling ").strip()
        both: dict[str, Case | Ruling] = {**self.rulings, **self.cases}
        return next((found for id_, found in both.items() if id_.casefold() == key), None)

    def readings(self, case: str) -> tuple[Ruling, ...]:
        """Return the rulings on a case."""
        return tuple(r for r in self.rulings.values() if r.case == case)


@cache
def rulebook(game: str, language: str = "") -> Rulebook:
    """Read a game's cases and rulings, in English or, as far as they are translated, in another language.

    Raises:
        BadData: an id occurs twice, a ruling names no case, or a translation has no original.

    """
    if language:
        return rulebook(game) if language == "en" else _translated(rulebook(game), language)
    cases = load(game, "cases", _Cases).case
    rulings = load(game, "rulings", _Rulings).ruling if there_is(game, "rulings") else ()
    ids = [c.id for c in cases] + [r.id for r in rulings]
    _once(f"data/{game}", ids)
    known = {c.id for c in cases}
    for r in rulings:
        if r.case not in known:
            raise BadData(f"data/{game}/rulings.toml", r.id, f"there is no case {r.case}")
    return Rulebook(
        game, {c.id: c for c in cases}, {r.id: r for r in rulings}, _terms(game, "terms", set(ids))
    )


def _translated(book: Rulebook, language: str) -> Rulebook:
    cases, rulings = dict(book.cases), dict(book.rulings)
    for x in _wordings(book.game, f"cases.{language}", set(cases)):
        cases[x.id] = replace(cases[x.id], title=x.title, text=x.text)
    for x in _wordings(book.game, f"rulings.{language}", set(rulings)):
        rulings[x.id] = replace(rulings[x.id], title=x.title, text=x.text, why=x.why)
    return Rulebook(book.game, cases, rulings, _terms(book.game, f"terms.{language}", {*cases, *rulings}))


def _wordings(game: str, name: str, known: set[str]) -> tuple[Wording, ...]:
    file = f"data/{game}/{name}.toml"
    if not there_is(game, name):
        return ()
    read = load(game, name, _Wordings)
    found = (*read.case, *read.ruling)
    _once(file, [x.id for x in found])
    _known(file, (x.id for x in found), known)
    return found


def _terms(game: str, name: str, known: set[str]) -> dict[str, tuple[str, ...]]:
    if not there_is(game, name):
        return {}
    terms = load(game, name, _Terms).terms
    _known(f"data/{game}/{name}.toml", terms, known)
    return {x: tuple(t.strip() for t in said.split(",")) for x, said in terms.items()}


def _known(file: str, ids: Iterable[str], known: set[str]) -> None:
    if strange := next((x for x in ids if x not in known), ""):
        raise BadData(file, strange, "the book has nothing of this id")


def _once(file: str, ids: list[str]) -> None:
    if twice := sorted({i for i in ids if ids.count(i) > 1}):
        raise BadData(file, twice[0], "this id stands twice")


@value
class Saying:
    """A word in one language, what it means, and other forms in which sentences use it, such as its plural.

    Word and forms are written as in the middle of a sentence and matched by case: "Charge" matches "charge"
    only at the beginning of a sentence.
    """

    word: str
    text: str
    forms: tuple[str, ...] = ()


@value
class _Word:
    case: str
    said: dict[str, Saying]


@value
class _Glossary:
    meaning: tuple[_Word, ...]


@dataclass(frozen=True, slots=True)
class Meaning:
    """An entry of a glossary in one language. Its `id` is the English word, in every language."""

    id: str
    case: str
    saying: Saying

    @property
    def word(self) -> str:
        """Return the word itself."""
        return self.saying.word

    @property
    def forms(self) -> tuple[str, ...]:
        """Return every form in which a sentence may use it, the word itself first."""
        return (self.saying.word, *self.saying.forms)


@cache
def glossary(game: str, language: str = "en") -> dict[str, Meaning]:
    """Read a game's glossary, by id in the order of its file; empty if it has none.

    Raises:
        BadData: a word names no case or ruling, has no English text, or occurs twice.

    """
    if not there_is(game, "glossary"):
        return {}
    file, book, found = f"data/{game}/glossary.toml", rulebook(game), dict[str, Meaning]()
    taken = set[str]()
    for entry in load(game, "glossary", _Glossary).meaning:
        if "en" not in entry.said:
            raise BadData(file, entry.case, "it must be said in English, too")
        meaning = Meaning(entry.said["en"].word, entry.case, entry.said.get(language, entry.said["en"]))
        if meaning.case not in book.cases and meaning.case not in book.rulings:
            raise BadData(file, meaning.id, f"there is no case or ruling {meaning.case!r}")
        if twice := taken.intersection(meaning.forms) or ({meaning.id} & found.keys()):
            raise BadData(file, meaning.id, f"{min(twice)!r} stands twice")
        taken.update(meaning.forms)
        found[meaning.id] = meaning
    return found
