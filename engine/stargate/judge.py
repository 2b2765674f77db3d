"""How a machine player rates a position: both victories, combats at hand, and what may be attacked next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

from pydantic import ConfigDict

from engine.core.data import load
from engine.core.hexgrid import Grid, distance
from engine.core.rules import Seat
from engine.stargate.approach import shielded
from engine.stargate.board import NUMBERS
from engine.stargate.charts import CHARTS, LEAST, column
from engine.stargate.odds import pairings
from engine.stargate.stacking import crew_of, is_tri_ship, worth
from engine.stargate.state import BATTLES, COALITION, FOE, JUMP, MOVE, VIRUNIAN, Approach, Crew, State

WON = 1000.0
ANYWHERE = 99
TRIO = ("control", "transport", "weapon")


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of `data/stargate/judge.toml`, which says what each means."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

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
    entry: float
    dispersed: float
    tempo: float


WEIGHTS = load("stargate", "judge", Weights)


class Unit(NamedTuple):
    """A unit as the judge sees it: its counters, hex, strengths, price, and the hexes that it may attack."""

    crew: Crew
    at: str
    attack: int
    defence: int
    price: float
    reach: frozenset[str] | None  # None for any hex: a Tri-Ship


def rate(s: State, seat: Seat, w: Weights = WEIGHTS) -> float:
    """Cases 12.1 and 12.2: rate a position for a seat: more is better, 0 is even."""
    if s.over:
        return 0.0 if s.over.winner is None else WON if s.over.winner == seat else -WON
    worth_it = Judge(s, w).coalition()
    return worth_it if seat == COALITION else -worth_it


@lru_cache(maxsize=1 << 14)
def reach_of(grid: Grid, barred: frozenset[str], at: str, mode: str, allowance: int) -> frozenset[str]:
    """Give the hexes that a unit gets to without turning: straight on, or any way when it wobbles."""
    if mode == "wobble":
        return frozenset(grid.within(at, allowance)) - barred
    found = {at}
    for ray in grid.rays[at]:
        for h in ray[:allowance]:
            if h in barred:
                break
            found.add(h)
    return frozenset(found)


def _chances(gap: int) -> tuple[float, float, float]:
    """Case 9.2: the chances that defenders die, that attackers die, and of dispersal, less the reverse."""
    found = column(gap)
    if found is None:
        return 0.0, 1.0, 0.0
    r = found.results
    return r.count("Ed") / 6, r.count("Ea") / 6, (r.count("Dd") - r.count("Da")) / 6


MOST = CHARTS.crt[-1].least
TABLE = {gap: _chances(gap) for gap in range(LEAST - 1, MOST + 1)}


def _even(shield: str) -> tuple[float, float]:
    met = list(pairings(shield).values())
    return float(sum(x.mover for x in met)) / len(met), float(sum(x.defender for x in met)) / len(met)


#: By the shielded side: the chances that a mover dies and that a defender does.
MEETINGS = {shield: _even(shield) for shield in ("", "mover", "defender")}


class Judge:
    """One rating of one position, in points for the Coalition."""

    def __init__(self, s: State, w: Weights) -> None:
        self.s, self.w = s, w
        f = s.forces
        self.broken = {n for u in s.lost if (n := f.group[u])}
        fallen = [f.race[u] for u in s.lost if f.seat[u] == COALITION]
        self.whole = {r for r in f.races if r not in fallen}  # the races without a loss
        self.fallen = len(fallen)
        self.count = min(self.fallen, NUMBERS.losses - len(self.whole))
        self.price = {u: self._price(u) for u in s.at}
        self.sides = {seat: self._units(seat) for seat in (COALITION, VIRUNIAN)}
        self.stacks = {seat: _by_hex(units) for seat, units in self.sides.items()}

    def coalition(self) -> float:
        """Add everything up."""
        return self._progress() + self._standing() + self._fighting() + self._meeting() + self._tempo()

    # -- what has been lost, and what a loss would cost -----------------------------------------------------

    def _progress(self) -> float:
        w, f = self.w, self.s.forces
        n, k = len(self.broken), self.count
        worth_it = w.group * n * (1 + w.step * n) - w.loss * k * (1 + w.step * k)
        worth_it -= w.loss * w.spare * (self.fallen - k)
        for u in self.s.lost:
            worth_it += w.strength * f.units[u].strength * (-1 if f.seat[u] == COALITION else 1)
        return worth_it

    def _price(self, unit: str) -> float:
        """Say what it costs a side to lose a counter now."""
        w, f = self.w, self.s.forces
        price = (w.strength + w.play) * f.units[unit].strength
        if f.seat[unit] == COALITION:
            counts = f.race[unit] in self.whole or self.fallen < NUMBERS.losses - len(self.whole)
            return price + w.loss * (1 + w.step * 2 * self.count) * (1 if counts else w.spare)
        group = f.group[unit]
        if group and group not in self.broken:
            price += w.group * (1 + w.step * 2 * len(self.broken))
        return price

    def _units(self, seat: Seat) -> list[Unit]:
        s, b, f, price, found = self.s, self.s.board, self.s.forces, self.price, list[Unit]()
        side, alone, seen = f.seat, seat == COALITION, set[str]()
        for u, at in s.at.items():
            if side[u] != seat or u in seen:
                continue
            crew = (u,) if alone or not f.group[u] else crew_of(s, u)
            many = len(crew) > 1
            kind = worth(s, crew) if many else f.units[u]
            cost = price[u]
            if many:  # a group is broken only once
                seen.update(crew)
                cost = sum(price[x] for x in crew)
                if f.group[u] not in self.broken:
                    cost -= (len(crew) - 1) * self.w.group * (1 + self.w.step * 2 * len(self.broken))
            modes = kind.modes
            reach = None
            if len(crew) < len(TRIO):
                mode = "teleport" if kind.attacks and "teleport" in modes else modes[0]
                far = ANYWHERE if mode == "teleport" else kind.allowance
                reach = reach_of(b.grid, b.barred, at, mode, far)
            found.append(Unit(crew, at, kind.strength if kind.attacks else 0, kind.strength, cost, reach))
        return found

    # -- where everybody stands -----------------------------------------------------------------------------

    def _standing(self) -> float:
        s, w = self.s, self.w
        hurry = w.haste * min(s.turn, w.haste_turns)
        ours, theirs = self.sides[COALITION], self.sides[VIRUNIAN]
        foes = list(self.stacks[VIRUNIAN]) or list(s.board.stargates.values())
        worth_it = sum(w.play * x.defence + hurry for x in ours)
        worth_it += sum(w.staged * s.forces.units[u].strength + hurry for u in s.staged)
        near = w.near[0] + hurry * 0.1
        worth_it -= near * sum([min([distance(x.at, h) for h in foes]) for x in ours])
        targets = list(self.stacks[COALITION])
        for x in theirs:
            worth_it -= w.play * x.defence + hurry * len(x.crew) + w.energy * s.board.value.get(x.at, 0)
            worth_it -= (0.0, 0.0, w.pair, w.tri_ship)[len(x.crew)]
            if x.attack and targets:
                worth_it += (w.near[1] + hurry * 0.1) * min([distance(x.at, h) for h in targets])
        return worth_it + self._apart() + self._pull()

    def _apart(self) -> float:
        s, w = self.s, self.w
        at, gap = s.at, 0
        for n, trio in s.forces.trio.items():
            if n in self.broken:
                continue
            here = [at[u] for u in trio if u in at]
            if len(here) > 1:
                gap += sum(distance(here[i - 1], here[i]) for i in range(len(here)))
        return w.apart * gap

    def _pull(self) -> float:
        s, w = self.s, self.w
        worth_it = 0.0
        for u, h in s.at.items():
            if s.board.value.get(h) == NUMBERS.gravity_energy:
                worth_it += w.pull * self.price[u] * (-1 if s.forces.seat[u] == COALITION else 1)
        return worth_it

    # -- combat ---------------------------------------------------------------------------------------------

    def _fighting(self) -> float:
        """Count combats at hand, what the phasing side may still begin, and what its enemy may next phase."""
        s, w = self.s, self.w
        acting = s.phase in ("movement", "combat")
        me = s.phasing if acting else VIRUNIAN
        foe = FOE[me]
        idle = self.sides[me]
        if s.phase == "movement":
            idle = [x for x in idle if x.crew[0] not in s.moved]
        mine = theirs = 0.0
        if acting:
            mine = w.now * sum(self._combats(me, idle if s.phase == "movement" else ()))
        if s.phase != "combat":
            mine += w.promise * self._best(self._openings(me, idle))
        theirs = w.threat * self._best(self._openings(foe, self.sides[foe]))
        return mine - theirs if me == COALITION else theirs - mine

    def _best(self, chances: list[float]) -> float:
        total, share = 0.0, 1.0
        for x in sorted(chances, reverse=True)[:5]:
            total += share * x
            share *= self.w.further
        return total

    def _combats(self, me: Seat, idle: Iterable[Unit]) -> Iterable[float]:
        """Cases 9.0 and 9.4: rate the combats that this side must fight; idle friends may still join in."""
        s, foes, mine = self.s, self.stacks[FOE[me]], self.stacks[me]
        listed = next((f.v.hexes for f in s.stack if f.proc == BATTLES), None)
        movers = {x.crew[0] for x in idle}
        used: set[str] = set()
        for at, there in foes.items():
            if listed is not None and at not in listed:
                continue
            here = [x for x in mine.get(at, ()) if not is_tri_ship(x.crew)]
            ships = [x for x in self.sides[VIRUNIAN] if me == VIRUNIAN and is_tri_ship(x.crew)
                     and distance(x.at, at) <= 1 and x.crew[0] not in used]  # fmt: skip
            if not here and not ships:
                continue
            against = list(there)
            for ship in ships:
                used.add(ship.crew[0])
                against += [
                    x for h, more in foes.items() if h != at and distance(h, ship.at) <= 1 for x in more
                ]
            plain = self._clash([*here, *ships], against, at)
            free = 3 - sum(len(x.crew) for x in here)
            more = [x for x in idle if x.attack and x.at != at and (x.reach is None or at in x.reach)]
            more.sort(key=lambda x: -x.attack)
            better = self._clash([*here, *ships, *more[:free]], against, at) if more and free > 0 else plain
            if plain < 0 and here and all(x.crew[0] in movers for x in here):
                plain *= 0.3  # they may still move off
            yield plain if better <= plain else 0.5 * (plain + better)

    def _openings(self, me: Seat, able: list[Unit]) -> list[float]:
        """Rate the combats that a side may begin where it wants, with the strongest that get there."""
        armed = sorted((x for x in able if x.attack), key=lambda x: -x.attack)
        found = []
        for at, there in self.stacks[FOE[me]].items():
            team, room = [], NUMBERS.stack
            for x in armed:
                if room >= len(x.crew) and (x.reach is None or at in x.reach):
                    team.append(x)
                    room -= len(x.crew)
                    if not room:
                        break
            if team:
                cost = self.w.entry * sum(x.price for x in team if x.reach is not None and x.at != at)
                gain = self._clash(team, there, at) - cost
                if gain > 0:
                    found.append(gain)
        return found

    def _clash(self, ours: list[Unit], theirs: list[Unit], at: str) -> float:
        """Cases 9.0 to 9.3 and 11.1: rate one combat for its attacker."""
        attack, bonus = sum(x.attack for x in ours), self.s.board.value.get(at, 0)
        stakes = sum(x.price for x in ours)
        if not attack:  # Case 9.3; nothing happens to others who do not attack
            return -stakes
        virunian = self.s.forces.seat[ours[0].crew[0]] == VIRUNIAN
        gap = attack - sum(x.defence for x in theirs) + (bonus if virunian else -bonus)
        dies, falls, scatters = TABLE[max(LEAST - 1, min(gap, MOST))]
        prize = sum(x.price for x in theirs)
        return dies * prize - falls * stakes + self.w.dispersed * scatters * (prize + stakes)

    def _meeting(self) -> float:
        """Cases 7.0 and 7.4: rate the approach under way by the chances when both sides mix evenly."""
        s = self.s
        v = s.stack[-1].v if s.stack else None
        if not isinstance(v, Approach) or v.crew[0] not in s.at:
            return 0.0
        me = s.forces.seat[v.crew[0]]
        mover = next(x.price for x in self.sides[me] if v.crew[0] in x.crew)
        defender = min((x.price for x in self.stacks[FOE[me]].get(v.at, ())), default=0.0)
        dies, falls = MEETINGS[shielded(s, v.crew, v.at)]
        worth_it = falls * defender - dies * mover
        return worth_it if me == COALITION else -worth_it

    # -- the move under way ---------------------------------------------------------------------------------

    def _tempo(self) -> float:
        """Rate beginning a move, which leaves everything where it was."""
        s = self.s
        if s.phase != "movement":
            return 0.0
        tempo = self.w.tempo * (1 + self.w.haste * s.turn)
        worth_it = tempo * len(s.moved)
        v = s.stack[-1].v if s.stack and s.stack[-1].proc in (MOVE, JUMP) else None
        if v is not None and len(v.path) == 1 and v.path[0] in self.stacks[FOE[s.phasing]]:
            worth_it -= 2 * self.w.tempo * len(v.crew)
        return worth_it if s.phasing == COALITION else -worth_it


def _by_hex(units: Iterable[Unit]) -> dict[str, list[Unit]]:
    found: dict[str, list[Unit]] = {}
    for x in units:
        found.setdefault(x.at, []).append(x)
    return found
