"""Words for what every game's core can tell, and for the actions that every game has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from engine.core.rules import Event, Seat
from render.core.scene import LONGEST_BOARD
from render.core.text import Words

#: Maximum length of a text on a button or in a select.
LONGEST_LABEL = 80
LONGEST_DETAIL = 100
#: Monospaced characters in a line on a phone.
COLUMNS = 44


def core_prose(event: Event, names: Mapping[Seat, str], words: Words) -> str:  # noqa: C901
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
        case "acted" if f["of"] == "draw":
            return ""  # the offer itself has been told
        case "acted" if f["of"] == "resign":
            return words("event-resigned", name=name)
        case "acted":
            return words("event-acted", name=name, of=f["of"])
        case "taken_back" if name:
            return words("event-taken-back", name=name)
        case "taken_back":
            return words("event-taken-back-sealed", got=f.get("got", 0), wanted=f.get("wanted", 0))
        case "undone" | "new_edition":
            return words(f"event-{event.kind.replace('_', '-')}", **{**f, "name": name})
        case "draw_offered":
            return words("event-draw-offered" if f["offer"] else "event-draw-withdrawn", name=name)
        case "ended":
            return ending_sentence(event, names, words)
    raise KeyError(event.kind)


def ending_sentence(event: Event, names: Mapping[Seat, str], words: Words) -> str:
    """Word how a game ended, for reasons that no game words itself."""
    winner, reason = event.facts["winner"], str(event.facts["reason"])
    key = f"ended-{reason.replace('_', '-')}"
    if not words.has(key):
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
    """Shorten a text to so many characters.

    >>> shorten("hyperjump", 6)
    'hyper…'
    """
    return text if len(text) <= longest else text[: longest - 1].rstrip() + "…"


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
