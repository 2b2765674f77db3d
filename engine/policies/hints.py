"""Hints: where a machine player would look in this position, its answer, and its measured reasons.

A hint knows what the seat knows. Unread answers of others are imagined, whether or not they have been given,
so that a hint does not tell that either. Answers are compared by what they lead to at once, and each
comparison is broken down into the terms of the game's own rating (`engine.core.types.explaining`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from engine.core.contract import Game, View
from engine.core.execution import Execution
from engine.core.flow import faults, options, pending, sample
from engine.core.rules import Action, Decision, S, Secrecy
from engine.core.types.explaining import Explains, Reason, Ways
from engine.policies.policy import POLICIES, WIDEST, offered
from engine.policies.worth import (
    EVEN,
    THROWS,
    Trial,
    Worth,
    averages,
    best_of,
    fits,
    gains,
    known_world,
    measure,
    ranked,
    tries,
    try_answer,
)

#: Number of imagined worlds in which answers are compared: usually, and for forms or secret answers.
FEW, MANY = 1, 4
#: Number of other answers that one is compared with when answers cannot be listed.
OTHERS = 8
#: Maximum number of answers tried when a comparison looks further ahead.
NEXT = 40
#: Maximum number of best answers named, and of terms for or against an answer.
BEST, TERMS = 3, 3


@dataclass(frozen=True, slots=True)
class Gain:
    """How much better a term is after an answer than after the others on average; negative if worse."""

    term: str
    more: float


@dataclass(frozen=True, slots=True)
class Followed:
    """The answer that a hint's own answer leads to, and the seat's view when it is asked for it."""

    answer: Action
    view: View


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint: `look` names places without naming the answer; `way` is what the answer is about.

    An answer by a rule of thumb has `reasons`. Others are compared: of `tried` answers, each in `worlds`
    imagined worlds, `best` are the best with their values, best first, and `rank` is the answer's place
    among them. With `further` only the immediate best remain, each followed by one more answer; `then`
    follows the hint's own. `even`: no difference in value shows. `gains` are the terms in which the answer
    differs from the others, the greatest difference first.
    """

    answer: Action
    look: tuple[str, ...]
    way: Ways
    reasons: tuple[Reason, ...] = ()
    best: tuple[tuple[float, Action], ...] = ()
    tried: int = 0
    worlds: int = 0
    rank: int = 0
    further: bool = False
    then: Followed | None = None
    even: bool = False
    gains: tuple[Gain, ...] = ()


def hint(game: Game[S], s: S, d: Decision, seed: int) -> Hint | None:
    """Work out a hint on an open question; None if the game explains nothing or only one answer is legal.

    The same seat, question, knowledge and seed always give the same hint.
    """
    explains, level = game.explainer(), game.hints_from
    if explains is None:
        return None
    guess = known_world(game, s, d.seat, seed, 0)
    listed = options(guess, d)
    if listed is not None and len(listed) < 2:
        return None
    rng = Random(f"{seed} tries")
    first = POLICIES[level](game, guess, d, rng)
    answers = _compared(guess, d, listed, first, rng)
    tries_all = game.levels.get(offered(game, level)) == "greedy" and listed is not None
    if not tries_all or game.proposals(guess, d, Random(seed)):
        way = explains.ways(game.view(guess, d.seat), first)
        if reasons := tuple(explains.reasons(guess, d, first)):
            return Hint(first, _starts(way), way, reasons)
        tries_all = False
    if len(answers) < 2:  # all samples of the form are the same: nothing to compare
        return None
    shut = listed is None or s.rules.kinds[d.kind].secrecy is not Secrecy.OPEN
    worlds = [guess, *(known_world(game, s, d.seat, seed, n) for n in range(1, MANY if shut else FEW))]
    comparison = Comparison(game, explains, worlds, d, answers, seed)
    if not tries_all:
        return comparison.hint(comparison.trials[0])
    if len(best := comparison.best) > 1:
        followed = Comparison(game, explains, worlds, d, best, seed, further=True)
        comparison = comparison if followed.even else followed
    return comparison.hint(comparison.order[0])


def appraise(
    game: Game[S], s: S, d: Decision, answer: Action, seed: int, *, shared: bool = False
) -> Hint | None:
    """Rate an answer that was given, as a hint rates its own; None if nothing can be said about it.

    It is None if the game explains nothing, only one answer was legal, or the answer does not fit what its
    seat could believe. With `shared` only what everybody knows is counted.
    """
    explains, eyes = game.explainer(), None if shared else d.seat
    if explains is None:
        return None
    guess = known_world(game, s, eyes, seed, 0)
    listed = options(guess, d)
    if (listed is not None and len(listed) < 2) or faults(guess, d, answer):
        return None
    if reasons := tuple(explains.reasons(guess, d, answer)):
        way = explains.ways(game.view(guess, d.seat), answer)
        return Hint(answer, _starts(way), way, reasons)
    answers = _compared(guess, d, listed, answer, Random(f"{seed} tries"))
    shut = listed is None or s.rules.kinds[d.kind].secrecy is not Secrecy.OPEN
    others = (known_world(game, s, eyes, seed, n) for n in range(1, MANY if shut else FEW))
    worlds = [guess, *(w for w in others if fits(w, d, answers))]
    comparison = Comparison(game, explains, worlds, d, answers, seed)
    if comparison.even and listed is not None:
        followed = Comparison(game, explains, worlds, d, answers[: OTHERS + 1], seed, further=True)
        comparison = comparison if followed.even else followed
    return comparison.hint(comparison.trials[0])


