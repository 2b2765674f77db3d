"""The audit at the end: the books are open, and each side accepts or proposes a correction (END.1)."""

from __future__ import annotations

import json

from bot.games.armada.faults import wrong
from bot.play.model.action_forms import ActionForm, Ask
from bot.play.model.editors import Blank, Edit, EditorContext, EditorPage, FormInput
from bot.play.model.ports import Choice
from bot.play.model.texts import escaped
from engine.armada.model.state import SEATS
from engine.armada.turn.endgame import Audit
from engine.core.codec import pack_action, unpack_action
from engine.core.errors import IllegalAction
from engine.core.flow import faults
from engine.core.types.values import tag


def _sides(context: EditorContext, detail: str) -> list[Choice]:
    return [Choice(context.say(f"armada-side-{x}"), x) for x in SEATS]


CORRECTION = ActionForm(
    Audit,
    "bot-armada-audit",
    ("points", "to", "why"),
    refused="bot-armada-audit-points",
    ask={"to": Ask(_sides)},
)


class AuditEditor:
    """Answers the question "audit"."""

    def begin(self, context: EditorContext, kept: str | None) -> str:
        """Begin by accepting."""
        return kept or _written(Audit())

    def read(self, context: EditorContext, text: str) -> str:
        """Read a typed answer."""
        return _written(context.game.read(context.state, context.decision, text))

    def answer(self, context: EditorContext) -> Audit:
        """Return the answer in its current form."""
        a = _read(context.draft)
        if bad := faults(context.state, context.decision, a):
            raise IllegalAction(list(bad))
        return a

    def leaf(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Show what will be answered."""
        say, a = context.say, _read(context.draft)
        if context.locked:
            return EditorPage((say("bot-armada-audit-locked"),))
        line = _words(context, a)
        bad = wrong(context, list(faults(context.state, context.decision, a)))
        accept = [context.button(say("bot-armada-audit-accept"), "accept")] if a.points else []
        lock = context.lock(say("bot-armada-audit-lock" if a.points else "bot-armada-audit-accept"), a)
        rows = (
            (*([] if bad else [lock]), *accept, context.fill(say("bot-armada-audit-propose"), "propose")),
        )
        return EditorPage((say("bot-armada-audit-about"), line, *bad), rows)

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        if form_input.op == "accept":
            return Edit(_written(Audit()))
        if form_input.op != "propose":
            return Edit(context.draft)
        facts = CORRECTION.facts(context, form_input.fields)
        return Edit(json.dumps(facts | {"do": tag(Audit())}))

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Return the fields of a correction."""
        return CORRECTION.blank(context, context.say("bot-armada-audit-propose"), now=_read(context.draft))


AUDIT = AuditEditor()


def _words(context: EditorContext, audit: Audit) -> str:
    if not audit.points:
        return context.say("bot-armada-audit-none")
    return context.say(
        "bot-armada-audit-line",
        points=audit.points,
        side=context.say(f"armada-side-{audit.to}"),
        why=escaped(audit.why) if audit.why else "–",
    )


def _read(text: str) -> Audit:
    a: Audit = unpack_action(Audit, json.loads(text))
    return a


def _written(audit: Audit) -> str:
    return json.dumps(pack_action(Audit, audit))
