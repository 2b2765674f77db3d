"""The player that plays on: an order is tried in imagined worlds, and played on from to the next turn.

There the team plays by rules of thumb, the enemy as the automaton of the rules does. The learnt evaluation
rates where that leads. Candidates meet the same luck: every roll of a world is drawn by what it is for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import faults, fork, pending, sample
from engine.core.rules import Action, Decision, Seat
from engine.skirmish.bots.candidates import habitual
from engine.skirmish.bots.greedy import first_sight
from engine.skirmish.bots.learnt import chance
from engine.skirmish.model.procedures import Q_ORDER
from engine.skirmish.model.state import State
from engine.skirmish.queries.imagine import imagine
from engine.skirmish.queries.remaining_goals import held_area

#: Answers after which playing on is broken off.
LONGEST = 400
#: How much better than the order that looks right another one must look to be taken: some of it is luck.
LEAD = 0.01
#: Facts of a roll that say whose it is, the first that there is.
WHOSE = ("figure", "figures", "group", "why")


class SameLuck(Execution[State]):
    """An execution in which a roll depends on what it is for: the turn, the case, whose it is, how often.

    So candidates are compared by the same shots and reactions as far as these are made at all (common random
    numbers), and fewer worlds tell them apart.
    """

    __slots__ = ("_counts", "_luck")

    def __init__(self, state: State, luck: str) -> None:
        super().__init__(state, RandomDice(Random(luck), keep=False), quiet=True)
        self._luck, self._counts = luck, dict[str, int]()

    def roll_for(self, to: Sequence[Seat], case: str, sides: int, /, **why: object) -> int:
        """Roll by lot, the lot being drawn by what the roll is for."""
        self.final = self.rolled = True
        key = f"{self.s.turn} {case} {next((why[x] for x in WHOSE if why.get(x)), '')}"
        k = self._counts[key] = self._counts.get(key, 0) + 1
        return 1 + int(Random(f"{self._luck} {key} {k}").random() * sides)


@dataclass(frozen=True, slots=True)
class Round:
    """A round of tries: at most so many candidates, each in so many more worlds."""

    most: int
    worlds: int


@dataclass(frozen=True, slots=True)
class Weighed:
    """Orders that were tried, the best first, each with the team's chance to win; in how many worlds."""

    orders: tuple[tuple[float, Action], ...]
    worlds: int


class Score:
    """The chances that an order led to."""

    def __init__(self) -> None:
        self._total, self._n = 0.0, 0

    @property
    def mean(self) -> float:
        """Their mean; 0 for an order that was legal in no world."""
        return self._total / self._n if self._n else 0.0

    def add(self, chance: float) -> None:
        """Count another one."""
        self._total += chance
        self._n += 1


class PlaysOn:
    """A player of the team that tries its orders by playing on.

    `choose` returns the candidates, the order that looks right first. Other questions are answered at first
    sight, and all where a place is to be held: there the evaluation tells good turns from bad ones too badly.
    """

    def __init__(
        self, choose: Callable[[State, Decision], Sequence[Action]], rounds: Sequence[Round]
    ) -> None:
        self._choose, self._rounds = choose, rounds

    def answer(self, s: State, d: Decision, rng: Random) -> Action | None:
        """Return the best order. `s` is imagined for the seat that is asked."""
        if not self.tries(s, d):
            return first_sight(s, d, rng)
        tried = list(self._choose(s, d))
        return tried[0] if len(tried) < 2 else self._weigh(s, d, tried, rng).orders[0][1]

    def tries(self, s: State, d: Decision) -> bool:
        """Return whether it tries answers to a question."""
        return d.kind == Q_ORDER and not held_area(s)

    def weigh(self, s: State, d: Decision, given: Action, rng: Random) -> Weighed:
        """Rate an order and its alternatives."""
        return self._weigh(s, d, list(dict.fromkeys((*self._choose(s, d), given))), rng)

    def _weigh(self, s: State, d: Decision, tried: Sequence[Action], rng: Random) -> Weighed:
        scores, left = {a: Score() for a in tried}, list(tried)
        for r in self._rounds:
            left = left[: r.most]
            for _ in range(r.worlds):
                luck = f"{rng.random()}"
                world = imagine(s, d.seat, Random(luck))
                for a in left:
                    if not faults(world, d, a):
                        scores[a].add(chance(played_on(world, d, a, luck)))
            left.sort(key=lambda a: scores[a].mean + LEAD * (a == tried[0]), reverse=True)
        ranked = (*left, *(a for a in tried if a not in left))
        return Weighed(tuple((scores[a].mean, a) for a in ranked), sum(r.worlds for r in self._rounds))


def played_on(world: State, d: Decision, action: Action, luck: str) -> State:
    """Carry an order out in an imagined world, and play on to the players' next phase."""
    t, rng = SameLuck(fork(world), luck), Random(luck)
    t.answer(d, action)
    for _ in range(LONGEST):
        asked = pending(t.s)
        if not asked or t.s.turn > world.turn:
            break
        t.answer(asked[0], _at_first_sight(t.s, asked[0], rng))
    return t.s


def _at_first_sight(s: State, d: Decision, rng: Random) -> Action:
    """Answer by rules of thumb, or by lot where there is none."""
    found = first_sight(s, d, rng)
    return sample(s, d, rng) if found is None else found


STRONG = PlaysOn(habitual, (Round(4, 4), Round(3, 6)))
#: For reasons: all candidates in the same few worlds.
BRIEFLY = PlaysOn(habitual, (Round(5, 4),))
