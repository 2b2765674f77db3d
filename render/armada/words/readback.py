"""Fleets, battle plans and answers read back in plain words, and totals that several reports share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine.armada.model.actions import Design, Fleet
from engine.armada.model.force_chart import CARRIED, COMPONENTS, HULLS, STORES, Force
from engine.armada.model.state import SEATS
from engine.armada.orders.battle_plan import ANSWERS, Plan, read_plans
from engine.core.errors import InvalidAction
from engine.core.rules import Facts, Seat
from render.armada.elements.units import runs
from render.armada.words.alt_text import place
from render.core.text import Words, join_list

#: Order in which a ship's contents are named.
HELD = (*COMPONENTS, *STORES, *CARRIED)


def counted(has: Mapping[str, int], words: Words) -> list[str]:
    """Word counts by item: "2 lasers", "shield"."""
    order = (*HULLS, *HELD)
    known = [x for x in order if has.get(x)] + [x for x in has if x not in order and has[x]]
    return [words(f"armada-item-{x}", n=has[x]) for x in known]


def some(item: str, n: int, words: Words) -> str:
    """Word a number of items, with the number even for one: "1 seeker"."""
    said = words(f"armada-item-{item}", n=n)
    return f"1 {said}" if n == 1 else said


def design(ship: Design, words: Words) -> str:
    """Word a ship's fittings and load: "missile boat: 3 launchers, 12 nuclear missiles"."""
    hull = words(f"armada-item-{ship.hull}", n=1)
    held = ", ".join(counted(ship.has, words))
    return words("armada-ship-line", hull=hull, held=held) if held else words("armada-ship-bare", hull=hull)


def fleet_lines(fleet: Fleet, words: Words, force: Force | None = None) -> list[str]:
    """Word a fleet ship by ship, identical ships in one line; with a force chart also what each costs."""
    alike: dict[tuple[str, tuple[tuple[str, int], ...]], list[Design]] = {}
    for ship in fleet.ships:
        alike.setdefault((ship.hull, tuple(sorted(ship.has.items()))), []).append(ship)
    lines = []
    for ships in alike.values():
        names = ", ".join(x.removeprefix("#") for x in runs(f"#{s.no}" for s in ships))
        line = words("armada-fleet-line", n=len(ships), names=names, ship=design(ships[0], words))
        if force:
            each = force.cost[ships[0].hull] + sum(force.cost[x] * n for x, n in ships[0].has.items())
            line = words(
                "armada-fleet-cost", line=line, each=str(each), n=len(ships), all=str(each * len(ships))
            )
        lines.append(line)
    return lines


def named(ids: tuple[str, ...], words: Words) -> str:
    """Name units: "R1-3 and Rf2"."""
    return join_list(runs(ids), words)


def plan_lines(plan: str, words: Words) -> list[str]:
    """Word a battle plan; a plan that cannot be parsed is quoted as written."""
    try:
        plans = read_plans(plan)
    except InvalidAction:
        return [plan]
    return [line for p in plans for line in _plan(p, words)]


def _plan(p: Plan, words: Words) -> Iterator[str]:
    said: list[str] = []
    for key, targets in (("targets", p.targets), ("aim", p.aim)):
        if targets:
            said.append(words(f"armada-plan-{key}", targets=_targets(targets, words)))
    for gun, targets in p.guns.items():
        named_ = words(f"armada-gun-{gun}")
        said.append(words("armada-plan-gun", gun=named_, targets=_targets(targets, words)))
    if p.retreat:
        kind = p.retreat if p.retreat in {"never", "always"} else "at"
        said.append(words(f"armada-plan-retreat-{kind}", n=p.retreat))
    said += [words(f"armada-plan-{key}-{getattr(p, key)}") for key in ANSWERS if getattr(p, key)]
    if said:
        where = words("armada-plan-at", at=place(p.at, words)) if p.at else words("armada-plan-all")
        yield f"{where} {'; '.join(said)}."


def _targets(targets: tuple[str, ...], words: Words) -> str:
    keys = ((x, f"armada-class-{x}") for x in targets)
    return ", ".join(words.find(key, x) for x, key in keys)


Names = Mapping[Seat, str]
Say = Callable[[Facts, Names, Words], str]


def roll(rolled: Mapping[Seat, int], names: Names) -> str:
    """Write the totals of both sides: "Ada 9, Grace 5"."""
    return ", ".join(f"{names[seat]} {rolled[seat]}" for seat in SEATS if seat in rolled)


def force(units: Sequence[Sequence[str]], words: Words) -> str:
    """List the units that take part: ships by id, other units counted."""
    ships = [x[0] for x in units if not x[0][1:2].isalpha()]
    counts: dict[str, int] = {}
    for x in units:
        if x[0][1:2].isalpha():
            counts[x[1]] = counts.get(x[1], 0) + 1
    typed: dict[str, list[str]] = {}
    for x in units:
        if x[0] in ships and x[1] != "starship":
            typed.setdefault(x[1], []).append(x[0])
    plain = [x[0] for x in units if x[0] in ships and x[1] == "starship"]
    said = [named(tuple(plain), words)] if plain else []
    for hull, ids in typed.items():
        type_ = words(f"armada-item-{hull}", n=len(ids))
        said.append(words("armada-force-special", hull=type_, n=len(ids), ids=named(tuple(ids), words)))
    return join_list([*said, *counted(counts, words)], words) or words("armada-nobody")
