"""How the process holds memory: what pictures took goes back, what stays for good is left alone."""

from __future__ import annotations

import ctypes
import gc
from collections.abc import Iterator
from contextlib import contextmanager

#: Parameters of the GNU C library's `mallopt`, as its malloc.h numbers them.
TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8
#: Blocks from this size on come from the system and go back to it at once. A canvas is smaller: getting one
#: from the system for every picture would take as long as drawing it.
LARGE = 4_000_000
#: Free bytes that are kept at the end of the heap for the next picture.
SPARE = 8_000_000
#: So many new objects before the collector looks for cycles, and how seldom it looks at older ones: by
#: Python's own numbers it takes a twentieth of an answer.
SELDOM = (100_000, 50, 100)


def thrifty() -> None:
    """Make the C library use a single heap and return large blocks. Call it before threads begin.

    Left to itself it gives each thread a place of its own, and keeps in each what the largest picture took.
    Where there is no GNU C library nothing is changed.
    """
    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (AttributeError, OSError, TypeError):
        return
    for parameter, value in ((ARENA_MAX, 1), (MMAP_THRESHOLD, LARGE), (TRIM_THRESHOLD, SPARE)):
        mallopt(parameter, value)


@contextmanager
def for_good() -> Iterator[None]:
    """Freeze what stays until the process ends, such as imports: it is never searched for garbage again.

    What comes afterwards is searched seldom.
    """
    gc.disable()
    try:
        yield
        gc.freeze()
        gc.set_threshold(*SELDOM)
    finally:
        gc.enable()
