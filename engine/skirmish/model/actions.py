"""What may be answered: orders of the players' phase, reactions, choices, and the muster before the game."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.core.rules import Seat
from engine.core.types.values import Bounds, action
from engine.skirmish.model.state import Aim, Kit, Point, Rank, Weapon

#: Maximum number of characters of a reason, as everything of the GM's needs one.
LONGEST_REASON = 200
Reason = Annotated[str, Bounds(1, LONGEST_REASON)]

# -- before the game: question "muster.team" -------------------------------------------------------------


@action("enlist")
class Enlist:
    """Case COSTS.1: add a figure to the team, or rebuild the one with this id."""

    figure: str
    name: str
    rank: Rank
    actions: int
    weapon: Weapon
    kit: tuple[Kit, ...] = ()


@action("dismiss")
class Dismiss:
    """Case COSTS.1: take a figure off the team."""

    figure: str


@action("ready")
class Ready:
    """The team is as it should be; with all seats ready the game begins."""


# -- orders: question "phase.order", any figure of one's own, in any order -------------------------------


@action("march")
class March:
    """Case MOVE.1: go along these points; each full movement action takes a Fire action. Charging is 8"."""

    figure: str
    path: tuple[Point, ...]
    pace: Literal["move", "charge"] = "move"


@action("face")
class Face:
    """Ruling K50: turn to a facing in degrees clockwise from north. Free."""

    figure: str
    facing: int


@action("spot")
class Spot:
    """Case SIGHT.1: the spotting try of a figure's own move."""

    figure: str


@action("shoot")
class Shoot:
    """Case SHOOT.1: fire a number of shots of this kind at a figure.

    A cannon fires by `aim` 2 (Case EFFECT.1).
    """

    figure: str
    target: str
    aim: Aim = 1
    shots: int = 1


@action("steady")
class Steady:
    """Ruling K27: try to remove a suppression marker for one Fire action."""

    figure: str


@action("throw")
class Throw:
    """Case GRENADE.1: a grenade at a point, or a stun grenade (Ruling K34)."""

    figure: str
    x: float
    y: float
    kind: Literal["grenade", "stun"] = "grenade"


@action("cover")
class Cover:
    """Ruling K34: warned of a stun grenade, spend the whole turn covering."""

    figure: str


@action("lay")
class Lay:
    """Case EXPLOSIVES.1, Ruling K55: set a claymore or C4 beside the figure, for one full turn."""

    figure: str
    kind: Literal["claymore", "c4"]
    fuse: Literal["tripwire", "remote"]
    shape: Literal["wedge", "blast"]
    facing: int


@action("save")
class Save:
    """Ruling K36: keep two actions for the trigger of the figure's own remote charges."""

    figure: str


@action("haul")
class Haul:
    """Ruling K5: take hold of a friend or captive within 1" that cannot walk, to drag it along."""

    figure: str
    body: str


@action("drop")
class Drop:
    """Let go of the figure being dragged."""

    figure: str


@action("work")
class Work:
    """Spend one full turn at an objective: search it, free a captive there."""

    figure: str
    objective: str


@action("take")
class Take:
    """Pick up an item within 1", or get it from a friend there, for one action."""

    figure: str
    item: str


@action("seize")
class Seize:
    """Ruling K25, Case MELEE.1: take an enemy prisoner that has surrendered or lies disabled within 1"."""

    figure: str
    target: str


@action("dial")
class Dial:
    """Ruling K37: dial at the DHD for one full turn; this opens the iris as well (Ruling K57)."""

    figure: str


@action("turn")
class Turn:
    """Ruling K40: move the ring by hand: one symbol for two actions."""

    figure: str


@action("enter")
class Enter:
    """Case GATE.1: go through the open Stargate, within 1" of its ring, with all one drags.

    Also by an exit.
    """

    figure: str


@action("hold")
class Hold:
    """Ruling K39: keep a hand in the event horizon, so that the Stargate stays open this turn."""

    figure: str


@action("done")
class Done:
    """End the seat's part of the phase; the phase ends when all have done so."""


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


@action("react")
class React:
    """Ruling K8: fire at an enemy that moves or shoots in sight. Question "react.fire"."""

    figure: str
    target: str
    aim: Aim


@action("wait")
class Wait:
    """Do not react, or not now. Questions "react.fire" and "trigger.blow"."""


@action("blow")
class Blow:
    """Ruling K36: set off a remote charge with saved actions. Question "trigger.blow"."""

    charge: str


@action("pair")
class Pair:
    """Ruling K17: many against many: this figure fights that enemy. Question "melee.pair"."""

    figure: str
    target: str


@action("capture")
class Capture:
    """Case MELEE.1: take the lone loser prisoner, or deal the result. Question "melee.capture"."""

    yes: bool


@action("lead")
class Lead:
    """Ruling K9: where allies go and what they fire at, within their order. Question "allies.lead"."""

    group: str
    x: float
    y: float
    target: str = ""


# -- the GM's answers: questions "gm.reactions" and "gm.go_on" -------------------------------------------


@action("go_on")
class GoOn:
    """Let things take their course."""


@action("veto")
class Veto:
    """The GM's veto on one group's reaction: it holds its place this turn.

    With `reroll` its die is rolled again.
    """

    group: str
    reason: Reason
    reroll: bool = False


Ruled = GoOn | Veto


@action("give")
class Give:
    """Hand a figure to another seat; the owner or the GM may. A free action."""

    figure: str
    seat: Seat
