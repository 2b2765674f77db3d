"""The GM's free actions, and their faults (Ruling K65, Case MOVE.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Annotated, Literal

from engine.core.data import is_name, load
from engine.core.errors import Fault
from engine.core.rules import Action, Frame, Seat, Secrecy
from engine.core.types.values import Bounds, action, value
from engine.skirmish.model.actions import LONGEST_REASON, Reason
from engine.skirmish.model.audience import T
from engine.skirmish.model.procedures import PHASE
from engine.skirmish.model.state import GM, RULES, Piece, Point, State
from engine.skirmish.rules.movement import why_between
from engine.skirmish.table.scenario_file import LONGEST_NAME, MOST, MOST_FIGURES
from engine.skirmish.table.scenario_loader import is_word, piece_faults
from engine.skirmish.table.terrain import land_of, scenario_of

MOST_SPAWNED = 12


# -- what the GM may do -----------------------------------------------------------------------------------


@action("place")
class Place:
    """Put a figure or marker somewhere; `facing` -1 leaves a figure's facing."""

    id: str
    x: float
    y: float
    reason: Reason
    facing: int = -1


@action("remove")
class Remove:
    """Remove a figure, marker, charge or piece of terrain from the table."""

    id: str
    reason: Reason


@action("status")
class SetStatus:
    """Set a figure's status: any of these fields, as text; "" leaves one unchanged."""

    id: str
    reason: Reason
    suppressed: int = -1
    wounds: int = -1
    out: int = -1
    health: Literal["", "fit", "disabled", "surrendered", "captured", "dead"] = ""
    fleeing: Literal["", "yes", "no"] = ""
    seen: Literal["", "yes", "no"] = ""


@action("spawn")
class Spawn:
    """Bring a group to the table: a number of one rank, and a `company` of others.

    Who is `defending` stays at its post. The rank "marker" lays a portal marker.
    """

    rank: Literal["jaffa", "elite_jaffa", "first_prime", "goauld", "crew", "marker"]
    n: int
    x: float
    y: float
    reason: Reason
    seen: bool = False
    company: tuple[Literal["jaffa", "elite_jaffa", "first_prime", "goauld", "crew"], ...] = ()
    defending: bool = False


@action("build")
class Build:
    """Add a piece of terrain, or put another in the place of the one of this id."""

    piece: Piece
    reason: Reason


@action("reroll")
class Reroll:
    """Have the last open die rolled again, as long as nothing has happened since."""

    reason: Reason


@action("rule")
class Rule:
    """Case MOVE.5: rule a modifier.

    Its fields say what, for whom ("" for all), by how much, and for how many turns (0 means always).
    """

    what: Literal["move", "hit", "spot", "risk", "morale"]
    by: Annotated[int, Bounds(-10, 10)]
    reason: Reason
    on: str = ""
    turns: Annotated[int, Bounds(0, 60)] = 1


@action("end_phase")
class EndPhase:
    """Case ORDER.2: end the players' step now."""

    reason: Reason = "time"


@action("watch")
class Watch:
    """Be asked before the automaton acts, and after each of its groups, or not."""

    watch: bool = True
    pause: bool = False


@action("gate")
class GateHand:
    """Open or shut the Stargate, or make its dialling device useless."""

    what: Literal["open", "shut", "break_dhd", "mend_dhd"]
    reason: Reason


@action("call_it")
class CallIt:
    """End the mission: won, lost, or with no decision."""

    how: Literal["won", "lost", "drawn"]
    reason: Reason


# -- what is wrong with it -------------------------------------------------------------------------------


def gm_action(
    name: str,
    case: str,
    takes: type,
    do: Callable[[T, Seat, Action], None],
    check: Callable[[State, Action], Sequence[Fault]] = lambda s, a: (),
    *,
    secrecy: Secrecy = Secrecy.OPEN,
    sample: Callable[[State, Seat, Random], Action] | None = None,
) -> None:
    """Declare what the GM alone may do unasked, giving a reason where it has one; then `check` judges it."""

    def judge(s: State, seat: Seat, a: Action) -> Sequence[Fault]:
        return barred(s, seat, getattr(a, "reason", None)) or check(s, a)

    RULES.free(name, case, takes, judge, do, secrecy, sample)


def barred(s: State, seat: Seat, reason: str | None) -> list[Fault]:
    """Ruling K65: refuse all but the GM of a table that has one, and acts without a reason."""
    if seat != GM or not s.guided:
        return [RULES.wrong("not-gm")]
    if reason is not None and not 1 <= len(reason.strip()) <= LONGEST_REASON:
        return [RULES.wrong("no-reason", most=LONGEST_REASON)]
    return []


def _on(s: State, x: float, y: float) -> list[Fault]:
    if land_of(s).holds((x, y)):
        return why_between((x, y))
    return [RULES.wrong("bad-place", x=f"{x:g}", y=f"{y:g}")]


def check_place(s: State, a: Place) -> Sequence[Fault]:
    """Judge a placing."""
    if a.id not in s.markers and (a.id not in s.figures or not s.figures[a.id].on_table):
        return [RULES.wrong("no-thing", what="figure or marker", id=a.id)]
    if not -1 <= a.facing < 360:
        return [RULES.wrong("bad-value", what="facing", why="0 to 359 degrees")]
    return _on(s, a.x, a.y)


