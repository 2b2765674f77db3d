"""Every hex in which a unit may end its move, by the way that costs least: fire, approaches, crossings."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from engine.core.hexgrid import WAYS, distance
from engine.stargate.bots.approach_mix import prospect
from engine.stargate.bots.evaluation import Judge
from engine.stargate.model.board import NUMBERS, Board, Forces, line
from engine.stargate.model.odds import survives_crossing, survives_fire
from engine.stargate.model.stacking import all_units, is_tri_ship
from engine.stargate.model.state import FOE, Circle, Crew, Exit, Leg, Move, State, Stop, Teleport
from engine.stargate.movement.legs import may_rest, spot_of, stays_in_orbit
from engine.stargate.movement.skimming import Spot, circled, left_orbit, may_leave, onward, wobbled
from engine.stargate.movement.stacking_limits import may_end
from engine.stargate.movement.teleportation import here, survives_scatter

#: Small cost of a turn and of each part of a move, so that the plainest of equal routes is chosen.
PLAIN = 0.01
#: Maximum number of enemies under whose fire a unit turns.
MOST_ENEMIES = 2

First = Leg | Circle | Exit | Stop | Teleport | None


class Route(NamedTuple):
    """The best way to a hex: its average gain, the chance to arrive, and its first answer."""

    gain: float
    alive: float
    first: First


class Terrain:
    """The enemies of one side as a unit on its way meets them; one for each choice."""

    def __init__(self, s: State, judge: Judge) -> None:
        self.s, self.judge = s, judge
        self.foe = FOE[s.phasing]
        self.foes = [s.at[crew[0]] for crew in all_units(s, self.foe)]
        self.least = {h: x.least for h, x in judge.stacks[self.foe].items()}
        self._fire: dict[str, int] = {}

    def shooters(self, at: str) -> int:
        """Case 5.2: count the enemies who fire at a unit that turns here."""
        if at not in self._fire:
            self._fire[at] = sum(distance(h, at) <= NUMBERS.fire_reach for h in self.foes)
        return self._fire[at]

    def approach_gain(self, crew: Crew, at: str, price: float) -> tuple[float, float]:
        """Case 7.13: return an approach's average gain in a hex, and the chance to survive it."""
        falls, dies = prospect(self.s, crew, at, price, self.least[at])
        return dies * self.least[at] - falls * price, 1 - falls


def routes(v: Move, land: Terrain) -> dict[str, Route]:
    """Return the ends of a move under way, or of one about to begin."""
    return _jumps(v, land) if v.mode == "teleport" else _Walks(v, land).found()


@cache
def _under_fire(shooters: int) -> float:
    return float(survives_fire(shooters))


@cache
def _crossing(gates: int, nullgates: int) -> float:
    return float(survives_crossing(gates, nullgates))


# -- hex by hex ------------------------------------------------------------------------------------------


class _Node(NamedTuple):
    spot: Spot
    route: Route
    going: bool  # its first answer may still be lengthened


_MOST_FOUND = 2000
_FOUND: dict[Hashable, tuple[Board, Forces, dict[str, Route]]] = {}


