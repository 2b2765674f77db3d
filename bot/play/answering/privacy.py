"""Removing a person's data from everything, at their wish."""

from __future__ import annotations

from collections.abc import Sequence

from bot.community.webhooks import What
from bot.play.answering.answering import Answering
from bot.play.answering.drafts import Drafts
from bot.play.context import Context
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Refused, Status
from bot.store.models import Game as GameRow
from bot.store.models import Hook, Outbox, PostKind, SeatRow
from bot.store.repositories.privacy import Departure
from engine.core.codec import canonical
from engine.core.errors import Refusal


class Privacy:
    """Removes a person from everything that is stored, and says which games that affects."""

    def __init__(self, context: Context, answering: Answering, drafts: Drafts) -> None:
        self._context, self._answering, self._drafts = context, answering, drafts
        self._under_way = set[int]()

    async def forget(self, user: Person) -> Departure:
        """Remove a person from everything that is stored; the games stay.

        That they want it is written down first: if this process ends before it is done, a sweep of the next
        one does the rest.

        Raises:
            Refused: it is being done already.

        """
        if not await self._context.store.begin_erasure(user.id, self._context.stored_now()):
            raise Refused("refused-being-forgotten")
        async with self._context.store.alone(f"erasure {user.id}"):
            return await self._erase(user)

    async def sweep(self) -> None:
        """Go on with what was begun and has not been finished."""
        for user in await self._context.store.erasures():
            if user in self._under_way:
                continue
            try:
                async with self._context.store.alone(f"erasure {user}") as mine:
                    if mine:
                        await self._erase(Person(user, ""))
            except Exception:
                LOG.exception("somebody's data could not be deleted; the next sweep tries again")

    async def _erase(self, user: Person) -> Departure:
        left, store = Departure(), self._context.store
        self._under_way.add(user.id)
        try:
            self._drafts.forget(user.id)
            for game in await store.games_to_leave(user.id):
                await self._resign_spare(game, user)
                async with self._context.locks(game):
                    became = await store.leave(game, user.id, self._context.now(), self._emptied)
                left.open.extend(became.open)
                left.abandoned.extend(became.abandoned)
            await store.erase(user.id)
        finally:
            self._under_way.discard(user.id)
        LOG.info("somebody was forgotten: %d games go on, %d end", len(left.open), len(left.abandoned))
        return left

    async def _resign_spare(self, game: str, user: Person) -> None:
        """Resign their seats where empty seats leave; a seat that has resigned already is refused."""
        found = await self._context.store.load(game)
        title = self._context.titles.titles.get(found.game.title) if found else None
        if found is None or title is None or found.game.status != Status.PLAYING or not title.seats.spare:
            return
        for x in found.seats:
            if x.user == user.id:
                try:
                    await self._answering.resign(game, user, x.seat)
                except (Refused, Refusal) as why:
                    LOG.info("game %s: the seat of somebody who leaves does not resign: %s", game, why)

    def _emptied(self, game: GameRow, seats: Sequence[SeatRow]) -> tuple[list[Outbox], list[Hook]]:
        """Tell a game's channel which seats are empty, or that it has ended with the last of its people."""
        outgoing, lane = self._context.outgoing, f"c{game.channel}"
        if game.status == Status.LOBBY:
            return [outgoing.lobby_card(game)], []
        if game.status == Status.ABANDONED:
            posts = [outgoing.post(game.id, lane, PostKind.ABANDONED, canonical({"name": "", "left": True}))]
            begun = game.n >= 0
            return posts, outgoing.hook(What.OVER, game, winner=None, status=game.status) if begun else []
        return [outgoing.note(game.id, lane, "note-left", seat=x.seat) for x in seats], []
