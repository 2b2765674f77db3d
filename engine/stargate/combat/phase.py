"""The Combat Phase: which combats there are, and how each is resolved (Sections 9.0 and 10.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.execution import Execution
from engine.core.hexgrid import distance
from engine.core.rules import Seat
from engine.stargate.combat.dispersal import disperse
from engine.stargate.combat.ranged_attack import Backing, backings
from engine.stargate.model.charts import Column, column_for, column_heading
from engine.stargate.model.stacking import all_units, attack, crew_of, defence, is_tri_ship, units_there
from engine.stargate.model.state import (
    BATTLES,
    COALITION,
    COMBAT,
    FOE,
    RULES,
    VIRUNIAN,
    Battles,
    Crew,
    Fight,
    Lose,
    Resolve,
    Side,
    State,
    Support,
)
from engine.stargate.model.state import Backing as Answer
from engine.stargate.model.victory import eliminate
from engine.stargate.movement.gravity import energy

T = Execution[State]


@dataclass(frozen=True, slots=True)
class Combat:
    """A combat as it stands now, named by the first of its hexes.

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
    """Case 9.3, Ruling 9.3-a: by hex, the Virunians that stand with enemies where none can attack."""
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


# -- questions ---------------------------------------------------------------------------------------------


def combat_choices(s: State, v: Battles, seat: Seat) -> tuple[Fight, ...]:
    """Case 9.0: the attackers order their combats."""
    return tuple(Fight(c.at) for c in combats(s, v))


def unarmed_choices(s: State, v: Battles, seat: Seat) -> tuple[Lose, ...]:
    """Ruling 9.3-b: the hexes whose unarmed units may die next, each named by one of them."""
    return tuple(Lose(units[0]) for units in unarmed_by_hex(s, v).values())


def support_choices(s: State, v: Battles, seat: Seat) -> tuple[Answer, ...]:
    """Case 10.1: resolve the combat, or add support first."""
    return (Resolve(), *(Support(b.crew[0]) for b in supporters(s, v)))


def support_by_policy(s: State, v: Battles, seat: Seat, policy: str) -> Answer | None:
    """Follow a standing answer: "none" resolves as it stands, "all" adds every unit in range first."""
    if policy == "none":
        return Resolve()
    if policy == "all":
        return next((a for a in support_choices(s, v, seat) if isinstance(a, Support)), Resolve())
    return None


NEXT = RULES.question("combat.next", "9.0", Fight, combat_choices)
UNARMED = RULES.question("combat.unarmed", "9.3", Lose, unarmed_choices)
BACK = RULES.question(
    "combat.support", "10.1", Answer, support_choices, follow=support_by_policy, policies=("none", "all")
)


# -- the phase ---------------------------------------------------------------------------------------------


def open_phase(t: T, v: Side) -> None:
    """Case 9.0, Ruling 9.1-b: the list of hexes is fixed now."""
    t.s.spent = ()
    t.become(BATTLES, Battles(v.seat, battlefields(t.s, v.seat)))


def clear_unarmed(t: T, v: Battles) -> None:
    """Case 9.3, Rulings 9.3-a and 9.3-b: Virunians that cannot attack die, before any die is rolled.

    Hex by hex, in the order they choose; where no order makes a difference nobody is asked.
    """
    found = unarmed_by_hex(t.s, v)
    if not found:
        t.goto(ask_next)
    elif len(found) > 1 and any(provokes(t.s, units) for units in found.values()):
        t.ask(VIRUNIAN, UNARMED)


def take_unarmed(t: T, v: Battles) -> None:
    """Case 9.3, Ruling 9.3-b: all that stand in that hex are lost; then the next hex is looked at."""
    found = unarmed_by_hex(t.s, v)
    named = t.got[VIRUNIAN].unit if VIRUNIAN in t.got else ""
    at = t.s.at[named] if named else next(iter(found))
    t.tell("unarmed", "9.3", units=list(found[at]), at=at)
    t.goto(clear_unarmed)
    eliminate(t, found[at], "9.3")


def ask_next(t: T, v: Battles) -> None:
    """Case 9.0, Ruling 9.1-b: combats with one side gone lapse; of several the attacker chooses the next."""
    left = combats(t.s, v)
    stand = {at for c in left for at in c.hexes}
    for at in v.hexes:
        if at not in stand:
            t.tell("lapsed", "9.1", at=at)
    v = t.hold(hexes=tuple(at for at in v.hexes if at in stand), at="", support=())
    if not left:
        t.end()
    elif len(left) > 1:
        t.ask(v.seat, NEXT)
    else:
        t.hold(at=left[0].at)


