"""Deletes data about people's habits once nothing needs it any more."""

from __future__ import annotations

from bot.play.analysis.sandboxes import LASTS
from bot.play.clocks.pace import DAY, HOUR
from bot.play.clocks.reliability import weight
from bot.play.context import Context
from bot.play.presence.schedules import AHEAD

#: Reliability counts that together weigh less than this are dropped.
LEAST = 0.01
#: Days for which the link of a game that is over leads to its page.
WATCHED = 30


class Expiry:
    """Deletes what has expired: vacations, old hours, faded counts, days of reminders, links, sandboxes."""

    def __init__(self, context: Context) -> None:
        self._context, self._last = context, 0

    async def sweep(self) -> None:
        """Look for it once an hour."""
        now = self._context.stored_now()
        if 0 <= now - self._last < HOUR:
            return
        self._last = now
        await self._context.store.drop_stale(now, now - AHEAD * DAY, LEAST * weight(now))
        await self._context.store.drop_watch_links(now - WATCHED * DAY)
        await self._context.store.drop_old_sandboxes(now - LASTS * DAY)
