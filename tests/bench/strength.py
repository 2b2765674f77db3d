"""`make strength`: each level of machine player against the one below it, seats changed after every game.

Game i is played from seed + i. Where a team plays together against the title's own automaton both levels play
every seed, and the seeds in which one of them won and the other did not are counted.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from engine.core.contract import Game, Setup
from engine.titles import GAMES
from engine.tools.match import match, play
from tests.bench.harness import wilson


@dataclass(frozen=True)
class Step:
    """A level against the one below: so many games that counted, of them won by the higher one."""

    title: str
    scenario: str
    level: str
    below: str
    games: int
    counted: int
    won: int


def steps(
    game: Game[Any], games: int, seed: int, jobs: int = 1, scenario: str = "standard"
) -> Iterator[Step]:
    """Play every level of a title against the one below."""
    setup = Setup(game.id, scenario)
    seats = list(game.seated(setup))
    for below, level in pairwise(game.levels):
        if teams(game):
            counted, won = together(game, setup, level, below, games, seed)
        else:
            sat = dict.fromkeys(seats, below) | {seats[0]: level}
            score = match(
                game, lambda _: None, sat, games=games, seed=seed, swap=True, jobs=jobs, setup=setup
            )
            counted, won = score[level] + score[below], score[level]
        yield Step(game.id, scenario, level, below, games, counted, won)


def teams(game: Game[Any]) -> bool:
    """Return whether the people of a title win and lose together."""
    return game.id == "skirmish"


def together(game: Game[Any], setup: Setup, level: str, below: str, games: int, seed: int) -> tuple[int, int]:
    """Play every seed with either level; return how many ended differently, and how many the higher won."""
    seats, counted, won = game.seated(setup), 0, 0
    for n in range(seed, seed + games):
        high, low = (_won(play(game, dict.fromkeys(seats, x), n, setup=setup).winner) for x in (level, below))
        counted += high != low
        won += high and not low
    return counted, won


def _won(winner: str | None) -> bool:
    return bool(winner) and winner != "gm"


def line(x: Step, seed: int) -> str:
    """Write a step of the ladder as a row of a table."""
    low, high = wilson(x.won, x.counted)
    share = f"{100 * x.won / x.counted:.0f} %" if x.counted else "–"
    return (
        f"| {x.title}, {x.scenario} | {x.level} against {x.below} | {seed} to {seed + x.games - 1} "
        f"| {x.games} | {x.won} of {x.counted} | {share} | {100 * low:.0f}–{100 * high:.0f} % |"
    )


def main() -> int:
    asked = argparse.ArgumentParser("python -m tests.bench.strength", description=__doc__)
    asked.add_argument(
        "--title", action="append", choices=tuple(GAMES), help="this one only; may be repeated"
    )
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--scenario", default="standard")
    args = asked.parse_args()
    print(
        "| title | players | seeds | games | won | share | 95 % |\n|---|---|---|---|---|---|---|", flush=True
    )
    for title in args.title or GAMES:
        for x in steps(GAMES[title], args.games, args.seed, args.jobs, args.scenario):
            print(line(x, args.seed), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
