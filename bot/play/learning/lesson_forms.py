"""A title's own form in a lesson: the same pages as in a game, with drafts that outlive a restart."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from secrets import token_urlsafe

from bot.play.context import Context
from bot.play.games.cards import Rows
from bot.play.games.live import Wording
from bot.play.learning.position_forms import Turned, edited, leaf_of, next_page
from bot.play.learning.progress import Met, Progress, Stage
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.terms import Person, Refused
from bot.play.titles.editors import LOCK, Blank, Editor, EditorContext, EditorPage, FormInput, Orders
from engine.core.errors import Refusal
from engine.lessons.runner import Standing, Worth


class LessonForms:
    """Has forms filled in by people who learn; their drafts are kept with how far they are."""

    def __init__(self, context: Context, wording: Wording, progress: Progress) -> None:
        self._context, self._wording, self._progress = context, wording, progress

    def editor(self, stage: Stage, at: Standing) -> Editor | None:
        """Return the form of a step; None where it has none, or offers written answers."""
        if at.step is None or not at.step.form or at.asked is None:
            return None
        return self._context.titles[stage.lesson.game].forms.get(at.asked.kind)

    async def leaf(self, user: Person, stage: Stage, at: Standing, page: Turned) -> tuple[EditorPage, Rows]:
        """Lay a page of a step's form out, with controls that are named for the lesson."""
        editor, b = await self.bench(user, stage, at)
        return await leaf_of(self._context, editor, b, page, partial(_renamed, stage))

    async def apply(
        self, user: Person, stage: Stage, at: Standing, form_input: FormInput
    ) -> tuple[Stage, Met | Turned]:
        """Carry an input out: it leads to a page of the form, or is the step's answer."""
        async with self._context.locks(f"lesson {user.id} {stage.lesson.game} {stage.lesson.name}"):
            editor, b = await self.bench(user, stage, at)
            try:
                if form_input.op != LOCK:
                    edit = await edited(self._context, editor, b, form_input)
                    stage = await self._progress.drafted(user, stage, edit.draft)
                    b = replace(b, draft=edit.draft)
                    if not edit.sure:
                        return stage, next_page(edit, b.say("learn-not-kept"))
                action = await asyncio.to_thread(editor.answer, b)
            except Refusal as why:
                return stage, Met(Worth.REFUSED, why=why)
        given = {"text": action.text} if isinstance(action, Orders) else {"action": action}
        return await self._progress.answer(user, stage, at, **given)

    async def blank(self, user: Person, stage: Stage, at: Standing, form_input: FormInput) -> Blank:
        """Return the text fields that an input asks for.

        Raises:
            Refused: the step has no form.

        """
        editor, b = await self.bench(user, stage, at)
        return editor.blank(b, form_input.op, form_input.detail)

    async def bench(self, user: Person, stage: Stage, at: Standing) -> tuple[Editor, EditorContext]:
        """Return the form of a step, and all that it may use.

        Raises:
            Refused: the step has no form.

        """
        editor, d = self.editor(stage, at), at.asked
        if editor is None or d is None:
            raise Refused("refused-gone")
        say, position = await self._wording.words_for(user), self._progress.position(at)
        game = position.title.game
        b = EditorContext(game, at.state, d, position.view, say, NOWHERE, mark=token_urlsafe(3))
        return editor, replace(b, draft=editor.begin(b, stage.draft or None))


def _renamed(stage: Stage, fills: bool, what: str, detail: str) -> str:
    """Name a control of a form for its lesson."""
    verb = Verb.LESSON if fills else Verb.LEARN
    return make(verb, NOWHERE, stage.lesson.game, stage.lesson.name, stage.step, what, detail)
