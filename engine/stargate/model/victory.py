"""Losing units and winning the game (Section 12.0)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.endings import add_endings
from engine.stargate.model.state import BERSERK, COALITION, RULES, SEATS, VIRUNIAN, Berserk, Crew, State, T

GROUPS_BROKEN, COALITION_BROKEN = "groups_broken", "coalition_broken"


def eliminate(t: T, units: Sequence[str], case: str) -> None:
    """Remove all counters killed by one result; call it last in a step.

    Cases 9.5, 12.1 and 12.2, Ruling 12.0-a: first all are removed, then victory is tested, then weapon units
    whose control has died go berserk.
    """
    weapons = fell(t, units, case)
    if weapons and t.s.over is None:
        t.call(BERSERK, Berserk(left=weapons))


def fell(t: T, units: Sequence[str], case: str) -> Crew:
    """Remove counters by one result, test victory, and name the weapon units that must go berserk.

    A weapon that died in the same result does not (Ruling 9.5-c), nor one not in play yet (Ruling 9.5-e).
    """
    s = t.s
    gone = tuple(u for u in units if u in s.at)
    if not gone:
        return ()
    hexes = [s.at[u] for u in gone]
    for u in gone:
        del s.at[u]
        s.skim.pop(u, None)
    s.lost += gone
    if s.mover in gone:
        s.mover = ""
    t.tell("eliminated", case, units=list(gone), at=hexes[0], hexes=hexes)
    test_victory(t)
    dead = {s.forces.group[u] for u in gone if s.forces.race[u] == "control"}
    return tuple(
        u for n in sorted(dead) for u in s.forces.trio[n] if u in s.at and s.forces.race[u] == "weapon"
    )


def broken_groups(s: State) -> set[int]:
    """Case 12.2: the Tri-Ship groups that have lost a unit; Monads belong to none (Case 6.0)."""
    return {n for u in s.lost if (n := s.forces.group[u])}


def winner(s: State) -> tuple[str, str, str]:
    """Cases 12.1 and 12.2, Rulings 12.1-a and 12.1-b: who has won, why, and by which case; "" for nobody yet.

    The Coalition's condition comes first. The Virunian's asks for eight losses of any cause, or as many as
    the table has agreed on, every race among them.
    """
    if len(broken_groups(s)) == s.forces.groups:
        return COALITION, GROUPS_BROKEN, "12.2"
    fallen = [s.forces.race[u] for u in s.lost if s.forces.seat[u] == COALITION]
    if len(fallen) >= s.house.needed and set(s.forces.races) <= set(fallen):
        return VIRUNIAN, COALITION_BROKEN, "12.1"
    return "", "", ""


def test_victory(t: T) -> None:
    """Cases 12.0 to 12.2: end the game if a side has won."""
    seat, reason, case = winner(t.s)
    if seat and t.s.over is None:
        t.finish(seat, reason, case)


add_endings(RULES, SEATS, "12.0", "Ruling 12.0-b")
