"""Offering seats of games under way, and taking them as a substitute."""

from __future__ import annotations

from bot.play.absence.caretaking import Caretaking
from bot.play.clocks.reliability import Reliabilities, weight
from bot.play.commands.seating import Seating, Wish
from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.requests import Requests
from bot.play.games.rights import Authorization
from bot.play.matching.game_limits import Room
from bot.play.matching.offers import Offers
from bot.play.model.locks import done_anew
from bot.play.model.names import plain
from bot.play.model.terms import Person, Refused, Status
from bot.store.models import PostKind, Reliability, Request, RequestKind, SeatRow
from engine.core.rules import Seat


class Substitutes:
    """Offers seats that nobody plays, and seats the substitutes who take them."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        rights: Authorization,
        requests: Requests,
        seating: Seating,
        offers: Offers,
        room: Room,
        caretaking: Caretaking,
        reliabilities: Reliabilities,
    ) -> None:
        self._context, self._games, self._rights = context, games, rights
        self._requests, self._seating, self._offers = requests, seating, offers
        self._room, self._caretaking, self._reliabilities = room, caretaking, reliabilities

    @done_anew
    async def offer(self, game: str, by: Person, seat: Seat) -> bool:
        """Offer a seat: the user's own, a free one or an abandoned one.

        For its holder, the host and moderators this works at once (True); other players need the consent of
        all others. If the holder is late, a machine player answers from then on, and an answer of their own
        is a return.
        """
        gone = await self._seating.gone_from(game, seat)
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            row = next((x for x in live.loaded.seats if x.seat == seat), None)
            if row is None:
                raise Refused("refused-no-seat")
            if row.user == by.id or (await self._rights.rights(by, live.info)).governs:
                await self._check(live, row, by, gone)
                await self._put_up(live, row, by)
                return True
            if not live.info.seat_of(by.id):
                raise Refused("refused-host-only")
            await self._check(live, row, by, gone)
            self._requests.here(live, by)
            others = live.info.others(by.id, row.user)
            if not others:
                await self._put_up(live, row, by)
                return True
            request = Request(game=game, what=RequestKind.OFFER, user=by.id, seat=seat)
            await self._requests.ask(live, request, by.name, others)
            return False

    async def agreed(self, live: Live, request: Request, _user: Person) -> bool:
        """Put the seat on offer, now that all the others have agreed, unless its player is back."""
        row = next(x for x in live.loaded.seats if x.seat == request.seat)
        by = Person(request.user, live.info.name_of(request.user))
        try:
            await self._check(live, row, by, await self._seating.gone_from(live.row.id, request.seat))
        except Refused:
            return await self._requests.settle(live, request, "moot")
        await self._put_up(live, row, by)
        return await self._context.store.settle(request.id or 0)

    async def withdraw(self, game: str, by: Person, seat: Seat) -> bool:
        """Withdraw a seat from offer, at the request of its holder, the host or a moderator."""
        live = await self._games.load(game, Status.PLAYING)
        if live.info.users.get(seat) != by.id:
            await self._rights.host_only(by, live.info)
        return await self._offers.withdraw(live, seat)

    async def _put_up(self, live: Live, row: SeatRow, by: Person) -> None:
        if row.seat in await self._offers.on_offer(live.row.id):
            raise Refused("refused-on-offer")
        if row.user in (0, by.id) or row.caretaker:
            await self._offers.put_up(live, row.seat, by)
            return
        offer = self._offers.made(live, row.seat, by)
        await self._caretaking.begin(live, row.user, "note-away-offered", offered_too=offer)
        await self._offers.shown(live)

    async def _check(self, live: Live, row: SeatRow, by: Person, gone: int) -> None:
        """Check that a seat has no player, or only one who has left it.

        Raises:
            Refused: a person or a machine player plays it.

        """
        if row.policy:
            raise Refused("refused-machine-there")
        if row.user in (0, by.id, gone) or row.caretaker or await self._seating.is_late(live, row):
            return
        raise Refused("refused-not-abandoned")

    @done_anew
    async def take(self, game: str, user: Person, seat: Seat) -> None:
        """Take a seat on offer. The first to do so gets it.

        Raises:
            Refused: it is no longer on offer, or not for them.

        """
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            row = next((x for x in live.loaded.seats if x.seat == seat), None)
            if row is None or seat not in await self._offers.on_offer(game):
                raise Refused("refused-not-on-offer")
            if row.user == user.id:
                raise Refused("refused-own-offer")
            await self._room.check(user.id, live.row.guild)
            wish = Wish(seat, user.id, plain(user.name), "", user.locale)
            await self._reliabilities.check(live.row.clock, user, user)
            await self._seating.check(live, row, wish, user)
            counts = self._counts(live, row, user)
            hello = PostKind.BRIEFING
            await self._seating.hand_over(live, row, wish, user, told=False, hello=hello, counts=counts)
        await self._context.store.card_stale(live.row.guild, self._context.stored_now())

    def _counts(self, live: Live, row: SeatRow, user: Person) -> list[Reliability]:
        """Record who took a seat over, and who had let it down; only at tables with a clock.

        A player who has offered their own seat and plays on until then has not let anybody down.
        """
        if not live.row.clock:
            return []
        now = weight(self._context.stored_now())
        left = [Reliability(user=row.user, gave_up=now)] if row.user and row.caretaker else []
        return [Reliability(user=user.id, took_over=now), *left]
