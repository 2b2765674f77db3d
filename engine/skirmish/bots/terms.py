"""The terms of the learnt evaluation: a position as far as players know it (Case MISSION.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.skirmish.bots.haste import PACE
from engine.skirmish.model.state import Figure, Point, State
from engine.skirmish.queries.remaining_goals import carrier, held_area, leaves, tasks, way_out
from engine.skirmish.rules.victory import players_figures
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.scenario_file import Objective
from engine.skirmish.table.terrain import land_of, scenario_of

#: Enemies this near charge, and this near they hit with an aimed shot, in inches.
CLOSE, AIMED = 12.0, 18.0
#: Figures this near to the middle of a place to be held hold it, enemies this near contest it, in inches.
HELD, AT_HAND = 7.0, 9.0
#: What counts as one of a term: inches of way, enemies, turns, actions of a figure, portal markers.
WAY, FOES, TURNS, ACTIONS, MARKERS = 40.0, 8.0, 10.0, 3.0, 4.0
#: Turns that a task takes, and an opening of the gate.
WORK = 2

#: Every term, in the order of the weights' file.
TERMS = (
    "constant",
    "fit",
    "actions",
    "shaken",
    "wounds",
    "fleeing",
    "down",
    "alone",
    "gone",
    "spare",
    "enough",
    "tasks",
    "prize",
    "way_prize",
    "way_last",
    "way_mean",
    "late",
    "too_late",
    "gate_open",
    "enemies",
    "enemies_down",
    "close",
    "aimed",
    "seen",
    "seen_close",
    "markers",
    "hold",
    "hold_turns",
    "held",
    "contested",
)


@dataclass(frozen=True, slots=True)
class Sides:
    """The team, those of it who can still act, and the enemies that players know of."""

    ours: list[Figure]
    fit: list[Figure]
    foes: list[Figure]
    able_foes: list[Figure]


def terms(s: State) -> tuple[float, ...]:
    """Return the terms of a position that is not over, in the order of `TERMS`."""
    ours = players_figures(s)
    foes = [g for g in s.figures.values() if g.side == "jaffa" and g.on_table and s.known(g.id)]
    fit = [f for f in ours if f.on_table and f.health == "fit" and not f.fleeing]
    sides = Sides(ours, fit, foes, [g for g in foes if g.able])
    found = {"constant": 1.0, **_team(sides), **_threat(s, sides)}
    if leaves(s):
        found.update(_leaving(s, sides))
    elif place := held_area(s):
        found.update(_holding(s, sides, place))
    return tuple(found.get(x, 0.0) for x in TERMS)


def _team(x: Sides) -> Mapping[str, float]:
    """Weigh the team's condition, by its size."""
    n = max(1, len(x.ours))
    return {
        "fit": len(x.fit) / n,
        "actions": sum(f.fp for f in x.fit) / (ACTIONS * n),
        "shaken": sum(f.suppressed for f in x.fit) / n,
        "wounds": sum(f.wounds for f in x.ours) / n,
        "fleeing": sum(f.fleeing for f in x.ours if f.on_table) / n,
        "down": sum(f.health == "disabled" for f in x.ours) / n,
        "alone": float(len(x.fit) < 2),
    }


def _threat(s: State, x: Sides) -> Mapping[str, float]:
    """Count known enemies, how near they are, and whom they see (Cases SIGHT.1 and SHOOT.2)."""
    land, pairs = land_of(s), ACTIONS * max(1, len(x.fit))
    close = aimed = seen = seen_close = 0
    for f in x.fit:
        for g in x.able_foes:
            far = distance(f.at, g.at)
            if far > AIMED:
                continue
            sees = land.sees(g.at, f.at)
            seen += sees
            if far <= CLOSE:
                close += 1
                seen_close += sees
            else:
                aimed += 1
    markers = sum(any(distance(m.at, f.at) <= AIMED for f in x.fit) for m in s.markers.values())
    return {
        "enemies": len(x.able_foes) / FOES,
        "enemies_down": (len(x.foes) - len(x.able_foes)) / FOES,
        "close": close / pairs,
        "aimed": aimed / pairs,
        "seen": seen / pairs,
        "seen_close": seen_close / pairs,
        "markers": markers / MARKERS,
    }


def _leaving(s: State, x: Sides) -> Mapping[str, float]:
    """Weigh what is left of a mission that is won by leaving: work, ways, and time (Case GATE.1)."""
    c, todo, have, n = scenario_of(s), tasks(s), carrier(s), max(1, len(x.ours))
    gone = sum(f.health == "left" for f in x.ours)
    share = max((y.share for y in c.win if y.kind == "left"), default=0)
    need = -(-share * len(x.ours) // 100)
    spare = gone + len(x.fit) - need
    ways = sorted(_way(s, f, todo) for f in x.fit)
    last = ways[min(len(ways), max(1, need - gone)) - 1] if ways else 0.0
    prize = ways[0] if ways else 0.0
    if have is not None and not todo:
        prize = _way(s, have, todo) if have.on_table else 0.0
    opening = WORK if c.gate and not s.gate.open else 0
    late = last / PACE + opening + WORK * len(todo) - (c.turns - s.turn)
    return {
        "gone": gone / n,
        "spare": spare / n,
        "enough": float(spare >= 0),
        "tasks": float(len(todo)),
        "prize": float(have is not None and have.health != "dead"),
        "way_prize": prize / WAY,
        "way_last": last / WAY,
        "way_mean": sum(ways) / len(ways) / WAY if ways else 0.0,
        "late": min(max(late, -TURNS), TURNS / 2) / TURNS,
        "too_late": float(late > 0),
        "gate_open": float(s.gate.open),
    }


def _way(s: State, f: Figure, todo: list[Objective]) -> float:
    """Measure a figure's way by all the work and out, in inches as the crow flies."""
    way, here, c = 0.0, f.at, scenario_of(s)
    for o in todo:
        way += distance(here, o.at)
        here = o.at
    if c.gate and not c.exits:
        return way + distance(here, (c.gate.x, c.gate.y))
    home = way_out(s, f)
    return way + distance(here, home) if home else way


def _holding(s: State, x: Sides, place: Point) -> Mapping[str, float]:
    """Weigh a place that is to be held: for how long, and who stands there."""
    return {
        "hold": 1.0,
        "hold_turns": (scenario_of(s).turns - s.turn) / TURNS,
        "held": sum(distance(f.at, place) <= HELD for f in x.fit) / max(1, len(x.ours)),
        "contested": sum(distance(g.at, place) <= AT_HAND for g in x.able_foes) / FOES,
    }
