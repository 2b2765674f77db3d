"""What becomes of a post that could not be sent."""

from __future__ import annotations

import json

from bot.play.context import Context
from bot.play.delivery.calls import Calls
from bot.play.delivery.parking import Parking
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.model.ports import CourierError, Trouble
from bot.play.model.rows import LOG
from bot.store.models import Outbox, PostKind

MOST_TRIES = 8

OWED = ("note-dropped", "note-order-dropped", "note-order-passed")

SHUT = (Trouble.GONE, Trouble.FORBIDDEN)


class FailedPosts:
    """Tries again later, or parks the game."""

    def __init__(
        self,
        context: Context,
        parking: Parking,
        outgoing: Outgoing,
        games: GameLoader,
        calls: Calls,
    ) -> None:
        self._context, self._parking, self._outgoing, self._games = context, parking, outgoing, games
        self._calls = calls

    async def handle(self, row: Outbox, why: CourierError) -> bool:
        """Try again later, or note that a person or a channel cannot be reached."""
        if why.trouble in (Trouble.LATER, Trouble.OLD, Trouble.REFUSED):
            return await self.later(row, str(why), ours=why.trouble is Trouble.REFUSED)
        if row.lane.startswith("u"):
            await self._context.store.dm_closed(row.game, int(row.lane[1:]), closed=True)
            if row.what == PostKind.FOLLOWED:
                await self._context.store.follower_closed(row.game, int(row.lane[1:]))
            if row.what == PostKind.NOTE and json.loads(row.body)["key"] in OWED:
                await self._context.store.missed(row, self._context.now())
            else:
                lane = (await self._games.load(row.game, look=False)).lane
                calls = self._calls.missed(row, lane)
                await self._context.store.sent(row, self._context.now(), calls=calls)
            if row.what == PostKind.HELLO:
                await self._card_again(row.game)
            return True
        live = await self._games.load(row.game, look=False)
        if row.what == PostKind.TOLD or row.lane == f"c{live.row.quiet}":
            # The thread of a quiet game cannot be reached, so its posts go to its channel again.
            again = self._outgoing.post(row.game, live.lane, PostKind.AGAIN, last=live.row.n)
            await self._context.store.no_longer_quiet(row, self._context.now(), again)
            return True
        await self._park(row, why.trouble, live.row.host)
        return False

    async def _card_again(self, game: str) -> None:
        """Show on the lobby card that a player's direct messages are closed."""
        live = await self._games.load(game, look=False)
        if live.row.status == "lobby":
            await self._context.store.add_posts([self._outgoing.lobby_card(live.row)])

    async def later(self, row: Outbox, why: str, *, ours: bool = False) -> bool:
        """Try again after a while. Only a fault of ours that lasts parks a game: an outage never does."""
        assert row.id is not None
        if ours and row.tries + 1 >= MOST_TRIES and not row.lane.startswith("u"):
            live = await self._games.load(row.game, look=False)
            await self._park(row, "post-failed", live.row.host)
            return False
        self._parking.failed(row.lane)
        due = self._context.now() + await self._parking.wait(row.game, row.tries)
        await self._context.store.failed(row.id, due=due, why=why)
        return False

    async def _park(self, row: Outbox, why: str, host: int) -> None:
        """Leave a game whose channel cannot be reached, tell its host, and try again later."""
        assert row.id is not None
        self._parking.failed(row.lane, shut=why in SHUT)
        due = self._context.now() + await self._parking.wait(row.game, row.tries, parked=True)
        await self._context.store.failed(row.id, due=due, why=str(why))
        await self.leave_be(row.game, host, why, due)

    async def leave_be(self, game: str, host: int, why: str, until: int, said: str = "") -> None:
        """Park a game, and tell its host when it is tried again."""
        LOG.warning("game %s is parked: %s", game, why)
        note = self._outgoing.note(game, f"u{host}", f"note-parked-{said or why}", id=game)
        await self._context.store.park(game, why, until, [note], at=self._context.stored_now())
