"""Reading scenario files, and refusing those that cannot be played (Case MISSION.1, docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import islice, pairwise
from math import isfinite
from typing import Any

from engine.core.data import faulty, is_name, load, parse
from engine.skirmish.model.state import SOLDIERS, Piece, Point
from engine.skirmish.table.scenario_file import (
    LARGEST,
    LONGEST_BRIEF,
    LONGEST_NAME,
    LONGEST_TITLE,
    MOST,
    MOST_BAND,
    MOST_CORNERS,
    MOST_FIGURES,
    MOST_POINTS,
    MOST_TURNS,
    SMALLEST,
    Scenario,
)

#: Number of faults of a file that are looked for.
MOST_FAULTS = 60
MISSIONS = ("first", "standard", "raid", "hold", "rescue", "recover")


@cache
def read_mission(name: str) -> Scenario:
    """Read one of the missions that come with the game."""
    found = load("skirmish", f"missions/{name}", Scenario)
    check_scenario(found, f"data/skirmish/missions/{name}.toml")
    return found


@lru_cache(maxsize=64)
def read_scenario(text: str) -> Scenario:
    """Read a table's own scenario file.

    Raises:
        BadData: the file, the key and why; limits are named.

    """
    found = parse(text, Scenario, "table")
    check_scenario(found, "table", text)
    return found


def check_scenario(c: Scenario, file: str, text: str = "") -> None:
    """Refuse a scenario that cannot be played.

    Raises:
        BadData: everything that is wrong, with its lines in `text`.

    """
    if faults := list(islice(_faults(c), MOST_FAULTS)):
        raise faulty(file, faults, text)


def _faults(c: Scenario) -> Iterator[tuple[str, str]]:
    yield from _sizes(c)
    yield from _names(c)
    for i, p in enumerate(c.terrain):
        yield from ((f"terrain.{i}.{key}", why) for key, why in piece_faults(c, p))
    yield from _places(c)
    yield from _aims(c)


def _within(key: str, n: int, least: int, most: int, unit: str = "") -> Iterator[tuple[str, str]]:
    if not least <= n <= most:
        yield key, f"{least} to {most}{unit}, not {n}"


def _sizes(c: Scenario) -> Iterator[tuple[str, str]]:
    for key, n in (("width", c.width), ("height", c.height)):
        if not SMALLEST <= n <= LARGEST:
            yield key, f"a table measures {SMALLEST:g} to {LARGEST:g} inches, not {n:g}"
    for key, most in MOST.items():
        if len(getattr(c, key)) > most:
            yield key, f"at most {most}, not {len(getattr(c, key))}"
    for key in ("start", "team", "win", "lose"):
        if not getattr(c, key):
            yield key, "there must be one at least"
    yield from _within("turns", c.turns, 1, MOST_TURNS, " turns")
    yield from _within("points", c.points, 1, MOST_POINTS, " points")
    if not -1 <= c.markers <= MOST["spots"]:
        yield "markers", f"0 to {MOST['spots']}, or -1 for one per two points, not {c.markers}"
    for key in ("jaffa", "first_primes", "cannons"):
        yield from _within(key, getattr(c, key), 0, MOST_FIGURES)
    yield from _strengths(c)


def _strengths(c: Scenario) -> Iterator[tuple[str, str]]:
    for i, b in enumerate(c.bands):
        yield from _within(f"bands.{i}.n", b.n, 1, MOST_BAND, " figures")
        yield from _within(f"bands.{i}.turn", b.turn, 0, c.turns)
    all_in = len(c.team) + len(c.captives) + sum(b.n + bool(b.leader) for b in c.bands) + c.jaffa
    if all_in + c.first_primes + 2 * c.cannons > MOST_FIGURES + MOST["team"]:
        yield "jaffa", f"at most {MOST_FIGURES + MOST['team']} figures in all"
    for i, f in enumerate((*c.team, *c.captives)):
        if not 1 <= f.actions <= 4:
            key = f"team.{i}" if i < len(c.team) else f"captives.{i - len(c.team)}"
            yield f"{key}.actions", f"1 to 4 Fire actions, not {f.actions} (Case COSTS.1)"
    for i, f in enumerate(c.team):
        if f.rank not in SOLDIERS:
            yield f"team.{i}.rank", f"one of {', '.join(SOLDIERS)}, not {f.rank!r}"
    for key, way in _facings(c):
        if not 0 <= way < 360:
            yield f"{key}.facing", f"0 to 359 degrees, not {way}"


def _facings(c: Scenario) -> Iterator[tuple[str, int]]:
    for what in ("team", "captives", "bands"):
        yield from ((f"{what}.{i}", x.facing) for i, x in enumerate(getattr(c, what)))
    if c.gate:
        yield "gate", c.gate.facing


def _names(c: Scenario) -> Iterator[tuple[str, str]]:
    if not c.title or not is_name(c.title, LONGEST_TITLE):
        yield "title", f"1 to {LONGEST_TITLE} characters that can be printed, and no Markdown"
    if len(c.brief) > LONGEST_BRIEF:
        yield "brief", f"at most {LONGEST_BRIEF} characters"
    every = [
        (key, i, x)
        for key in ("terrain", "areas", "start", "team", "captives", "bands", "objectives")
        for i, x in enumerate(getattr(c, key))
    ]
    met: dict[str, str] = {}
    for key, i, x in every:
        if not is_word(x.id):
            yield f"{key}.{i}.id", "an id is a letter and up to 11 letters, digits, _ or -"
        if x.id.casefold() in met:
            yield f"{key}.{i}.id", f"{x.id} stands in {met[x.id.casefold()]} already"
        met[x.id.casefold()] = key
        if not is_name(x.name, LONGEST_NAME):
            yield f"{key}.{i}.name", f"at most {LONGEST_NAME} characters that can be printed, and no Markdown"
    for key in ("win", "lose"):
        for i, x in enumerate(getattr(c, key)):
            if not x.name or not is_name(x.name, 3 * LONGEST_NAME):
                most = 3 * LONGEST_NAME
                yield f"{key}.{i}.name", f"say in 1 to {most} characters what is to be done, without Markdown"


def is_word(text: str) -> bool:
    """Return whether a text can serve as an id: a letter, then up to 11 letters, digits, _ or -."""
    return (
        1 <= len(text) <= 12
        and text[0].isalpha()
        and text.isascii()
        and all(x.isalnum() or x in "_-" for x in text)
    )


def piece_faults(c: Scenario, p: Piece) -> Iterator[tuple[str, str]]:
    """Return the faults of a piece of terrain on a scenario's table: (key, why)."""
    kinds = terrain_kinds()
    if p.kind not in kinds:
        yield "kind", f"one of {', '.join(kinds)}, not {p.kind!r}"
    n = len(p.size)
    want = {"rect": n == 4, "circle": n == 3, "line": n == 4, "polygon": n >= 6 and n % 2 == 0}[p.shape]
    if not want:
        yield "size", SIZES[p.shape]
        return
    if n > 2 * MOST_CORNERS:
        yield "size", f"at most {MOST_CORNERS} corners"
    if not all(isfinite(x) for x in p.size):
        yield "size", "numbers must be finite"
        return
    yield from _shape_faults(p)
    ends = [p.size[:2]] if p.shape == "circle" else zip(p.size[::2], p.size[1::2], strict=True)
    for x, y in ends:
        if not (0 <= x <= c.width and 0 <= y <= c.height):
            yield "size", f"{x:g} {y:g} is not on the table of {c.width:g} by {c.height:g} inches"


