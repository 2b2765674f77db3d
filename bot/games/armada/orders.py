"""The order sheet: every ship and unit with its order, a checklist, and the private map with orders drawn."""

from __future__ import annotations

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
from render.armada.words.items import named, numbered, order_words, place
from render.core.texts.graphemes import cut

#: The pages and inputs of the parts of the sheet.
PICKED = frozenset(
    {"pick", "to", "act", "cargo", "some", "partner", "launch", "before", "first", "form", "line"}
    | {"none", "give"}
)
PLANNED = frozenset({"plan", "key", "value", "written", "clear"})


class OrdersEditor:
    """Writes the sheet for the question "orders"."""

    def begin(self, b: EditorContext, kept: str | None) -> str:
        """Continue the sheet of this turn; a new turn starts with an empty one."""
        s = b.state
        d = read(kept) if kept else Draft(s.turn)
        if d.turn != s.turn:
            d = Draft(s.turn)
        return write(tidied(s, b.d.seat, d))

    def read(self, b: EditorContext, text: str) -> str:
        """Read a sheet that was typed or pasted whole."""
        must_say(text, b.d.kind)
        return write(tidied(b.state, b.d.seat, entered(b.state, b.d.seat, read(b.draft), text)))

    def answer(self, b: EditorContext) -> Orders:
        """Return the sheet in its current form; units without a line hold (Ruling G32)."""
        d = read(b.draft)
        a = packed(b.state, d)
        lines = unread_lines(d, b.d.seat)
        if bad := [*(fault for _, fault in lines), *check_orders(b.state, b.d.seat, a)]:
            raise IllegalAction(bad)
        return a

    # -- pages -------------------------------------------------------------------------------------------

    def leaf(self, b: EditorContext, op: str, detail: str) -> EditorPage:
        """Lay a page out."""
        d = read(b.draft)
        a = packed(b.state, d)
        if b.locked:
            lines = (head(b, d), b.say("bot-armada-orders-locked"), *listing(b, d))
            return EditorPage(lines, pictured=True, lit=(a,))
        if op in PICKED and d.pick:
            return unit_orders.leaf(b, d)
        if op == "ambush" and b.view.narrow(ArmadaView).ambush:
            return self._ambush(b)
        if op == "end":
            return _end(b)
        if op in PLANNED:
            return plans.leaf(b, d, detail if op == "key" else "")
        return self._ready(b, d, a) if op == READY else self._whole(b, d, a)

    def _whole(self, b: EditorContext, d: Draft, a: Orders) -> EditorPage:
        """Show the whole sheet: choose units, or repeat last turn."""
        say, choices = b.say, groups(b, d)
        rows = b.selects("pick", say("bot-armada-orders-which"), choices, several=True)
        extra: list[Button] = []
        if own := b.view.narrow(ArmadaView).ambush:
            spaces = [
                Choice(say("bot-armada-orders-lying", n=n, at=place(say, x)), x, chosen=x in d.strikes)
                for x, n in sorted(own.items())
            ]
            rows.append((b.select("strike", "", say("bot-armada-orders-strike"), spaces, 0, len(spaces)),))
            extra.append(b.button(say("bot-armada-orders-now"), "ambush"))
        last = b.view.narrow(ArmadaView).last_orders
        buttons = [
            *([b.button(say("bot-armada-orders-before"), "again")] if last else []),
            *extra,
            b.button(say("bot-armada-orders-plan"), "plan"),
            b.fill(say("bot-armada-orders-type"), "text"),
            b.button(say("bot-armada-ready"), READY, tone=Tone.MAIN),
            b.button(say("bot-armada-orders-end"), "end"),
        ]
        rows += rows_of(buttons)
        return EditorPage(
            (head(b, d), *listing(b, d), *mistakes(b, d, a)), tuple(rows), pictured=True, lit=(a,)
        )

    def _ambush(self, b: EditorContext) -> EditorPage:
        """Case NOTES.ambush: offer to strike from ambush at once, before anything else happens."""
        say = b.say
        own = b.view.narrow(ArmadaView).ambush
        strikes = [
            b.button(say("bot-armada-orders-strike-in", at=place(say, x), n=n), "strike-now", x, Tone.RISK)
            for x, n in sorted(own.items())
        ]
        back = b.button(say("bot-armada-back"), "whole")
        return EditorPage((say("bot-armada-orders-now-about"),), rows_of([*strikes, back]))

    def _ready(self, b: EditorContext, d: Draft, a: Orders) -> EditorPage:
        """Read the sheet back; lock it where nothing is wrong with it."""
        say, bad = b.say, mistakes(b, d, a)
        have, should = counted(b.state, b.d.seat, d)
        back = b.button(say("bot-armada-back"), "whole")
        lines = [head(b, d), *listing(b, d), *order_of_attacks(b, d), *plans.lines(b, d)]
        if bad:
            mend = b.fill(say("bot-armada-orders-type"), "text", tone=Tone.MAIN)
            return EditorPage((*lines, *bad), ((mend, back),), pictured=True, lit=(a,))
        sure = say("bot-armada-orders-sure") if have == should else ""
        left = say("bot-armada-orders-hold", n=should - have) if have < should else ""
        text = (*lines, *(x for x in (left, sure) if x))
        more = []
        if len(attacks(b.state, d)) > 1:
            more.append(b.button(say(f"bot-armada-orders-{'listed' if d.choose else 'choose'}"), "choose"))
        rows = ((b.lock(say("bot-armada-orders-lock"), a), *more, back),)
        return EditorPage(text, rows, pictured=True, lit=(a,))

    # -- inputs ------------------------------------------------------------------------------------------

    def edit(self, b: EditorContext, form_input: FormInput) -> Edit:
        """Carry out what was pressed."""
        d = read(b.draft)
        if form_input.op == "pick" and form_input.values:
            return self._kept(b, replace(d, pick=picked(b, d, form_input.values)), "pick")
        if form_input.op in PICKED and d.pick:
            return self._kept(b, *unit_orders.edit(b, d, form_input))
        if form_input.op in PLANNED:
            return self._kept(b, *plans.edit(b, d, form_input))
        match form_input.op:
            case "again":
                d, lost = as_before(b.state, b.d.seat, d, b.view.narrow(ArmadaView).last_orders)
                said = (b.say("bot-armada-orders-lost", n=lost),) if lost else ()
                return self._kept(b, d, "whole", said=said)
            case "strike":
                spaces = b.view.narrow(ArmadaView).ambush
                return self._kept(
                    b, replace(d, strikes=tuple(x for x in form_input.values if x in spaces)), "whole"
                )
            case "choose":
                return self._kept(b, replace(d, choose=not d.choose), READY)
            case "strike-now" if form_input.detail in b.view.narrow(ArmadaView).ambush:
                act = ("strike", {"at": form_input.detail, "do": "strike"})
                return Edit(b.draft, "whole", act=act)
            case "end-now":
                return Edit(b.draft, "whole", act=("close", {"offer": True, "do": "close"}))
            case "text":
                return Edit(self.read(b, form_input.fields.get("text", "")), "whole")
            case _:
                return Edit(b.draft, form_input.op, form_input.detail)

    def _kept(
        self, b: EditorContext, d: Draft, op: str, detail: str = "", *, said: tuple[str, ...] = ()
    ) -> Edit:
        if d.typed and replace(d, pick=()) != replace(read(b.draft), pick=()):
            d = with_unread(b.state, d, unread_lines(d, b.d.seat))
        return Edit(write(tidied(b.state, b.d.seat, d)), op, detail, said)

    def blank(self, b: EditorContext, op: str, detail: str) -> Blank:
        """Return the text fields of an input."""
        d = read(b.draft)
        if op in PICKED and d.pick:
            return unit_orders.blank(b, d, op)
        if op in PLANNED:
            return plans.blank(b, d)
        say = b.say
        text = d.typed or b.game.write(packed(b.state, d))
        field = long_text(say("bot-armada-orders-type-label"), say("bot-armada-orders-type-hint"), text)
        return Blank(say("bot-armada-orders-type"), (field,), "\n".join(mistakes(b, d, packed(b.state, d))))


