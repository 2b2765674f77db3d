"""Dice against their odds: what was expected and what came, and the exact chance of luck as good or bad."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.types.reporting import Throw
from engine.report.report import Luck

#: Minimum number of throws of a kind for a statement about luck.
FEWEST = 3
#: Outcomes whose total probability is below this are left out of a sum.
NOTHING = 1e-15


def luck_of(throws: Iterable[Throw]) -> tuple[Luck, ...]:
    """Sum throws up by kind and seat, in the order in which these first came; too few say nothing."""
    groups: dict[tuple[str, str], list[Throw]] = {}
    for x in throws:
        groups.setdefault((x.kind, x.seat), []).append(x)
    return tuple(_luck(seat, kind, group) for (kind, seat), group in groups.items() if len(group) >= FEWEST)


def _luck(seat: str, kind: str, throws: list[Throw]) -> Luck:
    expected = sum(score * p for x in throws for score, p in x.odds.items())
    made = sum(x.score for x in throws)
    return Luck(seat, kind, len(throws), round(expected, 3), made, tail([x.odds for x in throws], made))


def tail(odds: Iterable[Mapping[int, float]], made: int) -> float:
    """Return the chance of a sum at least as far from the mean as `made`, on the same side of it.

    >>> die = {n: 1 / 6 for n in range(1, 7)}
    >>> round(tail([die, die], 11), 4), round(tail([die, die], 3), 4), round(tail([die, die], 7), 4)
    (0.0833, 0.0833, 0.5833)
    """
    sums, mean = {0: 1.0}, 0.0
    for one in odds:
        mean += sum(score * p for score, p in one.items())
        new: dict[int, float] = {}
        for total, share in sums.items():
            for score, p in one.items():
                new[total + score] = new.get(total + score, 0.0) + share * p
        sums = {total: share for total, share in new.items() if share > NOTHING}
    high = made >= mean
    return min(1.0, sum(share for total, share in sums.items() if (total >= made if high else total <= made)))
