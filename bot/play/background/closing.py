"""Closing lobbies that nobody has touched for long: a channel holds one game, and should be free again."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.play.commands.limits import UNTOUCHED
from bot.play.context import Context
from bot.play.model.terms import Status
from bot.store import ClashError
from bot.store.models import Game, Outbox
from bot.store.parts import Part

_log = logging.getLogger("nullgate.play")
#: Makes the post that tells a lobby's host that it is closed.
Word = Callable[[Game], Outbox]


class Closing:
    """Closes lobbies."""

    def __init__(self, context: Context, word: Word) -> None:
        self._context, self._store, self._word = context, context.store, word

    async def sweep(self, shards: Part | None = None) -> list[str]:
        """Close what has not been touched for long, and commit a word to each host; give the games' ids.

        With `shards` only those of servers on these.

        Whoever touches a lobby at this moment is quicker, or finds it closed. Two processes close it once.
        """
        now = self._context.stored_now()
        closed = []
        for game in await self._store.forgotten_lobbies(now - UNTOUCHED, shards=shards):
            loaded = await self._store.load(game, to_change=True)
            if loaded is None or loaded.game.status != Status.LOBBY or loaded.game.changed > now - UNTOUCHED:
                continue
            try:
                await self._store.change_game(
                    game,
                    loaded.game.revision,
                    posts=[self._word(loaded.game)],
                    status=Status.ABANDONED,
                    here=None,
                    changed=now,
                    ended=now,
                    asking=False,
                )
            except ClashError:
                continue
            _log.info("game %s was closed: nobody has touched its lobby for long", game)
            closed.append(game)
        return closed