def check_remove(s: State, a: Remove) -> Sequence[Fault]:
    """Judge a removal."""
    terrain = {p.id for p in land_of(s).pieces}
    there = a.id in s.markers or a.id in s.charges or a.id in terrain
    on = a.id in s.figures and s.figures[a.id].on_table
    return () if there or on else [RULES.wrong("no-thing", what="thing", id=a.id)]


def check_status(s: State, a: SetStatus) -> Sequence[Fault]:
    """Judge a status."""
    f = s.figures.get(a.id)
    if f is None or f.health in ("removed", "left"):
        return [RULES.wrong("no-thing", what="figure", id=a.id)]
    for what, n, most in (
        ("suppressed", a.suppressed, 3),
        ("wounds", a.wounds, f.actions),
        ("out", a.out, 20),
    ):
        if not -1 <= n <= most:
            return [RULES.wrong("bad-value", what=what, why=f"0 to {most}")]
    return ()


def check_spawn(s: State, a: Spawn) -> Sequence[Fault]:
    """Judge a spawning."""
    n = a.n + len(a.company)
    if a.n < 1 or n > MOST_SPAWNED:
        return [RULES.wrong("bad-value", what="n", why=f"1 to {MOST_SPAWNED}")]
    if a.rank == "marker" and len(s.markers) >= MOST["spots"]:
        return [RULES.wrong("bad-value", what="n", why=f"at most {MOST['spots']} markers")]
    if sum(f.side == "jaffa" for f in s.figures.values()) + n > MOST_FIGURES:
        return [RULES.wrong("bad-value", what="n", why=f"at most {MOST_FIGURES} enemies")]
    return _on(s, a.x, a.y)


def check_build(s: State, a: Build) -> Sequence[Fault]:
    """Judge a piece of terrain."""
    if not is_word(a.piece.id) or a.piece.id in s.figures or a.piece.id in s.markers:
        return [
            RULES.wrong("bad-value", what="id", why="a letter and up to 11 letters or digits, not in use")
        ]
    if len(land_of(s).pieces) >= MOST["terrain"]:
        return [RULES.wrong("bad-value", what="terrain", why=f"at most {MOST['terrain']} pieces")]
    if not is_name(a.piece.name, LONGEST_NAME):
        return [
            RULES.wrong("bad-value", what="name", why=f"at most {LONGEST_NAME} characters, and no Markdown")
        ]
    return [RULES.wrong("bad-value", what=key, why=why) for key, why in piece_faults(scenario_of(s), a.piece)]


def check_reroll(s: State, a: Reroll) -> Sequence[Fault]:
    """Judge a second roll."""
    return () if s.again else [RULES.wrong("no-roll")]


def check_rule(s: State, a: Rule) -> Sequence[Fault]:
    """Judge a modifier."""
    if not -10 <= a.by <= 10 or a.by == 0:
        return [RULES.wrong("bad-value", what="by", why="-10 to 10, not 0")]
    if not 0 <= a.turns <= 60:
        return [RULES.wrong("bad-value", what="turns", why="0 for the rest of the game, or 1 to 60")]
    if a.on and a.on not in s.figures and a.on not in s.groups:
        return [RULES.wrong("no-thing", what="figure or group", id=a.on)]
    return [RULES.wrong("bad-value", what="modifiers", why="at most 20")] if len(s.modifiers) >= 20 else ()


def check_end_phase(s: State, a: EndPhase) -> Sequence[Fault]:
    """Judge the end of the players' step."""
    return () if phase_of(s) else [RULES.wrong("no-step")]


def check_gate(s: State, a: GateHand) -> Sequence[Fault]:
    """Judge a hand on the gate."""
    g = scenario_of(s).gate
    fits = {
        "open": not s.gate.open,
        "shut": s.gate.open,
        "break_dhd": s.gate.dhd,
        "mend_dhd": not s.gate.dhd,
    }[a.what]
    return (
        ()
        if g and fits and (g.dhd or "dhd" not in a.what)
        else [RULES.wrong("no-thing", what="gate to", id=a.what)]
    )


def phase_of(s: State) -> Frame | None:
    """Find the players' step, if it is under way."""
    return next((f for f in s.stack if f.proc == PHASE), None)


Enemy = Literal["jaffa", "elite_jaffa", "first_prime", "goauld", "crew"]


@value
class Preset:
    """A named group: its leader, its members, and whether it stays at its post."""

    name: str
    rank: Enemy | Literal["marker"]
    n: int
    company: tuple[Enemy, ...] = ()
    defending: bool = False

    def spawn(self, at: Point, reason: str, *, seen: bool) -> Spawn:
        """Return the act that brings it somewhere."""
        return Spawn(self.rank, self.n, *at, reason, seen, self.company, self.defending)


@value
class Presets:
    """What the file holds."""

    presets: tuple[Preset, ...]


PRESETS = {x.name: x for x in load("skirmish", "presets", Presets).presets}
