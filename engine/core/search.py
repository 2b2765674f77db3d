"""The machine player that looks ahead: it follows each answer to the end of its own move, in many worlds.

What its seat cannot know it imagines anew for every try, and the dice fall anew too, so an answer is rated
by its worth on average. The answers that look worst after a few tries are dropped, the others tried again
and followed more closely.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.dice import Dice, Spread
from engine.core.flow import options, pending, sample
from engine.core.guess import THROWS, at_once, imagine, tried
from engine.core.rules import Decision, S
from engine.core.table import Table

#: No more answers than this are looked at; longer lists and forms are sampled.
WIDE = 120
#: An answer on the way that rolls dice is tried with so many throws.
QUICK = 3
#: A try follows so many answers at most, the other side's interruptions included.
LONGEST = 16


@dataclass(frozen=True, slots=True)
class Round:
    """A round of tries: of so many answers at most, each so often.

    So many of the seat's own further answers are followed, each the best at once of so many drawn.
    """

    most: int
    tries: int
    deep: int
    few: int


ROUNDS = (Round(6, 1, 1, 12), Round(2, 4, 2, 12))


def search_answer(game: Game[S], s: S, d: Decision, rng: Random) -> Any:
    """Answer what is best on average when the move is followed to its end, as far as this seat can know.

    Where the game knows a solution (`Game.hunch`), that is taken. Else the answers that are best at once go
    into the rounds.
    """
    guess = imagine(game, s, d.seat, rng)
    known = game.hunch(guess, d, rng)
    if known is not None:
        return known
    left = _choices(guess, d, rng)
    if len(left) > 1:
        throws = [rng.random() for _ in range(THROWS)]
        rng.shuffle(left)  # so that of equals any may go on
        left.sort(key=lambda a: -at_once(game, guess, d, a, throws))
    for r in ROUNDS:
        if len(left) == 1:
            break
        sums = [0.0] * min(r.most, len(left))
        for n in range(r.tries):
            world, dice = imagine(game, s, d.seat, rng), rng.random()
            for i in range(len(sums)):
                sums[i] += _outcome(game, world, d, left[i], Spread(Random(dice), n, r.tries), r)
        left = [left[i] for i in sorted(range(len(sums)), key=lambda i: -sums[i])]
    return left[0]


def _choices(guess: S, d: Decision, rng: Random) -> list[Any]:
    """Give the answers to be tried; a question of many is sampled."""
    listed = options(guess, d)
    if listed is None:
        return [sample(guess, d, rng) for _ in range(WIDE // 8)]
    return list(listed) if len(listed) <= WIDE else rng.sample(listed, WIDE)


def _outcome(game: Game[S], world: S, d: Decision, action: Any, dice: Dice, r: Round) -> float:
    """Try an answer in one world: play on until this move is over, and rate what came of it."""
    deep = len(world.stack)
    t = tried(world, d, action, dice)
    rng = Random(0)
    below, own = len(t.s.stack) > deep, 0
    for _ in range(LONGEST):
        asked = pending(t.s)
        if not asked:
            break
        now = asked[0]
        here = len(t.s.stack)
        below = below or here > deep
        if here < deep or (here == deep and (below or now.seat != d.seat)):
            break
        if now.seat != d.seat:  # an interruption: the other side answers by what it should, or anyhow
            known = game.hunch(t.s, now, rng)
            t.answer(now, sample(t.s, now, rng) if known is None else known)
        elif own < r.deep:
            own += 1
            t.answer(now, _quickly(game, t, now, rng, r.few))
        else:
            break
    return game.judge(t.s, d.seat)


def _quickly(game: Game[S], t: Table[S], d: Decision, rng: Random, few: int) -> Any:
    """Answer a question on the way: the best at once of a few."""
    known = game.hunch(t.s, d, rng)
    if known is not None:
        return known
    listed = options(t.s, d)
    drawn = [sample(t.s, d, rng) for _ in range(few)] if listed is None else list(listed)
    if len(drawn) > few:
        drawn = [drawn[0], *rng.sample(drawn[1:], few - 1)]  # the first is the plainest: stop, stay, resolve
    if len(drawn) == 1:
        return drawn[0]
    throws = [rng.random() for _ in range(QUICK)]
    return max(drawn, key=lambda a: at_once(game, t.s, d, a, throws))
