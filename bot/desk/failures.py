"""What fails in the table itself, outside of what somebody has just done, is told on the page as well."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import traceback
from collections.abc import Callable
from pathlib import Path

#: Marks a record of which people are told where it is logged: `_log.error(..., extra=TOLD)`.
TOLD = {"told": True}


class Failures(logging.Handler):
    """Hands on each error that is logged, from whatever thread, as a sentence that all may read."""

    def __init__(self, loop: asyncio.AbstractEventLoop, tell: Callable[[str], None]) -> None:
        super().__init__(logging.ERROR)
        self._loop, self._tell = loop, tell

    def emit(self, record: logging.LogRecord) -> None:
        """Hand an error on, unless people are told of it otherwise."""
        if getattr(record, "told", False):
            return
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody looks any more
            self._loop.call_soon_threadsafe(self._handed, sentence(record))

    def _handed(self, what: str) -> None:
        try:
            self._tell(what)
        except Exception:
            logging.getLogger(__name__).exception("a failure could not be told", extra=TOLD)


def sentence(record: logging.LogRecord) -> str:
    """Say what failed and where, but not what an exception says: it may quote what one person knows."""
    error = record.exc_info[1] if record.exc_info else None
    if error is None:
        return f"Something failed at the table: {record.getMessage()[:200]}."
    where = ""
    if passed := traceback.extract_tb(error.__traceback__):
        where = f" at {Path(passed[-1].filename).name}:{passed[-1].lineno}, {passed[-1].name}"
    return f"Something failed at the table: {type(error).__name__}{where}."
