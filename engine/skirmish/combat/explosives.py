"""Claymores and C4: setting them, tripwires and triggers (Cases EXPLOSIVES.1 to EXPLOSIVES.5)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.errors import Fault
from engine.core.types.frozen import replace
from engine.skirmish.combat.grenades import is_open_to_blast
from engine.skirmish.model.actions import Lay, Save
from engine.skirmish.model.audience import T, show_masked, tell_players
from engine.skirmish.model.charts import CHARTS
from engine.skirmish.model.procedures import BLAST, Blasting
from engine.skirmish.model.state import RULES, Charge, Figure, Kit, Point, Side, State
from engine.skirmish.rules.effects import HIT, Hit
from engine.skirmish.rules.movement import spend_actions
from engine.skirmish.rules.objectives import blasted
from engine.skirmish.rules.order_parts import order
from engine.skirmish.table.geometry import distance, in_arc, polar, snap
from engine.skirmish.table.line_of_sight import contacts, figures_within
from engine.skirmish.table.terrain import land_of

X = CHARTS.explosives
#: Inches between the points of a path that are checked for a tripwire.
STEP = 0.25
#: A charge is set this far in front of the figure, in inches.
BESIDE = 0.5
#: Prefix of `Figure.busy` while a charge is being set.
LAYING = "lay:"


# -- what a charge covers ----------------------------------------------------------------------------------


def blast_reach(c: Charge) -> float:
    """Cases EXPLOSIVES.4 and EXPLOSIVES.5: return how far a charge reaches."""
    return X.claymore if c.shape == "wedge" else X.mine


def in_zone(c: Charge, at: Point, inches: float) -> bool:
    """Rulings K35 and K98: whether a point lies in the wedge, or near a plain mine, up to so many inches."""
    if distance(c.at, at) > inches + 1e-9:
        return False
    return c.shape == "blast" or in_arc(c.at, c.facing, at, X.wedge)


def caught_by(s: State, c: Charge) -> list[str]:
    """Cases EXPLOSIVES.4 and EXPLOSIVES.5, Ruling K84: whom it would catch now, the nearest first."""
    near = figures_within(s, c.at, blast_reach(c))
    return [f.id for f in near if in_zone(c, f.at, blast_reach(c)) and is_open_to_blast(s, c.at, f.at)]


def tripped_charges(s: State, figure: str, a: Point, b: Point, ahead: Sequence[Point] = ()) -> list[str]:
    """Case EXPLOSIVES.2, Rulings K35, K55 and K98: the charges whose tripwire a step of anybody sets off.

    A plain mine waits for who walks further into its reach: `ahead` are the samples of the walk that follow.
    """
    found = list[str]()
    if not s.charges:
        return found
    steps = max(1, round(distance(a, b) / STEP))
    for c in s.charges.values():
        if c.fuse != "tripwire" or distance(c.at, b) > X.wire + distance(a, b) + 1e-9:
            continue
        wire, reach = wire_reach(s, c), blast_reach(c)
        on_way = [
            (a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps) for k in range(1, steps + 1)
        ]
        if any(in_zone(c, at, min(wire, reach)) for at in on_way) or (
            any(in_zone(c, at, wire) for at in on_way) and not any(in_zone(c, at, reach) for at in ahead)
        ):
            found.append(c.id)
    return found


def wire_reach(s: State, c: Charge) -> float:
    """Case EXPLOSIVES.2, Ruling K98: how far a tripwire reaches; by the option no further than the blast."""
    return X.wire if s.house.mine_wire == "4" else min(X.wire, blast_reach(c))


def saved_charges(s: State, side: Side) -> list[Charge]:
    """Case EXPLOSIVES.3, Ruling K36: the remote charges whose owner has saved the actions to set them off."""
    found = []
    for c in s.charges.values():
        f = s.figures.get(c.by)
        if c.fuse == "remote" and f and f.side == side and f.able and f.saved >= X.saved and not f.suppressed:
            found.append(c)
    return found


def best_catch_point(c: Charge, track: Sequence[Point]) -> int:
    """Case EXPLOSIVES.3: at which point of a walk a charge would catch the walker best; -1 for nowhere."""
    inside = [i for i, at in enumerate(track) if in_zone(c, at, blast_reach(c))]
    return min(inside, key=lambda i: (distance(c.at, track[i]), i), default=-1)


# -- the orders --------------------------------------------------------------------------------------------


def check_lay(s: State, f: Figure, a: Lay) -> Sequence[Fault]:
    """Cases EXPLOSIVES.1, EXPLOSIVES.4 and MELEE.1, Ruling K55: say why it cannot be set so."""
    bad = []
    if a.kind not in f.kit:
        bad.append(RULES.wrong("lay-none", figure=f.id, kind=a.kind))
    if f.moved or f.fired or f.thrown or f.left < f.fp:
        bad.append(RULES.wrong("lay-turn", figure=f.id))
    if contacts(s, f):
        bad.append(RULES.wrong("lay-melee", figure=f.id))
    if a.kind == "claymore" and a.shape != "wedge":
        bad.append(RULES.wrong("lay-shape"))
    if not 0 <= a.facing < 360:
        bad.append(RULES.wrong("lay-facing"))
    return bad


def do_lay(t: T, f: Figure, a: Lay) -> None:
    """Ruling K55: all actions now; the charge lies there when the turn ends."""
    spend_actions(t.s, f, f.left)
    busy = f"{LAYING}{a.kind}:{a.fuse}:{a.shape}:{a.facing}"
    t.s.put(replace(t.s.figures[f.id], busy=busy, facing=a.facing))


def end_lay(t: T) -> None:
    """Case EXPLOSIVES.1, Ruling K55: at the end of the turn, undisturbed figures have set their charges."""
    for f in [f for f in t.s.figures.values() if f.busy.startswith(LAYING)]:
        if f.able and not contacts(t.s, f):
            finish_laying(t, f)
        else:
            t.s.put(replace(f, busy=""))


def finish_laying(t: T, f: Figure) -> None:
    """Case EXPLOSIVES.1: the charge lies there, half an inch in front of the figure."""
    _, kind, fuse, shape, facing = f.busy.split(":")
    kit = list[Kit](f.kit)
    kit.remove(kind)  # type: ignore[arg-type]
    t.s.made += 1
    at = land_of(t.s).clip(snap(polar(f.at, int(facing), BESIDE)))
    c = Charge(
        id=f"X{t.s.made}",
        kind=kind,  # type: ignore[arg-type]
        fuse=fuse,  # type: ignore[arg-type]
        shape=shape,  # type: ignore[arg-type]
        x=at[0],
        y=at[1],
        facing=int(facing),
        by=f.id,
        seat=f.seat,
    )
    t.s.charges[c.id] = c
    t.s.put(replace(f, busy="", kit=tuple(kit)))
    tell_players(
        t,
        "laid",
        "EXPLOSIVES.1",
        figure=f.id,
        charge=c.id,
        kind=kind,
        fuse=fuse,
        shape=shape,
        x=c.x,
        y=c.y,
        facing=c.facing,
    )


def draw_lay(s: State, f: Figure, rng: Random) -> Lay | None:
    """Draw a charge to be set."""
    kinds = [k for k in f.kit if k in ("claymore", "c4")]
    if not kinds or f.moved or f.fired or f.thrown or f.left < f.fp or contacts(s, f):
        return None
    kind = rng.choice(kinds)
    shape = "wedge" if kind == "claymore" else rng.choice(("wedge", "blast"))
    fuse = rng.choice(("tripwire", "remote"))
    return Lay(f.id, kind, fuse, shape, rng.randrange(0, 360, 45))  # type: ignore[arg-type]


def check_save(s: State, f: Figure, a: Save) -> Sequence[Fault]:
    """Case EXPLOSIVES.3, Ruling K36: a remote charge of one's own, and two actions."""
    bad = []
    if not any(c.by == f.id and c.fuse == "remote" for c in s.charges.values()):
        bad.append(RULES.wrong("save-charge", figure=f.id))
    if f.left < X.saved:
        bad.append(RULES.wrong("save-actions", figure=f.id, left=f.left, cost=X.saved))
    return bad


