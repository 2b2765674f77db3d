"""A Movement Phase from its first unit to its last (Cases 5.0, 5.5, 5.7 and 5.8)."""

from __future__ import annotations

from engine.core.rules import Facts, Seat
from engine.stargate.model.stacking import crew_of, worth
from engine.stargate.model.state import (
    JUMP,
    MINDLESS,
    MOVE,
    MOVEMENT,
    REVEAL,
    RULES,
    VIRUNIAN,
    Done,
    Flip,
    Move,
    Reveal,
    Side,
    State,
    T,
)
from engine.stargate.model.victory import eliminate
from engine.stargate.movement.choice import PICK, begins, flips, is_bonus, mine
from engine.stargate.movement.entry import tell_begun
from engine.stargate.movement.random_movement import Adrift, adrift
from engine.stargate.movement.stacking_limits import crowded, too_many


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


def phase_crumb(s: State, v: Side, seat: Seat | None) -> Facts:
    """Return whose phase it is."""
    return {"seat": v.seat, "phase": "movement", "turn": s.turn}


RULES.procedure(
    MOVEMENT,
    {"open_phase": open_phase, "ask_unit": ask_unit, "take_unit": take_unit, "close_phase": close_phase},
    holds=Side,
    crumb=phase_crumb,
)
