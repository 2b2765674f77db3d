"""The processes of a simulated world: two on one database, which take turns at their statements.

Discord shows everybody everything here, and machine players think at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.play import jobs
from bot.play.model.ports import Access, Membership, Nowhere, Presence
from bot.play.services import Services
from bot.play.workers.thoughts import Thought
from bot.store import Store
from tests.shared.workers import ThinkersHere

#: So long a sweep waits for what it has taken up, in seconds that this machine lives through.
USUAL, FOR_EVER = jobs.SLOW, 1e9


class Everybody(Nowhere):
    """A server whose members all see every channel."""

    async def access(self, user: int, guild: int, channel: int) -> Access | None:
        return Access(guild, channel, sees=True)

    async def membership(self, user: int, guild: int) -> Membership:
        return Membership(Presence.PRESENT)

    async def public(self, guild: int, channel: int) -> bool:
        return True


class ThinkersAtOnce(ThinkersHere):
    """Thoughts that take no time."""

    async def _answer(self, process: Any, thought: Thought) -> Any:
        return thought.answer()


@dataclass
class Process:
    """One of two processes; `services` are None while it is down."""

    make: Callable[[], Services]
    services: Services | None = None

    def start(self) -> None:
        self.services = self.make()


@dataclass
class Turns:
    """Has two processes take turns: before a statement the other one may go on. `held` are locked games."""

    rng: Random
    taken: bool = False
    held: set[str] = field(default_factory=set)

    async def at_once(self, do: Callable[..., object], *given: object) -> object:
        if self.taken and self.rng.random() < 0.3:
            await asyncio.sleep(0)
        return do(*given)

    async def take(self, name: str) -> bool:
        mine = name not in self.held
        self.held.add(name)
        return mine

    async def free(self, name: str) -> None:
        self.held.discard(name)


async def opened(where: str = "", seed: int = 0) -> Store:
    """Open a database whose statements run at once, on this thread: another one would cost a switch each.

    Until it is closed a sweep waits for all that it has taken up, however slow this machine is: what went on
    by itself would go on while simulated hours pass.
    """
    jobs.SLOW = FOR_EVER
    store, turns = await Store.open(where), Turns(Random(seed))
    for connection in (store.writer, store.reader):
        connection._execute = turns.at_once  # type: ignore[assignment, union-attr]
    store.writer.take, store.writer.free = turns.take, turns.free  # type: ignore[method-assign]
    store.writer.shared = True
    store.turns = turns  # type: ignore[attr-defined]
    return store


async def closed(store: Store) -> None:
    """Close a database; its threads have had nothing to do."""
    jobs.SLOW = USUAL
    for connection in (store.writer, store.reader):
        del connection._execute
    await store.close()
