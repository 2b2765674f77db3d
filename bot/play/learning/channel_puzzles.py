"""What a channel chooses about its puzzle of the day, and the votes of those who see it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.play.clocks.local_hours import HOURS, next_at
from bot.play.context import Context
from bot.play.games.rights import moderates_at
from bot.play.learning.puzzle_progress import PuzzleProgress
from bot.play.model.terms import Person, Refused
from bot.store.models import PuzzleChannel, PuzzleDay, PuzzleVote
from engine.core.codec import token

#: When the question and its solution come where nobody has chosen hours.
MORNING, EVENING = 9, 20


class ChannelPuzzles:
    """Switches the puzzle of the day on and off, and takes votes."""

    def __init__(self, context: Context, progress: PuzzleProgress) -> None:
        self._context, self._store, self._progress = context, context.store, progress

    async def chosen(self, by: Person, channel: int) -> PuzzleChannel | None:
        """Return a channel's choice for its daily puzzles, or None; for its moderators.

        Raises:
            Refused: the person is not one.

        """
        _moderates(by, channel)
        return await self._store.puzzle_channel(channel)

    async def switch_on(
        self,
        by: Person,
        channel: int,
        *,
        titles: Sequence[str] | None = None,
        hour: int | None = None,
        evening: int | None = None,
    ) -> PuzzleChannel:
        """Have a channel be asked a puzzle a day, or change of what and when. Times are of who chooses them.

        Raises:
            Refused: they do not moderate this channel, or there are no such puzzles or hours.

        """
        guild = _moderates(by, channel)
        posed = self._progress.posed()
        row = await self._store.puzzle_channel(channel) or PuzzleChannel(
            channel=channel, guild=guild, titles=json.dumps(posed), hour=MORNING, evening=EVENING
        )
        if titles is not None:
            row.titles = json.dumps([x for x in posed if x in titles])
        row.hour, row.evening = _hour(hour, row.hour), _hour(evening, row.evening)
        if not json.loads(row.titles):
            raise Refused("puzzle-none")
        if hour is not None or evening is not None or not row.due:
            row.zone = (await self._store.schedule(by.id)).zone or row.zone
            row.due = next_at(row.zone, row.hour, self._context.stored_now())
        row.trouble = ""
        await self._store.keep_puzzle_channel(row)
        return row

    async def switch_off(self, by: Person, channel: int) -> None:
        """Stop the daily puzzle in a channel. The current one runs until its evening."""
        _moderates(by, channel)
        await self._store.no_puzzle_channel(channel)

    async def vote(self, by: Person, number: int, wanted: str) -> tuple[PuzzleDay, str]:
        """Take a person's vote, replacing an earlier one; return the day and the answer they chose.

        Raises:
            Refused: they are not in the puzzle's channel, or votes are no longer taken.

        """
        day = await self._store.puzzle_day(number)
        if day is None or by.access is None or by.access.channel != day.channel or not by.access.sees:
            raise Refused("refused-gone")
        puzzle = self._progress.puzzle(day.title, day.puzzle)
        answer = next((x for x in puzzle.shown if token(x) == wanted), "")
        if not answer:
            raise Refused("refused-gone")
        row = PuzzleVote(day=number, user=by.id, answer=answer, at=self._context.stored_now())
        if not await self._store.puzzle_vote(row):
            raise Refused("daily-closed")
        return day, answer


def _moderates(by: Person, channel: int) -> int:
    """Return the server on which a person is acting and whose channel they moderate."""
    if by.access is None or not moderates_at(by, by.access.guild, channel):
        raise Refused("refused-moderator")
    return by.access.guild


def _hour(wanted: int | None, now: int) -> int:
    if wanted is None:
        return now
    if not 0 <= wanted < HOURS:
        raise Refused("refused-setting", name="hour")
    return wanted
