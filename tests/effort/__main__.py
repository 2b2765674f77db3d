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
from tests.effort import pages, turns
from tests.effort.newcomer import MOST, PACE, PICTURE, PRESS, WAYS, Reading, Way
from tests.effort.posts import HELD, worst, worst_buttons
from tests.effort.tally import NotOfferedError, Tally
from tests.effort.touches import TOUCHES
from tests.effort.turns import Script

T = TypeVar("T")
COUNTED = ("clicks", "posts", "pings", "dms", "pages", "requests")
HEAD = ("turn", *COUNTED, "pictures", "verdict")
FIRST = ("a first game of", "words", "pictures", "presses", "minutes", "verdict")
TOUCHING = ("turn on a board that is touched", "taps", "lists", "first page", "a press", "in all", "verdict")
REPORT = Path(__file__).parents[2] / "docs" / "effort.md"
ABOUT = """# What a turn costs its players

Counted by `python -m tests.effort --write` on the simulated Discord; in brackets the most that is allowed. A
click is a press, a line chosen, a form sent or a command; requests are all that Discord was asked for.
"""
TOUCHED = """## On a board that is touched

Taps, lists that open, and packed bytes: of the first page without its program, of a press, of all together.
"""
READ = """## What a post asks of its readers

The most of any in the transcripts: words without buttons and small print, lines above the picture, \
controls. German may take a third more words. Not counted: what is looked up, and what lessons and coaches \
say.
"""
POSTS = ("kind of post", "posts", "words", "lines", "controls", "verdict")
LEARNT = f"""## From `/learn` to a first game

From `/learn` over the lessons that are enough to the third answer of a first game with a coach, worked out
at {PACE} words a minute, {PICTURE} seconds for a picture, {PRESS} for a press; at most {MOST // 60} minutes.
"""


@dataclass(frozen=True)
class Row:
    """A scripted turn and the most that it may cost."""

    name: str
    script: Script
    most: dict[str, int]

    def __post_init__(self) -> None:
        """Hold every turn to the most private pages that anybody may have."""
        self.most.setdefault("pages", pages.MOST)


ROWS = (
    Row("Starwars: ordinary turn", turns.starwars_turn, {"clicks": 3, "posts": 1, "pings": 1}),
    Row("StarGate: one unit, two legs, by buttons", turns.stargate_unit,
        {"clicks": 4, "posts": 0, "pings": 0}),
    Row("StarGate: phase of 12 units, by buttons", turns.stargate_phase,
        {"clicks": 36, "posts": 2, "pings": 1}),
    Row("StarGate: phase of 12 units, by one text", turns.stargate_text,
        {"clicks": 2, "posts": 2, "pings": 1}),
    Row("StarGate: one approach, two people", turns.stargate_approach,
        {"clicks": 4, "posts": 2, "pings": 2}),
    Row("StarGate: the machine's turn", turns.stargate_machine,
        {"clicks": 0, "posts": 1, "pings": 1}),
    Row("Armada: five like ships ordered", turns.armada_orders,
        {"clicks": 4, "posts": 1, "pings": 1}),
    Row("Armada: turn, all on rest auto", turns.armada_turn,
        {"clicks": 4, "posts": 1, "pings": 1}),
    Row("Armada: three battles, one side by hand", turns.armada_battles,
        {"clicks": 6, "posts": 4, "pings": 2, "dms": 3}),
    Row("Skirmish: one order", turns.skirmish_order, {"clicks": 2}),
    Row("Skirmish: a player's step of four figures", turns.skirmish_step,
        {"clicks": 7, "posts": 1, "pings": 1}),
    Row("Skirmish: a step of four figures, by one text", turns.skirmish_text,
        {"clicks": 2, "posts": 1, "pings": 1}),
    Row("Requests for an answer in one's own phase", turns.own_phase, {"requests": 2}),
)  # fmt: skip


async def played(row: Row) -> Tally:
    """Play a row in a room of its own."""
    return await in_a_room(row.script)


async def walked(way: Way) -> Reading:
    """Go the way to a first game in a room of its own."""
    return await in_a_room(way.walked)


async def in_a_room(script: Callable[[Room], Awaitable[T]]) -> T:
    """Carry a script out in a room of its own."""
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
    return [row.name, *counts, picture, why or HELD]


def first_game(way: Way) -> list[str]:
    """Go the way to a first game and lay out what it takes."""
    found = asyncio.run(walked(way))
    counts = (found.words, found.pictures, found.presses, f"{found.seconds / 60:.1f}")
    verdict = HELD if found.seconds <= MOST else f"beyond {MOST // 60} minutes"
    return [TITLES[way.title].game.title, *map(str, counts), verdict]


def touched(name: str) -> list[str]:
    """Play a turn on a board and lay out what it cost."""
    script, taps, lists = TOUCHES[name]
    cost = asyncio.run(in_a_room(script))
    sizes = [f"{x / 1000:.1f} kB" for x in (cost.first, cost.press, cost.first + sum(cost.sizes))]
    held = cost.taps <= taps and cost.lists <= lists
    return [name, f"{cost.taps} (≤ {taps})", f"{cost.lists} (≤ {lists})", *sizes, HELD if held else "beyond"]


def main(given: Sequence[str] | None = None) -> int:
    """Play the rows and print the table; 1 where a budget does not hold."""
    parser = argparse.ArgumentParser(prog="python -m tests.effort", description=__doc__)
    parser.add_argument("--only", default="", help="rows whose name contains these words")
    parser.add_argument("--write", action="store_true", help="keep the table in docs/effort.md")
    chosen = parser.parse_args(given)
    lines = [line for row in ROWS if chosen.only.casefold() in row.name.casefold() for line in [report(row)]]
    ways = [first_game(x) for x in WAYS if chosen.only.casefold() in f"{FIRST[0]} {x.title}"]
    boards = [touched(x) for x in TOUCHES if chosen.only.casefold() in x.casefold()]
    kinds = [] if chosen.only else worst()
    for head, found in ((HEAD, lines), (TOUCHING, boards), (FIRST, ways), (POSTS, kinds)):
        table = Table(*head)
        for line in found:
            table.add_row(*line)
        Console(width=None if sys.stdout.isatty() else 200).print(table)
    if chosen.write:
        turns_told = (ABOUT, *laid(HEAD, lines), TOUCHED, *laid(TOUCHING, boards))
        posts_told = (READ, *laid(POSTS, worst()), worst_buttons(), "")
        REPORT.write_text(
            "\n".join((*turns_told, *posts_told, LEARNT, *laid(FIRST, ways))),
            encoding="utf-8",
        )
    return int(any(line[-1] != HELD for line in (*lines, *boards, *ways, *kinds)))


def laid(head: Sequence[str], lines: Sequence[Sequence[str]]) -> list[str]:
    """Write a table as Markdown."""
    return [*(f"| {' | '.join(x)} |" for x in (head, ["---"] * len(head), *lines)), ""]


if __name__ == "__main__":
    sys.exit(main())
