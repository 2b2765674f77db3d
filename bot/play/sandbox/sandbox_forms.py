"""A title's own forms in a sandbox: the same pages as in a game, for whichever side is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from secrets import token_urlsafe
from typing import Any, TypeVar

from bot.play.context import Context
from bot.play.games.live import Wording
from bot.play.model.custom_ids import NOWHERE, Verb, make, read
from bot.play.model.ports import Control
from bot.play.model.terms import Person, Refused
from bot.play.sandbox.lines import Lines
from bot.play.sandbox.playing import Played, SandboxPlay
from bot.play.sandbox.sandboxes import Sandboxes, Trial
from bot.play.titles.editors import LOCK, LONGEST_DRAFT, Bench, Blank, Editor, Leaf, Stroke
from engine.core.errors import Refusal
from engine.core.rules import Decision, Seat

R = TypeVar("R")
#: Begins the action of a form's control in a sandbox; the stroke's name and a changing mark follow.
FORM = "form"


@dataclass(frozen=True, slots=True)
class Turned:
    """The page that a stroke on a seat's form led to, with what is `said` above it."""

    seat: Seat
    op: str = ""
    detail: str = ""
    said: tuple[str, ...] = ()


class SandboxForms:
    """Has forms filled in by somebody who tries things; drafts are kept with the sandbox."""

    def __init__(
        self, context: Context, wording: Wording, sandboxes: Sandboxes, lines: Lines, play: SandboxPlay
    ) -> None:
        self._context, self._wording, self._sandboxes = context, wording, sandboxes
        self._lines, self._play = lines, play

    async def leaf(
        self, user: Person, trial: Trial, to: Turned
    ) -> tuple[Leaf, tuple[tuple[Control, ...], ...]]:
        """Lay a page of a seat's form out, with controls that are named for the sandbox."""
        editor, b = await self.bench(user, trial, to.seat)
        leaf = await self._away(editor.leaf, b, to.op, to.detail)
        return leaf, tuple(tuple(_named(x, trial, to.seat) for x in row) for row in leaf.rows)

    async def stroke(
        self, user: Person, trial: Trial, seat: Seat, stroke: Stroke
    ) -> tuple[Trial, Turned | Played]:
        """Carry a stroke out: it leads to a page of the form, or is the answer."""
        editor, b = await self.bench(user, trial, seat)
        try:
            if stroke.op != LOCK:
                edit = await self._away(editor.edit, b, stroke)
                if len(edit.draft) > LONGEST_DRAFT:
                    raise Refused("refused-long", most=LONGEST_DRAFT)
                if edit.draft != b.draft or seat not in trial.drafts:
                    drafts = {**trial.drafts, seat: edit.draft}
                    trial, b = (
                        await self._sandboxes.change(trial, drafts=drafts),
                        replace(b, draft=edit.draft),
                    )
                if not edit.sure:
                    unkept = [b.say("sandbox-not-kept")] if edit.keep or edit.forget else []
                    return trial, Turned(seat, edit.op, edit.detail, (*edit.said, *unkept))
            action = await self._away(editor.answer, b)
        except Refusal as why:
            return trial, Played(trial, why)
        played = await self._play.answer(trial, seat, action=action)
        return played.trial, played

    async def blank(self, user: Person, trial: Trial, seat: Seat, stroke: Stroke) -> Blank:
        """Return the text fields that a stroke asks for.

        Raises:
            Refused: this seat has no form to fill in now.

        """
        editor, b = await self.bench(user, trial, seat)
        return editor.blank(b, stroke.op, stroke.detail)

    async def bench(self, user: Person, trial: Trial, seat: Seat) -> tuple[Editor, Bench]:
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
        b = Bench(game, now.state, d, view, say, NOWHERE, mark=token_urlsafe(3))
        return editor, replace(b, draft=editor.begin(b, trial.drafts.get(seat)))

    def editor(self, trial: Trial, d: Decision) -> Editor | None:
        """Return the form of a question; None where its answers are listed."""
        return trial.title.forms.get(d.kind)

    async def _away(self, do: Callable[..., R], *given: Any) -> R:
        return await self._context.outside(asyncio.to_thread(do, *given))


def stroke_of(
    what: str, detail: str, values: tuple[str, ...] = (), fields: dict[str, str] | None = None
) -> Stroke:
    """Return the stroke that a control of a form stands for in a sandbox."""
    _, _, rest = what.partition(".")
    return Stroke(rest.partition(".")[0], detail, values, fields or {})


def _named(x: Control, trial: Trial, seat: Seat) -> Control:
    """Name a control of a form for its sandbox."""
    was = read(x.id)
    verb = Verb.SANDFORM if was.verb is Verb.FILL else Verb.SANDBOX
    what = ".".join((FORM, was.arg(2), was.arg(4)))
    return replace(x, id=make(verb, NOWHERE, trial.row.id, trial.row.version, what, seat, was.arg(3)))
