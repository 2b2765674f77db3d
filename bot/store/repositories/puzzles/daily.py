"""The puzzles that channels are asked each day, and the votes on them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection

from sqlalchemy import delete, update
from sqlmodel import Session, col, select

from bot.store.connections.sqlite import Repository
from bot.store.models import DayStatus, PuzzleAnswer, PuzzleChannel, PuzzleDay, PuzzleVote
from bot.store.repositories.puzzles.solving import keep_answer, standing_of
from bot.store.shards import Part, of_shards

#: Number of rows that a sweep takes up at once.
AT_ONCE = 50
#: Statuses in which votes are accepted. A vote on a puzzle that counts as not yet posted proves that it was.
ASKED = (DayStatus.CHOSEN, DayStatus.OPEN)


class DailyRows(Repository):
    """Queries over channels that want a puzzle a day, over the days, and over votes."""

    # -- channels ----------------------------------------------------------------------------------------

    async def puzzle_channel(self, channel: int) -> PuzzleChannel | None:
        """Read what a channel has chosen; None where it wants no puzzles."""
        return await self.reader.read(lambda db: db.get(PuzzleChannel, channel))

    async def keep_puzzle_channel(self, row: PuzzleChannel) -> None:
        """Keep what a channel has chosen."""
        await self.writer.write(lambda db: db.merge(row) and None, hold=row.channel)

    async def no_puzzle_channel(self, channel: int) -> None:
        """Stop a channel's daily puzzles; the current one there runs until its evening."""
        mine = delete(PuzzleChannel).where(col(PuzzleChannel.channel) == channel)
        await self.writer.write(lambda db: db.execute(mine) and None, hold=channel)

    async def puzzle_channels_due(self, now: int, *, shards: Part | None = None) -> list[PuzzleChannel]:
        """List the channels for which a puzzle must be chosen."""
        ask = (
            select(PuzzleChannel)
            .where(PuzzleChannel.due <= now, PuzzleChannel.due > 0, of_shards(shards, PuzzleChannel))
            .limit(AT_ONCE)
        )
        return await self.reader.read(lambda db: list(db.exec(ask)))

    async def puzzle_trouble(self, channel: int, trouble: str) -> None:
        """Note why a channel's puzzle could not be posted; "" when one was."""
        mine = update(PuzzleChannel).where(col(PuzzleChannel.channel) == channel)
        other = mine.where(col(PuzzleChannel.trouble) != trouble).values(trouble=trouble)
        await self.writer.write(lambda db: db.execute(other) and None, hold=channel)

    # -- days --------------------------------------------------------------------------------------------

    async def begin_day(self, was: PuzzleChannel, due: int, row: PuzzleDay | None) -> int:
        """Choose a channel's next puzzle, and when the one after it is due, in one transaction.

        None for a day without one. Returns its number; 0 where it was chosen already, or nothing was.
        """

        def write(db: Session) -> int:
            mine = update(PuzzleChannel).where(
                col(PuzzleChannel.channel) == was.channel, col(PuzzleChannel.due) == was.due
            )
            if db.exec(mine.values(due=due)).rowcount != 1 or row is None:
                return 0
            db.add(row)
            db.flush()
            return row.id or 0

        return await self.writer.write(write, hold=was.channel)

    async def puzzle_days(self, channel: int, most: int = 1000) -> list[PuzzleDay]:
        """List a channel's puzzles, the latest first."""
        ask = select(PuzzleDay).where(PuzzleDay.channel == channel).order_by(col(PuzzleDay.id).desc())
        return await self.reader.read(lambda db: list(db.exec(ask.limit(most))))

    async def puzzle_day(self, day: int) -> PuzzleDay | None:
        """Read a channel's puzzle of a day."""
        return await self.reader.read(lambda db: db.get(PuzzleDay, day))

    async def puzzles_under_way(self, title: str) -> set[str]:
        """Name the puzzles of a title that some channel is asked just now."""
        under_way = col(PuzzleDay.due) > 0
        ask = select(PuzzleDay.puzzle).where(under_way, PuzzleDay.title == title)
        return await self.reader.read(lambda db: set(db.exec(ask)))

    async def puzzle_days_due(self, now: int, *, shards: Part | None = None) -> list[int]:
        """List the daily puzzles that need something done."""
        ask = select(PuzzleDay.id).where(
            PuzzleDay.due <= now, PuzzleDay.due > 0, PuzzleDay.held <= now, of_shards(shards, PuzzleDay)
        )
        return await self.reader.read(lambda db: [x for x in db.exec(ask.limit(AT_ONCE)) if x])

    async def hold_day(self, day: int, now: int, until: int) -> PuzzleDay | None:
        """Work on a channel's puzzle as the only process that does; None while another one does."""

        def write(db: Session) -> PuzzleDay | None:
            mine = update(PuzzleDay).where(
                col(PuzzleDay.id) == day, col(PuzzleDay.held) <= now, col(PuzzleDay.due) > 0
            )
            if db.exec(mine.values(held=until)).rowcount != 1:
                return None
            return db.get(PuzzleDay, day, populate_existing=True)

        return await self.writer.write(write, hold=_hold(day))

    async def keep_day(self, day: int, **values: object) -> None:
        """Save the state of a channel's puzzle, and release it unless it stays `held`."""
        mine = update(PuzzleDay).where(col(PuzzleDay.id) == day).values({"held": 0, **values})
        await self.writer.write(lambda db: db.execute(mine) and None, hold=_hold(day))

    async def end_day(self, day: int, status: DayStatus) -> None:
        """Be done with a channel's puzzle: its votes are dropped."""

        def write(db: Session) -> None:
            db.execute(delete(PuzzleVote).where(col(PuzzleVote.day) == day))
            over = update(PuzzleDay).where(col(PuzzleDay.id) == day)
            db.execute(over.values(status=status, due=0, held=0))

        await self.writer.write(write, hold=_hold(day))

    # -- votes -------------------------------------------------------------------------------------------

    async def puzzle_vote(self, row: PuzzleVote) -> bool:
        """Save a person's vote, replacing an earlier one; False if votes are no longer taken."""

        def write(db: Session) -> bool:
            day = db.get(PuzzleDay, row.day, with_for_update=True)
            if day is None or day.status not in ASKED or day.closes <= row.at:
                return False
            db.merge(row)
            return True

        return await self.writer.write(write, hold=_hold(row.day))

    async def votes(self, day: int) -> list[PuzzleVote]:
        """List the votes on a channel's puzzle."""
        ask = select(PuzzleVote).where(PuzzleVote.day == day).order_by(col(PuzzleVote.at))
        return await self.writer.read(lambda db: list(db.exec(ask)))

    async def close_day(self, day: int, best: Collection[str], now: int) -> None:
        """Close the vote on a puzzle; votes become the answers of people who had none yet."""

        def write(db: Session) -> None:
            row = db.get(PuzzleDay, day, with_for_update=True)
            if row is None or row.status not in ASKED:
                return
            mine = select(PuzzleVote).where(PuzzleVote.day == day).order_by(col(PuzzleVote.user))
            cast = list(db.exec(mine))  # in a fixed order, against deadlocks
            row.status, row.votes = DayStatus.CLOSED, json.dumps(Counter(x.answer for x in cast))
            for x in cast:
                standing_of(db, x.user, row.title)
                if db.get(PuzzleAnswer, (x.user, row.title, row.puzzle)) is None:
                    answer = PuzzleAnswer(user=x.user, title=row.title, puzzle=row.puzzle, answer=x.answer)
                    answer.found, answer.at = x.answer in best, now
                    keep_answer(db, answer)

        await self.writer.write(write, hold=_hold(day))


def _hold(day: int) -> str:
    return f"puzzle {day}"
