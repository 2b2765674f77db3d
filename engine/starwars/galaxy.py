"""The gameboard: stars, their tracks, and the hyperjump links."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from pydantic import ConfigDict

from engine.core.data import load, parse
from engine.core.errors import BadData

EMPTY, PLANET, HYPERJUMP, BLACK_HOLE, NOVA = "EPHBN"
CARDS = "AWS"
SIZES = range(7, 25)
MOST_STARS = 12
MOST_SHIPS = 24


@dataclass(frozen=True, slots=True)
class Star:
    """A star and its track. Space 1 is the first letter; moves run towards higher numbers and wrap."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    name: str
    track: str
    links: tuple[str, ...]
    place: tuple[int, int]
    home: bool = False


@dataclass(frozen=True, slots=True)
class Pieces:
    """How many ships a fleet has, how many of each card there are, and which dice are thrown."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    ships: int
    aliens: int
    weapons: int
    starships: int
    sides: int = 6
    builds: int = 2


@dataclass(frozen=True)
class Galaxy:
    """A board with everything a move needs to know worked out once.

    Spaces are named as players say them: "SOL-3". `land[space][n]` is the space n steps clockwise;
    `kind[space]` its letter; `jumps[star]` every empty space of the linked stars; `docks[star]` its planets.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    name: str
    stars: tuple[Star, ...]
    pieces: Pieces
    reconstructed: bool = True
    kind: dict[str, str] = field(init=False, repr=False, compare=False)
    land: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    star: dict[str, str] = field(init=False, repr=False, compare=False)
    empty: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    docks: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    jumps: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    homes: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Work out the tables."""
        put = object.__setattr__
        kind = {f"{s.name}-{i}": k for s in self.stars for i, k in enumerate(s.track, 1)}
        put(self, "kind", kind)
        put(self, "star", {f"{s.name}-{i}": s.name for s in self.stars for i in range(1, len(s.track) + 1)})
        put(self, "land", {space: path for s in self.stars for space, path in self._laps(s)})
        empty = {s.name: self._those(s, EMPTY) for s in self.stars}
        put(self, "empty", empty)
        put(self, "docks", {s.name: self._those(s, PLANET) for s in self.stars})
        put(self, "jumps", {s.name: tuple(e for x in s.links for e in empty.get(x, ())) for s in self.stars})
        put(self, "homes", tuple(s.name for s in self.stars if s.home))

    def _laps(self, s: Star) -> Iterator[tuple[str, tuple[str, ...]]]:
        n = len(s.track)
        for i in range(n):
            yield (
                f"{s.name}-{i + 1}",
                tuple(f"{s.name}-{(i + d) % n + 1}" for d in range(self.pieces.sides + 1)),
            )

    def _those(self, s: Star, letter: str) -> tuple[str, ...]:
        return tuple(f"{s.name}-{i}" for i, k in enumerate(s.track, 1) if k == letter)

    def deck(self) -> str:
        """Give the whole deck, one letter a card."""
        p = self.pieces
        return "A" * p.aliens + "W" * p.weapons + "S" * p.starships


def standard() -> Galaxy:
    """Give the board that ships with the game (tracks reconstructed, links deduced)."""
    return _STANDARD


def read_galaxy(text: str, file: str = "board.toml") -> Galaxy:
    """Read a table's own board.

    Raises:
        BadData: file, key and reason of the first thing that cannot stand.

    """
    galaxy = parse(text, Galaxy, file)
    check_galaxy(galaxy, file)
    return galaxy


def check_galaxy(g: Galaxy, file: str) -> None:
    """Refuse a board on which the rules could not be played.

    Raises:
        BadData: file, key and reason.

    """
    if not 2 <= len(g.stars) <= MOST_STARS:
        raise BadData(file, "stars", f"a galaxy has 2 to {MOST_STARS} stars, not {len(g.stars)}")
    names = [s.name for s in g.stars]
    for i, s in enumerate(g.stars):
        _check_star(g, s, f"stars.{i} ({s.name})", names, file)
    if len(g.homes) != 2:
        raise BadData(file, "stars", f"exactly two stars are homes, not {len(g.homes)}")
    _check_homes(g, file)
    if not all(_reaches(g, a, b) for a, b in (g.homes, g.homes[::-1])):
        raise BadData(file, "stars", "each home must be within reach of the other by hyperjumps")


def _check_star(g: Galaxy, s: Star, key: str, names: list[str], file: str) -> None:
    if not s.name.isascii() or not s.name.isalpha() or not s.name.isupper() or len(s.name) > 10:
        raise BadData(file, f"{key}.name", "a star's name is 1 to 10 capital letters A to Z")
    if names.count(s.name) > 1:
        raise BadData(file, f"{key}.name", "two stars have this name")
    if len(s.track) not in SIZES:
        raise BadData(
            file, f"{key}.track", f"a track has {SIZES[0]} to {SIZES[-1]} spaces, not {len(s.track)}"
        )
    if len(s.track) <= g.pieces.sides:
        raise BadData(file, f"{key}.track", "a track must be longer than the highest die number")
    for letter in s.track:
        if letter not in "EPHBN":
            raise BadData(file, f"{key}.track", f"{letter!r} is no space; use E, P, H, B or N")
    for link in s.links:
        if link == s.name or link not in names:
            raise BadData(file, f"{key}.links", f"{link} is not another star of this board")
        if s.name not in next(o for o in g.stars if o.name == link).links:
            raise BadData(file, f"{key}.links", f"{link} does not link back to {s.name}")
    if len(set(s.links)) != len(s.links):
        raise BadData(file, f"{key}.links", "a star is linked twice")
    if HYPERJUMP in s.track and not s.links:
        raise BadData(file, f"{key}.links", "a star with an H space needs a link")
    if not all(0 <= n < 6 for n in s.place):
        raise BadData(file, f"{key}.place", "column and row are 0 to 5")
    if any(o is not s and o.place == s.place for o in g.stars):
        raise BadData(file, f"{key}.place", "two stars stand in this place")


def _check_homes(g: Galaxy, file: str) -> None:
    """Case SET-UP.1 and Case BLACKHOLES.1: what a home star must and must not have."""
    counts = {name: len(g.empty[name]) for name in g.homes}
    for s in (s for s in g.stars if s.home):
        if BLACK_HOLE in s.track or NOVA in s.track:
            raise BadData(file, f"{s.name}.track", "a home star has no black hole and no nova")
        if HYPERJUMP not in s.track:
            raise BadData(file, f"{s.name}.track", "a home star needs an H space")
        if not g.docks[s.name]:
            raise BadData(file, f"{s.name}.track", "a home star needs a planet to build on")
        if len(s.links) < 1:
            raise BadData(file, f"{s.name}.links", "a home star needs a link")
    p = g.pieces
    if len(set(counts.values())) != 1:
        raise BadData(file, "stars", f"both homes need as many empty spaces, not {counts}")
    if not 1 <= p.ships <= MOST_SHIPS or p.ships < min(counts.values()):
        raise BadData(file, "pieces.ships", f"a fleet has {min(counts.values())} to {MOST_SHIPS} ships")
    if min(p.aliens, p.weapons, p.starships) < 0 or p.aliens + p.weapons + p.starships > 99:
        raise BadData(file, "pieces", "0 to 99 cards in all")
    if not 2 <= p.sides <= 12:
        raise BadData(file, "pieces.sides", "a die has 2 to 12 sides")
    if not 0 <= p.builds <= 5:
        raise BadData(file, "pieces.builds", "0 to 5 builds a turn")


def _reaches(g: Galaxy, start: str, goal: str) -> bool:
    links = {s.name: s.links if HYPERJUMP in s.track else () for s in g.stars}
    seen, todo = {start}, [start]
    while todo:
        for x in links[todo.pop()]:
            if x not in seen and g.empty[x]:
                seen.add(x)
                todo.append(x)
    return goal in seen


_STANDARD = load("starwars", "galaxy", Galaxy)
check_galaxy(_STANDARD, "data/starwars/galaxy.toml")
