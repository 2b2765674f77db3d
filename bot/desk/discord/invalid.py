"""Invalid requests: Discord shuts a bot out for an hour that makes 10,000 of them in ten minutes."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable

#: Statuses that count as invalid; the limit, and the seconds in which they are counted.
COUNTED, LIMIT, WINDOW = (401, 403, 429), 10_000, 600.0


class Invalid:
    """The invalid requests of one bot. `worst`: the most there were within `window` seconds, `by` route."""

    def __init__(self, window: float = WINDOW, now: Callable[[], float] = time.monotonic) -> None:
        self.window, self._now = window, now
        self.worst, self.by = 0, Counter[str]()
        self._when: deque[float] = deque()

    def note(self, route: str, status: int, scope: str) -> None:
        """Take one answer down. A 429 of a limit that all bots share does not count."""
        if status not in COUNTED or scope == "shared":
            return
        now = self._now()
        self._when.append(now)
        self.by[f"{status} {route}"] += 1
        while self._when[0] <= now - self.window:
            self._when.popleft()
        self.worst = max(self.worst, len(self._when))
