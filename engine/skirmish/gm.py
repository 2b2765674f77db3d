"""The GM's hand: what he may do at any time, each with a reason, each told as his (Ruling K65, Case MOVE.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Literal

from pydantic import ConfigDict

from engine.core.data import adapter
from engine.core.errors import Fault
from engine.core.rules import Frame, Seat
from engine.skirmish.forces import ENEMIES, NUMBERED, raise_group
from engine.skirmish.frames import PHASE
from engine.skirmish.geometry import snap
from engine.skirmish.ground import land_of, scenario_of
from engine.skirmish.markers import add_marker, move_marker, remove_marker
from engine.skirmish.scenario import MOST, MOST_FIGURES, is_word, piece_faults
from engine.skirmish.spotting import glance, notice
from engine.skirmish.stargate import open_gate
from engine.skirmish.state import RULES, Modifier, Piece, State
from engine.skirmish.terms import GM, STRICT, Rank
from engine.skirmish.told import T, show
from engine.skirmish.victory import verdict
from engine.skirmish.view import public

LONGEST_REASON = 200
MOST_SPAWNED = 12

no_gm = RULES.fault("not-gm", "Ruling K65", "Only the GM may do this")
no_reason = RULES.fault("no-reason", "Ruling K65", "Give a reason of 1 to {most} characters")
no_thing = RULES.fault("no-thing", "Ruling K65", "There is no {what} {id} on the table")
bad_place = RULES.fault("bad-place", "Ruling K65", "{x} {y} is not on the table")
bad_value = RULES.fault("bad-value", "Ruling K65", "{what}: {why}")
no_roll = RULES.fault("no-roll", "Ruling K65", "There is no die to roll again: something has happened since")
no_step = RULES.fault("no-step", "Ruling K65", "The players' step is not under way")


# -- what he may do ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place:
    """Put a figure or marker somewhere; `facing` -1 leaves a figure's facing."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    id: str
    x: float
    y: float
    reason: str
    facing: int = -1
    do: Literal["place"] = "place"


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a figure, marker, charge or piece of terrain off the table."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    id: str
    reason: str
    do: Literal["remove"] = "remove"


@dataclass(frozen=True, slots=True)
class SetStatus:
    """Set what is so about a figure: any of these, as text; "" leaves it."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    id: str
    reason: str
    suppressed: int = -1
    wounds: int = -1
    out: int = -1
    health: Literal["", "fit", "disabled", "surrendered", "captured", "dead"] = ""
    fleeing: Literal["", "yes", "no"] = ""
    seen: Literal["", "yes", "no"] = ""
    do: Literal["status"] = "status"


@dataclass(frozen=True, slots=True)
class Spawn:
    """Bring a group of so many of one rank to the table; rank "marker" lays a portal marker."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    rank: Literal["jaffa", "elite_jaffa", "first_prime", "goauld", "crew", "marker"]
    n: int
    x: float
    y: float
    reason: str
    seen: bool = False
    do: Literal["spawn"] = "spawn"


@dataclass(frozen=True, slots=True)
class Build:
    """Add a piece of terrain, or put another in the place of the one of this id."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    piece: Piece
    reason: str
    do: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Have the last open die rolled again, as long as nothing has happened since."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    reason: str
    do: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class Rule:
    """Case MOVE.5: rule a modifier: what, for whom ("" for all), by how much, for how many turns (0 always)."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    what: Literal["move", "hit", "spot", "risk", "morale"]
    by: int
    reason: str
    on: str = ""
    turns: int = 1
    do: Literal["rule"] = "rule"


@dataclass(frozen=True, slots=True)
class EndPhase:
    """Case ORDER.2: end the players' step now."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    reason: str = "time"
    do: Literal["end_phase"] = "end_phase"


@dataclass(frozen=True, slots=True)
class Watch:
    """Be asked before the automaton acts, and after each of its groups, or not."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    watch: bool = True
    pause: bool = False
    do: Literal["watch"] = "watch"


