"""What losses cost in a game of StarGate, and every unit as a machine player sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.core.data import load
from engine.core.hexgrid import Grid
from engine.core.types.values import value
from engine.stargate.combat.ranged_attack import strength_at_range
from engine.stargate.model.board import NUMBERS, Board, Forces
from engine.stargate.model.stacking import is_tri_ship, worth
from engine.stargate.model.state import COALITION, Crew, State

ANYWHERE = 99


@value
class Weights:
    """The numbers of `data/stargate/judge.toml`, which says what each means."""

    group: float
    loss: float
    spare: float
    step: float
    strength: float
    play: float
    staged: float
    haste: float
    haste_turns: int
    tri_ship: float
    pair: float
    apart: float
    near: tuple[float, float]
    energy: float
    pull: float
    now: float
    promise: float
    threat: float
    further: float
    join: float
    entry: float
    dispersed: float
    tempo: float
    decisive: tuple[float, ...]


WEIGHTS = load("stargate", "judge", Weights)


class Unit(NamedTuple):
    """A unit as the judge sees it: counters, hex, strengths, price, and the hexes it may attack.

    `backs[hex]` is its support from afar for a combat there.
    """

    crew: Crew
    at: str
    attack: int
    defence: int
    price: float
    reach: frozenset[str] | None  # None for any hex: a Tri-Ship
    backs: Mapping[str, int]


class Stack(NamedTuple):
    """The units of a side in a hex: counters, strength in defence without energy, price, least price."""

    units: tuple[Unit, ...]
    counters: int
    defence: int
    price: float
    least: float


def stacked(x: Unit, y: Stack | None) -> Stack:
    """Put a unit on a stack, or on an empty hex."""
    if y is None:
        return Stack((x,), len(x.crew), x.defence, x.price, x.price)
    return Stack(
        (*y.units, x),
        y.counters + len(x.crew),
        y.defence + x.defence,
        y.price + x.price,
        min(y.least, x.price),
    )


def together(units: Iterable[Unit]) -> Stack:
    """Return the stack that units form."""
    first, *others = units
    found = stacked(first, None)
    for x in others:
        found = stacked(x, found)
    return found


@lru_cache(maxsize=1 << 14)
def reach_of(grid: Grid, barred: frozenset[str], at: str, mode: str, allowance: int) -> frozenset[str]:
    """Return the hexes a unit reaches without turning: straight ahead, or in any direction if it wobbles."""
    if mode == "wobble":
        return frozenset(grid.within(at, allowance)) - barred
    found = {at}
    for ray in grid.rays[at]:
        for h in ray[:allowance]:
            if h in barred:
                break
            found.add(h)
    return frozenset(found)


class Ledger:
    """What depends on the losses alone: progress in points for the Coalition, and what each counter costs.

    The weights are for the book's eight losses; where fewer are `needed` (Ruling 12.1-b) each counts as more.
    """

    def __init__(self, board: Board, forces: Forces, lost: Crew, w: Weights, needed: int) -> None:
        self.board, self.forces, self.lost, self.w = board, forces, lost, w
        f = forces
        self.broken = {n for u in lost if (n := f.group[u])}
        fallen = [f.race[u] for u in lost if f.seat[u] == COALITION]
        self.whole = {r for r in f.races if r not in fallen}  # the races without a loss
        self.fallen = len(fallen)
        self.room = needed - len(self.whole)
        self.count = min(self.fallen, self.room)
        self.each = NUMBERS.losses / needed
        self.loss = w.loss * self.each * (1 + w.step * 2 * self.count * self.each)
        self.loss += self._decisive(needed - self.count)
        self.group = w.group * (1 + w.step * 2 * len(self.broken))
        self.group += self._decisive(f.groups - len(self.broken))
        self.price = {u: self._price(u) for u in f.units}
        self.progress = self._progress()
        self._units: dict[tuple[Crew, str], tuple[Unit, Stack]] = {}

    def _progress(self) -> float:
        w, f = self.w, self.forces
        n, k = len(self.broken), self.count * self.each
        worth_it = w.group * n * (1 + w.step * n) - w.loss * k * (1 + w.step * k)
        worth_it -= w.loss * w.spare * (self.fallen - self.count)
        for u in self.lost:
            worth_it += w.strength * f.units[u].strength * (-1 if f.seat[u] == COALITION else 1)
        return worth_it

    def _price(self, unit: str) -> float:
        """Return the cost to a side of losing a counter now."""
        w, f = self.w, self.forces
        price = (w.strength + w.play) * f.units[unit].strength
        if f.seat[unit] == COALITION:
            if f.race[unit] not in self.whole and self.fallen >= self.room:
                return price + w.loss * (1 + w.step * 2 * self.count * self.each) * w.spare
            return price + self.loss
        group = f.group[unit]
        if group and group not in self.broken:
            price += self.group
        return price

    def _decisive(self, left: int) -> float:
        """Return what one of the last so many losses that a victory needs costs beyond the others."""
        return self.w.decisive[left - 1] if left <= len(self.w.decisive) else 0.0

    def unit(self, s: State, crew: Crew, at: str) -> tuple[Unit, Stack]:
        """Return a unit in a hex, and the stack that it forms alone."""
        found = self._units.get((crew, at))
        if found is None:
            x = self._unit(s, crew, at)
            found = self._units[crew, at] = x, stacked(x, None)
        return found

    def _unit(self, s: State, crew: Crew, at: str) -> Unit:
        b, kind, modes = self.board, worth(s, crew), worth(s, crew).modes
        cost = sum(self.price[u] for u in crew)
        if len(crew) > 1 and self.forces.group[crew[0]] not in self.broken:  # a group is broken only once
            cost -= (len(crew) - 1) * self.group
        reach = None
        if not is_tri_ship(crew):
            mode = "teleport" if kind.attacks and "teleport" in modes else modes[0]
            reach = reach_of(b.grid, b.barred, at, mode, ANYWHERE if mode == "teleport" else kind.allowance)
        attack = kind.strength if kind.attacks else 0
        afar = attack and not is_tri_ship(crew) and all(self.forces.units[u].ranged for u in crew)
        backs = self._backs(at, strength_at_range(s, crew)) if afar else {}
        return Unit(
            crew=crew, at=at, attack=attack, defence=kind.strength, price=cost, reach=reach, backs=backs
        )

    def _backs(self, at: str, strength: int) -> Mapping[str, int]:
        """Cases 10.1 and 10.2: return this strength's support for combats in the hexes around."""
        b, found = self.board, dict[str, int]()
        for ray in b.grid.rays[at]:
            for far, h in enumerate(ray[: strength - 1], 1):
                if h in b.barred:
                    break
                found[h] = strength - far
                if h in b.orbits:
                    break
        return found


_LEDGERS: dict[tuple[int, int, int, Crew, int, str], Ledger] = {}
_MOST_LEDGERS = 2000


def ledger(s: State, w: Weights) -> Ledger:
    """Return the ledger of a position's losses, cached because most answers compared do not change it."""
    # A ledger keeps its subjects alive, so these ids cannot be reused while it exists.
    needed = s.house.needed
    key = id(s.board), id(s.forces), id(w), s.lost, needed, s.house.ranged_strength
    found = _LEDGERS.get(key)
    if found is None:
        if len(_LEDGERS) >= _MOST_LEDGERS:
            _LEDGERS.clear()
        found = _LEDGERS[key] = Ledger(s.board, s.forces, s.lost, w, needed)
    return found
