"""Blocks: the two are never seated together, and the other is never told."""

from __future__ import annotations

from collections.abc import Iterable

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.model.terms import Person, Refused
from bot.store.models import Block
from engine.core.rules import Seat

#: Maximum number of people whom somebody blocks.
MOST = 200


class Blocks:
    """Keeps people apart. Whoever is blocked meets refusals that many others meet, too."""

    def __init__(self, context: Context) -> None:
        self._context, self._store = context, context.store

    async def block(self, user: Person, other: int) -> bool:
        """Keep somebody apart from somebody else; False when they are already.

        Raises:
            Refused: it is themselves, or they block very many.

        """
        if user.id == other:
            raise Refused("refused-block-self")
        if len(await self._store.blocks(user.id)) >= MOST:
            raise Refused("refused-block-many", most=MOST)
        return await self._store.block(user.id, other, self._context.stored_now())

    async def unblock(self, user: Person, other: int) -> bool:
        """End a block; False when there is none."""
        return await self._store.unblock(user.id, other)

    async def of(self, user: int) -> list[Block]:
        """List whom somebody has blocked."""
        return await self._store.blocks(user)

    async def apart(self, users: Iterable[int]) -> set[frozenset[int]]:
        """Return those pairs of these people who are never seated together."""
        return await self._store.avoiding({x for x in users if x})

    async def check(self, live: Live, user: Person, by: Person, seat: Seat = "") -> None:
        """Let somebody come to a table only if they and nobody there avoid each other. They come to `seat`.

        Raises:
            Refused: they do. Only who has blocked somebody themselves learns that this is why.

        """
        others = [x for x in live.loaded.seats if x.seat != seat]
        there = {y for x in others for y in (x.user, x.invited) if y} - {user.id}
        if not there or not any(user.id in pair for pair in await self.apart({user.id, *there})):
            return
        own = any(x.blocked in {user.id, *there} - {by.id} for x in await self.of(by.id))
        if by.id == user.id:
            raise Refused("refused-blocked-there" if own else "refused-unavailable")
        raise Refused("refused-blocked-them" if own else "refused-not-invitable")
