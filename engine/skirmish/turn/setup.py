"""Setting the table up: the team, captives, markers, groups there from the start or due later."""

from __future__ import annotations

from engine.core.rules import Seat
from engine.core.types.frozen import replace
from engine.skirmish.model.audience import T
from engine.skirmish.model.state import GM, Figure, Gate, Group, Point, Rank, State
from engine.skirmish.rules.portal_markers import place_markers
from engine.skirmish.rules.reinforcements import ENEMIES, NUMBERED, free_name, places_around
from engine.skirmish.rules.spotting import notice, spot_all_in_open
from engine.skirmish.table.geometry import distance, snap
from engine.skirmish.table.scenario_file import Area, Band, Scenario, Soldier
from engine.skirmish.table.terrain import land_of, scenario_of

#: The group of all players' figures.
TEAM = "SG"


def lay_table(s: State) -> None:
    """Case MISSION.1: gate and captives as the scenario says. Rolls nothing."""
    c = scenario_of(s)
    g = c.gate
    if g:
        s.gate = Gate(power=g.power, iris="shut" if g.iris else "none", dhd=g.dhd is not None)
    s.groups[TEAM] = Group(TEAM, "sgc", auto=False, name=TEAM, start=len(c.team), course="hold")
    for x in c.captives:
        at = x.at or (0.0, 0.0)
        s.figures[x.id] = Figure(
            x.id,
            x.name or x.id,
            "sgc",
            "captive",
            x.weapon,
            x.actions,
            *snap(at),
            x.facing,
            health="captured",
        )
    s.loose.update({o.id: o.at for o in c.objectives if o.kind == "item"})


def enlist_ready(s: State) -> None:
    """Case COSTS.1: the scenario's own team."""
    for x in scenario_of(s).team:
        add_soldier(s, x, "")


def add_soldier(s: State, x: Soldier, seat: Seat) -> Figure:
    """Put a player's figure on the table, at its place or at one that is free in the start area."""
    c = scenario_of(s)
    at = x.at or start_spot(s, c)
    gate = c.gate
    facing = x.facing or (gate.facing if gate else 0)
    f = Figure(
        x.id,
        x.name or x.id,
        "sgc",
        x.rank,
        x.weapon,
        x.actions,
        *snap(at),
        facing,
        seat,
        TEAM,
        x.kit,
        left=x.actions,
    )
    s.figures[f.id] = f
    return f


def start_spot(s: State, c: Scenario) -> Point:
    """Find a free place in a start area."""
    land, taken = land_of(s), [f.at for f in s.figures.values() if f.on_table]
    for area in c.start:
        for at in _grid(area):
            if all(distance(at, x) >= 1.0 for x in taken):
                return land.clip(at)
    return land.clip(next(iter(_grid(c.start[0]))))


def _grid(area: Area) -> list[Point]:
    w, s, e, n = area.size
    across, up = max(1, int((e - w) / 1.5)), max(1, int((n - s) / 1.5))
    return [
        (w + (e - w) * (i + 0.5) / across, s + (n - s) * (j + 0.5) / up)
        for j in range(up)
        for i in range(across)
    ]


def share_out(t: T) -> None:
    """Case ORDER.2: figures nobody has are shared out among the players, one after the other."""
    s = t.s
    free = [f for f in s.figures.values() if f.side == "sgc" and f.group == TEAM and not f.seat]
    seats = s.seats
    for n, f in enumerate(free):
        s.put(replace(f, seat=seats[n % len(seats)]))
    shares = {x: [f.id for f in s.figures.values() if f.seat == x] for x in seats}
    t.tell("shared", "ORDER.2", shares=shares)


def begin(t: T) -> None:
    """Cases PORTAL.1 and MISSION.1: place markers and the first groups; then all look around."""
    s = t.s
    s.groups[TEAM] = replace(s.groups[TEAM], start=len(s.members(TEAM)))
    place_markers(t)


def bring_groups(t: T) -> None:
    """Case MISSION.1: groups due this turn come to the table; those of turn 0 and 1 are there at first."""
    s = t.s
    due = [b for b in scenario_of(s).bands if max(1, b.turn) == s.turn]
    for b in due:
        _stand(t, b)
    if due:
        spot_all_in_open(t)


def _stand(t: T, b: Band) -> None:
    """Put a group of the scenario on the table. Its numbers are drawn in secret."""
    s = t.s
    ranks: list[Rank] = [*([b.leader] if b.leader else []), *([b.rank] * b.n)]
    n = t.draw((GM,), "MISSION.1", NUMBERED, why="number", group=b.id)
    s.groups[b.id] = Group(
        id=b.id,
        side=b.side,
        auto=True,
        name=b.name or b.id,
        raw=b.raw,
        defending=b.defending,
        start=len(ranks),
        course=b.course,
        goal=b.goal,
        heading=b.facing,
    )
    made: list[str] = []
    for k, (rank, at) in enumerate(zip(ranks, nearest_places(s, b.at, len(ranks)), strict=True)):
        arm = ENEMIES.ranks[rank]
        weapon = b.weapon if rank == b.rank else arm.weapon
        if rank == "crew":
            weapon = "cannon" if k == 0 else arm.weapon
        x = free_name(s.figures, f"{arm.letter}{10 + (n - 1 + k) % NUMBERED}")
        held = s.turn <= 1
        s.figures[x] = Figure(
            x, x, b.side, rank, weapon, arm.actions, *at, b.facing, group=b.id, left=arm.actions, held=held
        )
        made.append(x)
    t.whisper((GM,), "appeared", "MISSION.1", group=b.id, figures=made, x=b.at[0], y=b.at[1], marker="")
    if b.spotted and b.side == "jaffa":
        notice(t, "sgc", made, "", "MISSION.1")


def nearest_places(s: State, at: Point, n: int) -> list[Point]:
    """Return places around a point, nearest first."""
    found = places_around(s, at, max(n, 1) + 12)
    return sorted(found, key=lambda x: (round(distance(at, x), 1), x))[:n]
