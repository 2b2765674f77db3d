"""Exact odds for chat: shots, effects, throws, melee, morale, reactions. From what the asking side knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from engine.core.types.frozen import replace
from engine.skirmish.combat.grenades import caught_in_blast, caught_in_flash, landing_point
from engine.skirmish.combat.melee import fight_score, fights
from engine.skirmish.combat.reaction_fire import fewest_actions, preferred
from engine.skirmish.combat.shooting import (
    TWENTY,
    Prospect,
    may_hit,
    may_shoot,
    prospect,
    ready_to_shoot,
)
from engine.skirmish.model.charts import (
    ARMS,
    BANDS,
    CHARTS,
    Band,
    Effect,
    effect_of,
    grenade_need,
    melee_result,
    zat_effect,
)
from engine.skirmish.model.state import Aim, Figure, Point, State
from engine.skirmish.rules.effects import zats_that_count
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.line_of_sight import sight

SIX = 6
Chances = dict[str, Fraction]


def die_odds(sides: int, result: Callable[[int], object]) -> Chances:
    """Return the chance of every result of one die.

    >>> die_odds(6, lambda n: "high" if n > 4 else "low")["high"]
    Fraction(1, 3)
    """
    found: Chances = {}
    for n in range(1, sides + 1):
        what = str(result(n))
        found[what] = found.get(what, Fraction(0)) + Fraction(1, sides)
    return found


# -- shooting --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shooting:
    """A kind of shot at a target: the number possible, the number needed, the possible effects.

    `one` is the chance that one shot hits, `any` that at least one of all that fit does, `effects` what a hit
    does. `blocked` are the codes of what forbids it now; then `shots` is 0.
    """

    aim: Aim
    actions: int
    shots: int
    need: int
    sure: bool
    one: Fraction
    any: Fraction
    effects: Chances
    blocked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """An enemy to be shot at: range, its band, the piece that covers, and all kinds of shot."""

    figure: str
    target: str
    range: float
    band: Band
    cover: str
    shifted: str
    shots: tuple[Shooting, ...]

    @property
    def best(self) -> Shooting | None:
        """Kind of shot with the best chance of at least one hit; among equals, the one with more aim."""
        open_to = [x for x in self.shots if x.shots]
        return max(open_to, key=lambda x: (x.any, x.aim), default=None)


@lru_cache(maxsize=256)
def effect_odds(effect: Effect, change: int = 0, zats: int = 0) -> Chances:
    """Cases EFFECT.1 to EFFECT.3: return the chances of what a hit does. They are kept: leave them alone.

    >>> effect_odds("round")["wound"], effect_odds("staff", -1).get("kill", 0)
    (Fraction(1, 3), 0)
    """
    if effect == "zat":
        return {zat_effect(zats + 1): Fraction(1)}
    return die_odds(SIX, lambda n: effect_of(effect, n, change))


def shot_at(s: State, f: Figure, g: Figure, aim: Aim, actions: int | None = None) -> Shooting | None:
    """Cases SHOOT.2 to SHOOT.6: give the odds of a kind of shot with the actions left; None out of range."""
    p = prospect(s, f, g, aim)
    if p is None:
        return None
    left = f.left if actions is None else actions
    bad = [x.code for x in (*may_shoot(s, f, aim), *may_hit(s, f, g.id))]
    if left < aim and "shoot-actions" not in bad:
        bad.append("shoot-actions")
    shots = 0 if bad else left // aim
    w = ARMS.weapons.get(f.weapon)
    effect: Effect = w.effect if w else "staff"
    chances = effect_odds(effect, p.change, zats_that_count(s, g))
    return Shooting(
        aim=aim,
        actions=aim,
        shots=shots,
        need=p.need - p.by,
        sure=p.sure,
        one=p.chance,
        any=at_least_one(p.chance, shots),
        effects=chances,
        blocked=tuple(bad),
    )


def at_least_one(chance: Fraction, tries: int) -> Fraction:
    """Return the chance that at least one of several tries succeeds.

    >>> at_least_one(Fraction(1, 2), 2)
    Fraction(3, 4)
    """
    return 1 - (1 - chance) ** tries


def shot_kinds(f: Figure) -> tuple[Aim, ...]:
    """Case CANNON.1: return the kinds of shot that a weapon has."""
    return (ARMS.cannon.actions,) if f.weapon == "cannon" else (1, 2, 3)


def targets_of(s: State, f: Figure) -> list[Target]:
    """Case SHOOT.4: list every enemy that the side knows of and that is in range, with every kind of shot.

    Those that cannot be shot at now, because something blocks or forbids it, are listed too and say why.
    """
    found = []
    for i in s.spotted[f.side]:
        g = s.figures.get(i)
        if g is None or not g.on_table:
            continue
        kinds = tuple(x for aim in shot_kinds(f) if (x := shot_at(s, f, g, aim)))
        p = prospect(s, f, g, shot_kinds(f)[0])
        if p is not None:
            found.append(
                Target(
                    figure=f.id,
                    target=g.id,
                    range=round(p.range, 1),
                    band=BANDS[p.band],
                    cover=p.cover,
                    shifted=shifted_band(p),
                    shots=kinds,
                )
            )
    return sorted(found, key=lambda x: (x.range, x.target))


def shifted_band(p: Prospect) -> str:
    """Case SHOOT.5, Ruling K23: name the band that counts for the hit; "beyond" past long range."""
    n = p.band + bool(p.cover)
    return BANDS[n] if n < len(BANDS) else "beyond"


def weapon_bands(weapon: str) -> tuple[tuple[str, float], ...]:
    """Case SHOOT.4: return the bands of a weapon and how far each reaches, for range rings.

    >>> weapon_bands("staff")[1]
    ('short', 12.0)
    """
    if weapon == "cannon":
        return tuple((BANDS[n + 1], last) for n, last in enumerate(ARMS.cannon.bands))
    w = ARMS.weapons.get(weapon)
    return tuple((band, last) for band, last in zip(BANDS, w.bands, strict=True)) if w else ()


# -- throws and charges ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a grenade may burst: the chance, the point, and which known figures are caught there."""

    chance: Fraction
    at: Point | None
    side: str
    figures: tuple[str, ...]


