"""How far each language has come, and `python -m engine words`, which tells translators what is left."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from engine.core.places import Place, places
from engine.core.rulebook import Case, Ruling, glossary, rulebook
from engine.languages import FIRST, WHOLE, Language, complete, listed
from engine.titles import GAMES

_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_BLANK = re.compile(r"\{(\w+)\}")
_SPOKEN, _COUNTED = re.compile(r"\{(\w+)[^}]*\}"), re.compile(r"\{\w+:[^|}]*\|([^}]*)\}")


@dataclass(frozen=True, slots=True)
class Part:
    """One file in a language: what its entries say in English, and what of them the language says, by ids.

    `free`: the ids of those that may leave variables out: the engine may name more than is needed.
    """

    file: str
    english: Mapping[str, str]
    said: Mapping[str, str]
    free: Collection[str] = ()

    @property
    def lacks(self) -> list[str]:
        """List the entries that are shown in English."""
        return [x for x in self.english if x not in self.said]

    def faults(self) -> Iterator[str]:
        """Yield what is wrong with the entries: no original, or other variables."""
        for key, text in self.said.items():
            if key not in self.english:
                yield f"{key}: English has no such entry"
                continue
            ours, theirs = _variables(self.file, self.english[key]), _variables(self.file, text)
            if theirs != ours and not (key in self.free and theirs < ours):
                yield f"{key}: it has the variables {_named(theirs)}, and English has {_named(ours)}"


def _variables(file: str, text: str) -> set[str]:
    return set((_BLANK if file.endswith(".toml") else _VARIABLE).findall(text))


def _named(variables: set[str]) -> str:
    return ", ".join(sorted(variables)) or "none"


def share(parts: Sequence[Part]) -> float:
    """Return how many percent of all entries are said.

    >>> share([Part("a.ftl", {"a": "A", "b": "B"}, {"a": "Ä"})])
    50.0
    """
    wanted = sum(len(x.english) for x in parts)
    return WHOLE - WHOLE * sum(len(x.lacks) for x in parts) / wanted if wanted else float(WHOLE)


def speaks(place: Place, language: str) -> bool:
    """Return whether a title has words of its own in a language."""
    return (_locale(place.package) / language / f"{place.id}.ftl").is_file()


def must_say(place: Place, language: str) -> bool:
    """Return whether a title must be complete in a language: ours if it is, others if they speak it."""
    whole = language in complete()
    return whole and (language == FIRST or not place.package or speaks(place, language))


def parts(language: str, package: str = "") -> list[Part]:
    """Return every file in a language, ours or those of a package with titles of its own."""
    own = [x for x in places().values() if x.package == package]
    return [
        *_catalogues(language, package, [x.id for x in own]),
        *_reasons(language, package),
        *(part for x in own for part in books(x.id, language)),
    ]


def books(game: str, language: str) -> list[Part]:
    """Return a title's cases, rulings and glossary in a language."""
    ours, theirs = rulebook(game), rulebook(game, language)
    found = [
        Part(f"{game}/{name}.{language}.toml", _words_of(english), _words_of(other, than=english))
        for name, english, other in (
            ("cases", ours.cases, theirs.cases),
            ("rulings", ours.rulings, theirs.rulings),
        )
    ]
    meant = {x: f"{y.word}: {y.saying.text}" for x, y in glossary(game).items()}
    said = {x: f"{y.word}: {y.saying.text}" for x, y in glossary(game, language).items()}
    other = said if language == FIRST else {x: y for x, y in said.items() if y != meant[x]}
    return [x for x in (*found, Part(f"{game}/glossary.toml", meant, other)) if x.english]


def _words_of(
    entries: Mapping[str, Case | Ruling], than: Mapping[str, Case | Ruling] | None = None
) -> dict[str, str]:
    """Word entries. With `than`: those that say anything else; each of them is the same object if not."""
    kept = (x for x in entries.values() if not than or x is not than[x.id] or than is entries)
    return {x.id: f"{x.title}: {x.text}" for x in kept}


def _locale(package: str) -> Traversable:
    return files(package or "data") / "locale"


def _catalogues(language: str, package: str, games: Sequence[str]) -> Iterator[Part]:
    """Compare catalogues. Faults, which English leaves to the engine, are those that other languages word."""
    loaded = (GAMES[x] for x in games if x in GAMES)
    kinds = ((game.id, kind) for game in loaded for kind in game.rules.faults.values())
    faults = {
        f"{game}-fault-{x.code}": _SPOKEN.sub(r"{ $\1 }", _COUNTED.sub(r"\1", x.english)) for game, x in kinds
    }
    whole = [x for x in complete() if x != FIRST] if language != FIRST else []
    there = {x: _read(package, x) for x in {FIRST, language, *whole}}
    for name in sorted({file for x in there.values() for file in x}):
        english = dict(there[FIRST].get(name, {}))
        for other in whole:
            more = {k: faults.get(k, v) for k, v in there[other].get(name, {}).items()}
            english |= {k: v for k, v in more.items() if k not in english}
        free = english.keys() - there[FIRST].get(name, {}).keys()
        yield Part(name, english, there[language].get(name, {}), free)


