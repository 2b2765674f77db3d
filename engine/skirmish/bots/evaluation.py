"""The evaluation: able figures, goals reached and still far away; what an order is about (Case MISSION.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.rules import Action, Decision, Seat
from engine.core.types.explaining import WON as WON_TERM
from engine.core.types.explaining import Explains, Reason
from engine.skirmish.model.actions import (
    Done,
    March,
    React,
    Ready,
    Shoot,
    Steady,
)
from engine.skirmish.model.state import GM, Figure, Point, State
from engine.skirmish.queries.odds import at_least_one, shot_at
from engine.skirmish.queries.remaining_goals import next_goal
from engine.skirmish.queries.view import ways
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


def rate(state: State, seat: Seat) -> float:
    """Rate a position for players, or turned round for the GM's side."""
    worth = _worth(state)
    return -worth if seat == GM else worth


def weigh(state: State, seat: Seat) -> dict[str, float]:
    """Break `rate` down: its terms, which together are that number."""
    sign = -1 if seat == GM else 1
    return {term: sign * value for term, value in _terms(state).items()}


def _worth(state: State) -> float:
    return sum(_terms(state).values())


def _terms(state: State) -> dict[str, float]:
    if state.over is not None:
        return {WON_TERM: {"p1": WIN, GM: -WIN, None: 0.0}[state.over.winner]}
    ours, goal = list(players_figures(state)), next_goal(state)
    foes = [f for f in state.figures.values() if f.side == "jaffa" and state.known(f.id) and f.on_table]
    return {
        "done": DONE * len(state.done),
        "time": -0.5 * state.turn,
        "team": sum(_figure(f) for f in ours),
        "way": -sum(INCH * distance(f.at, goal) for f in ours if goal and f.able),
        "enemies": -sum(ENEMY - SHAKEN * f.suppressed - HURT * f.wounds for f in foes if f.able),
    }


def _figure(figure: Figure) -> float:
    if figure.health == "left":
        return LEFT + ITEM * len(figure.items)
    if not figure.on_table or figure.health != "fit":
        return 0.0
    return (
        FIGURE
        - SHAKEN * figure.suppressed
        - HURT * figure.wounds
        - FLED * figure.fleeing
        + ITEM * len(figure.items)
        - figure.out
    )


class Explanation(Explains):
    """Terms and places for hints (`engine.core.types.explaining`)."""

    unit = ENEMY
    terms = (WON_TERM, *TERMS)
    rules = ("hit", "goal", "seen", "enemy", "nerve", "rest", "team")
    weigh = staticmethod(weigh)

    ways = staticmethod(ways)

    def reasons(self, state: State, decision: Decision, action: Action) -> Sequence[Reason]:
        """Return measurements of the acting figure: its chance to hit, its way, who sees it."""
        if isinstance(action, Done):
            able = [f for f in state.figures.values() if f.seat == decision.seat and f.able]
            return (Reason("rest", {"n": len(able), "left": sum(f.left for f in able)}),)
        if isinstance(action, Ready):
            return (Reason("team", {"n": sum(f.seat == decision.seat for f in state.figures.values())}),)
        f = state.figures.get(getattr(action, "figure", ""))
        return tuple(_measured(state, f, action)) if f is not None else ()


def _measured(state: State, figure: Figure, action: Action) -> Iterator[Reason]:
    if isinstance(action, Shoot | React):
        shot = shot_at(state, figure, state.figures[action.target], action.aim)
        if shot is not None:
            n = action.shots if isinstance(action, Shoot) else 1
            percent = round(100 * at_least_one(shot.one, n))
            yield Reason("hit", {"figure": figure.id, "target": action.target, "percent": percent, "n": n})
    if isinstance(action, March):
        yield from _walk(state, figure, action.path[-1])
    if isinstance(action, Steady):
        yield Reason("nerve", {"figure": figure.id, "n": figure.suppressed})
    foes = _enemies(state)
    if foes:
        near = min(foes, key=lambda g: (distance(figure.at, g.at), g.id))
        yield Reason(
            "enemy", {"figure": figure.id, "enemy": near.id, "inches": round(distance(figure.at, near.at))}
        )


def _walk(state: State, figure: Figure, end: Point) -> Iterator[Reason]:
    """Case MOVE.1: measure how much nearer to the goal a walk ends, and who sees its end."""
    if (goal := next_goal(state)) is not None:
        was, now = distance(figure.at, goal), distance(end, goal)
        nearer = round(was - now)
        way = "nearer" if nearer >= 0 else "farther"
        yield Reason("goal", {"figure": figure.id, "nearer": abs(nearer), "way": way, "left": round(now)})
    if foes := _enemies(state):
        land = land_of(state)
        before, after = (sum(land.sees(g.at, x) for g in foes) for x in (figure.at, end))
        sight = "riskier" if after > before else "safer" if after < before else "same"
        yield Reason("seen", {"figure": figure.id, "sight": sight if after else "hidden"})


def _enemies(state: State) -> list[Figure]:
    """Case SIGHT.1: list the enemies that players know of and that can still do something."""
    return [
        g for g in state.figures.values() if g.side == "jaffa" and g.able and g.on_table and state.known(g.id)
    ]
