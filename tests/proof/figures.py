"""What came of rounds: games, answers, faults by kind, and failures."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Figures:
    """What came of a round, or of many."""

    games: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    acts: Counter[str] = field(default_factory=Counter)
    checked: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: Figures) -> None:
        """Add another round's."""
        for name in ("games", "ends", "answers", "faults", "refusals", "acts", "checked"):
            getattr(self, name).update(getattr(other, name))
        self.failures += other.failures
        self.seconds += other.seconds
