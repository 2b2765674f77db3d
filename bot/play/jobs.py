"""What is done when nobody acts: a list of jobs, and the one scheduler that goes through it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.play.context import Context
from bot.play.model.rows import LOG
from bot.store.shards import Part

#: Number of games that are taken up at a time, and seconds after which a sweep waits for one no more.
AT_ONCE, SLOW = 16, 10.0
#: Seconds after which a process takes up what belongs to a shard that nobody serves.
UNSERVED = 60


@dataclass(frozen=True, slots=True)
class Job:
    """One thing to be done by itself, at most once in `every` seconds; 0: in each sweep.

    `due` does what is due for servers on the given shards (None for all there are), and returns the games
    that go on because of it. `last`: these games are taken up after all others, for they may take long.
    """

    name: str
    every: int
    due: Callable[[Part | None], Awaitable[Iterable[str] | None]]
    last: bool = False


class Scheduler:
    """Goes through the jobs, one after another, and takes up the games that they name."""

    def __init__(
        self,
        context: Context,
        jobs: Sequence[Job],
        carry_on: Callable[[str], Awaitable[None]],
        rest: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        self._context, self._jobs, self._carry_on, self._rest = context, jobs, carry_on, rest
        self._last: dict[str, int] = {}  # job -> when it was done
        self._slow: dict[str, asyncio.Task[None]] = {}  # games that a sweep has taken up
        self._unserved: dict[int, int] = {}  # shards that no process serves -> since when

    async def sweep(self) -> None:
        """Do what is due, and take up whatever was left lying."""
        shards = await self._looked_after()
        first, last = list[str](), list[str]()
        for job in self._jobs:
            if self._is_due(job):
                (last if job.last else first).extend(await job.due(shards) or ())
        waiting, gate = dict.fromkeys([*first, *last]), asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._take_up(x, gate) for x in waiting if x not in self._slow))

    def _is_due(self, job: Job) -> bool:
        now = self._context.stored_now()
        if job.every and 0 <= now - self._last.get(job.name, 0) < job.every:
            return False
        self._last[job.name] = now
        return True

    async def _take_up(self, game: str, gate: asyncio.Semaphore) -> None:
        """Continue one game. A slow one goes on in the background: no sweep waits for it."""
        async with gate:
            task = self._slow[game] = asyncio.create_task(self._carried_on(game))
            task.add_done_callback(lambda _: self._slow.pop(game, None))
            try:
                done, _ = await asyncio.wait({task}, timeout=SLOW)
            except asyncio.CancelledError:
                task.cancel()
                raise
            for x in done:
                x.result()

    async def _carried_on(self, game: str) -> None:
        try:
            await self._carry_on(game)
        except Exception:
            LOG.exception("game %s could not be taken up; the next sweep tries again", game)

    async def stop(self) -> None:
        """Stop what sweeps have left running; nothing is lost by it."""
        for rest in self._rest:
            await rest()
        left = list(self._slow.values())
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _looked_after(self) -> Part | None:
        """Say whose servers this process takes things up for; None for all there are.

        Those are its own shards', and those of shards that no process has served for a while.
        """
        if self._context.shards.whole:
            return None
        served, now = await self._context.store.served(self._context.shards.count), self._context.now()
        unserved = frozenset(range(self._context.shards.count)) - served - self._context.shards.mine
        self._unserved = {x: self._unserved.get(x, now) for x in unserved}
        taken = self._context.shards.also(x for x, since in self._unserved.items() if now - since >= UNSERVED)
        return taken.count, taken.mine
