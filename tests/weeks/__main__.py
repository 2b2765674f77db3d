"""`python -m tests.weeks`: simulated weeks at tables with clocks, until there were enough table-days.

python -m tests.weeks                                  the long form: 100,000 table-days
python -m tests.weeks --days 2000 --jobs 1             a shorter one
python -m tests.weeks --days 500 --seed 7              the same again, from another seed
python -m tests.weeks --only worlds                    only worlds, or only histories or twins

*Histories* draw one seat's clock through weeks and compare what the bot's arithmetic books with an account
that is kept minute by minute. *Worlds* have people play at tables of two processes through the real services,
with outages, deaths, restarts and clock changes; a judge keeps its own account. *Twins* are worlds that
differ only in whether a hidden question is open: all others must see the same at the same time.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from tests.weeks.kinds import KINDS, Found

LONG = 100_000
#: Share of table-days that are lived through in worlds; the others are histories.
SHARE = 0.2
#: Number of seeds after which a process is replaced.
FRESH = 100


def plan(days: int, only: Sequence[str]) -> Iterator[tuple[str, int]]:
    """Say how many seeds of each kind are lived through for so many table-days."""
    shares = {"histories": 1 - SHARE, "worlds": SHARE, "twins": SHARE / 100}
    whole = sum(x for name, x in shares.items() if name in only)
    for name in only:
        yield name, max(1, round(days * shares[name] / whole / KINDS[name][1]))


def lived(days: int, seed: int, jobs: int, only: Sequence[str]) -> Iterator[tuple[str, Found]]:
    """Live through so many table-days, some processes at once."""
    wanted = [(name, seed + n) for name, seeds in plan(days, only) for n in range(seeds)]
    for first in range(0, len(wanted), FRESH * jobs):  # processes are replaced by new ones now and then
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            running = {
                pool.submit(KINDS[name][0], x): name for name, x in wanted[first : first + FRESH * jobs]
            }
            for done in as_completed(running):
                yield running[done], done.result()


def main(argv: Sequence[str] | None = None) -> int:
    """Live, print figures, and return 1 if anything was not as agreed."""
    plain = argparse.RawDescriptionHelpFormatter
    asked = argparse.ArgumentParser("python -m tests.weeks", description=__doc__, formatter_class=plain)
    asked.add_argument("--days", type=int, default=LONG, help=f"table-days (usually {LONG:,})")
    asked.add_argument("--seed", type=int, default=1, help="the first seed")
    asked.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), help="processes at once")
    asked.add_argument("--only", action="append", choices=tuple(KINDS), help="only this; may be given again")
    args = asked.parse_args(argv)
    seen, failures, began, told = Counter[str](), list[str](), time.monotonic(), 0.0
    for name, (found, wrong) in lived(args.days, args.seed, args.jobs, args.only or tuple(KINDS)):
        seen.update(found)
        seen[f"seeds of {name}"] += 1
        failures += wrong
        for why in wrong[:3]:
            print(f"  {why[:1200]}", flush=True)
        if time.monotonic() - told > 60:
            told = time.monotonic()
            print(f"{table_days(seen):>9,} table-days, {len(failures)} failures", flush=True)
    print(report(seen, time.monotonic() - began))
    print(f"{len(failures)} failures")
    return 1 if failures else 0


def table_days(seen: Counter[str]) -> int:
    """Count the days at tables that were lived through."""
    return seen["days at a table"] + seen["table-days of worlds"] + seen["seconds of twins"] // 86_400


def report(seen: Counter[str], seconds: float) -> str:
    """Lay out what was seen, the most frequent first."""
    lines = [f"{table_days(seen):>9,} simulated table-days in {seconds:,.0f} s"]
    lines += [f"{seen[what]:>9,} {what}" for what in ("reminders", "overruns", "take-overs", "matches")]
    seen = Counter({what: n for what, n in seen.items() if f"{n:>9,} {what}" not in lines})
    return "\n".join([*lines, *(f"{n:>9,} {what}" for what, n in seen.most_common())])


if __name__ == "__main__":
    sys.exit(main())
