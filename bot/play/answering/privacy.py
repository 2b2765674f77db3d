"""Removing a person's data from everything, at their wish."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AsyncExitStack

from bot.play.answering.answering import Answering
from bot.play.context import Context, Outgoing
from bot.play.games.questions import TypedTexts
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Refused, Status
from bot.play.model.texts import plain
from bot.store.models import Game as GameRow
from bot.store.models import Outbox, PostKind, SeatRow
from bot.store.repositories.privacy import Kept, Left
from engine.core.codec import canonical
from engine.core.errors import Refusal


class Privacy:
    """Removes a person from everything that is stored, and says which games that affects."""

    def __init__(
        self,
        context: Context,
        outgoing: Outgoing,
        answering: Answering,
        typed_texts: TypedTexts,
    ) -> None:
        self._context, self._outgoing, self._answering = context, outgoing, answering
        self._typed_texts = typed_texts

    async def forget(self, user: Person) -> Left:
        """Remove a person from everything that is stored; the games stay. Repeating it does no harm.

        If a title lets empty seats leave, theirs resign first, as if they had done it. Everything else is
        one transaction.
        """
        self._typed_texts.forget(user.id)
        kept = await self._context.store.person(user.id, whole=False)
        await self._resign_spare(user, kept)
        async with AsyncExitStack() as held:
            for game in sorted(x.id for x in kept.games):
                await held.enter_async_context(self._context.locks(game))
            names = {user.name, plain(user.name)}
            left = await self._context.store.forget_person(user.id, names, self._context.now(), self._emptied)
        LOG.info("somebody was forgotten: %d games go on, %d end", len(left.open), len(left.abandoned))
        return left

    async def _resign_spare(self, user: Person, kept: Kept) -> None:
        """Resign their seats where empty seats leave; a seat that has resigned already is refused."""
        titles = {x.id: x.title for x in kept.games if x.status == Status.PLAYING}
        for x in kept.seats:
            title = self._context.titles.titles.get(titles.get(x.game, ""))
            if x.user == user.id and title is not None and title.seats.spare:
                try:
                    await self._answering.resign(x.game, user, x.seat)
                except (Refused, Refusal) as why:
                    LOG.info("game %s: the seat of somebody who leaves does not resign: %s", x.game, why)

    def _emptied(self, game: GameRow, seats: Sequence[SeatRow]) -> list[Outbox]:
        """Tell a game's channel which seats are empty, or that it has ended with the last of its people."""
        lane = f"c{game.channel}"
        if game.status == Status.LOBBY:
            return [self._outgoing.lobby_card(game)]
        if game.status == Status.ABANDONED:
            body = canonical({"name": "", "user": 0, "left": True})
            return [self._outgoing.post(game.id, lane, PostKind.ABANDONED, body)]
        return [self._outgoing.note(game.id, lane, "note-left", seat=x.seat) for x in seats]
