"""How units come into play: staging, blind deployment, and flipping counters (Cases 3.1, 3.2 and 5.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.core.errors import Fault
from engine.core.rules import EVERYONE, Facts, Seat
from engine.stargate.model.board import GATES
from engine.stargate.model.state import (
    BERSERK,
    COALITION,
    DEPLOYMENT,
    MINDLESS,
    MOVE,
    REVEAL,
    RULES,
    STAGING,
    VIRUNIAN,
    Berserk,
    Done,
    Move,
    Reveal,
    Side,
    Stage,
    Staging,
    State,
    T,
)
from engine.stargate.movement.random_movement import Adrift
from engine.stargate.movement.stacking_limits import groups_moved, is_mindless


@dataclass(frozen=True, slots=True)
class Muster:
    """What staging holds: the races staged this turn."""

    races: tuple[str, ...] = ()


# -- Coalition Staging Segment ---------------------------------------------------------------------------


def open_races(s: State, v: Muster) -> list[str]:
    """Case 3.1, Ruling 3.1-f: the races of which a unit may still be staged this turn."""
    if len(v.races) >= s.house.staged_at_most:
        return []
    race = s.forces.race
    waiting = {race[u] for u in s.reserve()}
    return [r for r in s.forces.races if r in waiting and r not in v.races]


def free_hexes(s: State) -> list[str]:
    """Case 3.1, Rulings 3.1-a and 3.1-d: the staging hexes without a unit."""
    taken = s.staged.values()
    return [h for h in s.board.staging if h not in taken]


def stagings(s: State, v: Muster, seat: Seat) -> Iterator[Staging]:
    """Case 3.1, Rulings 3.1-b and 3.1-c: a race to a free hex, or done; not done while the guard obliges."""
    if not s.guard:
        yield Done()
    hexes = free_hexes(s)
    for race in open_races(s, v):
        for at in hexes:
            yield Stage(race, at)


def check_staging(s: State, v: Muster, seat: Seat, a: Staging) -> Sequence[Fault]:
    """Return the faults of a staging."""
    if isinstance(a, Done):
        return [RULES.wrong("must-stage")] if s.guard else ()
    if a.race not in s.forces.races:
        return [RULES.wrong("no-race", race=a.race)]
    if a.race not in open_races(s, v):
        return [RULES.wrong("race-staged" if a.race in v.races else "no-reserve", race=a.race)]
    if a.at not in s.board.staging:
        return [RULES.wrong("no-staging", hex=a.at)]
    return () if a.at in free_hexes(s) else [RULES.wrong("staging-taken", hex=a.at)]


def any_staging(s: State, v: Muster, seat: Seat, rng: Random) -> Staging:
    """Draw a staging."""
    if not s.guard and rng.random() < 0.2:
        return Done()
    return Stage(rng.choice(open_races(s, v)), rng.choice(free_hexes(s)))


STAGE = RULES.question("staging.unit", "3.1", Staging, stagings, check=check_staging, sample=any_staging)


def ask_stage(t: T, v: Muster) -> None:
    """Case 3.1: ask what to stage next, while there is anything and a free hex."""
    if open_races(t.s, v) and free_hexes(t.s):
        t.ask(COALITION, STAGE)
    else:
        t.end()


def stage(t: T, v: Muster) -> None:
    """Case 3.1: the first unit of the race goes into the hex."""
    a = t.got[COALITION]
    if isinstance(a, Done):
        t.end()
        return
    s = t.s
    unit = next(u for u in s.reserve() if s.forces.race[u] == a.race)
    s.staged[unit] = a.at
    t.tell("staged", "3.1", unit=unit, at=a.at)
    t.hold(races=(*v.races, a.race))
    t.goto(ask_stage)


def staging_crumb(s: State, v: Muster, seat: Seat | None) -> Facts:
    """Return the seat that stages, and the Game-Turn."""
    return {"seat": COALITION, "turn": s.turn}


RULES.procedure(STAGING, {"ask_stage": ask_stage, "stage": stage}, holds=Muster, crumb=staging_crumb)


# -- Deployment Phase ------------------------------------------------------------------------------------


def deploy(t: T, v: Side) -> None:
    """Case 3.2, Rulings 3.2-a and 3.2-b: a die for each Stargate says how many counters it gets, A first.

    The first deployment counts in full, later ones are halved, fractions up.
    """
    s = t.s
    for gate in GATES:
        left = len(s.hidden()) - sum(s.gates.values())
        if not left:
            break
        rolled = t.roll("3.2", why="deploy", gate=gate)
        n = min(left, rolled if s.turn == 1 else (rolled + 1) // 2)
        s.gates[gate] = s.gates.get(gate, 0) + n
        t.tell("deployed", "3.2", gate=gate, rolled=rolled, n=n, undeployed=left - n)


RULES.procedure(DEPLOYMENT, {"deploy": deploy}, holds=Side)


# -- revealing -------------------------------------------------------------------------------------------


def room_at(s: State, gate: str) -> bool:
    """Case 5.8.1, Ruling 5.8.1-a: return whether an orbit hex of a Stargate is unoccupied by either side."""
    taken = set(s.at.values())
    return any(h not in taken for h in s.board.orbit[gate])


def draw(t: T, v: Reveal) -> None:
    """Case 5.8, Rulings 3.2-c and 5.8-e: which counter it is, is drawn now, in the open."""
    pool = t.s.hidden()
    n = t.draw(EVERYONE, "5.8", len(pool), why="draw", gate=v.gate) if len(pool) > 1 else 1
    t.hold(unit=pool[n - 1])


def emerge(t: T, v: Reveal) -> None:
    """Case 5.8: a die gives the orbit hex; Case 5.8.1: if it is taken, the next free one clockwise.

    Case 5.8.2: the unit moves at once. Case 5.8.4: if its group has moved already, this is the bonus move.
    Case 9.5: a weapon without its control attacks instead. Case 5.7, Ruling 5.7-a: a transport without its
    control drifts. Neither is a move of its group.
    """
    s, unit = t.s, v.unit
    rolled = t.roll("5.8", why="orbit", unit=unit, gate=v.gate)
    ring, taken = s.board.orbit[v.gate], set(s.at.values())
    at = next(h for i in range(6) if (h := ring[(rolled - 1 + i) % 6]) not in taken)
    s.gates[v.gate] -= 1
    s.at[unit] = at
    t.tell("revealed", "5.8", unit=unit, gate=v.gate, rolled=rolled, at=at)
    group, race = s.forces.group[unit], s.forces.race[unit]
    if race == "weapon" and s.forces.trio[group][0] in s.lost:
        t.become(BERSERK, Berserk(unit))
    elif is_mindless(s, unit):
        t.become(MINDLESS, Adrift((), unit))
    else:
        bonus = group in groups_moved(s) if group else False
        s.bonus = s.bonus or bonus
        s.moved = (*s.moved, unit)
        s.mover = unit
        kind = s.forces.units[unit]
        move = Move((unit,), kind.modes[0], kind.allowance, path=(at,), bonus=bonus, fresh=True)
        tell_begun(t, move)
        t.become(MOVE, move)


def tell_begun(t: T, v: Move) -> None:
    """Cases 5.0 and 5.8: tell that a unit begins its move."""
    if t.quiet:
        return
    s, unit = t.s, v.crew[0]
    if v.bonus:
        t.tell("bonus", "5.8", units=list(v.crew))
    t.tell(
        "began",
        "5.0",
        units=list(v.crew),
        at=s.at.get(unit) or s.staged[unit],
        mode=v.mode,
        left=v.left,
        lender=v.lender,
        bonus=v.bonus,
    )


def reveal_crumb(s: State, v: Reveal, seat: Seat | None) -> Facts:
    """Return the Stargate where a counter is flipped."""
    return {"seat": VIRUNIAN, "gate": v.gate}


RULES.procedure(REVEAL, {"draw": draw, "emerge": emerge}, holds=Reveal, crumb=reveal_crumb)
