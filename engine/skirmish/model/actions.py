"""What may be answered: orders of the players' phase, reactions, choices, and the muster before the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from pydantic import ConfigDict

from engine.core.rules import Seat
from engine.skirmish.model.terms import STRICT, Aim, Kit, Point, Rank, Weapon

# -- before the game: question "muster.team" -------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Enlist:
    """Case COSTS.1: add a figure to the team, or build the one of this id anew."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    name: str
    rank: Rank
    actions: int
    weapon: Weapon
    kit: tuple[Kit, ...] = ()
    do: Literal["enlist"] = "enlist"


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Case COSTS.1: take a figure off the team."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    do: Literal["dismiss"] = "dismiss"


@dataclass(frozen=True, slots=True)
class Ready:
    """The team is as it should be; with all seats ready the game begins."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    do: Literal["ready"] = "ready"


# -- orders: question "phase.order", any figure of one's own, in any order -------------------------------


@dataclass(frozen=True, slots=True)
class March:
    """Case MOVE.1: go along these points; each full movement action takes a Fire action. Charging is 8"."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    path: tuple[Point, ...]
    pace: Literal["move", "charge"] = "move"
    do: Literal["march"] = "march"


@dataclass(frozen=True, slots=True)
class Face:
    """Ruling K50: turn to a facing in degrees clockwise from north. Free."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    facing: int
    do: Literal["face"] = "face"


@dataclass(frozen=True, slots=True)
class Spot:
    """Case SIGHT.1: the spotting try of a figure's own move."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    do: Literal["spot"] = "spot"


@dataclass(frozen=True, slots=True)
class Shoot:
    """Case SHOOT.1: fire at a figure, so many shots of this kind.

    A cannon fires by `aim` 2 (Case EFFECT.1).
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    target: str
    aim: Aim = 1
    shots: int = 1
    do: Literal["shoot"] = "shoot"


@dataclass(frozen=True, slots=True)
class Steady:
    """Ruling K27: try to remove a suppression marker for one Fire action."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    do: Literal["steady"] = "steady"


@dataclass(frozen=True, slots=True)
class Throw:
    """Case GRENADE.1: a grenade at a point, or a stun grenade (Ruling K34)."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    x: float
    y: float
    kind: Literal["grenade", "stun"] = "grenade"
    do: Literal["throw"] = "throw"


@dataclass(frozen=True, slots=True)
class Cover:
    """Ruling K34: warned of a stun grenade, spend the whole turn covering."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    do: Literal["cover"] = "cover"


@dataclass(frozen=True, slots=True)
class Lay:
    """Case EXPLOSIVES.1, Ruling K55: set a claymore or C4 beside the figure, for one full turn."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    kind: Literal["claymore", "c4"]
    fuse: Literal["tripwire", "remote"]
    shape: Literal["wedge", "blast"]
    facing: int
    do: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Save:
    """Ruling K36: keep two actions for the trigger of one's remote charges."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    do: Literal["save"] = "save"


@dataclass(frozen=True, slots=True)
class Haul:
    """Ruling K5: take hold of a friend or captive within 1" that cannot walk, to drag it along."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    body: str
    do: Literal["haul"] = "haul"


@dataclass(frozen=True, slots=True)
class Drop:
    """Let go of whom one drags."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    do: Literal["drop"] = "drop"


@dataclass(frozen=True, slots=True)
class Work:
    """Spend one full turn at an objective: search it, free a captive there."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    objective: str
    do: Literal["work"] = "work"


@dataclass(frozen=True, slots=True)
class Take:
    """Pick up an item within 1", or get it from a friend there, for one action."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    item: str
    do: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Seize:
    """Ruling K25, Case MELEE.1: take an enemy prisoner that has surrendered or lies disabled within 1"."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    target: str
    do: Literal["seize"] = "seize"


@dataclass(frozen=True, slots=True)
class Dial:
    """Ruling K37: dial at the DHD for one full turn; this opens the iris as well (Ruling K57)."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    do: Literal["dial"] = "dial"


@dataclass(frozen=True, slots=True)
class Turn:
    """Ruling K40: move the ring by hand: one symbol for two actions."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    do: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Enter:
    """Case GATE.1: go through the open Stargate, within 1" of its ring, with all one drags.

    Also by an exit.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    do: Literal["enter"] = "enter"


@dataclass(frozen=True, slots=True)
class Hold:
    """Ruling K39: keep a hand in the event horizon, so that the Stargate stays open this turn."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    do: Literal["hold"] = "hold"


@dataclass(frozen=True, slots=True)
class Done:
    """End one's part of the phase; the phase ends when all are done."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    do: Literal["done"] = "done"


Order = (
    March
    | Face
    | Spot
    | Shoot
    | Steady
    | Throw
    | Cover
    | Lay
    | Save
    | Haul
    | Drop
    | Work
    | Take
    | Seize
    | Dial
    | Turn
    | Enter
    | Hold
    | Done
)
Muster = Enlist | Dismiss | Ready

# -- reactions and choices -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class React:
    """Ruling K8: fire at an enemy that moves or shoots in sight. Question "react.fire"."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    target: str
    aim: Aim
    do: Literal["react"] = "react"


@dataclass(frozen=True, slots=True)
class Wait:
    """Do not react, or not now. Questions "react.fire" and "trigger.blow"."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    do: Literal["wait"] = "wait"


@dataclass(frozen=True, slots=True)
class Blow:
    """Ruling K36: set off a remote charge with saved actions. Question "trigger.blow"."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    charge: str
    do: Literal["blow"] = "blow"


@dataclass(frozen=True, slots=True)
class Pair:
    """Ruling K17: many against many: this figure fights that enemy. Question "melee.pair"."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    target: str
    do: Literal["pair"] = "pair"


@dataclass(frozen=True, slots=True)
class Capture:
    """Case MELEE.1: take the lone loser prisoner, or deal the result. Question "melee.capture"."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    yes: bool
    do: Literal["capture"] = "capture"


@dataclass(frozen=True, slots=True)
class Lead:
    """Ruling K9: where allies go, and at whom they fire, within their order. Question "allies.lead"."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    group: str
    x: float
    y: float
    target: str = ""
    do: Literal["lead"] = "lead"


# -- the GM's answers: questions "gm.reactions" and "gm.go_on" -------------------------------------------


@dataclass(frozen=True, slots=True)
class GoOn:
    """Let things take their course."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    do: Literal["go_on"] = "go_on"


@dataclass(frozen=True, slots=True)
class Veto:
    """The GM's veto on one group's reaction: it holds its place this turn.

    With `reroll` its die falls anew.
    """

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    group: str
    reason: str
    reroll: bool = False
    do: Literal["veto"] = "veto"


Ruled = GoOn | Veto


@dataclass(frozen=True, slots=True)
class Give:
    """Give a figure to another seat; the owner or the GM may. A free action."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    figure: str
    seat: Seat
    do: Literal["give"] = "give"
