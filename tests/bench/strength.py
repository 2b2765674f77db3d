"""`make strength`: each level of machine player against the one below it, seats changed after every game.

With `--player` that one is measured against every level instead, or those of `--against`: a machine player,
or "cmd:" and the command of a program that speaks as docs/protocol.md says under "One seat".

Game i is played from seed + i. Where a team plays together against the title's own automaton both levels play
every seed, and the seeds in which one of them won and the other did not are counted.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from engine.core.contract import Game, Setup
from engine.policies.policy import POLICIES
from engine.titles import GAMES
from engine.tools.match import match, play
from engine.tools.seats.programs import is_program
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
    for below, level in pairwise(game.levels):
        yield step(game, level, below, games, seed, jobs, scenario)


def step(
    game: Game[Any],
    player: str,
    other: str,
    games: int,
    seed: int,
    jobs: int = 1,
    scenario: str = "standard",
) -> Step:
    """Play one player against another."""
    setup = Setup(game.id, scenario)
    seats = list(game.seated(setup))
    if teams(game):
        counted, won = together(game, setup, player, other, games, seed)
    else:
        sat = dict.fromkeys(seats, other) | {seats[0]: player}
        score = match(game, lambda _: None, sat, games=games, seed=seed, swap=True, jobs=jobs, setup=setup)
        counted, won = score[player] + score[other], score[player]
    return Step(game.id, scenario, player, other, games, counted, won)


def measured(game: Game[Any], args: argparse.Namespace) -> Iterator[Step]:
    """Play what the command line asks for."""
    if not args.player:
        yield from steps(game, args.games, args.seed, args.jobs, args.scenario)
        return
    for other in args.against or game.levels:
        yield step(game, args.player, other, args.games, args.seed, args.jobs, args.scenario)


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


def player(name: str) -> str:
    """Read a player of the command line."""
    if name not in POLICIES and not is_program(name):
        raise argparse.ArgumentTypeError(
            f"{name!r} is no player; there are {', '.join(POLICIES)}, cmd:COMMAND"
        )
    return name


def main(argv: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser("python -m tests.bench.strength", description=__doc__)
    asked.add_argument(
        "--title", action="append", choices=tuple(GAMES), help="this one only; may be repeated"
    )
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--scenario", default="standard")
    asked.add_argument("--player", type=player, help='a machine player, or "cmd:COMMAND"')
    asked.add_argument("--against", type=player, action="append", help="may be repeated; usually every level")
    args = asked.parse_args(argv)
    print(
        "| title | players | seeds | games | won | share | 95 % |\n|---|---|---|---|---|---|---|", flush=True
    )
    for title in args.title or GAMES:
        for x in measured(GAMES[title], args):
            print(line(x, args.seed), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
