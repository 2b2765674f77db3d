"""What becomes of a post that could not be sent, and when it is tried again."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Coroutine, Sequence
from random import SystemRandom
from typing import Any

from tenacity import RetryCallState, Retrying, wait_exponential

from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.model.ports import CourierError, Trouble
from bot.play.model.rows import LOG
from bot.play.posts.posts import Calls
from bot.store import StoreError
from bot.store.models import Outbox, PostKind
from bot.store.repositories.posts import Waits
from engine.core.rules import Secrecy

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
        self.failed_at: dict[str, int] = {}  # lane -> when it failed last
        self.shut: set[str] = set()  # lanes where we were refused
        self._pressed: dict[str, int] = {}  # game -> when somebody pressed something there
        self._probes: deque[int] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    # -- sending -----------------------------------------------------------------------------------------

    def admits(self, lane: str) -> bool:
        """Return whether a place may be tried now: it has not just failed, nor are too many shut."""
        now = self._now()
        if 0 <= now - self.failed_at.get(lane, 0) < self._gap(lane):
            return False
        return lane not in self.shut or self._room(now)

    def tries(self, lane: str, *, parked: bool) -> None:
        """Note that a place is tried now. `parked`: its game could not be posted there before."""
        if parked and lane.startswith("c"):
            self.shut.add(lane)
        if lane in self.shut:
            self._probes.append(self._now())

    def failed(self, lane: str, *, shut: bool = False) -> None:
        """Note that a place did not take a post. `shut`: it is gone, or we may not write there."""
        self.failed_at.pop(lane, None)
        self.failed_at[lane] = self._now()
        if len(self.failed_at) > MOST_REMEMBERED:
            oldest = next(iter(self.failed_at))
            del self.failed_at[oldest]
            self.shut.discard(oldest)
        if shut:
            self.shut.add(lane)
        else:
            self.shut.discard(lane)

    async def works(self, lane: str, *, troubled: bool) -> None:
        """Note that a place took a post: if there had been trouble, whatever else waits there may follow."""
        troubled = self.failed_at.pop(lane, None) is not None or lane in self.shut or troubled
        self.shut.discard(lane)
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
            dues.setdefault(x.lane, max(soon, self.failed_at.get(x.lane, 0) + self._gap(x.lane)))
        changed = {(x.game, x.lane): dues[x.lane] for x in waits if dues[x.lane] < x.due}
        if changed:
            await self._store.hasten(changed)
        return {(x.game, x.lane): min(x.due, dues[x.lane]) for x in waits}

    def _gap(self, lane: str) -> int:
        return SHUT_GAP if lane in self.shut else GAP

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


#: Number of failures through a fault of ours after which a game is parked, and after which the post gives way
#: to a line.
MOST_TRIES, STANDS_IN = 8, 12

OWED = ("note-dropped", "note-order-dropped", "note-order-passed")

SHUT = (Trouble.GONE, Trouble.FORBIDDEN)


def _stands_in(row: Outbox) -> bool:
    """Return whether a row is a line in the place of a post that failed: nothing replaces that."""
    return row.what == PostKind.NOTE and json.loads(row.body)["key"].startswith("note-unshown")


class FailedPosts:
    """Tries again later, or parks the game."""

    def __init__(self, context: Context, parking: Parking, games: GameLoader, calls: Calls) -> None:
        self._context, self._parking, self._games, self._calls = context, parking, games, calls

    async def handle(self, row: Outbox, why: CourierError) -> bool:
        """Try again later, or note that a person or a channel cannot be reached."""
        if why.trouble in (Trouble.LATER, Trouble.OLD, Trouble.REFUSED):
            return await self.later(row, str(why), ours=why.trouble is Trouble.REFUSED)
        if row.lane.startswith("u"):
            await self._context.store.dm_closed(row.game, int(row.lane[1:]))
            if row.what == PostKind.FOLLOWED:
                await self._context.store.follower_closed(row.game, int(row.lane[1:]))
            if row.what == PostKind.NOTE and json.loads(row.body)["key"] in OWED:
                await self._context.store.missed(row, self._context.now())
            else:
                calls = self._calls.missed(row, await self._games.load(row.game, look=False))
                await self._context.store.sent(row, self._context.now(), calls=calls)
            if row.what == PostKind.HELLO:
                await self._card_again(row.game)
            return True
        live = await self._games.load(row.game, look=False)
        if row.what == PostKind.TOLD or row.lane == f"c{live.row.quiet}":
            # The thread of a quiet game cannot be reached, so its posts go to its channel again.
            again = self._again(live)
            await self._context.store.no_longer_quiet(row, self._context.now(), again, live.lane)
            return True
        await self._park(row, why.trouble, live.row.host)
        return False

    def _again(self, live: Live) -> Outbox:
        """Show how a game stands in its channel: before it has begun, by its card."""
        if live.row.n < 0:
            return self._context.outgoing.lobby_card(live.row)
        return self._context.outgoing.post(live.row.id, live.lane, PostKind.AGAIN, last=live.row.n)

    async def _card_again(self, game: str) -> None:
        """Show on the lobby card that a player's direct messages are closed."""
        live = await self._games.load(game, look=False)
        if live.row.status == "lobby":
            await self._context.store.add_posts([self._context.outgoing.lobby_card(live.row)])

    async def later(self, row: Outbox, why: str, *, ours: bool = False) -> bool:
        """Try again after a while. A post that keeps failing through a fault of ours gives way to a line.

        Until then the game is parked, so that its host knows; an outage never parks it.
        """
        assert row.id is not None
        if ours and row.tries + 1 >= STANDS_IN and not _stands_in(row):
            if row.what in (PostKind.REDRAWN, PostKind.REPORTED):  # what is posted stands as it is
                await self._context.store.sent(row, self._context.now())
                return True
            await self._stand_in(row, await self._games.load(row.game, look=False))
            return False
        if ours and row.tries + 1 >= MOST_TRIES and not row.lane.startswith("u"):
            live = await self._games.load(row.game, look=False)
            await self._park(row, "post-failed", live.row.host)
            return False
        self._parking.failed(row.lane)
        due = self._context.now() + await self._parking.wait(row.game, row.tries)
        await self._context.store.failed(row.id, due=due, why=why)
        return False

    async def _stand_in(self, row: Outbox, live: Live) -> None:
        """Put a line in the place of a post that cannot be made, so that what comes after it is posted.

        It calls those whose answers are awaited, as far as all may know.
        """
        LOG.error("a post of game %s (%s) gives way to a line that says so", row.game, row.what)
        key = "note-unshown-lobby" if live.row.n < 0 else "note-unshown"
        users = live.info.present
        asked = [users.get(a.seat, 0) for a in live.loaded.asking if a.secrecy != Secrecy.HIDDEN]
        called = sorted({x for x in asked if x}) if row.lane.startswith("c") else []
        note = self._context.outgoing.note(row.game, row.lane, key, users=called, id=row.game)
        await self._context.store.stand_in(row, note)

    async def _park(self, row: Outbox, why: str, host: int) -> None:
        """Leave a game whose channel cannot be reached, tell its host, and try again later."""
        assert row.id is not None
        self._parking.failed(row.lane, shut=why in SHUT)
        due = self._context.now() + await self._parking.wait(row.game, row.tries, parked=True)
        await self._context.store.failed(row.id, due=due, why=str(why))
        await self.leave_be(row.game, host, why, due)

    async def leave_be(self, game: str, host: int, why: str, until: int, said: str = "") -> None:
        """Park a game, and tell its host when it is tried again."""
        LOG.warning("game %s is parked: %s", game, why)
        note = self._context.outgoing.note(game, f"u{host}", f"note-parked-{said or why}", id=game)
        await self._context.store.park(game, why, until, [note], at=self._context.stored_now())
