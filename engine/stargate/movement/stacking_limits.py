"""Case 8.0: who may stop where, and what must be put right before a Movement Phase can end."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.errors import Fault
from engine.core.rules import Seat
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.stacking import crew_of, may_stack, worth
from engine.stargate.model.state import COALITION, RULES, VIRUNIAN, Crew, Move, State


def is_mindless(s: State, unit: str) -> bool:
    """Case 5.7: a transport whose control unit is eliminated."""
    return s.forces.race[unit] == "transport" and s.forces.trio[s.forces.group[unit]][0] in s.lost


def is_due(s: State, unit: str) -> bool:
    """Ruling 5.32-b: a unit with a Skim marker that has not gone on in this phase, and can skim on."""
    skim = s.skim.get(unit)
    if skim is None or skim.entered >= NUMBERS.skim_forced or s.house.marked_skims == "may_rest":
        return False
    crew = crew_of(s, unit)
    gone = is_mindless(s, unit) or any(u in s.moved for u in crew)
    return not gone and "linear" in worth(s, crew).modes


def groups_moved(s: State) -> set[int]:
    """Case 5.8: the Tri-Ship groups that have had their move this phase."""
    group = s.forces.group
    return {group[u] for u in s.moved} - {0}


def may_still_move(s: State, unit: str, using: Iterable[int] = ()) -> bool:
    """Cases 5.0 and 5.8: return whether a counter can still be moved in this phase, bonus move aside.

    A group in which a skimmer must go on has no move for another (Ruling 5.32-b). `using` are Tri-Ship groups
    that are to be moved before it.
    """
    if s.forces.seat[unit] == COALITION:
        return unit not in s.moved and unit not in s.lent
    if unit in s.moved or is_mindless(s, unit):
        return False
    group = s.forces.group[unit]
    if not group:
        return True
    if group in groups_moved(s) or group in using:
        return False
    return not s.skim or is_due(s, unit) or not any(is_due(s, u) for u in s.forces.trio[group])


def crowded(s: State, seat: Seat, without: Crew = ()) -> list[str]:
    """Cases 6.0 and 8.0: the hexes in which more of a side stand than may when its phase ends.

    `without` are counters that are leaving where they stand.
    """
    if len({*s.at.values()}) == len(s.at):
        return []
    seat_of = s.forces.seat
    stacks: dict[str, list[str]] = {}
    for u, h in s.at.items():
        if seat_of[u] == seat and u not in without:
            if h in stacks:
                stacks[h].append(u)
            else:
                stacks[h] = [u]
    return [h for h, here in stacks.items() if len(here) > 1 and not may_stack(s, here, seat)]


def curable(s: State, at: str, seat: Seat, *, without: Crew = (), using: Iterable[int] = ()) -> bool:
    """Ruling 8.0-a: return whether enough counters can still leave a hex. `without` are not going to."""
    using = tuple(using)
    here = s.there(at, seat)
    return may_stack(s, [u for u in here if u in without or not may_still_move(s, u, using)], seat)


def may_end(s: State, crew: Crew, at: str, *, bonus: bool = False) -> bool:
    """Cases 6.0 and 8.0, Rulings 6.0-a and 8.0-a: return whether a unit in mid-move may stop in a hex.

    Where it is one too many, only if friends there can still move off, and a Virunian only if no other hex is
    too full without it; never with a bonus move, which ends the phase.
    """
    if at not in s.at.values():
        return True
    seat = s.forces.seat[crew[0]]
    here = [u for u in s.there(at, seat) if u not in crew]
    if not here or may_stack(s, (*here, *crew), seat):
        return True
    if bonus or (seat == VIRUNIAN and any(h != at for h in crowded(s, seat, crew))):
        return False
    stuck = [u for u in here if not may_still_move(s, u, (s.forces.group[crew[0]],))]
    return may_stack(s, (*stuck, *crew), seat)


def monad_stands(s: State, counters: Iterable[str]) -> bool:
    """Case 6.0: tell whether a Monad, and not Case 8.0, keeps these units from standing together."""
    here = tuple(counters)
    return len(here) <= NUMBERS.stack and any(s.forces.race[u] == "monad" for u in here)


def no_room(s: State, v: Move, at: str, many: str = "full", monad: str = "monad-alone") -> Fault:
    """Say why a unit in mid-move may not end in a hex: the fault for too many, or that for Monads."""
    here = {*s.there(at, s.forces.seat[v.crew[0]]), *v.crew}
    return RULES.wrong(monad if monad_stands(s, here) else many, unit=v.crew[0], hex=at)


def mates_there(s: State, crew: Crew, at: str) -> Crew:
    """Case 8.1, Ruling 8.1-b: the counters of the same Tri-Ship that a unit joins by stopping in a hex."""
    group = s.forces.group[crew[0]]
    if not group:
        return ()
    return tuple(u for u in s.forces.trio[group] if u not in crew and s.at.get(u) == at)


def leaves_room(s: State, crew: Crew, lender: str, *, bonus: bool) -> bool:
    """Ruling 8.0-a: tell whether, once this unit has moved off, every hex too full can still be put right."""
    seat = s.forces.seat[crew[0]]
    full = crowded(s, seat)
    if not full:
        return True
    using = (s.forces.group[crew[0]],)
    for h in full:
        here = [u for u in s.there(h, seat) if u not in crew]
        stuck = [u for u in here if bonus or u == lender or not may_still_move(s, u, using)]
        if not may_stack(s, stuck, seat):
            return False
    return True


def too_many(s: State, at: str, seat: Seat) -> Crew:
    """Ruling 8.0-a: the last counters of a hex that cannot stay there, where nobody can leave it any more.

    Only a mindless transport, or what an accident in mid-phase leaves behind, can come to this.
    """
    here = sorted(s.there(at, seat), key=lambda u: (is_mindless(s, u), u in s.moved, s.forces.order[u]))
    kept: list[str] = []
    for u in here:
        if may_stack(s, (*kept, u), seat):
            kept.append(u)
    return tuple(u for u in here if u not in kept)
