"""The store: SQLite, every answer one transaction. Nothing else of the bot knows SQL."""

from bot.store.errors import ClashError, FullError, StoreError, TakenError
from bot.store.store import Store

__all__ = ["ClashError", "FullError", "Store", "StoreError", "TakenError"]
