"""A policy of Armada against a family of simple opponents, and how far its purchases can be exploited.

python -m tests.bench.armada.family --games 100 --seed 1000 --jobs 2
python -m tests.bench.armada.family --solve --games 20 --jobs 2
python -m tests.bench.armada.family --replies --games 60
python -m tests.bench.armada.family --unspent none --policy greedy --only "thin 20; turtle"

Game n is played from seed n; seats change after every game. A draw is half a win. `--solve` plays each design
of the policy's mix against each opponent and against copies of these designs, and solves that matrix.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from multiprocessing import Pool

from engine.armada.bots.fleet_designs import MIXES
from engine.armada.game import ARMADA
from engine.armada.model.actions import Fleet
from engine.armada.model.state import FOE, SEATS
from engine.policies.matrix_games import solve
from engine.policies.policy import POLICIES
from tests.bench.armada.balance import Ended, Side, play_game
from tests.bench.armada.opponents import FAMILY, REPLIES, Opponent
from tests.bench.armada.unspent import with_interval

#: Games played one after the other in one process; the copy of the last winner remembers within these.
CHUNK = 10


@dataclass(frozen=True)
class Series:
    """Games of one opponent against whoever is measured."""

    scenario: str
    options: Mapping[str, str]
    measured: Side | Opponent
    opponent: Opponent
    seeds: Sequence[int]


def series(x: Series) -> tuple[list[float], list[float], int]:
    """Return what the policy won of each game, the seconds of its sheets, and the credits it left."""
    won: Fleet | None = None
    scores, took, left = list[float](), list[float](), 0
    for n in x.seeds:
        me = SEATS[n % 2]
        sides = {me: x.measured, FOE[me]: replace(x.opponent, policy=x.measured.level, won=won)}
        g: Ended = play_game(x.scenario, x.options, sides, n)
        scores.append(0.5 if not g.winner else float(g.winner == me))
        won = g.fleets[g.winner] if g.winner else won
        took += g.sheets[me]
        left += g.unspent[me]
    return scores, took, left


def parts_of(a: argparse.Namespace, measured: Side, opponent: Opponent) -> list[Series]:
    options = {"unspent": a.unspent}
    last = a.seed + a.games
    return [
        Series(a.scenario, options, measured, opponent, range(n, min(n + CHUNK, last)))
        for n in range(a.seed, last, CHUNK)
    ]


def met(a: argparse.Namespace, pool: Pool) -> None:
    """Print a row for each opponent."""
    print(f"{a.scenario}, unspent {a.unspent}: {a.policy}, {a.games} games a row from seed {a.seed}")
    print("| opponent | won | per cent | credits left |\n|---|---|---|---|", flush=True)
    took = list[float]()
    for x in chosen(a):
        parts = pool.map(series, parts_of(a, Side(a.policy, a.design), x), 1)
        scores = [n for part in parts for n in part[0]]
        took += [n for part in parts for n in part[1]]
        won, left = sum(scores), sum(part[2] for part in parts) / len(scores)
        print(
            f"| {x.name} | {won:g} of {len(scores)} | {with_interval(won, len(scores))} | {left:.0f} |",
            flush=True,
        )
    mean, most = (1000 * x for x in (sum(took) / len(took), max(took)))
    print(f"a sheet takes {mean:.0f} ms of processor time, {most:.0f} ms at most ({len(took)} sheets)")


def solve_matrix(won: Sequence[Sequence[Fraction]]) -> tuple[list[Fraction], Fraction]:
    """Solve a matrix for the mix over its rows and its value, adding best replies to a smaller game."""
    rows, columns = [0], [0]
    while True:
        few, against, value = solve([[won[i][j] for j in columns] for i in rows])
        gain = [sum(p * line[j] for p, j in zip(against, columns, strict=True)) for line in won]
        loss = [sum(p * won[i][j] for p, i in zip(few, rows, strict=True)) for j in range(len(won[0]))]
        row, column = gain.index(max(gain)), loss.index(min(loss))
        if gain[row] <= value and loss[column] >= value:
            mix = dict(zip(rows, few, strict=True))
            return [mix.get(i, Fraction(0)) for i in range(len(won))], value
        rows += [row] if gain[row] > value else []
        columns += [column] if loss[column] < value else []


def solved(a: argparse.Namespace, pool: Pool) -> None:
    """Play each design against all; print the solved mix, and how far the mix in use is exploited."""
    ours = MIXES["meeting", "both", a.unspent].weights
    names = a.designs.split(",") if a.designs else list(ours)
    copies = [Opponent(f"{x} by {habit}", x, habit) for x in names for habit in ("pounce", "mine")]
    against = [x for x in chosen(a) if x.fleet not in ("mine", "winner")] + copies
    won = [[Fraction(0)] * len(against) for _ in names]
    for i, name in enumerate(names):
        for j, x in enumerate(against):
            scores = [n for got in pool.map(series, parts_of(a, Side(a.policy, name), x), 1) for n in got[0]]
            won[i][j] = Fraction(sum(map(Fraction, scores)), len(scores))
        print(f"{name}: {' '.join(f'{float(100 * n):.0f}' for n in won[i])}", flush=True)
    mix, value = solve_matrix(won)
    print("opponents: " + ", ".join(x.name for x in against))
    print(f"solved: value {float(100 * value):.1f} %, " + _mix(dict(zip(names, mix, strict=True))))
    total = sum(ours.get(x, 0) for x in names)
    if total:
        weights = [Fraction(ours.get(x, 0), total) for x in names]
        share = [sum(p * line[j] for p, line in zip(weights, won, strict=True)) for j in range(len(against))]
        least = min(share)
        print(f"the mix in use: value {float(100 * least):.1f} %, against {against[share.index(least)].name}")
        print(f"its best reply wins {float(100 * (value - least)):.1f} points more than the value")


def _mix(mix: Mapping[str, Fraction]) -> str:
    return ", ".join(f"{x} {float(100 * p):.0f} %" for x, p in mix.items() if p)


def chosen(a: argparse.Namespace) -> list[Opponent]:
    return [x for x in (REPLIES if a.replies else FAMILY) if not a.only or x.name in a.only.split("; ")]


def main() -> None:
    top = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    top.add_argument("--scenario", default="standard", choices=ARMADA.scenarios)
    top.add_argument("--unspent", default="whole", choices=("whole", "quarter", "none"))
    top.add_argument("--policy", default="search", choices=POLICIES)
    top.add_argument("--games", type=int, default=20)
    top.add_argument("--seed", type=int, default=0)
    top.add_argument("--jobs", type=int, default=1)
    top.add_argument("--design", default="", help="the policy buys this design instead of its own mix")
    top.add_argument("--solve", action="store_true", help="solve for a mix of designs")
    top.add_argument(
        "--designs", default="", help="solve for these designs, with commas, not those of the mix"
    )
    top.add_argument("--replies", action="store_true", help="not the family but fleets that pounce")
    top.add_argument("--only", default="", help="only these opponents, with semicolons")
    a = top.parse_args()
    with Pool(a.jobs) as pool:
        (solved if a.solve else met)(a, pool)


if __name__ == "__main__":
    main()
