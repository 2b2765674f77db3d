"""Daily work for a person: make their digest, and learn their hours."""

from __future__ import annotations

import logging
from contextlib import nullcontext

from bot.play.background.clocks import Clocks
from bot.play.clocks.local_hours import next_at
from bot.play.context import Context
from bot.play.games.outgoing import Outgoing
from bot.play.model.terms import Person
from bot.play.presence.schedules import Schedules, settle
from bot.play.queries.inbox import Inbox, Kept, bearers
from bot.store.models import Outbox, PostKind, Schedule
from engine.core.codec import canonical

_log = logging.getLogger("nullgate.play")


class Digests:
    """Makes digests when they are due. Each is committed with the time of the next, so it comes once."""

    def __init__(
        self, context: Context, outgoing: Outgoing, inbox: Inbox, schedules: Schedules, clocks: Clocks
    ) -> None:
        self._context, self._store = context, context.store
        self._outgoing, self._inbox, self._schedules = outgoing, inbox, schedules
        self._clocks = clocks

    async def sweep(self) -> list[str]:
        """Do what is due for anybody; return the games whose outboxes carry the digests."""
        now, found = self._context.stored_now(), list[str]()
        for row in await self._store.due_schedules(now):
            try:
                found += await self._done(row, now)
            except Exception:
                _log.exception("a digest could not be made; the next sweep tries again")
        return found

    async def _done(self, was: Schedule, now: int) -> list[str]:
        digests = (await self._store.preference(was.user)).calls == "digest"
        hours = await self._schedules.learnt(was, now) if was.learns else None
        kept = await self._inbox.kept(Person(was.user, ""), was.digested) if digests else Kept()
        posts = [self._post(was, x) for x in bearers(kept, self._context.titles)[:1]]

        def change(row: Schedule) -> list[Outbox]:
            row.due = next_at(row.zone, row.digest, now) if digests or row.learns else 0
            row.digested = now if digests else 0
            if hours and row.learns:
                counts, until, (begin, end) = hours
                settle(row, now, hours=counts, learnt=until, quiet_from=begin, quiet_to=end)
            return posts

        async with self._clocks.rebooked(was.user) if hours else nullcontext():
            mine = await self._store.ticked(was.user, was.due, change)
        return [x.game for x in posts] if mine else []

    def _post(self, was: Schedule, game: str) -> Outbox:
        body = canonical({"user": was.user, "since": was.digested})
        return self._outgoing.post(game, f"u{was.user}", PostKind.DIGEST, body)
