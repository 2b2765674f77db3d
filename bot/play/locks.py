"""One lock a game, forgotten when nobody holds or awaits it."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks by name."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __call__(self, name: str) -> asyncio.Lock:
        """Give the lock of this name; keep it while you use it."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        """Count the locks in use."""
        return len(self._locks)
