"""`python -m tests.tools.same_games`: what random games of every title came to, as one line a game.

Everything that was answered, told and saved is in a line's digest. Rules that are compiled print the same.
"""

from __future__ import annotations

import hashlib
import sys
from random import Random

from engine.core import execution
from engine.core.codec import load, save
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.flow import fork, pending, sample
from engine.titles import GAMES

LONGEST, OFTEN = 1500, 25


def line(name: str, seed: int) -> str:
    """Play a game at random, saving and loading it now and then."""
    game, rng, told = GAMES[name], Random(seed), hashlib.sha256()
    t = execution.Execution(fork(game.new(Setup(name), RandomDice(rng)).state), RandomDice(rng))
    for n in range(LONGEST):
        asked = pending(t.s)
        if not asked:
            return f"{name} {seed}: {n} answers, {told.hexdigest()}"
        action = sample(t.s, asked[0], rng)
        t.answer(asked[0], action)
        told.update(repr((action, t.events)).encode())
        t.events.clear()
        if n % OFTEN == 0:
            saved = save(t.s)
            told.update(saved)
            t = execution.Execution(load(game.state, saved), RandomDice(rng))
            told.update(save(t.s))
    return f"{name} {seed}: not over, {told.hexdigest()}"


def main() -> None:
    print(execution.__file__, file=sys.stderr)
    for name in GAMES:
        for seed in range(int(sys.argv[1])):
            print(line(name, seed), flush=True)


if __name__ == "__main__":
    main()
