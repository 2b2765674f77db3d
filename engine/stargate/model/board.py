"""The map, the counters and the numbers of the cases, read from data files (Cases 2.1, 2.2 and 11.0)."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from pydantic import AfterValidator

from engine.core.contract import Option
from engine.core.data import Name, load, parse, within
from engine.core.errors import BadData
from engine.core.hexgrid import Grid, distance, heading, step
from engine.core.types.values import value

Mode = Literal["linear", "wobble", "teleport"]
#: The sense of rotation by heading less orbit index: 2 and 4 come from outside, beside the Stargate, 1 and 5
#: from the next orbit hex.
SENSE = {1: 1, 2: 1, 4: -1, 5: -1}
GATES = ("A", "B")


def _hex(at: str) -> str:
    if len(at) != 4 or not at.isascii() or not at.isdecimal() or "00" in (at[:2], at[2:]):
        raise ValueError(f"a hex is four digits, column and row from 01, not {at!r}")
    return at


Hex = Annotated[str, AfterValidator(_hex)]


@value(slots=False)
class Board:
    """Case 2.2, Rulings 2.2-a and 2.2-b: the map.

    `stargates` maps A and B to hexes; `energy` values to hexes; `staging` are the four hexes off the map from
    which the coalition enters. Worked out: `grid`; `orbit[gate]` its six orbit hexes, 1 to 6 clockwise from
    the north; `orbits[hex]` = (gate, index 0 to 5); `value[hex]` the energy of a hex; `barred` the hexes that
    nothing may enter; `bodies[hex]` = "A", "B" or "N". `free[hex]` are the neighbours by heading that may be
    entered, "" for none; `linear[hex]` those that linear movement may enter (Case 5.3), each with the sense
    in which it skims there, 0 for none. `leaves[mode]` are the hexes from which there is a way.
    """

    name: Name
    columns: Annotated[int, within(9, 60)]
    rows: Annotated[int, within(9, 60)]
    stargates: dict[Literal["A", "B"], Hex]
    nullgate: Hex
    staging: tuple[Hex, ...]
    energy: dict[int, tuple[Hex, ...]]
    reconstructed: bool = True
    grid: Grid = field(init=False, repr=False, compare=False)
    orbit: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    orbits: dict[str, tuple[str, int]] = field(init=False, repr=False, compare=False)
    value: dict[str, int] = field(init=False, repr=False, compare=False)
    bodies: dict[str, str] = field(init=False, repr=False, compare=False)
    barred: frozenset[str] = field(init=False, repr=False, compare=False)
    free: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    linear: dict[str, tuple[tuple[str, int], ...]] = field(init=False, repr=False, compare=False)
    leaves: dict[str, frozenset[str]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out the tables."""
        put = object.__setattr__
        put(self, "grid", Grid(self.columns, self.rows, self.staging))
        orbit = {gate: tuple(step(at, w) for w in range(6)) for gate, at in self.stargates.items()}
        put(self, "orbit", orbit)
        put(self, "orbits", {h: (gate, i) for gate, ring in orbit.items() for i, h in enumerate(ring)})
        put(self, "value", {h: n for n, hexes in self.energy.items() for h in hexes})
        put(self, "bodies", {**{at: gate for gate, at in self.stargates.items()}, self.nullgate: "N"})
        put(self, "barred", frozenset(self.bodies))
        near, rays = self.grid.near, self.grid.rays
        put(self, "free", {h: tuple(x if x not in self.barred else "" for x in near[h]) for h in near})
        put(self, "linear", {h: tuple(self._entered(x, w) for w, x in enumerate(self.free[h])) for h in near})
        leaves = {
            "linear": frozenset(h for h in near if any(x for x, _ in self.linear[h])),
            "wobble": frozenset(h for h in near if any(self.free[h])),
            "teleport": frozenset(h for h in near if any(x not in self.barred for r in rays[h] for x in r)),
        }
        put(self, "leaves", leaves)

    def _entered(self, at: str, way: int) -> tuple[str, int]:
        """Case 5.3, Rulings 5.3-a to 5.3-c: a hex that is free, if linear movement may enter it so."""
        ring = self.orbits.get(at)
        if ring is None:
            return at, 0
        sense = SENSE.get((way - ring[1]) % 6, 0)
        return (at, sense) if sense else ("", 0)


