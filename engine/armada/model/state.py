"""What a game of Armada consists of, and what the procedures of its sequence hold."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, ClassVar, Literal

from engine.armada.model.actions import Act, Fleet, Orders, Shown
from engine.armada.model.board import Board, standard_board
from engine.armada.model.chances import Chances, standard_chances
from engine.armada.model.force_chart import (
    CANNON,
    HULLS,
    SCENARIOS,
    TROOPS,
    Force,
    Numbers,
    Scenario,
    Scenarios,
    standard_force,
    standard_scenarios,
)
from engine.core.contract import usual
from engine.core.execution import Execution
from engine.core.rules import Frame, Outcome, Rules, Seat
from engine.core.types.values import value

RED, SILVER = SEATS = ("red", "silver")
FOE: dict[Seat, Seat] = {RED: SILVER, SILVER: RED}
LETTER: dict[Seat, str] = {RED: "R", SILVER: "S"}
RULES: Rules[State] = Rules("armada")
RULES.read_faults()
#: The types of unit that are starships, ground units (CHART.2), and starships or fighters.
SHIPS, GROUND = frozenset(HULLS), frozenset((*TROOPS, CANNON))
FLYERS = SHIPS | {"fighter"}


USUAL = usual(SCENARIOS.options)


@value
class HouseRules:
    """The options of a table, with the defaults of `data/armada/scenarios.toml`."""

    defender: Literal["roll", "red", "silver"] = USUAL["defender"]
    regiment_defence: Literal["exactly_8", "8_or_more"] = USUAL["regiment_defence"]
    unspent: Literal["whole", "quarter", "none"] = USUAL["unspent"]
    seeker_losses: Literal["both", "second_mover"] = USUAL["seeker_losses"]
    lost_round: Literal["step_f", "steps_d_and_f"] = USUAL["lost_round"]

    def points_for(self, credits_left: int) -> int:
        """Return what unspent credits score for their owner (START.2, Ruling G61)."""
        return {"whole": credits_left, "quarter": credits_left // 4, "none": 0}[self.unspent]


@dataclass(frozen=True, slots=True)
class Unit:
    """A starship, or a unit that is counted but not numbered. Replaced, never changed.

    `id` is "R7" for the ship that its owner numbered 7, "Rf3" for a fighter (f, r, m, t, i). `type` is its
    item. `aboard` is the ship that carries it; `at` is then that ship's space. Of a ship: `has` counts
    components and stores, never 0 and never written to; `room` is its fighter space (BUY.5), `wreck` the
    cargo spaces lost with shield and armor (Ruling G43).
    """

    id: str
    seat: Seat
    type: str
    at: str
    aboard: str = ""
    has: dict[str, int] = field(default_factory=dict)
    room: int = 0
    wreck: int = 0

    @property
    def ship(self) -> bool:
        """Whether it is a starship."""
        return self.type in SHIPS

    @property
    def ground(self) -> bool:
        """Whether it is a ground unit (CHART.2)."""
        return self.type in GROUND

    @property
    def flyer(self) -> bool:
        """Whether it is a starship or a fighter."""
        return self.type in FLYERS


@dataclass(frozen=True, slots=True)
class Sighting:
    """What a seat knows of an enemy starship, as of `turn`.

    `shown` counts the components and stores that it has shown at least and may still have; `how` is how it
    was seen. `gone` once it has been destroyed. `at` is "" when it was since looked for there in vain.
    """

    type: str
    at: str
    turn: int
    how: Literal["battle", "scouted", "start"] = "battle"
    shown: dict[str, int] = field(default_factory=dict)
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Report:
    """What a seat knows of the enemies in a space that bear no number: counts by type, and ambush seekers."""

    turn: int
    how: Literal["battle", "scouted", "start"] = "battle"
    units: dict[str, int] = field(default_factory=dict)
    ambush: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the account of victory points: what `seat` gave its opponent (VICTORY.1, VICTORY.2).

    `open` tells whether the opponent has seen it; the rest is opened at the end, when unspent credits, hexes
    and corrections are entered too: `seat` is always the side that the points do not go to.
    """

    turn: int
    seat: Seat
    why: Literal["destroyed", "expended", "lost", "unspent", "hex", "correction"]
    item: str
    n: int
    points: int
    open: bool = True
    at: str = ""


@dataclass(frozen=True, slots=True)
class Docking:
    """Case MOVES.6: what a ship gives its partner after step 4."""

    ship: str
    partner: str
    units: tuple[str, ...] = ()
    stores: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Launched:
    """Case NOTES.probes: a probe on its way, which reports in step 5."""

    seat: Seat
    ship: str
    to: str
    shown: Shown


