"""How good a position is: who stands, what is done, how far it is to what remains (Case MISSION.1)."""

from __future__ import annotations

from engine.core.rules import Seat
from engine.skirmish.model.state import GM, Figure, State
from engine.skirmish.queries.remaining_goals import next_goal
from engine.skirmish.rules.victory import players_figures
from engine.skirmish.table.geometry import distance

WIN = 1000.0
FIGURE, LEFT, DONE, ITEM = 12.0, 10.0, 30.0, 8.0
SHAKEN, HURT, FLED = 1.5, 2.5, 4.0
ENEMY = 5.0
#: Value of an inch nearer to the next goal.
INCH = 0.12


def rate(s: State, seat: Seat) -> float:
    """Rate a position for players, or turned round for the GM's side."""
    worth = _worth(s)
    return -worth if seat == GM else worth


def _worth(s: State) -> float:
    if s.over is not None:
        return {"p1": WIN, GM: -WIN, None: 0.0}[s.over.winner]
    total = DONE * len(s.done) - 0.5 * s.turn
    goal = next_goal(s)
    for f in players_figures(s):
        total += _figure(f)
        if goal and f.able:
            total -= INCH * distance(f.at, goal)
    for f in s.figures.values():
        if f.side == "jaffa" and s.known(f.id) and f.on_table:
            total -= 0.0 if not f.able else ENEMY - SHAKEN * f.suppressed - HURT * f.wounds
    return total


def _figure(f: Figure) -> float:
    if f.health == "left":
        return LEFT + ITEM * len(f.items)
    if not f.on_table or f.health != "fit":
        return 0.0
    return FIGURE - SHAKEN * f.suppressed - HURT * f.wounds - FLED * f.fleeing + ITEM * len(f.items) - f.out
