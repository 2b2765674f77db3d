"""Words: what people read, from the catalogues of all titles, and what every game can tell."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource

from engine.core.endings import OFFERS
from engine.core.places import word_folders
from engine.core.rules import Event, Seat
from engine.languages import FIRST as FIRST
from engine.languages import offered
from render.core.scene import LONGEST_BOARD
from render.core.texts.graphemes import cut

_log = logging.getLogger(__name__)
#: Where an entry of a catalogue begins, and how one refers to another.
_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_OTHER = re.compile(r"\{ *(-?[a-zA-Z][\w-]*) *\}")
#: A one-line entry without placeholders: its value is its text.
_BARE = re.compile(r"[^=]*= *+([^{}\n]++)\n*+")
#: A one-line entry whose placeholders are all facts, and such a placeholder.
FILLED = re.compile(r"[^=]*= *+((?:[^{}\n]|\{ *\$[\w-]+ *\})++)\n*+")
_BLANK = re.compile(r"\{ *\$([\w-]+) *\}")
#: Whole numbers below this, from 0 on, are written alike in every language, and the longest text of a fact.
_SMALL, _LONG = 1000, 2500


class Words:
    """One language's catalogue. Call it with a key and the facts that fill the blanks.

    An entry that is more than plain text is parsed when it is first used: to parse whole catalogues would be
    half of the bot's start.
    """

    def __init__(self, locale: str, texts: Iterable[str], first: Words | None = None) -> None:
        self.locale, self._first = locale, first
        entries = (entry for text in texts for entry in _ENTRY.split(text)[1:])
        self._entries = {entry.partition("=")[0].strip(): entry for entry in entries}
        self._filled = dict[str, list[str]]()
        self._bundle = FluentBundle([locale], use_isolating=False)
        self._lock = Lock()
        # most sentences of a picture are repeated many times
        self._said = lru_cache(4096, typed=True)(self._say)

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the sentence of a key, in English where this language lacks it.

        Raises:
            KeyError: no language has it.

        """
        try:
            return self._said(key, **facts)
        except TypeError:  # a list cannot be a cache key
            return self._say(key, **facts)

    def _say(self, key: str, /, **facts: object) -> str:
        if key not in self._entries:
            if self._first is None:
                raise KeyError(key)
            return self._first(key, **facts)
        if bare := _BARE.fullmatch(self._entries[key]):
            return bare[1].rstrip(" ")  # Fluent strips no other whitespace
        given = {k: _fact(v) for k, v in facts.items()}
        if (said := self._fill(key, given)) is not None:
            return said
        with self._lock:  # a bundle compiles its messages when they are first used
            self._parse(key)
            message = self._bundle.get_message(key)
            if message.value is None:
                raise KeyError(key)
            told, faults = self._bundle.format_pattern(message.value, given)
        if faults:  # a blank that nothing fills shows its name; better than no sentence
            _log.error("%s (%s): %s", key, self.locale, "; ".join(map(repr, faults)))
        return str(told)

    def _fill(self, key: str, given: Mapping[str, object]) -> str | None:
        """Put facts into an entry that needs nothing else, as Fluent would; None where it needs more."""
        if (parts := self._filled.get(key)) is None:
            found = FILLED.fullmatch(self._entries[key])
            self._filled[key] = parts = _BLANK.split(found[1].rstrip(" ")) if found else []
        if not parts or not all(_is_plain(given.get(x)) for x in parts[1::2]):
            return None
        return "".join(str(given[x]) if n % 2 else x for n, x in enumerate(parts))

    def has(self, key: str) -> bool:
        """Return whether this language, or English, has a key."""
        return key in self._entries or (self._first is not None and self._first.has(key))

    def find(self, key: str, otherwise: str, /, **facts: object) -> str:
        """Return the sentence of a key, or another text if no language has the key."""
        return self(key, **facts) if self.has(key) else otherwise

    def _parse(self, key: str) -> None:
        """Parse an entry, and those it refers to, unless that has been done; in English where it lacks."""
        entry = self.written(key)
        if entry and not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(entry))
            for other in _OTHER.findall(entry):
                self._parse(other)

    def written(self, key: str) -> str:
        """Return an entry as its file has it, in English where this language lacks it; "" if none has."""
        return self._entries.get(key) or (self._first.written(key) if self._first else "")


def _fact(x: object) -> object:
    """Convert a fact for Fluent. Whole numbers stay numbers, so that plurals work."""
    if isinstance(x, list | tuple):
        return ", ".join(map(str, x))
    return x if isinstance(x, int | float) and not isinstance(x, bool) else str(x)


def _is_plain(x: object) -> bool:
    """Return whether a fact is written alike in every language."""
    return len(x) <= _LONG if isinstance(x, str) else type(x) is int and 0 <= x < _SMALL


@cache
def languages() -> tuple[str, ...]:
    """List the languages that have a catalogue, English first; some may be drafts (`engine.languages`).

    >>> languages()[0]
    'en'
    """
    return tuple(offered())


