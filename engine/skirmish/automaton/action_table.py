"""What a letter of the actions table means for one group, here and now (Cases ACTIONS.1 to ACTIONS.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.core.types.frozen import replace
from engine.skirmish.automaton.risk_factor import all_in_cover, distance_to_group, members, seen_by
from engine.skirmish.model.charts import CHARTS
from engine.skirmish.model.state import Course, Figure, Group, Letter, Point, State
from engine.skirmish.table.geometry import distance, polar
from engine.skirmish.table.line_of_sight import contacts, figures_within, in_cover
from engine.skirmish.table.terrain import land_of, scenario_of

Meaning = Literal[
    "stay",
    "stay_cover",
    "to_cover",
    "halt",
    "charge",
    "advance",
    "to_goal",
    "onward",
    "back",
    "run",
    "melee",
    "stun",
]
#: Case ACTIONS.5: distance in inches of the point towards which a group continues in its direction.
AHEAD = 24.0


@dataclass(frozen=True, slots=True)
class GroupAction:
    """A group's action for this turn.

    `target` is the enemy it approaches or shoots at first, `goal` its destination, `foes` the places of
    enemies it avoids. `stunner` throws a stun grenade while the others cover. `told` is the enemy at which a
    player has allies shoot first. `course` is what it will be doing afterwards.
    """

    group: str
    meaning: Meaning
    course: Course
    target: str = ""
    goal: Point | None = None
    foes: tuple[Point, ...] = ()
    stunner: str = ""
    told: str = ""

    @property
    def forced(self) -> bool:
        """Ruling K53: a retreat that moves even defenders."""
        return self.meaning in ("to_cover", "back", "run")


def decide_action(s: State, g: Group, letter: Letter) -> GroupAction:
    """Cases ACTIONS.1 to ACTIONS.6, Rulings K53 and K54: return the deed of a group."""
    mine = members(s, g)
    foes = seen_by(s, mine)
    near = foes[0] if foes else None
    base = GroupAction(
        group=g.id,
        meaning="stay",
        course="hold",
        target=near.id if near else "",
        goal=None,
        foes=avoided_positions(g, foes),
    )
    if letter == "A":
        return take_cover(s, mine, foes, base)
    if letter == "E":
        covered = all_in_cover(s, mine, foes)
        return replace(base, meaning="stay_cover") if covered else move_away(base, "back")
    if letter == "F":
        return move_away(base, "run")
    if letter == "halt":
        return replace(base, meaning="halt")
    if letter == "B" or g.defending:
        return replace(
            base, meaning="melee" if all_in_melee(s, mine) else "stay", stunner=stun_thrower(s, mine, near)
        )
    if all_in_melee(s, mine):
        return replace(base, meaning="melee", course="advance")
    if letter in ("D", "toward"):
        return advance_on_enemy(s, g, mine, near, base)
    return continue_action(s, g, mine, near, base, charge=letter == "C")


def avoided_positions(g: Group, foes: Sequence[Figure]) -> tuple[Point, ...]:
    """Case ACTIONS.5: where the enemies are, or where one was last."""
    return tuple(e.at for e in foes) or ((g.known,) if g.known else ())


def all_in_melee(s: State, mine: Sequence[Figure]) -> bool:
    """Return whether all of a group are in melee."""
    return all(contacts(s, f) for f in mine)


def take_cover(s: State, mine: Sequence[Figure], foes: Sequence[Figure], base: GroupAction) -> GroupAction:
    """Case ACTIONS.4A: who is in cover stays; the others make for it, or fall back."""
    return replace(base, meaning="stay_cover" if all_in_cover(s, mine, foes) else "to_cover")


def move_away(base: GroupAction, course: Course) -> GroupAction:
    """Cases ACTIONS.4E and ACTIONS.4F: from the nearest enemy; without one it stays."""
    if not base.foes:
        return base
    return replace(base, meaning="back" if course == "back" else "run", course=course)


def advance_on_enemy(
    s: State, g: Group, mine: Sequence[Figure], near: Figure | None, base: GroupAction
) -> GroupAction:
    """Cases ACTIONS.4D, ACTIONS.5 and ACTIONS.6, Ruling K99: at the nearest enemy, or where one was last."""
    if near is None:
        if g.known and all(distance(f.at, g.known) > 2.0 for f in mine):
            return replace(base, meaning="advance", course="advance", goal=g.known)
        return advance_to_objective(s, g, mine, base)
    if thrower := stun_thrower(s, mine, near):
        return replace(base, meaning="stun", course="advance", stunner=thrower)
    meaning: Meaning = "charge" if distance_to_group(mine, near) <= CHARTS.actions.charge else "advance"
    return replace(base, meaning=meaning, course="advance", goal=near.at)


def continue_action(
    s: State, g: Group, mine: Sequence[Figure], near: Figure | None, base: GroupAction, *, charge: bool
) -> GroupAction:
    """Cases ACTIONS.2 and ACTIONS.4C, Ruling K99: what it was doing, but a C charges who is in reach."""
    in_reach = near is not None and distance_to_group(mine, near) <= CHARTS.actions.charge
    if charge and in_reach:
        return advance_on_enemy(s, g, mine, near, base)
    if g.course == "advance":
        return advance_on_enemy(s, g, mine, near, base) if near else advance_to_objective(s, g, mine, base)
    if g.course in ("back", "run") and not charge:
        return move_away(base, g.course)
    if charge and near is None:
        return advance_to_objective(s, g, mine, base)
    return replace(base, meaning="stay", stunner=stun_thrower(s, mine, near))


def advance_to_objective(s: State, g: Group, mine: Sequence[Figure], base: GroupAction) -> GroupAction:
    """Cases ACTIONS.4C and ACTIONS.5: toward the objective, or on in its direction."""
    if goal := destination(s, g, mine):
        return replace(base, meaning="to_goal", course="advance", goal=goal)
    if g.goal:
        return replace(base, meaning="stay", course="hold")
    start = mine[0].at
    goal = land_of(s).clip(polar(start, g.heading, AHEAD))
    if distance(start, goal) < 2.0:
        return replace(base, meaning="stay", course="hold")
    return replace(base, meaning="onward", course="advance", goal=goal)


def destination(s: State, g: Group, mine: Sequence[Figure]) -> Point | None:
    """Case ACTIONS.4C: where a group goes with nobody in sight; None once it is there."""
    goal = g.goal or next((o.at for o in scenario_of(s).objectives), None)
    if goal is None or any(distance(f.at, goal) <= 2.0 for f in mine):
        return None
    return goal


def stun_thrower(s: State, mine: Sequence[Figure], near: Figure | None) -> str:
    """Case GRENADE.5, Ruling K88: who rolls a stun grenade: two enemies in its flash, no other friend."""
    if near is None or not any("stun" in f.kit for f in mine):
        return ""
    flash = figures_within(s, near.at, CHARTS.stun.blast)
    foes = [e for e in flash if e.side == near.side and e.able]
    group = {f.id for f in mine}
    if len(foes) < 2 or any(f.side != near.side and f.able and f.id not in group for f in flash):
        return ""
    land = land_of(s)
    able = (
        f
        for f in mine
        if "stun" in f.kit
        and not f.suppressed
        and distance(f.at, near.at) <= CHARTS.stun.throw
        and f.fp >= CHARTS.grenade.actions
        and land.sees(f.at, near.at)
        and not contacts(s, f)
    )
    return next((f.id for f in able), "")


def in_own_cover(s: State, f: Figure, foes: Sequence[Point]) -> bool:
    """Return whether a figure is in cover from all the enemies it avoids."""
    return all(in_cover(s, f, x) for x in foes) if foes else in_cover(s, f)
