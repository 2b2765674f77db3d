"""What a game of StarGate consists of, what may be answered in it, and what its procedures hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from engine.core.contract import usual
from engine.core.execution import Execution
from engine.core.hexgrid import Way
from engine.core.rules import Frame, Outcome, Rules, Seat
from engine.core.types.values import IN_FULL, action, value
from engine.stargate.model.board import SCENARIOS, Board, Forces, Mode, standard_board, standard_forces

COALITION, VIRUNIAN = SEATS = ("coalition", "virunian")
FOE: dict[Seat, Seat] = {COALITION: VIRUNIAN, VIRUNIAN: COALITION}
RULES: Rules[State] = Rules("stargate")
RULES.read_faults()

Crew = tuple[str, ...]
"""Counters that act as one unit: one counter, or a combined unit in the order control, transport, weapon."""

Tactic = Literal["warp", "charge", "maneuver"]
Phase = Literal["staging", "deployment", "movement", "combat", "gravity"]


USUAL = usual(SCENARIOS.options)


@value
class HouseRules:
    """The options of a table, with the defaults of `data/stargate/scenarios.toml`."""

    tri_ship_attacks: Literal["together", "per_hex"] = USUAL["tri_ship_attacks"]
    skim_doubling: Literal["after_exit", "before_exit"] = USUAL["skim_doubling"]
    deadlock_guard: Literal["on", "off"] = USUAL["deadlock_guard"]
    dispersal_splits: Literal["no", "yes"] = USUAL["dispersal_splits"]
    dispersal_stays: Literal["yes", "no"] = USUAL["dispersal_stays"]
    dispersal_shares: Literal["yes", "no"] = USUAL["dispersal_shares"]
    orbit_start: Literal["leaves", "skims"] = USUAL["orbit_start"]
    marked_skims: Literal["may_rest", "go_on"] = USUAL["marked_skims"]
    lending: Literal["one", "any"] = USUAL["lending"]
    ranged_strength: Literal["chart", "printed"] = USUAL["ranged_strength"]
    coalition_losses: Literal["8", "7", "6", "5", "4"] = USUAL["coalition_losses"]
    staged_each_turn: Literal["4", "3", "2"] = USUAL["staged_each_turn"]

    @property
    def needed(self) -> int:
        """Case 12.1, Ruling 12.1-b: how many units the Coalition must have lost for the Virunian to win."""
        return int(self.coalition_losses)

    @property
    def staged_at_most(self) -> int:
        """Case 3.1, Ruling 3.1-f: how many units the Coalition may stage in a Game-Turn."""
        return int(self.staged_each_turn)


@dataclass(frozen=True, slots=True)
class Skim:
    """Case 5.32: gate skimming under way. `sense` is +1 clockwise, -1 counter; `entered` 1, 2, or 3 for more.

    Gate and orbit hex are where the counter stands (`board.orbits[at[unit]]`). 1 and 2 are the Skim markers.
    """

    sense: int
    entered: int


@dataclass(slots=True)
class State:
    """The whole position. Nothing in it is secret but sealed answers, which lie in the frames.

    `at[unit]` is the hex of every counter on the map; `staged[unit]` its staging hex; `lost` the eliminated,
    in order. The rest of the coalition is in reserve. `gates[gate]` counts the face-down counters in a
    Stargate: which they are is drawn when one is flipped, so no state holds it; the rest of the Virunians is
    undeployed. `skim[unit]` is kept only for counters that skim.

    Of the phase: `began[unit]` is where every counter on the map stood when it began (replaced, never
    changed in place); `came[hex]` the phasing counters that entered or tried to enter a hex where enemies
    began (Case 7.4); `moved` the counters that have moved, or may not any more; `lent[igugui]` the Human it
    teleports, the last of several; `mover` the first counter of the unit in mid-move, "" for none: clearing
    it ends that move; `bonus` is true once the Virunian bonus move was taken; `spent` the counters
    dispersed in a Combat Phase, which neither attack nor are attacked again in it (Ruling 9.1-b). `guard`
    obliges the coalition to stage what it can (Ruling 3.1-c), `unveil` the Virunian to reveal a counter
    (Ruling 5.8-f).
    """

    rules: ClassVar[Rules[Any]] = RULES
    turn: int = 0
    phase: Phase = "staging"
    phasing: Seat = COALITION
    at: dict[str, str] = field(default_factory=dict)
    staged: dict[str, str] = field(default_factory=dict)
    gates: dict[str, int] = field(default_factory=dict)
    skim: dict[str, Skim] = field(default_factory=dict)
    lost: Crew = ()
    began: Mapping[str, str] = field(default_factory=dict)
    came: dict[str, Crew] = field(default_factory=dict)
    moved: Crew = ()
    lent: dict[str, str] = field(default_factory=dict)
    mover: str = ""
    bonus: bool = False
    spent: Crew = ()
    guard: bool = False
    unveil: bool = False
    draw: tuple[Seat, ...] = ()
    house: HouseRules = field(default_factory=HouseRules, metadata=IN_FULL)
    board: Board = field(default_factory=standard_board)
    forces: Forces = field(default_factory=standard_forces)
    stack: list[Frame] = field(default_factory=list)
    asked: dict[Seat, int] = field(default_factory=dict)
    over: Outcome | None = None

    def there(self, at: str, seat: Seat) -> list[str]:
        """List a side's counters in a hex."""
        if at not in self.at.values():
            return []
        of = self.forces.seat
        return [u for u, h in self.at.items() if h == at and of[u] == seat]

    def hidden(self) -> tuple[str, ...]:
        """Case 3.2, Rulings 3.2-c and 5.8-d: the Virunian counters not revealed, in their usual order."""
        at, lost = self.at, self.lost
        return tuple([u for u in self.forces.side[VIRUNIAN] if u not in at and u not in lost])

    def reserve(self) -> tuple[str, ...]:
        """Case 3.1: the coalition counters that have not been staged, in their usual order."""
        at, lost, staged = self.at, self.lost, self.staged
        mine = self.forces.side[COALITION]
        return tuple([u for u in mine if u not in at and u not in lost and u not in staged])


