"""Which combats there are, with their totals, and who may support each (Sections 9.0 and 10.0)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.hexgrid import distance
from engine.core.rules import Seat
from engine.stargate.combat.ranged_attack import Backing, backings
from engine.stargate.model.stacking import all_units, attack, crew_of, defence, is_tri_ship, units_there
from engine.stargate.model.state import COALITION, FOE, VIRUNIAN, Battles, Crew, State
from engine.stargate.movement.gravity import energy


@dataclass(frozen=True, slots=True)
class Combat:
    """A combat in its current state, named after the first of its hexes.

    `hexes` are those attacked; `attackers` the units that attack without range, `defenders` those attacked;
    `attack` and `defence` their totals with energy, without support from afar.
    """

    hexes: tuple[str, ...]
    attackers: tuple[Crew, ...]
    defenders: tuple[Crew, ...]
    attack: int
    defence: int

    @property
    def at(self) -> str:
        """Name the combat."""
        return self.hexes[0]


# -- which combats there are -------------------------------------------------------------------------------


def may_still_fight(s: State, v: Battles, crews: Iterable[Crew]) -> list[Crew]:
    """Ruling 9.1-b: the units that may still attack or be attacked in this phase."""
    out = {*v.fired, *s.spent}
    return [crew for crew in crews if out.isdisjoint(crew)]


def tri_ships(s: State, v: Battles) -> list[Crew]:
    """Case 9.4: the Tri-Ships that attack around them in this phase."""
    if v.seat != VIRUNIAN:
        return []
    found = [crew for crew in all_units(s, VIRUNIAN) if is_tri_ship(crew)]
    if s.house.tri_ship_attacks == "per_hex":
        return [crew for crew in found if not set(crew) & set(s.spent)]
    return may_still_fight(s, v, found)


def attacked_hexes(s: State, ship: Crew, at: str) -> bool:
    """Case 9.4: a Tri-Ship attacks its own hex and those around it."""
    return distance(s.at[ship[0]], at) <= 1


def battlefields(s: State, seat: Seat) -> tuple[str, ...]:
    """Cases 9.0 and 9.4, Ruling 9.1-b: the hexes in which a side must attack, as its phase begins."""
    ships = tri_ships(s, Battles(seat))
    foes = {at for u, at in s.at.items() if s.forces.seat[u] != seat}
    return tuple(
        sorted(at for at in foes if s.there(at, seat) or any(attacked_hexes(s, x, at) for x in ships))
    )


def combats(s: State, v: Battles) -> list[Combat]:
    """Cases 9.0 and 9.4, Rulings 9.1-b, 9.4-a and 9.4-b: the combats still to be resolved, as they stand."""
    open_to = [at for at in v.hexes if may_still_fight(s, v, units_there(s, at, FOE[v.seat]))]
    ships = tri_ships(s, v)
    if not ships or s.house.tri_ship_attacks == "per_hex":
        found = [combat(s, v, (at,), [x for x in ships if attacked_hexes(s, x, at)]) for at in open_to]
    else:
        found = [combat(s, v, hexes, near) for hexes, near in _joined(s, open_to, ships)]
    return [c for c in found if c.attackers]


def _joined(s: State, hexes: list[str], ships: list[Crew]) -> list[tuple[tuple[str, ...], list[Crew]]]:
    """Ruling 9.4-b: hexes that share a Tri-Ship are attacked together, and so the other way."""
    left, found = list(hexes), []
    while left:
        mine, near, grew = [left.pop(0)], list[Crew](), True
        while grew:
            near = [x for x in ships if any(attacked_hexes(s, x, at) for at in mine)]
            more = [at for at in left if any(attacked_hexes(s, x, at) for x in near)]
            grew = bool(more)
            mine += more
            left = [at for at in left if at not in more]
        found.append((tuple(sorted(mine)), near))
    return found


def combat(s: State, v: Battles, hexes: tuple[str, ...], ships: list[Crew]) -> Combat:
    """Cases 9.0, 8.0, 8.1 and 11.1, Rulings 8.1-c, 9.0-a, 9.3-a, 9.4-a, 9.4-c and 11.1-a: add the totals up.

    The unarmed add nothing beside the armed; the energy of a hex counts once, and for Virunians only.
    """
    there = [crew for at in hexes for crew in may_still_fight(s, v, units_there(s, at, v.seat))]
    attackers = tuple(dict.fromkeys((*ships, *there)))
    defenders = tuple(crew for at in hexes for crew in may_still_fight(s, v, units_there(s, at, FOE[v.seat])))
    total = sum(attack(s, crew) for crew in attackers)
    against = sum(defence(s, crew) for crew in defenders)
    if v.seat == VIRUNIAN:
        total += sum(energy(s, at) for at in {s.at[crew[0]] for crew in attackers})
    else:
        against += sum(energy(s, at) for at in hexes)
    return Combat(hexes, attackers, defenders, total, against)


def unarmed_by_hex(s: State, v: Battles) -> dict[str, Crew]:
    """Case 9.3, Ruling 9.3-a: by hex, the Virunians with enemies in their hex where none can attack."""
    found = {}
    for at in v.hexes if v.seat == VIRUNIAN else ():
        crews = may_still_fight(s, v, units_there(s, at, VIRUNIAN))
        foes = may_still_fight(s, v, units_there(s, at, COALITION))
        if crews and foes and not any(attack(s, x) for x in crews):
            found[at] = all_counters(crews)
    return found


def provokes(s: State, units: Crew) -> bool:
    """Ruling 9.3-b: tell whether the death of these sets off a weapon unit, so that their order matters."""
    race, at = s.forces.race, s.at
    return any(race[u] == "control" and s.forces.trio[s.forces.group[u]][2] in at for u in units)


def current_combat(s: State, v: Battles) -> Combat:
    """Return the combat being resolved."""
    return next(c for c in combats(s, v) if v.at in c.hexes)


def supporters(s: State, v: Battles) -> list[Backing]:
    """Case 10.1, Ruling 10.1-d: who may still support the current combat, the strongest first.

    A unit with a combat of its own, fought or still to be fought, may not.
    """
    mine = current_combat(s, v)
    busy = {u for c in combats(s, v) for crew in c.attackers for u in crew}
    both = [at for at in mine.hexes if s.there(at, v.seat)]
    found = backings(s, v.seat, both, (*busy, *v.fired, *s.spent, *v.support))
    return sorted(found, key=lambda b: -b.strength)


def chosen_support(s: State, v: Battles) -> list[Backing]:
    """Case 10.2: the support chosen for the combat in hand."""
    both = [at for at in current_combat(s, v).hexes if s.there(at, v.seat)]
    chosen = {u for lead in v.support for u in crew_of(s, lead)}
    idle = [u for u in s.at if u not in chosen]
    return backings(s, v.seat, both, idle)


def differential(s: State, v: Battles) -> int:
    """Case 9.0, Ruling 9.0-a: attack with support less defence, for the combat in hand."""
    c = current_combat(s, v)
    return c.attack + sum(b.strength for b in chosen_support(s, v)) - c.defence


def all_counters(crews: Iterable[Crew]) -> Crew:
    """Return all counters of some units."""
    return tuple(u for crew in crews for u in crew)
