"""What events mean for the picture: moves, fire, approaches, combats, dispersals and losses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.core.rules import Event, Facts
from engine.stargate.queries.view import BattleView
from render.stargate.elements.units import Crew


@dataclass(slots=True)
class Trip:
    """A unit's way. `hexes` start where it began; `jumps` are places in it reached by teleportation."""

    units: Crew
    hexes: list[str] = field(default_factory=list)
    jumps: set[int] = field(default_factory=set)
    turns: list[str] = field(default_factory=list)
    skims: list[str] = field(default_factory=list)
    mode: str = ""
    left: int | None = None

    def to(self, at: str) -> None:
        """Continue to a hex."""
        if not self.hexes or self.hexes[-1] != at:
            self.hexes.append(at)


@dataclass(frozen=True, slots=True)
class Fire:
    """Turning fire: who fires at whom in which hex, and the dice rolled so far."""

    units: Crew
    at: str
    shooters: tuple[Crew, ...]
    dice: tuple[int, ...] = ()


@dataclass(slots=True)
class Clash:
    """An approach: who meets whom and where, and once revealed both options, the number and the die."""

    units: Crew
    at: str
    foes: Crew
    shield: str = ""
    counts: tuple[int, ...] = ()
    barred: str = ""
    options: dict[str, str] = field(default_factory=dict)
    number: str = ""
    plain: str = ""
    die: int = 0
    lost: Crew = ()


@dataclass(slots=True)
class Battle:
    """A combat: hexes, who takes part, the differential with its column, and the result once rolled."""

    hexes: tuple[str, ...]
    attackers: Crew
    defenders: Crew
    ranged: tuple[tuple[str, str, int], ...] = ()
    attack: int = 0
    defence: int = 0
    differential: int = 0
    column: str = ""
    die: int = 0
    result: str = ""
    hopeless: bool = False


@dataclass(slots=True)
class Happened:
    """Everything in a picture about the latest events. `marked` are hexes where something appeared."""

    trips: list[Trip] = field(default_factory=list)
    fires: list[Fire] = field(default_factory=list)
    clash: Clash | None = None
    battle: Battle | None = None
    dispersed: list[tuple[Crew, str, str]] = field(default_factory=list)
    lost: list[tuple[Crew, str]] = field(default_factory=list)
    supports: list[tuple[str, str, int]] = field(default_factory=list)
    berserk: list[tuple[str, str, str]] = field(default_factory=list)
    gravity: tuple[int, str] | None = None
    drawn_in: list[str] = field(default_factory=list)
    marked: list[str] = field(default_factory=list)
    was: dict[str, str] = field(default_factory=dict)

    @property
    def hexes(self) -> list[str]:
        """Name every hex that was touched, those that a window must show."""
        found = [h for t in self.trips for h in t.hexes]
        found += [self.was.get(u[0], "") for x in self.fires for u in x.shooters]
        found += [self.clash.at] if self.clash else []
        if self.battle:
            found += [*self.battle.hexes, *(self.was.get(u, "") for u, _, _ in self.battle.ranged)]
        found += [h for _, a, b in self.dispersed for h in (a, b)]
        found += [h for _, h in self.lost]
        found += [x for u, h, _ in self.supports for x in (h, self.was.get(u, ""))]
        found += [h for _, a, b in self.berserk for h in (a, b)]
        return [h for h in (*found, *self.marked) if h]

    @property
    def last(self) -> list[str]:
        """Name the hexes of the last thing that happened."""
        found = list(self.marked[-1:])
        if self.trips:
            found += self.trips[-1].hexes[-4:]
        if self.clash:
            found = [self.clash.at]
        if self.battle:
            found = list(self.battle.hexes)
        if self.dispersed:
            found = [*self.dispersed[-1][1:]]
        if self.lost:
            found = [self.lost[-1][1]]
        return found


def read_events(events: Sequence[Event], v: BattleView) -> Happened:
    """Gather events into what is drawn of them."""
    h = Happened(was={**v.at, **v.staged})
    for e in events:
        for u in (*e.facts.get("units", ()), e.facts.get("unit", "")):
            if u and "at" in e.facts and u not in h.was:
                h.was[u] = e.facts["at"]
    for e in events:
        if e.kind == "rolled":
            _rolled(h, e.facts, approach=e.case == "7.13")
        elif e.kind in _TAKEN:
            _TAKEN[e.kind](h, e.facts)
    return h


def _trip(h: Happened, units: Sequence[str], start: str = "") -> Trip:
    crew = tuple(units)
    if not h.trips or h.trips[-1].units != crew:
        h.trips.append(Trip(crew))
        if start:
            h.trips[-1].to(start)
    return h.trips[-1]


def _began(h: Happened, f: Facts) -> None:
    h.trips.append(Trip(tuple(f["units"]), [f["at"]], mode=f["mode"], left=f.get("left")))


