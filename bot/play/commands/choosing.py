"""Choosing among answers: narrowed step by step, then confirmed or given at once."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play.commands.answering import Answering
from bot.play.commands.previews import Previews
from bot.play.context import Context
from bot.play.games.loader import GameLoader
from bot.play.games.questions import Questions
from bot.play.model.ports import Post
from bot.play.model.terms import Done, Person, Status
from bot.play.queries.choices import Choices
from bot.play.queries.forms import Forms
from bot.play.titles.ladder import climb
from engine.core.codec import pack_action, token
from engine.core.flow import options
from engine.core.rules import Seat


class Choosing:
    """Chooses."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        questions: Questions,
        answering: Answering,
        previews: Previews,
        choices: Choices,
        forms: Forms,
    ) -> None:
        (
            self._context,
            self._games,
            self._questions,
            self._answering,
            self._previews,
            self._choices,
            self._forms,
        ) = context, games, questions, answering, previews, choices, forms

    async def narrow(
        self, game: str, user: Person, decision: int, seat: Seat, prefix: Sequence[str], page: int = 0
    ) -> Post | Done:
        """Narrow the choice by one more step; a single answer that is left is as good as chosen."""
        live = await self._games.load(game, Status.PLAYING)
        locked = None if decision else self._forms.locked(live, user)
        if locked is not None:
            _, b = await self._forms.bench(live, user, locked, locked=True)
            return await self._forms.page(live, user, b, "", "")
        d = self._questions.asked(live, user, decision, seat)
        actions = options(live.state, d) or ()
        rung = climb(live.listing.ladders.get(d.kind), actions, prefix)
        if prefix and rung is not None and rung.facet is None and len(rung.leaves) == 1:
            named = token(pack_action(live.state.rules.kinds[d.kind].takes, rung.leaves[0]))
            return await self.choose(game, user, d.id, d.seat, named)
        return await self._choices.picker(game, user, decision, seat, prefix, page)

    async def choose(self, game: str, user: Person, decision: int, seat: Seat, token: str) -> Post | Done:
        """Press an option: a preview to confirm; or done at once when it is the only one or he prefers so."""
        live = await self._games.load(game, Status.PLAYING)
        d = self._questions.asked(live, user, decision, seat)
        action, _ = await self._questions.by_token(live, d, token)
        listed = options(live.state, d)
        sure = (await self._context.store.preference(user.id)).confirm
        if not sure or live.listing.questions.certain(action) or (listed is not None and len(listed) == 1):
            return await self._answering.answer(game, user, d.id, d.seat, token=token)
        return await self._previews.preview(game, user, d.id, d.seat, token=token)
