"""What a table may agree to about time: how long each seat has, and what happens when it has none left."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields, replace
from enum import IntEnum, StrEnum

MINUTE, HOUR, DAY = 60, 3_600, 86_400
#: Minimum and maximum of a bank, and maximum of its cap, in seconds.
LEAST_BANK, MOST_BANK, MOST_CAP = 5 * MINUTE, 30 * DAY, 60 * DAY
MOST_INCREMENT = 5 * DAY
MOST_PATIENCE = 30 * DAY
#: Seconds that the other players have to act on a seat whose time is up.
FORSAKEN = 3 * DAY


class AtZero(StrEnum):
    """What happens when a seat has no time left. Saved: no value changes."""

    ACT = "act"  # the others may act; nothing happens by itself
    MACHINE = "machine"  # a machine player plays on
    LOSE = "lose"


class Stage(IntEnum):
    """What a running clock has passed."""

    NONE = 0
    HALF = 1
    SIXTH = 2
    HOUR = 3
    ZERO = 4
    LEFT = 5  # nobody has acted on it for a long time


@dataclass(frozen=True, slots=True)
class Terms:
    """A table's clock terms. Times are seconds; with a `bank` of 0 there is no clock.

    A seat gains `increment` for an answer after which it is asked nothing, up to `cap`. With `weekends`,
    Saturday and Sunday do not count; with `vacation`, nor do the players' vacations. With `steady`, players
    who are often late are not admitted.
    """

    bank: int = 0
    increment: int = 0
    cap: int = 0
    at_zero: AtZero = AtZero.ACT
    weekends: bool = False
    vacation: bool = True
    steady: bool = False

    @property
    def timed(self) -> bool:
        """Return whether there is a clock."""
        return self.bank > 0

    @property
    def pace(self) -> str:
        """Return the name of the preset that has these times; "own" for none."""
        return next(
            (x for x, (*times,) in PRESETS.items() if times == [self.bank, self.increment, self.cap]), OWN
        )

    def saved(self) -> str:
        """Return the terms as text; "" without a clock, as all games before clocks have it."""
        return json.dumps(asdict(self), sort_keys=True, separators=(",", ":")) if self.timed else ""

    def marks(self) -> tuple[tuple[Stage, int], ...]:
        """Return what is left of the bank when each stage is reached, the earliest first.

        Stages that would follow each other too closely are left out.
        """
        last = ((Stage.HOUR, HOUR),) if self.bank >= 12 * HOUR else ()
        return ((Stage.HALF, self.bank // 2), (Stage.SIXTH, self.bank // 6), *last, (Stage.ZERO, 0))

    def stage(self, left: int) -> Stage:
        """Return the last stage reached when this much is left."""
        return max((stage for stage, mark in self.marks() if left <= mark), default=Stage.NONE)


OWN, RELAXED = "own", "relaxed"
#: Who may come to a table: whoever is not often late, or everybody.
WHO = STEADY, ANYONE = "steady", "anyone"
#: Bank, increment and cap of each preset, the calmest first.
PRESETS: dict[str, tuple[int, int, int]] = {
    RELAXED: (0, 0, 0),
    "daily": (72 * HOUR, 12 * HOUR, 120 * HOUR),
    "brisk": (24 * HOUR, 4 * HOUR, 36 * HOUR),
    "live": (10 * MINUTE, 30, 20 * MINUTE),
}


def preset(name: str, terms: Terms | None = None) -> Terms:
    """Return terms with the times of a preset, all else as it was."""
    bank, increment, cap = PRESETS[name]
    return replace(terms or Terms(), bank=bank, increment=increment, cap=cap)


def read(text: str) -> Terms:
    """Return terms that were saved. What a later version has added to them is left out."""
    if not text:
        return Terms()
    names = {x.name for x in fields(Terms)}
    known = {k: v for k, v in json.loads(text).items() if k in names}
    return Terms(**known | {"at_zero": AtZero(known.get("at_zero", AtZero.ACT))})


def faults(terms: Terms) -> str:
    """Return the name of a field with an impossible number; "" if all are possible."""
    if not terms.timed:
        return ""
    bounds = {
        "bank": LEAST_BANK <= terms.bank <= MOST_BANK,
        "increment": 0 <= terms.increment <= min(MOST_INCREMENT, terms.bank),
        "cap": terms.bank <= terms.cap <= MOST_CAP,
    }
    return next((name for name, fits in bounds.items() if not fits), "")
