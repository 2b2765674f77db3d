"""The map as the pictures need it: every hex with its ground, energy, orbit number and neighbours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.stargate.model.board import Board
from render.stargate.elements.colours import ground as ground_of

#: Steps to the neighbours of a hex in the order of its sides on the picture: SE, S, SW, NW, N, NE.
EVEN = ((1, 1), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, 0))
ODD = ((1, 0), (0, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


@dataclass(frozen=True, slots=True)
class Hex:
    """A hex: its number, ground, energy and orbit number, 0 for none. `name` is a Stargate's letter."""

    id: str
    kind: str
    energy: int = 0
    orbit: int = 0
    name: str = ""

    @property
    def ring(self) -> str:
        """Name what a line is drawn around."""
        return "orbit" if self.kind in {"orbit", "gate"} else "p4" if self.kind == "null" else self.kind


@dataclass(frozen=True)
class Terrain:
    """All hexes of a map, staging hexes last."""

    hexes: tuple[Hex, ...]
    _hash: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work the hash out once."""
        object.__setattr__(self, "_hash", hash(self.hexes))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def size(self) -> tuple[int, int]:
        """Numbers of columns and rows, staging hexes included."""
        return max(int(h.id[:2]) for h in self.hexes), max(int(h.id[2:]) for h in self.hexes)

    @cached_property
    def printed(self) -> tuple[int, int]:
        """Numbers of columns and rows of the printed map."""
        on = [h.id for h in self.hexes if h.kind != "stage"]
        return max(int(h[:2]) for h in on), max(int(h[2:]) for h in on)

    @cached_property
    def by_id(self) -> Mapping[str, Hex]:
        """Hexes by number."""
        return {h.id: h for h in self.hexes}

    def around(self, hex_: str) -> list[Hex | None]:
        """Return the six neighbours in the order of the sides, None beyond the map."""
        column, row = int(hex_[:2]), int(hex_[2:])
        steps = ODD if column % 2 else EVEN
        return [self.by_id.get(f"{column + a:02}{row + b:02}") for a, b in steps]


_made: dict[int, tuple[Board, Terrain]] = {}
#: Boards kept in memory: the game's own, and those of tables with their own map.
KEPT = 32


def terrain(board: Board) -> Terrain:
    """Return the terrain of a board, cached by the board's identity."""
    kept = _made.get(id(board))
    if kept and kept[0] is board:
        return kept[1]
    found = Terrain(tuple(_hexes(board)))
    while len(_made) >= KEPT:
        _made.pop(next(iter(_made)), None)
    _made[id(board)] = (board, found)
    return found


def _hexes(b: Board) -> Iterator[Hex]:
    for h in b.grid.hexes:
        body = b.bodies.get(h, "")
        if body:
            yield Hex(h, "null" if body == "N" else "gate", name=body)
        elif h in b.orbits:
            yield Hex(h, "orbit", orbit=b.orbits[h][1] + 1)
        else:
            yield Hex(h, ground_of(b.value.get(h, 0)), b.value.get(h, 0))
    yield from (Hex(h, "stage") for h in b.staging)
