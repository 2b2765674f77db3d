"""Seats of games under way that anybody may take who is not barred from them."""

from __future__ import annotations

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.outgoing import Outgoing, named
from bot.play.model.terms import Person
from bot.store.models import Outbox, SeatOffer
from engine.core.rules import Seat


class Offers:
    """Puts seats on offer, and withdraws them. The looking-for-game card and the queue show them.

    The game itself does not change: the seat's holder keeps it until somebody has taken it.
    """

    def __init__(self, context: Context, outgoing: Outgoing) -> None:
        self._context, self._outgoing = context, outgoing

    async def put_up(self, live: Live, seat: Seat, by: Person | None = None) -> bool:
        """Offer a seat, and say so at its table; False if it is on offer already.

        `by` is the person who offers it, if any.
        """
        offer, note = self.made(live, seat, by)
        done = await self._context.store.put_up(offer, [note])
        await self.shown(live)
        return done

    def made(self, live: Live, seat: Seat, by: Person | None = None) -> tuple[SeatOffer, Outbox]:
        """Make an offer and its post, to be committed together with something else."""
        key = "note-seat-offered-by" if by else "note-seat-offered"
        who = named(by.id, by.name, "by") if by else {}
        note = self._outgoing.note(live.row.id, live.lane, key, seat=seat, **who)
        return SeatOffer(game=live.row.id, seat=seat, since=self._context.stored_now()), note

    async def shown(self, live: Live) -> None:
        """Mark the server's card as due, so that it soon shows the present offers."""
        await self._context.store.card_stale(live.row.guild, self._context.stored_now())

    async def withdraw(self, live: Live, seat: Seat) -> bool:
        """Withdraw a seat from offer; False if it was not on offer, or has been taken."""
        done = await self._context.store.take_down(live.row.id, seat)
        await self._context.store.card_stale(live.row.guild, self._context.stored_now())
        return done

    async def on_offer(self, game: str) -> tuple[Seat, ...]:
        """Return the seats of a game that are on offer."""
        return tuple(await self._context.store.offered_in(game))
