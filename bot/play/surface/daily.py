"""A channel's puzzle of the day: what it chooses, its votes and posts, from morning to evening."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING
from zlib import crc32

from bot.play.clocks.time_off import HOURS, next_at
from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.rights import moderates_at
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, CourierError, MessageRef, Place, Post, Rows, Tone, Trouble
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Refused, jump, moment
from bot.play.surface.lessons import LETTERS, bests, label, measured, odds, puzzle_question, short, why
from bot.play.surface.progress import PuzzleProgress
from bot.play.surface.surfaces import Page, Position, Shot, Surfaces
from bot.store.models import DayStatus, Guild, PuzzleChannel, PuzzleDay, PuzzleVote
from bot.store.shards import Part
from engine.core.codec import token
from render.core.text import Words, join_list, words

if TYPE_CHECKING:
    from engine.puzzles.puzzle import Puzzle

#: When the question and its solution come where nobody has chosen hours.
MORNING, EVENING = 9, 20


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


#: Maximum number of solvers named; length from which answers are listed below each other, in characters.
NAMED, BROAD = 20, 38


class DailyPosts:
    """Lays the puzzles of channels out, as all who see the channel may read them."""

    def __init__(self, context: Context, surfaces: Surfaces, progress: PuzzleProgress) -> None:
        self._context, self._store = context, context.store
        self._surfaces, self._progress = surfaces, progress

    async def question(self, day: PuzzleDay) -> Post:
        """Ask a channel. Nothing in it hangs on votes.

        Raises:
            Refused: the puzzle is gone.

        """
        puzzle, at, say, there = await self._puzzle_of(day)
        names = [label(puzzle, at, x, say) for x in puzzle.choices]
        lettered = any(len(x) > BROAD for x in names)
        lines = [f"**{LETTERS[i]}** {x}" for i, x in enumerate(names)] if lettered else []
        small = say("daily-small", when=moment(day.closes))
        before = await self._before(day, say)
        page = Page(
            say("daily-title", title=at.title.game.title, level=say(f"puzzle-{puzzle.difficulty}")),
            news=(puzzle_question(puzzle, at, say), "\n".join(lines), before),
            answers=self._buttons(day, puzzle, names, lettered=lettered),
            small=small,
            plain=True,
            shot=Shot(f"daily-{day.id}", lit=at.drawable(puzzle.choices) or None),
        )
        return replace(await self._surfaces.post(page, at, None, say, theme=there.theme), silent=True)

    async def solution(self, day: PuzzleDay, votes: Sequence[PuzzleVote]) -> Post:
        """Tell a channel the solution, how many chose what, and who was right.

        Raises:
            Refused: the puzzle is gone.

        """
        puzzle, at, say, there = await self._puzzle_of(day)
        counts: dict[str, int] = json.loads(day.votes)
        head = say("daily-solution", best=bests(puzzle, at, say))
        lit, marks = at.drawable(puzzle.best) or None, at.about(puzzle.best[0])
        page = Page(
            say("daily-told", title=at.title.game.title, theme=say(puzzle.key())),
            news=(
                puzzle_question(puzzle, at, say),
                f"{head}\n{why(puzzle, say)}",
                odds(puzzle, at, say, votes=counts),
                _right(puzzle, votes, sum(counts.values()), say),
            ),
            answers=((_more(day, say),),),
            small=measured(puzzle, say),
            plain=True,
            shot=Shot(f"daily-{day.id}", lit=lit, marks=marks),
        )
        return replace(await self._surfaces.post(page, at, None, say, theme=there.theme), silent=True)

    async def linked(self, day: PuzzleDay, post: Post) -> Post:
        """Return the solution as a message of its own, with a link to the question."""
        _, _, say, _ = await self._puzzle_of(day)
        link = jump(Place(day.guild, day.channel), MessageRef(day.channel, day.message))
        return replace(post, text=(say("daily-of", link=link), *post.text))

    async def _puzzle_of(self, day: PuzzleDay) -> tuple[Puzzle, Position, Words, Guild]:
        puzzle, there = self._progress.puzzle(day.title, day.puzzle), await self._store.guild(day.guild)
        at, say = await self._progress.position(puzzle), words(there.locale or self._context.locale)
        return puzzle, at, say, there

    async def _before(self, day: PuzzleDay, say: Words) -> str:
        """Lead to the solution of the channel's last puzzle."""
        days = await self._store.puzzle_days(day.channel, 2)
        last = next((x for x in days if x.id != day.id and x.status == DayStatus.TOLD and x.message), None)
        if last is None:
            return ""
        cast, best = json.loads(last.votes), self._best(last)
        link = jump(Place(last.guild, last.channel), MessageRef(last.channel, last.message))
        right = sum(n for answer, n in cast.items() if answer in best)
        return say("daily-before", link=link, right=right, all=sum(cast.values()))

    def _best(self, day: PuzzleDay) -> tuple[str, ...]:
        there = self._progress.puzzles(day.title)
        return next((x.best for x in there if x.id == day.puzzle), ())

    def _buttons(self, day: PuzzleDay, puzzle: Puzzle, names: Sequence[str], *, lettered: bool) -> Rows:
        buttons = [
            Button(
                LETTERS[i] if lettered else short(name),
                make(Verb.VOTE, NOWHERE, day.id or 0, token(answer)),
                Tone.MAIN,
            )
            for i, (answer, name) in enumerate(zip(puzzle.choices, names, strict=True))
        ]
        return cards.rows_of(buttons)


def _right(puzzle: Puzzle, votes: Sequence[PuzzleVote], cast: int, say: Words) -> str:
    """Name who was right, and say how many chose at all."""
    right = [f"<@{x.user}>" for x in votes if x.answer in puzzle.best]
    if not cast:
        return say("daily-nobody-voted")
    if not right:
        return say("daily-nobody-right", all=cast)
    more = len(right) - NAMED
    named = [*right[:NAMED], *([say("daily-more", n=more)] if more > 0 else [])]
    return say("daily-right", who=join_list(named, say), n=len(right), all=cast)


def _more(day: PuzzleDay, say: Words) -> Button:
    return Button(say("daily-more-puzzles"), make(Verb.PUZZLE, NOWHERE, day.title))


#: Seconds for which one process holds a day; until the next try after an outage, and after lasting trouble.
HELD, SOON, REST = 60, 60, 900

#: A question is only asked if this many seconds are left to answer it.
LEAST = 3600

#: Seconds after the evening for which the bot tries to post a solution.
PATIENCE = 2 * 86_400


class DailyPuzzles:
    """Carries the puzzles of channels on, takes votes, and switches them on and off."""

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
        """Begin a channel's puzzle a day, or change its games and hours (in the chooser's time zone).

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
        answer = next((x for x in puzzle.choices if token(x) == wanted), "")
        if not answer:
            raise Refused("refused-gone")
        row = PuzzleVote(day=number, user=by.id, answer=answer, at=self._context.stored_now())
        if not await self._store.puzzle_vote(row):
            raise Refused("daily-closed")
        return day, answer


def _nonce(day: PuzzleDay, what: str) -> str:
    return sha256(f"puzzle {day.channel} {day.id} {what}".encode()).hexdigest()[:20]
