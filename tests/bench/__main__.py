"""`python -m tests.bench`: the ratios we promise, in one run. `--write` keeps docs/performance.md.

The whole of it takes about ten minutes on two cores; `--only` picks parts, `--game` games.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from engine.core.contract import Game
from engine.titles import GAMES
from tests.bench import process
from tests.bench.armada import battle
from tests.bench.harness import Row
from tests.bench.measures import (
    costs,
    desk,
    engines,
    floods,
    growth,
    lengths,
    looking_back,
    path,
    pictures,
    ranked,
    replays,
    stores,
    tables,
    thinking,
    watching,
    weeks,
)

REPORT = Path(__file__).parents[2] / "docs" / "performance.md"
LIBRARIES = ("chess", "pillow", "isal", "sqlmodel", "aiosqlite", "pydantic")
HEAD = ("what", "ours", "beside", "ratio", "goal", "met")


#: What is measured of each game, and what of the whole bot.
EACH: dict[str, Callable[[Game[Any], int], Iterator[Row]]] = {
    "rules": engines.rows,
    "tables": tables.rows,
    "lengths": lengths.rows,
    "pictures": pictures.rows,
    "replays": replays.rows,
    "commits": stores.rows,
    "battles": battle.rows,
    "reports": looking_back.rows,
}
WHOLE: dict[str, Callable[[], Iterator[Row]]] = {
    "costs": costs.rows,
    "growth": growth.rows,
    "process": process.rows,
    "path": path.rows,
    "floods": floods.rows,
    "thinking": thinking.rows,
    "watching": watching.rows,
    "desk": desk.rows,
    "weeks": weeks.rows,
    "ranked": ranked.rows,
}


def every(games: Sequence[str], rounds: int, only: Sequence[str] = ()) -> Iterator[tuple[str, Row]]:
    """Measure parts, each with its name: those of every game first."""
    for game in (GAMES[name] for name in games):
        for name, rows in EACH.items():
            if not only or name in only:
                yield from ((name, row) for row in rows(game, rounds))
    for name, whole in WHOLE.items():
        if not only or name in only:
            yield from ((name, row) for row in whole())


def cells(row: Row) -> tuple[str, ...]:
    ratio = "" if row.ratio is None else f"{row.ratio:.4f}" if row.ratio < 0.01 else f"{row.ratio:.2f}"
    return row.name, row.ours, row.yardstick, ratio, row.goal, {True: "yes", False: "NO", None: ""}[row.met]


def machine() -> str:
    python, cores = platform.python_version(), os.cpu_count()
    made_with = ", ".join(f"{name} {version(name)}" for name in LIBRARIES)
    return f"{platform.machine()}, {cores} cores, Python {python}; {made_with}"


def report(rows: Sequence[Row]) -> str:
    lines = [
        "# Performance",
        "",
        "What a player or an operator would notice, by `make bench ARGS=--write`; `make bench` prints",
        "the rest. Ours and what stands beside it take turns in one run: trust the ratios more than the",
        "times. The floor bot (`tests/bench/floor.py`) does the least that an answer needs, on the same",
        "libraries. A cold picture is the first of a game, others drawn between. The bot speaks over",
        "sockets to a Discord on the same machine.",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}, {machine()}",
        "",
        f"| {' | '.join(HEAD)} |",
        "|---|---|---|---|---|---|",
        *(f"| {' | '.join(cells(row))} |" for row in rows),
        "",
    ]
    return "\n".join(lines)


def main() -> int:
    asked = argparse.ArgumentParser("python -m tests.bench", description=__doc__)
    asked.add_argument("--rounds", type=int, default=11, help="paired rounds for each line")
    asked.add_argument(
        "--game", action="append", choices=tuple(GAMES), help="measure this one only; may be given again"
    )
    asked.add_argument(
        "--only", action="append", choices=(*EACH, *WHOLE), help="measure this part only; may be given again"
    )
    asked.add_argument("--write", action="store_true", help=f"keep the table in {REPORT.name}")
    args = asked.parse_args()
    if args.write and (args.game or args.only):
        asked.error("what is kept is measured whole")
    console = Console(width=None if sys.stdout.isatty() else 150)
    console.print(machine())
    table = Table(*HEAD)
    rows, kept, took, began = list[Row](), list[Row](), Counter[str](), time.perf_counter()
    with console.status("measuring ...") as status:
        for part, row in every(args.game or tuple(GAMES), args.rounds, args.only or ()):
            rows.append(row)
            kept += [row] * (part in WHOLE or row.notable)
            table.add_row(*cells(row))
            took[part] += time.perf_counter() - began - took.total()
            status.update(f"measured: {row.name}")
            if not sys.stdout.isatty():  # a log should say how far it has come
                print(" | ".join(cells(row)), flush=True)
    if sys.stdout.isatty():
        console.print(table)
    parts = ", ".join(f"{part} {seconds:.0f}" for part, seconds in took.items())
    console.print(f"{took.total():.0f} s: {parts}; {sum(row.met is False for row in rows)} goals missed")
    if args.write:
        REPORT.write_text(report(kept), encoding="utf-8")
        console.print(f"kept in {REPORT}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
