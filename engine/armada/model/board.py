"""The spaces and how they touch, read from a data file (Cases BOARD.1, BOARD.2 and BOARD.3)."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from engine.core.data import Name, load, parse, within
from engine.core.errors import BadData
from engine.core.types.values import value

SECTORS = ("A", "B", "C", "D", "E", "F", "G", "H")
HEXES = ("1", "2", "3", "4", "5", "6")
SPACES = SECTORS + HEXES
Sector = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Hex = Literal["1", "2", "3", "4", "5", "6"]


@value
class SectorRow:
    """A sector: the sectors it does not reach (BOARD.2), the hexes it touches (BOARD.3), its corner."""

    barred: tuple[Sector, ...]
    hexes: tuple[Hex, ...]
    corner: tuple[str, str, str] = ("", "", "")


@value
class HexRow:
    """A hex of the planet: the victory points of its control (END.2), and its face of the cube."""

    points: Annotated[int, within(0, 9999)]
    face: str = ""


@value(slots=False)
class Board:
    """All spaces. `start` are the two sectors to begin in (START.3).

    Worked out: `next[space]` the spaces one move away, in the order of `SPACES`; `touches[sector]` its hexes;
    `via[hex][hex]` the sectors that two hexes share (MOVES.7).
    """

    name: Name
    sectors: dict[Sector, SectorRow]
    hexes: dict[Hex, HexRow]
    start: tuple[Sector, Sector] = ("B", "C")
    reconstructed: bool = True
    next: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    touches: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    via: dict[str, dict[str, tuple[str, ...]]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out the tables."""
        put = object.__setattr__
        near = {h: tuple(x for x in SECTORS if h in self._row(x).hexes) for h in HEXES}
        via: dict[str, dict[str, tuple[str, ...]]] = {
            h: {g: both for g in HEXES if g != h and (both := tuple(x for x in near[h] if x in near[g]))}
            for h in HEXES
        }
        reach: dict[str, tuple[str, ...]] = {}
        for x in SECTORS:
            row = self._row(x)
            to = [y for y in SECTORS if y != x and y not in row.barred and x not in self._row(y).barred]
            reach[x] = (*to, *row.hexes)
        for h in HEXES:
            reach[h] = (*near[h], *via[h])
        put(self, "next", reach)
        put(self, "touches", {x: self._row(x).hexes for x in SECTORS} | near)
        put(self, "via", via)

    def _row(self, x: str) -> SectorRow:
        row = self.sectors.get(x)  # type: ignore[call-overload]
        return row if isinstance(row, SectorRow) else SectorRow((), ())


def checked(board: Board, file: str) -> Board:
    """Return a board after checking that it is complete.

    Raises:
        BadData: a space is missing, or the two starts are one.

    """
    if missing := [x for x in SECTORS if x not in board.sectors]:
        raise BadData(file, f"sectors.{missing[0]}", "is missing")
    if missing := [h for h in HEXES if h not in board.hexes]:
        raise BadData(file, f"hexes.{missing[0]}", "is missing")
    if board.start[0] == board.start[1]:
        raise BadData(file, "start", "the two sides begin in different sectors")
    if lonely := [x for x in SPACES if not board.next[x]]:
        raise BadData(file, f"sectors.{lonely[0]}", "no space is one move away")
    return board


def read_board(text: str) -> Board:
    """Read a table's own board.

    Raises:
        BadData: the key that is wrong, and why.

    """
    return checked(parse(text, Board, "board"), "board")


_STANDARD = checked(load("armada", "board", Board), "data/armada/board.toml")


def standard_board() -> Board:
    """Return the standard board, read once."""
    return _STANDARD


def is_hex(at: str) -> bool:
    """Return whether a space is a hex of the planet, not a sector."""
    return at in HEXES
