"""Spotting: who is seen without a roll, attempts, and losing sight (Cases SIGHT.1 to SIGHT.5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.errors import Fault
from engine.core.types.frozen import replace
from engine.skirmish.model.actions import Spot
from engine.skirmish.model.audience import T, roll_for_figures, tell_players
from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.model.procedures import LOOK, Look
from engine.skirmish.model.state import GM, RULES, Figure, Side, State
from engine.skirmish.rules.order_parts import order
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.line_of_sight import opponents
from engine.skirmish.table.terrain import land_of

EYES = NUMBERS.spotting


# -- learning of enemies ---------------------------------------------------------------------------------


def notice(t: T, side: Side, figures: Iterable[str], by: str, case: str) -> None:
    """Let a side know of enemies: players hear of those they have found, the GM of those the enemy has."""
    s = t.s
    fresh = [x for x in figures if x not in s.spotted[side]]
    if not fresh:
        return
    s.spotted[side] = (*s.spotted[side], *fresh)
    if side == "jaffa":
        t.whisper((GM,), "noticed", case, figures=fresh, by=by)
        return
    for x in fresh:
        s.ghosts.pop(x, None)
    if any(s.figures[x].rank not in ("captive", "ally") for x in fresh):
        s.contact = True
    t.reveal("spotted", case, figures=fresh, by=by)


def sees_without_roll(s: State, f: Figure, g: Figure) -> bool:
    """Case SIGHT.3, Ruling K21: return whether f sees g without a die. In contact nobody is overlooked."""
    if f.able and distance(f.at, g.at) <= NUMBERS.movement.contact + 1e-9:
        return True
    if not f.able or f.suppressed or distance(f.at, g.at) > EYES.automatic + 1e-9:
        return False
    land = land_of(s)
    return land.sees(f.at, g.at) and not land.cover(f.at, g.at)


def spot_in_open(t: T, figure: str) -> None:
    """Case SIGHT.3: where a figure now stands, all who see each other in the open know of each other."""
    s = t.s
    f = s.figures[figure]
    if not f.on_table:
        return
    mine, theirs, side = s.spotted[f.side], s.spotted[f.foe], f.side
    new, far = figure not in theirs, EYES.automatic + 0.01
    west, east, south, north = f.x - far, f.x + far, f.y - far, f.y + far
    near = [g for g in s.figures.values() if g.side != side and west < g.x < east and south < g.y < north]
    close = [g for g in near if (new or g.id not in mine) and g.on_table]
    if not close:
        return
    found = [g.id for g in close if g.id not in mine and sees_without_roll(s, f, g)]
    if found:
        notice(t, f.side, found, figure, "SIGHT.3")
    if new and (by := next((g.id for g in close if sees_without_roll(s, g, f)), "")):
        notice(t, f.foe, (figure,), by, "SIGHT.3")


def spot_all_in_open(t: T) -> None:
    """Case SIGHT.3: all look about."""
    for i in tuple(t.s.figures):
        if t.s.figures[i].side == "sgc":
            spot_in_open(t, i)


def lose_sight(t: T) -> None:
    """Ruling K61: an enemy that no able figure of a side has in sight any more is hidden again."""
    s, land = t.s, land_of(t.s)
    reach = EYES.bands[-1]
    for side in ("sgc", "jaffa"):
        eyes = [f.at for f in s.figures.values() if f.side == side and f.able]
        lost = [
            x
            for x in s.spotted[side]
            if (g := s.figures.get(x)) is None
            or not g.on_table
            or not any(distance(at, g.at) <= reach and land.sees(at, g.at) for at in eyes)
        ]
        if not lost:
            continue
        if side == "sgc":
            s.ghosts.update({x: s.figures[x].at for x in lost if x in s.figures and s.figures[x].on_table})
            gone = [x for x in lost if x in s.ghosts]
            if gone:
                t.tell("lost_sight", "Ruling K61", figures=gone)
            lost = [x for x in lost if x not in s.figures or s.figures[x].on_table]
        s.spotted[side] = tuple(x for x in s.spotted[side] if x not in lost)


# -- tries -----------------------------------------------------------------------------------------------


def watchers_of(s: State, figures: Sequence[str], *, fired: bool = False) -> tuple[str, ...]:
    """Case SIGHT.1: list who may try to spot figures that moved or fired: in line, with a try left."""
    land = land_of(s)
    shown = [s.figures[x] for x in figures if x in s.figures and s.figures[x].on_table]
    found: dict[str, None] = {}
    for g in shown:
        if g.id in s.spotted[g.foe]:
            continue
        for f in opponents(s, g):
            may = f.able and f.spots < EYES.tries and f.id not in found
            if may and land.sees(f.at, g.at) and spotting_need(s, f, g, fired=fired):
                found[f.id] = None
    return tuple(found)


def spotting_need(s: State, f: Figure, g: Figure, *, fired: bool) -> int:
    """Cases SIGHT.4 and SIGHT.5, Rulings K20 and K22: return what a die must show; 0 where it cannot."""
    a, b = f.at, g.at
    far, band = distance(a, b), 0
    for last in EYES.bands:
        if far <= last + 1e-9:
            break
        band += 1
    if band >= len(EYES.bands):
        return 0
    band += is_unaware(s, f) + bool(land_of(s).cover(a, b)) + bool(f.suppressed) - fired
    if band >= len(EYES.bands):
        return 0
    return EYES.needs[max(0, band)]


def is_unaware(s: State, f: Figure) -> bool:
    """Case SIGHT.5: return whether a figure does not know of any enemy in the area."""
    if s.spotted[f.side]:
        return False
    if f.side == "sgc":
        return not s.contact
    group = s.groups.get(f.group)
    return group is None or group.known is None


def look_around(t: T, v: Look) -> None:
    """Case SIGHT.1, Ruling K62: one try after the other: one die for all hidden enemies in its sight."""
    if not v.figures:
        t.end()
        return
    t.final = True
    s = t.s
    f = s.figures.get(v.figures[0])
    t.hold(figures=v.figures[1:])
    t.goto(look_around)
    if f is None or not f.able or f.spots >= EYES.tries:
        return
    land, at = land_of(s), v.at
    hidden = [
        (g.id, spotting_need(s, f, g, fired=v.fired))
        for g in opponents(s, f)
        if g.id not in s.spotted[f.side] and (not at or g.id in at) and land.sees(f.at, g.at)
    ]
    if not v.own and not hidden:
        return
    s.put(replace(f, spots=f.spots + 1, looked=f.looked or v.own))
    if v.own:
        n = roll_for_figures(t, "SIGHT.4", EYES.sides, why="spot", figure=f.id)
    else:
        n = t.roll_for((GM,), "SIGHT.4", EYES.sides, why="spot", figure=f.id)
    n += s.modifier("spot", f.id, f.group)
    found = [x for x, least in hidden if least and n >= least]
    if v.own:
        tell_players(
            t, "spotting", "SIGHT.1", figure=f.id, n=n, found=found if f.side == "jaffa" else len(found)
        )
    notice(t, f.side, found, f.id, "SIGHT.4")


def check_spot(s: State, f: Figure, a: Spot) -> Sequence[Fault]:
    """Cases SIGHT.1 and SIGHT.2: once in one's own move, twice a turn at most."""
    return [RULES.wrong("no-tries", figure=f.id)] if f.looked or f.spots >= EYES.tries else ()


def do_spot(t: T, f: Figure, a: Spot) -> None:
    """Case SIGHT.1: try."""
    t.call(LOOK, Look((f.id,), own=True))


order(Spot, check_spot, do_spot, shaken=True)
RULES.procedure(LOOK, {"look_around": look_around}, holds=Look)
