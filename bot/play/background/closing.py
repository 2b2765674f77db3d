"""Closing lobbies that have not been used for long, and noticing players who have left the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence

from bot.play.commands.lobby import Lobby
from bot.play.commands.settings_updates import UNTOUCHED
from bot.play.context import Context
from bot.play.games.outgoing import Outgoing
from bot.play.model.ports import Presence
from bot.play.model.terms import Refused, Status
from bot.play.presence.muster import SPAN
from bot.store import ClashError
from bot.store.models import Game, Outbox, SeatRow
from bot.store.shards import Part

_log = logging.getLogger("nullgate.play")
#: Makes the post that tells a lobby's host that it is closed.
Word = Callable[[Game], Outbox]


class Closing:
    """Closes lobbies."""

    def __init__(self, context: Context, word: Word) -> None:
        self._context, self._store, self._word = context, context.store, word

    async def sweep(self, shards: Part | None = None) -> list[str]:
        """Close lobbies long unused, and commit a message to each host; return the games' ids.

        With `shards` only those of servers on these.

        A person who uses a lobby at this moment either keeps it open or finds it closed. If two processes
        close it, it is closed once.
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


class Musters:
    """Ends the time in which those at a full table may say that they are there."""

    def __init__(self, context: Context, lobby: Lobby) -> None:
        self._context, self._lobby = context, lobby

    async def sweep(self, shards: Part | None = None) -> list[str]:
        """Free the seats of people who did not show up, or start; return the games with new posts."""
        before = self._context.stored_now() - SPAN
        due = await self._context.store.musters_due(before, shards=shards)
        for game in due:
            try:
                await self._lobby.lapse(game)
            except Refused as why:
                _log.info("game %s: %s", game, why)
        return due


#: Seconds between two looks at a game that waits, and number of games at a time.
EVERY, AT_ONCE = 86_400, 20


class Departures:
    """Looks for players on their game's server."""

    def __init__(self, context: Context, outgoing: Outgoing) -> None:
        self._store, self._members, self._now = context.store, context.members, context.now
        self._word = outgoing.departed

    async def look(self, game: Game, seats: Sequence[SeatRow], users: Iterable[int]) -> set[int]:
        """Return those of a game's players who have left its server; save and announce new departures.

        If Discord does not answer, a player counts as being where they were.
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
        """Check daily whether awaited players are still there. With `shards` only on servers of these."""
        now = self._now()
        for game in await self._store.long_waited_for(now - EVERY, most=AT_ONCE, shards=shards):
            loaded = await self._store.load(game)
            if loaded is None:
                continue
            asked = {a.seat for a in loaded.asking}
            users = {x.user for x in loaded.seats if x.user and x.seat in asked}
            await self._store.looked_for(game, users, now)
            await self.look(loaded.game, loaded.seats, users)
