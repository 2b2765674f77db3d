"""How the champion rates a position: by its combats, exactly, and by the attacks that may follow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple

from engine.core.data import load
from engine.core.hexgrid import Grid, distance
from engine.core.rules import Seat
from engine.core.types.values import value
from engine.stargate.bots.evaluation import MOST, TABLE
from engine.stargate.bots.outlook import Mind, Settled
from engine.stargate.bots.unit_values import Stack, Unit
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.charts import LEAST
from engine.stargate.model.stacking import is_tri_ship
from engine.stargate.model.state import COALITION, FOE, VIRUNIAN, Crew, State


@value
class Patience:
    """After which Game-Turn the enemy's attacks count less, and after how many more they count nothing."""

    turns: int
    fades: int


@value
class Champion:
    """The numbers of `data/stargate/champion.toml`, which says what each means."""

    patience: Patience
    weights: dict[str, int | float | tuple[float, ...]]
    plan: dict[str, bool | int | float]


CHAMPION = load("stargate", "champion", Champion)


class Clash(NamedTuple):
    """One combat: who attacks whom, and by how much the attackers are stronger."""

    ours: tuple[Unit, ...]
    theirs: tuple[Unit, ...]
    gap: int


class Attack(NamedTuple):
    """An attack that a side may begin: its average gain, who attacks, and the hexes attacked."""

    gain: float
    team: tuple[Unit, ...]
    hexes: tuple[str, ...]


def chances(gap: int) -> tuple[float, float, float]:
    """Case 9.2: the chances that defenders die, that attackers die, and of dispersal, less the reverse."""
    return TABLE[LEAST - 1 if gap < LEAST else min(MOST, gap)]


@lru_cache(maxsize=1 << 12)
def around(grid: Grid, at: str) -> tuple[str, ...]:
    """Return a hex and those beside it."""
    return grid.within(at, 1)


