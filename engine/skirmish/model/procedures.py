"""Procedures called across modules, by these names, with these holds; and the names of the questions.

S.: `t.call(NAME, Hold(...))` from any module. What tells of an enemy goes by `audience.py`.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.rules import Seat
from engine.skirmish.model.state import Letter, Pace, Point, Rank, Side

# -- the sequence (sequence.py, forces.py, markers.py) ---------------------------------------------------

MUSTER, TURN, FORCES, PHASE = "muster", "turn", "forces", "phase"
WALK, LOOK = "walk", "look"
# -- fighting (shooting, reaction, melee, morale, grenades, explosives, suppression) ---------------------
SHOT, REACTION, MELEE, MORALE, RALLY = "shot", "reaction", "melee", "morale", "rally"
STEADY, THROW, BLAST, STUN, TRIGGER = "steady", "throw", "blast", "stun", "trigger"
# -- the automaton ---------------------------------------------------------------------------------------
AUTOMATON, ALLIES = "automaton", "allies"

Q_MUSTER, Q_ORDER = "muster.team", "phase.order"
Q_REACT, Q_BLOW, Q_PAIR, Q_CAPTURE, Q_LEAD = (
    "react.fire",
    "trigger.blow",
    "melee.pair",
    "melee.capture",
    "allies.lead",
)
Q_GM, Q_PAUSE = "gm.reactions", "gm.go_on"


@dataclass(frozen=True, slots=True)
class Step:
    """What the turn and the muster hold: seats that are ready."""

    ready: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Force:
    """Case FORCE.1: the roll for fresh enemies.

    `markers` in sight and not used yet, `rolled` the die, `result` with what changes it; `left` groups (their
    ranks) still to appear, `marker` where the next one does.
    """

    markers: tuple[str, ...] = ()
    rolled: int = 0
    result: int = 0
    left: tuple[tuple[Rank, ...], ...] = ()
    marker: str = ""


@dataclass(frozen=True, slots=True)
class Phase:
    """Case ORDER.1: the players' step. `done` the seats that have ended their part."""

    done: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Walk:
    """Case MOVE.1: a figure goes along `path`, one movement action of `pace` after the other.

    `limit` is the most inches in all (0: as far as its actions reach); `free` takes no Fire actions
    (forced by morale, or a GM). The walk ends where the figure can go no further, is shot down, or
    meets an enemy. For the automaton's figures the caller spends actions itself: `free=True` and
    `limit` set. Worked out by the walk itself: `track` samples an inch apart, `acts` the movement
    action that reaches each, `parts` what was taken off, `watched` (sample, who may fire there),
    `begun` the enemies in contact at first, `i` samples done.
    """

    figure: str
    path: tuple[Point, ...]
    pace: Pace = "move"
    limit: float = 0.0
    free: bool = False
    track: tuple[Point, ...] = ()
    acts: tuple[int, ...] = ()
    parts: tuple[tuple[str, float], ...] = ()
    watched: tuple[tuple[int, str], ...] = ()
    begun: tuple[str, ...] = ()
    i: int = 0


@dataclass(frozen=True, slots=True)
class Look:
    """Case SIGHT.1: figures try to spot: in their own move, or because enemies moved or fired.

    `figures` the observers still to throw; `at` the enemies that moved or fired (() for all); `fired` they
    fired; `own` it is the try of one's own move.
    """

    figures: tuple[str, ...]
    at: tuple[str, ...] = ()
    fired: bool = False
    own: bool = False


@dataclass(frozen=True, slots=True)
class Shot:
    """Case SHOOT.1: one shot, or one of `shots`. `aim` 1 to 3. `reaction` it answers a move or shot.

    The caller has checked it; the procedure spends `aim` actions, rolls d20, then the effect. `hit` is the
    number thrown to hit, 0 before; `struck` figures whose effect die is still to be rolled (cannon: all
    near), with `change` added; `down` the target could not act when the order was given.
    """

    figure: str
    target: str
    aim: int
    shots: int = 1
    reaction: bool = False
    hit: int = 0
    struck: tuple[str, ...] = ()
    change: int = 0
    down: bool = False


