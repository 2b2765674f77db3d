"""What the players who are there may do when somebody's time has run out."""

from __future__ import annotations

from enum import StrEnum

from bot.play.absence.caretaking import Caretaking
from bot.play.absence.reminders import Reminders, Wanted
from bot.play.clocks.booking import Bookings, is_over
from bot.play.clocks.pace import DAY
from bot.play.commands.hosting import Hosting
from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.requests import Requests
from bot.play.matching.offers import Offers
from bot.play.model.locks import done_anew
from bot.play.model.terms import Person, Refused, SeatInfo, Status
from bot.store.models import Request, RequestKind
from engine.core.rules import Seat


class Step(StrEnum):
    """What may be done about a seat without time; all but to nudge needs everybody who is there."""

    NUDGE = "nudge"
    GIVE = "give"
    CARE = "care"
    OFFER = "offer"
    END = "end"


#: The request by which the others are asked to agree to a step.
ASKED = {
    Step.GIVE: RequestKind.GIVE,
    Step.CARE: RequestKind.CARE,
    Step.OFFER: RequestKind.CARE_OFFER,
    Step.END: RequestKind.CARE_END,
}


class Overdue:
    """Lets a table act on a seat whose time has run out: at once where one is there alone, else by consent.

    Others whose time has run out, too, or in whose place a machine player answers, are not asked.
    """

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        bookings: Bookings,
        outgoing: Outgoing,
        requests: Requests,
        reminders: Reminders,
        caretaking: Caretaking,
        offers: Offers,
        hosting: Hosting,
    ) -> None:
        self._context, self._games, self._bookings = context, games, bookings
        self._outgoing, self._requests, self._reminders = outgoing, requests, reminders
        self._caretaking, self._offers, self._hosting = caretaking, offers, hosting

    @done_anew
    async def act(self, game: str, by: Person, seat: Seat, step: Step) -> bool:
        """Do something about a seat; False when the others have been asked first.

        Raises:
            Refused: its player has time, or it is not for them to say.

        """
        async with self._context.taken(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            row = self._overdue(live, seat)
            if live.info.seat_of(by.id) is None:
                raise Refused("refused-not-seated")
            if row.user == by.id:
                raise Refused("refused-own-overrun")
            self._requests.here(live, by)
            if step is Step.NUDGE:
                return await self._nudge(live, row)
            over = {x.user for x in live.info.seats if is_over(live.title, live.loaded, x.seat)}
            others = live.info.others(by.id, *over)
            if not others:
                await self._do(live, row, step, by, by)
                return True
            request = Request(game=game, what=ASKED[step], user=by.id, seat=seat)
            await self._requests.ask(live, request, by.name, others)
            return False

    async def agreed(self, live: Live, request: Request, user: Person) -> bool:
        """Do it, now that all who are there have agreed."""
        step = next(x for x, kind in ASKED.items() if kind == request.what)
        try:
            row = self._overdue(live, request.seat)
        except Refused:
            moot = self._outgoing.note(live.row.id, live.lane, "note-overrun-moot", seat=request.seat)
            return await self._context.store.settle(request.id or 0, [moot])
        wisher = Person(request.user, live.info.name_of(request.user))
        await self._context.store.settle(request.id or 0)
        live = await self._games.load(live.row.id, Status.PLAYING, to_change=True)
        await self._do(live, row, step, wisher, user)
        return True

    def _overdue(self, live: Live, seat: Seat) -> SeatInfo:
        row = live.info.seat(seat)
        if row is None or row.caretaker or not is_over(live.title, live.loaded, seat):
            raise Refused("refused-not-overrun")
        return row

    async def _nudge(self, live: Live, row: SeatInfo) -> bool:
        """Remind them once more, if they have had no reminder today.

        Raises:
            Refused: they have.

        """
        zero = next((x.zero for x in live.loaded.clocks if x.seat == row.seat), 0)
        if not await self._reminders.remind(live, Wanted(row.user, row.seat, zero, veiled=False, late=True)):
            raise Refused("refused-nudged")
        return True

    async def _do(self, live: Live, row: SeatInfo, step: Step, wisher: Person, by: Person) -> None:
        if step is Step.GIVE:
            facts = {"user": row.user, "seat": row.seat, "where": live.info.link}
            told = self._outgoing.note(live.row.id, f"u{row.user}", "note-time-given", **facts)
            shown = self._outgoing.redrawn(live.row.id, live.lane, row.seat)
            if not await self._bookings.give(live.loaded, row, DAY, [told, shown]):
                raise Refused("refused-busy")
        elif step is Step.END:
            await self._hosting.end(live, by)
        elif step is Step.OFFER:
            already = row.seat in await self._offers.on_offer(live.row.id)  # perhaps by its holder
            offer = None if already else self._offers.made(live, row.seat, wisher)
            await self._caretaking.begin(
                live, row.user, "note-away-offered", offered_too=offer, overrun=row.seat
            )
            await self._offers.shown(live)
        else:
            await self._caretaking.begin(live, row.user, "note-away-agreed", overrun=row.seat)
