"""Planning a Movement Phase with buttons: a unit, its destination, the next unit; one Confirm for all.

The plan is text as players type it, an order per line, below the number of the question that it answers and
its phase. The last order may still grow. In a typed text the orders from the first impossible one on are
kept apart for correction; until then nothing can be confirmed.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.stargate.order_text import is_order, judged
from bot.games.stargate.orders import StargateOrders
from bot.games.stargate.paths import Path, goes
from bot.games.stargate.plan_rows import TEXT, button_rows, unit_rows, way_rows
from bot.games.stargate.plans import (
    Choosing,
    Draft,
    carried_out,
    draft_of,
    is_sure,
    leads,
    sorted_out,
    stage_of,
    tried,
    unmarked,
    written,
    wrong_in,
)
from bot.games.stargate.trial_moves import GOING, Rehearsal, Step, stretch
from bot.play.model.editors import (
    LONGEST_TEXT,
    Blank,
    Edit,
    EditorContext,
    EditorPage,
    Field,
    Foretold,
    FormInput,
    Orders,
    orders_of,
)
from bot.play.model.terms import Refused
from engine.core.rules import Action, Decision
from engine.stargate.model.state import Begin, State, Stop
from engine.stargate.queries.view import BattleView
from render.core.text import Words
from render.stargate.elements.units import called, crew_of
from render.stargate.look import LOOK

ORDERS = StargateOrders()


class StargatePlanner:
    """Lays a plan out, and changes it on presses. Nothing is given before Confirm."""

    def opens(self, actions: Sequence[Action]) -> FormInput | None:
        """Return the input that begins with a unit, where some answers are ways in which one begins.

        A single one is that way, as a hint names it; of several the usual one is taken.
        """
        if len(actions) == 1 and isinstance(actions[0], Begin):
            return FormInput("say", values=(_begun(actions[0].unit, actions[0].mode, actions[0].lender),))
        units = {a.unit if isinstance(a, Begin) else "" for a in actions}
        return FormInput("unit", values=tuple(units)) if len(units) == 1 and "" not in units else None

    def typed(self, s: State, d: Decision, text: str) -> FormInput | None:
        """Return the input that takes several orders, or a way to go."""
        return FormInput(TEXT, fields={TEXT: text}) if text.strip() and is_order(s, d, text) else None

    def begin(self, b: EditorContext, kept: str | None) -> str:
        """Take up what was planned for this question; otherwise what units can still do of it in this phase.

        What names no unit (a way to go, a reveal, the end) holds for its own question only.
        """
        head, had = (kept or "").partition("\n")[0].split(), draft_of(kept or "")
        if head[:1] == [str(b.d.id)]:
            return written(b, had)
        if head[1:] != [stretch(b.state)] or b.d.kind in GOING:
            return written(b, Draft())
        wrong = judged(Rehearsal(b.game, b.state, b.d.seat), had.lines)
        good = tuple(x for x, why in zip(had.lines, wrong, strict=True) if why is None and leads(x))
        return written(b, Draft(good, had.unread))

    def leaf(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay the plan out: where it leads, how the unit may continue, and the other units."""
        had = draft_of(b.draft)
        now = tried(b, had.lines)
        after = carried_out(b, now.finished)
        told = _foretold(b, now.finished)
        view, say = now.view(b), b.say
        asked = () if now.grows else (LOOK.question(b.d.kind, b.view.narrow(BattleView), say),)
        lines = told.lines if told else asked
        going = _goings(now)
        return EditorPage(
            (*lines, *wrong_in(b, had), *_onward(now, view, say)),
            (
                *way_rows(b, now, view, going),
                *unit_rows(b, now, view, after),
                *button_rows(b, now, had, after),
            ),
            pictured=True,
            lit=tuple(going),
            framing="action",
            ahead=Foretold(now.trial.s, told.events if told else (), ()),
        )

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Change the plan. A press that breaks a rule is refused; a text is kept even so, to be corrected."""
        had = draft_of(b.draft)
        if form_input.op == TEXT:
            new = sorted_out(b, form_input.fields.get(TEXT, ""))
        elif form_input.op == "drop":
            wrong = judged(Rehearsal(b.game, b.state, b.d.seat), had.text)
            new = Draft(tuple(x for x, why in zip(had.text, wrong, strict=True) if why is None))
        else:
            new = Draft(tuple(_changed(b, tried(b, had.lines), form_input)), had.unread)
        now = tried(b, new.lines)
        whole = form_input.op in (TEXT, "say") and bool(now.finished) and not new.unread
        return Edit(written(b, new), sure=whole and is_sure(b, now.finished))

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        """Return the plan as one text, with its faults above."""
        say, had = b.say, draft_of(b.draft)
        field = Field(
            TEXT,
            say("bot-stargate-plan-label"),
            say("bot-stargate-plan-hint"),
            "\n".join(had.text),
            LONGEST_TEXT,
            long=True,
            required=False,
        )
        return Blank(say("bot-stargate-plan-title"), (field,), "\n".join(wrong_in(b, had)))

    def read(self, b: EditorContext, text: str) -> str:
        """Make a plan of a text."""
        return self.edit(b, FormInput(TEXT, fields={TEXT: text})).draft

    def answer(self, b: EditorContext) -> Orders:
        """Return the orders that lead somewhere."""
        had = draft_of(b.draft)
        finished = tried(b, had.lines).finished
        if not finished:
            raise Refused("refused-nothing")
        if had.unread:
            raise Refused("refused-changed")
        return Orders("\n".join(finished))


def _onward(now: Choosing, view: BattleView, say: Words) -> tuple[str, ...]:
    """Say what to choose next; nothing where the question has said it."""
    if now.grows:
        unit = called(crew_of(view, now.trial.crew()[0]), say)
        return (say("bot-stargate-plan-where", unit=unit, at=now.trial.at(), left=now.trial.left()),)
    return (say("bot-stargate-plan-unit"),) if now.finished else ()


def _foretold(b: EditorContext, lines: Sequence[str]) -> Foretold | None:
    """Foretell the orders of a plan; None while there is none."""
    if not lines:
        return None
    orders = orders_of(ORDERS, b.game, b.state, b.d, "\n".join(lines))
    return ORDERS.told(b.game, b.state, b.d, orders, b.say)


def _goings(now: Choosing) -> list[Step]:
    """List how the unit in mid-move may continue."""
    return [a for a in now.trial.open() if not isinstance(a, Stop)] if now.grows else []


# -- changing --------------------------------------------------------------------------------------------


def _changed(b: EditorContext, now: Choosing, form_input: FormInput) -> list[str]:
    """Return the orders after an input; one that was made on an earlier state of the plan changes nothing."""
    value = form_input.values[0] if form_input.values else form_input.detail
    finished, lines = list(now.finished), list(now.lines)
    match form_input.op:
        case "unit" | "say":
            said = value.replace("+", " ")
            return [*finished, _first_mode(b, finished, value) if form_input.op == "unit" else said]
        case "mode" if now.grows and lines:
            mode, _, lender = value.partition(".")
            return [*lines[:-1], _begun(lines[-1].split()[0], mode, lender)]
        case "go" if now.grows and form_input.detail.rpartition(".")[0] == stage_of(now):
            return [*lines[:-1], f"{unmarked(lines[-1]) if lines else ''} {value}".strip()]
        case "clear":
            return []
        case "back" if lines and form_input.detail == stage_of(now):
            return _shortened(lines)
    return lines


def _begun(unit: str, mode: str, lender: str) -> str:
    """Begin a unit's order in one of its ways to move, as players type it."""
    return f"{unit} {mode}" + (f" by {lender}" if lender else "")


def _first_mode(b: EditorContext, lines: Sequence[str], unit: str) -> str:
    """Begin a unit's order in the usual way: straight, or else wobbling, or else by teleport."""
    return Path(carried_out(b, lines), f"{unit} +").read()[0]


def _shortened(lines: Sequence[str]) -> list[str]:
    """Take the last step of a plan back: a leg, or an order that leads nowhere."""
    *before, last = lines
    words = last.split()
    legs = [i for i, w in enumerate(words) if goes(w.casefold()) and words[i - 1 : i] != ["to"]]
    return [*before, " ".join(words[: legs[-1]])] if legs and legs[-1] else before
