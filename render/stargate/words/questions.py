"""What is asked and why: the case, and who meets whom where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.stargate.model.state import RULES, VIRUNIAN
from engine.stargate.queries.view import BattleView
from render.core.text import Words
from render.stargate.elements.risks import here
from render.stargate.elements.units import called, crews_called


def question_text(kind: str, v: BattleView, words: Words) -> str:
    """Word a question: "Case 7.11: choose how W2 meets H3 in 1110"."""
    known = RULES.kinds.get(kind)
    case = known.case if known else ""
    key, facts = _asked(kind, v, words)
    what = words(key, **facts)
    return words("stargate-ask", case=case, what=what) if case else what


def crumb(v: BattleView, kind: str) -> Mapping[str, Any]:
    """Return the facts of the innermost procedure of a kind, empty when none is under way."""
    return next((c.facts for c in reversed(v.where) if c.kind == kind), {})


def _asked(kind: str, v: BattleView, words: Words) -> tuple[str, dict[str, Any]]:  # noqa: C901
    match kind.partition("."):
        case ("staging", _, _):
            return ("stargate-ask-staging-guard" if v.guard else "stargate-ask-staging"), {}
        case ("movement", _, _):
            virunian = "stargate-ask-unit-guard" if v.guard else "stargate-ask-unit-virunian"
            return (virunian if v.phasing == VIRUNIAN else "stargate-ask-unit"), {}
        case ("move", _, what):
            return _move(what, v, words)
        case ("mindless", _, _):
            return "stargate-ask-mindless", {}
        case ("approach", _, what):
            return _approach(what, v, words)
        case ("gravity", _, _):
            return "stargate-ask-gravity", {}
        case ("berserk", _, what):
            return _berserk(what, v)
        case ("disperse", _, _):
            units = crumb(v, "disperse").get("units", ())
            if not units:
                return "stargate-ask-place-any", {}
            at = v.at.get(units[0], "")
            return "stargate-ask-place", {"units": called(units, words), "at": at}
        case ("combat", _, "next"):
            return "stargate-ask-combat", {}
        case ("combat", _, "unarmed"):
            return "stargate-ask-unarmed", {}
        case ("combat", _, _):
            at = crumb(v, "battles").get("at", "")
            return ("stargate-ask-support" if at else "stargate-ask-support-any"), {"at": at}
    return "stargate-ask-other", {}


def _move(what: str, v: BattleView, words: Words) -> tuple[str, dict[str, Any]]:
    if v.move is None:
        return "stargate-ask-unit", {}
    facts = {"units": called(v.move.crew, words), "at": here(v), "left": v.move.left}
    if what == "teleport":
        return "stargate-ask-teleport", facts
    return ("stargate-ask-leg-skim" if v.skim.get(v.move.crew[0]) else "stargate-ask-leg"), facts


def _approach(what: str, v: BattleView, words: Words) -> tuple[str, dict[str, Any]]:
    if v.approach is None:
        return "stargate-ask-option-any", {}
    facts: dict[str, Any] = {"units": called(v.approach.crew, words), "at": v.approach.at}
    mover = v.forces.seat[v.approach.crew[0]]
    here_ = (u for u, h in v.at.items() if h == v.approach.at and v.forces.seat[u] != mover)
    facts["foes"] = crews_called(v.forces, here_, words)
    if what == "option" and v.approach.barred:
        facts["barred"] = words(f"stargate-tactic-{v.approach.barred}")
        return "stargate-ask-option-barred", facts
    return f"stargate-ask-{what}", facts


def _berserk(what: str, v: BattleView) -> tuple[str, dict[str, Any]]:
    if what == "order":
        return "stargate-ask-berserk-order", {}
    unit = crumb(v, "berserk").get("unit", "")
    return ("stargate-ask-berserk" if unit else "stargate-ask-berserk-any"), {"unit": unit}
