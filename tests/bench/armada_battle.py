"""Time a battle of 20 starships against 20, fought by the usual plans, in the engine alone.

python -m tests.bench.armada_battle
"""

from __future__ import annotations

import time
from random import Random
from statistics import median

from engine.armada.answers import Order, Orders
from engine.armada.game import ARMADA
from engine.armada.position import Placed, Position
from engine.armada.state import LETTER, SEATS
from engine.core.dice import Loose
from engine.core.flow import fork, pending
from engine.core.table import Table

SHIP = {"laser": 2, "blaster": 1, "shield": 1, "armor": 1}


def battle(seed: int) -> tuple[float, int, int]:
    """Give the seconds, the events and the rounds of one battle."""
    units = {f"{LETTER[x]}{n}": Placed("starship", "A", has=dict(SHIP)) for x in SEATS for n in range(1, 21)}
    s = ARMADA.lay_out(Position(units))
    t = Table(fork(s), Loose(Random(seed)))
    sheets = {
        seat: Orders((Order(tuple(f"{LETTER[seat]}{n}" for n in range(1, 21)), "attack"),), plan="rest auto")
        for seat in SEATS
    }
    began = time.process_time()
    for d in pending(t.s):
        t.answer(d, sheets[d.seat])
    took = time.process_time() - began
    return took, len(t.events), sum(e.kind == "round_began" for e in t.events)


if __name__ == "__main__":
    seen = [battle(n) for n in range(20)]
    took, events, rounds = (median(x) for x in zip(*seen, strict=True))
    worst = max(x[0] for x in seen)
    print(f"{1000 * took:.1f} ms (the slowest {1000 * worst:.1f}), {events:g} events, {rounds:g} rounds")
