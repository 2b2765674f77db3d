"""The order sheet: every ship and unit with its order, a checklist, and the private map with orders drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bot.games.armada import plans, unit_orders
from bot.games.armada.faults import unread, wrong
from bot.play.games.cards import LINE, rows_of
from bot.play.model.action_forms import long_text
from bot.play.model.editors import (
    READY,
    Blank,
    Edit,
    EditorContext,
    EditorPage,
    FormInput,
)
from bot.play.model.ports import Button, Choice, Tone
from engine.armada.model.actions import Orders
from engine.armada.model.board import SPACES
from engine.armada.model.state import Unit
from engine.armada.orders.draft import (
    Draft,
    as_before,
    attacks,
    counted,
    entered,
    orderable,
    packed,
    read,
    tidied,
    unread_lines,
    with_unread,
    write,
)
from engine.armada.orders.sheet import check_orders
from engine.armada.queries.notation import must_say
from engine.armada.queries.view import ArmadaView
from engine.core.errors import IllegalAction
from engine.core.rules import Decision, State
from render.armada.words.items import named, numbered, order_words, place
from render.core.texts.graphemes import cut
from render.core.verdict import Verdict

#: The pages and inputs of the parts of the sheet.
PICKED = frozenset(
    {"pick", "to", "act", "cargo", "some", "partner", "launch", "before", "first", "form", "line"}
    | {"none", "give"}
)
PLANNED = frozenset({"plan", "key", "value", "written", "clear"})


class OrdersEditor:
    """Writes the sheet for the question "orders"."""

    def typed(self, state: State, decision: Decision, text: str) -> FormInput | None:
        """Take "plan targets carrier; retreat 40" for the battle plan, and leave the orders as they are."""
        first, _, plan = text.strip().partition(" ")
        return FormInput("written", fields={"text": plan}) if first == "plan" and plan else None

    def begin(self, context: EditorContext, kept: str | None) -> str:
        """Continue the sheet of this turn; a new turn starts with an empty one."""
        s = context.state
        d = read(kept) if kept else Draft(s.turn)
        if d.turn != s.turn:
            d = Draft(s.turn)
        return write(tidied(s, context.seat, d))

    def read(self, context: EditorContext, text: str) -> str:
        """Read a sheet that was typed or pasted whole."""
        must_say(text, context.decision.kind)
        return write(
            tidied(
                context.state,
                context.seat,
                entered(context.state, context.seat, read(context.draft), text),
            )
        )

    def answer(self, context: EditorContext) -> Orders:
        """Return the sheet in its current form; units without a line hold (Ruling G32)."""
        d = read(context.draft)
        a = packed(context.state, d)
        lines = unread_lines(d, context.seat)
        if bad := [*(fault for _, fault in lines), *check_orders(context.state, context.seat, a)]:
            raise IllegalAction(bad)
        return a

    # -- pages -------------------------------------------------------------------------------------------

    def leaf(self, context: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out."""
        d = read(context.draft)
        a = packed(context.state, d)
        if context.locked:
            lines = (context.say("bot-armada-orders-locked"), head(context, d), *listing(context, d))
            return EditorPage(lines, pictured=True, lit=(a,))
        if op in PICKED and d.pick:
            return unit_orders.leaf(context, d)
        if op == "ambush" and context.view.narrow(ArmadaView).ambush:
            return self._ambush(context)
        if op == "end":
            return _end(context)
        if op in PLANNED:
            return plans.leaf(context, d, detail if op == "key" else "")
        return self._ready(context, d, a) if op == READY else self._whole(context, d, a)

    def _whole(self, context: EditorContext, draft: Draft, orders: Orders) -> EditorPage:
        """Show the whole sheet: choose units, or repeat last turn."""
        say, choices = context.say, groups(context, draft)
        rows = context.selects("pick", say("bot-armada-orders-which"), choices, several=True)
        extra: list[Button] = []
        if own := context.view.narrow(ArmadaView).ambush:
            spaces = [
                Choice(
                    say("bot-armada-orders-lying", n=n, at=place(say, x)),
                    x,
                    chosen=x in draft.strikes,
                    at=((x, ""),),
                )
                for x, n in sorted(own.items())
            ]
            rows.append(
                (context.select("strike", "", say("bot-armada-orders-strike"), spaces, 0, len(spaces)),)
            )
            extra.append(context.button(say("bot-armada-orders-now"), "ambush"))
        last = context.view.narrow(ArmadaView).last_orders
        buttons = [
            *([context.button(say("bot-armada-orders-before"), "again")] if last else []),
            *extra,
            context.button(say("bot-armada-orders-plan"), "plan"),
            context.fill(say("bot-armada-orders-type"), "text"),
            context.button(say("bot-armada-ready"), READY, tone=Tone.MAIN),
            context.button(say("bot-armada-orders-end"), "end"),
        ]
        rows += rows_of(buttons)
        return EditorPage(
            (*mistakes(context, draft, orders), head(context, draft), *listing(context, draft)),
            tuple(rows),
            pictured=True,
            lit=(orders,),
        )

    def _ambush(self, context: EditorContext) -> EditorPage:
        """Case NOTES.ambush: offer to strike from ambush at once, before anything else happens."""
        say = context.say
        own = context.view.narrow(ArmadaView).ambush
        strikes = [
            context.button(
                say("bot-armada-orders-strike-in", at=place(say, x), n=n), "strike-now", x, Tone.RISK
            )
            for x, n in sorted(own.items())
        ]
        back = context.button(say("bot-armada-back"), "whole")
        return EditorPage((say("bot-armada-orders-now-about"),), rows_of([*strikes, back]))

    def _ready(self, context: EditorContext, draft: Draft, orders: Orders) -> EditorPage:
        """Read the sheet back; lock it where nothing is wrong with it."""
        say, bad = context.say, mistakes(context, draft, orders)
        have, should = counted(context.state, context.seat, draft)
        back = context.button(say("bot-armada-back"), "whole")
        left = [say("bot-armada-orders-hold", n=should - have)] if have < should and not bad else []
        lines = [
            *bad,
            *([head(context, draft)] if bad or have < should else []),
            *left,
            *listing(context, draft),
            *order_of_attacks(context, draft),
            *plans.lines(context, draft),
        ]
        if bad:
            mend = context.fill(say("bot-armada-orders-type"), "text", tone=Tone.MAIN)
            return EditorPage(tuple(lines), ((mend, back),), pictured=True, lit=(orders,))
        text = (*lines, say("bot-armada-orders-sure"))
        more = []
        if len(attacks(context.state, draft)) > 1:
            more.append(
                context.button(say(f"bot-armada-orders-{'listed' if draft.choose else 'choose'}"), "choose")
            )
        rows = ((context.lock(say("bot-armada-orders-lock"), orders), *more, back),)
        return EditorPage(text, rows, pictured=True, lit=(orders,), verdict=_contact(context, orders))

    # -- inputs ------------------------------------------------------------------------------------------

    def edit(self, context: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        d = read(context.draft)
        if form_input.op == "pick" and form_input.values:
            return self._edit(context, replace(d, pick=picked(context, d, form_input.values)), "pick")
        if form_input.op in PICKED and d.pick:
            return self._edit(context, *unit_orders.edit(context, d, form_input))
        if form_input.op in PLANNED:
            return self._edit(context, *plans.edit(context, d, form_input))
        match form_input.op:
            case "again":
                d, lost = as_before(
                    context.state, context.seat, d, context.view.narrow(ArmadaView).last_orders
                )
                said = (context.say("bot-armada-orders-lost", n=lost),) if lost else ()
                return self._edit(context, d, "whole", said=said)
            case "strike":
                spaces = context.view.narrow(ArmadaView).ambush
                return self._edit(
                    context, replace(d, strikes=tuple(x for x in form_input.values if x in spaces)), "whole"
                )
            case "choose":
                return self._edit(context, replace(d, choose=not d.choose), READY)
            case "strike-now" if form_input.detail in context.view.narrow(ArmadaView).ambush:
                act = ("strike", {"at": form_input.detail, "do": "strike"})
                return Edit(context.draft, "whole", act=act)
            case "end-now":
                return Edit(context.draft, "whole", act=("close", {"offer": True, "do": "close"}))
            case "text":
                return Edit(self.read(context, form_input.fields.get("text", "")), "whole")
            case _:
                return Edit(context.draft, form_input.op, form_input.detail)

    def _edit(
        self, context: EditorContext, draft: Draft, op: str, detail: str = "", *, said: tuple[str, ...] = ()
    ) -> Edit:
        if draft.typed and replace(draft, pick=()) != replace(read(context.draft), pick=()):
            draft = with_unread(context.state, draft, unread_lines(draft, context.seat))
        return Edit(write(tidied(context.state, context.seat, draft)), op, detail, said)

    def blank(self, context: EditorContext, op: str, detail: str) -> Blank:
        """Return the text fields of an input."""
        d = read(context.draft)
        if op in PICKED and d.pick:
            return unit_orders.blank(context, d, op)
        if op in PLANNED:
            return plans.blank(context, d)
        say = context.say
        text = d.typed or context.game.write(packed(context.state, d))
        field = long_text(say("bot-armada-orders-type-label"), say("bot-armada-orders-type-hint"), text)
        return Blank(
            say("bot-armada-orders-type"), (field,), "\n".join(mistakes(context, d, packed(context.state, d)))
        )


ORDERS = OrdersEditor()


# -- words -----------------------------------------------------------------------------------------------


def head(context: EditorContext, draft: Draft) -> str:
    """Say the turn, and how many units have orders: "3 of 7"."""
    have, should = counted(context.state, context.seat, draft)
    return context.say(
        "bot-armada-orders-head", turn=context.state.turn, turns=context.state.turns, have=have, should=should
    )


def mistakes(context: EditorContext, draft: Draft, orders: Orders) -> list[str]:
    """Say what is wrong with a sheet: first lines that cannot be read, then breaches of the rules."""
    bad = unread(context, unread_lines(draft, context.seat), context.say("bot-armada-orders-type"))
    return [*bad, *wrong(context, check_orders(context.state, context.seat, orders))]


def _end(context: EditorContext) -> EditorPage:
    """Ruling G62: explain an end of the game now, and offer to propose it or to agree."""
    say, offered = context.say, context.state.closing
    back = context.button(say("bot-armada-back"), "whole")
    if context.seat in offered:
        return EditorPage((say("bot-armada-end-about"), say("bot-armada-end-waiting")), ((back,),))
    lines = (say("bot-armada-end-about"), *([say("bot-armada-end-proposed")] if offered else []))
    label = say("bot-armada-end-agree" if offered else "action-close")
    return EditorPage(lines, ((context.button(label, "end-now", tone=Tone.RISK), back),))


def listing(context: EditorContext, draft: Draft) -> list[str]:
    """Write the sheet: units that do the same from the same space on one line, the idle ones last."""
    s, say = context.state, context.say
    lines: dict[tuple[str, str, str], list[Unit]] = {}
    for u in orderable(s, context.seat, draft):
        o = draft.orders.get(u.id)
        if o is None and u.aboard:
            continue
        said = order_words(say, o, s.units) if o else ""
        lines.setdefault((said, u.at, "" if u.ship else u.type), []).append(u)
    ordered = sorted(lines.items(), key=lambda x: (not x[0][0], SPACES.index(x[0][1]), x[0][2]))
    text = [_line(context, said, at, units) for (said, at, _), units in ordered]
    text += [say("bot-armada-orders-striking", at=place(say, x)) for x in draft.strikes]
    return ["\n".join(text)] if text else []


def _line(context: EditorContext, said: str, at: str, units: Sequence[Unit]) -> str:
    what = named(x.id for x in units)
    if not units[0].ship:
        what = f"{numbered(context.say, units[0].type, len(units))} ({what})"
    key = "bot-armada-orders-line" if said else "bot-armada-orders-idle"
    return context.say(key, units=what, at=at, what=said)


def _contact(context: EditorContext, orders: Orders) -> Verdict:
    """Say what a sheet comes to, as far as its seat knows: where most ships may meet enemies, if anywhere."""
    say, view = context.say, context.view.narrow(ArmadaView)
    to = {x: line.to for line in orders.orders for x in line.units if line.to}
    own = Counter(to.get(u.id, u.at) for u in view.own.values() if u.ship)
    known = Counter(x.at for x in view.known.values() if x.at and not x.gone)
    for at, seen in view.seen.items():
        known[at] += sum(seen.units.values())
    found = {at: (n, known[at]) for at, n in own.items() if known[at]}
    if not found:
        return Verdict(say("bot-armada-orders-clear", n=own.total()))
    at = max(found, key=lambda x: (found[x], x))
    ships, enemies = found[at]
    return Verdict(say("bot-armada-orders-contact", n=ships, enemies=enemies, at=place(say, at)))


def order_of_attacks(context: EditorContext, draft: Draft) -> list[str]:
    """Say in which order attacks will be announced, where there are several."""
    found = attacks(context.state, draft)
    if len(found) < 2:
        return []
    if draft.choose:
        return [context.say("bot-armada-orders-chosen", n=len(found))]
    return [context.say("bot-armada-orders-order", spaces=", ".join(found))]


def groups(context: EditorContext, draft: Draft) -> list[Choice]:
    """Offer all ships in a place, all of a kind, and every ship; their orders are listed below."""
    s, found, ships = context.state, dict[str, list[Unit]](), dict[str, list[Unit]]()
    for u in orderable(s, context.seat, draft):
        found.setdefault(_kind(u), []).append(u)
        if u.ship:
            ships.setdefault(u.at, []).append(u)
    mixed = [x for x in ships.values() if len({u.type for u in x}) > 1]
    each = [_group(context, draft, u.id, [u]) for units in found.values() for u in units if u.ship]
    return [
        *(_group(context, draft, _ships_at(x[0]), x) for x in mixed),
        *(_group(context, draft, k, x) for k, x in found.items() if x[1:] or not x[0].ship),
        *each,
    ]


def _ships_at(unit: Unit) -> str:
    """Name all ships in a ship's space; "" for other units."""
    return f"ships@{unit.at}" if unit.ship else ""


def _kind(unit: Unit) -> str:
    """Name a group that is ordered together: units of a kind in a space, or aboard a ship."""
    return f"{unit.type}@{unit.aboard or unit.at}"


def _group(context: EditorContext, draft: Draft, key: str, units: Sequence[Unit]) -> Choice:
    say, s, u = context.say, context.state, units[0]
    if key == _ships_at(u):
        name = say("bot-armada-orders-fleet", n=len(units), at=u.at)
    elif u.ship and units[1:]:
        name = say("bot-armada-orders-all", n=len(units), units=numbered(say, u.type, len(units)), at=u.at)
    elif u.ship:
        name = say("bot-armada-orders-ship", no=u.id[1:], hull=say(f"armada-item-{u.type}", n=1), at=u.at)
    elif u.aboard:
        name = say("bot-armada-orders-aboard", units=numbered(say, u.type, len(units)), ship=u.aboard[1:])
    else:
        name = say("bot-armada-orders-units", units=numbered(say, u.type, len(units)), at=u.at)
    said = dict.fromkeys(
        order_words(say, draft.orders[x.id], s.units)
        if x.id in draft.orders
        else say("bot-armada-do-nothing")
        for x in units
    )
    at = ((u.id if u.ship and not units[1:] else u.at, ""),)
    return Choice(name, key, cut(" / ".join(said), LINE), emblem=context.emblem(u.type), at=at)


def picked(context: EditorContext, draft: Draft, values: Sequence[str]) -> tuple[str, ...]:
    """Return the units chosen: by id, by kind and place, or all ships there. Without orders come first."""
    units = orderable(context.state, context.seat, draft)
    found = [u.id for u in units if not {u.id, _kind(u), _ships_at(u)}.isdisjoint(values)]
    return tuple(sorted(found, key=lambda x: x in draft.orders))
