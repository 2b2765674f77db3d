"""A unit's move hex by hex: linear movement, turning, wobbling and skimming (Cases 5.1 to 5.3 and 5.6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hexgrid import distance
from engine.core.rules import Facts, Seat
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.stacking import all_units
from engine.stargate.model.state import (
    APPROACH,
    FOE,
    MOVE,
    RULES,
    Approach,
    Circle,
    Crew,
    Exit,
    Leg,
    Move,
    Skim,
    State,
    T,
)
from engine.stargate.model.victory import eliminate
from engine.stargate.movement.legs import LEG, WAY_INDEX, has_way, spot_of
from engine.stargate.movement.skimming import Spot, circled, left_orbit
from engine.stargate.movement.stacking_limits import mates_there, may_end


def ask_leg(t: T, v: Move) -> None:
    """Cases 5.1, 5.31 and 5.32: ask how to go on; forced orbit hexes are not asked for.

    Case 5.8.3, Rulings 5.8.3-a and 5.8.3-b: a revealed unit pays for its first hex; with no way out it stays.
    """
    _ask_leg(t, v, spot_of(t.s, v))


def _ask_leg(t: T, v: Move, x: Spot) -> None:
    s = t.s
    if not x.left:
        t.goto(halt)
    elif x.sense and x.entered < NUMBERS.skim_forced:
        t.hold(run=-1)
        t.goto(enter)
    elif not has_way(s, v, x):
        t.goto(halt)
    else:
        t.ask(s.forces.seat[v.crew[0]], LEG)


def take_leg(t: T, v: Move) -> None:
    """Case 5.2, Ruling 5.2-b: read the answer; a leg in another direction draws fire, unless it wobbles."""
    a = t.got[t.s.forces.seat[v.crew[0]]]
    if isinstance(a, Leg):
        way = WAY_INDEX[a.way]
        fire = v.mode == "linear" and v.way not in (-1, way)
        t.hold(_on_leg(v, v.left, way, v.doubled, v.path, a.hexes, fire=fire))
    elif isinstance(a, Circle):
        t.hold(run=-1)
    elif isinstance(a, Exit):
        t.hold(run=-2)
    else:
        t.goto(halt)


def _on_leg(
    v: Move, left: int, way: int, doubled: bool, path: tuple[str, ...], run: int, *, fire: bool
) -> Move:
    """Return a move advanced along a leg."""
    return Move(
        crew=v.crew,
        mode=v.mode,
        left=left,
        way=way,
        path=path,
        doubled=doubled,
        turned=v.turned,
        lender=v.lender,
        bonus=v.bonus,
        fresh=v.fresh,
        run=run,
        fire=fire,
    )


def enter(t: T, v: Move) -> None:
    """Cases 5.0 and 5.1: enter the hexes of a leg one by one, as far as nobody interferes; then ask on."""
    if not v.run:
        _ask_on(t, v, spot_of(t.s, v))
        return
    s, crew = t.s, v.crew
    start = spot_of(s, v)
    if v.run < 0:
        x, path, run = _circle(s, v, start), v.path, 0
        path += (x.at,)
        met = _enters(s, crew, x.at)
    else:
        x, path, run, met = _advance(s, v, start)
    _put(s, crew, x)
    new = t.hold(_on_leg(v, x.left, x.way, x.doubled, path, run, fire=v.fire))
    if not t.quiet:
        _tell_entered(t, v, x, (start.at, *path[len(v.path) :]))
    if met and not v.fire:
        t.goto(meet)
    elif not v.fire:
        _ask_on(t, new, x)


def _ask_on(t: T, v: Move, x: Spot) -> None:
    """Cases 5.1 and 5.32: ask how to continue, and read the answer next."""
    t.goto(take_leg)
    _ask_leg(t, v, x)


def _advance(s: State, v: Move, x: Spot) -> tuple[Spot, tuple[str, ...], int, bool]:
    """Enter hexes along a leg until it ends, fire must be drawn, or enemies are met.

    Returns where it is then, its path, the hexes left, and whether enemies are there.
    """
    at, sense, path, run, met = x.at, 0, [*v.path], v.run, False
    free, linear = s.board.free, s.board.linear
    while run and not met:
        if v.mode == "wobble":
            at = free[at][v.way]
        else:
            at, sense = linear[at][v.way]
        assert at, "legs are looked at before they are taken"
        run -= 1
        path.append(at)
        met = _enters(s, v.crew, at)
        if v.fire:
            break
    doubled = x.doubled and v.mode != "wobble"
    to = Spot(
        at=at, left=x.left - v.run + run, way=v.way, doubled=doubled, sense=sense, entered=1 if sense else 0
    )
    return to, tuple(path), run, met


def _enters(s: State, crew: Crew, at: str) -> bool:
    """Case 7.4: note that a unit enters a hex; return whether enemies are there."""
    record_entry(s, crew, at)
    if at not in s.at.values():
        return False
    seat_of, me = s.forces.seat, s.phasing
    return any(h == at and seat_of[u] != me for u, h in s.at.items())


def _tell_entered(t: T, v: Move, x: Spot, path: Sequence[str]) -> None:
    s, crew = t.s, v.crew
    t.tell("moved", "5.1", units=list(crew), path=list(path), mode=v.mode, left=x.left)
    if x.sense:
        gate = s.board.orbits[x.at][0]
        t.tell("skimming", "5.3", units=list(crew), gate=gate, at=x.at, sense=x.sense, entered=x.entered)
    elif v.run == -2:
        gate = s.board.orbits[path[0]][0]
        t.tell("left_orbit", "5.34", units=list(crew), gate=gate, at=x.at, left=x.left)


def _circle(s: State, v: Move, x: Spot) -> Spot:
    """Move one hex round the orbit (-1) or out of it (-2)."""
    if v.run == -1:
        return circled(s.board, x)
    return left_orbit(s.board, x, before_exit=s.house.skim_doubling == "before_exit")


def _put(s: State, crew: Crew, x: Spot) -> None:
    for u in crew:
        s.at[u] = x.at
        if s.staged:
            s.staged.pop(u, None)
        if x.sense:
            s.skim[u] = Skim(x.sense, x.entered)
        elif s.skim:
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
    """Cases 5.1 and 5.6, Ruling 5.6-a: in a hex with enemies the approach precedes the rest of the move."""
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
    if not t.quiet:
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


def move_crumb(s: State, v: Move, seat: Seat | None) -> Facts:
    """Return who moves and what is left of the allowance."""
    return {"units": list(v.crew), "mode": v.mode, "left": v.left}


RULES.procedure(
    MOVE,
    {"ask_leg": ask_leg, "take_leg": take_leg, "enter": enter, "fire": fire, "meet": meet, "halt": halt},
    holds=Move,
    stands=in_mid_move,
    crumb=move_crumb,
)
