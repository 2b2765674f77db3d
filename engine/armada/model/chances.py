"""The chart of chances (CHART.1 and CHART.2), read from a data file."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from engine.core.data import load, parse
from engine.core.errors import BadData
from engine.core.types.values import value

Need = Literal["7", "8", "8+", "even", "not7", "-"]
When = Literal["", "close", "teleported", "escorted", "defending"]
SHOOTERS = (
    "laser",
    "ap",
    "nuclear",
    "blaster",
    "seeker",
    "decoy",
    "fighter",
    "regiment",
    "marines",
    "flashtrooper",
    "ion_cannon",
)


@value
class Chance:
    """A row: what two dice must show, by kind of target; `better` against ground units holds under `when`."""

    shooter: str
    ground: Need
    fighter: Need
    starship: Need
    better: Need = "-"
    when: When = ""
    reconstructed: bool = False


@value(slots=False)
class Chances:
    """The chart. `armor` is what lets armor stop a hit, by shooter or "others". Worked out: `of[shooter]`."""

    armor: dict[str, Need]
    row: tuple[Chance, ...]
    of: dict[str, Chance] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out the table."""
        object.__setattr__(self, "of", {x.shooter: x for x in self.row})


def _whole(chances: Chances, file: str) -> Chances:
    if set(chances.of) != set(SHOOTERS) or len(chances.row) != len(SHOOTERS):
        raise BadData(file, "row", f"one row each for {', '.join(SHOOTERS)}")
    if "others" not in chances.armor:
        raise BadData(file, "armor.others", "is missing")
    return chances


def read_chances(text: str) -> Chances:
    """Read a table's own chart.

    Raises:
        BadData: the key that is wrong, and why.

    """
    return _whole(parse(text, Chances, "chance"), "chance")


_STANDARD = _whole(load("armada", "chance", Chances), "data/armada/chance.toml")


def standard_chances() -> Chances:
    """Return the standard chart, read once."""
    return _STANDARD
