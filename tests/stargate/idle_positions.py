"""Records positions in which to pass is plainly wrong.

`python -m tests.stargate.idle_positions 50 search` plays greedy games from seed 0 on and writes so many,
first those where this player would pass. Those kept were made with `search` as it was before it planned,
which would have passed in few of them; the others are a Virunian's, or have quick answers.

Plainly wrong by rules of thumb that ask no evaluation: a counter lies face down in a Stargate and no
Coalition unit is within a move of it; or many armed Coalition units stand further than a move from every
enemy, and from every Stargate that holds one.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork, pending
from engine.core.hexgrid import distance
from engine.policies.policy import POLICIES, Policy, greedy_answer
from engine.stargate.game import STARGATE
from engine.stargate.model.stacking import all_units, worth
from engine.stargate.model.state import COALITION, VIRUNIAN, Done, State

#: Whether the player does not pass there, and the position.
Found = tuple[bool, dict[str, Any]]
FILE = Path(__file__).with_name("idle_positions.json")
#: Hexes of a move, as most units make it, and armed units that are not idle together for nothing.
STRIDE = 6
IDLE = 3
#: Positions of a kind from one game.
MOST = 12


def plainly_wrong(s: State) -> str:
    """Tell why to pass at the beginning of this Movement Phase is wrong; "" where it may be right."""
    if s.staged:
        return ""
    gates = [s.board.stargates[g] for g, n in s.gates.items() if n]
    if s.phasing == VIRUNIAN:
        ours = [h for u, h in s.at.items() if s.forces.seat[u] == COALITION]
        return "reveal" if any(all(distance(g, h) > STRIDE for h in ours) for g in gates) else ""
    theirs = [h for u, h in s.at.items() if s.forces.seat[u] == VIRUNIAN] + gates
    armed = [s.at[crew[0]] for crew in all_units(s, COALITION) if worth(s, crew).attacks]
    far = [h for h in armed if all(distance(h, x) > STRIDE for x in theirs)]
    return "far" if theirs and len(far) >= IDLE else ""


def content(s: State) -> dict[str, Any]:
    """Return a position file's content."""
    skim = {u: [x.sense, x.entered] for u, x in s.skim.items()}
    more = {"gates": dict(s.gates), "lost": list(s.lost), "skim": skim}
    return {"seat": s.phasing, "turn": s.turn, "units": dict(s.at), **{k: v for k, v in more.items() if v}}


def idle(seed: int, longest: int, player: Policy) -> list[Found]:
    """Play a game and return its positions, a few of each kind."""
    rng = Random(seed)
    t = Execution(fork(STARGATE.new(Setup("stargate"), RandomDice(rng)).state), RandomDice(rng), quiet=True)
    found: dict[str, list[Found]] = {"reveal": [], "far": []}
    for _ in range(longest):
        if not (asked := pending(t.s)):
            break
        d = asked[0]
        first = d.kind == "movement.unit" and not t.s.moved and t.s.at == t.s.began
        kind = plainly_wrong(t.s) if first else ""
        if kind:
            passes = isinstance(player(STARGATE, t.s, d, Random(seed)), Done)
            if passes or len(found[kind]) < MOST:
                found[kind].append((not passes, content(t.s)))
        t.answer(d, greedy_answer(STARGATE, t.s, d, rng))
    return [x for kind in found.values() for x in kind]


def main(most: int, player: Policy) -> None:
    """Write so many positions."""
    rows: list[Found] = []
    seed = 0
    while len(rows) < most:
        rows += idle(seed, 450, player)
        seed += 1
        print(seed, len(rows), sum(not other for other, _ in rows), flush=True)
    text = ",\n".join(
        json.dumps(x, separators=(",", ":")) for _, x in sorted(rows, key=lambda x: x[0])[:most]
    )
    FILE.write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), POLICIES[sys.argv[2]])
