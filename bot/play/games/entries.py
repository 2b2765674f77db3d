"""One entry, and orders as far as they go, played and committed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.play.games.commits import Commits, Made
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.missed_messages import MissedMessages
from bot.play.games.outgoing import Outgoing
from bot.play.games.waiting_orders import WaitingOrders, said, shown_steps
from bot.play.model.names import tame
from bot.play.model.rows import ORDER
from bot.play.model.terms import Done, Person, Refused
from bot.play.titles.path_orders import Plan
from engine.core import record
from engine.core.dice import CommittedDice
from engine.core.errors import Refusal
from engine.core.record import Move
from engine.core.rules import Seat, State


class Entries:
    """Plays one entry, and orders as far as they go then, and commits them together."""

    def __init__(
        self,
        wording: Wording,
        games: GameLoader,
        commits: Commits,
        outgoing: Outgoing,
        missed_messages: MissedMessages,
    ) -> None:
        self._wording, self._games, self._commits, self._outgoing, self._missed_messages = (
            wording,
            games,
            commits,
            outgoing,
            missed_messages,
        )

    async def play(
        self,
        live: Live,
        user: Person,
        play: Callable[[State, int, CommittedDice], Move[Any]],
        seat: Seat = "",
        plan: Plan | None = None,
    ) -> Done:
        """Play one entry, and all orders as far as they then go, in one commit.

        `plan` holds orders given with this answer of `seat`. Orders of any seat that waited for it continue,
        too, and are told in the same post. If the engine breaks a promise, the game is frozen.
        """
        dice, orders = await self._commits.dice(live), WaitingOrders.at(live)
        given = seat if plan and plan.orders else ""
        try:
            made = [self._commits.made(live, None, play(live.state, live.row.n + 1, dice), user.id)]
            if plan and given:
                orders.plans[given] = plan
            dice = self._carry_on(live, made, dice, orders, given)
            dice = self._commits.pass_over(live, made, dice)
        except Refusal:
            raise
        except Exception as why:
            await self._games.freeze(live, why)
            raise Refused("refused-frozen", why=str(why)) from why
        private = await self._missed_messages.answered(live, user)
        left, notes = orders.left(), orders.notes(live, self._outgoing, but=seat)
        done = await self._commits.commit(
            live, made, actor=user, dice=dice, paths=left, stale=orders.ended(), extra=notes
        )
        private += await self._missed_messages.take(live.row.id, user, live)
        private += [x for m in made for x in await self._private_words(live, user, m.move)]
        if mine := [x for x in orders.lost if x.seat == seat]:
            say = await self._wording.words_for(user, live)
            private += [say(said(x), steps=shown_steps(x.steps)) for x in mine]
        waiting = len(orders.plans[given].steps) if given else 0
        first = made[0].move
        shut = first.entry.how == "answer" and any(e.kind == "sealed" for e in first.events)
        return replace(done, private=tuple(private), left=waiting, seal=first.entry.seal if shut else "")

    def _carry_on(
        self,
        live: Live,
        made: list[Made],
        dice: CommittedDice,
        orders: WaitingOrders,
        given: Seat,
    ) -> CommittedDice:
        """Carry out orders after the first move; return the dice.

        Orders of `given` are answers of the player who moved. Other orders count as their owner's, whoever
        moved: the post that grows must not show who gave the last shut answer.
        """
        while (s := made[-1].move.state).over is None and (found := orders.next(live, s)) is not None:
            d, action = found
            dice = CommittedDice(
                dice.seed, dice.game, dice.words, dice.k
            )  # an entry shows its own rolls only
            by = "" if d.seat == given else ORDER
            move = record.answer(s, live.row.n + len(made) + 1, d.seat, d.id, action, dice, by=by)
            made.append(self._commits.made(live, made[-1], move, live.info.users.get(d.seat, 0)))
        return dice

    async def _private_words(self, live: Live, user: Person, move: Move[Any]) -> tuple[str, ...]:
        """Word what only this user learned by the move."""
        mine = {x.seat for x in live.info.seats if x.user == user.id}
        told = [e for e in move.events if not e.reaches(None) and mine & set(e.to)]
        events = [e._replace(facts=tame(e.facts)) for e in told]
        if not events:
            return ()
        say = await self._wording.words_for(user, live)
        return tuple(live.title.look.tell(events, self._wording.names(live, say), say))
