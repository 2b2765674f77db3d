"""What only one seat need see: its own figures, and for the GM all that is hidden."""

from __future__ import annotations

from engine.skirmish.model.terms import GM
from engine.skirmish.queries.view import TableView
from render.core.text import Words
from render.skirmish.elements.names import arms, figures, known_as, state_of


def hand_text(v: TableView, words: Words) -> str:
    """Word it in a few lines; "" for the channel."""
    if v.seat == GM:
        return _gm(v, words)
    lines = []
    for f in v.figures.values():
        if f.seat and f.seat == v.seat and f.health not in ("dead", "removed", "left"):
            said = state_of(f, words)
            facts = {"left": f.left, "fp": f.fp, "state": int(bool(said)), "said": ", ".join(said)}
            gear = arms(f.weapon, f.kit, words)
            lines.append(words("skirmish-hand-figure", figure=known_as(v, f.id, words), arms=gear, **facts))
    return "\n".join(lines)


def _gm(v: TableView, words: Words) -> str:
    hidden = [x for x in v.hidden if v.figures[x].on_table]
    first = (
        words("skirmish-hand-gm", figures=figures(hidden, words))
        if hidden
        else words("skirmish-hand-gm-none")
    )
    lines = [first, words("skirmish-hand-aware", figures=figures(v.aware, words))]
    pool = v.pool
    if pool:
        lines.append(
            words("skirmish-hand-pool", jaffa=pool["jaffa"], primes=pool["first_prime"], crew=pool["crew"])
        )
    return "\n".join(lines)
