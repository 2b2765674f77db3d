"""Words that could not reach somebody by direct message."""

from __future__ import annotations

import json

from bot.play.context import Context
from bot.play.games.rows import Live
from bot.play.games.wording import Wording
from bot.play.model.terms import Person


class Owed:
    """Hands them over once."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
    ) -> None:
        self._context, self._wording = context, wording

    async def take(self, live: Live, user: Person) -> list[str]:
        """Word what could not reach this user by direct message, once."""
        if not any(x.user == user.id and x.dm_closed for x in live.info.seats):
            return []
        say, lines = await self._wording.words_for(user, live), []
        for row in await self._context.store.take_missed(live.row.id, user.id):
            body = json.loads(row.body)
            side = live.listing.look.side(body["facts"]["seat"], say)
            lines.append(say(body["key"], **body["facts"], side=side))
        return lines
