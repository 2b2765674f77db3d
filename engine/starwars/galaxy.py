"""The gameboard: stars, their tracks, and the hyperjump links."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Annotated

from pydantic import AfterValidator

from engine.core.data import Name, load, parse, within
from engine.core.errors import BadData
from engine.core.types.values import value

EMPTY, PLANET, HYPERJUMP, BLACK_HOLE, NOVA = SPACES = "EPHBN"
CARDS = "AWS"
LENGTHS = range(7, 25)
MOST_STARS = 12
MOST_CARDS = 99


def _star_name(name: str) -> str:
    if not name.isascii() or not name.isalpha() or not name.isupper() or len(name) > 10:
        raise ValueError("a star's name is 1 to 10 capital letters A to Z")
    return name


def _track(track: str) -> str:
    if len(track) not in LENGTHS:
        raise ValueError(f"a track has {LENGTHS[0]} to {LENGTHS[-1]} spaces, not {len(track)}")
    if wrong := [x for x in track if x not in SPACES]:
        raise ValueError(f"{wrong[0]!r} is no space; use {', '.join(SPACES[:-1])} or {SPACES[-1]}")
    return track


def _place(place: tuple[int, int]) -> tuple[int, int]:
    if not all(0 <= n < 6 for n in place):
        raise ValueError("column and row are 0 to 5")
    return place


def _stars(stars: tuple[Star, ...]) -> tuple[Star, ...]:
    if not 2 <= len(stars) <= MOST_STARS:
        raise ValueError(f"a galaxy has 2 to {MOST_STARS} stars, not {len(stars)}")
    return stars


Cards = Annotated[int, within(0, MOST_CARDS, "cards of a type")]


@value
class Star:
    """Case GAMEBOARD.1: a star and its track.

    Space 1 is the first letter; moves run towards higher numbers and wrap.
    """

    name: Annotated[str, AfterValidator(_star_name)]
    track: Annotated[str, AfterValidator(_track)]
    links: tuple[str, ...]
    place: Annotated[tuple[int, int], AfterValidator(_place)]
    home: bool = False


@value
class Pieces:
    """Case EQUIPMENT.1: ships of a fleet, cards of each type, sides of the dice, builds in a turn."""

    ships: Annotated[int, within(1, 24, "ships in a fleet")]
    aliens: Cards
    weapons: Cards
    starships: Cards
    sides: Annotated[int, within(2, 12, "sides of a die")] = 6
    builds: Annotated[int, within(0, 5, "builds in a turn")] = 2


@value(slots=False)
class Galaxy:
    """A board with everything a move needs to know worked out once.

    Spaces are named as players say them: "SOL-3". `land[space][n]` is the space n steps clockwise;
    `kind[space]` its letter; `jumps[star]` every empty space of the linked stars; `docks[star]` its planets;
    `inside[star]` all of its spaces; `links[star]` its linked stars; `far[star]` how many jumps away each
    star is; `gap[a, b]` the die number from a to b; `chance[n]` how likely two dice show at least one of n
    numbers.
    """

    name: Name
    stars: Annotated[tuple[Star, ...], AfterValidator(_stars)]
    pieces: Pieces
    reconstructed: bool = True
    kind: dict[str, str] = field(init=False, repr=False, compare=False)
    land: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    star: dict[str, str] = field(init=False, repr=False, compare=False)
    empty: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    docks: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    jumps: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    links: dict[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)
    far: dict[str, dict[str, int]] = field(init=False, repr=False, compare=False)
    gap: dict[tuple[str, str], int] = field(init=False, repr=False, compare=False)
    chance: tuple[float, ...] = field(init=False, repr=False, compare=False)
    homes: tuple[str, ...] = field(init=False, repr=False, compare=False)
    inside: dict[str, frozenset[str]] = field(init=False, repr=False, compare=False)

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
        links = {s.name: s.links for s in self.stars}
        put(self, "links", links)
        put(self, "far", {s.name: _jumps_away(links, s.name) for s in self.stars})
        put(self, "gap", {(a, b): n for a, path in self.land.items() for n, b in enumerate(path) if n})
        n = self.pieces.sides
        put(self, "chance", tuple(1 - ((n - k) / n) ** 2 for k in range(n + 1)))
        put(self, "homes", tuple(s.name for s in self.stars if s.home))
        put(
            self, "inside", {s.name: frozenset(x for x in kind if self.star[x] == s.name) for s in self.stars}
        )

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
        """Case SET-UP.2, Ruling T37: the whole deck, one letter a card."""
        p = self.pieces
        return "A" * p.aliens + "W" * p.weapons + "S" * p.starships


def _jumps_away(links: dict[str, tuple[str, ...]], start: str) -> dict[str, int]:
    """Return the number of jumps from a star to every other.

    Unreachable stars count as the number of stars.
    """
    far, todo = {start: 0}, [start]
    for at in todo:
        for x in links.get(at, ()):
            if x not in far:
                far[x] = far[at] + 1
                todo.append(x)
    return dict.fromkeys(links, len(links)) | far


def standard() -> Galaxy:
    """Return the board that ships with the game: links deduced, tracks reconstructed (Rulings T1 and T36)."""
    return _STANDARD


def read_galaxy(text: str, file: str = "board.toml") -> Galaxy:
    """Read a table's own board.

    Raises:
        BadData: names file, key and reason of the first fault.

    """
    galaxy = parse(text, Galaxy, file)
    check_galaxy(galaxy, file)
    return galaxy


def check_galaxy(g: Galaxy, file: str) -> None:
    """Refuse a board on which the rules could not be played. Single values were checked when it was read.

    Raises:
        BadData: file, key and reason.

    """
    for i, s in enumerate(g.stars):
        key = f"stars.{i} ({s.name})"
        _check_star(g, s, key, file)
        _check_links(g, s, key, file)
    _check_homes(g, file)
    _check_pieces(g, file)
    for i, s in enumerate(g.stars):
        _check_ways(g, s, f"stars.{i} ({s.name})", file)
    for a, b in (g.homes, g.homes[::-1]):
        if not _reaches(g, a, b):
            raise BadData(file, "stars", f"no hyperjumps lead from {a} to {b}")


def _check_star(g: Galaxy, s: Star, key: str, file: str) -> None:
    others = [o for o in g.stars if o is not s]
    if any(o.name == s.name for o in others):
        raise BadData(file, f"{key}.name", "two stars have this name")
    if longer := [o.name for o in others if o.name.startswith(s.name)]:
        raise BadData(file, f"{key}.name", f"{longer[0]} begins with it; players who type could mean either")
    if any(o.place == s.place for o in others):
        raise BadData(file, f"{key}.place", "two stars stand in this place")
    if len(s.track) <= g.pieces.sides:
        raise BadData(file, f"{key}.track", "a track must be longer than the highest die number")


def _check_links(g: Galaxy, s: Star, key: str, file: str) -> None:
    for link in s.links:
        if link == s.name or link not in g.links:
            raise BadData(file, f"{key}.links", f"{link} is not another star of this board")
        if s.name not in g.links[link]:
            raise BadData(file, f"{key}.links", f"{link} does not link back to {s.name}")
    if len(set(s.links)) != len(s.links):
        raise BadData(file, f"{key}.links", "a star is linked twice")
    if HYPERJUMP in s.track and not s.links:
        raise BadData(file, f"{key}.links", "a star with an H space needs a link")


def _check_homes(g: Galaxy, file: str) -> None:
    """Case SET-UP.1, Case PLANETS.2 and Case BLACKHOLES.1: what a home star must and must not have."""
    if len(g.homes) != 2:
        raise BadData(file, "stars", f"exactly two stars are homes, not {len(g.homes)}")
    for i, s in enumerate(g.stars):
        if not s.home:
            continue
        key = f"stars.{i} ({s.name}).track"
        if BLACK_HOLE in s.track or NOVA in s.track:
            raise BadData(file, key, "a home star has no black hole and no nova")
        for letter, what in (
            (EMPTY, "an empty space"),
            (PLANET, "a planet to build on"),
            (HYPERJUMP, "an H"),
        ):
            if letter not in s.track:
                raise BadData(file, key, f"a home star needs {what}")
        starts = g.empty[s.name]
        if not any(g.kind[x] == PLANET for at in starts for x in g.land[at][1:]):
            raise BadData(file, key, "no ship could make the first move: no planet is within a die's reach")


def _check_pieces(g: Galaxy, file: str) -> None:
    p = g.pieces
    a, b = (len(g.empty[x]) for x in g.homes)
    if a != b:
        raise BadData(file, "stars", f"both homes need as many empty spaces, not {a} and {b}")
    if p.ships < a:
        raise BadData(file, "pieces.ships", f"a fleet fills its home: at least {a} ships, not {p.ships}")
    if p.aliens + p.weapons + p.starships > MOST_CARDS:
        raise BadData(file, "pieces", f"at most {MOST_CARDS} cards in all")


def _check_ways(g: Galaxy, s: Star, key: str, file: str) -> None:
    """Refuse a track on which a ship could be caught for ever."""
    for start in (*g.empty[s.name], *g.docks[s.name]):
        seen, todo = {start}, [start]
        for at in todo:
            new = [x for x in g.land[at] if g.kind[x] not in (BLACK_HOLE, NOVA) and x not in seen]
            seen.update(new)
            todo += [x for x in new if g.kind[x] != HYPERJUMP]
        if not any(g.kind[x] == HYPERJUMP for x in seen):
            raise BadData(file, f"{key}.track", f"a ship on {start} could never reach an H")


def _reaches(g: Galaxy, start: str, goal: str) -> bool:
    seen, todo = {start}, [start]
    for at in todo:
        new = [x for x in g.links[at] if g.empty[x] and x not in seen]
        seen.update(new)
        todo += new
    return goal in seen


_STANDARD = load("starwars", "galaxy", Galaxy)
check_galaxy(_STANDARD, "data/starwars/galaxy.toml")
