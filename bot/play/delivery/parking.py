"""When a failed post is tried again, and what makes an earlier try worthwhile.

The wait grows after each failure. It ends early at any sign that the post may succeed: somebody presses or
answers, something else arrives in that channel, permissions change, or the connection to Discord returns.
Then one post of each channel is tried; the others follow once it arrives.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Sequence
from random import SystemRandom
from typing import Any

from tenacity import RetryCallState, Retrying, wait_exponential

from bot.play.context import Context
from bot.store import StoreError
from bot.store.repositories.posts import Waits

LOG = logging.getLogger("nullgate.play")
#: Maximum seconds until the next try: for a game whose channel cannot be reached, for a post that failed for
#: another reason, and for either while somebody is active at the table.
PARKED, IDLE, BUSY = 900, 600, 60
#: Seconds for which somebody counts as active after a press or a command.
ACTIVE = 3600
#: Minimum seconds between two tries at a channel that failed, and at one that refused us.
GAP, SHUT_GAP = 2, 10
#: Seconds over which new tries are spread: of one server, and of all servers.
NEAR, WIDE = 5.0, 30.0
#: Maximum number of tries at channels that refused us, and the seconds in which they are counted. Discord
#: bans an address after 10,000 refused requests in that time, and a try may take three.
MOST_PROBES, SPAN = 1000, 600
#: Number of places that failed, and of tables where somebody pressed something, that are remembered.
MOST_REMEMBERED = 5000
_BACK_OFF = wait_exponential(multiplier=2, min=2, max=IDLE)


class Parking:
    """Says when to try again. Its memory belongs to one process and may be lost."""

    def __init__(self, context: Context) -> None:
        self._store, self._now, self._shards = context.store, context.now, context.shards
        self._rng = SystemRandom()
        self._failed: dict[str, int] = {}  # lane -> when it failed last
        self._shut: set[str] = set()  # lanes where we were refused
        self._pressed: dict[str, int] = {}  # game -> when somebody pressed something there
        self._probes: deque[int] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- sending -----------------------------------------------------------------------------------------

    def admits(self, lane: str) -> bool:
        """Return whether a place may be tried now: it has not just failed, nor are too many shut."""
        now = self._now()
        if 0 <= now - self._failed.get(lane, 0) < self._gap(lane):
            return False
        return lane not in self._shut or self._room(now)

    def tries(self, lane: str, *, parked: bool) -> None:
        """Note that a place is tried now. `parked`: its game could not be posted there before."""
        if parked and lane.startswith("c"):
            self._shut.add(lane)
        if lane in self._shut:
            self._probes.append(self._now())

    def failed(self, lane: str, *, shut: bool = False) -> None:
        """Note that a place did not take a post. `shut`: it is gone, or we may not write there."""
        self._failed.pop(lane, None)
        self._failed[lane] = self._now()
        if len(self._failed) > MOST_REMEMBERED:
            oldest = next(iter(self._failed))
            del self._failed[oldest]
            self._shut.discard(oldest)
        if shut:
            self._shut.add(lane)
        else:
            self._shut.discard(lane)

    async def works(self, lane: str, *, troubled: bool) -> None:
        """Note that a place took a post: if there had been trouble, whatever else waits there may follow."""
        troubled = self._failed.pop(lane, None) is not None or lane in self._shut or troubled
        self._shut.discard(lane)
        if troubled and lane.startswith("c"):
            await self._hasten(await self._store.waiting(channel=int(lane[1:])), 0)

    async def wait(self, game: str, tries: int, *, parked: bool = False) -> int:
        """Return how many seconds a post waits that has failed this often before."""
        longest = BUSY if await self.active(game) else PARKED if parked else IDLE
        if parked:
            return longest
        state = RetryCallState(Retrying(), None, (), {})
        state.attempt_number = tries + 1
        return min(longest, int(_BACK_OFF(state)))

    async def active(self, game: str) -> bool:
        """Return whether somebody has recently pressed or written something at a table."""
        now = self._now()
        if now - self._pressed.get(game, 0) <= ACTIVE:
            return True
        return now - await self._store.active_since(game) <= ACTIVE

    # -- signs that it may succeed -----------------------------------------------------------------------

    async def visited(self, game: str) -> dict[str, int]:
        """Note that somebody pressed or answered something in a game; return when places are tried."""
        waits = await self._store.waiting(game=game)
        if waits:
            self._pressed.pop(game, None)
            self._pressed[game] = self._now()
            if len(self._pressed) > MOST_REMEMBERED:
                del self._pressed[next(iter(self._pressed))]
        dues = await self._hasten(waits, 0)
        return {lane: due for (_, lane), due in dues.items()}

    def notice(self, game: str) -> None:
        """Note a press in a game, as `visited` does, without anybody waiting for it."""

        async def later() -> None:
            await self.visited(game)

        self._by_itself(later())

    async def server_changed(self, guild: int) -> None:
        """Try what waits on a server whose channels, threads or roles changed: we may be let in now."""
        await self._hasten(await self._store.waiting(guild=guild), NEAR)

    async def connected(self) -> None:
        """Try what waits anywhere, now that the connection to Discord is back."""
        part = None if self._shards.whole else (self._shards.count, self._shards.mine)
        await self._hasten(await self._store.waiting(shards=part), WIDE)

    async def rest(self) -> None:
        """Stop background tries; nothing is lost."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- how ---------------------------------------------------------------------------------------------

    async def _hasten(self, waits: Sequence[Waits], spread: float) -> dict[tuple[str, str], int]:
        """Bring the next tries forward, those of one place to the same moment; return when each is due.

        Tries that are already due that soon are included: an earlier sign has brought them forward.
        """
        now, dues = self._now(), dict[str, int]()
        for x in waits:
            soon = now + int(self._rng.uniform(0, spread)) if spread else now
            dues.setdefault(x.lane, max(soon, self._failed.get(x.lane, 0) + self._gap(x.lane)))
        changed = {(x.game, x.lane): dues[x.lane] for x in waits if dues[x.lane] < x.due}
        if changed:
            await self._store.hasten(changed)
        return {(x.game, x.lane): min(x.due, dues[x.lane]) for x in waits}

    def _gap(self, lane: str) -> int:
        return SHUT_GAP if lane in self._shut else GAP

    def _room(self, now: int) -> bool:
        """Return whether another refused place may be tried."""
        while self._probes and not 0 <= now - self._probes[0] < SPAN:
            self._probes.popleft()
        return len(self._probes) < MOST_PROBES

    def _by_itself(self, work: Coroutine[Any, Any, None]) -> None:
        async def quietly() -> None:
            try:
                await work
            except StoreError as why:
                LOG.warning("what waits could not be brought forward: %s", why)

        task = asyncio.create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
