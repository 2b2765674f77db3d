"""Processes that work for the bot, and those of them in which machine players think.

The bot hands them functions over plain data. Of those who think a limited number do so at once; others wait.
A process is started when needed, ended after it has been idle for a while, and restarted if it dies: a lost
thought is repeated.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import subprocess  # nosec B404
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from bot.play.model.terms import Refused, refusing
from bot.play.workers.process import receive, send
from bot.play.workers.thoughts import AnyThought

R = TypeVar("R")

Progress = Callable[[int, int], None]


def silent(done: int, of: int) -> None:
    """Take no notice of progress."""


#: Maximum number of tasks waiting for the one under way.
MOST_WAITING = 4

#: Seconds after which a task is stopped, and after which an idle process is ended.
LONGEST, IDLE = 120.0, 60.0

#: Estimated seconds per task, from which people are told when to come back.
USUAL = 10

#: Environment variables that workers do not need.
SECRET = ("DISCORD_TOKEN", "NULLGATE_TOKEN", "NULLGATE_DATABASE", "PGPASSWORD")


class WorkLost(Exception):
    """The process that did a piece of work has ended before it was done."""


class Workers:
    """The only owner of the process for heavy work. Its creator must `close` it."""

    def __init__(self, *, longest: float = LONGEST, idle: float = IDLE) -> None:
        self._longest, self._idle = longest, idle
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._busy = False
        self._process: subprocess.Popen[bytes] | None = None
        self._letting_go: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Return the process's id; None while there is none."""
        return self._process.pid if self._process else None

    async def run(self, do: Callable[..., R], *given: object, progress: Progress | None = None) -> R:
        """Run a function of a module in the process, and return its result or raise its exception.

        Arguments and results are pickled. With `progress` the function gets one more argument, with which it
        reports its progress; `progress` is called in a thread.

        Raises:
            Refused: too many tasks are waiting, or it took too long.
            WorkLost: the process ended, or this is closed.

        """
        if self._waiting > MOST_WAITING:
            raise Refused("refused-queue", seconds=USUAL * self._waiting)
        self._waiting += 1
        try:
            async with self._turn:
                return await self._done(do, given, progress)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Stop the current task at once, and accept no more. Closing twice does no harm."""
        self._closed = True
        self._stop()

    async def _done(self, do: Callable[..., R], given: tuple[object, ...], progress: Progress | None) -> R:
        if self._closed:
            raise WorkLost("the bot is stopping")
        if self._letting_go is not None:
            self._letting_go.cancel()
        self._busy = True
        task = asyncio.create_task(asyncio.to_thread(self._request, do, given, progress))
        task.add_done_callback(lambda x: x.cancelled() or x.exception())  # also when nobody waits any longer
        try:
            async with asyncio.timeout(self._longest):
                return await asyncio.shield(task)
        except TimeoutError:
            raise Refused("refused-too-long") from None
        finally:
            if not task.done():  # cancelled: nobody needs the result
                self._stop()
                await asyncio.wait({task})
            self._busy = False
            self._letting_go = asyncio.get_running_loop().call_later(self._idle, self._stop)

    def _stop(self) -> None:
        process, self._process = self._process, None
        if self._letting_go is not None:
            self._letting_go.cancel()
        if process is not None:
            process.kill()  # the thread that reads from it notices, and cleans up
            if not self._busy:
                _shut(process)

    # -- in a thread -------------------------------------------------------------------------------------

    def _request(
        self, do: Callable[..., object], given: tuple[object, ...], progress: Progress | None
    ) -> Any:
        """Send the work over, and wait for what comes of it."""
        process = self._started()
        try:
            what, value = _response(process, (do, given, progress is not None), progress)
        except (EOFError, OSError) as why:
            _shut(process)
            raise WorkLost("the process for heavy work has ended") from why
        if what == "failed":
            raise value
        return value

    def _started(self) -> subprocess.Popen[bytes]:
        """Return the process, started if there is none or it has ended."""
        if self._process is None or self._process.poll() is not None:
            known = {name: value for name, value in os.environ.items() if name not in SECRET}
            path = os.pathsep.join(str(Path(x).absolute()) for x in sys.path)
            self._process = subprocess.Popen(  # our own code, no shell  # nosec B603
                [sys.executable, "-c", "from bot.play.workers.process import serve; serve()"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**known, "PYTHONPATH": path},
            )
        return self._process


def _response(process: subprocess.Popen[bytes], asked: object, progress: Progress | None) -> tuple[str, Any]:
    """Return the answer that ends a piece of work; pass on how far it is."""
    assert process.stdin is not None
    assert process.stdout is not None
    send(process.stdin, asked)  # type: ignore[arg-type]
    while True:
        what, value = receive(process.stdout)  # type: ignore[arg-type]
        if what != "progress":
            return what, value
        if progress is not None:
            progress(*value)


def _shut(process: subprocess.Popen[bytes]) -> None:
    """End a process that nobody listens to any longer."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with contextlib.suppress(OSError):
            if pipe is not None:
                pipe.close()


#: Number of processes that think; heavy work has another one.
THINKERS = 2

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
        self.yielding: dict[str, _Begun] = {}
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
        self.yielding[table] = _Begun(task, yields, away)
        try:
            return await task
        except asyncio.CancelledError:
            mine = asyncio.current_task()
            if mine is not None and mine.cancelling():
                raise
            raise GaveWay from None
        finally:
            self.yielding.pop(table, None)

    def give_way(self, table: str, user: int = 0) -> None:
        """Abandon a table's thought, since somebody is about to change its game.

        With a `user` only if they have been away until now.
        """
        begun = self.yielding.get(table)
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


#: Seconds after which a thought is given up, and between two checks whether it is still wanted.
LONGEST_THOUGHT, GLANCE = 20.0, 1.0


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
                async with asyncio.timeout(LONGEST_THOUGHT):
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
