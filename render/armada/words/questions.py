"""What is asked and why, with its case."""

from __future__ import annotations

from engine.armada.model.state import RULES
from engine.armada.queries.view import ArmadaView
from render.armada.words.alt_text import place
from render.core.look import with_case
from render.core.text import Words


def question_text(kind: str, v: ArmadaView, words: Words) -> str:
    """Word a question: "Write your orders for turn 3. (Case ORDERS.1)"."""
    at = place(v.battle.at, words) if v.battle else ""
    key = f"armada-ask-{kind}"
    said = words(
        key if words.has(key) else "armada-ask-other",
        turn=v.turn,
        at=at,
        credits=str(v.credits.get(v.seat or "") or max(v.credits.values(), default=0)),
    )
    known = RULES.kinds.get(kind)
    return with_case(said, known.case if known else "", words)
