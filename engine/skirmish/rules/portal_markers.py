"""Portal markers: where they lie, when they fall back, when they are removed (Cases PORTAL.1 to PORTAL.7)."""

from __future__ import annotations

from engine.core.types.frozen import replace
from engine.skirmish.model.audience import T
from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.model.costs import spent
from engine.skirmish.model.state import Figure, Marker, Point, State
from engine.skirmish.table.geometry import distance
from engine.skirmish.table.line_of_sight import EYESIGHT
from engine.skirmish.table.terrain import Land, land_of, scenario_of

PORTALS = NUMBERS.portals
#: A marker this near to cover that holds figures counts as in it, in inches.
TOUCH = 0.6


def watchers(s: State) -> list[Figure]:
    """List the players' figures that can look: able ones of seats, and allies."""
    return [f for f in s.figures.values() if f.side == "sgc" and f.health == "fit" and not f.out]


def sees_marker(land: Land, eye: Point, at: Point) -> bool:
    """Case FORCE.1: return whether a figure has a line of sight to a spot."""
    return distance(eye, at) <= EYESIGHT and land.sees(eye, at)


def marker_in_cover(land: Land, eye: Point, at: Point) -> bool:
    """Case PORTAL.3: return whether a marker lies in cover from a figure.

    Unseen, in a wood or ruin, or covered.
    """
    return not land.sees(eye, at) or bool(land.cover(eye, at)) or in_hiding_place(land, at)


def in_hiding_place(land: Land, at: Point) -> bool:
    """Return whether a spot is at or in a wood or ruin, which hides figures from every side."""
    return any(x.kind.holds and x.kind.sight != "wall" for x in land.near(at, TOUCH))


# -- placing ---------------------------------------------------------------------------------------------


def marker_count(s: State, places: int) -> int:
    """Case PORTAL.1, Ruling K41: one marker for two points of the team, as far as there are places."""
    c = scenario_of(s)
    if c.markers >= 0:
        return min(c.markers, places)
    return min(places, max(PORTALS.fewest, spent(s.figures.values(), s.house) // PORTALS.points_each))


def place_markers(t: T) -> None:
    """Cases PORTAL.1, PORTAL.2 and PORTAL.6: lay the markers out in the scenario's order.

    Then the special ones.
    """
    s, c = t.s, scenario_of(t.s)
    spots = list(c.spots) or [at for at, _ in land_of(s).corners()]
    for at in spots[: marker_count(s, len(spots))]:
        add_marker(t, at)
    for at in c.hideouts:
        add_marker(t, at, once=True)


def add_marker(t: T, at: Point, *, once: bool = False) -> str:
    """Lay a marker down."""
    s = t.s
    s.made += 1
    m = Marker(f"M{s.made}", at[0], at[1], once)
    s.markers[m.id] = m
    t.tell("marker_placed", "PORTAL.2", marker=m.id, x=m.x, y=m.y)
    return m.id


def remove_marker(t: T, marker: str, why: str, case: str = "PORTAL.5") -> None:
    """Remove a marker from the table."""
    m = t.s.markers.pop(marker)
    t.tell("marker_removed", case, marker=m.id, x=m.x, y=m.y, why=why)


def move_marker(t: T, marker: str, at: Point, why: str, case: str = "PORTAL.4") -> None:
    """Move a marker."""
    m = t.s.markers[marker]
    t.s.markers[marker] = replace(m, x=at[0], y=at[1])
    t.tell("marker_moved", case, marker=m.id, x=m.x, y=m.y, to=list(at), why=why)


# -- falling back ----------------------------------------------------------------------------------------


def approach_markers(t: T) -> None:
    """Case PORTAL.3: a marker in cover that a figure sees from within 8 inches falls back."""
    s, land, watch = t.s, land_of(t.s), [f.at for f in watchers(t.s)]
    if not watch:
        return
    far = PORTALS.near
    west, east = min(x for x, _ in watch) - far, max(x for x, _ in watch) + far
    south, north = min(y for _, y in watch) - far, max(y for _, y in watch) + far
    for m in tuple(s.markers.values()):
        if west <= m.x <= east and south <= m.y <= north:
            at = m.at
            if any(distance(x, at) <= far and land.sees(x, at) for x in watch):
                fall_back(t, m, "approached")


def uncover_markers(t: T) -> None:
    """Case PORTAL.3: after the roll for new enemies markers seen in the open fall back."""
    s, land, watch = t.s, land_of(t.s), [f.at for f in watchers(t.s)]
    for m in tuple(s.markers.values()):
        at = m.at
        if any(sees_marker(land, x, at) and not marker_in_cover(land, x, at) for x in watch):
            fall_back(t, m, "open")


def fall_back(t: T, m: Marker, why: str) -> None:
    """Cases PORTAL.4 and PORTAL.5, Ruling K67: move to the nearest fitting place within 12 inches, or out.

    Of equally near places it takes the one furthest from all players' figures.
    """
    s = t.s
    found = [at for at in marker_places(s, m) if at != m.at]
    watch = [f.at for f in s.figures.values() if f.side == "sgc" and f.on_table]

    def rank(at: Point) -> tuple[float, float, Point]:
        return round(distance(m.at, at), 1), -min((distance(at, x) for x in watch), default=0.0), at

    if found:
        move_marker(t, m.id, min(found, key=rank), why)
    else:
        remove_marker(t, m.id, "nowhere")


def marker_places(s: State, m: Marker) -> list[Point]:
    """Cases PORTAL.4 and PORTAL.7: list where a marker may go."""
    land, watch = land_of(s), [f.at for f in watchers(s)]
    near = [
        (at, piece)
        for at, piece in (*land.corners(), *((x, "") for x in scenario_of(s).spots))
        if distance(m.at, at) <= PORTALS.slip + 1e-9
    ]
    held = [f.at for f in s.figures.values() if f.side == "sgc" and f.on_table]
    return [
        at
        for at, _ in near
        if all(distance(at, x) > PORTALS.blocked for x in held) and _will_do(land, watch, at)
    ]


def _will_do(land: Land, watch: list[Point], at: Point) -> bool:
    """Return whether a spot is in cover from all observers and in plain sight of none within 8 inches."""
    for x in watch:
        if not sees_marker(land, x, at):
            continue
        if distance(x, at) <= PORTALS.near or not marker_in_cover(land, x, at):
            return False
    return True
