"""How much is done to make something, on however busy a machine: calls are counted, not time."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

#: What differs by so few calls differs by less than a tenth of a millisecond. Nobody can time that from
#: outside: it goes through a process, a network and Discord.
FEW = 300


def calls_of(work: Callable[[], object]) -> int:
    """Count the functions of Python that some work calls, once all that is kept has been kept."""
    n = 0

    def seen(frame: FrameType, what: str, given: object) -> None:
        nonlocal n
        n += what == "call"

    work()
    before = sys.getprofile()
    sys.setprofile(seen)
    try:
        work()
    finally:
        sys.setprofile(before)
    return n
