"""Exact chances of two dice and one: shots, volleys, seekers, and what stops a hit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from engine.armada.model.chances import Chance, Need

ONE, HALF = Fraction(1), Fraction(1, 2)
#: Case CHART.1: how many of the 36 throws of two dice give each total.
WAYS = {total: 6 - abs(total - 7) for total in range(2, 13)}
#: Case CHART.1, Ruling G1: the totals that satisfy each need.
TOTALS: dict[Need, tuple[int, ...]] = {
    "7": (7,),
    "8": (8,),
    "8+": (8, 9, 10, 11, 12),
    "even": (2, 4, 6, 8, 10, 12),
    "not7": (2, 3, 4, 5, 6, 8, 9, 10, 11, 12),
    "-": (),
}
COLUMNS = ("ground", "fighter", "starship")


def hits(need: Need, total: int) -> bool:
    """Case CHART.1, Ruling G1: return whether a total of two dice is what a shooter needs.

    >>> hits("even", 8), hits("not7", 7), hits("8", 9), hits("8+", 9)
    (True, False, False, True)
    """
    return total in TOTALS[need]


@cache
def exact_chance(need: Need) -> Fraction:
    """Case CHART.1: return the chance of a need, by counting all throws of two dice.

    >>> exact_chance("7"), exact_chance("even"), exact_chance("not7"), exact_chance("8"), exact_chance("-")
    (Fraction(1, 6), Fraction(1, 2), Fraction(5, 6), Fraction(5, 36), Fraction(0, 1))
    """
    return Fraction(sum(n for total, n in WAYS.items() if hits(need, total)), 36)


@cache
def probability(need: Need) -> float:
    """Return the chance of a need as a float."""
    return float(exact_chance(need))


def need_of(row: Chance, column: str, *, better: bool = False) -> Need:
    """Case CHART.2: return what a shooter needs; `better` if the condition of its row is met."""
    if column == "ground":
        return row.better if better and row.when else row.ground
    return row.fighter if column == "fighter" else row.starship


def volley_odds(needs: Iterable[Need]) -> dict[int, Fraction]:
    """Return the chances of every number of hits in a volley of different shots.

    >>> volley_odds(["7", "even"])[0]
    Fraction(5, 12)
    """
    found = {0: ONE}
    for need in needs:
        p = exact_chance(need)
        new = dict.fromkeys(range(len(found) + 1), Fraction(0))
        for k, share in found.items():
            new[k] += share * (ONE - p)
            new[k + 1] += share * p
        found = new
    return found


def mean(found: dict[int, Fraction]) -> Fraction:
    """Return the mean of a distribution."""
    return sum((k * p for k, p in found.items()), Fraction(0))


@dataclass(frozen=True, slots=True)
class Hull:
    """A ship's protection against hits: a shield or none, and blocks of armor."""

    shield: bool = False
    armor: int = 0


@cache
def _after(hull: Hull, stop: Fraction) -> tuple[tuple[Hull | None, Fraction], ...]:
    """Cases DEFENSE.shield and DEFENSE.armor, Rulings G2 and G3: what one hit makes of a ship."""
    if hull.shield:
        return (hull, HALF), (Hull(False, hull.armor), HALF)
    if hull.armor:
        return (Hull(False, hull.armor - 1), stop), (None, ONE - stop)
    return ((None, ONE),)


def destruction_chance(hull: Hull, shots: Sequence[tuple[Need, Need]]) -> Fraction:
    """Return the chance that shots destroy a ship; each has its need and armor's need to stop it.

    >>> destruction_chance(Hull(), [("even", "not7")] * 2)
    Fraction(3, 4)
    >>> destruction_chance(Hull(True), [("even", "not7")])
    Fraction(0, 1)
    """
    found: dict[Hull | None, Fraction] = {hull: ONE}
    for need, stop in shots:
        p, new = exact_chance(need), dict[Hull | None, Fraction]()
        for h, share in found.items():
            if h is None:
                new[None] = new.get(None, Fraction(0)) + share
                continue
            new[h] = new.get(h, Fraction(0)) + share * (ONE - p)
            for to, q in _after(h, exact_chance(stop)):
                new[to] = new.get(to, Fraction(0)) + share * p * q
        found = new
    return found.get(None, Fraction(0))
