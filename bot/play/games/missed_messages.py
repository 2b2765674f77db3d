"""Words that could not reach somebody by direct message."""

from __future__ import annotations

import json

from bot.play.context import Context
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.model.terms import Person


class MissedMessages:
    """Hands over, once, what a direct message should have said."""

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
