"""The evaluation: able figures, goals reached, the distance to the remaining ones (Case MISSION.1)."""

from __future__ import annotations

from engine.core.rules import Seat
from engine.core.types.explaining import WON as WON_TERM
from engine.skirmish.model.state import GM, Figure, State
from engine.skirmish.queries.remaining_goals import next_goal
from engine.skirmish.rules.victory import players_figures
from engine.skirmish.table.geometry import distance

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
