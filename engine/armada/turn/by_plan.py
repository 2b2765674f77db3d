"""Leaving the rest of a turn's battles to a plan, in the middle of one (Ruling G64)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.armada.battle.planned_answers import MAKERS, answer_by
from engine.armada.model.state import BATTLE, RULES, SEATS, State
from engine.core.errors import Fault
from engine.core.execution import Execution
from engine.core.flow import pending
from engine.core.rules import Seat, Secrecy
from engine.core.types.values import action


@action("by_plan")
class ByPlan:
    """Ruling G64: the battle plan, or the default one, answers the rest of this turn. Free action."""


def check_by_plan(s: State, seat: Seat, a: ByPlan) -> Sequence[Fault]:
    """Ruling G64: a battle is going on, and the side has not said so yet."""
    if seat in s.marks.by_plan:
        return [RULES.wrong("by-plan-already")]
    return (
        [] if seat in SEATS and any(f.proc == BATTLE for f in s.stack) else [RULES.wrong("by-plan-no-battle")]
    )


def follow_plan(t: Execution[State], seat: Seat, a: ByPlan) -> None:
    """Ruling G64: answer the open questions at once, as an answer given by hand would."""
    t.s.marks.by_plan = (*t.s.marks.by_plan, seat)
    for d in pending(t.s):
        if d.seat == seat and d.kind in MAKERS:
            t.answer(d, answer_by(t.s, d))


RULES.free(
    "by_plan",
    "Ruling G64",
    ByPlan,
    check_by_plan,
    follow_plan,
    Secrecy.HIDDEN,
    sample=lambda s, seat, rng: ByPlan(),
)
