"""The pages of puzzles for one person: which titles have any, the puzzle itself, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.play.context import Context
from bot.play.games import cards
from bot.play.games.cards import Rows
from bot.play.games.live import Wording
from bot.play.learning.positions import Position, PositionPictures, choices
from bot.play.learning.progress import Progress
from bot.play.learning.puzzle_progress import PuzzleProgress, Score
from bot.play.learning.puzzle_words import asked, bests, label, measured, odds, why
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.ports import Button, Control, Post, Tone
from bot.play.model.terms import Person
from bot.play.titles.glossary import with_words
from engine.core.codec import token
from engine.core.errors import IllegalAction, Refusal
from engine.puzzles.judging import Verdict
from engine.puzzles.puzzle import Puzzle
from render.core.text import Words
from render.core.texts.graphemes import cut

#: Number of titles that are shown as buttons.
MOST = 15
RIGHT, WRONG = "✓ ", "✗ "


class PuzzlePages:
    """Lays puzzles out, with the questions and pictures of a real game."""

    def __init__(
        self,
        context: Context,
        wording: Wording,
        pictures: PositionPictures,
        progress: PuzzleProgress,
        lessons: Progress,
    ) -> None:
        self._context, self._wording, self._pictures, self._progress = context, wording, pictures, progress
        self._lessons = lessons

    async def titles(self, user: Person, beside: Sequence[Control] = ()) -> Post:
        """List the titles that have puzzles, with the user's score in each."""
        say, lines, buttons = await self._wording.words_for(user), list[str](), list[Button]()
        for name in self._progress.posed():
            score = self._progress.score(await self._progress.solving(user, name))
            title = self._context.titles[name].game.title
            lines.append(say("puzzle-title-line", title=title, **_figures(score)))
            buttons.append(Button(title, make(Verb.PUZZLE, NOWHERE, name), Tone.MAIN))
        text = (say("puzzle-about"), "\n".join(lines)) if lines else (say("puzzle-none"),)
        beside = (*self._taught(say), *beside)
        rows = (*cards.rows_of(buttons[:MOST]), *([beside] if beside else []))
        return Post(title=say("puzzle-title"), text=text, small=say("puzzle-private"), rows=rows)

    async def ask(
        self,
        user: Person,
        puzzle: Puzzle,
        at: Position,
        refused: Refusal | None = None,
        prefix: Sequence[str] = (),
        page: int = 0,
    ) -> Post:
        """Lay out a puzzle; `refused` is why the user's input is not a legal answer."""
        say = await self._wording.words_for(user)
        question, rows = _controls(puzzle, at, say, prefix, page)
        image, board = await self._pictures.for_person(
            user, at, f"puzzle-{puzzle.game}-{puzzle.id}", prefix=prefix, lit=at.drawable(puzzle.shown)
        )
        score = self._progress.score(await self._progress.solving(user, puzzle.game))
        told = _refusal(at, refused, say) if refused is not None else ""
        post = Post(
            title=say("puzzle-heading", title=at.title.game.title, level=say(f"puzzle-{puzzle.difficulty}")),
            text=tuple(x for x in (told, asked(puzzle, at, say), question, board) if x),
            image=image,
            small=_small(score, say),
            rows=(*rows, (*_foot(puzzle, say), *self._taught(say, puzzle.game))),
        )
        return with_words(puzzle.game, post, say, [question] if question else [])

    async def told(self, user: Person, puzzle: Puzzle, at: Position, verdict: Verdict) -> Post:
        """Say what a user's answer was worth, which is best, and why."""
        say = await self._wording.words_for(user)
        best = bests(puzzle, at, say)
        if verdict.best:
            head = RIGHT + say("puzzle-right", answer=label(puzzle, at, verdict.answer, say))
        else:
            head = WRONG + say("puzzle-wrong", answer=label(puzzle, at, verdict.answer, say), best=best)
            head += "" if verdict.offer else " " + say("puzzle-not-compared")
        image, board = await self._pictures.for_person(
            user,
            at,
            f"puzzle-{puzzle.game}-{puzzle.id}",
            lit=at.drawable(puzzle.best),
            marks=at.about(puzzle.best[0]),
        )
        score = self._progress.score(await self._progress.solving(user, puzzle.game))
        found = [say("puzzle-all-seen")] if score.tried == score.all else []
        titles = Button(say("puzzle-titles"), make(Verb.PUZZLE, NOWHERE))
        return Post(
            title=say("puzzle-told", title=at.title.game.title, theme=say(puzzle.key())),
            text=tuple(
                x
                for x in (head, why(puzzle, at, say), odds(puzzle, at, say, verdict.answer), *found, board)
                if x
            ),
            image=image,
            small=f"{measured(puzzle, say)}\n{_small(score, say)}",
            rows=(
                (
                    Button(say("puzzle-next"), make(Verb.PUZZLE, NOWHERE, puzzle.game), Tone.MAIN),
                    *self._taught(say, puzzle.game),
                    titles,
                ),
            ),
        )

    def _taught(self, say: Words, title: str = "") -> tuple[Button, ...]:
        """Return the button that leads to lessons, those of a title or all; none where there are none."""
        there = self._lessons.lessons(title) if title else self._lessons.taught()
        names = [title] if title else []
        return (Button(say("learn-back"), make(Verb.LEARN, NOWHERE, *names)),) if there else ()


def _controls(puzzle: Puzzle, at: Position, say: Words, prefix: Sequence[str], page: int) -> tuple[str, Rows]:
    """Return the question and the answers: those of a real game, or where they are a form those compared."""
    if at.listed is not None:
        return choices(at, say, partial(_id, puzzle), prefix, page)
    buttons = [
        Button(cut(label(puzzle, at, x, say), cards.LABEL), _id(puzzle, "take", token(x)), Tone.MAIN)
        for x in puzzle.shown
    ]
    return at.title.look.question(puzzle.kind, at.view, say), tuple((x,) for x in buttons)


def _foot(puzzle: Puzzle, say: Words) -> tuple[Control, ...]:
    write = Button(say("learn-write"), make(Verb.SOLVE, NOWHERE, puzzle.game, puzzle.id))
    return (write, Button(say("puzzle-titles"), make(Verb.PUZZLE, NOWHERE)))


def _id(puzzle: Puzzle, what: str, detail: str) -> str:
    return make(Verb.PUZZLE, NOWHERE, puzzle.game, puzzle.id, what, detail)


def _refusal(at: Position, refused: Refusal, say: Words) -> str:
    faults = refused.faults if isinstance(refused, IllegalAction) else ()
    said = " ".join(at.title.look.refusal(x, say) for x in faults)
    return WRONG + (said or say("learn-refused"))


def _figures(score: Score) -> dict[str, int]:
    return {"found": score.found, "tried": score.tried, "all": score.all, "streak": score.streak}


def _small(score: Score, say: Words) -> str:
    if not score.tried:
        return say("puzzle-small-first")
    return say("puzzle-small", longest=score.longest, **_figures(score))
