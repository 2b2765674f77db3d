"""The order sheet (ORDERS.1): every written action of the moves chart, and a sheet's faults."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.armada.model.actions import Order, Orders
from engine.armada.model.board import HEXES, SECTORS, SPACES
from engine.armada.model.cargo import add_count, carried, fits, may_have
from engine.armada.model.force_chart import CANNON, CARRIED, STORES
from engine.armada.model.state import RULES, State, Unit, rank, short
from engine.armada.orders.battle_plan import plan_faults
from engine.armada.orders.cargo_words import is_group, kind_of
from engine.armada.orders.text import list_ids
from engine.core.errors import Fault
from engine.core.rules import Seat

UNIT_ACTS = frozenset({"hold", "attack", "scout"})
_SET = frozenset(SPACES)
#: Orders for ships only, with the case that says so.
_FOR_SHIPS = {
    "cargo": "MOVES.10",
    "partner": "MOVES.6",
    "stores": "MOVES.6",
    "seekers": "NOTES.send",
    "probes": "NOTES.probes",
    "decoys": "NOTES.decoys",
    "first": "MOVES.5",
}


class Sheet:
    """An order sheet read against the position: where ships end, and which units are loaded and unloaded.

    `order[unit]` is its order; `end[ship]` its space after moving; `into[unit]` and `out[unit]` are the
    ships that load or unload it.
    """

    __slots__ = ("a", "bad", "end", "into", "order", "out", "s", "seat")

    def __init__(self, s: State, seat: Seat, a: Orders) -> None:
        self.s, self.seat, self.a = s, seat, a
        self.bad: list[Fault] = []
        self.order: dict[str, Order] = {}
        self.into: dict[str, str] = {}
        self.out: dict[str, str] = {}
        units = s.units
        for o in a.orders:
            if not o.units:
                self.bad.append(RULES.wrong("orders-nobody"))
            kinds = {"ship" if x.ship else x.type for x in (units[y] for y in o.units if y in units)}
            if len(kinds) > 1 and ("ship" in kinds or o.to):
                self.bad.append(RULES.wrong("orders-mixed", short(o.units[0])))
            for x in o.units:
                u = units.get(x)
                if u is None or u.seat != seat:
                    self.bad.append(RULES.wrong("orders-unit", short(x), unit=short(x)))
                elif x in self.order:
                    self.bad.append(RULES.wrong("orders-twice", short(x), unit=short(x)))
                else:
                    self.order[x] = o
        self.end = {
            x: o.to
            for x, o in self.order.items()
            if o.to and units[x].ship and o.to in s.board.next[units[x].at]
        }
        for x, o in self.order.items():
            if o.cargo and o.act in ("load", "unload"):
                self._cargo(x, o)

    def _cargo(self, ship: str, o: Order) -> None:
        where = self.into if o.act == "load" else self.out
        for c in (c for c in o.cargo if not is_group(c)):
            if c in self.into or c in self.out:
                self.bad.append(RULES.wrong("orders-handled", short(ship), cargo=short(c)))
            where[c] = ship

    def final(self, ship: str) -> str:
        """Return the space of a ship after it has moved."""
        return self.end.get(ship) or self.s.units[ship].at

    def on_ground(self, unit: str) -> str:
        """Return the hex of a flashtrooper after teleporting, or ""."""
        s = self.s
        u, o = s.units[unit], self.order.get(unit)
        if o and o.to:
            return o.to if o.to in HEXES else ""
        if unit in self.into or (u.aboard and unit not in self.out):
            return ""
        at = self.final(self.out[unit]) if unit in self.out else u.at
        return at if at in HEXES else ""


def check_orders(s: State, seat: Seat, a: Orders) -> list[Fault]:
    """Return the faults of a sheet, drafts included; `at` names the unit."""
    sheet = Sheet(s, seat, a)
    bad = sheet.bad
    for x, o in sheet.order.items():
        u = s.units[x]
        bad.extend(_ship(sheet, u, o) if u.ship else _unit(sheet, u, o))
    if not bad:
        for o in a.orders:
            if o.form:
                bad.extend(_form(sheet, o))
        bad.extend(_rooms(sheet))
    bad += [RULES.wrong("orders-strike", to=x) for x in a.strikes if f"{seat}@{x}" not in s.ambush]
    if a.plan:
        bad += plan_faults(a.plan)
    return bad


def _no_way(sheet: Sheet, u: Unit, to: str) -> Fault:
    """Cases BOARD.2, BOARD.3 and MOVES.7: say why one move does not lead there."""
    at, here = short(u.id), u.at
    if to not in _SET:
        return RULES.wrong("orders-space", at, to=to)
    if to == here:
        return RULES.wrong("orders-way-same", at, unit=at, here=here)
    hexes = [x for x in (to, here) if x in HEXES]
    if len(hexes) == 2:
        return RULES.wrong("orders-way-hexes", at, unit=at, to=to, here=here)
    if hexes:
        near = ", ".join(x for x in sheet.s.board.next[hexes[0]] if x in SECTORS)
        return RULES.wrong("orders-way-hex", at, unit=at, to=to, here=here, hex=hexes[0], near=near)
    return RULES.wrong("orders-way", at, unit=at, to=to, here=here)


# -- one line --------------------------------------------------------------------------------------------


def _ship(sheet: Sheet, u: Unit, o: Order) -> Iterator[Fault]:
    """Cases MOVES.1, MOVES.2 and MOVES.7, Ruling G51: a starship's line; the rest by its action."""
    at = short(u.id)
    if o.to and (o.to not in _SET or o.to not in sheet.s.board.next[u.at]):
        yield _no_way(sheet, u, o.to)
    if o.form:
        yield RULES.wrong("orders-form-who", at, unit=at)
    if len(o.units) > 1 and (o.cargo or o.partner or o.stores):
        yield RULES.wrong("orders-single", at, what=o.act)
    if o.act in ("load", "unload"):
        yield from _load(sheet, u, o) if o.act == "load" else _unload(sheet, u, o)
    elif o.act == "dock":
        yield from _dock(sheet, u, o)
    elif o.cargo:
        yield RULES.wrong("orders-idle-cargo", at, unit=at)
    if o.first and (o.act != "load" or not o.to):
        yield RULES.wrong("orders-first", at, unit=at)
    if o.act != "dock" and (o.partner or o.stores):
        yield RULES.wrong("orders-partner", at, unit=at)
    if o.seekers or o.probes or o.decoys:
        yield from _launches(sheet, u, o)


