"""Learning an evaluation by temporal differences, TD(lambda), from games against itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp, sqrt
from operator import mul
from pathlib import Path
from random import Random
from typing import Any

from engine.core.contract import Game
from engine.core.errors import BadSetup
from engine.core.places import place_of
from engine.core.types.learning import Learner, Lesson

#: Lambda of temporal-difference learning: the share that later positions, not the next one, contribute.
LAMBDA = 0.9
#: Learning rates at the beginning and at the end, relative to each weight's usual slope.
RATES = (0.02, 0.001)
#: Decay of a weight's usual slope: about the last fifty slopes count.
FADE = 0.02
#: Number of earlier games replayed after each new one, because playing takes longest.
AGAIN = 7
#: The final weights are the mean over this last share of the games.
KEPT = 0.25


def train(
    game: Game[Any], say: Callable[[str], None], *, games: int, seed: int, out: Path | None = None
) -> None:
    """Learn a game's weights from a number of games and write them; the same seed writes the same file.

    Raises:
        BadSetup: this game has nothing to learn.

    """
    learner = game.learner()
    if learner is None:
        raise BadSetup(f"{game.title} has no evaluation that is learnt")
    weights = learn(learner, say, games=games, seed=seed)
    path = out or Path(str(place_of(game.id).data), f"{learner.file}.toml")
    path.write_text(_written(learner, weights, game.id, games, seed), encoding="utf-8")
    say(f"{game.id}: {games} games, weights in {path}")


def learn(learner: Learner, say: Callable[[str], None], *, games: int, seed: int) -> list[float]:
    """Return the weights learnt from a number of games, starting from zero."""
    n = len(learner.names)
    weights, usual, total = [0.0] * n, [1.0] * n, [0.0] * n
    rng, kept, lessons = Random(seed), max(1, int(games * KEPT)), list[Lesson]()
    for played in range(games):
        lessons.append(learner.play(weights, rng))
        rate = RATES[0] + (RATES[1] - RATES[0]) * played / games
        for lesson in (lessons[-1], *rng.choices(lessons, k=AGAIN)):
            for i, slope in enumerate(_slopes(weights, lesson)):
                usual[i] += FADE * (slope * slope - usual[i])
                weights[i] += rate * slope / (sqrt(usual[i]) + 1e-6)
        if games - played <= kept:
            total = [a + b for a, b in zip(total, weights, strict=True)]
        if (played + 1) % 100 == 0:
            positions = sum(len(x.seen) for x in lessons[-100:]) / 100
            say(f"{played + 1} games; the last hundred had {positions:.0f} positions on average")
    return [x / kept for x in total]


def _slopes(weights: Sequence[float], lesson: Lesson) -> list[float]:
    """Return the gradient of a game: for each weight the sum over its positions of error times term."""
    values = [_chance(sum(map(mul, weights, terms))) for _, terms in lesson.seen]
    pulls, target = [0.0] * len(weights), lesson.result
    for (first, terms), value in zip(reversed(lesson.seen), reversed(values), strict=True):
        seen = value if first else 1 - value
        error = target - seen if first else seen - target
        for i, x in enumerate(terms):
            if x:
                pulls[i] += error * x
        target = LAMBDA * target + (1 - LAMBDA) * seen
    return pulls


def _chance(total: float) -> float:
    return 1 / (1 + exp(-max(-40.0, min(40.0, total))))


def _written(learner: Learner, weights: Sequence[float], name: str, games: int, seed: int) -> str:
    """Write the weights as TOML, each to four decimals."""
    return "\n".join(_lines(learner, weights, name, games, seed)) + "\n"


def _lines(learner: Learner, weights: Sequence[float], name: str, games: int, seed: int) -> Iterator[str]:
    yield f"# Learnt from games against itself: python -m engine train {name} --games {games} --seed {seed}"
    table = ""
    for key, weight in zip(learner.names, weights, strict=True):
        of, _, term = key.rpartition(".")
        if of != table:
            table = of
            yield ""
            yield f"[{of}]"
        yield f"{term} = {round(weight, 4) + 0.0}"