@cache
def _read(package: str, language: str) -> dict[str, dict[str, str]]:
    """Read the catalogue files of a package in a language: name -> key -> entry."""
    folder = _locale(package) / language
    found = sorted(folder.iterdir(), key=lambda x: x.name) if folder.is_dir() else ()
    return {x.name: entries(x.read_text(encoding="utf-8")) for x in found if x.name.endswith(".ftl")}


def entries(text: str) -> dict[str, str]:
    """Read a catalogue: key -> the text after its equals sign.

    >>> entries("hi = Hello { $name }")
    {'hi': 'Hello { $name }'}
    """
    found = (x.partition("=") for x in _ENTRY.split(_COMMENT.sub("", text))[1:])
    return {key.strip(): said.strip() for key, _, said in found}


def _reasons(language: str, package: str) -> Iterator[Part]:
    """Compare reasons, which the engine says in English: those that complete languages word."""
    whole = {x: _reasons_of(package, x) for x in {language, *complete()}}
    for name in sorted({file for x in whole.values() for file in x}):
        english = {x: x for of in complete() for x in whole[of].get(name, {})}
        yield Part(name, english, english if language == FIRST else whole[language].get(name, {}), english)


@cache
def _reasons_of(package: str, language: str) -> dict[str, dict[str, str]]:
    folder = _locale(package) / language
    found = sorted(folder.iterdir(), key=lambda x: x.name) if folder.is_dir() else ()
    return {
        x.name: {y["is"]: y["says"] for y in tomllib.loads(x.read_text(encoding="utf-8"))["reason"]}
        for x in found
        if x.name.startswith("reasons") and x.name.endswith(".toml")
    }


def faults_of(language: str, parts_of: Sequence[Part]) -> Iterator[str]:
    """Yield what is wrong with a language: no original, wrong variables, too little translated."""
    for part in parts_of:
        yield from (f"{part.file}: {x}" for x in part.faults())
    least, said = listed()[language].least, share(parts_of)
    if said < least:
        yield f"{said:.1f} % of all entries are said, and {least} % must be"


Say = Callable[[str], None]


def words(language: str, file: str, say: Say) -> int:
    """List all languages, what each file of one lacks, or the entries that a file lacks; 1 if one is wrong.

    2: there is no such language or file.
    """
    if not language:
        return _every(say)
    if language not in listed():
        say(f"data/locale/languages.toml has no language {language!r}; it has {', '.join(listed())}")
        return 2
    found = [(package, parts(language, package)) for package in _packages()]
    if file:
        return _one(file, [x for _, of in found for x in of], say)
    wrong = [line for package, of in found for line in _tell(listed()[language], package, of, say)]
    return min(len(wrong), 1)


def _packages() -> list[str]:
    """List whose words there are: ours, and those of each package that brings titles."""
    return ["", *sorted({x.package for x in places().values() if x.package})]


def _every(say: Say) -> int:
    wrong = 0
    for x in listed().values():
        found = parts(x.id)
        faults = list(faults_of(x.id, found)) if any(part.said for part in found) else []
        wrong += bool(faults)
        state = f"{x.state}, {share(found):.1f} % said of {x.least} %"
        say(f"{x.id} {x.name}: {state}{f', {len(faults)} faults' if faults else ''}")
    return min(wrong, 1)


def _tell(language: Language, package: str, found: list[Part], say: Say) -> Iterator[str]:
    """Say what each file lacks, and yield what is wrong. A package may leave a language out."""
    if package:
        say(f"{package}:")
        if not any(x.said for x in found):
            say("    nothing is said in this language, so all is said in English")
            return
    for part in found:
        n, of = len(part.lacks), len(part.english)
        say(f"{part.file}: {f'{n} of {of} entries are missing' if n else f'all {of} entries are said'}")
    said = share(found)
    say(f"{said:.1f} % of all entries are said; {language.least} % must be.")
    for line in faults_of(language.id, found):
        say(line)
        yield line


def _one(file: str, found: list[Part], say: Say) -> int:
    """Write down what a file lacks, in English, as a translator would fill it in."""
    meant = [x for x in found if file in (x.file, x.file.rpartition("/")[2])]
    if not meant:
        say(f"there is no file {file!r}; there is {', '.join(x.file for x in found)}")
        return 2
    for part in meant:
        for key in part.lacks:
            say(f"{key} = {part.english[key]}")
    return 0
