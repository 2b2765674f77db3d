"""Counts of the bot's work, and since when a user has been waiting.

Only kinds, titles and numbers are counted: nothing here can hold a person, a channel or a word of a player's.
"""

from __future__ import annotations

from collections import OrderedDict
from contextvars import ContextVar

#: When Discord made the interaction that is being carried out, in unix seconds; None outside interactions.
BEGAN: ContextVar[float | None] = ContextVar("began", default=None)
#: Number of posts that are remembered until they are out.
MOST_WAITING = 2000


class Counts:
    """Counts nothing. `bot.metrics` counts for Prometheus. Times are seconds, sizes bytes."""

    def answered(self, title: str, outcome: str) -> None:
        """Count an answer: who gave it, or why nothing came of it."""

    def acknowledged(self, kind: str, seconds: float) -> None:
        """Count an interaction that was acknowledged so long after Discord had made it."""

    def posted(self, what: str, seconds: float) -> None:
        """Count a post, by how long after the request for its news it was sent."""

    def drew(self, what: str, seconds: float, size: int) -> None:
        """Count a picture or a moving picture."""

    def stored(self, what: str, seconds: float) -> None:
        """Count a read, a write or the commit of an answer."""

    def swept(self, seconds: float, *, failed: bool) -> None:
        """Count a sweep."""

    def refused(self, status: int, code: int) -> None:
        """Count an error of Discord's by HTTP status and its own code, 0 for none."""

    def requested(self, method: str, status: int, seconds: float) -> None:
        """Count a request to Discord and how long its answer took."""

    def limited(self, scope: str) -> None:
        """Count a request that met a rate limit, by the limit's scope."""

    def declined(self, reason: str) -> None:
        """Count a refusal that is not our fault, by its reason."""

    def failed(self, kind: str) -> None:
        """Count a failure of the bot whose id a player was told."""


class Waiting:
    """Since when posts have been waited for, by their nonce; the oldest are forgotten."""

    def __init__(self) -> None:
        self._since = OrderedDict[str, float]()

    def note(self, nonce: str) -> None:
        """Remember a post that was asked for by the interaction being carried out, if there is one.

        It may be called on the database's thread.
        """
        began = BEGAN.get()
        if began is None:
            return
        self._since[nonce] = began
        if len(self._since) > MOST_WAITING:
            self._since.popitem(last=False)

    def since(self, nonce: str, otherwise: float) -> float:
        """Return since when a post has been waited for, and forget it."""
        return self._since.pop(nonce, otherwise)
