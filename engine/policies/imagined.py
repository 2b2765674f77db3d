"""What a machine player may think on: worlds imagined from what its seat knows, and answers tried in them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.dice import Dice, RandomDice, StratifiedDice
from engine.core.execution import Execution
from engine.core.flow import fork
from engine.core.rules import Decision, S, Seat, Secrecy

#: Throws per answer that rolls dice: a first die of six shows every face once.
THROWS = 6


def imagine(game: Game[S], s: S, seat: Seat | None, rng: Random) -> S:
    """Redraw all that a seat cannot know: the game's secrets, and answers that lie unread."""
    new = fork(game.imagine(s, seat, rng))
    kinds = s.rules.kinds
    for f in new.stack:
        for d in f.asks:
            if d.seat in f.got and d.seat != seat and kinds[d.kind].secrecy is not Secrecy.OPEN:
                f.got[d.seat] = kinds[d.kind].sample(new, f.v, d.seat, rng)
    return new


def try_answer(guess: S, d: Decision, action: Any, dice: Random | Dice) -> Execution[S]:
    """Apply a legal answer in an imagined world and return the running table, which records no events."""
    t = Execution(fork(guess), RandomDice(dice, keep=False) if isinstance(dice, Random) else dice, quiet=True)
    t.answer(d, action)
    return t


def at_once(game: Game[S], guess: S, d: Decision, action: Any, throws: Sequence[float]) -> float:
    """Rate an answer by the position that it leads to at once, on average where dice fall.

    `throws` are numbers from 0 to 1 that stand for the dice; give the same to answers that are compared.
    """
    tries = len(throws)
    t = try_answer(guess, d, action, StratifiedDice(Random(throws[0]), 0, tries))
    value = game.judge(t.s, d.seat)
    if t.final:  # dice were rolled: a single throw says little
        for n in range(1, tries):
            value += game.judge(
                try_answer(guess, d, action, StratifiedDice(Random(throws[n]), n, tries)).s, d.seat
            )
        value /= tries
    return value
