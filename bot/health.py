"""Whether the bot is well: the health file, whose time says when it last was, and how many files it may open.

To say so takes no file and no space on the disk, for these may be what is missing.
"""

from __future__ import annotations

import os
import resource
import time
from contextlib import ExitStack, suppress
from pathlib import Path

#: A sweep comes every five seconds; after this many without one the bot is not well.
STALE = 60.0
#: Times long past, each of which stands for what is wrong.
NO_FILES, NO_COMMITS = 1, 2
AILMENTS = {
    NO_FILES: "the bot can open no more files or connections (ulimit -n, LimitNOFILE)",
    NO_COMMITS: "the database refuses what the bot writes: is the disk full, or the file held by another?",
}


def beat(file: Path, ailment: int = 0) -> None:
    """Say that the bot is well, or what ails it.

    Raises:
        OSError: the file cannot be touched.

    """
    if ailment:
        os.utime(file, (ailment, ailment))
    else:
        file.touch()


def complaint(file: Path) -> str:
    """Return why the bot is not well, in one line; "" if it is."""
    try:
        at = file.stat().st_mtime
    except OSError:
        return "the bot is not running"
    if ailment := AILMENTS.get(round(at)):
        return ailment
    age = time.time() - at
    return f"the bot has not been heard of for {age:.0f} seconds" if age > STALE else ""


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
