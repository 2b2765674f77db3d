"""What events mean for the picture: walks, shots with their results, blasts, reactions, fights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from engine.core.rules import Event, Facts
from engine.skirmish.model.charts import CHARTS
from engine.skirmish.model.state import Point
from engine.skirmish.queries.view import TableView

#: The most arrows in a picture; then there are only those that hit, and the walks of who shot them.
MOST_ARROWS = 6
#: Effects of a hit or test, the worst last.
RESULTS = ("suppressed", "wounded", "disabled", "captured", "killed")


@dataclass(slots=True)
class Trip:
    """A figure's way, the start first."""

    figure: str
    pace: str
    path: list[Point]


@dataclass(slots=True)
class Fired:
    """A shot: its origin and target, the sum, and its effect."""

    figure: str
    target: str
    start: Point | None
    end: Point | None
    facts: Facts
    result: str = ""

    @property
    def hit(self) -> bool:
        """Whether the shot hit."""
        return bool(self.facts["hit"])


@dataclass(frozen=True, slots=True)
class Zone:
    """A blast or wedge: where, how far, over which arc about which facing."""

    at: Point
    inches: float
    arc: float = 360.0
    facing: int = 0


@dataclass(slots=True)
class Happened:
    """Everything in a picture about the latest events. `spots` are other places of interest."""

    trips: list[Trip] = field(default_factory=list)
    shots: list[Fired] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
    throws: list[tuple[str, Point]] = field(default_factory=list)
    reactions: list[Facts] = field(default_factory=list)
    melees: list[Facts] = field(default_factory=list)
    morale: list[Facts] = field(default_factory=list)
    moved: list[tuple[Point, Point]] = field(default_factory=list)
    appeared: list[Point] = field(default_factory=list)
    results: dict[str, str] = field(default_factory=dict)
    spots: list[Point] = field(default_factory=list)

    def few(self) -> Happened:
        """Leave out the earlier arrows where there are too many: misses first, and walks that led to none."""
        shots, trips = self.shots, self.trips
        if len(shots) + len(trips) > MOST_ARROWS:
            shots = [x for x in shots if x.hit][-MOST_ARROWS:]
            shooters = {x.figure for x in shots}
            room = MOST_ARROWS - len(shots)
            trips = [t for t in trips if t.figure in shooters][-room:] if room else []
        return replace(self, shots=shots, trips=trips)

    def touched(self, v: TableView) -> list[Point]:
        """List every place that a window should show."""
        found = [p for t in self.trips for p in t.path]
        found += [p for x in self.shots for p in (x.start, x.end) if p]
        found += [z.at for z in self.zones] + [at for _, at in self.throws] + self.appeared + self.spots
        found += [p for pair in self.moved for p in pair]
        named = [x for m in (*self.melees, *self.morale) for x in (*m["figures"], *m.get("targets", ()))]
        named += [*self.results, *(x for r in self.reactions for x in r["figures"])]
        return found + [v.figures[x].at for x in named if x in v.figures and v.figures[x].on_table]


def read_events(events: Sequence[Event], v: TableView) -> Happened:
    """Gather what a run of events did."""
    h = Happened()
    for e in events:
        made = _READ.get(e.kind)
        if made:
            made(h, e.facts, v)
        if e.kind in RESULTS:
            _result(h, e.kind, e.facts["figure"])
    return h


def last(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the end of a run of events, from a group's last reaction on, or else the last walk or shot."""
    for kinds in ({"reaction"}, {"walked", "shot", "melee", "thrown", "blown"}):
        at = next((n for n in reversed(range(len(events))) if events[n].kind in kinds), None)
        if at:
            return tuple(events[at:])
    return tuple(events)


def _result(h: Happened, kind: str, figure: str) -> None:
    if figure:
        before = h.results.get(figure, "")
        h.results[figure] = max((before, kind), key=lambda x: RESULTS.index(x) if x else -1)
        if h.shots and h.shots[-1].target == figure and h.shots[-1].hit:
            h.shots[-1].result = kind


def _walked(h: Happened, f: Facts, v: TableView) -> None:
    path = [(float(x), float(y)) for x, y in f["path"]]
    if h.trips and h.trips[-1].figure == f["figure"] and h.trips[-1].path[-1] == path[0]:
        h.trips[-1].path += path[1:]
    else:
        h.trips.append(Trip(f["figure"], f["pace"], path))


def _shot(h: Happened, f: Facts, v: TableView) -> None:
    start = (float(f["x"]), float(f["y"])) if "x" in f else None
    g = v.figures.get(f["target"])
    h.shots.append(Fired(f["figure"], f["target"], start, g.at if g else None, dict(f)))


def _burst(h: Happened, f: Facts, v: TableView) -> None:
    if not f["dud"] and "x" in f:
        h.zones.append(
            Zone((f["x"], f["y"]), CHARTS.grenade.blast if f["kind"] == "grenade" else CHARTS.stun.blast)
        )


def _blown(h: Happened, f: Facts, v: TableView) -> None:
    if "x" in f:
        h.zones.append(zone_of((f["x"], f["y"]), f["shape"], f["facing"]))


def zone_of(at: Point, shape: str, facing: int) -> Zone:
    """Cases EXPLOSIVES.4 and EXPLOSIVES.5: return the area that a charge affects."""
    x = CHARTS.explosives
    return Zone(at, x.claymore, x.wedge, facing) if shape == "wedge" else Zone(at, x.mine)


def _thrown(h: Happened, f: Facts, v: TableView) -> None:
    if "x" in f:
        h.throws.append((f["figure"], (f["x"], f["y"])))


def _appeared(h: Happened, f: Facts, v: TableView) -> None:
    h.appeared.append((f["x"], f["y"]))


def _marker(h: Happened, f: Facts, v: TableView) -> None:
    h.moved.append(((f["x"], f["y"]), (f["to"][0], f["to"][1])))


def _there(h: Happened, f: Facts, v: TableView) -> None:
    if "x" in f:
        h.spots.append((f["x"], f["y"]))


def _figure(h: Happened, f: Facts, v: TableView) -> None:
    named = [f.get("figure", ""), *f.get("figures", ())]
    h.spots += [v.figures[x].at for x in named if x in v.figures and v.figures[x].on_table]


_READ: dict[str, Callable[[Happened, Facts, TableView], None]] = {
    "walked": _walked,
    "shot": _shot,
    "burst": _burst,
    "blown": _blown,
    "thrown": _thrown,
    "reaction": lambda h, f, v: h.reactions.append(dict(f)),
    "melee": lambda h, f, v: h.melees.append(dict(f)),
    "morale": lambda h, f, v: h.morale.append(dict(f)),
    "appeared": _appeared,
    "marker_moved": _marker,
    "marker_placed": _there,
    "laid": _there,
    "item_dropped": _there,
    "pushed": _there,
    "gm_placed": _there,
    "gm_spawned": _there,
    "spotted": _figure,
    "working": _figure,
    "took": _figure,
    "dialling": _figure,
    "symbol": _figure,
    "surrendered": _figure,
    "rallied": _figure,
    "steadied": _figure,
    "saved": _figure,
    "covered": _figure,
    "hauling": _figure,
    "seized": _figure,
    "gm_status": _figure,
    "halted": _there,
}
