"""The second half of `make proof`: secrets, delays of machine seats, three processes on one database."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from bot.store.maintenance.upgrade import upgrade, upgrade_server
from bot.titles import TITLES
from tests.proof.crew import Crew
from tests.proof.secrets.delays import CHANCE, chance, delays
from tests.proof.secrets.hidden import SCENES
from tests.proof.secrets.twins import Twins, parted
from tests.shared.servers import serving, why_not

#: Answers of each machine player that are timed, the seconds that one thinks longer over each, the beat.
ROUNDS, LONGER, BEAT = 24, 0.1, 1.5


async def secrets(folder: Path, empty: Path) -> bool:
    """Play every scene with either secret; tell whether nobody saw a difference."""
    one, two = await Twins(folder, empty, SCENES).run()
    wrong, deliveries = parted(one, two), sum(map(len, one.values()))
    print(f"secrets: {len(SCENES)} scenes twice, {deliveries} deliveries compared, {len(wrong)} differ")
    for line in wrong:
        print(f"  {line}")
    return not wrong


async def thoughts(folder: Path, empty: Path) -> bool:
    """Time two machine players of every title, of which one thinks longer; tell whether that never shows."""
    least = 1.0
    for title in TITLES:
        (folder / title).mkdir()
        quick, slow = await delays(
            folder / title, empty, title=title, pace=BEAT, thinks=(0.0, LONGER), rounds=ROUNDS
        )
        found = chance(quick, slow)
        print(
            f"delays: {title}, {ROUNDS} of each machine seat, one thinking {LONGER} s longer an answer: "
            f"so different by chance in {found:.2%} of runs"
        )
        least = min(least, found)
    return least > CHANCE


async def crew(folder: Path) -> bool:
    """Play on three processes with one PostgreSQL database, one of them killed; tell whether all is well."""
    if missing := why_not():
        print(f"three processes: not played: {missing}")
        return True
    with serving() as server:
        empty = server.fresh()
        upgrade_server(server.address(empty))
        found = await Crew(server.address(server.fresh(empty)), folder).play()
    print(f"three processes: {found}")
    return not found.failures


async def compare(folder: Path) -> int:
    """Do all three and give the exit status."""
    empty = folder / "empty.db"
    upgrade(empty)
    fine = [await secrets(folder, empty), await thoughts(folder, empty), await crew(folder / "crew")]
    return int(not all(fine))


def main() -> int:
    """Run it in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "crew").mkdir()
        return asyncio.run(compare(Path(folder)))


if __name__ == "__main__":
    raise SystemExit(main())
