"""Standing answers."""

from __future__ import annotations

import secrets

from bot.play.context import Context
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.questions import Questions
from bot.play.model.terms import Person, Refused, Status
from bot.store.models import Standing
from engine.core.record import seal_of
from engine.core.rules import Seat, Secrecy


class StandingAnswers:
    """Leaves answers for questions to come."""

    def __init__(
        self,
        context: Context,
        outgoing: Outgoing,
        games: GameLoader,
        questions: Questions,
    ) -> None:
        self._context, self._outgoing, self._games, self._questions = context, outgoing, games, questions

    async def leave(self, game: str, user: Person, kind: str, policy: str, seat: Seat = "") -> str:
        """Leave a standing answer for a kind of question ("" takes it away); give its seal where secret.

        The channel is shown the seal of a secret one, never what it says.
        """
        async with self._context.locks(game):
            live = await self._games.load(game, Status.PLAYING, to_change=True)
            seat = self._questions.seat(live, user, seat)
            k, habit = live.state.rules.kinds.get(kind), live.title.standing_answers.get(kind)
            if not policy:
                await self._context.store.drop_standing(game, seat, kind)
                return ""
            if k is None or not (habit or policy in k.policies):
                raise Refused("refused-no-policy")
            policy = habit.read(policy) if habit else policy
            secret = k.secrecy is not Secrecy.OPEN or k.public is not None
            salt = secrets.token_hex(16) if secret else ""
            seal = seal_of(salt, seat, 0, {"kind": kind, "policy": policy}) if secret else ""
            row = Standing(
                game=game,
                seat=seat,
                kind=kind,
                policy=policy,
                salt=salt,
                seal=seal,
                since=self._context.now(),
            )
            told = [self._outgoing.note(game, live.lane, "note-standing", seat=seat, seal=seal)]
            await self._context.store.set_standing(row, told if seal else ())
            return seal
