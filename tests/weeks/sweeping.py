"""How soon a simulated bot sweeps again where something is overdue."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

#: Seconds between sweeps, and until something that no sweep brings about is tried again.
SOON, LATE = 5, 150


@dataclass
class Sweeping:
    """Waits longer and longer for what stays overdue, as nobody can bring it about; for what is new, not.

    A bot sweeps every few seconds. Were something new to wait as long as what is stuck at another table, each
    of the two or three sweeps that it takes would be minutes late, and people would lose or win that time.
    """

    stuck: frozenset[Hashable] = frozenset()
    times: int = 0

    def wait(self, overdue: frozenset[Hashable]) -> int:
        """Return in how many seconds the next sweep comes, now that all this is overdue."""
        self.times = self.times + 1 if overdue and overdue <= self.stuck else 0
        self.stuck = overdue
        return min(SOON * 2**self.times, LATE)
