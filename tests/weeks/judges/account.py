"""What a seat has left, kept beside the bot by the rules of the table alone."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.play.clocks.bank import Terms
from tests.weeks.judges.oracle import Life, counted

DAY = 86_400
#: A request holds a clock up for a day at most, between two answers of its seat.
HELD_AT_MOST = DAY


@dataclass
class Account:
    """What a seat has left, kept by the rules of the table: stretches of time, and whether each is spent."""

    terms: Terms
    life: Life
    left: int = -1
    spent: list[tuple[int, int, Life, int]] = field(default_factory=list)
    since: int = 0
    asked: bool = False
    shut: int = 0
    owes: int = 0
    gained: list[int] = field(default_factory=list)
    waits: int = 0
    waited: int = 0
    fault: int = 0

    @property
    def now(self) -> int:
        """Return what is left."""
        return max(0, self.left - sum(seconds for *_, seconds in self.spent))

    @property
    def open(self) -> bool:
        """Return whether the seat can answer, and nothing holds it up."""
        return self.asked and not self.shut and not self.fault and not self._waits_still

    @property
    def _waits_still(self) -> bool:
        return self.waits > 0 and self.waited < HELD_AT_MOST

    def passes(self, now: int) -> None:
        """Let time pass until now, as things stand."""
        if self.open and now > self.since:
            self.spent.append((self.since, now, self.life, counted(self.life, self.since, now)))
        elif self.asked and not self.fault and self._waits_still:
            self.waited += max(0, now - self.since)
        self.since = now

    def book(self) -> int:
        """Take off what was spent; return what is left."""
        self.left, self.spent = self.now, []
        return self.left

    def begins(self, *, again: bool = False) -> None:
        """Ask the seat. It has no less than an increment then, but for what was undone."""
        self.left = self.terms.bank if self.left < 0 else max(self.left, 0 if again else self.terms.increment)
        self.asked = True

    def goes_back(self, to: int) -> None:
        """Undo what came after an entry: what was gained by it was gained, and is not gained again."""
        kept = [n for n in self.gained if n <= to]
        self.gained, self.owes = kept, self.owes + len(self.gained) - len(kept)

    def ends(self, *, gains: bool, n: int) -> None:
        """Let the seat be asked no more: its own answer, entry `n`, gains the increment, but not twice."""
        self.book()
        self.asked, self.shut = False, 0
        if not gains:
            return
        self.waited = 0
        self.gained.append(n)
        if self.owes:
            self.owes -= 1
        else:
            self.left = max(self.left, min(self.terms.cap, self.left + self.terms.increment))

    def fails(self, since: int) -> None:
        """Give back what was spent since a post did not arrive."""
        self.fault = since
        kept = [(begin, min(end, since), life) for begin, end, life, _ in self.spent if begin < since]
        self.spent = [(begin, end, life, counted(life, begin, end)) for begin, end, life in kept]
