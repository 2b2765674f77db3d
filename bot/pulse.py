"""The health file: its time says when the bot was last well, or that it is not.

Saying so takes no new file and no disk space, since either may be what is missing.
"""

from __future__ import annotations

import os
import time
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