@dataclass(frozen=True, slots=True)
class GateHand:
    """Open or shut the Stargate, or make its dialling device useless."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    what: Literal["open", "shut", "break_dhd", "mend_dhd"]
    reason: str
    do: Literal["gate"] = "gate"


@dataclass(frozen=True, slots=True)
class CallIt:
    """End the mission: won, lost, or with no decision."""

    __pydantic_config__: ClassVar[ConfigDict] = STRICT

    how: Literal["won", "lost", "drawn"]
    reason: str
    do: Literal["call_it"] = "call_it"


# -- what is wrong with it --------------------------------------------------------------------------------------------


def barred(s: State, seat: Seat, reason: str | None) -> list[Fault]:
    """Ruling K65: refuse all but the GM of a table that has one, and acts without a reason."""
    if seat != GM or not s.guided:
        return [no_gm()]
    if reason is not None and not 1 <= len(reason.strip()) <= LONGEST_REASON:
        return [no_reason(most=LONGEST_REASON)]
    return []


def _on(s: State, x: float, y: float) -> list[Fault]:
    at = (x, y)
    return [] if land_of(s).holds(at) and snap(at) == at else [bad_place(x=x, y=y)]


def check_place(s: State, seat: Seat, a: Place) -> Sequence[Fault]:
    """Judge a placing."""
    if bad := barred(s, seat, a.reason):
        return bad
    if a.id not in s.markers and (a.id not in s.figures or not s.figures[a.id].on_table):
        return [no_thing(what="figure or marker", id=a.id)]
    if not -1 <= a.facing < 360:
        return [bad_value(what="facing", why="0 to 359 degrees")]
    return _on(s, a.x, a.y)


def check_remove(s: State, seat: Seat, a: Remove) -> Sequence[Fault]:
    """Judge a removal."""
    if bad := barred(s, seat, a.reason):
        return bad
    terrain = {p.id for p in land_of(s).pieces}
    there = a.id in s.markers or a.id in s.charges or a.id in terrain
    on = a.id in s.figures and s.figures[a.id].on_table
    return () if there or on else [no_thing(what="thing", id=a.id)]


def check_status(s: State, seat: Seat, a: SetStatus) -> Sequence[Fault]:
    """Judge a status."""
    if bad := barred(s, seat, a.reason):
        return bad
    f = s.figures.get(a.id)
    if f is None or f.health in ("removed", "left"):
        return [no_thing(what="figure", id=a.id)]
    for what, n, most in (
        ("suppressed", a.suppressed, 3),
        ("wounds", a.wounds, f.actions),
        ("out", a.out, 20),
    ):
        if not -1 <= n <= most:
            return [bad_value(what=what, why=f"0 to {most}")]
    return ()


def check_spawn(s: State, seat: Seat, a: Spawn) -> Sequence[Fault]:
    """Judge a spawning."""
    if bad := barred(s, seat, a.reason):
        return bad
    if not 1 <= a.n <= MOST_SPAWNED:
        return [bad_value(what="n", why=f"1 to {MOST_SPAWNED}")]
    if a.rank == "marker" and len(s.markers) >= MOST["spots"]:
        return [bad_value(what="n", why=f"at most {MOST['spots']} markers")]
    if sum(f.side == "jaffa" for f in s.figures.values()) + a.n > MOST_FIGURES:
        return [bad_value(what="n", why=f"at most {MOST_FIGURES} enemies")]
    return _on(s, a.x, a.y)


def check_build(s: State, seat: Seat, a: Build) -> Sequence[Fault]:
    """Judge a piece of terrain."""
    if bad := barred(s, seat, a.reason):
        return bad
    if not is_word(a.piece.id) or a.piece.id in s.figures or a.piece.id in s.markers:
        return [bad_value(what="id", why="a letter and up to 11 letters or digits, not in use")]
    if len(land_of(s).pieces) >= MOST["terrain"]:
        return [bad_value(what="terrain", why=f"at most {MOST['terrain']} pieces")]
    return [bad_value(what=key, why=why) for key, why in piece_faults(scenario_of(s), a.piece)]


def check_reroll(s: State, seat: Seat, a: Reroll) -> Sequence[Fault]:
    """Judge a second roll."""
    if bad := barred(s, seat, a.reason):
        return bad
    return () if s.again else [no_roll()]


def check_rule(s: State, seat: Seat, a: Rule) -> Sequence[Fault]:
    """Judge a modifier."""
    if bad := barred(s, seat, a.reason):
        return bad
    if not -10 <= a.by <= 10 or a.by == 0:
        return [bad_value(what="by", why="-10 to 10, not 0")]
    if not 0 <= a.turns <= 60:
        return [bad_value(what="turns", why="0 for the rest of the game, or 1 to 60")]
    if a.on and a.on not in s.figures and a.on not in s.groups:
        return [no_thing(what="figure or group", id=a.on)]
    return [bad_value(what="modifiers", why="at most 20")] if len(s.modifiers) >= 20 else ()


def check_end_phase(s: State, seat: Seat, a: EndPhase) -> Sequence[Fault]:
    """Judge the end of the players' step."""
    if bad := barred(s, seat, a.reason):
        return bad
    return () if _phase(s) else [no_step()]


