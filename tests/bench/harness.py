"""Paired measuring: ours and the yardstick take turns in one run, so that a slow machine slows both.

What only computes is measured in processor time, which other work on the machine does not lengthen.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

Measured = Callable[[], float]
#: Standard deviations on either side: 95 % of cases.
Z = 1.96


@dataclass(frozen=True)
class Row:
    """A line of the report. `ratio` is ours against the yardstick; `goal` says what is wanted of it.

    `notable`: a player or an operator would notice it, so that docs/performance.md has it.
    """

    name: str
    ours: str
    yardstick: str = ""
    ratio: float | None = None
    goal: str = ""
    met: bool | None = None
    notable: bool = False


def wilson(won: float, of: int) -> tuple[float, float]:
    """Return the bounds of a share, by Wilson; a draw may count as half.

    >>> [round(x, 3) for x in wilson(65, 100)], wilson(0, 0)
    ([0.553, 0.736], (0.0, 1.0))
    """
    if not of:
        return 0.0, 1.0
    share, square = won / of, Z * Z
    middle = (share + square / (2 * of)) / (1 + square / of)
    width = Z / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    return max(0.0, middle - width), min(1.0, middle + width)


def rate(work: Callable[[], int], seconds: float = 0.25) -> Measured:
    """Measure how often in a second of the processor something is done; `work` tells how many it did."""

    def measured() -> float:
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            done += work()
        return done / spent

    return measured


def cost(work: Callable[[], object], times: int = 5) -> Measured:
    """Measure the processor seconds that something takes, the median of a few."""

    def measured() -> float:
        spent = []
        for _ in range(times):
            began = time.process_time()
            work()
            spent.append(time.process_time() - began)
        return statistics.median(spent)

    return measured


def paired(ours: Measured, yardstick: Measured, rounds: int) -> tuple[float, float, float]:
    """Return the medians of ours, of the yardstick, and of their ratios round by round."""
    pairs = []
    for n in range(rounds):
        if n % 2:  # whoever goes first may find the caches cold
            b, a = yardstick(), ours()
        else:
            a, b = ours(), yardstick()
        pairs.append((a, b))
    middle = statistics.median
    return middle(a for a, _ in pairs), middle(b for _, b in pairs), middle(a / b for a, b in pairs)


def number(x: float) -> str:
    """Write a count a second, short.

    >>> number(81234.0), number(312.4)
    ('81.2 k/s', '312 /s')
    """
    return f"{x / 1000:.1f} k/s" if x >= 1000 else f"{x:.0f} /s"


def length(seconds: float) -> str:
    """Write a time, short.

    >>> length(0.0000123), length(0.0042), length(1.5)
    ('12.3 us', '4.20 ms', '1.50 s')
    """
    if seconds < 1e-3:
        return f"{seconds * 1e6:.1f} us"
    return f"{seconds * 1e3:.2f} ms" if seconds < 1 else f"{seconds:.2f} s"


def size(count: float) -> str:
    """Write a size in bytes, short.

    >>> size(1_130), size(151_000), size(2_400_000)
    ('1.1 KB', '151 KB', '2.40 MB')
    """
    if count >= 1e6:
        return f"{count / 1e6:.2f} MB"
    return f"{count / 1e3:.0f} KB" if count >= 1e4 else f"{count / 1e3:.1f} KB"
