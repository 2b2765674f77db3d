"""What a puzzle's answers are worth: games are played on from each, until it is clear whether one is best.

Most questions have no best answer, and most answers are nowhere near it. So a race ends as soon as no answer
can be ahead by the margin any more, and an answer that is clearly behind by more than that leaves it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

from engine.core.contract import Game
from engine.core.dice import RandomDice, StratifiedDice
from engine.core.execution import Execution
from engine.core.rules import Action, Decision, State
from engine.core.types.explaining import WON, Explains
from engine.core.types.puzzling import Measured, Puzzler
from engine.policies.worth import (
    Trial,
    Worth,
    averages,
    fits,
    imagine,
    lead,
    measure,
    questions,
    ranked,
    try_answer,
)

#: The best answer must lead in each of this many series of games, by the title's margin and by this many
#: standard errors; answers within this share of the margin count as equally good.
SERIES, ERRORS, EQUAL = 4, 3.5, 0.3
#: Number of consecutive games over which the first die shows each number equally often.
EVENLY = 8
#: Minimum change of a term that is kept.
TOLD = 0.05
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


def measured(x: Trial) -> Measured:
    """Return the averages of an answer."""
    means = {key: round(n, 3) for key, n in averages(x.facts).items()}
    terms = {key: round(n, 2) for key, n in averages(x.terms).items() if abs(n) >= TOLD}
    return Measured(x.action, round(x.mean, 4), means, terms)


def try_out(
    game: Game[Any], s: State, d: Decision, actions: Sequence[Action], seeds: Sequence[str]
) -> list[Trial]:
    """Play on from each answer, once for each seed; worlds in which one of them is illegal are left out."""
    trials = [Trial(x) for x in actions]
    try_further(game, s, d, trials, seeds)
    return trials


def try_further(
    game: Game[Any], s: State, d: Decision, trials: Sequence[Trial], seeds: Sequence[str]
) -> None:
    """Play on from the answers of these trials in more games, and note what comes of it."""
    puzzler = game.puzzler()
    assert puzzler is not None
    explains = game.explainer() if puzzler.unit == "points" else None

    def rate(met: tuple[int, str, State], action: Action) -> Worth:
        n, seed, world = met
        dice = StratifiedDice(Random(f"{seed} dice"), n % EVENLY, EVENLY)
        return play_on(puzzler, world, d, action, seed, dice, explains)

    worlds = ((n, seed, imagine(game, s, d.seat, Random(seed))) for n, seed in enumerate(seeds))
    measure(trials, (x for x in worlds if fits(x[2], d, [y.action for y in trials])), rate)


def play_on(
    puzzler: Puzzler,
    world: State,
    d: Decision,
    action: Action,
    seed: str,
    dice: RandomDice,
    explains: Explains | None = None,
) -> Worth:
    """Give an answer in a world and play on.

    Its terms are the change of each term of the title's rating, or only the end of the game; empty without
    `explains`.
    """
    t, given, seat = try_answer(world, d, action, dice), Counter[str](), d.seat
    facts: Mapping[str, float] | None = None
    sure: Mapping[str, float] = {}
    for asked in questions(t, lambda s: puzzler.ended(world, s, seat)):
        if facts is None:
            sure = puzzler.foreseen(t.s, seat) or sure
            facts = puzzler.counts(world, t.s, seat) if puzzler.result_is_in(world, t.s, seat) else None
        _go_on(puzzler, t, asked, seed, given)
    if facts is None:
        facts, sure = puzzler.counts(world, t.s, seat), puzzler.foreseen(t.s, seat) or sure
    facts, worth = {**facts, **sure}, puzzler.worth(world, t.s, seat)
    if explains is None:
        return Worth(worth, facts)
    if t.s.over is not None:
        return Worth(worth, facts, {WON: worth})
    begun, now = (explains.weigh(puzzler.valued(world, x), seat) for x in (world, t.s))
    return Worth(worth, facts, {term: now.get(term, 0.0) - begun.get(term, 0.0) for term in {**begun, **now}})


def _go_on(puzzler: Puzzler, t: Execution[Any], d: Decision, seed: str, given: Counter[str]) -> None:
    """Answer a question while a game is played on, with dice of its own.

    They depend on the answer and on how often it was given: whatever happens alike after two answers that are
    compared meets the same dice, however many were rolled before it.
    """
    given[d.kind] += 1
    action = puzzler.answer(t.s, d, Random(f"{seed} {d.kind} {given[d.kind]}"))
    said = f"{d.seat} {action!r}"
    given[said] += 1
    t.dice = RandomDice(Random(f"{seed} {said} {given[said]}"), keep=False)
    t.answer(d, action)


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
    left, behind = [Trial(x) for x in actions], list[Trial]()
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
