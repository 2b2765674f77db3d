"""Position files, and what can never be in a sound position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Literal

from engine.core.dice import GivenDice
from engine.core.execution import Execution
from engine.core.positions import unplayable
from engine.core.rules import Frame, Seat
from engine.core.types.values import value
from engine.stargate.model.board import (
    NUMBERS,
    read_board,
    read_forces,
    standard_board,
    standard_forces,
)
from engine.stargate.model.stacking import crew_of, may_stack
from engine.stargate.model.state import (
    COALITION,
    COMBAT,
    FOE,
    JUMP,
    MOVE,
    MOVEMENT,
    SEATS,
    STAGING,
    TURN,
    VIRUNIAN,
    Crew,
    HouseRules,
    Side,
    Skim,
    State,
)
from engine.stargate.model.victory import winner
from engine.stargate.movement.entry import Muster


@value
class Position:
    """A position file: where everything is, whose phase begins, and what came before in it.

    `units` maps counters to hexes, `staged` to staging hexes; `gates` says how many lie face down in each
    Stargate, the other Virunians not named are undeployed. `skim` maps counters to sense and hexes entered.
    With `began`, `came` or `moved` a Movement Phase is under way already. `dice` are what is rolled before
    somebody is asked. `board` and `forces` are a table's own files, as text.
    """

    seat: Seat
    units: dict[str, str]
    phase: Literal["staging", "movement", "combat"] = "movement"
    turn: int = 2
    staged: dict[str, str] = field(default_factory=dict)
    gates: dict[str, int] = field(default_factory=dict)
    lost: Crew = ()
    skim: dict[str, tuple[int, int]] = field(default_factory=dict)
    began: dict[str, str] = field(default_factory=dict)
    came: dict[str, Crew] = field(default_factory=dict)
    moved: Crew = ()
    lent: dict[str, str] = field(default_factory=dict)
    house: HouseRules = field(default_factory=HouseRules)
    dice: tuple[int, ...] = ()
    board: str = ""
    forces: str = ""


def set_up(p: Position) -> Execution[State]:
    """Set up a position file's position, to be run until a seat is asked.

    Raises:
        BadData: the key that cannot stand, and why.

    """
    s = State(
        turn=p.turn,
        phase=p.phase,
        phasing=p.seat,
        house=p.house,
        board=read_board(p.board) if p.board else standard_board(),
        forces=read_forces(p.forces) if p.forces else standard_forces(),
    )
    _check(s, p)
    s.at, s.staged, s.lost = dict(p.units), dict(p.staged), p.lost
    s.gates = {gate: n for gate, n in p.gates.items() if n}
    s.skim = {u: Skim(sense, entered) for u, (sense, entered) in p.skim.items()}
    if winner(s)[0]:
        raise unplayable("lost", f"{winner(s)[0]} has won already (Case {winner(s)[2]})")
    return _beginning(s, p)


def _check(s: State, p: Position) -> None:
    f = s.forces
    if p.seat not in SEATS or (p.phase == "staging" and p.seat != COALITION):
        raise unplayable("seat", f"{p.seat!r} has no {p.phase} phase")
    if p.turn < 1:
        raise unplayable("turn", f"turns count from 1, not {p.turn}")
    for key in ("units", "staged", "lost", "skim", "moved", "began"):
        if strange := [u for u in getattr(p, key) if u not in f.units]:
            raise unplayable(f"{key}.{strange[0]}", "there is no such counter")
    every = [*p.units, *p.staged, *p.lost]
    if twice := [u for u in every if every.count(u) > 1]:
        raise unplayable(f"units.{twice[0]}", "this counter stands twice")
    _check_hexes(s, p)
    if set(p.gates) - set(s.board.stargates) or any(n < 0 for n in p.gates.values()):
        raise unplayable("gates", "Stargates are A and B, with no fewer than 0 counters")
    if sum(p.gates.values()) > sum(u not in every for u in f.side[VIRUNIAN]):
        raise unplayable("gates", "so many Virunian counters are not left")


def _check_hexes(s: State, p: Position) -> None:
    b = s.board
    for key, hexes in (("units", p.units), ("began", p.began)):
        for u, h in hexes.items():
            if h not in b.grid or h in b.barred:
                raise unplayable(f"{key}.{u}", f"{h} is no hex that a counter can be in")
    for u, h in p.staged.items():
        if h not in b.staging or s.forces.seat[u] != COALITION:
            raise unplayable(f"staged.{u}", f"{h} is no staging hex for it (Case 3.1)")
    for h in p.came:
        if h not in b.grid:
            raise unplayable(f"came.{h}", "there is no such hex")


def _beginning(s: State, p: Position) -> Execution[State]:
    """Put the phase on the stack; what follows it is as in the outline of Case 4.0."""
    after = {
        ("staging", COALITION): "virunian_deployment",
        ("movement", VIRUNIAN): "virunian_combat",
        ("combat", VIRUNIAN): "coalition_movement",
        ("movement", COALITION): "coalition_combat",
        ("combat", COALITION): "gravity",
    }[p.phase, p.seat]
    s.stack = [Frame(TURN, after, Side())]
    t = Execution(s, GivenDice(*p.dice), quiet=True)
    if p.phase == "staging":
        t.call(STAGING, Muster())
    elif p.phase == "combat":
        t.call(COMBAT, Side(p.seat))
    elif p.began or p.moved or p.came or p.lent:
        s.began, s.came, s.moved = dict(p.began) or s.at.copy(), dict(p.came), p.moved
        s.lent = dict(p.lent)
        s.stack.append(Frame(MOVEMENT, "ask_unit", Side(p.seat)))
    else:
        t.call(MOVEMENT, Side(p.seat))
    return t


# -- what cannot be --------------------------------------------------------------------------------------


def problems(s: State) -> list[str]:
    """Name every broken invariant of a state."""
    if strange := [u for u in (*s.at, *s.staged, *s.lost, *s.skim) if u not in s.forces.units]:
        return [f"there is no counter {strange[0]}"]
    return [*_places(s), *_stacks(s), *_skims(s), *_course(s)]


def _places(s: State) -> Iterator[str]:
    f, b = s.forces, s.board
    every = [*s.at, *s.staged, *s.lost]
    if len(set(every)) != len(every):
        yield "a counter stands twice"
    for u, h in s.at.items():
        if h not in b.grid or h in b.barred:
            yield f"{u} stands in {h} (Case 5.0)"
    for u, h in s.staged.items():
        if h not in b.staging or f.seat[u] != COALITION:
            yield f"{u} is staged in {h} (Case 3.1)"
    if len(set(s.staged.values())) != len(s.staged):
        yield "two units share a staging hex (Case 3.1)"
    if sum(s.gates.values()) > len(s.hidden()) or any(n < 0 for n in s.gates.values()):
        yield "more counters lie face down than are left (Case 3.2)"


def _stacks(s: State) -> Iterator[str]:
    """Cases 6.0 and 8.0: the limits hold but for the phasing side while it moves."""
    if s.over:
        return
    for seat in SEATS:
        if s.phase == "movement" and seat == s.phasing:
            continue
        for h in {h for u, h in s.at.items() if s.forces.seat[u] == seat}:
            if not may_stack(s, s.there(h, seat), seat):
                yield f"{', '.join(s.there(h, seat))} cannot stand together in {h} (Case 8.0)"


def _skims(s: State) -> Iterator[str]:
    for u, skim in s.skim.items():
        if s.at.get(u) not in s.board.orbits:
            yield f"{u} skims outside an orbit (Case 5.3)"
        elif skim.sense not in (1, -1) or not 1 <= skim.entered <= NUMBERS.skim_forced:
            yield f"{u} skims by {skim} (Case 5.32)"
        elif any(s.skim.get(x) != skim for x in crew_of(s, u)) and u != s.mover and not _moves(s, u):
            yield f"{u} does not skim as its Tri-Ship does (Case 8.1)"


def _moves(s: State, unit: str) -> bool:
    """Return whether a counter is in mid-move or stands with one that is; they join only when it stops."""
    return bool(s.mover) and s.at.get(s.mover) == s.at.get(unit)


def _course(s: State) -> Iterator[str]:
    if s.over is None and winner(s)[0]:
        yield f"{winner(s)[0]} has won, and the game goes on (Case {winner(s)[2]})"
    moves = [f.v for f in s.stack if f.proc in (MOVE, JUMP)]
    if s.over is None and s.mover and not any(v.crew[0] == s.mover for v in moves):
        yield f"{s.mover} is in mid-move, and no move is under way"
    if s.phase != "movement" and (s.began or s.came or s.moved or s.lent):
        yield f"the {s.phase} phase remembers a movement phase"
    if s.phasing not in FOE:
        yield f"there is no side {s.phasing}"
