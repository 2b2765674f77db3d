"""How the tables of each title are opened in the proof. A later game needs nothing here; a line shortens it.

Every title of `bot.titles.TITLES` is played. One that is not named below is opened as `/new title:...`
says, with two people, and played by the buttons, selects, forms and the notation that it brings. An entry
lists other tables, to be played by turns: smaller boards, other scenarios, machine players, more people.
What a table leaves open, options and scenario, is drawn.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from importlib.resources import files
from random import Random

from bot.titles import TITLES
from engine.titles import GAMES
from engine.tools.invariants import setups
from tests.bot.room import SMALL
from tests.bot.skirmish.patrol import TABLE


@dataclass(frozen=True, slots=True)
class Table:
    """A table of a title. `options`, `scenario` and `file` (name, bytes) as `/new` takes them.

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


def _squadrons() -> bytes:
    """Return an Armada of small fleets and three to eight turns."""
    text = _data("armada/scenarios.toml")
    for was, now in (("credits = 3000", "credits = 900"), ("dice = 2", "dice = 1"), ("plus = 3", "plus = 2")):
        text = text.replace(was, now)
    return text.encode()


def _raid() -> bytes:
    """Return a StarGate of two Tri-Ships against half a Coalition."""

    def fewer(found: re.Match[str]) -> str:
        whole = found[0]
        n = 2 if "grouped = true" in whole else max(1, int(found[1]) // 2)
        return re.sub(r"^count = \d+", f"count = {n}", whole, flags=re.MULTILINE)

    each = r"\[\[types\]\][^\[]*?^count = (\d+)(?:[^\[]|\[(?!\[))*"
    text = re.sub(each, fewer, _data("stargate/units.toml"), flags=re.MULTILINE)
    return text.replace("groups = 6", "groups = 2").encode()


_SMALL, _RAID, _SQUADRONS = ("board.toml", SMALL), ("units.toml", _raid()), ("scenarios.toml", _squadrons())
_SHED = ("table.toml", TABLE.encode())
TABLES: dict[str, tuple[Table, ...]] = {
    "starwars": (Table(file=_SMALL), Table(file=_SMALL, people=1, machines=("random",))),
    "stargate": (Table(file=_RAID), Table(file=_RAID, people=1, machines=("random",))),
    "armada": (
        Table(file=_SQUADRONS),
        Table(file=_SQUADRONS, scenario="planethead"),
        Table(file=_SQUADRONS, people=1, machines=("random",)),
    ),
    "skirmish": (
        Table("players=2 gm=off", file=_SHED),
        Table("players=2 gm=on", file=_SHED, people=3),
        Table("players=3 gm=off", scenario="raid", people=3),
    ),
}


def tables(title: str) -> tuple[Table, ...]:
    """Return the tables of a title."""
    return TABLES.get(title, (Table(),))


def drawn(title: str, table: Table, rng: Random) -> Table:
    """Draw the options that a table leaves open, and its scenario where it has no file, for as many seats."""
    game = GAMES[title]
    for setup in setups(game, rng):
        named = dict(x.split("=") for x in table.options.split())
        scenario = table.scenario if table.file or table.scenario else setup.scenario
        setup = replace(setup, scenario=scenario or game.scenarios[0], options={**setup.options, **named})
        if len(game.seated(setup)) == table.people + len(table.machines):
            options = " ".join(f"{name}={value}" for name, value in setup.options.items())
            return replace(table, options=options, scenario=scenario)
    return table


def every() -> tuple[str, ...]:
    """Name every title that the bot offers."""
    return tuple(TITLES)
