"""What rounds are played, each drawn from its number, and one of them played in a folder of its own."""

from __future__ import annotations

import asyncio
import atexit
import os
import resource
import shutil
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.store.maintenance.upgrade import upgrade
from tests.proof.faults.disk import apart
from tests.proof.figures import Figures
from tests.proof.ground import Ground
from tests.proof.rounds import HARM, LONGEST, Round
from tests.proof.titles import every

#: Number of answers per table after which a round ends.
EACH = 100
#: Number of processes a core that want to run, beyond which a machine is busy: the proof alone makes two.
BUSY = 3.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played. Together with a round's number, which is its seed, it says all that is drawn."""

    titles: tuple[str, ...]
    tables: int
    strength: float
    harm: float
    only: tuple[str, ...]

    def told(self) -> dict[str, Any]:
        """Return it as JSON holds it."""
        return {
            "titles": list(self.titles), "tables": self.tables, "strength": self.strength, "harm": self.harm,
            "only": list(self.only),
        }  # fmt: skip

    def at(self, number: int) -> list[str]:
        """Name the titles of a round's tables: each round begins with another."""
        return [self.titles[(number - 1 + i) % len(self.titles)] for i in range(self.tables)]

    def again(self, number: int) -> str:
        """Say how a round is played again."""
        games = "" if self.titles == every() else "".join(f" --game {x}" for x in self.titles)
        only = "".join(f" --only {x!r}" for x in self.only)
        return (
            f"python -m tests.proof --seed {number}{games} --tables {self.tables} "
            f"--strength {self.strength} --harm {self.harm}{only}"
        )

    def play(self, number: int, end: float) -> Figures:
        """Play a round; where the machine had too much to do, once more before lateness is a failure."""
        found = self._once(number, end)
        if not (found.late and busy()):
            return found
        again = self._once(number, max(end, time.time() + LONGEST))
        again.checked["rounds that were late on a busy machine, and played again"] += 1
        found.failures = []
        again.add(found)
        return again

    def _once(self, number: int, end: float) -> Figures:
        """Play a round. Whatever goes wrong becomes a failure that says how to play it again."""
        try:
            found = one(
                str(number), self.at(number), number - 1, self.strength, end, self.only, harm=self.harm
            )
        except Exception as why:  # one round must not end a proof of days
            found = Figures(failures=[f"round {number}: {type(why).__name__}: {why}"])
        found.failures = [f"{x}\n    again: {self.again(number)}" for x in found.failures]
        return found


def busy() -> bool:
    """Return whether more wants to run here than the rounds themselves: their bots wait for their turn."""
    return os.getloadavg()[0] > BUSY * len(os.sched_getaffinity(0))


@cache
def _empty() -> Path:
    """Return an empty database, migrated once in each process that plays."""
    folder = tempfile.TemporaryDirectory(prefix="nullgate-empty-")
    atexit.register(folder.cleanup)
    upgrade(Path(folder.name) / "empty.db")
    return Path(folder.name) / "empty.db"


def _cpu() -> float:
    """Return the seconds of the processor that this process and its ended children took."""
    used = [resource.getrusage(x) for x in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(x.ru_utime + x.ru_stime for x in used)


def one(
    seed: str, titles: Sequence[str], which: int, strength: float, until: float, only: Sequence[str],
    harm: float = HARM,
) -> Figures:  # fmt: skip
    """Play one round in a folder of its own. It is kept when something failed."""
    began, folder, empty = _cpu(), Path(tempfile.mkdtemp(prefix="nullgate-proof-")), _empty()
    limit = min(until, time.time() + LONGEST)
    made = Round(
        seed, titles, folder, empty, until=limit, strength=strength, which=which, only=only, harm=harm,
        enough=(EACH * len(titles), 0),
        ground=Ground.drawn(seed, apart=apart()),
    )  # fmt: skip
    figures = asyncio.run(made.play())
    figures.cpu = _cpu() - began
    if figures.failures:
        figures.failures = [f"{x} [kept in {folder}]" for x in figures.failures]
    else:
        shutil.rmtree(folder)
    return figures