def _moved(h: Happened, f: Facts) -> None:
    path = list(f["path"])
    trip = _trip(h, f["units"], path[0])
    trip.left = f.get("left", trip.left)
    for at in path:
        trip.to(at)


def _turning(h: Happened, f: Facts) -> None:
    _trip(h, f["units"]).turns.append(f["at"])
    h.fires.append(Fire(tuple(f["units"]), f["at"], tuple(tuple(x) for x in f["fire"])))


def _skimming(h: Happened, f: Facts) -> None:
    trip = _trip(h, f["units"])
    trip.to(f["at"])
    trip.skims.append(f["at"])


def _left_orbit(h: Happened, f: Facts) -> None:
    trip = _trip(h, f["units"])
    trip.to(f["at"])
    trip.left = f["left"]


def _jumped(h: Happened, f: Facts) -> None:
    trip = _trip(h, f["units"], f["at"])
    if f["to"]:
        trip.to(f["to"])
        trip.jumps.add(len(trip.hexes) - 1)


def _drifting(h: Happened, f: Facts) -> None:
    h.trips.append(Trip((f["unit"],), [f["at"]], mode="mindless"))


def _drifted(h: Happened, f: Facts) -> None:
    _moved(h, {"units": [f["unit"]], "path": f["path"]})


def _collided(h: Happened, f: Facts) -> None:
    h.lost.append(((f["unit"], *f["units"]), f["at"]))


def _marked(h: Happened, f: Facts) -> None:
    h.marked.append(f["at"])


def _rolled(h: Happened, f: Facts, *, approach: bool) -> None:
    if f.get("why") == "fire" and h.fires:
        last = h.fires[-1]
        h.fires[-1] = Fire(last.units, last.at, last.shooters, (*last.dice, f["n"]))
    elif approach and h.clash:
        h.clash.die = f["n"]


def _approaching(h: Happened, f: Facts) -> None:
    h.clash = Clash(tuple(f["units"]), f["at"], tuple(f["foes"]), f["shield"], tuple(f.get("counts", ())))


def _barred(h: Happened, f: Facts) -> None:
    if h.clash:
        h.clash.barred = f["option"]


def _options(h: Happened, f: Facts) -> None:
    if h.clash is None or h.clash.at != f["at"]:
        h.clash = Clash(tuple(f["units"]), f["at"], (), f.get("shield", ""))
    h.clash.options, h.clash.number, h.clash.plain = dict(f["seats"]), f["number"], f["plain"]


def _eliminated(h: Happened, f: Facts) -> None:
    units = tuple(f["units"])
    h.lost.append((units, f["at"]))
    if h.gravity and not h.berserk:
        h.drawn_in.append(f["at"])
    if h.clash and h.clash.number and h.clash.at == f["at"]:
        h.clash.lost = units


def _combat(h: Happened, f: Facts) -> None:
    h.battle = Battle(
        hexes=tuple(f["hexes"]),
        attackers=tuple(f["attackers"]),
        defenders=tuple(f["defenders"]),
        ranged=tuple((u, to, n) for u, to, _, n in f["ranged"]),
        attack=f["attack"],
        defence=f["defence"],
        differential=f["differential"],
        column=str(f["column"]),
    )


def _result(h: Happened, f: Facts) -> None:
    if h.battle:
        h.battle.die, h.battle.result = f["n"], f["result"]


def _hopeless(h: Happened, f: Facts) -> None:
    _combat(h, f)
    if h.battle:
        h.battle.hopeless = True


def _unarmed(h: Happened, f: Facts) -> None:
    h.lost.append((tuple(f["units"]), f["at"]))


def _dispersed(h: Happened, f: Facts) -> None:
    h.dispersed.append((tuple(f["units"]), f["at"], f["to"]))


def _supported(h: Happened, f: Facts) -> None:
    h.supports.append((f["unit"], f["to"], f["strength"]))


def _berserk(h: Happened, f: Facts) -> None:
    target = f["target"]
    h.berserk.append((f["unit"], f["at"], h.was.get(target[0], "") if target else ""))


def _gravity(h: Happened, f: Facts) -> None:
    h.gravity = (f["n"], f["seat"])


_TAKEN: dict[str, Callable[[Happened, Facts], None]] = {
    "began": _began,
    "moved": _moved,
    "turning": _turning,
    "skimming": _skimming,
    "left_orbit": _left_orbit,
    "teleported": _jumped,
    "scattered": _jumped,
    "drifting": _drifting,
    "drifted": _drifted,
    "collided": _collided,
    "staged": _marked,
    "revealed": _marked,
    "crowded": _eliminated,
    "approaching": _approaching,
    "barred": _barred,
    "options": _options,
    "eliminated": _eliminated,
    "combat": _combat,
    "result": _result,
    "hopeless": _hopeless,
    "unarmed": _unarmed,
    "dispersed": _dispersed,
    "supported": _supported,
    "berserk": _berserk,
    "gravity": _gravity,
}
