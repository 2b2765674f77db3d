"""Lists in pages: which part of a list is shown, and the buttons that turn to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button

T = TypeVar("T")


def part(found: Sequence[T], page: int, size: int) -> tuple[Sequence[T], int, int]:
    """Return the part of a list that is shown on a page, the page itself, and how many there are.

    Pages count from 1; instead of one that does not exist, the nearest is shown.

    >>> part("abcde", 9, 2)
    ('e', 3, 3)
    """
    pages = max(1, -(-len(found) // size))
    page = min(max(1, page), pages)
    return found[(page - 1) * size : page * size], page, pages


def turner(which: str, page: int, pages: int, *more: str | int) -> tuple[tuple[Button, ...], ...]:
    """Return the row of buttons that turn a list's pages; none if there is only one."""
    if pages <= 1:
        return ()
    return (
        (
            Button("◀", make(Verb.LIST, NOWHERE, which, page - 1, *more), disabled=page <= 1),
            Button(f"{page}/{pages}", make(Verb.LIST, NOWHERE, which, page, "here"), disabled=True),
            Button("▶", make(Verb.LIST, NOWHERE, which, page + 1, *more), disabled=page >= pages),
        ),
    )
