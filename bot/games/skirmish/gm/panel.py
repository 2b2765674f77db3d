"""The GM's panel: every act is put together, shown with what would come of it, and done on Confirm."""

from __future__ import annotations

import json

from bot.games.skirmish.gm.acts import Act, act_of, blank
from bot.games.skirmish.gm.pages import page
from bot.games.skirmish.gm.preview import foretell
from bot.play.model.custom_ids import Verb, make
from bot.play.model.editors import READY, Blank, Edit, EditorContext, EditorPage, FormInput
from bot.play.model.ports import Button, Tone
from bot.play.model.terms import Refused, refusing
from bot.play.model.title import Panel
from engine.core.codec import canonical, token
from engine.skirmish.gm.actions import Spawn
from engine.skirmish.model.state import GM
from render.core.text import Words

PANEL = "gm.panel"


def write_act(act: Act) -> str:
    """Write an act as it is kept until it is confirmed."""
    return canonical(act)


def opener(game: str, say: Words) -> Button:
    """Return the button that opens the panel."""
    return Button(say("bot-skirmish-gm-open"), make(Verb.SHEET, game, GM, PANEL))


class GmPanel:
    """Pages lead to an act; the last shows it, and it is done from there."""

    def begin(self, b: EditorContext, kept: str | None) -> str:
        """Continue with what has not been confirmed yet."""
        return kept or ""

    def leaf(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out."""
        return self._ready(b) if op == READY else page(b, op, detail)

    def _ready(self, b: EditorContext) -> EditorPage:
        """Show what an act would do, and who would read what."""
        act = self.answer(b)
        shown, say = foretell(b, act), b.say
        sure = Tone.RISK if shown.grave else Tone.GOOD
        row = [b.button(say("button-confirm"), "do", token(act), sure)]
        a = shown.action
        if isinstance(a, Spawn) and a.rank != "marker":
            row.append(b.button(say(f"bot-skirmish-gm-seen-{'off' if a.seen else 'on'}"), "seen", token(act)))
        row.append(b.button(say("button-cancel"), "main"))
        return EditorPage(
            shown.ahead.lines, (tuple(row),), pictured=True, ahead=shown.ahead, framing="action"
        )

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed, chosen or filled in."""
        value = form_input.values[0] if form_input.values else form_input.detail
        match form_input.op:
            case "do" | "seen":
                act = self.answer(b)
                if token(act) != form_input.detail:
                    raise Refused("refused-changed")
                return Edit("", act=act) if form_input.op == "do" else self._kept(b, _turned(act))
            case "watch":
                return self._kept(b, ("gm.watch", {"watch": value == "on", "pause": False}))
            case op if form_input.fields:
                return self._kept(b, act_of(b, op, form_input.detail, form_input.fields))
            case op:
                return Edit(b.draft, op, value)

    def _kept(self, b: EditorContext, act: Act) -> Edit:
        """Keep an act that can be done, to be shown."""
        foretell(b, act)
        return Edit(write_act(act), READY)

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        """Return the text fields that an act asks for."""
        return blank(b, op, detail)

    def read(self, b: EditorContext, text: str) -> str:
        """Take an act that a command has put together."""
        act = _act(text)
        foretell(b, act)
        return write_act(act)

    def answer(self, b: EditorContext) -> Act:
        """Return the act that waits for Confirm.

        Raises:
            Refused: there is none.

        """
        return _act(b.draft)


def _act(text: str) -> Act:
    with refusing((TypeError, ValueError), "refused-nothing"):
        name, facts = json.loads(text)
        return str(name), dict(facts)


def _turned(act: Act) -> Act:
    """Bring a group in sight instead of in hiding, or the other way."""
    name, facts = act
    return name, {**facts, "seen": not facts.get("seen", False)}


GM_PANEL = Panel(GM, GmPanel(), "bot-skirmish-gm-open", "bot-skirmish-gm-only", "Ruling K65")
