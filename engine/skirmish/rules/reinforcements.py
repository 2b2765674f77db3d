"""Fresh enemies: who appears, where, and with how many figures left (Cases FORCE.1 to FORCE.4)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from engine.core.data import load
from engine.core.deferred import Deferred
from engine.core.types.values import value
from engine.skirmish.model.audience import T, tell_players
from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.model.procedures import FORCES, Force
from engine.skirmish.model.state import GM, RULES, Figure, Group, Marker, Point, Rank, State, Weapon
from engine.skirmish.rules.portal_markers import (
    move_marker,
    remove_marker,
    sees_marker,
    uncover_markers,
    watchers,
)
from engine.skirmish.rules.spotting import spot_in_open
from engine.skirmish.table.geometry import bearing, distance, is_near, point_along, polar, snap
from engine.skirmish.table.terrain import land_of, scenario_of

shapely = Deferred("shapely")

#: Enemy numbers are drawn from J10 to J99, so that they reveal nothing.
FIRST, NUMBERED = 10, 90


@value
class Levy:
    """Case FORCE.3: what a result brings: groups, each a tuple of ranks; `redeploy` markers passed by."""

    least: int
    name: str
    groups: tuple[tuple[Rank, ...], ...] = ()
    redeploy: bool = False


@value
class Arm:
    """Case COSTS.4: Fire actions and weapon of a rank."""

    actions: int
    weapon: Weapon
    letter: str


@value
class Enemies:
    """What `data/skirmish/enemies.toml` holds."""

    ranks: dict[Rank, Arm]
    levies: tuple[Levy, ...]


ENEMIES = load("skirmish", "enemies", Enemies)


# -- the roll --------------------------------------------------------------------------------------------


def markers_in_sight(s: State) -> list[str]:
    """Case FORCE.1: name the markers that any player's figure has in sight."""
    land, watch = land_of(s), [f.at for f in watchers(s)]
    return [m.id for m in s.markers.values() if any(sees_marker(land, x, m.at) for x in watch)]


def roll_force(t: T, v: Force) -> None:
    """Cases FORCE.1 and FORCE.2, Rulings K42 and K46: roll once while a marker is in sight.

    Only the GM sees it.
    """
    t.final = True
    s = t.s
    seen = list(v.markers) or markers_in_sight(s)
    s.sighted = tuple(dict.fromkeys((*s.sighted, *seen)))
    if not seen:
        t.goto(settle_markers)
        return
    n = t.roll_for((GM,), "FORCE.1", 6, why="force", markers=len(seen))
    result = 0 if n == 1 else n - (not s.contact) + len(seen) - 1
    t.hold(markers=tuple(seen), result=result, rolled=n)


def muster_force(t: T, v: Force) -> None:
    """Cases FORCE.3 and FORCE.4, Rulings K43, K45 and K56: place what the result brings.

    It stops where no figures are left.
    """
    s = t.s
    levy = levy_for(s, v.result, len(v.markers))
    facts = {"result": v.result, "number": v.rolled, "what": levy.name, "markers": list(v.markers)}
    t.whisper((GM,), "force", "FORCE.3", **facts)
    if levy.redeploy:
        redeploy(t)
    groups = levy.groups[: len(v.markers)]
    t.hold(left=groups)
    if not groups:
        t.goto(settle_markers)


def draw_marker(t: T, v: Force) -> None:
    """Case FORCE.1: a marker in sight, drawn at random, is where the next group appears."""
    n = t.draw((GM,), "FORCE.1", len(v.markers), why="marker") if len(v.markers) > 1 else 1
    t.hold(marker=v.markers[n - 1])


def draw_number(t: T, v: Force) -> None:
    """Draw the group's number at random, so that it does not reveal how many groups there are."""
    n = t.draw((GM,), "FORCE.1", NUMBERED, why="number")
    m = t.s.markers[v.marker]
    raise_group(t, v.left[0], m.at, n, marker=m.id)
    if m.once:
        remove_marker(t, m.id, "spent", "PORTAL.6")
    markers = tuple(x for x in v.markers if x != v.marker)
    t.hold(left=v.left[1:], markers=markers)
    if v.left[1:] and markers:
        t.goto(draw_marker)


def settle_markers(t: T, v: Force) -> None:
    """Case PORTAL.3: markers seen in the open fall back; who has appeared in plain view is seen."""
    if t.s.phase == "forces":
        uncover_markers(t)


RULES.procedure(
    FORCES,
    {
        "roll_force": roll_force,
        "muster_force": muster_force,
        "draw_marker": draw_marker,
        "draw_number": draw_number,
        "settle": settle_markers,
    },
    holds=Force,
)


# -- what it brings --------------------------------------------------------------------------------------


def levy_for(s: State, result: int, markers: int) -> Levy:
    """Case FORCE.4, Ruling K45: return what a result brings, stepping down to what can be filled.

    Stepping down leaves result 10 out (Ruling K56).
    """
    rows = [x for x in ENEMIES.levies if x.least <= result] or [ENEMIES.levies[0]]
    for n, levy in enumerate(reversed(rows)):
        if levy.redeploy and n:
            continue
        wanted = [rank for group in levy.groups[:markers] for rank in group]
        if all(wanted.count(rank) <= available(s, rank) for rank in set(wanted)):
            return levy
    return ENEMIES.levies[0]