ORDERS = OrdersEditor()


# -- words -----------------------------------------------------------------------------------------------


def head(b: EditorContext, d: Draft) -> str:
    """Say the turn, and how many units have orders: "3 of 7"."""
    have, should = counted(b.state, b.d.seat, d)
    return b.say("bot-armada-orders-head", turn=b.state.turn, turns=b.state.turns, have=have, should=should)


def mistakes(b: EditorContext, d: Draft, a: Orders) -> list[str]:
    """Say what is wrong with a sheet: first lines that cannot be read, then breaches of the rules."""
    bad = unread(b, unread_lines(d, b.d.seat), b.say("bot-armada-orders-type"))
    return [*bad, *wrong(b, check_orders(b.state, b.d.seat, a))]


def _end(b: EditorContext) -> EditorPage:
    """Ruling G62: explain an end of the game now, and offer to propose it or to agree."""
    say, offered = b.say, b.state.closing
    back = b.button(say("bot-armada-back"), "whole")
    if b.d.seat in offered:
        return EditorPage((say("bot-armada-end-about"), say("bot-armada-end-waiting")), ((back,),))
    lines = (say("bot-armada-end-about"), *([say("bot-armada-end-proposed")] if offered else []))
    label = say("bot-armada-end-agree" if offered else "action-close")
    return EditorPage(lines, ((b.button(label, "end-now", tone=Tone.RISK), back),))


