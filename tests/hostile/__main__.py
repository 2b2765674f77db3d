"""The fuzzer: `python -m tests.hostile [EDGE ...] --seconds 60 --seed 0` tries every edge by turns."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from random import Random

from tests.hostile.edges import TRIES


def main() -> int:
    """Try until the time is up; give 1 when anything failed."""
    reader = argparse.ArgumentParser(prog="python -m tests.hostile", description=__doc__)
    reader.add_argument("edge", nargs="*", help="begin with these words; all by default")
    reader.add_argument("--seconds", type=float, default=60.0)
    reader.add_argument("--seed", type=int, default=0, help="try i of an edge is made from seed + i")
    args = reader.parse_args()
    chosen = [x for x in TRIES if not args.edge or any(x.startswith(y) for y in args.edge)]
    tries, slowest, failed = Counter[str](), Counter[str](), Counter[str]()
    end, i = time.monotonic() + args.seconds, args.seed
    while time.monotonic() < end:
        for edge in chosen:
            began = time.thread_time()
            try:
                TRIES[edge](Random(i))
            except Exception as why:
                failed[edge] += 1
                if failed[edge] <= 3:
                    print(f"{edge}, seed {i}: {type(why).__name__}: {str(why)[:300]}")
                    traceback.print_exc(limit=-3)
            tries[edge] += 1
            slowest[edge] = max(slowest[edge], round(1000 * (time.thread_time() - began)))
        i += 1
    for edge in chosen:
        print(f"{edge:24} {tries[edge]:>7} tries, slowest {slowest[edge]:>5} ms, {failed[edge]} failed")
    print(f"{sum(tries.values())} tries from seed {args.seed} to {i - 1}, {sum(failed.values())} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
