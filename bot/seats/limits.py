"""How fast a program may go: beyond that its connection waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

#: Maximum number of requests, of answers, and of bytes in both directions, per connection and minute.
REQUESTS, ANSWERS, BYTES = 600, 120, 8_000_000


class Budget:
    """So much a minute, at first all at once; whoever spends more waits until it has come in."""

    def __init__(
        self,
        a_minute: float,
        now: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._rate, self._most, self._left = a_minute / 60, float(a_minute), float(a_minute)
        self._now, self._sleep = now, sleep
        self._at = now()

    async def spend(self, much: float) -> None:
        """Spend so much, and wait until there is no debt."""
        at = self._now()
        self._left = min(self._most, self._left + (at - self._at) * self._rate) - much
        self._at = at
        if self._left < 0:
            await self._sleep(-self._left / self._rate)
