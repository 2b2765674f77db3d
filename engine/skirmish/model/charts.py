"""The charts of the skirmish rules, read from data, and their results. Pure: no table, no state."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.core.data import load
from engine.core.errors import BadData
from engine.core.types.values import value
from engine.skirmish.model.state import Aim, Letter

Band = Literal["point_blank", "short", "medium", "long"]
BANDS: tuple[Band, ...] = ("point_blank", "short", "medium", "long")
Hurt = Literal["suppress", "wound", "disable", "kill", "disintegrate"]
Effect = Literal["staff", "round", "zat"]
Fought = Literal["nothing", "back", "wound", "disable", "kill", "rout"]
Failed = Literal["retire", "suppressed", "flee"]
Side = Literal["over", "short", "left", "right"]
#: Ruling K23: the need where cover leads past long range; a natural 20.
LAST_BAND = 4


@value
class Weapon:
    """Case SHOOT.4: a weapon's price, the last inches of its bands, its needs by band and kind of shot."""

    price: int
    bands: tuple[float, float, float, float]
    needs: tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]
    effect: Effect
    bonus: int = 0
    alone: int = 0
    user: int = 1
    reconstructed: bool = False

    @property
    def reach(self) -> float:
        """Maximum range in inches."""
        return self.bands[-1]


@value
class Cannon:
    """Cases CANNON.1 and CANNON.2, Ruling K31: the Jaffa heavy cannon."""

    price: int
    nearest: float
    bands: tuple[float, float, float]
    needs: tuple[int, int, int]
    beyond: int
    actions: Aim
    blast: float
    crew: int
    reconstructed: bool = False


@value
class Arms:
    """The content of the weapons' file; `gear` are prices."""

    weapons: dict[str, Weapon]
    cannon: Cannon
    gear: dict[str, int]


@value
class Effects:
    """Cases EFFECT.1 to EFFECT.6: results for a die of 1 to 6, and what changes the die."""

    staff: tuple[Hurt, Hurt, Hurt, Hurt, Hurt, Hurt]
    round: tuple[Hurt, Hurt, Hurt, Hurt, Hurt, Hurt]
    bands: tuple[int, int, int, int]
    zat: tuple[Hurt, Hurt, Hurt]
    zat_turns: int
    most_suppressed: int
    shake_off: int
    wound_sides: int
    wound_less: int


@value
class Test:
    """Case MORALE.4: by how much at least a test fails, and what follows."""

    least: int
    result: Failed


@value
class Morale:
    """Cases MORALE.2 to MORALE.5."""

    reach: float
    rally: int
    results: tuple[Test, ...]


@value
class Melee:
    """Cases MELEE.1, MELEE.3 and MELEE.4."""

    reach: float
    back: float
    results: tuple[Fought, Fought, Fought, Fought, Fought, Fought]
    capture: tuple[Fought, ...]


@value
class Grenade:
    """Cases GRENADE.1 to GRENADE.4."""

    actions: int
    nearest: float
    bands: tuple[float, float, float]
    needs: tuple[int, int, int]
    blast: float
    misses: tuple[tuple[Side, float], ...]


@value
class Stun:
    """Case GRENADE.5, Ruling K34."""

    throw: float
    blast: float
    sides: int
    reconstructed: bool = False


@value
class Explosives:
    """Cases EXPLOSIVES.2 to EXPLOSIVES.5, Ruling K35: degrees and inches, and the actions saved."""

    wedge: float
    claymore: float
    claymore_bonus: int
    mine: float
    wire: float
    saved: int


@value
class Risk:
    """Cases RISK.2 to RISK.6: what each part of the Risk Factor counts."""

    alone: int
    goauld: int
    steady: int
    in_range: int
    raw: int
    tenth: int
    flank: int
    worse: int
    ran: int


@value
class Row:
    """Case ACTIONS.3: a row of the table, for Risk Factors up to `most`."""

    letters: tuple[Letter, Letter, Letter, Letter, Letter, Letter]
    most: int | None = None


@value
class Actions:
    """Cases ACTIONS.2, ACTIONS.3, ACTIONS.6 and ACTIONS.7."""

    charge: float
    half: int
    halt: int
    react: int
    rows: tuple[Row, ...]


@value
class Charts:
    """The content of the charts' file."""

    effect: Effects
    morale: Morale
    melee: Melee
    grenade: Grenade
    stun: Stun
    explosives: Explosives
    risk: Risk
    actions: Actions


def _checked(c: Charts, arms: Arms) -> Charts:
    """Refuse charts with holes, so that no step can fall through one."""
    file = "data/skirmish/charts.toml"
    mosts = [row.most for row in c.actions.rows]
    ends = [m for m in mosts[:-1] if m is not None]
    if not mosts or mosts[-1] is not None or len(ends) != len(mosts) - 1 or ends != sorted(set(ends)):
        raise BadData(file, "actions.rows", "rise by `most`, and the last has none")
    if [t.least for t in c.morale.results] != sorted({0, *(t.least for t in c.morale.results)}):
        raise BadData(file, "morale.results", "rise by `least`, from 0")
    for name, w in arms.weapons.items():
        if list(w.bands) != sorted(set(w.bands)):
            raise BadData("data/skirmish/weapons.toml", f"weapons.{name}.bands", "rise")
    return c


ARMS = load("skirmish", "weapons", Arms)
CHARTS = _checked(load("skirmish", "charts", Charts), ARMS)


# -- shooting ----------------------------------------------------------------------------------------------