def check_watch(s: State, seat: Seat, a: Watch) -> Sequence[Fault]:
    """Any will do."""
    return barred(s, seat, None)


def check_gate(s: State, seat: Seat, a: GateHand) -> Sequence[Fault]:
    """Judge a hand on the gate."""
    if bad := barred(s, seat, a.reason):
        return bad
    g = scenario_of(s).gate
    fits = {
        "open": not s.gate.open, "shut": s.gate.open, "break_dhd": s.gate.dhd, "mend_dhd": not s.gate.dhd,
    }[a.what]  # fmt: skip
    return () if g and fits and (g.dhd or "dhd" not in a.what) else [no_thing(what="gate to", id=a.what)]


def check_call(s: State, seat: Seat, a: CallIt) -> Sequence[Fault]:
    """Judge an end."""
    return barred(s, seat, a.reason)


def _phase(s: State) -> Frame | None:
    return next((f for f in s.stack if f.proc == PHASE), None)


# -- doing it ------------------------------------------------------------------------------------------------------------


def place(t: T, seat: Seat, a: Place) -> None:
    """Ruling K65: move a figure or marker by hand."""
    s = t.s
    s.again = None
    if a.id in s.markers:
        move_marker(t, a.id, (a.x, a.y), "gm", "Ruling K65")
        t.tell("gm_placed", "Ruling K65", figure=a.id, x=a.x, y=a.y, reason=a.reason)
        return
    f = s.figures[a.id]
    s.put(replace(f, x=a.x, y=a.y, facing=f.facing if a.facing < 0 else a.facing))
    show(t, "gm_placed", "Ruling K65", figure=a.id, x=a.x, y=a.y, reason=a.reason)
    glance(t, a.id)
    t.final = True


def remove(t: T, seat: Seat, a: Remove) -> None:
    """Ruling K65: take something off."""
    s = t.s
    s.again = None
    t.final = True
    if a.id in s.markers:
        remove_marker(t, a.id, "gm", "Ruling K65")
        what = "marker"
    elif a.id in s.charges:
        del s.charges[a.id]
        what = "charge"
    elif a.id in s.figures:
        f = s.figures[a.id]
        show(t, "gm_removed", "Ruling K65", figure=a.id, what="figure", id=a.id, reason=a.reason)
        s.put(replace(f, health="removed", left=0, held=False, haulers=(), busy=""))
        for g in tuple(s.figures.values()):
            if a.id in g.haulers:
                s.put(replace(g, haulers=tuple(h for h in g.haulers if h != a.id)))
        for item in f.items:
            s.loose[item] = f.at
        verdict(t)
        return
    else:
        s.pieces = tuple(p for p in land_of(s).pieces if p.id != a.id)
        what = "terrain"
    t.tell("gm_removed", "Ruling K65", what=what, id=a.id, reason=a.reason)


