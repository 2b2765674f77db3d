"""Answering, taking back, resigning, draws, free actions."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.play.commands.seats import Seats
from bot.play.context import Context
from bot.play.games.entries import Entries
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.questions import Questions
from bot.play.model.locks import done_anew
from bot.play.model.terms import Done, Person, Refused, Status
from bot.play.titles.path_orders import Order, check_ahead
from engine.core import record
from engine.core.codec import unpack_action
from engine.core.dice import CommittedDice
from engine.core.endings import Draw, Resign
from engine.core.record import Move
from engine.core.rules import Seat


class Answering:
    """Plays what a person answers, takes back or does unasked: one entry each, committed at once."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        questions: Questions,
        entries: Entries,
        seats: Seats,
    ) -> None:
        self._context, self._games, self._questions, self._entries, self._seats = (
            context,
            games,
            questions,
            entries,
            seats,
        )

    async def answer(
        self,
        game: str,
        user: Person,
        decision: int = 0,
        seat: Seat = "",
        *,
        token: str = "",
        text: str = "",
        action: Any = None,
    ) -> Done:
        """Answer a question by token, typed text or plain data. 0: the one question open to this user.

        Text may be an order of several steps: those that can be are carried out at once, the rest waits for
        whoever must answer first.

        Where another process was quicker, an answer to a question that is named is given once more: the
        question may be open still.
        """
        do = done_anew(self._answer) if decision else self._answer
        return await do(game, user, decision, seat, token=token, text=text, action=action)

    async def _answer(
        self, game: str, user: Person, decision: int, seat: Seat, *, token: str, text: str, action: Any
    ) -> Done:
        async with self._context.locks(game):
            live = await self._games.load(game, Status.PLAYING, dice=True, to_change=True)
            d = self._questions.asked(live, user, decision, seat)
            d = d if decision or seat else self._questions.readable(live, user, d, text)
            a, rest = await self._questions.meant(live, d, token=token, text=text, action=action)
            check_ahead(live.title.game, live.state, d, a, rest, Random())

            def play(s: Any, n: int, dice: CommittedDice) -> Move[Any]:
                return record.answer(s, n, d.seat, d.id, a, dice)

            return await self._entries.play(
                live, user, play, d.seat, Order(len(live.state.stack), tuple(rest))
            )

    async def take_back(self, game: str, user: Person, decision: int, seat: Seat = "") -> Done:
        """Take an unread answer back."""
        async with self._context.locks(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            mine = self._questions.seat(live, user, seat)
            return await self.back(live, user, mine, decision)

    async def back(self, live: Live, user: Person, seat: Seat, decision: int) -> Done:
        """Take an unread answer of a seat back; the caller holds the game."""
        k = live.row.k
        return await self._entries.play(
            live, user, lambda s, n, dice: record.do_back(s, n, seat, decision, k=k)
        )

    async def resign(self, game: str, user: Person, seat: Seat = "") -> Done:
        """Give the game up with every seat that one holds, or with one of them."""
        live = await self._games.load(game, look=False)
        for x in (seat,) if seat else live.info.seats_of(user.id) or ("",):
            done = await self._act(game, user, "resign", Resign(), x)
            if done.outcome is not None:
                return done
        async with self._context.locks(game):
            await self._seats.vacate(game)
        return done

    async def draw(self, game: str, user: Person, *, offer: bool) -> Done:
        """Offer a draw or agree to one; with `offer` false decline it or take it back."""
        return await self._act(game, user, "draw", Draw(offer))

    async def act(self, game: str, user: Person, name: str, action: Any, seat: Seat = "") -> Done:
        """Do a free action, given as plain data: what a seat may do unasked. "": a seat of this user's."""
        return await self._act(game, user, name, action, seat, packed=True)

    async def _act(
        self, game: str, user: Person, name: str, action: Any, seat: Seat = "", *, packed: bool = False
    ) -> Done:
        async with self._context.locks(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            mine = self._questions.seat(live, user, seat)
            if name not in live.state.rules.frees:
                raise Refused("refused-no-act")
            if packed:
                action = unpack_action(live.state.rules.frees[name].takes, action)
            return await self._entries.play(
                live, user, lambda s, n, dice: record.do_act(s, n, mine, name, action, dice)
            )
