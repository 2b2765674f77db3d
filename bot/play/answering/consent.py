"""Answers to requests. What happens once all agree is up to the service that makes the request."""

from __future__ import annotations

import json

from bot.play.answering.answering import Answering
from bot.play.context import Context
from bot.play.games.loader import GameLoader
from bot.play.games.rights import Agreed, Authorization, Requests
from bot.play.lobby.hosting import Hosting
from bot.play.lobby.overdue import ASKED, Clocks
from bot.play.lobby.seating import Seating, Substitutes
from bot.play.model.runtime import done_anew
from bot.play.model.terms import Person, Refused, Status
from bot.store.models import Request, RequestKind
from engine.core.rules import Seat


class Consent:
    """Takes answers to requests: to undo, to abandon, and about seats given away, offered, without time."""

    def __init__(
        self,
        context: Context,
        rights: Authorization,
        games: GameLoader,
        requests: Requests,
        answering: Answering,
        hosting: Hosting,
        seating: Seating,
        substitutes: Substitutes,
        clocks: Clocks,
    ) -> None:
        self._context, self._rights, self._games, self._requests = context, rights, games, requests
        self._agreed: dict[str, Agreed] = {
            RequestKind.UNDO: answering.agreed,
            RequestKind.ABANDON: hosting.agreed,
            RequestKind.REPLACE: seating.agreed,
            RequestKind.OFFER: substitutes.agreed,
            **dict.fromkeys(ASKED.values(), clocks.agreed),
        }

    @done_anew
    async def answer(self, game: str, user: Person, number: int, *, yes: bool) -> bool:
        """Answer a request; True when this settled it. A moderator's word settles the end of a game."""
        async with self._context.locks(game):
            row = await self._context.store.request(number)
            if row is None:
                raise Refused("refused-request-closed")
            at = (
                [Status.PLAYING]
                if row.what in (RequestKind.REPLACE, RequestKind.OFFER, *ASKED.values())
                else [Status.PLAYING, Status.LOBBY, Status.FROZEN]
            )
            live = await self._games.load(game, *at, to_change=True)
            judge = row.what == RequestKind.ABANDON and await self._rights.ends_alone(user, live.info)
            return await self._requests.answer(
                live, row, user, yes=yes, judge=judge, agreed=self._agreed[row.what]
            )

    async def answer_open(self, game: str, user: Person, *, yes: bool, seat: Seat = "") -> bool:
        """Answer the open request that concerns a user: the oldest, or the one about a seat."""
        found = [x for x in await self._context.store.open_requests(game) if seat in ("", x.seat)]
        mine = [x for x in found if _asks(x, user)]
        mine = mine or [x for x in found if x.user == user.id and not yes] or found
        if not mine or mine[0].id is None:
            raise Refused("refused-no-request")
        return await self.answer(game, user, mine[0].id, yes=yes)

    async def is_asked(self, game: str, user: Person) -> bool:
        """Return whether something is asked of the table that concerns a user."""
        return any(_asks(x, user) for x in await self._context.store.open_requests(game))


def _asks(row: Request, user: Person) -> bool:
    return user.id in (row.holder, *json.loads(row.asked))
