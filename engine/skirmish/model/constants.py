"""The numbers that the cases name (data/skirmish/rules.toml)."""

from __future__ import annotations

from engine.core.data import load
from engine.core.types.values import value


@value
class Movement:
    """Cases MOVE.1 to MOVE.4: inches per movement action, and deductions."""

    move: float
    fast: float
    half: float
    most: int
    least: float
    rough: float
    water: float
    obstacle: float
    wounded: float
    hauling: float
    hauling_two: float
    contact: float


@value
class Spotting:
    """Cases SIGHT.1 to SIGHT.5: the last inches of each band and what a die must show there."""

    bands: tuple[float, float, float, float]
    needs: tuple[int, int, int, int]
    automatic: float
    tries: int
    sides: int


@value
class Portals:
    """Cases PORTAL.1 to PORTAL.5 and FORCE.3, Ruling K41: points and inches."""

    points_each: int
    fewest: int
    near: float
    slip: float
    blocked: float
    redeploy: float
    spread: float


@value
class Gates:
    """Cases GATE.1 to GATE.4."""

    kill_depth: float
    contact: float
    symbols: int
    symbol_actions: int


@value
class Numbers:
    """The content of the file."""

    movement: Movement
    spotting: Spotting
    portals: Portals
    gate: Gates


NUMBERS = load("skirmish", "rules", Numbers)