def set_status(t: T, seat: Seat, a: SetStatus) -> None:
    """Ruling K65: say how it is with a figure."""
    s = t.s
    s.again = None
    t.final = True
    f, changes = s.figures[a.id], dict[str, Any]()
    for what in ("suppressed", "wounds", "out"):
        if (n := getattr(a, what)) >= 0:
            changes[what] = n
    if a.health:
        changes["health"] = a.health
    if a.fleeing:
        changes["fleeing"] = a.fleeing == "yes"
    s.put(replace(f, **changes))
    if a.seen == "yes":
        notice(t, f.foe, (f.id,), "", "Ruling K65")
    told = {**changes, **({"seen": a.seen} if a.seen else {})}
    show(t, "gm_status", "Ruling K65", figure=a.id, changes=told, reason=a.reason)
    if a.seen == "no":
        s.spotted[f.foe] = tuple(x for x in s.spotted[f.foe] if x != f.id)
    verdict(t)


def spawn(t: T, seat: Seat, a: Spawn) -> None:
    """Ruling K65: bring figures or a marker."""
    s = t.s
    s.again = None
    if a.rank == "marker":
        at = add_marker(t, (a.x, a.y))
        t.tell("gm_spawned", "Ruling K65", group=at, figures=[], x=a.x, y=a.y, reason=a.reason)
        return
    n = t.roll_for((GM,), "Ruling K65", NUMBERED, why="number")
    ranks: tuple[Rank, ...] = (a.rank,) * a.n
    group = raise_group(t, ranks, (a.x, a.y), n)
    made = [f.id for f in s.members(group)]
    if a.seen:
        notice(t, "sgc", made, "", "Ruling K65")
    show(t, "gm_spawned", "Ruling K65", group=group, figures=made, x=a.x, y=a.y, reason=a.reason)


def build(t: T, seat: Seat, a: Build) -> None:
    """Ruling K65: change the terrain."""
    s = t.s
    s.again = None
    s.pieces = (*(p for p in land_of(s).pieces if p.id != a.piece.id), a.piece)
    p = a.piece
    t.tell(
        "gm_terrain", "Ruling K65", piece=p.id, kind=p.kind, shape=p.shape, size=list(p.size), reason=a.reason
    )  # fmt: skip
    t.final = True


def reroll(t: T, seat: Seat, a: Reroll) -> None:
    """Ruling K65: what the last die did is undone, and it falls again."""
    s, again = t.s, t.s.again
    assert again is not None
    t.tell("gm_reroll", again.case, sides=again.sides, old=again.n, reason=a.reason)
    s.figures = {**s.figures, **again.figures}
    s.groups = {**s.groups, **again.groups}
    s.again = None
    v = adapter(s.rules.procedures[again.proc].holds).validate_json(again.v)
    t.call(again.proc, v, at=again.step)


def rule(t: T, seat: Seat, a: Rule) -> None:
    """Case MOVE.5: a modifier from now on."""
    s = t.s
    s.modifiers = (*s.modifiers, Modifier(a.what, a.on, a.by, a.turns, a.reason))
    facts = {"what": a.what, "on": a.on, "by": a.by, "turns": a.turns, "reason": a.reason}
    if public(s, a.on):
        t.tell("gm_modifier", "MOVE.5", **facts)
    else:
        t.whisper((GM,), "gm_modifier", "MOVE.5", **facts)


def end_phase(t: T, seat: Seat, a: EndPhase) -> None:
    """Case ORDER.2: the players' step ends."""
    f = _phase(t.s)
    assert f is not None
    f.v = replace(f.v, done=t.s.seats)
    t.tell("gm_phase", "ORDER.2", phase=t.s.phase, reason=a.reason)


def watch(t: T, seat: Seat, a: Watch) -> None:
    """Ruling K65: be asked or not."""
    t.s.watch, t.s.pause = a.watch, a.pause
    t.tell("gm_watch", "Ruling K65", watch=a.watch, pause=a.pause)


def gate_hand(t: T, seat: Seat, a: GateHand) -> None:
    """Ruling K65: a hand on the gate."""
    s = t.s
    s.again = None
    t.final = True
    t.tell("gm_gate", "Ruling K65", what=a.what, reason=a.reason)
    if a.what == "open":
        open_gate(t, "gm")
        verdict(t)
    elif a.what == "shut":
        s.gate = replace(s.gate, open=False)
        t.tell("gate_closed", "GATE.3", why="gm")
    else:
        s.gate = replace(s.gate, dhd=a.what == "mend_dhd")


