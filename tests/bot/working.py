"""Knows when the bot has nothing left to do: which tasks of this event loop are its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import CodeType
from typing import Any

import discord

ROOT = Path(__file__).parents[2]
#: Where the bot's code is, and where our Discord's.
BOT = f"{ROOT}/bot/", f"{Path(discord.__file__).parent}/"
DESK = f"{ROOT}/bot/desk/"
#: Loops that live as long as the bot does: what they begin counts, they themselves do not.
ENDLESS = {"Loop._loop", "BaseView.__timeout_task_impl", "keep"}


class Work:
    """The bot's tasks. Whatever a task of the bot's begins is the bot's; so is bot code that a test begins.

    A task that none has begun serves a connection: our Discord's, and whoever else calls from outside.
    """

    def __init__(self) -> None:
        self.live: set[asyncio.Task[Any]] = set()
        self._roots: set[asyncio.Task[Any]] = set()
        self._visits: set[asyncio.Task[Any]] = set()

    def count(self, loop: asyncio.AbstractEventLoop) -> Callable[[], None]:
        """Count the tasks of a loop from now on; what it gives has it count no more."""
        before = loop.get_task_factory()
        loop.set_task_factory(self._made)
        return lambda: loop.set_task_factory(before)

    def root(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Have something run that lives as long as the bot does."""
        task = asyncio.create_task(work)
        self.live.discard(task)
        self._keep(self._roots, task)
        return task

    def _made(
        self, loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, Any], **more: Any
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(work, loop=loop, **more)
        maker = asyncio.current_task(loop)
        if maker in self._visits or (maker is None and loop.is_running()):
            self._keep(self._visits, task)
        elif maker in self.live or maker in self._roots or _of_the_bot(work):
            endless = getattr(work, "__qualname__", "") in ENDLESS
            self._keep(self._roots if endless else self.live, task)
        return task

    def _keep(self, where: set[asyncio.Task[Any]], task: asyncio.Task[Any]) -> None:
        where.add(task)
        task.add_done_callback(where.discard)

    def told(self) -> str:
        """Say what is still being done, a line each."""
        return "\n".join(f"  {x.get_name()}: {x.get_coro()}" for x in self.live)


def _of_the_bot(work: Any) -> bool:
    code: CodeType | None = getattr(work, "cr_code", None)
    return code is not None and code.co_filename.startswith(BOT) and not code.co_filename.startswith(DESK)
