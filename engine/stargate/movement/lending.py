"""Which units may lend teleportation, and to which (Case 5.5)."""

from __future__ import annotations

from engine.core.errors import Fault
from engine.core.hexgrid import distance
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.state import RULES, State
from engine.stargate.movement.stacking_limits import is_due


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
