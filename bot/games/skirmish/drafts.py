"""Forms that result in one answer: pages lead to it, the last one reads it back and locks it."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random

from bot.play.model.editors import READY, Blank, Edit, EditorContext, EditorPage, Field, FormInput
from bot.play.model.ports import Control, Tone
from bot.play.model.terms import Refused
from engine.core.codec import canonical, pack_action, unpack_action
from engine.core.errors import IllegalAction, InvalidAction
from engine.core.flow import faults
from engine.core.rules import Action, Takes
from engine.policies.fates import fates
from render.core.verdict import fitting, in_plain, verdict

Rows = tuple[tuple[Control, ...], ...]
LONGEST_TYPED = 200


@dataclass(frozen=True, slots=True)
class Draft:
    """An unfinished answer: its figure, and the action (None yet).

    `wanted` is the place asked for, if the answer goes only part of the way.
    """

    figure: str = ""
    action: Action = None
    wanted: str = ""


def read_draft(context: EditorContext) -> Draft:
    """Read the draft; empty if its answer is no longer possible."""
    kept = json.loads(context.draft) if context.draft else {}
    try:
        packed = kept.get("action")
        action = None if packed is None else unpack_action(_takes(context), packed)
    except InvalidAction:
        action = None
    return Draft(str(kept.get("figure", "")), action, str(kept.get("wanted", "")))


def write_draft(context: EditorContext, draft: Draft) -> str:
    """Write a draft as it is kept."""
    packed = None if draft.action is None else pack_action(_takes(context), draft.action)
    return canonical(
        {"figure": draft.figure, "action": packed, **({"wanted": draft.wanted} if draft.wanted else {})}
    )


def _takes(context: EditorContext) -> Takes:
    return context.state.rules.kinds[context.decision.kind].takes


class OneAnswer(ABC):
    """What forms of one answer have in common."""

    def begin(self, context: EditorContext, kept: str | None) -> str:
        """Continue with the saved draft."""
        return kept or ""

    def read(self, context: EditorContext, text: str) -> str:
        """Read a typed answer."""
        action = context.game.read(context.state, context.decision, text)
        return write_draft(context, Draft(getattr(action, "figure", ""), action))

    def answer(self, context: EditorContext) -> Action:
        """Return the answer in its current form.

        Raises:
            Refused: it is incomplete.
            IllegalAction: it breaks a rule.

        """
        action = read_draft(context).action
        if action is None:
            raise Refused("refused-nothing")
        if bad := faults(context.state, context.decision, action):
            raise IllegalAction(bad)
        return action

    def leaf(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out."""
        return self.ready(context) if op == READY else self.page(context, op, detail)

    def ready(self, context: EditorContext) -> EditorPage:
        """Read the answer back, with a picture of its effect."""
        a, say = self.answer(context), context.say
        comes = verdict(fates(context.game, context.state, context.decision, a, Random()), "skirmish", say)
        every = self.foretell(context, a)
        shown, whole = fitting(every, comes.words if comes else 0)
        to = "figure" if read_draft(context).figure else "whole"
        return EditorPage(
            shown,
            (context.confirm(a, comes, to),),
            pictured=True,
            files=() if whole else (("order.txt", in_plain(every)),),
            lit=self.picture_content(context, a),
            framing="action",
            verdict=comes,
        )

    def picture_content(self, context: EditorContext, action: Action) -> tuple[object, ...]:
        """Return the picture's content for an answer that is read back."""
        return (action,)

    @abstractmethod
    def page(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay out any page but the last."""

    @abstractmethod
    def foretell(self, context: EditorContext, action: Action) -> list[str]:
        """Say what an answer would do."""

    def chosen(self, context: EditorContext, action: Action, figure: str = "") -> Edit:
        """Take an answer for the draft and read it back."""
        return Edit(write_draft(context, Draft(figure or getattr(action, "figure", ""), action)), READY)

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out an input: "say" takes a typed answer, others lead to pages."""
        value = form_input.values[0] if form_input.values else ""
        text = form_input.fields.get("text", "") if form_input.op == "type" else value
        if form_input.op in ("say", "type") and text:
            return Edit(self.read(context, text), READY)
        return Edit(context.draft, form_input.op, value or form_input.detail)

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Return the field in which an answer is typed."""
        say = context.say
        field = Field(
            "text",
            say("bot-write-label"),
            say(f"bot-skirmish-hint-{context.decision.kind.replace('.', '-')}"),
            most=LONGEST_TYPED,
        )
        return Blank(say("bot-write-title"), (field,))


def typing(context: EditorContext) -> Control:
    """Return the button that opens the field for a typed answer."""
    return context.fill(context.say("button-write"), "type", tone=Tone.PLAIN)
