"""A mission's remaining goals: the work, who does it, and the way out (Case MISSION.1)."""

from __future__ import annotations

from engine.skirmish.model.state import Figure, Point, State
from engine.skirmish.rules.gate import at_exit, at_ring, ring_ends
from engine.skirmish.rules.victory import area_of, players_figures
from engine.skirmish.table.geometry import distance, polar
from engine.skirmish.table.scenario_file import Objective
from engine.skirmish.table.terrain import land_of, scenario_of

#: Distance beside the ring at which to wait for it to open: clear of the burst, in contact, in inches.
BESIDE, BEFORE = 0.4, 0.2


def prize(s: State) -> str:
    """Return the item or captive that must be brought home; "" for none."""
    return next((x.item for x in scenario_of(s).win if x.kind == "left" and x.item), "")


def carrier(s: State) -> Figure | None:
    """Return the figure that brings the prize home: its carrier, or the captive once free.

    Figures that have left count.
    """
    item = prize(s)
    own = (f for f in s.figures.values() if f.side == "sgc" and f.health not in ("dead", "removed"))
    return next(
        (f for f in own if item and (item in f.items or (f.id == item and f.health != "captured"))), None
    )


def tasks(s: State) -> list[Objective]:
    """List the work still to be done before the team may leave, in the order of the file."""
    c, item = scenario_of(s), prize(s)
    wanted = {x.objective for x in c.win if x.kind == "done"}
    left = [
        o
        for o in c.objectives
        if o.id not in s.done
        and o.kind in ("search", "free", "destroy")
        and (o.id in wanted or (item and item in (o.gives, o.captive)))
    ]
    if not left and item in s.loose:
        left = [Objective(item, "item", item, s.loose[item])]
    have = carrier(s)
    if not left and have and have.on_table and not have.able and have.id != item:
        left = [Objective(item, "item", item, have.at)]
    return left


def worker(s: State, o: Objective) -> Figure | None:
    """Choose who does it: the nearest who can, with the means for it."""
    able = [f for f in players_figures(s) if f.able and not f.fleeing]
    if o.kind == "destroy":
        laid = {c.by for c in s.charges.values() if c.kind == "c4"}
        able = [f for f in able if f.id in laid] or [f for f in able if "c4" in f.kit] or able
    return min(able, key=lambda f: (round(distance(f.at, o.at), 1) + 3 * f.wounds, f.id), default=None)


def leaves(s: State) -> bool:
    """Return whether the mission is won by leaving."""
    return any(x.kind == "left" for x in scenario_of(s).win)


def way_out(s: State, f: Figure) -> Point | None:
    """Return where a figure leaves, or waits to leave; None if nobody leaves."""
    c = scenario_of(s)
    areas = [a for x in c.exits if (a := area_of(s, x))]
    if areas:

        def into(a: tuple[float, float, float, float]) -> Point:
            w, south, e, n = a
            return min(max(f.x, w + 0.3), e - 0.3), min(max(f.y, south + 0.3), n - 0.3)

        return min((into(a.size) for a in areas), key=lambda p: distance(f.at, p))
    if c.gate is None:
        return None
    if not s.gate.open and c.gate.dhd and s.gate.dhd and dialler(s) == f.id:
        return c.gate.dhd
    ends = ring_ends(c.gate)
    end, way = min(
        ((ends[0], c.gate.facing - 90), (ends[1], c.gate.facing + 90)), key=lambda x: distance(f.at, x[0])
    )
    return land_of(s).clip(polar(polar(end, way, BESIDE), c.gate.facing, BEFORE))


def dialler(s: State) -> str:
    """Name who goes to the dialling device: the nearest soldier who does not bring the prize."""
    g, have = scenario_of(s).gate, carrier(s)
    if g is None or g.dhd is None:
        return ""
    at = g.dhd
    able = [f for f in players_figures(s) if f.able and not f.fleeing]
    return min(able, key=lambda f: (f is have, round(distance(f.at, at), 1), f.id)).id if able else ""


def out(s: State, f: Figure) -> bool:
    """Return whether a figure is where it can leave once the gate is open."""
    return at_exit(s, f) or at_ring(s, f)


def held_area(s: State) -> Point | None:
    """Return the middle of the place that has to be held."""
    area = next((a for x in scenario_of(s).win if x.kind == "hold" and (a := area_of(s, x.area))), None)
    if area is None:
        return None
    w, south, e, n = area.size
    return (w + e) / 2, (south + n) / 2


def next_goal(s: State) -> Point | None:
    """Return the team's next destination: the first goal not yet reached, then the exit."""
    if left := tasks(s):
        return left[0].at
    if place := held_area(s):
        return place
    c = scenario_of(s)
    if not leaves(s):
        return None
    if c.gate and not c.exits:
        return c.gate.dhd if c.gate.dhd and s.gate.dhd and not s.gate.open else (c.gate.x, c.gate.y)
    area = next((a for x in c.exits if (a := area_of(s, x))), None)
    return ((area.size[0] + area.size[2]) / 2, (area.size[1] + area.size[3]) / 2) if area else None
