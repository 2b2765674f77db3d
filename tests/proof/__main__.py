"""`make proof`: rounds of whole games with faults, until enough was answered and enough went wrong.

python -m tests.proof                                  the long form: 10,000 answers, 2,000 faults
python -m tests.proof --budget 600 --answers 1000      a shorter one
python -m tests.proof --answers 1000000 --jobs 8 --resume DIR
                                                       for days: every finished round is kept in DIR, whoever
                                                       is started with the same DIR goes on, also at the same
                                                       time and on other machines; the table adds all up
python -m tests.proof --seed 17                        round 17 of any of these again
python -m tests.proof --seed 17 --game armada          one round of one title
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path

from tests.proof.checks.ledger import Ledger, Otherwise
from tests.proof.checks.plan import Plan
from tests.proof.faults.drawn import able
from tests.proof.figures import Figures, table
from tests.proof.titles import every
from tests.titles.packages import with_example

ANSWERS, FAULTS, HOUR = 10_000, 2_000, 3600.0
#: Number of games that one bot plays at once, equally many of each title.
TABLES = 8
#: Number of rounds after which a playing process is replaced.
FRESH = 25
#: Number of rounds at once per core: a round often waits, for the clock or for its bot.
EACH_CORE = 2
#: Number of deaths of playing processes without a finished round in between that ends the proof.
DEADLY = 3


def many(
    plan: Plan, ledger: Ledger, jobs: int, first: int, end: float, enough: Callable[[], bool]
) -> Iterator[tuple[int, Figures]]:
    """Play rounds, some at once, keep each one's figures and give them. None begins when there is enough.

    Raises:
        BrokenProcessPool: a playing process has died, again and again.

    """
    died = 0
    while not enough() and time.time() < end:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), max_tasks_per_child=FRESH)
        playing: dict[Future[Figures], int] = {}
        try:
            with pool:
                for number, figures in _played(pool, playing, plan, ledger, jobs, first, end, enough):
                    died = 0
                    yield number, figures
        except BrokenProcessPool as why:  # killed by the system or somebody: its rounds are played again
            died += 1
            print(f"a playing process has died: {why}", file=sys.stderr, flush=True)
            if died == DEADLY:
                raise
        finally:
            for number in playing.values():
                ledger.release(number)


def _played(
    pool: ProcessPoolExecutor, playing: dict[Future[Figures], int], plan: Plan, ledger: Ledger, jobs: int,
    first: int, end: float, enough: Callable[[], bool],
) -> Iterator[tuple[int, Figures]]:  # fmt: skip
    while True:
        while len(playing) < jobs and time.time() < end and not enough():
            number = ledger.claim(first)
            playing[pool.submit(plan.play, number, end)] = number
        if not playing:
            return
        done, _ = wait(playing, return_when=FIRST_COMPLETED)
        for x in done:
            figures = x.result()
            number = playing.pop(x)
            ledger.keep(number, {"titles": plan.at(number), **plan.told()}, figures)
            yield number, figures


def read(argv: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    plain = argparse.RawDescriptionHelpFormatter
    top = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__, formatter_class=plain)
    top.add_argument("--seed", type=int, help="the first round's seed; alone it means one round")
    top.add_argument("--game", action="append", choices=every(), help="only this title; several may be given")
    top.add_argument("--answers", type=int, help=f"go on until there are so many (usually {ANSWERS})")
    top.add_argument("--faults", type=int, help=f"and so many of these (usually {FAULTS})")
    top.add_argument(
        "--budget", type=float, help="seconds after which it ends (usually an hour; see --resume)"
    )
    usual = EACH_CORE * len(os.sched_getaffinity(0))
    top.add_argument("--jobs", type=int, default=usual, help=f"rounds at once (usually {usual})")
    top.add_argument("--tables", type=int, default=0, help="games at once in a round")
    top.add_argument("--strength", type=float, default=0.12, help="of the weather; 1: one request in twenty")
    top.add_argument("--harm", type=float, default=0.02, help="chance of a fault before somebody answers")
    top.add_argument("--only", action="append", default=[], help="only this kind of trouble")
    top.add_argument("--resume", type=Path, metavar="DIR", help="keep finished rounds there, and go on with "
                     "those of the folder; without --budget it goes on until there is enough")  # fmt: skip
    args = top.parse_args(argv)
    args.alone = args.seed is not None and (args.answers, args.budget, args.resume) == (None, None, None)
    args.seed = 1 if args.seed is None else args.seed
    if args.seed < 1:
        top.error("seeds are whole numbers from 1 on")
    args.answers = ANSWERS if args.answers is None else args.answers
    args.faults = FAULTS if args.faults is None else args.faults
    args.budget = args.budget or (float("inf") if args.resume else HOUR)
    args.tables = args.tables or (1 if args.alone and args.game else TABLES)
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Run the proof and give the exit status: 1 when anything failed or too little happened."""
    args = read(argv)
    if not able():
        print("This machine cannot limit a process's files; it takes Linux.")
        return 2
    plan = Plan(tuple(args.game or every()), args.tables, args.strength, args.harm, tuple(args.only))
    if args.alone:
        whole = plan.play(args.seed, time.time() + args.budget)
        print(table(whole))
        return 1 if whole.failures else 0
    with tempfile.TemporaryDirectory(prefix="nullgate-rounds-") as passing:
        try:
            ledger = Ledger(args.resume or Path(passing), plan.told())
        except Otherwise as why:
            print(why, file=sys.stderr)
            return 2
        return report(args, plan, ledger)


def report(args: argparse.Namespace, plan: Plan, ledger: Ledger) -> int:
    """Play until there is enough, tell how it goes, and give the exit status."""
    whole, end = ledger.whole, time.time() + args.budget

    def answers() -> int:
        return sum(whole.answers.values())

    def enough() -> bool:
        ledger.refresh()
        return answers() >= args.answers and sum(whole.faults.values()) >= args.faults

    if ledger.rounds:
        print(f"{answers():>9,} answers from {ledger.rounds} rounds that were played before", flush=True)
    began, before = time.monotonic(), answers()
    for number, done in many(plan, ledger, args.jobs, args.seed, end, enough):
        n, faults, minutes = answers(), sum(whole.faults.values()), (time.monotonic() - began) / 60
        print(
            f"{n:>9,} answers {faults:>7,} faults {len(whole.failures):>4} failures"
            f" {(n - before) / minutes:>6,.0f} a minute, round {number}",
            flush=True,
        )
        for x in done.failures:
            print(f"  {x[:1500]}", flush=True)
    print(table(whole))
    if not enough():
        print(f"Fewer than {args.answers} answers or {args.faults} faults in the time that was given.")
    ledger.close()
    return 1 if whole.failures or not enough() else 0


if __name__ == "__main__":
    if find_spec("nullgate_goofspiel") is None:  # it is drawn like ours: once more, with it installed
        sys.exit(subprocess.call([sys.executable, "-m", "tests.proof", *sys.argv[1:]], env=with_example()))
    raise SystemExit(main())
