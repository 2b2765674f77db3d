"""The charts of StarGate, read from data (Cases 5.45, 7.2, 7.5, 9.2 and 11.3)."""

from __future__ import annotations

from typing import Literal

from engine.core.data import load
from engine.core.errors import BadData
from engine.core.types.values import value

#: Case 7.11: the three approach options, in the order of the chart.
OPTIONS: tuple[str, str, str] = ("warp", "charge", "maneuver")
Number = Literal["0", "1", "2", "3", "1d", "2d"]
Result = Literal["Ed", "Ea", "Dd", "Da", "Db"]


@value
class Column:
    """Case 9.2: a column of the Combat Results Table: its least differential, results for a die of 1 to 6."""

    least: int
    results: tuple[Result, Result, Result, Result, Result, Result]


@value
class Charts:
    """The file's content: `matrix[defender][mover]`, `shielded[side][number]`."""

    matrix: dict[str, dict[str, Number]]
    shielded: dict[str, dict[str, Number]]
    crt: tuple[Column, ...]
    scatter: dict[Literal["further", "back"], tuple[int, ...]]
    gravity: dict[Literal["virunian", "coalition"], tuple[int, ...]]


def _checked(c: Charts) -> Charts:
    """Refuse charts with holes, so that no step can fall through one."""
    file = "data/stargate/charts.toml"
    if set(c.matrix) != set(OPTIONS) or any(set(row) != set(OPTIONS) for row in c.matrix.values()):
        raise BadData(file, "matrix", f"needs each of {', '.join(OPTIONS)} against each")
    met = {number for row in c.matrix.values() for number in row.values()}
    if set(c.shielded) != {"defender", "mover"} or any(not met <= set(row) for row in c.shielded.values()):
        raise BadData(file, "shielded", f"needs {', '.join(sorted(met))} for defender and mover")
    least = [column.least for column in c.crt]
    if not least or least != sorted(set(least)):
        raise BadData(file, "crt", "columns rise from the lowest differential")
    return c


CHARTS = _checked(load("stargate", "charts", Charts))
#: Cases 9.1 and 9.2: the lowest differential at which a die is rolled.
LEAST = CHARTS.crt[0].least


def approach_number(defender: str, mover: str, shielded: str = "") -> Number:
    """Cases 7.2, 7.4 and 7.5, Ruling 7.2-a: cross two options; `shielded` is "defender", "mover" or "".

    >>> approach_number("warp", "maneuver"), approach_number("warp", "maneuver", "mover")
    ('1d', '2d')
    """
    number = CHARTS.matrix[defender][mover]
    return CHARTS.shielded[shielded][number] if shielded else number


def kills_up_to(number: str) -> tuple[int, bool]:
    """Case 7.13: up to which die an approach number kills, and whether it takes a defender.

    >>> kills_up_to("2d"), kills_up_to("0")
    ((2, True), (0, False))
    """
    return int(number.rstrip("d")), number.endswith("d")


#: Case 9.2: the column of each differential from `LEAST` on; all higher ones use the last.
_COLUMNS = tuple([c for c in CHARTS.crt if c.least <= d][-1] for d in range(LEAST, CHARTS.crt[-1].least + 1))


def column_for(differential: int) -> Column | None:
    """Case 9.2: return the column of a differential; None below the table (Case 9.1)."""
    if differential < LEAST:
        return None
    return _COLUMNS[min(differential - LEAST, len(_COLUMNS) - 1)]


def column_heading(c: Column) -> str:
    """Return the heading of a column: "-2", "3-4", "8+".

    >>> [column_heading(c) for c in CHARTS.crt]
    ['-2', '-1', '0', '1', '2', '3-4', '5-7', '8+']
    """
    n = CHARTS.crt.index(c)
    if n + 1 == len(CHARTS.crt):
        return f"{c.least}+"
    most = CHARTS.crt[n + 1].least - 1
    return str(c.least) if most == c.least else f"{c.least}-{most}"


def scatter_shift(die: int) -> int:
    """Case 5.45: return how far the scatter die shifts a unit along its path: 1, 0 or -1.

    >>> [scatter_shift(die) for die in range(1, 7)]
    [1, 0, 0, 0, 0, -1]
    """
    return (die in CHARTS.scatter["further"]) - (die in CHARTS.scatter["back"])


def drawn_in(die: int) -> str:
    """Case 11.3: return the side that loses a unit to the Nullgate on this die; "" for none.

    >>> [drawn_in(die) for die in (1, 2, 3, 4, 5, 6)]
    ['virunian', 'virunian', 'coalition', 'coalition', '', '']
    """
    return next((seat for seat, dice in CHARTS.gravity.items() if die in dice), "")