def throw_at(s: State, f: Figure, at: Point, kind: str = "grenade") -> tuple[Landing, ...]:
    """Cases GRENADE.2 to GRENADE.5: return every place where a throw may burst, likeliest first."""
    if kind == "stun":
        return (Landing(Fraction(1), at, "hit", known_to(s, f, caught_in_flash(s, f.id, at))),)
    need = grenade_need(distance(f.at, at))
    if need is None:
        return ()
    by = s.modifier("hit", f.id, f.group)
    found: dict[tuple[Point | None, str], int] = {}
    for n in range(1, TWENTY + 1):
        short = need - n - by
        to, miss = landing_point(s, f.at, at, short)
        side = "hit" if short <= 0 else f"{miss.side} {miss.inches:g}" if miss and to else "nowhere"
        found[to, side] = found.get((to, side), 0) + 1
    rows = [Landing(Fraction(n, TWENTY), to, side, caught_at(s, f, to)) for (to, side), n in found.items()]
    return tuple(sorted(rows, key=lambda x: -x.chance))


def caught_at(s: State, f: Figure, at: Point | None) -> tuple[str, ...]:
    """Case GRENADE.4: name the figures known to a side that a burst there would catch."""
    return known_to(s, f, caught_in_blast(s, at, CHARTS.grenade.blast)) if at else ()


def known_to(s: State, f: Figure, figures: Iterable[Figure]) -> tuple[str, ...]:
    """Name those of some figures that a figure's side knows of."""
    return tuple(g.id for g in figures if g.side == f.side or g.id in s.spotted[f.side])


# -- melee, morale, suppression --------------------------------------------------------------------------


def pair_odds(s: State, figure: str, wanted: Mapping[str, str]) -> tuple[Chances, Chances]:
    """Case MELEE.2, Ruling K17: return the chances in a figure's fight, given these pairs.

    Figures that have not been asked yet fight the nearest enemy.
    """
    a, b = next(x for x in fights(s, wanted) if figure in x[0])
    return melee_odds(fight_score(s, a, b).total, fight_score(s, b, a).total)


def melee_odds(mine: int, theirs: int) -> tuple[Chances, Chances]:
    """Cases MELEE.2 and MELEE.3: return the chances of a fight's results for the enemy, and for this side.

    >>> melee_odds(4, 2)[0]["kill"], melee_odds(4, 2)[1].get("kill", 0)
    (Fraction(1, 9), 0)
    """
    won: Chances = {}
    lost: Chances = {}
    each = Fraction(1, SIX * SIX)
    for x in range(1, SIX + 1):
        for y in range(1, SIX + 1):
            margin = mine + x - theirs - y
            into = won if margin > 0 else lost
            if margin:
                result = melee_result(margin)
                into[result] = into.get(result, Fraction(0)) + each
    return won, lost


def steady_odds(f: Figure) -> Fraction:
    """Case EFFECT.5: return the chance that one try removes a suppression.

    >>> from engine.skirmish.model.state import Figure
    >>> steady_odds(Figure("R", "R", "sgc", "trooper", "rifle", 3, 0.0, 0.0))
    Fraction(2, 3)
    """
    need = CHARTS.effect.shake_off - f.fp
    return Fraction(max(0, min(SIX, SIX + 1 - need)), SIX)


def threats(s: State, f: Figure, at: Point) -> tuple[Prospect, ...]:
    """Case SHOOT.1, Rulings K8 and K80: the known enemies that may fire at a figure in a place.

    Only enemies that held and are known: nobody is told what hidden ones may do, or what these know.
    """
    there = replace(f, x=at[0], y=at[1])
    found = []
    for i in s.spotted[f.side]:
        g = s.figures.get(i)
        if g is None or not g.held or not ready_to_shoot(s, g, max(preferred(g), fewest_actions(g))):
            continue
        p = prospect(s, g, there, preferred(g))
        if p and p.band <= CHARTS.actions.react and sight(s, g, there).clear:
            found.append(p)
    return tuple(sorted(found, key=lambda p: (-p.chance, p.figure)))
