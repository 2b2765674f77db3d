"""The post of a channel's puzzle of the day: with buttons for votes, and in the evening with its solution."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.play.context import Context
from bot.play.games import cards
from bot.play.learning.positions import Position, PositionPictures
from bot.play.learning.puzzle_progress import PuzzleProgress
from bot.play.learning.puzzle_words import asked, bests, label, measured, odds, short, why
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, MessageRef, Place, Post, Tone
from bot.play.model.terms import jump, moment
from bot.store.models import DayStatus, Guild, PuzzleDay, PuzzleVote
from engine.core.codec import token
from engine.puzzles.puzzle import Puzzle
from render.core.text import Words, join_list, words

#: Maximum number of solvers named; length from which answers are listed below each other, in characters.
NAMED, BROAD = 20, 38
LETTERS = "ABCDEFGHIJ"


class DailyPosts:
    """Lays the puzzles of channels out, as all who see the channel may read them."""

    def __init__(self, context: Context, pictures: PositionPictures, progress: PuzzleProgress) -> None:
        self._context, self._store = context, context.store
        self._pictures, self._progress = pictures, progress

    async def question(self, day: PuzzleDay) -> Post:
        """Ask a channel. Nothing in it hangs on votes.

        Raises:
            Refused: the puzzle is gone.

        """
        puzzle, at, say, there = await self._laid(day)
        names = [label(puzzle, at, x, say) for x in puzzle.shown]
        lettered = any(len(x) > BROAD for x in names)
        lines = [f"**{LETTERS[i]}** {x}" for i, x in enumerate(names)] if lettered else []
        small = say("daily-small", when=moment(day.closes))
        before = await self._before(day, say)
        return Post(
            title=say("daily-title", title=at.title.game.title, level=say(f"puzzle-{puzzle.difficulty}")),
            text=tuple(x for x in (asked(puzzle, at, say), "\n".join(lines), before) if x),
            image=await self._pictures.for_all(
                at, say, there.theme, f"daily-{day.id}", lit=at.drawable(puzzle.shown)
            ),
            small=small,
            rows=self._buttons(day, puzzle, names, lettered=lettered),
            silent=True,
        )

    async def solution(self, day: PuzzleDay, votes: Sequence[PuzzleVote]) -> Post:
        """Tell a channel the solution, how many chose what, and who was right.

        Raises:
            Refused: the puzzle is gone.

        """
        puzzle, at, say, there = await self._laid(day)
        counts: dict[str, int] = json.loads(day.votes)
        head = say("daily-solution", best=bests(puzzle, at, say))
        return Post(
            title=say("daily-told", title=at.title.game.title, theme=say(puzzle.key())),
            text=(
                asked(puzzle, at, say),
                f"{head}\n{why(puzzle, at, say)}",
                odds(puzzle, at, say, votes=counts),
                _right(puzzle, votes, sum(counts.values()), say),
            ),
            image=await self._pictures.for_all(
                at,
                say,
                there.theme,
                f"daily-{day.id}",
                lit=at.drawable(puzzle.best),
                marks=at.about(puzzle.best[0]),
            ),
            small=measured(puzzle, say),
            rows=((_more(day, say),),),
            silent=True,
        )

    async def linked(self, day: PuzzleDay, post: Post) -> Post:
        """Return the solution as a message of its own, with a link to the question."""
        _, _, say, _ = await self._laid(day)
        link = jump(Place(day.guild, day.channel), MessageRef(day.channel, day.message))
        return Post(
            title=post.title,
            text=(say("daily-of", link=link), *post.text),
            image=post.image,
            small=post.small,
            rows=post.rows,
            silent=True,
        )

    async def _laid(self, day: PuzzleDay) -> tuple[Puzzle, Position, Words, Guild]:
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

    def _buttons(self, day: PuzzleDay, puzzle: Puzzle, names: Sequence[str], *, lettered: bool) -> cards.Rows:
        buttons = [
            Button(
                LETTERS[i] if lettered else short(name),
                make(Verb.VOTE, NOWHERE, day.id or 0, token(answer)),
                Tone.MAIN,
            )
            for i, (answer, name) in enumerate(zip(puzzle.shown, names, strict=True))
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
