"""A unit's move hex by hex: linear movement, turning, wobbling and skimming (Cases 5.1 to 5.3 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from engine.core.errors import Fault
from engine.core.hexgrid import WAYS, distance
from engine.core.rules import Seat
from engine.core.table import Table
from engine.stargate.board import NUMBERS
from engine.stargate.crowding import mates_there, may_end
from engine.stargate.skim import Spot, circled, left_orbit, may_leave, onward, wobbled
from engine.stargate.stacking import all_units
from engine.stargate.state import (
    APPROACH,
    FOE,
    MOVE,
    RULES,
    Approach,
    Circle,
    Crew,
    Exit,
    Going,
    Leg,
    Move,
    Skim,
    State,
    Stop,
)  # fmt: skip
from engine.stargate.victory import eliminate

T = Table[State]
WAY_INDEX = {way: i for i, way in enumerate(WAYS)}

TOO_FAR = RULES.fault("too-far", "5.1", "{unit} has {left} Movement Points left, not {hexes}")
NO_HEXES = RULES.fault("no-hexes", "5.1", "A leg is at least one hex long")
OFF_MAP = RULES.fault("off-map", "5.0", "From {hex} {way} leads off the map")
BODY = RULES.fault("body", "5.0", "{hex} is a Stargate or the Nullgate; no unit may enter it")
STRAIGHT_IN = RULES.fault("straight-in", "5.3", "{hex} cannot be entered on the way straight at its Stargate")
IN_ORBIT = RULES.fault("in-orbit", "5.31", "At {hex} the unit enters an orbit; say there how it goes on")
NOT_SKIMMING = RULES.fault("not-skimming", "5.3", "{unit} is not skimming a Stargate")
MUST_CIRCLE = RULES.fault(
    "must-circle", "5.31", "{unit} is skimming: it goes on round the Stargate, or exits"
)
NO_EXIT = RULES.fault("no-exit", "5.33", "There is no way out from {hex}")
NO_STOP = RULES.fault(
    "no-stop-in-orbit", "5.32", "A skimming unit with points left cannot stop in an orbit hex"
)
NO_TURN = RULES.fault("no-turn", "5.34", "A unit whose points were doubled cannot turn")
MUST_MOVE = RULES.fault("must-move", "5.1", "{unit} has not moved yet")
OUT_FIRST = RULES.fault(
    "out-first", "5.8.3", "A unit just revealed leaves the orbit hexes with its first step"
)
CROWD = RULES.fault("crowd", "8.0", "{unit} could not stop in {hex}, nor anywhere beyond: too many friends")


# -- looking ahead ---------------------------------------------------------------------------------------


def spot_of(s: State, v: Move) -> Spot:
    """Give where a mover is and how it may go on."""
    unit = v.crew[0]
    skim = s.skim.get(unit)
    at = s.at.get(unit) or s.staged[unit]
    sense, entered = (skim.sense, skim.entered) if skim else (0, 0)
    return Spot(at, v.left, v.way, v.doubled, sense, entered)


def leg_to(s: State, v: Move, x: Spot, way: int, hexes: int) -> Spot | None:
    """Cases 5.1, 5.3 and 5.6: where a leg leads; None where it breaks a rule of movement."""
    if x.sense or hexes < 1 or hexes > x.left or (x.doubled and way != x.way):
        return None
    b = s.board
    go = wobbled if v.mode == "wobble" else onward
    now: Spot | None = x
    for _ in range(hexes):
        if now is None or now.sense:
            return None
        now = go(b, now, way)
    if v.fresh and len(v.path) == 1 and b.grid.near[x.at][way] in b.orbits:
        return None
    return now


def nexts(s: State, v: Move, x: Spot) -> Iterator[Spot]:
    """Give the spots one hex further."""
    b = s.board
    if not x.left:
        return
    if x.sense:
        if may_leave(b, x):
            yield left_orbit(b, x, before_exit=s.house.skim_doubling == "before_exit")
        yield circled(b, x)
        return
    go = wobbled if v.mode == "wobble" else onward
    for way in (x.way,) if x.doubled else range(6):
        if found := go(b, x, way):
            yield found


def may_rest(s: State, v: Move, x: Spot) -> bool:
    """Cases 5.32 and 8.0: tell whether the move may end here."""
    return (not x.sense or not x.left) and may_end(s, v.crew, x.at, bonus=v.bonus)


def hopeful(s: State, v: Move, x: Spot) -> bool:
    """Ruling 8.0-a: tell whether the move may end here or in a hex further on."""
    return may_rest(s, v, x) or any(hopeful(s, v, n) for n in nexts(s, v, x))


# -- the question ----------------------------------------------------------------------------------------


def goings(s: State, v: Move, seat: Seat) -> Iterator[Going]:
    """List how a unit may go on: legs, round or out of an orbit, or stop.

    Where every way ends among too many friends, after an accident in mid-move, all ways are open.
    """
    good = [a for a in _ways(s, v) if _fits(s, v, a)]
    yield from good or _ways(s, v)


def _ways(s: State, v: Move) -> Iterator[Going]:
    x = spot_of(s, v)
    if x.sense:
        if may_leave(s.board, x):
            yield Exit()
        yield Circle()
        return
    if len(v.path) > 1 and may_rest(s, v, x):
        yield Stop()
    for way in (x.way,) if x.doubled else range(6):
        for n in range(1, x.left + 1):
            if leg_to(s, v, x, way, n) is None:
                break
            yield Leg(WAYS[way], n)  # type: ignore[arg-type]


def _after(s: State, v: Move, a: Going) -> Spot | None:
    """Give where an answer leads; None where it may not be given."""
    x = spot_of(s, v)
    if isinstance(a, Leg):
        return leg_to(s, v, x, WAY_INDEX[a.way], a.hexes)
    if isinstance(a, Exit):
        before = s.house.skim_doubling == "before_exit"
        return left_orbit(s.board, x, before_exit=before) if may_leave(s.board, x) else None
    if isinstance(a, Circle):
        return circled(s.board, x) if x.sense else None
    return x if len(v.path) > 1 and may_rest(s, v, x) else None


def _fits(s: State, v: Move, a: Going) -> bool:
    to = _after(s, v, a)
    return to is not None and (isinstance(a, Stop) or hopeful(s, v, to))


def check_going(s: State, v: Move, seat: Seat, a: Going) -> Sequence[Fault]:
    """Say what is wrong with a leg, a circle, an exit or a stop."""
    to = _after(s, v, a)
    if to is None:
        return [_why_not(s, v, a)]
    if isinstance(a, Stop) or hopeful(s, v, to) or not any(_fits(s, v, x) for x in _ways(s, v)):
        return ()
    return [CROWD(unit=v.crew[0], hex=to.at)]


def _why_not(s: State, v: Move, a: Going) -> Fault:
    x, unit = spot_of(s, v), v.crew[0]
    if isinstance(a, Stop):
        if x.sense:
            return NO_STOP()
        return MUST_MOVE(unit=unit) if len(v.path) == 1 else CROWD(unit=unit, hex=x.at)
    if not isinstance(a, Leg):
        if not x.sense:
            return NOT_SKIMMING(unit=unit)
        return NO_EXIT(hex=x.at)
    return MUST_CIRCLE(unit=unit) if x.sense else _why_no_leg(s, v, x, a)


def _why_no_leg(s: State, v: Move, x: Spot, a: Leg) -> Fault:
    b, way = s.board, WAY_INDEX[a.way]
    if a.hexes < 1:
        return NO_HEXES()
    if a.hexes > x.left:
        return TOO_FAR(unit=v.crew[0], left=x.left, hexes=a.hexes)
    if x.doubled and way != x.way:
        return NO_TURN()
    at = x.at
    for n in range(a.hexes):
        to = b.grid.near[at][way]
        if not to:
            return OFF_MAP(hex=at, way=a.way)
        if to in b.barred:
            return BODY(hex=to)
        if to in b.orbits and not n and v.fresh and len(v.path) == 1:
            return OUT_FIRST()
        if v.mode != "wobble" and to in b.orbits:
            return IN_ORBIT(hex=to) if onward(b, x._replace(at=at), way) else STRAIGHT_IN(hex=to)
        at = to
    return OUT_FIRST()


def any_going(s: State, v: Move, seat: Seat, rng: Random) -> Going:
    """Draw a way to go on without listing all."""
    x = spot_of(s, v)
    rnd = rng.random
    if x.sense:
        out = may_leave(s.board, x) and rnd() < 0.7
        a: Going = Exit() if out else Circle()
        return a if _fits(s, v, a) else rng.choice(tuple(goings(s, v, seat)))
    if len(v.path) > 1 and rnd() < 0.4 and may_rest(s, v, x):
        return Stop()
    for _ in range(8):
        way = x.way if x.doubled else int(rnd() * 6)
        n = int(rnd() * x.left) + 1
        to = leg_to(s, v, x, way, n)
        if to and (may_rest(s, v, to) or hopeful(s, v, to)):
            return Leg(WAYS[way], n)  # type: ignore[arg-type]
    return rng.choice(tuple(goings(s, v, seat)))


LEG = RULES.question("move.leg", "5.1", Going, goings, check=check_going, sample=any_going)


# -- the steps -------------------------------------------------------------------------------------------


def ask_leg(t: T, v: Move) -> None:
    """Cases 5.1, 5.31 and 5.32: ask how to go on; forced orbit hexes are not asked for."""
    s = t.s
    x = spot_of(s, v)
    if not x.left:
        t.goto(halt)
    elif x.sense and x.entered < NUMBERS.skim_forced:
        t.hold(run=-1)
        t.goto(enter)
    elif next(_ways(s, v), None) is None:
        t.goto(halt)
    else:
        t.ask(s.forces.seat[v.crew[0]], LEG)


def take_leg(t: T, v: Move) -> None:
    """Case 5.2, Ruling 5.2-b: read the answer; a leg in another direction draws fire, unless it wobbles."""
    a = t.got[t.s.forces.seat[v.crew[0]]]
    if isinstance(a, Leg):
        way = WAY_INDEX[a.way]
        fire = v.mode == "linear" and v.way not in (-1, way)
        t.hold(run=a.hexes, way=way, fire=fire)
    elif isinstance(a, Circle):
        t.hold(run=-1)
    elif isinstance(a, Exit):
        t.hold(run=-2)
    else:
        t.goto(halt)


def enter(t: T, v: Move) -> None:
    """Cases 5.0 and 5.1: enter the hexes of a leg one by one, as far as nobody interferes."""
    if not v.run:
        t.goto(ask_leg)
        return
    s, crew = t.s, v.crew
    occupied = {h for u, h in s.at.items() if s.forces.seat[u] != s.phasing}
    x, run, path = spot_of(s, v), v.run, [spot_of(s, v).at]
    while run:
        x, run = _one_hex(t, v, x, run)
        path.append(x.at)
        record_entry(s, crew, x.at)
        if x.at in occupied or v.fire:
            break
    _put(s, crew, x)
    t.hold(left=x.left, way=x.way, doubled=x.doubled, run=run, path=(*v.path, *path[1:]))
    t.tell("moved", "5.1", units=list(crew), path=path, mode=v.mode, left=x.left)
    if x.sense:
        gate = s.board.orbits[x.at][0]
        t.tell("skimming", "5.3", units=list(crew), gate=gate, at=x.at, sense=x.sense, entered=x.entered)
    elif v.run == -2:
        gate = s.board.orbits[path[0]][0]
        t.tell("left_orbit", "5.34", units=list(crew), gate=gate, at=x.at, left=x.left)


def _one_hex(t: T, v: Move, x: Spot, run: int) -> tuple[Spot, int]:
    """Take one hex of an answer: of a leg, round the orbit (-1) or out of it (-2)."""
    s = t.s
    if run == -1:
        return circled(s.board, x), 0
    if run == -2:
        return left_orbit(s.board, x, before_exit=s.house.skim_doubling == "before_exit"), 0
    to = (wobbled if v.mode == "wobble" else onward)(s.board, x, v.way)
    assert to is not None, "legs are looked at before they are taken"
    return to, run - 1


def _put(s: State, crew: Crew, x: Spot) -> None:
    skim = Skim(x.sense, x.entered) if x.sense else None
    for u in crew:
        s.at[u] = x.at
        s.staged.pop(u, None)
        if skim:
            s.skim[u] = skim
        else:
            s.skim.pop(u, None)


def record_entry(s: State, crew: Crew, at: str) -> None:
    """Case 7.4: remember who entered or tried to enter a hex in which enemies began this phase."""
    seat_of = s.forces.seat
    if at in s.began.values() and any(h == at and seat_of[u] != s.phasing for u, h in s.began.items()):
        had = s.came.get(at, ())
        s.came[at] = (*had, *(u for u in crew if u not in had))


def fire(t: T, v: Move) -> None:
    """Case 5.2, Ruling 5.2-a: every enemy within eight hexes of a turning unit rolls; a 1 or 2 kills it."""
    if not v.fire:
        return
    t.hold(fire=False)
    s, crew = t.s, v.crew
    at, foe = s.at[crew[0]], FOE[s.phasing]
    near = [c for c in all_units(s, foe) if distance(s.at[c[0]], at) <= NUMBERS.fire_reach]
    t.tell("turning", "5.2", units=list(crew), at=at, fire=[list(c) for c in near])
    for c in near:
        if t.roll("5.2", why="fire", by=list(c), units=list(crew)) <= NUMBERS.fire_kills:
            eliminate(t, crew, "5.2")
            return
    if near:
        t.tell("missed", "5.2", units=list(crew), at=at)


def meet(t: T, v: Move) -> None:
    """Cases 5.1 and 5.6, Ruling 5.6-a: in a hex with enemies the approach comes before the move goes on."""
    s = t.s
    at = s.at[v.crew[0]]
    t.goto(enter)
    if s.there(at, FOE[s.phasing]):
        t.call(APPROACH, Approach(v.crew, at))


def halt(t: T, v: Move) -> None:
    """Cases 5.32 and 8.1: the move ends; a unit joins those of its Tri-Ship, and they take its skim."""
    settle(t, v)


def settle(t: T, v: Move) -> None:
    """Cases 5.32, 8.0 and 8.1, Rulings 5.32-a, 5.32-d and 8.1-b: end a unit's move where it is."""
    s, crew = t.s, v.crew
    s.mover = ""
    at = s.at.get(crew[0], "")
    t.tell("stopped", "5.0", units=list(crew), at=at or s.staged[crew[0]], left=v.left)
    mates = mates_there(s, crew, at) if at else ()
    if mates:
        skim = s.skim.get(crew[0])
        for u in mates:
            if skim:
                s.skim[u] = skim
            else:
                s.skim.pop(u, None)
        t.tell("joined", "8.1", units=sorted((*crew, *mates), key=s.forces.order.__getitem__), at=at)
    if at and not may_end(s, crew, at, bonus=v.bonus):
        t.tell("crowded", "8.0", units=list(crew), at=at)
        eliminate(t, crew, "8.0")


def in_mid_move(s: State, v: Move) -> bool:
    """Case 5.0: a move goes on while its unit lives and has not been dispersed."""
    return s.mover == v.crew[0]


def move_crumb(s: State, v: Move, seat: Seat | None) -> Mapping[str, Any]:
    """Tell who moves and what is left."""
    return {"units": list(v.crew), "mode": v.mode, "left": v.left}


RULES.procedure(
    MOVE, ask_leg, take_leg, enter, fire, meet, halt, holds=Move, stands=in_mid_move, crumb=move_crumb
)
