"""How people of a simulated world live: how often they look in, and how much of what waits they answer."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from bot.play.model.ports import Access
from bot.play.model.terms import Person

HOUR = 3_600
GUILD = 900


@dataclass(slots=True)
class Habits:
    """How somebody lives: seconds between two visits on average, and how often they answer what they see.

    Who is `keen` looks for games whenever they may have one more.
    """

    person: Person
    every: float
    answers: float
    keen: bool = False
    gone_until: int = 0

    @classmethod
    def drawn(cls, number: int, rng: Random, *, keen: bool = False) -> Habits:
        """Draw somebody: most are steady, some slow, a few are seldom there at all."""
        access = Access(GUILD, 0, sees=True, moderates=True)
        person = Person(1_000 + number, f"Person {number}", access=access)
        every = rng.choice((6, 12, 20, 30, 48)) * HOUR
        return cls(person, every, rng.choice((0.4, 0.7, 0.9, 1.0)), keen)
