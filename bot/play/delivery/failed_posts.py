"""What becomes of a post that could not be sent."""

from __future__ import annotations

import json

from bot.play.context import Context
from bot.play.delivery.calls import Calls
from bot.play.delivery.parking import Parking
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.model.ports import CourierError, Trouble
from bot.play.model.rows import LOG
from bot.store.models import Outbox, PostKind
from engine.core.rules import Secrecy

#: Number of failures through a fault of ours after which a game is parked, and after which the post gives way
#: to a line.
MOST_TRIES, STANDS_IN = 8, 12

OWED = ("note-dropped", "note-order-dropped", "note-order-passed")

SHUT = (Trouble.GONE, Trouble.FORBIDDEN)


def _stands_in(row: Outbox) -> bool:
    """Return whether a row is a line in the place of a post that failed: nothing replaces that."""
    return row.what == PostKind.NOTE and json.loads(row.body)["key"].startswith("note-unshown")


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
            again = self._again(live)
            await self._context.store.no_longer_quiet(row, self._context.now(), again, live.lane)
            return True
        await self._park(row, why.trouble, live.row.host)
        return False

    def _again(self, live: Live) -> Outbox:
        """Show how a game stands in its channel: before it has begun, by its card."""
        if live.row.n < 0:
            return self._outgoing.lobby_card(live.row)
        return self._outgoing.post(live.row.id, live.lane, PostKind.AGAIN, last=live.row.n)

    async def _card_again(self, game: str) -> None:
        """Show on the lobby card that a player's direct messages are closed."""
        live = await self._games.load(game, look=False)
        if live.row.status == "lobby":
            await self._context.store.add_posts([self._outgoing.lobby_card(live.row)])

    async def later(self, row: Outbox, why: str, *, ours: bool = False) -> bool:
        """Try again after a while. A post that keeps failing through a fault of ours gives way to a line.

        Until then the game is parked, so that its host knows; an outage never parks it.
        """
        assert row.id is not None
        if ours and row.tries + 1 >= STANDS_IN and not _stands_in(row):
            if row.what in (PostKind.REDRAWN, PostKind.REPORTED):  # what is posted stands as it is
                await self._context.store.sent(row, self._context.now())
                return True
            await self._stand_in(row, await self._games.load(row.game, look=False))
            return False
        if ours and row.tries + 1 >= MOST_TRIES and not row.lane.startswith("u"):
            live = await self._games.load(row.game, look=False)
            await self._park(row, "post-failed", live.row.host)
            return False
        self._parking.failed(row.lane)
        due = self._context.now() + await self._parking.wait(row.game, row.tries)
        await self._context.store.failed(row.id, due=due, why=why)
        return False

    async def _stand_in(self, row: Outbox, live: Live) -> None:
        """Put a line in the place of a post that cannot be made, so that what comes after it is posted.

        It calls those whose answers are awaited, as far as all may know.
        """
        LOG.error("a post of game %s (%s) gives way to a line that says so", row.game, row.what)
        key = "note-unshown-lobby" if live.row.n < 0 else "note-unshown"
        users = live.info.present
        asked = [users.get(a.seat, 0) for a in live.loaded.asking if a.secrecy != Secrecy.HIDDEN]
        called = sorted({x for x in asked if x}) if row.lane.startswith("c") else []
        note = self._outgoing.note(row.game, row.lane, key, users=called, id=row.game)
        await self._context.store.stand_in(row, note)

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
