"""Targets of a round, close quarters and the free shots they grant (COMBAT.f, COMBAT.h, NOTES.blasters)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.armada.battle.frames import (
    Battle,
    Free,
    Gun,
    Salvo,
    Shot,
    Targets,
    units_in_battle,
    units_standing,
)
from engine.armada.battle.permissions import may_close
from engine.armada.battle.planned_answers import (
    by_policy,
    complete_free,
    complete_targets,
    free_shooters,
    plan_of,
)
from engine.armada.battle.weapons import (
    CLOSE_GUNS,
    MISSILES,
    free_launchers,
    is_armed,
    kept_apart,
    need_to_hit,
    open_to,
    ready_guns,
    shooters,
)
from engine.armada.model.state import FOE, RULES, State, Unit
from engine.core.errors import Fault
from engine.core.rules import Seat
from engine.core.types.frozen import replace

# -- targets -----------------------------------------------------------------------------------------------


def check_targets(s: State, v: Battle, seat: Seat, a: Targets) -> Sequence[Fault]:
    """Cases COMBAT.f and COMBAT.h, Rulings G17 and G18: say which shots cannot be."""
    bad: list[Fault] = []
    foes = {u.id: u for u in units_standing(s, v, FOE[seat])}
    able = {u.id: (u, have) for u, have in shooters(s, v, seat)}
    near = {u.id for u in may_close(s, v, seat)}
    bad += [_not_close(s, v, seat, x) for i, x in enumerate(a.close) if x not in near or x in a.close[:i]]
    used: dict[tuple[str, Gun], int] = {}
    for x in a.shots:
        if x.on not in foes:
            bad.append(_no_foe(s, seat, x, list(foes)))
        elif x.by not in able or x.n < 1 or x.gun not in able[x.by][1]:
            bad.append(_idle(s, v, seat, x))
        elif (wrong := _wrong(s, v, able[x.by][0], x, foes[x.on], x.by in a.close)) is not None:
            bad.append(wrong)
        else:
            used[x.by, x.gun] = used.get((x.by, x.gun), 0) + x.n
    for (unit, gun), n in used.items():
        if n > (most := able[unit][1][gun]):
            bad.append(RULES.wrong("targets-not-ready", unit, unit=unit, gun=gun, most=most, n=n))
    launching = {unit for unit, gun in used if gun in MISSILES}
    for unit, (u, _) in able.items() if launching else ():
        n = sum(used.get((unit, g), 0) for g in MISSILES)
        if n > free_launchers(s, u):
            bad.append(RULES.wrong("targets-launchers", unit, unit=unit, most=free_launchers(s, u), n=n))
    return bad


def _no_foe(s: State, seat: Seat, x: Shot, foes: Sequence[str]) -> Fault:
    """Ruling G17: say why a unit is no target: none is named, it is one's own, or it is not there."""
    own = s.units.get(x.on)
    why = f"{x.on} is no enemy in this battle"
    if own is not None and own.seat == seat:
        why = f"{x.on} is on your own side"
    if x.on == x.by and foes:
        why = f"say at whom it shoots, as in '{x.by} {x.gun.replace('_', ' ')} on {foes[0]}'"
    return RULES.wrong("targets-no-foe", x.by, unit=x.on, why=why)


def _idle(s: State, v: Battle, seat: Seat, x: Shot) -> Fault:
    """Say why a gun cannot shoot at all in this round."""
    u = next((u for u in units_in_battle(s, v, seat) if u.id == x.by), None)
    if u is None:
        return RULES.wrong("targets-not-yours", x.by, unit=x.by)
    if x.n < 1:
        return RULES.wrong("targets-none", x.by, unit=x.by, gun=x.gun, n=x.n)
    if x.by in v.leaving:
        return RULES.wrong("targets-leaving", x.by, unit=x.by)
    if v.round <= 1 and x.by in v.late:
        return _late(s, v, u)
    if x.gun == "decoy":
        return RULES.wrong("targets-decoy", x.by, unit=x.by)
    if v.round <= 1 and v.used.get(f"{x.by}.{x.gun}"):
        return RULES.wrong("targets-at-seekers", x.by, unit=x.by, gun=x.gun)
    if x.gun in MISSILES and u.has.get(x.gun) and not free_launchers(s, u):
        return RULES.wrong("targets-launchers", x.by, unit=x.by, most=0, n=x.n)
    return RULES.wrong(
        "targets-not-ready", x.by, unit=x.by, gun=x.gun, most=ready_guns(s, v, u).get(x.gun, 0), n=x.n
    )


def _not_close(s: State, v: Battle, seat: Seat, unit: str) -> Fault:
    """Say why a unit does not go to close quarters."""
    late = [u for u in units_in_battle(s, v, seat) if u.id == unit and v.round <= 1 and u.id in v.late]
    return _late(s, v, late[0]) if late else RULES.wrong("targets-not-close", unit, unit=unit)


def _late(s: State, v: Battle, u: Unit) -> Fault:
    """Ruling G12: say why a unit misses the first round."""
    marks = s.marks
    if v.attacks(u.seat) and marks.act.get(u.id) == "scout":
        return RULES.wrong("targets-late-scout", u.id, unit=u.id)
    if u.id in v.unloading and not v.attacks(u.seat):
        return RULES.wrong("targets-late-attacked", u.id, unit=u.id)
    if u.id in v.unloading or u.id not in marks.hauled:
        return RULES.wrong("targets-late-unloader", u.id, unit=u.id)
    return RULES.wrong("targets-late-hauled", u.id, unit=u.id)


