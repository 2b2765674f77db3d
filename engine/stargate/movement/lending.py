"""Who may lend teleportation to whom (Case 5.5)."""

from __future__ import annotations

from engine.core.errors import Fault
from engine.core.hexgrid import distance
from engine.core.rules import FaultKind
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.state import RULES, State
from engine.stargate.movement.stacking_limits import is_due

LEND_HUMAN = RULES.fault("lend-human", "5.5", "Only Humans borrow teleportation, not {unit}")
LEND_IGUGUI = RULES.fault("lend-igugui", "5.5", "{lender} is no Igugui, and only Igugui lend")
LEND_MAP = RULES.fault("lend-map", "Ruling 5.5-a", "{lender} was not on the map when this phase began")
LEND_MOVED = RULES.fault("lend-moved", "5.5", "{lender} has moved in this phase, so it cannot lend")
LEND_ONCE = RULES.fault("lend-once", "Ruling 5.5-a", "{lender} lends to another Human in this phase")
LEND_DUE = RULES.fault(
    "lend-due", "Ruling 5.32-b", "{lender} carries a Skim marker, so it moves and cannot lend"
)
LEND_FAR = RULES.fault(
    "lend-far", "5.5", "{lender} was more than {most} hexes away from {unit} when this phase began"
)


def _bar(s: State, lender: str, at: str) -> FaultKind | None:
    """Name what keeps an Igugui from lending to a Human that began the phase in this hex."""
    if lender not in s.began:
        return LEND_MAP
    if lender in s.moved or s.at.get(lender) != s.began[lender]:
        return LEND_MOVED
    if lender in s.lent and s.house.lending == "one":
        return LEND_ONCE
    if is_due(s, lender):
        return LEND_DUE
    return LEND_FAR if distance(s.began[lender], at) > NUMBERS.lend_reach else None


def _borrows_at(s: State, unit: str) -> str:
    """Return where a Human began the phase, or is staged; "" for what is no Human."""
    return s.began.get(unit) or s.staged.get(unit, "") if s.forces.race[unit] == "human" else ""


def lenders(s: State, unit: str) -> list[str]:
    """Case 5.5, Rulings 3.1-e and 5.5-a: the Igugui on the map that may lend to a Human now."""
    at = _borrows_at(s, unit)
    race = s.forces.race
    return [u for u in s.began if race[u] == "igugui" and _bar(s, u, at) is None] if at else []


def loan_fault(s: State, unit: str, lender: str) -> Fault | None:
    """Case 5.5: say why a unit cannot borrow from this lender; None where it can."""
    at = _borrows_at(s, unit)
    if not at:
        return LEND_HUMAN(unit=unit)
    if s.forces.race.get(lender) != "igugui":
        return LEND_IGUGUI(lender=lender)
    bar = _bar(s, lender, at)
    return bar(lender=lender, unit=unit, most=NUMBERS.lend_reach) if bar else None
