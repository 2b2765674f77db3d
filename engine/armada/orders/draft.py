"""A sheet of orders being written: an order for each unit, the units selected, and how lines are joined."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from engine.armada.model.actions import Order, Orders
from engine.armada.model.state import State, Unit, rank
from engine.armada.orders.sheet import Sheet, check_orders
from engine.armada.orders.short_forms import spelled_out
from engine.armada.orders.text import read_lines, write_orders
from engine.core.data import adapter
from engine.core.errors import Fault
from engine.core.rules import Seat

#: The empty order.
HOLD = Order(())


@dataclass(frozen=True, slots=True)
class Draft:
    """The sheet of turn `turn`. `orders[unit]` has that unit alone, except where units form regiments.

    `plan` is the battle plan as text, None to keep the one before; `choose`: asked which attack comes next.
    `pick` are the units of the open page. `typed` is the whole sheet as text while it cannot all be read.
    """

    turn: int
    orders: Mapping[str, Order] = field(default_factory=dict)
    strikes: tuple[str, ...] = ()
    plan: str | None = None
    choose: bool = False
    pick: tuple[str, ...] = ()
    typed: str = ""

    def order(self, unit: str) -> Order:
        """Return a unit's order, an empty one when it has none."""
        return self.orders.get(unit, HOLD)

    def with_order(self, units: Iterable[str], order: Order) -> Draft:
        """Order each of some units."""
        return replace(self, orders={**self.orders, **{x: replace(order, units=(x,)) for x in units}})

    def without(self, units: Iterable[str]) -> Draft:
        """Take the orders of some units away."""
        gone = set(units)
        return replace(self, orders={x: o for x, o in self.orders.items() if x not in gone})


def expand(a: Orders) -> dict[str, Order]:
    """Return a sheet's orders by unit: one that covers several counts for each of them."""
    return {x: replace(o, units=(x,)) for o in a.orders for x in o.units}


def packed(s: State, d: Draft) -> Orders:
    """Put a draft together as it is locked: units that do the same share a line."""
    lines: dict[tuple[object, ...], list[str]] = {}
    for x, o in d.orders.items():
        u = s.units.get(x)
        alone = x if o.cargo or o.partner or o.stores or (u is not None and u.ship and o.seekers) else ""
        kind = u.type if u is not None else ""
        place = (o.to or d.order(u.aboard).to or u.at) if o.form and u is not None else ""
        key = (alone, kind, place, o.act, o.to, repr(replace(o, units=())))
        lines.setdefault(key, []).append(x)
    made = tuple(
        replace(d.orders[units[0]], units=tuple(sorted(units, key=rank))) for units in lines.values()
    )
    return Orders(made, d.strikes, plan=d.plan or "", choose=d.choose)


def write(d: Draft) -> str:
    """Write a draft as it is kept."""
    orders = [adapter(Order).dump_python(o, mode="json", exclude_defaults=True) for o in d.orders.values()]
    kept = {
        "turn": d.turn,
        "orders": orders,
        "strikes": d.strikes,
        "plan": d.plan,
        "choose": d.choose,
        "pick": d.pick,
        "typed": d.typed,
    }
    return json.dumps(kept, separators=(",", ":"))


def read(text: str) -> Draft:
    """Read a draft that was kept."""
    kept = json.loads(text)
    orders = [adapter(Order).validate_python(x) for x in kept["orders"]]
    return Draft(
        turn=kept["turn"],
        orders={o.units[0]: o for o in orders},
        strikes=tuple(kept["strikes"]),
        plan=kept["plan"],
        choose=kept["choose"],
        pick=tuple(kept["pick"]),
        typed=kept.get("typed", ""),
    )


def entered(s: State, seat: Seat, d: Draft, text: str) -> Draft:
    """Take a whole sheet as it was typed. Lines that cannot be read stay with the text until they can.

    Where no line can be read, the orders stay as they were.
    """
    found = read_lines(text, seat)
    if found.bad and found.orders == Orders():
        return with_unread(s, d, found.bad)
    a = spelled_out(s, seat, found.orders)
    return Draft(s.turn, expand(a), a.strikes, a.plan or None, a.choose, typed=text if found.bad else "")


def unread_lines(d: Draft, seat: Seat) -> tuple[tuple[str, Fault], ...]:
    """Return the typed lines that cannot be read, each with what is wrong with it."""
    return read_lines(d.typed, seat).bad


def with_unread(s: State, d: Draft, bad: Iterable[tuple[str, Fault]]) -> Draft:
    """Rewrite a draft's text, with unreadable lines below its own."""
    lines = [write_orders(packed(s, d)), *(line for line, _ in bad)]
    return replace(d, typed="\n".join(x for x in lines if x) if lines[1:] else "")


def unloading(d: Draft) -> dict[str, str]:
    """Return the units that ships shall unload, and the ships."""
    return {c: x for x, o in d.orders.items() if o.act == "unload" for c in o.cargo}


def loading(d: Draft) -> dict[str, str]:
    """Return the units that ships shall load, and the ships."""
    return {c: x for x, o in d.orders.items() if o.act == "load" for c in o.cargo}


def orderable(s: State, seat: Seat, d: Draft) -> list[Unit]:
    """Case ORDERS.1: list the units that lines may be written for, ships first.

    Units aboard come in when they are unloaded; flashtroopers aboard may teleport.
    """
    out, into = unloading(d), loading(d)
    mine = [u for u in s.units.values() if u.seat == seat and u.id not in into]
    free = [u for u in mine if not u.aboard or u.id in out or u.type == "flashtrooper"]
    return sorted(free, key=lambda u: (not u.ship, rank(u.id)))


def attacks(s: State, d: Draft) -> list[str]:
    """Case TURN.4: return the spaces that are attacked, in the order in which they will be announced."""
    found: dict[str, None] = {}
    for o in packed(s, d).orders:
        for x in o.units:
            u = s.units.get(x)
            if o.act == "attack" and u is not None:
                ship = unloading(d).get(x, "")
                found[(d.order(ship).to if ship else o.to) or u.at] = None
    return list(found)


def counted(s: State, seat: Seat, d: Draft) -> tuple[int, int]:
    """Count the units that have orders, and those that should: units aboard or unloaded need none."""
    asked = [u for u in orderable(s, seat, d) if not u.aboard or u.id in d.orders]
    return sum(u.id in d.orders for u in asked), len(asked)


def as_before(
    s: State, seat: Seat, d: Draft, last: Orders | None, units: Iterable[str] = ()
) -> tuple[Draft, int]:
    """Write last turn's orders again for units that have none (or for those named); give how many do not fit.

    A line that is not legal any more, by itself or beside the others, is left out.
    """
    wanted, lost = set(units), 0
    for x, o in expand(last or Orders()).items():
        u = s.units.get(x)
        if (wanted and x not in wanted) or (not wanted and x in d.orders):
            continue
        if u is None or u.seat != seat:
            lost += 1
            continue
        tried = d.with_order((x,), o)
        if check_orders(s, seat, packed(s, tried)) and not check_orders(s, seat, packed(s, d)):
            lost += 1
        else:
            d = tried
    return d, lost


def sheet_of(s: State, seat: Seat, d: Draft) -> Sheet:
    """Read a draft against the position."""
    return Sheet(s, seat, packed(s, d))


def tidied(s: State, seat: Seat, d: Draft) -> Draft:
    """Drop orders of units that are not there, or that their ship does not unload any more."""
    fine = {u.id for u in orderable(s, seat, d)}
    kept = {x: o for x, o in d.orders.items() if x in fine}
    return replace(d, orders=kept, pick=tuple(x for x in d.pick if x in fine))
