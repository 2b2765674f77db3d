"""Checking clocks: those that are due, and those of people whose time off has changed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.play.background.overruns import Overruns, Reached
from bot.play.clocks import bank
from bot.play.clocks.booking import Bookings, Happened, clock_of, is_veiled, row_of, wanted
from bot.play.clocks.pace import Stage, Terms, read
from bot.play.clocks.reliability import weight
from bot.play.clocks.time_off import TimeOff, ends, is_off
from bot.play.context import Context
from bot.play.games.live import Live
from bot.play.games.loader import GameLoader
from bot.play.games.outgoing import Outgoing
from bot.play.model.rows import LOG
from bot.play.model.terms import Refused, SeatInfo, Status
from bot.store.models import Outbox, Reliability, Schedule, SeatClock
from bot.store.repositories.clocks import ANEW, ASKING
from bot.store.shards import Part
from engine.core.rules import Seat

#: Seconds without a sweep that count as an outage: sweeps come every few seconds.
OUTAGE = 120
#: Seconds between two notes that sweeps are running.
BEAT = 30


class Clocks:
    """Checks clocks that are due, and reports the stages they have reached."""

    def __init__(
        self,
        context: Context,
        games: GameLoader,
        bookings: Bookings,
        overruns: Overruns,
        outgoing: Outgoing,
    ) -> None:
        self._context, self._games, self._bookings, self._overruns = context, games, bookings, overruns
        self._outgoing, self._store, self._noted = outgoing, context.store, 0

    async def rebook(self, user: int, was: Schedule | None = None) -> None:
        """Book the time a user has used, and work out again until when they have time.

        Called before their time off changes, so that past time is counted by the old schedule, and again
        afterwards, with the old schedule as `was`.
        """
        for game in await self._store.clocked_games(user):
            await self._look(game, user, was)

    @asynccontextmanager
    async def rebooked(self, user: int) -> AsyncIterator[None]:
        """Change a user's time off, booking their clocks before and after."""
        was = await self._store.schedule(user)
        await self.rebook(user, was)
        try:
            yield
        finally:
            await self.rebook(user, was)

    async def sweep(self, shards: Part | None) -> None:
        """Look at the clocks that are due. Part of every sweep."""
        await self._pulse(shards)
        for game in await self._store.clocks_due(self._context.stored_now(), shards=shards):
            try:
                await self._look(game)
            except Exception:
                LOG.exception("the clocks of game %s could not be looked at", game)

    async def _pulse(self, shards: Part | None) -> None:
        """Note now and then that the bot is there; give time back in which it was not."""
        now = self._context.stored_now()
        if 0 <= now - self._noted < BEAT:
            return
        self._noted = now
        if gap := await self._store.pulse(now, OUTAGE, shards):
            LOG.info("nobody could play for %d s: clocks go on as if that time had not been", gap)

    async def _look(self, game: str, renew: int = 0, was: Schedule | None = None) -> None:
        """Bring a game's clocks up to date; `renew` is the user whose time off was `was` and has changed."""
        async with self._context.locks(game), self._store.alone(game) as mine:
            if not mine:
                await self._later(game, renew)
                return
            try:
                live = await self._games.load(game, Status.PLAYING, to_change=True)
            except Refused as why:
                LOG.info("the clocks of game %s wait: %s", game, why.key)
                return
            now = await self._brought_up_to_date(live, renew, was) if live.row.clock else None
            for row in now.loaded.clocks if now else ():
                if 0 < row.due <= self._context.stored_now() and not await self._act(now or live, row):
                    return

    async def _later(self, game: str, renew: int) -> None:
        """Leave a game that another process holds to the next sweep; what is due stays due."""
        if renew:
            await self._store.nudge(game, anew=True)

    async def _brought_up_to_date(self, live: Live, renew: int, was: Schedule | None) -> Live | None:
        """Write the changes to a game's clocks; None if it has changed again meanwhile."""
        now, seats = self._context.stored_now(), live.info.seats
        waits = min((at for at, _ in live.loaded.waits), default=0)
        mine = [x for x in seats if renew and renew in self._calendars(live, x)]
        before = {
            x.seat: await self._bookings.off(x.user, read(live.row.clock), live.row.host, was)
            for x in mine
            if was
        }
        why = Happened(
            n=live.row.n, unsent=await self._unsent(live), renew=frozenset(x.seat for x in mine), was=before
        )
        want = wanted(live.state, seats, waits, now)
        changed = {x.seat: x for x in await self._bookings.changed(live.loaded, seats, want, why, now)}
        if not changed:
            return live
        rows = {x.seat: x for x in live.loaded.clocks}
        posts = [] if is_veiled(live.title) else self._shown(live, rows, changed, why.renew)
        if not await self._store.put_clocks(live.row.id, live.row.revision, changed.values(), posts):
            return None
        rows |= changed
        return replace(live, loaded=replace(live.loaded, clocks=list(rows.values())))

    def _shown(
        self,
        live: Live,
        rows: Mapping[Seat, SeatClock],
        changed: Mapping[Seat, SeatClock],
        renew: frozenset[Seat],
    ) -> list[Outbox]:
        """Update the newest board's deadline of a user whose time off has changed."""
        had = {seat: x for seat, x in rows.items() if x.runs and (seat in renew or x.due == ANEW)}
        moved = any(x.runs and seat in had and x.zero != had[seat].zero for seat, x in changed.items())
        return [self._outgoing.redrawn(live.row.id, live.lane)] if moved else []

    @staticmethod
    def _calendars(live: Live, seat: SeatInfo) -> tuple[int, ...]:
        """Return whose time off bears on a seat: its player's, and its host's where weekends are off."""
        return (seat.user, live.row.host) if read(live.row.clock).weekends else (seat.user,)

    async def _unsent(self, live: Live) -> dict[Seat, int]:
        """Return since when a post that asks a seat has not arrived."""
        found = dict[Seat, int]()
        posts = [x for x in await self._store.unsent(live.row.id) if x.what in ASKING]
        for x in live.info.seats:
            made = [p.made for p in posts if p.lane in (live.lane, f"u{x.user}")]
            if x.user and made:
                found[x.seat] = min(made)
        return found

    async def _act(self, live: Live, row: SeatClock) -> bool:
        """Tell what a clock has reached, or when to look at it again; False when the game has changed."""
        terms, now = read(live.row.clock), self._context.stored_now()
        info = live.info.seat(row.seat)
        if info is None:
            return True
        off, c = await self._bookings.off(info.user, terms, live.row.host), clock_of(row)
        if c.stage == Stage.ZERO:  # a vacation that begins during an overrun does not stop it
            off = replace(off, away=tuple(x for x in off.away if x[0] < c.zero))
        if is_off(off, now):
            later = replace(c, due=ends(off, now))
            return await self._store.put_clocks(live.row.id, live.row.revision, [row_of(row, later)])
        stage = bank.reached(c, terms, off, now)
        if stage is Stage.NONE:
            later = bank.told(c, terms, off, Stage(c.stage))
            return await self._store.put_clocks(live.row.id, live.row.revision, [row_of(row, later)])
        return await self._tell(live, row, info, terms, off, stage)

    async def _tell(
        self, live: Live, row: SeatClock, info: SeatInfo, terms: Terms, off: TimeOff, stage: Stage
    ) -> bool:
        c, veiled, now = clock_of(row), is_veiled(live.title), self._context.stored_now()
        counted = stage is Stage.ZERO and not veiled and not c.owes  # only once, even after an undo
        counts = [Reliability(user=info.user, late=weight(now))] if counted else []
        what = Reached(row.seat, info.user, stage, c.zero, terms.at_zero, veiled, counts)
        posts = await self._overruns.reached(live, what)
        c = bank.told(c, terms, off, stage)
        if what.veiled and stage is Stage.ZERO:  # the others cannot act: they may not know of it
            c = replace(c, usual=now)
        after = row_of(row, c)
        return await self._store.put_clocks(live.row.id, live.row.revision, [after], posts, counts)
