"""Slow things inside the bot's process, for tests of its stopping: see `launch.py`'s `--first`."""

from __future__ import annotations

import time
from typing import Any

#: Longer than any test waits.
LONG = 60.0


#: What is said in the log when one of them has begun.
BEGUN = "something slow has begun"


def _sleeps(*_: Any, **__: Any) -> Any:
    print(BEGUN, flush=True)
    time.sleep(LONG)


class LongThought:
    """A thought that takes a minute."""

    def answer(self) -> None:
        time.sleep(LONG)


def claims() -> None:
    """Let another process take up the post of one that was ended after three seconds, not thirty."""
    from bot.play.posts import sender

    sender.CLAIM = 3


def machine() -> None:
    """Have machine players think for a minute, in the process that thinks for them."""
    from bot.play.workers.pool import Thinkers

    think = Thinkers.think

    async def sleeping(self: Thinkers, table: str, *_: Any, **__: Any) -> Any:
        print(BEGUN, flush=True)
        return await think(self, table, LongThought())  # type: ignore[arg-type]

    Thinkers.think = sleeping  # type: ignore[method-assign]


def replay() -> None:
    """Have the other process take a minute over every piece of work."""
    from bot.play.workers.pool import Workers

    run = Workers.run

    async def sleeping(self: Workers, *_: Any, **__: Any) -> Any:
        print(BEGUN, flush=True)
        return await run(self, time.sleep, LONG)

    Workers.run = sleeping  # type: ignore[method-assign]


def loop() -> None:
    """Have the first sweep hold the event loop for a minute."""

    from bot.play.jobs import Scheduler

    async def sweep(self: Scheduler) -> None:
        _sleeps()

    Scheduler.sweep = sweep  # type: ignore[method-assign]


def opening() -> None:
    """Have the database take a minute to open, on a thread."""
    from bot.store import store

    store.upgrade = _sleeps
