"""Teleportation of Igugui, Humans on loan, control with transport, and Tri-Ships (Cases 5.4, 5.5 and 5.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random

from engine.core.errors import Fault
from engine.core.rules import Seat
from engine.stargate.model import odds
from engine.stargate.model.board import NUMBERS, line
from engine.stargate.model.charts import scatter_shift
from engine.stargate.model.stacking import is_tri_ship
from engine.stargate.model.state import (
    APPROACH,
    FOE,
    JUMP,
    RULES,
    Approach,
    Crew,
    Jump,
    Move,
    State,
    Stop,
    T,
    Teleport,
)
from engine.stargate.model.victory import eliminate
from engine.stargate.movement.path import in_mid_move, move_crumb, record_entry, settle
from engine.stargate.movement.stacking_limits import may_end, no_room


def here(s: State, v: Move) -> str:
    """Return where a teleporter is, on the map or in the staging area."""
    return s.at.get(v.crew[0]) or s.staged[v.crew[0]]


def jumps(s: State, v: Move, seat: Seat) -> Iterator[Jump]:
    """Cases 5.4 and 5.9, Rulings 5.4-a and 5.9-b: every hex in line that may be ended in.

    Or stop after one.
    """
    found = False
    for a in _all(s, v):
        if _fits(s, v, a):
            found = True
            yield a
    if not found:
        yield from _all(s, v)


def _all(s: State, v: Move) -> Iterator[Jump]:
    if len(v.path) > 1:
        yield Stop()
    barred = s.board.barred
    for way, ray in enumerate(s.board.grid.rays[here(s, v)]):
        if way != v.way:
            for to in ray:
                if to not in barred:
                    yield Teleport(to)


def _fits(s: State, v: Move, a: Jump) -> bool:
    """Case 8.0: a Tri-Ship that has its turn left may pass where it could not stay."""
    if isinstance(a, Stop):
        return may_end(s, v.crew, here(s, v), bonus=v.bonus)
    return may_end(s, v.crew, a.to, bonus=v.bonus) or (is_tri_ship(v.crew) and len(v.path) == 1)


def check_jump(s: State, v: Move, seat: Seat, a: Jump) -> Sequence[Fault]:
    """Return the faults of a teleportation."""
    unit = v.crew[0]
    if isinstance(a, Stop):
        if len(v.path) == 1:
            return [RULES.wrong("not-yet", unit=unit)]
    else:
        if a.to not in s.board.grid:
            return [RULES.wrong("no-hex", to=a.to)]
        if a.to in s.board.barred:
            return [RULES.wrong("no-end", to=a.to)]
        if a.to == here(s, v):
            return [RULES.wrong("same-hex", unit=unit, to=a.to)]
        way, n = line(here(s, v), a.to)
        if not n:
            return [RULES.wrong("not-in-line", to=a.to, hex=here(s, v))]
        if way == v.way:
            return [RULES.wrong("one-turn")]
    if _fits(s, v, a) or not any(_fits(s, v, x) for x in _all(s, v)):
        return ()
    return [no_room(s, v, a.to if isinstance(a, Teleport) else here(s, v))]


def any_jump(s: State, v: Move, seat: Seat, rng: Random) -> Jump:
    """Draw a teleportation without listing all."""
    rnd = rng.random
    if len(v.path) > 1 and rnd() < 0.5 and _fits(s, v, Stop()):
        return Stop()
    rays = s.board.grid.rays[here(s, v)]
    for _ in range(12):
        way = int(rnd() * 6)
        ray = rays[way]
        if ray and way != v.way:
            a = Teleport(ray[int(rnd() * len(ray))])
            if a.to not in s.board.barred and _fits(s, v, a):
                return a
    return rng.choice(tuple(jumps(s, v, seat)))


TO = RULES.question("move.teleport", "5.4", Jump, jumps, check=check_jump, sample=any_jump)


def ask_jump(t: T, v: Move) -> None:
    """Cases 5.4 and 5.9: ask where to; a Tri-Ship is asked a second time, for its one turn."""
    t.ask(t.s.forces.seat[v.crew[0]], TO)


def cross(t: T, v: Move) -> None:
    """Cases 5.41, 5.42 and 11.2, Rulings 5.41-a, 5.9-a and 7.4-a: each body on the line is rolled for.

    Orbit hexes do nothing, and enemies in between are passed, which counts for shields there.
    """
    s, crew = t.s, v.crew
    a = t.got[s.forces.seat[crew[0]]]
    if isinstance(a, Stop):
        t.goto(land)
        return
    start = here(s, v)
    way, n = line(start, a.to)
    path = s.board.grid.rays[start][way][:n]
    over = [[s.board.bodies[h], h] for h in path if h in s.board.bodies]
    t.hold(way=way, path=(*v.path, a.to), turned=len(v.path) > 1, run=n)
    t.tell("teleported", "5.4", units=list(crew), at=start, to=a.to, over=over)
    for u in crew:
        s.staged.pop(u, None)
        s.skim.pop(u, None)
        s.at[u] = a.to
    for h in path:
        if h not in s.board.bodies:
            record_entry(s, crew, h)
        elif _dies_at(t, crew, h):
            return


def _dies_at(t: T, crew: Crew, at: str) -> bool:
    """Roll for a body on the line. What dies there has passed only what lies before it (Ruling 7.4-a)."""
    body = t.s.board.bodies[at]
    kills, case = (NUMBERS.nullgate_kills, "11.2") if body == "N" else (NUMBERS.stargate_kills, "5.41")
    if t.roll(case, why="crossing", units=list(crew), at=at, body=body) > kills:
        return False
    for u in crew:
        t.s.at[u] = at
    eliminate(t, crew, case)
    return True


def scatter(t: T, v: Move) -> None:
    """Case 5.45, Ruling 5.45-a: an Igugui, or a Human on loan, that went further than six hexes rolls.

    On a 1 it ends one hex further along its line, on a 6 one hex back. It dies if it may not be there.
    """
    s, crew = t.s, v.crew
    roams = s.forces.race[crew[0]] == "igugui" or bool(v.lender)
    if not roams or v.run <= NUMBERS.steady:
        return
    n = t.roll("5.45", why="scatter", units=list(crew))
    shift = scatter_shift(n)
    if not shift:
        return
    at = s.at[crew[0]]
    to = _beside(s, at, v.way, shift)
    t.tell("scattered", "5.45", units=list(crew), at=at, to=to, n=n)
    if not _may_stray(s, crew, to):
        eliminate(t, crew, "5.45")
        return
    for u in crew:
        s.at[u] = to
    record_entry(s, crew, to)
    t.hold(path=(*v.path[:-1], to))


def _beside(s: State, at: str, way: int, shift: int) -> str:
    """Return the hex one further, or one back, along a line; "" off the map."""
    return s.board.grid.near[at][way if shift > 0 else (way + 3) % 6]


def _may_stray(s: State, crew: Crew, to: str) -> bool:
    return bool(to) and to not in s.board.barred and may_end(s, crew, to)


def survives_scatter(s: State, crew: Crew, start: str, to: str) -> Fraction:
    """Case 5.45: the chance that the scatter die spares a Coalition unit that teleports from hex to hex."""
    way, hexes = line(start, to)
    spared = (
        chance
        for shift, chance in odds.scatter(hexes).items()
        if not shift or _may_stray(s, crew, _beside(s, to, way, shift))
    )
    return sum(spared, Fraction(0))


def meet(t: T, v: Move) -> None:
    """Cases 5.43 and 7.31: an approach only where it ends, and none for a Tri-Ship, which may turn once."""
    s, crew = t.s, v.crew
    if is_tri_ship(crew):
        if not v.turned:
            t.goto(ask_jump)
    elif s.there(s.at[crew[0]], FOE[s.phasing]):
        t.call(APPROACH, Approach(crew, s.at[crew[0]]))


def land(t: T, v: Move) -> None:
    """Case 5.4: the move ends."""
    settle(t, v)


RULES.procedure(
    JUMP,
    {"ask_jump": ask_jump, "cross": cross, "scatter": scatter, "meet": meet, "land": land},
    holds=Move,
    stands=in_mid_move,
    crumb=move_crumb,
)
