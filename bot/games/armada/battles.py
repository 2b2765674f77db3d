"""The questions of a battle, as a form: it starts with the answer of the battle plan, or the default.

Everything is chosen on the page or typed; one button gives the current answer.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from zlib import crc32

from bot.games.armada import chosen, target_choice
from bot.games.armada.wording import place
from bot.play.model.editors import (
    LONGEST_SHEET,
    READY,
    Blank,
    Edit,
    EditorContext,
    EditorPage,
    Field,
    FormInput,
)
from bot.play.model.ports import Control
from engine.armada.battle.frames import Battle
from engine.armada.battle.planned_answers import answer_by
from engine.armada.turn.by_plan import ByPlan
from engine.core.codec import pack_action, unpack_action
from engine.core.errors import IllegalAction
from engine.core.flow import faults
from engine.core.rules import Action
from render.armada.look import LOOK

Rows = list[tuple[Control, ...]]
Show = Callable[[EditorContext, Battle, Action], tuple[list[str], Rows]]
Change = Callable[[EditorContext, Battle, Action, FormInput], Action]
#: By question: what shows its lines and controls, and what changes the answer when a control is used.
PARTS: Mapping[str, tuple[Show, Change]] = {
    "muster": (chosen.muster, chosen.mustered),
    "intercept": (chosen.intercept, chosen.intercepted),
    "place": (chosen.placing, chosen.placed),
    "cover": (chosen.cover, chosen.covered),
    "retreat": (chosen.retreat, chosen.retreated),
    "take": (chosen.take, chosen.taken),
    "targets": (target_choice.targets, target_choice.aimed),
    "free": (target_choice.free, target_choice.aimed),
}


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer being written. `mark` names its question: another one starts afresh. `pick` are shooters."""

    mark: str
    a: Action
    pick: tuple[str, ...] = ()


def battle_of(b: EditorContext) -> Battle:
    """Return the battle under way."""
    v: Battle = b.state.stack[-1].v
    return v


class BattleEditor:
    """Answers the questions of a battle."""

    def begin(self, b: EditorContext, kept: str | None) -> str:
        """Continue this answer; a new question starts with the plan's answer."""
        mark = f"{b.state.turn}.{crc32(repr(battle_of(b)).encode()):08x}"
        if kept and json.loads(kept)["mark"] == mark:
            return kept
        return self._written(b, Answer(mark, self._by_plan(b)))

    def _by_plan(self, b: EditorContext) -> Action:
        return answer_by(b.state, b.d)

    def read(self, b: EditorContext, text: str) -> str:
        """Read a typed answer."""
        return self._written(b, replace(self._draft(b), a=b.game.read(b.state, b.d, text), pick=()))

    def answer(self, b: EditorContext) -> Action:
        """Return the answer in its current form."""
        a = self._draft(b).a
        if bad := faults(b.state, b.d, a):
            raise IllegalAction(list(bad))
        return a

    def _draft(self, b: EditorContext) -> Answer:
        kept = json.loads(b.draft)
        takes = b.game.rules.kinds[b.d.kind].takes
        return Answer(kept["mark"], unpack_action(takes, kept["a"]), tuple(kept["pick"]))

    def _written(self, b: EditorContext, x: Answer) -> str:
        packed = pack_action(b.game.rules.kinds[b.d.kind].takes, x.a)
        return json.dumps({"mark": x.mark, "a": packed, "pick": x.pick}, separators=(",", ":"))

    # -- pages -------------------------------------------------------------------------------------------

    def leaf(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay the page out: the question, the current answer, and what can be changed."""
        say, v, x = b.say, battle_of(b), self._draft(b)
        asked = f"{say('bot-armada-battle-round', round=v.round)} {LOOK.question(b.d.kind, b.view, say)}"
        if b.locked:
            head = say("bot-armada-battle-head", at=place(say, v.at), round=v.round)
            return EditorPage((head, say("bot-armada-battle-locked")), pictured=True, framing="action")
        show, _ = PARTS[b.d.kind]
        if b.d.kind in ("targets", "free") and op == "aim" and x.pick:
            lines, rows = target_choice.aim(b, v, x.a, x.pick)
        else:
            lines, rows = show(b, v, x.a)
        last: list[Control] = [
            b.lock(say("bot-armada-battle-do"), x.a),
            b.button(say("bot-armada-battle-plan"), "plan"),
            b.button(say("bot-armada-battle-turn"), "turn"),
            b.fill(say("button-write"), "text"),
        ]
        bad = [LOOK.refusal(f, say) for f in faults(b.state, b.d, x.a)]
        pictured = op in ("", READY, "plan")
        return EditorPage((asked, *lines, *bad), (*rows, tuple(last)), pictured=pictured, framing="action")

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        x = self._draft(b)
        if form_input.op == "plan":
            return Edit(self._written(b, Answer(x.mark, self._by_plan(b))), "plan")
        if form_input.op == "turn":
            return Edit(b.draft, act=("by_plan", pack_action(ByPlan, ByPlan())))
        if form_input.op == "text":
            return Edit(self.read(b, form_input.fields.get("text", "")), "shown")
        if form_input.op == "shooters":
            return Edit(self._written(b, replace(x, pick=tuple(form_input.values))), "aim")
        _, change = PARTS[b.d.kind]
        if form_input.op == "aim":
            form_input = replace(form_input, detail=",".join(x.pick))
        return Edit(
            self._written(b, replace(x, a=change(b, battle_of(b), x.a, form_input), pick=())), "shown"
        )

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        """Return the field in which an answer is typed."""
        say = b.say
        field = Field(
            "text",
            say("bot-armada-battle-label"),
            say(f"bot-armada-{b.d.kind}-typed"),
            b.game.write(self._draft(b).a),
            LONGEST_SHEET,
            long=True,
            required=False,
        )
        return Blank(say("bot-write-title"), (field,))


BATTLES = BattleEditor()
