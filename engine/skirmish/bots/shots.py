"""The shots a machine player considers: at every enemy it knows, the kind most likely to hit (Case SHOOT.4).

`engine.skirmish.queries.odds` says the same with all that people want to know of a shot, which takes longer.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from engine.skirmish.combat.shooting import TWENTY, in_the_open, no_bar, prospect
from engine.skirmish.model.state import Aim, Figure, State
from engine.skirmish.queries.odds import at_least_one, shot_kinds


@dataclass(frozen=True, slots=True)
class BestShot:
    """The kind of shot at a target that most likely hits at least once; among equals the better aimed."""

    target: str
    aim: Aim
    shots: int
    one: Fraction
    any: Fraction


def best_shots(s: State, f: Figure) -> list[BestShot]:
    """List a figure's best shot at each able enemy that it may shoot at, the most promising first."""
    kinds = [aim for aim in shot_kinds(f) if no_bar(s, f, aim)]
    found = list[tuple[float, float, str, BestShot]]()
    for i in s.spotted[f.side] if kinds else ():
        g = s.figures.get(i)
        if g is not None and g.able and in_the_open(s, f, g) and (shot := _best(s, f, g, kinds)):
            found.append(shot)
    return [x for *_, x in sorted(found, key=lambda x: x[:3], reverse=True)]


def _best(s: State, f: Figure, g: Figure, kinds: list[Aim]) -> tuple[float, float, str, BestShot] | None:
    best: tuple[float, float, str, BestShot] | None = None
    for aim in kinds:
        p = prospect(s, f, g, aim)
        if p is None:
            continue
        n = f.left // aim
        any_hit = _at_least_one(TWENTY if p.sure else TWENTY + 1 - p.need + p.by, n)
        if best is None or (float(any_hit), aim) >= (best[0], best[3].aim):
            shot = BestShot(g.id, aim, n, p.chance, any_hit)
            best = float(any_hit), -round(p.range, 1), g.id, shot
    return best


@lru_cache(maxsize=512)
def _at_least_one(good: int, tries: int) -> Fraction:
    """Return the chance of at least one success, each with so many numbers of twenty."""
    return at_least_one(Fraction(max(0, min(TWENTY, good)), TWENTY), tries)
