"""What is asked and why: the case, and whom or what it is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.errors import RULING
from engine.skirmish.model.procedures import (
    AUTOMATON,
    Q_BLOW,
    Q_CAPTURE,
    Q_GM,
    Q_LEAD,
    Q_MUSTER,
    Q_ORDER,
    Q_PAIR,
    Q_PAUSE,
    Q_REACT,
)
from engine.skirmish.model.state import RULES
from engine.skirmish.queries.view import TableView
from render.core.text import Words
from render.skirmish.elements.names import figures

#: Questions whose words need no facts.
PLAIN = {Q_BLOW: "blow", Q_PAIR: "pair", Q_GM: "gm", Q_PAUSE: "go-on"}


def question_text(kind: str, v: TableView, words: Words) -> str:
    """Word a question: "Case ORDER.2: give orders to RED and BLUE, or be done"."""
    case = RULES.kinds[kind].case
    key, facts = _asked(kind, v, words)
    what = words(f"skirmish-ask-{key}", **facts)
    if case.startswith(RULING):
        return words("skirmish-ask-ruling", case=case.removeprefix(RULING), what=what)
    return words("skirmish-ask", case=case, what=what)


def crumb(v: TableView, kind: str) -> Mapping[str, Any]:
    """Return the facts of the innermost procedure of a kind, empty when none is under way."""
    return next((c.facts for c in reversed(v.where) if c.kind == kind), {})


def _asked(kind: str, v: TableView, words: Words) -> tuple[str, dict[str, Any]]:
    if kind == Q_MUSTER:
        return "muster", {"spent": v.spent, "points": v.points}
    if kind == Q_ORDER:
        mine = sorted(f.id for f in v.figures.values() if f.able and f.seat and f.seat in (v.seat, *_all(v)))
        return ("order", {"figures": figures(mine, words)}) if mine else ("order-none", {})
    if kind == Q_REACT:
        target = crumb(v, "reaction").get("figure", "")
        return ("react", {"target": target}) if target else ("react-any", {})
    if kind == Q_CAPTURE:
        facts = crumb(v, "melee")
        beaten = facts.get("figures" if facts.get("beaten") == "sgc" else "targets", ())
        return ("capture", {"targets": figures(beaten, words)}) if beaten else ("capture-any", {})
    if kind == Q_LEAD:
        group = crumb(v, "allies").get("group", "") or crumb(v, AUTOMATON).get("group", "")
        return "lead", {"group": group or words("skirmish-team")}
    return PLAIN[kind], {}


def _all(v: TableView) -> tuple[str, ...]:
    """Name the seats still to act, whose figures the channel is told of."""
    return tuple(x for x in v.players if x not in v.done) if v.seat is None else ()
