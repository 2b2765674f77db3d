"""The course of a game: the entries that stood, and the chance after as many of them as there is time for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from engine.core.contract import Game
from engine.core.record import Entry, Record, replay
from engine.core.rules import Event, State
from engine.core.types.reporting import Happened, Reports
from engine.report.chances import Budget, Chances, hides
from engine.report.report import Estimate, Point

#: Share of the time for points spread evenly, and up to which more are put where most changes.
SPREAD, REFINED = 0.3, 0.45
#: Minimum change between two points that is looked into.
NOTABLE = 0.04


@dataclass(frozen=True, slots=True)
class Moment:
    """An entry that was not undone, with its changes; `before` is None for the first that can be replayed."""

    entry: Entry
    before: State
    after: State
    events: tuple[Event, ...]

    @property
    def happened(self) -> Happened:
        """Return it as titles are given it."""
        return Happened(self.before, self.after, self.events)


def moments_of(game: Game[Any], record: Record) -> list[Moment]:
    """Replay a record and return the entries that stood, undone ones left out.

    Raises:
        BrokenRecord, OtherEdition: it does not replay.

    """
    results = replay(game, record)
    entries = record.entries[len(record.entries) - len(results) :]
    line: list[Moment] = []
    before = None
    for e, done in zip(entries, results, strict=True):
        if e.how == "undo":
            line = [x for x in line if x.entry.n <= e.action["to"]]
        else:
            line.append(Moment(e, before, done.state, done.events))
        before = done.state
    return line


class Curve:
    """The points of a curve, measured where they tell most."""

    def __init__(
        self, game: Game[Any], reports: Reports, moments: Sequence[Moment], chances: Chances, budget: Budget
    ) -> None:
        self._game, self._reports, self._moments = game, reports, moments
        self._chances, self._budget = chances, budget
        self.at = dict[int, Point]()

    def measure(self) -> None:
        """Put points evenly over the game, then between neighbours that differ most."""
        for i in _spread(len(self._moments)):
            if self._budget.used > SPREAD and len(self.at) > 2:
                break
            self._put(i)
        while self._budget.used < REFINED and (gap := self._widest()):
            self._put(sum(gap) // 2)

    def jumps(self) -> list[int]:
        """Return the entries with a point before and after them, the largest change first."""
        near = [i for i in self.at if i - 1 in self.at]
        return sorted(near, key=lambda i: -abs(self.at[i].open.chance - self.at[i - 1].open.chance))

    def points(self) -> tuple[Point, ...]:
        """Return the points in order."""
        return tuple(self.at[i] for i in sorted(self.at))

    def correct(self, i: int, found: Estimate) -> None:
        """Replace what was measured with everything open by something better."""
        old, was = self.at[i], self.at[i].open
        known = {x: found if y == was else y for x, y in old.known.items()}
        self.at[i] = Point(old.n, found, known)

    def _widest(self) -> tuple[int, int] | None:
        """Return the neighbours with entries between them that differ most, beyond chance."""
        order = sorted(self.at)
        gaps = [(a, b) for a, b in pairwise(order) if b - a > 1]
        best = max(gaps, key=self._change, default=None)
        return best if best is not None and self._change(best) > NOTABLE else None

    def _change(self, gap: tuple[int, int]) -> float:
        a, b = (self.at[i].open for i in gap)
        return abs(a.chance - b.chance) - max(a.error, b.error)

    def _put(self, i: int) -> None:
        if i in self.at:
            return
        s, sides = self._moments[i].after, self._reports.sides
        n = self._moments[i].entry.n
        if s.over is not None:
            sure = Estimate(round(self._chances.rated(s), 4), 0.0)
            self.at[i] = Point(n, sure, dict.fromkeys(sides, sure))
            return
        games = self._budget.each
        found = self._chances.open(s, games)
        known = {x: self._chances.known(s, x, games) if hides(self._game, s, x) else found for x in sides}
        self.at[i] = Point(n, found, known)


def _spread(n: int) -> Iterator[int]:
    """Yield 0 to n - 1, the last and the first of them early, ever more closely."""
    yield from {n - 1: None, 0: None}
    step = 1
    while step < n:
        step *= 2
    while step >= 1:
        yield from range(0, n, step)
        step //= 2
