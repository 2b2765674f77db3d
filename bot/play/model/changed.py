"""Which games the interaction being carried out has changed: what is new of them is posted in the end."""

from __future__ import annotations

from contextvars import ContextVar

#: Game -> None, in the order in which they were changed; None where nobody asks.
_GAMES: ContextVar[dict[str, None] | None] = ContextVar("changed", default=None)


def begin() -> None:
    """Note games from now on, in this task and what it begins."""
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
