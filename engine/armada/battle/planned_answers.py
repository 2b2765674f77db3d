"""Answers given by a battle plan, or by the default one when somebody must answer (Ruling G56)."""

from __future__ import annotations

from collections.abc import Callable

from engine.armada.battle import targeting
from engine.armada.battle.frames import (
    Battle,
    Cover,
    Free,
    Gun,
    Intercept,
    Muster,
    Placing,
    Press,
    Pursue,
    Retreat,
    Shot,
    Take,
    Targets,
    seeker_targets,
    units_standing,
)
from engine.armada.battle.permissions import (
    has_one_answer,
    may_close,
    may_cover,
    may_draw_off,
    may_launch,
    may_lure,
    may_retreat,
    may_take,
    may_unload,
)
from engine.armada.battle.weapons import can_hurt, need_at_seeker
from engine.armada.model.account import full_price
from engine.armada.model.odds import HALF, exact_chance
from engine.armada.model.state import FOE, State, T, Unit
from engine.armada.orders.battle_plan import USUAL, Plan, known_plans, plan_at
from engine.core.rules import Action, Decision, Seat

#: Loss in percent of its price at which the default plan has a force retreat.
LOST = 60
Make = Callable[[State, Battle, Seat, Plan], Action]


# -- a, b, c -----------------------------------------------------------------------------------------------


def muster(s: State, v: Battle, seat: Seat, plan: Plan) -> Muster:
    """Case COMBAT.a: launch and unload as the plan says; the default one launches all and unloads fighters.

    Without targets a plan launches only what it sends against the enemy's seekers (Ruling G60).
    """
    ships = sorted(may_launch(s, v, seat))
    targets = bool(seeker_targets(s, v, seat)) or plan.intercept in ("all", "half")
    sent = [] if plan.seekers == "hold" or not targets else ships[:: 2 if plan.seekers == "half" else 1]
    lying = s.ambush.get(f"{seat}@{v.at}", 0)
    lures = may_lure(s, v, seat) if any(u.ship for u in units_standing(s, v, FOE[seat])) else {}
    if plan.decoys in ("half", "none"):
        lures = dict(list(lures.items())[::2]) if plan.decoys == "half" else {}
    return Muster(
        dict.fromkeys(sent, 1),
        0 if plan.ambush == "hold" or not targets else lying,
        lures,
        tuple(u.id for u in may_unload(s, v, seat) if _comes_out(s, plan, u)),
    )


def _comes_out(s: State, plan: Plan, u: Unit) -> bool:
    if plan.unload:
        return plan.unload == "all" or (plan.unload == "fighters" and u.type == "fighter")
    armed = any(g in s.units[u.aboard].has for g in ("laser", "blaster", "launcher"))
    return u.type == "fighter" and not armed


