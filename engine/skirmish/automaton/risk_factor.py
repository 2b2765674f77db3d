"""The Risk Factor of a group: what it sees, and every part of the sum (Cases RISK.1 to RISK.6)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from engine.core.types.frozen import replace
from engine.skirmish.model.charts import ARMS, CHARTS, order_of, tenths
from engine.skirmish.model.procedures import GroupReaction
from engine.skirmish.model.state import Figure, Group, Letter, State
from engine.skirmish.table.line_of_sight import flanking, in_cover, seen_by_any
from engine.skirmish.table.terrain import land_of

Part = tuple[str, int]
R = CHARTS.risk


def members(s: State, g: Group) -> list[Figure]:
    """Return the figures of a group that can act."""
    group = g.id
    return [f for f in s.figures.values() if f.group == group and f.health == "fit" and not f.out]


def seen_by(s: State, mine: Sequence[Figure]) -> list[Figure]:
    """Case RISK.1: the fighting enemies that anybody of a group sees, the nearest to the group first."""
    found = seen_by_any(s, mine)
    if len(found) > 1:
        found.sort(key=lambda e: (distance_to_group(mine, e), e.id))
    return found


def distance_to_group(mine: Sequence[Figure], e: Figure) -> float:
    """Ruling K54: how far an enemy is from the nearest figure of a group."""
    x, y = e.at
    return round(min([hypot(f.x - x, f.y - y) for f in mine]), 2)


def friends_retreat(s: State, g: Group, mine: Sequence[Figure]) -> bool:
    """Case RISK.2: return whether anybody sees a friendly group that falls back or runs."""
    land = land_of(s)
    back = {
        x.id for x in s.groups.values() if x.side == g.side and x.id != g.id and x.course in ("back", "run")
    }
    fallers = [f for f in s.figures.values() if f.group in back and f.able]
    fallers += [
        f for f in s.figures.values() if f.side == g.side and f.fleeing and f.able and f.group != g.id
    ]
    return any(land.sees(m.at, f.at) for m in mine for f in fallers)


def range_of(f: Figure) -> float:
    """Return a figure's shooting range in inches; 0 when unarmed."""
    if f.weapon == "cannon":
        return ARMS.cannon.bands[-1]
    w = ARMS.weapons.get(f.weapon)
    return w.reach if w else 0.0


def all_in_cover(s: State, mine: Sequence[Figure], foes: Sequence[Figure]) -> bool:
    """Case RISK.3: return whether all of a unit is in cover, from its nearest enemy if one is in sight."""
    return bool(mine) and all(in_cover(s, f, foes[0].at if foes else None) for f in mine)


def outflanked(s: State, mine: Sequence[Figure], foes: Sequence[Figure]) -> bool:
    """Case RISK.5, Rulings K50 and K89: an enemy in sight outside the front of at least half the unit."""
    return any(2 * sum(flanking(s, f, e) for f in mine) >= len(mine) for e in foes)


def risk_parts(s: State, g: Group, able: Sequence[Figure] | None = None) -> tuple[Part, ...]:
    """Cases RISK.2 to RISK.6, Rulings K48 and K49: every part that counts now, with its number.

    `able` are the figures of the group that can act, if they are known already.
    """
    mine = members(s, g) if able is None else able
    foes = seen_by(s, mine)
    in_range = any(distance_to_group(mine, e) <= range_of(e) for e in foes)
    covered = all_in_cover(s, mine, foes)
    every = (
        ("none_seen", R.alone if not foes and not friends_retreat(s, g, mine) else 0),
        ("goauld", R.goauld if any(f.rank == "goauld" for f in mine) else 0),
        ("covered" if covered else "advancing", R.steady if covered or g.course == "advance" else 0),
        ("in_range", R.in_range if in_range else 0),
        ("raw", R.raw if g.raw and in_range else 0),
        ("hurt", R.tenth * tenths(g.lost, g.start)),
        ("flank", R.flank if outflanked(s, mine, foes) else 0),
        ("losing", R.worse if g.taken > g.dealt else 0),
        ("ran", R.ran if g.ran else 0),
        ("gm", s.modifier("risk", g.id)),
    )
    return tuple((code, n) for code, n in every if n)


def reaction_to_risk(s: State, g: Group, die: int, parts: tuple[Part, ...] | None = None) -> GroupReaction:
    """Cases ACTIONS.2 and ACTIONS.3: cross the Risk Factor with the die, for this group."""
    found = risk_parts(s, g) if parts is None else parts
    risk = sum(n for _, n in found)
    row, letter = order_of(risk, die)
    if row == 0 and g.course in ("back", "run") and die >= CHARTS.actions.halt:
        letter = "halt"
    return GroupReaction(g.id, risk, die, letter, found, row=row)


def remember_enemy(s: State, g: Group) -> Group:
    """Case ACTIONS.5: remember where the nearest enemy in sight is, for when it is out of sight."""
    foes = seen_by(s, members(s, g))
    if foes and foes[0].at != g.known:
        g = replace(g, known=foes[0].at)
        s.put_group(g)
    return g


def fix_reaction(s: State, g: Group, f: GroupReaction) -> None:
    """Ruling K47: the reaction is fixed, and what it counted starts from zero again."""
    letter: Letter = f.letter
    s.put_group(replace(s.groups[g.id], letter=letter, risk=f.risk, die=f.die, taken=0, dealt=0, ran=False))
