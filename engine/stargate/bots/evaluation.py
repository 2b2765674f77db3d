"""How a machine player rates a position: both victories, combats at hand, and what may be attacked next."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from copy import copy
from functools import lru_cache
from typing import Self

from engine.core.hexgrid import distance
from engine.core.rules import Seat
from engine.core.types.explaining import WON as WON_TERM
from engine.core.types.explaining import Explains
from engine.core.types.frozen import replace
from engine.stargate.bots.unit_values import WEIGHTS, Stack, Unit, Weights, ledger, stacked, together
from engine.stargate.combat.approach import shielded
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.charts import CHARTS, LEAST, column_for
from engine.stargate.model.odds import pairings
from engine.stargate.model.stacking import is_tri_ship
from engine.stargate.model.state import BATTLES, COALITION, FOE, JUMP, MOVE, VIRUNIAN, Approach, Crew, State
from engine.stargate.queries.view import ways

WON = 1000.0
#: Number of hexes in about one move.
STRIDE = 6


def rate(state: State, seat: Seat, weights: Weights = WEIGHTS) -> float:
    """Cases 12.1 and 12.2: rate a position for a seat: more is better, 0 is even."""
    if state.over:
        return 0.0 if state.over.winner is None else WON if state.over.winner == seat else -WON
    worth_it = Judge(state, weights).coalition()
    return worth_it if seat == COALITION else -worth_it


#: The terms into which `weigh` breaks a rating down.
TERMS = ("losses", "force", "reach", "union", "pull", "combats", "openings", "threats", "approach", "pace")


def weigh(state: State, seat: Seat) -> dict[str, float]:
    """Break `rate` down: its terms, which together are that number."""
    if state.over:
        return {WON_TERM: rate(state, seat)}
    sign = 1 if seat == COALITION else -1
    return {term: sign * value for term, value in Judge(state, WEIGHTS).terms().items()}


@lru_cache(maxsize=1 << 16)
def nearest(at: str, others: tuple[str, ...]) -> float:
    """Count the hexes to the nearest of some others; beyond a move's length they count a third."""
    hexes = min(distance(at, h) for h in others)
    return hexes if hexes <= STRIDE else STRIDE + (hexes - STRIDE) / 3


def _chances(gap: int) -> tuple[float, float, float]:
    """Case 9.2: the chances that defenders die, that attackers die, and of dispersal, less the reverse."""
    found = column_for(gap)
    if found is None:
        return 0.0, 1.0, 0.0
    r = found.results
    return r.count("Ed") / 6, r.count("Ea") / 6, (r.count("Dd") - r.count("Da")) / 6


MOST = CHARTS.crt[-1].least
TABLE = {gap: _chances(gap) for gap in range(LEAST - 1, MOST + 1)}


def _even(shield: str) -> tuple[float, float]:
    met = list(pairings(shield).values())
    return float(sum(x.mover for x in met)) / len(met), float(sum(x.defender for x in met)) / len(met)


#: By shielded side: the chances that a mover and that a defender dies.
MEETINGS = {shield: _even(shield) for shield in ("", "mover", "defender")}


def _shield(came: int, there: int) -> str:
    """Case 7.4: tell which side is shielded, by the number that came and the number that was there."""
    return "mover" if came > there else "defender" if came < there else ""


