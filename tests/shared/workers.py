"""Work without waiting for a process: one passes from test to test, and thoughts are thought in a thread."""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import Callable
from subprocess import Popen
from typing import Any, ClassVar

from bot.play.workers.pool import Progress, R, Thinkers, Workers
from bot.play.workers.thoughts import Thought


class ReusedWorkers(Workers):
    """The owner of a process that an earlier test may have started, and that a later one may go on with.

    One that is still at work when it is closed is stopped, as always.
    """

    spare: ClassVar[list[Popen[bytes]]] = []

    def __init__(self, **limits: float) -> None:
        super().__init__(**limits)
        self._process = self.spare.pop() if self.spare else None

    def close(self) -> None:
        """Leave a process at rest to the next test."""
        if self._process is not None and not self._busy and self._process.poll() is None:
            self.spare.append(self._process)
            self._process = None
        super().close()


class ThinkersHere(Thinkers):
    """Thoughts in threads of this process, where tests can put other machine players in their place."""

    async def _answer(self, process: Workers, thought: Thought) -> Any:
        return await asyncio.to_thread(thought.answer)


class WorkersHere(Workers):
    """Heavy work in threads of this process, where what it needs is loaded already."""

    async def run(self, do: Callable[..., R], *given: Any, progress: Progress | None = None) -> R:
        """Have a function carried out."""
        return await asyncio.to_thread(do, *given, *([progress] if progress else []))


@atexit.register
def _end() -> None:
    for process in ReusedWorkers.spare:
        process.kill()
