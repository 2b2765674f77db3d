"""Buying a fleet in secret (START.1, BUY.1 to BUY.8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from engine.armada.model.actions import Design, Fleet
from engine.armada.model.force_chart import CARRIED, COMPONENTS, STORES, Force, Hull
from engine.armada.model.state import RULES, Opening, State
from engine.core.errors import Fault
from engine.core.rules import Seat, Secrecy

#: Fittings and loads of a ship, in the order in which they are written.
SOLD = (*COMPONENTS, *STORES, *CARRIED)
#: Highest id number.
HIGHEST = 99

_NEEDS = {"missile_boat": "Ruling G45", "fighter_carrier": "BUY.4", "probe_scout": "BUY.6"}


def credits_of(s: State, seat: Seat) -> int:
    """Cases START.1 and SCENARIO.A: what a seat may spend."""
    return s.rule.defender if s.defender == seat else s.numbers.credits


def price(force: Force, ship: Design) -> int:
    """Case BUY.8: what a ship costs with all that it carries, in credits."""
    cost = force.cost
    return cost[ship.hull] + sum([cost[x] * n for x, n in ship.has.items()])


def cost(force: Force, fleet: Fleet) -> int:
    """Case BUY.8: what a fleet costs, in credits."""
    return sum([price(force, x) for x in fleet.ships])


def cargo_used(force: Force, has: Mapping[str, int]) -> int:
    """Case BUY.1: the cargo spaces that components and cargo take, in the ordinary hold."""
    spaces = force.cargo
    return sum([spaces[x] * n for x, n in has.items()])


def capacity(force: Force, hull: str) -> int:
    """Cases BUY.1 to BUY.6: the cargo spaces of a hull."""
    return force.item[hull].capacity


def check_design(force: Force, ship: Design) -> Iterator[Fault]:
    """Return the faults of one ship; `at` is its number."""
    at = str(ship.no)
    if not 1 <= ship.no <= HIGHEST:
        yield RULES.wrong("fleet-number", at, no=ship.no, most=HIGHEST)
    strange = False
    for item, n in ship.has.items():
        if item not in SOLD:
            strange = True
            yield RULES.wrong("fleet-unknown", at, item=item)
        elif not 1 <= n <= HIGHEST:
            strange = True
            yield RULES.wrong("fleet-count", at, item=item, n=n)
        elif 0 < force.item[item].most < n:
            yield RULES.wrong("fleet-most", at, item=item, n=n, most=force.item[item].most)
    if strange:
        return
    hull = force.item[ship.hull]
    for item, (least, limit) in hull.needs.items():
        n = ship.has.get(item, 0)
        found = (
            RULES.wrong("fleet-few", at, hull=ship.hull, item=item, n=n, least=least) if n < least else None
        )
        if n > limit:
            found = RULES.wrong("fleet-many", at, hull=ship.hull, item=item, n=n, most=limit)
        if found:
            yield Fault(_NEEDS.get(ship.hull, found.case), found.code, found.why, found.facts, found.at)
    yield from _check_cargo(force, ship, at)


def _check_cargo(force: Force, ship: Design, at: str) -> Iterator[Fault]:
    """Cases BUY.1, BUY.3 and BUY.4, Ruling G45: all fits, and a boat's extra spaces take missiles only."""
    hull, used = force.item[ship.hull], cargo_used(force, ship.has)
    if used > hull.capacity:
        yield RULES.wrong("fleet-cargo", at, used=used, capacity=hull.capacity)
    elif hull.missiles_only:
        other = sum(force.cargo[x] * n for x, n in ship.has.items() if not force.item[x].missile)
        if other > hull.capacity - hull.missiles_only:
            yield RULES.wrong("fleet-missiles", at, used=other, capacity=hull.capacity - hull.missiles_only)


def check_fleet(s: State, seat: Seat, fleet: Fleet) -> list[Fault]:
    """Cases START.1 and BUY.7, Ruling G35: return everything wrong with a fleet, for drafts too."""
    bad = [fault for ship in fleet.ships for fault in check_design(s.force, ship)]
    numbers = [x.no for x in fleet.ships]
    bad.extend(
        RULES.wrong("fleet-number-twice", str(no), no=no)
        for no in sorted({x for x in numbers if numbers.count(x) > 1})
    )
    if numbers != sorted(numbers):
        bad.append(RULES.wrong("fleet-order"))
    if len(numbers) > s.numbers.ships:
        bad.append(RULES.wrong("fleet-ships", n=len(numbers), most=s.numbers.ships))
    if all(x in s.force.cost for ship in fleet.ships for x in ship.has):
        spent, may = cost(s.force, fleet), credits_of(s, seat)
        if spent > may:
            bad.append(RULES.wrong("fleet-credits", cost=spent, credits=may))
    return bad