class Judge:
    """One rating of one position, in points for the Coalition."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.s, self.w = state, weights
        self.ledger = ledger(state, weights)
        self.price, self.broken = self.ledger.price, self.ledger.broken
        self.sides: dict[Seat, list[Unit]] = {COALITION: [], VIRUNIAN: []}
        self.stacks: dict[Seat, dict[str, Stack]] = {COALITION: {}, VIRUNIAN: {}}
        self.at = self._bound()
        self._stand()

    def elsewhere(self, state: State, moves: Iterable[tuple[Crew, str]]) -> Self:
        """Return the rating of a position in which only these units of one side stand elsewhere."""
        new = copy(self)
        new.settle(state, moves)
        return new

    def settle(self, state: State, moves: Iterable[tuple[Crew, str]]) -> None:
        """Rate a position that differs from this one in where these units stand."""
        self.s, self.at = state, state.at
        if not all(self._moved(crew, to) for crew, to in moves):
            self.sides, self.stacks = {COALITION: [], VIRUNIAN: []}, {COALITION: {}, VIRUNIAN: {}}
            self._stand()

    def _moved(self, crew: Crew, to: str) -> bool:
        """Put a unit elsewhere, in the order of `_stand`; False where that combines or parts counters."""
        f = self.s.forces
        seat, group = f.seat[crew[0]], f.group[crew[0]]
        units = self.sides[seat]
        n = next((i for i, x in enumerate(units) if x.crew == crew), len(units))
        if group and (n == len(units) or any(u not in crew and self.at.get(u) == to for u in f.trio[group])):
            return False
        left = units[n].at if n < len(units) else ""  # from the staging area
        units = [*units[:n], self.ledger.unit(self.s, crew, to)[0], *units[n + 1 :]]
        had, stacks = self.stacks[seat], dict[str, Stack]()
        for x in units:
            if x.at not in stacks:
                new = x.at in (left, to)
                stacks[x.at] = together(y for y in units if y.at == x.at) if new else had[x.at]
        self.sides, self.stacks = {**self.sides, seat: units}, {**self.stacks, seat: stacks}
        return True

    def coalition(self) -> float:
        """Add everything up."""
        return self.ledger.progress + self._standing() + self._fighting() + self._meeting() + self._tempo()

    def terms(self) -> dict[str, float]:
        """Return the parts of what `coalition` adds up; each is linear in weights of its own."""
        w, hurry = self.w, 0.1 * self.w.haste * min(self.s.turn, self.w.haste_turns)
        standing = self._standing()
        apart, pull = self._apart(), self._pull()
        parts = {  # this `near` cancels the haste in distances, so that they do not count
            "force": replace(w, near=(-hurry, -hurry), pair=0.0, tri_ship=0.0, apart=0.0, pull=0.0),
            "all": replace(w, near=(-hurry, -hurry), apart=0.0, pull=0.0),
            "combats": replace(w, promise=0.0, threat=0.0),
            "openings": replace(w, now=0.0, threat=0.0),
            "threats": replace(w, now=0.0, promise=0.0),
        }
        found = dict[str, float]()
        for part, weights in parts.items():
            self.w = weights
            found[part] = self._standing() if part in ("force", "all") else self._fighting()
        self.w = w
        near = standing - found["all"] - apart - pull
        union = found.pop("all") - found["force"] + apart
        rest = {"approach": self._meeting(), "pace": self._tempo()}
        return {"losses": self.ledger.progress, "reach": near, "union": union, "pull": pull, **found, **rest}

    def _bound(self) -> Mapping[str, str]:
        """Case 5.1: return every unit's place; one that meets enemies on its way counts as arrived."""
        s = self.s
        move = next((f.v for f in reversed(s.stack) if f.proc == MOVE), None)
        if move is None or move.run < 1 or move.crew[0] not in s.at:
            return s.at
        to = s.board.grid.rays[s.at[move.crew[0]]][move.way][move.run - 1]
        return {**s.at, **dict.fromkeys(move.crew, to)}

    def _stand(self) -> None:
        """Case 8.1: find the units of both sides, combined ones as one, and their stacks."""
        at, f = self.at, self.s.forces
        group, seat_of = f.group, f.seat
        for u in at:
            if not group[u]:
                self._put(seat_of[u], (u,), at[u])
        for trio in f.trio.values():
            here = [u for u in trio if u in at]
            hexes = dict.fromkeys([at[u] for u in here])
            for h in hexes:
                self._put(VIRUNIAN, tuple([u for u in here if at[u] == h]), h)

    def price_of(self, crew: Crew, at: str) -> float:
        """Return a unit's own price: a mover is not yet part of a Tri-Ship in its hex."""
        return self.ledger.unit(self.s, crew, at)[0].price

    def _put(self, seat: Seat, crew: Crew, at: str) -> None:
        x, alone = self.ledger.unit(self.s, crew, at)
        self.sides[seat].append(x)
        stacks = self.stacks[seat]
        stacks[at] = stacked(x, stacks[at]) if at in stacks else alone

    # -- where everybody stands -----------------------------------------------------------------------------

    def _standing(self) -> float:
        s, w = self.s, self.w
        hurry = w.haste * min(s.turn, w.haste_turns)
        ours, theirs = self.sides[COALITION], self.sides[VIRUNIAN]
        foes = tuple(self.stacks[VIRUNIAN] or s.board.stargates.values())
        worth_it = sum(w.play * x.defence + hurry for x in ours)
        worth_it += sum(w.staged * s.forces.units[u].strength + hurry for u in s.staged)
        near = w.near[0] + hurry * 0.1
        worth_it -= near * sum([nearest(x.at, foes) for x in ours])
        targets = tuple(self.stacks[COALITION] or dict.fromkeys(s.staged.values()))
        for x in theirs:
            worth_it -= w.play * x.defence + hurry * len(x.crew) + w.energy * s.board.value.get(x.at, 0)
            worth_it -= (0.0, 0.0, w.pair, w.tri_ship)[len(x.crew)]
            if x.attack and targets:
                worth_it += (w.near[1] + hurry * 0.1) * nearest(x.at, targets)
        return worth_it + self._apart() + self._pull()

    def _apart(self) -> float:
        s, w = self.s, self.w
        at, gap = self.at, 0
        for n, trio in s.forces.trio.items():
            if n in self.broken:
                continue
            here = [at[u] for u in trio if u in at]
            if len(here) > 1:
                gap += sum(distance(here[i - 1], here[i]) for i in range(len(here)))
        return w.apart * gap

    def _pull(self) -> float:
        """Case 11.3: count what may be drawn into the Nullgate."""
        pulled = 0.0
        for h in self.s.board.energy.get(NUMBERS.gravity_energy, ()):
            for seat, stacks in self.stacks.items():
                if h in stacks:
                    price = sum(self.price[u] for x in stacks[h].units for u in x.crew)
                    pulled += -price if seat == COALITION else price
        return self.w.pull * pulled

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
        theirs = w.threat * self._best(self._openings(foe, [*self.sides[foe], *self.entering(foe)]))
        return mine - theirs if me == COALITION else theirs - mine

    def entering(self, seat: Seat) -> list[Unit]:
        """Case 3.1: staged units move in the Coalition's next phase like those on the map."""
        staged = self.s.staged if seat == COALITION else {}
        return [self.ledger.unit(self.s, (u,), at)[0] for u, at in staged.items()]

    def _best(self, chances: list[float]) -> float:
        total, share = 0.0, 1.0
        for x in sorted(chances, reverse=True)[:5]:
            total += share * x
            share *= self.w.further
        return total

    def _combats(self, me: Seat, idle: Collection[Unit]) -> Iterable[float]:
        """Cases 9.0 and 9.4: rate the combats that this side must fight; idle friends may still join in."""
        s, foes, mine = self.s, self.stacks[FOE[me]], self.stacks[me]
        battles = next((f.v for f in s.stack if f.proc == BATTLES), None)
        behind = self._behind(me, () if battles is None else battles.fired)
        joiners = sorted([x for x in idle if x.attack], key=lambda x: (-x.attack, x.price))
        movers = {x.crew[0] for x in idle}
        around = [x for x in self.sides[VIRUNIAN] if me == VIRUNIAN and is_tri_ship(x.crew)]
        for at in foes if around else [h for h in foes if h in mine]:
            if battles is not None and at not in battles.hexes:
                continue
            here = [x for x in mine[at].units if not is_tri_ship(x.crew)] if at in mine else []
            ships = [x for x in around if distance(x.at, at) <= 1]
            if not here and not ships:
                continue
            around = [x for x in around if x not in ships]
            ready = [x for x in behind if at in x.backs] if here else []
            behind = [x for x in behind if x not in ready]
            ours, theirs = [*here, *ships], self._around(at, ships, foes)
            plain = self._clash(ours, theirs, at, sum(x.backs[at] for x in ready))
            team, cost = self._joining(joiners, at, here, foes[at])
            if team:
                support = sum(x.backs[at] for x in ready if x not in team)
                better = self._clash([*ours, *team], theirs, at, support) - cost
                if better > plain:
                    joiners = [x for x in joiners if x not in team]
                    plain += self.w.join * (better - plain)
            if plain < 0 and here and all(x.crew[0] in movers for x in here):
                plain *= 0.3  # they may still move away
            yield plain

    def _around(self, at: str, ships: Iterable[Unit], foes: Mapping[str, Stack]) -> list[Unit]:
        """Case 9.4: return those attacked in a hex, and around Tri-Ships that attack there."""
        near = [h for h in foes if h != at and any(distance(h, ship.at) <= 1 for ship in ships)]
        return [x for h in (at, *near) for x in foes[h].units]

    def _joining(
        self, able: Iterable[Unit], at: str, here: Iterable[Unit], there: Stack
    ) -> tuple[list[Unit], float]:
        """Cases 5.0 and 7.13: name those who still have room in a combat, and what getting there costs."""
        came, cost, team = sum(len(x.crew) for x in here), 0.0, list[Unit]()
        for x in able:
            size = len(x.crew)
            if x.at == at or came + size > NUMBERS.stack or (x.reach is not None and at not in x.reach):
                continue
            came += size
            team.append(x)
            if x.reach is not None:
                cost += self._risk(x, came, there)
        return team, self.w.entry * cost

    def _risk(self, x: Unit, came: int, there: Stack) -> float:
        """Cases 7.13 and 7.4: weigh an approach by the odds, with the number of counters that came."""
        falls, dies = MEETINGS[_shield(came, there.counters)]
        return falls * x.price - dies * there.least

    def _behind(self, me: Seat, fired: Collection[str]) -> list[Unit]:
        """Cases 10.1 and 10.32: the units that may support a combat from afar."""
        foes = self.stacks[FOE[me]]
        return [x for x in self.sides[me] if x.backs and x.at not in foes and x.crew[0] not in fired]

    def _openings(self, me: Seat, able: list[Unit]) -> list[float]:
        """Rate the combats that a side may begin where it wants, with the strongest that get there."""
        foes, teams, found = self.stacks[FOE[me]], dict[str, list[Unit]](), []
        hexes = frozenset(foes)
        for x in sorted([x for x in able if x.attack], key=lambda x: (-x.attack, x.price)):
            for at in hexes if x.reach is None else hexes & x.reach:
                teams.setdefault(at, []).append(x)
        for at, team in teams.items():
            gain = self._opening(me, team, foes[at], at)
            if gain > 0:
                found.append(gain)
        return found

    def _opening(self, me: Seat, able: list[Unit], there: Stack, at: str) -> float:
        """Cases 7.13 and 9.2: rate a combat with the first of these units that have room."""
        attack, stakes, cost, room = 0, 0.0, 0.0, NUMBERS.stack
        mine = self.stacks[me].get(at)
        came = mine.counters if mine else 0
        for x in able:
            size = len(x.crew)
            if room < size:
                continue
            if x.reach is not None and x.at != at:
                came += size
                cost += self._risk(x, came, there)
            attack += x.attack
            stakes += x.price
            room -= size
            if not room:
                break
        return self._odds(me, attack, stakes, there.defence, there.price, at) - self.w.entry * cost

    def _clash(self, ours: list[Unit], theirs: list[Unit], at: str, support: int) -> float:
        """Cases 9.0 to 9.3 and 11.1: rate one combat for its attacker."""
        attack, stakes = sum(x.attack for x in ours), sum(x.price for x in ours)
        if not attack:  # Case 9.3: a unit that does not attack does no harm
            return -stakes
        me = self.s.forces.seat[ours[0].crew[0]]
        return self._odds(
            me, attack + support, stakes, sum(x.defence for x in theirs), sum(x.price for x in theirs), at
        )

    def _odds(self, me: Seat, attack: int, stakes: float, defence: int, prize: float, at: str) -> float:
        """Cases 9.2 and 11.1: weigh the risk of an attack in a hex against its possible gain."""
        bonus = self.s.board.value.get(at, 0)
        gap = attack - defence + (bonus if me == VIRUNIAN else -bonus)
        dies, falls, scatters = TABLE[LEAST - 1 if gap < LEAST else min(MOST, gap)]
        return dies * prize - falls * stakes + self.w.dispersed * scatters * (prize + stakes)

    def _meeting(self) -> float:
        """Cases 7.0 and 7.4: rate the approach under way by the chances when both sides mix evenly."""
        s = self.s
        v = s.stack[-1].v if s.stack else None
        if not isinstance(v, Approach) or v.crew[0] not in s.at:
            return 0.0
        me = s.forces.seat[v.crew[0]]
        mover = self.price_of(v.crew, v.at)
        there = self.stacks[FOE[me]].get(v.at)
        defender = min(x.price for x in there.units) if there else 0.0
        dies, falls = MEETINGS[shielded(s, v.crew, v.at)]
        worth_it = falls * defender - dies * mover
        return worth_it if me == COALITION else -worth_it

    # -- the move under way ---------------------------------------------------------------------------------

    def _tempo(self) -> float:
        """Rate beginning a move, which leaves everything where it was; to come back there gains nothing."""
        s = self.s
        if s.phase != "movement":
            return 0.0
        tempo = self.w.tempo * (1 + self.w.haste * s.turn)
        v = s.stack[-1].v if s.stack and s.stack[-1].proc in (MOVE, JUMP) else None
        begins = v.crew if v is not None and len(v.path) == 1 else ()
        back = [u for u in s.moved if u not in begins and s.at.get(u, "") == s.began.get(u)]
        worth_it = tempo * (len(s.moved) - len(back))
        if v is not None and len(v.path) == 1 and v.path[0] in self.stacks[FOE[s.phasing]]:
            worth_it -= 2 * self.w.tempo * len(v.crew)
        return worth_it if s.phasing == COALITION else -worth_it


class Explanation(Explains):
    """Terms and places for hints (`engine.core.types.explaining`)."""

    unit = WEIGHTS.loss
    terms = (WON_TERM, *TERMS)
    weigh = staticmethod(weigh)
    ways = staticmethod(ways)
