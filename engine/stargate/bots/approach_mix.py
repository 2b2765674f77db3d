"""Secret choices solved as matrix games (Section 7.0): mixes that nobody can exploit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from random import Random

from engine.core.rules import Action, Decision, Seat
from engine.policies.matrix_games import draw, solve
from engine.stargate.bots.evaluation import Judge
from engine.stargate.bots.unit_values import WEIGHTS
from engine.stargate.combat.approach import BAR, OPTION, TACTICS, may_announce, open_options, shielded
from engine.stargate.model.odds import pairing
from engine.stargate.model.state import FOE, VIRUNIAN, Approach, Bar, Choose, Crew, State, Tactic

Mix = dict[Tactic, Fraction]
#: Prices are rounded to this fraction of a point, so that fractions stay short.
PART = 100


def stakes(s: State, v: Approach) -> tuple[Fraction, Fraction]:
    """Case 7.13: the value of the mover, and of the defender that its owner would give up."""
    judge = Judge(s, WEIGHTS)
    me = s.forces.seat[v.crew[0]]
    mover = judge.price_of(v.crew, v.at)
    defender = min(x.price for x in judge.sides[FOE[me]] if x.at == v.at)
    return Fraction(round(mover * PART), PART), Fraction(round(defender * PART), PART)


@lru_cache(maxsize=4096)
def _solved(
    mine: tuple[Tactic, ...], theirs: tuple[Tactic, ...], shield: str, mover: Fraction, defender: Fraction
) -> tuple[Sequence[Fraction], Sequence[Fraction], Fraction]:
    """Solve the matrix of what the mover's side wins; the same ones come up again and again in a search."""
    met = [[pairing(b, a, shield) for b in theirs] for a in mine]
    return solve([[x.defender * defender - x.mover * mover for x in row] for row in met])


def solution(s: State, v: Approach) -> tuple[dict[Seat, Mix], Fraction]:
    """Cases 7.11 to 7.5: the unexploitable mix of each side, and what the mover's side wins by them."""
    me = s.forces.seat[v.crew[0]]
    mine, theirs, shield = open_options(s, v, me), open_options(s, v, FOE[me]), shielded(s, v.crew, v.at)
    mover, defender = stakes(s, v)
    x, y, value = _solved(mine, theirs, shield, mover, defender)
    return {me: dict(zip(mine, x, strict=True)), FOE[me]: dict(zip(theirs, y, strict=True))}, value


def best_bars(s: State, v: Approach) -> tuple[Tactic, ...]:
    """Case 7.34: the options whose announcement costs the Virunian least."""
    sign = 1 if s.forces.seat[v.crew[0]] == VIRUNIAN else -1
    values = {o: sign * solution(s, Approach(v.crew, v.at, o))[1] for o in TACTICS}
    return tuple(o for o in TACTICS if values[o] == max(values.values()))


def prospect(s: State, crew: Crew, at: str, price: float, prize: float) -> tuple[float, float]:
    """Case 7.13: the chances that a mover and that a defender dies where both choose as well as they can."""
    v, me = Approach(crew, at), s.forces.seat[crew[0]]
    told = TACTICS if may_announce(s, crew, at) else ("",)
    open_to = tuple(
        (open_options(s, x, me), open_options(s, x, FOE[me])) for x in (replace(v, barred=o) for o in told)
    )
    return _prospect(open_to, shielded(s, crew, at), me == VIRUNIAN, round(price), round(prize))


@lru_cache(maxsize=4096)
def _prospect(
    open_to: tuple[tuple[tuple[Tactic, ...], tuple[Tactic, ...]], ...],
    shield: str,
    announces: bool,  # whether the mover's side announces, and so gets its best result, not its worst
    price: int,
    prize: int,
) -> tuple[float, float]:
    found = []
    for mine, theirs in open_to:
        x, y, value = _solved(mine, theirs, shield, Fraction(price), Fraction(prize))
        falls = dies = Fraction(0)
        for p, a in zip(x, mine, strict=True):
            for q, b in zip(y, theirs, strict=True):
                met = pairing(b, a, shield)
                falls, dies = falls + p * q * met.mover, dies + p * q * met.defender
        found.append((value, float(falls), float(dies)))
    return (max if announces else min)(found)[1:]


def hunch(s: State, d: Decision, rng: Random) -> Action | None:
    """Answer the secret choices of an approach; everything else is for search."""
    if d.kind == OPTION:
        mix = solution(s, s.stack[-1].v)[0][d.seat]
        return Choose(draw(tuple(mix), tuple(mix.values()), rng))
    if d.kind == BAR:
        return Bar(rng.choice(best_bars(s, s.stack[-1].v)))
    return None
