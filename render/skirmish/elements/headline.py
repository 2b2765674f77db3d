"""Where the game stands, in a line."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.rules import Seat
from engine.skirmish.model.terms import GM
from engine.skirmish.queries.view import TableView
from render.core.events import join_list
from render.core.text import Words


def result(v: TableView) -> str:
    """Return how a game has ended: won, lost or drawn; "" while it goes on."""
    if v.outcome is None:
        return ""
    return "drawn" if v.outcome.winner is None else "lost" if v.outcome.winner == GM else "won"


def headline(v: TableView, full: Mapping[Seat, str], words: Words) -> str:
    """Word the turn, the step, and who still has to act or answer."""
    if ended := result(v):
        return words(f"skirmish-head-{ended}", turn=v.turn)
    waiting = [full.get(x, x) for x in v.waiting]
    if v.phase == "muster":
        first = words("skirmish-head-muster", spent=v.spent, points=v.points)
    elif v.phase == "players":
        first = words("skirmish-head-players", turn=v.turn, turns=v.turns)
    else:
        phase = words(f"skirmish-phase-{v.phase}")
        first = words("skirmish-head-phase", turn=v.turn, turns=v.turns, phase=phase)
    if not waiting:
        return first
    acting = v.phase in ("players", "muster") and GM not in v.waiting
    key = "skirmish-head-acting" if acting else "skirmish-head-waiting"
    return f"{first} {words(key, names=join_list(waiting, words))}"
