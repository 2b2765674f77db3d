"""Answers tried against each other a few games at a time, until it is clear whether one of them is best.

Most questions have no best answer, and most answers are nowhere near it. So a race ends as soon as no answer
can be ahead by the margin any more, and an answer leaves it that is behind by more than that beyond doubt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from engine.core.contract import Game
from engine.core.rules import Action, Decision, State
from engine.puzzles.measure import EQUAL, ERRORS, Trial, equals, lead, ranked, try_further

#: Number of games played on from each answer before the results are compared again.
STEP = 8
#: Maximum number of equally good answers; with more there is no best one to find.
ALIKE = 2
#: Standard errors by which a winner must lead.
WIN_ERRORS = 2.0
#: A race goes on while the difference plus this many standard errors reaches the margin. So small a number
#: loses some questions that have a best answer, but quickly drops the many that have none.
CONTINUE_ERRORS = 0.5
#: Standard errors behind the margin at which an answer leaves the race.
LEAVE_ERRORS = 3.0


def raced(
    game: Game[Any],
    s: State,
    d: Decision,
    actions: Sequence[Action],
    seeds: Sequence[str],
    margin: float,
    games: int,
) -> list[Trial]:
    """Return the answers, best first, if one or two lead the others significantly by the margin.

    Otherwise the result is empty. Answers that have left the race are last and have fewer games. `games` is
    the number used when answers are measured again.
    """
    left, behind = [Trial(x, [], []) for x in actions], list[Trial]()
    for at in range(0, len(seeds), STEP):
        try_further(game, s, d, left, seeds[at : at + STEP])
        left = ranked(left) if left[0].values else []
        if hopeless(left, margin, games):
            return []
        gone = list(_leaving(left, margin))
        left = [x for x in left if x not in gone]
        behind += gone
        if len(left) <= equals(left, margin):
            break
    best = equals(left, margin)
    if best > ALIKE or (best < len(left) and not _ahead(left[0], left[best], margin)):
        return []
    return [*left, *ranked(behind)] if behind or best < len(left) else []


def hopeless(order: Sequence[Trial], margin: float, games: int) -> bool:
    """Return whether too many seem near the best, or the next seems neither equal nor clearly behind.

    Clearly behind means by the margin, and significantly so after this many games if luck matters more.
    """
    if len(order) < 2:
        return not order
    if len(order) > ALIKE and not _in_sight(order[0], order[ALIKE], margin, games):
        return True
    gap, error = lead(order[0], order[1])
    return gap - CONTINUE_ERRORS * error > EQUAL * margin and not _in_sight(order[0], order[1], margin, games)


def _in_sight(top: Trial, other: Trial, margin: float, games: int) -> bool:
    """Return whether an answer may yet turn out to be behind."""
    gap, error = lead(top, other)
    chance = ERRORS * error * sqrt(min(1.0, len(other.values) / games))
    return gap + CONTINUE_ERRORS * error >= max(margin, chance)


def _leaving(order: Sequence[Trial], margin: float) -> Iterator[Trial]:
    """Yield the answers that are behind by more than the margin beyond doubt."""
    for x in order[1:]:
        gap, error = lead(order[0], x)
        if gap - LEAVE_ERRORS * error > margin:
            yield x


def _ahead(top: Trial, other: Trial, margin: float) -> bool:
    gap, error = lead(top, other)
    return gap >= max(margin, WIN_ERRORS * error)
