"""Seats of games under way that anybody may take who is not barred from them."""

from __future__ import annotations

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.outgoing import Outgoing
from bot.store.models import SeatOffer
from engine.core.rules import Seat


class Offers:
    """Puts seats on offer, and takes them off. The looking-for-game card and the queue show them.

    Nothing changes in the game by that: whoever holds the seat keeps it until somebody has taken it.
    """

    def __init__(self, context: Context, outgoing: Outgoing) -> None:
        self._context, self._outgoing = context, outgoing

    async def put_up(self, live: Live, seat: Seat, by: str = "") -> bool:
        """Offer a seat, and say so at its table; False when it is on offer already.

        `by` is what they are called who have done so, if anybody has.
        """
        game, now = live.row.id, self._context.stored_now()
        key = "note-seat-offered-by" if by else "note-seat-offered"
        note = self._outgoing.note(game, live.lane, key, seat=seat, **({"by": by} if by else {}))
        done = await self._context.store.put_up(SeatOffer(game=game, seat=seat, since=now), [note])
        await self._context.store.card_stale(live.row.guild, now)
        return done

    async def withdraw(self, live: Live, seat: Seat) -> bool:
        """Offer a seat no longer; False when it was not on offer, or somebody has taken it."""
        done = await self._context.store.take_down(live.row.id, seat)
        await self._context.store.card_stale(live.row.guild, self._context.stored_now())
        return done

    async def on_offer(self, game: str) -> tuple[Seat, ...]:
        """Return the seats of a game that are on offer."""
        return tuple(x.seat for x in await self._context.store.seats_on_offer(game=game))
