"""`python -m tests.bench`: the ratios we promise, in one run. `--write` keeps docs/performance.md."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

from rich.console import Console
from rich.table import Table

from engine.registry import GAMES
from tests.bench import armada_battle, engines, lengths, pictures, stores, tables
from tests.bench.harness import Row

REPORT = Path(__file__).parents[2] / "docs" / "performance.md"
LIBRARIES = ("chess", "pillow", "isal", "sqlmodel", "aiosqlite", "pydantic")
HEAD = ("what", "ours", "beside", "ratio", "goal", "met")


def every(games: Sequence[str], rounds: int) -> Iterator[Row]:
    for game in (GAMES[name] for name in games):
        yield from engines.rows(game, rounds)
        yield from tables.rows(game, rounds)
        yield from lengths.rows(game, rounds)
        yield from pictures.rows(game, rounds)
        yield from stores.rows(game, rounds)
        if game.id == "armada":
            yield from armada_battle.rows()


def cells(row: Row) -> tuple[str, ...]:
    ratio = "" if row.ratio is None else f"{row.ratio:.4f}" if row.ratio < 0.01 else f"{row.ratio:.2f}"
    return row.name, row.ours, row.yardstick, ratio, row.goal, {True: "yes", False: "NO", None: ""}[row.met]


def machine() -> str:
    python, cores = platform.python_version(), os.cpu_count()
    made_with = ", ".join(f"{name} {version(name)}" for name in LIBRARIES)
    return f"{platform.machine()}, {cores} cores, Python {python}; {made_with}"


def report(rows: Sequence[Row], rounds: int) -> str:
    lines = [
        "# Performance",
        "",
        "Written by `make bench ARGS=--write`. Ours and the yardstick take turns in one run; the ratio is",
        f"the median of {rounds} paired rounds (at most seven for replays). Computing is measured in",
        "processor time; commits and the event loop by the clock, so that they depend on what else runs.",
        "Ratios hold better than times: the machine may have been busy. The figure of boardgame.io is fixed,",
        "so that our line beside it suffers from whatever else runs.",
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
    asked.add_argument("--write", action="store_true", help=f"keep the table in {REPORT.name}")
    args = asked.parse_args()
    if args.write and args.game:
        asked.error("what is kept is measured of all games")
    console = Console(width=None if sys.stdout.isatty() else 150)
    console.print(machine())
    table = Table(*HEAD)
    rows = []
    with console.status("measuring ...") as status:
        for row in every(args.game or tuple(GAMES), args.rounds):
            rows.append(row)
            table.add_row(*cells(row))
            status.update(f"measured: {row.name}")
    console.print(table)
    if args.write:
        REPORT.write_text(report(rows, args.rounds), encoding="utf-8")
        console.print(f"kept in {REPORT}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
