"""Missed messages: undeliverable direct messages, and answers given on behalf of an absent player."""

from __future__ import annotations

import json
from itertools import islice

from bot.play.context import Context
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.rows import events_of, led_to
from bot.play.model.terms import Person
from bot.store.models import Entry as EntryRow
from engine.core.rules import Seat
from render.core.text import Words

#: Maximum number of answers told one by one: the latest ones.
MOST_TOLD = 10


class MissedMessages:
    """Tells players, once, what a failed direct message said, and what was answered while they were away."""

    def __init__(self, context: Context, wording: Wording, games: GameLoader) -> None:
        self._context, self._wording, self._games = context, wording, games

    async def take(self, game: str, user: Person, live: Live | None = None) -> list[str]:
        """Word what could not reach this user, and count it as told. `live`: the game, where it is loaded."""
        if live is not None and not any(x.user == user.id and x.dm_closed for x in live.info.seats):
            return []
        rows = await self._context.store.take_missed(game, user.id)
        if not rows:
            return []
        live = live or await self._games.load(game, look=False)
        say, look = await self._wording.words_for(user, live), live.title.look
        told = [json.loads(row.body) for row in rows]
        return [say(x["key"], **x["facts"], side=look.side(x["facts"]["seat"], say)) for x in told]

    async def answered(self, live: Live, user: Person) -> list[str]:
        """Word the answers given for this user while they were away; nothing if they were not."""
        away = {x.seat: x.away_from for x in live.loaded.seats if x.user == user.id and x.caretaker}
        if not away:
            return []
        n, say = live.row.n, await self._wording.words_for(user, live)
        rows = await self._context.store.entries(live.row.id, min(away.values()) + 1, n)
        done = [x for x in led_to(n, rows) if x.by and x.n > away.get(x.seat, n)]
        lines = [line for x in islice(done, MOST_TOLD) if (line := self._line(live, x, frozenset(away), say))]
        key = "note-while-away" if lines or not done else "note-while-away-untold"
        return [say(key, n=len(done)), *(f"- {x}" for x in reversed(lines))]

    def _line(self, live: Live, row: EntryRow, seats: frozenset[Seat], say: Words) -> str:
        """Word the first of what these seats learned of an entry; "" for nothing."""
        events = [e for e in events_of(row) if any(e.reaches(x) for x in seats)]
        told = live.title.look.tell(events, self._wording.names(live, say, n=row.n), say)
        return next((x for x in told if x), "")
