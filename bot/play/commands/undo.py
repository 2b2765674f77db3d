"""Going back: freely where the engine allows it, else by the others' consent. Dice once shown stay shown."""

from __future__ import annotations

import json
from dataclasses import replace

from bot.play.commands.answering import Answering
from bot.play.commands.seating import Seats
from bot.play.context import Context
from bot.play.games.commits import Commits, Made
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.questions import Questions
from bot.play.games.requests import Requests
from bot.play.model.terms import Person, Refused, Status, Undone
from bot.store.models import PATH, Request, RequestKind
from engine.core.flow import held
from engine.core.record import do_undo
from engine.core.rules import Seat

FURTHEST = 400


class Undo:
    """Goes back before an answer, or asks the others whether it may."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        commits: Commits,
        requests: Requests,
        questions: Questions,
        answering: Answering,
        seats: Seats,
    ) -> None:
        (
            self._context,
            self._games,
            self._commits,
            self._requests,
            self._questions,
            self._answering,
            self._seats,
        ) = context, games, commits, requests, questions, answering, seats

    async def undo(self, game: str, user: Person) -> Undone:
        """Go back before one's last answer: at once where the engine allows it, else ask the others.

        Machine players consent. Free is what `undo_floor` allows, read past own entries already undone.
        """
        async with self._context.locks(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            seat, mine = self._questions.seat(live, user), live.info.seats_of(user.id)
            seat = live.row.floor_seat if live.row.floor_seat in mine else seat
            for d in held(live.state):
                if d.seat == seat:  # not read yet: it is taken back, and nobody learns whose it was
                    return Undone(n=(await self._answering.back(live, user, seat, d.id)).n)
            to = await self._before_mine(live, seat)
            if to is None:
                raise Refused("refused-no-undo")
            if to < live.row.mark:
                raise Refused("refused-undo-edition")
            others = [x.user for x in live.info.seats if x.user and x.user != user.id]
            if self._free(live, seat, to) or not others:
                return Undone(n=await self._go_back(live, seat, to, user))
            (at,) = await self._context.store.entries(game, to, to)
            steps = live.row.shown - at.shown
            row = Request(game=game, what=RequestKind.UNDO, user=user.id, seat=seat, to=to)
            return Undone(request=await self._requests.ask(live, row, user.name, others, steps))

    async def agreed(self, live: Live, row: Request, _user: Person) -> bool:
        """Go back, now that all have agreed."""
        await self._go_back(live, row.seat, row.to, None)
        return True

    def _free(self, live: Live, seat: Seat, to: int) -> bool:
        return live.row.floor_seat == seat and to >= live.row.floor

    async def _before_mine(self, live: Live, seat: Seat) -> int | None:
        """Find the entry before a seat's last answer that still counts."""
        n, first = live.row.n, max(0, live.row.n - FURTHEST)
        rows = {e.n: e for e in await self._context.store.entries(live.row.id, first, n)}
        back: set[int] = set()
        while n in rows:
            e = rows[n]
            if e.how == "back" and e.seat == seat:
                back.add(e.decision)
            if e.how == "undo":
                n = int(json.loads(e.action)["to"])
            elif e.how == "answer" and e.seat == seat and not e.by and e.decision not in back:
                return e.prev
            else:
                n = e.prev
        return None

    async def _go_back(self, live: Live, seat: Seat, to: int, user: Person | None) -> int:
        then = await self._games.state_at(live, to)
        move = do_undo(live.state, live.row.n + 1, seat, then, to, k=live.row.k)
        (at,) = await self._context.store.entries(live.row.id, to, to)
        told = [
            e._replace(facts={**e.facts, "to": at.shown}) if e.kind == "undone" else e for e in move.events
        ]
        move = replace(move, events=tuple(told))  # others count only what they were told of
        made = Made(move, user.id if user else 0, at.prev, at.floor, at.floor_seat)
        paths = [(x.seat, PATH) for x in live.loaded.standing if x.kind == PATH]
        done = await self._commits.commit(live, [made], actor=user, stale=paths)
        await self._seats.vacate(live.row.id)
        return done.n
