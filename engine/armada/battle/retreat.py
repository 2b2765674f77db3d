"""Retreat (COMBAT.g): who leaves a battle, and whom flyers hold back."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.armada.battle.frames import Battle, Pursue, Retreat, units_standing
from engine.armada.battle.permissions import can_retreat, may_retreat
from engine.armada.battle.planned_answers import answer_of, ask_unless_planned, by_policy
from engine.armada.model.force_chart import CANNON
from engine.armada.model.state import FOE, RULES, SEATS, State, T
from engine.core.errors import Fault
from engine.core.rules import Seat, Secrecy
from engine.core.types.frozen import replace


def check_retreat(s: State, v: Battle, seat: Seat, a: Retreat) -> Sequence[Fault]:
    """Case COMBAT.g, Rulings G15 and G39: say which units cannot retreat, and why."""
    able = {u.id for u in may_retreat(s, v, seat)}
    here = {u.id for u in units_standing(s, v, seat)}
    bad = []
    for i, x in enumerate(a.units):
        if x not in here or x in a.units[:i]:
            bad.append(RULES.wrong("retreat-not-here", x, unit=x))
        elif x not in able:
            bad.append(RULES.wrong("retreat-early" if v.round <= 1 else "retreat-held", x, unit=x))
    return bad


def any_retreat(s: State, v: Battle, seat: Seat, rng: Random) -> Retreat:
    """Draw who retreats: mostly nobody, sometimes all or some."""
    if rng.random() < 0.8:
        return Retreat()
    able = may_retreat(s, v, seat)
    return Retreat(tuple(u.id for u in able if rng.random() < 0.8))


def ask_retreat(t: T, v: Battle) -> None:
    """Case COMBAT.g, Ruling G39: before each round both sides say in secret who retreats."""
    for seat in SEATS:
        if can_retreat(t.s, v, seat):
            ask_unless_planned(t, v, seat, "retreat")


def retreating(t: T, v: Battle) -> Battle:
    """Ruling G14: who retreats does not shoot in this round. If all on both sides do, nobody shoots."""
    s, leaving = t.s, dict[Seat, tuple[str, ...]]()
    for seat in SEATS:
        leaving[seat] = units = answer_of(t, v, seat, "retreat").units if can_retreat(s, v, seat) else ()
        if units:
            t.tell("retreating", "COMBAT.g", at=v.at, round=v.round, seat=seat, units=list(units))
    if not any(leaving.values()):
        return v
    whole = all(len(units) == len(units_standing(s, v, seat)) for seat, units in leaving.items())
    v = t.hold(leaving=tuple(x for units in leaving.values() for x in units))
    return leave_battle(t, v) if whole else v


def pursuing_side(s: State, v: Battle) -> Seat:
    """Ruling G15: the side whose flyers may carry on against ground units that retreat, "" for none.

    The side they leave must have flyers and ground units left that do not retreat. A cannon always gets away.
    """
    for seat in SEATS if v.leaving else ():
        units = [s.units[x] for x in v.leaving if x in s.units and x not in v.flipped]
        ground = [u for u in units if u.seat == FOE[seat] and u.ground and u.type != CANNON]
        mine = [u for u in units_standing(s, v, seat) if u.id not in v.leaving]
        if ground and any(u.flyer for u in mine) and any(u.ground for u in mine):
            return seat
    return ""


def leave_battle(t: T, v: Battle, pursued: Seat = "") -> Battle:
    """Rulings G14 and G15: those who retreat are out for this turn; the pursued stay in the battle."""
    s = t.s
    gone = [x for x in v.leaving if x in s.units]
    kept = [x for x in gone if pursued and s.units[x].ground and s.units[x].type != CANNON]
    kept = [x for x in kept if s.units[x].seat == FOE[pursued]]
    away = [x for x in gone if x not in kept]
    s.marks.retreated = (*s.marks.retreated, *away)
    for seat in SEATS:
        units = [x for x in away if s.units[x].seat == seat]
        held = [x for x in kept if s.units[x].seat == seat]
        if units or held:
            t.tell("retreated", "COMBAT.g", at=v.at, round=v.round, seat=seat, units=units, stalked=held)
    v = replace(v, leaving=(), out=(*v.out, *away), stalked=(*v.stalked, *kept))
    t.hold(v)
    return v


RETREAT = RULES.question(
    "retreat",
    "COMBAT.g",
    Retreat,
    check=check_retreat,
    sample=any_retreat,
    secrecy=Secrecy.SEALED,
    follow=by_policy("retreat"),
    policies=("usual",),
)
PURSUE = RULES.question(
    "pursue",
    "Ruling G15",
    Pursue,
    (Pursue(False), Pursue(True)),
    follow=by_policy("pursue"),
    policies=("usual",),
)