class _Walks:
    """One search for the ends of a move that is made hex by hex."""

    def __init__(self, v: Move, land: Terrain) -> None:
        self.s, self.v, self.land = land.s, v, land
        self.start = spot_of(land.s, v)
        self.price = land.judge.price_of(v.crew, self.start.at)
        self.ends: dict[str, Route] = {}
        self._best: dict[tuple[str, int, bool, int, int], tuple[int, float]] = {}
        self._meets: dict[str, tuple[float, float]] = {}

    def found(self) -> dict[str, Route]:
        """Return them."""
        s, v, start = self.s, self.v, self.start
        key = self._key()
        if key not in _FOUND:
            if len(_FOUND) >= _MOST_FOUND:
                _FOUND.clear()
            _FOUND[key] = s.board, s.forces, self._all()
        ends: dict[str, Route] = {}
        if len(v.path) > 1 and may_rest(s, v, start):
            ends[start.at] = Route(0.0, 1.0, Stop())
        for at, x in _FOUND[key][2].items():
            if (at not in ends or ends[at].gain < x.gain) and may_end(s, v.crew, at, bonus=v.bonus):
                ends[at] = x
        return ends

    def _key(self) -> Hashable:
        """Return all that the ways depend on, but not who may end where: friends move, enemies stay."""
        s, v, least = self.s, self.v, self.land.least
        move = v.crew, v.mode, v.fresh, len(v.path) > 1, self.start, self.price
        foes = [x for x in s.at.items() if x[1] in least]  # with the friends among them: Case 7.4
        began = [x for x in s.began.items() if x[1] in least]
        came = [x for x in s.came.items() if x[0] in least]
        table = id(s.board), id(s.forces), s.house  # kept with what was found, so that no id is used again
        return table, move, tuple(least.items()), tuple(foes), tuple(began), tuple(came)

    def _all(self) -> dict[str, Route]:
        nodes = [_Node(self.start, Route(0.0, 1.0, None), True)]
        for node in nodes:  # grows while it is read
            for x in _onward(self.s, self.v, node, self.land):
                new = self._past_enemies(x)
                if self._is_better(new):
                    nodes.append(new)
                    self._end(new)
        return self.ends

    def _past_enemies(self, x: _Node) -> _Node:
        at = x.spot.at
        if at not in self.land.least:
            return x
        if at not in self._meets:
            self._meets[at] = self.land.approach_gain(self.v.crew, at, self.price)
        won, lives = self._meets[at]
        gain, alive, first = x.route
        return x._replace(route=Route(gain + alive * won, alive * lives, first))

    def _is_better(self, x: _Node) -> bool:
        spot, gain = x.spot, x.route.gain
        way = -1 if self.v.mode == "wobble" else spot.way
        key = spot.at, way, spot.doubled, spot.sense, spot.entered
        had = self._best.get(key)
        if had and had[0] >= spot.left and had[1] >= gain:
            return False
        self._best[key] = spot.left, gain
        return True

    def _end(self, x: _Node) -> None:
        at = x.spot.at
        if x.spot.sense and x.spot.left:
            return
        if at not in self.ends or self.ends[at].gain < x.route.gain:
            self.ends[at] = x.route


def _onward(s: State, v: Move, node: _Node, land: Terrain) -> Iterator[_Node]:
    """Return the spots one hex further, before anybody met there is reckoned with."""
    x, (gain, alive, first), _going = node
    if not x.left:
        return
    if x.sense:
        if may_leave(s.board, x):
            out = left_orbit(s.board, x, before_exit=s.house.skim_doubling == "before_exit")
            yield _Node(out, Route(gain, alive, first or Exit()), False)
        asked = x.entered >= NUMBERS.skim_forced
        yield _Node(circled(s.board, x), Route(gain, alive, first or (Circle() if asked else None)), False)
        return
    go = wobbled if v.mode == "wobble" else onward
    for way in (x.way,) if x.doubled else range(6):
        to = go(s.board, x, way)
        if to is None or (first is None and stays_in_orbit(s, v, x, way)):
            continue
        on = way == x.way
        risk = 0 if on or x.way < 0 or v.mode == "wobble" else land.shooters(to.at)
        if risk > MOST_ENEMIES:
            continue
        yield _step(node, to, way, risk, land.judge.price_of(v.crew, x.at) if risk else 0.0)


def _step(node: _Node, to: Spot, way: int, risk: int, price: float) -> _Node:
    x, (gain, alive, first), going = node
    if way != x.way:
        gain -= PLAIN
    if risk:
        lives = _under_fire(risk)
        gain, alive = gain - alive * (1 - lives) * price, alive * lives
    if first is None:
        first, going = Leg(WAYS[way], 1), True
    elif going and isinstance(first, Leg) and way == x.way:
        first = Leg(first.way, first.hexes + 1)
    else:
        going = False
    return _Node(to, Route(gain, alive, first), going and not to.sense)


# -- teleporting -----------------------------------------------------------------------------------------


def _jumps(v: Move, land: Terrain) -> dict[str, Route]:
    s, start = land.s, here(land.s, v)
    ends: dict[str, Route] = {}
    if len(v.path) > 1 and may_end(s, v.crew, start, bonus=v.bonus):
        ends[start] = Route(0.0, 1.0, Stop())
    price, whole = land.judge.price_of(v.crew, start), is_tri_ship(v.crew)
    rests: dict[str, bool] = {}
    for way, ray in enumerate(s.board.grid.rays[start]):
        for to, lives in _along(s.board, ray) if way != v.way else ():
            gain, alive = (lives - 1) * price - PLAIN, lives
            if not whole:
                won, lives = _landing(v, land, start, to, price)
                gain, alive = gain + alive * won, alive * lives
            _keep(s, v, ends, rests, to, Route(gain, alive, Teleport(to)))
            if whole and len(v.path) == 1 and alive == 1.0:
                for end in _turned(s.board, to, way):
                    _keep(s, v, ends, rests, end, Route(gain - PLAIN, 1.0, Teleport(to)))
    return ends


