"""The evaluation: able figures, goals reached and still far away; what an order is about (Case MISSION.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.rules import Action, Decision, Seat
from engine.core.types.explaining import WON as WON_TERM
from engine.core.types.explaining import Explains, Reason
from engine.skirmish.model.actions import (
    Blow,
    Done,
    Enlist,
    Lead,
    March,
    React,
    Ready,
    Shoot,
    Steady,
    Throw,
)
from engine.skirmish.model.state import GM, Figure, Point, State
from engine.skirmish.queries.odds import at_least_one, shot_at
from engine.skirmish.queries.remaining_goals import next_goal
from engine.skirmish.rules.victory import players_figures
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.terrain import land_of

WIN = 1000.0
FIGURE, LEFT, DONE, ITEM = 12.0, 10.0, 30.0, 8.0
SHAKEN, HURT, FLED = 1.5, 2.5, 4.0
ENEMY = 5.0
#: The terms into which `weigh` breaks a rating down.
TERMS = ("done", "time", "team", "way", "enemies")
#: Value of an inch nearer to the next goal.
INCH = 0.12


def rate(s: State, seat: Seat) -> float:
    """Rate a position for players, or turned round for the GM's side."""
    worth = _worth(s)
    return -worth if seat == GM else worth


def weigh(s: State, seat: Seat) -> dict[str, float]:
    """Break `rate` down: its terms, which together are that number."""
    sign = -1 if seat == GM else 1
    return {term: sign * value for term, value in _terms(s).items()}


def _worth(s: State) -> float:
    return sum(_terms(s).values())


def _terms(s: State) -> dict[str, float]:
    if s.over is not None:
        return {WON_TERM: {"p1": WIN, GM: -WIN, None: 0.0}[s.over.winner]}
    ours, goal = list(players_figures(s)), next_goal(s)
    foes = [f for f in s.figures.values() if f.side == "jaffa" and s.known(f.id) and f.on_table]
    return {
        "done": DONE * len(s.done),
        "time": -0.5 * s.turn,
        "team": sum(_figure(f) for f in ours),
        "way": -sum(INCH * distance(f.at, goal) for f in ours if goal and f.able),
        "enemies": -sum(ENEMY - SHAKEN * f.suppressed - HURT * f.wounds for f in foes if f.able),
    }


def _figure(f: Figure) -> float:
    if f.health == "left":
        return LEFT + ITEM * len(f.items)
    if not f.on_table or f.health != "fit":
        return 0.0
    return FIGURE - SHAKEN * f.suppressed - HURT * f.wounds - FLED * f.fleeing + ITEM * len(f.items) - f.out


#: The fields of actions that name whom or what a figure acts on.
OBJECTS = ("target", "body", "objective", "item")


class Explanation(Explains):
    """Terms and places for hints (`engine.core.types.explaining`)."""

    unit = ENEMY
    terms = (WON_TERM, *TERMS)
    rules = ("hit", "goal", "seen", "enemy", "nerve", "rest", "team")
    weigh = staticmethod(weigh)

    def places(self, s: State, d: Decision, action: Action) -> Sequence[tuple[str, str]]:
        """Return the figure that acts, and the point, figure or thing that it acts on."""
        if isinstance(action, Enlist):
            return ()
        if isinstance(action, Blow):
            return ((action.charge, ""),)
        if isinstance(action, Lead):
            return ((_point(action.x, action.y), ""),)
        figure = getattr(action, "figure", "")
        if not figure or figure not in s.figures:
            return ()
        if isinstance(action, March):
            return ((figure, _point(*action.path[-1])),)
        if isinstance(action, Throw):
            return ((figure, _point(action.x, action.y)),)
        return ((figure, next((x for name in OBJECTS if (x := getattr(action, name, ""))), "")),)

    def reasons(self, s: State, d: Decision, action: Action) -> Sequence[Reason]:
        """Return measurements of the acting figure: its chance to hit, its way, who sees it."""
        if isinstance(action, Done):
            able = [f for f in s.figures.values() if f.seat == d.seat and f.able]
            return (Reason("rest", {"n": len(able), "left": sum(f.left for f in able)}),)
        if isinstance(action, Ready):
            return (Reason("team", {"n": sum(f.seat == d.seat for f in s.figures.values())}),)
        f = s.figures.get(getattr(action, "figure", ""))
        return tuple(_measured(s, f, action)) if f is not None else ()


def _measured(s: State, f: Figure, action: Action) -> Iterator[Reason]:
    if isinstance(action, Shoot | React):
        shot = shot_at(s, f, s.figures[action.target], action.aim)
        if shot is not None:
            n = action.shots if isinstance(action, Shoot) else 1
            percent = round(100 * at_least_one(shot.one, n))
            yield Reason("hit", {"figure": f.id, "target": action.target, "percent": percent, "n": n})
    if isinstance(action, March):
        yield from _walk(s, f, action.path[-1])
    if isinstance(action, Steady):
        yield Reason("nerve", {"figure": f.id, "n": f.suppressed})
    foes = _enemies(s)
    if foes:
        near = min(foes, key=lambda g: (distance(f.at, g.at), g.id))
        yield Reason("enemy", {"figure": f.id, "enemy": near.id, "inches": round(distance(f.at, near.at))})


def _walk(s: State, f: Figure, end: Point) -> Iterator[Reason]:
    """Case MOVE.1: measure how much nearer to the goal a walk ends, and who sees its end."""
    if (goal := next_goal(s)) is not None:
        was, now = distance(f.at, goal), distance(end, goal)
        nearer = round(was - now)
        way = "nearer" if nearer >= 0 else "farther"
        yield Reason("goal", {"figure": f.id, "nearer": abs(nearer), "way": way, "left": round(now)})
    if foes := _enemies(s):
        land = land_of(s)
        before, after = (sum(land.sees(g.at, x) for g in foes) for x in (f.at, end))
        yield Reason("seen", {"figure": f.id, "before": before, "after": after})


def _enemies(s: State) -> list[Figure]:
    """Case SIGHT.1: list the enemies that players know of and that can still do something."""
    return [g for g in s.figures.values() if g.side == "jaffa" and g.able and g.on_table and s.known(g.id)]


def _point(x: float, y: float) -> str:
    return f"{x:g} {y:g}"
