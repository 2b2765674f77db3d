"""`make proof`: rounds of whole games with faults, until enough was answered and enough went wrong.

python -m tests.proof                                  the long form: 10,000 answers, 2,000 faults
python -m tests.proof --budget 600 --answers 1000      a shorter one
python -m tests.proof --seed 17 --game armada          one round of one title again, as seed 17 draws it
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from tests.proof.faults import able
from tests.proof.figures import Figures
from tests.proof.rounds import one
from tests.proof.titles import every

ANSWERS, FAULTS, HOUR = 10_000, 2_000, 3600.0
#: So many games are played at once by one bot, each title as often as the others.
TABLES = 8


def many(args: argparse.Namespace, end: float, enough: Callable[[], bool]) -> Iterator[Figures]:
    """Play rounds, some at once, and give each one's figures. None begins when there is enough."""
    titles = args.game or list(every())
    count, waiting = 0, set[Future[Figures]]()
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        while True:
            while len(waiting) < args.jobs and time.time() < end and not enough():
                at = [titles[(count + i) % len(titles)] for i in range(args.tables)]
                seed = f"{args.seed + count}"
                waiting.add(pool.submit(one, seed, at, count, args.strength, end, args.only, args.harm))
                count += 1
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for x in done:
                yield x.result()


def table(f: Figures) -> str:
    """Lay the figures out."""
    games, answers, faults = (sum(x.values()) for x in (f.games, f.answers, f.faults))
    lines = [f"{games} games, {answers} answers of people, {faults} faults, {len(f.failures)} failures"]

    def part(name: str, counts: Counter[str]) -> None:
        lines.append(f"\n{name}")
        lines.extend(f"  {n:>7,}  {what}" for what, n in sorted(counts.items(), key=lambda x: (-x[1], x[0])))

    part("Answers", f.answers)
    part("Games", f.games)
    part("How they ended (others were under way when the time was up, and went on when asked)", f.ends)
    part("Faults", f.faults)
    part("What people did", f.acts)
    part("Checked", f.checked)
    lines.append("\nFailures" if f.failures else "\nNo failures")
    lines += [f"  {x}" for x in f.failures]
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the proof and give the exit status: 1 when anything failed or too little happened."""
    plain = argparse.RawDescriptionHelpFormatter
    top = argparse.ArgumentParser(prog="python -m tests.proof", description=__doc__, formatter_class=plain)
    top.add_argument("--seed", type=int, help="the first round's seed; alone it means one round")
    top.add_argument("--game", action="append", choices=every(), help="only this title; several may be given")
    top.add_argument("--answers", type=int, help=f"go on until there are so many (usually {ANSWERS})")
    top.add_argument("--faults", type=int, default=FAULTS, help="and so many of these")
    top.add_argument("--budget", type=float, help="seconds after which nothing new begins (usually an hour)")
    top.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    top.add_argument("--tables", type=int, default=0, help="games at once in a round")
    top.add_argument("--strength", type=float, default=0.12, help="of the weather; 1: one request in twenty")
    top.add_argument("--harm", type=float, default=0.02, help="chance of a fault before somebody answers")
    top.add_argument("--only", action="append", default=[], help="only this kind of trouble")
    args = top.parse_args(argv)
    alone = args.seed is not None and args.answers is None and args.budget is None
    args.seed, args.answers = args.seed or 1, ANSWERS if args.answers is None else args.answers
    args.budget = args.budget or HOUR
    args.tables = args.tables or (1 if alone and args.game else TABLES)
    if not able():
        print("This machine cannot limit a process's files; it takes Linux.")
        return 2
    whole, end = Figures(), time.time() + args.budget
    if alone:
        titles = (args.game or list(every()))[: args.tables]
        whole = one(str(args.seed), titles, args.seed - 1, args.strength, end, args.only, args.harm)
        print(table(whole))
        return 1 if whole.failures else 0

    def enough() -> bool:
        return sum(whole.answers.values()) >= args.answers and sum(whole.faults.values()) >= args.faults

    for done in many(args, end, enough):
        whole.add(done)
        n, faults = sum(whole.answers.values()), sum(whole.faults.values())
        print(f"{n:>7,} answers {faults:>6,} faults {len(whole.failures):>4} failures", flush=True)
        for x in done.failures:
            print(f"  {x[:1500]}", flush=True)
    print(table(whole))
    if not enough():
        print(f"Fewer than {args.answers} answers or {args.faults} faults in the time that was given.")
    return 1 if whole.failures or not enough() else 0


if __name__ == "__main__":
    raise SystemExit(main())
