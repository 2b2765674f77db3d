"""`python -m tests.effort`: what ordinary turns and first games cost players, beside what they may cost.

Every turn is played through the simulated Discord, each in a room of its own. Prints the table and exits
with 1 where something costs more than its budget. `--only` picks rows by their words, `--write` keeps
docs/effort.md.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import pytest
from rich.console import Console
from rich.table import Table

from bot.app import create_bot
from bot.play.lobby import lobby
from bot.settings import Settings
from bot.titles import TITLES
from tests.bot.room import Room
from tests.effort import turns
from tests.effort.newcomer import MOST, PACE, PICTURE, PRESS, WAYS, Reading, Way
from tests.effort.tally import NotOfferedError, Tally
from tests.effort.turns import Script

T = TypeVar("T")
HELD = "held"
COUNTED = ("clicks", "posts", "pings", "dms", "requests")
HEAD = ("turn", *COUNTED, "pictures", "before: clicks; posts; pings", "verdict")
FIRST = ("a first game of", "words", "pictures", "presses", "minutes", "verdict")
REPORT = Path(__file__).parents[2] / "docs" / "effort.md"
ABOUT = """# What a turn costs its players

Written by `python -m tests.effort --write`, which plays each of these turns through the simulated Discord and
counts. In brackets stands the budget; a row without "held" costs more than it should, and the command exits
with 1 then. A click is a press, a line chosen, a form sent or a command. Pings are those of the channel,
requests all that Discord was asked for, answers to presses included. "Before" was counted by hand in a
browser, before anything was done about it.
"""


LEARNT = f"""## From `/learn` to a first game

Somebody who has never seen a title goes from `/learn` over the lessons that are enough for a first game
(`first` in their files) to their third answer in it, with a coach. The minutes are worked out, not timed:
{PACE} words a minute, {PICTURE} seconds for a picture, {PRESS} for a press. A line read before is not counted
again, of one with other numbers the numbers are; small print and labels are not read. Budget:
{MOST // 60} minutes (`tests/effort/newcomer.py`).
"""


@dataclass(frozen=True)
class Row:
    """A scripted turn, the most that it may cost, and what it cost before play was made light."""

    name: str
    script: Script
    most: dict[str, int]
    before: str = ""


ROWS = (
    Row("Starwars: ordinary turn", turns.starwars_turn, {"clicks": 3, "posts": 1, "pings": 1}, "4-8; 3; 1"),
    Row("StarGate: one unit, two legs, by buttons", turns.stargate_unit,
        {"clicks": 4, "posts": 0, "pings": 0}, "12; 3; 0"),
    Row("StarGate: phase of 12 units, by buttons", turns.stargate_phase,
        {"clicks": 36, "posts": 2, "pings": 1}, "84; 36; 1"),
    Row("StarGate: phase of 12 units, by one text", turns.stargate_text,
        {"clicks": 2, "posts": 2, "pings": 1}, "24; 12; 1"),
    Row("StarGate: one approach, two people", turns.stargate_approach,
        {"clicks": 4, "posts": 2, "pings": 2}, "4; 4; 2"),
    Row("StarGate: the machine's turn", turns.stargate_machine,
        {"clicks": 0, "posts": 1, "pings": 1}, "0; 2; 1"),
    Row("Armada: five like ships ordered", turns.armada_orders,
        {"clicks": 4, "posts": 1, "pings": 1}, "10; 1"),
    Row("Armada: turn, all on rest auto", turns.armada_turn,
        {"clicks": 4, "posts": 1, "pings": 1}, "4; 2; 2"),
    Row("Armada: three battles, one side by hand", turns.armada_battles,
        {"clicks": 6, "posts": 4, "pings": 2, "dms": 3}, "16; 17; -; 10"),
    Row("Skirmish: one order", turns.skirmish_order, {"clicks": 3}, "4"),
    Row("Skirmish: a player's step of four figures", turns.skirmish_step,
        {"posts": 1, "pings": 1}, "-; 4 and more; 1"),
    Row("Requests for an answer in one's own phase", turns.own_phase, {"requests": 2}, "4 requests"),
)  # fmt: skip


async def played(row: Row) -> Tally:
    """Play a row in a room of its own."""
    return await _in_a_room(row.script)


async def walked(way: Way) -> Reading:
    """Go the way to a first game in a room of its own."""
    return await _in_a_room(way.walked)


async def _in_a_room(script: Callable[[Room], Awaitable[T]]) -> T:
    with (
        tempfile.TemporaryDirectory(prefix="nullgate-effort-") as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(lobby, "new_seed", lambda: bytes(range(32)).hex())
        patch.setattr(lobby, "new_id", lambda: "effort")  # the dice depend on both
        settings = Settings(data=Path(folder), pace=0, reports=0)
        async with Room.open(create_bot(settings), settings) as room:
            return await script(room)


def beyond(row: Row, cost: Tally) -> list[str]:
    """List what costs more than it may."""
    return [
        f"{name} {getattr(cost, name)} > {most}"
        for name, most in row.most.items()
        if getattr(cost, name) > most
    ]


def report(row: Row) -> list[str]:
    """Play a row and lay out what it cost."""
    try:
        cost: Tally | None = asyncio.run(played(row))
        why = "; ".join(beyond(row, cost)) if cost else ""
    except NotOfferedError as cannot:
        cost, why = None, f"cannot be played so: {cannot}"
    counts = [
        "-" if cost is None
        else f"{getattr(cost, name)}" + (f" (≤ {row.most[name]})" if name in row.most else "")
        for name in COUNTED
    ]  # fmt: skip
    picture = "-" if cost is None else f"{cost.pictures / 1000:.0f} kB"
    return [row.name, *counts, picture, row.before, why or HELD]


def first_game(way: Way) -> list[str]:
    """Go the way to a first game and lay out what it takes."""
    found = asyncio.run(walked(way))
    counts = (found.words, found.pictures, found.presses, f"{found.seconds / 60:.1f}")
    verdict = HELD if found.seconds <= MOST else f"beyond {MOST // 60} minutes"
    return [TITLES[way.title].game.title, *map(str, counts), verdict]


def main(given: Sequence[str] | None = None) -> int:
    """Play the rows and print the table; 1 where a budget does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.effort", description=__doc__)
    parser.add_argument("--only", default="", help="rows whose name contains these words")
    parser.add_argument("--write", action="store_true", help="keep the table in docs/effort.md")
    chosen = parser.parse_args(given)
    lines = [line for row in ROWS if chosen.only.casefold() in row.name.casefold() for line in [report(row)]]
    ways = [first_game(x) for x in WAYS if chosen.only.casefold() in f"{FIRST[0]} {x.title}"]
    for head, found in ((HEAD, lines), (FIRST, ways)):
        table = Table(*head)
        for line in found:
            table.add_row(*line)
        Console(width=None if sys.stdout.isatty() else 200).print(table)
    if chosen.write:
        REPORT.write_text(
            "\n".join((ABOUT, *laid(HEAD, lines), LEARNT, *laid(FIRST, ways))), encoding="utf-8"
        )
    return int(any(line[-1] != HELD for line in (*lines, *ways)))


def laid(head: Sequence[str], lines: Sequence[Sequence[str]]) -> list[str]:
    """Write a table as Markdown."""
    return [*(f"| {' | '.join(x)} |" for x in (head, ["---"] * len(head), *lines)), ""]


if __name__ == "__main__":
    sys.exit(main())