def intercept(s: State, v: Battle, seat: Seat, plan: Plan) -> Intercept:
    """Case COMBAT.b: the default plan keeps all for their targets."""
    mine, theirs = v.air.get(seat, 0), v.air.get(FOE[seat], 0)
    share = {"all": mine, "half": (mine + 1) // 2}.get(plan.intercept, 0)
    return Intercept(min(share, 2 * theirs, mine))


def place(s: State, v: Battle, seat: Seat, plan: Plan) -> Placing:
    """Case COMBAT.c: the plan's targets, three seekers on a ship before the next."""
    return Placing(targeting.place_seekers(s, v, seat, plan, v.air.get(seat, 0), {}))


# -- d -----------------------------------------------------------------------------------------------------


def cover(s: State, v: Battle, seat: Seat, plan: Plan) -> Cover:
    """Case COMBAT.d: the default plan shoots with what has an even chance or better, and uses all decoys."""
    shots = []
    for unit, have in may_cover(s, v, seat).items():
        left = v.aimed[unit]
        for gun, n in have.items():
            if _covers(s, plan, gun) and (k := min(n, left)):
                shots.append(Shot(unit, gun, unit, k))
                left -= k
    free = v.decoys.get(seat, 0)
    for ship in sorted(may_draw_off(s, v, seat), key=lambda x: -v.aimed[x]):
        if k := min(free, v.aimed[ship]):
            shots.append(Shot(seat, "decoy", ship, k))
            free -= k
    return Cover(tuple(shots))


def _covers(s: State, plan: Plan, gun: Gun) -> bool:
    if plan.cover:
        return plan.cover == "all" or (plan.cover == "blasters" and gun == "blaster")
    return gun != "fighter" and exact_chance(need_at_seeker(s, gun)) >= HALF


# -- f, g, h -----------------------------------------------------------------------------------------------


def loss_percentage(s: State, v: Battle, seat: Seat) -> int:
    """Return the percentage of its force's price that a side has lost in a battle."""
    had = v.worth.get(seat, 0)
    left = sum(full_price(s, u) for u in units_standing(s, v, seat))
    return 100 - 100 * left // had if had else 0


def retreat(s: State, v: Battle, seat: Seat, plan: Plan) -> Retreat:
    """Case COMBAT.g: at the losses that the plan names; the default one also when nothing can be hit."""
    may = may_retreat(s, v, seat)
    if plan.retreat == "never" or not may:
        return Retreat()
    if plan.retreat == "always":
        return Retreat(tuple(u.id for u in may))
    limit = int(plan.retreat) if plan.retreat else LOST
    helpless = not plan.retreat and not can_hurt(s, v, seat)
    return (
        Retreat(tuple(u.id for u in may)) if helpless or loss_percentage(s, v, seat) >= limit else Retreat()
    )


def targets(s: State, v: Battle, seat: Seat, plan: Plan) -> Targets:
    """Cases COMBAT.f and COMBAT.h: everything shoots at what the plan names first."""
    return complete_targets(
        s, v, seat, Targets(close=targeting.goes_close(s, v, seat, plan, may_close(s, v, seat))), plan
    )


def complete_targets(s: State, v: Battle, seat: Seat, a: Targets, plan: Plan) -> Targets:
    """Add targets for everything an answer does not name, if it asks for that."""
    if a.rest == "hold":
        return a
    return Targets((*a.shots, *targeting.share_shots(s, v, seat, plan, a.close, a.shots)), a.close, "hold")


def free(s: State, v: Battle, seat: Seat, plan: Plan) -> Free:
    """Ruling G18: each ground unit shoots at the one of the close group that is worth the most."""
    return complete_free(s, v, seat, Free(), plan)


def complete_free(s: State, v: Battle, seat: Seat, a: Free, plan: Plan) -> Free:
    """Add targets for the free shots an answer does not name, if it asks for that."""
    if a.rest == "hold":
        return a
    near = [s.units[x] for x in v.close if x in s.units and x not in v.flipped]
    done = {x.by for x in a.shots}
    shots, sharing = list(a.shots), targeting.Sharing(s, v, near, plan)
    for u in free_shooters(s, v, seat):
        if u.id not in done:
            gun: Gun = u.type  # type: ignore[assignment]
            if on := sharing.pick(u, plan.targets, sharing.worth(u, gun)):
                shots.append(Shot(u.id, gun, on.id))
    return Free(tuple(shots), "hold")


def free_shooters(s: State, v: Battle, seat: Seat) -> list[Unit]:
    """Ruling G18: a side's ground units in the battle, flipped ones too; those that retreat do not shoot."""
    there = (u for u in s.there(v.at, seat) if u.ground and u.id not in v.out)
    return [u for u in there if u.id not in v.leaving]


def take(s: State, v: Battle, seat: Seat, plan: Plan) -> Take:
    """Case NOTES.interception: the default plan spends fighters for ships without a shield, dearest first."""
    hits, fighters = may_take(s, v, seat)
    if plan.take == "carriers":
        hits = [h for h in hits if s.units[h.on].type == "fighter_carrier"]
    elif not plan.take:
        hits = [h for h in hits if not s.units[h.on].has.get("shield")]
        hits.sort(key=lambda h: -full_price(s, s.units[h.on]))
    chosen = hits[: len(fighters)] if plan.take != "none" else []
    return Take(tuple(sorted(h.shot for h in chosen)))


def pursue(s: State, v: Battle, seat: Seat, plan: Plan) -> Pursue:
    """Ruling G15: the default plan carries on."""
    return Pursue(plan.pursue != "no")


def press(s: State, v: Battle, seat: Seat, plan: Plan) -> Press:
    """Ruling G25: the default plan goes on against the seekers."""
    return Press(plan.press != "no")


# -- which plan answers ------------------------------------------------------------------------------------

_AIMED: Callable[[Plan], bool] = lambda p: bool(p.targets or p.guns or p.fire or p.close)  # noqa: E731 a table entry
#: By question: what makes an answer, and whether a plan says enough for it.
MAKERS: dict[str, tuple[Make, Callable[[Plan], bool]]] = {
    "muster": (muster, lambda p: bool(p.seekers and p.ambush and p.decoys and p.unload)),
    "intercept": (intercept, lambda p: bool(p.intercept)),
    "place": (place, lambda p: bool(p.aim or p.targets)),
    "cover": (cover, lambda p: bool(p.cover)),
    "retreat": (retreat, lambda p: bool(p.retreat)),
    "targets": (targets, _AIMED),
    "free": (free, _AIMED),
    "take": (take, lambda p: bool(p.take)),
    "pursue": (pursue, lambda p: bool(p.pursue)),
    "press": (press, lambda p: bool(p.press)),
}


def plan_of(s: State, v: Battle, seat: Seat) -> Plan:
    """Return the plan that a side follows in a battle, the default one if it has written none."""
    text = s.plans.get(seat, "")
    return (plan_at(known_plans(text), v.at) if text else None) or USUAL


def planned(s: State, v: Battle, seat: Seat, kind: str) -> bool:
    """Return whether a side's plan answers a question, or it leaves all of this turn's to its plan."""
    if seat in s.marks.by_plan:
        return True
    text = s.plans.get(seat, "")
    plan = plan_at(known_plans(text), v.at) if text else None
    return plan is not None and (plan.auto or MAKERS[kind][1](plan))


def wants_all(s: State, v: Battle, seat: Seat) -> bool:
    """Return whether a side's plan says that it be asked even what has one sensible answer ("rest ask")."""
    plan = plan_at(known_plans(s.plans.get(seat, "")), v.at)
    return plan is not None and plan.rest == "ask"


def answer_by(s: State, d: Decision, text: str | None = None) -> Action:
    """Return the answer of a plan to an open question of a battle; None: the seat's own or the default plan.

    It is always legal, and the same as the engine would take itself.
    """
    v: Battle = s.stack[-1].v
    plan = plan_of(s, v, d.seat) if text is None else plan_at(known_plans(text), v.at) or USUAL
    return MAKERS[d.kind][0](s, v, d.seat, plan)


def by_policy(kind: str) -> Callable[[State, Battle, Seat, str], Action]:
    """Build a question's standing answer; its policy is a plan as text, or the default ("usual" or "")."""

    def follow(s: State, v: Battle, seat: Seat, policy: str) -> Action:
        text = "" if policy == "usual" else policy
        return MAKERS[kind][0](s, v, seat, plan_at(known_plans(text), v.at) or USUAL)

    return follow


def ask_unless_planned(t: T, v: Battle, seat: Seat, kind: str) -> None:
    """Ask a side, unless its plan answers or, as all can see, only one answer makes sense (Ruling G63)."""
    s = t.s
    if planned(s, v, seat, kind):
        return
    if not has_one_answer(s, v, seat, kind) or wants_all(s, v, seat):
        t.ask(seat, kind)
    elif seat not in s.spared:
        s.spared = (*s.spared, seat)
        t.whisper((seat,), "spared", "Ruling G63", at=v.at, of=kind)


def answer_of(t: T, v: Battle, seat: Seat, kind: str) -> Action:
    """Return a side's answer: its own, or its plan's."""
    t.final = True  # what follows depends on the enemy's units, and on plans written in secret
    if seat in t.got:
        return t.got[seat]
    return MAKERS[kind][0](t.s, v, seat, plan_of(t.s, v, seat))
