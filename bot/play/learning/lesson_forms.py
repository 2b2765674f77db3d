"""A title's own form in a lesson: the same pages as in a game, with drafts that outlive a restart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from secrets import token_urlsafe
from typing import Any, TypeVar

from bot.play.context import Context
from bot.play.games.cards import Rows
from bot.play.games.live import Wording
from bot.play.learning.progress import Met, Progress, Stage
from bot.play.model.custom_ids import NOWHERE, CustomId, Verb, make, read
from bot.play.model.ports import Control
from bot.play.model.terms import Person, Refused
from bot.play.titles.editors import LOCK, LONGEST_DRAFT, Bench, Blank, Editor, Leaf, Orders, Stroke
from engine.core.errors import Refusal
from engine.lessons.runner import Standing, Worth

R = TypeVar("R")
#: Begins the action of a form's control in a lesson; the stroke's name and a changing mark follow.
FORM = "form"


@dataclass(frozen=True, slots=True)
class Turned:
    """The page that a stroke on a form led to, with what is `said` above it."""

    op: str = ""
    detail: str = ""
    said: tuple[str, ...] = ()


class LessonForms:
    """Has forms filled in by people who learn; their drafts are kept with how far they are."""

    def __init__(self, context: Context, wording: Wording, progress: Progress) -> None:
        self._context, self._wording, self._progress = context, wording, progress

    def editor(self, stage: Stage, at: Standing) -> Editor | None:
        """Return the form of a step; None where it has none, or offers written answers."""
        if at.step is None or not at.step.form or at.asked is None:
            return None
        return self._context.titles[stage.lesson.game].forms.get(at.asked.kind)

    async def leaf(self, user: Person, stage: Stage, at: Standing, page: Turned) -> tuple[Leaf, Rows]:
        """Lay a page of a step's form out, with controls that are named for the lesson."""
        editor, b = await self.bench(user, stage, at)
        leaf = await self._away(editor.leaf, b, page.op, page.detail)
        return leaf, tuple(tuple(_named(x, stage) for x in row) for row in leaf.rows)

    async def stroke(
        self, user: Person, stage: Stage, at: Standing, stroke: Stroke
    ) -> tuple[Stage, Met | Turned]:
        """Carry a stroke out: it leads to a page of the form, or is the step's answer."""
        async with self._context.locks(f"lesson {user.id} {stage.lesson.game} {stage.lesson.name}"):
            editor, b = await self.bench(user, stage, at)
            try:
                if stroke.op != LOCK:
                    edit = await self._away(editor.edit, b, stroke)
                    if len(edit.draft) > LONGEST_DRAFT:
                        raise Refused("refused-long", most=LONGEST_DRAFT)
                    stage, b = (
                        await self._progress.drafted(user, stage, edit.draft),
                        replace(b, draft=edit.draft),
                    )
                    if not edit.sure:
                        kept = [b.say("learn-not-kept")] if edit.keep or edit.forget else []
                        return stage, Turned(edit.op, edit.detail, (*edit.said, *kept))
                action = await self._away(editor.answer, b)
            except Refusal as why:
                return stage, Met(Worth.REFUSED, why=why)
        given = {"text": action.text} if isinstance(action, Orders) else {"action": action}
        return await self._progress.answer(user, stage, at, **given)

    async def blank(self, user: Person, stage: Stage, at: Standing, what: CustomId) -> Blank:
        """Return the text fields that a stroke asks for.

        Raises:
            Refused: the step has no form.

        """
        editor, b = await self.bench(user, stage, at)
        return editor.blank(b, stroke_of(what).op, what.arg(4))

    async def bench(self, user: Person, stage: Stage, at: Standing) -> tuple[Editor, Bench]:
        """Return the form of a step, and all that it may use.

        Raises:
            Refused: the step has no form.

        """
        editor, d = self.editor(stage, at), at.asked
        if editor is None or d is None:
            raise Refused("refused-gone")
        say, position = await self._wording.words_for(user), self._progress.position(at)
        game = position.title.game
        b = Bench(game, at.state, d, position.view, say, NOWHERE, mark=token_urlsafe(3))
        return editor, replace(b, draft=editor.begin(b, stage.draft or None))

    async def _away(self, do: Callable[..., R], *given: Any) -> R:
        return await self._context.outside(asyncio.to_thread(do, *given))


def stroke_of(
    what: CustomId, values: tuple[str, ...] = (), fields: Mapping[str, str] | None = None
) -> Stroke:
    """Return the stroke that a control of a form stands for in a lesson."""
    _, _, rest = what.arg(3).partition(".")
    return Stroke(rest.partition(".")[0], what.arg(4), values, fields or {})


def _named(x: Control, stage: Stage) -> Control:
    """Name a control of a form for its lesson."""
    was = read(x.id)
    verb = Verb.LESSON if was.verb is Verb.FILL else Verb.LEARN
    what = ".".join((FORM, was.arg(2), was.arg(4)))
    args = (stage.lesson.game, stage.lesson.name, stage.step, what, was.arg(3))
    return replace(x, id=make(verb, NOWHERE, *args))
