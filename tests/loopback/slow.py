"""Slow things inside the bot's process, for tests of its stopping: see `launch.py`'s `--first`."""

from __future__ import annotations

import time
from typing import Any

#: Longer than any test waits.
LONG = 60.0


def _sleeps(*_: Any, **__: Any) -> Any:
    time.sleep(LONG)


def machine() -> None:
    """Have machine players think for a minute."""
    from engine.policies.policy import POLICIES

    POLICIES["random"] = _sleeps


def replay() -> None:
    """Have the other process take a minute over every piece of work."""
    from bot.play.workers.pool import Workers

    run = Workers.run

    async def sleeping(self: Workers, *_: Any, **__: Any) -> Any:
        return await run(self, time.sleep, LONG)

    Workers.run = sleeping  # type: ignore[method-assign]


def loop() -> None:
    """Have the first sweep hold the event loop for a minute."""

    from bot.play.delivery.sweep import Sweep

    async def sweep(self: Sweep) -> None:
        time.sleep(LONG)  # noqa: ASYNC251 - that is the point

    Sweep.sweep = sweep  # type: ignore[method-assign]


def opening() -> None:
    """Have the database take a minute to open, on a thread."""
    from bot.store import store

    store.upgrade = _sleeps