@dataclass(slots=True)
class Marks:
    """What the turn under way has written and used up. Fresh each turn; renaming units renames them here too.

    `act[unit]` is the written action of every unit that has one (after movement, for formed regiments too).
    `hauled` are ships that loaded and moved (MOVES.5); `unloaded[unit]` the ship that put a unit out;
    `teleported` flashtroopers; `probed[ship]` the probe launchers used for probes, `lured[ship]` those used
    for unwritten decoys; `decoys[ship]` written decoys left (already expended); `written["red@B"]` the
    recorded seekers that have arrived in a space, and `sent["red@B"]` the ships they came from;
    `fired[ship]` the missile launchers used (Ruling G20). `called` are the attack orders used up, "red@B"
    (Ruling G13), and `battles` the spaces fought over; `fought` the units that were in a battle; `retreated`
    those that retreated (Ruling G14); `held` the seekers in ambush left out of an own attack, "red@B" (Ruling
    G25); `by_plan` the sides that leave the turn's battles to their plans (Ruling G64).
    """

    act: dict[str, Act] = field(default_factory=dict)
    strikes: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    hauled: tuple[str, ...] = ()
    unloaded: dict[str, str] = field(default_factory=dict)
    teleported: tuple[str, ...] = ()
    probed: dict[str, int] = field(default_factory=dict)
    lured: dict[str, int] = field(default_factory=dict)
    decoys: dict[str, int] = field(default_factory=dict)
    written: dict[str, int] = field(default_factory=dict)
    sent: dict[str, tuple[str, ...]] = field(default_factory=dict)
    fired: dict[str, int] = field(default_factory=dict)
    called: tuple[str, ...] = ()
    battles: tuple[str, ...] = ()
    fought: tuple[str, ...] = ()
    retreated: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    docks: tuple[Docking, ...] = ()
    probes: tuple[Launched, ...] = ()
    by_plan: tuple[Seat, ...] = ()


