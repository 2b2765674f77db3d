"""Working the Stargate: dialling, the burst, the ring by hand, passing, closing (Cases GATE.1 to GATE.5)."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from engine.core.errors import Fault
from engine.core.types.frozen import replace
from engine.skirmish.model.actions import Dial, Enter, Hold, Turn
from engine.skirmish.model.audience import T, tell_players
from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.model.state import RULES, Figure, Point, State
from engine.skirmish.rules.effects import kill
from engine.skirmish.rules.movement import dragged_figures, spend_actions
from engine.skirmish.rules.order_parts import order
from engine.skirmish.table.geometry import BASE, distance, polar
from engine.skirmish.table.scenario_file import Gateway
from engine.skirmish.table.terrain import land_of, scenario_of

RING = NUMBERS.gate
DIALLING, HOLDING = "dial", "hold"


# -- where it is -----------------------------------------------------------------------------------------


def ring_ends(g: Gateway) -> tuple[Point, Point]:
    """Return the two ends of the ring, seen from above."""
    half = g.width / 2
    return polar((g.x, g.y), g.facing - 90, half), polar((g.x, g.y), g.facing + 90, half)


def before_ring(g: Gateway, at: Point) -> tuple[float, float]:
    """Return a point's distance in front of the ring, and its offset to the side."""
    dx, dy, way = at[0] - g.x, at[1] - g.y, radians(g.facing)
    return dx * sin(way) + dy * cos(way), dx * cos(way) - dy * sin(way)


def to_ring(g: Gateway, at: Point) -> float:
    """Measure from a point to the ring."""
    front, side = before_ring(g, at)
    return distance((0.0, 0.0), (front, max(0.0, abs(side) - g.width / 2)))


def in_burst(g: Gateway, at: Point) -> bool:
    """Case GATE.2, Ruling K38: return whether a point lies where an opening gate kills."""
    front, side = before_ring(g, at)
    return -1e-9 <= front <= RING.kill_depth + 1e-9 and abs(side) <= g.width / 2 + 1e-9


# -- dialling --------------------------------------------------------------------------------------------


def at_dhd(s: State, f: Figure) -> bool:
    """Case GATE.1: return whether a figure is in contact with a device that works."""
    g = scenario_of(s).gate
    return bool(g and g.dhd and s.gate.dhd and distance(f.at, g.dhd) <= RING.contact + 1e-9)


def check_dial(s: State, f: Figure, a: Dial) -> Sequence[Fault]:
    """Case GATE.1, Ruling K37."""
    if s.gate.open:
        return [RULES.wrong("gate-open")]
    return () if at_dhd(s, f) else [RULES.wrong("no-dhd", figure=f.id)]


def do_dial(t: T, f: Figure, a: Dial) -> None:
    """Case GATE.1, Ruling K37: the gate opens at the end of the turn."""
    t.s.put(replace(spend_actions(t.s, f, f.left), busy=DIALLING, moved=True))
    tell_players(t, "dialling", "GATE.1", figure=f.id)


def check_turn(s: State, f: Figure, a: Turn) -> Sequence[Fault]:
    """Case GATE.4, Rulings K40 and K57."""
    g = scenario_of(s).gate
    if g is None:
        return [RULES.wrong("no-gate")]
    if s.gate.open:
        return [RULES.wrong("gate-open")]
    if (g.dhd and s.gate.dhd) or not s.gate.power:
        return [RULES.wrong("no-hand-dial")]
    if to_ring(g, f.at) > RING.contact + 1e-9:
        return [RULES.wrong("not-at-gate", figure=f.id, inches=RING.contact)]
    return () if f.left >= RING.symbol_actions else [RULES.wrong("slow-hand", actions=RING.symbol_actions)]


def do_turn(t: T, f: Figure, a: Turn) -> None:
    """Case GATE.4: one symbol more; the sixth opens the gate."""
    s = t.s
    s.put(replace(spend_actions(s, f, RING.symbol_actions), moved=True))
    dialers = tuple(dict.fromkeys((*s.gate.dialers, f.id)))
    s.gate = replace(s.gate, symbols=s.gate.symbols + 1, dialers=dialers)
    tell_players(t, "symbol", "GATE.4", figure=f.id, symbols=s.gate.symbols)
    if s.gate.symbols >= RING.symbols:
        for x in dialers:
            step_aside(t, x)
        open_gate(t, "hand")


