"""Games against itself and the greedy player, from which the evaluation learns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import pending
from engine.core.rules import Action, Decision
from engine.core.types.learning import Lesson
from engine.policies.policy import greedy_answer, random_answer
from engine.starwars.bots.learnt_evaluation import FILE, NAMES
from engine.starwars.bots.player import quick_answer
from engine.starwars.bots.terms import chart, sides, terms
from engine.starwars.state import FOE, SEATS, State, Turn

#: Number of turns after which a game that is not decided counts as drawn.
LONGEST = 300
#: Probabilities of a random move, one for each game, so that training sees more than the best-looking moves.
WILD = (0.0, 0.03, 0.1)


class SelfPlay:
    """What the trainer learns from (`engine.core.types.learning.Learner`).

    Each seat is played by the weights or by greedy, at random: beginners who met only each other sat
    still, and learnt nothing of an attack.
    """

    names: Sequence[str] = NAMES
    file = FILE

    def __init__(self, game: Game[State]) -> None:
        """Take the game that is played."""
        self._game = game

    def play(self, weights: Sequence[float], rng: Random) -> Lesson:
        """Play a game; a position is seen whenever a turn has ended."""
        wild, learns = rng.choice(WILD), {seat: rng.random() < 0.5 for seat in SEATS}

        def answer(s: State, d: Decision) -> Action:
            if rng.random() < wild:
                return random_answer(self._game, s, d, rng)
            if learns[d.seat]:
                return quick_answer(s, d, weights)
            return greedy_answer(self._game, s, d, rng)

        dice = RandomDice(rng, keep=False)
        t = Execution(self._game.new(Setup(self._game.id), dice).state, dice, quiet=True)
        c, seen, last = chart(t.s.galaxy), list[tuple[bool, Sequence[float]]](), 0
        while t.s.over is None and t.s.turns < LONGEST:
            (d,) = pending(t.s)
            if t.s.turns > last and isinstance(t.s.stack[-1].v, Turn) and not t.s.stack[-1].v.thrown:
                last, moved = t.s.turns, FOE[d.seat]
                known = terms(c, *sides(t.s, moved))
                if not isinstance(known, float):
                    seen.append((moved == SEATS[0], (1.0, *known)))
            t.answer(d, answer(t.s, d))
        won = t.s.over.winner if t.s.over else None
        return Lesson(seen, 0.5 if won is None else float(won == SEATS[0]))
