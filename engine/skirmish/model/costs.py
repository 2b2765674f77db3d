"""What figures cost, and building a team to a points value (Cases COSTS.1 to COSTS.4, Rulings K1 to K3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.core.data import load
from engine.core.types.values import value
from engine.skirmish.model.charts import ARMS
from engine.skirmish.model.state import Figure, HouseRules, Kit, Rank, Weapon


@value
class Grade:
    """A rank that a player's figure may have: its fewest and most Fire actions."""

    rank: Rank
    least: int
    most: int


@value
class Grades:
    """Who may be enlisted, with what (data/skirmish/figures.toml)."""

    grades: tuple[Grade, ...]
    weapons: tuple[Weapon, ...]
    kit: tuple[Kit, ...]
    most_kit: int
    most_figures: int
    names: tuple[str, ...]


GRADES = load("skirmish", "figures", Grades)


def cost(actions: int, weapon: Weapon, kit: Sequence[Kit], house: HouseRules) -> int:
    """Cases COSTS.1 to COSTS.3, Rulings K1, K2 and K3: price a figure.

    >>> house = HouseRules()
    >>> cost(4, "rifle", ("grenade",), house), cost(1, "pistol", (), house), cost(2, "zat", (), house)
    (7, 1, 2)
    """
    return _cost(actions, weapon, tuple(kit), house.grenade_cost == "1")


@lru_cache(maxsize=1024)
def _cost(actions: int, weapon: Weapon, kit: tuple[Kit, ...], by_list: bool) -> int:
    """Price a figure; `by_list` as the list prices grenades (Ruling K1)."""
    if weapon == "cannon":
        price = ARMS.cannon.price
    elif weapon == "none":
        price = 0
    else:
        arm = ARMS.weapons[weapon]
        price = arm.price + (arm.alone if not kit else 0)
    gear = ARMS.gear
    for thing in kit:
        price += gear["grenade_by_list"] if thing == "grenade" and by_list else gear[thing]
    return max(1, actions + price)


def cost_of(f: Figure, house: HouseRules) -> int:
    """Price a figure as it was enlisted."""
    return cost(f.actions, f.weapon, f.kit, house)


def spent(figures: Iterable[Figure], house: HouseRules) -> int:
    """Add up what the players' figures cost."""
    return sum(cost_of(f, house) for f in figures if f.side == "sgc" and f.seat)
