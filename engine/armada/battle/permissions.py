"""What a side may do in each step of a battle, and what is wrong with an answer of the seeker stage."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.armada.battle.frames import (
    Battle,
    Cover,
    Gun,
    Hit,
    Intercept,
    Muster,
    Placing,
    Shot,
    seeker_targets,
    units_in_battle,
    units_standing,
)
from engine.armada.battle.weapons import CLOSE_GUNS, gun_shots, need_at_seeker, ready_guns
from engine.armada.model.board import is_hex
from engine.armada.model.force_chart import CANNON
from engine.armada.model.state import FLYERS, FOE, GROUND, RULES, SHIPS, State, Unit, rank
from engine.armada.orders.text import list_ids
from engine.core.errors import Fault
from engine.core.rules import Seat


def may_launch(s: State, v: Battle, seat: Seat) -> dict[str, int]:
    """Case NOTES.seekers: ships that may launch a seeker unwritten, one each; none beside recorded ones."""
    sent = s.marks.sent.get(f"{seat}@{v.at}", ())
    return {u.id: 1 for u in units_in_battle(s, v, seat) if u.has.get("seeker") and u.id not in sent}


def ambush_called(s: State, v: Battle, seat: Seat) -> int:
    """Rulings G41 and G47: the seekers in ambush here if a call or a written strike sends all, or else 0."""
    written = v.attacks(seat) and v.at in s.marks.strikes.get(seat, ())
    called = written or (v.how == "ambush" and seat == v.caller)
    return s.ambush.get(f"{seat}@{v.at}", 0) if called else 0


def free_probe_launchers(s: State, u: Unit) -> int:
    """Case NOTES.probes: return the probe launchers of a ship that have launched nothing this turn."""
    marks = s.marks
    return max(0, u.has.get("probe_launcher", 0) - marks.probed.get(u.id, 0) - marks.lured.get(u.id, 0))


def may_lure(s: State, v: Battle, seat: Seat) -> dict[str, int]:
    """Case NOTES.decoys: how many decoys each ship may launch unwritten, one a free launcher."""
    armed = [u for u in units_in_battle(s, v, seat) if u.has.get("decoy")]
    found = {u.id: min(free_probe_launchers(s, u), u.has["decoy"]) for u in armed}
    return {x: n for x, n in found.items() if n}


def may_unload(s: State, v: Battle, seat: Seat) -> list[Unit]:
    """Cases CLEAR.1 and COMBAT.2, Ruling G8: the units that may come out as a battle begins."""
    aboard = [w for u in units_in_battle(s, v, seat) if u.id in s.spots for w in s.hold(u.id)]
    return aboard if is_hex(v.at) else [w for w in aboard if w.type == "fighter"]


def may_cover(s: State, v: Battle, seat: Seat) -> dict[str, dict[Gun, int]]:
    """Case COMBAT.d, Ruling G46: what each of a side's targets may shoot with at the seekers on it."""
    found, idle = {}, v.late if s.house.lost_round == "steps_d_and_f" else ()
    for unit in v.aimed:
        u = s.units[unit]
        if u.seat == seat and unit not in idle:
            found[unit] = {g: n for g, n in gun_shots(s, v, u).items() if need_at_seeker(s, g) != "-"}
    return {x: have for x, have in found.items() if have}


def may_draw_off(s: State, v: Battle, seat: Seat) -> list[str]:
    """Ruling G21: the ships for which a side's decoys may act."""
    return [x for x in v.aimed if s.units[x].seat == seat and s.units[x].ship]


def faced_kinds(s: State, v: Battle, seat: Seat) -> tuple[bool, bool]:
    """Ruling G15: return whether a side faces flyers, and whether it faces ground units."""
    types = {x.type for x in units_standing(s, v, FOE[seat])}
    return not types.isdisjoint(FLYERS), not types.isdisjoint(GROUND)


def can_retreat(s: State, v: Battle, seat: Seat) -> bool:
    """Return whether anybody of a side may retreat before this round."""
    if v.round > 1:
        for u in units_standing(s, v, seat):
            if u.type in FLYERS or u.type == CANNON:
                return True
    return bool(may_retreat(s, v, seat))