def listing(b: EditorContext, d: Draft) -> list[str]:
    """Write the sheet: units that do the same from the same space on one line, the idle ones last."""
    s, say = b.state, b.say
    lines: dict[tuple[str, str, str], list[Unit]] = {}
    for u in orderable(s, b.d.seat, d):
        o = d.orders.get(u.id)
        if o is None and u.aboard:
            continue
        said = order_words(say, o, s.units) if o else ""
        lines.setdefault((said, u.at, "" if u.ship else u.type), []).append(u)
    ordered = sorted(lines.items(), key=lambda x: (not x[0][0], SPACES.index(x[0][1]), x[0][2]))
    text = [_line(b, said, at, units) for (said, at, _), units in ordered]
    text += [say("bot-armada-orders-striking", at=place(say, x)) for x in d.strikes]
    return ["\n".join(text)] if text else []


def _line(b: EditorContext, said: str, at: str, units: Sequence[Unit]) -> str:
    what = named(x.id for x in units)
    if not units[0].ship:
        what = f"{numbered(b.say, units[0].type, len(units))} ({what})"
    key = "bot-armada-orders-line" if said else "bot-armada-orders-idle"
    return b.say(key, units=what, at=at, what=said)


def order_of_attacks(b: EditorContext, d: Draft) -> list[str]:
    """Say in which order attacks will be announced, where there are several."""
    found = attacks(b.state, d)
    if len(found) < 2:
        return []
    if d.choose:
        return [b.say("bot-armada-orders-chosen", n=len(found))]
    return [b.say("bot-armada-orders-order", spaces=", ".join(found))]


def groups(b: EditorContext, d: Draft) -> list[Choice]:
    """Offer all ships in a place, all of a kind, and every ship; their orders are listed below."""
    s, found, ships = b.state, dict[str, list[Unit]](), dict[str, list[Unit]]()
    for u in orderable(s, b.d.seat, d):
        found.setdefault(_kind(u), []).append(u)
        if u.ship:
            ships.setdefault(u.at, []).append(u)
    mixed = [x for x in ships.values() if len({u.type for u in x}) > 1]
    each = [_group(b, d, u.id, [u]) for units in found.values() for u in units if u.ship]
    return [
        *(_group(b, d, _ships_at(x[0]), x) for x in mixed),
        *(_group(b, d, k, x) for k, x in found.items() if x[1:] or not x[0].ship),
        *each,
    ]


def _ships_at(u: Unit) -> str:
    """Name all ships in a ship's space; "" for other units."""
    return f"ships@{u.at}" if u.ship else ""


def _kind(u: Unit) -> str:
    """Name a group that is ordered together: units of a kind in a space, or aboard a ship."""
    return f"{u.type}@{u.aboard or u.at}"


def _group(b: EditorContext, d: Draft, key: str, units: Sequence[Unit]) -> Choice:
    say, s, u = b.say, b.state, units[0]
    if key == _ships_at(u):
        name = say("bot-armada-orders-fleet", n=len(units), at=u.at)
    elif u.ship and units[1:]:
        name = say("bot-armada-orders-all", units=numbered(say, u.type, len(units)), at=u.at)
    elif u.ship:
        name = say("bot-armada-orders-ship", no=u.id[1:], hull=say(f"armada-item-{u.type}", n=1), at=u.at)
    elif u.aboard:
        name = say("bot-armada-orders-aboard", units=numbered(say, u.type, len(units)), ship=u.aboard[1:])
    else:
        name = say("bot-armada-orders-units", units=numbered(say, u.type, len(units)), at=u.at)
    said = dict.fromkeys(
        order_words(say, d.orders[x.id], s.units) if x.id in d.orders else say("bot-armada-do-nothing")
        for x in units
    )
    return Choice(name, key, cut(" / ".join(said), LINE), emblem=b.emblem(u.type))


def picked(b: EditorContext, d: Draft, values: Sequence[str]) -> tuple[str, ...]:
    """Return the units chosen: by id, by kind and place, or all ships there. Without orders come first."""
    units = orderable(b.state, b.d.seat, d)
    found = [u.id for u in units if not {u.id, _kind(u), _ships_at(u)}.isdisjoint(values)]
    return tuple(sorted(found, key=lambda x: x in d.orders))
