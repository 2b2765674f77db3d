"""Position files, and what must hold in every position."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from engine.armada.fleet.purchase import credits_of
from engine.armada.model.actions import Fleet
from engine.armada.model.board import SPACES, is_hex
from engine.armada.model.cargo import carried, fits, may_have
from engine.armada.model.force_chart import CARRIED, COMPONENTS, HULLS, ITEMS, STORES
from engine.armada.model.state import LETTER, SEATS, TURN, HouseRules, State, Turn, Unit
from engine.core.data import within
from engine.core.dice import GivenDice
from engine.core.execution import Execution
from engine.core.positions import unplayable
from engine.core.types.values import value

#: Lines of the account that record what a side had.
PLAYED = ("destroyed", "expended", "lost")
EQUIPMENT = frozenset((*COMPONENTS, *STORES))


@value
class Placed:
    """A unit of a position file: its kind, its space or ship, and a ship's equipment."""

    type: str
    at: str = ""
    aboard: str = ""
    has: dict[str, int] = field(default_factory=dict)
    room: int = 0
    wreck: int = 0


@value
class Position:
    """A position file: before orders are written in `turn`, of `turns`. Units by id: "R7", "Sf2".

    `ambush["red@1"]` counts a seat's seekers in ambush in a space; `unspent` are credits left, by seat.
    """

    units: dict[str, Placed] = field(default_factory=dict)
    scenario: Literal["standard", "invasion", "planethead"] = "standard"
    defender: Literal["", "red", "silver"] = ""
    turn: int = 1
    turns: Annotated[int, within(1, 999)] = 10
    ambush: dict[str, int] = field(default_factory=dict)
    unspent: dict[str, Annotated[int, within(0, 9999)]] = field(default_factory=dict)
    house: HouseRules = field(default_factory=HouseRules)


def set_up(p: Position) -> Execution[State]:
    """Set up a position in which both sides are about to be asked for orders.

    Raises:
        BadData: the position is impossible; names the key and the reason.

    """
    s = State(scenario=p.scenario, defender=p.defender, turns=p.turns, house=p.house)
    if bool(p.defender) != bool(s.rule.defender):
        raise unplayable("defender", "goes with the scenario")
    if not 1 <= p.turn <= p.turns:
        raise unplayable("turn", f"1 to {p.turns}, not {p.turn}")
    s.turn = p.turn - 1
    s.start = dict(zip(SEATS, s.board.start, strict=True))
    s.fleets = {seat: Fleet() for seat in SEATS}
    s.unspent = {seat: p.unspent.get(seat, 0) for seat in SEATS}
    s.ambush = dict(p.ambush)
    for x in sorted(p.units, key=lambda x: bool(p.units[x].aboard)):
        s.put(_unit(s, x, p.units[x]))
    t = Execution(s, GivenDice(), quiet=True)
    t.call(TURN, Turn())
    return t


def _unit(s: State, x: str, u: Placed) -> Unit:
    seat = next((seat for seat in SEATS if x.startswith(LETTER[seat])), "")
    if not seat or u.type not in ITEMS or u.type in EQUIPMENT:
        raise unplayable(f"units.{x}", "no such side or unit")
    letter = s.force.item[u.type].letter
    if not x[1:].removeprefix(letter).isdecimal() or x[1:].startswith("0"):
        raise unplayable(f"units.{x}", f"its id is {LETTER[seat]}{letter}1 or another number")
    at = u.at
    if u.aboard:
        if u.aboard not in s.units:
            raise unplayable(f"units.{x}.aboard", f"there is no ship {u.aboard}")
        at = s.units[u.aboard].at
    if at not in SPACES:
        raise unplayable(f"units.{x}.at", f"there is no space {at!r}")
    return Unit(
        id=x, seat=seat, type=u.type, at=at, aboard=u.aboard, has=dict(u.has), room=u.room, wreck=u.wreck
    )


def problems(s: State) -> list[str]:
    """Name what cannot be."""
    bad: list[str] = []
    for x, u in s.units.items():
        bad += _wrong(s, x, u)
    spots: dict[str, set[str]] = {}
    for u in s.units.values():
        spots.setdefault(u.aboard or f"{u.seat}@{u.at}", set()).add(u.id)
    if spots != {k: {*ids} for k, ids in s.spots.items()}:
        bad.append("the index of spaces is not true")
    bad += [f"{key} has {n} seekers in ambush" for key, n in s.ambush.items() if n < 1]
    bad += [f"{line} scores nothing" for line in s.ledger if line.points < 0 or line.n < 1]
    bad += _accounts(s)
    return bad


def _wrong(s: State, x: str, u: Unit) -> list[str]:
    bad = []
    if u.id != x or u.at not in SPACES or not x.startswith(LETTER[u.seat]):
        bad.append(f"{x} is {u.id} of {u.seat} at {u.at}")
    if u.aboard:
        ship = s.units.get(u.aboard)
        if ship is None or ship.seat != u.seat or not ship.ship or ship.at != u.at or u.type not in CARRIED:
            bad.append(f"{x} cannot be aboard {u.aboard}")
    elif u.ground and not is_hex(u.at):
        bad.append(f"{x} stands in sector {u.at}")
    if u.type in HULLS:
        if any(n < 1 or k not in EQUIPMENT for k, n in u.has.items()):
            bad.append(f"{x} has {u.has}")
        elif not fits(s.force, u, u.has, carried(s, x)) or may_have(s.force, u.type, u.has):
            bad.append(f"{x} carries more than it can")
    elif u.has or u.room or u.wreck:
        bad.append(f"{x} carries something")
    return bad


def worth_of(s: State, seat: str) -> int:
    """Return the cost in credits of a side's units, its seekers in flight and in ambush."""
    cost = s.force.cost
    total = 0
    for u in s.units.values():
        if u.seat == seat:
            total += cost[u.type] + sum([cost[k] * n for k, n in u.has.items()])
    flying: list[dict[str, int]] = [s.ambush, s.marks.written]
    return total + cost["seeker"] * sum(n for d in flying for k, n in d.items() if k.startswith(f"{seat}@"))


def bonus_of(s: State, seat: str) -> int:
    """Case SCENARIO.1: the credits that the defender's extra pieces are worth."""
    if s.defender != seat:
        return 0
    return sum(s.force.cost[x] * n for x, n in s.rule.bonus.items())


def _accounts(s: State) -> list[str]:
    """Check that each side's force, losses and unspent credits do not exceed what it could buy."""
    if not s.start or not any(fleet.ships for fleet in s.fleets.values()):
        return []
    bad = []
    for seat in SEATS:
        spent = worth_of(s, seat) + sum(x.points for x in s.ledger if x.seat == seat and x.why in PLAYED)
        if spent + s.unspent.get(seat, 0) > credits_of(s, seat) + bonus_of(s, seat):
            bad.append(f"{seat} has more than it could buy")
    return bad