def _shape_faults(p: Piece) -> Iterator[tuple[str, str]]:
    if p.shape == "rect" and not (p.size[0] < p.size[2] and p.size[1] < p.size[3]):
        yield "size", SIZES["rect"]
    if p.shape == "circle" and not 0.3 <= p.size[2] <= 30:
        yield "size", f"a radius of 0.3 to 30 inches, not {p.size[2]:g}"
    if p.shape == "line" and p.size[:2] == p.size[2:]:
        yield "size", "a line needs two different ends"
    if p.shape == "polygon" and _crossed(list(zip(p.size[::2], p.size[1::2], strict=True))):
        yield "size", "the sides of a polygon must not cross, and it needs some area"


SIZES = {
    "rect": "west, south, east, north: four numbers, rising",
    "circle": "x, y, radius: three numbers",
    "line": "x, y, x, y: four numbers",
    "polygon": "x, y of three corners or more",
}


def _crossed(ring: Sequence[Point]) -> bool:
    """Return whether a ring crosses itself or is flat."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]])) / 2
    sides = list(pairwise([*ring, ring[0]]))
    apart = [
        (a, b)
        for i, a in enumerate(sides)
        for j, b in enumerate(sides)
        if j > i + 1 and (i, j) != (0, len(sides) - 1)
    ]
    return abs(area) < 0.1 or any(_meet(a, b) for a, b in apart)


def _meet(a: tuple[Point, Point], b: tuple[Point, Point]) -> bool:
    def turn(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(*a, b[0]) * turn(*a, b[1]) <= 0 and turn(*b, a[0]) * turn(*b, a[1]) <= 0


def _spots(c: Scenario) -> Iterator[tuple[str, Point]]:
    """Yield every point that a scenario names, with where it does so."""
    yield from ((f"spots.{i}", at) for i, at in enumerate(c.spots))
    yield from ((f"hideouts.{i}", at) for i, at in enumerate(c.hideouts))
    yield from ((f"bands.{i}.at", b.at) for i, b in enumerate(c.bands))
    yield from ((f"bands.{i}.goal", b.goal) for i, b in enumerate(c.bands) if b.goal)
    yield from ((f"objectives.{i}.at", o.at) for i, o in enumerate(c.objectives))
    yield from ((f"team.{i}.at", f.at) for i, f in enumerate(c.team) if f.at)
    yield from ((f"captives.{i}.at", f.at) for i, f in enumerate(c.captives) if f.at)
    if c.gate:
        yield "gate.x", (c.gate.x, c.gate.y)
        if c.gate.dhd:
            yield "gate.dhd", c.gate.dhd


def _places(c: Scenario) -> Iterator[tuple[str, str]]:
    def on(at: Point) -> bool:
        return 0 <= at[0] <= c.width and 0 <= at[1] <= c.height

    if c.gate and not 1 <= c.gate.width <= 8:
        yield "gate.width", f"1 to 8 inches, not {c.gate.width:g}"
    for key, at in _spots(c):
        if not on(at):
            yield key, f"{at[0]:g} {at[1]:g} is not on the table of {c.width:g} by {c.height:g} inches"
    for key in ("start", "areas"):
        for i, a in enumerate(getattr(c, key)):
            w, s, e, n = a.size
            if not (w < e and s < n and on((w, s)) and on((e, n))):
                yield f"{key}.{i}.size", "west, south, east, north on the table, rising"
    for i, f in enumerate(c.captives):
        if f.at is None:
            yield f"captives.{i}.at", "a captive needs a place"


def _aims(c: Scenario) -> Iterator[tuple[str, str]]:
    """Check what refers to something else."""
    areas = {a.id for a in (*c.areas, *c.start)}
    for i, o in enumerate(c.objectives):
        if o.kind == "free" and o.captive not in {f.id for f in c.captives}:
            yield f"objectives.{i}.captive", "name one of the captives"
        if o.piece and o.piece not in {p.id for p in c.terrain}:
            yield f"objectives.{i}.piece", f"there is no terrain {o.piece!r}"
        if not 0.5 <= o.radius <= 12:
            yield f"objectives.{i}.radius", f"0.5 to 12 inches, not {o.radius:g}"
    for i, x in enumerate(c.exits):
        if x not in areas:
            yield f"exits.{i}", f"there is no area {x!r}"
    if c.gate is None and not c.exits and any(x.kind == "left" for x in c.win):
        yield "win", "to leave the table there must be a gate or an exit"
    yield from _conditions(c, areas)


def _conditions(c: Scenario, areas: set[str]) -> Iterator[tuple[str, str]]:
    goals = {o.id for o in c.objectives}
    items = {o.gives for o in c.objectives if o.gives} | {o.id for o in c.objectives if o.kind == "item"}
    items |= {f.id for f in (*c.team, *c.captives)}
    for key in ("win", "lose"):
        for i, x in enumerate(getattr(c, key)):
            for what, known in (("objective", goals), ("area", areas), ("item", items)):
                name = getattr(x, what)
                if name and name not in known:
                    yield f"{key}.{i}.{what}", f"there is no {name!r}"
            for what, check in NEEDS[x.kind]:
                if what == "share" and not check(x.share):
                    yield f"{key}.{i}.share", f"0 to 100, not {x.share}"
                elif not check(getattr(x, what)):
                    yield f"{key}.{i}.{what}", f"{x.kind!r} needs it"


#: What a condition must state, by kind.
NEEDS: dict[str, tuple[tuple[str, Callable[[Any], bool]], ...]] = {
    "left": (("share", lambda n: 0 <= n <= 100),),
    "done": (("objective", bool),),
    "hold": (("area", bool), ("turns", lambda n: n >= 1)),
    "enemies_out": (("turns", lambda n: n >= 0),),
    "turns": (("turns", lambda n: n >= 0),),
    "all_out": (),
    "enemy_in": (("area", bool), ("figures", lambda n: n >= 1), ("turns", lambda n: n >= 0)),
    "lost": (("item", bool),),
}


@cache
def terrain_kinds() -> tuple[str, ...]:
    """Name the kinds of terrain there are."""
    return tuple(load("skirmish", "terrain", _Named).kinds)


@dataclass(frozen=True, slots=True)
class _Named:
    """The names alone; what each kind does is read by `engine.skirmish.table.terrain`."""

    kinds: dict[str, dict[str, Any]]
