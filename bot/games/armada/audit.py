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


def _sides(b: EditorContext, detail: str) -> list[Choice]:
    return [Choice(b.say(f"armada-side-{x}"), x) for x in SEATS]


CORRECTION = ActionForm(
    Audit,
    "bot-armada-audit",
    ("points", "to", "why"),
    refused="bot-armada-audit-points",
    ask={"to": Ask(_sides)},
)


class AuditEditor:
    """Answers the question "audit"."""

    def begin(self, b: EditorContext, kept: str | None) -> str:
        """Begin by accepting."""
        return kept or _written(Audit())

    def read(self, b: EditorContext, text: str) -> str:
        """Read a typed answer."""
        return _written(b.game.read(b.state, b.d, text))

    def answer(self, b: EditorContext) -> Audit:
        """Return the answer in its current form."""
        a = _read(b.draft)
        if bad := faults(b.state, b.d, a):
            raise IllegalAction(list(bad))
        return a

    def leaf(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Show what will be answered."""
        say, a = b.say, _read(b.draft)
        if b.locked:
            return EditorPage((say("bot-armada-audit-locked"),))
        line = _words(b, a)
        bad = wrong(b, list(faults(b.state, b.d, a)))
        accept = [b.button(say("bot-armada-audit-accept"), "accept")] if a.points else []
        lock = b.lock(say("bot-armada-audit-lock" if a.points else "bot-armada-audit-accept"), a)
        rows = ((*([] if bad else [lock]), *accept, b.fill(say("bot-armada-audit-propose"), "propose")),)
        return EditorPage((say("bot-armada-audit-about"), line, *bad), rows)

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        if form_input.op == "accept":
            return Edit(_written(Audit()))
        if form_input.op != "propose":
            return Edit(b.draft)
        facts = CORRECTION.facts(b, form_input.fields)
        return Edit(json.dumps(facts | {"do": tag(Audit())}))

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        """Return the fields of a correction."""
        return CORRECTION.blank(b, b.say("bot-armada-audit-propose"), now=_read(b.draft))


AUDIT = AuditEditor()


def _words(b: EditorContext, a: Audit) -> str:
    if not a.points:
        return b.say("bot-armada-audit-none")
    return b.say(
        "bot-armada-audit-line",
        points=a.points,
        side=b.say(f"armada-side-{a.to}"),
        why=escaped(a.why) if a.why else "–",
    )


def _read(text: str) -> Audit:
    a: Audit = unpack_action(Audit, json.loads(text))
    return a


def _written(a: Audit) -> str:
    return json.dumps(pack_action(Audit, a))
