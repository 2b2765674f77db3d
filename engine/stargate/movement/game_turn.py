"""The Game-Turn in the order of the outline (Case 4.0)."""

from __future__ import annotations

from engine.core.rules import Facts, Seat
from engine.stargate.model.state import (
    COALITION,
    COMBAT,
    DEPLOYMENT,
    GRAVITY,
    MOVEMENT,
    RULES,
    STAGING,
    TURN,
    VIRUNIAN,
    Phase,
    Side,
    State,
    T,
)
from engine.stargate.movement.entry import Muster
from engine.stargate.movement.gravity import Gravity


def begin_turn(t: T, v: Side) -> None:
    """Cases 4.0 and 3.1: a Game-Turn begins with the Coalition Staging Segment. A draw offer lapses."""
    t.s.turn += 1
    t.s.draw = ()
    t.tell("turn_began", "4.0", turn=t.s.turn)
    _open(t, COALITION, "staging")
    t.call(STAGING, Muster())


def virunian_deployment(t: T, v: Side) -> None:
    """Cases 4.0 and 3.2: the Virunian Player Turn begins with deployment."""
    t.s.guard = False
    if len(t.s.hidden()) > sum(t.s.gates.values()):
        _open(t, VIRUNIAN, "deployment")
        t.call(DEPLOYMENT, Side(VIRUNIAN))


def virunian_movement(t: T, v: Side) -> None:
    """Cases 4.0 and 5.8."""
    _open(t, VIRUNIAN, "movement")
    t.call(MOVEMENT, Side(VIRUNIAN))


def virunian_combat(t: T, v: Side) -> None:
    """Cases 4.0 and 9.0."""
    _open(t, VIRUNIAN, "combat")
    t.call(COMBAT, Side(VIRUNIAN))


def coalition_movement(t: T, v: Side) -> None:
    """Cases 4.0 and 5.0: the Coalition Player Turn.

    Ruling 5.8-f: a Virunian who has hidden must reveal a counter in their next one.
    """
    s = t.s
    s.unveil = s.house.deadlock_guard == "on" and not any(s.forces.seat[u] == VIRUNIAN for u in s.at)
    _open(t, COALITION, "movement")
    t.call(MOVEMENT, Side(COALITION))


def coalition_combat(t: T, v: Side) -> None:
    """Cases 4.0 and 9.0."""
    _open(t, COALITION, "combat")
    t.call(COMBAT, Side(COALITION))


def gravity(t: T, v: Side) -> None:
    """Cases 4.0 and 11.3, Ruling 4.0-a: the second segment.

    Ruling 3.1-c: who has hidden must stage next turn.
    """
    s = t.s
    seat = s.forces.seat
    s.guard = s.house.deadlock_guard == "on" and not any(seat[u] == COALITION for u in s.at)
    _open(t, VIRUNIAN, "gravity")
    t.goto(begin_turn)
    t.call(GRAVITY, Gravity())


def _open(t: T, seat: Seat, phase: Phase) -> None:
    s = t.s
    s.phasing, s.phase = seat, phase
    t.tell("phase_began", "4.0", seat=seat, phase=phase, turn=s.turn)


def turn_crumb(s: State, v: Side, seat: Seat | None) -> Facts:
    """Return the Game-Turn."""
    return {"turn": s.turn, "phase": s.phase, "seat": s.phasing}


RULES.procedure(
    TURN,
    {
        "begin_turn": begin_turn,
        "virunian_deployment": virunian_deployment,
        "virunian_movement": virunian_movement,
        "virunian_combat": virunian_combat,
        "coalition_movement": coalition_movement,
        "coalition_combat": coalition_combat,
        "gravity": gravity,
    },
    holds=Side,
    crumb=turn_crumb,
)
