"""Shots typed for many at once: "all on S4", "lasers on S4", "R3 on S4" (COMBAT.f)."""

from __future__ import annotations

import re

from engine.armada.battle.frames import Battle, Shot
from engine.armada.battle.weapons import MISSILES, free_launchers, need_to_hit, shooters
from engine.armada.model.state import State, Unit
from engine.core.rules import Seat

#: Names of groups, by gun or by type of unit.
NAMES = {
    "all": "all",
    "lasers": "laser",
    "blasters": "blaster",
    "missiles": "missile",
    "fighters": "fighter",
    "regiments": "regiment",
    "marines": "marines",
    "flashtroopers": "flashtrooper",
    "starships": "starship",
    "boats": "missile_boat",
    "carriers": "fighter_carrier",
    "scouts": "probe_scout",
    "cannon": "ion_cannon",
}
_GROUP = re.compile(r"([a-z]+|[rs][a-z]?\d{1,3})(?: +(?:on|at)|:| *>) *([rs][a-z]?\d{1,3})")


def read_group(s: State, v: Battle, seat: Seat, text: str) -> tuple[Shot, ...] | None:
    """Read one part of an answer that names a group: every gun of it that is ready and can hurt the target.

    None when the part names no group. A single unit is a group of all its guns.
    """
    m = _GROUP.fullmatch(text.strip().casefold())
    if not m or (m[1].isalpha() and m[1] not in NAMES):
        return None
    target = s.units.get(m[2][0].upper() + m[2][1:])
    if target is None:
        return None
    word = NAMES.get(m[1], m[1])
    shots = []
    for u, have in shooters(s, v, seat):
        room = free_launchers(s, u)
        for gun, most in have.items():
            n = min(most, room) if gun in MISSILES else most
            if n and _fits(word, u, gun) and need_to_hit(s, v, u, gun, target, close=True) != "-":
                room -= n if gun in MISSILES else 0
                shots.append(Shot(u.id, gun, target.id, n))
    return tuple(shots)


def _fits(word: str, u: Unit, gun: str) -> bool:
    return word in ("all", gun, u.type, u.id.casefold()) or (word == "missile" and gun in MISSILES)
