"""The machine player that looks ahead: it follows each answer to the end of its own move, in imagined worlds.

Where dice fall, or another side has a say, it stops and takes what the position is worth on average: one
lucky throw must not decide. The answers that look worst are dropped, the others tried again more closely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.dice import StratifiedDice
from engine.core.flow import options, pending, sample
from engine.core.rules import Decision, S
from engine.policies.imagined import THROWS, at_once, imagine, try_answer

#: Maximum number of answers tried; longer lists and forms are sampled.
WIDE = 120


@dataclass(frozen=True, slots=True)
class Round:
    """A round of tries: of so many answers at most, each in so many worlds.

    So many of the seat's own further answers are followed, each the best of so many drawn.
    """

    most: int
    worlds: int
    deep: int
    few: int


ROUNDS = (Round(12, 1, 1, 8), Round(3, 2, 1, 24))


def search_answer(game: Game[S], s: S, d: Decision, rng: Random) -> Any:
    """Answer what is best on average when the move is followed to its end, as far as this seat can know.

    Where the game knows a solution (`Game.hunch`), that is taken. Else the answers that are best at once go
    into the rounds, and in any case the first that is open, the plainest: done, stop, resolve.
    """
    guess = imagine(game, s, d.seat, rng)
    known = game.hunch(guess, d, rng)
    if known is not None:
        return known
    plainest, *others = _choices(guess, d, rng)
    if not others:
        return plainest
    throws = [rng.random() for _ in range(THROWS)]
    rng.shuffle(others)  # so that any of several equal answers may continue
    others.sort(key=lambda a: -at_once(game, guess, d, a, throws))
    left = [plainest, *others]
    for r in ROUNDS:
        sums = [0.0] * min(r.most, len(left))
        for _ in range(r.worlds):
            world, throws = imagine(game, s, d.seat, rng), [rng.random() for _ in range(THROWS)]
            for i in range(len(sums)):
                sums[i] += _outcome(game, world, d, left[i], throws, r, rng)
        left = [left[i] for i in sorted(range(len(sums)), key=lambda i: -sums[i])]
    return left[0]


def _choices(guess: S, d: Decision, rng: Random) -> list[Any]:
    """Return the answers to be tried; long lists are sampled."""
    listed = options(guess, d)
    if listed is None:
        return [sample(guess, d, rng) for _ in range(WIDE // 8)]
    return list(listed) if len(listed) <= WIDE else _some(listed, WIDE, rng)


def _some(listed: Sequence[Any], few: int, rng: Random) -> list[Any]:
    """Draw so many answers; the first is the plainest and always among them."""
    return [listed[0], *rng.sample(listed[1:], few - 1)]


def _outcome(
    game: Game[S],
    world: S,
    d: Decision,
    action: Any,
    throws: Sequence[float],
    r: Round,
    rng: Random,
    done: int = 0,
) -> float:
    """Rate an answer in one world by the best that this move can come to without dice or another's say."""
    t = try_answer(world, d, action, StratifiedDice(Random(throws[0]), 0, len(throws)))
    if t.final:
        return at_once(game, world, d, action, throws)
    asked = pending(t.s)
    over = not asked or asked[0].seat != d.seat or len(t.s.stack) < len(world.stack)
    if over or done == r.deep:
        return game.judge(t.s, d.seat)
    now = asked[0]
    listed = options(t.s, now)
    if listed is None:
        listed = tuple(sample(t.s, now, rng) for _ in range(r.few))
    few = listed if len(listed) <= r.few else _some(listed, r.few, rng)
    fewer = throws[: len(throws) // 2]
    return max(_outcome(game, t.s, now, a, fewer, r, rng, done + 1) for a in few)
