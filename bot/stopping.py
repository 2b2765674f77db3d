"""Being told to stop: the first signal sets a deadline, after which the process ends whatever hangs.

A thread of its own keeps the deadline, so that neither a busy event loop nor a call that never returns can
hold it up. It is started before it is needed: a signal's handler may not start one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from queue import Empty, SimpleQueue
from time import monotonic

_log = logging.getLogger(__name__)
#: Exit status of a process that had to be cut off at its deadline.
CUT_OFF = 3
#: Exit status after a second signal, plus the signal's number, as shells have it.
SIGNALLED = 128
#: Seconds to wait for computations when everything else is closed.
GRACE = 1.0
#: Seconds for the last line of the log, because writing it may hang as well.
LAST_WORDS = 0.3
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stop:
    """Whether the process was told to stop, and how much time it has left, out of `seconds`."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._due = 0.0
        self._wake: Callable[[], object] = lambda: None
        self._orders: SimpleQueue[tuple[float, int, str] | None] = SimpleQueue()

    @classmethod
    @contextlib.contextmanager
    def listening(cls, seconds: float) -> Iterator[Stop]:
        """Listen to SIGINT and SIGTERM; once one has come, the deadline outlasts this context."""
        stop = cls(seconds)
        threading.Thread(target=stop._watch, name="deadline", daemon=True).start()
        before = {x: signal.signal(x, stop._signalled) for x in SIGNALS}
        try:
            yield stop
        finally:
            if not stop.requested:
                for number, handler in before.items():
                    signal.signal(number, handler)
            if not stop.requested:  # not even while the handlers were put back
                stop._orders.put(None)

    @property
    def requested(self) -> bool:
        """Return whether the process was told to stop."""
        return self._due > 0

    @property
    def left(self) -> float:
        """Return the seconds left; before a stop, all that there will be."""
        return max(0.0, self._due - monotonic()) if self.requested else self.seconds

    async def wait(self) -> None:
        """Wait until the process is told to stop."""
        loop, event = asyncio.get_running_loop(), asyncio.Event()
        self._wake = lambda: loop.call_soon_threadsafe(event.set)
        if not self.requested:
            await event.wait()

    def closed(self) -> None:
        """Say that all is closed: threads that still compute something are no longer waited for."""
        if self.requested:
            self._orders.put((min(self._due, monotonic() + GRACE), 0, ""))

    def _signalled(self, number: int, frame: object) -> None:
        if self.requested:
            self._orders.put((0.0, SIGNALLED + number, "told to stop twice: it ends at once"))
            return
        self._due = monotonic() + self.seconds
        self._orders.put((self._due, CUT_OFF, f"it could not stop in {self.seconds:g} s and is cut off"))
        with contextlib.suppress(RuntimeError):  # the loop is closed already
            self._wake()

    def _watch(self) -> None:
        order = self._orders.get()
        while order is not None and (left := order[0] - monotonic()) > 0:
            with contextlib.suppress(Empty):
                order = self._orders.get(timeout=left)
        if order is not None:
            end(*order[1:])


def end(status: int, why: str = "") -> None:
    """End the process here and now, with its children. Uncommitted work is as if it had not begun."""
    last = threading.Thread(target=_last_words, args=(why,), daemon=True)
    last.start()
    last.join(LAST_WORDS)
    if "multiprocessing" in sys.modules:
        for child in sys.modules["multiprocessing"].active_children():
            child.kill()
    os._exit(status)


def _last_words(why: str) -> None:
    if why:
        _log.warning("%s", why)
    for handler in logging.getLogger().handlers:
        handler.flush()