def band_of(weapon: Weapon, inches: float) -> int | None:
    """Case SHOOT.4, Ruling K20: return the band of a distance, 0 for point blank to 3, None beyond reach.

    >>> band_of(ARMS.weapons["staff"], 4.0), band_of(ARMS.weapons["staff"], 60.1)
    (0, None)
    """
    for n, last in enumerate(weapon.bands):
        if inches <= last + 1e-9:
            return n
    return None


def need_to_hit(weapon: Weapon, aim: int, band: int, *, cover: bool = False) -> int:
    """Cases SHOOT.2, SHOOT.4 and SHOOT.5, Rulings K23 and K26: return the number of twenty to reach.

    `aim` is 1 to 3: unaimed, aimed, careful.

    >>> staff = ARMS.weapons["staff"]
    >>> need_to_hit(staff, 2, 1), need_to_hit(staff, 2, 1, cover=True)
    (12, 16)
    """
    shifted = band + cover
    if shifted >= LAST_BAND:
        return 20
    return weapon.needs[shifted][aim - 1]


# -- effect ------------------------------------------------------------------------------------------------


def effect_of(effect: Effect, die: int, change: int = 0) -> Hurt:
    """Cases EFFECT.1 and EFFECT.2: return what a hit does; the changed die stays within 1 to 6.

    >>> effect_of("round", 6), effect_of("staff", 4, -1), effect_of("round", 1, -1)
    ('kill', 'suppress', 'suppress')
    """
    row = CHARTS.effect.staff if effect == "staff" else CHARTS.effect.round
    return row[max(1, min(die + change, 6)) - 1]


def effect_change(weapon: Weapon, band: int) -> int:
    """Case EFFECT.2, Ruling K24: return what range and weapon add to the effect die.

    >>> effect_change(ARMS.weapons["shotgun"], 0), effect_change(ARMS.weapons["staff"], 3)
    (2, -1)
    """
    return CHARTS.effect.bands[min(band, LAST_BAND - 1)] + weapon.bonus


def zat_effect(hits: int) -> Hurt:
    """Case EFFECT.3, Ruling K58: return what the n-th hit of a zat in the game does.

    >>> zat_effect(1), zat_effect(2), zat_effect(5)
    ('disable', 'kill', 'disintegrate')
    """
    return CHARTS.effect.zat[min(hits, len(CHARTS.effect.zat)) - 1]


# -- the rest ----------------------------------------------------------------------------------------------


def cannon_need(inches: float, *, cover: bool = False) -> int | None:
    """Case CANNON.1, Rulings K20 and K31: return the number of twenty; None outside its range.

    >>> cannon_need(8), cannon_need(8, cover=True), cannon_need(48, cover=True), cannon_need(1.9)
    (4, 8, 16, None)
    """
    c = ARMS.cannon
    if inches < c.nearest - 1e-9:
        return None
    row = next((n for n, last in enumerate(c.bands) if inches <= last + 1e-9), None)
    if row is None:
        return None
    return (*c.needs, c.beyond)[row + cover]


def grenade_need(inches: float) -> int | None:
    """Case GRENADE.2, Rulings K20 and K32: return the number of twenty; None too near or too far.

    >>> grenade_need(6), grenade_need(9.1), grenade_need(18), grenade_need(5.9)
    (5, 12, 18, None)
    """
    g = CHARTS.grenade
    if inches < g.nearest - 1e-9:
        return None
    row = next((n for n, last in enumerate(g.bands) if inches <= last + 1e-9), None)
    return None if row is None else g.needs[row]


class Miss(NamedTuple):
    """Case GRENADE.3: on which side of the target a grenade lands, and how many inches off."""

    side: Side
    inches: float


def grenade_miss(by: int) -> Miss | None:
    """Case GRENADE.3: return where a throw that misses by this much lands; None for no effect.

    >>> grenade_miss(1), grenade_miss(8)
    (Miss(side='over', inches=2.0), None)
    """
    misses = CHARTS.grenade.misses
    return Miss(*misses[by - 1]) if 0 < by <= len(misses) else None


def morale_result(die: int, total: int) -> Failed | None:
    """Cases MORALE.3 and MORALE.4, Ruling K13: return what failing means; None for a pass.

    >>> morale_result(3, 4), morale_result(5, 4), morale_result(6, 4), morale_result(6, 2)
    (None, 'retire', 'suppressed', 'flee')
    """
    over = die - total
    return next((t.result for t in reversed(CHARTS.morale.results) if over >= t.least), None)


def melee_result(difference: int) -> Fought:
    """Case MELEE.3: return what happens to the loser.

    >>> melee_result(0), melee_result(3), melee_result(9)
    ('nothing', 'disable', 'rout')
    """
    results = CHARTS.melee.results
    return results[min(abs(difference), len(results) - 1)]


class Order(NamedTuple):
    """Case ACTIONS.3: the row of the table, from 0, and its letter."""

    row: int
    letter: Letter


def order_of(risk: int, die: int) -> Order:
    """Cases ACTIONS.2 and ACTIONS.3, Rulings K10 and K11: cross the Risk Factor with a plain die.

    >>> order_of(0, 6), order_of(1, 1), order_of(9, 6)
    (Order(row=0, letter='toward'), Order(row=1, letter='A'), Order(row=4, letter='B'))
    """
    for n, row in enumerate(CHARTS.actions.rows):
        if row.most is None or risk <= row.most:
            return Order(n, row.letters[die - 1])
    raise AssertionError("the last row has no end")  # _checked refuses such charts


def tenths(out: int, began: int) -> int:
    """Case RISK.4, Ruling K49: return the full tenths of a group that are lost or wounded.

    >>> tenths(1, 6), tenths(0, 4), tenths(4, 4)
    (1, 0, 10)
    """
    return 100 * out // began // 10 if began else 0
