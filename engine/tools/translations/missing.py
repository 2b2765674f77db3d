"""`python -m engine words`: how far each language has come, and what is left to say in one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.places import places
from engine.languages import Language, listed
from engine.tools.translations.entries import Part, faults_of, parts, share

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
    wrong = [line for package, of in found for line in _told(listed()[language], package, of, say)]
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


def _told(language: Language, package: str, found: list[Part], say: Say) -> Iterator[str]:
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
