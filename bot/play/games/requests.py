"""What some ask and others must agree to."""

from __future__ import annotations

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.outgoing import Outgoing
from bot.play.model.terms import Person
from bot.store.models import Outbox, Request
from engine.core.codec import canonical
from engine.core.rules import Seat


class Requests:
    """Asks the others at a table, and settles what they were asked."""

    def __init__(
        self,
        context: Context,
        outgoing: Outgoing,
    ) -> None:
        self._context, self._outgoing = context, outgoing

    async def ask(
        self, live: Live, what: str, user: Person, seat: Seat, to: int, others: list[int], steps: int
    ) -> int:
        """Ask others to agree; their answer counts only while the game stands where it stands now."""
        asked = sorted(set(others))
        row = Request(
            game=live.row.id,
            what=what,
            user=user.id,
            seat=seat,
            n=live.row.n,
            to=to,
            asked=canonical(asked),
            at=self._context.now(),
        )

        def posts(number: int) -> list[Outbox]:
            body = {
                "request": number,
                "what": what,
                "seat": seat,
                "user": user.id,
                "name": user.name,
                "asked": asked,
                "steps": steps,
            }
            return [self._outgoing.post(live.row.id, live.lane, "ask", canonical(body))]

        return await self._context.store.add_request(row, posts)

    async def settle(self, live: Live, row: Request, key: str, user: Person) -> bool:
        """Close a request and tell the channel."""
        note = self._outgoing.note(live.row.id, live.lane, key, name=user.name, what=row.what)
        assert row.id is not None
        await self._context.store.settle(row.id, [note])
        return True
