"""Ways over the table: round what slows, away from the enemy, into cover."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.skirmish.model.constants import NUMBERS
from engine.skirmish.model.state import Figure, Piece, Point, State
from engine.skirmish.rules.movement import SLOWS, allowance, plan_walk
from engine.skirmish.table.geometry import distance, is_near, point_along, polar, snap
from engine.skirmish.table.terrain import Land, land_of, terrain_of

#: Distance at which corners are passed, in inches.
CLEAR = 0.7
#: Grid on which cover is searched, in inches.
GRID = 2.0
#: Number of directions tried when running away.
WAYS = 16
#: Value of being out of sight for a fleeing figure, in inches.
UNSEEN = 6.0
#: Maximum number of routes kept for a table.
MOST_ROUTES = 5000


def path_cost(land: Land, a: Point, b: Point) -> float:
    """Return the cost in inches of a straight line: its length plus what slows on it."""
    met = land.going(a, b)
    return distance(a, b) + sum(SLOWS[going] for _, going, _ in met) if met else distance(a, b)


def route(land: Land, a: Point, b: Point) -> tuple[Point, ...]:
    """Return a good path from one point to another, around slow ground where that is shorter.

    A itself left out.
    """
    found = land.routes.get((a, b))
    if found is None:
        if len(land.routes) > MOST_ROUTES:
            land.routes.clear()
        found = land.routes[a, b] = _route(land, a, b)
    return found


def _route(land: Land, a: Point, b: Point) -> tuple[Point, ...]:
    if not land.going(a, b):
        return (b,)
    best, first = _round(land, a, b, path_cost(land, a, b))
    if first is None:
        return (b,)
    _, second = _round(land, first, b, best, path_cost(land, a, first), a)
    return (first, b) if second is None else (first, second, b)


def _round(
    land: Land, a: Point, b: Point, best: float, begun: float = 0.0, shun: Point | None = None
) -> tuple[float, Point | None]:
    """Return the corner whose detour beats the best path so far, and the detour's cost; None for none.

    `begun` is what the way to a was worth; the corner `shun` is left out.
    """
    found: Point | None = None
    for w in corners_of(land, {piece for _, _, piece in land.going(a, b)}):
        least = begun + distance(a, w) + distance(w, b)  # no path costs less than its length
        if least >= best + 1e-9 or w in (a, b, shun) or (half := begun + path_cost(land, a, w)) >= best:
            continue
        if (total := half + path_cost(land, w, b)) < best:
            best, found = total, w
    return best, found


def corners_of(land: Land, pieces: set[str]) -> list[Point]:
    """List the points by which pieces are passed."""
    return [at for piece, points in _passes(land) if piece in pieces for at in points]


def _passes(land: Land) -> list[tuple[str, tuple[Point, ...]]]:
    """List every piece with the points by which it is passed, worked out once a table."""
    if not land.passes:
        for p, _, _, (w, s, e, n), *_ in land.plots:
            c = CLEAR
            around: Sequence[Point] = ((w - c, s - c), (w - c, n + c), (e + c, s - c), (e + c, n + c))
            if p.shape == "line":
                a, b = (p.size[0], p.size[1]), (p.size[2], p.size[3])
                around = (_past(a, b), _past(b, a))
            land.passes.append((p.id, tuple(land.clip(x) for x in around)))
    return land.passes


def _past(a: Point, b: Point) -> Point:
    """Return the point a little beyond b, seen from a."""
    far = distance(a, b)
    return b[0] + (b[0] - a[0]) * CLEAR / far, b[1] + (b[1] - a[1]) * CLEAR / far


def path_toward(s: State, f: Figure, goal: Point, inches: float, stop: float = 0.0) -> tuple[Point, ...]:
    """Return the path of one movement action towards a point: at most `inches`, ending `stop` inches short.

    Empty where there is nowhere to go.
    """
    land = land_of(s)
    if stop:
        if distance(f.at, goal) <= stop:
            return ()
        goal = land.clip(point_along(goal, f.at, stop))
    if snap(goal) == f.at:
        return ()
    whole = route(land, f.at, land.clip(goal))
    return _cut(s, f, whole, inches)


def _cut(s: State, f: Figure, path: Sequence[Point], inches: float) -> tuple[Point, ...]:
    """Cut a path to so many inches; corners passed stay in."""
    found, here, left = list[Point](), f.at, inches
    for p in path:
        step = distance(here, p)
        if step >= left:
            end = snap(point_along(here, p, left))
            return (*found, end) if end != here else tuple(found)
        found.append(p)
        here, left = p, left - step
    return tuple(found)


def path_away(s: State, f: Figure, foes: Sequence[Point], inches: float) -> tuple[Point, ...]:
    """Return the path of one movement action away from points, out of their sight if possible."""
    land, best, path = land_of(s), -1.0, tuple[Point, ...]()
    for n in range(WAYS):
        end = land.clip(polar(f.at, 360 * n / WAYS, inches))
        if end == f.at:
            continue
        gained = min((distance(end, x) for x in foes), default=0.0)
        if gained + UNSEEN <= best:  # slow ground can only add to it
            continue
        gained = gained - path_cost(land, f.at, end) + distance(f.at, end)
        worth = gained + UNSEEN * (gained + UNSEEN > best and not any(land.sees(x, end) for x in foes))
        if worth > best + 1e-6:
            best, path = worth, (end,)
    if foes and path and min(distance(path[0], x) for x in foes) <= min(distance(f.at, x) for x in foes):
        return ()
    return path


def cover_points(land: Land) -> tuple[Point, ...]:
    """List points where somebody is in cover from somewhere: in woods and ruins, behind walls, at corners."""
    return _shelters(land.width, land.height, land.pieces)


@lru_cache(maxsize=64)
def _shelters(width: float, height: float, pieces: tuple[Piece, ...]) -> tuple[Point, ...]:
    land, found = terrain_of(width, height, pieces), list[Point]()
    for p, kind, _, (w, s, e, n), *_ in land.plots:
        if kind.cover == "none":
            continue
        if p.shape == "line":
            found += _beside((p.size[0], p.size[1]), (p.size[2], p.size[3]))
            continue
        across, up = max(1, round((e - w) / GRID)), max(1, round((n - s) / GRID))
        if kind.cover in ("inside", "crest"):
            found += [
                (w + (e - w) * (i + 0.5) / across, s + (n - s) * (j + 0.5) / up)
                for i in range(across)
                for j in range(up)
            ]
        c = 0.4
        found += [(w - c, s - c), (w - c, n + c), (e + c, s - c), (e + c, n + c)] if kind.corner else []
    spots = dict.fromkeys(land.clip(x) for x in found)
    return tuple(x for x in spots if land.cover_at(x))


def _beside(a: Point, b: Point) -> list[Point]:
    """List points on both sides of a line, 0.5" from it."""
    far = distance(a, b)
    across = ((b[1] - a[1]) / far * 0.5, (a[0] - b[0]) / far * 0.5)
    on = [point_along(a, b, i * GRID) for i in range(int(far / GRID) + 1)]
    return [(x + k * across[0], y + k * across[1]) for x, y in on for k in (1, -1)]


