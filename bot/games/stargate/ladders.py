"""StarGate's long lists of answers, narrowed step by step: unit, then direction, then hex."""

from __future__ import annotations

from bot.play.model.title import Facet, Ladder
from engine.core.contract import View
from engine.core.hexgrid import WAYS
from engine.core.rules import Action
from engine.stargate.model.state import Begin, Leg, Place, Stage, Teleport
from engine.stargate.queries.view import BattleView
from render.core.text import Words
from render.stargate.elements.units import called, crew_of


def _beginner(action: Action) -> str | None:
    return action.unit if isinstance(action, Begin) else None


def _way(action: Action) -> str | None:
    return action.way if isinstance(action, Leg) else None


def _race(action: Action) -> str | None:
    return action.race if isinstance(action, Stage) else None


def _column(action: Action) -> str | None:
    return (
        action.at[:2]
        if isinstance(action, Place)
        else action.to[:2]
        if isinstance(action, Teleport)
        else None
    )


def name_unit(unit: str, view: View, words: Words) -> str:
    """Name a unit and its hex: "Tri-Ship 2 in 1110"."""
    if not isinstance(view, BattleView):
        return str(unit)
    at = view.at.get(unit) or view.staged.get(unit, "")
    return words("bot-stargate-unit", units=called(crew_of(view, unit), words), at=at)


def _emblem(unit: str, view: View) -> str:
    return str(unit)[0].lower()


def name_way(way: str, view: View, words: Words) -> str:
    """Name a direction."""
    said = words(f"stargate-way-{way}")
    return said[:1].upper() + said[1:]


def name_race(race: str, view: View, words: Words) -> str:
    """Name a race of the coalition."""
    return words(f"stargate-race-{race}")


def name_column(column: str, view: View, words: Words) -> str:
    """Name a column of the map."""
    return words("bot-stargate-column", column=column)


LADDERS = (
    Ladder("movement.unit", (Facet("bot-stargate-which-unit", _beginner, name_unit, emblem=_emblem),)),
    Ladder("move.leg", (Facet("bot-stargate-which-way", _way, name_way, WAYS.index),)),
    Ladder("move.teleport", (Facet("bot-stargate-which-column", _column, name_column),)),
    Ladder("disperse.place", (Facet("bot-stargate-which-column", _column, name_column),)),
    Ladder("staging.unit", (Facet("bot-stargate-which-race", _race, name_race),)),
)
