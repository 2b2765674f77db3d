"""Grenades and the stun grenades of the Jaffa (Cases GRENADE.1 to GRENADE.5)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.errors import Fault
from engine.core.types.frozen import replace
from engine.skirmish.model.actions import Cover, Throw
from engine.skirmish.model.audience import T, roll_for_figures, show_masked, tell_players
from engine.skirmish.model.charts import CHARTS, Miss, grenade_miss, grenade_need
from engine.skirmish.model.procedures import LOOK, REACTION, STUN, THROW, Look, Reaction, Stunning, Throwing
from engine.skirmish.model.state import RULES, Figure, Point, State
from engine.skirmish.rules.effects import HIT, Hit, stun
from engine.skirmish.rules.movement import spend_actions
from engine.skirmish.rules.order_parts import order
from engine.skirmish.rules.spotting import watchers_of
from engine.skirmish.table.geometry import bearing, distance, polar, snap
from engine.skirmish.table.line_of_sight import contacts, figures_within
from engine.skirmish.table.terrain import land_of

SIDES = {"over": 0, "short": 180, "left": -90, "right": 90}


# -- the orders --------------------------------------------------------------------------------------------


def check_throw(s: State, f: Figure, a: Throw) -> Sequence[Fault]:
    """Cases GRENADE.1, GRENADE.2, GRENADE.5 and MELEE.1, Rulings K32 and K34: why it cannot be thrown so."""
    at, bad, g = (a.x, a.y), list[Fault](), CHARTS.grenade
    if a.kind not in f.kit:
        bad.append(RULES.wrong("throw-none", figure=f.id, kind=a.kind))
    if f.left < g.actions:
        bad.append(RULES.wrong("throw-actions", figure=f.id, left=f.left, cost=g.actions))
    if f.fired:
        bad.append(RULES.wrong("throw-shot", figure=f.id))
    if contacts(s, f):
        bad.append(RULES.wrong("throw-melee", figure=f.id))
    if not land_of(s).holds(at):
        return [*bad, RULES.wrong("throw-outside")]
    far = distance(f.at, at)
    nearest, furthest = (0.0, CHARTS.stun.throw) if a.kind == "stun" else (g.nearest, g.bands[-1])
    if not nearest - 1e-9 <= far <= furthest + 1e-9:
        bad.append(
            RULES.wrong("roll-range", range=round(far, 1), furthest=furthest)
            if a.kind == "stun"
            else RULES.wrong("throw-range", range=round(far, 1), nearest=nearest, furthest=furthest)
        )
    if not land_of(s).sees(f.at, at):
        bad.append(RULES.wrong("throw-unseen", figure=f.id))
    return bad


def do_throw(t: T, f: Figure, a: Throw) -> None:
    """Case GRENADE.1: prepare it and throw."""
    if a.kind == "stun":
        t.call(STUN, Stunning(f.id, a.x, a.y))
    else:
        t.call(THROW, Throwing(f.id, a.x, a.y))


def draw_throw(s: State, f: Figure, rng: Random) -> Throw | None:
    """Draw a throw at an enemy that is seen."""
    kinds = [k for k in f.kit if k in ("grenade", "stun")]
    foes = [g for i in s.spotted[f.side] if (g := s.figures.get(i)) and g.on_table]
    if not kinds or not foes:
        return None
    g = rng.choice(foes)
    a = Throw(f.id, g.x, g.y, rng.choice(kinds))
    return None if check_throw(s, f, a) else a


def check_cover(s: State, f: Figure, a: Cover) -> Sequence[Fault]:
    """Ruling K34: covering takes the whole turn."""
    return [RULES.wrong("cover-busy", figure=f.id)] if f.moved or f.fired or f.thrown or f.left < f.fp else ()


def do_cover(t: T, f: Figure, a: Cover) -> None:
    """Case GRENADE.5, Ruling K34: do nothing but cover until the figure's next turn."""
    spend_actions(t.s, f, f.left)
    t.s.put(replace(t.s.figures[f.id], covering=True))
    tell_players(t, "covered", "GRENADE.5", figure=f.id)


order(Throw, check_throw, do_throw, draw_throw)
order(Cover, check_cover, do_cover, often=0.1)


# -- a grenade ---------------------------------------------------------------------------------------------


def prepare_throw(t: T, v: Throwing) -> None:
    """Case GRENADE.1: two actions and one grenade; the thrower does not shoot this turn."""
    spend_throw(t, t.s.figures[v.figure], "grenade", (v.x, v.y))


def spend_throw(t: T, f: Figure, kind: str, at: Point) -> None:
    """Spend a figure's grenade and actions, and turn it to face the target."""
    spend_actions(t.s, f, CHARTS.grenade.actions)
    kit = list(f.kit)
    kit.remove(kind)  # type: ignore[arg-type]
    facing = bearing(f.at, at) if f.at != at else f.facing
    t.s.put(replace(t.s.figures[f.id], thrown=True, kit=tuple(kit), facing=facing))


