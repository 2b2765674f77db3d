"""An editor for the toy duel's form: the traps, named one by one."""

from __future__ import annotations

from typing import Any

from bot.play.model.ports import Choice
from bot.play.model.terms import Refused
from bot.play.titles.editors import READY, Bench, Blank, Edit, Field, Leaf, Stroke
from engine.core.errors import IllegalAction
from engine.core.flow import faults
from tests.toys.duel import RING, Lay


class Laying:
    """Its draft is the spaces, separated by blanks."""

    def begin(self, b: Bench, kept: str | None) -> str:
        return kept or ""

    def leaf(self, b: Bench, op: str, detail: str) -> Leaf:
        spaces = tuple(Choice(str(x), str(x)) for x in range(RING))
        if b.locked:
            return Leaf((f"locked {b.draft}",))
        if op == READY:
            return Leaf((f"ready {b.draft}",), ((b.lock("Lock", self.answer(b)),),))
        rows = ((b.select("add", "", "A space", spaces),), (b.button("Ready", READY), b.fill("Paste", "all")))
        return Leaf((f"draft {b.draft}; kept {sorted(b.kept)}",), rows, pictured=True, lit=(b.draft,))

    def edit(self, b: Bench, stroke: Stroke) -> Edit:
        match stroke.op:
            case "add":
                return Edit(self.read(b, f"{b.draft} {stroke.values[0]}"), said=("added",))
            case "all":
                return Edit(self.read(b, stroke.fields["text"]), READY)
            case "keep":
                return Edit(b.draft, keep=(stroke.fields["name"], b.draft))
            case "drop":
                return Edit(b.draft, forget=stroke.detail)
            case "old":
                return Edit(b.kept[stroke.detail])
            case _:
                return Edit(b.draft, stroke.op, stroke.detail)

    def blank(self, b: Bench, op: str, detail: str) -> Blank:
        return Blank("All traps", (Field("text", "Spaces", value=b.draft, most=100),))

    def read(self, b: Bench, text: str) -> str:
        if not all(x.isdecimal() for x in text.split()):
            raise Refused("refused-nothing")
        return " ".join(sorted(set(text.split()), key=int))

    def answer(self, b: Bench) -> Any:
        lay = Lay(tuple(map(int, b.draft.split())))
        if bad := faults(b.state, b.d, lay):
            raise IllegalAction(list(bad))
        return lay
