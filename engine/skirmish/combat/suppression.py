"""Shaking suppression off (Case EFFECT.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.errors import Fault
from engine.core.types.frozen import replace
from engine.skirmish.model.actions import Steady
from engine.skirmish.model.audience import T, roll_for_figures
from engine.skirmish.model.charts import CHARTS
from engine.skirmish.model.procedures import STEADY, Steadying
from engine.skirmish.model.state import RULES, Figure, State
from engine.skirmish.rules.effects import tell_about
from engine.skirmish.rules.movement import spend_actions
from engine.skirmish.rules.order_parts import order


def check_steady(s: State, f: Figure, a: Steady) -> Sequence[Fault]:
    """Case EFFECT.5: it takes a suppression and a Fire action."""
    bad = [] if f.suppressed else [RULES.wrong("steady-calm", figure=f.id)]
    return [*bad, *([] if f.left else [RULES.wrong("steady-actions", figure=f.id)])]


def do_steady(t: T, f: Figure, a: Steady) -> None:
    """Case EFFECT.5: try once."""
    t.call(STEADY, Steadying(f.id))


def shake_off(t: T, v: Steadying) -> None:
    """Case EFFECT.5, Ruling K27: one action, one die with the Fire actions added; 6 removes one marker."""
    f = t.s.figures[v.figure]
    if not f.suppressed or not f.left:
        return
    n = roll_for_figures(t, "EFFECT.5", 6, why="steady", figure=f.id, need=CHARTS.effect.shake_off - f.fp)
    spend_actions(t.s, f, 1)
    f = t.s.figures[f.id]
    off = n + f.fp >= CHARTS.effect.shake_off
    f = replace(f, suppressed=f.suppressed - off)
    t.s.put(f)
    tell_about(t, f.id, "steadied", "EFFECT.5", n=n, fp=f.fp, markers=f.suppressed, removed=off)


def can_steady(s: State, v: Steadying) -> bool:
    """Return whether the figure can still try."""
    f = s.figures.get(v.figure)
    return f is not None and f.able


order(Steady, check_steady, do_steady, shaken=True)
RULES.procedure(STEADY, {"shake": shake_off}, holds=Steadying, stands=can_steady)
