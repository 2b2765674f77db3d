"""What is done when nobody acts: lobbies closed, digests, habits forgotten, whatever was left lying."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.play.analysis.reports import LookingBack
from bot.play.analysis.sandboxes import LASTS
from bot.play.answering.machines import Turns
from bot.play.answering.privacy import Privacy
from bot.play.clocks.bank import DAY, HOUR
from bot.play.clocks.schedules import AHEAD
from bot.play.clocks.time_off import next_at
from bot.play.context import Context, Outgoing
from bot.play.games.loader import GameLoader
from bot.play.games.rights import Authorization
from bot.play.lobby.hosting import UNTOUCHED
from bot.play.lobby.lobby import SPAN, Lobby
from bot.play.lobby.matchmaking import Matchmaking
from bot.play.lobby.moderation import Reports
from bot.play.lobby.overdue import Clocks
from bot.play.lobby.queue import Looking
from bot.play.lobby.seating import Departures, Seating
from bot.play.model.ports import Trouble
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Refused, Retried, Status
from bot.play.posts.parking import FailedPosts, Parking
from bot.play.posts.sender import Sender
from bot.play.queries.inbox import Inbox, Kept, bearers
from bot.play.surface.daily import DailyPuzzles
from bot.play.watching import Following
from bot.store import ClashError
from bot.store.models import Game, Outbox, PostKind, Schedule
from bot.store.shards import Part
from engine.core.codec import canonical

_log = logging.getLogger("nullgate.play")

#: Makes the post that tells a lobby's host that it is closed.
Word = Callable[[Game], Outbox]


class Closing:
    """Closes lobbies."""

    def __init__(self, context: Context, word: Word) -> None:
        self._context, self._store, self._word = context, context.store, word

    async def sweep(self, shards: Part | None = None) -> list[str]:
        """Close lobbies long unused, and commit a message to each host; return the games' ids.

        With `shards` only those of servers on these.

        A person who uses a lobby at this moment either keeps it open or finds it closed. If two processes
        close it, it is closed once.
        """
        now = self._context.stored_now()
        closed = []
        for game in await self._store.forgotten_lobbies(now - UNTOUCHED, shards=shards):
            loaded = await self._store.load(game, to_change=True)
            if loaded is None or loaded.game.status != Status.LOBBY or loaded.game.changed > now - UNTOUCHED:
                continue
            try:
                await self._store.change_game(
                    game,
                    loaded.game.revision,
                    posts=[self._word(loaded.game)],
                    status=Status.ABANDONED,
                    here=None,
                    changed=now,
                    ended=now,
                    asking=False,
                )
            except ClashError:
                continue
            _log.info("game %s was closed: nobody has touched its lobby for long", game)
            closed.append(game)
        return closed


class Musters:
    """Ends the time in which those at a full table may say that they are there."""

    def __init__(self, context: Context, lobby: Lobby) -> None:
        self._context, self._lobby = context, lobby

    async def sweep(self, shards: Part | None = None) -> list[str]:
        """Free the seats of people who did not show up, or start; return the games with new posts."""
        before = self._context.stored_now() - SPAN
        due = await self._context.store.musters_due(before, shards=shards)
        for game in due:
            try:
                await self._lobby.lapse(game)
            except Refused as why:
                _log.info("game %s: %s", game, why)
        return due


#: Days for which it is known how somebody kept to the clock of a game.
COUNTED = 365

#: Days for which the link of a game that is over leads to its page.
WATCHED = 30


class Expiry:
    """Deletes what has expired: vacations, hours, counts of games, days of reminders, links, sandboxes."""

    def __init__(self, context: Context) -> None:
        self._context, self._last = context, 0

    async def sweep(self) -> None:
        """Look for it once an hour."""
        now = self._context.stored_now()
        if 0 <= now - self._last < HOUR:
            return
        self._last = now
        await self._context.store.drop_stale(now, now - AHEAD * DAY, now - COUNTED * DAY)
        await self._context.store.drop_watch_links(now - WATCHED * DAY)
        await self._context.store.drop_old_sandboxes(now - LASTS * DAY)


class Digests:
    """Makes digests when they are due. Each is committed with the time of the next, so it comes once."""

    def __init__(self, context: Context, outgoing: Outgoing, inbox: Inbox) -> None:
        self._context, self._store = context, context.store
        self._outgoing, self._inbox = outgoing, inbox

    async def sweep(self) -> list[str]:
        """Do what is due for anybody; return the games whose outboxes carry the digests."""
        now, found = self._context.stored_now(), list[str]()
        for row in await self._store.due_schedules(now):
            try:
                found += await self._done(row, now)
            except Exception:
                _log.exception("a digest could not be made; the next sweep tries again")
        return found

    async def _done(self, was: Schedule, now: int) -> list[str]:
        digests = (await self._store.preference(was.user)).calls == "digest"
        kept = await self._inbox.kept(Person(was.user, ""), was.digested) if digests else Kept()
        posts = [self._post(was, x) for x in bearers(kept, self._context.titles)[:1]]

        def change(row: Schedule) -> list[Outbox]:
            row.due = next_at(row.zone, row.digest, now) if digests else 0
            row.digested = now if digests else 0
            return posts

        mine = await self._store.ticked(was.user, was.due, change)
        return [x.game for x in posts] if mine else []

    def _post(self, was: Schedule, game: str) -> Outbox:
        body = canonical({"user": was.user, "since": was.digested})
        return self._outgoing.post(game, f"u{was.user}", PostKind.DIGEST, body)


AT_ONCE, SLOW = 16, 10.0

UNSERVED = 60


class Sweep:
    """Takes up what was left lying: unsent posts, turns of machine players, forgotten lobbies."""

    def __init__(
        self,
        context: Context,
        seating: Seating,
        departures: Departures,
        rights: Authorization,
        parking: Parking,
        outgoing: Outgoing,
        games: GameLoader,
        turns: Turns,
        failed_posts: FailedPosts,
        sender: Sender,
        clocks: Clocks,
        matchmaking: Matchmaking,
        looking: Looking,
        digests: Digests,
        reports: Reports,
        musters: Musters,
        expiry: Expiry,
        daily_puzzles: DailyPuzzles,
        looking_back: LookingBack,
        following: Following,
        privacy: Privacy,
    ) -> None:
        self._context, self._seating, self._departures, self._clocks = context, seating, departures, clocks
        self._rights, self._parking, self._outgoing, self._games = rights, parking, outgoing, games
        self._turns, self._failed_posts, self._sender = turns, failed_posts, sender
        self._matchmaking, self._looking, self._reports = matchmaking, looking, reports
        self._digests, self._musters, self._expiry = digests, musters, expiry
        self._daily_puzzles, self._looking_back, self._following = daily_puzzles, looking_back, following
        self._privacy = privacy
        self._slow: dict[str, asyncio.Task[None]] = {}  # games that a sweep has taken up
        self._unserved: dict[int, int] = {}  # shards that no process serves -> since when

    async def sweep(self) -> None:
        """Take up whatever was left lying: unsent posts, machine players' turns, parked games."""
        shards = await self._looked_after()
        await self._seating.look_after(shards)
        await self._clocks.sweep(shards)
        await self._matchmaking.sweep(shards)
        await self._looking.sweep(shards)
        await self._daily_puzzles.sweep(shards)
        await self._reports.sweep(shards)
        await self._looking_back.sweep(shards)
        closed = await Closing(self._context, self._closed).sweep(shards)
        going = await self._turns.sweep(shards)
        await self._departures.sweep(shards)
        await self._context.store.drop_opened(self._context.now())
        await self._expiry.sweep()
        await self._privacy.sweep()
        waiting = [
            *await self._context.store.games_to_post(self._context.now(), shards=shards),
            *closed,
            *await self._digests.sweep(),
            *await self._following.sweep(shards),
            *await self._musters.sweep(shards),
            *going,
        ]
        gate = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._take_up(x, gate) for x in dict.fromkeys(waiting) if x not in self._slow))

    async def _take_up(self, game: str, gate: asyncio.Semaphore) -> None:
        """Continue one game. A slow one goes on in the background: no sweep waits for it."""
        async with gate:
            task = self._slow[game] = asyncio.create_task(self._carried_on(game))
            task.add_done_callback(lambda _: self._slow.pop(game, None))
            try:
                done, _ = await asyncio.wait({task}, timeout=SLOW)
            except asyncio.CancelledError:
                task.cancel()
                raise
            for x in done:
                x.result()

    async def _carried_on(self, game: str) -> None:
        try:
            await self._sender.carry_on(game)
        except Exception:
            LOG.exception("game %s could not be taken up; the next sweep tries again", game)

    async def stop(self) -> None:
        """Stop what sweeps have left running; nothing is lost by it."""
        await self._parking.rest()
        await self._looking_back.stop()
        left = list(self._slow.values())
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _looked_after(self) -> tuple[int, frozenset[int]] | None:
        """Say whose servers this process takes things up for; None for all there are.

        Those are its own shards', and those of shards that no process has served for a while.
        """
        if self._context.shards.whole:
            return None
        served, now = await self._context.store.served(self._context.shards.count), self._context.now()
        unserved = frozenset(range(self._context.shards.count)) - served - self._context.shards.mine
        self._unserved = {x: self._unserved.get(x, now) for x in unserved}
        taken = self._context.shards.also(x for x, since in self._unserved.items() if now - since >= UNSERVED)
        return taken.count, taken.mine

    async def channel_gone(self, channel: int) -> None:
        """Park the games of a channel or thread that was deleted. Nothing is removed."""
        for found in await self._context.store.find(channel=channel, status=("lobby", "playing", "frozen")):
            await self._failed_posts.leave_be(found.game.id, found.game.host, Trouble.GONE, 0, "deleted")
            await self._sender.carry_on(found.game.id)

    def _closed(self, row: Game) -> Outbox:
        """Tell a host that their lobby is closed, in private where its channel cannot be reached."""
        if row.parked:
            return self._outgoing.note(row.id, f"u{row.host}", "note-lobby-closed", who="")
        body = canonical({"name": "", "user": row.host, "host": row.host})
        return self._outgoing.post(row.id, f"c{row.channel}", PostKind.ABANDONED, body)

    async def is_told(self, game: str) -> bool:
        """Return whether nothing waits to be posted in a game's channel or thread."""
        return not any(x.lane.startswith("c") for x in await self._context.store.unsent(game))

    async def try_again(self, game: str, user: Person) -> Retried:
        """Post once more what could not be posted; for its players, its host and its own moderators.

        Raises:
            Refused: they are not.

        """
        live = await self._games.load(game, look=False)
        rights = await self._rights.rights(user, live.info)
        if not (rights.plays or rights.governs):
            raise Refused("refused-not-seated")
        lane = live.lane
        held = [x for x in await self._context.store.unsent(game) if x.lane == lane]
        if not held and live.row.parked:  # no post is waiting, so post how the game stands
            lobby = live.info.status is Status.LOBBY
            again = (
                self._outgoing.lobby_card(live.row)
                if lobby
                else self._outgoing.post(game, lane, PostKind.AGAIN, last=live.row.n)
            )
            held = [again]
            await self._context.store.add_posts(held)
        await self._sender.drain(game)
        left = [x for x in await self._context.store.unsent(game) if x.lane == lane]
        return Retried(waited=bool(held), due=max((x.due for x in left), default=0))