def take_next(t: T, v: Battles) -> None:
    """Case 9.0: this combat is resolved now."""
    if v.seat in t.got:
        t.hold(at=t.got[v.seat].at)


def ask_support(t: T, v: Battles) -> None:
    """Case 10.1: units in range may add to it; they never have to."""
    if supporters(t.s, v):
        t.ask(v.seat, BACK)


def take_support(t: T, v: Battles) -> None:
    """Cases 10.0 and 10.2: add a unit's ranged attack, and ask again."""
    a = t.got.get(v.seat)
    if isinstance(a, Support):
        v = t.hold(support=(*v.support, a.unit))
        b = next(b for b in chosen_support(t.s, v) if b.crew[0] == a.unit)
        t.tell(
            "supported",
            "10.2",
            unit=a.unit,
            units=list(b.crew),
            at=t.s.at[a.unit],
            to=b.to,
            range=b.range,
            strength=b.strength,
        )
        t.goto(ask_support)


def resolve(t: T, v: Battles) -> None:
    """Cases 9.0 to 9.2: roll in the column of the differential; below the table the attackers die.

    Rulings 9.1-a, 9.4-c and 9.4-d: all who attack without range share the result. Cases 10.3 and 10.31: those
    at range never do, but have had their attack.
    """
    s, c = t.s, current_combat(t.s, v)
    from_afar, gap = chosen_support(s, v), differential(s, v)
    found = column_for(gap)
    facts = combat_facts(c, from_afar, gap)
    attackers, defenders = all_counters(c.attackers), all_counters(c.defenders)
    fired = (*attackers, *defenders, *all_counters(b.crew for b in from_afar))
    t.hold(
        hexes=tuple(at for at in v.hexes if at not in c.hexes), fired=(*v.fired, *fired), at="", support=()
    )
    t.goto(clear_unarmed)
    if found is None:
        t.tell("hopeless", "9.1", **facts)
        eliminate(t, attackers, "9.1")
        return
    t.tell("combat", "9.0", **facts)
    n = t.roll("9.2", units=list(attackers), at=c.at)
    came = found.results[n - 1]
    t.tell("result", "9.2", n=n, result=came, **facts)
    if came[0] == "E":
        eliminate(t, defenders if came == "Ed" else attackers, "9.2")
        return
    if came in ("Dd", "Db"):
        disperse(t, c.defenders, v.seat)
    if came in ("Da", "Db"):  # after the defenders: Ruling 9.2-b
        disperse(t, c.attackers, FOE[v.seat])


def all_counters(crews: Iterable[Crew]) -> Crew:
    """Return all counters of some units."""
    return tuple(u for crew in crews for u in crew)


def combat_facts(c: Combat, from_afar: Iterable[Backing], gap: int) -> dict[str, Any]:
    """Return a combat as facts for events and crumbs."""
    found: Column | None = column_for(gap)
    return {
        "hexes": list(c.hexes),
        "attackers": list(all_counters(c.attackers)),
        "defenders": list(all_counters(c.defenders)),
        "ranged": [[b.crew[0], b.to, b.range, b.strength] for b in from_afar],
        "attack": c.attack,
        "defence": c.defence,
        "differential": gap,
        "column": column_heading(found) if found else "",
    }


def battles_crumb(s: State, v: Battles, seat: Seat | None) -> Mapping[str, Any]:
    """Return what is still to be fought, each combat's differential, and who may support the current one."""
    all_of_them = combats(s, v)
    now = next((c for c in all_of_them if v.at and v.at in c.hexes), None)
    chosen = chosen_support(s, v) if now else []
    lines = [
        combat_facts(c, chosen, differential(s, v)) if c == now else combat_facts(c, (), c.attack - c.defence)
        for c in all_of_them
    ]
    may = [[b.crew[0], b.to, b.range, b.strength] for b in supporters(s, v)] if now else []
    return {"seat": v.seat, "at": now.at if now else "", "combats": lines, "supports": may}


RULES.procedure(COMBAT, {"open_phase": open_phase}, holds=Side)
RULES.procedure(
    BATTLES,
    {
        "clear_unarmed": clear_unarmed,
        "take_unarmed": take_unarmed,
        "ask_next": ask_next,
        "take_next": take_next,
        "ask_support": ask_support,
        "take_support": take_support,
        "resolve": resolve,
    },
    holds=Battles,
    crumb=battles_crumb,
)
