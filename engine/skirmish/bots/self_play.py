"""Missions from which the evaluation learns: the team plays by rules of thumb, now and then by a habit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import pending, sample
from engine.core.types.learning import Lesson
from engine.skirmish.bots.candidates import HABITS
from engine.skirmish.bots.greedy import Orders, first_sight, ordered
from engine.skirmish.bots.learnt import FILE
from engine.skirmish.bots.terms import TERMS, terms
from engine.skirmish.model.procedures import Q_ORDER
from engine.skirmish.model.state import GM, State

#: Answers after which a mission is broken off.
LONGEST = 6000
#: Probability that a turn is played by a habit, so that training sees more than the best-looking orders.
WILD = 0.2


class SelfPlay:
    """What the trainer learns from (`engine.core.types.learning.Learner`).

    The team is the first seat, the automaton the other. A position is seen when the players' phase of a turn
    begins: that is where playing on ends. The weights have no part in play: they say how missions end that
    are played by rules of thumb, as those are that are played on.
    """

    names: Sequence[str] = tuple(f"weights.{x}" for x in TERMS)
    file = FILE

    def __init__(self, game: Game[State]) -> None:
        """Take the game that is played."""
        self._game = game

    def play(self, weights: Sequence[float], rng: Random) -> Lesson:
        """Play a mission."""
        dice, setup = RandomDice(rng, keep=False), Setup(self._game.id, _any(self._game, rng), {"gm": "off"})
        t = Execution(self._game.new(setup, dice).state, dice, quiet=True)
        seen, turn = list[tuple[bool, Sequence[float]]](), 0
        habit: Orders | None = None
        for _ in range(LONGEST):
            asked = pending(t.s)
            if not asked:
                break
            d = asked[0]
            if d.kind == Q_ORDER and t.s.turn > turn:
                turn, habit = t.s.turn, rng.choice(HABITS) if rng.random() < WILD else None
                seen.append((True, terms(t.s)))
            found = ordered(t.s, d, habit) if d.kind == Q_ORDER else first_sight(t.s, d, rng)
            t.answer(d, sample(t.s, d, rng) if found is None else found)
        return Lesson(seen, float(t.s.over is not None and t.s.over.winner not in (None, GM)))


def _any(game: Game[State], rng: Random) -> str:
    return rng.choice(game.scenarios)