def _load(sheet: Sheet, u: Unit, o: Order) -> Iterator[Fault]:
    """Cases MOVES.4 and MOVES.5, Ruling G42: loading where it starts, or where it ends."""
    at, s = short(u.id), sheet.s
    where = u.at if o.first else sheet.final(u.id)
    if not o.cargo:
        yield RULES.wrong("orders-cargo", at, unit=at)
    for x in o.cargo:
        c = s.units.get(x)
        if is_group(x):
            yield RULES.wrong("orders-none-there", at, unit=at, item=kind_of(x))
        elif c is None or c.seat != sheet.seat:
            yield RULES.wrong("orders-unit", at, unit=short(x))
        elif c.type not in CARRIED:
            yield (
                RULES.wrong("orders-cannon-fixed", at)
                if c.type == CANNON
                else RULES.wrong("orders-not-cargo", at, cargo=short(x))
            )
        elif c.aboard:
            yield RULES.wrong("orders-load-aboard", at, cargo=short(x), ship=short(c.aboard))
        elif c.at != where:
            yield RULES.wrong("orders-far", at, cargo=short(x), unit=at)
        elif (own := sheet.order.get(x)) and (own.act != "hold" or own.to or own.form):
            yield RULES.wrong("orders-loaded", short(x), unit=short(x))


def _unload(sheet: Sheet, u: Unit, o: Order) -> Iterator[Fault]:
    """Cases MOVES.3 and COMBAT.2: unloading where it ends; ground units in hexes only."""
    at, s, where = short(u.id), sheet.s, sheet.final(u.id)
    if not o.cargo:
        yield RULES.wrong("orders-empty", at, unit=at)
    for x in o.cargo:
        c = s.units.get(x)
        if c is None or c.aboard != u.id:
            yield _not_aboard(s, u, x)
        elif c.ground and where in SECTORS:
            yield RULES.wrong("orders-sector", at, cargo=short(x))


def _not_aboard(s: State, u: Unit, cargo: str) -> Fault:
    """Say what a ship carries that has not what its order names."""
    at, held = short(u.id), list_ids([c.id for c in s.hold(u.id)]) or "–"
    if is_group(cargo):
        kind = kind_of(cargo)
        return (
            RULES.wrong("orders-none-aboard", at, unit=at, item=kind, held=held)
            if kind
            else RULES.wrong("orders-empty", at, unit=at)
        )
    return RULES.wrong("orders-not-aboard", at, cargo=short(cargo), unit=at, held=held)


