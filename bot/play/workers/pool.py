"""Heavy work done by another process, so that nobody waits for the interpreter meanwhile.

One task runs at a time, a few may wait, and a task that takes too long is stopped. The process is started
when needed and ended after it has been idle for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess  # nosec B404
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bot.play.model.terms import Refused
from bot.play.workers.process import receive, send

R = TypeVar("R")
Progress = Callable[[int, int], None]
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
        task = asyncio.create_task(asyncio.to_thread(self._asked, do, given, progress))
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

    def _asked(self, do: Callable[..., object], given: tuple[object, ...], progress: Progress | None) -> Any:
        """Send the work over, and wait for what comes of it."""
        process = self._started()
        try:
            what, value = _told(process, (do, given, progress is not None), progress)
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


def _told(process: subprocess.Popen[bytes], asked: object, progress: Progress | None) -> tuple[str, Any]:
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
