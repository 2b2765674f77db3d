"""The force chart (BUY.8) and the scenarios, read from data files."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from engine.armada.model.board import Hex
from engine.core.contract import Option
from engine.core.data import Name, load, parse, within
from engine.core.errors import BadData
from engine.core.types.values import value

Hull = Literal["starship", "missile_boat", "fighter_carrier", "probe_scout"]
HULLS: tuple[Hull, ...] = ("starship", "missile_boat", "fighter_carrier", "probe_scout")
COMPONENTS = ("laser", "blaster", "launcher", "shield", "armor", "probe_launcher")
STORES = ("ap", "nuclear", "seeker", "probe", "decoy")
#: Units that ships carry and that need no number.
CARRIED = ("fighter", "regiment", "marines", "flashtrooper")
TROOPS = ("regiment", "marines", "flashtrooper")
CANNON = "ion_cannon"
#: Letters in the ids of units without a number, after their side's letter; players type them so.
LETTERS = {"fighter": "f", "regiment": "r", "marines": "m", "flashtrooper": "t", CANNON: "i"}
#: What a ship may be fitted with, and a hull may need.
FITTED = (*COMPONENTS, *STORES, *CARRIED)
ITEMS = (*HULLS, *COMPONENTS, *STORES, *CARRIED, CANNON)
Store = Literal["ap", "nuclear", "seeker", "probe", "decoy"]
Bonus = Literal["fighter", "regiment", "marines", "flashtrooper", "ion_cannon"]


@value
class Item:
    """A row of the force chart.

    `cost` in credits, `cargo` spaces taken, `capacity` spaces of a hull, of which `missiles_only` take
    nothing but missiles; `in_fighter_space` what a unit takes of a carrier's fighter space (BUY.5); `most`
    of it a ship (DEFENSE.shield); `needs` fewest and most of an item that a hull starts with; `letter` of a
    unit's id.
    """

    id: str
    kind: Literal["hull", "component", "store", "unit", "emplacement"]
    cost: Annotated[int, within(0, 3000)]
    cargo: Annotated[int, within(0, 99)] = 0
    capacity: Annotated[int, within(0, 200)] = 0
    missiles_only: Annotated[int, within(0, 99)] = 0
    in_fighter_space: Annotated[int, within(0, 99)] = 0
    most: Annotated[int, within(0, 99)] = 0
    needs: dict[str, tuple[int, int]] = field(default_factory=dict)
    missile: bool = False
    letter: str = ""
    reconstructed: tuple[str, ...] = ()


@value(slots=False)
class Force:
    """The force chart. Worked out: `item[id]`, `cost[id]`, `cargo[id]`, `tight[id]` (in fighter space)."""

    name: Name
    items: tuple[Item, ...]
    item: dict[str, Item] = field(init=False, repr=False, compare=False)
    cost: dict[str, int] = field(init=False, repr=False, compare=False)
    cargo: dict[str, int] = field(init=False, repr=False, compare=False)
    tight: dict[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out the tables."""
        put = object.__setattr__
        put(self, "item", {x.id: x for x in self.items})
        put(self, "cost", {x.id: x.cost for x in self.items})
        put(self, "cargo", {x.id: x.cargo for x in self.items})
        put(self, "tight", {x.id: x.in_fighter_space or x.cargo for x in self.items})


@value
class Numbers:
    """The numbers that the cases name."""

    credits: Annotated[int, within(100, 9000)]
    length_dice: Annotated[int, within(1, 6)]
    length_plus: Annotated[int, within(0, 30)]
    decoys_written: Annotated[int, within(1, 9)]
    form_regiment: Annotated[int, within(2, 9)]
    ships: Annotated[int, within(1, 60)]


@value
class Scenario:
    """A scenario. `defender` is the defender's credits, 0 if there is no defender (SCENARIO.1).

    `bonus` counts the pieces that the defender is given in the hex `bonus_at`.
    """

    id: str
    title: Name
    defender: Annotated[int, within(0, 9000)] = 0
    tied_hexes: Literal["nobody", "defender"] = "nobody"
    scores_hexes: Literal["both", "invader"] = "both"
    bonus: dict[Bonus, Annotated[int, within(1, 20)]] = field(default_factory=dict)
    bonus_at: Hex | Literal[""] = ""


@value
class Scenarios:
    """The file of scenarios; a table's own may leave the options out, and cannot change them."""

    numbers: Numbers
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...] = ()

    def find(self, name: str) -> Scenario:
        """Find a scenario by its id."""
        return next(x for x in self.scenarios if x.id == name)


def _force(force: Force, file: str) -> Force:
    if missing := [x for x in ITEMS if x not in force.item]:
        raise BadData(file, missing[0], "is missing")
    if strange := [x.id for x in force.items if x.id not in ITEMS]:
        raise BadData(file, strange[0], "is no item of this game")
    if len(force.items) != len(ITEMS):
        raise BadData(file, "items", "an item stands twice")
    for x in force.items:
        if x.kind == "hull" and not (x.capacity and x.cost):
            raise BadData(file, x.id, "a hull has a cost and a capacity")
        if strange := [y for y in x.needs if y not in FITTED]:
            raise BadData(file, f"{x.id}.needs.{strange[0]}", "is no item of this game")
        if bad := [y for y, (least, most) in x.needs.items() if not 0 <= least <= most <= 99]:
            raise BadData(file, f"{x.id}.needs.{bad[0]}", "fewest and most: 0 to 99, rising")
        if x.kind == "hull" and not _has_room(force, x):
            raise BadData(file, f"{x.id}.needs", "a hull has no room for what it must start with")
        if x.letter != LETTERS.get(x.id, ""):
            raise BadData(file, f"{x.id}.letter", "a table cannot change the letters of units")
    return force


def _has_room(force: Force, hull: Item) -> bool:
    """Return whether a hull has room for its compulsory equipment."""
    all_in = sum(force.cargo[y] * least for y, (least, _) in hull.needs.items())
    other = sum(force.cargo[y] * least for y, (least, _) in hull.needs.items() if not force.item[y].missile)
    few = all(least <= (force.item[y].most or least) for y, (least, _) in hull.needs.items())
    return few and all_in <= hull.capacity and other <= hull.capacity - hull.missiles_only


def read_force(text: str) -> Force:
    """Read a table's own force chart.

    Raises:
        BadData: the key that is wrong, and why.

    """
    return _force(parse(text, Force, "force"), "force")


def read_scenarios(text: str) -> Scenarios:
    """Read a table's own scenarios.

    Raises:
        BadData: the key that is wrong, and why.

    """
    own = parse(text, Scenarios, "scenarios")
    if [x.id for x in own.scenarios] != [x.id for x in SCENARIOS.scenarios]:
        raise BadData("scenarios", "scenarios", f"these, in this order: {', '.join(SCENARIO_IDS)}")
    if own.options not in ((), SCENARIOS.options):
        raise BadData("scenarios", "options", "a table cannot change them")
    for x in own.scenarios:
        if x.bonus and not (x.bonus_at and x.defender):
            raise BadData("scenarios", x.id, "extra pieces need a defender and a hex")
    return own


SCENARIOS = load("armada", "scenarios", Scenarios)
SCENARIO_IDS = tuple(x.id for x in SCENARIOS.scenarios)
_FORCE = _force(load("armada", "force", Force), "data/armada/force.toml")


def standard_force() -> Force:
    """Return the standard force chart, read once."""
    return _FORCE


def standard_scenarios() -> Scenarios:
    """Return the standard scenarios, read once."""
    return SCENARIOS
