"""Hits to be expected from named targets (COMBAT.f, COMBAT.h), as a seat may know them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.armada.battle.close_quarters import salvo_order
from engine.armada.battle.frames import Battle, Free, Salvo, Shot, Targets
from engine.armada.battle.planned_answers import complete_free
from engine.armada.battle.weapons import need_to_hit
from engine.armada.model.odds import Hull, destruction_chance, exact_chance
from engine.armada.model.state import FOE, State
from engine.armada.orders.battle_plan import USUAL
from engine.core.rules import Seat
from engine.core.types.frozen import replace


def expected(s: State, v: Battle, seat: Seat, a: Targets) -> dict[str, float]:
    """Return the mean number of hits that a side's dice score this round, by target.

    What goes to close quarters shoots before the rest of its side (Ruling G54). By then free shots may have
    destroyed ships of the first mover (the enemy is taken to aim them by the default plan, for its own is
    secret), and the second mover may have removed a target (Ruling G55).
    """
    close, queue = salvo_order(s, v, seat, a)
    near = next((x.shots for x in queue if x.part == "close"), ())
    lasting = _surviving(s, replace(v, close=close), seat) if near and seat == s.first else {}
    found: dict[str, float] = {}
    for x, p in _chances(s, v, queue):
        if x not in near:
            p *= lasting.get(x.by, 1.0)
            p *= 1.0 if seat == s.first else _standing(s, v, near, x.on)
        found[x.on] = found.get(x.on, 0.0) + x.n * p
    return found


def expected_free(s: State, v: Battle, shots: Sequence[Shot]) -> dict[str, float]:
    """Ruling G18: return the mean number of hits of free shots by target; nothing comes between them."""
    found: dict[str, float] = {}
    for x, p in _chances(s, v, (Salvo("", "free", tuple(shots)),)):
        found[x.on] = found.get(x.on, 0.0) + x.n * p
    return found


def _chances(s: State, v: Battle, queue: Sequence[Salvo]) -> list[tuple[Shot, float]]:
    units = s.units
    return [
        (
            x,
            float(
                exact_chance(need_to_hit(s, v, units[x.by], x.gun, units[x.on], close=salvo.part == "close"))
            ),
        )
        for salvo in queue
        for x in salvo.shots
    ]


def _surviving(s: State, v: Battle, seat: Seat) -> dict[str, float]:
    """Return the chance of each of a close group to survive the free shots at it (Ruling G18)."""
    at: dict[str, list[Shot]] = {}
    for x in complete_free(s, v, FOE[seat], Free(), USUAL).shots:
        at.setdefault(x.on, []).append(x)
    found = {}
    for unit, shots in at.items():
        u, stops = s.units[unit], s.chances.armor
        needs = [
            (need_to_hit(s, v, s.units[x.by], x.gun, u), stops.get(x.gun, stops["others"]))
            for x in shots
            for _ in range(x.n)
        ]
        hull = Hull(bool(u.has.get("shield")), u.has.get("armor", 0))
        found[unit] = 1.0 - float(destruction_chance(hull, needs))
    return found


def _standing(s: State, v: Battle, near: Sequence[Shot], target: str) -> float:
    """Return the chance that a target outlives the salvo at close quarters."""
    left = 1.0
    for x in near:
        if x.on == target:
            p = float(exact_chance(need_to_hit(s, v, s.units[x.by], x.gun, s.units[target], close=True)))
            left *= (1.0 - p) ** x.n
    return left
