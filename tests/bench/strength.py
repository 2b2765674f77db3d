"""`make strength`: each level of machine player against the one below it, seats changed after every game.

With `--player` that one is measured against every level instead, or those of `--against`: a machine player,
or "cmd:" and the command of a program that speaks as docs/protocol.md says under "One seat".

Game i is played from seed + i. Where a team plays together against the title's own automaton both levels play
every seed, and the seeds in which one of them won and the other did not are counted. Times are milliseconds
of processor that an answer of the higher one took (on average, 999 of 1000, at most), and 999 of 1000 rows of
as many answers as a beat has.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil
from typing import Any

from bot.play.answering.machines import A_BEAT as IN_A_ROW
from engine.core.contract import Game, Setup
from engine.policies.policy import POLICIES
from engine.titles import GAMES
from engine.tools.match import results, rotated
from engine.tools.seats.programs import is_program
from tests.bench.harness import wilson

#: Games that counted, those of them that the player won, and the seconds of its answers in each game.
Counts = tuple[int, int, list[list[float]]]


@dataclass(frozen=True)
class Took:
    """Seconds that answers took: on average, 999 of 1000, at most; and 999 of 1000 rows of `IN_A_ROW`."""

    mean: float
    p999: float
    most: float
    rows: float


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
    took: Took | None = None


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
    if teams(game):
        counted, won, times = together(game, setup, player, other, games, seed, jobs)
    else:
        counted, won, times = opposed(game, setup, player, other, games, seed, jobs)
    return Step(game.id, scenario, player, other, games, counted, won, measured_times(times))


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


def opposed(
    game: Game[Any], setup: Setup, player: str, other: str, games: int, seed: int, jobs: int
) -> Counts:
    """Play one player against another, seats changed after every game."""
    first, *rest = game.seated(setup)
    sat = {first: player, **dict.fromkeys(rest, other)}
    pairings = [(game, setup, rotated(sat, n), seed + n) for n in range(games)]
    counted, won, times = 0, 0, list[list[float]]()
    for (_, _, seats, _), went in zip(pairings, results(pairings, jobs), strict=True):
        counted += went.winner is not None
        won += went.winner is not None and seats[went.winner] == player
        times += (went.times[seat] for seat, who in seats.items() if who == player)
    return counted, won, times


def together(
    game: Game[Any], setup: Setup, level: str, below: str, games: int, seed: int, jobs: int
) -> Counts:
    """Play every seed with either level; return how many ended differently, and how many the higher won."""
    seats, counted, won, times = game.seated(setup), 0, 0, list[float]()
    both = [(game, setup, dict.fromkeys(seats, x), seed + n) for n in range(games) for x in (level, below)]
    went = results(both, jobs)
    for high, low in zip(went, went, strict=True):
        counted += _won(high.winner) != _won(low.winner)
        won += _won(high.winner) and not _won(low.winner)
        times += (high.times[seat] for seat in seats)
    return counted, won, times


def _won(winner: str | None) -> bool:
    return bool(winner) and winner != "gm"


def line(x: Step, seed: int) -> str:
    """Write a step of the ladder as a row of a table."""
    low, high = wilson(x.won, x.counted)
    share = f"{100 * x.won / x.counted:.0f} %" if x.counted else "–"
    return (
        f"| {x.title}, {x.scenario} | {x.level} against {x.below} | {seed} to {seed + x.games - 1} "
        f"| {x.games} | {x.won} of {x.counted} | {share} | {100 * low:.0f}–{100 * high:.0f} % "
        f"| {times(x.took)} |"
    )


def measured_times(games: Sequence[Sequence[float]]) -> Took | None:
    """Sum up what the answers of each game took, None where there were none."""
    each = sorted(x for times in games for x in times)
    if not each:
        return None
    rows = sorted(sum(times[i : i + IN_A_ROW]) for times in games for i in range(len(times)))
    return Took(sum(each) / len(each), _of_thousand(each), each[-1], _of_thousand(rows))


def _of_thousand(ordered: Sequence[float]) -> float:
    return ordered[ceil(0.999 * len(ordered)) - 1]


def times(x: Took | None) -> str:
    """Write times in milliseconds."""
    if x is None:
        return "–"
    return ", ".join(f"{1000 * n:.{1 if n < 0.01 else 0}f}" for n in (x.mean, x.p999, x.most, x.rows))


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
        "| title | players | seeds | games | won | share | 95 % | ms: answer, of 1000, most, row |"
        "\n|---|---|---|---|---|---|---|---|",
        flush=True,
    )
    for title in args.title or GAMES:
        for x in measured(GAMES[title], args):
            print(line(x, args.seed), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
