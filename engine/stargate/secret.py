"""Choices in secret solved as the matrix games that they are (Section 7.0): mixes that nobody can exploit."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from engine.core.matrix import draw, solve
from engine.core.rules import Decision, Seat
from engine.stargate.approach import BAR, OPTION, TACTICS, shielded, tactics
from engine.stargate.judge import WEIGHTS, Judge
from engine.stargate.odds import pairing
from engine.stargate.state import FOE, VIRUNIAN, Approach, Bar, Choose, State, Tactic

Mix = dict[Tactic, Fraction]
#: Prices are rounded to this part of a point, so that fractions stay short.
PART = 100


def stakes(s: State, v: Approach) -> tuple[Fraction, Fraction]:
    """Case 7.13: what the mover is worth to its side, and the defender whom its owner would give up."""
    judge = Judge(s, WEIGHTS)
    me = s.forces.seat[v.crew[0]]
    mover = next(x.price for x in judge.sides[me] if x.crew[0] == v.crew[0])
    defender = min(x.price for x in judge.sides[FOE[me]] if x.at == v.at)
    return Fraction(round(mover * PART), PART), Fraction(round(defender * PART), PART)


def solution(s: State, v: Approach) -> tuple[dict[Seat, Mix], Fraction]:
    """Cases 7.11 to 7.5: the unexploitable mix of each side, and what the mover's side wins by them."""
    me = s.forces.seat[v.crew[0]]
    mine, theirs, shield = tactics(s, v, me), tactics(s, v, FOE[me]), shielded(s, v.crew, v.at)
    mover, defender = stakes(s, v)
    rows = []
    for a in mine:
        met = [pairing(b, a, shield) for b in theirs]
        rows.append([x.defender * defender - x.mover * mover for x in met])
    x, y, value = solve(rows)
    return {me: dict(zip(mine, x, strict=True)), FOE[me]: dict(zip(theirs, y, strict=True))}, value


def best_bars(s: State, v: Approach) -> tuple[Tactic, ...]:
    """Case 7.34: the options whose announcement costs the Virunian least."""
    sign = 1 if s.forces.seat[v.crew[0]] == VIRUNIAN else -1
    values = {o: sign * solution(s, Approach(v.crew, v.at, o))[1] for o in TACTICS}
    return tuple(o for o in TACTICS if values[o] == max(values.values()))


def hunch(s: State, d: Decision, rng: Random) -> Any | None:
    """Answer the secret choices of an approach; everything else is for search."""
    if d.kind == OPTION:
        mix = solution(s, s.stack[-1].v)[0][d.seat]
        return Choose(draw(tuple(mix), tuple(mix.values()), rng))
    if d.kind == BAR:
        return Bar(rng.choice(best_bars(s, s.stack[-1].v)))
    return None
