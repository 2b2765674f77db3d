"""Doing things as people do: once, or until it is done, while anything may go wrong."""

from __future__ import annotations

import asyncio
import contextlib
import time
import traceback
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.desk.discord.world import Channel
from bot.desk.people import NotPossible, Outcome, Person
from tests.proof.people.players import Control, controls, meant

#: Seconds until something that is tried again and again must have happened, if it can; and between tries.
LONG, AGAIN = 15.0, 1.0


@dataclass(slots=True)
class Acting:
    """What people are doing beside their games: what was tried, what is under way, and what failed."""

    tried: int = 0
    failures: list[str] = field(default_factory=list)
    _under_way: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def busy(self) -> int:
        """Return how much is under way."""
        return len(self._under_way)

    def begin(self, matter: Coroutine[Any, Any, None]) -> None:
        """Let people see to something while everything else goes on."""
        task = asyncio.create_task(matter)
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        why = None if task.cancelled() else task.exception()
        if why is not None:
            *_, last = traceback.extract_tb(why.__traceback__)
            self.failures.append(f"{type(why).__name__}: {why} (in {last.name}, line {last.lineno})")

    async def rest(self) -> None:
        """Wait until they have seen to it all."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def do(self, act: Callable[[], Awaitable[Outcome]]) -> Outcome | None:
        """Do something; None when a client would not let them, or the bot is away."""
        self.tried += 1
        with contextlib.suppress(NotPossible):
            return await act()
        return None

    async def until(
        self, act: Callable[[], Awaitable[Any]], done: Callable[[], Any], limit: float = LONG
    ) -> bool:
        """Do something until it is done: it may fail at first."""
        end = time.monotonic() + limit
        while not done() and time.monotonic() < end:
            await act()
            if not done():
                await asyncio.sleep(AGAIN)
        return bool(done())

    async def control(
        self, who: Person, places: Sequence[Channel], game: str, verb: str, *ends: str
    ) -> Outcome | None:
        """Press the newest control of a kind that somebody sees; None when there is none."""
        for place in places:
            for message in reversed(list(place.messages.values())):
                if message.only not in (None, who.id):
                    continue
                for x in controls(message, game):
                    if x.verb == verb and [y for y in meant(x.id)[2] if y] == [*ends]:
                        out = await self.press(who, x)
                        if out is not None:
                            return out
                        break
        return None

    async def press(self, who: Person, x: Control) -> Outcome | None:
        """Press a button."""
        return await self.do(lambda: who.press(x.message, x.id))
