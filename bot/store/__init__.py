"""The store, on SQLite or PostgreSQL: every answer is one transaction.

`store.py` puts it together from its rooms, `models` has the tables, `statements/answer.py` writes an
answer. Older databases are brought up to date by `migrations`. Nothing else of the bot knows SQL.
"""

from bot.store.errors import ClashError, FullError, StoreError, TakenError
from bot.store.store import Store

__all__ = ["ClashError", "FullError", "Store", "StoreError", "TakenError"]
