"""How far people are in lessons and puzzles, and what their answers there are worth."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING
from zlib import crc32

from bot.play.context import Context
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Refused
from bot.play.surface.surfaces import Position
from bot.store.models import Learning, PuzzleAnswer
from bot.store.repositories.puzzles.solving import Solving
from engine.core.codec import token
from engine.core.errors import BadData, InvalidAction, Refusal
from engine.core.rules import Action
from engine.lessons.runner import Runner, Standing, Worth
from engine.lessons.runner import Verdict as LessonVerdict
from engine.lessons.script import Lesson, Step, lesson_of, lessons_of

if TYPE_CHECKING:
    from engine.puzzles.judging import Verdict
    from engine.puzzles.puzzle import Puzzle

#: Number of wrong answers to a step after which people may ask for the right one.
MISSES = 2
#: Key of a half-filled form, kept behind the answers.
DRAFT = "draft"


@dataclass(frozen=True, slots=True)
class Stage:
    """A user's place in a lesson: the step, their wrong answers to it; `done`: finished once before.

    `draft` is their draft of this step's form.
    """

    lesson: Lesson
    step: int = 0
    answers: tuple[str, ...] = ()
    misses: int = 0
    done: bool = False
    draft: str = ""

    @property
    def stuck(self) -> bool:
        """Return whether they are offered the right answer."""
        return self.misses >= MISSES


@dataclass(frozen=True, slots=True)
class Response:
    """The response to an answer: `key` of the lesson's own words, or what it is worth; "" for none."""

    worth: str = ""
    key: str = ""
    why: Refusal | None = None
    ended: bool = False


class Progress:
    """Reads and saves people's progress; judges their answers."""

    def __init__(
        self,
        context: Context,
    ) -> None:
        self._context = context

    @cached_property
    def _runners(self) -> Mapping[str, Runner]:
        return {name: Runner(x.game) for name, x in self._context.titles.titles.items()}

    def taught(self) -> tuple[str, ...]:
        """List the titles that have lessons."""
        return tuple(x for x in self._context.titles.titles if self.lessons(x))

    def lessons(self, title: str) -> tuple[Lesson, ...]:
        """List a title's lessons; none where a stranger's cannot be read."""
        try:
            return lessons_of(title) if title in self._context.titles.titles else ()
        except BadData as why:
            LOG.error("the lessons of %s cannot be read: %s", title, why)
            return ()

    async def stages(self, user: Person, title: str) -> list[Stage]:
        """Return a user's place in each lesson of a title."""
        rows = {x.lesson: x for x in await self._context.store.learning(user.id, title)}
        return [_place(x, rows.get(x.name)) for x in self.lessons(title)]

    async def stage(self, user: Person, title: str, name: str) -> Stage:
        """Return a user's place in a lesson.

        Raises:
            Refused: the lesson no longer exists.

        """
        lesson = lesson_of(title, name) if self.lessons(title) else None
        if lesson is None:
            raise Refused("refused-gone")
        return next(x for x in await self.stages(user, title) if x.lesson is lesson)

    async def standing(self, stage: Stage) -> Standing:
        """Work out the game of a user's lesson, off the event loop.

        Raises:
            Refused: the lesson contradicts the current rules.

        """
        runner = self._runners[stage.lesson.game]
        try:
            return await asyncio.to_thread(runner.at, stage.lesson, stage.step, stage.answers)
        except BadData as why:
            LOG.error("a lesson is broken: %s", why)
            raise Refused("learn-broken") from why

    async def again(self, user: Person, stage: Stage) -> Stage:
        """Take a user back to the beginning of a lesson."""
        begun = replace(stage, step=0, answers=(), misses=0, draft="")
        return await self._keep(user, stage, begun)

    async def go_on(self, user: Person, stage: Stage) -> tuple[Stage, Response]:
        """Move a user on from a step that needs no answer."""
        step = _step(stage)
        return await self._on(user, stage, None) if step.kind in ("say", "watch") else (stage, Response())

    async def choose(self, user: Person, stage: Stage, choice: str) -> tuple[Stage, Response]:
        """Take a user's answer to a question about what they have learnt."""
        step = _step(stage)
        if step.kind != "check" or choice not in step.choices:
            return stage, Response()
        if choice == step.right:
            return await self._on(user, stage, None)
        return await self._missed(user, stage), Response("wrong", stage.lesson.key(step.id, choice, "why"))

    async def answer(
        self,
        user: Person,
        stage: Stage,
        at: Standing,
        *,
        wanted: str = "",
        text: str = "",
        action: Action = None,
    ) -> tuple[Stage, Response]:
        """Take an answer in a lesson: by the token of a button, typed, or as a form has made it."""
        if _step(stage).kind != "do":
            return stage, Response()
        found = await self._judged(at, wanted, text, action)
        if found.worth is Worth.RIGHT:
            return await self._on(user, stage, found.answer)
        key = stage.lesson.key(_step(stage).id, found.word) if found.word else ""
        return await self._missed(user, stage), Response(found.worth, key, found.why)

    def position(self, at: Standing) -> Position:
        """Return a user's position at a step."""
        title, seat = self._context.titles[at.lesson.game], at.lesson.script.seat
        return Position(title, at.state, seat, at.question)

    async def give_answer(self, user: Person, stage: Stage, at: Standing) -> tuple[Stage, Response]:
        """Show a user what they could not find."""
        step = _step(stage)
        if not stage.stuck or step.kind not in ("do", "check"):
            return stage, Response()
        found = await self._judged(at, "", step.example) if step.kind == "do" else None
        return await self._on(user, stage, found.answer if found else None)

    async def drafted(self, user: Person, stage: Stage, draft: str) -> Stage:
        """Save a user's draft of a form."""
        return stage if draft == stage.draft else await self._keep(user, stage, replace(stage, draft=draft))

    async def _judged(self, at: Standing, wanted: str, text: str, action: Action = None) -> LessonVerdict:
        runner = self._runners[at.lesson.game]
        if wanted:
            action = self.position(at).meant(wanted)
            texts = written(at) if action is None else ()
            text = next((x for x in texts if token(x) == wanted), "")
        if action is None and not text:
            return LessonVerdict(Worth.REFUSED, why=InvalidAction(text))
        return await asyncio.to_thread(runner.judge, at, text, action)

    async def _on(self, user: Person, stage: Stage, answer: str | None) -> tuple[Stage, Response]:
        answers = stage.answers if answer is None else (*stage.answers, answer)
        on = replace(stage, step=stage.step + 1, answers=answers, misses=0, draft="")
        ended = on.step == len(stage.lesson.steps)
        if ended:
            on = replace(on, step=0, answers=(), done=True)
        kept = await self._keep(user, stage, on)
        return kept, Response(
            Worth.RIGHT if answer is not None or _step(stage).kind == "check" else "", ended=ended
        )

    async def _missed(self, user: Person, stage: Stage) -> Stage:
        return await self._keep(user, stage, replace(stage, misses=stage.misses + 1))

    async def _keep(self, user: Person, was: Stage, now: Stage) -> Stage:
        """Save a user's place; if another press was quicker, return where that has led."""
        lesson, stamp = now.lesson, self._context.now()
        done = await self._context.store.learning(user.id, lesson.game)
        before = next((x.done for x in done if x.lesson == lesson.name), 0)
        row = Learning(
            user=user.id,
            title=lesson.game,
            lesson=lesson.name,
            step=now.step,
            answers=json.dumps([*now.answers, *([{DRAFT: now.draft}] if now.draft else [])]),
            misses=now.misses,
            sum=lesson.sum,
            done=before or (stamp if now.done else 0),
            at=stamp,
        )
        if await self._context.store.learn(row, was=was.step):
            return now
        return await self.stage(user, lesson.game, lesson.name)


