"""The machine player that looks ahead: it follows each answer to the end of its move, in imagined worlds.

It stops where dice are rolled or another side decides, and takes the position's average value there, so that
one lucky throw does not decide. The worst answers are dropped, the others tried again in more detail.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.core.contract import Game
from engine.core.dice import StratifiedDice
from engine.core.flow import options, pending, sample
from engine.core.rules import Action, Decision, S
from engine.policies.worth import THROWS, Trial, Worth, at_once, imagine, measure, ranked, try_answer

#: Maximum number of answers tried; longer lists and forms are sampled.
WIDE = 120


@dataclass(frozen=True, slots=True)
class Round:
    """A round of tries: a maximum of answers, and the number of worlds in which each is tried.

    It also limits how many further answers of the seat are followed, and from how many drawn ones each is
    chosen.
    """

    most: int
    worlds: int
    deep: int
    few: int


ROUNDS = (Round(12, 1, 1, 8), Round(3, 2, 1, 24))
#: The same for a champion: about three times as much.
LONG = (Round(20, 2, 1, 8), Round(5, 4, 1, 24))


def thorough_answer(game: Game[S], state: S, decision: Decision, rng: Random) -> Action:
    """Search with more tries."""
    return search_answer(game, state, decision, rng, LONG)


def search_answer(
    game: Game[S], state: S, decision: Decision, rng: Random, rounds: Sequence[Round] = ROUNDS
) -> Action:
    """Return the answer that is best on average when the move is followed to its end, as this seat knows it.

    If the game knows a solution (`Game.hunch`), that is taken. Otherwise the answers with the best immediate
    positions enter the rounds, and always the first in the list, the plainest: done, stop, resolve.
    """
    guess = imagine(game, state, decision.seat, rng)
    known = game.hunch(guess, decision, rng)
    if known is not None:
        return known
    plainest, *others = _choices(guess, decision, rng)
    if not others:
        return plainest
    throws = [rng.random() for _ in range(THROWS)]
    rng.shuffle(others)  # so that any of several equal answers may continue
    others.sort(key=lambda a: -at_once(game, guess, decision, a, throws))
    left = [plainest, *others]
    for r in rounds:
        left = _round(game, state, decision, left[: r.most], r, rng)
    return left[0]


def _round(
    game: Game[S], state: S, decision: Decision, left: Sequence[Action], r: Round, rng: Random
) -> list[Action]:
    """Follow answers to the end of the move, and sort them by what they are worth there."""
    trials = [Trial(a) for a in left]
    worlds = (
        (imagine(game, state, decision.seat, rng), [rng.random() for _ in range(THROWS)])
        for _ in range(r.worlds)
    )
    measure(trials, worlds, lambda world, a: Worth(_outcome(game, world[0], decision, a, world[1], r, rng)))
    return [x.action for x in ranked(trials)]


def _choices(guess: S, decision: Decision, rng: Random) -> list[Action]:
    """Return the answers to try; long lists are sampled."""
    listed = options(guess, decision)
    if listed is None:
        return [sample(guess, decision, rng) for _ in range(WIDE // 8)]
    return list(listed) if len(listed) <= WIDE else _some(listed, WIDE, rng)


def _some(listed: Sequence[Action], few: int, rng: Random) -> list[Action]:
    """Draw a number of answers; the first one, which is the plainest, is always among them."""
    return [listed[0], *rng.sample(listed[1:], few - 1)]


def _outcome(
    game: Game[S],
    world: S,
    decision: Decision,
    action: Action,
    throws: Sequence[float],
    r: Round,
    rng: Random,
    done: int = 0,
) -> float:
    """Rate an answer in one world by the best end of this move that needs no dice and no other side."""
    t = try_answer(world, decision, action, StratifiedDice(Random(throws[0]), 0, len(throws)))
    if t.final:
        return at_once(game, world, decision, action, throws)
    asked = pending(t.s)
    over = not asked or asked[0].seat != decision.seat or len(t.s.stack) < len(world.stack)
    if over or done == r.deep:
        return game.judge(t.s, decision.seat)
    now = asked[0]
    listed = options(t.s, now)
    if listed is None:
        listed = tuple(sample(t.s, now, rng) for _ in range(r.few))
    few = listed if len(listed) <= r.few else _some(listed, r.few, rng)
    fewer = throws[: len(throws) // 2]
    return max(_outcome(game, t.s, now, a, fewer, r, rng, done + 1) for a in few)
