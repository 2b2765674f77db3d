"""People's progress in a title's lessons, and what moves them on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from bot.play.context import Context
from bot.play.learning.positions import Position
from bot.play.model.rows import LOG
from bot.play.model.terms import Person, Refused
from bot.store.models import Learning
from engine.core.codec import token
from engine.core.errors import BadData, InvalidAction, Refusal
from engine.core.rules import Action
from engine.lessons.runner import Runner, Standing, Verdict, Worth
from engine.lessons.script import Lesson, Step, lesson_of, lessons_of

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
        """Return whether the right answer is offered to them."""
        return self.misses >= MISSES


@dataclass(frozen=True, slots=True)
class Met:
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

    async def go_on(self, user: Person, stage: Stage) -> tuple[Stage, Met]:
        """Move a user on from a step that needs no answer."""
        step = _step(stage)
        return await self._on(user, stage, None) if step.kind in ("say", "watch") else (stage, Met())

    async def choose(self, user: Person, stage: Stage, choice: str) -> tuple[Stage, Met]:
        """Take a user's answer to a question about what they have learnt."""
        step = _step(stage)
        if step.kind != "check" or choice not in step.choices:
            return stage, Met()
        if choice == step.right:
            return await self._on(user, stage, None)
        return await self._missed(user, stage), Met("wrong", stage.lesson.key(step.id, choice, "why"))

    async def answer(
        self,
        user: Person,
        stage: Stage,
        at: Standing,
        *,
        wanted: str = "",
        text: str = "",
        action: Action = None,
    ) -> tuple[Stage, Met]:
        """Take an answer in a lesson: by the token of a button, typed, or as a form has made it."""
        if _step(stage).kind != "do":
            return stage, Met()
        found = await self._judged(at, wanted, text, action)
        if found.worth is Worth.RIGHT:
            return await self._on(user, stage, found.answer)
        key = stage.lesson.key(_step(stage).id, found.word) if found.word else ""
        return await self._missed(user, stage), Met(found.worth, key, found.why)

    def position(self, at: Standing) -> Position:
        """Return a user's position at a step."""
        title, seat = self._context.titles[at.lesson.game], at.lesson.script.seat
        return Position(title, at.state, seat, at.asked)

    async def shown(self, user: Person, stage: Stage, at: Standing) -> tuple[Stage, Met]:
        """Show a user what they could not find."""
        step = _step(stage)
        if not stage.stuck or step.kind not in ("do", "check"):
            return stage, Met()
        found = await self._judged(at, "", step.example) if step.kind == "do" else None
        return await self._on(user, stage, found.answer if found else None)

    async def drafted(self, user: Person, stage: Stage, draft: str) -> Stage:
        """Save a user's draft of a form."""
        return stage if draft == stage.draft else await self._keep(user, stage, replace(stage, draft=draft))

    async def _judged(self, at: Standing, wanted: str, text: str, action: Action = None) -> Verdict:
        runner = self._runners[at.lesson.game]
        if wanted:
            action = self.position(at).meant(wanted)
            texts = written(at) if action is None else ()
            text = next((x for x in texts if token(x) == wanted), "")
        if action is None and not text:
            return Verdict(Worth.REFUSED, why=InvalidAction(text))
        return await asyncio.to_thread(runner.judge, at, text, action)

    async def _on(self, user: Person, stage: Stage, answer: str | None) -> tuple[Stage, Met]:
        answers = stage.answers if answer is None else (*stage.answers, answer)
        on = replace(stage, step=stage.step + 1, answers=answers, misses=0, draft="")
        ended = on.step == len(stage.lesson.steps)
        if ended:
            on = replace(on, step=0, answers=(), done=True)
        kept = await self._keep(user, stage, on)
        return kept, Met(
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
    return Stage(lesson, row.step, tuple(answers), row.misses, bool(row.done), text)
