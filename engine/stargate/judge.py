"""How a machine player rates a position: material, and how near each side is to winning."""

from __future__ import annotations

from engine.core.rules import Seat
from engine.stargate.board import NUMBERS
from engine.stargate.state import COALITION, State

WON, GROUP, LOSS = 1000.0, 12.0, 6.0


def rate(s: State, seat: Seat) -> float:
    """Cases 12.1 and 12.2: rate a position for a seat: more is better, 0 is even."""
    if s.over:
        return 0.0 if s.over.winner is None else WON if s.over.winner == seat else -WON
    f = s.forces
    fallen = [u for u in s.lost if f.seat[u] == COALITION]
    groups = {f.group[u] for u in s.lost} - {0}
    worth = sum(f.units[u].strength * (-1 if f.seat[u] == COALITION else 1) for u in s.lost)
    races = len({f.race[u] for u in fallen})
    broken = min(len(fallen), NUMBERS.losses) + races
    for_coalition = worth + GROUP * len(groups) - LOSS * broken
    return for_coalition if seat == COALITION else -for_coalition
