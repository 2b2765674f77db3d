"""Taking up whatever was left lying."""

from __future__ import annotations

import asyncio

from bot.play.analysis.reports import LookingBack
from bot.play.background.clocks import Clocks
from bot.play.background.closing import Closing, Departures, Musters
from bot.play.background.daily_puzzles import DailyPuzzles
from bot.play.background.digests import Digests
from bot.play.background.expiry import Expiry
from bot.play.background.looking_card import Looking
from bot.play.background.matchmaking import Matchmaking
from bot.play.background.turns import Turns
from bot.play.commands.seating import Seating
from bot.play.context import Context
from bot.play.delivery.failed_posts import FailedPosts
from bot.play.delivery.parking import Parking
from bot.play.delivery.sender import Sender
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.games.rights import Authorization
from bot.play.matching.reports import Reports
from bot.play.model.ports import Trouble
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Refused, Retried, Status
from bot.play.watching.following import Following
from bot.store.models import Game, Outbox, PostKind
from engine.core.codec import canonical

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
    ) -> None:
        self._context, self._seating, self._departures, self._clocks = context, seating, departures, clocks
        self._rights, self._parking, self._outgoing, self._games = rights, parking, outgoing, games
        self._turns, self._failed_posts, self._sender = turns, failed_posts, sender
        self._matchmaking, self._looking, self._reports = matchmaking, looking, reports
        self._digests, self._musters, self._expiry = digests, musters, expiry
        self._daily_puzzles, self._looking_back, self._following = daily_puzzles, looking_back, following
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
            Refused: they are none of these.

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
