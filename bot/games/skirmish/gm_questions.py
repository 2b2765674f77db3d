"""Questions to the GM about the enemy, and to players who lead allies."""

from __future__ import annotations

from bot.games.skirmish.drafts import Draft, OneAnswer, read_draft, typing, write_draft
from bot.games.skirmish.gm.panel import opener
from bot.play.games.cards import rows_of
from bot.play.model.action_forms import ActionForm
from bot.play.model.editors import Blank, Edit, EditorContext, EditorPage, FormInput
from bot.play.model.ports import Choice, Control, Tone
from engine.core.rules import Action
from engine.skirmish.model.actions import GoOn, Lead, Veto
from engine.skirmish.model.procedures import GroupReaction
from engine.skirmish.model.state import State
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.geometry import snap
from render.core.text import Words
from render.skirmish.elements.names import signed
from render.skirmish.look import LOOK
from render.skirmish.words.actions import letter_called


class GoingOn(OneAnswer):
    """A form whose default answer is to let things happen."""

    def answer(self, b: EditorContext) -> Action:
        """Return the composed answer, or else the default."""
        return GoOn() if read_draft(b).action is None else super().answer(b)

    def begin(self, b: EditorContext, kept: str | None) -> str:
        """Start afresh for each question: the draft of another one is dropped."""
        mark = f"{b.d.id} "
        return (
            kept
            if kept and kept.startswith("{") and self.of_now(b, kept)
            else write_draft(b, Draft(mark.strip()))
        )

    def of_now(self, b: EditorContext, kept: str) -> bool:
        """Return whether a draft was written for this very question; its figure holds the number."""
        return f'"figure":"{b.d.id}"' in kept

    def chosen(self, b: EditorContext, action: Action, figure: str = "") -> Edit:
        """Take an answer for the draft and read it back."""
        return super().chosen(b, action, str(b.d.id))

    def read(self, b: EditorContext, text: str) -> str:
        """Read a typed answer."""
        return write_draft(b, Draft(str(b.d.id), b.game.read(b.state, b.d, text)))

    def go_on(self, b: EditorContext) -> Control:
        """Return the button that lets things happen."""
        label = b.say("bot-skirmish-go-on")
        if read_draft(b).action is None:
            return b.lock(label, GoOn())
        return b.button(label, "on", tone=Tone.GOOD)

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        if form_input.op == "on":
            return self.chosen(b, GoOn())
        if form_input.op in ("whole", "figure"):
            return Edit(write_draft(b, Draft(str(b.d.id))), "whole")
        return super().edit(b, form_input)

    def foretell(self, b: EditorContext, a: Action) -> list[str]:
        """Name the answer."""
        reason = getattr(a, "reason", "")
        said = b.say("bot-skirmish-reason", reason=reason) if reason else ""
        return [x for x in (f"**{LOOK.label(a, b.view, b.say)}**", said) if x]


VETO = ActionForm(Veto, "bot-skirmish", ("reason",), "group")


class GmEditor(GoingOn):
    """Question "gm.reactions": accept the enemy's reactions, veto one, or have its die rolled again."""

    def page(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Show every reaction with its reckoning; a veto or a second roll needs a reason."""
        fates = b.view.narrow(TableView).fates
        lines = [b.say("bot-skirmish-fates"), *(fate_line(b.state, x, b.say) for x in fates)]
        open_to = [x for x in fates if not x.vetoed][:8]
        rows = rows_of([b.fill(b.say("bot-skirmish-veto", id=x.group), "veto", x.group) for x in open_to])
        rows += rows_of(
            [b.fill(b.say("bot-skirmish-reroll", id=x.group), "reroll", x.group) for x in open_to]
        )
        if not fates:
            lines.append(b.say("bot-skirmish-fates-none"))
        first = (self.go_on(b), typing(b), opener(b.id, b.say))
        return EditorPage(("\n".join(lines),), (first, *rows), pictured=True)

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        """Ask for the reason."""
        if op not in ("veto", "reroll"):
            return super().blank(b, op, detail)
        return VETO.blank(b, b.say(f"bot-skirmish-{op}", id=detail))

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        if form_input.op in ("veto", "reroll"):
            facts = VETO.facts(b, form_input.fields, form_input.detail)
            return self.chosen(b, Veto(**facts, reroll=form_input.op == "reroll"))
        return super().edit(b, form_input)


def fate_line(s: State, x: GroupReaction, say: Words) -> str:
    """Reckon a reaction up in a line: risk with its parts, die, letter."""
    parts = ", ".join(say(f"skirmish-risk-{code}", n=signed(n)) for code, n in x.parts)
    figures = ", ".join(f.id for f in s.members(x.group))
    line = say(
        "bot-skirmish-fate",
        group=x.group,
        figures=figures or "–",
        risk=signed(x.risk),
        parts=parts or "–",
        die=x.die,
        letter=letter_called(x.letter, say),
    )
    return f"{line} {say('bot-skirmish-vetoed')}" if x.vetoed else line


class LeadEditor(GoingOn):
    """Question "allies.lead": where allies go and which targets they fire at, within their order."""

    def page(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Offer to accept, to go for one of the known enemies, or to type a place."""
        s, group = b.state, self._group(b)
        foes = [f for x in s.spotted["sgc"] if (f := s.figures.get(x)) and f.on_table][:25]
        rows: list[tuple[Control, ...]] = []
        if foes:
            choices = [Choice(f.id, f"{group} lead {f.x:g} {f.y:g} fire {f.id}") for f in foes]
            rows.append((b.select("say", "", b.say("bot-skirmish-lead-at"), choices),))
        rows.append((self.go_on(b), typing(b)))
        figures = ", ".join(f.id for f in s.members(group))
        return EditorPage(
            (b.say("bot-skirmish-lead", group=group, figures=figures or "–"),), tuple(rows), pictured=True
        )

    def _group(self, b: EditorContext) -> str:
        v = b.state.stack[-1].v
        return v.turn[0] if v.turn else ""

    def foretell(self, b: EditorContext, a: Action) -> list[str]:
        """Name the answer."""
        if isinstance(a, Lead):
            at = snap((a.x, a.y))
            return [f"**{LOOK.label(a, b.view, b.say)}** ({at[0]:g} {at[1]:g})"]
        return super().foretell(b, a)


GM_FORM, LEAD_FORM = GmEditor(), LeadEditor()
