"""What a skirmish consists of: figures, groups, markers, charges, the Stargate, the GM's hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from pydantic import PlainSerializer, PlainValidator, ValidationInfo

from engine.core.codec import canonical
from engine.core.contract import Option, usual
from engine.core.data import adapter, load
from engine.core.rules import Frame, Held, Outcome, Rules, Seat
from engine.core.types.values import value


@dataclass(frozen=True, slots=True)
class SealedNote:
    """Ruling K102: a secret note of the GM's; everybody has its `seal` now, and gets the rest at the end."""

    seal: str
    text: str = ""
    salt: str = ""


@dataclass(frozen=True, slots=True)
class Handed:
    """Ruling K102: what the GM has told one player alone."""

    seat: Seat
    text: str


@value
class Options:
    """What may be chosen before a game."""

    options: tuple[Option, ...]


OPTIONS = load("skirmish", "options", Options).options


PLAYERS = ("p1", "p2", "p3", "p4", "p5", "p6")
GM = "gm"
SEATS = (*PLAYERS, GM)

Point = tuple[float, float]
"""East and north of the south-west corner of the table, in inches to 0.1."""

Side = Literal["sgc", "jaffa"]
"""Allies without a player are on the side "sgc", in a group that the automaton runs."""

Rank = Literal[
    "trooper",
    "specialist",
    "elite",
    "leader",
    "jaffa",
    "elite_jaffa",
    "first_prime",
    "goauld",
    "crew",
    "ally",
    "captive",
]
#: Characters of ready-made teams.
SOLDIERS: tuple[Rank, ...] = ("trooper", "specialist", "elite", "leader")
Weapon = Literal["rifle", "mg50", "staff", "pistol", "zat", "shotgun", "cannon", "none"]
Kit = Literal["grenade", "stun", "claymore", "c4"]
Health = Literal["fit", "disabled", "surrendered", "captured", "dead", "removed", "left"]
"""Wounds and zat fire put a fit figure out for some turns (`Figure.out`). "removed" leaves no body (zat, GM);
"left" has gone through the Stargate or off by an exit."""

Pace = Literal["move", "charge", "flee", "retire", "half"]
"""How a figure moves: 6", 8" charging or fleeing, half of 6" while shooting (automaton)."""

Aim = Literal[1, 2, 3]
"""Case SHOOT.1: unaimed, aimed, carefully aimed: the Fire actions a shot takes."""

Letter = Literal["A", "B", "C", "D", "E", "F", "continue", "toward", "halt"]
Course = Literal["hold", "advance", "back", "run"]
"""What a group is doing: staying, going for its goal or the enemy, backing off, running."""

FOE: dict[Side, Side] = {"sgc": "jaffa", "jaffa": "sgc"}


RULES: Rules[State] = Rules("skirmish")
RULES.read_faults()


#: Conditions of figures that have left the table.
GONE = frozenset(("dead", "removed", "left"))


USUAL = usual(OPTIONS)


