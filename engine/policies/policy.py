"""Machine players: they know what their seat knows, and answer through the same functions as people."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.flow import options, sample
from engine.core.rules import Action, Decision, S, State
from engine.policies.search import search_answer, thorough_answer
from engine.policies.worth import EVEN, THROWS, Trial, Worth, at_once, best_of, imagine, measure

#: Chooses an answer to an open question of its seat.
Policy = Callable[[Game[Any], State, Decision, Random], Action]

#: Maximum number of answers that greedy tries; longer lists and forms are sampled.
WIDEST = 160
#: Probability that a modest player chooses an answer that is not the best.
SLIPS = 0.5
#: Number of answers considered by a player that does not consider all of them.
GLANCED = 5
#: Levels of machine players, and the default one.
LEVELS = ("first_steps", "steady", "strong", "champion")
USUAL = "steady"


def random_answer(game: Game[S], state: S, decision: Decision, rng: Random) -> Action:
    """Answer at random; all legal answers are equally likely."""
    listed = options(state, decision)
    return rng.choice(listed) if listed else sample(state, decision, rng)


def greedy_answer(game: Game[S], state: S, decision: Decision, rng: Random) -> Action:
    """Return the answer whose immediate position is best; a single proposed one is not rated."""
    guess = imagine(game, state, decision.seat, rng)
    listed = options(guess, decision)
    proposed = game.proposals(guess, decision, rng)
    if len(proposed) == 1:
        return proposed[0]
    drawn = range(0 if listed is not None or proposed else WIDEST // 8)
    choices = [*(proposed or listed or ()), *(sample(guess, decision, rng) for _ in drawn)]
    trials = _tried(game, guess, decision, choices, rng)
    if len(trials) == 1:
        return trials[0].action
    found = _sound(game, guess, decision, trials, rng)
    return rng.choice(best_of(trials)) if found is None else found


def _sound(
    game: Game[S], guess: S, decision: Decision, trials: Sequence[Trial], rng: Random
) -> Action | None:
    """Return the best answer that is no blunder, of equal ones any; None if there is none."""
    left = list(trials)
    while left:
        a = rng.choice(best_of(left))
        if not game.blunders(guess, decision, a):
            return a
        left = [x for x in left if x.action != a]
    return None


def _tried(
    game: Game[S], guess: S, decision: Decision, choices: Sequence[Action], rng: Random
) -> list[Trial]:
    """Rate answers, up to the limit on how many are tried, by the positions they lead to at once."""
    some = rng.sample(choices, WIDEST) if len(choices) > WIDEST else choices
    throws = [rng.random() for _ in range(THROWS)]
    trials = [Trial(a) for a in some]
    measure(trials, [guess], lambda world, a: Worth(at_once(game, world, decision, a, throws)))
    return trials


def modest_answer(game: Game[S], state: S, decision: Decision, rng: Random) -> Action:
    """Answer as greedy does, but sometimes take one of the answers that look nearly as good.

    Those are closer to the best answer than to the average one, so that none looks senseless. Forms are
    filled in as by the greedy player.
    """
    best = greedy_answer(game, state, decision, rng)
    if rng.random() >= SLIPS:
        return best
    guess = imagine(game, state, decision.seat, rng)
    listed = options(guess, decision)
    if listed is None or len(listed) < 3:
        return best
    rated = [(x.mean, x.action) for x in _tried(game, guess, decision, listed, rng)]
    top, mean = max(value for value, _ in rated), sum(value for value, _ in rated) / len(rated)
    near = [a for value, a in rated if (top + mean) / 2 <= value < top - EVEN]
    return rng.choice(near) if near else best


def glancing_answer(game: Game[S], state: S, decision: Decision, rng: Random) -> Action:
    """Answer as greedy does, but consider only a few answers: the plainest (done, stop) and some at random.

    Such a player makes sensible moves, but often misses the best one. Forms are filled in as by the greedy
    player.
    """
    guess = imagine(game, state, decision.seat, rng)
    listed = options(guess, decision)
    if listed is None or len(listed) <= GLANCED:
        return greedy_answer(game, state, decision, rng)
    some = [listed[0], *rng.sample(listed[1:], GLANCED - 1)]
    found = _sound(game, guess, decision, _tried(game, guess, decision, some, rng), rng)
    return greedy_answer(game, state, decision, rng) if found is None else found


#: Players by the names under which titles make them levels (`Game.levels`).
PLAYERS: dict[str, Policy] = {
    "random": random_answer,
    "modest": modest_answer,
    "glancing": glancing_answer,
    "greedy": greedy_answer,
    "search": search_answer,
    "thorough": thorough_answer,
}


def of_level(level: str) -> Policy:
    """Return the machine player of a level, as the title defines it, or else of the next level below."""

    def answer(game: Game[S], state: S, decision: Decision, rng: Random) -> Action:
        name = game.levels[offered(game, level)]
        return (
            PLAYERS[name](game, state, decision, rng)
            if name in PLAYERS
            else own_answer(game, name, state, decision, rng)
        )

    return answer


def own_answer(game: Game[S], name: str, state: S, decision: Decision, rng: Random) -> Action:
    """Answer as one of the game's own players (`Game.players`), or as greedy if it has no answer."""
    found = game.players()[name](imagine(game, state, decision.seat, rng), decision, rng)
    return greedy_answer(game, state, decision, rng) if found is None else found


def offered(game: Game[Any], policy: str) -> str:
    """Return the title's level for a level or for the name of a machine player.

    A player that is one of the title's levels stands for that level.

    >>> from engine.titles import GAMES
    >>> [offered(GAMES["skirmish"], x) for x in ("first_steps", "strong", "greedy", "random")]
    ['first_steps', 'strong', 'champion', 'random']
    >>> [offered(GAMES["armada"], x) for x in ("greedy", "search", "strong")]
    ['steady', 'champion', 'strong']
    """
    level = next((x for x, player in game.levels.items() if player == policy), policy)
    if level not in LEVELS:
        return level
    below = [x for x in LEVELS[: LEVELS.index(level) + 1] if x in game.levels]
    return below[-1] if below else next(iter(game.levels))


#: Every name under which a machine player may be saved: levels, and players that every game has.
POLICIES: dict[str, Policy] = {
    "random": random_answer,
    "greedy": greedy_answer,
    "search": search_answer,
    **{level: of_level(level) for level in LEVELS},
}
