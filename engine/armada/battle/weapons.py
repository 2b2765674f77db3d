"""Which units may shoot at which, with what, and what the dice must show (CHART.1, CHART.2 and notes)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.armada.battle.frames import Battle, Gun, units_in_battle, units_standing
from engine.armada.model.chances import Need
from engine.armada.model.force_chart import HULLS
from engine.armada.model.odds import need_of
from engine.armada.model.state import FOE, SHIPS, State, Unit
from engine.core.rules import Seat

#: Guns that may go to close quarters (Ruling G18).
CLOSE_GUNS: tuple[Gun, ...] = ("blaster", "fighter")
MISSILES: tuple[Gun, ...] = ("ap", "nuclear")
ESCORTS = ("regiment", "marines")
_COLUMNS = dict[str, str].fromkeys(HULLS, "starship") | {"fighter": "fighter"}


def target_column(u: Unit) -> str:
    """Case CHART.2: return a target's column."""
    return _COLUMNS.get(u.type, "ground")


def escorted(s: State, v: Battle, u: Unit) -> bool:
    """Case NOTES.ion: return whether a regiment or marines are with a cannon, or it is flipped itself."""
    return u.id in v.flipped or any(w.type in ESCORTS for w in s.there(u.at, u.seat))


def has_better_row(s: State, v: Battle, by: Unit, gun: str, *, close: bool) -> bool:
    """Return whether the condition of a shooter's better row holds (the notes on the chart)."""
    when = s.chances.of[gun].when
    if when == "close":
        return close
    if when == "defending":
        return by.seat == v.defender
    if when == "teleported":
        return by.id in s.marks.teleported
    return when == "escorted" and escorted(s, v, by)


def need_to_hit(s: State, v: Battle, by: Unit, gun: str, on: Unit, *, close: bool = False) -> Need:
    """Cases CHART.1, CHART.2 and UNITS.1, Ruling G1: return what two dice must show for a shot."""
    kind, row = _COLUMNS.get(on.type, "ground"), s.chances.of[gun]
    if kind != "ground":
        return row.fighter if kind == "fighter" else row.starship
    if not row.when:
        return row.ground
    met = has_better_row(s, v, by, gun, close=close)
    if met and gun == "regiment" and s.house.regiment_defence == "8_or_more":
        return "8+"
    return need_of(row, kind, better=met)


def need_at_seeker(s: State, gun: str) -> Need:
    """Case COMBAT.d: return what a weapon needs against a seeker in flight."""
    return s.chances.of[gun].fighter


def gun_shots(s: State, v: Battle, u: Unit) -> dict[Gun, int]:
    """Return how often each gun of a unit can shoot in a round, missiles limited by those aboard.

    Launchers are counted by `launchers`; together the missiles may not be more (Case NOTES.launchers).
    """
    if u.type not in SHIPS:
        return {u.type: 1}  # type: ignore[dict-item]
    found: dict[Gun, int] = {}
    has = u.has
    if n := has.get("laser", 0):
        found["laser"] = n
    if n := has.get("blaster", 0):
        found["blaster"] = n
    if "launcher" in has and (free := free_launchers(s, u)):
        for gun in MISSILES:
            if n := min(free, has.get(gun, 0)):
                found[gun] = n
    return found


def is_armed(s: State, v: Battle, u: Unit) -> bool:
    """Cases COMBAT.f and COMBAT.h: return whether a unit has a usable gun in this round."""
    unit = u.id
    if unit in v.leaving or (v.round <= 1 and (v.used or unit in v.late)):
        return bool(ready_guns(s, v, u))
    has = u.has
    if u.type not in SHIPS or "laser" in has or "blaster" in has:
        return True
    return "launcher" in has and ("ap" in has or "nuclear" in has) and free_launchers(s, u) > 0


def free_launchers(s: State, u: Unit) -> int:
    """Case NOTES.launchers, Ruling G20: return the launchers of a ship that are still free this turn."""
    n = u.has.get("launcher", 0)
    return max(0, n - s.marks.fired.get(u.id, 0)) if n else 0


def ready_guns(s: State, v: Battle, u: Unit) -> dict[Gun, int]:
    """Cases COMBAT.f and COMBAT.h, Ruling G46: return a unit's usable guns in this round."""
    first = v.round <= 1
    if u.id in v.leaving or (first and u.id in v.late):
        return {}
    found = gun_shots(s, v, u)
    if first and v.used:
        found = {g: n - v.used.get(f"{u.id}.{g}", 0) for g, n in found.items()}
        found = {g: n for g, n in found.items() if n > 0}
    return found


def kept_apart(v: Battle, by: Unit, on: Unit) -> bool:
    """Ruling G15: return whether ground units that only flyers go on against keep two units apart."""
    if not v.stalked:
        return False
    return (by.id in v.stalked and on.ground) or (on.id in v.stalked and by.ground)


def shooters(s: State, v: Battle, seat: Seat) -> list[tuple[Unit, dict[Gun, int]]]:
    """List a side's units that can shoot in this round, flipped ones too, with their guns."""
    return [(u, have) for u in units_in_battle(s, v, seat) if (have := ready_guns(s, v, u))]


def can_hurt(s: State, v: Battle, seat: Seat) -> bool:
    """Ruling G52: return whether any unit of a side could still hurt an enemy in a later round."""
    foes, mine = units_standing(s, v, FOE[seat]), units_standing(s, v, seat)
    if v.stalked:
        kinds = [*{(target_column(x), x.id in v.stalked): x for x in foes}.values()]
        return any(open_to(s, v, u, g, kinds, close=True) for u in mine for g in gun_shots(s, v, u))
    alike = [*{_COLUMNS.get(x.type, "ground"): x for x in foes}.values()]
    for u in mine:
        for g in gun_shots(s, v, u):
            for x in alike:
                if need_to_hit(s, v, u, g, x, close=True) != "-":
                    return True
    return False


def open_to(
    s: State, v: Battle, by: Unit, gun: str, foes: Sequence[Unit], *, close: bool = False
) -> dict[str, Need]:
    """Case CHART.2, Ruling G15: return what a gun needs against each enemy that it can hurt, by id.

    A gun needs the same against all targets of a column.
    """
    kinds: dict[str, Need] = {}
    found: dict[str, Need] = {}
    for u in foes:
        kind = target_column(u)
        if kind not in kinds:
            kinds[kind] = need_to_hit(s, v, by, gun, u, close=close)
        if kinds[kind] != "-" and not kept_apart(v, by, u):
            found[u.id] = kinds[kind]
    return found
