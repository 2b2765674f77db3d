"""How many games a person may have at once, and how much they have played."""

from __future__ import annotations

from collections.abc import Collection

from bot.play.context import Context
from bot.play.model.terms import Refused

#: Maximum number of games at once for somebody who has not finished one yet.
AT_FIRST = 2


class Room:
    """Says whether a person has room for one more game from the queue or a seat on offer."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def full(self, users: Collection[int], guild: int) -> dict[int, int]:
        """Return those of these people who may take no more games here, and how many they may have."""
        most = (await self._context.store.guild(guild)).games
        found = await self._context.store.experience(users)
        bound = {u: min(AT_FIRST, most) if not over else most for u, (_, over) in found.items()}
        return {u: bound[u] for u, (now, _) in found.items() if now >= bound[u]}

    async def check(self, user: int, guild: int) -> None:
        """Let a person take one more game.

        Raises:
            Refused: they have as many as they may.

        """
        full = await self.full([user], guild)
        if user in full:
            first = full[user] == AT_FIRST
            raise Refused("refused-games-first" if first else "refused-games", most=full[user])
