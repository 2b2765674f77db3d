"""Fleets that machine players buy, drawn from a mix so that nobody can rely on any of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from typing import Literal

from engine.armada.fleet.purchase import check_fleet, cost, credits_of, price
from engine.armada.fleet.text import FLEETS, read_fleet
from engine.armada.model.actions import Design, Fleet
from engine.armada.model.force_chart import Force
from engine.armada.model.state import State
from engine.core.data import load
from engine.core.errors import BadData, IllegalAction
from engine.core.rules import Seat
from engine.core.types.values import value

Part = Literal["meeting", "invader", "defender"]


@value
class Row:
    """A design of `data/armada/machine.toml`: its name, and its fleet as text."""

    id: str
    fleet: str


@value
class Mix:
    """How often each design is bought in a part, by weight, where unspent credits score so much.

    `hexes` says who scores for hexes where that matters: "both" in the invasion, "invader" at the planethead.
    """

    part: Part
    unspent: Literal["whole", "quarter", "none"]
    weights: Mapping[str, int]
    hexes: Literal["", "both", "invader"] = ""


@value
class _File:
    whole: tuple[str, ...]
    ready: tuple[str, ...]
    designs: tuple[Row, ...]
    mixes: tuple[Mix, ...]
    roles: tuple[Mix, ...]


#: A part, who scores for hexes, and what unspent credits score.
Case = tuple[str, str, str]


def _by_case(mixes: tuple[Mix, ...]) -> dict[Case, Mix]:
    """Return mixes by where they are bought from; one that does not say who scores holds for both."""
    return {
        (x.part, h, x.unspent): x for x in mixes for h in ((x.hexes,) if x.hexes else ("both", "invader"))
    }


def _read() -> tuple[dict[str, Fleet], dict[Case, Mix], dict[Case, Mix], tuple[str, ...], tuple[str, ...]]:
    file, fleets = load("armada", "machine", _File), dict[str, Fleet]()
    for x in file.designs:
        try:
            fleets[x.id] = read_fleet(x.fleet)
        except IllegalAction as why:
            raise BadData("data/armada/machine.toml", x.id, str(why)) from why
    for mix in (*file.mixes, *file.roles):
        if strange := sorted(mix.weights.keys() - fleets.keys()):
            raise BadData("data/armada/machine.toml", f"{mix.part} {mix.unspent}", f"no design {strange[0]}")
    if strange := sorted(set(file.whole) - fleets.keys()):
        raise BadData("data/armada/machine.toml", "whole", f"no design {strange[0]}")
    if strange := sorted(set(file.ready) - FLEETS.keys()):
        raise BadData("data/armada/machine.toml", "ready", f"no ready-made fleet {strange[0]}")
    return fleets, _by_case(file.mixes), _by_case(file.roles), file.whole, file.ready


#: Designs by name, their ships in order of preference; the planner's mixes; what the level strong buys as a
#: defender or invader; the designs that spend nearly all that a side has; the ready-made fleets of steady.
DESIGNS, MIXES, ROLES, WHOLE, READY = _read()
#: Of ready-made fleets those are bought that spend at least this share of what the dearest does.
SPENDS = 0.9


def part_of(s: State, seat: Seat) -> Part:
    """Return a side's part in this scenario."""
    return "meeting" if not s.defender else "defender" if s.defender == seat else "invader"


def affordable(force: Force, fleet: Fleet, most: int) -> Fleet:
    """Return a fleet's ships that a side can afford, in order; those too expensive are left out."""
    ships: list[Design] = []
    for x in fleet.ships:
        if (cost := price(force, x)) <= most:
            ships.append(x)
            most -= cost
    return Fleet(tuple(ships))


def fleet_of(s: State, seat: Seat, name: str) -> Fleet:
    """Return a design as far as a side can afford it."""
    return affordable(s.force, DESIGNS[name], credits_of(s, seat))


def case_of(s: State, seat: Seat) -> Case:
    """Return what decides between mixes."""
    return part_of(s, seat), s.rule.scores_hexes, s.house.unspent


def mix_of(s: State, seat: Seat) -> Mapping[str, int]:
    """Return the weights of the designs that a side buys from."""
    return MIXES[case_of(s, seat)].weights


def draw_design(s: State, seat: Seat, rng: Random) -> Fleet:
    """Draw a design from the planner's mix; one that a table's own force chart forbids is left out."""
    return _draw(s, seat, mix_of(s, seat), rng)


def draw_by_role(s: State, seat: Seat, rng: Random) -> Fleet:
    """Draw a design for a defender or an invader, in a meeting one that spends nearly everything."""
    mix = ROLES.get(case_of(s, seat))
    return _draw(s, seat, mix.weights if mix else dict.fromkeys(WHOLE, 1), rng)


def ready_made(s: State, seat: Seat, rng: Random, names: Iterable[str] = tuple(FLEETS)) -> Fleet | None:
    """Draw one of the ready-made fleets, as far as a side can afford them, that spend nearly the most."""
    paid = [affordable(s.force, FLEETS[x], credits_of(s, seat)) for x in names]
    able = [x for x in paid if x.ships and not check_fleet(s, seat, x)]
    most = max((cost(s.force, x) for x in able), default=0)
    rich = [x for x in able if cost(s.force, x) >= SPENDS * most]
    return numbered_anew(rng.choice(rich), rng) if rich else None


def _draw(s: State, seat: Seat, mix: Mapping[str, int], rng: Random) -> Fleet:
    able = {x: fleet for x in mix if not check_fleet(s, seat, fleet := fleet_of(s, seat, x))}
    weights = [mix[x] for x in able]
    if not sum(weights):
        return Fleet()
    return numbered_anew(able[rng.choices(list(able), weights)[0]], rng)


def numbered_anew(fleet: Fleet, rng: Random) -> Fleet:
    """Change the numbers of ships, so that a number tells nothing of what a ship has."""
    ships = list(fleet.ships)
    rng.shuffle(ships)
    return Fleet(tuple(replace(x, no=i) for i, x in enumerate(ships, 1)))
