"""A puzzle on the table: its position, what an answer is worth, and whether its rules are still the same."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any
from zlib import crc32

from engine.core.codec import load, save
from engine.core.contract import Game
from engine.core.dice import RandomDice
from engine.core.errors import BadData, IllegalAction, Refusal
from engine.core.execution import Execution
from engine.core.flow import faults, fork, pending
from engine.core.rules import Action, Decision, State
from engine.policies.policy import PLAYERS
from engine.puzzles.puzzle import Offer, Puzzle

#: Number of further answers drawn after each offered one, for the sum.
FURTHER = 3


@dataclass(frozen=True, slots=True)
class Verdict:
    """The worth of an answer. `offer` is None for a legal one that was not measured.

    `answer` is its written text, `behind` how much less it is worth than the best one, and `refused` why it
    is not a legal answer: then it does not count as tried.
    """

    best: bool = False
    offer: Offer | None = None
    answer: str = ""
    behind: float = 0.0
    refused: Refusal | None = None


def laid_out(game: Game[Any], puzzle: Puzzle) -> tuple[State, Decision]:
    """Return a puzzle's state and the question that is asked.

    Raises:
        BadData: nothing of the kind is asked.

    """
    s = load(game.state, puzzle.position)
    d = next((x for x in pending(s) if x.seat == puzzle.seat and x.kind == puzzle.kind), None)
    if d is None:
        raise BadData(f"puzzle {puzzle.id}", "position", f"{puzzle.seat} is not asked {puzzle.kind}")
    return s, d


def tries(game: Game[Any], puzzle: Puzzle, text: str = "", action: Action = None) -> Verdict:
    """Say what an answer is worth: a text as it is typed, or an action. Nothing is played."""
    s, d = laid_out(game, puzzle)
    try:
        meant = game.read(s, d, text) if action is None else action
        if bad := faults(s, d, meant):
            raise IllegalAction(bad)
    except Refusal as why:
        return Verdict(refused=why)
    offer = next((x for x in puzzle.offers if game.read(s, d, x.answer) == meant), None)
    if offer is None:
        return Verdict(answer=game.write(meant))
    best = offer.answer in puzzle.best
    return Verdict(best, offer, offer.answer, 0.0 if best else puzzle.top.value - offer.value)


def summed(game: Game[Any], puzzle: Puzzle) -> int:
    """Return the sum of what its answers lead to with fixed dice: a different one means changed rules.

    A few answers follow each, drawn at random.
    """
    s, d = laid_out(game, puzzle)
    total = 0
    for x in sorted(puzzle.offers, key=lambda x: x.answer):
        rng = Random(x.answer)
        t = Execution(fork(s), RandomDice(rng, keep=False), quiet=True)
        t.answer(d, game.read(s, d, x.answer))
        for _ in range(FURTHER):
            if asked := pending(t.s):
                t.answer(asked[0], PLAYERS["random"](game, t.s, asked[0], rng))
        total = crc32(save(t.s), total)
    return total
