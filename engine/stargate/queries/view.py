"""What a seat may see of a game of StarGate: all but the approach options that lie sealed (Case 7.11)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from engine.core.contract import View
from engine.core.rules import Action, Seat
from engine.core.types.explaining import Ways
from engine.stargate.model.board import Board, Forces
from engine.stargate.model.state import (
    APPROACH,
    BATTLES,
    COALITION,
    JUMP,
    MOVE,
    SEATS,
    VIRUNIAN,
    Circle,
    Exit,
    Fight,
    Flip,
    HouseRules,
    Leg,
    Move,
    Phase,
    Place,
    Skim,
    Stage,
    State,
    Stop,
    Support,
    Teleport,
)
from engine.stargate.movement.legs import WAY_INDEX


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk:
    """The move under way: counters, mode, Movement Points left, heading (-1 none) and path, start first."""

    crew: tuple[str, ...]
    mode: str
    left: int
    way: int
    path: tuple[str, ...]
    doubled: bool
    bonus: bool
    lender: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """The approach under way: who moves where, the option announced, and the number once revealed."""

    crew: tuple[str, ...]
    at: str
    barred: str
    number: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BattleView(View):
    """The battle as one seat, or with None the channel, may see it.

    `at[unit]` is the hex of every counter on the map, `staged[unit]` its staging hex. `reserve` are coalition
    counters still to be staged, `lost[seat]` the eliminated in order. `face_down[gate]` counts the counters
    that lie face down in a Stargate, `undeployed` those not deployed yet, and `unrevealed` names all of both:
    nobody knows which is where. `skim[unit]` is kept for counters that skim: sense +1 clockwise, hexes
    entered; one that has entered 1 or 2 carries that Skim marker. `moved` are counters that have moved this
    phase, or may not. `guard` obliges who has hidden to bring units into play (Rulings 3.1-c
    and 5.8-f). `losses` counts coalition losses by race, `groups` the Tri-Ships that have lost a unit
    (Cases 12.1 and 12.2).
    """

    flow = ("turn", "phase", "phasing", "moved", "lent", "move", "approach")

    board: Board
    forces: Forces
    house: HouseRules
    turn: int
    phase: Phase
    phasing: Seat
    at: dict[str, str]
    staged: dict[str, str]
    reserve: tuple[str, ...]
    lost: dict[Seat, tuple[str, ...]]
    face_down: dict[str, int]
    undeployed: int
    unrevealed: tuple[str, ...]
    skim: dict[str, Skim]
    moved: tuple[str, ...]
    lent: dict[str, str]
    guard: bool
    move: Walk | None
    approach: Meeting | None
    losses: dict[str, int]
    groups: tuple[int, ...]
    draw: tuple[Seat, ...]

    def stands(self) -> Mapping[str, str]:
        """Return the hex of every counter on the map."""
        return self.at

    def places(self) -> Mapping[str, Collection[str]]:
        """Return the hexes that counters may enter."""
        return {x: (x,) for x in self.board.free}


def _walk(move: Move) -> Walk:
    """Return what all may see of a move under way."""
    return Walk(
        crew=move.crew,
        mode=move.mode,
        left=move.left,
        way=move.way,
        path=move.path,
        doubled=move.doubled,
        bonus=move.bonus,
        lender=move.lender,
    )


def view_for(s: State, seat: Seat | None) -> BattleView:
    """Cases 3.2 and 7.11: everything is open; what is face down is known to nobody."""
    f, hidden = s.forces, s.hidden()
    move = next((x.v for x in s.stack if x.proc in (MOVE, JUMP)), None)
    meeting = next((x.v for x in reversed(s.stack) if x.proc == APPROACH), None)
    lost = {x: tuple([u for u in s.lost if f.seat[u] == x]) for x in SEATS}
    races = [f.race[u] for u in lost[COALITION]]
    return BattleView(
        **View.base(s, seat),
        board=s.board,
        forces=f,
        house=s.house,
        turn=s.turn,
        phase=s.phase,
        phasing=s.phasing,
        at=dict(s.at),
        staged=dict(s.staged),
        reserve=s.reserve(),
        lost=lost,
        face_down=dict(s.gates),
        undeployed=len(hidden) - sum(s.gates.values()),
        unrevealed=hidden,
        skim=dict(s.skim),
        moved=s.moved,
        lent=dict(s.lent),
        guard=s.guard if s.phase == "staging" else s.unveil and s.phasing == VIRUNIAN,
        move=move and _walk(move),
        approach=meeting
        and Meeting(crew=meeting.crew, at=meeting.at, barred=meeting.barred, number=meeting.number),
        losses={r: races.count(r) for r in f.races},
        groups=tuple(sorted({f.group[u] for u in lost[VIRUNIAN]} - {0})),
        draw=s.draw,
    )


def ways(view: BattleView, action: Action) -> Ways:
    """Return the unit that acts and the hex it acts on, or the hex or Stargate that is chosen."""
    now = view.where[-1] if view.where else None
    fought = str(now.facts.get("at", "")) if now and now.kind in (APPROACH, BATTLES) else ""
    if isinstance(action, Leg | Circle | Exit | Stop | Teleport):
        return _going(view, action)
    if isinstance(action, Place):
        return ((action.unit, action.at if action.at != view.at.get(action.unit) else ""),)
    if isinstance(action, Support) and now and now.kind == BATTLES:
        return ((action.unit, fought),)
    if isinstance(action, Stage | Fight):
        return ((action.at, ""),)
    if isinstance(action, Flip):
        return ((action.gate, ""),)
    if unit := getattr(action, "unit", ""):
        return ((unit, ""),)
    return ((fought, ""),) if fought else ()


def _going(view: BattleView, action: Leg | Circle | Exit | Stop | Teleport) -> Ways:
    """Cases 5.1 and 5.4: return the unit under way, and the hex where a straight line or a jump ends."""
    if view.move is None:
        return ()
    unit = view.move.crew[0]
    if isinstance(action, Teleport):
        return ((unit, action.to),)
    if isinstance(action, Leg):
        return ((unit, view.board.grid.rays[view.move.path[-1]][WAY_INDEX[action.way]][action.hexes - 1]),)
    return ((unit, ""),)
