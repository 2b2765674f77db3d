"""Answers and free actions on buttons, and what to know about them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from engine.core.types.values import tag
from engine.skirmish.gm.actions import Build, Spawn
from engine.skirmish.model.actions import (
    Capture,
    Cover,
    Dial,
    Enlist,
    Face,
    Give,
    Lay,
    Lead,
    March,
    Order,
    React,
    Shoot,
    Steady,
    Throw,
    Turn,
    Veto,
    Work,
)
from engine.skirmish.model.costs import cost
from engine.skirmish.model.terms import PLAYERS
from engine.skirmish.queries.suggestions import Suggestion
from engine.skirmish.queries.view import TableView
from engine.skirmish.table.geometry import distance, path_length
from render.core.text import Words
from render.skirmish.elements.names import number, place, says, way

#: Details that need no facts.
PLAIN_DETAILS = (Work, Lay, Dial, Cover, Steady)


def label(a: Any, v: TableView, words: Words) -> str:
    """Name an action.

    Raises:
        TypeError: it is none of the skirmish.

    """
    if isinstance(a, Suggestion):
        return suggested(a, words)
    do = getattr(a, "do", "")
    if not do:
        raise TypeError(f"{a!r} is no action of the skirmish")
    key, facts = _named(a, do, v, words)
    plain = {
        x.name: y for x in fields(a) if isinstance(y := getattr(a, x.name), str | int) and x.name != "do"
    }
    return words(f"skirmish-do-{key}", **{**plain, **facts})


def suggested(a: Suggestion, words: Words) -> str:
    """Name a place worth going to, with its letter and how far it is."""
    goal = words(f"skirmish-goal-{a.aim}", about=a.about)
    key = "skirmish-suggestion" if a.whole else "skirmish-suggestion-part"
    return words(key, letter=a.letter, goal=goal, inches=number(a.inches))


def _named(a: Any, do: str, v: TableView, words: Words) -> tuple[str, dict[str, Any]]:
    """Return the key of an action, and those of its facts that need to be worded."""
    match a:
        case March():
            return ("march" if a.pace == "move" else "charge"), {"at": place(a.path[-1], words)}
        case Face():
            return do, {"way": way(a.facing, words)}
        case Shoot():
            return do, {"aim": words(f"skirmish-aim-{a.aim}"), "n": a.shots}
        case React():
            return do, {"aim": words(f"skirmish-aim-{a.aim}")}
        case Throw():
            return ("throw-stun" if a.kind == "stun" else do), {"at": place((a.x, a.y), words)}
        case Lay():
            return do, {"kind": words(f"skirmish-kit-{a.kind}"), "way": way(a.facing, words)}
        case Enlist():
            return do, {
                "rank": words(f"skirmish-rank-{a.rank}"),
                "weapon": words(f"skirmish-weapon-{a.weapon}"),
            }
    return _named_else(a, do, v, words)


def _named_else(a: Any, do: str, v: TableView, words: Words) -> tuple[str, dict[str, Any]]:
    """Return the key and facts of an action that is not a plain order."""
    match a:
        case Work():
            name = next((o.name for o in v.objectives if o.id == a.objective), a.objective)
            return do, {"objective": says(name, words)}
        case Capture():
            return (do if a.yes else "capture-no"), {}
        case Lead():
            return ("lead-fire" if a.target else do), {"at": place((a.x, a.y), words)}
        case Veto():
            return ("veto-reroll" if a.reroll else do), {}
        case Give():
            return do, {"name": words(f"skirmish-side-{a.seat}") if a.seat in PLAYERS else a.seat}
        case Build():
            return do, {"id": a.piece.id}
        case Spawn():
            at = place((a.x, a.y), words)
            if a.rank == "marker":
                return "spawn-marker", {"at": at}
            return do, {"at": at, "rank": words(f"skirmish-rank-{a.rank}")}
    if hasattr(a, "x") and hasattr(a, "y"):
        return do, {"at": place((a.x, a.y), words)}
    return do, {}


def detail(a: Any, v: TableView, words: Words) -> str:
    """Describe what an action takes, as far as the view shows."""
    if isinstance(a, Suggestion):
        return words("skirmish-detail-rehearsed", actions=a.actions)
    if isinstance(a, PLAIN_DETAILS):
        return words(f"skirmish-detail-{tag(a)}")
    if isinstance(a, Enlist):
        return words("skirmish-detail-cost", n=cost(a.actions, a.weapon, a.kit, v.house))
    if isinstance(a, Turn):
        return words("skirmish-detail-turn", n=v.gate.symbols)
    return _far(a, v, words) if isinstance(a, Order | React) else ""


def _far(a: Any, v: TableView, words: Words) -> str:
    """Word the distance to where an order leads."""
    f = v.figures.get(getattr(a, "figure", ""))
    if f is None:
        return ""
    if isinstance(a, March):
        return f'{number(path_length((f.at, *a.path)))}"'
    if isinstance(a, Throw):
        return words("skirmish-detail-throw", range=number(distance(f.at, (a.x, a.y))))
    g = v.figures.get(getattr(a, "target", ""))
    if g is not None and isinstance(a, Shoot | React):
        arm = words(f"skirmish-weapon-{f.weapon}")
        return words("skirmish-detail-shoot", range=number(distance(f.at, g.at)), weapon=arm)
    return ""
