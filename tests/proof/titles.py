"""How the tables of each title are opened in the proof. A later game needs nothing here; a line makes it shorter.

Every title of `bot.registry.TITLES` is played. One that is not named below is opened as `/game new title:...` says,
with two people, and played by the buttons, selects, forms and the notation that it brings. An entry lists other
tables that are to be played by turns: smaller boards, other scenarios, machine players, more people.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files

from bot.registry import TITLES
from tests.bot.patrol import TABLE
from tests.bot.room import SMALL


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a title. `options`, `scenario` and `file` (name, bytes) as `/game new` takes them.

    `people` take the first seats, each one; `machines` (policies) the next ones. After `longest` answers the
    player whose go it is resigns, again and again, which the report counts.
    """

    options: str = ""
    scenario: str = ""
    file: tuple[str, bytes] | None = None
    people: int = 2
    machines: tuple[str, ...] = ()
    longest: int = 700


def _data(path: str) -> str:
    return files("data").joinpath(path).read_text(encoding="utf-8")


def _skirmish() -> bytes:
    """Give an Armada of small fleets and three to eight turns."""
    text = _data("armada/scenarios.toml").replace("credits = 3000", "credits = 900")
    return text.replace("length_dice = 2", "length_dice = 1").replace("length_plus = 3", "length_plus = 2").encode()


def _raid() -> bytes:
    """Give a StarGate of two Tri-Ships against half a Coalition."""

    def fewer(found: re.Match[str]) -> str:
        whole = found[0]
        n = 2 if "grouped = true" in whole else max(1, int(found[1]) // 2)
        return re.sub(r"^count = \d+", f"count = {n}", whole, flags=re.MULTILINE)

    text = re.sub(r"\[\[types\]\][^\[]*?^count = (\d+)(?:[^\[]|\[(?!\[))*", fewer, _data("stargate/units.toml"), flags=re.MULTILINE)
    return text.replace("groups = 6", "groups = 2").encode()


TABLES: dict[str, tuple[Table, ...]] = {
    "starwars": (Table(file=("board.toml", SMALL)), Table(file=("board.toml", SMALL), people=1, machines=("random",))),
    "stargate": (Table(file=("units.toml", _raid())), Table(file=("units.toml", _raid()), people=1, machines=("random",))),
    "armada": (
        Table(file=("scenarios.toml", _skirmish())),
        Table(file=("scenarios.toml", _skirmish()), scenario="planethead"),
        Table(file=("scenarios.toml", _skirmish()), people=1, machines=("random",)),
    ),
    "skirmish": (
        Table("players=2 gm=off", file=("table.toml", TABLE.encode())),
        Table("players=2 gm=on", file=("table.toml", TABLE.encode()), people=3),
        Table("players=3 gm=off", scenario="raid", people=3),
    ),
}  # fmt: skip


def tables(title: str) -> tuple[Table, ...]:
    """Give the tables of a title."""
    return TABLES.get(title, (Table(),))


def every() -> tuple[str, ...]:
    """Name every title that the bot offers."""
    return tuple(TITLES)