def _wrong(s: State, v: Battle, by: Unit, x: Shot, on: Unit, close: bool) -> Fault | None:
    if kept_apart(v, by, on):
        return RULES.wrong("targets-apart", x.by, unit=x.on)
    return (
        RULES.wrong("targets-cannot", x.by, unit=x.on, gun=x.gun)
        if need_to_hit(s, v, by, x.gun, on, close=close) == "-"
        else None
    )


def any_targets(s: State, v: Battle, seat: Seat, rng: Random) -> Targets:
    """Draw targets: all by the plan, or each shot at random."""
    if rng.random() < 0.5:
        return Targets(rest=rng.choice(("plan", "plan", "hold")))
    close = tuple(u.id for u in may_close(s, v, seat) if rng.random() < 0.3)
    foes, shots = units_standing(s, v, FOE[seat]), []
    for u, have in shooters(s, v, seat):
        free = free_launchers(s, u)
        for gun, most in have.items():
            n = min(most, free) if gun in MISSILES else most
            at = [*open_to(s, v, u, gun, foes, close=u.id in close)]
            if at and n:
                shots.append(Shot(u.id, gun, rng.choice(at), n))
                free -= n if gun in MISSILES else 0
    return Targets(tuple(shots), close, rng.choice(("plan", "hold")))


def salvo_order(s: State, v: Battle, seat: Seat, a: Targets) -> tuple[tuple[str, ...], tuple[Salvo, ...]]:
    """Rulings G18 and G54: the close group; its salvo, the free shots at it, then everything else."""
    a = complete_targets(s, v, seat, a, plan_of(s, v, seat))
    if not a.close:
        return (), (Salvo(seat, "shots", a.shots),) if a.shots else ()
    units = s.units
    near = [x for x in a.shots if x.by in a.close and x.gun in CLOSE_GUNS and units[x.on].ground]
    group = tuple(x for x in a.close if any(y.by == x for y in near))
    others = [x for x in a.shots if x not in near]
    queue = []
    if near:
        queue += [Salvo(seat, "close", tuple(near)), Salvo(FOE[seat], "free")]
    if others:
        queue.append(Salvo(seat, "shots", tuple(others)))
    return group, tuple(queue)


# -- free shots --------------------------------------------------------------------------------------------


def close_group(s: State, v: Battle) -> list[str]:
    """Ruling G18: those at close quarters who can still be shot at."""
    return [x for x in v.close if x in s.units and x not in v.flipped]


def check_free(s: State, v: Battle, seat: Seat, a: Free) -> Sequence[Fault]:
    """Ruling G18: one extra shot a ground unit, at one of the group."""
    able, near = {u.id: u for u in free_shooters(s, v, seat)}, set(close_group(s, v))
    bad = []
    for i, x in enumerate(a.shots):
        if x.by not in able or x.n != 1 or x.gun != able[x.by].type or any(y.by == x.by for y in a.shots[:i]):
            bad.append(RULES.wrong("free-no-shot", x.by, unit=x.by))
        elif x.on not in near:
            bad.append(RULES.wrong("free-not-near", x.by, unit=x.on))
        elif kept_apart(v, able[x.by], s.units[x.on]):
            bad.append(RULES.wrong("targets-apart", x.by, unit=x.on))
    return bad


def any_free(s: State, v: Battle, seat: Seat, rng: Random) -> Free:
    """Draw free shots."""
    near = close_group(s, v)
    if not near or rng.random() < 0.5:
        return Free()
    return Free(tuple(Shot(u.id, u.type, rng.choice(near)) for u in free_shooters(s, v, seat)))  # type: ignore[arg-type]


def free_due(s: State, v: Battle) -> bool:
    """Return whether free shots are due and have both a shooter and a target."""
    if not v.queue or v.queue[0].part != "free":
        return False
    return bool(close_group(s, v)) and bool(free_shooters(s, v, v.queue[0].seat))


def name_free(s: State, v: Battle, a: Free) -> Battle:
    """Ruling G18: put the free shots into the salvo that is due."""
    head, *rest = v.queue
    a = complete_free(s, v, head.seat, a, plan_of(s, v, head.seat))
    return replace(v, queue=(replace(head, shots=a.shots), *rest))


def can_shoot(s: State, v: Battle, seat: Seat) -> bool:
    """Return whether a side has a gun ready in this round and an enemy to shoot at (Ruling G15)."""
    foes = units_standing(s, v, FOE[seat])
    if not foes:
        return False
    for u in units_in_battle(s, v, seat):
        if is_armed(s, v, u) and (not v.stalked or any(not kept_apart(v, u, x) for x in foes)):
            return True
    return False


TARGETS = RULES.question(
    "targets",
    "COMBAT.f",
    Targets,
    check=check_targets,
    sample=any_targets,
    follow=by_policy("targets"),
    policies=("usual",),
)
FREE = RULES.question(
    "free",
    "NOTES.blasters",
    Free,
    check=check_free,
    sample=any_free,
    follow=by_policy("free"),
    policies=("usual",),
)