def available(s: State, rank: Rank) -> int:
    """Case FORCE.4, Ruling K56: count the figures of a rank that are not on the table.

    Casualties count again.
    """
    c = scenario_of(s)
    most = {"jaffa": c.jaffa, "first_prime": c.first_primes, "crew": 2 * c.cannons}.get(rank, 0)
    return most - sum(f.rank == rank and f.on_table and f.side == "jaffa" for f in s.figures.values())


def raise_group(t: T, ranks: Sequence[Rank], at: Point, number: int, *, marker: str = "") -> str:
    """Put a group on the table around a point, facing the nearest player's figure. Returns the group's id."""
    s = t.s
    foes = watchers(s) or [f for f in s.figures.values() if f.side == "sgc" and f.on_table]
    first = min(foes, key=lambda f: distance(f.at, at), default=None)
    group = free_name(s.groups, f"G{FIRST + number - 1}")
    facing = bearing(at, first.at) if first and first.at != at else 180
    seen = first.at if first else None
    s.groups[group] = Group(
        group, "jaffa", True, ranks[0], start=len(ranks), heading=facing, course="advance", known=seen
    )
    made: list[str] = []
    for n, (rank, spot) in enumerate(zip(ranks, places_around(s, at, len(ranks)), strict=False)):
        arm = ENEMIES.ranks[rank]
        weapon = "cannon" if rank == "crew" and n == 0 else arm.weapon
        x = free_name(s.figures, f"{arm.letter}{FIRST + (number - 1 + n) % NUMBERED}")
        s.figures[x] = Figure(
            id=x,
            name=x,
            side="jaffa",
            rank=rank,
            weapon=weapon,
            actions=arm.actions,
            x=spot[0],
            y=spot[1],
            facing=facing,
            group=group,
            left=arm.actions,
        )
        made.append(x)
    s.contact = True
    facts = {"group": group, "figures": made, "x": at[0], "y": at[1]}
    tell_players(t, "appeared", "FORCE.3", **facts, marker=marker)
    for x in made:
        spot_in_open(t, x)
    return group


def free_name(taken: object, want: str) -> str:
    """Return the wanted name, or with the next free number when it is taken."""
    letter, number = want[0], int(want[1:])
    while f"{letter}{number}" in taken:  # type: ignore[operator]
        number = number + 1 if number < FIRST + NUMBERED - 1 else FIRST
    return f"{letter}{number}"


def places_around(s: State, at: Point, n: int) -> list[Point]:
    """Return places for so many figures around a point, on the table, out-of-sight places first.

    Not on top of another.
    """
    land, spread = land_of(s), NUMBERS.portals.spread
    watch = [f.at for f in watchers(s)]
    taken = [f.at for f in s.figures.values() if f.on_table and is_near(f.at, at, 4.0 * spread + 1.0)]
    found: list[Point] = []
    around = [at, *(polar(at, 360 * k / (6 * r), spread * r) for r in (1, 2, 3) for k in range(6 * r))]
    spots = sorted({land.clip(x) for x in around}, key=lambda x: (round(distance(at, x), 1), x))
    seen: list[Point] = []
    for x in chain(spots, seen):
        if len(found) == n:
            break
        if any(is_near(x, y, spread * 0.6) and distance(x, y) < spread * 0.6 for y in (*taken, *found)):
            continue
        if x not in seen and any(land.sees(y, x) for y in watch):
            seen.append(x)
        else:
            found.append(x)
    return found + [at] * (n - len(found))


def redeploy(t: T) -> None:
    """Case FORCE.3, Rulings K44, K56 and K103: markers that were passed move ahead, near the line."""
    s = t.s
    goal = edge_centre(s)
    ours = watchers(s)
    if not ours:
        return
    front = min(ours, key=lambda f: (distance(f.at, goal), f.id))
    passed = passed_markers(s, ours)
    spots = [at for at, _ in land_of(s).corners() if _by_line(front.at, goal, at) <= NUMBERS.portals.redeploy]
    far = distance(front.at, goal)
    halfway = snap(point_along(front.at, goal, far / 2))
    for m in passed:
        taken = [y.at for y in s.markers.values()]
        free = [x for x in spots if x not in taken and distance(x, goal) < far]
        at = min(free, key=lambda x: (distance(x, front.at), x), default=halfway)
        move_marker(t, m.id, at, "bypassed", "FORCE.3")


def passed_markers(s: State, ours: Sequence[Figure]) -> list[Marker]:
    """Ruling K103: the markers passed by: seen once, and behind all the foremost figures.

    Foremost are the figure nearest to the enemy's edge and all within 6 inches of it.
    """
    first = min(ours, key=lambda f: (edge_distance(s, f.at), f.id))
    foremost = [f for f in ours if distance(f.at, first.at) <= NUMBERS.portals.redeploy]
    line = max(edge_distance(s, f.at) for f in foremost)
    return [m for m in s.markers.values() if m.id in s.sighted and edge_distance(s, m.at) > line]


def edge_distance(s: State, at: Point) -> float:
    """Return how far a place is from the solo force's table edge."""
    c = scenario_of(s)
    return {"north": c.height - at[1], "south": at[1], "west": at[0], "east": c.width - at[0]}[c.solo_edge]


def edge_centre(s: State) -> Point:
    """Return the centre of the solo force's table edge."""
    c = scenario_of(s)
    return {
        "north": (c.width / 2, c.height),
        "south": (c.width / 2, 0.0),
        "west": (0.0, c.height / 2),
        "east": (c.width, c.height / 2),
    }[c.solo_edge]


def _by_line(a: Point, b: Point, p: Point) -> float:
    """Return a point's distance from the line between two others."""
    return float(shapely.LineString((a, b)).distance(shapely.Point(p)))
