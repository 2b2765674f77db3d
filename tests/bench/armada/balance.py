"""Play Armada's machine players against each other: a scenario's balance, and design against design.

python -m tests.bench.armada.balance --scenario invasion --games 500
python -m tests.bench.armada.balance --designs --games 20
python -m tests.bench.armada.balance --scenario planethead --option unspent=none --red strong --silver strong

Game n is played from seed n, by any number of processes. `--swap` has the players change seats after every
game; the side that defends is rolled as in play.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from multiprocessing import Pool
from random import Random
from typing import Any

from engine.armada.bots.fleet_designs import DESIGNS, affordable, numbered_anew
from engine.armada.fleet.purchase import credits_of
from engine.armada.fleet.text import FLEETS
from engine.armada.game import ARMADA
from engine.armada.model.actions import Fleet
from engine.armada.model.state import SEATS, State
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from engine.core.rules import Decision
from engine.policies.policy import POLICIES
from tests.bench.harness import wilson

ALL: dict[str, Fleet] = {**{f"ready-made {x}": fleet for x, fleet in FLEETS.items()}, **DESIGNS}


@dataclass(frozen=True)
class Side:
    """A player and, if it has no choice, the design that it buys."""

    level: str
    design: str = ""

    def answer(self, s: State, d: Decision, rng: Random):
        if d.kind == "fleet" and self.design:
            return numbered_anew(affordable(s.force, ALL[self.design], credits_of(s, d.seat)), rng)
        return POLICIES[self.level](ARMADA, s, d, rng)


@dataclass(frozen=True)
class Ended:
    """How a game went: the winner, the defender, points and credits left, answers, and seconds a sheet."""

    winner: str
    defender: str
    points: dict[str, int]
    unspent: dict[str, int]
    answers: int
    sheets: dict[str, list[float]]
    seats: dict[str, Any]
    fleets: dict[str, Fleet]


def play(what: tuple[str, Mapping[str, str], Side, Side, int]) -> Ended:
    scenario, chosen, red, silver, seed = what
    return play_game(scenario, chosen, dict(zip(SEATS, (red, silver), strict=True)), seed)


def play_game(scenario: str, chosen: Mapping[str, str], sides: dict[str, Any], seed: int) -> Ended:
    """Play a game with the options of a table; a side has a level and answers."""
    rng = Random(seed)
    dice = RandomDice(Random(rng.random()), keep=False)
    t = Execution(fork(ARMADA.new(Setup("armada", scenario, chosen), dice).state), dice, quiet=True)
    answers, sheets = 0, {x: list[float]() for x in SEATS}
    while t.s.over is None:
        d = pending(t.s)[0]
        began = time.process_time()
        a = sides[d.seat].answer(t.s, d, rng)
        if d.kind == "orders":
            sheets[d.seat].append(time.process_time() - began)
        t.answer(d, a)
        answers += 1
    points = {x: sum(line.points for line in t.s.ledger if line.seat != x) for x in SEATS}
    won = t.s.over.winner or ""
    return Ended(won, t.s.defender, points, dict(t.s.unspent), answers, sheets, sides, dict(t.s.fleets))


def share(n: float, of: int) -> str:
    return f"{n:g} ({100 * n / of:.0f} %)"


def mirror(a: argparse.Namespace) -> None:
    one, two = Side(a.red), Side(a.silver)
    games = range(a.seed, a.seed + a.games)
    chosen = dict(x.split("=") for x in a.option)
    todo = [(a.scenario, chosen, *((two, one) if a.swap and n % 2 else (one, two)), n) for n in games]
    won: Counter[str] = Counter()
    roles: dict[str, list[float]] = {}
    sheets: dict[str, list[float]] = {}
    answers, turns = list[int](), 0
    with Pool(a.jobs) as pool:
        for g in pool.imap_unordered(play, todo):
            won[g.winner or "drawn"] += 1
            if g.winner:
                won[f"level {g.seats[g.winner].level}"] += 1
            if g.defender:
                won["defender" if g.winner == g.defender else "invader" if g.winner else "nobody"] += 1
            for seat in SEATS if g.defender else ():
                role = f"{g.seats[seat].level} as {'defender' if seat == g.defender else 'invader'}"
                roles.setdefault(role, []).append(0.5 if not g.winner else float(g.winner == seat))
            answers.append(g.answers)
            for seat, side in g.seats.items():
                sheets.setdefault(side.level, []).extend(g.sheets[seat])
                turns += len(g.sheets[seat])
            if a.say and len(answers) % a.say == 0:
                print(len(answers), dict(won), flush=True)
    print(
        f"{a.scenario}: {a.games} games; " + ", ".join(f"{x} {share(won[x], a.games)}" for x in sorted(won))
    )
    for role, scores in sorted(roles.items()):
        n, (low, high) = len(scores), wilson(sum(scores), len(scores))
        print(f"  {role}: {share(sum(scores), n)} of {n}, {100 * low:.0f}-{100 * high:.0f} %")
    print(f"  answers a game {sum(answers) / a.games:.0f}, turns a game {turns / 2 / a.games:.1f}")
    for level, took in sheets.items():
        mean = 1000 * sum(took) / len(took)
        print(f"  {level}: {mean:.1f} ms of processor time a sheet, the slowest {1000 * max(took):.0f} ms")


def designs(a: argparse.Namespace) -> None:
    names = a.names.split(",") if a.names else list(ALL)
    pairs = [(x, y, n) for x, y in combinations(names, 2) for n in range(a.games)]
    todo = [
        (a.scenario, {}, *((Side(a.red, x), Side(a.red, y))[:: -1 if n % 2 else 1]), a.seed + n)
        for x, y, n in pairs
    ]
    score: Counter[tuple[str, str]] = Counter()
    with Pool(a.jobs) as pool:
        for (x, y, n), g in zip(pairs, pool.imap(play, todo, 4), strict=True):
            first = SEATS[n % 2]
            mine = 0.5 if not g.winner else float(g.winner == first)
            score[x, y] += mine
            score[y, x] += 1 - mine
    print(f"{a.scenario}: wins of the row's design in per cent, {a.games} games a pair, {a.red} players")
    for x in names:
        row = ["-" if x == y else f"{100 * score[x, y] / a.games:.0f}" for y in names]
        print(f"| {x} | {' | '.join(row)} |")
    for x in names:
        lost = [y for y in names if y != x and 2 * score[x, y] <= a.games]
        print(f"{x} does not beat: {', '.join(lost) or 'nobody'}")


def main() -> None:
    top = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    top.add_argument("--scenario", default="standard", choices=ARMADA.scenarios)
    top.add_argument("--games", type=int, default=20)
    top.add_argument("--seed", type=int, default=0)
    top.add_argument("--jobs", type=int, default=1)
    top.add_argument("--red", default="greedy", choices=POLICIES)
    top.add_argument("--silver", default="greedy", choices=POLICIES)
    top.add_argument("--swap", action="store_true")
    top.add_argument("--option", action="append", default=[], help="an option of the table, as unspent=none")
    top.add_argument("--designs", action="store_true", help="every design against every other")
    top.add_argument("--names", default="", help="only these designs, with commas")
    top.add_argument("--say", type=int, default=0, help="say how it stands after every so many games")
    a = top.parse_args()
    (designs if a.designs else mirror)(a)


if __name__ == "__main__":
    main()
