"""When people's time does not count, by what they have told us."""

from __future__ import annotations

from bot.play.clocks.time_off import TimeOff
from bot.play.context import Context


class Availability:
    """Says which seconds count for somebody."""

    def __init__(self, context: Context) -> None:
        self._store = context.store

    async def of(self, user: int, table_weekends: bool, *, vacation: bool = True) -> TimeOff:
        """Return somebody's time off at a table whose weekends are off, or not, and that allows vacations."""
        return TimeOff(weekends=table_weekends)
