"""How a unit in mid-move may continue: legs, round and out of an orbit, or stop (Cases 5.1, 5.3 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from engine.core.errors import Fault
from engine.core.hexgrid import WAYS
from engine.core.rules import Seat
from engine.stargate.model.state import RULES, Circle, Exit, Going, Leg, Move, State, Stop
from engine.stargate.movement.skimming import Spot, circled, left_orbit, may_leave, onward, straight, wobbled
from engine.stargate.movement.stacking_limits import may_end, no_room

WAY_INDEX = {way: i for i, way in enumerate(WAYS)}


# -- looking ahead ---------------------------------------------------------------------------------------


def spot_of(s: State, v: Move) -> Spot:
    """Return a mover's place and how it may continue."""
    unit = v.crew[0]
    skim = s.skim.get(unit)
    at = s.at.get(unit) or s.staged[unit]
    sense, entered = (skim.sense, skim.entered) if skim else (0, 0)
    return Spot(at=at, left=v.left, way=v.way, doubled=v.doubled, sense=sense, entered=entered)


def stays_in_orbit(s: State, v: Move, x: Spot, way: int) -> bool:
    """Case 5.8.3, Ruling 5.3-b: tell whether a unit that must leave the orbit would not with this step."""
    orbits = s.board.orbits
    if len(v.path) > 1 or x.at not in orbits or s.board.grid.near[x.at][way] not in orbits:
        return False
    return v.fresh or (v.mode == "linear" and s.house.orbit_start == "leaves")


def leg_to(s: State, v: Move, x: Spot, way: int, hexes: int) -> Spot | None:
    """Cases 5.1, 5.3 and 5.6: where a leg leads; None where it breaks a rule of movement."""
    if x.sense or hexes < 1 or hexes > x.left or (x.doubled and way != x.way):
        return None
    if stays_in_orbit(s, v, x, way):
        return None
    return straight(s.board, x, way, hexes, wobble=v.mode == "wobble")


def nexts(s: State, v: Move, x: Spot) -> Iterator[Spot]:
    """Return the spots one hex further."""
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
    """Cases 5.32 and 8.0, Ruling 5.32-b: return whether the move may end here."""
    return (not x.sense or not x.left) and may_end(s, v.crew, x.at, bonus=v.bonus)


def hopeful(s: State, v: Move, x: Spot) -> bool:
    """Ruling 8.0-a: return whether the move may end here or in a hex further on."""
    return may_rest(s, v, x) or any(hopeful(s, v, n) for n in nexts(s, v, x))


# -- the question ----------------------------------------------------------------------------------------


def goings(s: State, v: Move, seat: Seat) -> Iterator[Going]:
    """List how a unit may continue: legs, round or out of an orbit, or stop.

    Where every way ends among too many friends, after an accident in mid-move, all ways are open.
    """
    found = False
    for a, to in _reached(s, v):
        if isinstance(a, Stop) or hopeful(s, v, to):
            found = True
            yield a
    if not found:
        yield from ways(s, v)


def ways(s: State, v: Move) -> Iterator[Going]:
    """List what the rules of movement allow, whatever is at the end."""
    return (a for a, _ in _reached(s, v))


def has_way(s: State, v: Move, x: Spot) -> bool:
    """Return whether there is any way to continue from a mover's spot."""
    if x.sense:
        return True
    leads = s.board.free if v.mode == "wobble" else s.board.linear
    for way in ((x.way,) if x.doubled else range(6)) if x.left else ():
        to = leads[x.at][way]
        if (to if v.mode == "wobble" else to[0]) and not stays_in_orbit(s, v, x, way):
            return True
    return len(v.path) > 1 and may_rest(s, v, x)


def _reached(s: State, v: Move) -> Iterator[tuple[Going, Spot]]:
    """List what the rules of movement allow, with the spot that each answer leads to."""
    x, b = spot_of(s, v), s.board
    if x.sense:
        if may_leave(b, x):
            yield Exit(), left_orbit(b, x, before_exit=s.house.skim_doubling == "before_exit")
        yield Circle(), circled(b, x)
        return
    first = len(v.path) == 1
    if not first and may_rest(s, v, x):
        yield Stop(), x
    go = wobbled if v.mode == "wobble" else onward
    for way in (x.way,) if x.doubled else range(6):
        if stays_in_orbit(s, v, x, way):
            continue
        now = x
        for n in range(1, x.left + 1):
            to = go(b, now, way)
            if to is None:
                break
            yield Leg(WAYS[way], n), to
            if to.sense:
                break
            now = to


def _after(s: State, v: Move, a: Going) -> Spot | None:
    """Return where an answer leads, or None if it is illegal."""
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
    """Return the faults of a leg, a circle, an exit or a stop."""
    to = _after(s, v, a)
    if to is None:
        return [_why_not(s, v, a)]
    if isinstance(a, Stop) or hopeful(s, v, to) or not any(_fits(s, v, x) for x in ways(s, v)):
        return ()
    return [no_room(s, v, to.at, "crowd", "crowd-monad")]


def _why_not(s: State, v: Move, a: Going) -> Fault:
    x, unit = spot_of(s, v), v.crew[0]
    if isinstance(a, Stop):
        if x.sense:
            return RULES.wrong("no-stop-in-orbit")
        return _must_move(s, v) if len(v.path) == 1 else no_room(s, v, x.at)
    if not isinstance(a, Leg):
        if not x.sense:
            return RULES.wrong("not-skimming", unit=unit)
        return RULES.wrong("no-exit", hex=x.at)
    return RULES.wrong("must-circle", unit=unit) if x.sense else _why_no_leg(s, v, x, a)


def _must_move(s: State, v: Move) -> Fault:
    """Say why a unit that was chosen may not stop where it began."""
    unit = v.crew[0]
    return RULES.wrong(
        "must-move-now" if v.fresh else "must-enter" if unit in s.staged else "must-move", unit=unit
    )


def _why_no_leg(s: State, v: Move, x: Spot, a: Leg) -> Fault:
    b, way = s.board, WAY_INDEX[a.way]
    if a.hexes < 1:
        return RULES.wrong("no-hexes")
    if a.hexes > x.left:
        too_far = "wobbles-too-far" if v.mode == "wobble" else "too-far"
        return RULES.wrong(too_far, unit=v.crew[0], left=x.left, hexes=a.hexes)
    if x.doubled and way != x.way:
        return RULES.wrong("no-turn")
    at = x.at
    for n in range(a.hexes):
        to = b.grid.near[at][way]
        if not to:
            return RULES.wrong("off-map", hex=at, way=a.way)
        if to in b.barred:
            return RULES.wrong("body", hex=to)
        if not n and stays_in_orbit(s, v, x, way):
            return RULES.wrong("out-first") if v.fresh else RULES.wrong("out-of-orbit", unit=v.crew[0])
        if v.mode != "wobble" and to in b.orbits:
            return (
                RULES.wrong("in-orbit", hex=to)
                if onward(b, x._replace(at=at), way)
                else RULES.wrong("straight-in", hex=to)
            )
        at = to
    return RULES.wrong("out-first")


def any_going(s: State, v: Move, seat: Seat, rng: Random) -> Going:
    """Draw a way to continue without listing all."""
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
            return Leg(WAYS[way], n)
    return rng.choice(tuple(goings(s, v, seat)))


LEG = RULES.question("move.leg", "5.1", Going, goings, check=check_going, sample=any_going)
