"""The page of the order sheet on which units that were chosen get their order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.games.armada.faults import wrong
from bot.play.games.cards import LABEL, LINE, rows_of
from bot.play.model.editors import MOST_LINES, READY, Blank, EditorContext, EditorPage, Field, FormInput
from bot.play.model.ports import Button, Choice, Control, Tone
from bot.play.model.terms import Refused
from engine.armada.model.actions import Act, Order, Orders
from engine.armada.model.board import HEXES, SPACES
from engine.armada.model.force_chart import CARRIED, STORES
from engine.armada.model.state import Unit
from engine.armada.orders.draft import Draft, as_before, expand, packed, sheet_of
from engine.armada.orders.sheet import check_orders, reaches
from engine.armada.orders.short_forms import spelled_out, unloads
from engine.armada.orders.text import read_orders, write_order
from engine.armada.queries.view import ArmadaView
from render.armada.look import LOOK
from render.armada.words.alt_text import known_in
from render.armada.words.items import counts, item, named, numbered, order_words, place, short, things
from render.core.text import join_list
from render.core.texts.graphemes import cut

STAY, NONE = "-", "0"
Rows = list[tuple[Control, ...]]


# -- the page --------------------------------------------------------------------------------------------


def leaf(context: EditorContext, draft: Draft) -> EditorPage:
    """Show the selected units, their cargo and orders, and everything they may do."""
    s, say = context.state, context.say
    units = [s.units[x] for x in draft.pick]
    first = units[0]
    lines = [_about(context, draft, units)]
    if first.ship and len(units) == 1:
        lines += _holds(context, first)
    bad = [
        f for f in check_orders(s, context.seat, packed(s, draft)) if f.at in {short(x) for x in draft.pick}
    ]
    rows: Rows = []
    if not first.ship and len(units) > 1:
        some = [
            Choice(numbered(say, first.type, n), str(n)) for n in range(1, min(len(units), MOST_LINES) + 1)
        ]
        rows.append((context.select("some", "", say("bot-armada-pick-some"), some),))
    where = list(_destinations(context, draft, units))[:MOST_LINES]
    if where:
        rows.append((context.select("to", "", say("bot-armada-pick-to"), where),))
    now = draft.order(first.id)
    acts = [
        Choice(
            say(f"bot-armada-act-{x}"),
            x,
            cut(LOOK.purpose(x, say), LINE),
            chosen=x == now.act,
            at=((now.to or first.at, ""),),
        )
        for x in _acts(context, draft, units)
    ]
    rows.append((context.select("act", "", say("bot-armada-pick-act"), acts),))
    if len(units) == 1:
        rows += _handling(context, draft, first)
    buttons = _buttons(context, draft, units)
    lit = (packed(s, draft),)
    return EditorPage((*wrong(context, bad), *lines), (*rows, *rows_of(buttons)), pictured=True, lit=lit)


def _about(context: EditorContext, draft: Draft, units: Sequence[Unit]) -> str:
    say, u = context.say, units[0]
    said = dict.fromkeys(
        order_words(say, draft.orders[x.id], context.state.units)
        if x.id in draft.orders
        else say("bot-armada-do-nothing")
        for x in units
    )
    what = named(x.id for x in units)
    kind = numbered(say, u.type, len(units)) if len({x.type for x in units}) == 1 else ""
    at = ", ".join(dict.fromkeys(place(say, x.at) for x in units))
    return say(
        "bot-armada-pick-head", units=f"{what} ({kind})" if kind else what, at=at, order=" / ".join(said)
    )


def _holds(context: EditorContext, ship: Unit) -> list[str]:
    """Say what a ship has, and who is aboard."""
    say = context.say
    aboard = counts(say, (x.type for x in context.state.hold(ship.id)))
    lines = [say("bot-armada-pick-has", things=things(say, ship.has))] if ship.has else []
    return [*lines, say("bot-armada-pick-aboard", units=aboard)] if aboard else lines


def _destinations(context: EditorContext, draft: Draft, units: Sequence[Unit]) -> Iterator[Choice]:
    """Offer spaces that all of them reach; flashtroopers teleport, other troops stay."""
    say, first, now = context.say, units[0], draft.order(units[0].id).to
    stay = Choice(say("bot-armada-pick-stay"), STAY, chosen=not now)
    if all(u.type == "flashtrooper" for u in units):
        sheet = sheet_of(context.state, context.seat, draft)
        ships = [u for u in context.state.units.values() if u.seat == context.seat and u.ship]
        yield stay
        for x in (*HEXES, *(u.id for u in ships)):
            if all(reaches(sheet, u, x) for u in units):
                name = place(say, x) if x in SPACES else say("bot-armada-pick-ship", no=short(x))
                way = ((first.at, x),)
                yield Choice(say("bot-armada-pick-teleport", to=name), x, chosen=x == now, at=way)
        return
    if any(not u.ship and (u.type != "fighter" or u.aboard) for u in units):
        return
    near = [x for x in SPACES if all(x in context.state.board.next[u.at] for u in units)]
    if near:
        yield stay
        yield from (
            Choice(place(say, x), x, _about_space(context, x), chosen=x == now, at=((first.at, x),))
            for x in near
        )


def _about_space(context: EditorContext, at: str) -> str:
    """Say which enemies are known to be in a space, then what can be won there or reached from it."""
    say, board = context.say, context.state.board
    foes = known_in(at, context.view.narrow(ArmadaView), say)
    if at in board.hexes:
        worth = say("bot-armada-pick-worth", points=board.hexes[at].points)
    else:
        worth = say("bot-armada-pick-reach", hexes=join_list(board.sectors[at].hexes, say))
    return cut(
        "; ".join(x for x in (say("bot-armada-pick-foes", units=foes) if foes else "", worth) if x), LINE
    )


def _acts(context: EditorContext, draft: Draft, units: Sequence[Unit]) -> list[Act]:
    """List the actions open to all of them; loading and docking are for one ship at a time."""
    acts: list[Act] = ["hold", "attack", "scout"]
    if any(u.type == "ion_cannon" for u in units):
        acts.remove("scout")
    s, ship = context.state, units[0]
    if all(u.ship and s.hold(u.id) for u in units):
        acts.append("unload")
    if len(units) > 1 or not ship.ship:
        return acts
    end = draft.order(ship.id).to or ship.at
    if any(u.type in CARRIED for at in {ship.at, end} for u in s.there(at, context.seat)):
        acts.append("load")
    if len([u for u in s.there(ship.at, context.seat) if u.ship]) > 1:
        acts.append("dock")
    return acts


def _handling(context: EditorContext, draft: Draft, ship: Unit) -> Rows:
    """Offer what a ship can unload, load or transfer, and the ships with which it can dock."""
    s, say, o = context.state, context.say, draft.order(ship.id)
    rows: Rows = []
    if o.act == "dock":
        mates = [u for u in s.there(ship.at, context.seat) if u.ship and u.id != ship.id][:MOST_LINES]
        choices = [
            Choice(
                say("bot-armada-pick-ship", no=short(u.id)), u.id, chosen=u.id == o.partner, at=((u.id, ""),)
            )
            for u in mates
        ]
        rows.append((context.select("partner", "", say("bot-armada-pick-partner"), choices),))
    there = _cargo(context, draft, ship)[:MOST_LINES]
    if there and o.act in ("load", "unload", "dock"):
        lines = [
            Choice(
                f"{item(say, u.type)} {short(u.id)}",
                u.id,
                chosen=u.id in o.cargo,
                at=((u.aboard or u.id, ""),),  # what is aboard is not drawn
            )
            for u in there
        ]
        rows.append((context.select("cargo", "", say(f"bot-armada-pick-{o.act}"), lines, 0, len(lines)),))
    return rows


def _cargo(context: EditorContext, draft: Draft, ship: Unit) -> list[Unit]:
    """List what a ship's order can handle: what is aboard, or what is where it loads."""
    s, o = context.state, draft.order(ship.id)
    if o.act != "load":
        return list(s.hold(ship.id))
    at = ship.at if o.first or not o.to else o.to
    return [u for u in s.there(at, context.seat) if u.type in CARRIED]


