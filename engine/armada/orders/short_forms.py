"""What a typed sheet leaves to be filled in: who "all" are, and what a ship unloads that names nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from engine.armada.model.actions import Order, Orders
from engine.armada.model.board import HEXES
from engine.armada.model.force_chart import CARRIED
from engine.armada.model.state import State, Unit, rank
from engine.armada.orders.cargo_words import ALL, is_group, taken
from engine.armada.orders.text import SHIP
from engine.core.rules import Seat
from engine.core.types.frozen import replace


def spelled_out(s: State, seat: Seat, a: Orders) -> Orders:
    """Write every order for units by name, and each ship's cargo on a line of its own.

    A group is all of its kind that are not named elsewhere, units that the sheet unloads included.
    """
    taken = {x for o in a.orders for x in o.units}
    ships = [p for o in a.orders for p in _grouped(s, seat, o, taken, ())]
    handled = {x for o in ships for x in o.cargo}
    split = [p for o in ships for p in _shared_out(s, seat, o, handled)]
    out = {x for o in split if o.act == "unload" for x in o.cargo}
    return replace(a, orders=tuple(p for o in split for p in _grouped(s, seat, o, taken, out, last=True)))


def unloads(s: State, ship: str, to: str) -> tuple[str, ...]:
    """Case COMBAT.2: name all that a ship may unload; all that it carries where none of that may come out."""
    held, here = s.hold(ship), to or s.units[ship].at
    return tuple(u.id for u in held if not u.ground or here in HEXES) or tuple(u.id for u in held)


def _grouped(
    s: State, seat: Seat, o: Order, taken: set[str], out: Collection[str], *, last: bool = False
) -> Iterator[Order]:
    """Put units in the place of a group: of ships at once, of others when it is known what comes out."""
    if not o.units or not o.units[0].startswith(ALL):
        yield o
        return
    kind, _, at = o.units[0].removeprefix(ALL).partition("@")
    mine = [u for u in s.units.values() if u.seat == seat and at in ("", u.at) and u.id not in taken]
    ships = _ids(u for u in mine if u.ship and kind in ("", SHIP, u.type))
    if not last:
        taken.update(ships)
        if ships:
            yield replace(o, units=ships)
        yield o
        return
    free = (u for u in mine if not u.aboard or u.id in out)
    others = _ids(u for u in free if u.type == (kind or "fighter"))
    taken.update(others)
    if others:
        yield replace(o, units=others)


def _shared_out(s: State, seat: Seat, o: Order, handled: Collection[str]) -> Iterator[Order]:
    """Give each ship of a line what it carries of the cargo; all of it where no cargo is named.

    Of several that unload all, or all of a kind, those that carry none of it only go along.
    """
    ships = [x for x in o.units if x in s.units and s.units[x].ship]
    groups = tuple(x for x in o.cargo if is_group(x))
    alone = len(ships) == 1 == len(o.units)
    if o.act == "load" and alone and (groups or not o.cargo):
        at = s.units[ships[0]].at if o.first or not o.to else o.to
        there = _ids(u for u in s.there(at, seat) if u.type in CARRIED and u.id not in handled)
        yield replace(o, cargo=(taken(s, o.cargo, there) or groups) if groups else there)
    elif o.act == "dock" and alone and groups:
        yield replace(o, cargo=taken(s, o.cargo, _ids(s.hold(ships[0]))) or groups)
    elif o.act == "unload" and len(ships) == len(o.units) and (len(ships) > 1 or groups or not o.cargo):
        yield from _unloaded(s, o, ships, groups)
    else:
        yield o


def _unloaded(s: State, o: Order, ships: Sequence[str], groups: tuple[str, ...]) -> Iterator[Order]:
    aboard = {x: _ids(s.hold(x)) for x in ships}
    meant = {x: taken(s, o.cargo, aboard[x]) if o.cargo else unloads(s, x, o.to) for x in ships}
    own = {x: tuple(c for c in meant[x] if c in aboard[x]) for x in ships}
    strange = tuple(c for c in o.cargo if not is_group(c) and not any(c in held for held in aboard.values()))
    for i, x in enumerate(ships):
        if not own[x] and (groups or not o.cargo) and any(own.values()):
            yield replace(o, units=(x,), act="hold", cargo=())
        else:  # an empty group is kept: its refusal says what there is
            yield replace(o, units=(x,), cargo=(own[x] or groups) + (strange if i == 0 else ()))


def _ids(units: Iterable[Unit]) -> tuple[str, ...]:
    return tuple(sorted((u.id for u in units), key=rank))
