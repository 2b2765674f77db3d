"""Which unit moves next in a Movement Phase, and what must come first (Cases 5.0, 5.5, 5.8 and 6.0)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from engine.core.errors import Fault
from engine.core.hexgrid import distance
from engine.core.rules import Seat
from engine.stargate.model.board import GATES, NUMBERS
from engine.stargate.model.stacking import crew_of, is_tri_ship, worth
from engine.stargate.model.state import COALITION, RULES, VIRUNIAN, Begin, Crew, Done, Flip, Pick, Side, State
from engine.stargate.movement.entry import room_at
from engine.stargate.movement.stacking_limits import (
    crowded,
    curable,
    groups_moved,
    is_due,
    is_mindless,
    leaves_room,
    monad_stands,
)

NO_MODE = {"linear": "not-linear", "wobble": "no-wobble", "teleport": "no-teleport"}


# -- what may be chosen ----------------------------------------------------------------------------------


def can_step(s: State, crew: Crew, mode: str) -> bool:
    """Case 5.0: return whether a unit has a hex to go to in this way."""
    unit = crew[0]
    at = s.at.get(unit) or s.staged[unit]
    return at in s.board.leaves[mode] or (mode == "linear" and unit in s.skim)


def mine(s: State, seat: Seat) -> Iterator[Crew]:
    """Cases 5.0 and 8.1: the units that may be chosen, as far as their own state goes.

    Combined ones as one.
    """
    if seat == VIRUNIAN:
        yield from _virunians(s)
        return
    seat_of = s.forces.seat
    for u in (*s.staged, *s.at):
        if seat_of[u] == seat and u not in s.moved and u not in s.lent:
            yield (u,)


def _virunians(s: State) -> Iterator[Crew]:
    seat_of, seen = s.forces.seat, set[str]()
    groups, group_of, hidden, moved = groups_moved(s), s.forces.group, -1, frozenset(s.moved)
    for u in s.at:
        if seat_of[u] != VIRUNIAN or u in seen:
            continue
        crew = crew_of(s, u)
        if len(crew) > 1:
            seen.update(crew)
        if not moved.isdisjoint(crew) or is_mindless(s, u):
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


def skimmers_due(s: State, seat: Seat) -> list[Crew]:
    """Case 5.32, Ruling 5.32-b: the units with a Skim marker that must go on in this phase, and may now."""
    if not s.skim or s.house.marked_skims == "may_rest":
        return []
    due = [crew for crew in mine(s, seat) if is_due(s, crew[0])]
    return [crew for crew in due if leaves_room(s, crew, "", bonus=is_bonus(s, crew))]


def waits_for(s: State, seat: Seat, crew: Crew = ()) -> str:
    """Ruling 5.32-b: the skimmer that must go on before this unit moves, or before a reveal; "" for none.

    Other moves could use up that of its group, or end the phase. What is too full comes first.
    """
    due = skimmers_due(s, seat)
    if not due or seat == COALITION or crowded(s, seat):
        return ""
    if not crew:
        return due[0][0]
    bonus, group = is_bonus(s, crew), s.forces.group[crew[0]]
    if crew in due:
        return next((x[0] for x in due if bonus and not is_bonus(s, x)), "")
    return next((x[0] for x in due if bonus or (group and group == s.forces.group[x[0]])), "")


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
    """Case 5.8, Rulings 5.8.1-a and 5.32-b: the Stargates at which a counter may be revealed."""
    for gate in GATES if not waits_for(s, VIRUNIAN) else ():
        if s.gates.get(gate) and room_at(s, gate):
            yield Flip(gate)


def picks(s: State, v: Side, seat: Seat) -> Iterator[Pick]:
    """Cases 5.0 and 5.8, Rulings 5.1-a and 5.8-a: any unit that may move, in any order, a reveal, or done."""
    if _done_fault(s, seat) is None:
        yield Done()
    full = crowded(s, seat)
    for crew in mine(s, seat):
        if waits_for(s, seat, crew):
            continue
        for a in begins(s, crew):
            if not full or leaves_room(s, crew, a.lender, bonus=is_bonus(s, crew)):
                yield a
    if seat == VIRUNIAN:
        yield from flips(s)


def _done_fault(s: State, seat: Seat) -> Fault | None:
    """Cases 3.1, 5.32 and 8.0, Rulings 3.1-d, 5.8-f, 5.32-b and 8.0-a: what must come first.

    Staged units enter, who hides reveals a counter, no hex is too full, and skimmers with a marker go on.
    """
    if seat == VIRUNIAN and s.unveil and any(True for _ in flips(s)):
        return RULES.wrong("must-reveal")
    for u in s.staged if seat == COALITION else ():
        if u not in s.moved and any(can_step(s, (u,), m) for m in s.forces.units[u].modes):
            return RULES.wrong("must-enter", unit=u)
    for h in crowded(s, seat):
        if curable(s, h, seat):
            return _crowd_fault(s, h, seat)
    due = skimmers_due(s, seat)
    return RULES.wrong("must-skim", unit=due[0][0]) if due else None


def _crowd_fault(s: State, at: str, seat: Seat) -> Fault:
    return RULES.wrong("monad-in-way" if monad_stands(s, s.there(at, seat)) else "too-full", hex=at)


def check_pick(s: State, v: Side, seat: Seat, a: Pick) -> Sequence[Fault]:
    """Return the faults of a choice of unit, a reveal, or an end of the phase."""
    if isinstance(a, Done):
        bad = _done_fault(s, seat)
        return [bad] if bad else ()
    if isinstance(a, Flip):
        return _check_flip(s, seat, a)
    if bad := _absent(s, seat, a.unit):
        return [bad]
    crew = crew_of(s, a.unit) if a.unit in s.at else (a.unit,)
    if bad := _crew_fault(s, crew, a.unit) or _mode_fault(s, crew, a):
        return [bad]
    full = crowded(s, seat)
    if full and not leaves_room(s, crew, a.lender, bonus=is_bonus(s, crew)):
        return [_crowd_fault(s, full[0], seat)]
    return ()


def _absent(s: State, seat: Seat, unit: str) -> Fault | None:
    """Say why a unit is not there to be moved by this side; None where it is."""
    if unit not in s.forces.units:
        return RULES.wrong("no-unit", unit=unit)
    if unit in s.lost:
        return RULES.wrong("eliminated", unit=unit)
    if s.forces.seat[unit] != seat:
        return RULES.wrong("not-yours", unit=unit)
    if unit in s.at or unit in s.staged:
        return None
    if seat != COALITION:
        return RULES.wrong("face-down", unit=unit)
    return RULES.wrong("in-reserve", unit=unit, hex=s.board.staging[0])


def _mode_fault(s: State, crew: Crew, a: Begin) -> Fault | None:
    """Cases 5.5, 5.9 and 8.2: say why a unit cannot move in this way, or not by this lender."""
    if a.lender and (bad := loan_fault(s, a.unit, a.lender)):
        return bad
    if a.lender and a.mode != "teleport":
        return RULES.wrong("loan-teleports", unit=a.unit)
    if not a.lender and a.mode not in worth(s, crew).modes:
        kind = "tri-ship-teleports" if is_tri_ship(crew) else NO_MODE[a.mode]
        borrows = a.mode == "teleport" and s.forces.race[a.unit] == "human"
        return RULES.wrong("needs-lender" if borrows else kind, unit=a.unit)
    return None if can_step(s, crew, a.mode) else RULES.wrong("no-way", unit=a.unit)


def _crew_fault(s: State, crew: Crew, unit: str) -> Fault | None:
    if crew[0] != unit:
        return RULES.wrong("not-first", unit=unit, first=crew[0])
    if is_mindless(s, unit):
        return RULES.wrong("mindless", unit=unit)
    if unit in s.lent:
        return RULES.wrong("lends", unit=unit)
    if moved := [u for u in crew if u in s.moved]:
        return RULES.wrong("moved", unit=moved[0])
    if is_bonus(s, crew) and s.hidden():
        return RULES.wrong("still-hidden")
    due = waits_for(s, s.forces.seat[unit], crew)
    return RULES.wrong("must-skim", unit=due) if due else None


def _check_flip(s: State, seat: Seat, a: Flip) -> Sequence[Fault]:
    if seat != VIRUNIAN:
        return [RULES.wrong("only-virunian")]
    if a.gate not in GATES:
        return [RULES.wrong("no-stargate", gate=a.gate)]
    if not s.gates.get(a.gate):
        return [RULES.wrong("no-gate", gate=a.gate)]
    if not room_at(s, a.gate):
        return [RULES.wrong("gate-full", gate=a.gate)]
    due = waits_for(s, seat)
    return [RULES.wrong("must-skim", unit=due)] if due else ()


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


def _bar(s: State, lender: str, at: str) -> str:
    """Return what keeps an Igugui from lending to a Human that began in this hex, as a fault, or ""."""
    if lender not in s.began:
        return "lend-map"
    if lender in s.moved or s.at.get(lender) != s.began[lender]:
        return "lend-moved"
    if lender in s.lent and s.house.lending == "one":
        return "lend-once"
    if is_due(s, lender):
        return "lend-due"
    return "lend-far" if distance(s.began[lender], at) > NUMBERS.lend_reach else ""


def _borrows_at(s: State, unit: str) -> str:
    """Return where a Human began the phase, or is staged; "" for other counters."""
    return s.began.get(unit) or s.staged.get(unit, "") if s.forces.race[unit] == "human" else ""


def lenders(s: State, unit: str) -> list[str]:
    """Case 5.5, Rulings 3.1-e and 5.5-a: the Igugui on the map that may lend to a Human now."""
    at = _borrows_at(s, unit)
    race = s.forces.race
    if not at:
        return []
    return [u for u in s.began if race[u] == "igugui" and not _bar(s, u, at)]


def loan_fault(s: State, unit: str, lender: str) -> Fault | None:
    """Case 5.5: say why a unit cannot borrow from this lender; None where it can."""
    at = _borrows_at(s, unit)
    if not at:
        return RULES.wrong("lend-human", unit=unit)
    if s.forces.race.get(lender) != "igugui":
        return RULES.wrong("lend-igugui", lender=lender)
    bar = _bar(s, lender, at)
    return RULES.wrong(bar, lender=lender, unit=unit, most=NUMBERS.lend_reach) if bar else None
