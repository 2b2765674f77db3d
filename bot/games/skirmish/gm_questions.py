"""Questions to the GM about the enemy, and to players who lead allies."""

from __future__ import annotations

from bot.games.skirmish.drafts import Draft, OneAnswer, read_draft, typing, write_draft
from bot.games.skirmish.gm.panel import opener
from bot.play.games.cards import rows_of
from bot.play.model.action_forms import ActionForm
from bot.play.model.editors import Blank, Edit, EditorContext, EditorPage, FormInput
from bot.play.model.ports import Choice, Control, Tone
from engine.core.rules import Action
from engine.skirmish.automaton.action_table import decide_action
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

    def answer(self, context: EditorContext) -> Action:
        """Return the composed answer, or else the default."""
        return GoOn() if read_draft(context).action is None else super().answer(context)

    def begin(self, context: EditorContext, kept: str | None) -> str:
        """Start afresh for each question: the draft of another one is dropped."""
        mark = f"{context.decision.id} "
        return (
            kept
            if kept and kept.startswith("{") and self.of_now(context, kept)
            else write_draft(context, Draft(mark.strip()))
        )

    def of_now(self, context: EditorContext, kept: str) -> bool:
        """Return whether a draft was written for this very question; its figure holds the number."""
        return f'"figure":"{context.decision.id}"' in kept

    def chosen(self, context: EditorContext, action: Action, figure: str = "") -> Edit:
        """Take an answer for the draft and read it back."""
        return super().chosen(context, action, str(context.decision.id))

    def read(self, context: EditorContext, text: str) -> str:
        """Read a typed answer."""
        return write_draft(
            context, Draft(str(context.decision.id), context.game.read(context.state, context.decision, text))
        )

    def go_on(self, context: EditorContext) -> Control:
        """Return the button that lets things happen."""
        label = context.say("bot-skirmish-go-on")
        if read_draft(context).action is None:
            return context.lock(label, GoOn())
        return context.button(label, "on", tone=Tone.GOOD)

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        if form_input.op == "on":
            return self.chosen(context, GoOn())
        if form_input.op in ("whole", "figure"):
            return Edit(write_draft(context, Draft(str(context.decision.id))), "whole")
        return super().edit(context, form_input)

    def foretell(self, context: EditorContext, action: Action) -> list[str]:
        """Name the answer."""
        reason = getattr(action, "reason", "")
        said = context.say("bot-skirmish-reason", reason=reason) if reason else ""
        return [x for x in (f"**{LOOK.label(action, context.view, context.say)}**", said) if x]


VETO = ActionForm(Veto, "bot-skirmish", ("reason",), "group")


class GmEditor(GoingOn):
    """Question "gm.reactions": accept the enemy's reactions, veto one, or have its die rolled again."""

    def page(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Show every reaction, then how each was reckoned; a veto or a second roll needs a reason."""
        fates = context.view.narrow(TableView).fates
        lines = [
            context.say("bot-skirmish-fates"),
            *(means_line(context.state, x, context.say) for x in fates),
            *(fate_line(context.state, x, context.say) for x in fates),
        ]
        open_to = [x for x in fates if not x.vetoed][:8]
        rows = rows_of(
            [context.fill(context.say("bot-skirmish-veto", id=x.group), "veto", x.group) for x in open_to]
        )
        rows += rows_of(
            [context.fill(context.say("bot-skirmish-reroll", id=x.group), "reroll", x.group) for x in open_to]
        )
        if not fates:
            lines.append(context.say("bot-skirmish-fates-none"))
        first = (self.go_on(context), typing(context), opener(context.id, context.say))
        return EditorPage(("\n".join(lines),), (first, *rows), pictured=True)

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Ask for the reason."""
        if op not in ("veto", "reroll"):
            return super().blank(context, op, detail)
        return VETO.blank(context, context.say(f"bot-skirmish-{op}", id=detail))

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        if form_input.op in ("veto", "reroll"):
            facts = VETO.facts(context, form_input.fields, form_input.detail)
            return self.chosen(context, Veto(**facts, reroll=form_input.op == "reroll"))
        return super().edit(context, form_input)


def means_line(state: State, x: GroupReaction, say: Words) -> str:
    """Say what a group will do, as the table stands."""
    deed = decide_action(state, state.groups[x.group], x.letter)
    means = say(f"skirmish-means-{deed.meaning}", target=deed.target or say("skirmish-last-known"))
    figures = ", ".join(f.id for f in state.members(x.group))
    said = say("bot-skirmish-vetoed") if x.vetoed else means
    return say("bot-skirmish-fate-means", group=x.group, figures=figures or "–", means=said)


def fate_line(state: State, x: GroupReaction, say: Words) -> str:
    """Reckon a reaction up in a line: risk with its parts, die, letter."""
    parts = ", ".join(say(f"skirmish-risk-{code}", n=signed(n)) for code, n in x.parts)
    figures = ", ".join(f.id for f in state.members(x.group))
    return say(
        "bot-skirmish-fate",
        group=x.group,
        figures=figures or "–",
        risk=signed(x.risk),
        parts=parts or "–",
        die=x.die,
        letter=letter_called(x.letter, say),
    )


class LeadEditor(GoingOn):
    """Question "allies.lead": where allies go and which targets they fire at, within their order."""

    def page(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Offer to accept, to go for one of the known enemies, or to type a place."""
        s, group = context.state, self._group(context)
        foes = [f for x in s.spotted["sgc"] if (f := s.figures.get(x)) and f.on_table][:25]
        rows: list[tuple[Control, ...]] = []
        if foes:
            choices = [Choice(f.id, f"{group} lead {f.x:g} {f.y:g} fire {f.id}") for f in foes]
            rows.append((context.select("say", "", context.say("bot-skirmish-lead-at"), choices),))
        rows.append((self.go_on(context), typing(context)))
        figures = ", ".join(f.id for f in s.members(group))
        return EditorPage(
            (context.say("bot-skirmish-lead", group=group, figures=figures or "–"),),
            tuple(rows),
            pictured=True,
        )

    def _group(self, context: EditorContext) -> str:
        v = context.state.stack[-1].v
        return v.turn[0] if v.turn else ""

    def foretell(self, context: EditorContext, action: Action) -> list[str]:
        """Name the answer."""
        if isinstance(action, Lead):
            at = snap((action.x, action.y))
            return [f"**{LOOK.label(action, context.view, context.say)}** ({at[0]:g} {at[1]:g})"]
        return super().foretell(context, action)


GM_FORM, LEAD_FORM = GmEditor(), LeadEditor()
