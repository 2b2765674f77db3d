"""What machine players cost whoever else the bot serves: how late its event loop is while two of them think.

They think over positions in the middle of games, one after the other without a pause. Beside the processes in
which they do stands the same in threads of one process. Then what it costs to send a thought over: a piece of
work that is none, there and back.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator
from itertools import cycle
from random import Random

from bot.play.workers.pool import THINKERS, Thinkers
from bot.play.workers.thoughts import Thought
from engine.core.codec import save
from engine.core.contract import Setup
from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import pending
from engine.policies.policy import POLICIES
from engine.titles import GAMES
from tests.bench.harness import Row, length, size
from tests.shared.workers import ThinkersHere

#: Seconds for which each is measured, answers before a position is taken, and positions of each title.
SECONDS, BEGUN, POSITIONS, TICK = 10.0, 30, 4, 0.005
STRONGEST = "search"
#: Number of times that a thought is sent over.
TIMES = 200


def thoughts(titles: tuple[str, ...] = tuple(GAMES)) -> list[Thought]:
    """Return questions from the middle of random games, for the strongest machine player."""
    found = []
    for game in map(GAMES.__getitem__, titles):
        dice, rng = RandomDice(Random(6)), Random(6)
        t = Execution(game.new(Setup(game.id), dice).state, dice, quiet=True)
        for n in range(BEGUN + POSITIONS):
            d = pending(t.s)[0]
            if n >= BEGUN:
                found.append(Thought(game, save(t.s), d, STRONGEST, n))
            t.answer(d, POLICIES["random"](game, t.s, d, rng))
    return found


async def ticking(seconds: float) -> list[float]:
    """Measure how late the event loop is, in seconds."""
    late, until = list[float](), time.perf_counter() + seconds
    while time.perf_counter() < until:
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - before - TICK)
    return late


async def beside(thinkers: Thinkers, seconds: float) -> tuple[list[float], int]:
    """Measure the event loop while as many think as can; count their thoughts."""
    asked, done = cycle(thoughts()), 0
    for n in range(THINKERS):  # the processes are there, and have what they need
        await thinkers.think(str(n), next(asked))
    until = time.perf_counter() + seconds

    async def thinking(table: str) -> None:
        nonlocal done
        while time.perf_counter() < until:
            await thinkers.think(table, next(asked))
            done += 1

    at_it = [asyncio.create_task(thinking(str(n))) for n in range(THINKERS)]
    late = await ticking(seconds)
    await asyncio.gather(*at_it)
    thinkers.close()
    return late, done


class Nothing:
    """A thought that is none."""

    def answer(self) -> None:
        """Do nothing."""


async def sent(times: int) -> tuple[float, float]:
    """Measure what it takes to have a thought elsewhere, and in a thread; seconds, the median."""
    there, here, nothing = Thinkers(1), ThinkersHere(1), Nothing()
    await there.think("", nothing)  # type: ignore[arg-type]
    found = []
    for thinkers in (there, here):
        found.append(await _median(lambda x=thinkers: x.think("", nothing), times))
        thinkers.close()
    return found[0], found[1]


async def _median(do: Callable[[], Awaitable[object]], times: int) -> float:
    spent = []
    for _ in range(times):
        began = time.perf_counter()
        await do()
        spent.append(time.perf_counter() - began)
    return statistics.median(spent)


def rows(seconds: float = SECONDS, times: int = TIMES) -> Iterator[Row]:
    """Measure thoughts in processes beside thoughts in threads."""
    late, done = asyncio.run(beside(Thinkers(), seconds))
    held, there = asyncio.run(beside(ThinkersHere(), seconds))
    rest = asyncio.run(ticking(seconds))
    ours, yardstick, idle = (sorted(x)[int(len(x) * 0.99)] for x in (late, held, rest))
    yield Row(
        f"two champions think ({done} answers): event loop late, p99, longest",
        f"{length(ours)}, {length(max(late))}",
        f"in threads ({there} answers): {length(yardstick)}, {length(max(held))};"
        f" nobody thinks: {length(idle)}",
        ours / yardstick, "p99 <= 20 ms", ours <= 0.02,
    )  # fmt: skip
    over, beside_it = asyncio.run(sent(times))
    largest = max(len(x.saved) for x in thoughts())
    yield Row(
        f"a thought is sent over ({size(largest)} of state at most) and its answer back, median",
        length(over), f"to a thread: {length(beside_it)}", over / beside_it,
    )  # fmt: skip
