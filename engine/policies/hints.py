"""Hints: where a machine player would look in this position, its answer, and its measured reasons.

A hint knows what the seat knows. Unread answers of others are imagined, whether or not they have been given,
so that a hint does not tell that either. Answers are compared by what they lead to at once, and each
comparison is broken down into the terms of the game's own rating (`engine.core.types.explaining`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from engine.core.contract import Game, View
from engine.core.dice import StratifiedDice
from engine.core.execution import Execution
from engine.core.flow import faults, fork, options, pending, sample
from engine.core.rules import Action, Decision, S, Seat, Secrecy
from engine.core.types.explaining import Explains, Reason
from engine.policies.policy import EVEN, POLICIES, WIDEST, offered
from engine.policies.search import THROWS, try_answer

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
    way: tuple[tuple[str, str], ...]
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
        way = tuple(explains.places(guess, d, first))
        if reasons := tuple(explains.reasons(guess, d, first)):
            return Hint(first, _starts(way), way, reasons)
        tries_all = False
    if len(answers) < 2:  # a form of which all that was drawn is the same: nothing to compare
        return None
    shut = listed is None or s.rules.kinds[d.kind].secrecy is not Secrecy.OPEN
    worlds = [guess, *(known_world(game, s, d.seat, seed, n) for n in range(1, MANY if shut else FEW))]
    comparison = Comparison(game, explains, worlds, d, answers, seed)
    if not tries_all:
        return comparison.hint(0)
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
        way = tuple(explains.places(guess, d, answer))
        return Hint(answer, _starts(way), way, reasons)
    answers = _compared(guess, d, listed, answer, Random(f"{seed} tries"))
    shut = listed is None or s.rules.kinds[d.kind].secrecy is not Secrecy.OPEN
    others = (known_world(game, s, eyes, seed, n) for n in range(1, MANY if shut else FEW))
    worlds = [guess, *(w for w in others if not any(faults(w, d, a) for a in answers))]
    comparison = Comparison(game, explains, worlds, d, answers, seed)
    if comparison.even and listed is not None:
        followed = Comparison(game, explains, worlds, d, answers[: OTHERS + 1], seed, further=True)
        comparison = comparison if followed.even else followed
    return comparison.hint(0)


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
        self._game, self._explains, self._worlds, self._d, self._answers = game, explains, worlds, d, answers
        self._seed, self._further = seed, further
        self._then = dict[int, tuple[Decision, Action]]()
        self._weighed = [self._weigh(i) for i in range(len(answers))]
        self._values = [sum(x.values()) for x in self._weighed]
        #: Indices of the answers, the best first.
        self.order = sorted(range(len(answers)), key=lambda i: -self._values[i])
        self.best = [answers[i] for i in self.order if self._values[i] > self._values[self.order[0]] - EVEN]
        self.even = len(self.best) == len(answers)

    def hint(self, at: int) -> Hint:
        """Make the hint for the answer with this index."""
        guess, values = self._worlds[0], self._values
        places = [tuple(self._explains.places(guess, self._d, a)) for a in self._answers]
        return Hint(
            answer=self._answers[at],
            look=() if self.even else _look(places, [at, *self.order]),
            way=self._way(at, places[at]),
            best=tuple((values[i], self._answers[i]) for i in self.order[:BEST]),
            tried=len(values),
            worlds=len(self._worlds),
            rank=1 + sum(x > values[at] + EVEN for x in values),
            further=self._further,
            then=self._followed(at),
            even=self.even,
            gains=self._gains(at),
        )

    def _followed(self, at: int) -> Followed | None:
        if at not in self._then:
            return None
        return Followed(self._then[at][1], self._game.view(self._after(at).s, self._d.seat))

    def _after(self, at: int) -> Execution[S]:
        return try_answer(self._worlds[0], self._d, self._answers[at], Random(self._seed))

    def _way(self, at: int, places: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
        """Return the places an answer is about; if it leads nowhere itself, those of the one that follows."""
        if at not in self._then or any(to for _, to in places):
            return places
        d, action = self._then[at]
        return tuple(self._explains.places(self._after(at).s, d, action)) or places

    def _weigh(self, i: int) -> dict[str, float]:
        total, share = dict[str, float](), 1 / len(self._worlds)
        for n, world in enumerate(self._worlds):
            draw = Random(f"{self._seed} throws {n}")
            throws = [draw.random() for _ in range(THROWS)]
            for k, throw in enumerate(throws):
                t = try_answer(world, self._d, self._answers[i], StratifiedDice(Random(throw), k, THROWS))
                part = share / THROWS if t.final else share
                for term, value in self._end(i, t).items():
                    total[term] = total.get(term, 0.0) + value * part
                if not t.final:  # no dice were rolled: every throw leads there
                    break
        return total

    def _end(self, i: int, t: Execution[S]) -> Mapping[str, float]:
        """Weigh the position an answer has led to, or the best one that can follow."""
        weigh, seat = self._explains.weigh, self._d.seat
        asked = [x for x in pending(t.s) if x.seat == seat] if self._further and not t.final else []
        listed = options(t.s, asked[0]) if asked else None
        if not listed:
            return weigh(t.s, seat)
        draw = Random(f"{self._seed} further")
        some = draw.sample(listed, NEXT) if len(listed) > NEXT else listed
        ends = [weigh(try_answer(t.s, asked[0], a, Random(self._seed)).s, seat) for a in some]
        best = max(range(len(ends)), key=lambda k: sum(ends[k].values()))
        self._then[i] = asked[0], some[best]
        return ends[best]

    def _gains(self, at: int) -> tuple[Gain, ...]:
        """Compare an answer's terms with the average of all others."""
        mine, others = self._weighed[at], [x for i, x in enumerate(self._weighed) if i != at]
        if not others:
            return ()
        terms = sorted({term for x in self._weighed for term in x})
        more = {x: mine.get(x, 0.0) - sum(o.get(x, 0.0) for o in others) / len(others) for x in terms}
        found = sorted((Gain(x, by) for x, by in more.items() if abs(by) > EVEN), key=lambda x: -abs(x.more))
        return tuple(found[:TERMS])


def known_world(game: Game[S], s: S, seat: Seat | None, seed: int, n: int) -> S:
    """Return the nth imagined world of a seat, or with None of the channel.

    In it, the other seats answer whatever they may have been asked.
    """
    kinds, bare = s.rules.kinds, fork(s)
    for f in bare.stack:
        for d in f.asks:
            if d.seat != seat and kinds[d.kind].secrecy is not Secrecy.OPEN:
                f.got.pop(d.seat, None)
    world = fork(game.imagine(bare, seat, Random(f"{seed} world {n}")))
    rng = Random(f"{seed} others {n}")
    for f in world.stack:
        for d in f.asks:
            if d.seat != seat and kinds[d.kind].secrecy is not Secrecy.OPEN:
                f.got[d.seat] = kinds[d.kind].sample(world, f.v, d.seat, rng)
    return world


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


def _look(places: Sequence[tuple[tuple[str, str], ...]], order: Sequence[int]) -> tuple[str, ...]:
    """Name places to look at, in an order that reveals nothing: the answer's own start, if others share it.

    Otherwise enough of the best answers' starts that at least two come into question.
    """
    starts = [frozenset(at for at, _ in x) for x in places]
    look = set(starts[order[0]])
    for i in order[1:]:
        if sum(x <= look for x in starts) > 1:
            break
        look |= starts[i]
    return tuple(sorted(look))
