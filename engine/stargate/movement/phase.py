"""A Movement Phase: which unit moves next, and when the phase ends (Cases 5.0, 5.5, 5.8 and 6.0)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from engine.core.errors import Fault
from engine.core.execution import Execution
from engine.core.hexgrid import distance
from engine.core.rules import Seat
from engine.stargate.model.board import GATES, NUMBERS
from engine.stargate.model.stacking import crew_of, worth
from engine.stargate.model.state import (
    COALITION,
    JUMP,
    MINDLESS,
    MOVE,
    MOVEMENT,
    REVEAL,
    RULES,
    VIRUNIAN,
    Begin,
    Crew,
    Done,
    Flip,
    Move,
    Pick,
    Reveal,
    Side,
    State,
)
from engine.stargate.model.victory import eliminate
from engine.stargate.movement.entry import room_at, tell_begun
from engine.stargate.movement.random_movement import Adrift, adrift
from engine.stargate.movement.skimming import Spot, onward, wobbled
from engine.stargate.movement.stacking_limits import (
    crowded,
    curable,
    groups_moved,
    is_mindless,
    leaves_room,
    too_many,
)

T = Execution[State]

NOT_HERE = RULES.fault("not-here", "5.0", "{unit} is not yours to move, or not in play")
NOT_FIRST = RULES.fault("not-first", "8.1", "{unit} moves together with {first}: name {first}")
MOVED = RULES.fault("moved", "5.0", "{unit} has moved in this phase")
LENDS = RULES.fault("lends", "5.5", "{unit} lends its teleportation and stays where it is")
NO_MODE = RULES.fault("no-mode", "5.0", "{unit} cannot move by {mode}")
NO_LENDER = RULES.fault("no-lender", "5.5", "{lender} cannot lend teleportation to {unit}")
MINDLESS_UNIT = RULES.fault("mindless", "5.7", "{unit} has lost its control unit; nobody moves it")
STILL_HIDDEN = RULES.fault(
    "still-hidden", "5.8", "Until all counters are revealed only a reveal may be a bonus move"
)
NO_WAY = RULES.fault("no-way", "5.0", "{unit} has no hex to go to")
NO_GATE = RULES.fault("no-gate", "5.8", "Nothing lies face down in Stargate {gate}")
GATE_FULL = RULES.fault("gate-full", "5.8.1", "All orbit hexes of Stargate {gate} are occupied")
TOO_FULL = RULES.fault("too-full", "8.0", "Too many units stand in {hex}; that must be put right first")
MUST_REVEAL = RULES.fault(
    "must-reveal",
    "Ruling 5.8-f",
    "Your last turn ended with no unit on the map, so you reveal a counter first",
)
MUST_ENTER = RULES.fault("must-enter", "3.1", "{unit} must enter play from the staging area")


# -- what may be chosen ----------------------------------------------------------------------------------


def can_step(s: State, crew: Crew, mode: str) -> bool:
    """Case 5.0: return whether a unit has a hex to go to in this way."""
    unit = crew[0]
    at = s.at.get(unit) or s.staged[unit]
    if mode == "teleport":
        return any(h not in s.board.barred for ray in s.board.grid.rays[at] for h in ray)
    if mode == "linear" and unit in s.skim:
        return True
    go = wobbled if mode == "wobble" else onward
    return any(go(s.board, Spot(at, 1), way) for way in range(6))


def lenders(s: State, unit: str) -> list[str]:
    """Case 5.5, Rulings 3.1-e and 5.5-a: the Igugui on the map that may lend to a Human now."""
    at = s.began.get(unit) or s.staged.get(unit)
    race = s.forces.race
    if race[unit] != "human" or not at:
        return []
    return [
        u
        for u, h in s.began.items()
        if race[u] == "igugui"
        and s.at.get(u) == h
        and u not in s.moved
        and u not in s.lent
        and distance(h, at) <= NUMBERS.lend_reach
    ]


def mine(s: State, seat: Seat) -> Iterator[Crew]:
    """Cases 5.0 and 8.1: the units that may be chosen, as far as their own state goes.

    Combined ones as one.
    """
    seat_of = s.forces.seat
    if seat == COALITION:
        for u in (*s.staged, *s.at):
            if seat_of[u] == seat and u not in s.moved and u not in s.lent:
                yield (u,)
        return
    seen: set[str] = set()
    groups, group_of, hidden = groups_moved(s), s.forces.group, -1
    for u in s.at:
        if seat_of[u] != seat or u in seen:
            continue
        crew = crew_of(s, u)
        seen.update(crew)
        if any(x in s.moved for x in crew) or is_mindless(s, u):
            continue
        if group_of[u] in groups:
            if hidden < 0:
                hidden = len(s.hidden())
            if hidden:
                continue
        yield crew


def is_bonus(s: State, crew: Crew) -> bool:
    """Case 5.8, Rulings 5.8-b and 5.8-c: a unit of a group that has moved moves as the bonus move."""
    group = s.forces.group[crew[0]]
    return bool(group) and group in groups_moved(s)


def begins(s: State, crew: Crew) -> Iterator[Begin]:
    """Cases 5.0, 5.44 and 5.5, Rulings 5.44-a and 8.2-a: the ways in which one unit may begin."""
    unit = crew[0]
    for mode in worth(s, crew).modes:
        if can_step(s, crew, mode):
            yield Begin(unit, mode)
    for lender in lenders(s, unit):
        if can_step(s, crew, "teleport"):
            yield Begin(unit, "teleport", lender)


def flips(s: State) -> Iterator[Flip]:
    """Case 5.8, Ruling 5.8.1-a: the Stargates at which a counter may be revealed."""
    for gate in GATES:
        if s.gates.get(gate) and room_at(s, gate):
            yield Flip(gate)


def picks(s: State, v: Side, seat: Seat) -> Iterator[Pick]:
    """Cases 5.0 and 5.8, Rulings 5.1-a and 5.8-a: any unit that may move, in any order, a reveal, or done."""
    if _done_fault(s, seat) is None:
        yield Done()
    full = crowded(s, seat)
    for crew in mine(s, seat):
        for a in begins(s, crew):
            if not full or leaves_room(s, crew, a.lender, bonus=is_bonus(s, crew)):
                yield a
    if seat == VIRUNIAN:
        yield from flips(s)


def _done_fault(s: State, seat: Seat) -> Fault | None:
    """Cases 3.1 and 8.0, Rulings 3.1-d, 5.8-f and 8.0-a: what must be done before the phase may end.

    Staged units enter, who hides reveals a counter, and no hex is too full.
    """
    if seat == VIRUNIAN and s.unveil and any(True for _ in flips(s)):
        return MUST_REVEAL()
    for u in s.staged if seat == COALITION else ():
        if u not in s.moved and any(can_step(s, (u,), m) for m in s.forces.units[u].modes):
            return MUST_ENTER(unit=u)
    for h in crowded(s, seat):
        if curable(s, h, seat):
            return TOO_FULL(hex=h)
    return None


def check_pick(s: State, v: Side, seat: Seat, a: Pick) -> Sequence[Fault]:
    """Return the faults of a choice of unit, a reveal, or an end of the phase."""
    if isinstance(a, Done):
        bad = _done_fault(s, seat)
        return [bad] if bad else ()
    if isinstance(a, Flip):
        return _check_flip(s, seat, a)
    unit = a.unit
    if s.forces.seat.get(unit) != seat or (unit not in s.at and unit not in s.staged):
        return [NOT_HERE(unit=unit)]
    crew = crew_of(s, unit) if unit in s.at else (unit,)
    if bad := _crew_fault(s, crew, unit):
        return [bad]
    if a.lender and a.lender not in lenders(s, unit):
        return [NO_LENDER(lender=a.lender, unit=unit)]
    if a.mode not in (("teleport",) if a.lender else worth(s, crew).modes):
        return [NO_MODE(unit=unit, mode=a.mode)]
    if not can_step(s, crew, a.mode):
        return [NO_WAY(unit=unit)]
    full = crowded(s, seat)
    if full and not leaves_room(s, crew, a.lender, bonus=is_bonus(s, crew)):
        return [TOO_FULL(hex=full[0])]
    return ()


def _crew_fault(s: State, crew: Crew, unit: str) -> Fault | None:
    if crew[0] != unit:
        return NOT_FIRST(unit=unit, first=crew[0])
    if is_mindless(s, unit):
        return MINDLESS_UNIT(unit=unit)
    if unit in s.lent:
        return LENDS(unit=unit)
    if moved := [u for u in crew if u in s.moved]:
        return MOVED(unit=moved[0])
    return STILL_HIDDEN() if is_bonus(s, crew) and s.hidden() else None


def _check_flip(s: State, seat: Seat, a: Flip) -> Sequence[Fault]:
    if seat != VIRUNIAN or not s.gates.get(a.gate):
        return [NO_GATE(gate=a.gate)]
    return () if room_at(s, a.gate) else [GATE_FULL(gate=a.gate)]


def any_pick(s: State, v: Side, seat: Seat, rng: Random) -> Pick:
    """Draw a unit to move without listing all."""
    rnd = rng.random
    if rnd() < 0.1 and _done_fault(s, seat) is None:
        return Done()
    if crowded(s, seat):
        return rng.choice(tuple(picks(s, v, seat)))
    if seat == VIRUNIAN and rnd() < 0.3 and (gates := list(flips(s))):
        return gates[int(rnd() * len(gates))]
    names, seat_of = (*s.staged, *s.at), s.forces.seat
    for _ in range(9 if names else 0):
        unit = names[int(rnd() * len(names))]
        if seat_of[unit] != seat or unit in s.moved:
            continue
        crew = crew_of(s, unit) if unit in s.at else (unit,)
        if _crew_fault(s, crew, unit) is None and (ways := list(begins(s, crew))):
            return ways[int(rnd() * len(ways))]
    return rng.choice(tuple(picks(s, v, seat)))


PICK = RULES.question("movement.unit", "5.0", Pick, picks, check=check_pick, sample=any_pick)


# -- the phase -------------------------------------------------------------------------------------------


def open_phase(t: T, v: Side) -> None:
    """Cases 5.7 and 7.4: note where everybody stands; mindless transports move before all others."""
    s = t.s
    s.began = s.at.copy()
    s.came, s.moved, s.lent, s.mover, s.bonus = {}, (), {}, "", False
    if v.seat == VIRUNIAN and (lost := adrift(s)):
        t.call(MINDLESS, Adrift(lost))


def ask_unit(t: T, v: Side) -> None:
    """Cases 5.0 and 5.8: ask for the next unit, until the bonus move or nothing is left to be moved."""
    s = t.s
    if s.bonus or not _anything(s, v.seat):
        t.goto(close_phase)
    else:
        t.ask(v.seat, PICK)


def _anything(s: State, seat: Seat) -> bool:
    if seat == VIRUNIAN and any(True for _ in flips(s)):
        return True
    return any(True for crew in mine(s, seat) for _ in begins(s, crew))


def take_unit(t: T, v: Side) -> None:
    """Cases 5.5, 5.8 and 5.44: begin the move that was chosen, reveal a counter, or end the phase."""
    s, a = t.s, t.got[v.seat]
    if isinstance(a, Done):
        t.goto(close_phase)
        return
    t.goto(ask_unit)
    if isinstance(a, Flip):
        s.unveil = False
        t.call(REVEAL, Reveal(a.gate))
        return
    crew = crew_of(s, a.unit) if a.unit in s.at else (a.unit,)
    bonus = is_bonus(s, crew)
    s.bonus = bonus
    s.moved = (*s.moved, *crew)
    s.mover = a.unit
    if a.lender:
        s.lent[a.lender] = a.unit
    if a.mode != "linear":  # Ruling 5.32-c: wobbling or teleporting, it drops its skim
        for u in crew:
            s.skim.pop(u, None)
    at = s.at.get(a.unit) or s.staged[a.unit]
    left = 0 if a.mode == "teleport" else worth(s, crew).allowance
    move = Move(crew, a.mode, left, path=(at,), bonus=bonus, lender=a.lender)
    tell_begun(t, move)
    t.call(JUMP if a.mode == "teleport" else MOVE, move)


def close_phase(t: T, v: Side) -> None:
    """Case 8.0, Ruling 8.0-a: what stands where it cannot, and cannot leave, is lost; then the phase ends."""
    s = t.s
    s.began, s.came, s.moved, s.lent, s.mover, s.bonus = {}, {}, (), {}, "", False
    full = [u for h in crowded(s, v.seat) for u in too_many(s, h, v.seat)]
    if full:
        t.tell("crowded", "8.0", units=full, at=s.at[full[0]])
        eliminate(t, full, "8.0")


def phase_crumb(s: State, v: Side, seat: Seat | None) -> Mapping[str, Any]:
    """Return whose phase it is."""
    return {"seat": v.seat, "phase": "movement", "turn": s.turn}


RULES.procedure(
    MOVEMENT,
    {"open_phase": open_phase, "ask_unit": ask_unit, "take_unit": take_unit, "close_phase": close_phase},
    holds=Side,
    crumb=phase_crumb,
)