def may_retreat(s: State, v: Battle, seat: Seat) -> list[Unit]:
    """Cases COMBAT.g and NOTES.ion, Rulings G11, G15 and G39: who may retreat before this round."""
    mine = units_standing(s, v, seat)
    if v.round <= 1:
        if v.both or seat != v.caller:
            return [u for u in mine if u.type in SHIPS]
        if not v.late:
            return []
        out = set(s.marks.unloaded.values())
        return [u for u in mine if u.type in SHIPS and u.id in out and u.id in v.late]
    flyers, ground = faced_kinds(s, v, seat)
    stuck = flyers and not ground
    return [u for u in mine if u.type in FLYERS or u.type == CANNON or not (stuck or u.id in v.stalked)]


def may_close(s: State, v: Battle, seat: Seat) -> list[Unit]:
    """Cases NOTES.blasters and NOTES.fighters, Ruling G18: who may go to close quarters now."""
    if not faced_kinds(s, v, seat)[1]:
        return []
    return [
        u
        for u in units_in_battle(s, v, seat)
        if u.flyer and any(g in CLOSE_GUNS for g in ready_guns(s, v, u))
    ]


def may_take(s: State, v: Battle, seat: Seat) -> tuple[list[Hit], list[Unit]]:
    """Case NOTES.interception, Rulings G7 and G19: hits that fighters may take, and who may take them."""
    taken = [h for h in v.hits if h.gun in ("fighter", "seeker") and _ship_of(s, v, h.on, seat)]
    if not taken:
        return [], []
    free = [u for u in units_standing(s, v, seat) if u.type == "fighter" and u.id not in v.tried]
    return taken, [u for u in free if u.id not in v.leaving]


def _ship_of(s: State, v: Battle, unit: str, seat: Seat) -> bool:
    u = s.units.get(unit)
    return u is not None and u.ship and u.seat == seat and unit not in v.flipped


# -- what has one sensible answer --------------------------------------------------------------------------
# That a question is not asked shows in the channel. So nothing here may look into a hold, at an ambush that
# lies hidden, at orders or at plans: tests/armada/battle/test_one_answer.py redraws all of them.


def has_one_answer(s: State, v: Battle, seat: Seat, kind: str) -> bool:
    """Return whether all can see that a question to a side has one sensible answer."""
    rule = ONE_ANSWER.get(kind)
    return rule is not None and rule(s, v, seat)


def _has_ships(s: State, v: Battle, seat: Seat) -> bool:
    return any(u.type in SHIPS for u in units_in_battle(s, v, seat))


def _nothing_to_launch(s: State, v: Battle, seat: Seat) -> bool:
    """Case COMBAT.a: who is called upon without ships has nothing aboard, and its ambush lies open."""
    return seat == v.defender and v.shown != seat and not _has_ships(s, v, seat)


def _one_target(s: State, v: Battle, seat: Seat) -> bool:
    """Case COMBAT.c: all seekers fly at the only target."""
    return len(seeker_targets(s, v, seat)) == 1


def _all_at_one(s: State, v: Battle, seat: Seat) -> bool:
    """Cases COMBAT.f and COMBAT.h: fighters and ground units have no missiles to save; one enemy is left."""
    alone = len(units_standing(s, v, FOE[seat])) == 1
    return alone and not _has_ships(s, v, seat) and not may_close(s, v, seat)


def _one_at_close_quarters(s: State, v: Battle, seat: Seat) -> bool:
    """Ruling G18: free shots, and only one to be shot at."""
    return len([x for x in v.close if x in s.units and x not in v.flipped]) == 1


#: By question: whether all can see that it has one sensible answer.
ONE_ANSWER: Mapping[str, Callable[[State, Battle, Seat], bool]] = {
    "muster": _nothing_to_launch,
    "place": _one_target,
    "targets": _all_at_one,
    "free": _one_at_close_quarters,
}


# -- what is wrong with an answer of the seeker stage ------------------------------------------------------


def check_muster(s: State, v: Battle, seat: Seat, a: Muster) -> Sequence[Fault]:
    """Cases COMBAT.a, CLEAR.1, NOTES.seekers and NOTES.decoys: say what cannot be launched or unloaded."""
    ready, lures = may_launch(s, v, seat), may_lure(s, v, seat)
    mine = {u.id: u for u in units_in_battle(s, v, seat)}
    launched = [(x, n, ready.get(x, 0), _no_seeker) for x, n in a.seekers.items()]
    launched += [(x, n, lures.get(x, 0), _no_decoy) for x, n in a.decoys.items()]
    bad = [
        why(s, v, mine[x], most, n) if x in mine else RULES.wrong("targets-not-yours", x, unit=x)
        for x, n, most, why in launched
        if not 0 <= n <= most
    ]
    lying = s.ambush.get(f"{seat}@{v.at}", 0)
    if not 0 <= a.ambush <= lying:
        bad.append(RULES.wrong("muster-no-ambush", "ambush", most=lying, n=a.ambush))
    elif a.ambush and a.ambush < ambush_called(s, v, seat):
        bad.append(RULES.wrong("muster-all-strike", "ambush", most=lying))
    able = {u.id for u in may_unload(s, v, seat)}
    held = {w.id for x in mine for w in s.hold(x)}
    for i, x in enumerate(a.unload):
        if x not in able or x in a.unload[:i]:
            bad.append(RULES.wrong("muster-sector", x) if x in held - able else _no_unload(x, able))
    return bad