def catalogue(language: str) -> dict[str, str]:
    """Read the catalogue files of a language: file name -> Fluent text."""
    found = (sorted(folder.iterdir(), key=lambda f: f.name) for folder in word_folders(language))
    return {f.name: f.read_text(encoding="utf-8") for fs in found for f in fs if f.name.endswith(".ftl")}


def words(locale: str) -> Words:
    """Return the catalogue for a Discord locale such as "de" or "en-GB"; English for unknown locales.

    >>> words("en-GB").locale
    'en'
    """
    language = locale.replace("_", "-").split("-")[0].casefold()
    return _words(language if language in languages() else FIRST)


@cache
def _words(language: str) -> Words:
    return Words(language, catalogue(language).values(), None if language == FIRST else _words(FIRST))


#: Maximum length of a text on a button or in a select.
LONGEST_LABEL = 80
LONGEST_DETAIL = 100
#: Monospaced characters in a line on a phone.
COLUMNS = 44


def core_prose(event: Event, names: Mapping[Seat, str], words: Words) -> str:
    """Word an event of the core, "" when there is nothing to say. Rolls are left to the games.

    Raises:
        KeyError: it is no event of the core.

    """
    f = event.facts
    name = names.get(str(f.get("seat", "")), str(f.get("seat", "")))
    match event.kind:
        case "rolled":
            return words("event-rolled", sides=f["sides"], n=f["n"])
        case "decided" | "reopened":
            return words(f"event-{event.kind}")
        case "sealed":
            return words("event-sealed", got=f["got"], wanted=f["wanted"])
        case "acted":
            return _acted(f["of"], name, words)
        case "taken_back" if name:
            return words("event-taken-back", name=name)
        case "taken_back":
            return words("event-taken-back-sealed", got=f.get("got", 0), wanted=f.get("wanted", 0))
        case "undone" | "new_edition":
            return words(f"event-{event.kind.replace('_', '-')}", **{**f, "name": name})
        case "draw_offered" | "close_offered" | "closed":
            return _offered(event.kind, name, words, yes=f.get("offer", True))
        case "ended":
            return ending_sentence(event, names, words)
    raise KeyError(event.kind)


def _offered(kind: str, name: str, words: Words, *, yes: bool) -> str:
    key = f"event-{kind.replace('_', '-')}"
    return words(key if yes else key.replace("offered", "declined"), name=name)


def _acted(what: str, name: str, words: Words) -> str:
    if what in OFFERS:
        return ""  # the offer has an event of its own
    own = "event-resigned" if what == "resign" else f"event-acted-{what}"
    return words(own, name=name) if words.has(own) else words("event-acted", name=name, of=what)


def ending_sentence(event: Event, names: Mapping[Seat, str], words: Words) -> str:
    """Word how a game ended, for reasons that no game words itself."""
    winner, reason = event.facts["winner"], str(event.facts["reason"])
    key = f"ended-{reason.replace('_', '-')}"
    if not words.has(key) or (not winner and reason == "resigned"):  # that sentence names who wins
        key = "ended-won" if winner else "ended-drawn"
    return words(key, name=names.get(winner, winner)) if winner else words(key)


def join_list(parts: Sequence[object], words: Words) -> str:
    """Join things as in "a, b and c".

    >>> from render.core.text import words
    >>> join_list([3, 5], words("en"))
    '3 and 5'
    """
    *rest, last = map(str, parts) if parts else [""]
    if not rest:
        return last
    head = rest[0]
    for part in rest[1:]:
        head = words("comma", a=head, b=part)
    return words("pair", a=head, b=last)


def shorten(text: str, longest: int) -> str:
    """Shorten a text to a number of characters.

    >>> shorten("hyperjump", 6)
    'hyper…'
    """
    return text if len(text) <= longest else cut(text, longest - 1).rstrip() + "…"


@lru_cache(2048)
def fold_lines(said: str, indent: str = "") -> tuple[str, ...]:
    """Break a text into lines that a phone shows whole; all but the first are indented.

    >>> fold_lines("one two three four five six seven eight nine ten", "  ")
    ('one two three four five six seven eight nine', '  ten')
    """
    lines, line = list[str](), ""
    for word in said.split():
        if line and len(line) + 1 + len(word) > COLUMNS:
            lines.append(line)
            line = indent + word
        else:
            line = f"{line} {word}" if line else word
    return tuple(shorten(x, COLUMNS) for x in (*lines, line))


def first_that_fits(versions: Iterable[Sequence[str]]) -> str:
    """Return the first version of a text board, fullest first, that is short enough; or cut the last.

    Raises:
        ValueError: there is no version.

    """
    found = None
    for lines in versions:
        found = "\n".join(lines)
        if len(found) <= LONGEST_BOARD:
            return found
    if found is None:
        raise ValueError("a text board without a version")
    return shorten(found, LONGEST_BOARD)


def percent(chance: Fraction | float) -> str:
    """Write a chance as whole percent: never 0 or 100 unless it is that.

    >>> percent(Fraction(1, 3)), percent(Fraction(999, 1000)), percent(Fraction(1))
    ('33', '99', '100')
    """
    whole = round(chance * 100)
    return str(min(max(whole, 1), 99)) if 0 < chance < 1 else str(whole)
