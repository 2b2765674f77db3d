"""What answers are worth: games are played on from each, in worlds that their seat may imagine.

Every answer meets the same worlds and seeds of dice, so that luck weighs little in their differences.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from engine.core.contract import Game
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import faults, fork, pending
from engine.core.rules import Decision
from engine.core.types.puzzling import Measured, Puzzler
from engine.policies.search import imagine

#: The best answer is ahead by the title's margin and by so many standard errors, and ahead in each of so many
#: series of games; answers nearer to the best than this share of the margin are as good as it.
SERIES, ERRORS, EQUAL = 4, 3.5, 0.3
#: A game played on for so many answers is valued where it stands.
LONGEST = 400


@dataclass(slots=True)
class Trial:
    """What came of an answer in each game that was played on from it."""

    action: Any
    values: list[float]
    facts: list[Mapping[str, float]]

    def measured(self) -> Measured:
        """Return the averages."""
        names = self.facts[0] if self.facts else {}
        means = {key: round(fmean(x[key] for x in self.facts), 3) for key in names}
        return Measured(self.action, round(fmean(self.values), 4), means)


def try_out(
    game: Game[Any], s: Any, d: Decision, actions: Sequence[Any], seeds: Sequence[str]
) -> list[Trial]:
    """Play on from each answer, once for each seed; worlds in which one of them is illegal are left out."""
    puzzler = game.puzzler()
    assert puzzler is not None
    trials = [Trial(x, [], []) for x in actions]
    for seed in seeds:
        world = imagine(game, s, d.seat, Random(seed))
        if any(faults(world, d, x) for x in actions):
            continue
        for trial in trials:
            value, facts = play_on(puzzler, world, d, trial.action, seed)
            trial.values.append(value)
            trial.facts.append(facts)
    return trials


def play_on(
    puzzler: Puzzler, world: Any, d: Decision, action: Any, seed: str
) -> tuple[float, Mapping[str, float]]:
    """Give an answer in a world and play on: its value, and the counts of what it led to."""
    rng = Random(f"{seed} players")
    t = Execution(fork(world), RandomDice(Random(f"{seed} dice"), keep=False), quiet=True)
    t.answer(d, action)
    facts: Mapping[str, float] | None = None
    for _ in range(LONGEST):
        asked = pending(t.s)
        if facts is None and (not asked or puzzler.told(world, t.s, d.seat)):
            facts = puzzler.counts(world, t.s, d.seat)
        if not asked or puzzler.ended(world, t.s, d.seat):
            break
        t.answer(asked[0], puzzler.answer(t.s, asked[0], rng))
    if facts is None:
        facts = puzzler.counts(world, t.s, d.seat)
    return puzzler.worth(world, t.s, d.seat), facts


def ranked(trials: Sequence[Trial]) -> list[Trial]:
    """Sort answers by value, the best first."""
    return sorted(trials, key=lambda x: -fmean(x.values))


def lead(best: Trial, other: Trial) -> tuple[float, float]:
    """Return by how much an answer beats another on average, and the standard error of that."""
    gaps = [a - b for a, b in zip(best.values, other.values, strict=True)]
    return fmean(gaps), stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 1.0


def equals(order: Sequence[Trial], margin: float) -> int:
    """Count the answers that are as good as the best."""
    return sum(lead(order[0], x)[0] <= EQUAL * margin for x in order)


def is_clear(order: Sequence[Trial], best: int, margin: float) -> bool:
    """Return whether the first answers beat each other one by a margin, beyond chance and in every series."""
    if best >= len(order):
        return False
    for top in order[:best]:
        for other in order[best:]:
            gap, error = lead(top, other)
            if gap < margin or gap < ERRORS * error:
                return False
            if any(x <= 0 for x in _by_series(top, other)):
                return False
    return True


def _by_series(top: Trial, other: Trial) -> Iterator[float]:
    """Yield by how much an answer beats another in each series."""
    n = max(1, len(top.values) // SERIES)
    for i in range(0, n * SERIES, n):
        yield fmean(top.values[i : i + n]) - fmean(other.values[i : i + n])