def _no_unload(unit: str, able: Iterable[str]) -> Fault:
    """Say that a unit is not there to be unloaded, and which are."""
    return RULES.wrong("muster-no-unload", unit, unit=unit, held=list_ids(sorted(able, key=rank)) or "–")


def _no_seeker(s: State, v: Battle, u: Unit, most: int, n: int) -> Fault:
    """Say why a ship cannot launch this many seekers without written orders."""
    if u.id in s.marks.sent.get(f"{u.seat}@{v.at}", ()):
        return RULES.wrong("muster-recorded", u.id, unit=u.id)
    return RULES.wrong("muster-no-seeker", u.id, unit=u.id, most=most, n=n)


def _no_decoy(s: State, v: Battle, u: Unit, most: int, n: int) -> Fault:
    """Say why a ship cannot launch this many decoys without written orders."""
    if u.has.get("decoy") and u.has.get("probe_launcher") and not free_probe_launchers(s, u):
        return RULES.wrong("muster-probed", u.id, unit=u.id)
    return RULES.wrong("muster-no-decoy", u.id, unit=u.id, most=most, n=n)


def check_intercept(s: State, v: Battle, seat: Seat, a: Intercept) -> Sequence[Fault]:
    """Case COMBAT.b: no more than are in flight."""
    most = v.air.get(seat, 0)
    return [] if 0 <= a.n <= most else [RULES.wrong("intercept-too-many", most=most, n=a.n)]


def check_placing(s: State, v: Battle, seat: Seat, a: Placing) -> Sequence[Fault]:
    """Case COMBAT.c: on starships and unloaded ground units of the enemy, no more than are in flight."""
    able, most = {u.id for u in seeker_targets(s, v, seat)}, v.air.get(seat, 0)
    bad = [RULES.wrong("place-no-target", x, unit=x) for x, n in a.on.items() if x not in able or n < 1]
    if not bad and (n := sum(a.on.values())) > most:
        bad.append(RULES.wrong("place-too-many", n=n, most=most))
    return bad


def check_cover(s: State, v: Battle, seat: Seat, a: Cover) -> Sequence[Fault]:
    """Case COMBAT.d, Rulings G21 and G46: targets shoot at their own seekers, decoys for starships only."""
    able, used = may_cover(s, v, seat), dict[tuple[str, Gun], int]()
    lures, wanted = v.decoys.get(seat, 0), sum(x.n for x in a.shots if x.gun == "decoy")
    bad = [RULES.wrong("cover-no-decoy", most=lures, n=wanted)] if wanted > lures else []
    for x in a.shots:
        if (wrong := _no_cover(s, v, seat, x)) is not None:
            bad.append(wrong)
        elif x.n < 1:
            bad.append(RULES.wrong("cover-no-shot", x.by, n=x.n))
        elif x.gun != "decoy":
            used[x.by, x.gun] = used.get((x.by, x.gun), 0) + x.n
    for (unit, gun), n in used.items():
        if n > (most := able.get(unit, {}).get(gun, 0)):
            bad.append(RULES.wrong("cover-no-gun", unit, unit=unit, gun=gun, most=most, n=n))
    return bad


def _no_cover(s: State, v: Battle, seat: Seat, x: Shot) -> Fault | None:
    """Say why a shot, or a decoy, cannot act where it is named, however many there are."""
    own = s.units.get(x.on)
    if own is None or own.seat != seat:
        return RULES.wrong("targets-not-yours", x.on, unit=x.on)
    if x.gun == "decoy" and not own.ship:
        return RULES.wrong("cover-decoy-ground", x.on, unit=x.on)
    if x.gun != "decoy" and x.on != x.by:
        return RULES.wrong("cover-not-its", x.by, unit=x.by)
    return RULES.wrong("cover-not-aimed", x.on, unit=x.on) if x.on not in v.aimed else None
