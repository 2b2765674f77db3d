"""Names that tell nothing: units without a number are renamed as they meet the enemy (Case MOVES.11).

Only starships are numbered. If the other side saw "Rf12" it would know of eleven more, and if it met the same
fighter twice it would know it again. So a side's units in a space get the lowest names there before a battle.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.armada.model.actions import Orders
from engine.armada.model.state import Docking, Marks, State, Unit
from engine.core.rules import Seat
from engine.core.types.frozen import replace


def settle_names(s: State, at: str) -> dict[str, str]:
    """Rename both sides' unnumbered units in a space to the lowest names; give old name -> new name."""
    names: dict[str, str] = {}
    for seat in ("red", "silver"):
        names |= _names(s, seat, at)
    if names:
        rename_units(s, names)
    return names


def _names(s: State, seat: Seat, at: str) -> dict[str, str]:
    """Swap names within each letter, so that those present hold 1 to k in the order they stand."""
    here: dict[str, list[str]] = {}
    for x in s.ids(at, seat):
        if x[1].isalpha():
            here.setdefault(x[:2], []).append(x)
    names: dict[str, str] = {}
    for head, present in here.items():
        low = [f"{head}{i}" for i in range(1, len(present) + 1)]
        if present == low:
            continue
        freed = [x for x in present if x not in low]
        names |= {old: new for old, new in zip(present, low, strict=True) if old != new}
        pushed = [x for x in low if x in s.units and x not in present]
        names |= dict(zip(pushed, freed, strict=False))
    return names


def rename_units(s: State, names: dict[str, str]) -> None:
    """Rename units in the position and in the papers of the turn."""
    _bury(s)
    s.rename(names)
    _in_marks(s.marks, names)
    for seat, sheet in s.last_orders.items():
        s.last_orders[seat] = _in_sheet(sheet, names)


def _in_sheet(sheet: Orders, names: dict[str, str]) -> Orders:
    """Rename units on a sheet that has been carried out, so that it can be written again next turn."""
    lines, told, changed = list(sheet.orders), names.keys(), False
    for i, o in enumerate(lines):
        if not told.isdisjoint(o.units) or (o.cargo and not told.isdisjoint(o.cargo)):
            units, cargo = (tuple([names.get(x, x) for x in xs]) for xs in (o.units, o.cargo))
            lines[i], changed = replace(o, units=units, cargo=cargo), True
    return replace(sheet, orders=tuple(lines)) if changed else sheet


def _without(sheet: Orders, units: Mapping[str, Unit]) -> Orders:
    """Return a sheet without destroyed units."""
    if _all_there(sheet, units):
        return sheet
    lines = []
    for o in sheet.orders:
        alive, cargo = (tuple([x for x in xs if x in units]) for xs in (o.units, o.cargo))
        if alive:
            whole = len(alive) == len(o.units) and len(cargo) == len(o.cargo)
            lines.append(o if whole else replace(o, units=alive, cargo=cargo))
    return replace(sheet, orders=tuple(lines))


def _all_there(sheet: Orders, units: Mapping[str, Unit]) -> bool:
    for o in sheet.orders:
        for x in o.units:
            if x not in units:
                return False
        for x in o.cargo:
            if x not in units:
                return False
    return True


def _bury(s: State) -> None:
    """Remove destroyed units from the papers, so that no new unit inherits their orders."""
    m, units = s.marks, s.units

    def alive(xs: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([x for x in xs if x in units]) if xs else xs

    if not m.act.keys() <= units.keys():
        m.act = {x: act for x, act in m.act.items() if x in units}
    if not m.unloaded.keys() <= units.keys():
        m.unloaded = {x: ship for x, ship in m.unloaded.items() if x in units}
    m.teleported, m.fought, m.retreated = alive(m.teleported), alive(m.fought), alive(m.retreated)
    if m.docks:
        m.docks = tuple([replace(d, units=alive(d.units)) for d in m.docks])
    for seat, sheet in s.last_orders.items():
        s.last_orders[seat] = _without(sheet, units)


def _in_marks(m: Marks, names: dict[str, str]) -> None:
    def named(xs: tuple[str, ...]) -> tuple[str, ...]:
        return tuple([names.get(x, x) for x in xs]) if xs else xs

    if not names.keys().isdisjoint(m.act):
        m.act = {names.get(x, x): act for x, act in m.act.items()}
    if not names.keys().isdisjoint(m.unloaded):
        m.unloaded = {names.get(x, x): ship for x, ship in m.unloaded.items()}
    m.teleported, m.fought, m.retreated = named(m.teleported), named(m.fought), named(m.retreated)
    if m.docks:
        m.docks = tuple([Docking(d.ship, d.partner, named(d.units), d.stores) for d in m.docks])
