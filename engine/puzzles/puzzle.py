"""Puzzle files: a position, who is asked, and what the answers are worth (docs/puzzles.md)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal
from zlib import crc32

from engine.core.data import convert
from engine.core.errors import BadData
from engine.core.places import place_of
from engine.core.rules import Seat
from engine.core.types.values import value

Difficulty = Literal["easy", "medium", "hard"]
#: Wins in a hundred games played on, or points gained by the rating of the title's machine players.
Unit = Literal["wins", "points"]
#: A puzzle is easy, or of medium difficulty, if a newcomer misses it less often than this.
EASY, MEDIUM = 0.35, 0.75
#: Maximum number of answers offered; two or three may be equally good.
MOST = 5
#: Minimum share of the difference between the two best answers for which a term is named.
CHIEF = 0.4
_FILE = re.compile(r"([a-z]+(?:-[a-z]+)*)\.toml")


@value
class Offer:
    """An answer as players type it, its value, and what else it led to on average.

    `terms` is by how much each term of the title's rating changed by it (`Explains.terms`).
    """

    answer: str
    value: float
    facts: Mapping[str, float] = field(default_factory=dict)
    terms: Mapping[str, float] = field(default_factory=dict)


@value
class Entry:
    """A puzzle as its file has it. `position` is a saved state, redrawn as its seat may imagine it."""

    number: int
    seat: Seat
    kind: str
    best: tuple[str, ...]
    missed: float
    sum: int
    found: str
    position: str
    offer: tuple[Offer, ...]


@value
class File:
    """The puzzles of a theme, and the unit of their values."""

    unit: Unit
    puzzle: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle of a title. `sum` is a checksum of its answers' results, which a newer rule changes.

    `offers` begin with the best. `missed` is how often a beginner answers otherwise.
    """

    game: str
    theme: str
    unit: str
    number: int
    seat: Seat
    kind: str
    best: tuple[str, ...]
    offers: tuple[Offer, ...]
    missed: float
    sum: int
    found: str
    position: str

    @property
    def id(self) -> str:
        """Return its permanent name, which never changes and is never reused."""
        return f"{self.theme}-{self.number}"

    @property
    def top(self) -> Offer:
        """Return the best answer."""
        return self.offers[0]

    @property
    def second(self) -> Offer:
        """Return the best of the answers that are wrong."""
        return next(x for x in self.offers if x.answer not in self.best)

    @property
    def difficulty(self) -> Difficulty:
        """Return its level of difficulty."""
        return "easy" if self.missed < EASY else "medium" if self.missed < MEDIUM else "hard"

    @property
    def choices(self) -> tuple[str, ...]:
        """Return the answers offered, shuffled, a wrong one first: nobody is right without a look."""
        order = sorted((x.answer for x in self.offers), key=lambda x: crc32(f"{self.id} {x}".encode()))
        order.insert(0, order.pop(next(i for i, x in enumerate(order) if x not in self.best)))
        return tuple(order)

    def key(self, *parts: str) -> str:
        """Return the key of words about its theme."""
        return key_of(self.game, self.theme, *parts)


#: Points from which on tenths are not told.
WHOLE = 10


def scaled(puzzle: Puzzle, worth: float) -> str:
    """Return a value as it is told: whole games of a hundred, or points with their sign."""
    places = int(abs(worth) < WHOLE)
    return f"{worth:.0f}" if puzzle.unit == "wins" else f"{worth:+.{places}f}".replace("-", "−")


def facts_of(puzzle: Puzzle) -> dict[str, float]:
    """Return the facts for the sentence that says why: what was counted after the two best answers."""
    filled = dict[str, float]()
    for name, x in (("best", puzzle.top), ("second", puzzle.second)):
        filled |= {f"{name}_{key}": round(n, 1) + 0.0 for key, n in x.facts.items()}
        filled |= {f"{name}_{key}_percent": round(100 * n) for key, n in x.facts.items()}
    return filled


def chief(puzzle: Puzzle) -> tuple[str, float]:
    """Return the term that makes most of the difference to the second answer, and its part of it in points.

    No term, and nothing, where none makes so much of it (`CHIEF`), or none was measured.
    """
    best, other = puzzle.top, puzzle.second
    more = {x: best.terms.get(x, 0.0) - other.terms.get(x, 0.0) for x in {**best.terms, **other.terms}}
    term = max(more, key=lambda x: more[x], default="")
    if not term or more[term] < CHIEF * (best.value - other.value):
        return "", 0.0
    return term, round(more[term], 1)


def key_of(game: str, *parts: str) -> str:
    """Return the key of words about a title's puzzles.

    >>> key_of("chess", "fork", "why")
    'chess-puzzle-fork-why'
    """
    return "-".join((game, "puzzle", *parts))


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Read the puzzles of a title, the easiest first; a title of others may have none.

    Raises:
        BadData: a file cannot be read.

    """
    folder = place_of(game).data / "puzzles"
    files = {x.name: x for x in folder.iterdir()} if folder.is_dir() else {}
    found: list[Puzzle] = []
    for name in sorted(x for x in files if x.endswith(".toml")):
        m, path = _FILE.fullmatch(name), f"data/{game}/puzzles/{name}"
        if m is None:
            raise BadData(path, "", "a file of puzzles is called THEME.toml")
        found += read_puzzles(game, m[1], files[name].read_text(encoding="utf-8"), path)
    found.sort(key=lambda x: (x.missed, x.id))
    return tuple(found)


def read_puzzles(game: str, theme: str, text: str, file: str) -> Iterator[Puzzle]:
    """Read the puzzles of a theme.

    Raises:
        BadData: the key, and why.

    """
    try:
        made = convert(tomllib.loads(text), File, file)
    except tomllib.TOMLDecodeError as why:
        raise BadData(file, "", str(why)) from why
    for i, x in enumerate(made.puzzle):
        for key, fault in _faults(x):
            raise BadData(file, f"puzzle.{i}.{key}", fault)
        yield Puzzle(
            game=game,
            theme=theme,
            unit=made.unit,
            number=x.number,
            seat=x.seat,
            kind=x.kind,
            best=x.best,
            offers=x.offer,
            missed=x.missed,
            sum=x.sum,
            found=x.found,
            position=x.position,
        )
    if len({x.number for x in made.puzzle}) < len(made.puzzle):
        raise BadData(file, "puzzle", "two puzzles have the same number")


def _faults(x: Entry) -> Iterator[tuple[str, str]]:
    answers = [o.answer for o in x.offer]
    if not 2 <= len(answers) <= MOST or len(set(answers)) < len(answers):
        yield "offer", f"a puzzle offers 2 to {MOST} different answers"
    if not x.best or list(x.best) != answers[: len(x.best)] or len(x.best) == len(answers):
        yield "best", "the best are the first that are offered, and not all"
    if [o.value for o in x.offer] != sorted((o.value for o in x.offer), reverse=True):
        yield "offer", "the answers are sorted by value"
    if not 0 <= x.missed <= 1:
        yield "missed", "is a share from 0 to 1"
