"""A title's own forms in a sandbox: the same pages as in a game, for whichever side is asked."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from secrets import token_urlsafe

from bot.play.context import Context
from bot.play.games.cards import Rows
from bot.play.games.live import Wording
from bot.play.learning.position_forms import Turned, edited, leaf_of, next_page
from bot.play.model.custom_ids import NOWHERE, Verb, make
from bot.play.model.terms import Person, Refused
from bot.play.sandbox.lines import Lines
from bot.play.sandbox.playing import Played, SandboxPlay
from bot.play.sandbox.sandboxes import Sandboxes, Trial
from bot.play.titles.editors import LOCK, Blank, Editor, EditorContext, EditorPage, FormInput
from engine.core.errors import Refusal
from engine.core.rules import Decision, Seat


class SandboxForms:
    """Has forms filled in by a person trying things; drafts are kept with the sandbox."""

    def __init__(
        self, context: Context, wording: Wording, sandboxes: Sandboxes, lines: Lines, play: SandboxPlay
    ) -> None:
        self._context, self._wording, self._sandboxes = context, wording, sandboxes
        self._lines, self._play = lines, play

    async def leaf(self, user: Person, trial: Trial, to: Turned) -> tuple[EditorPage, Rows]:
        """Lay a page of a seat's form out, with controls that are named for the sandbox."""
        editor, b = await self.bench(user, trial, to.seat)
        return await leaf_of(self._context, editor, b, to, partial(_renamed, trial, to.seat))

    async def apply(
        self, user: Person, trial: Trial, seat: Seat, form_input: FormInput
    ) -> tuple[Trial, Turned | Played]:
        """Carry an input out: it leads to a page of the form, or is the answer."""
        editor, b = await self.bench(user, trial, seat)
        try:
            if form_input.op != LOCK:
                edit = await edited(self._context, editor, b, form_input)
                if edit.draft != b.draft or seat not in trial.drafts:
                    trial = await self._sandboxes.change(trial, drafts={**trial.drafts, seat: edit.draft})
                    b = replace(b, draft=edit.draft)
                if not edit.sure:
                    return trial, next_page(edit, b.say("sandbox-not-kept"), seat)
            action = await asyncio.to_thread(editor.answer, b)
        except Refusal as why:
            return trial, Played(trial, why)
        played = await self._play.answer(trial, seat, action=action)
        return played.trial, played

    async def blank(self, user: Person, trial: Trial, seat: Seat, form_input: FormInput) -> Blank:
        """Return the text fields that an input asks for.

        Raises:
            Refused: this seat has no form to fill in now.

        """
        editor, b = await self.bench(user, trial, seat)
        return editor.blank(b, form_input.op, form_input.detail)

    async def bench(self, user: Person, trial: Trial, seat: Seat) -> tuple[Editor, EditorContext]:
        """Return the form that a seat has to fill in, and all that it may use.

        Raises:
            Refused: it has none.

        """
        now = await self._lines.now(trial)
        d = now.question(seat)
        editor = self.editor(trial, d) if d is not None and d.seat == seat else None
        if editor is None or d is None:
            raise Refused("refused-gone")
        game, say = trial.title.game, await self._wording.words_for(user)
        view = game.view(now.state, seat)
        b = EditorContext(game, now.state, d, view, say, NOWHERE, mark=token_urlsafe(3))
        return editor, replace(b, draft=editor.begin(b, trial.drafts.get(seat)))

    def editor(self, trial: Trial, d: Decision) -> Editor | None:
        """Return the form of a question; None where its answers are listed."""
        return trial.title.forms.get(d.kind)


def _renamed(trial: Trial, seat: Seat, fills: bool, what: str, detail: str) -> str:
    """Name a control of a form for its sandbox."""
    verb = Verb.SANDFORM if fills else Verb.SANDBOX
    return make(verb, NOWHERE, trial.row.id, trial.row.version, what, seat, detail)
