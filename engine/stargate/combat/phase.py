"""The Combat Phase: how each combat is chosen, supported and resolved (Sections 9.0 and 10.0)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.errors import Fault
from engine.core.rules import Facts, Seat
from engine.stargate.combat.combats import (
    Combat,
    all_counters,
    battlefields,
    chosen_support,
    combats,
    current_combat,
    differential,
    provokes,
    supporters,
    unarmed_by_hex,
)
from engine.stargate.combat.dispersal import disperse
from engine.stargate.combat.ranged_attack import Backing, reach_fault
from engine.stargate.model.charts import Column, column_for, column_heading
from engine.stargate.model.stacking import crew_of
from engine.stargate.model.state import (
    BATTLES,
    COMBAT,
    FOE,
    RULES,
    VIRUNIAN,
    Battles,
    Fight,
    Lose,
    Resolve,
    Side,
    State,
    Support,
    T,
)
from engine.stargate.model.state import Backing as Answer
from engine.stargate.model.victory import eliminate

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


def check_combat(s: State, v: Battles, seat: Seat, a: Fight) -> Sequence[Fault]:
    """Return the fault of a choice that names no combat by its first hex."""
    c = next((c for c in combats(s, v) if a.at in c.hexes), None)
    if c is None:
        return [RULES.wrong("no-combat", hex=a.at)]
    return () if a.at == c.at else [RULES.wrong("fought-with", hex=a.at, first=c.at)]


def check_support(s: State, v: Battles, seat: Seat, a: Answer) -> Sequence[Fault]:
    """Return the fault of support by a unit that may not give it."""
    if isinstance(a, Resolve) or any(a.unit == b.crew[0] for b in supporters(s, v)):
        return ()
    return [_why_no_support(s, v, a.unit)]


def _why_no_support(s: State, v: Battles, unit: str) -> Fault:
    if s.forces.seat.get(unit) != v.seat or unit not in s.at:
        return RULES.wrong("not-on-map", unit=unit)
    crew = crew_of(s, unit)
    if unit != crew[0]:
        return RULES.wrong("as-one", unit=unit, first=crew[0])
    if unit in s.spent:
        return RULES.wrong("was-dispersed", unit=unit)
    if unit in v.fired or unit in v.support:
        return RULES.wrong("has-fought", unit=unit)
    both = [at for at in current_combat(s, v).hexes if s.there(at, v.seat)]
    return reach_fault(s, crew, both) or RULES.wrong("has-combat", unit=unit)


def support_by_policy(s: State, v: Battles, seat: Seat, policy: str) -> Answer | None:
    """Follow a standing answer: "none" resolves as it stands, "all" adds every unit in range first."""
    if policy == "none":
        return Resolve()
    if policy == "all":
        return next((a for a in support_choices(s, v, seat) if isinstance(a, Support)), Resolve())
    return None


NEXT = RULES.question("combat.next", "9.0", Fight, combat_choices, check=check_combat)
UNARMED = RULES.question("combat.unarmed", "9.3", Lose, unarmed_choices, refused="not-unarmed")
BACK = RULES.question(
    "combat.support",
    "10.1",
    Answer,
    support_choices,
    check=check_support,
    follow=support_by_policy,
    policies=("none", "all"),
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
    """Case 9.3, Ruling 9.3-b: all that stand in that hex are lost; then go on to the next hex."""
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


def combat_facts(c: Combat, from_afar: Iterable[Backing], gap: int) -> Facts:
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


def battles_crumb(s: State, v: Battles, seat: Seat | None) -> Facts:
    """Return the combats to come, with differentials, and the seats that may support the current one."""
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
