"""Words: what people read, from Fluent catalogues in `data/locale/<language>/`."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource

#: The language that is complete by definition, and spoken to those whose language we lack.
FIRST = "en"


class Words:
    """One language's catalogue. Call it with a key and the facts that fill the blanks."""

    def __init__(self, locale: str, bundle: FluentBundle, first: Words | None = None) -> None:
        self.locale = locale
        self._bundle, self._first = bundle, first
        self._lock = Lock()
        self._said = lru_cache(4096)(self._say)  # most sentences of a picture are said again and again

    def __call__(self, key: str, /, **facts: object) -> str:
        """Give the sentence of a key, in English where this language lacks it.

        Raises:
            KeyError: no language has it.

        """
        return self._said(key, tuple((k, _fact(v)) for k, v in facts.items()))

    def _say(self, key: str, facts: tuple[tuple[str, object], ...]) -> str:
        if not self._bundle.has_message(key):
            if self._first is None:
                raise KeyError(key)
            return self._first(key, **dict(facts))
        with self._lock:  # a bundle compiles its messages when they are first used
            message = self._bundle.get_message(key)
            if message.value is None:
                raise KeyError(key)
            said, _ = self._bundle.format_pattern(message.value, dict(facts))
        return str(said)

    def has(self, key: str) -> bool:
        """Tell whether this language, or English, has a key."""
        return bool(self._bundle.has_message(key)) or (self._first is not None and self._first.has(key))


def _fact(x: object) -> object:
    """Give a fact as Fluent takes it. Whole numbers stay numbers, so that plurals work."""
    if isinstance(x, list | tuple):
        return ", ".join(map(str, x))
    return x if isinstance(x, int | float) and not isinstance(x, bool) else str(x)


@cache
def languages() -> tuple[str, ...]:
    """List the languages that have a catalogue, English first.

    >>> languages()[0]
    'en'
    """
    found = (d.name for d in (files("data") / "locale").iterdir() if d.is_dir())
    have = sorted(x for x in found if re.fullmatch("[a-z]{2}", x) and catalogue(x))
    return (FIRST, *(x for x in have if x != FIRST))


def catalogue(language: str) -> dict[str, str]:
    """Read the catalogue files of a language: file name -> Fluent text."""
    folder = files("data") / "locale" / language
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return {f.name: f.read_text(encoding="utf-8") for f in found}


def words(locale: str) -> Words:
    """Give the catalogue for a locale as Discord names it: "de", "en-GB"; English when we lack it.

    >>> words("en-GB").locale
    'en'
    """
    language = locale.replace("_", "-").split("-")[0].casefold()
    return _words(language if language in languages() else FIRST)


@cache
def _words(language: str) -> Words:
    bundle = FluentBundle([language], use_isolating=False)
    for text in catalogue(language).values():
        bundle.add_resource(FluentResource(text))
    return Words(language, bundle, None if language == FIRST else _words(FIRST))