def do_save(t: T, f: Figure, a: Save) -> None:
    """Ruling K36: keep two actions until the figure's next turn."""
    spend_actions(t.s, f, X.saved)
    t.s.put(replace(t.s.figures[f.id], saved=X.saved))
    tell_players(t, "saved", "EXPLOSIVES.3", figure=f.id)


order(Lay, check_lay, do_lay, draw_lay, whole=True)
order(Save, check_save, do_save)


# -- it goes off -------------------------------------------------------------------------------------------


def explode(t: T, v: Blasting) -> None:
    """Cases EXPLOSIVES.2 to EXPLOSIVES.5: say whom it catches; the charge is used up."""
    c = t.s.charges[v.charge]
    struck = caught_by(t.s, c)
    t.hold(struck=tuple(struck), begun=True, change=X.claymore_bonus if c.shape == "wedge" else 0)
    case = "EXPLOSIVES.3" if v.by else "EXPLOSIVES.2"
    show_masked(
        t,
        "blown",
        case,
        charge=c.id,
        kind=c.kind,
        by=v.by,
        x=c.x,
        y=c.y,
        shape=c.shape,
        facing=c.facing,
        figures=struck,
    )
    del t.s.charges[c.id]
    if c.kind == "c4":
        blasted(t, c.at, c.kind, blast_reach(c))


def strike_figures(t: T, v: Blasting) -> None:
    """Cases EXPLOSIVES.4 and EXPLOSIVES.5: a conventional hit on each, one more on the die in a wedge."""
    for i in v.struck:
        t.call(HIT, Hit(i, v.by, "round", v.change))


def charge_exists(s: State, v: Blasting) -> bool:
    """Return whether the charge is still there, or going off already."""
    return v.begun or v.charge in s.charges


RULES.procedure(
    BLAST,
    {"explode": explode, "strike": strike_figures},
    holds=Blasting,
    stands=charge_exists,
    crumb=("charge", "by"),
)