def _turned(b: Board, at: str, way: int) -> Iterator[str]:
    """Case 5.9: return where a Tri-Ship can safely go after a turn in a hex."""
    for turn, ray in enumerate(b.grid.rays[at]):
        if turn != way:
            yield from (h for h, lives in _along(b, ray) if lives == 1.0)


def _keep(s: State, v: Move, ends: dict[str, Route], rests: dict[str, bool], to: str, x: Route) -> None:
    if to in ends and ends[to].gain >= x.gain:
        return
    if to not in rests:
        rests[to] = may_end(s, v.crew, to, bonus=v.bonus)
    if rests[to]:
        ends[to] = x


def _along(b: Board, ray: tuple[str, ...]) -> Iterator[tuple[str, float]]:
    """Cases 5.41 and 11.2: return the hexes in line, each with the chance to live that far."""
    gates = nullgates = 0
    lives = 1.0
    for h in ray:
        body = b.bodies.get(h)
        if body is None:
            yield h, lives
            continue
        gates, nullgates = gates + (body != "N"), nullgates + (body == "N")
        lives = _crossing(gates, nullgates)


def _landing(v: Move, land: Terrain, start: str, to: str, price: float) -> tuple[float, float]:
    """Cases 5.43 and 5.45: return a teleport's average gain at its end, and the chance to survive."""
    s, gain, alive = land.s, 0.0, 1.0
    roams = s.forces.race[v.crew[0]] == "igugui" or bool(v.lender)
    if roams and line(start, to)[1] > NUMBERS.steady:
        alive = float(survives_scatter(s, v.crew, start, to))
        gain = (alive - 1) * price - PLAIN
    if to in land.least:
        won, lives = land.approach_gain(v.crew, to, price)
        gain, alive = gain + alive * won, alive * lives
    return gain, alive


# -- how many phases away --------------------------------------------------------------------------------


_MOST_STRIDES = 40
_STRIDES: dict[tuple[int, str, int], tuple[Board, dict[str, set[str]]]] = {}


def _came_from(b: Board, mode: str, allowance: int) -> dict[str, set[str]]:
    """Return for every hex those from which one move without a turn leads there, even round a Stargate."""
    key = id(b), mode, allowance
    if key not in _STRIDES:
        if len(_STRIDES) >= _MOST_STRIDES:
            _STRIDES.clear()
        back: dict[str, set[str]] = {}
        for at in b.grid.near:
            for to in _stride(b, at, mode, allowance):
                back.setdefault(to, set()).add(at)
        _STRIDES[key] = b, back  # the board is kept with it, so that its id is not used again
    return _STRIDES[key][1]


def _stride(b: Board, at: str, mode: str, allowance: int) -> Iterable[str]:
    if mode == "wobble":
        return (h for h in b.grid.within(at, allowance) if h not in b.barred)
    if mode == "teleport":
        return (h for ray in b.grid.rays[at] for h, lives in _along(b, ray) if lives == 1.0)
    spots = [x for way in range(6) if (x := onward(b, Spot(at, allowance), way))]
    for x in spots:  # grows while it is read
        if x.left:
            spots += _straight(b, x)
    return (x.at for x in spots if not x.sense or not x.left)


def _straight(b: Board, x: Spot) -> list[Spot]:
    if x.sense:
        return [circled(b, x), *([left_orbit(b, x)] if may_leave(b, x) else [])]
    to = onward(b, x, x.way)
    return [to] if to else []


def phases_to(b: Board, mode: str, allowance: int, targets: frozenset[str]) -> Mapping[str, int]:
    """Return every hex's distance from the nearest of some others, in moves without turns."""
    key = id(b), mode, allowance, targets
    if key not in _AWAY:
        if len(_AWAY) >= _MOST_AWAY:
            _AWAY.clear()
        _AWAY[key] = b, _away(b, mode, allowance, targets)
    return _AWAY[key][1]


_MOST_AWAY = 400
_AWAY: dict[tuple[int, str, int, frozenset[str]], tuple[Board, Mapping[str, int]]] = {}


def _away(b: Board, mode: str, allowance: int, targets: frozenset[str]) -> Mapping[str, int]:
    back = _came_from(b, mode, allowance)
    steps = dict.fromkeys(targets, 0)
    edge, n = set(targets), 0
    while edge:
        n += 1
        edge = set().union(*[back.get(h, ()) for h in edge]) - steps.keys()
        steps.update(dict.fromkeys(edge, n))
    return steps
