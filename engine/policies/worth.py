"""What answers are worth: all meet the same imagined worlds and dice, so that luck weighs little.

Search, hints, puzzles, reports and explanations measure here. They differ in the worlds they draw, and in how
they rate an answer in one: right after it, at the end of its move, or by a game that is played on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple, TypeVar

from engine.core.contract import Game
from engine.core.dice import Dice, RandomDice, StratifiedDice
from engine.core.execution import Execution
from engine.core.flow import faults, fork, pending
from engine.core.rules import Action, Decision, Frame, S, Seat, Secrecy, State

W = TypeVar("W")
#: Throws per answer that rolls dice: a first die of six shows every face once.
THROWS = 6
#: Number of answers after which a game that is played on is rated as it stands.
LONGEST = 400
#: Answers whose values differ by less are equally good.
EVEN = 1e-9
NOTHING: Mapping[str, float] = {}


def imagine(game: Game[S], state: S, seat: Seat | None, rng: Random) -> S:
    """Redraw everything that a seat cannot know: the game's secrets, and unread answers."""
    new = fork(game.imagine(state, seat, rng))
    for f, d in _unread(new, seat):
        if d.seat in f.got:
            f.got[d.seat] = state.rules.kinds[d.kind].sample(new, f.v, d.seat, rng)
    return new


def unanswered(state: S, seat: Seat | None) -> S:
    """Return a state in which nobody has given an answer yet that a seat may not read."""
    bare = fork(state)
    for f, d in _unread(bare, seat):
        f.got.pop(d.seat, None)
    return bare


def known_world(game: Game[S], state: S, seat: Seat | None, seed: int, n: int) -> S:
    """Return the nth imagined world of a seat, or with None of the channel.

    In it, the other seats answer whatever they may have been asked, whether or not they have done so.
    """
    bare = unanswered(state, seat)
    world = fork(game.imagine(bare, seat, Random(f"{seed} world {n}")))
    rng = Random(f"{seed} others {n}")
    for f, d in _unread(world, seat):
        f.got[d.seat] = state.rules.kinds[d.kind].sample(world, f.v, d.seat, rng)
    return world


def _unread(state: State, seat: Seat | None) -> Iterator[tuple[Frame, Decision]]:
    """Yield the questions whose answers a seat may not read."""
    kinds = state.rules.kinds
    for f in state.stack:
        for d in f.asks:
            if d.seat != seat and kinds[d.kind].secrecy is not Secrecy.OPEN:
                yield f, d


def fits(world: State, decision: Decision, answers: Iterable[Action]) -> bool:
    """Return whether all answers are legal in a world."""
    return not any(faults(world, decision, a) for a in answers)


def try_answer(guess: S, decision: Decision, action: Action, dice: Random | Dice) -> Execution[S]:
    """Carry out a legal answer in an imagined world and return the execution, which records no events."""
    t = Execution(fork(guess), RandomDice(dice, keep=False) if isinstance(dice, Random) else dice, quiet=True)
    t.answer(decision, action)
    return t


def tries(guess: S, decision: Decision, action: Action, throws: Sequence[float]) -> Iterator[Execution[S]]:
    """Carry out an answer with each throw in turn, or only once where no dice are rolled.

    `throws` are numbers from 0 to 1 that replace the dice; use the same ones for answers to be compared.
    """
    for n, throw in enumerate(throws):
        t = try_answer(guess, decision, action, StratifiedDice(Random(throw), n, len(throws)))
        yield t
        if not t.final:
            return


def at_once(game: Game[S], guess: S, decision: Decision, action: Action, throws: Sequence[float]) -> float:
    """Rate an answer by the position that it leads to at once, averaged where dice are rolled."""
    value, n = 0.0, 0
    for t in tries(guess, decision, action, throws):
        value, n = value + game.judge(t.s, decision.seat), n + 1
    return value / n


def questions(execution: Execution[Any], ended: Callable[[State], bool]) -> Iterator[Decision]:
    """Yield the questions of a game that is played on to its end; answer each before the next is taken."""
    for _ in range(LONGEST):
        asked = pending(execution.s)
        if not asked or ended(execution.s):
            return
        yield asked[0]


class Worth(NamedTuple):
    """What an answer was worth in one world; what happened there, counted, and its value by terms."""

    value: float
    facts: Mapping[str, float] = NOTHING
    terms: Mapping[str, float] = NOTHING


@dataclass(slots=True)
class Trial:
    """An answer, and what it was worth in each world that it met."""

    action: Action
    values: list[float] = field(default_factory=list)
    facts: list[Mapping[str, float]] = field(default_factory=list)
    terms: list[Mapping[str, float]] = field(default_factory=list)

    def add(self, worth: Worth) -> None:
        """Note what it was worth in one more world."""
        self.values.append(worth.value)
        self.facts.append(worth.facts)
        self.terms.append(worth.terms)

    @property
    def mean(self) -> float:
        """Return its value on average."""
        return fmean(self.values)


def measure(trials: Sequence[Trial], worlds: Iterable[W], rate: Callable[[W, Action], Worth]) -> None:
    """Rate all answers in one world after the other; each world is drawn when its turn comes."""
    for world in worlds:
        for x in trials:
            x.add(rate(world, x.action))


def ranked(trials: Iterable[Trial]) -> list[Trial]:
    """Sort answers by value, the best first."""
    return sorted(trials, key=lambda x: -x.mean)


def best_of(trials: Sequence[Trial]) -> list[Action]:
    """Return the best answer, or all that are equally good, in their order."""
    top = max(x.mean for x in trials)
    return [x.action for x in trials if x.mean >= top - EVEN]


def lead(best: Trial, other: Trial) -> tuple[float, float]:
    """Return an answer's average lead over another, and its standard error.

    Only worlds that both have met are compared: an answer that has left a race has fewer, the first ones.
    """
    gaps = [a - b for a, b in zip(best.values, other.values, strict=False)]
    return fmean(gaps), stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 1.0


def averages(rows: Sequence[Mapping[str, float]]) -> dict[str, float]:
    """Average each term or count; where one is missing it is 0."""
    names = dict.fromkeys(key for x in rows for key in x)
    return {key: fmean(x.get(key, 0.0) for x in rows) for key in names}


def gains(of: Trial, others: Sequence[Trial]) -> dict[str, float]:
    """Return how much more each term is after an answer than after the others on average."""
    mine, theirs = averages(of.terms), [averages(x.terms) for x in others]
    rest = averages(theirs)
    return {term: mine.get(term, 0.0) - rest.get(term, 0.0) for term in sorted({*mine, *rest})}
