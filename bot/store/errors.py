"""What can go wrong in the store."""

from __future__ import annotations


def reason(why: BaseException) -> str:
    """Return an error of the database in one line. Its details quote what players wrote: they stay out."""
    error = getattr(why, "orig", None) or why
    said = getattr(getattr(error, "diag", None), "message_primary", None) or str(error)
    return " ".join(said.split()) or type(error).__name__


class StoreError(Exception):
    """The database cannot be used, or could not do this: one sentence says why. Nothing was changed."""


class ClashError(StoreError):
    """Another process or person was quicker: the game has moved on since it was read. Read it again."""


class TakenError(StoreError):
    """The channel has a game already."""


class FullError(StoreError):
    """As many are kept as may be."""
