"""The numbers that the cases name (data/skirmish/rules.toml)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pydantic import ConfigDict

from engine.core.data import load
from engine.skirmish.model.terms import STRICT


@dataclass(frozen=True, slots=True)
class Movement:
    """Cases MOVE.1 to MOVE.4: inches a movement action, and what is taken off."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

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


@dataclass(frozen=True, slots=True)
class Spotting:
    """Cases SIGHT.1 to SIGHT.5: the last inches of each band and what a die must show there."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    bands: tuple[float, float, float, float]
    needs: tuple[int, int, int, int]
    automatic: float
    tries: int
    sides: int


@dataclass(frozen=True, slots=True)
class Portals:
    """Cases PORTAL.1 to PORTAL.5 and FORCE.3, Ruling K41: points and inches."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    points_each: int
    fewest: int
    near: float
    slip: float
    blocked: float
    redeploy: float
    spread: float


@dataclass(frozen=True, slots=True)
class Gates:
    """Cases GATE.1 to GATE.4."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    kill_depth: float
    contact: float
    symbols: int
    symbol_actions: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """The file as it stands."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    movement: Movement
    spotting: Spotting
    portals: Portals
    gate: Gates


NUMBERS = load("skirmish", "rules", Numbers)