# -- procedures called across modules: by these names; what they hold, where more than one makes it ------

TURN, STAGING, DEPLOYMENT, MOVEMENT = "turn", "staging", "deployment", "movement"
MOVE, JUMP, MINDLESS, REVEAL = "move", "jump", "mindless", "reveal"
APPROACH, COMBAT, BERSERK, GRAVITY = "approach", "combat", "berserk", "gravity"
BATTLES, DISPERSE = "battles", "disperse"


@dataclass(frozen=True, slots=True)
class Side:
    """What a phase holds: whose it is. Held by "turn", "staging", "deployment", "movement" and "combat"."""

    seat: Seat = COALITION


@dataclass(frozen=True, slots=True)
class Move:
    """A unit's move under way.

    `crew` are its counters, `left` its Movement Points, `way` its heading (-1 before the first hex), `path`
    the hexes it has been in, the first where it began. `doubled` is true once its points were doubled (Case
    5.34); `turned` once a Tri-Ship has used its turn; `lender` the Igugui that teleports it; `bonus` for the
    Virunian bonus move; `fresh` while a revealed unit has not left its orbit hex (Case 5.8.3); `run` the
    hexes of the last answer still to be entered; `fire` while the next of them draws fire (Case 5.2).
    """

    crew: Crew
    mode: Mode
    left: int
    way: int = -1
    path: tuple[str, ...] = ()
    doubled: bool = False
    turned: bool = False
    lender: str = ""
    bonus: bool = False
    fresh: bool = False
    run: int = 0
    fire: bool = False