def roll_throw(t: T, v: Throwing) -> None:
    """Cases GRENADE.2 and GRENADE.3: a die of twenty; a miss lands elsewhere, or nowhere that matters."""
    f = t.s.figures[v.figure]
    far = distance(f.at, (v.x, v.y))
    need = grenade_need(far) or 0
    by = t.s.modifier("hit", f.id, f.group)
    n = roll_for_figures(t, "GRENADE.2", 20, why="throw", figure=f.id, need=need, modifier=by)
    t.hold(rolled=n)
    show_masked(
        t,
        "thrown",
        "GRENADE.2",
        figure=f.id,
        kind="grenade",
        x=v.x,
        y=v.y,
        range=round(far, 1),
        need=need,
        n=n,
        modifier=by,
    )


def burst_grenade(t: T, v: Throwing) -> None:
    """Cases GRENADE.3 and GRENADE.4, Rulings K33, K58 and K84: everybody near the burst rolls for effect."""
    f = t.s.figures[v.figure]
    short = (grenade_need(distance(f.at, (v.x, v.y))) or 0) - v.rolled - t.s.modifier("hit", f.id, f.group)
    at, miss = landing_point(t.s, f.at, (v.x, v.y), short)
    caught = caught_in_blast(t.s, at, CHARTS.grenade.blast) if at else []
    where = {"x": at[0], "y": at[1]} if at else {"x": v.x, "y": v.y}
    show_masked(
        t,
        "burst",
        "GRENADE.3",
        **where,
        kind="grenade",
        scatter=[miss.side, miss.inches] if miss else [],
        figures=[g.id for g in caught],
        dud=at is None,
    )
    for g in caught:
        t.call(HIT, Hit(g.id, f.id, "round"))


def landing_point(s: State, start: Point, at: Point, short: int) -> tuple[Point | None, Miss | None]:
    """Case GRENADE.3, Ruling K33: where a throw that fell so many short of its need bursts; None nowhere."""
    if short <= 0:
        return at, None
    miss = grenade_miss(short)
    if miss is None:
        return None, None
    to = snap(polar(at, bearing(start, at) + SIDES[miss.side], miss.inches))
    return (to if land_of(s).holds(to) else None), miss


def caught_in_blast(s: State, at: Point, inches: float) -> list[Figure]:
    """Case GRENADE.4, Ruling K84: everybody so near."""
    return [g for g in figures_within(s, at, inches) if is_open_to_blast(s, at, g.at)]


def is_open_to_blast(s: State, burst: Point, at: Point) -> bool:
    """Ruling K84: a blast reaches whatever is near enough; by the option terrain in between shelters."""
    return s.house.walls_and_blasts == "reach" or land_of(s).sees(burst, at)


def notice_throw(t: T, v: Throwing | Stunning) -> None:
    """Case SIGHT.1, Ruling K8: a throw is seen and answered as a shot is."""
    if observers := watchers_of(t.s, (v.figure,), fired=True):
        t.call(LOOK, Look(observers, at=(v.figure,), fired=True))
    t.call(REACTION, Reaction(v.figure, fired=True))


def thrower_exists(s: State, v: Throwing | Stunning) -> bool:
    """Return whether the thrower is still there."""
    return v.figure in s.figures


RULES.procedure(
    THROW,
    {"prepare": prepare_throw, "roll_throw": roll_throw, "burst": burst_grenade, "noticed": notice_throw},
    holds=Throwing,
    stands=thrower_exists,
)


# -- a stun grenade ----------------------------------------------------------------------------------------


def roll_out(t: T, v: Stunning) -> None:
    """Case GRENADE.5: it is rolled; it cannot miss."""
    f = t.s.figures[v.figure]
    spend_throw(t, f, "stun", (v.x, v.y))
    show_masked(
        t,
        "thrown",
        "GRENADE.5",
        figure=f.id,
        kind="stun",
        x=v.x,
        y=v.y,
        range=round(distance(f.at, (v.x, v.y)), 1),
        need=0,
        n=0,
    )


def caught_in_flash(s: State, thrower: str, at: Point) -> list[Figure]:
    """Case GRENADE.5, Ruling K34: everybody within 15 inches but the thrower and those who cover."""
    near = figures_within(s, at, CHARTS.stun.blast)
    return [g for g in near if g.id != thrower and not g.covering and g.health == "fit"]


def burst_flash(t: T, v: Stunning) -> None:
    """Case GRENADE.5: it goes off."""
    struck = [g.id for g in caught_in_flash(t.s, v.figure, (v.x, v.y))]
    t.hold(struck=tuple(struck), begun=True)
    show_masked(t, "burst", "GRENADE.5", x=v.x, y=v.y, kind="stun", scatter=[], figures=struck, dud=False)
    if not struck:
        t.goto(notice_throw)


def roll_stun_turns(t: T, v: Stunning) -> None:
    """Ruling K34: one die for all of them, D3 turns."""
    turns = t.roll("GRENADE.5", CHARTS.stun.sides, why="stun")
    for i in v.struck:
        stun(t, t.s.figures[i], turns)


RULES.procedure(
    STUN,
    {"roll_out": roll_out, "flash": burst_flash, "dazzle": roll_stun_turns, "noticed": notice_throw},
    holds=Stunning,
    stands=thrower_exists,
)