def _dock(sheet: Sheet, u: Unit, o: Order) -> Iterator[Fault]:
    """Case MOVES.6, Ruling G30: both write it; cargo is exchanged, components are not cargo."""
    at, s = short(u.id), sheet.s
    if o.to:
        yield RULES.wrong("orders-dock-move", at, unit=at)
    p, other = s.units.get(o.partner), sheet.order.get(o.partner)
    mutual = other is not None and other.act == "dock" and other.partner == u.id and u.id != o.partner
    if p is None or not p.ship or p.seat != u.seat or p.at != u.at or not mutual:
        yield RULES.wrong("orders-partner", at, unit=at)
    for i, x in enumerate(o.cargo):
        c = s.units.get(x)
        own = sheet.order.get(x)
        if c is None or c.aboard != u.id:
            yield _not_aboard(s, u, x)
        elif x in o.cargo[:i] or (own and own.to):
            yield RULES.wrong("orders-handled", at, cargo=short(x))
    spent = _spent(o)
    for item, n in o.stores.items():
        if item not in STORES or n < 1:
            yield RULES.wrong("orders-number", at, n=n, item=item)
        elif n > u.has.get(item, 0) - spent.get(item, 0):
            yield RULES.wrong("orders-stores", at, unit=at, item=item)


def _spent(o: Order) -> dict[str, int]:
    """Count what a ship launches by written order."""
    return {"seeker": sum(x.n for x in o.seekers), "probe": len(o.probes), "decoy": o.decoys}


def _launches(sheet: Sheet, u: Unit, o: Order) -> Iterator[Fault]:
    """Cases NOTES.send, NOTES.probes and NOTES.decoys, Ruling G50: launches beside the action."""
    at = short(u.id)
    for to in [*(x.to for x in o.seekers), *(x.to for x in o.probes)]:
        if to not in _SET:
            yield RULES.wrong("orders-space", at, to=to)
    if len({x.to for x in o.seekers}) < len(o.seekers):
        yield RULES.wrong("orders-handled", at, cargo="seekers")
    yield from (RULES.wrong("orders-number", at, n=x.n, item="seeker") for x in o.seekers if x.n < 1)
    has, want = u.has.get("seeker", 0), sum(x.n for x in o.seekers)
    if want > has:
        yield RULES.wrong("orders-seekers", at, unit=at, n=has, want=want)
    tubes, probes = u.has.get("probe_launcher", 0), u.has.get("probe", 0)
    if len(o.probes) > min(tubes, probes):
        yield RULES.wrong("orders-probes", at, unit=at, n=min(tubes, probes), want=len(o.probes))
    if o.decoys:
        if o.act != "hold":
            yield RULES.wrong("orders-decoys-act", at, unit=at)
        left = min(sheet.s.numbers.decoys_written * (tubes - len(o.probes)), u.has.get("decoy", 0))
        if o.probes and left <= 0 < min(tubes, u.has.get("decoy", 0)):
            yield RULES.wrong("orders-probing", at, unit=at)
        elif not 0 < o.decoys <= left:
            yield RULES.wrong("orders-decoys", at, unit=at, n=max(0, left), want=o.decoys)


def _unit(sheet: Sheet, u: Unit, o: Order) -> Iterator[Fault]:
    """Cases MOVES.8 and MOVES.9: the line of a unit that is no starship."""
    at = short(u.id)
    if o.act not in UNIT_ACTS:
        yield RULES.wrong("orders-act", at, unit=at, act=o.act)
    elif u.type == CANNON and o.act == "scout":
        yield RULES.wrong("orders-cannon", at)
    for what in _FOR_SHIPS if o.act in UNIT_ACTS else ():
        if getattr(o, what):
            fault = RULES.wrong("orders-alone", at, unit=at)
            yield Fault(_FOR_SHIPS[what], fault.code, fault.why, fault.facts, fault.at)
    if o.form and u.type != "flashtrooper":
        yield RULES.wrong("orders-form-who", at, unit=at)
    if u.type == "flashtrooper" and o.to:
        yield from _teleport(sheet, u, o)
    else:
        yield from _goes(sheet, u, o)


def _goes(sheet: Sheet, u: Unit, o: Order) -> Iterator[Fault]:
    """Case MOVES.8: only a fighter flies by itself, and only where it can get to."""
    at = short(u.id)
    if u.aboard and u.id not in sheet.out:
        if o.act != "hold" or o.to or o.form:
            yield RULES.wrong("orders-aboard", at, unit=at, ship=short(u.aboard))
    elif o.to and u.type != "fighter":
        yield (
            RULES.wrong("orders-cannon-fixed", at)
            if u.type == CANNON
            else RULES.wrong("orders-foot", at, unit=at)
        )
    elif o.to and u.aboard:
        yield RULES.wrong("orders-launched", at, unit=at)
    elif o.to and o.to not in sheet.s.board.next[u.at]:
        yield _no_way(sheet, u, o.to)


