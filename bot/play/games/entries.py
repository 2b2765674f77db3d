"""One entry, and orders as far as they go, played and committed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.play.games.commits import Commits, Made
from bot.play.games.live import Live, Wording
from bot.play.games.loader import GameLoader
from bot.play.games.missed_messages import MissedMessages
from bot.play.model.names import tame
from bot.play.model.terms import Done, Person, Refused
from bot.play.titles.path_orders import Plan, next_step, others_first, packed
from engine.core import record
from engine.core.dice import CommittedDice
from engine.core.errors import Refusal
from engine.core.flow import pending
from engine.core.record import Move
from engine.core.rules import Seat


class Entries:
    """Plays one entry, and an order as far as it goes, and commits them together."""

    def __init__(
        self,
        wording: Wording,
        games: GameLoader,
        commits: Commits,
        missed_messages: MissedMessages,
    ) -> None:
        self._wording, self._games, self._commits, self._missed_messages = (
            wording,
            games,
            commits,
            missed_messages,
        )

    async def play(
        self,
        live: Live,
        user: Person,
        play: Callable[[Any, int, CommittedDice], Move[Any]],
        seat: Seat = "",
        plan: Plan | None = None,
    ) -> Done:
        """Play one entry, and orders as far as they go, and commit it all at once.

        Freezes the game when the engine breaks a promise of its own.
        """
        dice = await self._commits.dice(live)
        try:
            made = [self._commits.made(live, None, play(live.state, live.row.n + 1, dice), user.id)]
            left, dropped, dice = self._carry_on(live, made, user, dice, seat, plan)
            dice = self._commits.pass_over(live, made, dice)
        except Refusal:
            raise
        except Exception as why:
            await self._games.freeze(live, why)
            raise Refused("refused-frozen", why=str(why)) from why
        paths = [(seat, packed(left))] if left and left.orders else []
        done = await self._commits.commit(live, made, actor=user, dice=dice, paths=paths)
        private = await self._missed_messages.take(live.row.id, user, live)
        private += [x for m in made for x in await self._private_words(live, user, m.move)]
        if dropped:
            say = await self._wording.words_for(user, live)
            key = "note-order-passed" if left and left.orders else "note-order-dropped"
            private.append(say(key, steps=shown_steps(dropped)))
        waiting = len(left.steps) if left and paths else 0
        shut = made[0].move.entry.seal if any(e.kind == "sealed" for e in made[0].move.events) else ""
        return replace(done, private=tuple(private), left=waiting, seal=shut)

    def _carry_on(
        self, live: Live, made: list[Made], user: Person, dice: CommittedDice, seat: Seat, plan: Plan | None
    ) -> tuple[Plan | None, list[str], CommittedDice]:
        """Carry out orders' steps after the first; give what is left, what was dropped, and the dice."""
        game, own, dropped = live.title.game, live.title.path_orders, list[str]()
        while plan and plan.orders:
            s = made[-1].move.state
            d = next((x for x in pending(s) if x.seat == seat), None)
            if s.over is not None or d is None or others_first(s, seat):
                break
            step = next_step(own, game, s, d, plan)
            plan = step.plan
            dropped += step.dropped
            if step.action is None:
                break
            dice = CommittedDice(
                dice.seed, dice.game, dice.words, dice.k
            )  # an entry shows its own rolls only
            move = record.answer(s, live.row.n + len(made) + 1, seat, d.id, step.action, dice)
            made.append(self._commits.made(live, made[-1], move, user.id))
        return plan, dropped, dice

    async def _private_words(self, live: Live, user: Person, move: Move[Any]) -> tuple[str, ...]:
        """Word what only this user learned by the move."""
        mine = {x.seat for x in live.info.seats if x.user == user.id}
        told = [e for e in move.events if not e.reaches(None) and mine & set(e.to)]
        events = [e._replace(facts=tame(e.facts)) for e in told]
        if not events:
            return ()
        say = await self._wording.words_for(user, live)
        return tuple(live.title.look.tell(events, self._wording.names(live, say), say))


def shown_steps(steps: Sequence[str]) -> str:
    """Write steps of an order so that they can be quoted as code."""
    return "; ".join(steps).replace("`", "'")[:200]
