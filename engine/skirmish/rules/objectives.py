"""What a mission is about: search, free, destroy, carry off, take prisoner (Case MISSION.1, Ruling K64)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.core.errors import Fault
from engine.core.types.frozen import replace
from engine.skirmish.model.actions import Seize, Take, Work
from engine.skirmish.model.audience import T, tell_players
from engine.skirmish.model.state import RULES, Figure, Point, State
from engine.skirmish.rules.effects import capture
from engine.skirmish.rules.movement import MOVES, spend_actions
from engine.skirmish.rules.order_parts import order
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.scenario_file import Objective
from engine.skirmish.table.terrain import land_of, scenario_of

WORKING = "work:"


def objective(s: State, name: str) -> Objective | None:
    """Find an objective by its id."""
    return next((o for o in scenario_of(s).objectives if o.id == name), None)


def at_objective(s: State, o: Objective, at: Point) -> bool:
    """Return whether a point is at an objective: in its piece of terrain, or within its radius."""
    return (bool(o.piece) and o.piece in land_of(s).within(at)) or distance(o.at, at) <= o.radius + 1e-9


# -- a full turn of work ---------------------------------------------------------------------------------


def check_work(s: State, f: Figure, a: Work) -> Sequence[Fault]:
    """Case MISSION.1: search a place, or free a captive."""
    o = objective(s, a.objective)
    if o is None or o.kind not in ("search", "free") or o.id in s.done:
        return [RULES.wrong("no-work", objective=a.objective)]
    return () if at_objective(s, o, f.at) else [RULES.wrong("not-there", figure=f.id, objective=a.objective)]


def do_work(t: T, f: Figure, a: Work) -> None:
    """Ruling K64: begin work, which takes the whole turn and is done at its end."""
    t.s.put(replace(spend_actions(t.s, f, f.left), busy=WORKING + a.objective, moved=True))
    o = objective(t.s, a.objective)
    tell_players(t, "working", "MISSION.1", figure=f.id, objective=a.objective, name=o.name if o else "")


def draw_work(s: State, f: Figure, rng: Random) -> Work | None:
    """Draw work."""
    near = [Work(f.id, o.id) for o in scenario_of(s).objectives if not check_work(s, f, Work(f.id, o.id))]
    return rng.choice(near) if near else None


def end_work(t: T) -> None:
    """Ruling K64: what was worked at is done, if the figure is able and still there."""
    s = t.s
    for f in tuple(s.figures.values()):
        if not f.busy.startswith(WORKING) or not f.able:
            continue
        o = objective(s, f.busy.removeprefix(WORKING))
        if o and o.id not in s.done and at_objective(s, o, f.at):
            if o.kind == "search":
                fulfil(t, o, "searched", f.id)
                if o.gives:
                    s.put(replace(s.figures[f.id], items=(*s.figures[f.id].items, o.gives)))
                    tell_players(t, "took", "MISSION.1", figure=f.id, item=o.gives)
            else:
                fulfil(t, o, "freed", f.id)
                set_free(t, o.captive, f)


def fulfil(t: T, o: Objective, what: str, figure: str = "") -> None:
    """Note that an objective is done, and tell it."""
    t.s.done[o.id] = what
    t.tell("worked", "MISSION.1", figure=figure, objective=o.id, name=o.name, what=what)


def set_free(t: T, captive: str, by: Figure) -> None:
    """Free a captive: it belongs to the seat that freed it."""
    g = t.s.figures.get(captive)
    if g and g.health == "captured":
        t.s.put(replace(g, health="fit", seat=by.seat, group=by.group, haulers=()))
        tell_players(t, "given", "MISSION.1", figure=g.id, seat=by.seat, by=by.seat)


def destroyed_by(s: State, at: Point, kind: str, inches: float) -> list[Objective]:
    """Case EXPLOSIVES.5: list the objectives that a charge at a place would destroy."""
    if kind != "c4":
        return []
    return [
        o
        for o in scenario_of(s).objectives
        if o.kind == "destroy"
        and o.id not in s.done
        and (distance(o.at, at) <= o.radius + inches + 1e-9 or o.piece in land_of(s).within(at))
    ]


def blasted(t: T, at: Point, kind: str, inches: float) -> None:
    """Case EXPLOSIVES.5: a charge that goes off destroys what it was set at."""
    for o in destroyed_by(t.s, at, kind, inches):
        fulfil(t, o, "destroyed")


# -- items -----------------------------------------------------------------------------------------------


def items_near(s: State, f: Figure) -> dict[str, str]:
    """Return the items within reach: item -> the friend who carries it, "" on the ground."""
    found = {x: "" for x, at in s.loose.items() if distance(f.at, at) <= MOVES.contact + 1e-9}
    for g in s.figures.values():
        if (
            g.items
            and g.id != f.id
            and g.side == f.side
            and g.on_table
            and distance(f.at, g.at) <= MOVES.contact
        ):
            found |= dict.fromkeys(g.items, g.id)
    return found


def check_take(s: State, f: Figure, a: Take) -> Sequence[Fault]:
    """Case MISSION.1: what lies, or is carried by a friend, within an inch."""
    if a.item not in items_near(s, f):
        return [RULES.wrong("no-item", item=a.item, figure=f.id)]
    return () if f.left else [RULES.wrong("take-actions", item=a.item, figure=f.id)]


def do_take(t: T, f: Figure, a: Take) -> None:
    """Case MISSION.1: one action."""
    s = t.s
    of = items_near(s, f)[a.item]
    if of:
        g = s.figures[of]
        s.put(replace(g, items=tuple(x for x in g.items if x != a.item)))
    else:
        s.loose.pop(a.item)
    now = spend_actions(s, f, 1)
    s.put(replace(now, items=(*now.items, a.item), moved=True))
    tell_players(t, "took", "MISSION.1", figure=f.id, item=a.item, of=of)


def draw_take(s: State, f: Figure, rng: Random) -> Take | None:
    """Draw something to pick up."""
    near = [x for x, of in items_near(s, f).items() if not of or rng.random() < 0.1]
    return Take(f.id, rng.choice(near)) if near and f.left else None


# -- prisoners -------------------------------------------------------------------------------------------


def can_seize(s: State, f: Figure, g: Figure) -> bool:
    """Return whether an enemy may be captured: surrendered or helpless, within an inch."""
    return not _no_seize(s, f, g)


def _no_seize(s: State, f: Figure, g: Figure | None) -> str:
    """Case MELEE.4, Ruling K25: say why an enemy may not be taken prisoner; "" if it may."""
    if g is None or g.side == f.side or not g.on_table or not s.known(g.id):
        return "there is no enemy of that name whom you see"
    if g.health == "captured":
        return "it is a prisoner already"
    if g.able:
        return "it can still act and has not surrendered"
    far = distance(f.at, g.at)
    return "" if far <= MOVES.contact + 1e-9 else f"it is {far:.1f} inches away, and an inch is the most"


def check_seize(s: State, f: Figure, a: Seize) -> Sequence[Fault]:
    """Case MELEE.4, Ruling K25."""
    why = _no_seize(s, f, s.figures.get(a.target)) or ("" if f.left else "it has no Fire action left")
    return [RULES.wrong("no-seize", target=a.target, figure=f.id, why=why)] if why else ()


def do_seize(t: T, f: Figure, a: Seize) -> None:
    """Case MELEE.4: one action."""
    spend_actions(t.s, f, 1)
    t.s.put(replace(t.s.figures[f.id], moved=True))
    capture(t, t.s.figures[a.target], f.id)
    tell_players(t, "seized", "MELEE.4", figure=f.id, target=a.target)


def draw_seize(s: State, f: Figure, rng: Random) -> Seize | None:
    """Draw a prisoner."""
    near = [g.id for g in s.figures.values() if can_seize(s, f, g)]
    return Seize(f.id, rng.choice(near)) if near and f.left else None


order(Work, check_work, do_work, draw_work, whole=True)
order(Take, check_take, do_take, draw_take)
order(Seize, check_seize, do_seize, draw_seize)