def cover_within(s: State, f: Figure, inches: float, shun: Sequence[Point] = ()) -> Point | None:
    """Return the nearest point within a distance that these points do not see, or see only in cover.

    Where the figure stands counts. None where there is none; spots held by others are passed over.
    """
    land = land_of(s)
    if _safe(land, f.at, shun) and land.cover_at(f.at):
        return f.at
    return next(_shelters_within(s, f, inches, shun, f.at), None)


def cover_toward(s: State, f: Figure, goal: Point, inches: float, shun: Sequence[Point] = ()) -> Point | None:
    """Return the point nearest to a goal of those that `cover_within` may take.

    None where that is not at least `GRID` nearer than where the figure stands.
    """
    found = next(_shelters_within(s, f, inches, shun, goal), None)
    return found if found and distance(found, goal) <= distance(f.at, goal) - GRID else None


def _shelters_within(
    s: State, f: Figure, inches: float, shun: Sequence[Point], near: Point
) -> Iterator[Point]:
    """Yield points of cover that a figure can reach and these points do not see in the open, nearest first.

    Nearest to `near`; spots held by others are passed over.
    """
    land = land_of(s)
    actions = max(1, round(inches / allowance(s, f)[0]))
    room = NUMBERS.movement.contact / 2
    about = [g for g in s.figures.values() if g.on_table and is_near(f.at, g.at, inches + room)]
    taken, (x, y), far = [g.at for g in about if g.id != f.id], f.at, inches
    square = [p for p in cover_points(land) if -far <= p[0] - x <= far and -far <= p[1] - y <= far]
    for _, p in sorted((distance(near, p), p) for p in square if distance(f.at, p) <= inches):
        if any(distance(p, g) <= room for g in taken) or not _safe(land, p, shun):
            continue
        if distance(f.at, p) <= 0.05 or plan_walk(s, f, route(land, f.at, p), "move", actions, inches).whole:
            yield p


def _safe(land: Land, at: Point, shun: Sequence[Point]) -> bool:
    return not shun or all(land.cover(x, at) or not land.sees(x, at) for x in shun)
