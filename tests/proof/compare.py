"""The long form of the comparison: every scene, then the delays of machine seats. Part of `make proof`."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from bot.store.upgrade import upgrade
from tests.proof.delays import apart, delays, far
from tests.proof.hidden import SCENES
from tests.proof.twins import Twins, parted

#: Answers of each machine player that are timed, and the seconds that one thinks longer over each.
ROUNDS, LONGER = 24, 0.1


async def compare(folder: Path) -> int:
    """Compare, print figures, and give the exit status."""
    empty = folder / "empty.db"
    upgrade(empty)
    one, two = await Twins(folder, empty, SCENES).run()
    wrong = parted(one, two)
    print(
        f"{len(SCENES)} scenes twice, {sum(map(len, one.values()))} deliveries compared, {len(wrong)} differ"
    )
    for line in wrong:
        print(f"  {line}")
    quick, slow = await delays(folder, empty, pace=0.6, thinks=(0.0, LONGER), rounds=ROUNDS)
    distance = apart(quick, slow)
    print(f"machine seats, {ROUNDS} answers each, one thinking {LONGER} s longer: {distance:.2f} apart of 1")
    return int(bool(wrong) or distance > far(ROUNDS))


def main() -> int:
    """Run it in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(compare(Path(folder)))


if __name__ == "__main__":
    raise SystemExit(main())
