"""What the GM's free actions do, each with a reason and told as the GM's (Ruling K65, Case MOVE.5)."""

from __future__ import annotations

from random import Random

from engine.core.rules import Facts, Seat, Secrecy
from engine.core.types.frozen import replace
from engine.skirmish.gm.actions import (
    Build,
    CallIt,
    EndPhase,
    GateHand,
    Place,
    Remove,
    Reroll,
    Rule,
    SetStatus,
    Spawn,
    Watch,
    check_build,
    check_end_phase,
    check_gate,
    check_place,
    check_remove,
    check_reroll,
    check_rule,
    check_spawn,
    check_status,
    gm_action,
    phase_of,
)
from engine.skirmish.model.audience import T, tell_players
from engine.skirmish.model.state import GM, Modifier, Piece, Rank, State
from engine.skirmish.queries.view import is_known
from engine.skirmish.rules.gate import open_gate
from engine.skirmish.rules.portal_markers import add_marker, move_marker, remove_marker
from engine.skirmish.rules.reinforcements import ENEMIES, NUMBERED, raise_group
from engine.skirmish.rules.spotting import notice, spot_in_open
from engine.skirmish.rules.victory import verdict
from engine.skirmish.table.terrain import land_of

# -- doing it --------------------------------------------------------------------------------------------


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
    tell_players(t, "gm_placed", "Ruling K65", figure=a.id, x=a.x, y=a.y, reason=a.reason)
    spot_in_open(t, a.id)
    t.final = True


def remove(t: T, seat: Seat, a: Remove) -> None:
    """Ruling K65: take something off the table."""
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
        tell_players(t, "gm_removed", "Ruling K65", figure=a.id, what="figure", id=a.id, reason=a.reason)
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
    """Ruling K65: change a figure's condition."""
    s = t.s
    s.again = None
    t.final = True
    f, changes = s.figures[a.id], Facts()
    for what in ("suppressed", "wounds", "out"):
        if (n := getattr(a, what)) >= 0:
            changes[what] = n
    if a.health:
        changes["health"] = a.health
    if a.fleeing:
        changes["fleeing"] = a.fleeing == "yes"
    f = replace(f, **changes)
    s.put(replace(f, left=min(f.left, f.fp)))
    if a.seen == "yes":
        notice(t, f.foe, (f.id,), "", "Ruling K65")
    told = {**changes, **({"seen": a.seen} if a.seen else {})}
    tell_players(t, "gm_status", "Ruling K65", figure=a.id, changes=told, reason=a.reason)
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
    n = t.draw((GM,), "Ruling K65", NUMBERED, why="number")
    ranks: tuple[Rank, ...] = (*(a.rank,) * a.n, *a.company)
    group = raise_group(t, ranks, (a.x, a.y), n)
    if a.defending:
        s.put_group(replace(s.groups[group], defending=True, course="hold"))
    made = [f.id for f in s.members(group)]
    if a.seen:
        notice(t, "sgc", made, "", "Ruling K65")
    tell_players(t, "gm_spawned", "Ruling K65", group=group, figures=made, x=a.x, y=a.y, reason=a.reason)


def build(t: T, seat: Seat, a: Build) -> None:
    """Ruling K65: change the terrain."""
    s = t.s
    s.again = None
    s.pieces = (*(p for p in land_of(s).pieces if p.id != a.piece.id), a.piece)
    p = a.piece
    told = {"piece": p.id, "kind": p.kind, "name": p.name, "shape": p.shape, "size": list(p.size)}
    t.tell("gm_terrain", "Ruling K65", **told, reason=a.reason)
    t.final = True


def reroll(t: T, seat: Seat, a: Reroll) -> None:
    """Ruling K65: undo what the last die did, and roll it again."""
    s, again = t.s, t.s.again
    assert again is not None
    t.tell("gm_reroll", again.case, sides=again.sides, old=again.n, reason=a.reason)
    s.figures = {**s.figures, **again.figures}
    s.groups = {**s.groups, **again.groups}
    s.again = None
    t.call(again.proc, again.v, at=again.step)


def rule(t: T, seat: Seat, a: Rule) -> None:
    """Case MOVE.5: a modifier from now on."""
    s = t.s
    s.modifiers = (*s.modifiers, Modifier(a.what, a.on, a.by, a.turns, a.reason))
    facts = {"what": a.what, "on": a.on, "by": a.by, "turns": a.turns, "reason": a.reason}
    if is_known(s, a.on):
        t.tell("gm_modifier", "MOVE.5", **facts)
    else:
        t.whisper((GM,), "gm_modifier", "MOVE.5", **facts)


def end_phase(t: T, seat: Seat, a: EndPhase) -> None:
    """Case ORDER.2: the players' step ends."""
    f = phase_of(t.s)
    assert f is not None
    f.v = replace(f.v, done=t.s.seats)
    t.tell("gm_phase", "ORDER.2", phase=t.s.phase, reason=a.reason)


def watch(t: T, seat: Seat, a: Watch) -> None:
    """Ruling K65: choose whether to be asked."""
    t.s.watch, t.s.pause = a.watch, a.pause
    t.tell("gm_watch", "Ruling K65", watch=a.watch, pause=a.pause)


def gate_hand(t: T, seat: Seat, a: GateHand) -> None:
    """Ruling K65: open or close the gate by hand."""
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
    """Ruling K65: end the mission as the GM says."""
    t.tell("gm_called", "Ruling K65", how=a.how, reason=a.reason)
    t.finish({"won": "p1", "lost": GM, "drawn": None}[a.how], "gm_called", "Ruling K65")


# -- worth trying ----------------------------------------------------------------------------------------


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
    return SetStatus(x, "to try", suppressed=rng.randrange(-1, 3), seen=rng.choice(["", "yes", "no"]))


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
    """Draw a change of the gate."""
    return GateHand(rng.choice(["open", "shut", "break_dhd", "mend_dhd"]), "to try")


# Acts on enemies that may be unknown are hidden; events of their own tell what players may learn.
HIDDEN = Secrecy.HIDDEN
gm_action("gm.place", "Ruling K65", Place, place, check_place, secrecy=HIDDEN, sample=draw_place)
gm_action("gm.remove", "Ruling K65", Remove, remove, check_remove, secrecy=HIDDEN, sample=draw_remove)
gm_action("gm.status", "Ruling K65", SetStatus, set_status, check_status, secrecy=HIDDEN, sample=draw_status)
gm_action("gm.spawn", "Ruling K65", Spawn, spawn, check_spawn, secrecy=HIDDEN, sample=draw_spawn)
gm_action("gm.build", "Ruling K65", Build, build, check_build, sample=draw_build)
gm_action(
    "gm.reroll", "Ruling K65", Reroll, reroll, check_reroll, sample=lambda s, seat, rng: Reroll("to try")
)
gm_action("gm.rule", "MOVE.5", Rule, rule, check_rule, secrecy=HIDDEN, sample=draw_rule)
gm_action("gm.end_phase", "ORDER.2", EndPhase, end_phase, check_end_phase)
gm_action("gm.watch", "Ruling K65", Watch, watch)
gm_action("gm.gate", "Ruling K65", GateHand, gate_hand, check_gate, sample=draw_gate)
gm_action(
    "gm.call",
    "Ruling K65",
    CallIt,
    call_it,
    sample=lambda s, seat, rng: CallIt(rng.choice(["won", "lost", "drawn"]), "to try"),
)
