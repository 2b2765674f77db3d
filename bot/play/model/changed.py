"""Which games the current interaction has changed: their news is posted at its end."""

from __future__ import annotations

from contextvars import ContextVar

#: Game -> None, in the order in which they were changed; None where nobody asks.
_GAMES: ContextVar[dict[str, None] | None] = ContextVar("changed", default=None)


def begin() -> None:
    """Record changed games from now on, in this task and its children."""
    _GAMES.set({})


def note(game: str) -> None:
    """Note that a game has changed, or will be told of something."""
    games = _GAMES.get()
    if games is not None:
        games[game] = None


def take() -> list[str]:
    """Return the games that have been noted, and forget them."""
    games = _GAMES.get() or {}
    taken = list(games)
    games.clear()
    return taken