@value
class Type:
    """Case 2.12: a type of counter.

    `attacks` is false where the strength is for defence only; `ranged` false where it may not support from
    afar; `approach` are the options open to it when it moves. `reconstructed` names values no source gives.
    """

    id: Name
    letter: str
    seat: Literal["coalition", "virunian"]
    count: Annotated[int, within(1, 9)]
    strength: Annotated[int, within(0, 20)]
    allowance: Annotated[int, within(1, 20)]
    modes: tuple[Mode, ...]
    grouped: bool = False
    attacks: bool = True
    ranged: bool = True
    approach: tuple[Literal["warp", "charge", "maneuver"], ...] = ("warp", "charge", "maneuver")
    reconstructed: tuple[str, ...] = ()


@value
class Combined:
    """Case 8.2: what units of one Tri-Ship in one hex are worth together."""

    of: tuple[str, ...]
    strength: Annotated[int, within(0, 20)]
    allowance: Annotated[int, within(0, 20)]
    modes: tuple[Mode, ...]
    attacks: bool = True


@value(slots=False)
class Forces:
    """Cases 2.1 and 2.11, Rulings 2.1-a and 2.12-a: all counters of both sides.

    A counter is named by letter and number: "H3"; in a Tri-Ship the number is the group: "W2". Worked out:
    `units[id]` its type; `side[seat]` the ids; `group[id]` the Tri-Ship group, 0 for none; `chart[types]` the
    combined units, by their types in the order control, transport, weapon; `order[id]` its place in that
    order.
    """

    name: Name
    groups: Annotated[int, within(1, 9)]
    types: tuple[Type, ...]
    combined: tuple[Combined, ...]
    units: dict[str, Type] = field(init=False, repr=False, compare=False)
    side: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    seat: dict[str, str] = field(init=False, repr=False, compare=False)
    race: dict[str, str] = field(init=False, repr=False, compare=False)
    group: dict[str, int] = field(init=False, repr=False, compare=False)
    order: dict[str, int] = field(init=False, repr=False, compare=False)
    trio: dict[int, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    chart: dict[tuple[str, ...], Combined] = field(init=False, repr=False, compare=False)
    races: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out the tables."""
        put = object.__setattr__
        units = {f"{x.letter}{n}": x for x in self.types for n in range(1, x.count + 1)}
        put(self, "units", units)
        put(self, "seat", {u: x.seat for u, x in units.items()})
        put(self, "race", {u: x.id for u, x in units.items()})
        put(self, "side", {seat: tuple(u for u, x in units.items() if x.seat == seat) for seat in _SEATS})
        put(self, "group", {u: int(u[1:]) if x.grouped else 0 for u, x in units.items()})
        put(self, "order", {u: i for i, u in enumerate(units)})
        numbers = range(1, self.groups + 1)
        trio = {n: tuple(u for u, x in units.items() if x.grouped and int(u[1:]) == n) for n in numbers}
        put(self, "trio", trio)
        put(self, "chart", {c.of: c for c in self.combined})
        put(self, "races", tuple(x.id for x in self.types if x.seat == "coalition"))


_SEATS = ("coalition", "virunian")


@value
class Numbers:
    """The numbers that the cases name; `data/stargate/scenarios.toml` says which."""

    fire_reach: int
    fire_kills: int
    stargate_kills: int
    nullgate_kills: int
    steady: int
    lend_reach: int
    mindless_hexes: int
    skim_forced: int
    stack: int
    disperse_reach: int
    berserk_strength: int
    gravity_energy: int
    losses: int


@value
class Scenario:
    """A way to begin."""

    id: str
    title: str


@value
class Scenarios:
    """What `scenarios.toml` holds."""

    numbers: Numbers
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]


def standard_board() -> Board:
    """Return the map that ships with the game."""
    return _BOARD


def standard_forces() -> Forces:
    """Return the counters that ship with the game."""
    return _FORCES


def read_board(text: str, file: str = "board.toml") -> Board:
    """Read a table's own map.

    Raises:
        BadData: names file, key and reason of the first fault.

    """
    board = parse(text, Board, file)
    check_board(board, file)
    return board


def read_forces(text: str, file: str = "units.toml") -> Forces:
    """Read a table's own counters.

    Raises:
        BadData: names file, key and reason of the first fault.

    """
    forces = parse(text, Forces, file)
    check_forces(forces, file)
    return forces


def check_board(b: Board, file: str) -> None:
    """Refuse a map on which the rules could not be played.

    Raises:
        BadData: file, key and reason.

    """
    if set(b.stargates) != set(GATES):
        raise BadData(file, "stargates", "there are two Stargates, A and B (Case 2.2)")
    for gate, at in b.stargates.items():
        if len(b.grid.within(at, 2)) != 19:
            raise BadData(file, f"stargates.{gate}", f"{at} lies less than two hexes from the edge")
    if b.nullgate not in b.grid:
        raise BadData(file, "nullgate", f"{b.nullgate} is not on the map")
    bodies = list(b.bodies)
    for i, x in enumerate(bodies):
        for y in bodies[i + 1 :]:
            if distance(x, y) < 5:
                raise BadData(file, "stargates", f"{x} and {y} are less than five hexes apart")
    if len(b.bodies) != 3:
        raise BadData(file, "nullgate", "the Stargates and the Nullgate are three different hexes")
    _check_energy(b, file)
    _check_staging(b, file)


def _check_energy(b: Board, file: str) -> None:
    seen: set[str] = set()
    for energy, hexes in b.energy.items():
        if not -9 <= energy <= 9:
            raise BadData(file, f"energy.{energy}", "an energy value is -9 to 9")
        for h in hexes:
            if h not in b.grid or h in b.barred or h in b.orbits:
                raise BadData(file, f"energy.{energy}", f"{h} cannot be an energy hex (Case 11.1)")
            if h in seen:
                raise BadData(file, f"energy.{energy}", f"{h} has two values")
            seen.add(h)


def _check_staging(b: Board, file: str) -> None:
    if len(set(b.staging)) != 4 or len(b.staging) != 4:
        raise BadData(file, "staging", "the staging area has four hexes (Case 3.1)")
    for h in b.staging:
        if h in b.grid:
            raise BadData(file, "staging", f"{h} is on the map")
        if not any(x and x not in b.orbits and x not in b.barred for x in b.grid.near[h]):
            raise BadData(file, "staging", f"no way leads from {h} into play")


def check_forces(f: Forces, file: str) -> None:
    """Refuse counters with which the game could not be played.

    Raises:
        BadData: file, key and reason.

    """
    for i, x in enumerate(f.types):
        _check_type(f, x, f"types.{i} ({x.id})", file)
    wanted = {"human", "igugui", "meta-mexish", "duonoip", "control", "transport", "weapon", "monad"}
    if {x.id for x in f.types} != wanted:
        raise BadData(file, "types", f"the types are {', '.join(sorted(wanted))} (Case 2.12)")
    if tuple(x.id for x in f.types if x.grouped) != ("control", "transport", "weapon"):
        raise BadData(file, "types", "control, transport and weapon, in this order, are grouped (Case 8.1)")
    coalition = [x for x in f.types if x.seat == "coalition"]
    if {x.id for x in coalition} != {"human", "igugui", "meta-mexish", "duonoip"}:
        raise BadData(file, "types", "the coalition has four races (Case 2.1)")
    if sum(x.count for x in coalition) < NUMBERS.losses:
        raise BadData(file, "types", f"the coalition needs {NUMBERS.losses} units to lose (Case 12.1)")
    pairs = {("control", "transport"), ("control", "weapon"), ("transport", "weapon")}
    if set(f.chart) != pairs | {("control", "transport", "weapon")} or len(f.combined) != len(f.chart):
        raise BadData(file, "combined", "the chart has the three pairs and the Tri-Ship (Case 8.2)")
    for c in f.combined:
        if len(c.of) == 3 and c.modes != ("teleport",):
            raise BadData(file, "combined", "a Tri-Ship is teleported (Case 5.9)")
        if not c.modes or (c.modes != ("teleport",) and not c.allowance):
            raise BadData(file, "combined", "a pair needs a way to move and an allowance (Case 8.2)")


def _check_type(f: Forces, x: Type, key: str, file: str) -> None:
    if len(x.letter) != 1 or not x.letter.isascii() or not x.letter.isupper():
        raise BadData(file, f"{key}.letter", "a letter is one capital A to Z")
    if any(y is not x and (y.letter == x.letter or y.id == x.id) for y in f.types):
        raise BadData(file, f"{key}.letter", "two types share a letter or an id")
    if not x.modes or not x.approach:
        raise BadData(file, f"{key}.modes", "a counter needs a way to move and an approach option")
    if x.grouped and x.count != f.groups:
        raise BadData(file, f"{key}.count", f"each of the {f.groups} Tri-Ships has one")


def line(a: str, b: str) -> tuple[int, int]:
    """Return heading and number of hexes of the straight line from a to b; (-1, 0) when there is none."""
    way = heading(a, b)
    return (way, distance(a, b)) if way >= 0 else (-1, 0)


SCENARIOS = load("stargate", "scenarios", Scenarios)
NUMBERS = SCENARIOS.numbers
_BOARD = load("stargate", "board", Board)
_FORCES = load("stargate", "units", Forces)
check_board(_BOARD, "data/stargate/board.toml")
check_forces(_FORCES, "data/stargate/units.toml")
