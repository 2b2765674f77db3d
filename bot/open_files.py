"""How many files the process may open: raised at start, shared with visitors, looked at by every sweep."""

from __future__ import annotations

import os
import resource
from contextlib import ExitStack, suppress
from pathlib import Path

#: Files wanted: those of the bot, and of as many visitors as are ever let in.
WANTED = 4096
#: Files kept for Discord, the database, worker processes, and visitors just being turned away.
RESERVE = 320
#: Number of files that must be there to be opened for the bot to be well.
SPARE = 16


def raise_limit() -> int:
    """Raise the limit on open files as far as this user may, and return it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):  # a system may allow less than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return limit()


def limit() -> int:
    """Return how many files may be open."""
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return WANTED if soft == resource.RLIM_INFINITY else soft


def for_visitors() -> int:
    """Return how many connections of visitors there may be, so that the bot itself never lacks a file."""
    return max(limit() // 4, limit() - RESERVE)


def are_left() -> bool:
    """Return whether files can be opened: a few, as a press may need."""
    try:
        with ExitStack() as opened:
            for _ in range(SPARE):
                opened.enter_context(Path(os.devnull).open("rb"))
    except OSError:
        return False
    return True
