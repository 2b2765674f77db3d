"""The store, on SQLite or PostgreSQL: every answer is one transaction.

`store.py` puts it together from its rooms, `models` has the tables, `statements/answer.py` writes an
answer. Older databases are brought up to date by `migrations`. Nothing else of the bot knows SQL.
"""

from typing import TYPE_CHECKING

from bot.store.errors import ClashError, FullError, StoreError, TakenError

if TYPE_CHECKING:
    from bot.store.store import Store

__all__ = ["ClashError", "FullError", "Store", "StoreError", "TakenError"]


def __getattr__(name: str) -> object:
    """Load the store when it is asked for: code that only needs a lock or an error does without SQL."""
    if name != "Store":
        raise AttributeError(name)
    from bot.store.store import Store

    return Store