def step_aside(t: T, figure: str) -> None:
    """Case GATE.5, Ruling K92: all who dialled by hand are moved clear of the burst, to a free place."""
    s, g = t.s, scenario_of(t.s).gate
    assert g is not None
    f = s.figures.get(figure)
    if f is None or not f.on_table or not in_burst(g, f.at):
        return
    _, side = before_ring(g, f.at)
    ends = ring_ends(g)
    end, way = (ends[1], g.facing + 90) if side >= 0 else (ends[0], g.facing - 90)
    land, others = land_of(s), [x.at for x in s.figures.values() if x.on_table and x.id != figure]
    row = [land.clip(polar(polar(end, g.facing, 0.5), way, 0.6 * k)) for k in range(1, len(others) + 2)]
    x, y = next((p for p in row if all(distance(p, o) >= BASE for o in others)), row[0])
    s.put(replace(f, x=x, y=y))
    tell_players(t, "pushed", "GATE.5", figure=f.id, x=x, y=y)


def open_gate(t: T, by: str) -> None:
    """Cases GATE.1 and GATE.2, Ruling K97: the gate opens and destroys everybody and everything in front."""
    s, g = t.s, scenario_of(t.s).gate
    assert g is not None
    caught = [f for f in s.figures.values() if f.on_table and in_burst(g, f.at)]
    things = [*(x for f in caught for x in f.items), *(x for x, at in s.loose.items() if in_burst(g, at))]
    s.loose = {x: at for x, at in s.loose.items() if x not in things}
    things += [c.id for c in s.charges.values() if in_burst(g, c.at)]
    s.charges = {i: c for i, c in s.charges.items() if i not in things}
    iris = "none" if s.gate.iris == "none" else "open"
    s.gate = replace(s.gate, open=True, fresh=True, quiet=0, used=False, symbols=0, dialers=(), iris=iris)
    known = [f.id for f in caught if s.known(f.id)]
    t.tell("gate_opened", "GATE.1", by=by, figures=known, things=things)
    for f in caught:
        kill(t, replace(s.figures[f.id], items=()), body=False)


# -- open ------------------------------------------------------------------------------------------------


def at_exit(s: State, f: Figure) -> bool:
    """Return whether a figure stands in an area where it may leave the table."""
    c = scenario_of(s)
    return any(a.holds(f.at) for a in (*c.areas, *c.start) if a.id in c.exits)


def at_ring(s: State, f: Figure) -> bool:
    """Return whether a figure is in contact with the ring."""
    g = scenario_of(s).gate
    return g is not None and to_ring(g, f.at) <= RING.contact + 1e-9


def check_enter(s: State, f: Figure, a: Enter) -> Sequence[Fault]:
    """Case GATE.3: through the open gate, or off the table by an exit."""
    if at_exit(s, f):
        return ()
    if not at_ring(s, f):
        return [RULES.wrong("not-at-gate", figure=f.id, inches=RING.contact)]
    return () if s.gate.open else [RULES.wrong("gate-shut")]


def do_enter(t: T, f: Figure, a: Enter) -> None:
    """Case GATE.3: gone, with all it carries and drags."""
    s = t.s
    by = "exit" if at_exit(s, f) else "gate"
    dragged = dragged_figures(s, f)
    for g in (f, *dragged):
        s.put(replace(s.figures[g.id], health="left", haulers=(), busy="", left=0, held=False))
    if by == "gate":
        s.gate = replace(s.gate, used=True)
    facts = {"figure": f.id, "items": list(f.items), "by": by, "figures": [g.id for g in dragged]}
    tell_players(t, "left_table", "GATE.3", **facts)


def check_hold(s: State, f: Figure, a: Hold) -> Sequence[Fault]:
    """Case GATE.3, Ruling K39."""
    if not s.gate.open:
        return [RULES.wrong("gate-shut")]
    return () if at_ring(s, f) else [RULES.wrong("not-at-gate", figure=f.id, inches=RING.contact)]


def do_hold(t: T, f: Figure, a: Hold) -> None:
    """Case GATE.3: a hand in the event horizon keeps the gate open this turn."""
    t.s.put(replace(t.s.figures[f.id], busy=HOLDING))
    tell_players(t, "gate_held", "GATE.3", figure=f.id)


def end_gate_turn(t: T) -> None:
    """Cases GATE.1 and GATE.3, Rulings K37 and K39: a dialled gate opens, an unused one closes."""
    s = t.s
    if s.gate.open and not s.gate.fresh:
        kept = s.gate.used or any(f.busy == HOLDING and f.able and at_ring(s, f) for f in s.figures.values())
        if not kept:
            s.gate = replace(s.gate, open=False, iris="shut" if s.gate.iris == "open" else s.gate.iris)
            t.tell("gate_closed", "GATE.3", why="unused")
    s.gate = replace(s.gate, used=False, fresh=False)
    if not s.gate.open and any(f.busy == DIALLING and f.able and at_dhd(s, f) for f in s.figures.values()):
        open_gate(t, "dhd")
        s.gate = replace(s.gate, fresh=False)


order(Dial, check_dial, do_dial, whole=True)
order(Turn, check_turn, do_turn)
order(Enter, check_enter, do_enter, often=0.5)
order(Hold, check_hold, do_hold, often=0.2)