@dataclass(frozen=True, slots=True)
class Approach:
    """Case 7.1: `crew` moves into a hex with enemies. `barred` is the option announced (Case 7.34).

    `number` is the approach number as printed: "2", "1d", "0"; "" before the reveal.
    """

    crew: Crew
    at: str
    barred: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Berserk:
    """Case 9.5: a weapon unit that attacks the nearest unit and dies.

    `left` are others that wait their turn.
    """

    weapon: str = ""
    target: str = ""
    left: Crew = ()


@dataclass(frozen=True, slots=True)
class Battles:
    """A Combat Phase under way (Case 9.0).

    `hexes` are those still to be fought for, fixed when the phase began; `fired` the counters that have
    attacked, supported or been attacked; `at` names the combat in hand by its first hex, "" for none, and
    `support` the units that back it from afar, by their first counters.
    """

    seat: Seat
    hexes: tuple[str, ...] = ()
    fired: Crew = ()
    at: str = ""
    support: Crew = ()


@dataclass(frozen=True, slots=True)
class Reveal:
    """Case 5.8: a face-down counter is flipped in a Stargate; then placed in an orbit hex."""

    gate: str
    unit: str = ""


# -- answers ---------------------------------------------------------------------------------------------


@action("stage")
class Stage:
    """Case 3.1: put the first unit of a race's reserve into a staging hex. Question "staging.unit"."""

    race: str
    at: str


@action("done")
class Done:
    """End staging, or a Movement Phase. Questions "staging.unit" and "movement.unit"."""


@action("begin")
class Begin:
    """Cases 5.0 and 5.44: choose a unit, by its first counter, and how it moves. Question "movement.unit".

    `lender` names the Igugui whose teleportation a Human borrows (Case 5.5).
    """

    unit: str
    mode: Mode
    lender: str = ""


@action("flip")
class Flip:
    """Case 5.8: reveal a face-down counter in a Stargate, "A" or "B". Question "movement.unit"."""

    gate: str


@action("leg")
class Leg:
    """Cases 5.1 and 5.6: continue a number of hexes in one direction. Question "move.leg"."""

    way: Way
    hexes: int


@action("circle")
class Circle:
    """Case 5.31: continue round the Stargate by one orbit hex. Question "move.leg"."""


@action("exit")
class Exit:
    """Case 5.33: leave the orbit hex circle. Question "move.leg"."""


@action("stop")
class Stop:
    """End this unit's move. Questions "move.leg" and "move.teleport"."""


@action("teleport")
class Teleport:
    """Cases 5.4 and 5.9: teleport along a straight line to this hex. Question "move.teleport"."""

    to: str


@action("drift")
class Drift:
    """Case 5.7: the mindless transport to be moved next. Question "mindless.unit"."""

    unit: str


@action("bar")
class Bar:
    """Case 7.34: announce an option that the Virunian will not choose. Question "approach.bar"."""

    option: Tactic


@action("choose")
class Choose:
    """Case 7.11: choose an approach option in secret. Question "approach.option", sealed."""

    option: Tactic


@action("lose")
class Lose:
    """Cases 7.13, 9.3 and 11.3: the unit, by its first counter, that is lost.

    Questions "approach.loss", "combat.unarmed" (with all in its hex) and "gravity.loss".
    """

    unit: str


@action("target")
class Target:
    """Case 9.5: the unit that a berserk weapon attacks. Question "berserk.target"."""

    unit: str


@action("place")
class Place:
    """Case 9.2: where a dispersed unit is put; its own hex leaves it there. Question "disperse.place"."""

    unit: str
    at: str


@action("fight")
class Fight:
    """Case 9.0: the combat to be resolved next, by its hex. Question "combat.next"."""

    at: str


@action("support")
class Support:
    """Case 10.1: add a unit's ranged attack to this combat. Question "combat.support"."""

    unit: str


@action("resolve")
class Resolve:
    """Case 9.0: roll for this combat, without further support. Question "combat.support"."""


Staging = Stage | Done
Pick = Begin | Flip | Done
Going = Leg | Circle | Exit | Stop
Jump = Teleport | Stop
Backing = Support | Resolve


#: The execution that StarGate's steps receive.
T = Execution[State]
