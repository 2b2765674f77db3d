"""Berserk weapon units, at any moment of the game (Case 9.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import Fault
from engine.core.hexgrid import distance
from engine.core.rules import Facts, Seat
from engine.stargate.combat.dispersal import disperse
from engine.stargate.model.board import NUMBERS
from engine.stargate.model.charts import column_for, column_heading
from engine.stargate.model.stacking import as_one, crew_of, worth
from engine.stargate.model.state import BERSERK, FOE, RULES, VIRUNIAN, Berserk, Crew, State, T, Target
from engine.stargate.model.victory import fell
from engine.stargate.movement.gravity import energy


def acting_as_one(s: State, unit: str) -> Crew:
    """Ruling 9.5-d: the counters that act as one with this; none do once their control unit is dead."""
    group = s.forces.group[unit]
    if group and any(s.forces.race[u] == "control" and u in s.lost for u in s.forces.trio[group]):
        return (unit,)
    return crew_of(s, unit)


def nearest(s: State, weapon: str) -> list[Crew]:
    """Case 9.5, Rulings 9.5-a and 9.5-d: the units of either side that are nearest, its own hex included."""
    here = s.at[weapon]
    reach = {u: distance(here, at) for u, at in s.at.items() if u != weapon}
    least = min(reach.values(), default=0)
    found: dict[Crew, None] = {}
    for u, far in reach.items():
        if far == least:
            found[acting_as_one(s, u)] = None
    return list(found)


def attack_totals(s: State, weapon: str, target: Crew) -> tuple[int, int]:
    """Ruling 9.5-a: strength 6 and the target's; energy on either side only in a Combat Phase."""
    attack, defence = NUMBERS.berserk_strength, worth(s, target).strength
    if s.phase == "combat":
        attack += energy(s, s.at[weapon])
        if s.forces.seat[target[0]] == VIRUNIAN:
            defence += energy(s, s.at[target[0]])
    return attack, defence


def waiting_weapons(s: State, v: Berserk, seat: Seat) -> tuple[Target, ...]:
    """Ruling 9.5-g: the weapon units that went berserk at the same moment."""
    return tuple(Target(u) for u in v.left)


def targets(s: State, v: Berserk, seat: Seat) -> tuple[Target, ...]:
    """Case 9.5: the Virunian chooses among equally near units."""
    return tuple(Target(crew[0]) for crew in nearest(s, v.weapon))


def target_by_policy(s: State, v: Berserk, seat: Seat, policy: str) -> Target | None:
    """Follow a standing answer: "enemy" takes the weakest Coalition unit, or else the strongest own."""
    if policy != "enemy":
        return None

    def rank(crew: Crew) -> tuple[bool, int]:
        own = s.forces.seat[crew[0]] == VIRUNIAN
        strength = worth(s, crew).strength
        return own, -strength if own else strength

    return Target(min(nearest(s, v.weapon), key=rank)[0])


def check_target(s: State, v: Berserk, seat: Seat, a: Target) -> Sequence[Fault]:
    """Return the fault of a target that is not among the nearest."""
    near = nearest(s, v.weapon)
    if any(a.unit == crew[0] for crew in near):
        return ()
    return [as_one(a.unit, near) or RULES.wrong("not-nearest", unit=a.unit, weapon=v.weapon)]


ORDER = RULES.question("berserk.order", "9.5", Target, waiting_weapons, refused="not-waiting")
TARGET = RULES.question(
    "berserk.target", "9.5", Target, targets, check=check_target, follow=target_by_policy, policies=("enemy",)
)


def next_weapon(t: T, v: Berserk) -> None:
    """Rulings 9.5-c and 9.5-g: one after another; the Virunian orders those of the same moment."""
    left = tuple(u for u in v.left if u in t.s.at)
    if v.weapon in t.s.at:
        t.hold(left=left)
    elif len(left) > 1:
        t.hold(weapon="", left=left)
        t.ask(VIRUNIAN, ORDER)
    elif left:
        t.hold(weapon=left[0], left=())
    else:
        t.end()


def take_order(t: T, v: Berserk) -> None:
    """Ruling 9.5-g: the weapon unit that was named goes first."""
    if VIRUNIAN in t.got:
        first = t.got[VIRUNIAN].unit
        t.hold(weapon=first, left=tuple(u for u in v.left if u != first))


def choose_target(t: T, v: Berserk) -> None:
    """Case 9.5, Ruling 9.5-f: the nearest unit is attacked; with none on the map the weapon just dies."""
    found = nearest(t.s, v.weapon)
    if len(found) > 1:
        t.hold(target="")
        t.ask(VIRUNIAN, TARGET)
    else:
        t.hold(target=found[0][0] if found else "")


def attack_target(t: T, v: Berserk) -> None:
    """Case 9.5, Rulings 9.5-a, 9.5-b and 9.5-f: one attack; below the table nothing befalls the target."""
    s = t.s
    named = t.got[VIRUNIAN].unit if VIRUNIAN in t.got else v.target
    target = acting_as_one(s, named) if named else ()
    t.tell("berserk", "9.5", unit=v.weapon, at=s.at[v.weapon], target=list(target))
    if not target:
        return
    attack, defence = attack_totals(s, v.weapon, target)
    found, at = column_for(attack - defence), s.at[named]
    facts = {
        "hexes": [at],
        "attackers": [v.weapon],
        "defenders": list(target),
        "ranged": [],
        "attack": attack,
        "defence": defence,
        "differential": attack - defence,
        "column": column_heading(found) if found else "",
    }
    if found is None:
        t.tell("hopeless", "9.1", **facts)
        return
    t.tell("combat", "9.5", **facts)
    n = t.roll("9.5", units=[v.weapon], at=at)
    came = found.results[n - 1]
    t.tell("result", "9.2", n=n, result=came, **facts)
    if came == "Ed":
        t.hold(left=(*v.left, *fell(t, target, "9.2")))
    elif came in ("Dd", "Db"):
        disperse(t, [target], FOE[s.forces.seat[named]])


def burn_out(t: T, v: Berserk) -> None:
    """Case 9.5, Ruling 9.5-b: the weapon unit dies, whatever came of it; then those it has set off act."""
    fell(t, (v.weapon,), "9.5")
    t.hold(weapon="", target="")
    t.goto(next_weapon)


def berserk_crumb(s: State, v: Berserk, seat: Seat | None) -> Facts:
    """Return the berserk weapon unit, and those still to come."""
    return {"unit": v.weapon, "target": v.target, "left": list(v.left)}


RULES.procedure(
    BERSERK,
    {
        "next_weapon": next_weapon,
        "take_order": take_order,
        "aim": choose_target,
        "rampage": attack_target,
        "burn_out": burn_out,
    },
    holds=Berserk,
    crumb=berserk_crumb,
)
