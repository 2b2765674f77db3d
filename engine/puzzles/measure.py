"""What answers are worth: games are played on from each, in worlds that their seat may imagine.

Every answer meets the same worlds and seeds of dice, so that luck weighs little in their differences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from engine.core.contract import Game
from engine.core.dice import RandomDice, StratifiedDice
from engine.core.execution import Execution
from engine.core.flow import faults, fork, pending
from engine.core.rules import Action, Decision, State
from engine.core.types.explaining import WON, Explains
from engine.core.types.puzzling import Measured, Puzzler
from engine.policies.search import imagine

#: The best answer must lead in each of this many series of games, by the title's margin and by this many
#: standard errors; answers within this share of the margin count as equally good.
SERIES, ERRORS, EQUAL = 4, 3.5, 0.3
#: Number of consecutive games over which the first die shows each number equally often.
EVENLY = 8
#: Number of answers after which a game that is played on is rated as it stands.
LONGEST = 400
#: Minimum change of a term that is kept.
TOLD = 0.05


@dataclass(slots=True)
class Trial:
    """What came of an answer in each game that was played on from it."""

    action: Action
    values: list[float]
    facts: list[Mapping[str, float]]
    terms: list[Mapping[str, float]] = field(default_factory=list)

    def measured(self) -> Measured:
        """Return the averages."""
        means = {key: round(x, 3) for key, x in _means(self.facts).items()}
        terms = {key: round(x, 2) for key, x in _means(self.terms).items() if abs(x) >= TOLD}
        return Measured(self.action, round(fmean(self.values), 4), means, terms)

    def add(self, value: float, facts: Mapping[str, float], terms: Mapping[str, float]) -> None:
        """Note what came of one game."""
        self.values.append(value)
        self.facts.append(facts)
        self.terms.append(terms)


def _means(rows: Sequence[Mapping[str, float]]) -> dict[str, float]:
    names = dict.fromkeys(key for x in rows for key in x)
    return {key: fmean(x.get(key, 0.0) for x in rows) for key in names}


def try_out(
    game: Game[Any], s: State, d: Decision, actions: Sequence[Action], seeds: Sequence[str]
) -> list[Trial]:
    """Play on from each answer, once for each seed; worlds in which one of them is illegal are left out."""
    trials = [Trial(x, [], []) for x in actions]
    try_further(game, s, d, trials, seeds)
    return trials


def try_further(
    game: Game[Any], s: State, d: Decision, trials: Sequence[Trial], seeds: Sequence[str]
) -> None:
    """Play on from the answers of these trials in more games, and note what comes of it."""
    puzzler = game.puzzler()
    assert puzzler is not None
    explains = game.explainer() if puzzler.unit == "points" else None
    for n, seed in enumerate(seeds):
        world = imagine(game, s, d.seat, Random(seed))
        if any(faults(world, d, x.action) for x in trials):
            continue
        for trial in trials:
            dice = StratifiedDice(Random(f"{seed} dice"), n % EVENLY, EVENLY)
            trial.add(*play_on(puzzler, world, d, trial.action, seed, dice, explains))


def play_on(
    puzzler: Puzzler,
    world: State,
    d: Decision,
    action: Action,
    seed: str,
    dice: RandomDice,
    explains: Explains | None = None,
) -> tuple[float, Mapping[str, float], Mapping[str, float]]:
    """Give an answer in a world and play on: return its value, its results as counts, and its reasons.

    The reasons are the change of each term of the title's rating, or only the end of the game; empty without
    `explains`.
    """
    t, told = Execution(fork(world), dice, quiet=True), Counter[str]()
    t.answer(d, action)
    facts: Mapping[str, float] | None = None
    sure: Mapping[str, float] = {}
    for _ in range(LONGEST):
        asked = pending(t.s)
        if facts is None:
            sure = puzzler.foreseen(t.s, d.seat) or sure
        if facts is None and (not asked or puzzler.told(world, t.s, d.seat)):
            facts = puzzler.counts(world, t.s, d.seat)
        if not asked or puzzler.ended(world, t.s, d.seat):
            break
        _go_on(puzzler, t, asked[0], seed, told)
    if facts is None:
        facts = puzzler.counts(world, t.s, d.seat)
    facts = {**facts, **sure}
    worth = puzzler.worth(world, t.s, d.seat)
    if explains is None:
        return worth, facts, {}
    if t.s.over is not None:
        return worth, facts, {WON: worth}
    begun, now = (explains.weigh(puzzler.valued(world, x), d.seat) for x in (world, t.s))
    return worth, facts, {term: now.get(term, 0.0) - begun.get(term, 0.0) for term in {**begun, **now}}


def _go_on(puzzler: Puzzler, t: Execution[Any], d: Decision, seed: str, told: Counter[str]) -> None:
    """Answer a question while a game is played on, with dice of its own.

    They depend on the answer and on how often it was given: whatever happens alike after two answers that are
    compared meets the same dice, however many were rolled before it.
    """
    told[d.kind] += 1
    action = puzzler.answer(t.s, d, Random(f"{seed} {d.kind} {told[d.kind]}"))
    said = f"{d.seat} {action!r}"
    told[said] += 1
    t.dice = RandomDice(Random(f"{seed} {said} {told[said]}"), keep=False)
    t.answer(d, action)


def ranked(trials: Sequence[Trial]) -> list[Trial]:
    """Sort answers by value, the best first."""
    return sorted(trials, key=lambda x: -fmean(x.values))


def lead(best: Trial, other: Trial) -> tuple[float, float]:
    """Return an answer's average lead over another, and its standard error.

    Only games that both have are compared: an answer that has left a race has fewer, always the first ones.
    """
    gaps = [a - b for a, b in zip(best.values, other.values, strict=False)]
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
