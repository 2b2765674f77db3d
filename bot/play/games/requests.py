"""What some ask and others must agree to."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.outgoing import Outgoing, named
from bot.play.model.terms import Person, Refused, refusing
from bot.store import ClashError
from bot.store.models import Outbox, PostKind, Request, RequestKind
from engine.core.codec import canonical

NOTHING: Mapping[str, object] = {}

#: Does what was asked for, now that all have agreed; returns whether that closed the request.
Agreed = Callable[[Live, Request, Person], Awaitable[bool]]


class Requests:
    """Asks the others at a table, records who agrees, and closes requests withdrawn, declined or settled.

    A request about a player's seat (it has a `holder`) is valid while they have that seat, is at first put
    to them alone, and is also sent as a direct message. Any other is valid until the next entry.
    """

    def __init__(self, context: Context, outgoing: Outgoing) -> None:
        self._context, self._outgoing = context, outgoing

    async def ask(
        self, live: Live, row: Request, name: str, asked: Sequence[int], told: Mapping[str, object] = NOTHING
    ) -> int:
        """Ask others for their consent on behalf of the person called `name`; return the request's number.

        `told` holds the facts that its post needs.
        """
        row.asked, row.at, row.n = canonical(sorted(set(asked))), self._context.stored_now(), live.row.n
        return await self._context.store.add_request(
            row, lambda number: self._posts(live, number, row, name, asked, told)
        )

    async def ask_on(self, live: Live, row: Request, name: str, asked: Sequence[int], due: int) -> None:
        """Put an open request to others, in place of those asked before."""
        posts = self._posts(live, row.id or 0, row, name, asked, NOTHING)
        await self._context.store.ask_on(row, due=due, asked=canonical(asked), yes="[]", posts=posts)

    def _posts(
        self,
        live: Live,
        number: int,
        row: Request,
        name: str,
        asked: Sequence[int],
        told: Mapping[str, object],
    ) -> list[Outbox]:
        """Make the posts that ask: one in the channel, and about a seat one to each of them."""
        body = {
            "request": number,
            "what": row.what,
            "seat": row.seat,
            "user": row.user,
            "asked": sorted(set(asked)),
            **named(row.user, name),
            **told,
        }
        lanes = [live.lane, *(f"u{x}" for x in asked if row.holder or row.what == RequestKind.REPLACE)]
        return [self._outgoing.post(live.row.id, lane, PostKind.ASK, canonical(body)) for lane in lanes]

    def here(self, live: Live, user: Person) -> None:
        """Refuse requests and consents of a person who is away, with a machine player answering for them.

        Raises:
            Refused: they are away.

        """
        if live.info.away(user.id):
            raise Refused("refused-away")

    def holds(self, live: Live, row: Request) -> bool:
        """Return whether the situation to which a request refers still exists."""
        if row.holder or row.what == RequestKind.REPLACE:
            return any((x.seat, x.user) == (row.seat, row.holder) for x in live.loaded.seats)
        return row.n == live.row.n

    async def answer(
        self, live: Live, row: Request, user: Person, *, yes: bool, judge: bool, agreed: Agreed
    ) -> bool:
        """Take a person's answer to a request; return True if this settled it.

        `judge`: they were not asked, but may decide alone, as a seat's player always may about their seat.
        """
        if row.game != live.row.id or not row.open or not self.holds(live, row):
            raise Refused("refused-request-closed")
        asked, word = set(json.loads(row.asked)), {*json.loads(row.yes), user.id}
        if row.taker and asked == {row.taker}:
            return await self._answer_of_taker(live, row, user, yes=yes, agreed=agreed)
        alone = judge or user.id == row.holder
        away = {x.user for x in live.info.seats if x.caretaker}
        if user.id in asked and user.id != row.holder:
            self.here(live, user)
        asked -= away - {row.holder}
        if row.holder:  # such a request outlives moves, so players may have changed
            asked &= {x.user for x in live.info.seats}
        if user.id == row.user and not yes:
            return await self.settle(live, row, "withdrawn", user)
        if user.id not in asked and not alone:
            raise Refused("refused-not-asked-consent")
        if not yes:
            return await self.settle(live, row, "declined", user)
        if alone or asked <= word:
            return await agreed(live, row, user)
        with refusing(ClashError, "refused-busy"):
            await self._context.store.agree(row.id or 0, row.yes, canonical(sorted(word)))
        return False

    async def _answer_of_taker(
        self, live: Live, row: Request, user: Person, *, yes: bool, agreed: Agreed
    ) -> bool:
        """Take the answer of the person who is meant for a seat: they alone can say yes to it.

        Its player may still say no, and whoever asked may take it back.
        """
        if user.id == row.taker:
            return await (agreed(live, row, user) if yes else self.settle(live, row, "declined", user))
        if user.id not in (row.user, row.holder) or yes:
            raise Refused("refused-not-asked-consent")
        how = "withdrawn" if user.id == row.user else "declined"
        return await self.settle(live, row, how, user)

    async def settle(self, live: Live, row: Request, how: str, by: Person | None = None) -> bool:
        """Close a request, and tell the channel how it ended; False when it was closed already."""
        who = named(by.id, by.name) if by else named(0, "")
        if row.holder or row.what == RequestKind.REPLACE:
            facts = who | {"seat": row.seat, "user": row.user}
            note = self._outgoing.note(live.row.id, live.lane, f"note-{row.what}-{how}", **facts)
        else:
            note = self._outgoing.note(live.row.id, live.lane, f"note-{how}", what=row.what, **who)
        return await self._context.store.settle(row.id or 0, [note])