def written(at: Standing) -> tuple[str, ...]:
    """Return the texts that are offered where answers cannot be listed: a right one among wrong ones."""
    if at.step is None:
        return ()
    texts = (at.step.example, *(x.answer for x in at.step.wrong if "*" not in x.answer))
    return tuple(sorted(dict.fromkeys(texts), key=token))


def _step(stage: Stage) -> Step:
    return stage.lesson.steps[stage.step]


def _place(lesson: Lesson, row: Learning | None) -> Stage:
    """Return a user's place; a lesson whose file has changed since starts again."""
    if row is None:
        return Stage(lesson)
    if row.sum != lesson.sum or not 0 <= row.step < len(lesson.steps):
        return Stage(lesson, done=bool(row.done))
    kept = json.loads(row.answers)
    answers, draft = [x for x in kept if isinstance(x, str)], kept[-1] if kept else ""
    text = draft[DRAFT] if isinstance(draft, dict) else ""
    return Stage(
        lesson=lesson,
        step=row.step,
        answers=tuple(answers),
        misses=row.misses,
        done=bool(row.done),
        draft=text,
    )


#: A puzzle's difficulty is the share of people who miss it, in parts of this many.
PARTS = 1000


@dataclass(frozen=True, slots=True)
class Score:
    """A user's score in a title's puzzles: solved, tried and existing ones, and their streaks."""

    found: int
    tried: int
    all: int
    streak: int
    longest: int


