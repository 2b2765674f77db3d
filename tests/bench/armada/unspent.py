"""What small fleets are worth while unspent credits are points, and when they stop winning (START.2).

python -m tests.bench.armada.unspent --games 100

One side spends nearly all its credits; the other spends a part of them and plays in one of three ways:
as the machine players do, or it hides and lands on the last turn. Nothing that a player does depends on what
credits count, so every game is scored for all shares. Game n of each row is played from seed n.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from multiprocessing import Pool
from random import Random

from engine.armada.bots.fleet_designs import WHOLE as DESIGNS_WHOLE
from engine.armada.bots.fleet_designs import affordable, numbered_anew
from engine.armada.bots.greedy import AUTO, PORT, safe_rear
from engine.armada.bots.turn_plans import Stance, orders_for
from engine.armada.fleet.purchase import credits_of
from engine.armada.model.actions import Fleet
from engine.armada.model.force_chart import TROOPS
from engine.armada.model.state import FOE, SEATS, State
from engine.core.rules import Decision
from tests.bench.armada.balance import ALL, Side, play
from tests.bench.harness import wilson

#: Credits that the small side may spend, and by what the rest is divided before it scores; 0 for nothing.
BUDGETS = (0, 200, 400, 800, 1200, 1600, 2000, 2500)
SHARES = (1, 2, 3, 4, 5, 10, 0)
#: The designs that spend nearly all, as they were when the series of docs/balance.md were played.
READY_MADE = ("balanced", "line", "swarm", "salvo", "landing", "ambushers")
WHOLE = [
    *(f"ready-made {x}" for x in READY_MADE),
    *DESIGNS_WHOLE,
]


@dataclass(frozen=True)
class Spender(Side):
    """A side that spends at most so much; at the level "hide" it never attacks."""

    budget: int = 9999

    def answer(self, s: State, d: Decision, rng: Random):
        if d.kind == "fleet":
            most = min(self.budget, credits_of(s, d.seat))
            return numbered_anew(affordable(s.force, drawn(rng), most), rng)
        if self.level != "hide":
            return super().answer(s, d, rng)
        if d.kind == "orders":
            rear = safe_rear(s, FOE[d.seat], rng)
            land = PORT if s.turn == s.turns else ""
            return orders_for(s, d.seat, Stance(rear, False, rear, land, plan=AUTO))
        return Side("greedy").answer(s, d, rng)


def drawn(rng: Random) -> Fleet:
    """Draw a design's ships in any order, but one that carries troops first."""
    ships = list(ALL[rng.choice(WHOLE)].ships)
    rng.shuffle(ships)
    ships.sort(key=lambda x: not TROOPS & x.has.keys())
    rest = ships[1:]
    rng.shuffle(rest)
    return Fleet((*ships[:1], *rest))


def with_interval(won: float, of: int) -> str:
    """Write a rate in per cent with its interval of 95 %."""
    low, high = wilson(won, of)
    return f"{100 * won / of:.0f} ({100 * low:.0f}-{100 * high:.0f})"


def main() -> None:
    top = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    top.add_argument("--scenario", default="standard")
    top.add_argument("--games", type=int, default=100)
    top.add_argument("--seed", type=int, default=0)
    top.add_argument("--jobs", type=int, default=1)
    top.add_argument("--full", default="greedy", help="who plays the side that spends all")
    top.add_argument("--small", default="hide,greedy", help="how the small side plays, with commas")
    top.add_argument("--budgets", default=",".join(map(str, BUDGETS)))
    a = top.parse_args()
    seeds = range(a.seed, a.seed + a.games)
    print(f"{a.scenario}: won by the small side in per cent, {a.games} games a row, against {a.full}")
    heads = ["all", *(f"1/{x}" for x in SHARES[1:-1]), "nothing"]
    print(f"| spends | plays | credits left | {' | '.join(heads)} |")
    with Pool(a.jobs) as pool:
        for budget in map(int, a.budgets.split(",")):
            for level in a.small.split(","):
                pair = (Spender(level, budget=budget), Spender(a.full))
                won, left = Counter[int](), 0
                todo = [(a.scenario, {}, *pair[:: -1 if n % 2 else 1], n) for n in seeds]
                for n, g in zip(seeds, pool.imap(play, todo, 4), strict=True):
                    one, two = SEATS[:: -1 if n % 2 else 1]
                    left += g.unspent[one]
                    base = {x: g.points[x] - g.unspent[x] for x in SEATS}
                    for share in SHARES:
                        mine, theirs = (base[x] + (g.unspent[x] // share if share else 0) for x in (one, two))
                        won[share] += 2 * (mine > theirs) + (mine == theirs)
                cells = " | ".join(with_interval(won[x] / 2, a.games) for x in SHARES)
                print(f"| {budget} | {level} | {left / a.games:.0f} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
