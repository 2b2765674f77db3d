"""What a side may do in each step of a battle (CLEAR.1, COMBAT.a to COMBAT.h)."""

from __future__ import annotations

from engine.armada.battle.frames import Battle, Gun, Hit, units_in_battle, units_standing
from engine.armada.battle.weapons import CLOSE_GUNS, gun_shots, need_at_seeker, ready_guns
from engine.armada.model.board import is_hex
from engine.armada.model.force_chart import CANNON
from engine.armada.model.state import FLYERS, FOE, GROUND, State, Unit
from engine.core.rules import Seat


def may_launch(s: State, v: Battle, seat: Seat) -> dict[str, int]:
    """Case NOTES.seekers: ships that may launch a seeker unwritten, one each; none beside recorded ones."""
    sent = s.marks.sent.get(f"{seat}@{v.at}", ())
    ships = (u for u in units_in_battle(s, v, seat) if u.has.get("seeker"))
    return {u.id: 1 for u in ships if u.id not in sent}


def free_probe_launchers(s: State, u: Unit) -> int:
    """Case NOTES.probes: return the probe launchers of a ship that have launched nothing this turn."""
    marks = s.marks
    return max(0, u.has.get("probe_launcher", 0) - marks.probed.get(u.id, 0) - marks.lured.get(u.id, 0))


def may_lure(s: State, v: Battle, seat: Seat) -> dict[str, int]:
    """Case NOTES.decoys: how many decoys each ship may launch unwritten, one a free launcher."""
    found = {
        u.id: min(free_probe_launchers(s, u), u.has.get("decoy", 0)) for u in units_in_battle(s, v, seat)
    }
    return {x: n for x, n in found.items() if n}


def may_unload(s: State, v: Battle, seat: Seat) -> list[Unit]:
    """Cases CLEAR.1 and COMBAT.2, Ruling G8: the units that may come out as a battle begins."""
    aboard = [w for u in units_in_battle(s, v, seat) if u.ship for w in s.hold(u.id)]
    return [w for w in aboard if w.type == "fighter" or is_hex(v.at)]


def may_cover(s: State, v: Battle, seat: Seat) -> dict[str, dict[Gun, int]]:
    """Case COMBAT.d: what each of a side's targets may shoot with at the seekers on it."""
    found = {}
    for unit in v.aimed:
        u = s.units[unit]
        if u.seat == seat:
            found[unit] = {g: n for g, n in gun_shots(s, v, u).items() if need_at_seeker(s, g) != "-"}
    return {x: have for x, have in found.items() if have}


def may_draw_off(s: State, v: Battle, seat: Seat) -> list[str]:
    """Ruling G21: the ships for which a side's decoys may act."""
    return [x for x in v.aimed if s.units[x].seat == seat and s.units[x].ship]


def faced_kinds(s: State, v: Battle, seat: Seat) -> tuple[bool, bool]:
    """Ruling G15: return whether a side faces flyers, and whether it faces ground units."""
    types = {x.type for x in units_standing(s, v, FOE[seat])}
    return not types.isdisjoint(FLYERS), not types.isdisjoint(GROUND)


def may_retreat(s: State, v: Battle, seat: Seat) -> list[Unit]:
    """Cases COMBAT.g and NOTES.ion, Rulings G11, G15 and G39: who may retreat before this round."""
    mine = units_standing(s, v, seat)
    if v.round <= 1:
        out = set(s.marks.unloaded.values())
        return [u for u in mine if u.ship and (v.attacked(seat) or (u.id in out and u.id in v.late))]
    flyers, ground = faced_kinds(s, v, seat)
    stuck = flyers and not ground
    return [u for u in mine if u.flyer or u.type == CANNON or not (stuck or u.id in v.stalked)]


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
