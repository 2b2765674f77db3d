"""A side's chance to win: a position is played on until it is at rest, several times, and rated there.

Meanwhile all seats answer quickly, as the title's machine players do; the rating is a chance that was fitted
to whole games between machine players (`data/<game>/report.toml`). So it is the chance among such players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import monotonic, process_time
from typing import Any

from engine.core.codec import save
from engine.core.contract import Game
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork
from engine.core.rules import Action, Decision, Seat, State
from engine.core.types.reporting import Reports
from engine.policies.worth import imagine, questions, try_answer
from engine.report.report import Estimate

#: Number of games between two reports of progress.
OFTEN = 50
#: On a busy machine work may take this many times its processor time by the clock; then the results so far
#: must do.
PATIENCE = 4.0
#: Receives how much is done, and of how much.
Progress = Callable[[int, int], None]


@dataclass(slots=True)
class Budget:
    """Seconds of this process's own work, and how many times a game is played on from `each` position.

    `games` counts how often that was done so far.
    """

    seconds: float
    each: int
    progress: Progress | None = None
    games: int = 0
    began: float = 0.0
    since: float = 0.0

    def __post_init__(self) -> None:
        """Begin to count."""
        self.began, self.since = process_time(), monotonic()

    def count(self) -> None:
        """Count a game that is played on, and now and then say how far everything is."""
        self.games += 1
        if self.progress is not None and self.games % OFTEN == 0:
            self.progress(min(99, int(100 * self.used)), 100)

    @property
    def used(self) -> float:
        """Return the share that is used up: of the work, or of the time that this may take by the clock."""
        work, time = process_time() - self.began, monotonic() - self.since
        return max(work, time / PATIENCE) / self.seconds

    def affords(self, most: int, positions: int, until: float) -> int:
        """Return how often each position can be played on within a share, `most` times at most."""
        cost = self.used / max(1, self.games)
        return min(most, int((until - self.used) / cost / positions)) if cost else most


class Chances:
    """Estimates the chance of a game's first side. The same seed and position give the same estimate."""

    def __init__(self, game: Game[Any], reports: Reports, budget: Budget, seed: str) -> None:
        self._game, self._reports, self._budget, self._seed = game, reports, budget, seed

    def rated(self, s: State) -> float:
        """Return the chance at rest, or the result of a game that is over."""
        if s.over is None:
            return self._reports.chance(s)
        return 0.5 if s.over.winner is None else float(s.over.winner not in self._reports.opposed)

    def open(self, s: State, games: int, series: str = "") -> Estimate:
        """Estimate the chance in a position as it is; another `series` has other dice and answers."""
        return estimate(self._values([s] * games, f"{self._seed} {series}"))

    def known(self, s: State, seat: Seat, worlds: int) -> Estimate:
        """Estimate the chance on average over worlds that a seat may take for the true one."""
        rng = Random(f"{self._seed} worlds")
        return estimate(self._values([imagine(self._game, s, seat, rng) for _ in range(worlds)], self._seed))

    def after(self, s: State, d: Decision, action: Action, games: int, series: str) -> list[float]:
        """Return the chances after an answer, one for each time that its dice are rolled again."""
        return [self.throw(s, d, action, f"{self._seed} {series} {n}") for n in range(games)]

    def throw(self, s: State, d: Decision, action: Action, seed: str) -> float:
        """Give an answer in a position, play on and return the chance at rest."""
        return self._play_on(try_answer(s, d, action, Random(f"{seed} dice")), s, Random(seed))

    def _values(self, worlds: Iterable[State], seed: str) -> list[float]:
        values = []
        for n, s in enumerate(worlds):
            dice = RandomDice(Random(f"{seed} dice {n}"), keep=False)
            values.append(self._play_on(Execution(fork(s), dice, quiet=True), s, Random(f"{seed} {n}")))
        return values

    def _play_on(self, t: Execution[Any], begun: State, rng: Random) -> float:
        self._budget.count()
        for d in questions(t, lambda s: self._reports.rested(begun, s)):
            t.answer(d, self._reports.answer(t.s, d, rng))
        return self.rated(t.s)


def estimate(values: Sequence[float]) -> Estimate:
    """Average values, with the standard error; a single value has none and counts as unsure.

    Games that all ended alike do not prove certainty: the next one may end differently.

    >>> estimate([1.0] * 8).error, estimate([0.25] * 8).error
    (0.1, 0.0)
    """
    n = len(values)
    if n < 2:
        return Estimate(round(values[0], 4), 0.5)
    least = 1 / (n + 2) if set(values) in ({0.0}, {1.0}) else 0.0
    return Estimate(round(fmean(values), 4), round(max(least, stdev(values) / sqrt(n)), 4))


def hides(game: Game[Any], s: State, seat: Seat) -> bool:
    """Return whether something of a position is hidden from a seat."""
    return any(save(imagine(game, s, seat, Random(n))) != save(s) for n in range(2))


def joined(a: Estimate, b: Estimate) -> float:
    """Return the standard error of the difference of two estimates."""
    return sqrt(a.error**2 + b.error**2)