class Comparison(Generic[S]):
    """Answers rated by the positions they lead to, term by term, averaged over worlds and dice.

    With `further` each is followed by the best answer to its seat's next question, if no dice are rolled in
    between.
    """

    def __init__(
        self,
        game: Game[S],
        explains: Explains,
        worlds: Sequence[S],
        d: Decision,
        answers: Sequence[Action],
        seed: int,
        *,
        further: bool = False,
    ) -> None:
        self._game, self._explains, self._worlds, self._d = game, explains, worlds, d
        self._seed, self._further = seed, further
        self._view = game.view(worlds[0], d.seat)
        self.trials = [Trial(a) for a in answers]
        measure(self.trials, enumerate(worlds), self._rate)
        self.order = ranked(self.trials)
        self.best = best_of(self.order)
        self.even = len(self.best) == len(answers)

    def hint(self, x: Trial) -> Hint:
        """Make the hint for one of the answers."""
        way = self._places(x.action)
        after = try_answer(self._worlds[0], self._d, x.action, Random(self._seed))
        then = self._next(after)
        seen = None if then is None else self._game.view(after.s, self._d.seat)
        if then is not None and not any(to for _, to in way):  # it leads nowhere itself
            way = self._explains.ways(seen, then[1]) or way
        return Hint(
            answer=x.action,
            look=() if self.even else _look(*(self._starts(y) for y in (x, *self.order))),
            way=way,
            best=tuple((y.mean, y.action) for y in self.order[:BEST]),
            tried=len(self.trials),
            worlds=len(self._worlds),
            rank=1 + sum(y.mean > x.mean + EVEN for y in self.trials),
            further=self._further,
            then=None if then is None or seen is None else Followed(then[1], seen),
            even=self.even,
            gains=tuple(_greatest(gains(x, [y for y in self.trials if y is not x]))),
        )

    def _places(self, action: Action) -> Ways:
        return self._explains.ways(self._view, action)

    def _starts(self, x: Trial) -> frozenset[str]:
        return frozenset(at for at, _ in self._places(x.action))

    def _rate(self, numbered: tuple[int, S], action: Action) -> Worth:
        n, world = numbered
        draw = Random(f"{self._seed} throws {n}")
        ends = [self._end(t) for t in tries(world, self._d, action, [draw.random() for _ in range(THROWS)])]
        terms = averages(ends)
        return Worth(sum(terms.values()), terms=terms)

    def _end(self, t: Execution[S]) -> Mapping[str, float]:
        """Weigh the position an answer has led to, or the best one that can follow."""
        then = self._next(t)
        return self._explains.weigh(t.s if then is None else self._after(t, *then), self._d.seat)

    def _next(self, t: Execution[S]) -> tuple[Decision, Action] | None:
        """Return the seat's next question and its best answer, where these are looked at."""
        asked = [x for x in pending(t.s) if x.seat == self._d.seat] if self._further and not t.final else []
        listed = options(t.s, asked[0]) if asked else None
        if not listed:
            return None
        some = Random(f"{self._seed} further").sample(listed, NEXT) if len(listed) > NEXT else listed
        weigh, seat = self._explains.weigh, self._d.seat
        return asked[0], max(some, key=lambda a: sum(weigh(self._after(t, asked[0], a), seat).values()))

    def _after(self, t: Execution[S], d: Decision, action: Action) -> S:
        return try_answer(t.s, d, action, Random(self._seed)).s


def _greatest(more: Mapping[str, float]) -> Iterator[Gain]:
    """Yield the terms that make the greatest difference, the greatest first."""
    for term in sorted(more, key=lambda x: -abs(more[x]))[:TERMS]:
        if abs(more[term]) > EVEN:
            yield Gain(term, more[term])


def _compared(
    guess: Action, d: Decision, listed: Sequence[Action] | None, first: Action, rng: Random
) -> list[Action]:
    """Return the answers to compare: the level's own first, then all others or a sample of them."""
    others = [sample(guess, d, rng) for _ in range(OTHERS)] if listed is None else list(listed)
    others = [a for i, a in enumerate(others) if a != first and a not in others[:i]]
    return [first, *(rng.sample(others, WIDEST) if len(others) > WIDEST else others)]


def _starts(way: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Name where an answer's ways begin, in an order that reveals nothing."""
    return tuple(sorted({at for at, _ in way}))


def _look(own: frozenset[str], *starts: frozenset[str]) -> tuple[str, ...]:
    """Name places to look at, in an order that reveals nothing: the answer's own start, if others share it.

    Otherwise enough of the best answers' starts (of all answers, the best first) that at least two come into
    question.
    """
    look = set(own)
    for x in starts:
        if sum(y <= look for y in starts) > 1:
            break
        look |= x
    return tuple(sorted(look))
