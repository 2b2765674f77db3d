"""What a seat may see: all its own side knows; the GM sees everything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.contract import View
from engine.core.rules import Action, Seat
from engine.core.types.explaining import Ways
from engine.core.types.frozen import replace
from engine.skirmish.model.actions import Blow, Enlist, Lead, March, Throw
from engine.skirmish.model.costs import spent
from engine.skirmish.model.procedures import AUTOMATON, PHASE, Automaton, GroupReaction, Phase
from engine.skirmish.model.state import (
    GM,
    PLAYERS,
    Charge,
    Course,
    Figure,
    Gate,
    Group,
    Handed,
    HouseRules,
    Letter,
    Marker,
    Modifier,
    Piece,
    Point,
    Rank,
    SealedNote,
    Side,
    State,
)
from engine.skirmish.rules.reinforcements import available
from engine.skirmish.table.geometry import snap
from engine.skirmish.table.scenario_file import Area, Condition, Gateway, Objective
from engine.skirmish.table.terrain import Land, land_of, scenario_of, terrain_of

#: Placeholders for a step that is not under way.
NO_PHASE, NO_MACHINE = Phase(), Automaton()
#: Number of figures and of groups that are remembered as others see them.
MOST_KEPT = 4000
#: Ranks whose figures are counted for the GM.
POOL: tuple[Rank, ...] = ("jaffa", "first_prime", "crew")


@dataclass(frozen=True, slots=True, kw_only=True)
class Band:
    """A group as a seat may know it. Its last reaction is given where anybody of it is known."""

    id: str
    name: str
    side: Side
    auto: bool
    course: Course
    letter: Letter | str
    risk: int
    die: int
    defending: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView(View):
    """The table as one seat may see it, or with None the channel.

    `figures` by id: all of the players' side, and enemies that are spotted; for the GM every figure.
    `hidden` the enemies that players do not see, `aware` the figures that the enemy has spotted, `pool`
    what the solo force has left: for the GM alone, or else empty. `notes` the GM's sealed notes, for others
    only their seals; `handouts` what the GM has told this seat alone. `ghosts` where enemies out of sight
    were last seen. `land` the terrain. `done` the seats that have ended their part of the phase, `fates` the
    reactions that the GM is asked about. `points` the team may cost, `spent` of them. `objectives` with
    `state[objective]` = "open", "searched", "destroyed", "freed", "held".
    """

    flow = ("turn", "phase", "done")

    mission: str
    title: str
    brief: str
    house: HouseRules
    guided: bool
    players: tuple[Seat, ...]
    turn: int
    turns: int
    phase: str
    done: tuple[Seat, ...]
    width: float
    height: float
    pieces: tuple[Piece, ...]
    start: tuple[Area, ...]
    areas: tuple[Area, ...]
    exits: tuple[str, ...]
    stargate: Gateway | None
    gate: Gate
    objectives: tuple[Objective, ...]
    state: dict[str, str]
    win: tuple[Condition, ...]
    lose: tuple[Condition, ...]
    figures: dict[str, Figure]
    bands: dict[str, Band]
    ghosts: dict[str, Point]
    markers: dict[str, Marker]
    charges: dict[str, Charge]
    loose: dict[str, Point]
    modifiers: tuple[Modifier, ...]
    notes: tuple[SealedNote, ...]
    handouts: tuple[Handed, ...]
    points: int
    spent: int
    hidden: tuple[str, ...]
    aware: tuple[str, ...]
    pool: dict[str, int]
    fates: tuple[GroupReaction, ...]
    watch: bool
    pause: bool

    def stands(self) -> Mapping[str, str]:
        """Return where each figure stands that this seat knows of."""
        return {x: f"{f.at[0]:g}/{f.at[1]:g}" for x, f in self.figures.items()}

    @property
    def land(self) -> Land:
        """Terrain with its shapes, for lines of sight. Only `pieces` are sent to other programs."""
        return terrain_of(self.width, self.height, self.pieces)


#: Figures and groups as others see them, by the identity of the whole; it is held, so that it stays its own.
_SEEN: dict[int, tuple[Figure, Figure]] = {}
_BANDS: dict[int, tuple[Group, Band]] = {}


def view_for(s: State, seat: Seat | None) -> TableView:
    """Case SIGHT.1: return a seat's view, which leaves out enemies not spotted, except for the GM."""
    c, all_of_it = scenario_of(s), seat == GM
    known = dict(s.figures) if all_of_it else known_figures(s)
    groups = {f.group for f in known.values()}
    phase = next((f.v for f in s.stack if f.proc == PHASE), NO_PHASE)
    machine = next((f.v for f in s.stack if f.proc == AUTOMATON), NO_MACHINE)
    land = land_of(s)
    return TableView(
        **View.base(s, seat),
        mission=s.mission,
        title=c.title,
        brief=c.brief,
        house=s.house,
        guided=s.guided,
        players=s.seats,
        turn=s.turn,
        turns=c.turns,
        phase=s.phase,
        done=phase.done,
        width=c.width,
        height=c.height,
        pieces=land.pieces,
        start=c.start,
        areas=c.areas,
        exits=c.exits,
        stargate=c.gate,
        gate=s.gate,
        objectives=c.objectives,
        state={o.id: s.done.get(o.id, "open") for o in c.objectives},
        win=c.win,
        lose=c.lose,
        figures=known,
        bands={i: _band(g) for i, g in s.groups.items() if all_of_it or i in groups},
        ghosts=dict(s.ghosts),
        markers=dict(s.markers),
        charges={i: x for i, x in s.charges.items() if all_of_it or x.seat in PLAYERS},
        loose=dict(s.loose),
        modifiers=tuple(m for m in s.modifiers if all_of_it or is_known(s, m.on)),
        notes=s.notes if all_of_it else tuple(SealedNote(x.seal) for x in s.notes),
        handouts=tuple(x for x in s.handouts if all_of_it or x.seat == seat),
        points=c.points,
        spent=spent(s.figures.values(), s.house),
        hidden=tuple(i for i in s.figures if not s.known(i)) if all_of_it else (),
        aware=s.spotted["jaffa"] if all_of_it else (),
        pool={r: max(0, available(s, r)) for r in POOL} if all_of_it else {},
        fates=machine.fates if all_of_it else (),
        watch=s.watch,
        pause=s.pause,
    )


