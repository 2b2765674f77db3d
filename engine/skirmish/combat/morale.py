"""Morale of the players' figures: tests, retreat, flight and rally (Cases MORALE.1 to MORALE.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.core.types.frozen import replace
from engine.skirmish.model.audience import T, roll_for_figures, tell_players
from engine.skirmish.model.charts import CHARTS, morale_result
from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.model.procedures import MORALE, RALLY, STEADY, WALK, Morale, Rally, Steadying, Walk
from engine.skirmish.model.state import RULES, Figure, Pace, Point, State
from engine.skirmish.rules.effects import note_shock, suppress, tell_about
from engine.skirmish.rules.movement import allowance
from engine.skirmish.rules.routes import cover_within, path_away, path_toward
from engine.skirmish.table.line_of_sight import in_cover, opponents, split_teams

#: Ruling K51: causes tested at once; the rest wait for the morale steps.
AT_ONCE = ("charged", "open")
#: What `Figure.shock` keeps of such a test until the next morale step.
ONCE = {"charged": "braved", "open": "crossed"}
#: What is left for no morale step: tested at once, or kept of such a test.
_DONE = frozenset((*ONCE, *ONCE.values()))
RETREAT = "retreat"


# -- who tests ---------------------------------------------------------------------------------------------


def is_drilled(s: State, f: Figure) -> bool:
    """Cases MORALE.1 and ACTIONS.8, Rulings K12 and K59: soldiers of the players test, all others never."""
    g = s.groups.get(f.group)
    return f.side == "sgc" and f.rank != "captive" and (g is None or not g.auto)


def shock_figure(s: State, figure: str, why: str) -> None:
    """Case MORALE.1: have a figure's team test for this; nothing for those who never test.

    What is tested at once is so once a step for each figure (Ruling K51).
    """
    f = s.figures[figure]
    if not is_drilled(s, f) or ONCE.get(why, "-") in f.shock:
        return
    f = note_shock(f, why)
    s.put(note_shock(f, ONCE[why]) if why in ONCE else f)


def due_teams(s: State, v: Morale) -> list[tuple[str, ...]]:
    """Cases MORALE.1 and MORALE.2, Rulings K15 and K51: the teams that test now.

    Members chained within 3 inches test together; `only` has just those teams test that are shocked at once.
    """
    causes = AT_ONCE if v.only else None
    up = [f for f in s.figures.values() if is_drilled(s, f) and f.health == "fit" and not f.fleeing]
    found = []
    for group in dict.fromkeys(f.group for f in up):
        mine = [f for f in up if f.group == group]
        for team in split_teams(mine, CHARTS.morale.reach) if group else [[f] for f in mine]:
            hit = [f for f in team if must_test(f, causes) and (not v.only or f.id in v.only)]
            if hit:
                found.append(tuple(f.id for f in team))
    return found


def must_test(f: Figure, causes: Iterable[str] | None) -> bool:
    """Return whether a figure has to test: for one of these causes, or for any that waits for its step."""
    return any(x in causes if causes else x not in _DONE for x in f.shock)


def team_strength(s: State, team: Iterable[str]) -> int:
    """Case MORALE.3, Ruling K14: the Fire actions of all but the wounded and those who are out."""
    mine = (s.figures[i] for i in team)
    return sum(f.fp for f in mine if f.able and not f.wounds)


# -- the test ----------------------------------------------------------------------------------------------


def gather_tests(t: T, v: Morale) -> None:
    """Case MORALE.2: fix the teams; in the morale steps what was tested at once is over."""
    left = due_teams(t.s, v)
    t.hold(left=tuple(left), begun=True)
    for f in list(t.s.figures.values()):
        if v.only:
            keep = tuple(x for x in f.shock if x not in AT_ONCE) if f.id in v.only else f.shock
        else:
            keep = ()
        if keep != f.shock:
            t.s.put(replace(f, shock=keep))
    if not left:
        t.end()


def roll_morale(t: T, v: Morale) -> None:
    """Cases MORALE.3 and MORALE.4, Ruling K13: a die against the Fire actions; over six it needs none."""
    if not v.left:
        t.end()
        return
    team = v.left[0]
    fp = team_strength(t.s, team)
    by = t.s.modifier("morale", *team, *(t.s.figures[i].group for i in team[:1]))
    die = (
        0
        if fp > 6 and by <= 0
        else roll_for_figures(t, "MORALE.3", 6, why="morale", figures=list(team), need=fp)
    )
    result = morale_result(die + by, fp) if die else None
    t.hold(result=result or "pass")
    tell_players(
        t,
        "morale",
        "MORALE.3",
        figures=list(team),
        die=die,
        modifier=by,
        fp=fp,
        margin=die + by - fp,
        result=result or "pass",
    )


def take_result(t: T, v: Morale) -> None:
    """Case MORALE.4: the team retires, goes to ground, or flees."""
    t.hold(left=v.left[1:], result="pass")
    t.goto(roll_morale)
    team = [t.s.figures[i] for i in v.left[0]]
    if v.result == "suppressed":
        for f in team:
            suppress(t, f, shock=False)
    elif v.result == "retire":
        for f in team:
            retire(t, f)
    elif v.result == "flee":
        for f in team:
            t.s.put(replace(t.s.figures[f.id], fleeing=True, saved=0, busy=""))
        for f in team:
            t.call(RETREAT, Retreat(f.id, "flee", moves_left(t.s, f)))


RULES.procedure(
    MORALE,
    {"muster": gather_tests, "roll_morale": roll_morale, "take_result": take_result},
    holds=Morale,
    crumb=("left",),
)


# -- retreat and flight --------------------------------------------------------------------------------------


def known_enemies(s: State, f: Figure) -> list[Point]:
    """Return the positions of enemies that a figure knows of, the nearest first."""
    known = [g for g in opponents(s, f) if g.id in s.spotted[f.side] and g.able]
    return [g.at for g in sorted(known, key=lambda g: ((g.x - f.x) ** 2 + (g.y - f.y) ** 2, g.id))]


def can_move(f: Figure) -> bool:
    """Case EFFECT.4: who is suppressed or out does not move."""
    return f.able and not f.suppressed


@dataclass(frozen=True, slots=True)
class Retreat:
    """A forced way: `pace` "retire" to cover or "flee" from the enemy, so many movement actions still to go.

    `free` takes no Fire actions.
    """

    figure: str
    pace: Pace
    left: int
    free: bool = True


def retire(t: T, f: Figure) -> None:
    """Case MORALE.4, Ruling K81: to the nearest cover, by the moves left this turn; with none near, away."""
    foes = known_enemies(t.s, f)
    if can_move(f) and not (in_cover(t.s, f, foes[0]) if foes else in_cover(t.s, f)):
        t.s.put(replace(f, saved=0, busy=""))
        t.call(RETREAT, Retreat(f.id, "retire", moves_left(t.s, f)))


def moves_left(s: State, f: Figure) -> int:
    """Case MOVE.1, Rulings K81 and K82: the movement actions that it has not made this turn, at least one."""
    made = f.marched if s.house.retiring == "rest" else 0
    return max(1, min(f.fp, NUMBERS.movement.most - made))


def step_back(t: T, v: Retreat) -> None:
    """Cases MOVE.2 and MORALE.4, Rulings K81 and K82: one movement action back, and the next."""
    s = t.s
    f, before = s.figures[v.figure], v.left
    foes = known_enemies(s, f)
    one = allowance(s, f, v.pace)[0]
    path: tuple[Point, ...] = ()
    if before and can_move(f) and (v.free or f.left):
        spot = cover_within(s, f, one * before, foes) if v.pace == "retire" else None
        if spot:
            path = path_toward(s, f, spot, one) if spot != f.at else ()
        elif foes:
            path = path_away(s, f, foes, one)
    if not path:
        t.end()
        return
    t.hold(left=before - 1)
    if v.free:
        s.put(replace(f, marched=f.marched + 1))
    t.goto(step_back)
    t.call(WALK, Walk(f.id, path, v.pace, limit=one, free=v.free))


def can_retreat(s: State, v: Retreat) -> bool:
    """Return whether the figure can still retreat."""
    f = s.figures.get(v.figure)
    return f is not None and f.able


RULES.procedure(RETREAT, {"step_back": step_back}, holds=Retreat, stands=can_retreat)


def gather_rallies(t: T, v: Rally) -> None:
    """Case MORALE.5: all who flee try, at the start of the players' step."""
    up = [f for f in t.s.figures.values() if f.fleeing and f.able and is_drilled(t.s, f)]
    t.hold(left=tuple(f.id for f in up), begun=True)
    if not up:
        t.end()


def roll_rally(t: T, v: Rally) -> None:
    """Case MORALE.5, Ruling K16: a natural 6 rallies."""
    if not v.left:
        t.end()
        return
    f = t.s.figures[v.left[0]]
    n = roll_for_figures(t, "MORALE.5", 6, why="rally", figure=f.id, need=CHARTS.morale.rally)
    back = n >= CHARTS.morale.rally
    if back:
        t.s.put(replace(f, fleeing=False))
    tell_about(t, f.id, "rallied", "MORALE.5", n=n, rallied=back)


def run_on(t: T, v: Rally) -> None:
    """Case MORALE.5, Ruling K82: the others run on; the suppressed among them try to get up first."""
    f = t.s.figures[v.left[0]]
    t.hold(left=v.left[1:])
    t.goto(roll_rally)
    if not f.fleeing or not f.able:
        return
    if f.suppressed:
        for _ in range(f.left):
            t.call(STEADY, Steadying(f.id))
    else:
        t.call(RETREAT, Retreat(f.id, "flee", NUMBERS.movement.most, free=False))


RULES.procedure(RALLY, {"gather": gather_rallies, "roll_rally": roll_rally, "run_on": run_on}, holds=Rally)
