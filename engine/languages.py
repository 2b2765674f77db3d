"""The languages that players may read, and how far each has come: `data/locale/languages.toml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

from engine.core.data import parse
from engine.core.errors import BadData
from engine.core.types.values import value

#: The language that is complete by definition, used where another lacks a text.
FIRST = "en"
WHOLE = 100
_FILE = "data/locale/languages.toml"


@value
class Language:
    """A language, by its own name. `least` is the percentage of the English texts that it must have.

    A draft was made by a machine and not yet checked by a speaker; it is used only if somebody chooses it.
    """

    id: str
    name: str
    state: Literal["complete", "draft"]
    least: int

    @property
    def draft(self) -> bool:
        """Return whether no speaker has read it yet."""
        return self.state == "draft"


@value
class _Languages:
    language: tuple[Language, ...]


def read_languages(text: str) -> dict[str, Language]:
    """Read languages by their ids, in the order of the file.

    Raises:
        BadData: it is invalid, English is not first, an id occurs twice, or a threshold is no percentage.

    """
    told = parse(text, _Languages, _FILE).language
    if not told or told[0].id != FIRST or told[0].draft:
        raise BadData(_FILE, "language.0", "the first language is English, and complete")
    for n, x in enumerate(told):
        if x.id in {y.id for y in told[:n]}:
            raise BadData(_FILE, f"language.{n}.id", "this id stands twice")
        if not 0 <= x.least <= WHOLE:
            raise BadData(_FILE, f"language.{n}.least", f"a percentage lies between 0 and {WHOLE}")
    return {x.id: x for x in told}


@cache
def listed() -> dict[str, Language]:
    """Return every language of the file, whether anything is said in it or not."""
    return read_languages((files("data") / "locale" / "languages.toml").read_text(encoding="utf-8"))


@cache
def offered() -> dict[str, Language]:
    """Return the languages that have a catalogue, English first.

    >>> next(iter(offered())), offered()["de"].name
    ('en', 'Deutsch')
    """
    folder = files("data") / "locale"
    return {x: y for x, y in listed().items() if (folder / x).is_dir()}


def complete() -> tuple[str, ...]:
    """List the languages that speakers have read, English first.

    >>> complete()[:2]
    ('en', 'de')
    """
    return tuple(x for x, y in offered().items() if not y.draft)


def is_draft(language: str) -> bool:
    """Return whether a language is one that no speaker has read yet."""
    return language in offered() and offered()[language].draft