def call_it(t: T, seat: Seat, a: CallIt) -> None:
    """Ruling K65: the GM says that it is over."""
    t.tell("gm_called", "Ruling K65", how=a.how, reason=a.reason)
    t.finish({"won": "p1", "lost": GM, "drawn": None}[a.how], "gm_called", "Ruling K65")


# -- worth trying -------------------------------------------------------------------------------------------------------


def _spot(s: State, rng: Random) -> tuple[float, float]:
    land = land_of(s)
    return land.clip((rng.random() * land.width, rng.random() * land.height))


def draw_place(s: State, seat: Seat, rng: Random) -> Place:
    """Draw a placing."""
    return Place(rng.choice([*s.figures, *s.markers, "nobody"]), *_spot(s, rng), "to try")


def draw_remove(s: State, seat: Seat, rng: Random) -> Remove:
    """Draw a removal."""
    return Remove(rng.choice([*s.figures, *s.markers, *s.charges, "LR"]), "to try")


def draw_status(s: State, seat: Seat, rng: Random) -> SetStatus:
    """Draw a status."""
    x = rng.choice([*s.figures, "nobody"])
    return SetStatus(x, "to try", suppressed=rng.randrange(-1, 3), seen=rng.choice(["", "yes", "no"]))  # type: ignore[arg-type]


def draw_spawn(s: State, seat: Seat, rng: Random) -> Spawn:
    """Draw a spawning."""
    rank = rng.choice(["jaffa", "crew", "marker", *ENEMIES.ranks])
    fits = rank if rank != "ally" else "jaffa"
    return Spawn(fits, rng.randint(1, 4), *_spot(s, rng), "to try")  # type: ignore[arg-type]


def draw_build(s: State, seat: Seat, rng: Random) -> Build:
    """Draw a piece of terrain."""
    x, y = _spot(s, rng)
    return Build(Piece(f"N{rng.randrange(3)}", "crates", "circle", (x, y, 1.0)), "to try")


def draw_rule(s: State, seat: Seat, rng: Random) -> Rule:
    """Draw a modifier."""
    what = rng.choice(["move", "hit", "spot", "risk", "morale"])
    return Rule(what, rng.choice([-1, 1]), "to try", rng.choice(["", *s.figures]))  # type: ignore[arg-type]


def draw_gate(s: State, seat: Seat, rng: Random) -> GateHand:
    """Draw a hand on the gate."""
    return GateHand(rng.choice(["open", "shut", "break_dhd", "mend_dhd"]), "to try")  # type: ignore[arg-type]


RULES.free("gm.place", "Ruling K65", Place, check_place, place, sample=draw_place)
RULES.free("gm.remove", "Ruling K65", Remove, check_remove, remove, sample=draw_remove)
RULES.free("gm.status", "Ruling K65", SetStatus, check_status, set_status, sample=draw_status)
RULES.free("gm.spawn", "Ruling K65", Spawn, check_spawn, spawn, sample=draw_spawn)
RULES.free("gm.build", "Ruling K65", Build, check_build, build, sample=draw_build)
RULES.free(
    "gm.reroll", "Ruling K65", Reroll, check_reroll, reroll, sample=lambda s, seat, rng: Reroll("to try")
)  # fmt: skip
RULES.free("gm.rule", "MOVE.5", Rule, check_rule, rule, sample=draw_rule)
RULES.free("gm.end_phase", "ORDER.2", EndPhase, check_end_phase, end_phase)
RULES.free("gm.watch", "Ruling K65", Watch, check_watch, watch)
RULES.free("gm.gate", "Ruling K65", GateHand, check_gate, gate_hand, sample=draw_gate)
RULES.free(
    "gm.call", "Ruling K65", CallIt, check_call, call_it,
    sample=lambda s, seat, rng: CallIt(rng.choice(["won", "lost", "drawn"]), "to try"),
)  # fmt: skip
