"""The machine player that looks ahead: it follows each answer to the end of its own move, in many worlds.

What its seat cannot know it imagines anew for every try, and the dice fall anew too, so an answer is rated
by its worth on average. The answers that look worst after a few tries are dropped, the others tried again.
"""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.flow import options, pending, sample
from engine.core.guess import imagine, tried
from engine.core.rules import Decision, S
from engine.core.table import Table

#: No more answers than this are looked at; longer lists and forms are sampled.
WIDE = 20
#: So many tries in each round, and the share of the answers that goes on to the next.
ROUNDS = ((2, 0.3), (5, 0.0))
#: At least so many answers go on, while rounds are left.
FINAL = 2
#: So many of its own further answers are followed, each the best of so many drawn.
DEEP, FEW = 2, 5
#: A try follows so many answers at most, the other side's interruptions included.
LONGEST = 12


def search_answer(game: Game[S], s: S, d: Decision, rng: Random) -> Any:
    """Answer what is best on average when the move is followed to its end, as far as this seat can know.

    Where the game knows a solution (`Game.hunch`), that is taken.
    """
    guess = imagine(game, s, d.seat, rng)
    known = game.hunch(guess, d, rng)
    if known is not None:
        return known
    left = _choices(guess, d, rng)
    sums = [0.0] * len(left)
    going, tries = list(range(len(left))), 0
    for more, share in ROUNDS:
        if len(going) == 1:
            break
        for _ in range(more):
            world, dice = imagine(game, s, d.seat, rng), rng.random()
            for i in going:
                sums[i] += _outcome(game, world, d, left[i], Random(dice))
        tries += more
        going.sort(key=lambda i: -sums[i])
        going = going[: max(FINAL if share else 1, int(len(going) * share))]
    return left[going[0]]


def _choices(guess: S, d: Decision, rng: Random) -> list[Any]:
    """Give the answers to be tried; a question of many is sampled."""
    listed = options(guess, d)
    if listed is None:
        return [sample(guess, d, rng) for _ in range(WIDE // 2)]
    return list(listed) if len(listed) <= WIDE else rng.sample(listed, WIDE)


def _outcome(game: Game[S], world: S, d: Decision, action: Any, rng: Random) -> float:
    """Try an answer in one world: play on until this move is over, and rate what came of it."""
    deep = len(world.stack)
    t = tried(world, d, action, rng)
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
        elif own < DEEP:
            own += 1
            t.answer(now, _quickly(game, t, now, rng))
        else:
            break
    return game.judge(t.s, d.seat)


def _quickly(game: Game[S], t: Table[S], d: Decision, rng: Random) -> Any:
    """Answer a question on the way: the best at once of a few."""
    known = game.hunch(t.s, d, rng)
    if known is not None:
        return known
    listed = options(t.s, d)
    few = [sample(t.s, d, rng) for _ in range(FEW)] if listed is None else list(listed)
    if len(few) > FEW:
        few = [few[0], *rng.sample(few[1:], FEW - 1)]  # the first is the plainest: stop, stay, resolve
    dice = rng.random()
    return max(few, key=lambda a: game.judge(tried(t.s, d, a, Random(dice)).s, d.seat))