@dataclass(slots=True)
class State:
    """The whole position, secrets included.

    `units` are all pieces; `spots` indexes them: ids in rising order by space and seat ("red@B") for those
    not aboard, and by ship for those aboard; change units by `put` and `drop` only. `ambush["red@B"]` counts
    seekers in ambush. `fleets[seat]` is what was bought, `unspent[seat]` the credits left (START.2).
    `known[seat]` are the enemy ships it knows, `seen[seat][space]` the latest count of other enemies there;
    `known["*"]` are the ships of both that everybody has seen, `seen["*"]["red@1"]` the counts of others.
    `charted` is the turn in which the charts last changed: what was seen since is still so.
    `ledger` is the account of points; `last_orders` each seat's sheet of the turn before; `plans` the battle
    plans; `spared` have been told once of a question with one answer (Ruling G63). `first` moves first this
    turn; `turns` is the length of the game; `closing` are the sides that would end it now. `defender` is ""
    in a meeting.
    """

    rules: ClassVar[Rules[Any]] = RULES
    scenario: str = "standard"
    defender: Seat | Literal[""] = ""
    turn: int = 0
    turns: int = 0
    first: Seat = RED
    units: dict[str, Unit] = field(default_factory=dict)
    spots: dict[str, tuple[str, ...]] = field(default_factory=dict)
    ambush: dict[str, int] = field(default_factory=dict)
    start: dict[Seat, str] = field(default_factory=dict)
    fleets: dict[Seat, Fleet] = field(default_factory=dict)
    unspent: dict[Seat, int] = field(default_factory=dict)
    charted: int = 0
    known: dict[Seat, dict[str, Sighting]] = field(default_factory=lambda: {RED: {}, SILVER: {}, "*": {}})
    seen: dict[Seat, dict[str, Report]] = field(default_factory=lambda: {RED: {}, SILVER: {}, "*": {}})
    ledger: tuple[Line, ...] = ()
    marks: Marks = field(default_factory=Marks)
    last_orders: dict[Seat, Orders] = field(default_factory=dict)
    plans: dict[Seat, str] = field(default_factory=dict)
    spared: tuple[Seat, ...] = ()
    draw: tuple[Seat, ...] = ()
    closing: tuple[Seat, ...] = ()
    house: HouseRules = field(default_factory=HouseRules)
    board: Board = field(default_factory=standard_board)
    force: Force = field(default_factory=standard_force)
    chances: Chances = field(default_factory=standard_chances)
    scenarios: Scenarios = field(default_factory=standard_scenarios)
    stack: list[Frame] = field(default_factory=list)
    asked: dict[Seat, int] = field(default_factory=dict)
    over: Outcome | None = None

    @property
    def rule(self) -> Scenario:
        """Numbers of the scenario."""
        return self.scenarios.find(self.scenario)

    @property
    def numbers(self) -> Numbers:
        """Numbers that the cases name."""
        return self.scenarios.numbers

    def ids(self, at: str, seat: Seat) -> tuple[str, ...]:
        """Name a side's units in a space, those aboard left out, in rising order."""
        return self.spots.get(f"{seat}@{at}", ())

    def there(self, at: str, seat: Seat) -> list[Unit]:
        """List a side's units in a space, those aboard left out."""
        units = self.units
        return [units[x] for x in self.spots.get(f"{seat}@{at}", ())]

    def hold(self, ship: str) -> list[Unit]:
        """List the units aboard a ship."""
        units = self.units
        return [units[x] for x in self.spots.get(ship, ())]

    def put(self, u: Unit) -> None:
        """Set a unit down, new or changed."""
        old = self.units.get(u.id)
        self.units[u.id] = u
        spot = u.aboard or f"{u.seat}@{u.at}"
        if old is not None:
            was = old.aboard or f"{old.seat}@{old.at}"
            if was == spot:
                return
            self._leave(was, u.id)
        there = [*self.spots.get(spot, ())]
        insort(there, u.id, key=rank)
        self.spots[spot] = tuple(there)

    def drop(self, unit: str) -> Unit:
        """Remove a unit for good and return it. What it carries must be removed as well."""
        u = self.units.pop(unit)
        self._leave(u.aboard or f"{u.seat}@{u.at}", unit)
        return u

    def rename(self, names: Mapping[str, str]) -> None:
        """Give units new ids, at once: as if all had been dropped and then put back."""
        units, spots = self.units, self.spots
        moved = [units.pop(x) for x in names]
        places: dict[str, None] = dict.fromkeys([u.aboard or f"{u.seat}@{u.at}" for u in moved])
        for spot in places:
            left = tuple([x for x in spots[spot] if x not in names])
            if left:
                spots[spot] = left
            else:
                del spots[spot]
        there: dict[str, list[str]] = {}
        for u in moved:
            new = names[u.id]
            units[new] = Unit(
                id=new,
                seat=u.seat,
                type=u.type,
                at=u.at,
                aboard=u.aboard,
                has=u.has,
                room=u.room,
                wreck=u.wreck,
            )
            there.setdefault(u.aboard or f"{u.seat}@{u.at}", []).append(new)
        for spot, new_ids in there.items():
            spots[spot] = tuple(sorted((*spots.get(spot, ()), *new_ids), key=rank))

    def _leave(self, spot: str, unit: str) -> None:
        left = tuple([x for x in self.spots[spot] if x != unit])
        if left:
            self.spots[spot] = left
        else:
            del self.spots[spot]


@lru_cache(maxsize=1024)
def short(unit: str) -> str:
    """Name a unit as its owner does: "7", "f3"."""
    return unit[1:]


@lru_cache(maxsize=4096)
def rank(unit: str) -> tuple[str, int]:
    """Return the sort key of an id: ships by number first, then units by letter and number.

    >>> sorted(["Rf2", "R10", "R9", "Rf10"], key=rank)
    ['R9', 'R10', 'Rf2', 'Rf10']
    """
    return (unit[:2], int(unit[2:])) if unit[1].isalpha() else (unit[0], int(unit[1:]))


# -- procedures called across modules: by these names, with these holds ----------------------------------

OPENING, TURN, ATTACKS = "opening", "turn", "attacks"
BATTLE, SCOUTING, ENDGAME = "battle", "scouting", "endgame"


@dataclass(frozen=True, slots=True)
class Opening:
    """What the start of a game holds: credits by seat, and the dice for the choice of sector."""

    credits: dict[Seat, int] = field(default_factory=dict)
    chooser: Seat = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """What a turn holds. Its papers are in `State.marks`."""

    rolls: dict[Seat, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Attacks:
    """Case TURN.4: a side's written attacks; `left` are the spaces not announced yet, in their order.

    `choose` is true when the side is asked which comes next.
    """

    seat: Seat
    left: tuple[str, ...] = ()
    choose: bool = False


#: The execution that Armada's steps receive.
T = Execution[State]