class PuzzleProgress:
    """Chooses puzzles for people, judges their answers, and keeps how far they are."""

    def __init__(self, context: Context) -> None:
        self._context, self._store = context, context.store
        self._broken = set[tuple[str, str]]()  # puzzles whose positions can no longer be read

    def posed(self) -> tuple[str, ...]:
        """List the titles that have puzzles."""
        return tuple(x for x in self._context.titles.titles if self.puzzles(x))

    def puzzles(self, title: str) -> tuple[Puzzle, ...]:
        """List a title's puzzles; none where a stranger's cannot be read."""
        from engine.puzzles.puzzle import puzzles_of

        try:
            found = puzzles_of(title) if title in self._context.titles.titles else ()
        except BadData as why:
            LOG.error("the puzzles of %s cannot be read: %s", title, why)
            return ()
        return tuple(x for x in found if (title, x.id) not in self._broken)

    def puzzle(self, title: str, name: str) -> Puzzle:
        """Find a puzzle.

        Raises:
            Refused: it is gone.

        """
        found = next((x for x in self.puzzles(title) if x.id == name), None)
        if found is None:
            raise Refused("refused-gone")
        return found

    async def position(self, puzzle: Puzzle) -> Position:
        """Lay a puzzle out, off the event loop.

        Raises:
            Refused: its position does not fit the rules as they are now; it is not chosen again.

        """
        from engine.puzzles.judging import laid_out

        title = self._context.titles[puzzle.game]
        try:
            state, asked = await asyncio.to_thread(laid_out, title.game, puzzle)
        except BadData as why:
            LOG.error("a puzzle is broken: %s", why)
            self._broken.add((puzzle.game, puzzle.id))
            raise Refused("puzzle-broken") from why
        return Position(title, state, puzzle.seat, asked)

    async def solving(self, user: Person, title: str) -> Solving:
        """Return a user's standing in a title's puzzles."""
        return await self._store.solving(user.id, title)

    def score(self, solving: Solving) -> Score:
        """Count a user's answers to existing puzzles."""
        there = self.puzzles(solving.standing.title)
        mine = [solving.answers[x.id] for x in there if x.id in solving.answers]
        s = solving.standing
        return Score(sum(x.found for x in mine), len(mine), len(there), s.streak, s.longest)

    async def apart(self, title: str) -> frozenset[str]:
        """Name the puzzles that some channel is asked today: until its evening their solution is secret.

        Empty if no others are left.
        """
        asked = await self._store.puzzles_under_way(title)
        return frozenset(asked) if any(x.id not in asked for x in self.puzzles(title)) else frozenset()

    async def current(self, user: Person, title: str) -> Puzzle:
        """Return a user's current puzzle: the same until they answer it.

        Raises:
            Refused: the title has none.

        """
        solving, there = await self.solving(user, title), self.puzzles(title)
        if not there:
            raise Refused("puzzle-none")
        was = solving.standing.puzzle
        apart = await self.apart(title)
        now = next((x for x in there if x.id == was and x.id not in apart), None)
        if now is not None:
            return now
        chosen = fitting(there, solving, user.id, apart)
        return self.puzzle(title, await self._store.put_before(user.id, title, chosen.id, was))

    async def judged(self, puzzle: Puzzle, at: Position, *, wanted: str = "", text: str = "") -> Verdict:
        """Say what an answer to a puzzle is worth: by the token of a button, or typed.

        Raises:
            Refused: the button names nothing that is open.

        """
        from engine.puzzles.judging import tries

        action: Action = None
        if wanted:
            action = at.meant(wanted)
            text = next((x for x in puzzle.choices if token(x) == wanted), "")
            if action is None and not text:
                raise Refused("refused-gone")
        tried = "" if action is not None else text
        return await asyncio.to_thread(tries, at.title.game, puzzle, tried, action)

    async def answered(self, user: Person, puzzle: Puzzle, verdict: Verdict, *, again: bool = False) -> bool:
        """Save a user's answer, the first or another; False if the puzzle is no longer their current one."""
        row = PuzzleAnswer(
            user=user.id,
            title=puzzle.game,
            puzzle=puzzle.id,
            answer=verdict.answer,
            found=verdict.best,
            at=self._context.now(),
        )
        return await self._store.solve(row, again=again)


def fitting(
    there: Sequence[Puzzle], solving: Solving, user: int, apart: Collection[str] = frozenset()
) -> Puzzle:
    """Choose a user's next puzzle: one they have not seen, just within their ability.

    If they have seen all, it is the one they saw longest ago. Those `apart` are avoided if possible: some
    channel is asked them today.
    """
    free = [x for x in there if x.id not in apart] or list(there)
    new = [x for x in free if x.id not in solving.answers]
    if not new:
        return min(free, key=lambda x: solving.answers[x.id].at)
    level = solving.standing.level
    return min(
        new, key=lambda x: (abs(round(PARTS * x.missed) - level) // 50, crc32(f"{user} {x.id}".encode()))
    )
