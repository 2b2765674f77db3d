"""Machine players think in their own processes, so that the main one keeps its interpreter.

A limited number think at once; others wait. A process is started when needed, ended after it has been idle
for a while, and restarted if it dies: a lost thought is repeated.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TypeVar

from bot.play.workers.pool import IDLE, Workers, WorkLost
from bot.play.workers.thoughts import AnyThought

#: Number of processes that think; heavy work has another one.
THINKERS = 2
R = TypeVar("R")
_log = logging.getLogger("nullgate.play")


@dataclass(frozen=True, slots=True)
class _Begun:
    """A thought under way; see `Thinkers.think`."""

    task: asyncio.Task[object]
    yields: bool
    away: frozenset[int]


class GaveWay(Exception):
    """A thought was abandoned because somebody is about to change its game."""


class Thinkers:
    """The owner of the processes that think. Its creator must `close` it."""

    def __init__(self, count: int = THINKERS, *, idle: float = IDLE) -> None:
        self._processes = [Workers(idle=idle) for _ in range(count)]
        self._resting = list(self._processes)
        self._free = asyncio.Semaphore(count)
        self._yielding: dict[str, _Begun] = {}
        self._closed = False

    @property
    def pids(self) -> set[int]:
        """Return the ids of the processes that there are."""
        return {x.pid for x in self._processes if x.pid is not None}

    async def think(
        self,
        table: str,
        thought: AnyThought[R],
        *,
        yields: bool = True,
        away: frozenset[int] = frozenset(),
    ) -> R:
        """Have a machine player of a table answer. A table has one thought at a time.

        With `yields` it is abandoned on request (`give_way`); it always is on request of a user in `away`,
        for whom the machine player may be answering.

        Raises:
            GaveWay: somebody is about to change the game.
            WorkLost: processes ended over it twice, or this is closed.
            Refused: it took far too long.

        """
        task = asyncio.create_task(self._thought(thought))
        self._yielding[table] = _Begun(task, yields, away)
        try:
            return await task
        except asyncio.CancelledError:
            mine = asyncio.current_task()
            if mine is not None and mine.cancelling():
                raise
            raise GaveWay from None
        finally:
            self._yielding.pop(table, None)

    def give_way(self, table: str, user: int = 0) -> None:
        """Abandon a table's thought, since somebody is about to change its game.

        With a `user` only if they have been away until now.
        """
        begun = self._yielding.get(table)
        if begun is not None and (user in begun.away if user else begun.yields):
            begun.task.cancel()

    def close(self) -> None:
        """Stop all thoughts, at once, and have none any more. Closing twice does no harm."""
        self._closed = True
        for x in self._processes:
            x.close()

    async def _thought(self, thought: AnyThought[R]) -> R:
        """Think in the process that became idle last, so that processes that are not needed end."""
        async with self._free:
            process = self._resting.pop()
            try:
                return await self._answer(process, thought)
            except WorkLost:
                if self._closed:
                    raise
                _log.warning("a process has ended over a thought, which begins anew in another")
                return await self._answer(process, thought)
            finally:
                self._resting.append(process)

    async def _answer(self, process: Workers, thought: AnyThought[R]) -> R:
        return await process.run(thought.answer)
