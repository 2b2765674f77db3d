"""Exact odds of dice, from what all can see: combat columns, approach pairings, turning fire, teleports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from engine.stargate.model.board import NUMBERS
from engine.stargate.model.charts import (
    CHARTS,
    OPTIONS,
    approach_number,
    column_for,
    column_heading,
    drawn_in,
    kills_up_to,
    scatter_shift,
)

SIDES = 6
ONE = Fraction(1)


def chance_at_most(up_to: int) -> Fraction:
    """Return the chance that one die shows at most this number.

    >>> chance_at_most(2)
    Fraction(1, 3)
    """
    return Fraction(max(0, min(up_to, SIDES)), SIDES)


# -- approach (Case 7.0) -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Meeting:
    """What a pairing of options leads to: its number, and the chances that the mover or a defender dies."""

    number: str
    mover: Fraction
    defender: Fraction


def pairing(defender: str, mover: str, shielded: str = "") -> Meeting:
    """Case 7.13: return the result of two options; `shielded` is "defender", "mover" or "".

    >>> pairing("warp", "warp", "defender").mover
    Fraction(1, 2)
    """
    number = approach_number(defender, mover, shielded)
    most, takes_defender = kills_up_to(number)
    chance = chance_at_most(most)
    return Meeting(number, Fraction(0), chance) if takes_defender else Meeting(number, chance, Fraction(0))


def pairings(shielded: str = "") -> dict[tuple[str, str], Meeting]:
    """Cases 7.2 and 7.5: return every pairing, by (defender's option, mover's option)."""
    return {(d, m): pairing(d, m, shielded) for d in OPTIONS for m in OPTIONS}


def mixed_odds(defender: Mapping[str, float], mover: Mapping[str, float], shielded: str = "") -> Meeting:
    """Return the chances when both sides draw their options by weights, which need not add up to one.

    Raises:
        ValueError: a side has no weight at all.

    >>> even = dict.fromkeys(OPTIONS, 1)
    >>> mixed_odds(even, even).mover
    Fraction(1, 6)

    """
    whole = Fraction(sum(map(Fraction, defender.values()))) * Fraction(sum(map(Fraction, mover.values())))
    if whole <= 0:
        raise ValueError("a mix needs a weight above zero")
    met = pairings(shielded)
    dies = {"mover": Fraction(0), "defender": Fraction(0)}
    for d, a in defender.items():
        for m, b in mover.items():
            weight = Fraction(a) * Fraction(b) / whole
            dies["mover"] += weight * met[d, m].mover
            dies["defender"] += weight * met[d, m].defender
    return Meeting("", dies["mover"], dies["defender"])


# -- combat (Case 9.0) -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Forecast:
    """What a differential leads to: the column's heading, and the chance of every result, best first.

    Below the table `column` is "" and `results` has only "Ea" with certainty (Case 9.1).
    """

    differential: int
    column: str
    results: dict[str, Fraction]

    def of(self, effect: str, who: str = "") -> Fraction:
        """Return the chance that a side suffers an effect: "E" or "D" on "a" or "d"; "Db" hits both sides."""
        fits = (r for r in self.results if r[0] == effect and (not who or r[1] in (who, "b")))
        return sum((self.results[r] for r in fits), Fraction(0))


def forecast(differential: int) -> Forecast:
    """Cases 9.1 and 9.2: return the odds of a differential.

    >>> forecast(0).column, forecast(0).of("D", "d")
    ('0', Fraction(2, 3))
    """
    found = column_for(differential)
    if found is None:
        return Forecast(differential, "", {"Ea": ONE})
    chances: dict[str, Fraction] = {}
    for r in found.results:
        chances[r] = chances.get(r, Fraction(0)) + Fraction(1, SIDES)
    return Forecast(differential, column_heading(found), chances)


def forecasts() -> tuple[Forecast, ...]:
    """Case 9.2: return the odds of every column, the lowest first."""
    return tuple(forecast(c.least) for c in CHARTS.crt)


# -- on the way (Cases 5.2, 5.41, 5.45, 11.2) --------------------------------------------------------------


def survives_fire(shooters: int) -> Fraction:
    """Case 5.2: return the chance to survive a turn when this many enemies fire, one die each.

    >>> survives_fire(2)
    Fraction(4, 9)
    """
    return (ONE - chance_at_most(NUMBERS.fire_kills)) ** shooters


def survives_crossing(gates: int, nullgates: int = 0) -> Fraction:
    """Cases 5.41 and 11.2: return the chance to teleport through these Stargates and Nullgates.

    >>> survives_crossing(1, 1)
    Fraction(5, 9)
    """
    return (ONE - chance_at_most(NUMBERS.stargate_kills)) ** gates * (
        ONE - chance_at_most(NUMBERS.nullgate_kills)
    ) ** nullgates


def scatter(hexes: int) -> dict[int, Fraction]:
    """Case 5.45: return how far off an Igugui may end after a teleport of this length, with the chances.

    >>> scatter(7)
    {1: Fraction(1, 6), 0: Fraction(2, 3), -1: Fraction(1, 6)}
    """
    if hexes <= NUMBERS.steady:
        return {0: ONE}
    shifts = [scatter_shift(die) for die in range(1, SIDES + 1)]
    return {by: Fraction(shifts.count(by), SIDES) for by in (1, 0, -1)}


def gravity() -> dict[str, Fraction]:
    """Case 11.3: return the chances that a Virunian unit, a Coalition unit or none is drawn in."""
    fates = [drawn_in(die) for die in range(1, SIDES + 1)]
    return {seat: Fraction(fates.count(seat), SIDES) for seat in ("virunian", "coalition", "")}