class Forecast(Settled):
    """A position rated as its phase ends: what its combats leave, and the best attacks on that.

    In the attacks that may follow nobody attacks twice and nobody is attacked twice.
    """

    def __init__(self, s: State, mind: Mind) -> None:
        super().__init__(s, mind)
        #: By crew, the chance that it still stands after the combats at hand; certain for those left out.
        self.lives: dict[Crew, float] = {}
        self.backing = {seat: [x for x in units if x.backs] for seat, units in self.sides.items()}
        #: Attacks found from here, by who attacks, where, and what the combats at hand leave, for copies too.
        self._found: dict[tuple[Seat, str, frozenset[tuple[Crew, float]]], Attack | None] = {}
        #: By who attacks, the hexes in which that depends on somebody who stands elsewhere now.
        self._anew: Mapping[Seat, AbstractSet[str]] = {COALITION: set(), VIRUNIAN: set()}

    def settle(self, s: State, moves: Iterable[tuple[Crew, str]]) -> None:
        """Rate a position that differs from this one in where these units stand."""
        before = self.sides[s.phasing]
        super().settle(s, moves)
        self.lives, me = {}, s.phasing
        pairs = zip_longest(before, self.sides[me])
        displaced = [x for old, new in pairs if old is not new for x in (old, new) if x]
        hexes = {x.at for x in displaced}
        reached = hexes.union(*(x.reach for x in displaced if x.reach), *(x.backs for x in displaced))
        self._anew = {me: reached, FOE[me]: hexes}
        self.backing = {**self.backing, me: [x for x in self.sides[me] if x.backs]}

    def _standing(self) -> float:
        return super()._standing() - self._crowded()

    def _crowded(self) -> float:
        """Cases 6.0 and 8.0: count what is lost where more stand than may when the phase ends."""
        cost, race = 0.0, self.s.forces.race
        for x in self.stacks[self.s.phasing].values():
            monad = len(x.units) > 1 and any(race[u.crew[0]] == "monad" for u in x.units)
            if monad or x.counters > NUMBERS.stack:
                cost += x.least
        return cost if self.s.phasing == COALITION else -cost

    def _fighting(self) -> float:
        me = self.s.phasing
        foe, now = FOE[me], 0.0
        for x in self.clashes(me):
            now += self._worth(x)
            self._note(x)
        free = [x for x in self.sides[me] if x.at not in self.stacks[foe]]
        mine = self.w.now * now + self.plan.later * self.attacked(me, free)
        theirs = self.threat() * self.attacked(foe, [*self.sides[foe], *self.entering(foe)])
        return mine - theirs if me == COALITION else theirs - mine

    def threat(self) -> float:
        """Return how much the enemy's attacks count: less and less, once the game has gone on for long."""
        over = max(0, self.s.turn - CHAMPION.patience.turns)
        return self.plan.threat * max(0.0, 1 - over / CHAMPION.patience.fades)

    # -- combats that must be fought ------------------------------------------------------------------------

    def clashes(self, me: Seat) -> Iterator[Clash]:
        """Cases 9.0, 9.4 and 10.1: find the combats; each unit that may support one supports the first."""
        mine, used = self.stacks[me], set[Crew]()
        for hexes, ships in self._fields(me):
            here = [x for at in hexes if at in mine for x in mine[at].units if x not in ships]
            if not ships and not here:
                continue
            support = 0
            for x in self.backing[me]:
                best = max((x.backs.get(at, 0) for at in hexes if at in mine), default=0)
                if best and x.crew not in used and x.at not in self.stacks[FOE[me]]:
                    used.add(x.crew)
                    support += best
            yield self._clash_of(me, [*ships, *here], hexes, support)

    def _fields(self, me: Seat) -> list[tuple[list[str], list[Unit]]]:
        """Rulings 9.4-a and 9.4-b: return the hexes attacked together, and the Tri-Ships attacking there."""
        ships = [x for x in self.sides[me] if me == VIRUNIAN and is_tri_ship(x.crew)]
        fields: list[tuple[list[str], list[Unit]]] = []
        for at in self.stacks[FOE[me]]:
            near = [x for x in ships if distance(x.at, at) <= 1]
            joint = near if self.s.house.tri_ship_attacks == "together" else ()
            met = next((x for x in fields if any(ship in x[1] for ship in joint)), None)
            if met is None:
                fields.append(([at], near))
            else:
                met[0].append(at)
                met[1].extend(x for x in near if x not in met[1])
        return fields

    def _clash_of(self, me: Seat, ours: list[Unit], hexes: list[str], support: int) -> Clash:
        """Cases 9.0, 9.3 and 11.1: weigh one combat up; energy counts once for each Virunian hex."""
        energy = self.s.board.value
        theirs = [x for at in hexes for x in self.stacks[FOE[me]][at].units]
        attack = sum(x.attack for x in ours)
        gap = attack + support - sum(x.defence for x in theirs)
        if me == VIRUNIAN:
            gap += sum(energy.get(at, 0) for at in {x.at for x in ours})
        else:
            gap -= sum(energy.get(at, 0) for at in hexes)
        return Clash(tuple(ours), tuple(theirs), gap if attack else LEAST - 1)

    def _worth(self, x: Clash) -> float:
        dies, falls, scatters = chances(x.gap)
        stakes, prize = sum(u.price for u in x.ours), sum(u.price for u in x.theirs)
        return dies * prize - falls * stakes + self.w.dispersed * scatters * (prize + stakes)

    def _note(self, x: Clash) -> None:
        dies, falls, _ = chances(x.gap)
        for units, chance in ((x.ours, falls), (x.theirs, dies)):
            for u in units:
                self.lives[u.crew] = self.lives.get(u.crew, 1.0) * (1 - chance)

    # -- attacks that may follow ----------------------------------------------------------------------------

    def attacked(self, me: Seat, able: list[Unit]) -> float:
        """Add up the best attacks of a side that are possible together, each further one for less."""
        total, share = 0.0, 1.0
        left = sorted([x for x in able if x.attack], key=lambda x: (-x.attack, x.price))
        open_to = sorted(self.attacks(me, left), key=lambda x: -x.gain)
        used, taken = set[Crew](), set[str]()
        while open_to:
            best = open_to.pop(0)
            if taken.intersection(best.hexes):
                continue
            if any(x.crew in used for x in best.team):
                again = self._attack(me, [x for x in left if x.crew not in used], best.hexes[0])
                if again and len(best.hexes) == 1:
                    open_to = sorted([*open_to, again], key=lambda x: -x.gain)
                continue
            total += share * best.gain
            share *= self.plan.further
            used.update(x.crew for x in best.team)
            taken.update(best.hexes)
        return total

    def attacks(self, me: Seat, able: list[Unit]) -> Iterator[Attack]:
        """Find the attacks that are worth something to a side; its units join in as they come."""
        fate = frozenset(self.lives.items())
        for at in self.stacks[FOE[me]]:
            if at in self._anew[me]:
                found = self._attack(me, able, at)
            elif (key := (me, at, fate)) in self._found:
                found = self._found[key]
            else:
                found = self._found[key] = self._attack(me, able, at)
            if found:
                yield found
        for ship in able:
            if ship.reach is None:
                yield from self._landings(ship)

    def _attack(self, me: Seat, able: Iterable[Unit], at: str) -> Attack | None:
        """Cases 7.13, 9.2 and 10.1: rate an attack in a hex by the first of these units that have room."""
        there, mine = self.stacks[FOE[me]][at], self.stacks[me].get(at)
        came, room = mine.counters if mine else 0, NUMBERS.stack
        attack, stakes, cost, lives, most = 0, 0.0, 0.0, 1.0, 0.0
        team, best = list[Unit](), tuple[Unit, ...]()
        for x in able:
            size = len(x.crew)
            if x.reach is None or at not in x.reach or room < size or self._apart_from(x, team):
                continue
            if x.at != at:
                came += size
                cost += self._risk(x, came, there)
            attack, stakes, room = attack + x.attack, stakes + x.price, room - size
            lives *= self.lives.get(x.crew, 1.0)
            team.append(x)
            support = sum(u.backs[at] for u in self.backing[me] if at in u.backs and u not in team)
            odds = self._odds(me, attack + support, stakes, there.defence, there.price, at)
            if (gain := lives * (odds - self.w.entry * cost)) > most:
                most, best = gain, tuple(team)
            if not room:
                break
        return Attack(most * self._still(there), best, (at,)) if best else None

    def _apart_from(self, x: Unit, team: list[Unit]) -> bool:
        """Case 6.0: tell whether a Monad keeps a unit from attacking in one hex with others."""
        race = self.s.forces.race
        return any(race[u.crew[0]] == "monad" for u in (x, *team)) if team else False

    def _still(self, there: Stack) -> float:
        """Return the share of a stack's price that will still stand."""
        if not self.lives or not there.price:
            return 1.0
        return sum(x.price * self.lives.get(x.crew, 1.0) for x in there.units) / there.price

    def _landings(self, ship: Unit) -> Iterator[Attack]:
        """Case 9.4: rate the hexes in which a Tri-Ship may land, by the attacks on all around it."""
        b, lives = self.s.board, self.lives.get(ship.crew, 1.0)
        prey = {h: (x.defence, x.price * self._still(x)) for h, x in self.stacks[COALITION].items()}
        for at in dict.fromkeys(near for h in prey for near in around(b.grid, h)):
            if at in b.barred or (at in self.stacks[VIRUNIAN] and at != ship.at):
                continue
            hit = tuple(h for h in around(b.grid, at) if h in prey)
            power, gain = ship.attack + b.value.get(at, 0), 0.0
            for h in hit:
                defence, price = prey[h]
                dies, falls, _ = chances(power - defence)
                gain += dies * price - falls * ship.price
            if gain > 0:
                yield Attack(lives * gain, (ship,), hit)
