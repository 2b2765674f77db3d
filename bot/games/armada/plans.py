"""The battle plan on the order sheet: standing answers to what a battle asks (Ruling G56)."""

from __future__ import annotations

from dataclasses import replace

from bot.play.model.action_forms import long_text
from bot.play.model.editors import Blank, EditorContext, EditorPage, FormInput
from bot.play.model.ports import Choice, Control, Tone
from bot.play.model.texts import tame
from engine.armada.orders.battle_plan import ANSWERS, LONGEST, Plan, read_plans, write_plan, write_plans
from engine.armada.orders.draft import Draft
from engine.armada.queries.view import ArmadaView
from engine.core.codec import pack_action, unpack_action
from render.armada.look import LOOK
from render.armada.words.readback import plan_lines

#: What can be chosen on the page, besides lists of targets.
RETREATS = ("never", "20", "40", "60", "80", "always")
CHOSEN = ("retreat", *ANSWERS)
OPEN = "-"


def current(context: EditorContext, draft: Draft) -> str:
    """Return the plan that will count: the one of the sheet, or else the one before."""
    return context.view.narrow(ArmadaView).plan if draft.plan is None else draft.plan


def lines(context: EditorContext, draft: Draft) -> list[str]:
    """Read the plan back in plain words."""
    said = plan_lines(tame(current(context, draft)), context.say)
    return ["\n".join(said)] if said else [context.say("bot-armada-plan-none")]


def _value(context: EditorContext, key: str, value: str) -> str:
    if key == "retreat" and value.isdecimal():
        return context.say("armada-plan-retreat-at", n=value)
    return context.say(f"armada-plan-{key}-{value}")


def leaf(context: EditorContext, draft: Draft, key: str) -> EditorPage:
    """Show the plan; a key's answers are chosen on a page of their own."""
    say = context.say
    back = context.button(say("bot-armada-back"), "plan" if key else "whole", tone=Tone.MAIN)
    if key in CHOSEN:
        values = RETREATS if key == "retreat" else ANSWERS[key]
        now = getattr(_general(context, draft), key)
        choices = [Choice(say("bot-armada-plan-open"), OPEN, chosen=not now)]
        choices += [Choice(_value(context, key, x), x, chosen=x == now) for x in values]
        row = context.select("value", key, say(f"bot-armada-plan-{key}"), choices)
        return EditorPage((*lines(context, draft), LOOK.purpose(f"plan-{key}", say)), ((row,), (back,)))
    plan = _general(context, draft)
    choices = [
        Choice(
            say(f"bot-armada-plan-{x}"),
            x,
            _value(context, x, getattr(plan, x)) if getattr(plan, x) else say("bot-armada-plan-open"),
        )
        for x in CHOSEN
    ]
    rows: list[tuple[Control, ...]] = [(context.select("key", "", say("bot-armada-plan-which"), choices),)]
    buttons = [context.fill(say("bot-armada-plan-type"), "written")]
    if current(context, draft):
        buttons.append(context.button(say("bot-armada-plan-clear"), "clear", tone=Tone.RISK))
    return EditorPage((*lines(context, draft), say("bot-armada-plan-about")), (*rows, (*buttons, back)))


def _general(context: EditorContext, draft: Draft) -> Plan:
    """Return the plan that holds where no space has its own."""
    text = current(context, draft)
    return next((p for p in read_plans(text) if not p.at), Plan()) if text else Plan()


def edit(context: EditorContext, draft: Draft, form_input: FormInput) -> tuple[Draft, str, str]:
    """Carry out an input on the plan; give the draft, the page and its detail."""
    value = form_input.values[0] if form_input.values else ""
    match form_input.op:
        case "key":
            return draft, "key", value if value in CHOSEN else form_input.detail
        case "value" if form_input.detail in CHOSEN:
            plan = pack_action(Plan, _general(context, draft))
            plan = unpack_action(Plan, {**plan, form_input.detail: "" if value == OPEN else value})
            others = (
                [p for p in read_plans(current(context, draft)) if p.at] if current(context, draft) else []
            )
            read_plans(text := write_plans([plan, *others]))
            return replace(draft, plan=text or "rest ask"), "plan", ""
        case "written":
            text = form_input.fields.get("text", "")
            return replace(draft, plan=write_plans(read_plans(text)) or "rest ask"), "plan", ""
        case "clear":
            return replace(draft, plan="rest ask"), "plan", ""
        case _:
            return draft, "plan", ""


def blank(context: EditorContext, draft: Draft) -> Blank:
    """Return the field in which the plan is typed: one plan a line."""
    say, text = context.say, current(context, draft)
    shown = "\n".join(write_plan(p) for p in read_plans(text)) if text else ""
    field = long_text(say("bot-armada-plan-label"), say("bot-armada-plan-hint"), shown, LONGEST)
    return Blank(say("bot-armada-plan-type"), (field,))