def _teleport(sheet: Sheet, u: Unit, o: Order) -> Iterator[Fault]:
    """Case NOTES.flashtroopers, Ruling G48: when all ships have moved, between a ship and hexes, or hexes."""
    at = short(u.id)
    if u.id in sheet.into or u.id in sheet.out:
        yield RULES.wrong("orders-handled", at, cargo=at)
    elif not reaches(sheet, u, o.to):
        yield RULES.wrong("orders-teleport", at, unit=at, to=o.to if o.to in _SET else short(o.to))
    elif o.to not in _SET and (o.act != "hold" or o.form):
        yield RULES.wrong("orders-into-ship", at, unit=at)


def reaches(sheet: Sheet, u: Unit, to: str) -> bool:
    """Return whether a flashtrooper can teleport to a hex or ship once all ships have moved."""
    s = sheet.s
    if u.aboard:
        here = sheet.final(u.aboard)
        return to in HEXES and (to == here or (here in SECTORS and to in s.board.touches[here]))
    if to in HEXES:
        between = s.board.via[u.at].get(to, ())
        return any(x.ship and sheet.final(x.id) in between for x in s.units.values() if x.seat == u.seat)
    ship = s.units.get(to)
    if ship is None or ship.seat != u.seat or not ship.ship:
        return False
    there = sheet.final(to)
    return there == u.at or (there in SECTORS and u.at in s.board.touches[there])


def _form(sheet: Sheet, o: Order) -> Iterator[Fault]:
    """Case NOTES.forming, Ruling G26: three flashtroopers in one hex become a regiment."""
    at = short(o.units[0])
    if len(o.units) % sheet.s.numbers.form_regiment:
        yield RULES.wrong("orders-form", at, n=len(o.units))
    places = {sheet.on_ground(x) for x in o.units}
    if len(places) > 1 or "" in places:
        yield RULES.wrong("orders-form-place", at)


# -- what fits -------------------------------------------------------------------------------------------


def _rooms(sheet: Sheet) -> Iterator[Fault]:
    """Cases BUY.1 to BUY.6: check that no ship is ever overfull, after loading, teleports and docking."""
    s = sheet.s
    out_of: dict[str, list[Unit]] = {}
    into: dict[str, list[Unit]] = {}
    for x, o in sheet.order.items():
        u = s.units[x]
        if u.type == "flashtrooper" and o.to:
            if u.aboard:
                out_of.setdefault(u.aboard, []).append(u)
            if o.to not in _SET:
                into.setdefault(o.to, []).append(u)
    full: dict[str, dict[str, int]] = {}
    for x in sorted({*into, *sheet.into.values()}, key=rank):
        u, held = s.units[x], carried(s, x)
        add_count((s.units[c] for c, ship in sheet.into.items() if ship == x), held)
        add_count((s.units[c] for c, ship in sheet.out.items() if ship == x), held, -1)
        fine = fits(s.force, u, u.has, held)
        add_count(into.get(x, ()), add_count(out_of.get(x, ()), held, -1))
        full[x] = held
        if not fine or not fits(s.force, u, u.has, held):
            yield RULES.wrong("orders-room", short(x), unit=short(x))
    for x, o in sheet.order.items():
        if o.act == "dock":
            yield from _after_docking(sheet, s.units[x], o, full, out_of.get(x, []))


def _after_docking(
    sheet: Sheet, u: Unit, o: Order, full: dict[str, dict[str, int]], gone: Sequence[Unit]
) -> Iterator[Fault]:
    s, at = sheet.s, short(u.id)
    other = sheet.order[o.partner]
    held = dict(full[u.id]) if u.id in full else add_count(gone, carried(s, u.id), -1)
    add_count((s.units[x] for x in other.cargo), add_count((s.units[x] for x in o.cargo), held, -1))
    has = dict(u.has)
    for sign, part in ((-1, o.stores), (1, other.stores), (-1, _spent(o))):
        for item, n in part.items():
            has[item] = has.get(item, 0) + sign * n
    if never := may_have(s.force, u.type, has):
        yield RULES.wrong("orders-never", at, unit=at, item=never)
    elif not fits(s.force, u, has, held):
        yield RULES.wrong("orders-room", at, unit=at)
