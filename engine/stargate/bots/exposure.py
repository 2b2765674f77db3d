"""Which moves anybody at the table would laugh at: one unit flown alone up to many."""

from __future__ import annotations

from random import Random

from engine.core.dice import RandomDice
from engine.core.execution import Execution
from engine.core.flow import fork
from engine.core.hexgrid import distance
from engine.core.rules import Action, Decision, Seat
from engine.stargate.bots.unit_values import WEIGHTS, Unit, ledger
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.stacking import all_units
from engine.stargate.model.state import COALITION, FOE, JUMP, MOVE, Crew, State
from engine.stargate.movement.legs import LEG
from engine.stargate.movement.teleportation import TO

#: How many armed enemies are many, within how many hexes, which differential kills as a rule, and how near a
#: friend is company.
MANY, NEAR, CERTAIN, COMPANY = 3, 5, 5, 2


def blunders(s: State, d: Decision, action: Action) -> bool:
    """Return whether a move leads to a hex where its unit is alone among many, and it was not before."""
    if d.kind not in (LEG, TO):
        return False
    crew = next(f.v.crew for f in reversed(s.stack) if f.proc in (MOVE, JUMP))
    t = Execution(fork(s), RandomDice(Random(1), keep=False), quiet=True)
    t.answer(d, action)
    if t.s.over is not None:
        return False
    at = t.s.at.get(crew[0], "")
    began = s.began.get(crew[0], "")
    return bool(at) and alone(t.s, d.seat, crew, at) and not (began and alone(s, d.seat, crew, began))


def alone(s: State, seat: Seat, crew: Crew, at: str) -> bool:
    """Return whether many enemies can attack a unit in a hex and are sure to win, and no friend is by it."""
    friends = [h for u, h in s.at.items() if s.forces.seat[u] == seat and u not in crew]
    if any(distance(at, h) <= COMPANY for h in friends):
        return False
    able = _attackers(s, FOE[seat], at)
    power = sum(x.attack for x in able[: NUMBERS.stack])
    bonus = s.board.value.get(at, 0) * (1 if seat == COALITION else -1)
    own = ledger(s, WEIGHTS).unit(s, crew, at)[0]
    return len(able) >= MANY and power - own.defence + bonus >= CERTAIN


def _attackers(s: State, foe: Seat, at: str) -> list[Unit]:
    """Return the armed enemies near a hex, the strongest first; none if one is in it: an attack."""
    places = {u: h for u, h in s.at.items() if s.forces.seat[u] == foe}
    if at in places.values():
        return []
    books = ledger(s, WEIGHTS)
    units = [books.unit(s, c, s.at[c[0]])[0] for c in all_units(s, foe)]
    if foe == COALITION:
        units += [books.unit(s, (u,), h)[0] for u, h in s.staged.items()]
    near = [x for x in units if x.attack and distance(x.at, at) <= NEAR]
    return sorted(near, key=lambda x: -x.attack)
