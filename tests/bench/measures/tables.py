"""What the measured table costs: sight on the largest one, and the automaton's step with 24 Jaffa."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core.contract import Game, Setup
from engine.core.dice import RandomDice
from engine.core.flow import start
from engine.skirmish.game import SKIRMISH
from engine.skirmish.model.procedures import AUTOMATON, Automaton
from engine.skirmish.model.state import Figure, Group, Piece, State
from engine.skirmish.table.scenario_file import LARGEST, MOST
from engine.skirmish.table.terrain import Land
from tests.bench.harness import Row, cost, length

FIGURES, JAFFA, GROUPS = 104, 24, 4
#: Goals of ours: nobody should feel a list of targets, or wait for a phase, in seconds of the processor.
SIGHT_GOAL, PHASE_GOAL = 0.02, 0.25
SHAPES = {"wall": "line", "ditch": "line", "wood": "circle", "hill": "circle", "rock": "circle"}
KINDS = ("building", "wood", "hill", "ruin", "rock", "wall", "ditch", "crates", "water", "rough")


def largest(rng: Random) -> tuple[Piece, ...]:
    """Strew as many pieces as a table may have."""
    made = []
    for n in range(MOST["terrain"]):
        kind = KINDS[n % len(KINDS)]
        x, y = round(5 + rng.random() * 105, 1), round(5 + rng.random() * 105, 1)
        shape = SHAPES.get(kind, "rect")
        size = {"line": (x, y, x + 8, y), "circle": (x, y, 4.0), "rect": (x, y, x + 6, y + 5)}[shape]
        made.append(Piece(f"P{n}", kind, shape, size))  # type: ignore[arg-type]
    return tuple(made)


def sights(pieces: tuple[Piece, ...], points: list[tuple[float, float]]) -> int:
    """Look from one figure to all others on a table looked at for the first time."""
    land = Land(LARGEST, LARGEST, pieces)
    return sum(land.sees(points[0], p) for p in points[1:])


def attacked() -> State:
    """Return the usual table with so many Jaffa who all know of the team."""
    s = SKIRMISH.new(Setup("skirmish", options={"players": "1", "gm": "off"}), RandomDice(Random(1))).state
    size = JAFFA // GROUPS
    for g in range(GROUPS):
        s.groups[f"G{g}"] = Group(f"G{g}", "jaffa", True, "jaffa", start=size, known=(36.0, 8.0))
        for k in range(size):
            x, y = 10.0 + 15 * g + 1.5 * k, 34.0 + k % 2 * 1.5
            i = f"J{10 + size * g + k}"
            s.figures[i] = Figure(i, i, "jaffa", "jaffa", "staff", 2, x, y, 180, group=f"G{g}", left=2)
    ours = tuple(f.id for f in s.figures.values() if f.seat)
    s.spotted = {"sgc": tuple(i for i in s.figures if i[0] == "J"), "jaffa": ours}
    s.stack, s.phase = [], "automaton"
    return s


def phase(s: State, rng: Random) -> int:
    """Run the automaton's step once. Returns the events."""
    return len(start(s, AUTOMATON, Automaton(), RandomDice(rng)).events)


def rows(game: Game[Any], rounds: int) -> Iterator[Row]:
    """Measure what only the measured table has."""
    if game.id != SKIRMISH.id:
        return
    rng = Random(3)
    pieces = largest(rng)
    points = [(round(rng.random() * LARGEST, 1), round(rng.random() * LARGEST, 1)) for _ in range(FIGURES)]
    bare = cost(lambda: Land(LARGEST, LARGEST, pieces), 1)
    looking = cost(lambda: sights(pieces, points), 1)
    seen = min(looking() - bare() for _ in range(rounds))
    yield Row(
        f"{game.title}: sight from one figure to {FIGURES - 1}, largest table, at first", length(seen),
        goal=f"<= {length(SIGHT_GOAL)}", met=seen <= SIGHT_GOAL,
    )  # fmt: skip
    s = attacked()
    stepping = cost(lambda: phase(s, rng), 1)
    took = sorted(stepping() for _ in range(rounds))[rounds // 2]
    yield Row(
        f"{game.title}: the automaton's step with {JAFFA} Jaffa", length(took),
        goal=f"<= {length(PHASE_GOAL)}", met=took <= PHASE_GOAL,
    )  # fmt: skip
