"""One puzzle a day for channels that want it: it is chosen, posted, closed in the evening, and solved there.

Each step is committed before anything is said of it, and a post is looked for before it is made again: a
process may die anywhere, and several may share the work.
"""

from __future__ import annotations

import json
from hashlib import sha256
from zlib import crc32

from bot.play.clocks.time_off import next_at
from bot.play.context import Context
from bot.play.learning.daily import DailyPosts
from bot.play.learning.progress import PuzzleProgress
from bot.play.model.ports import CourierError, MessageRef, Place, Post, Trouble
from bot.play.model.rows import LOG
from bot.play.model.terms import Refused
from bot.store.models import DayStatus, PuzzleChannel, PuzzleDay
from bot.store.shards import Part
from engine.puzzles.puzzle import Puzzle

#: Seconds for which one process holds a day; until the next try after an outage, and after lasting trouble.
HELD, SOON, REST = 60, 60, 900

#: A question is only asked if this many seconds are left to answer it.
LEAST = 3600

#: Seconds after the evening for which the bot tries to post a solution.
PATIENCE = 2 * 86_400


class DailyPuzzles:
    """Carries the puzzles of channels on."""

    def __init__(self, context: Context, progress: PuzzleProgress, posts: DailyPosts) -> None:
        self._context, self._store, self._courier = context, context.store, context.courier
        self._progress, self._posts = progress, posts

    async def sweep(self, part: Part | None) -> None:
        """Do what is due: solutions first, so that a channel reads yesterday's before today's puzzle."""
        now = self._context.stored_now()
        await self._carry_on(part, now)
        begun = 0
        for row in await self._store.puzzle_channels_due(now, shards=part):
            try:
                begun += bool(await self._begin(row, now))
            except Exception:
                LOG.exception("no puzzle could be chosen for channel %d", row.channel)
        if begun:
            await self._carry_on(part, now)

    async def _carry_on(self, part: Part | None, now: int) -> None:
        for number in await self._store.puzzle_days_due(now, shards=part):
            try:
                await self._step(number, now)
            except Exception:
                LOG.exception("the puzzle of day %d could not be carried on", number)

    # -- choosing ----------------------------------------------------------------------------------------

    async def _begin(self, row: PuzzleChannel, now: int) -> int:
        """Choose a channel's puzzle, unless its evening has nearly come."""
        due, closes = next_at(row.zone, row.hour, now), next_at(row.zone, row.evening, now)
        puzzle = await self._chosen(row) if closes - now >= LEAST else None
        day = None
        if puzzle is not None:
            day = PuzzleDay(
                guild=row.guild,
                channel=row.channel,
                title=puzzle.game,
                puzzle=puzzle.id,
                made=now,
                closes=closes,
                due=now,
            )
        return await self._store.begin_day(row, due, day)

    async def _chosen(self, row: PuzzleChannel) -> Puzzle | None:
        """Choose the title whose turn it is, and of it a puzzle that was longest not asked in the channel."""
        days = await self._store.puzzle_days(row.channel)
        asked = {(x.title, x.puzzle): i for i, x in reversed(list(enumerate(days)))}
        titles = [x for x in json.loads(row.titles) if self._progress.puzzles(x)]
        if not titles:
            return None
        last = next((x.title for x in days if x.title in titles), titles[-1])
        title = titles[(titles.index(last) + 1) % len(titles)]

        def order(x: Puzzle) -> tuple[int, int]:
            return -asked.get((title, x.id), len(days)), crc32(f"{row.channel} {x.id}".encode())

        return min(self._progress.puzzles(title), key=order)

    # -- one step ----------------------------------------------------------------------------------------

    async def _step(self, number: int, now: int) -> None:
        """Carry out the next due step of a channel's puzzle. Only one process does so at a time."""
        day = await self._store.hold_day(number, now, now + HELD)
        if day is None:
            return
        try:
            if day.status == DayStatus.CHOSEN:
                await self._ask(number, day, now)
            else:
                await self._close(number, day, now)
        except Refused:  # the puzzle has gone with a newer version
            await self._store.end_day(number, DayStatus.LOST)
        except CourierError as why:
            await self._troubled(number, day, why.trouble, now)

    async def _ask(self, number: int, day: PuzzleDay, now: int) -> None:
        if now >= day.closes:  # it may have been posted after all; then it is closed like any other
            there = await self._courier.arrived(Place(day.guild, day.channel), _nonce(day, "asks"))
            if there is None:
                await self._store.end_day(number, DayStatus.LOST)
                return
            day.message = there.message
            await self._store.keep_day(number, message=day.message, held=now + HELD)
            await self._close(number, day, now)
            return
        at = await self._posted(day, await self._posts.question(day), "asks")
        await self._store.keep_day(number, status=DayStatus.OPEN, message=at.message, due=day.closes)
        await self._store.puzzle_trouble(day.channel, "")

    async def _close(self, number: int, day: PuzzleDay, now: int) -> None:
        """Close the votes, and post the solution in the puzzle's message, or next to it."""
        best = self._progress.puzzle(day.title, day.puzzle).best
        await self._store.close_day(number, best, now)
        closed = await self._store.puzzle_day(number)
        if closed is None:
            return
        post = await self._posts.solution(closed, await self._store.votes(number))
        try:
            await self._courier.edit(MessageRef(day.channel, day.message), post, _nonce(day, "told"))
        except CourierError as why:
            if why.trouble is Trouble.GONE:  # somebody has deleted it: say no more about it
                await self._store.end_day(number, DayStatus.LOST)
                return
            if why.trouble is not Trouble.OLD:
                raise
            at = await self._posted(day, await self._posts.linked(day, post), "tells")
            await self._store.keep_day(number, message=at.message)
        await self._store.end_day(number, DayStatus.TOLD)

    async def _posted(self, day: PuzzleDay, post: Post, what: str) -> MessageRef:
        """Post something about a channel's puzzle, unless it is there already."""
        place, nonce = Place(day.guild, day.channel), _nonce(day, what)
        return await self._courier.arrived(place, nonce) or await self._courier.post(place, post, nonce)

    async def _troubled(self, number: int, day: PuzzleDay, trouble: Trouble, now: int) -> None:
        """Try again later, as long as it makes sense."""
        asks = day.status == DayStatus.CHOSEN
        if asks:
            await self._store.puzzle_trouble(day.channel, trouble.value)
        if trouble is Trouble.GONE and asks:
            await self._store.no_puzzle_channel(day.channel)
        if (trouble is Trouble.GONE and asks) or (not asks and now - day.closes > PATIENCE):
            await self._store.end_day(number, DayStatus.LOST)
            return
        wait = SOON if trouble is Trouble.LATER else REST
        await self._store.keep_day(number, due=now + wait)


def _nonce(day: PuzzleDay, what: str) -> str:
    return sha256(f"puzzle {day.channel} {day.id} {what}".encode()).hexdigest()[:20]
