"""Both location charts change at once as written (TURN.3): launches, loading, moves, unloading, teleports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.armada.model.account import use_up_stores
from engine.armada.model.actions import Order, Orders
from engine.armada.model.board import SPACES
from engine.armada.model.cargo import load_unit, move_ship, with_stores
from engine.armada.model.state import LETTER, SEATS, Docking, Launched, State, T, Unit, rank
from engine.core.rules import Facts, Seat
from engine.core.types.frozen import replace

_SPACES = frozenset(SPACES)


@dataclass(slots=True)
class _Report:
    """What a side is told of its own movement: lines of moves and of cargo."""

    moved: list[Facts] = field(default_factory=list)
    handled: list[Facts] = field(default_factory=list)


def move_all(t: T, sheets: dict[Seat, Orders]) -> None:
    """Case TURN.3, Rulings G34, G42 and G48: carry out both sheets, stage by stage.

    Launches; loading where a ship starts; moves; loading and unloading where it ends; teleports; regiments
    formed. Docking waits for the end of step 4.
    """
    for seat in SEATS:
        note_actions(t.s, seat, sheets[seat])
        orders, told = sheets[seat].orders, _Report()
        for o in orders:
            if o.seekers or o.probes or o.decoys:
                _launch(t, seat, o)
        _ships(t.s, orders, told)
        for o in orders:
            if o.to and t.s.units[o.units[0]].type == "flashtrooper":
                _teleport(t.s, o, told)
        for o in orders:
            if o.form:
                _form(t.s, seat, o, told)
        _tell(t, seat, told)


def _ships(s: State, orders: Sequence[Order], told: _Report) -> None:
    """Ruling G42: loading where ships start, moves, then loading and unloading where they end."""
    for o in orders:
        if o.act == "load" and (o.first or not o.to):
            _load(s, o, told)
    for o in orders:
        if o.to in _SPACES:
            _move(s, o, told)
    for o in orders:
        if o.act == "load" and o.to and not o.first:
            _load(s, o, told)
        elif o.act == "unload":
            _unload(s, o, told)


def note_actions(s: State, seat: Seat, sheet: Orders) -> None:
    """Write each unit's action into the papers of the turn."""
    marks = s.marks
    for o in sheet.orders:
        if o.act != "hold":
            for x in o.units:
                marks.act[x] = o.act
        if o.act == "dock":
            docking = Docking(o.units[0], o.partner, o.cargo, o.stores)
            marks.docks = (*marks.docks, docking)
    if sheet.strikes:
        marks.strikes[seat] = sheet.strikes


