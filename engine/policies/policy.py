"""Machine players: they know what their seat knows, and answer through the same door as people."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.flow import options, sample
from engine.core.rules import Decision, S
from engine.policies.search import THROWS, at_once, imagine, search_answer

__all__ = ["POLICIES", "Policy", "greedy_answer", "imagine", "random_answer"]

#: Chooses an answer to an open question of its seat.
Policy = Callable[[Game[Any], Any, Decision, Random], Any]

#: Maximum number of answers that greedy tries; longer lists and forms are sampled.
WIDEST = 160


def random_answer(game: Game[S], s: S, d: Decision, rng: Random) -> Any:
    """Answer at random, all that is legal alike."""
    listed = options(s, d)
    return rng.choice(listed) if listed else sample(s, d, rng)


def greedy_answer(game: Game[S], s: S, d: Decision, rng: Random) -> Any:
    """Return the answer whose position is best at once, on average over imagined worlds."""
    guess = imagine(game, s, d.seat, rng)
    listed = options(guess, d)
    proposed = game.proposals(guess, d, rng)
    if len(proposed) == 1:
        return proposed[0]
    drawn = range(0 if listed is not None or proposed else WIDEST // 8)
    choices = [*(proposed or listed or ()), *(sample(guess, d, rng) for _ in drawn)]
    if len(choices) > WIDEST:
        choices = rng.sample(choices, WIDEST)
    throws = [rng.random() for _ in range(THROWS)]
    rated = [(at_once(game, guess, d, a, throws), a) for a in choices]
    best = max(value for value, _ in rated)
    return rng.choice([a for value, a in rated if value >= best - 1e-9])


POLICIES: dict[str, Policy] = {
    "random": random_answer,
    "greedy": greedy_answer,
    "search": search_answer,
}
