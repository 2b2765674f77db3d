"""Choosing an answer of an ended game: the names of pages, and which answers there are, a page at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.play.model.rows import SOLE
from bot.store.models import Entry as EntryRow

#: Name of the page on which an answer is chosen, and prefix of the page of one: "e42".
PICK, ENTRY = "pick", "e"
#: Number of answers on a page, and of pages that can be chosen.
EACH, PAGES = 22, 25


@dataclass(frozen=True, slots=True)
class AnswersPage:
    """A page of answers, newest first, and the pages that there are around it: number, first and last."""

    number: int
    rows: Sequence[EntryRow]
    near: Sequence[tuple[int, EntryRow, EntryRow]]


def entry_page(n: int) -> str:
    """Name the page of an entry."""
    return f"{ENTRY}{n}"


def entry_of_page(name: str) -> int | None:
    """Return the entry whose page has this name; None where it is another page.

    >>> entry_of_page("e42"), entry_of_page("pick.2"), entry_of_page("e")
    (42, None, None)
    """
    digits = name.removeprefix(ENTRY)
    return int(digits) if name.startswith(ENTRY) and digits.isdecimal() and len(digits) < 9 else None


def pick_page(number: int) -> str:
    """Name a page on which an answer is chosen.

    >>> pick_page(0), pick_page(2), picked("pick.2"), picked("pick"), picked("pick.x")
    ('pick', 'pick.2', 2, 0, 0)
    """
    return f"{PICK}.{number}" if number else PICK


def picked(name: str) -> int:
    """Return the number of a page on which an answer is chosen."""
    digits = name.removeprefix(f"{PICK}.")
    return int(digits) if digits.isdecimal() and len(digits) < 9 else 0


def explainable(rows: Sequence[EntryRow], mark: int) -> list[EntryRow]:
    """Return the entries with a chosen answer, or with dice, newest first."""
    found = (x for x in reversed(rows) if x.how == "answer" and x.n > mark)
    return [x for x in found if x.by != SOLE or x.rolls != "[]"]


def leaf(rows: Sequence[EntryRow], number: int) -> AnswersPage:
    """Turn to a page; to the last if there are not that many."""
    pages = [rows[i : i + EACH] for i in range(0, len(rows), EACH)] or [rows]
    number = min(number, len(pages) - 1)
    first = max(0, min(number - PAGES // 2, len(pages) - PAGES))
    return AnswersPage(number, pages[number], [*_near(pages, first)] if rows else [])


def _near(pages: Sequence[Sequence[EntryRow]], first: int) -> Iterator[tuple[int, EntryRow, EntryRow]]:
    for i, page in enumerate(pages[first : first + PAGES], first):
        yield i, page[-1], page[0]