def known_figures(s: State) -> dict[str, Figure]:
    """Case SIGHT.1: return the figures that players know of, as they see them."""
    spotted = s.spotted["sgc"]
    return {
        i: f if f.side == "sgc" else seen_of(f)
        for i, f in s.figures.items()
        if f.side == "sgc" or i in spotted
    }


def seen_of(f: Figure) -> Figure:
    """Return a figure as players see it; for an enemy, without what it has tried to spot."""
    if f.side == "sgc" or not (f.spots or f.looked):
        return f
    found = _SEEN.get(id(f))
    if found is None:
        if len(_SEEN) > MOST_KEPT:
            _SEEN.clear()
        found = _SEEN[id(f)] = f, replace(f, spots=0, looked=False)
    return found[1]


def is_known(s: State, on: str) -> bool:
    """Return whether players know of a figure or group; "" means all of them."""
    if on in s.groups:
        return s.groups[on].side == "sgc" or any(s.known(f.id) for f in s.members(on))
    return s.known(on)


def _band(g: Group) -> Band:
    """Return a group as seats may know it; the same group always as the same object."""
    found = _BANDS.get(id(g))
    if found is None:
        if len(_BANDS) > MOST_KEPT:
            _BANDS.clear()
        found = _BANDS[id(g)] = g, _made_band(g)
    return found[1]


def _made_band(g: Group) -> Band:
    return Band(
        id=g.id,
        name=g.name,
        side=g.side,
        auto=g.auto,
        course=g.course,
        letter=g.letter,
        risk=g.risk,
        die=g.die,
        defending=g.defending,
    )


def places(view: TableView) -> Iterator[tuple[str, Point]]:
    """Return every place that has a name in a view."""
    land = view.land
    for f in view.figures.values():
        if f.on_table:
            yield f.id, f.at
    for m in view.markers.values():
        yield m.id, m.at
    for p, _, shape, *_ in land.plots:
        middle = shape.centroid
        at = snap((middle.x, middle.y))
        yield p.id, at
        if p.name:
            yield p.name, at
    for a in (*view.areas, *view.start):
        w, s, e, n = a.size
        at = snap(((w + e) / 2, (s + n) / 2))
        yield a.id, at
        if a.name:
            yield a.name, at
    for o in view.objectives:
        yield o.id, o.at
        yield o.name, o.at


def with_names(view: TableView) -> dict[str, Point]:
    """Return the places of a view that have names on the map."""
    areas, aims = {x.name for x in (*view.areas, *view.start)}, {x.name for x in view.objectives}
    named = areas | aims | {x.name for x in view.pieces if x.name}
    return {name: at for name, at in places(view) if name in named}


#: The fields of actions that name whom or what a figure acts on.
OBJECTS = ("target", "body", "objective", "item")


def ways(view: TableView, action: Action) -> Ways:
    """Return the figure that acts, and the point, figure or thing that it acts on."""
    if isinstance(action, Enlist):
        return ()
    if isinstance(action, Blow):
        return ((action.charge, ""),)
    if isinstance(action, Lead):
        return ((point_said(action.x, action.y), ""),)
    figure = getattr(action, "figure", "")
    if not figure or figure not in view.figures:
        return ()
    if isinstance(action, March):
        return ((figure, point_said(*action.path[-1])),)
    if isinstance(action, Throw):
        return ((figure, point_said(action.x, action.y)),)
    return ((figure, next((x for name in OBJECTS if (x := getattr(action, name, ""))), "")),)


def point_said(x: float, y: float) -> str:
    """Name a point of the table as looks do."""
    return f"{x:g} {y:g}"