def _buttons(context: EditorContext, draft: Draft, units: Sequence[Unit]) -> list[Button]:
    say, u = context.say, units[0]
    buttons = list[Button]()
    if u.ship and any(x in y.has for y in units for x in ("seeker", "probe", "decoy")):
        buttons.append(context.fill(say("bot-armada-pick-launch"), "launch"))
    o = draft.order(u.id)
    if o.act == "dock" and o.partner and len(units) == 1:
        buttons.append(context.fill(say("bot-armada-pick-give"), "give"))
    if u.ship and o.act == "load" and o.to:
        buttons.append(
            context.button(say("bot-armada-pick-first" if not o.first else "bot-armada-pick-last"), "first")
        )
    if u.type == "flashtrooper" and len(units) % 3 == 0:
        buttons.append(context.button(say("bot-armada-pick-form", n=len(units) // 3), "form"))
    if context.view.narrow(ArmadaView).last_orders:
        buttons.append(context.button(say("bot-armada-orders-before"), "before"))
    buttons.append(context.fill(say("bot-armada-pick-line"), "line"))
    if any(x.id in draft.orders for x in units):
        buttons.append(context.button(say("bot-armada-pick-none"), "none", tone=Tone.RISK))
    buttons.append(context.button(say("bot-armada-back"), "whole"))
    return [*buttons, context.button(say("bot-armada-ready"), READY, tone=Tone.MAIN)]


# -- inputs ----------------------------------------------------------------------------------------------


def edit(context: EditorContext, draft: Draft, form_input: FormInput) -> tuple[Draft, str]:
    """Carry out an input on the units picked; give the draft and the page to show."""
    value = form_input.values[0] if form_input.values else ""
    match form_input.op:
        case "some" if value.isdecimal():
            return replace(draft, pick=draft.pick[: max(1, int(value))]), "pick"
        case "to":
            return _each(context, draft, to="" if value == STAY else value), "pick"
        case "act":
            return _acted(context, draft, value), "pick"
        case "partner":
            return _docked(context, draft, value), "pick"
        case "cargo" | "first" | "form":
            return _turned(context, draft, form_input), "pick"
        case "launch" | "give" | "line":
            return _written(context, draft, form_input.op, form_input.fields), "pick"
        case "before":
            last = context.view.narrow(ArmadaView).last_orders
            before, _ = as_before(context.state, context.seat, draft.without(draft.pick), last, draft.pick)
            return before, "pick"
        case "none":
            return draft.without(draft.pick), "pick"
        case _:
            return draft, form_input.op


def _turned(context: EditorContext, draft: Draft, form_input: FormInput) -> Draft:
    """Change the handled units, or turn "load first" or "form" on or off."""
    o = draft.order(draft.pick[0])
    if form_input.op == "cargo":
        return _each(context, draft, cargo=tuple(form_input.values))
    if form_input.op == "first":
        return _each(context, draft, first=not o.first, cargo=())
    return draft.with_order(draft.pick, replace(o, form=not o.form))


def _written(context: EditorContext, draft: Draft, op: str, given: Mapping[str, str]) -> Draft:
    """Take the fields of a form: launches, transfers, or the whole order."""
    if op == "line":
        return typed(context, draft, given.get("text", ""))
    text = ", ".join(x for x in (*_chosen(given), given.get("text", "").strip()) if x)
    return _each(
        context,
        draft,
        **(launched(context, draft, text) if op == "launch" else given_over(context, draft, text)),
    )


def _chosen(given: Mapping[str, str]) -> Iterator[str]:
    """Write what was chosen in a form as it would be typed."""
    if to := given.get("send"):
        yield f"send {given.get('n') or 1} to {to}"
    for op, what in (("probes", "probe "), ("decoys", "decoys "), ("stores", "")):
        yield from (f"{what}{x}" for x in given.get(op, "").split("\n") if x not in ("", NONE))


def _each(context: EditorContext, draft: Draft, **changes: Any) -> Draft:
    """Change something in the order of each unit picked."""
    orders = dict(draft.orders)
    for x in draft.pick:
        had = draft.order(x)
        o = replace(had, units=(x,), **changes)
        if "to" in changes and o.act == "load" and not o.first:
            o = replace(o, cargo=())
        if "to" in changes and o.act == "unload" and had.cargo == unloads(context.state, x, had.to):
            o = replace(o, cargo=unloads(context.state, x, o.to))
        orders[x] = replace(o, first=o.first and o.act == "load" and bool(o.to))
    return replace(draft, orders=orders)


def _acted(context: EditorContext, draft: Draft, wanted: str) -> Draft:
    """Return an action. To unload means everything aboard that may come out, until less is chosen."""
    orders = dict(draft.orders)
    for x in draft.pick:
        act = next(
            (a for a in _acts(context, draft, [context.state.units[y] for y in draft.pick]) if a == wanted),
            None,
        )
        if act is None:
            raise Refused("refused-gone")
        o = replace(draft.order(x), units=(x,), act=act, cargo=(), partner="", stores={}, first=False)
        if act == "unload":
            o = replace(o, cargo=unloads(context.state, x, o.to))
        orders[x] = replace(o, to="") if act == "dock" else o
    return replace(draft, orders=orders)


def _docked(context: EditorContext, draft: Draft, partner: str) -> Draft:
    """Write docking for both ships."""
    ship = draft.pick[0]
    mine = replace(draft.order(ship), act="dock", partner=partner, to="")
    theirs = replace(draft.order(partner), units=(partner,), act="dock", partner=ship, to="", first=False)
    if draft.order(partner).act != "dock":
        theirs = replace(theirs, cargo=(), stores={})
    return replace(draft, orders={**draft.orders, ship: mine, partner: theirs})


def launched(context: EditorContext, draft: Draft, text: str) -> dict[str, object]:
    """Read the launches that accompany an action: "send 2 to A, probe 1 as ground, decoys 3"."""
    o = _read(context, draft, text)
    return {"seekers": o.seekers, "probes": o.probes, "decoys": o.decoys}


def given_over(context: EditorContext, draft: Draft, text: str) -> dict[str, object]:
    """Read what a ship gives over when it docks: "r1, 2 nuclear"."""
    partner = draft.order(draft.pick[0]).partner
    o = _read(context, draft, f"dock {short(partner)} give {text}" if text.strip() else "")
    return {"cargo": o.cargo, "stores": o.stores}


def _read(context: EditorContext, draft: Draft, text: str) -> Order:
    a = read_orders(f"{','.join(map(short, draft.pick))}: {' '.join(text.split())}", context.seat)
    return a.orders[0] if a.orders else Order(())


def typed(context: EditorContext, draft: Draft, text: str) -> Draft:
    """Take a typed order for the units picked."""
    meant = spelled_out(
        context.state,
        context.seat,
        Orders((replace(_read(context, draft, text), units=draft.pick),)),
    )
    return replace(draft, orders={**draft.orders, **expand(meant)})


def blank(context: EditorContext, draft: Draft, op: str) -> Blank:
    """Return the form of an input."""
    say, o = context.say, draft.order(draft.pick[0])
    title = cut(say("bot-armada-pick-title", units=named(draft.pick)), LABEL)
    if op == "line":
        hint = say("bot-armada-pick-line-hint")
        return Blank(title, (Field("text", say("bot-armada-pick-line-label"), hint, _line(o), 300),))
    return Blank(title, tuple(_giving(context, o) if op == "give" else _launching(context, draft, o)))


def _launching(context: EditorContext, draft: Draft, order: Order) -> Iterator[Field]:
    """Ask for the launches that accompany an action: by choices where possible, the rest as text."""
    say, units = context.say, [context.state.units[x] for x in draft.pick]
    has = {x: max(u.has.get(x, 0) for u in units) for x in ("seeker", "probe_launcher", "probe", "decoy")}
    spaces = [Choice(place(say, x), x) for x in SPACES]
    sends, probes, decoys = order.seekers, order.probes, order.decoys
    if has["seeker"]:
        to, n = (sends[0].to, sends[0].n) if len(sends) == 1 else ("", has["seeker"])
        sends = sends if not to else ()
        yield _optional("send", say("bot-armada-pick-send"), spaces, to)
        yield _optional("n", say("bot-armada-pick-send-n"), _up_to(has["seeker"]), str(n))
    tubes = min(has["probe_launcher"], has["probe"])
    if tubes:
        plain = "\n".join(x.to for x in probes if x.shown != "ground")
        probes = tuple(x for x in probes if x.shown == "ground")
        yield _optional("probes", say("bot-armada-pick-probes"), spaces, plain, tubes)
    if launchable := min(context.state.numbers.decoys_written * has["probe_launcher"], has["decoy"]):
        numbers = [Choice(NONE, NONE), *_up_to(launchable)][:MOST_LINES]
        yield _optional("decoys", say("bot-armada-pick-decoys"), numbers, str(decoys))
        decoys = 0
    rest = replace(order, seekers=sends, probes=probes, decoys=decoys)
    label, hint = say("bot-armada-pick-launch-label"), say("bot-armada-pick-launch-hint")
    yield Field("text", label, hint, _beside(rest), 300, required=False)


def _giving(context: EditorContext, order: Order) -> Iterator[Field]:
    """Ask what a ship gives over: stores by choices, units and the rest by a text."""
    say, has = context.say, context.state.units[order.units[0]].has
    most = {x: n for x, n in has.items() if x in STORES and n}
    few = sum(most.values()) <= MOST_LINES
    wanted = {(x, n) for x, full in most.items() for n in (range(1, full + 1) if few else (full,))}
    wanted |= {x for x in order.stores.items() if x[0] in most}
    lines = sorted(wanted, key=lambda x: (STORES.index(x[0]), x[1]))[:MOST_LINES]
    if lines:
        now = "\n".join(f"{n} {x}" for x, n in order.stores.items())
        choices = [Choice(numbered(say, x, n), f"{n} {x}") for x, n in lines]
        yield _optional("stores", say("bot-armada-pick-stores"), choices, now, len(most))
    left = {x: n for x, n in order.stores.items() if (x, n) not in lines}
    had = write_order(replace(order, stores=left)).partition(" give ")[2]
    yield Field(
        "text", say("bot-armada-pick-give-label"), say("bot-armada-pick-give-hint"), had, 200, required=False
    )


def _optional(name: str, label: str, choices: Sequence[Choice], value: str, many: int = 1) -> Field:
    return Field(name, label, value=value, required=False, choices=tuple(choices), many=many)


def _up_to(n: int) -> list[Choice]:
    """Offer the highest numbers up to one."""
    return [Choice(str(x), str(x)) for x in range(max(1, n - MOST_LINES + 1), n + 1)]


def _beside(order: Order) -> str:
    """Write the launches that accompany an action."""
    if not order.units:
        return ""
    return write_order(
        Order(order.units, seekers=order.seekers, probes=order.probes, decoys=order.decoys)
    ).partition(": ")[2]


def _line(order: Order) -> str:
    """Write an order without the units in front."""
    return write_order(order).partition(": ")[2] if order.units else ""