@value
class HouseRules:
    """The options of a table, with the defaults of `data/skirmish/options.toml`."""

    players: Literal["1", "2", "3", "4", "5", "6"] = USUAL["players"]
    gm: Literal["on", "off"] = USUAL["gm"]
    team: Literal["ready", "built"] = USUAL["team"]
    grenade_cost: Literal["2", "1"] = USUAL["grenade_cost"]
    roll_on_sight: Literal["off", "on"] = USUAL["roll_on_sight"]
    cover_shifts_effect: Literal["off", "on"] = USUAL["cover_shifts_effect"]
    gm_asked: Literal["seen", "always", "never"] = USUAL["gm_asked"]
    walls_and_blasts: Literal["reach", "shelter"] = USUAL["walls_and_blasts"]
    mine_wire: Literal["4", "3"] = USUAL["mine_wire"]
    zat_hits: Literal["game", "out"] = USUAL["zat_hits"]
    retiring: Literal["rest", "whole"] = USUAL["retiring"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: a point with a base of 0.5".

    What it is: `id` (players' own word for it, upper case: "RED", "J41"), `name` for people, `actions` its
    full Fire actions, `kit` what it carries, `items` objectives it carries, `seat` whose it is ("" for the
    automaton's), `group` its fire team or group, `facing` in degrees clockwise from north.

    Of its side's turn: `left` Fire actions not spent, refreshed at the start of its own next phase; `marched`
    movement actions made; `moved`, `fired`, `thrown`; `held` it neither moved nor fired in its own last phase
    and may react (Ruling K8); `looked` its own spotting try is used; `spots` tries used this turn (at most
    two); `saved` actions kept for a trigger (Ruling K36); `busy` a full-turn task under way ("" for none);
    `covering` it covers against a stun grenade (Ruling K34).

    Condition: `suppressed` 0 to 3 markers; `wounds` each -1 action; `out` turns still out (wound, zat, stun);
    `health`; `zats` hits over the whole game (Ruling K58); `fleeing` until rallied; `shock` what it must test
    morale for ("suppressed", "casualty", "melee", "charged", "open"); `haulers` who drag it.
    """

    id: str
    name: str
    side: Side
    rank: Rank
    weapon: Weapon
    actions: int
    x: float
    y: float
    facing: int = 0
    seat: Seat = ""
    group: str = ""
    kit: tuple[Kit, ...] = ()
    items: tuple[str, ...] = ()
    left: int = 0
    marched: int = 0
    moved: bool = False
    fired: bool = False
    thrown: bool = False
    held: bool = False
    looked: bool = False
    spots: int = 0
    saved: int = 0
    busy: str = ""
    covering: bool = False
    suppressed: int = 0
    wounds: int = 0
    out: int = 0
    health: Health = "fit"
    zats: int = 0
    fleeing: bool = False
    shock: tuple[str, ...] = ()
    haulers: tuple[str, ...] = ()

    @property
    def at(self) -> Point:
        """Return the figure's place."""
        return self.x, self.y

    @property
    def fp(self) -> int:
        """Its present Fire actions, the "Fire points" of the book (S1): full ones less wounds."""
        return max(0, self.actions - self.wounds)

    @property
    def able(self) -> bool:
        """Whether it can act at all: fit and not stunned. Suppressed figures are able."""
        return self.health == "fit" and self.out == 0

    @property
    def inactive(self) -> bool:
        """Ruling K25: disabled, stunned, surrendered or captured: a sure hit at point blank."""
        return self.on_table and not self.able

    @property
    def on_table(self) -> bool:
        """Whether it is on the table. The dead remain there and do nothing."""
        return self.health not in GONE

    @property
    def foe(self) -> Side:
        """The other side."""
        return FOE[self.side]


@dataclass(frozen=True, slots=True)
class Group:
    """A fire team, or a group run by the automaton (`auto`). Its members are the figures that name it.

    `start` its size at first, `lost` members killed or wounded so far (Ruling K49), `raw` (K48), `defending`
    it never leaves its post of itself (K53), `goal` where it goes when nobody is in sight, `known` the last
    place where it saw an enemy (None for never), `heading` its last direction in degrees. `course` what it is
    doing; `letter`, `risk` and `die` its last reaction. `taken` and `dealt` casualties of the last shooting
    phase; `ran` it ran from the enemy last turn or fell back because of melee (Case RISK.1).
    """

    id: str
    side: Side
    auto: bool = True
    name: str = ""
    raw: bool = False
    defending: bool = False
    start: int = 0
    lost: int = 0
    course: Course = "advance"
    goal: Point | None = None
    known: Point | None = None
    heading: int = 180
    letter: Letter | Literal[""] = ""
    risk: int = 0
    die: int = 0
    taken: int = 0
    dealt: int = 0
    ran: bool = False


@dataclass(frozen=True, slots=True)
class Marker:
    """Case PORTAL.1: a portal marker. All players see it.

    `once` it is removed when it has produced figures.
    """

    id: str
    x: float
    y: float
    once: bool = False

    @property
    def at(self) -> Point:
        """Return the marker's place."""
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Charge:
    """Case EXPLOSIVES.1: a claymore or C4 that is set. `shape` wedge (45 degrees, 8") or blast (3")."""

    id: str
    kind: Literal["claymore", "c4"]
    fuse: Literal["tripwire", "remote"]
    shape: Literal["wedge", "blast"]
    x: float
    y: float
    facing: int
    by: str
    seat: Seat = ""

    @property
    def at(self) -> Point:
        """Return the charge's place."""
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Gate:
    """Case GATE.1: the Stargate as it is now; where it stands is the scenario's.

    `quiet` full turns open without a passage, `used` something passed this turn, `symbols` set by hand and by
    whom (`dialers`), `power` enough to dial by hand, `iris` shut or not there, `dhd` whether the DHD can be
    used.
    """

    open: bool = False
    fresh: bool = False
    quiet: int = 0
    used: bool = False
    symbols: int = 0
    dialers: tuple[str, ...] = ()
    power: bool = True
    iris: Literal["none", "shut", "open"] = "none"
    dhd: bool = True


@dataclass(frozen=True, slots=True)
class Modifier:
    """A ruling by the GM: what changes, for which figure or group ("" for all), by how much, how long.

    "move" in inches per movement action; "hit" on the d20; "spot" on the d6; "risk" on the Risk Factor;
    "morale" on the d6 (a higher die is worse). `turns` left, 0 for the rest of the game.
    """

    what: Literal["move", "hit", "spot", "risk", "morale"]
    on: str
    by: int
    turns: int
    reason: str


def _held_out(v: Held) -> str:
    """Write what a frame held as JSON."""
    return canonical(adapter(v.__class__).dump_python(v, mode="json", exclude_defaults=True))


def _held_back(text: str, saved: ValidationInfo) -> Held:
    """Read what a frame of a procedure held."""
    return adapter(RULES.procedures[saved.data["proc"]].holds).validate_json(text)


@dataclass(slots=True)
class Again:
    """The last open roll, so that the GM may have it repeated: its step, and what it changed.

    `v` is what its frame held, saved as JSON; `figures` and `groups` as they were before, those changed
    since.
    """

    proc: str
    step: str
    case: str
    sides: int
    n: int
    v: Annotated[Held, PlainSerializer(_held_out), PlainValidator(_held_back)]
    figures: dict[str, Figure] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)

    def copy(self) -> Again:
        """Return an independent copy."""
        roll = (self.proc, self.step, self.case, self.sides, self.n, self.v)
        return Again(*roll, self.figures.copy(), self.groups.copy())


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain. What its kind does is in data/skirmish/terrain.toml.

    `shape` rect: west, south, east, north; circle: x, y, radius; line: x, y, x, y; polygon: x, y, x, y, ...
    """

    id: str
    kind: str
    shape: Literal["rect", "circle", "line", "polygon"]
    size: tuple[float, ...]
    name: str = ""


@dataclass(slots=True)
class State:
    """The whole position.

    `mission` is the scenario's id, `file` a table's own scenario text ("" for none); `pieces` the
    terrain once the GM has changed it (() as in the scenario). `figures`, `groups`, `markers` and
    `charges` by id. `spotted[side]` are the ids of the other side's figures that this side knows of; an
    enemy not spotted by "sgc" is hidden from players. `contact` is true once an enemy group has
    appeared (Ruling K46). `done` maps objectives to what became of them; `loose` items that lie on the
    table. `phase` is the step of the order of play under way. `ghosts` where hidden enemies were last
    seen by "sgc". `gone` seats that have left; `watch` the GM is asked before the automaton acts,
    `pause` also after each group. `sighted` the markers seen
    so far (Ruling K42). `made` counts charges and markers made.
    """

    rules: ClassVar[Rules[Any]] = RULES
    mission: str = "standard"
    file: str = ""
    house: HouseRules = field(default_factory=HouseRules)
    turn: int = 0
    phase: str = "muster"
    figures: dict[str, Figure] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
    markers: dict[str, Marker] = field(default_factory=dict)
    charges: dict[str, Charge] = field(default_factory=dict)
    spotted: dict[Side, tuple[str, ...]] = field(default_factory=lambda: {"sgc": (), "jaffa": ()})
    ghosts: dict[str, Point] = field(default_factory=dict)
    gate: Gate = Gate()
    pieces: tuple[Piece, ...] | None = None  # None: as in the scenario
    contact: bool = False
    done: dict[str, str] = field(default_factory=dict)
    loose: dict[str, Point] = field(default_factory=dict)
    modifiers: tuple[Modifier, ...] = ()
    notes: tuple[SealedNote, ...] = ()
    handouts: tuple[Handed, ...] = ()
    again: Again | None = None
    gone: tuple[Seat, ...] = ()
    sighted: tuple[str, ...] = ()
    watch: bool = True
    pause: bool = False
    made: int = 0
    stack: list[Frame] = field(default_factory=list)
    asked: dict[Seat, int] = field(default_factory=dict)
    over: Outcome | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The player seats of this game that have not left."""
        return tuple(x for x in PLAYERS[: int(self.house.players)] if x not in self.gone)

    @property
    def guided(self) -> bool:
        """Whether the game has a GM."""
        return self.house.gm == "on" and GM not in self.gone

    def put(self, f: Figure) -> None:
        """Keep a figure as it is now."""
        old, again = self.figures.get(f.id), self.again
        if again is not None and old is not None and f.id not in again.figures:
            again.figures[f.id] = old
        self.figures[f.id] = f

    def put_group(self, g: Group) -> None:
        """Keep a group as it is now."""
        old, again = self.groups.get(g.id), self.again
        if again is not None and old is not None and g.id not in again.groups:
            again.groups[g.id] = old
        self.groups[g.id] = g

    def members(self, group: str) -> list[Figure]:
        """List a group's figures that are on the table."""
        return [f for f in self.figures.values() if f.group == group and f.health not in GONE]

    def known(self, figure: str) -> bool:
        """Return whether the players know of a figure: their own, and enemies that were spotted."""
        f = self.figures.get(figure)
        return f is None or f.side == "sgc" or figure in self.spotted["sgc"]

    def modifier(self, what: str, *on: str) -> int:
        """Add up the GM's modifiers of a kind for a figure and its group."""
        every = self.modifiers
        return sum(m.by for m in every if m.what == what and (not m.on or m.on in on)) if every else 0
