"""What an answer leads to, as far as all can see: where a unit would end, and what may happen on the way."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache

from engine.core.hexgrid import WAYS, distance, heading, step
from engine.core.rules import Action
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.odds import survives_crossing, survives_fire
from engine.stargate.model.state import FOE, Circle, Exit, Fight, Leg, Place, Stage, State, Stop, Teleport
from engine.stargate.movement.teleportation import survives_scatter
from engine.stargate.queries.view import BattleView
from render.stargate.elements.units import Crew, crew_of, gathered

ONE = Fraction(1)


@dataclass(frozen=True, slots=True)
class Outlook:
    """Where an answer ends and what may happen on the way.

    `path` are the hexes entered. `fire` are the enemies that fire at a turn (None: it does not turn), `meets`
    the hexes with enemies that must be approached, `crosses` the Stargates and Nullgates teleported through,
    `skims` a Stargate's letter. `spared` is the chance that scatter does not take it where it may not be,
    `live` the chance that fire, crossings and scatter together spare the unit.
    """

    at: str
    path: tuple[str, ...] = ()
    fire: tuple[Crew, ...] | None = None
    meets: tuple[str, ...] = ()
    crosses: tuple[str, ...] = ()
    scatters: bool = False
    skims: str = ""
    live: Fraction = field(default=ONE)
    spared: Fraction = field(default=ONE)

    @property
    def risky(self) -> bool:
        """Whether anything may happen to the unit on its way."""
        return (self.live is not ONE and self.live < 1) or bool(self.meets) or self.scatters


def outlook(v: BattleView, action: Action) -> Outlook | None:
    """Look ahead at an answer; None when it puts nothing anywhere."""
    match action:
        case Stage() | Place() | Fight():
            return Outlook(action.at)
        case Stop():
            return Outlook(here(v)) if v.move else None
        case Leg():
            return _leg(v, action)
        case Circle() | Exit():
            return _round(v, action)
        case Teleport():
            return _teleport(v, action)
    return None


def here(v: BattleView) -> str:
    """Return the hex of the unit in mid-move."""
    move = v.move
    if move is None:
        return ""
    first = move.crew[0]
    return v.at.get(first) or v.staged.get(first) or (move.path[-1] if move.path else "")


def _leg(v: BattleView, a: Leg) -> Outlook:
    way, at = WAYS.index(a.way), here(v)
    path = _ahead(at, way, a.hexes) if at else ()
    if not path or v.move is None:
        return Outlook("")
    orbit = v.board.orbits
    turns = v.move.mode == "linear" and v.move.way >= 0 and v.move.way != way
    fire = firing(v, path[0]) if turns else None
    live = survives_fire(len(fire)) if fire else ONE
    skims = next((orbit[h][0] for h in path if h in orbit), "") if v.move.mode == "linear" else ""
    return Outlook(
        at=path[-1],
        path=path,
        fire=fire,
        meets=meeting(v, path),
        crosses=(),
        scatters=False,
        skims=skims,
        live=live,
    )


@lru_cache(8192)
def _ahead(at: str, way: int, hexes: int) -> tuple[str, ...]:
    return tuple(step(at, way, n) for n in range(1, hexes + 1))


def _round(v: BattleView, a: Circle | Exit) -> Outlook:
    at = here(v)
    found = v.board.orbits.get(at)
    skim = v.skim.get(v.move.crew[0]) if v.move else None
    if found is None or skim is None:
        return Outlook("")
    gate, index = found
    if isinstance(a, Circle):
        to = v.board.orbit[gate][(index + skim.sense) % 6]
        return Outlook(
            at=to, path=(to,), fire=None, meets=meeting(v, (to,)), crosses=(), scatters=False, skims=gate
        )
    to = step(at, index + skim.sense)
    return Outlook(to, (to,), None, meeting(v, (to,)))


def _teleport(v: BattleView, a: Teleport) -> Outlook:
    at, crew = here(v), v.move.crew if v.move else ()
    way = heading(at, a.to) if at else -1
    if way < 0 or not crew:
        return Outlook(a.to)
    far = distance(at, a.to)
    over = tuple(h for n in range(1, far) if (h := step(at, way, n)) in v.board.barred)
    gates = sum(v.board.bodies[h] != "N" for h in over)
    live = survives_crossing(gates, len(over) - gates)
    scatters = v.forces.seat[crew[0]] == "coalition" and far > NUMBERS.steady
    meets = meeting(v, (a.to,)) if len(crew) < 3 else ()
    spared = survives_scatter(_standing(v), crew, at, a.to) if scatters else ONE
    return Outlook(
        at=a.to,
        path=(a.to,),
        fire=None,
        meets=meets,
        crosses=over,
        scatters=scatters,
        skims="",
        live=live * spared,
        spared=spared,
    )


def _standing(v: BattleView) -> State:
    """Return the state as far as a view tells who is where and may still move."""
    return State(at=v.at, moved=v.moved, lent=v.lent, board=v.board, forces=v.forces)


def firing(v: BattleView, at: str) -> tuple[Crew, ...]:
    """Case 5.2: list the enemy units on the map that fire at a unit turning into this hex."""
    foe = FOE[v.phasing]
    near = (u for u, h in v.at.items() if v.forces.seat[u] == foe and distance(h, at) <= NUMBERS.fire_reach)
    return tuple(dict.fromkeys(crew_of(v, u) for u in near))


def meeting(v: BattleView, path: tuple[str, ...]) -> tuple[str, ...]:
    """List the hexes of a path that hold enemies of the side that moves."""
    foe = FOE[v.phasing]
    held = {h for u, h in v.at.items() if h in path and v.forces.seat[u] == foe}
    return tuple(h for h in path if h in held) if held else ()


def foes_at(v: BattleView, at: str) -> list[Crew]:
    """List the enemies of the side that moves, in a hex."""
    foe = FOE[v.phasing]
    return gathered(v.forces, (u for u, h in v.at.items() if h == at and v.forces.seat[u] == foe))
