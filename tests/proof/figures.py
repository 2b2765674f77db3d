"""What came of rounds: games, answers, faults by kind, and failures."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.proof.faults.kinds import NAMES

#: What a failure says that a machine with too much to do may bring about: something was not in time.
LATE = re.compile(
    r"not in [\d.]+ s\b|does not go on|posts are left over|it hangs|after a SIGTERM|got no first answer"
    r"|cannot even be started or moved|did not stop in|: no answer\b"
)
#: What is counted by kind.
COUNTED = ("games", "ends", "answers", "faults", "refusals", "acts", "checked")


@dataclass(slots=True)
class Figures:
    """What came of a round, or of many. `seconds` and `cpu` (of the processor, the bot's too) add up."""

    games: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    acts: Counter[str] = field(default_factory=Counter)
    checked: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)
    seconds: float = 0.0
    cpu: float = 0.0

    def add(self, other: Figures) -> None:
        """Add another round's."""
        for name in COUNTED:
            getattr(self, name).update(getattr(other, name))
        self.failures += other.failures
        self.seconds += other.seconds
        self.cpu += other.cpu

    @property
    def late(self) -> bool:
        """Return whether it failed, and in nothing but that something was not in time."""
        return bool(self.failures) and all(LATE.search(x) for x in self.failures)

    def packed(self) -> dict[str, Any]:
        """Return them as JSON holds them."""
        counts = {name: dict(sorted(getattr(self, name).items())) for name in COUNTED}
        times = {"seconds": round(self.seconds, 1), "cpu": round(self.cpu, 1)}
        return {**counts, "failures": self.failures, **times}

    @classmethod
    def unpacked(cls, told: dict[str, Any]) -> Figures:
        """Read what `packed` gave."""
        counts = {name: Counter(told[name]) for name in COUNTED}
        return cls(**counts, failures=told["failures"], seconds=told["seconds"], cpu=told["cpu"])


def table(f: Figures) -> str:
    """Lay the figures out."""
    games, answers, faults = (sum(x.values()) for x in (f.games, f.answers, f.faults))
    lines = [f"{games} games, {answers} answers of people, {faults} faults, {len(f.failures)} failures"]
    if answers and f.seconds:
        each = f"{1000 * f.cpu / answers:.0f} ms of the processor an answer"
        lines.append(
            f"{f.seconds / 60:.1f} minutes of rounds, {60 * answers / f.seconds:.0f} a minute, {each}"
        )

    def part(name: str, counts: Counter[str]) -> None:
        lines.append(f"\n{name}")
        lines.extend(f"  {n:>7,}  {what}" for what, n in sorted(counts.items(), key=lambda x: (-x[1], x[0])))

    part("Answers", f.answers)
    part("Games", f.games)
    part("How they ended (others were under way when the time was up, and went on when asked)", f.ends)
    part("Faults", Counter({**dict.fromkeys(NAMES, 0), **f.faults}))
    part("What people did", f.acts)
    part("Checked", f.checked)
    lines.append("\nFailures" if f.failures else "\nNo failures")
    lines += [f"  {x}" for x in f.failures]
    return "\n".join(lines)