# -- at random -------------------------------------------------------------------------------------------

#: Probability of each hull, and what is bought for it at random: item and weight.
_MIX: dict[Hull, tuple[int, tuple[tuple[str, int], ...]]] = {
    "starship": (
        6,
        (
            ("laser", 6),
            ("blaster", 4),
            ("shield", 4),
            ("armor", 3),
            ("seeker", 3),
            ("regiment", 4),
            ("marines", 2),
            ("flashtrooper", 4),
            ("fighter", 1),
            ("launcher", 1),
            ("ap", 2),
            ("nuclear", 2),
            ("probe_launcher", 1),
            ("probe", 1),
            ("decoy", 1),
        ),
    ),
    "missile_boat": (
        2,
        (("nuclear", 6), ("ap", 4), ("shield", 2), ("armor", 2), ("seeker", 1), ("laser", 1)),
    ),
    "fighter_carrier": (
        2,
        (("fighter", 5), ("laser", 2), ("blaster", 1), ("shield", 2), ("regiment", 1)),
    ),
    "probe_scout": (
        1,
        (("probe", 4), ("decoy", 4), ("laser", 2), ("shield", 2), ("marines", 1), ("flashtrooper", 1)),
    ),
}
_HULLS: tuple[Hull, ...] = tuple(h for h, (n, _) in _MIX.items() for _ in range(n))
_BAGS: dict[str, tuple[str, ...]] = {
    h: tuple(x for x, n in bag for _ in range(n)) for h, (_, bag) in _MIX.items()
}


def any_design(force: Force, no: int, left: int, rng: Random) -> Design | None:
    """Draw a ship that costs no more than `left`; None when even its hull is too dear."""
    hull = rng.choice(_HULLS)
    has = {x: least for x, (least, _) in force.item[hull].needs.items() if least}
    left -= price(force, Design(no, hull, has))
    if left < 0:
        return None
    has, _ = fill(force, hull, has, left, rng)
    return Design(no, hull, {x: has[x] for x in SOLD if x in has})


def fill(
    force: Force, hull: str, has: Mapping[str, int], left: int, rng: Random, taken: int = 0
) -> tuple[dict[str, int], int]:
    """Draw what a ship has besides `has`, for no more than `left`, with `taken` spaces lost.

    Returns all that it has, and the price of what was added.
    """
    row, made, spent = force.item[hull], dict(has), 0
    extra = row.missiles_only
    room = row.capacity - extra - taken
    for item, n in has.items():
        used = force.cargo[item] * n
        held = min(extra, used) if force.item[item].missile else 0
        extra -= held
        room -= used - held
    for item in rng.choices(_BAGS[hull], k=rng.randrange(2, 12)):
        one, held = force.item[item], made.get(item, 0)
        limit = row.needs.get(item, (0, HIGHEST))[1]
        space = room + (extra if one.missile else 0)
        if held >= limit or (one.most and held >= one.most) or one.cargo > space or spent + one.cost > left:
            continue
        made[item] = held + 1
        spent += one.cost
        inside = min(extra, one.cargo) if one.missile else 0
        extra -= inside
        room -= one.cargo - inside
    return made, spent


def any_fleet(s: State, v: Opening, seat: Seat, rng: Random) -> Fleet:
    """Draw a legal fleet: mostly full, sometimes thin."""
    left = credits_of(s, seat)
    made: list[Design] = []
    limit = min(s.numbers.ships, rng.choice((s.numbers.ships, s.numbers.ships, 4, 12)))
    misses = 0
    while len(made) < limit and misses < 4:
        ship = any_design(s.force, len(made) + 1, left, rng)
        if ship is None:
            misses += 1
            continue
        made.append(ship)
        left -= price(s.force, ship)
    return Fleet(tuple(made))


def _check(s: State, v: Opening, seat: Seat, a: Fleet) -> Sequence[Fault]:
    return check_fleet(s, seat, a)


FLEET = RULES.question("fleet", "START.1", Fleet, check=_check, sample=any_fleet, secrecy=Secrecy.SEALED)
