"""An editor for the toy duel's form: the traps, named one by one."""

from __future__ import annotations

from typing import Any

from bot.play.model.editors import READY, Blank, Edit, EditorContext, EditorPage, Field, FormInput
from bot.play.model.ports import Choice
from bot.play.model.terms import Refused
from engine.core.errors import IllegalAction
from engine.core.flow import faults
from tests.toys.duel import RING, Lay


class Laying:
    """Its draft is the spaces, separated by blanks."""

    def begin(self, b: EditorContext, kept: str | None) -> str:
        return kept or ""

    def leaf(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        spaces = tuple(Choice(str(x), str(x)) for x in range(RING))
        if b.locked:
            return EditorPage((f"locked {b.draft}",))
        if op == READY:
            return EditorPage((f"ready {b.draft}",), ((b.lock("Lock", self.answer(b)),),))
        rows = ((b.select("add", "", "A space", spaces),), (b.button("Ready", READY), b.fill("Paste", "all")))
        return EditorPage((f"draft {b.draft}; kept {sorted(b.kept)}",), rows, pictured=True, lit=(b.draft,))

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        match form_input.op:
            case "add":
                return Edit(self.read(b, f"{b.draft} {form_input.values[0]}"), said=("added",))
            case "all":
                return Edit(self.read(b, form_input.fields["text"]), READY)
            case "keep":
                return Edit(b.draft, keep=(form_input.fields["name"], b.draft))
            case "drop":
                return Edit(b.draft, forget=form_input.detail)
            case "old":
                return Edit(b.kept[form_input.detail])
            case _:
                return Edit(b.draft, form_input.op, form_input.detail)

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        return Blank("All traps", (Field("text", "Spaces", value=b.draft, most=100),))

    def read(self, b: EditorContext, text: str) -> str:
        if not all(x.isdecimal() for x in text.split()):
            raise Refused("refused-nothing")
        return " ".join(sorted(set(text.split()), key=int))

    def answer(self, b: EditorContext) -> Any:
        lay = Lay(tuple(map(int, b.draft.split())))
        if bad := faults(b.state, b.decision, lay):
            raise IllegalAction(list(bad))
        return lay