def _launch(t: T, seat: Seat, o: Order) -> None:
    """Cases NOTES.send, NOTES.probes and NOTES.decoys, Rulings G5 and G21: probes and decoys are spent."""
    s, marks = t.s, t.s.marks
    for x in o.units:
        for send in o.seekers:
            key = f"{seat}@{send.to}"
            s.put(with_stores(s.units[x], {"seeker": -send.n}))
            marks.written[key] = marks.written.get(key, 0) + send.n
            marks.sent[key] = tuple(sorted({*marks.sent.get(key, ()), x}, key=rank))
            t.whisper((seat,), "sent", "NOTES.send", ship=x, n=send.n, at=send.to)
        for probe in o.probes:
            use_up_stores(t, x, "probe", 1, shown=False)
            marks.probed[x] = marks.probed.get(x, 0) + 1
            marks.probes = (*marks.probes, Launched(seat, x, probe.to, probe.shown))
            t.whisper((seat,), "probed", "NOTES.probes", ship=x, to=probe.to)
        if o.decoys:
            use_up_stores(t, x, "decoy", o.decoys, shown=False)
            marks.decoys[x] = o.decoys
            marks.lured[x] = -(-o.decoys // s.numbers.decoys_written)


def _load(s: State, o: Order, told: _Report) -> None:
    """Cases MOVES.4 and MOVES.5."""
    (ship,) = o.units
    for x in o.cargo:
        load_unit(s, x, ship)
    if o.to:
        s.marks.hauled = (*s.marks.hauled, ship)
    told.handled.append({"what": "loaded", "ship": ship, "units": list(o.cargo), "at": s.units[ship].at})


def _move(s: State, o: Order, told: _Report) -> None:
    """Cases MOVES.1 and MOVES.9."""
    lines: dict[str, list[str]] = {}
    for x in o.units:
        u = s.units[x]
        if u.type == "flashtrooper":
            continue
        lines.setdefault(u.at, []).append(x)
        if u.ship:
            move_ship(s, x, o.to)
        else:
            s.put(replace(u, at=o.to))
    told.moved += [{"units": units, "from": at, "to": o.to} for at, units in lines.items()]


def _unload(s: State, o: Order, told: _Report) -> None:
    """Cases MOVES.3 and MOVES.10."""
    (ship,) = o.units
    for x in o.cargo:
        s.put(replace(s.units[x], aboard=""))
        s.marks.unloaded[x] = ship
    told.handled.append({"what": "unloaded", "ship": ship, "units": list(o.cargo), "at": s.units[ship].at})


def _teleport(s: State, o: Order, told: _Report) -> None:
    """Case NOTES.flashtroopers, Ruling G48."""
    for x in o.units:
        if o.to in _SPACES:
            s.put(replace(s.units[x], aboard="", at=o.to))
        else:
            load_unit(s, x, o.to)
    s.marks.teleported = (*s.marks.teleported, *o.units)
    told.handled.append({"what": "teleported", "ship": "", "units": list(o.units), "at": o.to})


def _form(s: State, seat: Seat, o: Order, told: _Report) -> None:
    """Case NOTES.forming, Ruling G26: by threes; the regiment has the order of those that form it."""
    three = s.numbers.form_regiment
    at = s.units[o.units[0]].at
    made = []
    for i in range(0, len(o.units), three):
        for x in o.units[i : i + three]:
            s.drop(x)
            s.marks.act.pop(x, None)
        made.append(new_id(s, seat, "regiment"))
        s.put(Unit(made[-1], seat, "regiment", at))
        if o.act != "hold":
            s.marks.act[made[-1]] = o.act
    gone = {*o.units}
    s.marks.teleported = tuple(x for x in s.marks.teleported if x not in gone)
    told.handled.append({"what": "formed", "ship": "", "units": made, "at": at})


def new_id(s: State, seat: Seat, item: str) -> str:
    """Return the lowest free id for a unit that has no number."""
    head = LETTER[seat] + s.force.item[item].letter
    n = 1
    while f"{head}{n}" in s.units:
        n += 1
    return f"{head}{n}"


def _tell(t: T, seat: Seat, told: _Report) -> None:
    t.whisper((seat,), "moved", "TURN.3", lines=told.moved)
    for line in told.handled:
        t.whisper((seat,), "handled", "MOVES.10", **line)


def dock_all(t: T) -> None:
    """Case MOVES.6, Rulings G30 and G42: after step 4, if neither ship was in a battle and both are there."""
    s, marks = t.s, t.s.marks
    fought = {*marks.fought}
    able = {d.ship: d for d in marks.docks if d.ship in s.units and d.partner in s.units}
    able = {x: d for x, d in able.items() if d.partner in able and not fought & {d.ship, d.partner}}
    for x, d in able.items():
        _hand_over(s, d)
        seat = s.units[x].seat
        facts = {"ship": d.partner, "units": list(d.units), "at": s.units[x].at, "stores": d.stores}
        t.whisper((seat,), "handled", "MOVES.6", what="docked", **facts)
    for d in marks.docks:
        if d.ship in s.units and d.ship not in able:
            t.whisper((s.units[d.ship].seat,), "void", "MOVES.6", unit=d.ship, what="dock", why="battle")


def _hand_over(s: State, d: Docking) -> None:
    for x in d.units:
        load_unit(s, x, d.partner)
    if d.stores:
        s.put(with_stores(s.units[d.ship], {item: -n for item, n in d.stores.items()}))
        s.put(with_stores(s.units[d.partner], d.stores))


def seekers_lie_down(t: T) -> None:
    """Case NOTES.ambush, Ruling G41: recorded seekers that met no target go into ambush, unannounced."""
    s = t.s
    for key, n in s.marks.written.items():
        seat, _, at = key.partition("@")
        s.ambush[key] = s.ambush.get(key, 0) + n
        t.whisper((seat,), "lying", "NOTES.ambush", n=n, at=at, total=s.ambush[key])
    s.marks.written = {}
