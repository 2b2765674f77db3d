"""What a line of the log says besides its words: the game, channel and server that are being worked for."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar

#: In the order in which a plain line shows them.
NAMES = ("failure", "game", "channel", "guild")
_MARKS: ContextVar[Mapping[str, str | int]] = ContextVar("marks", default={})  # noqa: B039 - never changed in place


def begin(**marks: str | int | None) -> None:
    """Replace this task's log context."""
    _MARKS.set({name: value for name, value in marks.items() if value})


def mark(**marks: str | int) -> None:
    """Add to this task's log context."""
    _MARKS.set({**_MARKS.get(), **marks})


def marks() -> Mapping[str, str | int]:
    """Return this task's log context."""
    return _MARKS.get()
