"""Position files, and what can never be in a sound position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Literal

from engine.core.data import is_name
from engine.core.dice import GivenDice
from engine.core.execution import Execution
from engine.core.positions import unplayable
from engine.core.rules import Frame
from engine.core.types.values import value
from engine.skirmish.model.procedures import PHASE, TURN, Phase, Step
from engine.skirmish.model.state import (
    SEATS,
    Charge,
    Figure,
    Gate,
    Group,
    HouseRules,
    Marker,
    Piece,
    Point,
    Side,
    State,
)
from engine.skirmish.rules.victory import condition_holds
from engine.skirmish.table.geometry import snap
from engine.skirmish.table.scenario_file import LONGEST_NAME
from engine.skirmish.table.scenario_loader import MISSIONS, is_word, piece_faults, read_scenario
from engine.skirmish.table.terrain import land_of, scenario_of
from engine.skirmish.turn.setup import TEAM, lay_table


@value
class Position:
    """A position file: a mission, and the figures in it with their places.

    `figures` replaces all figures of the mission; enemies not named in `spotted` are hidden from
    players. `pieces` replaces its terrain. `step` is what begins: the players' step, or the
    automaton's. `dice` are what is rolled before somebody is asked. `file` is a table's own scenario,
    as text.
    """

    figures: tuple[Figure, ...]
    groups: tuple[Group, ...] = ()
    mission: str = "standard"
    file: str = ""
    house: HouseRules = field(default_factory=HouseRules)
    turn: int = 1
    step: Literal["players", "automaton"] = "players"
    spotted: dict[Side, tuple[str, ...]] = field(default_factory=dict)
    markers: tuple[Marker, ...] = ()
    charges: tuple[Charge, ...] = ()
    pieces: tuple[Piece, ...] | None = None
    gate: Gate | None = None
    done: dict[str, str] = field(default_factory=dict)
    loose: dict[str, Point] = field(default_factory=dict)
    contact: bool = True
    watch: bool = False
    dice: tuple[int, ...] = ()


#: More than any figure's actions in a turn, and than the figures of any group.
MOST = 99


def set_up(p: Position) -> Execution[State]:
    """Set up a position file's position, to be run until a seat must decide.

    Raises:
        BadData: the position is impossible; names the key and the reason.

    """
    if not p.file and p.mission not in MISSIONS:
        raise unplayable("mission", f"one of {', '.join(MISSIONS)}, not {p.mission!r}")
    if p.file:
        read_scenario(p.file)
    s = State(mission=p.mission, file=p.file, house=p.house, turn=p.turn, phase=p.step, pieces=p.pieces)
    if not 1 <= p.turn <= scenario_of(s).turns:
        raise unplayable("turn", f"1 to {scenario_of(s).turns}, not {p.turn}")
    _check_names(p)
    _check_pieces(s)
    lay_table(s)
    s.figures = {f.id: f for f in p.figures}
    if len(s.figures) != len(p.figures):
        raise unplayable("figures", "two figures have one id")
    _check_numbers(s, p)
    _groups(s, p)
    s.spotted = {"sgc": tuple(p.spotted.get("sgc", ())), "jaffa": tuple(p.spotted.get("jaffa", ()))}
    s.markers = {m.id: m for m in p.markers}
    s.charges = {x.id: x for x in p.charges}
    s.gate, s.done, s.loose = p.gate or s.gate, dict(p.done), dict(p.loose)
    s.contact, s.watch = p.contact, p.watch
    return _beginning(s, p)


def _check_names(p: Position) -> None:
    """Refuse what could not be written on a token, or typed."""
    for key in ("figures", "groups", "markers", "charges", "pieces"):
        for i, x in enumerate(getattr(p, key) or ()):
            name = getattr(x, "name", "")
            if not is_word(x.id):
                raise unplayable(f"{key}.{i}.id", "a letter and up to 11 letters, digits, _ or -")
            if not is_name(name, LONGEST_NAME):
                why = f"at most {LONGEST_NAME} characters that can be printed, and no Markdown"
                raise unplayable(f"{key}.{i}.name", why)
    if strange := [x for x in p.loose if not is_word(x)]:
        raise unplayable(f"loose.{strange[0]}", "a letter and up to 11 letters, digits, _ or -")


def _check_pieces(s: State) -> None:
    """Refuse terrain that no table could have."""
    for i, p in enumerate(s.pieces or ()):
        for key, why in piece_faults(scenario_of(s), p):
            raise unplayable(f"pieces.{i}.{key}", why)


def _check_numbers(s: State, p: Position) -> None:
    """Refuse figures and groups with numbers that no game has."""
    if wrong := next((f.id for f in p.figures if not 0 <= f.actions <= MOST), ""):
        raise unplayable("figures", f"{wrong} has 0 to {MOST} actions")
    for g in p.groups:
        if not 0 <= g.start <= MOST or not 0 <= g.lost <= MOST:
            raise unplayable("groups", f"{g.id} has and lost 0 to {MOST} members")
        if any(at and not land_of(s).holds(at) for at in (g.goal, g.known)):
            raise unplayable("groups", f"{g.id} goes to a place off the table")


def _groups(s: State, p: Position) -> None:
    """Build the groups of a position file, with plain ones for figures whose group it does not define."""
    s.groups = {g.id: g for g in p.groups}
    for f in p.figures:
        if f.group and f.group not in s.groups:
            size = sum(g.group == f.group for g in p.figures)
            s.groups[f.group] = Group(f.group, f.side, auto=not f.seat, name=f.group, start=size)
    s.groups.setdefault(TEAM, Group(TEAM, "sgc", auto=False, name=TEAM, course="hold"))


def _beginning(s: State, p: Position) -> Execution[State]:
    """Put the step that begins on the stack."""
    step = "players_melee" if p.step == "players" else "machine_step"
    s.stack = [Frame(TURN, step, Step())]
    if p.step == "players":
        s.stack.append(Frame(PHASE, "ask_orders", Phase()))
    return Execution(s, GivenDice(*p.dice), quiet=True)


# -- what cannot be --------------------------------------------------------------------------------------


def problems(s: State) -> list[str]:
    """Name every broken invariant of a state."""
    return [*_figures(s), *_others(s), *_course(s)]


def _figures(s: State) -> Iterator[str]:
    land = land_of(s)
    for i, f in s.figures.items():
        if i != f.id:
            yield f"{i} is called {f.id}"
        if not land.holds(f.at) or snap(f.at) != f.at:
            yield f"{i} stands at {f.at}"
        if f.seat and (f.seat not in SEATS or f.side != "sgc"):
            yield f"{i} belongs to {f.seat}"
        yield from _condition(s, i, f)


def _condition(s: State, i: str, f: Figure) -> Iterator[str]:
    if not 0 <= f.suppressed <= 3 or f.wounds < 0 or f.out < 0 or not 0 <= f.left <= 4:
        yield f"{i} cannot be in this condition: {f}"
    if not 0 <= f.facing < 360:
        yield f"{i} faces {f.facing}"
    if f.health == "fit" and f.wounds >= f.actions:
        yield f"{i} has no action left and is not disabled (Ruling K28)"
    if f.group and f.group not in s.groups:
        yield f"{i} is in the group {f.group}, which there is not"
    for h in f.haulers:
        if h not in s.figures or not s.figures[h].on_table:
            yield f"{i} is dragged by {h}"


def _others(s: State) -> Iterator[str]:
    land = land_of(s)
    lying = [*((m.id, m.at) for m in s.markers.values()), *((c.id, c.at) for c in s.charges.values())]
    for x, at in (*lying, *s.loose.items()):
        if not land.holds(at):
            yield f"{x} lies at {at}"
    for side in ("sgc", "jaffa"):
        if len(set(s.spotted[side])) != len(s.spotted[side]):
            yield f"{side} has spotted somebody twice"
    carried = [x for f in s.figures.values() for x in f.items]
    if len({*carried, *s.loose}) != len(carried) + len(s.loose):
        yield "an item is in two places"


def _course(s: State) -> Iterator[str]:
    if s.over is None and any(condition_holds(s, x, end=False) for x in scenario_of(s).lose):
        yield "the mission is lost, and goes on"
