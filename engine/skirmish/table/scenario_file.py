"""Scenario files: terrain, start areas, objectives, markers, enemies, and how to win or lose."""

from __future__ import annotations

from typing import Literal

from engine.core.types.values import value
from engine.skirmish.model.state import Course, Kit, Piece, Point, Rank, Side, Weapon

#: Maximum size of the table and number of things on it; beyond, a picture or phase would take too long.
SMALLEST, LARGEST = 24.0, 120.0
MOST = {
    "terrain": 60,
    "start": 6,
    "team": 24,
    "win": 8,
    "lose": 8,
    "areas": 24,
    "exits": 6,
    "objectives": 12,
    "bands": 12,
    "captives": 6,
    "spots": 40,
    "hideouts": 8,
}
MOST_POINTS, MOST_TURNS, MOST_FIGURES, MOST_BAND, MOST_CORNERS = 120, 60, 80, 12, 24
LONGEST_NAME, LONGEST_TITLE, LONGEST_BRIEF = 30, 60, 1200


@value
class Area:
    """A named part of the table: west, south, east, north in inches."""

    id: str
    size: tuple[float, float, float, float]
    name: str = ""

    def holds(self, at: Point) -> bool:
        """Return whether a point lies in it."""
        w, s, e, n = self.size
        return w <= at[0] <= e and s <= at[1] <= n


@value
class Gateway:
    """Case GATE.1: where the Stargate stands, how wide its ring is, and where it faces."""

    x: float
    y: float
    facing: int
    width: float = 3.0
    dhd: Point | None = None
    iris: bool = False
    power: bool = True


@value
class Soldier:
    """A figure of the ready team, of the enemies, allies or captives."""

    id: str
    rank: Rank
    actions: int
    weapon: Weapon
    name: str = ""
    kit: tuple[Kit, ...] = ()
    at: Point | None = None
    facing: int = 0


@value
class Band:
    """A group on the table from the start, run by the automaton: enemies, or allies.

    `n` figures of one rank around `at`, plus `leader`; `area` where they stand; `spotted` players see them.
    """

    id: str
    at: Point
    n: int
    name: str = ""
    side: Side = "jaffa"
    rank: Rank = "jaffa"
    weapon: Weapon = "staff"
    leader: Rank | Literal[""] = ""
    facing: int = 180
    defending: bool = False
    raw: bool = False
    spotted: bool = False
    course: Course = "hold"
    goal: Point | None = None
    turn: int = 0


@value
class Objective:
    """Something to be done: search a place, destroy it with C4, free a captive, hold, carry an item off.

    `piece` is the terrain that counts as the place, besides `radius` around `at`; `gives` the item that a
    search yields; `captive` who is freed.
    """

    id: str
    kind: Literal["search", "destroy", "free", "hold", "item"]
    name: str
    at: Point
    radius: float = 1.0
    piece: str = ""
    gives: str = ""
    captive: str = ""


@value
class Condition:
    """How the game is won or lost; what is needed of the fields depends on `kind` (docs/scenarios.md)."""

    kind: Literal["left", "done", "hold", "enemies_out", "turns", "all_out", "enemy_in", "lost"]
    name: str
    objective: str = ""
    item: str = ""
    area: str = ""
    share: int = 0
    turns: int = 0
    figures: int = 0


@value
class Scenario:
    """A mission. The terrain's effect is by kind (data/skirmish/terrain.toml)."""

    title: str
    brief: str
    width: float
    height: float
    solo_edge: Literal["north", "south", "east", "west"]
    turns: int
    points: int
    terrain: tuple[Piece, ...]
    start: tuple[Area, ...]
    team: tuple[Soldier, ...]
    win: tuple[Condition, ...]
    lose: tuple[Condition, ...]
    gate: Gateway | None = None
    areas: tuple[Area, ...] = ()
    exits: tuple[str, ...] = ()
    objectives: tuple[Objective, ...] = ()
    bands: tuple[Band, ...] = ()
    captives: tuple[Soldier, ...] = ()
    spots: tuple[Point, ...] = ()
    hideouts: tuple[Point, ...] = ()
    markers: int = -1
    jaffa: int = 24
    first_primes: int = 2
    cannons: int = 1
    beginners: bool = False
    reconstructed: bool = True
