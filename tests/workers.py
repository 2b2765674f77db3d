"""Processes for heavy work that pass from test to test: to start one takes longer than most of its work."""

from __future__ import annotations

import atexit
from subprocess import Popen
from typing import ClassVar

from bot.play.workers.pool import Workers


class ReusedWorkers(Workers):
    """The owner of a process that an earlier test may have started, and that a later one may go on with.

    One that is still at work when it is closed is stopped, as always.
    """

    spare: ClassVar[list[Popen[bytes]]] = []

    def __init__(self) -> None:
        super().__init__()
        self._process = self.spare.pop() if self.spare else None

    def close(self) -> None:
        """Leave a process at rest to the next test."""
        if self._process is not None and not self._busy and self._process.poll() is None:
            self.spare.append(self._process)
            self._process = None
        super().close()


@atexit.register
def _end() -> None:
    for process in ReusedWorkers.spare:
        process.kill()
