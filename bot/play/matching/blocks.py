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
    """Keeps people apart. A blocked person meets refusals that many others meet, too."""

    def __init__(self, context: Context) -> None:
        self._context, self._store = context, context.store

    async def block(self, user: Person, other: int) -> bool:
        """Block a person for another; return False if they were blocked already.

        Raises:
            Refused: it is themselves, or they block too many.

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
        """List the people a person has blocked."""
        return await self._store.blocks(user)

    async def apart(self, users: Iterable[int]) -> set[frozenset[int]]:
        """Return those pairs of these people who are never seated together."""
        return await self._store.avoiding({x for x in users if x})

    async def check(self, live: Live, user: Person, by: Person, seat: Seat = "") -> None:
        """Let a person join a table, at `seat`, only if nobody there has blocked them or is blocked by them.

        Whoever calls them there (`by`: a host or moderator, who may have no seat) is one of those there.

        Raises:
            Refused: somebody has. Only a person who has blocked somebody there learns the reason.

        """
        others = [x for x in live.loaded.seats if x.seat != seat]
        there = {by.id, *(y for x in others for y in (x.user, x.invited) if y)} - {user.id}
        if not there or not any(user.id in pair for pair in await self.apart({user.id, *there})):
            return
        own = any(x.blocked in {user.id, *there} - {by.id} for x in await self.of(by.id))
        if by.id == user.id:
            raise Refused("refused-blocked-there" if own else "refused-unavailable")
        raise Refused("refused-blocked-them" if own else "refused-not-invitable")
