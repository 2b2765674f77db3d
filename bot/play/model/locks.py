"""One lock per game, dropped when nobody holds or awaits it; and retrying after another process's change."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.play.model.terms import Refused

P = ParamSpec("P")
R = TypeVar("R")
#: How often something is done anew when other processes are in the way.
TRIES = 3


def done_anew(do: Callable[P, Awaitable[R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """Retry something, from the new state, if another process has just changed the game.

    Only for what means the same whatever has happened in between: everything is judged again.
    """

    @wraps(do)
    async def again(*given: P.args, **named: P.kwargs) -> R:
        for _ in range(TRIES):
            try:
                return await do(*given, **named)
            except Refused as why:
                if why.key != "refused-busy":
                    raise
        return await do(*given, **named)

    return again


class Locks:
    """Locks by name."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __call__(self, name: str) -> asyncio.Lock:
        """Return the lock of this name; keep it while you use it."""
        lock = self._locks.get(name)
        if lock is None:
            lock = self._locks[name] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        """Count the locks in use."""
        return len(self._locks)
