"""The bot's own form of what is off for somebody."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.play.clocks.time_off import TimeOff
from tests.weeks.oracle import Life


def time_off(life: Life) -> TimeOff:
    return TimeOff(life.zone, life.quiet, life.weekends, life.away)


@dataclass
class Lives:
    """Stands for what people have told us about their time."""

    of_user: dict[int, Life] = field(default_factory=dict)

    async def of(self, user: int, weekends: bool, *, vacation: bool = True, host: int = 0) -> TimeOff:
        return time_off(self.of_user.get(user, Life()))
