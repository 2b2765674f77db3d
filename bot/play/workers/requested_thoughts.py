"""Thoughts that people ask for themselves, such as hints: one at a time for each person and game."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

from bot.play.model.terms import Refused, refusing
from bot.play.workers.pool import WorkLost
from bot.play.workers.thinkers import GaveWay, Thinkers
from bot.play.workers.thoughts import AnyThought

#: Seconds after which a thought is given up, and between two checks whether it is still wanted.
LONGEST, GLANCE = 20.0, 1.0
R = TypeVar("R")


async def _always() -> None:
    """Refuse nothing."""


class RequestedThoughts:
    """Has thoughts of one kind worked out; `kind` names them among the others of a game."""

    def __init__(self, thinkers: Thinkers, kind: str) -> None:
        self._thinkers, self._kind = thinkers, kind
        self._under_way = set[tuple[str, int]]()

    async def of(
        self,
        game: str,
        user: int,
        thought: AnyThought[R],
        wanted: Callable[[], Awaitable[None]] = _always,
    ) -> R:
        """Return what a thought answers. `wanted` refuses when it is of no use any more.

        Raises:
            Refused: this person's last thought is still under way, or this one takes too long.

        """
        key = (game, user)
        if key in self._under_way:
            raise Refused("refused-hint-busy")
        self._under_way.add(key)
        task = asyncio.create_task(self._thinkers.think(f"{self._kind} {game} {user}", thought))
        try:
            with refusing((TimeoutError, WorkLost, GaveWay), "refused-too-long"):
                async with asyncio.timeout(LONGEST):
                    while not (await asyncio.wait({task}, timeout=GLANCE))[0]:
                        await wanted()
                found = task.result()
        finally:
            self._under_way.discard(key)
            task.cancel()
        await wanted()
        return found


def seed_of(*what: object) -> int:
    """Return the seed of a thought about this, so that asking twice, or by two people, shows nothing new."""
    return int.from_bytes(hashlib.sha256("|".join(map(str, what)).encode()).digest()[:8], "big")
