"""Laying out fights: figures where they are wanted on an empty table, one procedure, dice in their order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.flow import Result
from engine.core.rules import Event
from engine.skirmish.automaton import (
    activation,  # noqa: F401  (they register)
    group_turn,  # noqa: F401  (they register)
)
from engine.skirmish.combat import (
    grenades,  # noqa: F401  (they register)
    melee,  # noqa: F401  (they register)
    suppression,  # noqa: F401  (they register)
)
from engine.skirmish.model.state import Figure, Group, HouseRules, Piece, State
from engine.skirmish.turn import walking  # noqa: F401  (they register)
from tests.shared.procedures import asked, do, refused, run  # noqa: F401  (tests take them from here)

#: A table of 72 by 48 inches with nothing on it but a rock in a far corner.
EMPTY = """
title = "Field"
brief = "A field for tests."
width = 72.0
height = 48.0
solo_edge = "north"
turns = 20
points = 20
[[terrain]]
id = "ZZ"
kind = "rock"
shape = "circle"
size = [71.0, 1.0, 0.4]
[[start]]
id = "S"
size = [0.0, 0.0, 72.0, 6.0]
[[team]]
id = "RED"
rank = "trooper"
actions = 3
weapon = "rifle"
[[win]]
kind = "turns"
name = "Hold out"
turns = 20
[[lose]]
kind = "all_out"
name = "All out"
"""

#: Options of a table that a test may set.
OPTIONS = ("cover_shifts_effect", "walls_and_blasts", "mine_wire", "zat_hits", "retiring")

#: The same without even that.
BARE = "terrain = []" + EMPTY.replace(EMPTY[EMPTY.index("[[terrain]]") : EMPTY.index("[[start]]")], "")

ROCK = Piece("ZZ", "rock", "circle", (71.0, 1.0, 0.4))


def sg(name: str, x: float, y: float, **more: Any) -> Figure:
    """Make a soldier of p1: three actions, assault rifle, team SG."""
    usual = {"rank": "trooper", "weapon": "rifle", "actions": 3, "seat": "p1", "group": "SG", "facing": 0}
    return made(name, "sgc", x, y, {**usual, **more})


def ja(name: str, x: float, y: float, **more: Any) -> Figure:
    """Make a Jaffa: two actions, staff, group A."""
    usual = {"rank": "jaffa", "weapon": "staff", "actions": 2, "group": "A", "facing": 180}
    return made(name, "jaffa", x, y, {**usual, **more})


def made(name: str, side: str, x: float, y: float, more: dict[str, Any]) -> Figure:
    """Make a figure with all its actions."""
    left = more.pop("left", more["actions"] - more.get("wounds", 0))
    return Figure(name, name, side, x=float(x), y=float(y), left=left, **more)  # type: ignore[arg-type]


def lay(*figures: Figure, pieces: Iterable[Piece] = (), hidden: Iterable[str] = (), **more: Any) -> State:
    """Lay figures out; all know of each other but for the hidden. Groups not given are made."""
    groups = {g.id: g for g in more.pop("groups", ())}
    for f in figures:
        if f.group and f.group not in groups:
            n = sum(x.group == f.group for x in figures)
            groups[f.group] = Group(f.group, f.side, auto=not f.seat, start=n, course="hold")
    house = HouseRules(players="2", gm="off", **{k: more.pop(k) for k in OPTIONS if k in more})
    known = {
        "sgc": tuple(f.id for f in figures if f.side == "jaffa" and f.id not in hidden),
        "jaffa": tuple(f.id for f in figures if f.side == "sgc" and f.id not in hidden),
    }
    walls = (ROCK, *pieces)
    usual: dict[str, Any] = {"file": EMPTY, "turn": 1, "phase": "players", "spotted": known, "pieces": walls}
    s = State(**{**usual, "house": house, **more})
    s.figures = {f.id: f for f in figures}
    s.groups = groups
    s.asked = dict.fromkeys(("p1", "p2", "gm"), 0)
    return s


def wall(name: str, *size: float) -> Piece:
    """Make a stone wall: cover close behind it, in nobody's way to see."""
    return Piece(name, "wall", "line", size)


def house(name: str, *size: float) -> Piece:
    """Make a building."""
    return Piece(name, "building", "rect", size)


def told(events: Iterable[Event] | Result[State], kind: str) -> list[dict[str, Any]]:
    """Return the facts of every event of a kind."""
    return [e.facts for e in (events.events if isinstance(events, Result) else events) if e.kind == kind]


def kinds(done: Result[State]) -> list[str]:
    """Return the kinds of event in their order, without the rolls."""
    return [e.kind for e in done.events if e.kind != "rolled"]


def rolled(done: Result[State]) -> list[str]:
    """Return the cases of the dice in their order."""
    return [e.case for e in done.events if e.kind == "rolled"]