@dataclass(frozen=True, slots=True)
class Reaction:
    """Ruling K8: the other side may fire at `figure`, which moves or has fired in sight.

    The automaton's figures fire by themselves, players are asked (Q_REACT, and Q_BLOW for remote charges).
    `by` limits who may react (() all who can). `fired` it has fired, or else it moves. `queue` are the
    automaton's figures still to react, `passed` the seats that wait, `under` whether shots fell while it was
    in the open.
    """

    figure: str
    by: tuple[str, ...] = ()
    passed: tuple[Seat, ...] = ()
    fired: bool = False
    queue: tuple[str, ...] = ()
    under: bool = False


@dataclass(frozen=True, slots=True)
class Melee:
    """Case MELEE.1: all fights on the table, `left` still to be fought: (sgc ids, jaffa ids).

    `side` whose step it is. `wanted` whom players allot their figures to: (figure, enemy). Of the fight in
    hand `rolls` are the dice so far, `result` what came of it, `beaten` the side that lost, "" for neither.
    """

    side: Side = "sgc"
    left: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = ()
    begun: bool = False
    wanted: tuple[tuple[str, str], ...] = ()
    rolls: tuple[int, ...] = ()
    result: str = ""
    beaten: str = ""


@dataclass(frozen=True, slots=True)
class Trigger:
    """Case EXPLOSIVES.3: the moments before and after the enemy's step; `passed` the seats that wait."""

    passed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Morale:
    """Case MORALE.1: teams with a shock test; `left` still to test. `only` these figures (at once), () all.

    `result` is what the test in hand came to.
    """

    only: tuple[str, ...] = ()
    left: tuple[tuple[str, ...], ...] = ()
    begun: bool = False
    result: str = ""


@dataclass(frozen=True, slots=True)
class Rally:
    """Ruling K16: fleeing figures try to rally, the others run on. `left` still to roll."""

    left: tuple[str, ...] = ()
    begun: bool = False


@dataclass(frozen=True, slots=True)
class Steadying:
    """Ruling K27: one try to remove a suppression marker."""

    figure: str


@dataclass(frozen=True, slots=True)
class Throwing:
    """Case GRENADE.1: a grenade on its way.

    `at` where it bursts once known, `struck` still to be rolled for.
    """

    figure: str
    x: float
    y: float
    rolled: int = 0
    struck: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Blasting:
    """Case EXPLOSIVES.1: a charge goes off; `struck` still to be rolled for.

    `by` who set it off ("" tripwire).
    """

    charge: str
    by: str = ""
    struck: tuple[str, ...] = ()
    begun: bool = False
    change: int = 0


@dataclass(frozen=True, slots=True)
class Stunning:
    """Ruling K34: a stun grenade bursts."""

    figure: str
    x: float
    y: float
    struck: tuple[str, ...] = ()
    begun: bool = False


@dataclass(frozen=True, slots=True)
class GroupReaction:
    """Case RISK.1: what a group will do: the parts of its Risk Factor, die, row (from 0), letter.

    `parts` as (code, amount): "none_seen", "goauld", "covered", "advancing", "in_range", "raw", "hurt",
    "flank", "losing", "ran", "gm". `vetoed` by the GM: it stays where it is.
    """

    group: str
    risk: int
    die: int
    letter: Letter
    parts: tuple[tuple[str, int], ...] = ()
    row: int = 0
    vetoed: bool = False


@dataclass(frozen=True, slots=True)
class Automaton:
    """Case ORDER.1 step 5: `fates` fixed from the same position (Ruling K47), then group after group acts.

    `side` whose groups: "jaffa", or "sgc" for allies. `rolling` are groups whose die is still to fall; `turn`
    the groups still to act, the first in hand; `goal` and `target` what a player has chosen for allies.
    """

    side: Side = "jaffa"
    rolling: tuple[str, ...] = ()
    fates: tuple[GroupReaction, ...] = ()
    turn: tuple[str, ...] = ()
    goal: Point | None = None
    target: str = ""
