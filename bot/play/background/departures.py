"""Noticing players who have left the server: they keep their seats, and the table is told once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from bot.play.context import Context
from bot.play.games.outgoing import Outgoing
from bot.play.model.ports import Presence
from bot.store.models import Game, SeatRow
from bot.store.parts import Part

#: A game that waits is looked at once in so many seconds, and so many games at a time.
EVERY, AT_ONCE = 86_400, 20


class Departures:
    """Looks for players on their game's server."""

    def __init__(self, context: Context, outgoing: Outgoing) -> None:
        self._store, self._members, self._now = context.store, context.members, context.now
        self._word = outgoing.departed

    async def look(self, game: Game, seats: Sequence[SeatRow], users: Iterable[int]) -> set[int]:
        """Return those of a game's players who have left its server; what is new is kept and told.

        Of whom Discord says nothing is taken to be where they were.
        """
        if not game.guild:
            return set()
        held = {x.user: x for x in seats if x.user}
        asked = [x for x in dict.fromkeys(users) if x in held]
        found = await asyncio.gather(*(self._members.membership(x, game.guild) for x in asked))
        gone = {x for x, seat in held.items() if seat.left_at}
        for user, there in zip(asked, found, strict=True):
            if there.presence is Presence.LEFT and user not in gone:
                await self._store.has_left(game.id, user, self._now(), self._word(game, held[user]))
                gone.add(user)
            elif there.presence is Presence.PRESENT and user in gone:
                await self._store.is_back(game.id, user)
                gone.discard(user)
        return gone

    async def look_at(self, game: str) -> None:
        """Look for all players of a game."""
        loaded = await self._store.load(game)
        if loaded is not None:
            await self.look(loaded.game, loaded.seats, [x.user for x in loaded.seats if x.user])

    async def sweep(self, shards: Part | None = None) -> None:
        """Look once a day for those whom a game waits for. With `shards` only on servers of these."""
        now = self._now()
        for game in await self._store.long_waited_for(now - EVERY, most=AT_ONCE, shards=shards):
            loaded = await self._store.load(game)
            if loaded is None:
                continue
            asked = {a.seat for a in loaded.asking}
            users = {x.user for x in loaded.seats if x.user and x.seat in asked}
            await self._store.looked_for(game, users, now)
            await self.look(loaded.game, loaded.seats, users)
