"""Answers written and not given yet."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.questions import Questions
from bot.play.games.wording import Wording
from bot.play.model.terms import Person, Status
from bot.store.models import Draft
from engine.core.codec import canonical, pack_action, token, unpack_action
from engine.core.flow import faults
from engine.core.rules import Decision, Seat


class Drafts:
    """Keeps an answer until it is confirmed."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        games: GameLoader,
        questions: Questions,
    ) -> None:
        self._context, self._wording, self._games, self._questions = context, wording, games, questions

    async def keep(self, live: Live, d: Decision, a: Any, steps: Sequence[str] = ()) -> str:
        """Keep an answer, or an order of several steps, that is not given yet; give its token."""
        kept = list(steps) or pack_action(live.state.rules.kinds[d.kind].takes, a)
        row = Draft(
            game=live.row.id, seat=d.seat, decision=d.id, action=canonical(kept), at=self._context.now()
        )
        await self._context.store.set_draft(row)
        return token(kept)

    async def save(self, game: str, user: Person, decision: int, seat: Seat, action: Any) -> list[str]:
        """Keep a form that is not sent yet, and give what is still wrong with it, in words."""
        live = await self._games.load(game, Status.PLAYING)
        d = self._questions.asked(live, user, decision, seat)
        a = unpack_action(live.state.rules.kinds[d.kind].takes, action)
        await self.keep(live, d, a)
        say = await self._wording.words_for(user, live)
        return [live.title.look.refusal(f, say) for f in faults(live.state, d, a)]

    async def get(self, game: str, user: Person, decision: int, seat: Seat) -> Any:
        """Return the form kept for a question; None when there is none."""
        live = await self._games.load(game)
        kept = await self._context.store.draft(game, self._questions.seat(live, user, seat), decision)
        return json.loads(kept.action) if kept else None
